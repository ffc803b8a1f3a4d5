"""A game's box as a file ready to be changed: every key, where it comes from, and its value.

The comments are words of the game: `box-start` stands above the key `start`, `box-equipment` above
all tables of equipment.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import TYPE_CHECKING

from ..words import Say, speaker
from .components import Alike, Instead, Schema, Tables, schema, shipped

if TYPE_CHECKING:
    from .data import Box
    from .game import Game

WIDTH = 98


def written(game: Game, locale: str) -> str:
    """The file for the box of a game."""
    say = speaker(locale, game.package)
    head = say("box-file", title=game.title(locale), game=game.name)
    lines = [*_comment(head), *_table(schema(game.package), game.box, say)]
    return "\n".join(lines) + "\n"


def changes(game: Game) -> dict[str, object]:
    """What differs in a game's box from the shipped one, by key."""
    ours = dict(_leaves(shipped(game.package)))
    return {key: value for key, value in _leaves(game.box) if ours.get(key) != value}


def _leaves(box: object, where: str = "") -> Iterator[tuple[str, object]]:
    if isinstance(box, Mapping):
        for key, value in box.items():
            yield from _leaves(value, f"{where}.{key}" if where else key)
    elif isinstance(box, list) and box and isinstance(box[0], Mapping):
        for place, value in enumerate(box):
            yield from _leaves(value, f"{where}[{place}]")
    else:
        yield where, box


def _table(schema: Schema, box: Box, say: Say, path: tuple[str, ...] = ()) -> Iterator[str]:
    """Plain values first, then the tables, as TOML wants it."""
    tables = {key: rule for key, rule in schema.items() if _is_table(rule, box.get(key))}
    for key, rule in schema.items():
        if key in box and key not in tables:
            yield from _about(say, *path, key)
            yield from _entry(key, box[key])
            if isinstance(rule, Alike):
                each = ", ".join(f"{name} = {box[key]}" for name in rule.each)
                yield f"# {key} = {{ {each} }}"
        elif isinstance(rule, Instead):
            yield from _about(say, *path, key)
            yield from (f"# {line}" for line in _entry(key, rule.alike(box)))
    for key, rule in tables.items():
        inside, name = (*path, key), ".".join((*path, key))
        about = _about(say, *inside)
        if isinstance(rule, Tables):
            for entry in box[key]:
                yield from (*(about or [""]), f"[[{name}]]", *_table(rule.each, entry, say, inside))
                about = []
            continue
        inner = rule.each if isinstance(rule, Alike) else rule
        assert isinstance(inner, Mapping)
        has_values = any(not isinstance(part, Mapping) for part in inner.values())
        yield from (*(about or [""]), f"[{name}]") if has_values else about
        yield from _table(inner, box[key], say, inside)


def _is_table(rule: object, value: object) -> bool:
    return isinstance(rule, Mapping | Tables) or isinstance(value, Mapping)


def _about(say: Say, *path: str) -> list[str]:
    """What the words say about a key, after a blank line; nothing where they say nothing."""
    key = "-".join(("box", *path))
    try:
        return ["", *_comment(say(key))]
    except LookupError:
        return []


def _comment(text: str) -> list[str]:
    return [f"# {line}" for part in text.splitlines() for line in wrap(part, WIDTH - 2)]


def _entry(key: str, value: object) -> list[str]:
    """A key with its value; one entry per line where they do not all fit on one."""
    line = f"{key} = {json.dumps(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        return [line]
    return [f"{key} = [", *(f"    {json.dumps(entry)}," for entry in value), "]"]
