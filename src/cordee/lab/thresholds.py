"""From where on the lab calls something by a word. All such limits are here."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan

Limits = Sequence[tuple[float, str]]
"""Up to which number which word is used."""
FAIRNESS = ((0.02, "fair"), (0.06, "nearly"), (0.15, "tilted"), (float("inf"), "unfair"))
"""How far a seat may be from an even share, as a part of it: 52 % of two is 4 % off."""
APART = 1
"""How many words further an interval may reach than what is said of it; more games are needed if it
reaches still further."""
UNSURE = 0.06
"""How wide half an interval around an even share may be, as a part of it, to say anything."""
LOPSIDED = 1.25
"""How much further an interval may reach to one side than to the other to be told as ±."""
OPENNESS = ((0.25, "open"), (0.6, "leaning"), (float("inf"), "decided"))
"""How much more than an even share whoever leads at half-time wins, as a part of all more."""
SKILL = ((0.2, "hardly"), (0.5, "some"), (0.85, "much"), (float("inf"), "all"))
"""The same for a stronger player."""
RARE, USUAL = 0.01, 0.98
"""The rate below which something is hardly ever chosen, and above which it nearly always is."""
OFFERED = 100
"""How often something must have been offered before it is called by either."""
NOTABLE = 0.01
"""The change of a share from which on a choice is named in the summary."""


def called(number: float, limits: Limits) -> str:
    """The word for a number."""
    return next(word for limit, word in limits if number <= limit)


def steps(number: float, other: float, limits: Limits) -> int:
    """How many words the words for two numbers are apart."""
    words = [word for _, word in limits]
    return abs(words.index(called(number, limits)) - words.index(called(other, limits)))


def beyond_even(share: float, players: int) -> float:
    """How much more than an even share somebody wins: 0 for that, 1 for everything."""
    even = 1 / players
    return 0.0 if isnan(share) else (share - even) / (1 - even)
