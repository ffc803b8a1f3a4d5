"""Finished games, in a database before anybody looks."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from cordee import bots
from cordee.engine.fair import FairDice
from cordee.web.live import events as kinds
from cordee.web.live.decisions import begin, carry_out, moved
from cordee.web.live.events import TableEvent
from cordee.web.live.table import BOT, ME, OVER, Table
from cordee.web.store.migrate import migrate
from cordee.web.store.store import Store

CARELESS = 5
"""One decision of so many is made at random."""


def finished(
    game: str,
    people: Sequence[str] = ("ana",),
    players: int = 2,
    seed: int = 1,
    start: str = "",
) -> tuple[Table, list[TableEvent]]:
    """A game to its end, quickly and carelessly played, and its events."""
    dice, now = Random(seed), time.time()
    bot = bots.make("quick", str(seed))
    table, kept = Table("t", FairDice.of_seed(seed).secret), []
    seats = [{"kind": ME, "name": one.title(), "person": one, "level": None} for one in people]
    while len(seats) < players:
        level = bots.LEVELS[len(seats) - 1]
        seats.append({"kind": BOT, "name": f"bot:{level}", "person": None, "level": level})
    opened = {"game": game, "options": {}, "seats": seats, "drawn": False, "hints": True,
              "listed": False, "host": people[0], "host_name": people[0].title()}  # fmt: skip
    opened |= {"start": start} if start else {}
    kept += carry_out(table, [(kinds.OPEN, opened)], now)
    kept += carry_out(table, begin(table), now)
    while table.stage != OVER:
        assert table.position is not None
        careless = not dice.randrange(CARELESS)
        move = dice.choice(table.position.moves()) if careless else bot.choose(table.position)
        kept += carry_out(table, [moved(table, move.text)], now)
    return table, kept


async def kept_in(store: Store, table: Table, events: Sequence[TableEvent]) -> str:
    """Where it is in the database, which is made if need be."""
    await migrate(store)
    assert table.game is not None
    name = await store.create(table.game.name, False, table.secret, events[:1], table.card)
    await store.append(name, events[1:], table.card)
    return name
