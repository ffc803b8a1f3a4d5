"""Servers that start at once, for those who kill many: each is forked from a process that has
already loaded what a server needs, every game included."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any, Self

from cordee import games
from cordee.testing.serving import Server, serve
from cordee.web.live.tables import load_all

GLANCE = 0.005
"""Seconds between two looks at whether a process has gone."""


class Forks:
    """The process that the servers are forked from."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(  # ourselves
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, port: int, settings: dict[str, object]) -> Fork:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([port, settings]) + "\n")
        self._process.stdin.flush()
        return Fork(int(self._process.stdout.readline()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()


class Fork:
    """What `subprocess.Popen` is for a child of our own."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def send_signal(self, what: signal.Signals) -> None:
        os.kill(self.pid, what)

    def wait(self, longest: float = 60.0) -> int:
        end = time.monotonic() + longest
        while self.poll() is None:
            if time.monotonic() > end:
                raise TimeoutError
            time.sleep(GLANCE)
        return 0


class ForkedServer(Server):
    """A server that starts within a moment."""

    def __init__(self, forks: Forks, database: str, **settings: object) -> None:
        self._forks = forks
        super().__init__(database, 0, **settings)

    def launched(self) -> Any:
        return self._forks.fork(self.port, self.settings)


def main() -> None:
    """Fork a server for each line with a port and settings; whoever has ended is forgotten."""
    for name in games.REGISTER:
        load_all(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(*json.loads(line))
            return
        print(pid, flush=True)


if __name__ == "__main__":
    main()
