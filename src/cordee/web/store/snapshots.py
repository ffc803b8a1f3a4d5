"""Snapshots in the database: one of each long table, and dropped as soon as it does not fit."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from dataclasses import dataclass

from sqlalchemy import Row, delete, func, insert, select

from ...engine.errors import CordeeError
from .. import LOG
from ..live.snapshots import Unfit, digest_of, pack, unpack, version
from ..live.table import Table
from .models import events, snapshots, tables
from .store import Store

FAULTS = (Unfit, CordeeError, LookupError, TypeError, ValueError, AssertionError, zlib.error)
"""What opening a snapshot may raise; whatever it is, the events know better."""


@dataclass(frozen=True)
class About:
    """What there is to know of a table before it is read."""

    game: str
    edition: int
    """How often its events were rewritten: what is made of them belongs to one edition."""
    kept: bool
    """Is there a snapshot?"""


async def about(store: Store, table_id: str) -> About:
    edition = func.coalesce(tables.c.edition, 0)
    query = select(tables.c.game, edition, snapshots.c.number.is_not(None))
    async with store.engine.connect() as db:
        found = await db.execute(query.outerjoin(snapshots).where(tables.c.id == table_id))
        return About(*found.one())


async def keep(store: Store, table: Table, edition: int) -> bool:
    """Keep a table as it stands; False if that cannot be done faithfully."""
    assert table.game is not None
    found = await store.events_of(table.id, table.last, 1)
    if not found:
        return False  # it was removed meanwhile
    try:
        data = await asyncio.to_thread(pack, table)
    except FAULTS:
        LOG.exception("%s cannot be kept as a snapshot", table.id)
        return False
    row = {
        "table_id": table.id,
        "number": table.last,
        "edition": edition,
        "version": version(table.game.name),
        "last": digest_of(found[0]),
        "digest": hashlib.sha256(data).hexdigest(),
        "data": data,
    }
    async with store.writing() as db:
        await db.execute(delete(snapshots).where(snapshots.c.table_id == table.id))
        await db.execute(insert(snapshots).values(row))
    return True


async def latest(store: Store, table_id: str, secret: bytes) -> Table | None:
    """A table as it was kept; None if it was not, or if what was kept does not fit its events."""
    query = select(snapshots, tables.c.game, func.coalesce(tables.c.edition, 0).label("now"))
    query = query.join(tables).where(snapshots.c.table_id == table_id)
    async with store.engine.connect() as db:
        kept = (await db.execute(query)).first()
    if kept is None:
        return None
    if await _fits(store, kept):
        try:
            return unpack(kept.data, table_id, secret)
        except FAULTS:
            LOG.warning("the snapshot of %s does not fit", table_id, exc_info=True)
    await drop(store, table_id)
    return None


async def _fits(store: Store, kept: Row[tuple[object, ...]]) -> bool:
    """Is it whole, and were these events, all of them, made into it by this program?"""
    if (kept.edition, kept.version) != (kept.now, version(kept.game)):
        return False
    if hashlib.sha256(kept.data).hexdigest() != kept.digest:
        return False
    earlier = (events.c.table_id == kept.table_id) & (events.c.number <= kept.number)
    async with store.engine.connect() as db:
        count = await db.scalar(select(func.count()).select_from(events).where(earlier))
    last = await store.events_of(kept.table_id, kept.number, 1)
    return bool(count == kept.number + 1 and digest_of(last[0]) == kept.last)


async def drop(store: Store, table_id: str) -> None:
    async with store.writing() as db:
        await db.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
