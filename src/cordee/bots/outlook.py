"""What a move leads to, in what the game counts: scores after many games played on quickly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..engine.account import scores_of
from ..engine.kernel import CHANCE, OVER, rng
from .evaluator import evaluator
from .playout import LONGEST, best_looking
from .steps import Steps

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ..engine.contract import RecordArray
    from ..engine.move import Move
    from ..engine.position import Position

GAMES = 40
"""Games that are played on from each move."""


class Outlook(NamedTuple):
    """What everybody's score is on average after a move."""

    scores: tuple[float, ...]
    at_end: bool
    """At the end of the game; else by how much it changes until the same seat's next turn."""


def looking_ahead(position: Position, moves: Sequence[Move]) -> Steps[list[Outlook]]:
    """The outlook of each of some legal moves: to one's next turn, or to the end of the game where
    that does not tell the moves apart. Nothing if the game counts nothing.

    The same dice fall for all of them, and every time one asks.
    """
    now, seat = np.array(scores_of(position)), position.actor
    assert isinstance(seat, int)
    if not now.size:
        return []
    found: list[Outlook] = []
    for at_end in (False, True):
        found = []
        for move in moves:
            total = np.zeros(position.players)
            for nth in range(GAMES):
                total += scores_of(position, played_on(position, move, nth, at_end))
                yield
            mean = total / GAMES - (0 if at_end else now)
            found.append(Outlook(tuple(mean.round(1).tolist()), at_end))
        if len({one.scores[seat] for one in found}) > 1:
            break
    return found


Watcher = Callable[["RecordArray", "RecordArray", int], None]
"""Is shown the table before and after a ply, and its code."""


def played_on(
    position: Position, move: Move, seed: int, at_end: bool, watch: Watcher | None = None
) -> RecordArray:
    """The table after a move and those that look best then: at its player's next turn, or at the
    end of the game."""
    rules, know, table = position.game.bindings, evaluator(position.game), position.table.copy()
    seat, dice, codes = position.actor, rng(seed), _room(position)

    def play(code: int) -> None:
        before = table.copy() if watch else table
        rules.play(table, code)
        if watch:
            watch(before, table, code)

    play(move.code)
    passed, plies = False, 0
    while (who := rules.actor(table)) != OVER and plies < LONGEST:
        passed = passed or table["turn"][0] != seat
        if passed and table["turn"][0] == seat and not at_end:
            break
        if who == CHANCE:
            code = rules.sample(table, dice)
        else:
            n = rules.moves(table, codes)
            code = int(codes[0])
            if n > 1:
                code = best_looking(codes, n, know.weigh(table, codes[:n].tolist()), dice)
        play(code)
        plies += 1
    return table


def _room(position: Position) -> NDArray[np.int32]:
    rules = position.game.rules
    return np.empty(max(rules.MOVES, rules.OUTCOMES), np.int32)
