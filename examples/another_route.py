"""Play Himalaya on a route of one's own: the rules stay compiled, the route is data.

python examples/another_route.py
"""

import random
from pathlib import Path

import cordee
from cordee.engine.game import Game

ROUTE = Path(__file__).with_name("long_route.toml")


def plies_to_the_end(game: Game, seed: int) -> int:
    """One random game of three players: how many events it takes."""
    position = game.new(players=3, seed=seed)
    choose = random.Random(seed)
    while position.actor is not None:
        if position.actor == "chance":
            position.roll()
        else:
            position.play(choose.choice(position.moves()))
    return len(position.plies)


for name, game in {
    "the shipped route": cordee.game("himalaya"),
    "long_route.toml": cordee.game("himalaya", components=ROUTE),
}.items():
    route = game.box["route"]
    plies = [plies_to_the_end(game, seed) for seed in range(40)]
    print(f"{name}: summit on {route['length']}, {sum(plies) / len(plies):.0f} plies on average")
print(cordee.game("himalaya", components=ROUTE).new(players=3))
