"""What people explore is thought about: every move and every outcome of the dice, round by round.

A page asks for one round after the other for as long as somebody looks at it. They are thought on
the threads of the bots, behind everybody who plays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary, WeakValueDictionary

from ...bots.steps import Steps
from ...engine.data import Data
from ...engine.position import Position
from ...study.exploring import Explored, Explorer, Look
from ..server.limits import EXPLORING_FROM, Limits
from ..server.metrics import THINKING
from .thinking import Claim, Dropped

if TYPE_CHECKING:
    from .exploring import ExploreRoom
    from .tables import Tables
    from .view import Viewer

AT_ONCE = 4
"""Rounds that are thought about; others wait for them."""
MOST_KEPT = 32
"""Positions that are being looked at: each holds some five megabytes. Whoever has not asked for
longest begins anew."""
WAIT = 0.5
"""Seconds after which an address that asks for much is looked at again."""


class Explorations:
    """Thinks about what people explore in one process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._places = asyncio.Semaphore(AT_ONCE)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One round at a time for each person, however many pages they have open."""
        self._kept: WeakKeyDictionary[ExploreRoom, Search] = WeakKeyDictionary()

    async def look(
        self, room: ExploreRoom, viewer: Viewer, address: str, limits: Limits, known: int = 0
    ) -> Data:
        """One more round of thinking about what a room shows; the outcomes of the dice are told
        unless they are known from that event."""
        event, position = room.table.last, room.position
        if position.outcome is not None:
            certain = Look(position.outcome.shares, (0.0,) * position.players, 0)
            return told(event, Explored(position.turn, certain, (), 0), done=True)
        turn = self._turns.setdefault(viewer.person, asyncio.Lock())
        async with turn, self._places:
            while not limits.allow(EXPLORING_FROM, address):
                await asyncio.sleep(WAIT)
            search = self._search(room, event)
            claim = Claim(
                address,
                viewer.person,
                "explore",
                watched=lambda: False,  # whoever plays comes first
                wanted=lambda: room.table.last == event and bool(room.watchers),
                brief=search.explorer is None,
            )
            try:
                with THINKING.labels(position.game.name).time():
                    found = await self._tables.thinking.think(claim, search.looking())
            except Dropped:
                return {"is": "prospects", "event": event}
        message = told(event, found, done=found.is_done)
        if known != event:
            names = [seat.name for seat in room.table.seats]
            message |= await asyncio.to_thread(outcomes, search.position, viewer.locale, names)
        if found.is_done:
            self._kept.pop(room, None)
        return message

    def _search(self, room: ExploreRoom, event: int) -> Search:
        known = self._kept.pop(room, None)
        if known is None or known.event != event:
            known = Search(event, room.position.without_dice())
        self._kept[room] = known  # the last to be forgotten
        while len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return known


class Search:
    """What is being found out about one position."""

    def __init__(self, event: int, position: Position) -> None:
        self.event = event
        self.position = position
        self.explorer: Explorer | None = None
        """Made where it works."""

    def looking(self) -> Steps[Explored]:
        self.explorer = self.explorer or Explorer(self.position)
        return (yield from self.explorer.looking())


# What a page is told


def told(event: int, found: Explored, *, done: bool) -> Data:
    """In the order of the moves: the share of whoever decides, its error, and how many looks."""
    return {
        "is": "prospects",
        "event": event,
        "done": done,
        "seat": found.seat,
        "here": [rounded(one) for one in zip(found.here.shares, found.here.errors, strict=True)],
        "options": [
            None
            if one is None
            else [*rounded((one.shares[found.seat], one.errors[found.seat])), one.looks]
            for one in found.options
        ],
    }


def rounded(figures: Sequence[float]) -> list[float]:
    return [round(figure, 4) for figure in figures]


def outcomes(position: Position, locale: str, names: Sequence[str]) -> Data:
    """At a chance event: every outcome, in words, with its odds."""
    if position.actor != "chance":
        return {}
    shown = position.presented(locale, names)
    listed = [(move.text, shown.describe(move), move.probability) for move in position.moves()]
    return {"outcomes": listed}
