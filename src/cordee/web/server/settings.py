"""How the server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ...engine.paths import made_data_home
from ..live.table import GONE
from ..live.tables import PAUSE, SHOW
from .limits import Patience

METERS_FROM = "127.0.0.0/8, ::1"


@dataclass(frozen=True)
class Settings:
    database: str
    pause: float = PAUSE
    """The fewest seconds a bot's decision takes."""
    show: float = SHOW
    """The same at a table where only bots play."""
    gone: float = GONE
    """Seconds after which somebody who is away may be replaced."""
    beat: float = 15.0
    """Seconds after which a quiet page is at least told that the line is alive."""
    host: str = "127.0.0.1"
    """Where the server listens."""
    public: str = ""
    """The server's address from outside, such as `https://cordee.example.org`."""
    limits: bool = True
    """Are callers kept from asking for too much? False only where a server is measured."""
    meters_from: str = METERS_FROM
    """The networks that may read `/metrics`."""
    patience: Patience = field(default_factory=Patience)
    """How long a client may keep the server waiting."""
    prepare: bool = True
    """Compile all games in the background from the start?"""


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    return sqlite(made_data_home() / "tables.sqlite")


def sqlite(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"
