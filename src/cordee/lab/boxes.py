"""Boxes that differ from one another: what `--set` and `--vary` stand for."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import product
from typing import Any

from .. import games
from ..engine.box_file import changes
from ..engine.components import Alike, Instead, schema
from ..engine.data import OpenBox
from ..engine.errors import CordeeError
from ..engine.game import Game
from ..words import shown

MOST_BOXES = 100
MOST_NAMED = 6
"""How many keys a message names, the nearest first."""
RANGE = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})(?::(\d{1,9}))?")
INDEX = re.compile(r"\[(\d+)\]")


@dataclass(frozen=True)
class Box:
    """A box with a name."""

    name: str
    """What is different about it: `start=60 photos.6=25`; nothing for the one we start from."""
    components: Mapping[str, object] | None = None
    """None: as shipped."""
    values: Mapping[str, object] = field(default_factory=dict)
    """What was varied."""


def setting(text: str, option: str = "--set") -> tuple[str, str]:
    """`key=value` as it was typed."""
    key, equals, value = text.partition("=")
    if not (key.strip() and equals and value.strip()):
        raise CordeeError("lab-setting", domain=__package__, option=option, given=text)
    return INDEX.sub(r".\1", key.strip()), value.strip()


def varied(text: str) -> tuple[str, list[str]]:
    """`start=40..80:10` or `start=40,50,80`: the key, and its values one after the other."""
    key, value = setting(text, "--vary")
    found = RANGE.fullmatch(value)
    if found is None:
        listed = [one.strip() for one in _split(value)]
        if len(listed) < 2:
            raise CordeeError("lab-vary", domain=__package__, given=text)
        return key, listed
    first, last, step = int(found[1]), int(found[2]), int(found[3] or 1)
    if first >= last or step == 0 or (last - first) // step >= MOST_BOXES:
        raise CordeeError("lab-range", domain=__package__, given=text, most=MOST_BOXES)
    return key, [str(number) for number in range(first, last + 1, step)]


def _split(value: str) -> list[str]:
    """At commas that are in no brackets."""
    return re.split(r",(?![^\[{]*[\]}])", value)


def grid(game: Game, sets: Sequence[str], varies: Sequence[str]) -> list[Box]:
    """The box we start from, then every combination of what is varied.

    Whichever of them is that same box, or another that is there already, is not played twice.
    """
    base = deepcopy(dict(game.box))
    for text in sets:
        change(game, base, *setting(text))
    first = checked(game, base)
    boxes = [Box("", None if first.is_shipped else first.box)]
    axes = [varied(text) for text in varies]
    number, known = 1, [first.box]
    for _, values in axes:
        number *= len(values)
    if number > MOST_BOXES:
        raise CordeeError("lab-grid", domain=__package__, count=number, most=MOST_BOXES)
    for chosen in product(*(values for _, values in axes)) if axes else ():
        own, named = deepcopy(base), {}
        for (key, _), value in zip(axes, chosen, strict=True):
            named[key] = change(game, own, key, value)
        made = checked(game, own)
        name = " ".join(f"{key}={value}" for (key, _), value in zip(axes, chosen, strict=True))
        if made.box == first.box:
            boxes[0] = Box(name, boxes[0].components, named)
        elif made.box not in known:
            known.append(made.box)
            boxes.append(Box(name, None if made.is_shipped else made.box, named))
    if axes and not boxes[0].values:
        boxes[0] = Box("", boxes[0].components, {key: found(base, key) for key, _ in axes})
    return boxes


def checked(game: Game, box: Mapping[str, object]) -> Game:
    """The game with such a box; one that cannot be is refused, with the reason."""
    return games.load(game.name, box)


def change(game: Game, box: OpenBox, key: str, text: str) -> object:
    """Put a value into a box; what it is now."""
    path = key.split(".")
    _replace(game, box, path[0])
    place: Any = box
    for nth, part in enumerate(path[:-1]):
        inner = place[_place(game, box, place, part, key)]
        if nth == 0 and isinstance(rule := schema(game.package).get(part), Alike):
            inner = place[part] = (
                inner if isinstance(inner, dict) else dict.fromkeys(rule.each, inner)
            )
        place = inner
    last = _place(game, box, place, path[-1], key)
    place[last] = value_of(text)
    return place[last]


def found(box: Mapping[str, object], key: str) -> object:
    """What a box has under a key."""
    place: Any = box
    for part in key.split("."):
        if isinstance(place, int):
            return place  # one number for all
        place = place[int(part)] if isinstance(place, list) else place[part]
    return place


def _replace(game: Game, box: OpenBox, key: str) -> None:
    """A key that may be given in place of another takes its place."""
    rules = schema(game.package)
    rule = rules.get(key)
    if isinstance(rule, Instead) and key not in box:
        box[key] = deepcopy(rule.alike(box))
        box.pop(rule.other, None)
    for other, known in rules.items():
        if isinstance(known, Instead) and known.other == key and other in box:
            box.pop(other)
            box[key] = 0


def _place(game: Game, box: OpenBox, place: Any, part: str, key: str) -> Any:
    """Where in a table or a list a part of a key leads."""
    if isinstance(place, Mapping) and part in place:
        return part
    if isinstance(place, list):
        if part.isascii() and part.isdecimal() and len(part) < 6 and int(part) < len(place):
            return int(part)
        where = key.rpartition(f".{part}")[0]
        raise CordeeError(
            "lab-index", domain=__package__, entry=key, where=where, last=len(place) - 1
        )
    known = list(keys(box))
    near = get_close_matches(key, known, MOST_NAMED, 0.3) or known
    raise CordeeError(
        "lab-key",
        domain=__package__,
        entry=key,
        game=game.name,
        near=", ".join(near[:MOST_NAMED]),
    )


def keys(box: object, where: str = "") -> Iterator[str]:
    """Every key that may be set, with dots."""
    if isinstance(box, Mapping):
        for key, value in box.items():
            yield from keys(value, f"{where}.{key}" if where else str(key))
    else:
        yield where
        if isinstance(box, list):
            for place, value in enumerate(box):
                yield from keys(value, f"{where}.{place}")


def value_of(text: str) -> object:
    """A value as TOML has it; a bare word stands for itself."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (tomllib.TOMLDecodeError, RecursionError):
        if re.fullmatch(r"[\w-]+", text):
            return text
        raise CordeeError("lab-value", domain=__package__, given=shown(text)) from None


def described(game: Game) -> dict[str, object]:
    """What differs from the shipped box, by key."""
    return changes(game)
