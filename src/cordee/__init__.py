"""Cordée: four mountaineering board games, to play, record, verify and simulate.

>>> import cordee
>>> cordee.game("yeti").players
(2, 5)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .engine.game import Game
    from .engine.position import Position
    from .engine.record import Record
    from .study.ledger import Ledger

__version__ = "0.1.0"


def game(name: str, components: str | Path | Mapping[str, object] | None = None) -> Game:
    """A game by name; `components` is a TOML file or plain data with other numbers."""
    from .games import load

    return load(name, components)


def read(path: str | Path) -> Record:
    """The record in a `.cordee` file."""
    from .engine import reading
    from .games import load

    return reading.load(Path(path), load)


def study(
    played: Record | Position | str | Path,
    simulations: int | None = None,
    names: Sequence[str] = (),
) -> Ledger:
    """What decided a game: a record, its file, or a position with the game that led to it."""
    from .bots.steps import finish
    from .engine.record import Record
    from .study.studying import SIMULATIONS, studying

    if isinstance(played, str | Path):
        played = read(played)
    if isinstance(played, Record):
        names = names or played.seats
        played = played.position()
    return finish(studying(played, names, simulations or SIMULATIONS))
