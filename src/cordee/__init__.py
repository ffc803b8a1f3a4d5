"""Cordée: four mountaineering board games, to play, record, verify and simulate.

>>> import cordee
>>> cordee.game("yeti").players
(2, 5)
"""

from __future__ import annotations

import typing as _t
from importlib import import_module as _import

if _t.TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from . import bots, games, testing
    from .engine.errors import (
        CannotStart,
        CordeeError,
        FaultyComponents,
        FaultyRecord,
        IllegalMove,
        ImpossiblePosition,
        InvalidMove,
        NoDice,
        UnknownName,
        WrongResult,
    )
    from .engine.event import Event
    from .engine.game import Game
    from .engine.move import Move, Outcome
    from .engine.position import Position
    from .engine.record import Record
    from .study.ledger import Ledger

__version__ = "0.1.0"
__all__ = [
    "CannotStart",
    "CordeeError",
    "Event",
    "FaultyComponents",
    "FaultyRecord",
    "Game",
    "IllegalMove",
    "ImpossiblePosition",
    "InvalidMove",
    "Ledger",
    "Move",
    "NoDice",
    "Outcome",
    "Position",
    "Record",
    "UnknownName",
    "WrongResult",
    "bots",
    "game",
    "games",
    "position",
    "read",
    "study",
    "testing",
]

_HOMES = {
    "Event": "engine.event",
    "Game": "engine.game",
    "Ledger": "study.ledger",
    "Move": "engine.move",
    "Outcome": "engine.move",
    "Position": "engine.position",
    "Record": "engine.record",
}
"""Where classes live that are loaded when first asked for; the errors live in `engine.errors`."""
_MODULES = ("bots", "games", "testing")


def game(name: str, components: str | Path | Mapping[str, object] | None = None) -> Game:
    """A game by name; `components` is a TOML file or plain data with other numbers."""
    from .games import load

    return load(name, components)


def read(path: str | Path) -> Record:
    """The record in a `.cordee` file."""
    from pathlib import Path

    from .engine import reading
    from .games import load

    return reading.load(Path(path), load)


def position(text: str, components: str | Path | Mapping[str, object] | None = None) -> Position:
    """The position that a line of text stands for, as `Position.text` gives it."""
    from .engine.position_text import game_of
    from .games import load

    return load(game_of(text), components).position(text)


def study(
    played: Record | Position | str | Path,
    simulations: int | None = None,
    names: Sequence[str] = (),
) -> Ledger:
    """What decided a game: a record, its file, or a position with the game that led to it."""
    from .study.studying import studied

    return studied(played, simulations, names)


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__version__"]


if not _t.TYPE_CHECKING:  # a checker knows the names by heart, and no others

    def __getattr__(name: str) -> object:
        """What is public, loaded when first asked for: `import cordee` itself is instant."""
        if name in _MODULES:
            return _import(f"{__name__}.{name}")
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(_import(f"{__name__}.{_HOMES.get(name, 'engine.errors')}"), name)
        globals()[name] = found
        return found
