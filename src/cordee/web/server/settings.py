"""How the server is set up."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ...engine.paths import data_home
from ..live.table import GONE
from ..live.tables import PAUSE

METERS_FROM = "127.0.0.0/8, ::1"


@dataclass(frozen=True)
class Settings:
    database: str
    pause: float = PAUSE
    """Seconds that a bot's decision takes at least."""
    gone: float = GONE
    """Seconds after which somebody who is away may be replaced."""
    beat: float = 15.0
    """Seconds after which a quiet page is told at least that the line is alive."""
    public: str = ""
    """How the server is called from outside, as `https://cordee.example.org`."""
    limits: bool = True
    """May nobody ask for too much? False only where a server is measured."""
    meters_from: str = METERS_FROM
    """The networks that may read `/metrics`."""
    prepare: bool = True
    """Compile all games in the background from the start?"""


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    folder = data_home()
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite(folder / "tables.sqlite")


def sqlite(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"
