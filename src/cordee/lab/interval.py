"""How certain a share of the wins is, and one that the luck of the dice was taken from."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from ..engine.data import Data

NORMAL_95 = 1.959964
"""How many standard errors a 95 % interval goes to either side."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A share of the wins, and where it lies with 95 % confidence (Wilson's interval).

    A shared win counts by its share. No share varies more than wins and losses alone do, so with
    shared wins the interval is too wide rather than too narrow.
    """

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: float, games: int, looks: int = 1) -> Interval:
        """With several looks, so wide that all of as many intervals hold together (Bonferroni)."""
        if games == 0:
            return cls(0.5, 0.0, 1.0)
        z = NORMAL_95 if looks == 1 else NormalDist().inv_cdf(1 - 0.025 / looks)
        share, z2 = wins / games, z**2
        middle = (share + z2 / (2 * games)) / (1 + z2 / games)
        spread = sqrt(max(0.0, share * (1 - share)) / games + z2 / (4 * games**2))
        spread *= z / (1 + z2 / games)
        return cls(share, max(0.0, middle - spread), min(1.0, middle + spread))

    def decides(self, goal: float) -> bool:
        """Does it lie wholly above or below?"""
        return self.low > goal or self.high < goal

    def __str__(self) -> str:
        return f"{self.share:.1%} [{self.low:.1%}, {self.high:.1%}]"


@dataclass(slots=True)
class Sample:
    """Numbers of which only the sums are kept."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """What single numbers vary by; none can be told from one alone."""
        if self.count < 2:
            return 0.0
        return max(0.0, self.squares - self.total**2 / self.count) / (self.count - 1)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(self.variance / self.count) if self.count else 0.0

    def to_dict(self) -> Data:
        return {"total": self.total, "squares": self.squares}


def mean_interval(mean: float, variance: float, count: int) -> Interval:
    """The mean of N numbers that vary by so much and whose true mean is a share, and where that
    lies with 95 % confidence (Student's interval).

    It is taken as if one more game had been won and one more lost: a few games that went the same
    way are no certainty.
    """
    more = count + 2
    middle = (count * mean + 1) / more
    squares = variance * (count - 1) + count * mean**2 + 1 - more * middle**2
    spread = student_95(count - 2) * sqrt(squares / (more - 1) / more)
    low, high = (min(1.0, max(0.0, end)) for end in (middle - spread, middle + spread))
    return Interval(mean, low, high)


def student_95(degrees: int) -> float:
    """How many standard errors a 95 % interval goes to either side, where those come from
    numbers with N degrees of freedom (the expansion of Cornish and Fisher; to 0.1 % from 3 on)."""
    if degrees < 3:
        return 12.7062 if degrees < 2 else 4.3027
    z = NORMAL_95
    return (
        z
        + (z**3 + z) / (4 * degrees)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * degrees**4)
    )
