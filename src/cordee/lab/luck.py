"""The luck of the dice in a game: what every roll brought each seat, compared with the mean over
all the ways it could have fallen.

Both come from the same estimates of where each outcome leads. So over all outcomes by their odds
the luck is zero, however wrong the estimates are; the better they are, the more of a game's chance
the luck explains. There are two kinds of estimates, each with its own luck: by quick games and,
where the judge was trained for the table or the game works out turns exactly, by what good play
makes of the dice. How much each weighs is for whoever looks at many games (`adjusting.py`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ..bots.evaluator import evaluator, is_judged

if TYPE_CHECKING:
    from ..bots.evaluator import Evaluator
    from ..engine.move import Move
    from ..engine.position import Position

QUICK_GAMES = 16
"""Games by which every outcome is foreseen, at least. With fewer their own dice bring more noise
than they explain; docs/study-arena.md has the figures."""
MOST_QUICK_GAMES, GAMES_A_ROLL = 64, 512
"""Where there are few outcomes, more games for each cost little: up to so many, and so many for all
of them together."""


Way = Callable[..., NDArray[np.float64]]


def knowledge(position: Position) -> Evaluator:
    """Who estimates where outcomes lead."""
    return evaluator(position.game, judge=is_judged(position))


def ways_of(position: Position) -> list[Way]:
    """How luck is measured."""
    know = knowledge(position)
    return [know.foresee, know.expect] if know.expects else [know.foresee]


class Luck:
    """What the dice of one game have brought each seat so far, by each way of measuring it."""

    def __init__(self, position: Position, seed: int, quick_games: int = QUICK_GAMES) -> None:
        self._ways = ways_of(position)
        self.shares = np.zeros((position.players, len(self._ways)))
        self.seconds = 0.0
        """What it took to find out."""
        self._quick_games = quick_games
        self._room = knowledge(position).workspace(position.players, seed)

    @property
    def by_seat(self) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(seat) for seat in self.shares.tolist())

    def note(self, position: Position, fell: Move) -> None:
        """How a chance event fell; the position is the one before it."""
        begun = time.perf_counter()
        codes = position.codes()
        if len(codes) > 1:
            nth = codes.index(fell.code)
            for way, each in enumerate(self.each(position)):
                self.shares[:, way] += each[nth]
        self.seconds += time.perf_counter() - begun

    def each(self, position: Position) -> list[NDArray[np.float64]]:
        """What each outcome of a chance event would bring each seat, by each way."""
        codes, odds = position.codes(), np.array(position.odds())
        games = max(self._quick_games, min(MOST_QUICK_GAMES, GAMES_A_ROLL // len(codes)))
        found = [way(position.table, codes, games, self._room) for way in self._ways]
        return [worth - odds @ worth for worth in found]
