"""Studies in the database: one of each finished game, by whichever process began it.

Whoever wants to study a game claims it first, and says every now and then how far it is. If that
one falls silent, another may begin anew.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .models import studies
from .store import Store

SILENT = 20.0
"""Seconds after which a process that says nothing no longer studies."""
DONE = 1.0


@dataclass(frozen=True)
class Kept:
    """How far a study is."""

    progress: float
    at: float
    data: bytes | None

    @property
    def is_done(self) -> bool:
        return self.progress >= DONE

    @property
    def is_alive(self) -> bool:
        """Is it done, or is somebody at it?"""
        return self.is_done or self.at > time.time() - SILENT


async def kept(store: Store, table_id: str, version: str) -> Kept | None:
    """None if there is none of this version."""
    query = select(studies.c.progress, studies.c.at, studies.c.data)
    query = query.where(studies.c.table_id == table_id, studies.c.version == version)
    async with store.engine.connect() as db:
        found = (await db.execute(query)).first()
    return None if found is None else Kept(*found)


async def claim(store: Store, table_id: str, version: str) -> bool:
    """Is it ours to study? What is of another version, or was left, makes way."""
    left = (studies.c.progress < DONE) & (studies.c.at <= time.time() - SILENT)
    stale = (studies.c.version != version) | left
    row = {
        "table_id": table_id,
        "version": version,
        "process": store.process,
        "at": time.time(),
        "progress": 0.0,
    }
    try:
        async with store.writing() as db:
            await db.execute(delete(studies).where(studies.c.table_id == table_id, stale))
            await db.execute(insert(studies).values(row))
    except IntegrityError:  # another process was quicker, or the table is gone
        return False
    return True


async def note(store: Store, table_id: str, progress: float, data: bytes | None = None) -> bool:
    """How far we are, and what is known by now; False if it is no longer ours."""
    ours = (studies.c.table_id == table_id) & (studies.c.process == store.process)
    new: dict[str, object] = {"progress": progress, "at": time.time()}
    if data is not None:
        new["data"] = data
    async with store.writing() as db:
        done = await db.execute(update(studies).where(ours).values(new))
    return bool(done.rowcount)


async def leave(store: Store, table_id: str) -> None:
    """Unfinished: whoever wants to know begins anew."""
    ours = (studies.c.process == store.process) & (studies.c.progress < DONE)
    async with store.writing() as db:
        await db.execute(delete(studies).where(studies.c.table_id == table_id, ours))


async def drop(store: Store, table_id: str) -> None:
    """Whatever there is of it."""
    async with store.writing() as db:
        await db.execute(delete(studies).where(studies.c.table_id == table_id))
