"""How certain a share of the wins is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

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
    def of(cls, wins: float, games: int) -> Interval:
        if games == 0:
            return cls(0.5, 0.0, 1.0)
        share, z2 = wins / games, NORMAL_95**2
        middle = (share + z2 / (2 * games)) / (1 + z2 / games)
        spread = sqrt(max(0.0, share * (1 - share)) / games + z2 / (4 * games**2))
        spread *= NORMAL_95 / (1 + z2 / games)
        return cls(share, max(0.0, middle - spread), min(1.0, middle + spread))

    def decides(self, goal: float) -> bool:
        """Does it lie wholly above or below?"""
        return self.low > goal or self.high < goal

    def __str__(self) -> str:
        return f"{self.share:.1%} [{self.low:.1%}, {self.high:.1%}]"
