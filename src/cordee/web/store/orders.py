"""What running servers must hear of, whichever process did it, on SQLite and PostgreSQL alike.

Whoever rewrites or removes a table, or mutes somebody, writes an order in the same transaction;
every server looks for new ones once a second.
"""

from __future__ import annotations

import time

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...engine.data import Data
from .models import orders
from .store import Store

DROP = "drop"
"""`{"drop": table}`: what is in memory of a table no longer holds."""
STANDING = "standing"
"""`{"standing": true}`: somebody was muted, blocked or logged out, or no longer is."""
LATE = 200
"""Numbers are given before they are committed: so many may come after later ones."""
KEPT = 24 * 3600.0
"""Seconds after which everybody has heard of them."""


async def give(db: AsyncConnection, order: Data) -> None:
    """With the commit, and not before."""
    await db.execute(insert(orders).values(at=time.time(), data=order))


async def forget_old(store: Store) -> None:
    async with store.writing() as db:
        await db.execute(delete(orders).where(orders.c.at < time.time() - KEPT))


class Orders:
    """The orders that one process has not heard yet."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._newest = 0
        self._heard: set[int] = set()

    async def skip(self) -> None:
        """What is there already is of no interest to a server that has just started."""
        async with self._store.engine.connect() as db:
            self._newest = await db.scalar(select(func.max(orders.c.id))) or 0
        self._heard = set(range(max(0, self._newest - LATE), self._newest + 1))

    async def fresh(self) -> list[Data]:
        """In the order in which they were given."""
        query = select(orders.c.id, orders.c.data).where(orders.c.id > self._newest - LATE)
        async with self._store.engine.connect() as db:
            found = [(number, data) for number, data in await db.execute(query.order_by("id"))]
        new = [(number, data) for number, data in found if number not in self._heard]
        self._heard = {number for number, _ in found} | {
            number for number in self._heard if number > self._newest - LATE
        }
        self._newest = max([self._newest, *(number for number, _ in found)])
        return [data for _, data in new]
