"""The account of a game: what each seat has scored, and where it came from.

The plies are walked through once; a game's `story.gains` says what each brought to whom.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .contract import RecordArray
    from .position import Position

START = "start"
"""What a seat has before the first ply that is known, as a source."""


class Gain(NamedTuple):
    """What one thing that happened brought to a seat."""

    source: str
    """Where it came from, in a word; the `.ftl` files call it `account-<source>`."""
    seat: int
    amount: int
    """Below 0 where something was lost."""


class Source(NamedTuple):
    """A line of an account."""

    name: str
    amounts: tuple[int, ...]
    """What it brought to each seat."""


class Account(NamedTuple):
    """What each seat has scored, by its sources."""

    sources: tuple[Source, ...]
    """They add up to the total; none where the game does not tell them apart."""
    total: tuple[int, ...]
    ties: tuple[int, ...] = ()
    """What decides between equals, of each seat; empty where nothing is to be decided."""


def account_of(position: Position) -> Account | None:
    """The account of a game that is over or still being played; None if nothing is counted."""
    total = scores_of(position)
    if not total:
        return None
    story = position.game.story
    ties: tuple[int, ...] = ()
    if story.tie_break is not None and total.count(max(total)) > 1:
        ties = tuple(story.tie_break(position.table[0]))
    return Account(_sources(position), total, ties)


def scores_of(position: Position, table: RecordArray | None = None) -> tuple[int, ...]:
    """What each seat has scored at a position, or at another table of its game."""
    scores = position.game.fields.scores
    if scores is None:
        return ()
    counted = scores(position.table if table is None else table)
    return tuple(counted[0][: position.players].tolist())


def _sources(position: Position) -> tuple[Source, ...]:
    """Everything that brought something to somebody, in the order of the game's SOURCES."""
    story = position.game.story
    if story.gains is None:
        return ()
    sums = {name: [0] * position.players for name in (START, *story.SOURCES)}
    sums[START] = list(scores_of(position, next(position.tables())))
    for (was, after), ply in zip(pairwise(position.tables()), position.plies, strict=True):
        for gain in story.gains(was[0], after[0], ply.move.code):
            sums[gain.source][gain.seat] += gain.amount
    return tuple(Source(name, tuple(row)) for name, row in sums.items() if any(row))
