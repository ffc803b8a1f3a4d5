"""Self-play of any game, inside the kernel: at random, or by the moves that look best."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.evaluator import evaluator
from ..bots.playout import LONGEST
from ..engine.contract import RecordArray
from ..engine.kernel import rng
from ..engine.position import Position


class Games(NamedTuple):
    """What came of a number of games, each in a row of its own."""

    plies: NDArray[np.int64]
    decisions: NDArray[np.int64]
    """Without chance events and questions with one answer."""
    shares: NDArray[np.float64]
    """For each seat; all equal where a game was broken off."""
    finals: RecordArray
    """The last record of each game."""
    broken_off: NDArray[np.bool_]
    """Was the game not over after the longest number of plies?"""


def play_on(
    position: Position,
    number: int,
    seed: int = 0,
    quick: bool = False,
    longest: int = LONGEST,
    first: int = 0,
) -> Games:
    """N games from a position on; any game is broken off after `longest` plies.

    They are those that have the numbers from `first` on: how each goes depends on the seed and its
    number alone, so it is the same game whichever others are played along with it.
    """
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
    know.play_games(
        position.table,
        games,
        np.empty(size, np.int32),
        np.empty(size),
        np.zeros(1, np.uint64),
        rng(seed)[0],
        first,
        longest,
    )
    return games
