"""A guided game: whatever comes up for the first time is explained when it does.

What is explained is in the game's folder, `guide/en.ftl` and `guide/fr.ftl`, by what comes up:

    begin            the first decision of all: what wins
    ask-<phase>      somebody is asked in this phase
    may-<kind>       a move of this kind is among the choices
    event-<kind>     it has happened since their last decision

Whatever has no words needs none. `event-` is told the data of the event, and in `$you` whether it
was the learner's doing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

from ..engine.data import Data
from ..engine.game import Game
from ..engine.narration import role_of
from ..engine.position import Position
from ..words import speaker

FOLDER = "guide"
MOST = 2
"""Things explained at once; the others wait for the next decision."""
ORDER = ("begin", "event", "ask", "may")


@dataclass(frozen=True)
class Topic:
    """Something that comes up."""

    key: str
    data: Data

    @property
    def place(self) -> int:
        return ORDER.index(self.key.partition("-")[0])


@dataclass(frozen=True)
class Met:
    """What one ply brought up."""

    decision: tuple[Topic, ...]
    """Before it, if the learner had a choice; nothing else is a decision of theirs."""
    events: tuple[Topic, ...]


class Guide:
    """Explains a game to one seat; what a game has brought up so far is remembered."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._met: list[Met] = []
        self._codes: list[int] = []

    def explained(self, position: Position, locale: str) -> list[str]:
        """What is explained at a decision of the learner; nothing anywhere else."""
        topics = self._topics(position)
        say = speaker(locale, domain(self.game))
        return [say(one.key, **one.data) for one in topics]

    def _topics(self, position: Position) -> Sequence[Topic]:
        here = self._decision(position)
        if not here:
            return ()
        self._remember(position)
        told: set[str] = set()
        waiting: list[Topic] = []
        for met in self._met:
            if met.decision:
                told |= {one.key for one in self._choose(waiting, met.decision, told)}
                waiting = [one for one in waiting if one.key not in told]
            waiting += met.events
        return self._choose(waiting, here, told)

    @staticmethod
    def _choose(waiting: list[Topic], here: Sequence[Topic], told: set[str]) -> list[Topic]:
        """The first thing of all, then what is asked, then what happened, then what may be done."""
        new: dict[str, Topic] = {}
        for one in (*here, *waiting):
            if one.key not in told:
                new.setdefault(one.key, one)  # of several of a kind, the first
        asked = [one for one in new.values() if one.key == "begin" or one.key.startswith("ask-")]
        others = [one for one in new.values() if one not in asked]
        return sorted((asked + others)[:MOST], key=lambda one: one.place)

    def _remember(self, position: Position) -> None:
        """What every ply brought up; those that are known already are not looked at again."""
        codes = [ply.move.code for ply in position.plies]
        same = 0
        while same < min(len(codes), len(self._codes)) and codes[same] == self._codes[same]:
            same += 1
        del self._met[same:]
        back, tail = position.copy(), []
        while len(back.plies) > same:
            events = tuple(self._happened(back))
            back.undo()
            tail.append(Met(self._decision(back), events))
        self._met += reversed(tail)
        self._codes = codes

    def _decision(self, position: Position) -> tuple[Topic, ...]:
        """What a question brings up; nothing where the learner has no choice."""
        if position.actor != self.seat or position.unasked(roll=False) is not None:
            return ()
        kinds = dict.fromkeys(move.kind for move in position.moves())
        phase = str(position.fields["phase"]).replace(" ", "-")
        keys = ["begin", f"ask-{phase}", *(f"may-{kind}" for kind in kinds)]
        return tuple(Topic(key, {}) for key in keys if has(self.game, key))

    def _happened(self, position: Position) -> Iterator[Topic]:
        """What the last ply brought up."""
        for event in position.events:
            key = f"event-{event.kind}"
            if has(self.game, key):
                you = role_of(self.seat, event, self.game.story)
                yield Topic(key, {**event.data, "you": you})


def domain(game: Game) -> str:
    """Where a game's explanations are."""
    return f"{game.package}.{FOLDER}"


def is_guided(game: Game) -> bool:
    """Can a game be played with a guide?"""
    return find_spec(domain(game)) is not None


@cache
def has(game: Game, key: str) -> bool:
    """Are there words for something? If so, they are in both languages."""
    return key in speaker("en", domain(game))
