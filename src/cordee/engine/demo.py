"""A table to look at: what `python -m cordee.games.yeti.board` and its like write.

`python -m cordee.engine.demo cordee.games.yeti 4 60` prints such a position as plain data: a game's
`cover.json`, which is its picture in lists of games.
"""

from __future__ import annotations

import json
import sys
from random import Random

from ..words import locale_of
from .data import Option, Options
from .game import Game
from .position import Position

NAMES = ("Ana", "Basile", "Chloé", "bot:random", "Éva")


def played(package: str, players: int, plies: int, seed: int = 7, **options: Option) -> Position:
    """A seeded game of people who choose at random, after N plies or a few more.

    It stops at a decision, so that there is something to click, or at the end.
    """
    name = package.rpartition(".")[2]
    chosen: Options = options
    position = Game(name, package).new(players, seed=seed, **chosen)
    chooses = Random(seed)  # noqa: S311
    while position.actor is not None:
        if position.actor == "chance":
            position.roll()
        elif len(position.plies) < plies:
            position.play(chooses.choice(position.moves()))
        else:
            break
    return position


def write(package: str, players: int, plies: int, seed: int = 7, **options: Option) -> None:
    """The picture of such a game on standard output, in the language asked for."""
    locale = sys.argv[1] if len(sys.argv) > 1 else locale_of()
    drawn = played(package, players, plies, seed, **options).svg(locale, NAMES, theme="auto")
    sys.stdout.write(drawn)


def main() -> None:
    package, players, plies, *seed = sys.argv[1:]
    position = played(package, int(players), int(plies), *map(int, seed))
    sys.stdout.write(json.dumps(position.to_dict(), ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
