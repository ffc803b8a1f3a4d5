"""Self-play of any game, inside the kernel: at random, or by the moves that look best."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..bots.evaluator import Evaluator, evaluator
from ..bots.playout import LONGEST, play_blind, play_quick
from ..engine.kernel import INTERPRETED, OVER, kernel, rng, specialised
from ..engine.position import Position

CALLED = ("actor", "moves", "sample", "play", "result", "weigh")


class Games(NamedTuple):
    """What came of a number of games, each in a row of its own."""

    plies: Any
    decisions: Any
    """Without chance events and questions with one answer."""
    shares: Any
    """Of each seat; all alike where a game was broken off."""
    finals: Any
    """The last record of each game."""
    broken_off: Any
    """Was the game not over after the longest number of plies?"""


@kernel
def play_games(
    actor: Any,
    moves: Any,
    sample: Any,
    play: Any,
    result: Any,
    weigh: Any,
    first: Any,
    games: Any,
    codes: Any,
    merits: Any,
    rng: Any,
    quick: bool,
    longest: int,
) -> None:
    """Games from `first` on, each in its row, until all rows are full."""
    for i in range(len(games.plies)):
        games.finals[i] = first[0]
        rec = games.finals[i]
        turn = int(rec.turn)
        if quick:
            plies, decisions = play_quick(
                actor, moves, sample, play, weigh, rec, codes, merits, rng, turn, 0, longest
            )
        else:
            plies, decisions = play_blind(actor, moves, sample, play, rec, codes, rng, longest)
        games.plies[i] = plies
        games.decisions[i] = decisions
        if actor(rec) == OVER:
            result(rec, games.shares[i])
        else:
            games.broken_off[i] = True


@cache
def compiled(know: Evaluator) -> Any:
    """`play_games` for one game: compiled, or found in the cache."""
    if INTERPRETED:
        return play_games
    from numba import types

    table, rules = know.typed(CALLED)
    counts, flags, shares = types.int64[::1], types.boolean[::1], types.float64[:, ::1]
    games = types.NamedTuple((counts, counts, shares, table, flags), Games)
    room = (types.int32[::1], types.float64[::1], types.uint64[::1])
    return specialised(
        play_games, types.void, *rules, table, games, *room, types.boolean, types.int64
    )


def play_on(
    position: Position,
    number: int,
    seed: int = 0,
    quick: bool = False,
    longest: int = LONGEST,
) -> Games:
    """So many games from a position on; one is broken off after `longest` plies."""
    know = evaluator(position.game, heuristics=quick)
    rules = position.game.rules
    size = max(rules.MOVES, rules.OUTCOMES)
    games = Games(
        plies=np.zeros(number, np.int64),
        decisions=np.zeros(number, np.int64),
        shares=np.full((number, position.players), 1 / position.players),
        finals=np.empty(number, rules.STATE),
        broken_off=np.zeros(number, np.bool_),
    )
    compiled(know)(
        *know.named(CALLED),
        position.table,
        games,
        np.empty(size, np.int32),
        np.empty(size),
        rng(seed),
        quick,
        longest,
    )
    return games
