"""How to play Pig well: keep pace, and race when the end is near (Neller and Presser, 2010)."""

from __future__ import annotations

from typing import Any

from ...engine.kernel import KIND_SHIFT, Record, kernel
from .rules import HOLD

RACE = 29
"""With somebody this near the goal nobody holds before they have won."""
PACE = 21
"""What is worth holding when all are level; an eighth of the gap more for whoever is behind."""
GAP = 8
KEEN = 0.2
"""How much a point in the pot counts in the choice."""
SURE = 10.0

HABITS = {"hold": 1.0}  # a bird in the hand
SKILLS = {  # dice decide so much that even good players must be timid to be weaker than the best
    "novice": {"blur": 0.3, "habit": 3.17},
    "easy": {"blur": 0.3, "habit": 2.7},
    "medium": {"blur": 0.3, "habit": 2.17},
    "hard": {"simulations": 0, "blur": 0.3, "habit": 1.4},
    "master": {"simulations": 20_000},  # as `expert`: there is nothing left to find
}

HORIZON = 0  # a game is short: playouts go on to its end


@kernel
def weigh(rec: Record, codes: Any, n: int, out: Any) -> None:
    """P4: again, until the pot is worth holding; P5: what wins always is."""
    merit = KEEN * (int(rec.pot) - worth_holding(rec) + 0.5)
    if rec.score[rec.turn] + rec.pot >= rec.box.goal:
        merit = SURE
    for i in range(n):
        out[i] = merit if codes[i] >> KIND_SHIFT == HOLD else 0.0


@kernel
def worth_holding(rec: Record) -> int:
    """How much the pot must hold to be held; P5: what wins always is."""
    mine = int(rec.score[rec.turn])
    ahead = 0
    for seat in range(rec.players):
        if seat != rec.turn:
            ahead = max(ahead, int(rec.score[seat]))
    wins = int(rec.box.goal) - mine
    if max(mine, ahead) >= rec.box.goal - RACE:
        return wins
    return min(wins, PACE + (ahead - mine) // GAP)
