"""Forgetting a person: tables at which others were stay theirs, the rest is removed."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..live import events as kinds
from ..live.erasing import Erased, erase
from ..live.events import TableEvent
from ..live.names import GONE_NAME
from ..live.table import CLOSED, REMOVED
from .models import events, people, players, tables
from .orders import DROP, STANDING, give
from .people import log_out, tables_about
from .removal import rewrite
from .store import Store


@dataclass(frozen=True)
class Forgotten:
    """What was done about somebody's tables."""

    removed: int
    """Nobody else was ever there, or they are damaged."""
    kept: int
    """They go on without name and talk."""


async def forget(store: Store, person: str) -> Forgotten:
    """Delete everything about a person. Table by table, so that it can be done again if cut off."""
    removed = kept = 0
    for table_id in await tables_about(store, person):
        if await _forget_at(store, table_id, person):
            kept += 1
        else:
            removed += 1
    await log_out(store, person)
    async with store.writing() as db:
        about = people.c.person == person
        await db.execute(update(people).where(about).values(muted=False, blocked=False))
        await give(db, {STANDING: True})
    return Forgotten(removed, kept)


async def _forget_at(store: Store, table_id: str, person: str) -> bool:
    """Forget somebody at one table; False if it is removed with them."""
    async with store.writing() as db:
        await rewrite(db, table_id, {})  # from here on nobody else writes to it
        about = select(tables.c.stage, tables.c.turn).where(tables.c.id == table_id)
        row = (await db.execute(about)).one()
        done: Erased | None = None
        with suppress(LookupError, TypeError, ValueError, AttributeError):
            told = await _people_events(db, table_id)
            done = erase(told, person, secrets.token_hex(16), row.stage)
        await db.execute(
            delete(players).where(players.c.table_id == table_id, players.c.person == person)
        )
        if done is None or done.alone:  # what cannot be read cannot be kept without them
            new: dict[str, object] = {"stage": REMOVED}
        else:
            await rewrite(db, table_id, done.changed)
            await _happens(db, table_id, done)
            new = {"seats": done.seats}
            if done.hosted:
                new |= {"host": GONE_NAME, "host_person": None}
            if row.turn == person:
                new["turn"] = None
            if any(kind == kinds.CLOSE for kind, _ in done.more):
                new["stage"] = CLOSED
        await db.execute(update(tables).where(tables.c.id == table_id).values(new))
        await give(db, {DROP: table_id})
    return done is not None and not done.alone


async def _people_events(db: AsyncConnection, table_id: str) -> list[TableEvent]:
    """All events that say something about people."""
    query = (
        select(events.c.number, events.c.kind, events.c.data, events.c.at)
        .where(events.c.table_id == table_id, events.c.kind.not_in((kinds.MOVE, kinds.UNDO)))
        .order_by(events.c.number)
    )
    return [TableEvent(*row) for row in await db.execute(query)]


async def _happens(db: AsyncConnection, table_id: str, done: Erased) -> None:
    """What follows, as the next events of the table."""
    last = await db.scalar(select(func.max(events.c.number)).where(events.c.table_id == table_id))
    for number, (kind, data) in enumerate(done.more, start=(last or 0) + 1):
        row = {"table_id": table_id, "number": number, "kind": kind, "data": data}
        await db.execute(insert(events).values(row | {"at": time.time()}))
