"""Limits that hold for all processes together: each tells the others what callers have asked of it.

Nobody waits for anybody: what was asked elsewhere counts a moment later.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

from ...engine.data import Data
from ..store.store import UNREACHABLE, Store
from .limits import Limits, Rate

OFTEN = 0.2
"""Seconds between notices."""
AGAIN = 20.0
"""Seconds after which everything is told again, to those who have missed it."""
STALE = 3 * AGAIN
"""Seconds after which a process that says nothing is gone, with its sockets."""
MOST = 80
"""Callers in one notice: PostgreSQL takes 8,000 bytes."""


class Sharing:
    """What this process tells the others, and what it hears from them."""

    def __init__(self, limits: Limits, process: str) -> None:
        self._limits = limits
        self._process = process
        self._told: Counter[str] | None = None
        """How many sockets of each caller the others know of; None: tell them all."""
        self._heard: dict[str, float] = {}
        """When each process was last heard."""

    async def tell(self, store: Store) -> None:
        """For as long as the server runs."""
        again = 0.0
        while True:
            if time.monotonic() > again:
                again = time.monotonic() + AGAIN
                self._told = None
                self._forget_silent()
            for notice in self.news():
                with suppress(*UNREACHABLE):  # then others allow a little more
                    await store.tell(notice)
            await asyncio.sleep(OFTEN)

    def news(self) -> Iterator[Data]:
        """What has changed since it was last told."""
        spent = [
            [rate.burst, rate.per_second, caller, count]
            for (rate, caller), count in self._limits.spent.items()
        ]
        self._limits.spent.clear()
        now = self._limits.open_by + self._limits.open_from
        before, anew = self._told or Counter(), self._told is None
        changed = [
            [caller, now[caller]]
            for caller in now.keys() | before.keys()
            if now[caller] != before[caller]
        ]
        self._told = now
        for first in range(0, max(anew, len(spent), len(changed)), MOST):
            yield {
                "table": "",  # none: earlier versions look for one
                "by": self._process,
                "anew": anew and not first,
                "spent": spent[first : first + MOST],
                "open": changed[first : first + MOST],
            }

    def hear(self, notice: Data) -> None:
        """What another process has told."""
        self._heard[notice["by"]] = time.monotonic()
        for burst, per_second, caller, count in notice["spent"]:
            self._limits.spend(Rate(burst, per_second), caller, count)
        if notice["anew"]:
            self._limits.open_elsewhere.pop(notice["by"], None)
        there = self._limits.open_elsewhere.setdefault(notice["by"], Counter())
        for caller, count in notice["open"]:
            there[caller] = count
            if not count:
                del there[caller]

    def _forget_silent(self) -> None:
        for process, last in list(self._heard.items()):
            if time.monotonic() - last > STALE:
                del self._heard[process]
                self._limits.open_elsewhere.pop(process, None)
