"""What other processes have done: PostgreSQL tells all who listen, SQLite has one process only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import asyncpg

from ...engine.data import Data
from .. import LOG
from ..store.store import CHANNEL, UNREACHABLE, Store

Notice = Data
"""`{"table": .., "last": 17}`: an event was written; else people came, went or asked."""
PRESENT = ("here", "away", "seen")
AGAIN = (0.2, 0.5, 2.0)
"""Seconds until the database is tried again."""
PATIENCE = 10.0
"""Seconds that it may take to answer."""


class Notices:
    """A connection of its own that hears what others write."""

    def __init__(
        self,
        store: Store,
        hear: Callable[[Notice], Awaitable[None]],
        catch_up: Callable[[], Awaitable[None]],
    ) -> None:
        self._store = store
        self._hear = hear
        self._catch_up = catch_up
        self._told: asyncio.Queue[Notice] = asyncio.Queue()

    async def listen(self) -> None:
        """For as long as the server runs, through restarts of the database."""
        tries = 0
        while True:
            try:
                await self._listen_once()
                tries = 0
            except (*UNREACHABLE, asyncpg.PostgresError, asyncpg.InterfaceError):
                LOG.warning("the database cannot be heard; trying again")
                await asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
                tries += 1

    async def _listen_once(self) -> None:
        """Until the connection is lost. What was missed in the meantime is read first."""
        lost = asyncio.Event()
        line = await asyncpg.connect(self._store.plain_url, timeout=PATIENCE)
        try:
            line.add_termination_listener(lambda _: lost.set())
            await line.add_listener(CHANNEL, self._put)
            await self._catch_up()
            gone = asyncio.create_task(lost.wait())
            try:
                while not lost.is_set():
                    await self._hear_next(gone)
            finally:
                gone.cancel()
        finally:
            line.terminate()

    async def _hear_next(self, gone: asyncio.Task[bool]) -> None:
        told = asyncio.create_task(self._told.get())
        await asyncio.wait((told, gone), return_when=asyncio.FIRST_COMPLETED)
        if told.done():
            await self._hear(told.result())
        else:
            told.cancel()

    def _put(self, _line: object, _process: int, _channel: str, payload: object) -> None:
        notice: Notice = json.loads(str(payload))
        if notice.pop("from") != self._store.process:
            self._told.put_nowait(notice)
