"""A server in a process of its own, to be tried, measured, killed and started again."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from typing import Any, Self

from ..web.server.connections import listening
from ..web.server.limits import Patience
from ..web.server.serving import prepared_database, run
from ..web.server.settings import Settings

HOST = "127.0.0.1"
PORTS = (20_000, 32_000)


class Server:
    """`Server("sqlite+aiosqlite:///tables.sqlite", pause=0)`: whatever `Settings` has."""

    def __init__(self, database: str, port: int = 0, **settings: object) -> None:
        self.settings = {"database": database, "prepare": False, **settings}
        self.port = port or free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.start()

    def launched(self) -> subprocess.Popen[bytes]:
        """Its process."""
        command = [sys.executable, "-m", __name__, str(self.port), json.dumps(self.settings)]
        environment = {**os.environ, "LANG": "C.UTF-8"}
        return subprocess.Popen(command, env=environment)  # noqa: S603  # ourselves

    def start(self) -> None:
        self.process = self.launched()
        end = time.monotonic() + 60
        while not self.answers():
            if self.process.poll() is not None:
                raise RuntimeError("the server has stopped")
            if time.monotonic() > end:
                raise TimeoutError
            time.sleep(0.02)

    def answers(self) -> bool:
        try:
            socket.create_connection((HOST, self.port), 0.2).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """As a power cut would: nothing is tidied up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Cleanly; the status is 0 for a server that tidied up and then obeyed the signal."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(20)
        return 0 if status == -signal.SIGTERM else status

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


def free_port() -> int:
    """One that nobody has, and that no outgoing connection is given."""
    while True:
        port = random.randrange(*PORTS)  # noqa: S311
        with socket.socket() as trial:
            try:
                trial.bind((HOST, port))
            except OSError:
                continue
        return port


def has_ipv6() -> bool:
    """Can this machine speak it with itself?"""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


def serve(port: int, given: dict[str, Any]) -> None:
    """What such a process does."""
    settings = Settings(**given | {"patience": Patience(**given.get("patience", {}))})
    with prepared_database(settings.database), listening(HOST, port) as sockets:
        run(settings, sockets, stopping=2)


if __name__ == "__main__":
    serve(int(sys.argv[1]), json.loads(sys.argv[2]))
