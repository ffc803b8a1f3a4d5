"""The database: events are appended, never changed; whoever comes second with a number is told."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import (
    JSON,
    Connection,
    Row,
    Table,
    delete,
    func,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy import event as happening
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...engine.data import Data
from ...engine.ending import Ending
from ...engine.errors import CannotStart
from ...games import package
from .. import LOG, WEB
from ..live.events import SIT, TableEvent
from ..live.table import CLOSED, OPEN, OVER, PLAYING, REMOVED, Card
from ..server.metrics import FAULTS
from ..server.refusals import Used
from .as_written import AsWritten
from .links import KEY, digest_of, link_of
from .models import events, invitations, keys, metadata, players, snapshots, studies, tables
from .prompt import LONGEST, NoAnswer, Prompt, Unsure
from .restored import Witness
from .together import Together, Work

ID_BYTES = 12
TRIES = 5
"""How often a link is made anew when somebody else has just made one for the same seat."""
POOL = {"pool_pre_ping": True, "pool_size": 20, "connect_args": {"timeout": LONGEST}}
"""Connections are kept: a new one takes longer than a move may."""
UNREACHABLE = (SQLAlchemyError, OSError)
"""What is raised when the database is unavailable or fails."""
MOST_LISTED = 50
MOST_LISTED_EACH = 2
"""Tables of one person that the lobby shows."""
HOUR = 3600.0
BEAT = "ready-"
"""How the rows begin that processes write to see whether they can."""
CHANNEL = "cordee"
"""The channel on which PostgreSQL is heard."""
ABOUT_A_TABLE = (
    players.c.table_id,
    invitations.c.table_id,
    snapshots.c.table_id,
    studies.c.table_id,
    events.c.table_id,
    tables.c.id,
)
"""Where a table's own rows are, those that others depend on last."""
AS_WRITTEN = tuple(
    AsWritten(column).label(column.name) if isinstance(column.type, JSON) else column
    for column in tables.c
)
"""The columns of a table's row: what is in them is looked at afterwards, row by row."""


class Overtaken(Exception):
    """Somebody else has written an event with this number: read, and try again."""


@dataclass(frozen=True)
class ListedTable:
    """A table in a list."""

    id: str
    game: str
    card: Card
    updated: float


class Store(Prompt):
    """Everything that is kept."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = make_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        """May other processes use it at the same time?"""
        self._writer = None if self.shared else asyncio.Lock()
        self.process = secrets.token_hex(4)
        """Tells this one from others."""
        self.witness = Witness(None if self.shared else self.url.database)
        self.engine: AsyncEngine = create_async_engine(
            self.url, hide_parameters=True, **(POOL if self.shared else {})
        )
        if not self.shared:
            happening.listen(self.engine.sync_engine, "connect", _steady)
        self._together = Together(self.url, _steady, self._writer) if self._writer else None

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; SQLite has one writer at a time, and queues badly by itself."""
        async with self._writer or nullcontext(), self.engine.connect() as db:
            yield db
            with self._commits():
                try:
                    await db.commit()
                except UNREACHABLE as fault:
                    if self.shared and not isinstance(fault, IntegrityError):
                        raise Unsure from fault  # perhaps it was kept before the line was lost
                    raise

    writing = _writing
    """For the other modules of this folder."""

    @property
    def plain_url(self) -> str:
        """As PostgreSQL's own tools write it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._together is not None:
            self._together.close()
        self.witness.close()

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
            **_kept(card),
            "listed": listed,
            "secret": secret,
            "created": now,
            "updated": now,
            "host_person": first[0].data.get("host"),
        }

        def work(db: Connection) -> None:
            db.execute(insert(tables).values(row))
            self._insert_events(db, name, first)

        await self._keep(work)
        return name

    async def append(self, table_id: str, more: Sequence[TableEvent], card: Card) -> None:
        """Keep events, all or none; once this returns they are on disk."""

        def work(db: Connection) -> None:
            done = db.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.stage != REMOVED)
                .values(**_kept(card), updated=more[-1].at)
            )
            if not done.rowcount:
                raise Used("table-removed")
            self._insert_events(db, table_id, more)
            self._notify(db, {"table": table_id, "last": more[-1].number})

        try:
            await self._keep(work)
        except IntegrityError:
            raise Overtaken from None
        self.witness.note(table_id, more[-1])

    async def _keep(self, work: Work) -> None:
        """A change for which people wait."""
        if self._together is not None:
            await self._together.keep(work, self._committing)
        else:
            async with self._writing() as db:
                await db.run_sync(work)

    def _insert_events(self, db: Connection, table_id: str, more: Sequence[TableEvent]) -> None:
        """Whoever sits down finds the table again, whatever happens to the server meanwhile."""
        db.execute(insert(events), [_row(table_id, event) for event in more])
        for person in {person for event in more for person in event.seated}:
            row = {"person": person, "table_id": table_id}
            db.execute(self.insert_if_new(players).values(row))

    def insert_if_new(self, into: Table) -> postgresql.Insert | sqlite.Insert:
        """Nothing happens if the row is there."""
        made = postgresql.insert(into) if self.shared else sqlite.insert(into)
        return made.on_conflict_do_nothing()

    async def tell(self, notice: Mapping[str, object]) -> None:
        """Let other processes know."""
        async with self._writing() as db:
            await db.run_sync(self._notify, notice)

    def _notify(self, db: Connection, notice: Mapping[str, object]) -> None:
        """With the commit, and not before."""
        if self.shared:
            text = json.dumps({"from": self.process, **notice})
            db.execute(select(func.pg_notify(CHANNEL, text)))

    async def discard(self, table_id: str) -> None:
        """Remove a table that nobody needs after all."""
        async with self._writing() as db:
            for about in ABOUT_A_TABLE:
                await db.execute(delete(about.table).where(about == table_id))

    # The database itself

    async def look_over(self) -> None:
        """Refuse a database in which something is missing."""
        async with self.engine.connect() as db:
            there = await db.run_sync(lambda connection: inspect(connection).get_table_names())
        if missing := sorted(set(metadata.tables) - set(there)):
            raise CannotStart("database-tables", domain=WEB, missing=", ".join(missing))

    async def beat(self) -> None:
        """Write a row of this process's own and read it: does the database do its work?"""
        row = {"name": f"{BEAT}{self.process}", "value": f"{time.time():.6f}"}
        forgotten = keys.c.value < f"{time.time() - HOUR:.6f}"  # of processes that were killed
        async with self._writing() as db:
            old = keys.c.name.startswith(BEAT) & ((keys.c.name == row["name"]) | forgotten)
            await db.execute(delete(keys).where(old))
            await db.execute(insert(keys).values(row))
        if await self.key(row["name"]) != row["value"]:
            raise NoAnswer

    async def secret_of(self, table_id: str) -> bytes | None:
        """The secret of a table's dice, empty if that is damaged; None if there is no table."""
        async with self.engine.connect() as db:
            there = (tables.c.id == table_id) & (tables.c.stage != REMOVED)
            found = await db.execute(select(tables.c.secret).where(there))
            row = found.first()
        if row is None:
            return None
        return bytes(row[0]) if isinstance(row[0], bytes | memoryview) else b""

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

    async def readable_events(self, table_id: str) -> list[TableEvent]:
        """The events of a damaged table up to the first that cannot be read."""
        text = AsWritten(events.c.data)
        query = (
            select(events.c.number, events.c.kind, text, events.c.at)
            .where(events.c.table_id == table_id)
            .order_by(events.c.number)
        )
        found: list[TableEvent] = []
        async with self.engine.connect() as db:
            for number, kind, data, at in await db.execute(query):
                try:
                    found.append(TableEvent(number, kind, json.loads(data), at))
                except (ValueError, TypeError):
                    break
        return found

    # Lists

    async def lobby(self, most: int = MOST_LISTED) -> list[ListedTable]:
        """Tables that anybody may see and that are not over: those that wait for players first.

        Nobody has more than two. There is room for as many that wait as that are played at, and
        for everybody's latest before anybody's second.
        """
        shown = tables.c.listed & tables.c.stage.in_((OPEN, PLAYING)) & tables.c.hidden.is_not(True)
        host = func.coalesce(tables.c.host_person, tables.c.id)
        latest = tables.c.updated.desc()
        nth = func.row_number().over(partition_by=host, order_by=latest).label("nth")
        own = select(*AS_WRITTEN, nth).where(shown).subquery()
        fair = (own.c.nth, own.c.updated.desc())
        place = func.row_number().over(partition_by=own.c.stage, order_by=fair).label("place")
        kept = select(own, place).where(own.c.nth <= MOST_LISTED_EACH).subquery()
        query = select(kept).order_by(kept.c.place, kept.c.stage).limit(most)
        async with self.engine.connect() as db:
            found = _readable(await db.execute(query))
        return sorted(found, key=lambda entry: entry.card.stage != OPEN)

    async def tables_of(self, person: str, most: int = MOST_LISTED) -> list[ListedTable]:
        """The tables somebody has opened or sat at, the latest first, but for closed ones."""
        query = (
            select(*AS_WRITTEN)
            .join(players, players.c.table_id == tables.c.id)
            .where(players.c.person == person, tables.c.stage.not_in((CLOSED, REMOVED)))
            .order_by(tables.c.updated.desc())
            .limit(most)
        )
        async with self.engine.connect() as db:
            return _readable(await db.execute(query))

    async def forget_player(self, person: str, table_id: str) -> None:
        """Somebody has left a table."""
        async with self._writing() as db:
            about = (players.c.person == person) & (players.c.table_id == table_id)
            await db.execute(delete(players).where(about))

    # Invitations: links that give a seat, once

    async def invite(self, table_id: str, seat: int) -> str:
        """A link that nobody can guess; earlier ones for the seat no longer give anything."""
        key = await self.key(KEY)
        earlier = (invitations.c.table_id == table_id) & (invitations.c.seat == seat)
        counted = select(func.count()).select_from(invitations).where(earlier)
        for _ in range(TRIES):
            try:
                async with self._writing() as db:
                    generation = (await db.execute(counted)).scalar_one()
                    link = link_of(key, table_id, seat, generation)
                    row = {
                        "digest": digest_of(link),
                        "table_id": table_id,
                        "seat": seat,
                        "used": False,
                        "generation": generation,
                    }
                    await db.execute(update(invitations).where(earlier).values(used=True))
                    await db.execute(insert(invitations).values(row))
            except IntegrityError:
                continue  # another process was quicker: the next one is ours
            return link
        raise Overtaken

    async def links_of(self, table_id: str) -> dict[int, str]:
        """The links of a table's seats that have not been used, as far as they can be shown."""
        key = await self.key(KEY)
        query = select(invitations.c.seat, invitations.c.generation).where(
            invitations.c.table_id == table_id,
            ~invitations.c.used,
            invitations.c.generation.is_not(None),
        )
        async with self.engine.connect() as db:
            found = await db.execute(query)
            return {seat: link_of(key, table_id, seat, generation) for seat, generation in found}

    async def invitation(self, link: str) -> tuple[str, int, bool] | None:
        """The table and seat of a link, and whether it has been used."""
        query = select(invitations.c.table_id, invitations.c.seat, invitations.c.used)
        async with self.engine.connect() as db:
            found = await db.execute(query.where(invitations.c.digest == digest_of(link)))
            row = found.first()
        return None if row is None else (row[0], row[1], row[2])

    async def has_sat(self, table_id: str, seat: int, person: str) -> bool:
        """Has somebody ever taken a seat, be it that they have left it again?"""
        query = select(events.c.data).where(events.c.table_id == table_id, events.c.kind == SIT)
        async with self.engine.connect() as db:
            found = [data for (data,) in await db.execute(query)]
        return any(data["seat"] == seat and data["person"] == person for data in found)

    async def use(self, link: str) -> bool:
        """Use a link up; False if somebody was quicker."""
        async with self._writing() as db:
            done = await db.execute(
                update(invitations)
                .where(invitations.c.digest == digest_of(link), ~invitations.c.used)
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


def _row(table_id: str, event: TableEvent) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": event.number,
        "kind": event.kind,
        "data": event.data,
        "at": event.at,
        "person": event.doer,
    }


def _kept(card: Card) -> dict[str, object]:
    """What a table's row says of its card."""
    return {
        "stage": card.stage,
        "seats": card.seats,
        "turn": card.turn,
        "host": card.host,
        "ending": asdict(card.ending) if card.ending else None,
        "ended": card.ended,
    }


def _readable(rows: Iterable[Row[Any]]) -> list[ListedTable]:
    """The tables of a list, but for those whose row is damaged: the others are shown."""
    found = []
    for row in rows:
        try:
            found.append(_entry(row))
        except Exception:  # whatever it is that was written there
            FAULTS.labels("damaged").inc()
            _report(row.id)
    return found


@lru_cache(1000)
def _report(table_id: str) -> None:
    """Once, however often lists are asked for."""
    LOG.exception("the row of %s cannot be read", table_id)


def _entry(row: Row[Any]) -> ListedTable:
    if row.stage not in (OPEN, PLAYING, OVER):
        raise ValueError(row.stage)
    package(row.game)  # is there such a game?
    seats = seats_in(row.seats)
    card = Card(row.stage, seats, row.turn, _ending(row.ending), row.ended, str(row.host or ""))
    return ListedTable(row.id, row.game, card, float(row.updated))


def seats_in(written: str | None) -> list[tuple[str, str]]:
    """The kind and the name of each seat, as a table's row has them."""
    return [(str(kind), str(name)) for kind, name in json.loads(written or "[]") or ()]


def _ending(written: str | None) -> Ending | None:
    """How a game ended, as it is kept; None in rows of older versions."""
    data: Data | None = json.loads(written) if written else None
    if data is None:
        return None
    plain = {key: tuple(value) for key, value in data.items() if key != "how"}
    return Ending(data["how"], **plain)


def _steady(connection: sqlite3.Connection, _record: object) -> None:
    """SQLite: readers do not wait for writers, and what is committed is on disk."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=1500"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()
