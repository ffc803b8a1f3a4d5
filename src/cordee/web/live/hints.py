"""A hint: what the search would choose; it counts as a part of the thinking of who asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...bots.reasons import reason_for
from ...bots.search import Search
from ...words import Say, speaker
from .. import WEB
from ..server.refusals import NotNow, Refused
from .room import Room
from .table import PLAYING
from .thinking import Claim
from .view import Message, Viewer, names_of, seat_spoken_to

if TYPE_CHECKING:
    from ...bots.analysis import Analysis, Prospect
    from ...engine.position import Position

SECONDS = 1.0
BEST = 3
MOST_DONE = 2
"""Consequences of a move that are told."""


async def hint(room: Room, viewer: Viewer, address: str) -> Message:
    """The best moves, each with the share of the win to expect from it."""
    table = room.table
    seat = table.to_move
    if not table.hints:
        raise Refused("hints-off")
    if table.stage != PLAYING or seat is None or seat.person != viewer.person:
        raise NotNow("not-your-turn")
    assert table.position is not None
    position = table.position.without_dice()
    search = Search(seconds=SECONDS, seed=0)
    claim = Claim(address, viewer.person, table.id)
    thought = await room.tables.thinking.think(claim, search.thinking(position))
    say = speaker(viewer.locale, WEB)
    names = names_of(table, say)
    return {
        "is": "hint",
        "plies": len(position.plies),
        "moves": told(thought, position, say, names, seat_spoken_to(table, viewer)),
    }


def told(
    thought: Analysis, position: Position, say: Say, names: Sequence[str], you: int | None
) -> list[Message]:
    """The best moves by their worth: what each is called, what it is worth, and why."""
    shown = position.presented(say.locale, names, you=you)
    assert thought.seat is not None
    ranked, labels = thought.ranked(), shown.choices()
    best = ranked[0]
    return [
        {
            "text": one.move.text,
            "label": labels[one.move],
            "share": say("percent", share=one.shares[thought.seat]),
            "equal": one is not best and thought.as_good(best, one),
            "why": why(position, one, say, names, you),
        }
        for one in ranked[:BEST]
        if one.visits
    ]


def why(
    position: Position, prospect: Prospect, say: Say, names: Sequence[str], you: int | None
) -> str:
    """What a move leads to, in a sentence or two."""
    reason = reason_for(position, prospect, say.locale, names, you)
    parts = reason.does[:MOST_DONE]
    if reason.then:
        parts.append(say("hint-then", moves=say("hint-and").join(reason.then)))
    if reason.answer:
        name, move = reason.answer
        parts.append(say("hint-answer", name=name, move=move))
    return " ".join(parts)
