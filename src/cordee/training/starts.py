"""What lanes begin with: every option, several numbers of players, the shipped box and others."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import numpy as np

from ..engine.contract import RecordArray
from ..engine.errors import FaultyComponents
from ..engine.game import Game

OWN_BOX = 0.6
"""The part of games that are played with the shipped box, ..."""
FEWEST = 3
"""... and how much more often the fewest play than any other number."""


def starts(game: Game, players: tuple[int, ...], boxes: int, seed: int) -> RecordArray:
    """Records of games that begin; those that are to come up more often are there more often."""
    chance = Random(seed)  # noqa: S311
    others = [_another(game, chance) for _ in range(boxes if game.another_box else 0)]
    options = [dict(zip(game.options, one, strict=True)) for one in product(*game.options.values())]
    each = [count for count in players for _ in range(FEWEST if count == min(players) else 1)]
    own = [_begun(game, count, one) for count in each for one in options]
    other = [_begun(box, chance.choice(each), chance.choice(options)) for box in others]
    times = max(1, round(len(other) * OWN_BOX / (1 - OWN_BOX) / len(own)))
    return np.concatenate(own * times + other)


def _another(game: Game, chance: Random) -> Game:
    """The game with another box, where it says how to draw one."""
    vary = game.another_box
    assert vary is not None
    while True:
        try:
            return Game(game.name, game.package, vary(chance))
        except FaultyComponents:
            continue


def _begun(game: Game, players: int, options: dict[str, Any]) -> RecordArray:
    return game.new(players=players, seed=1, **options).table.copy()


def bounds(tables: RecordArray) -> dict[str, tuple[list[int], list[int]]]:
    """Of each number on the components the lowest and the highest."""
    box = tables["box"]
    columns = {key: box[key].reshape(len(box), -1) for key in box.dtype.names or ()}
    return {key: (v.min(0).tolist(), v.max(0).tolist()) for key, v in columns.items()}
