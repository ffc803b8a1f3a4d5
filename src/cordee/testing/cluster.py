"""A Dask cluster on this machine, for tests and measurements: a scheduler and workers, each a
process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

BEGIN = 60.0
"""Seconds in which a process must have begun."""
QUIET = {
    "DASK_DISTRIBUTED__ADMIN__EVENT_LOOP": "asyncio",
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1",
}


class LocalCluster:
    """`with LocalCluster(folder) as cluster: cluster.start_worker(); cluster.address`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: list[subprocess.Popen[bytes]] = []
        address = "--host 127.0.0.1 --port 0 --dashboard-address 127.0.0.1:0"
        _, self.address = self._start(f"scheduler {address}", r"Scheduler at:\s+(tcp://\S+)")

    def start_worker(self, sources: Path | None = None) -> subprocess.Popen[bytes]:
        """One worker with one thread; `sources` is where it finds its modules first."""
        options = "--host 127.0.0.1 --nthreads 1 --no-nanny --no-dashboard"
        command = f"worker {self.address} {options} --local-directory {self._folder}"
        worker, _ = self._start(command, r"Registered to:\s+(tcp://\S+)", sources)
        return worker

    def _start(
        self, command: str, sign: str, sources: Path | None = None
    ) -> tuple[subprocess.Popen[bytes], str]:
        paths = [str(sources)] if sources else []
        environment = {**os.environ, **QUIET, "PYTHONPATH": os.pathsep.join([*paths, *sys.path])}
        log = self._folder / f"dask-{len(self._running)}.log"
        with log.open("wb") as out:
            process = subprocess.Popen(  # noqa: S603
                [sys.executable, "-m", "dask", *command.split()],
                stdout=out,
                stderr=out,
                env=environment,
            )
        self._running.append(process)
        until = time.monotonic() + BEGIN
        while time.monotonic() < until and process.poll() is None:
            if found := re.search(sign, log.read_text()):
                return process, found[1]
            time.sleep(0.05)
        raise RuntimeError(f"dask {command}:\n{log.read_text()}")

    def cpu_seconds(self) -> list[float]:
        """What the scheduler has taken of the processors, and each worker."""
        from psutil import Process  # comes with Dask

        times = [Process(running.pid).cpu_times() for running in self._running]
        return [one.user + one.system for one in times]

    def __enter__(self) -> LocalCluster:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        for process in reversed(self._running):
            process.kill()
            process.wait()
