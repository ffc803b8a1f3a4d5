"""A private PostgreSQL for tests and measurements; run as a program: is there one?"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from .serving import HOST, free_port

USER = "postgres"
"""The user it runs as when we are root, which it refuses to be."""


def binaries() -> Path | None:
    """The folder of its programs; None if it is not installed."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def _version(initdb: Path) -> float:
    return float(initdb.parent.parent.name)


class Postgres:
    """A database server that can be killed and started again with the same data."""

    def __init__(self) -> None:
        programs = binaries()
        if programs is None:
            raise FileNotFoundError("PostgreSQL is not installed")
        self._programs = programs
        self.port = free_port()
        self.url = f"postgresql+asyncpg://{USER}@{HOST}:{self.port}/postgres"
        self._folder = tempfile.TemporaryDirectory(prefix="cordee-", ignore_cleanup_errors=True)
        self._data = Path(self._folder.name) / "data"
        self.sockets = str(self._data)
        """The folder of its Unix socket."""
        self._how: dict[str, Any] = {"cwd": self._folder.name, "stdout": subprocess.DEVNULL}
        if os.geteuid() == 0:
            self._how |= {"user": USER, "group": USER, "extra_groups": []}
            shutil.chown(self._folder.name, USER, USER)
        initdb = self._command("initdb", "-D", self._data, "-U", USER, "-A", "trust", "--no-sync")
        subprocess.run(initdb, check=True, **self._how)  # noqa: S603  # its own program
        self.start()

    def _command(self, program: str, *arguments: object) -> list[str]:
        return [str(self._programs / program), *map(str, arguments)]

    def start(self) -> None:
        more = ("-p", self.port, "-h", HOST, "-k", self.sockets, "-c", "max_connections=200")
        self.process = subprocess.Popen(  # noqa: S603
            self._command("postgres", "-D", self._data, *more),
            stderr=subprocess.DEVNULL,
            **self._how,
        )
        ready = self._command("pg_isready", "-h", HOST, "-p", self.port, "-q")
        end = time.monotonic() + 60
        while subprocess.run(ready, check=False, **self._how).returncode:  # noqa: S603
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("PostgreSQL does not start")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once but cleanly; SIGQUIT: like a crash."""
        self.process.send_signal(how)
        self.process.wait(30)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It does not answer, as with a disk that hangs: nobody is refused, nobody is told."""
        everybody = [self.process.pid, *children(self.process.pid)]
        for one in everybody:
            os.kill(one, signal.SIGSTOP)
        try:
            yield
        finally:
            for one in everybody:
                with suppress(ProcessLookupError):
                    os.kill(one, signal.SIGCONT)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        self._folder.cleanup()


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
    return [int(one) for one in listed.split()]


if __name__ == "__main__":
    sys.exit(0 if binaries() else 1)
