"""Move counts to a given depth: they pin what a list of legal moves holds."""

from __future__ import annotations

from cordee.engine.position import Position


def count(position: Position, depth: int) -> int:
    """How many ways there are to play so many plies."""
    if depth == 0 or position.actor is None:
        return 1
    if depth == 1:
        return len(position.codes())
    total = 0
    for move in position.moves():
        position.play(move)
        total += count(position, depth - 1)
        position.undo()
    return total


def counts(position: Position, depth: int) -> tuple[int, ...]:
    """The counts to every depth up to one."""
    return tuple(count(position, plies) for plies in range(1, depth + 1))
