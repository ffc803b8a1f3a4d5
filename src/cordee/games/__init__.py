"""The register of games, each loaded when first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.errors import UnknownName
from ..engine.register import Register

if TYPE_CHECKING:
    from ..engine.game import Game

__all__ = ["REGISTER", "check_name", "load", "offered", "package"]

SHIPPED = {
    "yeti": "cordee.games.yeti",
    "himalaya": "cordee.games.himalaya",
    "matterhorn": "cordee.games.matterhorn",
    "vertical": "cordee.games.vertical",
    "pig": "cordee.games.pig",
}


def _installed(entry: EntryPoint) -> str:
    """The package of an installed game; one that cannot be played raises whatever is wrong."""
    from ..engine.game import Game

    Game(entry.name, entry.value).check_loads()
    return entry.value


REGISTER = Register("cordee.games", SHIPPED, _installed)
"""The package of each game; installed ones are entry points of the group `cordee.games`."""

EXAMPLES = ("pig",)
"""Games that show how one is written; people are not offered them."""


def offered() -> list[str]:
    """The games for people to choose from."""
    return [name for name in REGISTER if name not in EXAMPLES]


def load(name: str, components: str | Path | Mapping[str, object] | None = None) -> Game:
    """A game by name, with the shipped components or others."""
    check_name(name)
    from ..engine.game import Game

    return Game(name, REGISTER[name], components)


def check_name(name: str) -> None:
    if not isinstance(name, str) or name not in REGISTER:
        raise UnknownName("game-unknown", name=name, known=", ".join(REGISTER))


def package(name: str) -> str:
    """The package of a game, where its words are too, without loading its rules."""
    check_name(name)
    return REGISTER[name]
