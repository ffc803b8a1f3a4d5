"""The database: events are appended, never changed; whoever comes second with a number is told."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy import event as happening
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..live.events import TableEvent
from ..live.table import Card
from .models import events, invitations, keys, players, tables

ID_BYTES = 12
LINK_BYTES = 24
POOL: dict[str, Any] = {"pool_pre_ping": True, "pool_size": 20}
"""Connections are kept: a new one takes longer than a move may."""
UNREACHABLE = (SQLAlchemyError, OSError)
"""What is raised when the database is unavailable or fails."""
MOST_LISTED = 50
CHANNEL = "cordee"
"""The channel on which PostgreSQL is heard."""


class Overtaken(Exception):
    """Somebody else has written an event with this number: read, and try again."""


@dataclass(frozen=True)
class ListedTable:
    """A table in a list."""

    id: str
    game: str
    card: Card
    updated: float


class Store:
    """Everything that is kept."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        """May other processes use it at the same time?"""
        self._writer = None if self.shared else asyncio.Lock()
        self.process = secrets.token_hex(4)
        """Tells this one from others."""
        self.engine: AsyncEngine = create_async_engine(
            self.url, hide_parameters=True, **(POOL if self.shared else {})
        )
        if not self.shared:
            happening.listen(self.engine.sync_engine, "connect", _steady)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; SQLite has one writer at a time, and queues badly by itself."""
        async with self._writer or nullcontext(), self.engine.begin() as db:
            yield db

    @property
    def plain_url(self) -> str:
        """As PostgreSQL's own tools write it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def close(self) -> None:
        await self.engine.dispose()

    # Tables and their events

    async def create(
        self, game: str, listed: bool, secret: bytes, first: Sequence[TableEvent], card: Card
    ) -> str:
        """A new table with its first events."""
        name = secrets.token_urlsafe(ID_BYTES)
        now = time.time()
        row = {
            "id": name,
            "game": game,
            "stage": card.stage,
            "seats": card.seats,
            "turn": card.turn,
            "listed": listed,
            "secret": secret,
            "created": now,
            "updated": now,
        }
        async with self._writing() as db:
            await db.execute(insert(tables).values(row))
            await db.execute(insert(events), [_row(name, event) for event in first])
        return name

    async def append(self, table_id: str, more: Sequence[TableEvent], card: Card) -> None:
        """Keep events, all or none; once this returns they are on disk."""
        try:
            async with self._writing() as db:
                await db.execute(insert(events), [_row(table_id, event) for event in more])
                await db.execute(
                    update(tables)
                    .where(tables.c.id == table_id)
                    .values(stage=card.stage, seats=card.seats, turn=card.turn, updated=more[-1].at)
                )
                await self._notify(db, {"table": table_id, "last": more[-1].number})
        except IntegrityError:
            raise Overtaken from None

    async def tell(self, notice: dict[str, Any]) -> None:
        """Let other processes know."""
        async with self._writing() as db:
            await self._notify(db, notice)

    async def _notify(self, db: AsyncConnection, notice: dict[str, Any]) -> None:
        """With the commit, and not before."""
        if self.shared:
            text = json.dumps({"from": self.process, **notice})
            await db.execute(select(func.pg_notify(CHANNEL, text)))

    async def discard(self, table_id: str) -> None:
        """Remove a table that nobody needs after all."""
        async with self._writing() as db:
            columns = (players.c.table_id, invitations.c.table_id, events.c.table_id, tables.c.id)
            for about in columns:
                await db.execute(delete(about.table).where(about == table_id))

    async def ping(self) -> None:
        """Is the database there?"""
        async with self.engine.connect() as db:
            await db.execute(select(1))

    async def secret_of(self, table_id: str) -> bytes | None:
        """The secret of a table's dice; None if there is no such table."""
        async with self.engine.connect() as db:
            found = await db.execute(select(tables.c.secret).where(tables.c.id == table_id))
            row = found.first()
        return None if row is None else bytes(row[0])

    async def events_of(
        self, table_id: str, first: int = 0, most: int | None = None
    ) -> list[TableEvent]:
        """The events of a table from a number on."""
        query = (
            select(events.c.number, events.c.kind, events.c.data, events.c.at)
            .where(events.c.table_id == table_id, events.c.number >= first)
            .order_by(events.c.number)
            .limit(most)
        )
        async with self.engine.connect() as db:
            return [TableEvent(*row) for row in await db.execute(query)]

    # Lists

    async def lobby(self, most: int = MOST_LISTED) -> list[ListedTable]:
        """Tables that anybody may see and that are not over, the latest first."""
        query = _entries().where(tables.c.listed, tables.c.stage != "over").limit(most)
        async with self.engine.connect() as db:
            return [_entry(row) for row in await db.execute(query)]

    async def tables_of(self, person: str, most: int = MOST_LISTED) -> list[ListedTable]:
        """The tables somebody has sat at, the latest first."""
        query = (
            _entries()
            .join(players, players.c.table_id == tables.c.id)
            .where(players.c.person == person)
            .limit(most)
        )
        async with self.engine.connect() as db:
            return [_entry(row) for row in await db.execute(query)]

    async def remember_player(self, person: str, table_id: str) -> None:
        """Note that somebody sits at a table."""
        try:
            async with self._writing() as db:
                await db.execute(insert(players).values(person=person, table_id=table_id))
        except IntegrityError:
            pass  # it is noted already

    # Invitations: links that give a seat, once

    async def invite(self, table_id: str, seat: int) -> str:
        """A link that nobody can guess; earlier ones for the seat no longer give anything."""
        link = secrets.token_urlsafe(LINK_BYTES)
        row = {"digest": _digest(link), "table_id": table_id, "seat": seat, "used": False}
        earlier = (invitations.c.table_id == table_id) & (invitations.c.seat == seat)
        async with self._writing() as db:
            await db.execute(update(invitations).where(earlier).values(used=True))
            await db.execute(insert(invitations).values(row))
        return link

    async def invitation(self, link: str) -> tuple[str, int, bool] | None:
        """The table and seat of a link, and whether it has been used."""
        query = select(invitations.c.table_id, invitations.c.seat, invitations.c.used)
        async with self.engine.connect() as db:
            found = await db.execute(query.where(invitations.c.digest == _digest(link)))
            row = found.first()
        return None if row is None else (row[0], row[1], row[2])

    async def use(self, link: str) -> bool:
        """Use a link up; False if somebody was quicker."""
        async with self._writing() as db:
            done = await db.execute(
                update(invitations)
                .where(invitations.c.digest == _digest(link), ~invitations.c.used)
                .values(used=True)
            )
        return done.rowcount == 1

    # Keys

    async def key(self, name: str) -> str:
        """A key of the server's own, made when first asked for."""
        for _ in range(2):
            async with self.engine.connect() as db:
                found = await db.execute(select(keys.c.value).where(keys.c.name == name))
                row = found.first()
            if row is not None:
                return str(row[0])
            try:
                async with self._writing() as db:
                    value = secrets.token_urlsafe(32)
                    await db.execute(insert(keys).values(name=name, value=value))
            except IntegrityError:
                pass  # another process was quicker
        raise LookupError(name)


def _row(table_id: str, event: TableEvent) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": event.number,
        "kind": event.kind,
        "data": event.data,
        "at": event.at,
    }


def _entries() -> Any:
    names = ("id", "game", "stage", "seats", "turn", "updated")
    return select(*(tables.c[name] for name in names)).order_by(tables.c.updated.desc())


def _entry(row: Any) -> ListedTable:
    seats = [(str(kind), str(name)) for kind, name in row.seats or ()]
    return ListedTable(row.id, row.game, Card(row.stage, seats, row.turn), row.updated)


def _digest(link: str) -> str:
    return hashlib.sha256(link.encode()).hexdigest()


def _steady(connection: Any, _record: Any) -> None:
    """SQLite: readers do not wait for writers, and what is committed is on disk."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()
