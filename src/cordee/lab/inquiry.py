"""An inquiry: what is asked of some boxes, with which numbers of players, and how far the answer
is; kept in a file, it goes on after an interruption to exactly the same figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .. import bots as known_bots
from .. import games as register
from ..engine.data import Data, Options
from ..engine.errors import CordeeError
from . import kept, sums
from .answer import PACE, Answer
from .boxes import MOST_BOXES, Box
from .findings import Findings
from .kept import count, number, sure
from .provenance import box_digest, check_box, check_versions
from .question import Question
from .running import Place, Stop
from .survey import MOST_GAMES, Plan, steps
from .versions import versions_here

MOST_LUCK = 100_000
SLOWEST = 3600
"""Seconds for a decision."""


@dataclass
class Inquiry:
    """What is asked, and what has been found so far."""

    game: str
    players: tuple[int, ...]
    """The numbers of players, one after the other."""
    boxes: tuple[Box, ...]
    bots: str = "quick"
    games: int = 0
    """With each box and each number of players."""
    luck: tuple[int, ...] = ()
    """Games whose dice are judged, with each number of players."""
    width: float | None = None
    """How narrow every seat's interval must be for fewer games to be enough."""
    pace: float = PACE
    seed: str = "1"
    options: Options = field(default_factory=dict)
    command: str = ""
    """What gives the same figures again."""
    findings: dict[int, Findings] = field(default_factory=dict)
    """By the number of players."""

    def __post_init__(self) -> None:
        for plan in self.plans():
            plan.question.check()

    def plans(self) -> list[Plan]:
        first = self.boxes[0].components
        return [
            Plan(
                Question(self.game, players, (self.bots,), self.seed, self.options, first),
                self.boxes,
                self.games,
                luck,
                self.width,
            )
            for players, luck in zip(self.players, self.luck, strict=True)
        ]

    def go_on(self, place: Place, stop: Stop | None = None) -> Iterator[tuple[int, int]]:
        """Play what has not been played yet, yielding how many games have been, of how many; or
        until `stop` is set."""
        plans = self.plans()
        total, done = sum(map(steps, plans)), 0
        for plan in plans:
            players = plan.question.players
            if players not in self.findings:
                self.findings[players] = Findings.of(plan)
            found = self.findings[players]
            yield done + found.steps, total
            for _ in found.go_on(place, stop):
                yield done + found.steps, total
            done += steps(plan)
            if stop is not None and stop.is_set():
                return

    @property
    def has_begun(self) -> bool:
        return any(found.games for found in self.findings.values())

    @property
    def is_complete(self) -> bool:
        return all(
            players in self.findings and self.findings[players].is_complete
            for players in self.players
        )

    @property
    def answer(self) -> Answer:
        """As far as it is known."""
        game = register.load(self.game, self.boxes[0].components)
        options = game.check_options(self.options)
        told = (self.bots, self.seed, options, self.pace, self.command)
        return Answer(game, self.boxes, *told, self.findings)

    # To report, and to continue

    def to_dict(self) -> Data:
        """The answer; as long as it is not complete, also what it takes to go on."""
        told = self.answer.to_dict()
        return told if self.is_complete else {**told, "unfinished": self._unfinished()}

    def _unfinished(self) -> Data:
        return {
            "by": str(versions_here()),
            "game": self.game,
            "players": list(self.players),
            "boxes": [
                {
                    "name": box.name,
                    "components": box.components,
                    "values": dict(box.values),
                    "digest": box_digest(register.load(self.game, box.components)),
                }
                for box in self.boxes
            ],
            "bots": self.bots,
            "games": self.games,
            "luck": list(self.luck),
            "width": self.width,
            "pace": self.pace,
            "seed": self.seed,
            "options": dict(self.options),
            "command": self.command,
            "findings": {
                str(players): sums.plain(found)
                for players, found in self.findings.items()
                if found.part is not None
            },
        }

    @classmethod
    def of(cls, data: Data, trusted: bool = True) -> Inquiry:
        """What `to_dict` gave of one that is not complete; anything else is refused, and code of
        somebody's own unless the file is trusted."""
        if "unfinished" not in data and data["command"] and data["players"]:
            raise CordeeError("lab-complete", domain=__package__)
        told = data["unfinished"]
        check_versions(told)
        if not trusted:
            known_bots.check_harmless([told["bots"]])
        texts = (told["game"], told["bots"], told["seed"], told["command"])
        sure(all(isinstance(text, str) and text.isprintable() for text in texts))
        sure(isinstance(told["options"], dict) and 0 < len(told["boxes"]) <= MOST_BOXES)
        inquiry = cls(
            told["game"],
            tuple(count(players, 100) for players in told["players"]),
            tuple(_box(told["game"], box) for box in told["boxes"]),
            told["bots"],
            count(told["games"], MOST_GAMES),
            tuple(count(luck, MOST_LUCK) for luck in told["luck"]),
            None if told["width"] is None else number(told["width"], 1),
            number(told["pace"], SLOWEST),
            told["seed"],
            told["options"],
            told["command"],
        )
        for plan in inquiry.plans():
            if (found := told["findings"].get(str(plan.question.players))) is not None:
                inquiry.findings[plan.question.players] = sums.read(Findings.of(plan), found)
        sure(len(inquiry.findings) == len(told["findings"]))
        return inquiry


def _box(game: str, told: Data) -> Box:
    """A box as it was; the shipped one may have changed since."""
    name, components, values = told["name"], told["components"], told["values"]
    sure(isinstance(name, str) and name.isprintable() and isinstance(values, dict))
    sure(components is None or isinstance(components, dict))
    check_box(told, register.load(game, components))
    return Box(name, components, values)


def read(path: Path, trusted: bool = True) -> Inquiry:
    """An inquiry that was kept."""
    return kept.read(path, lambda data: Inquiry.of(data, trusted), "lab-file")
