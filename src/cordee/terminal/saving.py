"""Keeps the game being played on disk, move by move."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from ..engine.errors import CordeeError
from ..engine.paths import data_home, made_data_home
from ..engine.position import Position
from ..engine.record import Record

LAST = "last"
"""Stands for the game played last wherever a file is named; the note that says which it is."""


def fresh_path(game: str, kind: str = "games", suffix: str = ".cordee") -> Path:
    """A new file for something nobody named a file for."""
    folder = data_home() / kind
    stamp = f"{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{game}-{stamp}{suffix}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{game}-{stamp}-{number}{suffix}"
    return path


def remember(path: Path) -> None:
    """Note which game was played last."""
    with contextlib.suppress(OSError, ValueError):
        (made_data_home() / LAST).write_text(os.path.abspath(path), encoding="utf-8")  # noqa: PTH100


def latest() -> Path | None:
    """The file of the game that was played last."""
    try:
        return Path((data_home() / LAST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


class Saver:
    """Writes the record after every move; a write that fails is tried again at the next one."""

    def __init__(
        self,
        path: Path,
        seats: list[str],
        date: str = "",
        notes: list[str] | None = None,
        drawn: Sequence[int] = (),
    ) -> None:
        self.path = path
        self.seats = seats
        self.date = date
        self.notes = notes or []
        self.drawn = drawn
        self.fault: CordeeError | None = None
        """Why the last write failed, if it did."""
        self._seen = self._stamp()

    def save(self, position: Position, durable: bool = True) -> None:
        record = Record.of(position, self.seats, self.date, self.notes, drawn=self.drawn)
        self.date = record.date
        try:
            if self._stamp() != self._seen:
                raise CordeeError("file-changed")  # another sitting has gone on with this game
            if self.path.is_relative_to(data_home()):
                made_data_home()
                self.path.parent.mkdir(parents=True, exist_ok=True)
            record.save(self.path, durable)
            self._seen = self._stamp()
            self.fault = None
        except CordeeError as fault:
            self.fault = fault
        except (OSError, ValueError) as fault:  # ValueError: a name that no file can have
            reason = getattr(fault, "strerror", None) or str(fault)
            self.fault = CordeeError("plain", text=reason)

    def _stamp(self) -> tuple[int, int, int] | None:
        """What tells whether somebody else has written the file since."""
        try:
            state = self.path.stat()
        except (OSError, ValueError):
            return None
        return state.st_ino, state.st_mtime_ns, state.st_size
