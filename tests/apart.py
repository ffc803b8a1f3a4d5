"""Work in a thread of its own: a browser may have an event loop in the one that runs the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def apart(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *args, **kwargs).result()


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns."""
    return apart(asyncio.run, work)
