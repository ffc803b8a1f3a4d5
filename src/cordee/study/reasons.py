"""Why one move was better than another, in numbers: of games played on quickly after both, with the
same dice; and in moves: what the search expects to come next.

What is looked at is said by the game: what it counts (`fields.scores`), how well one stands besides
(`story.STANDS`), and the events whose chance tells good decisions from bad ones (`story.MATTERS`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.outlook import played_on
from ..bots.search import Search
from ..engine.account import scores_of
from .valuing import nodes_for

if TYPE_CHECKING:
    from ..bots.analysis import Prospect
    from ..bots.steps import Steps
    from ..engine.contract import RecordArray
    from ..engine.move import Move
    from ..engine.position import Position

GAMES = 60
"""Games that are played on from each of the two moves."""
SURE = 2.5
"""Standard errors that a difference must stand clear of zero before it is a reason: many things are
looked at, and the dice alone bring some of them two apart."""


class Pair(NamedTuple):
    """The mean of something after the better move and after the one played, ..."""

    better: float
    played: float
    sure: bool
    """... and whether more than the dice is behind the difference."""

    @property
    def apart(self) -> float:
        return self.better - self.played

    def is_clear(self, least: float) -> bool:
        """Is the difference sure, and large enough to matter?"""
        return self.sure and abs(self.apart) >= least


class Reasons(NamedTuple):
    """Why one move was better than another."""

    scores: tuple[Pair, ...]
    """By how much each seat's score changes until the next turn of whoever decides, ..."""
    at_end: tuple[Pair, ...]
    """... and what it is at the end of the game. Both are empty if the game counts nothing."""
    stands: Mapping[str, Pair]
    """How well whoever decides stands at their next turn."""
    chances: Mapping[str, Pair]
    """How often what matters happens to them until then."""
    line: Prospect
    """The better move, and what the search expects to come next."""


def reasons(position: Position, better: Move, played: Move, simulations: int) -> Steps[Reasons]:
    """Of a decision; the line is that of a search of N simulations."""
    story, moves = position.game.story, (better, played)
    scored, stands = scores_of(position), len(story.STANDS)
    ahead = yield from _pairs(position, moves, at_end=False)
    at_end = yield from _pairs(position, moves, at_end=True)
    nodes = nodes_for(simulations)
    search = Search(simulations=simulations, nodes=nodes, seed=0, advises=True)
    thought = yield from search.thinking(position)
    count = len(scored)
    return Reasons(
        tuple(
            Pair(pair.better - had, pair.played - had, pair.sure)
            for pair, had in zip(ahead[:count], scored, strict=True)
        ),
        tuple(at_end[:count]),
        dict(zip(story.STANDS, ahead[count : count + stands], strict=True)),
        dict(zip(story.MATTERS, ahead[count + stands :], strict=True)),
        next(one for one in thought.prospects if one.move == better),
    )


def _pairs(position: Position, moves: tuple[Move, Move], at_end: bool) -> Steps[list[Pair]]:
    """What `_numbers` tells, over many games after the one move and after the other."""
    found = []
    for nth in range(GAMES):
        found.append([_numbers(position, move, nth, at_end) for move in moves])
        yield
    numbers: NDArray[np.float64] = np.array(found, np.float64)
    apart = numbers[:, 0] - numbers[:, 1]
    errors = apart.std(axis=0, ddof=1) / np.sqrt(GAMES)
    sure = np.abs(apart.mean(axis=0)) > SURE * errors
    better, played = numbers.mean(axis=0).tolist()
    return [Pair(*pair) for pair in zip(better, played, sure.tolist(), strict=True)]


def _numbers(position: Position, move: Move, nth: int, at_end: bool) -> list[float]:
    """Of one game: all scores, then how well whoever decides stands, then what happened to them."""
    story, seat = position.game.story, position.actor
    assert isinstance(seat, int)
    happened: set[str] = set()

    def watch(before: RecordArray, after: RecordArray, code: int) -> None:
        events = story.tell(before[0], after.copy()[0], code)
        happened.update(event.kind for event in events if event.seat == seat)

    table = played_on(position, move, nth, at_end, None if at_end else watch)
    stands = [stand(table[0], seat) for stand in story.STANDS.values()]
    return [*scores_of(position, table), *stands, *(kind in happened for kind in story.MATTERS)]
