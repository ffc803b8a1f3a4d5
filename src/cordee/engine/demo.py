"""A table to look at: what `python -m cordee.games.yeti.board` and its like write."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from ..words import locale_of
from .game import Game
from .position import Position

NAMES = ("Ana", "Basile", "Chloé", "bot:random", "Éva")


def played(name: str, players: int, plies: int, seed: int = 7, **options: Any) -> Position:
    """A seeded game of people who choose at random, after so many plies or a few more.

    It stops where someone is to decide, so that there is something to click; or at the end.
    """
    position = Game(name, f"cordee.games.{name}").new(players, seed=seed, **options)
    chooses = Random(seed)  # noqa: S311
    while position.actor is not None:
        if position.actor == "chance":
            position.roll()
        elif len(position.plies) < plies:
            position.play(chooses.choice(position.moves()))
        else:
            break
    return position


def write(name: str, players: int, plies: int, seed: int = 7, **options: Any) -> None:
    """The picture of such a game on the standard output, in the language asked for."""
    locale = sys.argv[1] if len(sys.argv) > 1 else locale_of()
    drawn = played(name, players, plies, seed, **options).svg(locale, NAMES, theme="auto")
    sys.stdout.write(drawn)
