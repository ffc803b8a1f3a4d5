"""A position as one line of text: what `Position.to_dict` gives, written short.

    yeti/1 players=3 options=(weather:none) turn=0 phase=roll lap=3 yeti=50 score=(8,13,10) …

First the game and the version of this notation, then every field:

- a whole number; a word; `yes` or `no`; `-` for nothing;
- a list: `(8,13,10)`, which may hold lists: `((12,15),(),(13,17))`;
- a table: `(snow:2,coin:3)`; entries left out are 0, or nothing where a game begins with nothing;
- a list of tables that have the same keys: the keys once, then row by row:
  `(x,y,kind;0,0,plain;1,0,cave)`;
- a text that could be taken for something else stands between quotes: `'-2'`; `''` is one quote.

A field that is `no`, nothing or empty is left out, unless a new game has another kind of value
there. What only repeats the box is left out, too: the game that reads it has the box.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from ..words import shown
from .data import Fields
from .errors import ImpossiblePosition

VERSION = "1"
LONGEST = 20_000
"""Characters: no position of ours needs half as many."""
DEEPEST = 8
"""Lists within lists."""
SIGNS = ("(", ")", ",", ":", ";")
NOTHING, YES, NO = "-", "yes", "no"
PLAIN = re.compile(r"[A-Za-z0-9_+./*-]+")
"""A text that needs no quotes, unless it reads like something else."""
WHOLE = re.compile(r"-?[0-9]+")
MOST_DIGITS = 20
TOKEN = re.compile(r"'(?:[^']|'')*'|[A-Za-z0-9_+./*-]+|[(),:;]")
NO_VALUE = object()


# Writing


def write(data: Fields, start: Fields, printed: Sequence[str]) -> str:
    """The line for a position; `start` is how such a game begins, `printed` what the box says."""
    parts = [f"{data['game']}/{VERSION}"]
    for name, value in data.items():
        if name == "game" or name in printed or value == empty(start[name]):
            continue
        parts.append(f"{name}={_written(value, start[name])}")
    return " ".join(parts)


def empty(begins: object) -> object:
    """What a field is that was left out, by what it is when a game begins."""
    if begins is None or begins is False:
        return begins
    if isinstance(begins, Mapping):
        return {key: _none_of(value) for key, value in begins.items()}
    return [] if isinstance(begins, list) else NO_VALUE


def _none_of(begins: object) -> object:
    """What an entry of a table is that was left out."""
    return 0 if type(begins) is int else empty(begins)


def _written(value: object, begins: object = NO_VALUE) -> str:
    if isinstance(value, Mapping):
        usual = begins if isinstance(begins, Mapping) else {}
        told = (
            f"{_word(key)}:{_written(each)}"
            for key, each in value.items()
            if key not in usual or each != _none_of(usual[key])
        )
        return f"({','.join(told) or ':'})"
    if isinstance(value, list | tuple):
        return f"({_rows(value) or ','.join(map(_written, value))})"
    if isinstance(value, bool):
        return YES if value else NO
    if value is None:
        return NOTHING
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _word(value)
    raise TypeError(f"{value!r} is not plain data of a position")


def _rows(value: Sequence[object]) -> str:
    """A list of tables with the same keys; nothing if it is another list."""
    keys = list(value[0]) if value and isinstance(value[0], Mapping) else []
    tables = [one for one in value if isinstance(one, Mapping) and list(one) == keys]
    if not keys or len(tables) != len(value):
        return ""
    rows = (",".join(_written(each) for each in one.values()) for one in tables)
    return ";".join((",".join(map(_word, keys)), *rows))


def _word(text: str) -> str:
    plain = PLAIN.fullmatch(text) and not WHOLE.fullmatch(text)
    if plain and text not in (NOTHING, YES, NO):
        return text
    return "'" + text.replace("'", "''") + "'"


# Reading


def game_of(text: str) -> str:
    """The game that a line is about."""
    if len(text) > LONGEST:
        raise ImpossiblePosition("position-text-long", most=LONGEST)
    name, slash, version = text.strip().partition(" ")[0].partition("/")
    if not name or not slash:
        raise ImpossiblePosition("position-text-none", text=shown(text[:60]))
    if version != VERSION:
        raise ImpossiblePosition("position-text-version", given=version[:20], right=VERSION)
    return name


def read(text: str) -> Fields:
    """What a line says; what it left out is not filled in."""
    data: Fields = {"game": game_of(text)}
    for part in _parts(text):
        name, equals, written = part.partition("=")
        if not equals:
            raise ImpossiblePosition("position-text-part", part=part[:60])
        if name in data:
            raise ImpossiblePosition("position-text-twice", name=name[:60])
        data[name] = _Reader(name, written).value()
    return data


def _parts(text: str) -> list[str]:
    """The fields of a line; spaces between quotes do not part them."""
    return re.findall(r"(?:'[^']*'|[^\s'])+|'", text.strip().partition(" ")[2])


def completed(data: Fields, start: Fields, printed: Sequence[str]) -> Fields:
    """With everything that a line left out."""
    whole = dict(data)
    for name, begins in start.items():
        usual = begins if name in printed else empty(begins)
        if isinstance(usual, Mapping) and isinstance(given := data.get(name), Mapping):
            whole[name] = {**usual, **given}
        elif usual is not NO_VALUE:
            whole.setdefault(name, usual)
    return whole


class _Reader:
    """Reads the value of one field."""

    def __init__(self, name: str, written: str) -> None:
        self.name, self.written = name, written
        self.tokens = [found.group() for found in TOKEN.finditer(written)]
        self.next = 0
        if "".join(self.tokens) != written:  # something that is no token
            raise self.fault()

    def value(self) -> object:
        found = self.one(0)
        if self.next != len(self.tokens):
            raise self.fault()
        return found

    def fault(self) -> ImpossiblePosition:
        return ImpossiblePosition(
            "position-text-value", name=self.name[:60], value=self.written[:60]
        )

    def peek(self) -> str:
        return self.tokens[self.next] if self.next < len(self.tokens) else ""

    def take(self, wanted: str = "") -> str:
        found = self.peek()
        if not found or (wanted and found != wanted):
            raise self.fault()
        self.next += 1
        return found

    def one(self, depth: int) -> object:
        if self.peek() != "(":
            return self.atom()
        if depth == DEEPEST:
            raise self.fault()
        self.take("(")
        found = self.inside(depth + 1)
        self.take(")")
        return found

    def inside(self, depth: int) -> object:
        """A list, a table or rows of tables, after the opening bracket."""
        if self.peek() == ")":
            return []
        if self.peek() == ":":
            self.take(":")
            return {}
        first = self.one(depth)
        if self.peek() == ":":
            return self.table(first, depth)
        listed = [first, *self.more(depth)]
        return self.rows(listed, depth) if self.peek() == ";" else listed

    def more(self, depth: int) -> Iterator[object]:
        while self.peek() == ",":
            self.take(",")
            yield self.one(depth)

    def table(self, key: object, depth: int) -> Fields:
        found: Fields = {}
        while True:
            if not isinstance(key, str) or key in found:
                raise self.fault()
            self.take(":")
            found[key] = self.one(depth)
            if self.peek() != ",":
                return found
            self.take(",")
            key = self.one(depth)

    def rows(self, keys: Sequence[object], depth: int) -> list[Fields]:
        if len(set(map(repr, keys))) != len(keys):
            raise self.fault()
        found = []
        while self.peek() == ";":
            self.take(";")
            row = [self.one(depth), *self.more(depth)]
            if len(row) != len(keys):
                raise self.fault()
            pairs = zip(keys, row, strict=True)
            found.append({key: value for key, value in pairs if isinstance(key, str)})
        if any(len(one) != len(keys) for one in found):  # a key that is not a word
            raise self.fault()
        return found

    def atom(self) -> object:
        token = self.take()
        if token.startswith("'"):
            return token[1:-1].replace("''", "'")
        if token in SIGNS:
            raise self.fault()
        if token in (YES, NO):
            return token == YES
        if token == NOTHING:
            return None
        if WHOLE.fullmatch(token):
            if len(token) > MOST_DIGITS:
                raise self.fault()
            return int(token)
        return token
