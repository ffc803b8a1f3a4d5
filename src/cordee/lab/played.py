"""Games as the lab looks at them: how each went, turn by turn and decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import bots
from ..bots.evaluator import Evaluator, evaluator, get_bots_ready
from ..bots.playout import LONGEST
from ..engine.contract import RecordArray
from ..engine.game import Game
from ..engine.position import Position
from . import tracing
from .question import IN_KERNEL, Question

ROOM = 1 << 24
"""Bytes for the tables of a trace."""
MOST_TURNS = 1 << 15
MOST_ASKED = 1 << 16
MOST_OFFERED = 1 << 20

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


@dataclass
class Asked:
    """Decisions between several moves, one after the other."""

    game: Ints
    """Which of the games, from 0, ..."""
    turn: Ints
    """... in which of all their turns, ..."""
    seat: Ints
    """... and who decided."""
    chosen: Ints
    """The codes of the moves."""
    offers: Ints
    """How many moves there were, ..."""
    offered: Ints
    """... and which, all in one row."""


@dataclass
class Played:
    """Some games; those that were too long to be noted have no turns, and no decisions."""

    plies: Ints
    decisions: Ints
    """Without chance events and questions with one answer."""
    turns: Ints
    """How many turns each had, ..."""
    begins: Ints
    """... and the row of its first, ..."""
    scores: Floats | None
    """... the scores of all seats at the beginning of each turn, if the game counts any, ..."""
    turn_of: Ints
    """... and whose turn it was."""
    whole: NDArray[np.bool_]
    """Are all turns there?"""
    shares: Floats
    finals: RecordArray
    broken_off: NDArray[np.bool_]
    """Was the game not over after the longest number of plies?"""
    asked: Asked | None = None

    def __len__(self) -> int:
        return len(self.plies)


class Trace(NamedTuple):
    """What the kernel notes; `filled` says how much of it."""

    filled: Any
    longest: Any
    plies: Any
    decisions: Any
    turns: Any
    begins: Any
    whole: Any
    broken_off: Any
    shares: Any
    finals: Any
    tables: Any
    asked_game: Any
    asked_turn: Any
    asked_seat: Any
    chosen: Any
    offers: Any
    offered: Any


class Room(NamedTuple):
    """Where the kernel works."""

    codes: Any
    merits: Any
    rng: Any
    counts: Any
    blur: Any
    """How closely each seat looks: a row for each way to sit, one after the other."""
    order: Any
    """What one player is told, ..."""
    named: Any
    """... and about which moves."""


class Order(NamedTuple):
    """What one player is told, a different seat in every game."""

    mode: int = tracing.FREE
    codes: tuple[int, ...] = ()
    """Rising."""


NONE = Order()


def play(
    question: Question, first: int, number: int, detailed: bool, order: Order = NONE
) -> Iterator[Played]:
    """N games from a number on, some at a time; the same number gives the same game.

    Orders are for those who play inside the kernel.
    """
    if question.in_kernel:
        yield from _inside(question, first, number, detailed, order)
    else:
        for nth in range(first, first + number):
            yield _by_bots(question, nth, detailed)


# Inside the kernel


def _inside(
    question: Question, first: int, number: int, detailed: bool, order: Order
) -> Iterator[Played]:
    game = question.load()
    start = game.new(question.players, seed=0, **question.options).table
    kernel, room = _kernel(game), _room(game, question, order)
    base = Random(question.seed).getrandbits(63)  # noqa: S311  # nothing secret
    done = 0
    while done < number:
        most = number - done
        trace = _trace(game, question.players, most, detailed)
        kernel.trace_games(start, trace, room, base, first + done, most, int(detailed))
        played = _noted(game, trace)
        done += len(played)
        yield played


def _kernel(game: Game) -> SimpleNamespace:
    know = evaluator(game)
    if know not in _bound:
        _bound[know] = know.bind(tracing)
    return _bound[know]


_bound: dict[Evaluator, SimpleNamespace] = {}


def get_ready(question: Question) -> None:
    """Have compiled what plays, before any clock runs."""
    if question.in_kernel:
        for _ in play(question, 0, 1, detailed=True):
            pass
    else:
        get_bots_ready(question.load())


def _room(game: Game, question: Question, order: Order) -> Room:
    players = question.players
    longest = max(game.rules.MOVES, game.rules.OUTCOMES)
    return Room(
        codes=np.empty(longest, np.int32),
        merits=np.empty(longest),
        rng=np.zeros(1, np.uint64),
        counts=np.zeros(2 * players, np.int64),
        blur=np.array(
            [[IN_KERNEL[name] for name in question.lineup(nth)] for nth in range(players)]
        ),
        order=np.array([order.mode, 0], np.int64),
        named=np.array(order.codes, np.int32),
    )


def _trace(game: Game, players: int, most: int, detailed: bool) -> Trace:
    state = game.rules.STATE
    turns = max(512, min(MOST_TURNS, ROOM // state.itemsize))
    asked, offered = (MOST_ASKED, MOST_OFFERED) if detailed else (0, 0)
    return Trace(
        filled=np.zeros(4, np.int64),
        longest=np.array([LONGEST]),
        plies=np.empty(most, np.int64),
        decisions=np.empty(most, np.int64),
        turns=np.empty(most, np.int64),
        begins=np.empty(most, np.int64),
        whole=np.empty(most, np.bool_),
        broken_off=np.empty(most, np.bool_),
        shares=np.empty((most, players)),
        finals=np.empty(most, state),
        tables=np.empty(turns, state),
        asked_game=np.empty(asked, np.int64),
        asked_turn=np.empty(asked, np.int64),
        asked_seat=np.empty(asked, np.int64),
        chosen=np.empty(asked, np.int64),
        offers=np.empty(asked, np.int64),
        offered=np.empty(offered, np.int32),
    )


def _noted(game: Game, trace: Trace) -> Played:
    games, turns, asked, offered = trace.filled.tolist()
    tables = trace.tables[:turns]
    noted = Asked(
        trace.asked_game[:asked],
        trace.asked_turn[:asked],
        trace.asked_seat[:asked],
        trace.chosen[:asked],
        trace.offers[:asked],
        trace.offered[:offered].astype(np.int64),
    )
    return Played(
        plies=trace.plies[:games],
        decisions=trace.decisions[:games],
        turns=trace.turns[:games],
        begins=trace.begins[:games],
        scores=scores_of(game, tables, trace.shares.shape[1]),
        turn_of=tables["turn"].astype(np.int64),
        whole=trace.whole[:games],
        shares=trace.shares[:games],
        finals=trace.finals[:games],
        broken_off=trace.broken_off[:games],
        asked=noted if len(trace.chosen) else None,
    )


def scores_of(game: Game, tables: RecordArray, players: int) -> Floats | None:
    """What all seats have scored at some tables, if the game counts anything."""
    if game.fields.scores is None:
        return None
    return game.fields.scores(tables)[:, :players].astype(np.float64)


# By bots that think


def _by_bots(question: Question, number: int, detailed: bool) -> Played:
    """One game, with dice that depend on the number of the chance event alone."""
    game = question.load()
    position = game.new(question.players, seed=f"{question.seed} {number}", **question.options)
    players = [
        bots.make(name, f"{question.seed} {number} {seat}")
        for seat, name in enumerate(question.lineup(number))
    ]
    notes = _Notes()
    while (actor := position.actor) is not None and position.ply < LONGEST:
        notes.turn(position)
        if (move := position.unasked()) is None:
            assert isinstance(actor, int)
            move = bots.ask(players[actor], position)
            notes.decision(actor, move.code, position.codes())
        position.play(move)
    return notes.played(position, detailed)


class _Notes:
    """What is noted of a game while it is played."""

    def __init__(self) -> None:
        self._tables: list[RecordArray] = []
        self._asked: list[tuple[int, int, int, int, int]] = []
        self._offered: list[int] = []

    def turn(self, position: Position) -> None:
        """The table, if a turn begins."""
        if not self._tables or self._tables[-1]["turn"][0] != position.table["turn"][0]:
            self._tables.append(position.table.copy())

    def decision(self, seat: int, code: int, codes: list[int]) -> None:
        self._asked.append((0, len(self._tables) - 1, seat, code, len(codes)))
        self._offered += codes

    def played(self, position: Position, detailed: bool) -> Played:
        tables, players = np.concatenate(self._tables), position.players
        over = position.outcome
        shares = over.shares if over else [1 / players] * players
        game, turn, seat, chosen, offers = np.array(self._asked, np.int64).reshape(-1, 5).T
        offered = np.array(self._offered, np.int64)
        return Played(
            plies=np.array([position.ply]),
            decisions=np.array([len(self._asked)]),
            turns=np.array([len(tables)]),
            begins=np.array([0]),
            scores=scores_of(position.game, tables, players),
            turn_of=tables["turn"].astype(np.int64),
            whole=np.array([True]),
            shares=np.array([shares]),
            finals=position.table.copy(),
            broken_off=np.array([over is None]),
            asked=Asked(game, turn, seat, chosen, offers, offered) if detailed else None,
        )
