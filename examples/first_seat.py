"""How often does the first seat win when all play at random? With a 95 % interval.

python examples/first_seat.py [GAME] [GAMES]
"""

import math
import random
import sys

import cordee
from cordee.engine.game import Game

name = sys.argv[1] if len(sys.argv) > 1 else "vertical"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 300


def share_of_first_seat(game: Game, seed: int) -> float:
    position = game.new(players=2, seed=seed)
    choose = random.Random(seed)
    while position.actor is not None:
        if position.actor == "chance":
            position.roll()
        else:
            position.play(choose.choice(position.moves()))
    assert position.outcome is not None
    return position.outcome.shares[0]  # 1 for a win, 1/2 for a shared one


shares = [share_of_first_seat(cordee.game(name), seed) for seed in range(games)]
mean = sum(shares) / games
spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / (games - 1) / games)
print(f"{name}: the first seat wins {mean:.3f} ± {1.96 * spread:.3f} of {games} random games.")
