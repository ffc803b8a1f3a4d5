"""Reads plain data into a position: the checks that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..words import shown
from .data import Data
from .errors import ImpossiblePosition

COMMON = ("game", "players", "options")


def refusals(package: str) -> Callable[..., ImpossiblePosition]:
    """What a game says about a position that no game can reach: `impossible-<key>` of its words."""

    def impossible(key: str, **arguments: object) -> ImpossiblePosition:
        return ImpossiblePosition(f"impossible-{key}", domain=package, **arguments)

    return impossible


def check_keys(data: Mapping[str, object], expected: Sequence[str]) -> None:
    """All fields there, and no others."""
    for key in expected:
        if key not in data:
            raise ImpossiblePosition("position-missing", name=key)
    for key in data:
        if key not in COMMON and key not in expected:
            raise ImpossiblePosition(
                "position-unknown", name=shown(key), known=", ".join((*COMMON, *expected))
            )


def whole(name: str, value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ImpossiblePosition(
            "position-whole", name=name, value=shown(value), low=low, high=high
        )
    return value


def row(
    name: str, value: object, count: int, low: int, high: int, *, rising: bool = False
) -> list[int]:
    """A list of N numbers."""
    if not isinstance(value, list | tuple) or len(value) != count:
        raise ImpossiblePosition("position-row", name=name, value=shown(value), count=count)
    return _numbers(name, value, low, high, rising)


def _numbers(name: str, value: Sequence[object], low: int, high: int, rising: bool) -> list[int]:
    numbers = [whole(f"{name}[{i}]", number, low, high) for i, number in enumerate(value)]
    if rising and numbers != sorted(numbers):
        raise ImpossiblePosition("position-rising", name=name, value=shown(value))
    return numbers


def listing(name: str, value: object, count: int) -> list[object]:
    """A list of N things."""
    if not isinstance(value, list | tuple) or len(value) != count:
        raise ImpossiblePosition("position-listing", name=name, value=shown(value), count=count)
    return list(value)


def rows(name: str, value: object, count: int) -> list[list[object]]:
    """A list of N lists."""
    lists = []
    for i, each in enumerate(listing(name, value, count)):
        if not isinstance(each, list | tuple):
            raise ImpossiblePosition("position-list", name=f"{name}[{i}]", value=shown(each))
        lists.append(list(each))
    return lists


def some(
    name: str, value: object, few: int, many: int, low: int, high: int, *, rising: bool = False
) -> list[int]:
    """A list of `few` to `many` numbers."""
    if not isinstance(value, list | tuple) or not few <= len(value) <= many:
        raise ImpossiblePosition("position-some", name=name, value=shown(value), low=few, high=many)
    return _numbers(name, value, low, high, rising)


def counts(name: str, value: object, keys: Sequence[str], high: int) -> list[int]:
    """A table with one number for each key."""
    given = table(name, value, keys)
    return [whole(f"{name}.{key}", given[key], 0, high) for key in keys]


def table(name: str, value: object, keys: Sequence[str]) -> Mapping[str, object]:
    """A table with these keys."""
    if not isinstance(value, Mapping) or set(value) != set(keys):
        raise ImpossiblePosition(
            "position-table", name=name, value=shown(value), keys=", ".join(keys)
        )
    return value


def choice(name: str, value: object, known: Sequence[str]) -> int:
    """The index of a word."""
    if not isinstance(value, str) or value not in known:
        raise ImpossiblePosition(
            "position-choice", name=name, value=shown(value), known=", ".join(known)
        )
    return known.index(value)


def same(value: object, right: object) -> bool:
    """Are two pieces of plain data the same, types and all? A tuple is as good as a list."""
    if isinstance(right, list):
        return (
            isinstance(value, list | tuple)
            and len(value) == len(right)
            and all(map(same, value, right))
        )
    if isinstance(right, dict):
        return (
            isinstance(value, Mapping)
            and value.keys() == right.keys()
            and all(same(value[key], part) for key, part in right.items())
        )
    return type(value) is type(right) and bool(value == right)


def is_part(value: object, known: Sequence[object]) -> bool:
    """Is it a list of some of the things known, each once, in their order?"""
    return isinstance(value, list | tuple) and same(
        value, [thing for thing in known if any(same(one, thing) for one in value)]
    )


def bits(name: str, value: object, known: Sequence[object]) -> int:
    """Some of the things known, each once and in their order, as bits."""
    if not isinstance(value, list | tuple) or not is_part(value, known):
        right = ", ".join(map(str, known))
        raise ImpossiblePosition("position-part", name=name, value=shown(value), known=right)
    return sum(1 << known.index(one) for one in value)


def bounds(low: int, high: int) -> Data:
    """The arguments of a sentence that names two bounds, or the only number between them."""
    return {"low": low, "high": high, "exact": "yes" if low == high else "no"}


def flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise ImpossiblePosition("position-flag", name=name, value=shown(value))
    return value
