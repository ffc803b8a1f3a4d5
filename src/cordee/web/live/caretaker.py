"""What a server does by itself, in small steps: hear orders, keep long tables, remove old ones."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from .. import LOG
from ..server.metrics import FAULTS, REMOVED
from ..store import orders, removal, snapshots
from ..store.removal import DAY, Keep
from ..store.store import UNREACHABLE
from .snapshots import EVERY

if TYPE_CHECKING:
    from ..server.standing import Standing
    from .room import Room
    from .tables import Tables

HEED = 1.0
"""Seconds between two looks for orders."""
STEP = 0.2
"""Seconds between two steps of removing something: others write in between."""
REST = 600.0
"""Seconds until the next look for what is old."""


class Caretaker:
    """Looks after the tables of one process."""

    def __init__(self, tables: Tables, standing: Standing, keep: Keep) -> None:
        self._tables = tables
        self._store = tables.store
        self._standing = standing
        self._keep = keep
        self._orders = orders.Orders(self._store)

    async def start(self) -> None:
        """Read what holds now, then go on in the background."""
        await self._orders.skip()
        await self._standing.read(self._store)
        self._tables.spawn(self._listen())
        self._tables.spawn(self._clean())

    async def _listen(self) -> None:
        while True:
            await asyncio.sleep(HEED)
            try:
                await self.heed()
                await self.keep_long_tables()
            except UNREACHABLE:
                LOG.warning("orders cannot be read; trying again")
            except Exception:
                FAULTS.labels("orders").inc()
                LOG.exception("an order was not followed")

    async def heed(self) -> None:
        """Do what was ordered since the last look."""
        found = await self._orders.fresh()
        if any(orders.STANDING in order for order in found):
            await self._standing.read(self._store)
            self._show_out()
        for order in found:
            if orders.DROP in order:
                self._tables.drop(order[orders.DROP])

    def _show_out(self) -> None:
        """Hang up on whoever may no longer be here; the others connect again by themselves."""
        for room in self._tables.rooms.values():
            for watcher in room.watchers:
                if not watcher.may_stay():
                    watcher.hang_up()

    # Long tables

    async def keep_long_tables(self) -> None:
        """Snapshots of those that have grown since the last one."""
        for room in list(self._tables.rooms.values()):
            if room.table.last - room.kept >= EVERY:
                await self._keep_table(room)

    async def _keep_table(self, room: Room) -> None:
        table = room.table
        room.kept = table.last  # if it cannot be kept, not at every look
        await snapshots.keep(self._store, table, room.edition)

    # What is old

    async def _clean(self) -> None:
        while True:
            try:
                busy = await self.step(time.time())
            except UNREACHABLE:
                busy = False
            except Exception:
                busy = False
                FAULTS.labels("cleaning").inc()
                LOG.exception("old things could not be removed")
            await asyncio.sleep(STEP if busy else REST)

    async def step(self, now: float) -> bool:
        """One small step; False once there is nothing left to do for a while."""
        if await removal.sweep(self._store):
            return True
        marked = await removal.mark_old(self._store, self._keep, now)
        for table_id in marked:
            self._tables.drop(table_id)
        REMOVED.labels("table").inc(len(marked))
        if marked:
            return True
        if self._keep.talk and await removal.forget_talk(self._store, now - self._keep.talk * DAY):
            REMOVED.labels("talk").inc()
            return True
        await orders.forget_old(self._store)
        return False
