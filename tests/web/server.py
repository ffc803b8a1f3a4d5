"""The server in a process of its own, as quick as tests want it: `python -m tests.web.server`."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import uvicorn

from cordee.web import socket as lines
from cordee.web.app import make_app
from cordee.web.limits import LARGEST_FRAME
from cordee.web.settings import Settings, sqlite

PAUSE = 0.01
GONE = 0.3


class Server:
    """A server that can be killed and started again with the same tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port: int = trial.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.server", str(self.port), str(self.folder)]
        self.process = subprocess.Popen(command, env={**os.environ, "LANG": "C.UTF-8"})
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.2).close()
            except OSError:
                assert self.process.poll() is None, "the server has stopped"
                time.sleep(0.05)
            else:
                return
        raise TimeoutError

    def kill(self) -> None:
        """As a power cut would: nothing is tidied up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


if __name__ == "__main__":
    lines.BEAT = 0.5
    settings = Settings(sqlite(Path(sys.argv[2]) / "tables.sqlite"), PAUSE, GONE, prepare=False)
    uvicorn.run(
        make_app(settings),
        port=int(sys.argv[1]),
        log_level="warning",
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=2,
    )
