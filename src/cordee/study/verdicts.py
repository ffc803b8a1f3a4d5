"""What a decision is called, by what it cost; where noise could explain the cost, nobody is blamed.

All thresholds are here; docs/study.md explains them.
"""

from __future__ import annotations

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
FROM = {INACCURACY: 0.02, MISTAKE: 0.05, BLUNDER: 0.12}
"""The share of the win from which on a cost is called that."""
BAD = (MISTAKE, BLUNDER)
SURE = 2.5
"""Standard errors that a cost must stand clear of zero before it is called anything but good: of a
hundred decisions that cost nothing, fewer than one does by chance."""


def verdict(cost: float, error: float) -> str:
    """Of a decision that was not the best one."""
    if cost < SURE * error:
        return GOOD
    return next((name for name in reversed(FROM) if cost >= FROM[name]), GOOD)
