"""What is in a database, for whoever runs a server: tables, who was at one, and sizes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func, insert, select, update

from ..live import events as kinds
from ..live.events import TableEvent
from ..live.table import CLOSED, OPEN, PLAYING, REMOVED
from .models import events, metadata, people, players, tables
from .orders import DROP, give
from .store import AS_WRITTEN, Store, seats_in

BY_OPERATOR = {"name": "", "operator": True}
"""What the event says that closes a table for whoever runs the server."""


@dataclass(frozen=True)
class Summary:
    """A table, as whoever runs the server sees it."""

    table: str
    game: str
    stage: str
    listed: bool
    """Does the lobby show it?"""
    hidden: bool
    names: list[str]
    """Of each seat; empty where nobody sits."""
    host: str
    host_person: str | None
    events: int
    created: float
    updated: float


@dataclass
class Guest:
    """Somebody who was at a table."""

    person: str
    names: list[str] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    """Where they sit now, from 1."""
    said: int = 0
    """Lines that are still kept."""


async def summaries(
    store: Store, *, stage: str = "", person: str = "", table: str = "", most: int = 50
) -> list[Summary]:
    """Tables, the latest first."""
    last = select(func.max(events.c.number)).where(events.c.table_id == tables.c.id)
    query = select(*AS_WRITTEN, last.scalar_subquery().label("last"))
    query = query.where(tables.c.stage != REMOVED)
    if stage:
        query = query.where(tables.c.stage == stage)
    if table:
        query = query.where(tables.c.id == table)
    if person:
        seated = select(players.c.table_id).where(players.c.person == person)
        spoken = select(events.c.table_id).where(events.c.person == person)
        at = tables.c.id.in_(seated) | tables.c.id.in_(spoken)
        query = query.where(at | (tables.c.host_person == person))
    async with store.engine.connect() as db:
        found = await db.execute(query.order_by(tables.c.updated.desc()).limit(most))
        return [
            Summary(
                row.id, row.game, row.stage, row.listed, bool(row.hidden),
                _names(row.seats), row.host or "", row.host_person,
                (row.last or 0) + 1, row.created, row.updated,
            )
            for row in found
        ]  # fmt: skip


def _names(seats: str | None) -> list[str]:
    """None if that is damaged: such a table can be seen, and removed."""
    try:
        return [name for _, name in seats_in(seats)]
    except (ValueError, TypeError):
        return []


async def guests(store: Store, table_id: str) -> list[Guest]:
    """Everybody who was ever at a table, as far as its events say."""
    return guests_in(await store.readable_events(table_id))


def guests_in(happened: Sequence[TableEvent]) -> list[Guest]:
    known: dict[str, Guest] = {}
    seats: list[str | None] = []

    def meet(person: str | None, name: str) -> None:
        if person:
            guest = known.setdefault(person, Guest(person))
            if name and name not in guest.names:
                guest.names.append(name)

    with suppress(LookupError, TypeError, AttributeError):  # as far as they can be read
        for event in happened:
            data = event.data
            if event.kind == kinds.OPEN:
                seats = [seat["person"] for seat in data["seats"]]
                meet(data.get("host"), data.get("host_name", ""))
                for seat in data["seats"]:
                    meet(seat["person"], seat["name"])
            elif event.kind == kinds.SIT:
                seats[data["seat"]] = data["person"]
                meet(data["person"], data["name"])
            elif event.kind == kinds.LEAVE:
                seats[data["seat"]] = None
            elif event.kind == kinds.START:
                seats = [seats[nth] for nth in data["order"]]
            elif event.kind == kinds.SAY and data.get("person"):
                meet(data["person"], data["name"])
                known[data["person"]].said += 1
    for nth, person in enumerate(seats, start=1):
        if person:
            known[person].seats.append(nth)
    return list(known.values())


async def close_table(store: Store, table_id: str) -> bool:
    """Close a table, whatever happens at it; False if it is over or closed already."""
    open_ = (tables.c.id == table_id) & tables.c.stage.in_((OPEN, PLAYING))
    now = time.time()
    async with store.writing() as db:
        done = await db.execute(
            update(tables).where(open_).values(stage=CLOSED, turn=None, updated=now)
        )
        if not done.rowcount:
            return False
        of_table = events.c.table_id == table_id
        last = await db.scalar(select(func.max(events.c.number)).where(of_table))
        row = {"table_id": table_id, "number": (last or 0) + 1, "kind": kinds.CLOSE}
        await db.execute(insert(events).values(row | {"data": BY_OPERATOR, "at": now}))
        await give(db, {DROP: table_id})
    return True


async def hide(store: Store, table_id: str, hidden: bool) -> None:
    """Keep a table out of the lobby, or no longer."""
    async with store.writing() as db:
        await db.execute(update(tables).where(tables.c.id == table_id).values(hidden=hidden))


async def is_known(store: Store, person: str) -> bool:
    """Is anything kept about somebody?"""
    async with store.engine.connect() as db:
        for query in (
            select(players.c.person).where(players.c.person == person),
            select(events.c.person).where(events.c.person == person),
            select(tables.c.id).where(tables.c.host_person == person),
            select(people.c.person).where(people.c.person == person),
        ):
            if (await db.execute(query.limit(1))).first() is not None:
                return True
    return False


@dataclass(frozen=True)
class Sizes:
    """How much there is."""

    bytes: int
    """Of the whole database, on disk."""
    stages: dict[str, int]
    """Tables at each stage."""
    rows: dict[str, int]
    """In each part of the database."""
    talk: int
    """Lines said and kept."""
    largest: list[Summary]
    """The tables with the most events."""


async def sizes(store: Store, most: int = 5) -> Sizes:
    per_stage = select(tables.c.stage, func.count()).group_by(tables.c.stage)
    per_table = (
        select(events.c.table_id)
        .group_by(events.c.table_id)
        .order_by(func.max(events.c.number).desc())
        .limit(most)
    )
    said = select(func.count()).select_from(events)
    said = said.where(events.c.kind == kinds.SAY, events.c.person.is_not(None))
    async with store.engine.connect() as db:
        stages = {str(stage): int(count) for stage, count in await db.execute(per_stage)}
        rows = {
            part.name: await db.scalar(select(func.count()).select_from(part)) or 0
            for part in metadata.sorted_tables
        }
        talk = await db.scalar(said) or 0
        largest = [name for (name,) in await db.execute(per_table)]
    found = [one for name in largest for one in await summaries(store, table=name)]
    return Sizes(await _bytes(store), stages, rows, talk, found)


async def _bytes(store: Store) -> int:
    if not store.shared:
        path = Path(store.url.database or "")
        beside = (path.with_name(path.name + end) for end in ("", "-wal", "-shm"))
        return sum(file.stat().st_size for file in beside if file.exists())
    async with store.engine.connect() as db:
        found = await db.execute(select(func.pg_database_size(func.current_database())))
        return int(found.scalar_one())
