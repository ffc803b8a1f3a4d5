"""Reads the numbers printed on components from TOML, and says exactly what is wrong with a file.

A game's `components.py` names the SCHEMA of its `components.toml`; where it must, it has a `check`
for what the schema cannot express, and a `pack` where a key is not simply a field of BOX.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np

from ..words import shown
from . import contract
from .contract import RecordArray
from .data import Box, OpenBox
from .errors import FaultyComponents
from .files import read_text

LARGEST = 64 * 1024
"""Bytes a components file may have."""
MOST_DOTS = 50
"""In one of its lines; keys have one or two."""


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds: `Whole(2, 60)`."""

    low: int
    high: int

    def check(self, key: str, value: object) -> None:
        if not self.holds(value):
            raise FaultyComponents(
                "components-whole", entry=key, value=shown(value), low=self.low, high=self.high
            )

    def holds(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high


@dataclass(frozen=True)
class Flag:
    """True or false: `Flag()`."""

    def check(self, key: str, value: object) -> None:
        if not isinstance(value, bool):
            raise FaultyComponents("components-flag", entry=key, value=shown(value))


@dataclass(frozen=True)
class Word:
    """One of the words known: `Word(("snow", "coin"))`."""

    known: tuple[str, ...]

    def check(self, key: str, value: object) -> None:
        if not isinstance(value, str) or value not in self.known:
            raise FaultyComponents(
                "components-word", entry=key, value=shown(value), known=", ".join(self.known)
            )


@dataclass(frozen=True)
class Numbers:
    """A list of N whole numbers within bounds: `Numbers(3, Whole(4, 59))`."""

    count: int
    each: Whole

    def check(self, key: str, value: object) -> None:
        if not isinstance(value, list) or len(value) != self.count:
            raise FaultyComponents(
                "components-row",
                entry=key,
                value=shown(value),
                count=self.count,
                low=self.each.low,
                high=self.each.high,
            )
        for place, number in enumerate(value):
            self.each.check(f"{key}[{place}]", number)


@dataclass(frozen=True)
class Pair:
    """A list of two things, each with a rule of its own: `Pair(Whole(1, 9), Whole(1, 9))`."""

    first: Whole | Word
    second: Whole | Word

    def check(self, key: str, value: object) -> None:
        if not isinstance(value, list) or len(value) != 2:
            raise FaultyComponents("components-pair", entry=key, value=shown(value))
        self.first.check(f"{key}[0]", value[0])
        self.second.check(f"{key}[1]", value[1])


@dataclass(frozen=True)
class Some:
    """A list of numbers, rows or pairs, its length within bounds: `Some(1, 16, Whole(5, 99))`."""

    low: int
    high: int
    each: Whole | Numbers | Pair

    def check(self, key: str, value: object) -> None:
        if not isinstance(value, list) or not self.low <= len(value) <= self.high:
            raise FaultyComponents(
                "components-some",
                entry=key,
                value=shown(value),
                low=self.low,
                high=self.high,
                exact="yes" if self.low == self.high else "no",
            )
        for place, entry in enumerate(value):
            self.each.check(f"{key}[{place}]", entry)


@dataclass(frozen=True)
class Tables:
    """A number of tables with the same keys, `[[name]]` in TOML."""

    count: int
    each: Schema

    def complete(self, shipped: Sequence[Box], given: object, name: str) -> list[OpenBox]:
        if not isinstance(given, list) or len(given) != self.count:
            raise FaultyComponents(
                "components-tables", entry=name, value=shown(given), count=self.count
            )
        return [
            complete(self.each, shipped[place], entry, f"{name}[{place}].")
            for place, entry in enumerate(given)
        ]


@dataclass(frozen=True)
class Alike:
    """One number for all keys of a table, or the table with a number for each."""

    one: Whole
    each: Schema

    def complete(self, shipped: object, given: object, name: str) -> int | OpenBox:
        if isinstance(given, Mapping):
            return complete(self.each, dict.fromkeys(self.each, shipped), given, f"{name}.")
        self.one.check(name, given)
        assert isinstance(given, int)
        return given


@dataclass(frozen=True)
class Instead:
    """A key that may be given in place of another, and is absent otherwise."""

    other: str
    rule: Some
    alike: Callable[[Box], object]
    """What it would be for a box that has the other."""

    def check(self, key: str, value: object) -> None:
        self.rule.check(key, value)


Schema = Mapping[str, "Whole | Flag | Numbers | Some | Tables | Alike | Instead | Schema"]


def read(package: str, given: Mapping[str, object]) -> Box:
    """The components of a game; what is left out is as shipped."""
    module = _module(package)
    made = complete(module.SCHEMA, shipped(package), given)
    if module.check is not None:
        module.check(made)
    return made


@cache
def shipped(package: str) -> Box:
    """The components of a game as we ship them; nobody changes them."""
    with as_file(files(package).joinpath("components.toml")) as path:
        data = load(path)
    return complete(schema(package), data, data)


def schema(package: str) -> Schema:
    """The keys of a game's components file, and what each may be."""
    return _module(package).SCHEMA


def pack(package: str, record: np.dtype[np.void], components: Box) -> RecordArray:
    """The components as a record of the game's BOX, in an array of one."""
    packed = np.zeros(1, record)
    if fill := _module(package).pack:
        fill(components, packed[0])
    else:
        for key, value in components.items():
            packed[0][key] = value
    return packed


@cache
def _module(package: str) -> contract.Components:
    return contract.load(package, "components", contract.Components)


def load(path: Path) -> dict[str, object]:
    """The plain data of a TOML file."""
    text = read_text(path, FaultyComponents, LARGEST)
    _check_dots(path, text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as fault:  # not TOML, or numbers and lists beyond reason
        lines = text.splitlines() or [""]
        place = re.search(r"at line (\d+)", str(fault))
        line = int(place[1]) if place else len(lines)
        raise FaultyComponents(
            "components-not-toml",
            path=str(path),
            line=line,
            content=lines[min(line, len(lines)) - 1].strip(),
        ) from None


def _check_dots(path: Path, text: str) -> None:
    """Every part of a dotted key costs as much as all before it: thousands take all memory."""
    for number, line in enumerate(text.split("\n"), start=1):
        count = line.count(".")
        if count > MOST_DOTS and not line.lstrip().startswith("#"):
            raise FaultyComponents("components-dots", path=str(path), line=number, count=count)


def complete(schema: Schema, shipped: Box, given: object, where: str = "") -> OpenBox:
    """Check what is given; what is left out keeps the shipped value."""
    if not isinstance(given, Mapping):
        raise FaultyComponents(
            "components-table", entry=where.rstrip(".") or "·", value=shown(given)
        )
    for key in given:
        if key not in schema:
            raise FaultyComponents(
                "components-unknown",
                entry=f"{where}{key if isinstance(key, str) else shown(key)}",
                known=_listed(where, schema),
            )
    replaced = _replaced(schema, given, where)
    box: OpenBox = {}
    for key, rule in schema.items():
        name = f"{where}{key}"
        if key in replaced or (isinstance(rule, Instead) and key not in given):
            continue
        if isinstance(rule, Mapping):
            box[key] = complete(rule, shipped[key], given.get(key, {}), f"{name}.")
        elif isinstance(rule, Tables | Alike):
            box[key] = rule.complete(shipped[key], given.get(key, shipped[key]), name)
        else:
            value = given[key] if key in given else shipped[key]
            rule.check(name, value)
            box[key] = deepcopy(value)
    return box


def _replaced(schema: Schema, given: Mapping[str, object], where: str) -> set[str]:
    """The keys that others replace; giving both is refused."""
    replaced = set()
    for key, rule in schema.items():
        if isinstance(rule, Instead) and key in given:
            if rule.other in given:
                raise FaultyComponents(
                    "components-both", entry=f"{where}{key}", other=f"{where}{rule.other}"
                )
            replaced.add(rule.other)
    return replaced


def _listed(where: str, keys: Iterable[str]) -> str:
    return ", ".join(f"{where}{key}" for key in keys)
