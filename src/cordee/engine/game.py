"""A game: its rules, its box, and the positions it makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from ..words import LOCALES, shown, speaker
from ..words import help as help_pages
from . import components as boxes
from . import contract, fields, position_text
from .bindings import Bindings
from .contract import RecordArray
from .data import Box, Fields, Option, Options
from .errors import CordeeError, FaultyComponents, ImpossiblePosition, UnknownName
from .fair import FairDice
from .move import Move
from .plain_encoding import PlainEncoding
from .position import Position
from .sight import PlainSight

_loading = Lock()
_bindings: dict[str, Bindings] = {}
"""The rule functions of each package, made once per process."""


class Game:
    """One game with one box of components.

    `package` is the dotted name of a folder with the modules that `contract.py` describes, and
    the `.ftl` files.
    """

    def __init__(
        self,
        name: str,
        package: str,
        components: str | Path | Mapping[str, object] | None = None,
    ) -> None:
        self.name = name
        """By which commands, records and positions call it."""
        self.package = package
        self.rules = contract.load(package, "rules", contract.Rules)
        with _loading:
            if package not in _bindings:
                _bindings[package] = Bindings(name, package, self.rules)
            self.bindings = _bindings[package]
        self.players: tuple[int, int] = self.rules.PLAYERS
        """The fewest and the most that can play."""
        self.options = dict(self.rules.OPTIONS)
        """The values of each option; the first is the usual one."""
        if components is None:
            given: Mapping[str, object] = {}
        elif isinstance(components, Mapping):
            given = components
        elif isinstance(components, str | Path):
            given = boxes.load(Path(components))
        else:
            raise FaultyComponents("components-table", entry="·", value=shown(components))
        self.box: Box = boxes.read(package, given)
        """The numbers on the components, every key filled in."""
        self.packed_box: RecordArray = boxes.pack(package, self.rules.BOX, self.box)
        self._known: dict[int, Move] = {}

    # The modules of its folder, each loaded when first needed

    @cached_property
    def notation(self) -> contract.Notation:
        return contract.load(self.package, "notation", contract.Notation)

    @cached_property
    def fields(self) -> contract.PositionFields:
        return contract.load(self.package, "fields", contract.PositionFields)

    @cached_property
    def why(self) -> contract.Why:
        return contract.load(self.package, "why", contract.Why)

    @cached_property
    def story(self) -> contract.Story:
        return contract.load(self.package, "story", contract.Story)

    @cached_property
    def board(self) -> contract.Board:
        return contract.load(self.package, "board", contract.Board)

    @cached_property
    def terminal_view(self) -> contract.TerminalView:
        return contract.load(self.package, "terminal_view", contract.TerminalView)

    @cached_property
    def heuristics(self) -> contract.Heuristics | None:
        """How to play it well; None if the game does not say."""
        if not contract.has(self.package, "heuristics"):
            return None
        return contract.load(self.package, "heuristics", contract.Heuristics)

    @cached_property
    def encoding(self) -> contract.Encoding:
        """The game as numbers: its own, or those that follow from its fields."""
        if not contract.has(self.package, "encoding"):
            return PlainEncoding(self.name, self.rules, self.fields.FIELDS)
        return contract.load(self.package, "encoding", contract.Encoding)

    @cached_property
    def sight(self) -> contract.Sight:
        """What it shows its judge: its own, or what programs that learn see."""
        if not contract.has(self.package, "sight"):
            return PlainSight(self.name, self.encoding)
        return contract.load(self.package, "sight", contract.Sight)

    @cached_property
    def another_box(self) -> Callable[[Random], Mapping[str, object]] | None:
        """Draws a box with other numbers; None if the game does not say how."""
        return contract.load(self.package, "components", contract.Components).another

    def check_loads(self) -> None:
        """Raise whatever is wrong with its folder, as far as loading everything shows it."""
        for part, name in contract.missing(self.package):
            raise CordeeError("game-lacks" if name else "game-lacks-part", part=part, name=name)
        for locale in LOCALES:
            self.title(locale)
            help_pages.page(self.package, locale)

    # What it is

    @cached_property
    def is_shipped(self) -> bool:
        """Are these the components as we ship them?"""
        return bool(self.box == boxes.shipped(self.package))

    def title(self, locale: str = "en") -> str:
        """What people call it."""
        return speaker(locale, self.package)("title")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.package, self.box) == (other.package, other.box)

    def __hash__(self) -> int:
        return hash(self.package)

    def __reduce__(self) -> tuple[type[Game], tuple[str, str, Box]]:
        return Game, (self.name, self.package, self.box)

    def __deepcopy__(self, memo: object) -> Game:
        return self

    # Compiling

    @property
    def ready(self) -> bool:
        """Can it play at once, without compiling first?"""
        return self.bindings.ready

    def compile(self) -> Iterator[str]:
        """Compile what is not compiled yet, step by step."""
        return self.bindings.compile()

    # Positions

    def new(
        self,
        players: int | None = None,
        *,
        seed: int | str | None = None,
        dice: FairDice | None = None,
        **options: object,
    ) -> Position:
        """A new game. Without a seed or dice of your own, unpredictable."""
        seats = self.check_players(self.players[0] if players is None else players)
        table = self._set_out(seats, options)
        return Position(self, table, self.check_options(options), dice or self._dice(seed))

    def position(
        self,
        data: Mapping[str, object] | str,
        *,
        seed: int | str | None = None,
        dice: FairDice | None = None,
    ) -> Position:
        """Any position from plain data, as `Position.to_dict` gives it, or from a line of text, as
        `Position.text` does; impossible ones are refused."""
        if isinstance(data, str):
            given: Mapping[str, object] = position_text.read(data)
        elif isinstance(data, Mapping):
            given = data
        else:
            raise ImpossiblePosition("position-not-table", value=type(data).__name__)
        name = given.get("game")
        if not isinstance(name, str) or name != self.name:
            raise ImpossiblePosition("position-other-game", game=shown(name), right=self.name)
        chosen = given.get("options", {})
        if not isinstance(chosen, Mapping):
            raise ImpossiblePosition("position-options", value=shown(chosen))
        try:
            players, options = self.check_players(given.get("players")), self.check_options(chosen)
        except CordeeError as fault:
            raise ImpossiblePosition(fault.key, **fault.arguments) from None
        table = self._set_out(players, options)
        if isinstance(data, str):
            start = fields.show(self.fields.FIELDS, table[0])
            given = position_text.completed(dict(given), start, self.printed)
        fields.read(self.fields.FIELDS, self.fields.CHECKS, given, table[0])
        return Position(self, table, options, dice or self._dice(seed), set_up=True)

    def written(self, data: Fields) -> str:
        """A position's plain data as a line of text."""
        table = self._set_out(data["players"], data["options"])
        start = {**data, **fields.show(self.fields.FIELDS, table[0])}
        return position_text.write(data, start, self.printed)

    @cached_property
    def printed(self) -> tuple[str, ...]:
        """The fields that repeat what the box says."""
        listed = self.fields.FIELDS
        return tuple(field.name for field in listed if isinstance(field, fields.Printed))

    def _set_out(self, players: int, options: Mapping[str, object]) -> RecordArray:
        """The table when a game begins."""
        table = np.zeros(1, self.rules.STATE)
        self.bindings.start(table, self.packed_box, players, self.option_indices(options))
        return table

    def _dice(self, seed: int | str | None) -> FairDice:
        return FairDice.unpredictable() if seed is None else FairDice.of_seed(seed)

    def option_called(self, option: str, locale: str = "en") -> str:
        """What an option is called; by its own name, where the game has no words for it."""
        return self._worded(f"option-{option}", option, locale)

    def value_called(self, option: str, value: Option, locale: str = "en") -> str:
        """What a value of an option is called; itself, where the game has no other word."""
        return self._worded(f"option-{option}-{value}", str(value), locale)

    def _worded(self, key: str, otherwise: str, locale: str) -> str:
        try:
            return speaker(locale, self.package)(key)
        except LookupError:
            return otherwise

    def check_players(self, players: object) -> int:
        """The number of players, if that many can play."""
        low, high = self.players
        if type(players) is not int or not low <= players <= high:
            raise CordeeError("players-out-of-range", given=shown(players), low=low, high=high)
        return players

    def check_options(self, given: Mapping[str, object]) -> Options:
        """All options, defaults filled in; a value may be given as text."""
        for option in given:
            if option not in self.options:
                named = option if isinstance(option, str) else shown(option)
                key = "option-unknown" if self.options else "option-none"
                raise UnknownName(key, option=named, known=", ".join(self.options))
        chosen = {}
        for option, values in self.options.items():
            value = given.get(option, values[0])
            plain = type(value) in (int, str)
            right = [known for known in values if plain and value in (known, str(known))]
            if not right:
                raise UnknownName(
                    "option-value",
                    option=option,
                    given=value if isinstance(value, str) else shown(value),
                    known=", ".join(map(str, values)),
                )
            chosen[option] = right[0]
        return chosen

    def option_indices(self, given: Mapping[str, object]) -> NDArray[np.int64]:
        chosen = self.check_options(given)
        return np.array(
            [values.index(chosen[option]) for option, values in self.options.items()], np.int64
        )

    # Moves

    def move(self, code: int) -> Move:
        """The move with a code."""
        move = self._known.get(code)
        if move is None:
            text, (kind, arguments) = self.notation.write(code), self.notation.parts(code)
            move = self._known[code] = Move(code, text, kind, arguments)
        return move

    def find(self, text: str) -> Move | None:
        """The move a text stands for, legal now or not; None if it is not notation."""
        code = self.notation.read(text)
        return None if code is None else Move(code, text, *self.notation.parts(code))
