"""An example of the rules: a prepared table, and what is played at it, step by step.

Examples are data beside a game's lessons, `lessons/examples.toml`. A game's help pages say where
they stand, and tell them in prose: a list with an item for each part.

    [[example]]
    name = "turn"
    players = 2
    options = {weather = "none"}      # where they are not the defaults
    position = '{"score": [12, 9]}'   # what differs from the start of a game, as JSON
    before = ["roll snow:1 tent:4"]   # what is played before it begins
    parts = [["keep tent", "roll tent:1 coin:1"], ["keep coin"]]
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from ..engine.data import Data

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.position import Position

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
"""Who plays in examples, by seat."""


@dataclass(frozen=True)
class Moment:
    """The table after a step, and the part of the example that it belongs to."""

    position: Position
    part: int

    def told(self, locale: str) -> str:
        """What happened, in sentences."""
        return " ".join(self.position.presented(locale, NAMES).story())


@dataclass(frozen=True)
class Example:
    name: str
    players: int
    options: Data
    position: Data
    """What differs from the start of a game, by the names of the rule sheet."""
    before: tuple[str, ...]
    parts: tuple[tuple[str, ...], ...]

    @property
    def moves(self) -> list[str]:
        """All that is played, in notation."""
        return [text for part in self.parts for text in part]

    def start(self, game: Game) -> Position:
        from .lesson import prepared  # what only reads examples compiles nothing

        return prepared(game, self.players, self.options, self.position, self.before)

    def steps(self, game: Game) -> Iterator[Moment]:
        """Every step of which there is something to tell."""
        from .lesson import next_scripted

        position = self.start(game)
        for nth, part in enumerate(self.parts):
            coming = list(part)
            while coming:
                position.play(next_scripted(position, coming))
                if position.events:
                    yield Moment(position.copy(), nth)


@cache
def examples(package: str) -> dict[str, Example]:
    """A game's examples by their names; none, if its folder has none."""
    file = resources.files(package).joinpath("lessons", "examples.toml")
    if not file.is_file():
        return {}
    written = tomllib.loads(file.read_text(encoding="utf-8"))["example"]
    return {one["name"]: _read(one) for one in written}


def _read(written: Data) -> Example:
    return Example(
        written["name"],
        written["players"],
        written.get("options", {}),
        json.loads(written.get("position", "{}")),
        tuple(written.get("before", ())),
        tuple(map(tuple, written["parts"])),
    )
