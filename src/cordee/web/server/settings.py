"""How the server is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ...engine.paths import made_data_home
from ..live.table import GONE
from ..live.tables import MOMENT, PAUSE, SHOW
from ..store.removal import Keep
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
    moment: float = MOMENT
    """The most seconds a start waits for somebody's contribution to the dice."""
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
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots from outside that may sit at tables, by the names that visitors know them by."""
    prepare: bool = True
    """Compile all games in the background from the start?"""
    keep_open: float = 14.0
    """Days after which a table at which no game has begun is removed; 0: never."""
    keep_unfinished: float = 180.0
    """The same for a game that nobody goes on with."""
    keep_finished: float = 365.0
    """The same for a game that is over."""
    keep_talk: float = 30.0
    """The same for what was said."""

    @property
    def keep(self) -> Keep:
        return Keep(self.keep_open, self.keep_unfinished, self.keep_finished, self.keep_talk)


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    return sqlite(made_data_home() / "tables.sqlite")


def sqlite(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"
