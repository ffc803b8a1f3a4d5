"""A hint: what the search would choose, worked out in a thread that keeps nobody waiting."""

from __future__ import annotations

import asyncio
from typing import Any

from ...bots.search import Search
from ...words import speaker
from .. import WEB
from ..server.limits import MOST_HINTS
from ..server.refusals import NotNow, Refused, TooMuch
from .room import Room
from .table import PLAYING
from .view import Viewer, names_of

SECONDS = 1.0
BEST = 3


async def hint(room: Room, viewer: Viewer) -> dict[str, Any]:
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
    if room.tables.hints >= MOST_HINTS:
        raise TooMuch("hints-busy")
    room.tables.hints += 1
    try:
        loop = asyncio.get_running_loop()
        thought = await loop.run_in_executor(room.tables.hinters, search.think, position)
    finally:
        room.tables.hints -= 1
    say = speaker(viewer.locale, WEB)
    shown = position.presented(viewer.locale, names_of(table, say))
    assert thought.seat is not None
    return {
        "is": "hint",
        "plies": len(position.plies),
        "moves": [
            {
                "text": one.move.text,
                "label": shown.describe(one.move),
                "share": say("percent", share=one.shares[thought.seat]),
            }
            for one in thought.prospects[:BEST]
        ],
    }
