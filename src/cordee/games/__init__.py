"""The register of games, each loaded when first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.errors import UnknownName

if TYPE_CHECKING:
    from ..engine.game import Game

REGISTER = {
    "yeti": "cordee.games.yeti",
    "himalaya": "cordee.games.himalaya",
    "matterhorn": "cordee.games.matterhorn",
    "vertical": "cordee.games.vertical",
    "pig": "cordee.games.pig",
}


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
