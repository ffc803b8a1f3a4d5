"""Millions of games inside the kernel, and what they come to."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property, partial
from math import isfinite, sqrt
from pathlib import Path
from random import Random
from threading import Event
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from .. import games as register
from ..engine.data import Data, Options
from ..engine.position import Position
from . import kept
from .interval import Interval
from .kept import count, number, sure
from .provenance import check_box, check_versions, provenance
from .running import Place, Stop, in_order, threads
from .selfplay import Games, play_on

KINDS = ("random", "quick")
"""The bots that play inside the kernel."""
MOST_GAMES = 1_000_000_000
BATCH = 1000
"""Games in one part of a simulation."""
PROCESSOR = "cpu"
WHOLE = 720_720
"""A win in parts, so that sums are exact: any number of seats up to 16 can share it evenly."""
MOST_NUMBERS = 100 * MOST_GAMES
"""In a spread: at most one for each seat of each game."""


@dataclass
class Spread:
    """Numbers of which only the sums are kept."""

    count: int = 0
    total: int = 0
    squares: int = 0
    low: float = float("inf")
    high: float = float("-inf")

    def add(self, numbers: NDArray[np.integer]) -> None:
        numbers = numbers.astype(np.int64)
        self.count += len(numbers)
        self.total += int(numbers.sum())
        self.squares += int((numbers**2).sum())
        self.low = min(self.low, float(numbers.min()))
        self.high = max(self.high, float(numbers.max()))

    def __iadd__(self, other: Spread) -> Spread:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.low, self.high = min(self.low, other.low), max(self.high, other.high)
        return self

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def deviation(self) -> float:
        return sqrt(max(0.0, self.squares / self.count - self.mean**2))

    def to_dict(self) -> dict[str, float]:
        return {
            "mean": self.mean,
            "deviation": self.deviation,
            "low": self.low,
            "high": self.high,
        }

    def sums(self) -> list[float]:
        """What `of` reads."""
        ends = [self.low, self.high] if self.count else []
        return [self.count, self.total, self.squares, *ends]

    @classmethod
    def of(cls, sums: list[float]) -> Spread:
        many = count(sums[0], MOST_NUMBERS)
        sure(len(sums) == (5 if many else 3) and all(isfinite(one) for one in sums))
        total, squares, *ends = sums[1:]
        sure(isinstance(total, int) and isinstance(squares, int))
        return cls(many, int(total), int(squares), *map(float, ends))


@dataclass(frozen=True)
class Series:
    """Which games are played: everything that decides how each goes, by its number."""

    game: str
    players: int = 2
    bots: str = "random"
    seed: str = "1"
    options: Options = field(default_factory=dict)
    components: Mapping[str, object] | None = None
    """The numbers on the components, if they are not the shipped ones."""

    @classmethod
    def of(cls, start: Position, bots: str = "random", seed: str = "1") -> Series:
        """New games like one that has just begun."""
        game = start.game
        box = None if game.is_shipped else game.box
        return cls(game.name, start.players, bots, seed, start.options, box)

    @cached_property
    def start(self) -> Position:
        """How every game begins; its own dice are never rolled."""
        game = register.load(self.game, self.components)
        return game.new(self.players, seed=0, **self.options)

    @cached_property
    def number(self) -> int:
        """The seed as `play_on` takes it."""
        return Random(self.seed).getrandbits(64)  # noqa: S311  # nothing secret

    def play(self, first: int, last: int) -> Games:
        """Those from one number up to another, which is not played any more."""
        quick = self.bots == "quick"
        return play_on(self.start, last - first, self.number, quick, first=first)

    def __getstate__(self) -> Data:
        """What was given, without what follows from it."""
        return {each.name: getattr(self, each.name) for each in fields(self)}


@dataclass
class Tally:
    """What games came to, as sums: those of some games and of others can be added."""

    games: int = 0
    broken_off: int = 0
    plies: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)
    parts: list[int] = field(default_factory=list)
    """What each seat has won: `WHOLE` for a game."""
    scores: list[Spread] = field(default_factory=list)
    """By seat, where the game counts something."""
    winners: Spread = field(default_factory=Spread)
    """What the winners scored, alone or with others."""

    @classmethod
    def nothing(cls, start: Position) -> Tally:
        seats = range(start.players)
        counted = start.game.fields.scores is not None
        return cls(parts=[0 for _ in seats], scores=[Spread() for _ in seats if counted])

    @classmethod
    def of(cls, start: Position, games: Games) -> Tally:
        tally = cls.nothing(start)
        tally.games = len(games.plies)
        tally.broken_off = int(games.broken_off.sum())
        tally.plies.add(games.plies)
        tally.decisions.add(games.decisions)
        parts = np.rint(games.shares * WHOLE).astype(np.int64)
        tally.parts = [int(part) for part in parts.sum(axis=0)]
        if start.game.fields.scores is not None:
            scores = start.game.fields.scores(games.finals)[:, : start.players]
            for seat, spread in enumerate(tally.scores):
                spread.add(scores[:, seat])
            over = ~games.broken_off
            if over.any():
                tally.winners.add(scores[over][games.shares[over] > 0])
        return tally

    def __iadd__(self, other: Tally) -> Tally:
        self.games += other.games
        self.broken_off += other.broken_off
        self.plies += other.plies
        self.decisions += other.decisions
        self.winners += other.winners
        self.parts = [one + more for one, more in zip(self.parts, other.parts, strict=True)]
        for spread, more in zip(self.scores, other.scores, strict=True):
            spread += more
        return self

    @property
    def won(self) -> list[float]:
        """How many games each seat has won."""
        return [part / WHOLE for part in self.parts]

    def to_dict(self) -> Data:
        """The sums, so that more can be added."""
        return {
            "broken_off": self.broken_off,
            "plies": self.plies.sums(),
            "decisions": self.decisions.sums(),
            "parts": self.parts,
            "scores": [spread.sums() for spread in self.scores],
            "winners": self.winners.sums(),
        }

    @classmethod
    def read(cls, start: Position, games: int, data: Data) -> Tally:
        """What `to_dict` gave; anything else is refused."""
        tally = cls.nothing(start)
        tally.games = games
        tally.broken_off = count(data["broken_off"], games)
        spreads = [data["plies"], data["decisions"], *data["scores"]]
        tally.plies, tally.decisions, *scores = map(Spread.of, spreads)
        sure(all(spread.count == games for spread in (tally.plies, tally.decisions, *scores)))
        sure(len(scores) == len(tally.scores) and len(data["parts"]) == start.players)
        tally.scores, tally.winners = scores, Spread.of(data["winners"])
        tally.parts = [count(part, WHOLE * games) for part in data["parts"]]
        sure(abs(sum(tally.parts) - WHOLE * games) <= start.players * games)
        return tally


def tally_part(series: Series, first: int, last: int, nth: int) -> Tally:
    """One part of a simulation: of its games, those with the numbers of the nth batch."""
    begin, end = max(first, nth * BATCH), min(last, (nth + 1) * BATCH)
    return Tally.of(series.start, series.play(begin, end))


class Device(Protocol):
    """What plays games by itself, without any of our threads: a GPU."""

    @property
    def name(self) -> str: ...

    def tallies(self, series: Series, first: int, last: int, stop: Stop) -> Iterator[Tally]:
        """Those of some games, in order."""
        ...


@dataclass
class Simulation:
    """A series and what has come of its games so far."""

    series: Series
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    """By the clock, all jobs together."""
    asked: int | None = None
    """How many games were wanted."""
    device: str = PROCESSOR
    """What plays, or has played last."""

    def __post_init__(self) -> None:
        self.start = self.series.start
        if not self.tally.games:
            self.tally = Tally.nothing(self.start)

    def play(
        self, games: int, place: Place | None = None, stop: Stop | None = None
    ) -> Iterator[int]:
        """Play on, up to N in all, yielding how many are done; where does not matter to them."""
        done = self.tally.games
        parts = range(done // BATCH, -(-games // BATCH)) if done < games else ()
        task = partial(tally_part, self.series, done, games)
        self.device = PROCESSOR
        return self._gather(games, in_order(task, parts, place or threads(1), stop))

    def play_on_device(self, games: int, device: Device, stop: Stop | None = None) -> Iterator[int]:
        """The same games, played elsewhere than on the processor."""
        self.device = device.name
        tallies = device.tallies(self.series, self.tally.games, games, stop or Event())
        return self._gather(games, tallies)

    def _gather(self, games: int, tallies: Iterable[Tally]) -> Iterator[int]:
        self.asked = games
        before, begun = self.seconds, time.perf_counter()
        for tally in tallies:
            self.tally += tally
            self.seconds = before + time.perf_counter() - begun
            yield self.tally.games

    def interval(self, seat: int) -> Interval:
        """A seat's share of the wins."""
        return Interval.of(self.tally.won[seat], self.tally.games)

    # To report, and to continue

    def to_dict(self) -> Data:
        """Everything, as plain data."""
        tally, seats = self.tally, []
        for seat in range(self.start.players):
            found = self.interval(seat)
            told: Data = {"share": found.share, "low": found.low, "high": found.high}
            if tally.scores and tally.games:
                told["score"] = tally.scores[seat].to_dict()
            seats.append(told)
        return {
            "game": self.series.game,
            **provenance(self.start.game),
            "players": self.series.players,
            "options": dict(self.start.options),
            "components": self.series.components,
            "bots": self.series.bots,
            "seed": self.series.seed,
            "games": tally.games,
            "asked": self.asked,
            "device": self.device,
            "broken_off": tally.broken_off,
            "seconds": self.seconds,
            "games_per_second": self.per_second(tally.games),
            "decisions_per_second": self.per_second(tally.decisions.total),
            "plies": tally.plies.to_dict() if tally.games else None,
            "decisions": tally.decisions.to_dict() if tally.games else None,
            "seats": seats,
            "winner": tally.winners.to_dict() if tally.winners.count else None,
            "sums": tally.to_dict(),
        }

    def per_second(self, counted: float) -> float:
        return counted / self.seconds if self.seconds else 0.0

    @classmethod
    def of(cls, data: Data) -> Simulation:
        """What `to_dict` gave; anything else is refused."""
        check_versions(data)
        components, seed, bots = data["components"], data["seed"], data["bots"]
        sure(components is None or isinstance(components, dict))
        sure(isinstance(seed, str) and isinstance(data["options"], dict) and bots in KINDS)
        series = Series(data["game"], data["players"], bots, seed, data["options"], components)
        check_box(data.get("box", {}), series.start.game)
        tally = Tally.read(series.start, count(data["games"], MOST_GAMES), data["sums"])
        asked = None if data["asked"] is None else count(data["asked"], MOST_GAMES)
        return cls(series, tally, number(data["seconds"]), asked)


def read(path: Path) -> Simulation:
    """A simulation that was kept."""
    return kept.read(path, Simulation.of, "simulation-file")
