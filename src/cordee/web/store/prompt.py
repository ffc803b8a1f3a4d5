"""An answer within a few seconds, or the news that there is none: nobody waits for a database."""

from __future__ import annotations

import asyncio
import functools
import inspect
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

LONGEST = 2.0
"""Seconds that anything asked of the database may take."""
SILENT = 1.0
"""The same while it does not answer: those who ask are not kept waiting one after the other."""
LOOK = 0.1
"""Seconds between two looks: time in which we could not have heard an answer does not count."""


class NoAnswer(TimeoutError):
    """The database has not answered; nothing was changed."""


class Unsure(NoAnswer):
    """It may have changed something: whether it has shows when it answers again."""


class Prompt:
    """Public coroutines of what derives from it answer in time, or raise `NoAnswer`."""

    def __init__(self) -> None:
        self._silent = False
        """Was the last question left without an answer?"""
        self._committing: set[asyncio.Task[Any] | None] = set()
        """Those whose changes are on their way to the disk."""
        self._given_up: set[asyncio.Task[Any]] = set()

    def __init_subclass__(cls) -> None:
        for name, method in list(vars(cls).items()):
            if not name.startswith("_") and inspect.iscoroutinefunction(method):
                setattr(cls, name, _in_time(method))

    @contextmanager
    def _commits(self) -> Iterator[None]:
        """What happens in here cannot be called off."""
        task = asyncio.current_task()
        self._committing.add(task)
        try:
            yield
        finally:
            self._committing.discard(task)

    def _give_up(self, task: asyncio.Task[Any]) -> None:
        """It may take its time to end: what does not answer does not hear us either."""
        task.cancel()
        self._given_up.add(task)
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._given_up.discard(task)
        if not task.cancelled():
            task.exception()  # seen: whoever asked has been told already


P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S", bound=Prompt)


def _in_time(
    method: Callable[Concatenate[S, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, R]]:
    """Work of its own, which can be left behind."""

    @functools.wraps(method)
    async def asked(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.create_task(method(self, *args, **kwargs))
        try:
            for _ in range(round((SILENT if self._silent else LONGEST) / LOOK)):
                await asyncio.wait((task,), timeout=LOOK)
                if task.done():
                    break
        except asyncio.CancelledError:
            self._give_up(task)
            raise
        self._silent = not task.done()
        if self._silent:
            self._give_up(task)  # first: then it does not get there any more
            unsure = task in self._committing
            raise Unsure if unsure else NoAnswer
        return task.result()

    return asked
