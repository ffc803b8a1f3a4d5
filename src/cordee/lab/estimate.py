"""What sums say about the truth: means with their intervals, and which differences are real."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, isfinite, isnan, log1p, nan, sqrt

import numpy as np
from numpy.typing import NDArray

from ..engine.data import Data
from .interval import student_95

FEWEST = 8
"""Numbers from which on a difference may be called real."""
LEVEL = 0.05
"""How likely we may call any difference real, of all that were looked at, though none is."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, where it lies with 95 % confidence, and how likely it is by chance if it is 0."""

    mean: float
    low: float
    high: float
    count: int
    chance: float = 1.0
    deviation: float = 0.0
    """What single numbers vary by."""

    @classmethod
    def of(cls, count: int, total: float, squares: float) -> Estimate:
        """From sums (Student's interval)."""
        if count == 0:
            return cls(nan, nan, nan, 0)
        mean = total / count
        if count == 1:
            return cls(mean, -float("inf"), float("inf"), 1)
        deviation = sqrt(max(0.0, squares - total * mean) / (count - 1))
        return cls.by_error(mean, deviation / sqrt(count), count, deviation)

    @classmethod
    def by_error(cls, mean: float, error: float, count: int, deviation: float = 0.0) -> Estimate:
        reach = student_95(count - 1) * error
        if error > 0:
            chance = student_chance(mean / error, count - 1) if count >= FEWEST else 1.0
        else:
            chance = 1.0 if mean == 0 or count < FEWEST else 0.0
        return cls(mean, mean - reach, mean + reach, count, chance, deviation)

    @property
    def known(self) -> bool:
        return not isnan(self.mean)

    def times(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(
            self.mean * factor,
            self.low * factor,
            self.high * factor,
            self.count,
            self.chance,
            self.deviation * factor,
        )

    def to_dict(self) -> Data:
        """A single number has a mean, but no ends: JSON knows no infinity."""
        told = {"mean": self.mean, "low": self.low, "high": self.high}
        return {name: one if isfinite(one) else None for name, one in told.items()}


UNKNOWN = Estimate(nan, nan, nan, 0)


def student_chance(t: float, degrees: int) -> float:
    """How likely Student's t is as far from 0 as this or farther (Wallace's approximation: right
    to a few per cent down to one in a million, from 7 degrees of freedom on)."""
    z = (8 * degrees + 1) / (8 * degrees + 3) * sqrt(degrees * log1p(t * t / degrees))
    return erfc(z / sqrt(2))


def jackknife(
    parts: NDArray[np.float64], figure: Callable[[NDArray[np.float64]], float]
) -> Estimate:
    """A figure of the sums over all parts, each of them games of its own; how sure it is follows
    from what it would be without each part (Tukey's jackknife)."""
    whole = parts.sum(axis=0)
    mean, number = figure(whole), len(parts)
    if isnan(mean) or number < 2:
        return Estimate(mean, nan, nan, number)
    without = np.array([figure(whole - part) for part in parts])
    without = without[~np.isnan(without)]
    if len(without) < 2:
        return Estimate(mean, nan, nan, number)
    left = len(without)
    error = sqrt((left - 1) / left * float(((without - without.mean()) ** 2).sum()))
    return Estimate.by_error(mean, error, left)


def real(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of all the differences that were looked at are real (Holm's correction)."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    found = [False] * len(chances)
    for nth, i in enumerate(order):
        if chances[i] > level / (len(chances) - nth):
            break
        found[i] = True
    return found


def quantile(counts: Counter[int], part: float) -> float:
    """The smallest number that so large a part of all does not exceed."""
    wanted, seen = part * counts.total(), 0
    for number in sorted(counts):
        seen += counts[number]
        if seen >= wanted:
            return float(number)
    return nan
