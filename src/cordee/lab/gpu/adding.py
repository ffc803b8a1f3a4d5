"""The rows of many games, added up on the GPU: whole numbers, so that the order does not matter."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, types
from numpy.typing import NDArray

from ...engine.position import Position
from ..simulate import Spread, Tally
from .games import DECISIONS, ENDED, PLIES, SEATS, Kind

COUNT, TOTAL, SQUARES, LOW, HIGH, SPREAD = range(6)
"""Where the numbers of a spread are, and how many there are."""
FAR = 1 << 62


class Sums:
    """Where each sum is kept."""

    def __init__(self, kind: Kind) -> None:
        self.seats = kind.players
        self.counts = kind.game.fields.score is not None
        self.spreads = 1 + self.seats
        """From here on: of plies, of decisions and, where the game counts something, of the scores
        of each seat and of the winners; before, the games that came to their end, and the parts."""
        self.size = self.spreads + SPREAD * (2 + (self.seats + 1 if self.counts else 0))

    def nothing(self) -> NDArray[np.int64]:
        sums = np.zeros(self.size, np.int64)
        sums[self.spreads + LOW :: SPREAD] = FAR
        sums[self.spreads + HIGH :: SPREAD] = -FAR
        return sums

    def tally(self, start: Position, games: int, sums: NDArray[np.int64]) -> Tally:
        tally = Tally.nothing(start)
        tally.games, tally.broken_off = games, games - int(sums[0])
        tally.parts = sums[1 : self.spreads].tolist()
        spreads = map(_spread, sums[self.spreads :].reshape(-1, SPREAD))
        tally.plies, tally.decisions, *scores = spreads
        if self.counts:
            *tally.scores, tally.winners = scores
        return tally


def _spread(sums: NDArray[np.int64]) -> Spread:
    count, total, squares, low, high = sums.tolist()
    return Spread(count, total, squares, float(low), float(high)) if count else Spread()


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def add(sums: Any, at: Any, number: Any) -> None:
    """One number more of a spread."""
    sums[at + COUNT] += 1
    sums[at + TOTAL] += number
    sums[at + SQUARES] += number * number
    sums[at + LOW] = min(sums[at + LOW], number)
    sums[at + HIGH] = max(sums[at + HIGH], number)


def adder(sums: Sums) -> Any:
    """The function that adds up rows, to be compiled as a kernel."""
    seats, counts, spreads, size = sums.seats, sums.counts, sums.spreads, sums.size

    def add_rows(rows: Any, last: Any, nothing: Any, total: Any) -> None:
        own = cuda.local.array(size, types.int64)
        for i in range(size):
            own[i] = nothing[i]
        for row in range(cuda.grid(1), last, cuda.gridsize(1)):
            own[0] += rows[row, ENDED]
            add(own, spreads, int(rows[row, PLIES]))
            add(own, spreads + SPREAD, int(rows[row, DECISIONS]))
            for seat in range(seats):
                part = rows[row, SEATS + seat]
                own[1 + seat] += part
                if counts:
                    scored = int(rows[row, SEATS + seats + seat])
                    add(own, spreads + SPREAD * (2 + seat), scored)
                    if part > 0 and rows[row, ENDED]:
                        add(own, spreads + SPREAD * (2 + seats), scored)
        for i in range(size):
            place = (i - spreads) % SPREAD
            if i >= spreads and place == LOW:
                cuda.atomic.min(total, i, own[i])
            elif i >= spreads and place == HIGH:
                cuda.atomic.max(total, i, own[i])
            else:
                cuda.atomic.add(total, i, own[i])

    return add_rows
