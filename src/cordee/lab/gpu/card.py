"""The GPU itself: is there one, and what does it play?

A simulation is a row of launches of a few seconds. The next one waits behind the one under way, so
that threads which find no more games there go on with it.
"""

from __future__ import annotations

import re
import time
import warnings
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from threading import Event
from typing import TYPE_CHECKING, Any

import numpy as np

from ...bots.playout import LONGEST
from ...engine.errors import CordeeError
from ...engine.kernel import rng

if TYPE_CHECKING:
    from ...engine.contract import RecordArray
    from ...engine.game import Game
    from ..running import Stop
    from ..simulate import Series, Tally
    from .games import Kind

BLOCK = 64
"""Threads that begin and end together: few, so that those of the next launch come in early."""
THREADS = 2048
"""On each multiprocessor at the same time: their records fit into its fastest memory."""
LAUNCH = 2.0
"""Seconds that a launch should take."""
FEWEST = 8
"""Games for each thread in a launch, at least."""
MOST_ROWS = 1 << 25
ROWS_SHARE = 8
"""The rows of a launch take at most this part of the free memory."""
ADDING = 64
"""Blocks of threads that add up rows."""
UNDER_WAY = 2
"""Launches: one that plays and one that waits."""


def find() -> Card:
    """The GPU; if there is none that can be used, an error says what is missing."""
    if find_spec("numba_cuda") is None:
        raise CordeeError("gpu-extra")
    from numba import config, cuda
    from numba.cuda.cudadrv.error import CudaSupportError

    if config.ENABLE_CUDASIM:
        return Card("simulated", 1, block=2, threads=2)
    try:
        device = cuda.get_current_device()
    except CudaSupportError as fault:
        raise CordeeError("gpu-none", reason=_first_line(fault)) from None
    name = device.name.decode() if isinstance(device.name, bytes) else str(device.name)
    return Card(name, device.MULTIPROCESSOR_COUNT)


@dataclass(frozen=True)
class Card:
    """A GPU."""

    name: str
    processors: int
    block: int = BLOCK
    threads: int = THREADS

    @property
    def blocks(self) -> int:
        return max(1, self.processors * self.threads // self.block)

    def __str__(self) -> str:
        return self.name

    def get_ready(self, series: Series) -> None:
        """Have everything compiled before any clock runs."""
        with faults(series):
            for _ in Run(self, series).tallies(0, 1, Event()):
                pass

    def tallies(self, series: Series, first: int, last: int, stop: Stop) -> Iterator[Tally]:
        """What the games from one number up to another come to, a launch at a time."""
        with faults(series):
            yield from Run(self, series).tallies(first, last, stop)

    def play(
        self, series: Series, first: int, last: int, longest: int = LONGEST
    ) -> tuple[Any, RecordArray]:
        """The rows of some games, and the records at their end."""
        with faults(series):
            run = Run(self, series)
            room = Room(run)
            room.launch(first, last, longest, finals=True)
            room.tally()
            return room.rows.copy_to_host(), run.records(room.finals.copy_to_host())


class Kernels:
    """What is compiled for games of a kind, when it is first launched."""

    def __init__(self, kind: Kind) -> None:
        from .adding import Sums, adder
        from .games import as_kernel, exact, player

        self.kind, self.sums, self.exact = kind, Sums(kind), exact
        self.play, self.add = as_kernel(player(kind)), as_kernel(adder(self.sums))


_made: dict[tuple[str, int, bool], Kernels] = {}
"""By package, players and whether they play what looks best: made once per process."""


def kernels_for(game: Game, players: int, quick: bool) -> Kernels:
    """Those of a game, whatever its box."""
    from .games import Kind

    key = game.package, players, quick
    if key not in _made:
        _made[key] = Kernels(Kind(game, players, quick))
    return _made[key]


class Run:
    """Games of a series on a card."""

    def __init__(self, card: Card, series: Series) -> None:
        from numba import cuda

        start = series.start
        self.card, self.start = card, start
        self.kernels = kernels_for(start.game, series.players, series.bots == "quick")
        self.kind, self.sums = self.kernels.kind, self.kernels.sums
        self.base = rng(series.number)[0]
        self.first = cuda.to_device(start.table)
        self.fresh = cuda.to_device(self.kind.as_words(start.table))
        self.nothing = cuda.to_device(self.sums.nothing())

    @cached_property
    def most(self) -> int:
        """The most games in a launch."""
        from numba import config, cuda

        if config.ENABLE_CUDASIM:
            return MOST_ROWS
        free = cuda.current_context().get_memory_info().free
        return min(MOST_ROWS, int(free) // (ROWS_SHARE * UNDER_WAY * 4 * self.kind.columns))

    def tallies(self, first: int, last: int, stop: Stop, size: int = 0) -> Iterator[Tally]:
        """A launch of `size` games at a time, or as many as take a few seconds."""
        wanted = size or self.card.blocks * self.card.block * FEWEST
        rooms = deque(Room(self) for _ in range(UNDER_WAY))
        under_way: deque[Room] = deque()
        begun = time.perf_counter()
        while under_way or (first < last and not stop.is_set()):
            while rooms and first < last and not stop.is_set():
                under_way.append(rooms.popleft())
                end = min(last, first + min(wanted, self.most))
                under_way[-1].launch(first, end)
                first = end
            done = under_way.popleft()
            yield done.tally()
            rooms.append(done)
            now = time.perf_counter()
            wanted = size or next_size(wanted, done.games, now - begun)
            begun = now

    def records(self, words: Any) -> RecordArray:
        """The records in rows of words, with their box."""
        records = self.kind.as_records(words)
        records["box"] = self.start.table["box"]
        return records


class Room:
    """Where the games of a launch write what they come to; used again for a later one."""

    def __init__(self, run: Run) -> None:
        from numba import cuda

        self.run, self.games = run, 0
        self.stream = cuda.stream()
        self._counter = cuda.device_array(1, np.int64)
        self._total = cuda.device_array(run.sums.size, np.int64)
        self._space = cuda.device_array((0, run.kind.columns), np.int32)

    def launch(self, first: int, last: int, longest: int = LONGEST, finals: bool = False) -> None:
        """Begin some games; they are under way when this returns."""
        from numba import cuda

        run, self.games = self.run, last - first
        if len(self._space) < self.games:
            self._space = cuda.device_array((self.games, run.kind.columns), np.int32)
        self.rows = self._space[: self.games]
        self.finals = cuda.device_array((self.games if finals else 0, run.kind.words), np.uint64)
        self._counter.copy_to_device(np.zeros(1, np.int64), stream=self.stream)
        self._total.copy_to_device(run.sums.nothing(), stream=self.stream)
        with run.kernels.exact(), warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that few games do not fill a GPU
            run.kernels.play[run.card.blocks, run.card.block, self.stream](
                *(run.first, run.fresh, run.base, first, longest),
                *(self._counter, self.rows, self.finals),
            )
            run.kernels.add[ADDING, run.card.block, self.stream](
                self.rows, self.games, run.nothing, self._total
            )

    def tally(self) -> Tally:
        """What the games came to, once they have ended."""
        total = self._total.copy_to_host(stream=self.stream)
        self.stream.synchronize()
        return self.run.sums.tally(self.run.start, self.games, total)


def next_size(size: int, games: int, seconds: float) -> int:
    """How many games to launch next, at most four times as many as before."""
    return max(1, min(4 * size, max(size, int(games * LAUNCH / max(seconds, 1e-6)))))


@contextmanager
def faults(series: Series) -> Iterator[None]:
    """What may go wrong on a GPU, in words."""
    from numba import config
    from numba.core.errors import NumbaError

    try:
        yield
    except NumbaError as fault:
        raise CordeeError("gpu-rules", game=series.game, reason=_first_line(fault)) from None
    except Exception as fault:
        if config.ENABLE_CUDASIM or isinstance(fault, CordeeError):
            raise
        if "OUT_OF_MEMORY" in str(fault):
            raise CordeeError("gpu-memory") from None
        if type(fault).__module__.partition(".")[0] in ("numba", "numba_cuda", "cuda"):
            raise CordeeError("gpu-fault", reason=_first_line(fault)) from None
        raise


def _first_line(fault: BaseException) -> str:
    """What an error of a library says, without what it only announces."""
    plain = re.sub("\x1b\\[[0-9;]*m", "", str(fault))
    lines = [line.strip() for line in plain.splitlines()]
    said = [line for line in lines if line and not line.endswith(":") and "pipeline" not in line]
    return said[0] if said else type(fault).__name__
