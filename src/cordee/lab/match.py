"""Games of bots against each other: who sits where, and one such game after the other."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import combinations_with_replacement, permutations
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from .. import bots, games
from ..bots.evaluator import get_bots_ready
from ..engine.data import Options
from ..engine.errors import CordeeError
from ..engine.position import Position
from .luck import Luck
from .running import HERE, Place, Stop, in_order

if TYPE_CHECKING:
    from ..engine.game import Game

MOST_BOTS = 20
LONGEST = 100_000
"""The most plies in a game; one that goes on for longer counts as shared by all."""


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
    paired: bool = False
    """Do all games of a round have the same dice?"""
    drawn: bool = False
    """Are the line-ups drawn by lot, instead of taken in turn?"""

    @property
    def loaded(self) -> Game:
        return games.load(self.game, self.components)

    @property
    def start(self) -> Position:
        """A position at the beginning."""
        return self.loaded.new(self.players, seed=0, **self.options)

    def check(self) -> None:
        """Refuse what cannot be played."""
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise CordeeError("match-bots", count=len(self.bots), most=MOST_BOTS)
        for name in self.bots:
            bots.parse(name)
            if self.bots.count(name) > 1:
                raise CordeeError("match-twice", name=name)
        game = self.loaded
        game.check_options(self.options)
        game.check_players(self.players)
        if self.adjusted and game.rules.OUTCOMES < 2:
            raise CordeeError("match-no-dice", game=self.game)
        if self.adjusted and self.paired:
            raise CordeeError("match-adjusted-pairs")

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: a line-up goes round all seats, then comes the next one."""
        chosen = lineups(self.bots, self.players)
        rounds, turn = divmod(number, self.players)
        nth = self._lot(rounds) if self.drawn else rounds
        first, *others = chosen[nth % len(chosen)]
        orders = list(permutations(others))
        seated = (first, *orders[nth // len(chosen) % len(orders)])
        return seated[-turn:] + seated[:-turn]

    def _lot(self, rounds: int) -> int:
        return Random(f"{self.seed} {rounds} line-up").getrandbits(64)  # noqa: S311

    def dice(self, number: int) -> str:
        """The seed of a game's dice."""
        together = f"round {number // self.players}"
        return f"{self.seed} {together if self.paired else number}"


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
    luck: tuple[tuple[float, ...], ...] | None = None
    """What the dice brought each seat, if that was measured, by each way of measuring it, ..."""
    luck_seconds: float = 0.0
    """... and how long that took."""


class Stopped(Exception):
    """The match is over before its time; the game that was being played does not count."""


def play(match: Match, number: int, stop: Stop | None = None) -> PlayedGame:
    """One game of a match; the same number gives the same game, unless bots go by the clock."""
    lineup = match.lineup(number)
    position = match.loaded.new(match.players, seed=match.dice(number), **match.options)
    players = [bots.make(name, f"{match.seed} {number} {seat}") for seat, name in enumerate(lineup)]
    luck = None
    if match.adjusted:
        dice = Random(f"{match.seed} {number} luck").getrandbits(64)  # noqa: S311  # nothing secret
        luck = Luck(position, dice)
    try:
        plies, seats = play_out(position, players, stop, luck)
    finally:
        bots.close(*players)
    if luck is None:
        return PlayedGame(lineup, plies, seats)
    return PlayedGame(lineup, plies, seats, luck.by_seat, luck.seconds)


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
        get_bots_ready(match.loaded)


def play_ready(match: Match, number: int) -> PlayedGame:
    """`play`, wherever that may be."""
    get_ready(match)
    return play(match, number)


def play_all(
    match: Match, numbers: Iterable[int], place: Place = HERE, stop: Stop | None = None
) -> Iterator[PlayedGame]:
    """Games of a match in the order of their numbers.

    Once `stop` is set, or the caller stops asking, no more games are played.
    """
    if place is not HERE:
        yield from in_order(partial(play_ready, match), numbers, place, stop)
        return
    get_ready(match)
    with contextlib.suppress(Stopped):
        yield from in_order(partial(play, match, stop=stop), numbers, place, stop)
