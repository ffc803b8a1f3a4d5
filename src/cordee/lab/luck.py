"""The luck of the dice in a game: what every roll brought each seat, compared with the mean over
all the ways it could have fallen.

Both come from the same estimates of where each outcome leads. So over all outcomes by their odds
the luck is zero, however wrong the estimates are; the better they are, the more of a game's chance
the luck explains.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ..bots.evaluator import evaluator

if TYPE_CHECKING:
    from ..engine.move import Move
    from ..engine.position import Position

QUICK_GAMES = 16
"""Games by which every outcome is foreseen, where the turn cannot be worked out. With fewer
their own dice bring more noise than they explain; docs/study-arena.md has the figures."""


class Luck:
    """What the dice of one game have brought each seat so far."""

    def __init__(self, position: Position, seed: int, quick_games: int = QUICK_GAMES) -> None:
        self.shares = [0.0] * position.players
        self.seconds = 0.0
        """What it took to find out."""
        self._quick_games = quick_games
        self._know = evaluator(position.game)
        self._room = self._know.workspace(position.players, seed)

    def note(self, position: Position, fell: Move) -> None:
        """How a chance event fell; the position is the one before it."""
        begun = time.perf_counter()
        codes = position.codes()
        if len(codes) > 1:
            brought = self.each(position)[codes.index(fell.code)]
            self.shares = [
                luck + more for luck, more in zip(self.shares, brought.tolist(), strict=True)
            ]
        self.seconds += time.perf_counter() - begun

    def each(self, position: Position) -> NDArray[np.float64]:
        """What each outcome of a chance event would bring each seat."""
        worth = self._know.expect(position.table, position.codes(), self._quick_games, self._room)
        return worth - np.array(position.odds()) @ worth
