"""The game in a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pyte

PATIENCE = 300
READY = "\x1b[?25h"
"""What shows the cursor: a page is drawn, and a key is waited for."""


class AtATerminal:
    """The game in a real terminal, in a process of its own, and what can be seen there."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        columns: int = 80,
        lines: int = 24,
        program: Sequence[str] = ("-m", "cordee"),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.written = ""
        self._shown = pyte.Screen(columns, lines)
        self._draws = pyte.Stream(self._shown)
        pid, self.terminal = pty.fork()
        if pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
            os.environ.pop("COLUMNS", None)
            os.environ.update(XDG_DATA_HOME=str(folder), TERM="xterm", LC_ALL="C.UTF-8")
            os.environ.update(environment or {})
            size = struct.pack("HHHH", lines, columns, 0, 0)
            fcntl.ioctl(pty.STDIN_FILENO, termios.TIOCSWINSZ, size)
            os.execv(sys.executable, [sys.executable, *program, *arguments])  # noqa: S606
        self.pid = pid

    @property
    def screen(self) -> list[str]:
        """The lines that can be seen, without what is blank at their ends."""
        return [line.rstrip() for line in self._shown.display]

    def resize(self, columns: int, lines: int) -> None:
        self._shown.resize(lines, columns)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def wait_for(self, text: str) -> str:
        """All that was written until this was."""
        while text not in self.written:
            if not self.read():
                break
        assert text in self.written, self.written
        seen, self.written = self.written, ""
        return seen

    def asked(self) -> list[str]:
        """The screen, once something may be typed."""
        while not (self.written.endswith((READY, "> ")) and self._prompts()):
            assert self.read(), self.written
        self.written = ""
        return self.screen

    def until(self, seen: Callable[[list[str]], bool]) -> None:
        """Wait until the screen is as it should be."""
        while not seen(self.screen):
            assert self.read(), self.written

    def answer(self, text: str) -> list[str]:
        """Type a line, and see what is asked then."""
        self.type(f"{text}\r")
        return self.asked()

    def _prompts(self) -> bool:
        """Is the cursor behind a prompt with nothing typed?"""
        return self.screen[self._shown.cursor.y] in (">", "> ")

    def read(self) -> bool:
        """Whatever comes next; False when nothing more will come."""
        assert select.select([self.terminal], [], [], PATIENCE)[0], "\n".join(self.screen)
        try:
            read = os.read(self.terminal, 65536)
        except OSError:
            return False
        text = read.decode(errors="replace")
        self.written += text
        self._draws.feed(text)
        return bool(read)

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def status(self) -> int:
        return os.waitpid(self.pid, 0)[1]
