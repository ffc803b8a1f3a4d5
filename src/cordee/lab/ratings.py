"""Ratings of bots from the games they played: Elo's, for any number of players.

A seat wins with a chance that grows with its rating: 400 points more are ten times the odds (with
two players that is Elo's formula, with more Luce's). The ratings are those under which what
happened is likeliest; a shared win counts for each by its share. Each bot is also given one
shared win against every other: without it, one that has won or lost every game would have no
rating at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from .interval import NORMAL_95

POINTS = 400 / log(10)
"""Rating points for odds of e to one."""
MOST_STEPS = 100
LONGEST_STEP = 1.0
CLOSE = 1e-10


Floats = NDArray[np.float64]
Games = tuple[Sequence[str], Sequence[float]]
"""Those of one line-up: who sat where, and what each seat won in all of them together."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Points above or below the mean of all bots rated, and where they lie with 95 % confidence."""

    points: float
    low: float
    high: float


def rate(bots: Sequence[str], played: Iterable[Games]) -> dict[str, Rating]:
    """Each bot's rating; their mean is 0."""
    place = {bot: i for i, bot in enumerate(bots)}
    games = [([place[bot] for bot in lineup], np.array(shares)) for lineup, shares in played]
    games += [([i, j], np.array([0.5, 0.5])) for j in range(len(bots)) for i in range(j)]
    strength = np.zeros(len(bots))
    level = np.ones((len(bots), len(bots)))  # holds the mean at 0, as nothing else does
    for _ in range(MOST_STEPS):
        slope, curve = _shape(games, strength)
        step = np.linalg.solve(curve + level, slope)
        step /= max(1.0, float(np.abs(step).max()) / LONGEST_STEP)
        strength += step
        if np.abs(step).max() < CLOSE:
            break
    strength -= strength.mean()
    _, curve = _shape(games, strength)
    spread = np.linalg.inv(curve + level) - 1 / level.size
    errors = np.sqrt(np.maximum(np.diag(spread), 0.0))
    return {
        bot: Rating(
            *(float(POINTS * (strength[i] + z * errors[i])) for z in (0, -NORMAL_95, NORMAL_95))
        )
        for i, bot in enumerate(bots)
    }


def _shape(games: Sequence[tuple[list[int], Floats]], strength: Floats) -> tuple[Floats, Floats]:
    """The slope of the log-likelihood, and its curvature."""
    slope, curve = np.zeros(len(strength)), np.zeros((len(strength), len(strength)))
    for seats, shares in games:
        odds = np.exp(strength[seats] - strength[seats].max())
        chance = odds / odds.sum()
        number = shares.sum()
        np.add.at(slope, seats, shares - number * chance)
        np.add.at(
            curve, np.ix_(seats, seats), number * (np.diag(chance) - np.outer(chance, chance))
        )
    return slope, curve
