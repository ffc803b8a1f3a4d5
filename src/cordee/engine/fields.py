"""A game's fields, declared once: how each is shown as plain data and read back into a record.

A game's `fields.py` lists them in `FIELDS`, in the order of its rule sheet, and in `CHECKS` what
no game can reach although every field is right by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from ..words import shown
from . import validate
from .data import Fields
from .errors import ImpossiblePosition
from .kernel import Column, Record

Bound = int | Callable[[Record], int]
"""A number, or a function that gives it for a record just set up."""


class Kind(Protocol):
    """What a field of a record holds, and how it is written."""

    def show(self, value: Column, /) -> object:
        """As plain data."""

    def read(self, name: str, value: object, rec: Record, /) -> object:
        """What to put into the record; anything else is refused by the field's name."""


class Field(NamedTuple):
    """One field of a position, by its name on the sheet: `Field("turn", Seat())`."""

    name: str
    kind: Kind
    at: str = ""
    """The record's own name for it, if that differs."""

    def show(self, rec: Record) -> object:
        return self.kind.show(rec[self.at or self.name])

    def read(self, rec: Record, value: object) -> None:
        rec[self.at or self.name] = self.kind.read(self.name, value, rec)


class SeatNumbers(NamedTuple):
    """A number for each seat: `SeatNumbers("score", 0, 100)`."""

    name: str
    low: int
    high: Bound
    at: str = ""

    def show(self, rec: Record) -> list[int]:
        numbers: list[int] = rec[self.at or self.name][: rec.players].tolist()
        return numbers

    def read(self, rec: Record, value: object) -> None:
        players, high = int(rec.players), _in(self.high, rec)
        numbers = validate.row(self.name, value, players, self.low, high)
        rec[self.at or self.name][:players] = numbers


class SeatField(NamedTuple):
    """The same for each seat, as a list: `SeatField("bag", Counts(THINGS, 5))`."""

    name: str
    kind: Kind
    at: str = ""

    def show(self, rec: Record) -> list[object]:
        return [self.kind.show(value) for value in rec[self.at or self.name][: rec.players]]

    def read(self, rec: Record, value: object) -> None:
        column = rec[self.at or self.name]
        for seat, each in enumerate(validate.listing(self.name, value, int(rec.players))):
            column[seat] = self.kind.read(f"{self.name}[{seat}]", each, rec)


class OwnField(NamedTuple):
    """A field that a game shows and reads in its own way: `OwnField("dice", show, read)`.

    `show(rec)` gives plain data; `read(rec, value)` puts it into the record, or refuses it.
    """

    name: str
    show: Callable[[Record], object]
    read: Callable[[Record, object], None]


class Printed(NamedTuple):
    """What a position repeats from the box: it is shown, and must be the same when read."""

    name: str
    show: Callable[[Record], object]
    refusal: Callable[[object], ImpossiblePosition]

    def read(self, rec: Record, value: object) -> None:
        if not validate.same(value, self.show(rec)):
            raise self.refusal(value)


AnyField = Field | SeatNumbers | SeatField | OwnField | Printed


def show(fields: Sequence[AnyField], rec: Record) -> Fields:
    """All fields of a record, ready for JSON."""
    return {field.name: field.show(rec) for field in fields}


def read(
    fields: Sequence[AnyField],
    checks: Sequence[Callable[[Record], None]],
    data: Mapping[str, object],
    rec: Record,
) -> None:
    """Fill a record that was just set up; refuse what no game can reach."""
    validate.check_keys(data, [field.name for field in fields])
    for field in sorted(fields, key=lambda field: not isinstance(field, Printed)):
        field.read(rec, data[field.name])
    for check in checks:
        check(rec)


# Kinds of fields


class Number(NamedTuple):
    """A whole number within bounds: `Number(0, 6)`."""

    low: int
    high: Bound

    def show(self, value: Column) -> int:
        return int(value)

    def read(self, name: str, value: object, rec: Record) -> int:
        return validate.whole(name, value, self.low, _in(self.high, rec))


class Seat(NamedTuple):
    """A seat, from 0."""

    def show(self, value: Column) -> int:
        return int(value)

    def read(self, name: str, value: object, rec: Record) -> int:
        return validate.whole(name, value, 0, int(rec.players) - 1)


class Flag(NamedTuple):
    """Yes or no: `Flag()`."""

    def show(self, value: Column) -> bool:
        return bool(value)

    def read(self, name: str, value: object, _rec: Record) -> bool:
        return validate.flag(name, value)


class Word(NamedTuple):
    """One of several words, by its place among them: `Word(PHASES)`; `nothing` stands for None."""

    words: Sequence[str]
    nothing: int | None = None

    def show(self, value: Column) -> str | None:
        return None if self.nothing is not None and value == self.nothing else self.words[value]

    def read(self, name: str, value: object, _rec: Record) -> int:
        if value is None and self.nothing is not None:
            return self.nothing
        return validate.choice(name, value, self.words)


class Words(NamedTuple):
    """Some of several words, each once and in their order, kept as bits: `Words(CARDS)`."""

    words: Sequence[str]

    def show(self, value: Column) -> list[str]:
        return [word for bit, word in enumerate(self.words) if int(value) >> bit & 1]

    def read(self, name: str, value: object, _rec: Record) -> int:
        return validate.bits(name, value, self.words)


class Counts(NamedTuple):
    """How many there are of each thing, as a table: `Counts(FACES, 7)`."""

    things: Sequence[str]
    high: Bound

    def show(self, value: Column) -> dict[str, int]:
        return dict(zip(self.things, value.tolist(), strict=True))

    def read(self, name: str, value: object, rec: Record) -> list[int]:
        return validate.counts(name, value, self.things, _in(self.high, rec))


class Owners(NamedTuple):
    """Who owns each thing, as a table: `Owners(TILES, -1)`; `nobody` stands for None."""

    things: Sequence[str]
    nobody: int

    def show(self, value: Column) -> dict[str, int | None]:
        owners = (None if owner == self.nobody else owner for owner in value.tolist())
        return dict(zip(self.things, owners, strict=True))

    def read(self, name: str, value: object, rec: Record) -> list[int]:
        given = validate.table(name, value, self.things)
        return [self._owner(f"{name}.{thing}", given[thing], rec) for thing in self.things]

    def _owner(self, name: str, owner: object, rec: Record) -> int:
        if owner is None:
            return self.nobody
        last = int(rec.players) - 1
        if type(owner) is not int or not 0 <= owner <= last:
            raise ImpossiblePosition("position-owner", name=name, value=shown(owner), high=last)
        return owner


def _in(bound: Bound, rec: Record) -> int:
    return bound if isinstance(bound, int) else bound(rec)
