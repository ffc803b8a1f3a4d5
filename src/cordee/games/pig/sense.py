"""How to play Pig well."""

from __future__ import annotations

from typing import Any

from ...engine.kernel import KIND_SHIFT, Record, kernel
from .rules import HOLD

ENOUGH = 20
"""With this much in the pot a roll loses more than it wins: 1/6 of it against 20/6."""
SURE = 2.0
HORIZON = 0  # a game is short: playouts go on to its end


@kernel
def weigh(rec: Record, codes: Any, n: int, out: Any) -> None:
    """P4: hold what is worth it, and what wins."""
    pot = int(rec.pot)
    holds = pot >= ENOUGH or int(rec.score[rec.turn]) + pot >= rec.box.goal
    for i in range(n):
        out[i] = SURE if (codes[i] >> KIND_SHIFT == HOLD) == holds else 0.0
