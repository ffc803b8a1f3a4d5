"""Who wins, as shares: the two ways that games have."""

from __future__ import annotations

from typing import Any

from .kernel import Record, kernel


@kernel
def wins_alone(rec: Record, winner: int, out: Any) -> None:
    """One seat has it all."""
    for seat in range(rec.players):
        out[seat] = 1.0 if seat == winner else 0.0


@kernel
def best_share(rec: Record, out: Any) -> None:
    """Turn how well each seat has done into shares: the best share the win."""
    best = out[0]
    for seat in range(1, rec.players):
        best = max(best, out[seat])
    winners = 0
    for seat in range(rec.players):
        winners += 1 if out[seat] == best else 0
    for seat in range(rec.players):
        out[seat] = 1.0 / winners if out[seat] == best else 0.0
