"""Games of bots against each other: who sits where, and one such game after the other."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import combinations_with_replacement, permutations
from multiprocessing import get_context
from typing import Any, NamedTuple

from .. import bots, games
from ..bots.knowhow import knowhow
from ..engine.errors import CordeeError
from ..engine.position import Position

MOST_BOTS = 20
LONGEST = 100_000
"""Plies of a game; one that goes on for longer is everybody's alike."""


@dataclass(frozen=True)
class Match:
    """Who plays what, and how: all that decides how the games go."""

    game: str
    bots: tuple[str, ...]
    players: int = 2
    seed: str = "1"
    options: Mapping[str, Any] = field(default_factory=dict)
    components: Mapping[str, Any] | None = None
    """The numbers on the components, if they are not the shipped ones."""

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

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: within so many games as there are seats, everybody in each."""
        chosen = lineups(self.bots, self.players)
        first, *others = chosen[number % len(chosen)]
        turn, order = number // len(chosen) % self.players, number // len(chosen) // self.players
        orders = list(permutations(others))
        seated = (first, *orders[order % len(orders)])
        return seated[-turn:] + seated[:-turn]


@cache
def lineups(names: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Who may meet: as many different bots as there is room for.

    Three bots at two seats meet in pairs; two bots at three seats come in ones and twos.
    """
    different = min(len(names), players)
    several = combinations_with_replacement(names, players)
    return [lineup for lineup in several if len(set(lineup)) == different]


class Seat(NamedTuple):
    """What a seat did in a game."""

    share: float
    decisions: int
    """Questions with one answer are none."""
    seconds: float
    longest: float
    """The seconds that the longest decision took."""


class Played(NamedTuple):
    """A game that was played."""

    lineup: tuple[str, ...]
    plies: int
    seats: tuple[Seat, ...]


def play(match: Match, number: int) -> Played:
    """One game of a match; the same number gives the same game, unless bots go by the clock."""
    game, lineup = games.load(match.game, match.components), match.lineup(number)
    position = game.new(match.players, seed=f"{match.seed} {number}", **match.options)
    players = [bots.make(name, f"{match.seed} {number} {seat}") for seat, name in enumerate(lineup)]
    return Played(lineup, *play_out(position, players))


def play_out(position: Position, players: Sequence[bots.Bot]) -> tuple[int, tuple[Seat, ...]]:
    """The bots play to the end: how many plies, and what each did."""
    spent: list[list[float]] = [[] for _ in players]
    plies = 0
    while (actor := position.actor) is not None and plies < LONGEST:
        plies += 1
        if not isinstance(actor, int):
            position.roll()
        elif len(moves := position.moves()) == 1:
            position.play(moves[0])
        else:
            begun = time.perf_counter()
            move = bots.ask(players[actor], position)
            spent[actor].append(time.perf_counter() - begun)
            position.play(move)
    shares = position.outcome.shares if position.outcome else [1 / len(players)] * len(players)
    return plies, tuple(
        Seat(share, len(times), sum(times), max(times, default=0.0))
        for share, times in zip(shares, spent, strict=True)
    )


def get_ready(match: Match) -> None:
    """Have what the bots know loaded before the first clock runs."""
    if any(map(bots.knows, match.bots)):
        knowhow(games.load(match.game, match.components)).get_ready()


def _begin_work(match: Match) -> None:
    """A process of its own: Ctrl-C is for whoever waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    get_ready(match)


def play_all(match: Match, numbers: Iterable[int], jobs: int = 1) -> Iterator[Played]:
    """Games of a match in the order of their numbers, so many at a time in processes of their own.

    Whoever stops asking stops the games.
    """
    get_ready(match)
    if jobs == 1:
        yield from map(partial(play, match), numbers)
        return
    with get_context("spawn").Pool(jobs, _begin_work, (match,)) as pool:
        yield from pool.imap(partial(play, match), numbers)
