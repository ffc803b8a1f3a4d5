"""Who is muted or blocked, which cookies still count, and the tables that somebody was at."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import Table, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..live.table import REMOVED
from .models import addresses, events, people, players, tables
from .orders import STANDING, give
from .store import Store


@dataclass(frozen=True)
class Noted:
    """What is noted about a person, or about an address."""

    who: str
    muted: bool
    blocked: bool
    generation: int = 0
    """How often a person has logged out everywhere."""


async def noted(store: Store) -> tuple[list[Noted], list[Noted]]:
    """Everybody, and every address, about whom something is noted."""
    person = select(people.c.person, people.c.muted, people.c.blocked, people.c.generation)
    address = select(addresses.c.network, addresses.c.muted, addresses.c.blocked)
    async with store.engine.connect() as db:
        return (
            [Noted(*row) for row in await db.execute(person.order_by(people.c.changed))],
            [Noted(*row) for row in await db.execute(address.order_by(addresses.c.changed))],
        )


async def note_person(store: Store, person: str, **changes: bool) -> None:
    """`muted=True`, `blocked=False`: servers hear of it."""
    async with store.writing() as db:
        await _change(db, people, person, changes)


async def note_address(store: Store, network: str, **changes: bool) -> None:
    async with store.writing() as db:
        await _change(db, addresses, network, changes)


async def log_out(store: Store, person: str) -> int:
    """Cookies and tokens made until now no longer count; the generation of new ones."""
    async with store.writing() as db:
        await _change(db, people, person, {})
        about = people.c.person == person
        await db.execute(update(people).where(about).values(generation=people.c.generation + 1))
        found = await db.execute(select(people.c.generation).where(about))
        return int(found.scalar_one())


async def _change(db: AsyncConnection, into: Table, who: str, changes: dict[str, bool]) -> None:
    (key,) = into.primary_key.columns
    new = {**changes, "changed": time.time()}
    done = await db.execute(update(into).where(key == who).values(new))
    if not done.rowcount:
        row = {"muted": False, "blocked": False, **new, key.name: who}
        if into is people:
            row["generation"] = 0
        await db.execute(insert(into).values(row))
    await give(db, {STANDING: True})


async def tables_about(store: Store, person: str) -> list[str]:
    """Every table that somebody opened, sat at or spoke at; the latest first."""
    found = (
        select(players.c.table_id).where(players.c.person == person),
        select(events.c.table_id).where(events.c.person == person),
    )
    about = tables.c.id.in_(found[0]) | tables.c.id.in_(found[1])
    query = select(tables.c.id).where(
        about | (tables.c.host_person == person), tables.c.stage != REMOVED
    )
    async with store.engine.connect() as db:
        return [name for (name,) in await db.execute(query.order_by(tables.c.updated.desc()))]
