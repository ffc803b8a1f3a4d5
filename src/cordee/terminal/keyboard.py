"""Reads a line from the keyboard, and hears Ctrl-C whenever it is pressed.

A signal that comes after Python last looked for one, but before the system waits for input, only
leaves a note: the waiting goes on until the next key. So nothing here waits for input alone: it
waits for the terminal and for a pipe that every signal writes to.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console

with contextlib.suppress(ImportError):  # there is none on Windows
    import termios

LONGEST_LINE = 4096
"""What a terminal gives at a time: one line, and no more than this."""
LOCAL_MODES = 3
"""Where `termios` keeps whether keys are shown."""


def typed(screen: Console) -> str:
    """The line that somebody types at the prompt; EOFError when nothing more will come."""
    screen.print(Text("> ", style="bold"), end="")
    if not sys.stdin.isatty() or sys.platform == "win32":
        return input()
    with _keys() as keys, _signals() as signals:
        while True:
            ready, _, _ = select.select([keys, signals], [], [])
            if keys in ready:
                with contextlib.suppress(BlockingIOError):  # Ctrl-C has thrown the line away
                    return _line(os.read(keys, LONGEST_LINE))
            if signals in ready:
                os.read(signals, LONGEST_LINE)


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Meanwhile keys are neither shown nor kept, but for those that stop the program."""
    if not sys.stdin.isatty() or sys.platform == "win32":
        yield
        return
    keys = sys.stdin.fileno()
    before = termios.tcgetattr(keys)
    quiet = before.copy()
    quiet[LOCAL_MODES] &= ~termios.ECHO
    termios.tcsetattr(keys, termios.TCSADRAIN, quiet)
    try:
        yield
    finally:
        termios.tcflush(keys, termios.TCIFLUSH)
        termios.tcsetattr(keys, termios.TCSADRAIN, before)


def _line(read: bytes) -> str:
    if not read:
        raise EOFError
    return read.decode(sys.stdin.encoding, errors="replace").rstrip("\n")


@contextlib.contextmanager
def _keys() -> Iterator[int]:
    """The terminal, reopened so that reading never waits; if that fails, as it is."""
    try:
        name = os.ttyname(sys.stdin.fileno())
        keys = os.open(name, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    except OSError:
        yield sys.stdin.fileno()
        return
    try:
        yield keys
    finally:
        os.close(keys)


@contextlib.contextmanager
def _signals() -> Iterator[int]:
    """A pipe that every signal writes to."""
    heard, write = os.pipe()
    os.set_blocking(write, False)
    before = signal.set_wakeup_fd(write, warn_on_full_buffer=False)
    try:
        yield heard
    finally:
        signal.set_wakeup_fd(before)
        os.close(write)
        os.close(heard)
