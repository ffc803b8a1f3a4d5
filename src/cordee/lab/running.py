"""One way to run: parts of a work, each by its number, done here, in threads, in processes or on a
cluster, and given back in the order of their numbers.

A task is a pure function of a number (or of other plain data, such as the text of a record), say
`partial(play_part, description)`, with a function of a module and plain data: so a part is the same
wherever it is done, and may be done again.
"""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context
from operator import length_hint
from threading import Event
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from ..engine.errors import CordeeError

N = TypeVar("N")
R = TypeVar("R")

POLL = 0.2
"""Seconds between two checks whether to stop."""
AHEAD = 2
"""Handfuls for each worker: it has its next before it has finished the last."""
HANDFUL = 0.5
"""Seconds that the parts which are handed out together should take: handing out takes some too."""
MOST_PARTS = 256
"""In one handful."""


class Stop(Protocol):
    """Tells whether to stop."""

    def is_set(self) -> bool: ...


class Place(Protocol):
    """Where parts are done; as text, how many at the same time, or whose workers do them."""

    def run(self, task: Callable[[N], R], numbers: Iterator[N], stop: Stop) -> Iterator[R]: ...


class _Here:
    def __str__(self) -> str:
        return "1"

    def run(self, task: Callable[[N], R], numbers: Iterator[N], stop: Stop) -> Iterator[R]:
        for number in numbers:
            if stop.is_set():
                return
            yield task(number)


HERE: Place = _Here()
"""One part after the other, by whoever asks."""


def in_order(
    task: Callable[[N], R], numbers: Iterable[N], place: Place, stop: Stop | None = None
) -> Iterator[R]:
    """What a task gives for each number, in the order of the numbers, wherever it is done.

    Few are under way at a time. Once `stop` is set, or the caller stops asking, no more are begun.
    """
    return place.run(task, iter(numbers), stop or Event())


def threads(number: int) -> Place:
    """Threads of this process, for what is done inside kernels."""
    return _Threads(number)


def processes(number: int) -> Place:
    """Processes of their own on this machine; one is none, but whoever asks."""
    if number == 1:
        return HERE
    return _Processes(number)


def cluster(address: str, waiting: Callable[[str, int], None] = lambda *_: None) -> Place:
    """The workers of a Dask cluster, by its scheduler's address.

    `waiting` is told the address, and how many seconds we wait, when there is no worker.
    """
    from .cluster import Cluster

    return Cluster(address, waiting)


class Pool(Protocol):
    """Those who work, once they are there."""

    def submit(self, task: Callable[..., R], /, *arguments: Any) -> Future[R]: ...

    def width(self) -> int:
        """How many parts they can do at the same time."""
        ...


class Elsewhere:
    """A place that is opened before parts are handed out there."""

    def open(self) -> AbstractContextManager[Pool]:
        raise NotImplementedError

    def run(self, task: Callable[[N], R], numbers: Iterator[N], stop: Stop) -> Iterator[R]:
        under_way: deque[Future[_Done[R]]] = deque()
        size = 1
        with self.open() as pool:
            while not stop.is_set():
                while len(under_way) < AHEAD * max(1, pool.width()):
                    if not (some := tuple(islice(numbers, _fair(size, numbers, pool)))):
                        break
                    under_way.append(pool.submit(_do, task, some))
                if not under_way:
                    return
                wait([under_way[0]], POLL)
                if under_way[0].done():
                    done = under_way.popleft().result()
                    yield from done.results
                    size = done.next_size()


def _fair(size: int, numbers: Iterator[Any], pool: Pool) -> int:
    """Towards the end handfuls grow smaller, so that all workers finish at about the same time."""
    left = length_hint(numbers)
    return min(size, -(-left // (AHEAD * max(1, pool.width())))) if left else size


class _Done(NamedTuple, Generic[R]):
    """A handful of parts, and how long they took."""

    results: list[R]
    seconds: float

    def next_size(self) -> int:
        """How many to hand out next time; never many more than this time."""
        done = len(self.results)
        wanted = done * HANDFUL / max(self.seconds, HANDFUL / MOST_PARTS)
        return max(1, min(int(wanted), 2 * done, MOST_PARTS))


def _do(task: Callable[[N], R], numbers: tuple[N, ...]) -> _Done[R]:
    begun = time.perf_counter()
    results = [task(number) for number in numbers]
    return _Done(results, time.perf_counter() - begun)


@dataclass(frozen=True)
class _Threads(Elsewhere):
    number: int

    def __str__(self) -> str:
        return str(self.number)

    @contextmanager
    def open(self) -> Iterator[Pool]:
        pool = ThreadPoolExecutor(self.number)
        try:
            yield _Local(pool, self.number)
        finally:
            pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class _Processes(Elsewhere):
    number: int

    def __str__(self) -> str:
        return str(self.number)

    @contextmanager
    def open(self) -> Iterator[Pool]:
        before = set(active_children())
        pool = ProcessPoolExecutor(self.number, get_context("spawn"), _leave_signals_to_others)
        try:
            yield _Local(pool, self.number)
        except BrokenProcessPool:
            raise CordeeError("match-killed") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(active_children()) - before:
                child.kill()


def _leave_signals_to_others() -> None:
    """A process of its own: Ctrl-C and the like are for whoever is waiting for it."""
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)


class _Local:
    """Workers on this machine, whose number stays the same."""

    def __init__(self, pool: ThreadPoolExecutor | ProcessPoolExecutor, number: int) -> None:
        self.submit = pool.submit
        self._number = number

    def width(self) -> int:
        return self._number
