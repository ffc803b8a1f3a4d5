"""Millions of games inside the kernel, and what they come to."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from random import Random

import numpy as np
from numpy.typing import NDArray

from ..engine.data import Data
from ..engine.position import Position
from .interval import Interval
from .selfplay import Games, play_on

KINDS = ("random", "quick")
"""The bots that play inside the kernel."""
MOST_GAMES = 1_000_000_000
BATCH = 1000
"""Games handed out at once."""


@dataclass
class Spread:
    """Numbers of which only the sums are kept."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    low: float = float("inf")
    high: float = float("-inf")

    def add(self, numbers: NDArray[np.integer]) -> None:
        self.count += len(numbers)
        self.total += float(numbers.sum())
        self.squares += float((numbers.astype(float) ** 2).sum())
        self.low = min(self.low, float(numbers.min()))
        self.high = max(self.high, float(numbers.max()))

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


@dataclass
class Simulation:
    """What has come of the games so far."""

    start: Position
    bots: str = "random"
    seed: str = "1"
    games: int = 0
    broken_off: int = 0
    seconds: float = 0.0
    """By the clock, all jobs together."""
    plies: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)
    won: list[float] = field(default_factory=list)
    """By seat."""
    scores: list[Spread] = field(default_factory=list)
    """By seat, where the game counts something."""
    winners: Spread = field(default_factory=Spread)
    """What the winners scored, alone or with others."""

    def __post_init__(self) -> None:
        self.won = [0.0] * self.start.players
        self._count_scores = self.start.game.fields.scores
        if self._count_scores is not None:
            self.scores = [Spread() for _ in range(self.start.players)]

    def play(self, games: int, jobs: int = 1) -> Iterator[int]:
        """Play N, yielding how many are done; the games do not depend on the jobs."""
        begun = time.perf_counter()
        sizes = [min(BATCH, games - done) for done in range(0, games, BATCH)]

        def batch(nth: int) -> Games:
            quick = self.bots == "quick"
            return play_on(self.start, sizes[nth], self._seed_of(nth), quick)

        with ThreadPoolExecutor(jobs) as pool:
            numbers = iter(range(len(sizes)))
            running = [pool.submit(batch, nth) for nth in islice(numbers, 2 * jobs)]
            while running:
                done = running.pop(0).result()
                running += [pool.submit(batch, nth) for nth in islice(numbers, 1)]
                self.add(done)
                self.seconds = time.perf_counter() - begun
                yield self.games

    def _seed_of(self, batch: int) -> int:
        return Random(f"{self.seed} {batch}").getrandbits(64)  # noqa: S311  # nothing secret

    def add(self, games: Games) -> None:
        """What came of some more."""
        self.games += len(games.plies)
        self.broken_off += int(games.broken_off.sum())
        self.plies.add(games.plies)
        self.decisions.add(games.decisions)
        for seat, share in enumerate(games.shares.sum(axis=0)):
            self.won[seat] += float(share)
        if self._count_scores is not None:
            scores = self._count_scores(games.finals)[:, : self.start.players]
            for seat, spread in enumerate(self.scores):
                spread.add(scores[:, seat])
            over = ~games.broken_off
            if over.any():
                self.winners.add(scores[over][games.shares[over] > 0])

    def interval(self, seat: int) -> Interval:
        """A seat's share of the wins."""
        return Interval.of(self.won[seat], self.games)

    def to_dict(self) -> Data:
        """Everything, as plain data."""
        seats = []
        for seat in range(self.start.players):
            found = self.interval(seat)
            told: dict[str, object] = {"share": found.share, "low": found.low, "high": found.high}
            if self.scores:
                told["score"] = self.scores[seat].to_dict()
            seats.append(told)
        return {
            "game": self.start.game.name,
            "players": self.start.players,
            "options": self.start.options,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "broken_off": self.broken_off,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions.total / self.seconds,
            "plies": self.plies.to_dict(),
            "decisions": self.decisions.to_dict(),
            "seats": seats,
            "winner": self.winners.to_dict() if self.winners.count else None,
        }
