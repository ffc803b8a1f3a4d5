"""Keeps the game being played on disk, move by move."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from ..engine.places import data_home
from ..engine.position import Position
from ..engine.record import Record


def fresh_path(game: str) -> Path:
    """A file of its own for a game nobody named a file for."""
    folder = data_home() / "games"
    stamp = f"{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{game}-{stamp}.cordee"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{game}-{stamp}-{number}.cordee"
    return path


def latest() -> Path | None:
    """The file of the game that was played last, among those nobody named a file for."""
    games = sorted((data_home() / "games").glob("*.cordee"), key=lambda file: file.stat().st_mtime)
    return games[-1] if games else None


class Saver:
    """Writes the record after every move; a write that fails is tried again at the next one."""

    def __init__(
        self, path: Path, seats: list[str], date: str = "", notes: list[str] | None = None
    ):
        self.path = path
        self.seats = seats
        self.date = date
        self.notes = notes or []
        self.fault: str | None = None
        """Why the last write failed, if it did."""

    def save(self, position: Position) -> None:
        record = Record.of(position, self.seats, self.date, self.notes)
        self.date = record.date
        try:
            if self.path.is_relative_to(data_home()):
                self.path.parent.mkdir(parents=True, exist_ok=True)
            record.save(self.path)
            self.fault = None
        except OSError as fault:
            self.fault = fault.strerror or str(fault)
        except ValueError as fault:  # a name that no file can have
            self.fault = str(fault)
