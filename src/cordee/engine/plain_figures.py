"""Moves and tables as numbers for games without an `encoding.py`: see `plain_encoding.py`.

Templates: each such game has its own copy, in which the names below are those of its record.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import literal_unroll

from .encoding import one_of, seat_from, write_head
from .kernel import Record, template
from .placeholders import moves

NUMBER, FLAG, ONE_OF, SEAT, BITS, PIECES = range(6)
"""How a value becomes figures."""
PIECE_BITS = 16

# In a game's copy:
PLACES, PHASES, FEWEST, MOST = 0, 0, 0, 0
SINGLE: tuple[str, ...] = ()
"""The columns of one value."""
SEVERAL: tuple[str, ...] = ()
"""The columns of several."""
HAS_SEVERAL = False
VALUES = 0
"""How many values there are in all of them."""
PLAN = np.zeros((0, 7), np.int64)
"""For each part of an observation the fields of a `plain_encoding.Step`."""


@template
def number(rec: Record, code: int) -> int:
    """The place of a legal move in their list; -1 for any other."""
    codes = np.empty(PLACES, np.int32)
    for place in range(moves(rec, codes)):
        if codes[place] == code:
            return place
    return -1


@template
def observe(rec: Record, viewer: int, out: Any) -> None:
    """The table as a seat sees it, step by step of the plan."""
    one_of(out, write_head(rec, viewer, out, PHASES, FEWEST, MOST), viewer, MOST)
    values = np.empty(VALUES, np.int64)
    lay_out(rec, values)
    players = int(rec.players)
    for step in range(len(PLAN)):
        how, first, count, by_seat, at, size, nothing = PLAN[step]
        for i in range(players if by_seat else 1):
            who = (viewer + i) % players if by_seat else 0
            for j in range(count):
                value = values[first + who * count + j]
                put(rec, viewer, out, at + (i * count + j) * size, value, how, size, nothing)


@template
def lay_out(rec: Record, values: Any) -> None:
    """The columns of a record, one after the other."""
    at = 0
    for name in literal_unroll(SINGLE):
        values[at] = np.int64(rec[name])
        at += 1
    if HAS_SEVERAL:
        for name in literal_unroll(SEVERAL):
            for value in rec[name].flat:
                values[at] = np.int64(value)
                at += 1


@template
def put(
    rec: Record, viewer: int, out: Any, at: int, value: int, how: int, size: int, nothing: int
) -> None:
    """One value as figures."""
    if how == NUMBER:
        out[at] = value
    elif how == FLAG:
        out[at] = 1.0 if value else 0.0
    elif how == ONE_OF:
        if value < size and value != nothing:
            one_of(out, at, value, size)
    elif how == SEAT:
        if 0 <= value < int(rec.players) and value != nothing:
            one_of(out, at, seat_from(rec, viewer, value), size)
    else:
        bits = PIECE_BITS if how == PIECES else 1
        for i in range(size):
            out[at + i] = value >> (bits * i) & ((1 << bits) - 1)
