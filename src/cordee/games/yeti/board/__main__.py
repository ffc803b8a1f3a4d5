"""`python -m cordee.games.yeti.board [fr|en]` writes a table to look at."""

from __future__ import annotations

import sys

from ....words import locale_of, speaker
from ..box import shipped
from ..rules import FACES, TILES
from . import table
from .tokens import Fields


def demo(locale: str) -> str:
    """A position from the middle of a game, with all there is to see."""

    blank = dict.fromkeys(FACES, 0)
    seen = ["thaw+", "press-", "market+", "flurry-", "clear+"]
    fields: Fields = {
        "game": "yeti",
        "players": 4,
        "options": {"weather": "mixed"},
        "turn": 1,
        "phase": "keep",
        "lap": 4,
        "yeti": 56,
        "score": [24, 31, 17, 24],
        "level": [0, 1, 3, 1],
        "peak": [0, 0, 8, 0],
        "held": [0, 0, 0, 1],
        "rolled": blank | {"snow": 1, "sherpa": 1, "print": 2},
        "kept": blank | {"coin": 2},
        "equipment": dict.fromkeys(TILES) | {"lens": 1, "bivouac": 2, "radio": 2},
        "weather": seen[-1],
        "weather_seen": seen,
        "used": [],
        "ending": False,
    }
    names = ("Ana", "Basile", "Chloé", "bot:random")
    return table(fields, shipped(), speaker(locale, "cordee.games.yeti"), names, theme="auto")


sys.stdout.write(demo(sys.argv[1] if len(sys.argv) > 1 else locale_of()))
