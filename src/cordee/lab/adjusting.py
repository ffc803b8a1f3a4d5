"""What a bot's games come to without the luck of the dice."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ..engine.data import Data
from .interval import Interval, Sample, mean_interval

FEWEST = 10
"""Games from which on shares are adjusted."""
ROUNDING = 1e-9
"""What sums may be off by, for each game."""
Matrix = NDArray[np.float64]


class Adjusted:
    """A share and a luck from each game that a bot played, the means over its seats. Luck may be
    measured in several ways at once.

    Shares are taken to go with luck along a straight line: what it says of no luck at all is the
    adjusted share. Each way of measuring has its own weight. If one were perfect, its weight would
    be 1; the more noise is in it, the less it weighs, so that poorly measured luck does no harm.
    """

    def __init__(self, measures: int = 1, sums: Matrix | None = None) -> None:
        size = measures + 2
        self._sums = np.zeros((size, size)) if sums is None else sums
        """Over all games, the products of each two of: 1, the share, every measure of the luck."""

    def add(self, share: float, luck: Sequence[float]) -> None:
        game = np.array([1.0, share, *luck])
        self._sums += np.outer(game, game)

    @property
    def measures(self) -> int:
        return len(self._sums) - 2

    @property
    def count(self) -> int:
        return int(self._sums[0, 0])

    @property
    def plain(self) -> Sample:
        """The shares."""
        return self._sample(1)

    @property
    def lucks(self) -> list[Sample]:
        """The luck, by each way of measuring it."""
        return [self._sample(nth + 2) for nth in range(self.measures)]

    def _sample(self, nth: int) -> Sample:
        return Sample(self.count, float(self._sums[0, nth]), float(self._sums[nth, nth]))

    @property
    def luck(self) -> float:
        """What the dice brought in a game, on average: what is taken from the share."""
        return float(self._weights @ self._means)

    @property
    def luck_error(self) -> float:
        """Its standard error, the weights taken as given."""
        n = self.count
        squares = float(self._weights @ self._spread[1:, 1:] @ self._weights)
        return math.sqrt(max(0.0, squares) / max(1, n - 1) / max(1, n))

    @property
    def weights(self) -> list[float]:
        """How much of each luck measured is taken from the share."""
        return [float(weight) for weight in self._weights]

    @property
    def share(self) -> float:
        return self.plain.mean - self.luck

    @property
    def factor(self) -> float | None:
        """How many times more games the plain share needs to be as sure; None while unknown."""
        rest = self._rest
        return self.plain.variance / rest if rest > 0 else None

    @property
    def interval(self) -> Interval:
        n = self.count
        if n < FEWEST:
            return Interval.of(self.plain.total, n)
        lever = float(self._means @ self._solved(self._means))
        return mean_interval(self.share, self._rest * (1 + n * lever), n)

    @property
    def _means(self) -> Matrix:
        """Of every measure of the luck."""
        return self._sums[0, 2:] / max(1, self.count)

    @property
    def _spread(self) -> Matrix:
        """How shares and luck vary, and go together: products of how far they are from their
        means."""
        return self._sums[1:, 1:] - np.outer(self._sums[0, 1:], self._sums[0, 1:]) / self.count

    def _solved(self, right: Matrix) -> Matrix:
        """By the spread of the luck; measures that hardly vary, or only as others do, count for
        nothing."""
        return np.linalg.pinv(self._spread[1:, 1:], rcond=ROUNDING, hermitian=True) @ right

    @property
    def _weights(self) -> Matrix:
        if self.count < FEWEST or np.trace(self._spread[1:, 1:]) <= ROUNDING:
            return np.zeros(self.measures)
        return self._solved(self._spread[0, 1:])

    @property
    def _rest(self) -> float:
        """The variance that luck does not explain."""
        n = self.count
        if n < FEWEST:
            return 0.0
        spread = self._spread
        squares = float(spread[0, 0] - self._weights @ spread[0, 1:])
        return max(0.0, squares) / (n - 1 - self.measures)

    def to_dict(self) -> Data:
        found = self.interval
        return {
            "share": found.share,
            "low": found.low,
            "high": found.high,
            "factor": self.factor,
            "luck": self.luck,
            "luck_error": self.luck_error,
            "weights": self.weights,
            "sums": self._sums.tolist(),
        }

    @classmethod
    def of(cls, data: Data, measures: int, games: int, won: float) -> Adjusted:
        """What `to_dict` gave, of a bot that won so much in N games; ValueError for anything
        else."""
        sums = np.array(data["sums"], np.float64)
        slack, scale = ROUNDING * (1 + games), float(np.abs(sums).max(initial=1.0))
        right = (
            sums.shape == (measures + 2, measures + 2)
            and bool(np.isfinite(sums).all())
            and bool((sums == sums.T).all())
            and sums[0, 0] == games
            and abs(sums[0, 1] - won) < slack
            and sums[1, 1] < sums[0, 1] + slack
            and bool(np.linalg.eigvalsh(sums).min() > -slack * scale)
        )
        if not right:
            raise ValueError("not what an arena writes")
        return cls(measures, sums)
