"""`python -m cordee.games.matterhorn.board [fr|en]` writes a table to look at."""

from __future__ import annotations

import sys

from ....words import locale_of, speaker
from . import table
from .targets import Fields


def demo(locale: str) -> str:
    """A position from the middle of a game, with all there is to see."""
    fields: Fields = {
        "game": "matterhorn",
        "players": 4,
        "options": {"summit": 1},
        "turn": 1,
        "phase": "drop",
        "dice": [1, 2, 2, 4],
        "dropped": 1,
        "pawns": [["5.2", "9.4"], ["10.6", "7.1"], ["12.3", "summit"], ["11.9", "12.10"]],
        "action_tokens": ["10.2", "8.3"],
        "obstacles": ["12.5", "12.8", "11.2", "11.3", "10.7", "9.2", "9.6", "8.5", "6.1", "6.4"],
        "actions_left": 0,
        "box": 28,
    }
    names = ("Ana", "Basile", "Chloé", "bot:random")
    moves = ("drop none", "drop 1", "drop 2", "drop 2 4")
    say = speaker(locale, "cordee.games.matterhorn")
    box = {"bottom": 10, "tokens": 40}
    return table(fields, box, say, names, theme="auto", moves=moves)


sys.stdout.write(demo(sys.argv[1] if len(sys.argv) > 1 else locale_of()))
