"""The game in a real terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import sys
import time
from pathlib import Path


class AtATerminal:
    """The game in a real terminal, in a process of its own."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.screen = ""
        pid, self.terminal = pty.fork()
        if pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
            os.environ.update({"XDG_DATA_HOME": str(folder), "TERM": "xterm", "COLUMNS": "80"})
            os.environ.update(environment)
            os.execv(sys.executable, [sys.executable, "-m", "cordee", *arguments])  # noqa: S606
        self.pid = pid

    def wait_for(self, text: str) -> str:
        end = time.monotonic() + 300
        while text not in self.screen:
            assert time.monotonic() < end, self.screen
            if select.select([self.terminal], [], [], 1)[0]:
                try:
                    self.screen += os.read(self.terminal, 65536).decode(errors="replace")
                except OSError:
                    break
        assert text in self.screen
        seen, self.screen = self.screen, ""
        return seen

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def status(self) -> int:
        return os.waitpid(self.pid, 0)[1]
