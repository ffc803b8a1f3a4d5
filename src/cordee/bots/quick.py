"""The bot `quick`: the move that looks best at first sight, by the game's own heuristics."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from .evaluator import evaluator

if TYPE_CHECKING:
    from ..engine.move import Move
    from ..engine.position import Position


class QuickBot:
    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)  # noqa: S311  # nothing secret

    def choose(self, position: Position) -> Move:
        """The best; of several alike, any."""
        codes = position.codes()
        merits = evaluator(position.game).weigh(position.table, codes)
        best = np.flatnonzero(merits == merits.max())
        return position.game.move(codes[int(self._random.choice(best))])
