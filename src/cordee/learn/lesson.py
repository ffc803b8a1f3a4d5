"""A lesson: a prepared table, a few things to do in turn, and what comes of each.

Lessons are data in a game's folder, `lessons/lessons.toml`; their words are in the `.ftl` files
beside it. The rules are those of the game: a lesson only says which of the legal moves it asks for,
and how the dice fall.

    [[lesson]]
    name = "climb"                    # `climb` is its title in the words
    players = 2
    seat = 1                          # who learns; the first by default
    options = {weather = "none"}      # where they are not the defaults
    position = '{"score": [12, 9]}'   # what differs from the start of a game, as JSON
    before = ["roll snow:1 tent:4"]   # what is played before it begins
    [[lesson.step]]                   # `climb-1` says what to do, `climb-1-after` what came of it
    right = ["keep tent"]             # the moves that count; `climb-1-wrong` is said of any other
    then = ["roll tent:1 coin:1"]     # dice, and what others do, until the learner is asked again
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.util import find_spec

from ..engine.data import Data
from ..engine.errors import CordeeError, UnknownName
from ..engine.game import Game
from ..engine.move import Move
from ..engine.position import Position
from ..words import COMMON, speaker

FOLDER = "lessons"


@dataclass(frozen=True)
class Step:
    right: tuple[str, ...]
    """The moves that count."""
    then: tuple[str, ...] = ()
    """How the dice fall afterwards, and what others do."""


@dataclass(frozen=True)
class Lesson:
    game: Game
    name: str
    steps: tuple[Step, ...]
    players: int
    options: Data
    position: Data
    """What differs from the start of a game, by the names of the rule sheet."""
    before: tuple[str, ...]
    seat: int
    """Who learns, from 0."""

    @property
    def domain(self) -> str:
        """Where its words are."""
        return f"{self.game.package}.{FOLDER}"

    def title(self, locale: str) -> str:
        return speaker(locale, self.domain)(self.name)

    def start(self) -> Position:
        """The table as the lesson finds it."""
        return prepared(self.game, self.players, self.options, self.position, self.before)


class NotAsked(CordeeError):
    """A legal move, but not what the lesson asks for."""


class Attempt:
    """Somebody at a lesson: what is asked now, what counts, and what happens next by itself."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.position = lesson.start()
        self.done = 0
        """How many steps were done right."""
        self.coming: list[str] = []
        """What was prepared and has not happened yet."""
        while (move := self.next()) is not None:
            self.position.play(move)

    @property
    def is_over(self) -> bool:
        return self.done == len(self.lesson.steps)

    def said(self, locale: str) -> str:
        """What to do now; empty at the end."""
        return "" if self.is_over else self._word(locale, self.done + 1)

    def explained(self, locale: str) -> str:
        """What came of the last step; empty before the first."""
        return self._word(locale, self.done, "after") if self.done else ""

    def right(self) -> list[Move]:
        """The moves that count now."""
        if self.is_over:
            return []
        return [self.position.legal(text) for text in self.lesson.steps[self.done].right]

    def check(self, text: str) -> Move:
        """The move a text stands for; refused if it is not legal, or not what is asked for."""
        move = self.position.legal(text)
        if move not in self.right():
            key = f"{self._key(self.done + 1)}-wrong"
            if key in speaker("en", self.lesson.domain):
                raise NotAsked(key, domain=self.lesson.domain)
            raise NotAsked("lesson-not-asked", domain=COMMON)
        return move

    def play(self, move: Move) -> None:
        """A right move; `next` says what follows it."""
        self.coming = list(self.lesson.steps[self.done].then)
        self.position.play(move)
        self.done += 1

    def next(self) -> Move | None:
        """What happens now without the learner: None where they are asked, and at the end."""
        if self.coming:
            return next_scripted(self.position, self.coming)
        asked = self.position.actor == self.lesson.seat
        return self.position.unasked(roll=False) if asked and not self.is_over else None

    def _key(self, step: int) -> str:
        return f"{self.lesson.name}-{step}"

    def _word(self, locale: str, step: int, part: str = "") -> str:
        key = self._key(step)
        return speaker(locale, self.lesson.domain)(f"{key}-{part}" if part else key)


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """A game's lessons in their order; none, if its folder has none."""
    if find_spec(f"{game.package}.{FOLDER}") is None:
        return ()
    file = resources.files(f"{game.package}.{FOLDER}").joinpath("lessons.toml")
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(_read(game, one) for one in written["lesson"])


def lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name, or by its number from 1."""
    known = lessons(game)
    for nth, one in enumerate(known, start=1):
        if name in (one.name, str(nth)):
            return one
    names = ", ".join(one.name for one in known)
    raise UnknownName("lesson-unknown", name=name, game=game.name, known=names)


def prepared(
    game: Game, players: int, options: Data, position: Data, before: Sequence[str]
) -> Position:
    """The start of a game with some fields changed, and what is played before it begins."""
    opening = game.new(players, seed=0, **options)
    if position:
        opening = game.position(_laid_over(opening.to_dict(), position), seed=0)
    for text in before:
        opening.play(text)
    return opening


def next_scripted(position: Position, coming: list[str]) -> Move:
    """The next of what was prepared; what has only one answer need not be."""
    only = position.unasked(roll=False)
    if only is not None and only.text != coming[0]:
        return only
    return position.legal(coming.pop(0))


def _laid_over(fields: Data, changes: Data) -> Data:
    """Fields with some of them changed; tables keep what is not named."""
    return fields | {
        name: _laid_over(fields[name], value) if isinstance(value, dict) else value
        for name, value in changes.items()
    }


def _read(game: Game, written: Data) -> Lesson:
    def texts(of: Data, key: str) -> tuple[str, ...]:
        found: Sequence[str] = of.get(key, ())
        return tuple(found)

    return Lesson(
        game,
        written["name"],
        tuple(Step(texts(step, "right"), texts(step, "then")) for step in written["step"]),
        written.get("players", game.players[0]),
        written.get("options", {}),
        json.loads(written.get("position", "{}")),
        texts(written, "before"),
        written.get("seat", 1) - 1,
    )
