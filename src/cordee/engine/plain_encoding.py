"""A game as numbers that follow from its declared fields, for games without an `encoding.py`.

The number of a move is its place in the list of legal moves. An observation begins like any other
(phase, players, turn); then come the viewer's seat, every declared field in order, and finally the
columns of the record that no field has covered. By the kind of a field:

- a number (`Number`, `SeatNumbers`, each of `Counts`) is one figure, as it is;
- a `Flag` is 0 or 1;
- a `Word` has a figure for each word, 1 for the one that holds; `Words` likewise, 1 for each;
- a `Seat` has a figure for each seat from the viewer on, and so has each thing of `Owners`;
- what each seat has (`SeatNumbers`, `SeatField`) comes from the viewer on, 0 for empty seats;
- an `OwnField`, and a kind of the game's own, is given by its columns, number by number;
- `Printed` is left out: it is the same all game long.

A number that may be larger than a figure can hold exactly is cut into pieces of 16 bits, a figure
each, the lowest first. Positions that differ in any field therefore differ in their figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

import numpy as np

from . import plain_figures
from .contract import Rules
from .encoding import Part, head, starts_of
from .errors import CordeeError
from .fields import (
    AnyField,
    Bound,
    Counts,
    Field,
    Flag,
    Kind,
    Number,
    Owners,
    Seat,
    SeatField,
    SeatNumbers,
    Word,
    Words,
)
from .kernel import bind
from .plain_figures import BITS, FLAG, NUMBER, ONE_OF, PIECE_BITS, PIECES, SEAT

EXACT = 2**24
"""Up to here a figure, a float32, holds every whole number."""
HUGE = 2**64
NEVER = -1
"""Stands for None where a field has no such value: no place, and nobody's seat."""
WHOLE = "biu"
"""Kinds of NumPy types: flags and whole numbers."""
BEGUN_WITH = ("players", "turn", "phase")
"""Columns that every observation begins with."""


class Way(NamedTuple):
    """How a value becomes figures, and what they say."""

    how: int
    about: str
    size: int = 1
    """Figures for each value."""
    low: float = 0
    high: float = 1
    nothing: int = NEVER
    """The value that stands for None: all figures stay 0."""


class Told(NamedTuple):
    """A part of an observation: a column of the record, and how it is told."""

    name: str
    column: str
    way: Way
    by_seat: bool


class Step(NamedTuple):
    """A part of an observation as `plain_figures.observe` writes it."""

    how: int
    first: int
    """Where its values begin among those of all columns."""
    values: int
    """How many there are, for each seat if it is told by seat."""
    by_seat: bool
    at: int
    """Where its figures begin."""
    size: int
    nothing: int


class PlainEncoding:
    """What a game's `encoding.py` would have."""

    VERSION = 0
    """None of its own: the numbers change with the fields."""
    bound: Callable[[int], int] | None = None

    def __init__(self, name: str, rules: Rules, fields: Sequence[AnyField]) -> None:
        state, (fewest, most) = rules.STATE, rules.PLAYERS
        single, several = _columns(name, state)
        counts = {column: prod(state[column].shape) for column in (*single, *several)}
        begin = (*head(rules.PHASES, rules.PLAYERS), Part("seat", most, "where the viewer sits"))
        told = list(_told(fields, state, most))
        parts = [_part(each, counts[each.column]) for each in told]
        self.ACTIONS = (Part("move", rules.MOVES, "its place in the list of legal moves"),)
        self.FIELDS = (*begin, *parts)
        own = {
            "moves": rules.moves,
            "PLACES": rules.MOVES,
            "PHASES": len(rules.PHASES),
            "FEWEST": fewest,
            "MOST": most,
            "SINGLE": single,
            "SEVERAL": several,
            "HAS_SEVERAL": bool(several),
            "VALUES": sum(counts.values()),
            "PLAN": _plan(told, starts_of(self.FIELDS)[len(begin) :], counts, state),
        }
        bound = bind(name, own, plain_figures)
        self.number = bound.number
        self.observe = bound.observe


def _columns(name: str, state: np.dtype[Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Those of one value, and those of several; the box is the same all game long."""
    columns = [column for column in state.names or () if column != "box"]
    for column in columns:
        if state[column].base.kind not in WHOLE:
            raise CordeeError("encoding-needed", game=name, column=column)
    single = tuple(column for column in columns if not state[column].shape)
    return single, tuple(column for column in columns if column not in single)


def _told(fields: Sequence[AnyField], state: np.dtype[Any], most: int) -> Iterator[Told]:
    """The declared fields that have a column of their own, then the columns of no field."""
    left = [column for column in state.names or () if column not in ("box", *BEGUN_WITH)]
    for field in fields:
        if not isinstance(field, Field | SeatField | SeatNumbers):
            continue
        column = field.at or field.name
        if column in BEGUN_WITH:
            continue
        if column in left:
            left.remove(column)
        kind = Number(field.low, field.high) if isinstance(field, SeatNumbers) else field.kind
        way = _way(kind, state[column].base, most)
        yield Told(field.name, column, way, by_seat=not isinstance(field, Field))
    for column in left:
        yield Told(column, column, _as_it_is(state[column].base), by_seat=False)


def _part(told: Told, count: int) -> Part:
    about = told.way.about + (", of each seat from the viewer on" if told.by_seat else "")
    low, high = min(0, told.way.low), max(0, told.way.high)
    return Part(told.name, told.way.size * count, about, low, high)


def _plan(
    told: Sequence[Told], starts: Sequence[int], counts: dict[str, int], state: np.dtype[Any]
) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A row for each part of the observation."""
    firsts = dict(zip(counts, accumulate(counts.values(), initial=0), strict=False))
    plan = [
        Step(
            way.how,
            firsts[column],
            counts[column] // state[column].shape[0] if by_seat else counts[column],
            by_seat,
            at,
            way.size,
            way.nothing,
        )
        for (_, column, way, by_seat), at in zip(told, starts, strict=True)
    ]
    return np.array(plan, np.int64).reshape(-1, len(Step._fields))


def _way(kind: Kind, column: np.dtype[Any], most: int) -> Way:
    """How a kind of field is told."""
    if isinstance(kind, Number):
        return _number("a number", column, kind.low, kind.high)
    if isinstance(kind, Counts):
        return _number(f"how many: {', '.join(kind.things)}", column, 0, kind.high)
    if isinstance(kind, Flag):
        return Way(FLAG, "yes or no")
    if isinstance(kind, Word):
        nothing = NEVER if kind.nothing is None else kind.nothing
        return Way(ONE_OF, ", ".join(kind.words), len(kind.words), nothing=nothing)
    if isinstance(kind, Words):
        return Way(BITS, ", ".join(kind.words), len(kind.words))
    if isinstance(kind, Seat):
        return Way(SEAT, "a seat, from the viewer on", most)
    if isinstance(kind, Owners):
        about = f"whose each is, from the viewer on: {', '.join(kind.things)}"
        return Way(SEAT, about, most, nothing=kind.nobody)
    return _as_it_is(column)


def _as_it_is(column: np.dtype[Any]) -> Way:
    return _number("as the record has it", column, -HUGE, HUGE)


def _number(about: str, column: np.dtype[Any], low: int, high: Bound) -> Way:
    """Bounded as declared, and by what the column can hold: a bound may depend on the box."""
    limits = np.iinfo(np.int8 if column.kind == "b" else column)
    least = max(low, int(limits.min))
    greatest = min(high if isinstance(high, int) else HUGE, int(limits.max))
    if least >= -EXACT and greatest <= EXACT:
        return Way(NUMBER, about, low=least, high=greatest)
    about += f", in pieces of {PIECE_BITS} bits, the lowest first"
    pieces = limits.bits // PIECE_BITS
    return Way(PIECES, about, pieces, high=2**PIECE_BITS - 1)
