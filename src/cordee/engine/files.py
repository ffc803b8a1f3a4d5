"""Text files that users give us."""

from __future__ import annotations

import io
import os
import select
import stat
from pathlib import Path

from .errors import CordeeError

PATIENCE = 10.0
"""Seconds that a pipe may keep us waiting for its next bytes."""


def read_text(path: Path, fault: type[CordeeError], largest: int) -> str:
    """The text of a file of at most N bytes; whatever goes wrong is raised as a `fault`."""
    try:
        data = _read(path, largest + 1)
    except TimeoutError:
        raise fault("file-silent", path=str(path), seconds=PATIENCE) from None
    except (OSError, ValueError) as reason:
        raise fault(
            "file-unreadable", path=str(path), reason=getattr(reason, "strerror", 0) or str(reason)
        ) from None
    if len(data) > largest:
        raise fault("file-too-large", path=str(path), size=largest)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise fault("file-not-text", path=str(path)) from None


def _read(path: Path, most: int) -> bytes:
    """The first bytes of a file; one that is no file on a disk may have nobody at its other end."""
    with io.FileIO(path, opener=_at_once) as file:
        data = b""
        waits = not stat.S_ISREG(os.fstat(file.fileno()).st_mode)
        while len(data) < most:
            if waits and not _has_more(file.fileno()):
                raise TimeoutError
            more = file.read(most - len(data))
            if more == b"":
                break
            data += more or b""
        return data


def _at_once(name: str, flags: int) -> int:
    """Opening a pipe would wait for somebody who writes into it."""
    return os.open(name, flags | os.O_NONBLOCK)


def _has_more(file: int) -> bool:
    """Is there more to read, or the end, before we run out of patience?"""
    waiting = select.poll()
    waiting.register(file, select.POLLIN)
    return bool(waiting.poll(1000 * PATIENCE))
