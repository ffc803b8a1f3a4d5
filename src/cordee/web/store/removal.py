"""Removing what is old, or what nobody wants any more, in steps so small that nobody waits."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...engine.data import Data
from ..live.events import SAY
from ..live.table import CLOSED, OPEN, OVER, PLAYING, REMOVED
from .as_written import AsWritten
from .models import events, snapshots, tables
from .orders import DROP, give
from .store import ABOUT_A_TABLE, Store

DAY = 24 * 3600.0
TABLES_AT_ONCE = 20
EVENTS_AT_ONCE = 500


@dataclass(frozen=True)
class Keep:
    """For how many days things are kept; 0 for ever."""

    open: float
    """Tables at which no game has begun, or that were closed."""
    unfinished: float
    """Games that nobody goes on with."""
    finished: float
    talk: float


async def mark_old(store: Store, keep: Keep, now: float) -> list[str]:
    """Tables that have not changed for too long: from now on nobody finds them."""
    old: list[ColumnElement[bool]] = [
        tables.c.stage.in_(stages) & (tables.c.updated < now - days * DAY)
        for stages, days in (
            ((OPEN, CLOSED), keep.open),
            ((PLAYING,), keep.unfinished),
            ((OVER,), keep.finished),
        )
        if days
    ]
    marked: list[str] = []
    for wanted in old:
        query = select(tables.c.id).where(wanted).limit(TABLES_AT_ONCE)
        async with store.engine.connect() as db:
            found = [name for (name,) in await db.execute(query)]
        marked += await mark(store, found, wanted)
    return marked


async def mark(
    store: Store, table_ids: Sequence[str], wanted: ColumnElement[bool] | None = None
) -> list[str]:
    """Have tables removed, those that still are as wanted; `sweep` does the rest."""
    marked = []
    for table_id in table_ids:
        query = update(tables).where(tables.c.id == table_id, tables.c.stage != REMOVED)
        async with store.writing() as db:
            done = await db.execute(
                (query if wanted is None else query.where(wanted)).values(stage=REMOVED)
            )
            if done.rowcount:
                await give(db, {DROP: table_id})
                marked.append(table_id)
    return marked


async def sweep(store: Store) -> bool:
    """One step of removing what is marked; False once there is nothing left to do."""
    async with store.engine.connect() as db:
        query = select(tables.c.id).where(tables.c.stage == REMOVED).limit(1)
        table_id = await db.scalar(query)
    if table_id is None:
        return False
    own = events.c.table_id == table_id
    async with store.writing() as db:
        last = await db.scalar(select(func.max(events.c.number)).where(own))
        if last is None or last < EVENTS_AT_ONCE:
            for about in ABOUT_A_TABLE:
                await db.execute(delete(about.table).where(about == table_id))
        else:
            await db.execute(delete(events).where(own, events.c.number > last - EVENTS_AT_ONCE))
    return True


async def forget_talk(store: Store, before: float) -> bool:
    """One step of removing old talk; False once there is none."""
    old = (events.c.kind == SAY) & events.c.person.is_not(None) & (events.c.at < before)
    text = AsWritten(events.c.data)
    query = select(events.c.table_id, events.c.number, text).where(old)
    async with store.engine.connect() as db:
        found = (await db.execute(query.limit(EVENTS_AT_ONCE))).all()
    by_table: dict[str, dict[int, Data]] = {}
    for table_id, number, written in found:
        by_table.setdefault(table_id, {})[number] = _unsaid(written)
    for table_id, changed in by_table.items():
        async with store.writing() as db:
            await rewrite(db, table_id, changed)
    return bool(found)


def _unsaid(written: str) -> Data:
    """The same of an event that may be damaged: it would have to go, too."""
    try:
        return unsaid(json.loads(written))
    except (ValueError, TypeError, AttributeError):
        return unsaid({})


def unsaid(data: Data) -> Data:
    """What is left of something said: where it was said from, since that is counted."""
    return {"name": "", "text": "", "seat": data.get("seat")}


async def rewrite(db: AsyncConnection, table_id: str, changed: dict[int, Data]) -> None:
    """Put other data in the place of some events'; what was made of the old ones is void."""
    edition = func.coalesce(tables.c.edition, 0) + 1
    await db.execute(update(tables).where(tables.c.id == table_id).values(edition=edition))
    await db.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
    for number, data in changed.items():
        about = (events.c.table_id == table_id) & (events.c.number == number)
        await db.execute(update(events).where(about).values(data=data, person=None))
