"""Games of bots against each other: who sits where, and one such game after the other."""

from __future__ import annotations

import contextlib
import signal
import time
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement, islice, permutations
from multiprocessing import active_children, get_context
from random import Random
from threading import Event
from typing import NamedTuple, Protocol

from .. import bots, games
from ..bots.evaluator import evaluator
from ..engine.data import Options
from ..engine.errors import CordeeError
from ..engine.position import Position
from .luck import Luck

MOST_BOTS = 20
LONGEST = 100_000
"""The most plies in a game; one that goes on for longer counts as shared by all."""
POLL = 0.2
"""Seconds between two checks whether to stop."""


class Stop(Protocol):
    """Tells whether to stop."""

    def is_set(self) -> bool: ...


@dataclass(frozen=True)
class Match:
    """Who plays what, and how: everything that decides how the games go."""

    game: str
    bots: tuple[str, ...]
    players: int = 2
    seed: str = "1"
    options: Options = field(default_factory=dict)
    components: Mapping[str, object] | None = None
    """The numbers on the components, if they are not the shipped ones."""
    adjusted: bool = False
    """Is the luck of the dice measured? The games are the same."""

    def check(self) -> None:
        """Refuse what cannot be played."""
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise CordeeError("match-bots", count=len(self.bots), most=MOST_BOTS)
        for name in self.bots:
            bots.parse(name)
            if self.bots.count(name) > 1:
                raise CordeeError("match-twice", name=name)
        game = games.load(self.game, self.components)
        game.check_options(self.options)
        game.check_players(self.players)
        if self.adjusted and game.rules.OUTCOMES < 2:
            raise CordeeError("match-no-dice", game=self.game)

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: a line-up goes round all seats, then comes the next one."""
        chosen = lineups(self.bots, self.players)
        rounds, turn = divmod(number, self.players)
        first, *others = chosen[rounds % len(chosen)]
        orders = list(permutations(others))
        seated = (first, *orders[rounds // len(chosen) % len(orders)])
        return seated[-turn:] + seated[:-turn]


@cache
def lineups(names: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Who may meet: as many different bots as there is room for.

    Three bots at two seats meet in pairs; two bots at three seats come in ones and twos.
    """
    different = min(len(names), players)
    several = combinations_with_replacement(names, players)
    return [lineup for lineup in several if len(set(lineup)) == different]


class SeatResult(NamedTuple):
    """What a seat did in a game."""

    share: float
    decisions: int
    """Questions with one answer do not count."""
    seconds: float
    longest: float
    """The seconds that the longest decision took."""


class PlayedGame(NamedTuple):
    """A game that was played."""

    lineup: tuple[str, ...]
    plies: int
    seats: tuple[SeatResult, ...]
    luck: tuple[float, ...] | None = None
    """What the dice brought each seat, if that was measured, ..."""
    luck_seconds: float = 0.0
    """... and how long that took."""


class Stopped(Exception):
    """The match is over before its time; the game that was being played does not count."""


def play(match: Match, number: int, stop: Stop | None = None) -> PlayedGame:
    """One game of a match; the same number gives the same game, unless bots go by the clock."""
    game, lineup = games.load(match.game, match.components), match.lineup(number)
    position = game.new(match.players, seed=f"{match.seed} {number}", **match.options)
    players = [bots.make(name, f"{match.seed} {number} {seat}") for seat, name in enumerate(lineup)]
    if not match.adjusted:
        return PlayedGame(lineup, *play_out(position, players, stop))
    dice = Random(f"{match.seed} {number} luck").getrandbits(64)  # noqa: S311  # nothing secret
    luck = Luck(position, dice)
    plies, seats = play_out(position, players, stop, luck)
    return PlayedGame(lineup, plies, seats, tuple(luck.shares), luck.seconds)


def play_out(
    position: Position,
    players: Sequence[bots.Bot],
    stop: Stop | None = None,
    luck: Luck | None = None,
) -> tuple[int, tuple[SeatResult, ...]]:
    """The bots play to the end: how many plies, and what each did; the dice's luck is noted."""
    spent: list[list[float]] = [[] for _ in players]
    plies = 0
    while (actor := position.actor) is not None and plies < LONGEST:
        plies += 1
        if stop is not None and stop.is_set():
            raise Stopped
        if (move := position.unasked()) is None:
            assert isinstance(actor, int)
            begun = time.perf_counter()
            move = bots.ask(players[actor], position)
            spent[actor].append(time.perf_counter() - begun)
        elif actor == "chance" and luck is not None:
            luck.note(position, move)
        position.play(move)
    shares = position.outcome.shares if position.outcome else [1 / len(players)] * len(players)
    return plies, tuple(
        SeatResult(share, len(times), sum(times), max(times, default=0.0))
        for share, times in zip(shares, spent, strict=True)
    )


def get_ready(match: Match) -> None:
    """Have what the bots know loaded before the first clock runs."""
    if match.adjusted or any(map(bots.knows, match.bots)):
        evaluator(games.load(match.game, match.components)).get_ready()


def _begin_work(match: Match) -> None:
    """A process of its own: Ctrl-C is for whoever is waiting for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    get_ready(match)


def play_all(
    match: Match, numbers: Iterable[int], jobs: int = 1, stop: Stop | None = None
) -> Iterator[PlayedGame]:
    """Games of a match in the order of their numbers, N at a time in processes of their own.

    Once `stop` is set, or the caller stops asking, no more games are played.
    """
    get_ready(match)
    stop = stop or Event()
    with contextlib.suppress(Stopped):
        if jobs > 1:
            yield from _play_beside(match, iter(numbers), jobs, stop)
        for number in numbers if jobs == 1 else ():
            yield play(match, number, stop)


def _play_beside(
    match: Match, numbers: Iterator[int], jobs: int, stop: Stop
) -> Iterator[PlayedGame]:
    """Several at a time; each process has its next game before it has finished the last."""
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_work, (match,))
    try:
        games = deque(pool.submit(play, match, number) for number in islice(numbers, 2 * jobs))
        while games:
            wait([games[0]], POLL)
            if stop.is_set():
                raise Stopped
            if games[0].done():
                played = games.popleft().result()
                games += [pool.submit(play, match, number) for number in islice(numbers, 1)]
                yield played
    except BrokenProcessPool:
        raise CordeeError("match-killed") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - before:
            child.kill()
