"""Positions small enough to look at everything that can happen in them."""

from __future__ import annotations

from cordee.engine.position import Position

Known = dict[bytes, tuple[float, ...]]


def shares(position: Position, known: Known | None = None) -> tuple[float, ...]:
    """Each seat's share if all play as well as can be and the dice fall by their odds."""
    known = {} if known is None else known
    key = position.table.tobytes()
    if key not in known:
        known[key] = _worked_out(position, known)
    return known[key]


def _worked_out(position: Position, known: Known) -> tuple[float, ...]:
    if position.outcome is not None:
        return position.outcome.shares
    actor, moves = position.actor, position.moves()
    after = []
    for move in moves:
        position.play(move)
        after.append(shares(position, known))
        position.undo()
    if isinstance(actor, int):
        return max(after, key=lambda found: found[actor])
    odds = [move.probability or 0.0 for move in moves]
    seats = range(position.players)
    return tuple(sum(p * found[s] for p, found in zip(odds, after, strict=True)) for s in seats)
