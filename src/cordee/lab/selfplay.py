"""Random self-play of any game, inside the kernel."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..bots.playout import play_blind
from ..engine.entries import Entries
from ..engine.kernel import INTERPRETED, OVER, kernel, rng, specialised
from ..engine.position import Position


@kernel
def random_games(
    actor: Any,
    moves: Any,
    sample: Any,
    play: Any,
    first: Any,
    table: Any,
    codes: Any,
    rng: Any,
    games: int,
    longest: int,
) -> tuple[int, int, int]:
    """Play so many games from `first` on `table`: plies, real decisions, and games broken off.

    A game is broken off after `longest` plies: with some components it would never end. Chance
    events and questions with one answer are played, but are no decisions.
    """
    plies = 0
    decisions = 0
    broken_off = 0
    for _ in range(games):
        table[0] = first[0]
        rec = table[0]
        more = play_blind(actor, moves, sample, play, rec, codes, rng, longest)
        plies += more[0]
        decisions += more[1]
        if actor(rec) != OVER:
            broken_off += 1
    return plies, decisions, broken_off


@cache
def compiled(entries: Entries) -> Any:
    """`random_games` for one game: compiled, or found in the cache."""
    if INTERPRETED:
        return random_games
    from numba import from_dtype, types

    own = entries.signatures(wrap=False)
    rules = [types.FunctionType(own[job]) for job in ("actor", "moves", "sample", "play")]
    table = types.Array(from_dtype(entries.rules.STATE), 1, "C")
    numbers = (types.int32[::1], types.uint64[::1], types.int64, types.int64)
    counts = types.UniTuple(types.int64, 3)
    return specialised(random_games, counts, *rules, table, table, *numbers)


class Tally(NamedTuple):
    """What came of random games."""

    plies: int
    decisions: int
    broken_off: int
    """Games that were not over after the longest number of plies."""


def play_on(position: Position, games: int, seed: int = 0, longest: int = 1_000_000) -> Tally:
    """So many random games from a position on."""
    rules = position.game.rules
    counts = compiled(position.game.entries)(
        rules.actor,
        rules.moves,
        rules.sample,
        rules.play,
        position.table,
        np.empty_like(position.table),
        np.empty(max(rules.MOVES, rules.OUTCOMES), np.int32),
        rng(seed),
        games,
        longest,
    )
    return Tally(*(int(count) for count in counts))
