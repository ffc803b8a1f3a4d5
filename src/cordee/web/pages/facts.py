"""What a card on the home page says about a game: players, minutes, weight, luck."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from ... import games
from ...words import help as help_pages

LIGHT, MEDIUM = 18, 25
"""Rules of a light game, and of one of medium weight: fewer than this."""
MUCH, SOME = 0.7, 0.75
"""What a better player wins at most where there is much luck, and where there is some."""


@dataclass(frozen=True)
class Facts:
    players: tuple[int, int]
    minutes: tuple[int, int]
    """With the fewest and the most players."""
    rules: int
    better: float
    """How much of the wins a better player takes from a good one."""

    @property
    def weight(self) -> str:
        return "light" if self.rules < LIGHT else "medium" if self.rules < MEDIUM else "rich"

    @property
    def luck(self) -> str:
        return "much" if self.better < MUCH else "some" if self.better < SOME else "little"


@cache
def facts_of(game: str) -> Facts | None:
    """What is known about a game; None if nobody has measured it."""
    package = games.package(game)
    file = resources.files(package).joinpath("facts.toml")
    if not file.is_file():
        return None
    known = tomllib.loads(file.read_text(encoding="utf-8"))
    low, high = known["minutes"]
    rules = len(help_pages.rules(package, "en"))
    return Facts(games.load(game).players, (low, high), rules, known["better"])
