"""Evidence for a share above a goal, and for one below, that may be looked at after every round.

A bet: whoever thinks the share is q, not the goal m, multiplies their stake after each round by

    1 + (q - m) (x - m) / (m (1 - m)),    x being what was won in the round, from 0 to 1.

For games that are won or lost it is the likelihood ratio of q against m. If the share is m, the
stake stays on average what it was, whatever was played before; if it is below m, whoever bets on
more loses on average. So the mean stake over many q above m is ever as high as 1 / 0.025 in at most
2.5 % of matches in which the share is m or less (Ville's inequality), however long they last; the
same goes for those below. Nothing is assumed about how wins are shared or how many play: only that
rounds are drawn alike, which they are once their line-ups are drawn by lot.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ..engine.data import Data
from .kept import sure

ERROR = 0.05
"""How often a match may end with a wrong verdict, half of it on either side."""
ENOUGH = 2 / ERROR
"""The stake that decides."""
BETS = 20
"""Shares that are betted on, on either side."""

Floats = NDArray[np.float64]


def bets(goal: float) -> Floats:
    """The shares betted on: above the goal in the first row, below it in the second."""
    parts = (np.arange(BETS) + 0.5) / BETS
    return np.array([goal + (1 - goal) * parts, goal - goal * parts])


def growth(goal: float, won: float) -> Floats:
    """The logarithm of what a round multiplies each stake by."""
    return np.log1p((bets(goal) - goal) * (won - goal) / (goal * (1 - goal)))


@dataclass
class Evidence:
    """Whether the first bot's share is above a goal or below it."""

    goal: float
    stakes: Floats = field(default_factory=lambda: np.zeros((2, BETS)))
    """Their logarithms."""

    def add(self, won: float) -> None:
        """One more round, and what it brought the bot on average."""
        self.stakes += growth(self.goal, won)

    @property
    def above(self) -> float:
        return float(np.exp(self.stakes[0]).mean())

    @property
    def below(self) -> float:
        return float(np.exp(self.stakes[1]).mean())

    @property
    def verdict(self) -> str:
        """`above`, `below`, or `open`."""
        return "above" if self.above >= ENOUGH else "below" if self.below >= ENOUGH else "open"

    def to_dict(self) -> Data:
        return {
            "goal": self.goal,
            "verdict": self.verdict,
            "above": self.above,
            "below": self.below,
            "stakes": self.stakes.tolist(),
        }

    @classmethod
    def of(cls, data: Data) -> Evidence:
        """What `to_dict` gave."""
        goal, stakes = data["goal"], np.array(data["stakes"], float)
        sure(isinstance(goal, float) and 0 < goal < 1)
        sure(stakes.shape == (2, BETS) and bool(np.isfinite(stakes).all()))
        return cls(goal, stakes)
