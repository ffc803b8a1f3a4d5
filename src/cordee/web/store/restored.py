"""Notices that a backup was restored: dice that people have seen must not come again.

A database has an *epoch*, empty at first; whenever its past may have been put back, it is given
another one at random, and every game that is not over is mixed new dice before it goes on.

SQLite: beside the file lies a witness, which says which event was kept last. It is not part of a
backup made by SQLite; a copy of it is known by the time at which it was written. PostgreSQL: the
database notes what it is itself (cluster, timeline, table of events); a dump that is loaded, and a
cluster that was recovered, are others.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from .models import events, keys

if TYPE_CHECKING:
    from ...engine.data import Data
    from ..live.events import TableEvent
    from .store import Store

EPOCH, HOME = "epoch", "home"
LOCK = 0xC0DEF
"""The number of the lock under which processes that start at the same time look."""
SUFFIX = ".witness"
SIZE = 240
"""Bytes of a witness: it is overwritten in place."""
LATE = 2.0
"""Seconds between writing a witness and the file system's own note of it."""
SELF = text(
    "SELECT (pg_control_system()).system_identifier, "
    "substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8), "
    "'events'::regclass::oid::bigint, pg_relation_filenode('events')::bigint"
)


class Witness:
    """A small file beside a database that says which event was kept last."""

    def __init__(self, database: str | None) -> None:
        on_disk = database and database != ":memory:"
        self.path = Path(f"{database}{SUFFIX}") if on_disk else None
        self._file: int | None = None

    def note(self, table_id: str, event: TableEvent) -> None:
        """This event is kept now."""
        self._write({"table": table_id, "number": event.number, "at": event.at})

    def begin(self) -> None:
        """Nothing has been kept yet since this database was looked at."""
        if self.path is not None:
            with suppress(OSError):
                self.path.unlink()
        self._write({})

    def _write(self, last: Data) -> None:
        if self.path is None:
            return
        told = json.dumps(last | {"boot": boot(), "written": time.time()})
        with suppress(OSError):  # then the next start has its doubts
            if self._file is None:
                self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o600)
            os.pwrite(self._file, told.ljust(SIZE).encode(), 0)

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def read(self) -> Data | None:
        """What it says; None if there is none, or it was copied, or this machine began anew."""
        if self.path is None:
            return None
        try:
            told: Data = json.loads(self.path.read_text())
            original = abs(self.path.stat().st_ctime - told["written"]) < LATE
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return told if original and told.get("boot") == boot() else None


@cache
def boot() -> str:
    """Which run of this machine it is: a disk put back to an earlier state needs another one."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    except OSError:
        return ""


async def epoch_of(store: Store) -> str:
    """The database's epoch, as it was when this process started."""
    async with store.engine.connect() as db:
        return await _noted(db, EPOCH) or ""


async def look_back(store: Store) -> bool:
    """Begin another epoch if a backup may have been restored; was that so?"""
    async with store.engine.begin() as db:
        if store.shared:
            await db.execute(select(func.pg_advisory_xact_lock(LOCK)))
        home = await _home(db) if store.shared else ""
        epoch = await _noted(db, EPOCH)
        known = await _noted(db, HOME) == home if store.shared else await _continues(db, store)
        is_new = epoch is None  # the database, or this way of looking at it
        restored = not known and not (is_new and not _has_witness(store))
        if restored or is_new:
            await _note(db, EPOCH, secrets.token_hex(8) if restored else "")
        if not known:
            await _note(db, HOME, home)
    if not known:
        store.witness.begin()
    return restored


async def _continues(db: AsyncConnection, store: Store) -> bool:
    """Is the last event that was kept still there? Then nothing has been put back."""
    last = store.witness.read()
    if last is None:
        return False
    if "table" not in last:
        return True
    same = (events.c.table_id == last["table"]) & (events.c.number == last["number"])
    found = (await db.execute(select(events.c.at).where(same))).first()
    return found is not None and found[0] == last["at"]


def _has_witness(store: Store) -> bool:
    return store.witness.path is not None and store.witness.path.exists()


async def _home(db: AsyncConnection) -> str:
    row = (await db.execute(SELF)).one()
    return " ".join(str(part) for part in row)


async def _noted(db: AsyncConnection, name: str) -> str | None:
    row = (await db.execute(select(keys.c.value).where(keys.c.name == name))).first()
    return None if row is None else str(row[0])


async def _note(db: AsyncConnection, name: str, value: str) -> None:
    await db.execute(delete(keys).where(keys.c.name == name))
    await db.execute(insert(keys).values(name=name, value=value))
