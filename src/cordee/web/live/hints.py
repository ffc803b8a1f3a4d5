"""A hint: what the search would choose; it counts as a part of the thinking of who asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...bots.outlook import looking_ahead
from ...bots.reasons import reason_for
from ...bots.search import Search
from ...bots.steps import Steps
from ...engine.presenter import MINUS
from ...words import Say, speaker
from .. import WEB
from ..server.refusals import NotNow, Refused
from .room import Room
from .table import PLAYING
from .thinking import Claim
from .view import Message, Viewer, names_of, seat_spoken_to

if TYPE_CHECKING:
    from ...bots.analysis import Analysis, Prospect
    from ...bots.outlook import Outlook
    from ...engine.position import Position
    from ...engine.presenter import Presenter

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
    search = Search(seconds=SECONDS, seed=0, advises=True)
    claim = Claim(address, viewer.person, table.id)
    advice = await room.tables.thinking.think(claim, advising(position, search))
    say = speaker(viewer.locale, WEB)
    names = names_of(table, say)
    return {
        "is": "hint",
        "plies": len(position.plies),
        "moves": told(advice, position, say, names, seat_spoken_to(table, viewer)),
    }


class Advice(NamedTuple):
    """The best moves, and what each leads to in what the game counts."""

    thought: Analysis
    best: list[Prospect]
    ahead: list[Outlook]


def advising(position: Position, search: Search, most: int = BEST) -> Steps[Advice]:
    """At most so many moves, the best first."""
    thought = yield from search.thinking(position)
    best = [one for one in thought.advised()[:most] if one.visits]
    ahead = yield from looking_ahead(position, [one.move for one in best])
    return Advice(thought, best, ahead)


def told(
    advice: Advice, position: Position, say: Say, names: Sequence[str], you: int | None
) -> list[Message]:
    """The best moves by their worth: what each is called, what it is worth, and why."""
    shown = position.presented(say.locale, names, you=you)
    thought, labels = advice.thought, shown.choices()
    assert thought.seat is not None
    best = advice.best[0]
    ahead = [led_to(outlook, thought.seat, shown, say) for outlook in advice.ahead]
    return [
        {
            "text": one.move.text,
            "label": labels[one.move],
            "share": say("percent", share=one.shares[thought.seat]),
            "equal": one is not best and thought.as_good(best, one),
            "why": " ".join(filter(None, (why(position, one, say, names, you), outlook))),
        }
        for one, outlook in zip(advice.best, ahead or [""] * len(advice.best), strict=True)
    ]


def why(
    position: Position, prospect: Prospect, say: Say, names: Sequence[str], you: int | None
) -> str:
    """What follows from a move, in a sentence or two; "" before dice."""
    reason = reason_for(position, prospect, say.locale, names, you)
    parts = reason.does[:MOST_DONE]
    if reason.then:
        parts.append(say("hint-then", moves=say("hint-and").join(reason.then)))
    if reason.answer:
        name, move = reason.answer
        parts.append(say("hint-answer", name=name, move=move))
    return " ".join(parts)


def led_to(outlook: Outlook, seat: int, shown: Presenter, say: Say) -> str:
    """What a move brings everybody on average, in what the game counts."""
    plus = "" if outlook.at_end else "+"
    numbers = [
        say("hint-number", sign=MINUS if score < 0 else plus, value=abs(score))
        for score in outlook.scores
    ]
    others = [f"{shown.names[nth]} {numbers[nth]}" for nth in range(len(numbers)) if nth != seat]
    when = "hint-at-end" if outlook.at_end else "hint-by-next-turn"
    return say(when, what=shown.scores().label, own=numbers[seat], others=", ".join(others))
