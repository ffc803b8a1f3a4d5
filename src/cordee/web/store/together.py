"""Changes to an SQLite file, as many at a time as are waiting: they share one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import URL, Connection, create_engine
from sqlalchemy import event as happening

MOST = 64
"""Changes in one transaction: nobody waits long for those before."""

Work = Callable[[Connection], None]
"""A change: it may be called again after it was rolled back."""
Waiting = set[asyncio.Task[Any] | None]


class CalledOff(Exception):
    """Somebody has stopped waiting for a change before it was on its way to the disk."""


@dataclass
class Change:
    """Somebody's change, and the one who waits for it."""

    work: Work
    task: asyncio.Task[Any] | None = field(default_factory=asyncio.current_task)
    kept: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Together:
    """A thread of its own for changes: with a hop for each statement and a flush to the disk for
    each change, 500 tables would wait for one another."""

    def __init__(self, url: URL, steady: Callable[..., None], writer: asyncio.Lock) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        happening.listen(self._engine, "connect", steady)
        self._thread = ThreadPoolExecutor(1, "changes")
        self._writer = writer
        """Held by whoever changes the file, here or elsewhere in the process."""
        self._waiting: list[Change] = []
        self._keeping: asyncio.Task[None] | None = None

    async def keep(self, work: Work, committing: Waiting) -> None:
        """Once this returns a change is on disk; `committing` has whoever cannot call it off."""
        change = Change(work)
        self._waiting.append(change)
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.create_task(self._keep_all(committing))
        try:
            await change.kept
        finally:
            committing.discard(change.task)

    async def _keep_all(self, committing: Waiting) -> None:
        while self._waiting:
            async with self._writer:
                wanted = [change for change in self._waiting[:MOST] if not change.kept.done()]
                del self._waiting[:MOST]
                loop = asyncio.get_running_loop()
                faults = await loop.run_in_executor(self._thread, self._done, wanted, committing)
            for change, fault in zip(wanted, faults, strict=True):
                if change.kept.done():
                    continue  # they have stopped waiting
                if fault is None:
                    change.kept.set_result(None)
                else:
                    change.kept.set_exception(fault)

    def _done(self, changes: Sequence[Change], committing: Waiting) -> list[Exception | None]:
        """All at once; if something is wrong with one of them, each by itself."""
        fault = self._in_one(changes, committing)
        if fault is None or len(changes) == 1:
            return [fault] * len(changes)
        return [self._in_one([change], committing) for change in changes]

    def _in_one(self, changes: Sequence[Change], committing: Waiting) -> Exception | None:
        """While others have the file locked, a change can be called off. Whoever stops waiting
        cancels first and then looks whether it is on its way to the disk; here it is the other way
        round, so that none is kept of which somebody was told that it was not."""
        try:
            with self._engine.begin() as db:
                for change in changes:
                    change.work(db)
                committing.update(change.task for change in changes)
                if any(change.kept.cancelled() for change in changes):
                    committing.difference_update(change.task for change in changes)
                    raise CalledOff
        except Exception as fault:  # raised where it was asked for
            return fault
        return None

    def close(self) -> None:
        self._thread.shutdown(wait=False)
        self._engine.dispose()
