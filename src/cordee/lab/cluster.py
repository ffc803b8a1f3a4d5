"""A Dask cluster as a place to work: its workers may come, go and die.

The scheduler gives the parts of a worker that dies to others. Every part is done by a worker whose
versions are ours, or by none.
"""

from __future__ import annotations

import logging
import pickle
import re
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from ..engine.errors import CannotStart, CordeeError
from .running import Elsewhere, Pool
from .versions import Versions, versions_here

R = TypeVar("R")

ADDRESS = re.compile(r"(tcp|tls)://([^\s/:@]+|\[[0-9a-fA-F:.]+\]):[0-9]{1,5}")
ANSWER = 10
"""Seconds in which a scheduler must answer."""
PATIENCE = 60
"""Seconds without any worker after which we give up."""
COUNT_EVERY = 1.0
"""Seconds between two looks at how many workers there are."""


class OtherVersions(Exception):
    """A worker is not like us."""

    def __init__(self, worker: str, theirs: Versions) -> None:
        super().__init__(worker, theirs)
        self.worker, self.theirs = worker, theirs


@dataclass(frozen=True)
class Cluster(Elsewhere):
    """The workers that a scheduler knows."""

    address: str
    waiting: Callable[[str, int], None] = lambda *_: None
    patience: int = PATIENCE

    def __post_init__(self) -> None:
        if not ADDRESS.fullmatch(self.address):
            raise CordeeError("cluster-address", given=self.address)

    def __str__(self) -> str:
        return self.address

    @contextmanager
    def open(self) -> Iterator[Pool]:
        try:
            from distributed import KilledWorker
        except ImportError:
            raise CannotStart("cluster-extra") from None
        with _quietly():
            client = self._client()
            try:
                yield _Workers(client, self)
            except OtherVersions as fault:
                raise CordeeError(
                    "cluster-versions",
                    worker=fault.worker,
                    theirs=str(fault.theirs),
                    ours=str(versions_here()),
                ) from None
            except (ImportError, AttributeError) as fault:
                raise self._unlike(fault) from None
            except KilledWorker:
                raise CordeeError("cluster-killed", address=self.address) from None
            except (CancelledError, OSError, TimeoutError):
                raise CordeeError("cluster-lost", address=self.address) from None
            finally:
                client.close(timeout=ANSWER)

    def _unlike(self, fault: Exception) -> CordeeError:
        """A worker lacks what we asked it to call."""
        reason, ours = str(fault), str(versions_here())
        return CordeeError("cluster-unlike", address=self.address, reason=reason, ours=ours)

    def _client(self) -> Any:
        from distributed import Client

        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # what versions differ in, we say ourselves
                return Client(self.address, timeout=ANSWER, set_as_default=False)
        except (OSError, TimeoutError, ValueError, ImportError):
            raise CannotStart("cluster-none", address=self.address) from None


class _Workers:
    """Those there are at the moment."""

    def __init__(self, client: Any, place: Cluster) -> None:
        self._client, self._place = client, place
        self._pool = client.get_executor(pure=False)
        self._width = 0
        self._counted = float("-inf")
        self._seen = time.monotonic()
        """When there was a worker."""
        self._is_told = False

    def submit(self, task: Callable[..., R], /, *arguments: Any) -> Future[R]:
        parcel = pickle.dumps(_Parcel(versions_here(), task, *arguments))
        done: Future[R] = self._pool.submit(pickle.loads, parcel)
        return done

    def width(self) -> int:
        now = time.monotonic()
        if now > self._counted + COUNT_EVERY:
            self._width = sum(self._client.nthreads(callback_timeout=ANSWER).values())
            self._counted = now
            self._wait_for_some(now)
        return self._width

    def _wait_for_some(self, now: float) -> None:
        address, patience = self._place.address, self._place.patience
        if self._width:
            self._seen, self._is_told = now, False
        elif now > self._seen + patience:
            raise CordeeError("cluster-no-workers", address=address, seconds=patience)
        elif not self._is_told:
            self._place.waiting(address, patience)
            self._is_told = True


class _Parcel:
    """A part for a worker, to be done when it is unpacked.

    Every worker can unpack, and one that lacks what is in there says so. If Dask unpacked it, such
    a worker would end without a word.
    """

    def __init__(self, *contents: Any) -> None:
        self._contents = contents

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return _alike, self._contents


def _alike(ours: Versions, task: Callable[..., R], *arguments: Any) -> R:
    """Done by a worker: the task, if it plays as we do."""
    if versions_here() != ours:
        from distributed import get_worker

        raise OtherVersions(get_worker().address, versions_here())
    return task(*arguments)


@contextmanager
def _quietly() -> Iterator[None]:
    """What Dask logs is for those who run the cluster."""
    loggers = [logging.getLogger(name) for name in ("distributed", "distributed.client", "tornado")]
    levels = [logger.level for logger in loggers]
    try:
        for logger in loggers:
            logger.setLevel(logging.CRITICAL + 1)
        yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
