"""Checks of a game as numbers, for programs that learn."""

from __future__ import annotations

import numpy as np

from ..bridges.encoding import encoding_of
from ..engine.position import Position
from .sampling import Sample

MOST_ACTIONS = 4096
BEYOND = 64
"""Figures after an observation that must stay as they are."""


def numbers_are_sound(sample: Sample) -> None:
    """Moves have numbers of their own, observations keep their bounds, a game its bound."""
    numbers = encoding_of(sample.game)
    if numbers.actions > MOST_ACTIONS:
        sample.fault(sample.end, f"{numbers.actions} actions are more than {MOST_ACTIONS}")
    room = np.empty(numbers.size + BEYOND, np.float32)
    for position in (*sample.positions, *sample.ends):
        before = position.table.tobytes()
        moves = numbers.moves(position)
        if isinstance(position.actor, int) and len(moves) != len(position.codes()):
            sample.fault(position, "two moves have one number")
        if any(not 0 <= number < numbers.actions for number in moves):
            sample.fault(position, f"numbers of moves are {sorted(moves)}")
        for seat in range(position.players):
            room[: numbers.size], room[numbers.size :] = 0, np.nan
            numbers.kernel.see_table(position.table, seat, room[: numbers.size])
            seen, beyond = room[: numbers.size], room[numbers.size :]
            outside = ~((seen >= numbers.low) & (seen <= numbers.high))
            if outside.any():
                where = int(np.flatnonzero(outside)[0])
                sample.fault(position, f"figure {where} of what seat {seat} sees is {seen[where]}")
            if not np.isnan(beyond).all():
                sample.fault(position, "an observation writes beyond its end")
        if position.table.tobytes() != before:
            sample.fault(position, "looking at a table changes it")
    bound = numbers.bound(sample.setting.players)
    for end in sample.ends:
        if bound is not None and decisions(end.copy()) > bound:
            sample.fault(end, f"it has more than {bound} decisions")


def decisions(position: Position) -> int:
    """How many questions with more than one answer led to a position, which is undone."""
    count = 0
    while position.plies:
        was_asked = isinstance(position.plies[-1].actor, int)
        position.undo()
        count += was_asked and len(position.codes()) > 1
    return count
