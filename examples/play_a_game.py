"""Play a whole game of Yeti in Python, tell what happens, and keep it.

python examples/play_a_game.py
"""

import random
from pathlib import Path

import cordee
from cordee.engine.record import Record

game = cordee.game("yeti")
position = game.new(players=2, weather="mixed", seed=7)  # without a seed: unpredictable
names, chance = ["Ana", "Bo"], random.Random(7)

while position.actor is not None:
    if position.actor == "chance":
        position.roll()  # the position's own dice decide
    else:
        moves = position.moves()  # all that is legal now
        prints = [move for move in moves if "print" in move.text]
        position.play(chance.choice(prints or moves))
    for sentence in position.story("en", names):
        print(sentence)

print(position)  # the table, for a terminal
Record.of(position, seats=names).save(Path("yeti.cordee"))
Path("yeti.svg").write_text(position.svg(names=names), encoding="utf-8")
print("Kept in yeti.cordee, drawn in yeti.svg.")
