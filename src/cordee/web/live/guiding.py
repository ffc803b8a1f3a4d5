"""A guided game: what each choice would bring, and a word about one that gives much away.

The search thinks about a question once, for as long as nobody has answered it. Whoever is not sure
of a decision sends it with a question mark (`Decide.sure`): it is played if it is all right, and
otherwise remarked on, before anything has happened.
"""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

from ...bots.analysis import SEEN_ENOUGH, SURE
from ...bots.search import Search
from ...words import speaker
from .. import WEB
from ..server.refusals import NotNow, Refused
from .commands import Decide
from .decisions import Asker, decide
from .hints import Advice, advising, told
from .room import Room
from .thinking import Claim
from .view import Message, Viewer, names_of, seat_spoken_to

if TYPE_CHECKING:
    from ...bots.analysis import Prospect
    from ...engine.position import Position

SIMULATIONS = 10_000
"""For all choices together, ..."""
SIMULATIONS_AGAIN = 5_000
"""... and for one that looks bad, on its own: the same on every machine, however busy."""
MUCH = 0.08
"""The share of the win from which on it is much that a choice gives away."""
REASONS = 4
"""Choices of which it is said what they lead to; of the others, only what they are worth."""


class Counsellor:
    """Thinks along with whoever is guided at a table; asked from several pages, it thinks once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._stamp: tuple[int, int] | None = None
        self._thought: asyncio.Task[Advice] | None = None

    async def counsel(self, viewer: Viewer, address: str) -> Message:
        """What each choice would bring: its worth, and what it leads to."""
        position = self._asked(viewer)
        advice = await self._think(position, viewer, address)
        thought, say = advice.thought, speaker(viewer.locale, WEB)
        assert thought.seat is not None
        told = self._told(advice, position, viewer)
        others = [
            {"text": one.move.text, "share": say("percent", share=one.shares[thought.seat])}
            for one in thought.advised()[len(told) :]
            if one.visits >= SEEN_ENOUGH
        ]
        return {"is": "counsel", "plies": len(position.plies), "moves": told + others}

    async def remark(self, viewer: Viewer, address: str, command: Decide) -> Message | None:
        """What there is to say about a decision before it is played; None if it is all right."""
        table = self.room.table
        decide(table, Asker(viewer.person), command)  # refused here as it would be anywhere
        position = self._asked(viewer)
        advice = await self._think(position, viewer, address)
        thought, move = advice.thought, position.legal(command.text)
        best, seat = advice.best[0], thought.seat
        assert seat is not None
        if best.move == move:
            return None
        chosen = next(one for one in thought.prospects if one.move == move)
        if chosen.visits >= SEEN_ENOUGH and thought.as_good(best, chosen):
            return None
        share, error = await self._after(position, chosen, seat, viewer, address)
        lost, noise = best.shares[seat] - share, math.hypot(best.errors[seat], error)
        if lost < MUCH or lost < SURE * noise:
            return None
        say = speaker(viewer.locale, WEB)
        first = self._told(advice, position, viewer)[0]
        return {
            "is": "remark",
            "plies": command.plies,
            "text": command.text,
            "better": first["text"],
            "said": say(
                "guide-remark",
                move=first["label"],
                share=say("percent", share=share),
                better=first["share"],
            ),
            "why": first["why"],
        }

    def _told(self, advice: Advice, position: Position, viewer: Viewer) -> list[Message]:
        """The best moves: what each is worth, and why."""
        say, table = speaker(viewer.locale, WEB), self.room.table
        return told(advice, position, say, names_of(table, say), seat_spoken_to(table, viewer))

    def _asked(self, viewer: Viewer) -> Position:
        """The position without its dice; refused if it is not the viewer who is asked."""
        table = self.room.table
        seat = table.to_move
        if not table.is_counselled:
            raise Refused("hints-off")
        if seat is None or seat.person != viewer.person or seat.played_by_bot:
            raise NotNow("not-your-turn")
        assert table.position is not None
        return table.position.without_dice()

    async def _think(self, position: Position, viewer: Viewer, address: str) -> Advice:
        stamp = self.room.table.stamp
        if self._stamp != stamp or self._thought is None or self._thought.cancelled():
            self._stamp = stamp
            steps = advising(
                position, Search(simulations=SIMULATIONS, seed=0, advises=True), REASONS
            )
            claim = Claim(address, viewer.person, self.room.table.id)
            thinking = self.room.tables.thinking.think(claim, steps)
            self._thought = asyncio.create_task(thinking)
        return await asyncio.shield(self._thought)

    async def _after(
        self, position: Position, chosen: Prospect, seat: int, viewer: Viewer, address: str
    ) -> tuple[float, float]:
        """What a choice is worth, by a look at nothing else; and the error of that."""
        position = position.copy()
        position.play(chosen.move)
        if position.outcome is not None:
            return position.outcome.shares[seat], 0.0
        steps = Search(simulations=SIMULATIONS_AGAIN, seed=0, advises=True).thinking(position)
        claim = Claim(address, viewer.person, self.room.table.id)
        after = await self.room.tables.thinking.think(claim, steps)
        return after.shares[seat], after.errors[seat]


def counsellor_of(room: Room) -> Counsellor:
    """Who thinks along at a table: one for all pages, made when first needed."""
    if room.counsellor is None:
        room.counsellor = Counsellor(room)
    return room.counsellor
