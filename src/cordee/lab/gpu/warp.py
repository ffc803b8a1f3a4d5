"""Which games of a warp are played on: those that are in the same phase.

The 32 threads of a warp take the same step at a time. Left alone, games in different phases wait
for each other: a warp in five phases goes through the code of all five for every ply. So the
threads agree on a phase, and those in it play. What happens in a game does not depend on that.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, types

LANES = 32
ALL = 0xFFFFFFFF
IDLE = -1
"""The phase of a thread that has no more games."""
QUORUM = 2
"""Phases take turns; one with fewer threads than that is passed over, unless all are."""


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def anyone(busy: Any) -> Any:
    """Has any thread of the warp a game to play?"""
    return cuda.any_sync(ALL, busy)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def elect(phase: Any, after: Any) -> Any:
    """The phase that the warp plays now, the same for all its threads; `after` was the last."""
    mine = types.int32(phase & LANES - 1)
    votes = cuda.popc(cuda.match_any_sync(ALL, mine))
    if votes >= QUORUM:
        votes = 2 * LANES - ((mine - after - 1) & LANES - 1)
    ballot = types.int32(0 if phase == IDLE else votes * LANES + mine)
    step = LANES // 2
    while step > 0:
        ballot = max(ballot, cuda.shfl_xor_sync(ALL, ballot, step))
        step //= 2
    return ballot & LANES - 1
