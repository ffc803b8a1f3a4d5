"""A game's moves and tables as numbers, as Python calls them: by its own `encoding.py`, or plainly.

`python -m cordee.bridges.encoding yeti` prints what the numbers mean.
"""

from __future__ import annotations

import sys
from functools import cached_property
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ..bots.evaluator import evaluator
from ..engine.encoding import Part, size_of, starts_of
from ..engine.errors import CordeeError
from ..engine.kernel import record_of
from ..engine.plain_encoding import PlainEncoding
from ..words import shown
from . import HERE, stepping

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.move import Move
    from ..engine.position import Position

Figures = NDArray[np.float32]
"""What a seat sees, or many of them."""
Mask = NDArray[np.int8]
"""A 1 for each legal move, by its number."""


class Encoding:
    """What the numbers of one game stand for; the same for all its options and player counts."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._module = game.encoding
        self.version = self._module.VERSION
        self.action_parts = self._module.ACTIONS
        self.fields = self._module.FIELDS
        self.actions = size_of(self.action_parts)
        """How many numbers there are for moves."""
        self.size = size_of(self.fields)
        """How many figures an observation has."""
        sizes = [field.size for field in self.fields]
        self.low = np.repeat(np.array([field.low for field in self.fields], np.float32), sizes)
        self.high = np.repeat(np.array([field.high for field in self.fields], np.float32), sizes)

    def bound(self, players: int) -> int | None:
        """The most decisions a game can have; None if its rules set no bound."""
        bound = self._module.bound
        return None if bound is None else bound(players)

    @cached_property
    def kernel(self) -> SimpleNamespace:
        """The functions of `stepping`, compiled for this game when first called."""
        own = {"number": self._module.number, "observe": self._module.observe}
        variant = "plain" if isinstance(self._module, PlainEncoding) else ""
        return evaluator(self._game).bind(stepping, variant=variant, **own)

    @cached_property
    def lane(self) -> np.dtype[np.void]:
        """The record of a lane."""
        rules = self._game.rules
        return record_of(
            [
                ("state", rules.STATE),
                ("rng", np.uint64, 1),
                ("bots", np.int8, rules.PLAYERS[1]),
                ("plies", np.int64),
                ("rolls", np.int64),
                ("most_rolls", np.int64),
                ("decisions", np.int64),
                ("actor", np.int32),
                ("over", np.int8),
                ("cut", np.int8),
                ("count", np.int32),
                ("codes", np.int32, rules.MOVES),
                ("numbers", np.int32, rules.MOVES),
                ("merits", np.float64, rules.MOVES),
            ]
        )

    def moves(self, position: Position) -> dict[int, Move]:
        """The legal moves of a position by their numbers."""
        self._check(position)
        if not isinstance(position.actor, int):
            return {}
        codes = np.array(position.codes(), np.int32)
        numbers = np.empty(len(codes), np.int64)
        self.kernel.number_all(position.table, codes, numbers)
        return dict(zip(numbers.tolist(), position.moves(), strict=True))

    def observe(self, position: Position, seat: int) -> Figures:
        """A position as a seat sees it."""
        self._check(position)
        if type(seat) is not int or not 0 <= seat < position.players:
            last = position.players - 1
            raise CordeeError("seat-range", domain=HERE, given=shown(seat), last=last)
        seen = np.zeros(self.size, np.float32)
        self.kernel.see_table(position.table, seat, seen)
        return seen

    def _check(self, position: Position) -> None:
        if position.game.package != self._game.package:
            own, other = self._game.name, position.game.name
            raise CordeeError("encoding-other", domain=HERE, game=own, other=other)

    def named(self, seen: Figures) -> dict[str, Figures]:
        """An observation taken apart, by the names of its fields."""
        starts = starts_of(self.fields)
        return {
            field.name: seen[start : start + field.size]
            for field, start in zip(self.fields, starts, strict=True)
        }

    def __str__(self) -> str:
        """What the numbers mean, as Markdown."""
        lines = ["| actions | move | what the numbers go through |", "| --- | --- | --- |"]
        lines += [
            f"| {_run(part, start)} | `{part.name}` | {part.about} |"
            for part, start in zip(self.action_parts, starts_of(self.action_parts), strict=True)
        ]
        lines += ["", "| figures | field | what it tells | bounds |", "| --- | --- | --- | --- |"]
        lines += [
            f"| {_run(part, start)} | `{part.name}` | {part.about} | {part.low:g} … {part.high:g} |"
            for part, start in zip(self.fields, starts_of(self.fields), strict=True)
        ]
        return "\n".join(lines)


def _run(part: Part, start: int) -> str:
    return f"{start}" if part.size == 1 else f"{start}–{start + part.size - 1}"


_made: dict[str, Encoding] = {}


def encoding_of(game: Game | str) -> Encoding:
    """The numbers of a game, made once per process, whatever its box."""
    if isinstance(game, str):
        from ..games import load

        game = load(game)
    if game.package not in _made:
        _made[game.package] = Encoding(game)
    return _made[game.package]


if __name__ == "__main__":
    from ..games import REGISTER

    try:
        for name in sys.argv[1:] or REGISTER:
            sys.stdout.write(f"{name}\n\n{encoding_of(name)}\n\n")
    except CordeeError as refusal:
        sys.exit(str(refusal))
