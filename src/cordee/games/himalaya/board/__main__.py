"""`python -m cordee.games.himalaya.board [fr|en]` writes a table to look at."""

from __future__ import annotations

import sys

from ....words import locale_of, speaker
from ..box import shipped
from . import table
from .crowd import Fields


def demo(locale: str) -> str:
    """A position from the middle of a game, with all there is to see."""
    box = shipped()
    fields: Fields = {
        "game": "himalaya",
        "players": 4,
        "options": {},
        "turn": 1,
        "phase": "move",
        "dice": [1, 3, 3, 4, 6],
        "yeti": 20,
        "climber": [10, 12, 0, 8],
        "sherpas": [[10, 10, 13, 19], [12, 12, 13, 17], [0, 4, 13, 22], [5, 8, 8, 14]],
        "cards": [["3/4", "5/6"], ["1/2", "5/6"], ["1/2", "3/4", "5/6"], []],
        "used": [["1/2"], ["3/4"], [], ["1/2", "3/4", "5/6"]],
        "recovered": [[], [12], [], []],
        "deck": ["+4", "+2", "-1", "-4", "storm"],
        "route": box["route"],
    }
    moves = ("1 sherpa 13", "3 sherpa 12", "3 sherpa 12 back", "4 sherpa 17", "card 6 sherpa 12")
    names = ("Ana", "Basile", "Chloé", "bot:random")
    say = speaker(locale, "cordee.games.himalaya")
    return table(fields, box, say, names, theme="auto", moves=moves)


sys.stdout.write(demo(sys.argv[1] if len(sys.argv) > 1 else locale_of()))
