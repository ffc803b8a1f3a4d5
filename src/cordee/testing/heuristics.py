"""Checks of what a game knows about how to play it well."""

from __future__ import annotations

from math import isclose

import numpy as np

from ..bots.evaluator import evaluator
from .sampling import Sample


def heuristics_are_sound(sample: Sample) -> None:
    """Moves are weighed by numbers, shares add up, and looking at a table changes nothing.

    A game without a `heuristics.py` has nothing to check.
    """
    if sample.game.heuristics is None:
        return
    know = evaluator(sample.game)
    notes = know.workspace(players=2, seed=0).notes
    for position in sample.positions:
        before = position.table.tobytes()
        if position.actor is None:
            continue
        shares = know.value(position.table)
        if not (isclose(shares.sum(), 1, abs_tol=1e-6) and shares.min() >= 0):
            sample.fault(position, f"the shares it expects are {shares.tolist()}")
        if isinstance(position.actor, int):
            merits = know.weigh(position.table, position.codes())
            if not np.isfinite(merits).all():
                sample.fault(position, f"moves are weighed {merits.tolist()}")
            know.solve(position.table, notes)
            worth = know.solved(position.table, notes, position.codes())
            if worth is not None and not ((worth >= 0) & (worth <= 1 + 1e-9)).all():
                sample.fault(position, f"moves are worth {worth.tolist()}")
        if position.table.tobytes() != before:
            sample.fault(position, "judging a table changes it")
