"""`python -m cordee.games.vertical.board [fr|en]` writes a table to look at."""

from __future__ import annotations

import sys

from ....words import locale_of, speaker
from ..box import shipped
from ..rules import KINDS, TOKENS
from . import Fields, table

# From the top down: column, height, the kind of the tile and the tokens on it.
_CLIFF = (
    (2, 5, "plain"), (1, 4, "cave zipline"), (2, 4, "crampons carabiner"), (0, 3, "axe"),
    (1, 3, "plain"), (2, 3, "danger"), (-1, 2, "plain"), (0, 2, "plain carabiner"),
    (1, 2, "ladder ladder"), (3, 2, "cave"), (-2, 1, "crampons"), (-1, 1, "plain"), (0, 1, "cave"),
    (1, 1, "plain carabiner zipline"), (2, 1, "axe"), (3, 1, "plain"), (-2, 0, "plain"),
    (-1, 0, "plain"), (0, 0, "plain"), (1, 0, "ladder"), (2, 0, "plain"),
)  # fmt: skip
_BAGS = ("axe crampons", "axe map ladder", "crampons map carabiner", "map zipline zipline axe")
_MOVES = ("place -3,0", "place -3,1", "place -2,2", "place -1,3", "place 0,4", "place 1,5",
          "place 2,2", "place 2,6", "place 3,0", "place 3,3", "place 3,4", "place 3,5", "place 4,1",
          "place 4,2")  # fmt: skip


def demo(locale: str) -> str:
    """A position from the middle of a game, with all there is to see."""
    tiles = []
    for x, y, words in sorted(_CLIFF, key=lambda tile: (tile[1], tile[0])):
        kind, *tokens = words.split()
        tiles.append({"x": x, "y": y, "kind": kind, "tokens": tokens})
    piles = [dict.fromkeys(KINDS, 0), dict(zip(KINDS, (7, 2, 2, 1, 2, 2, 2), strict=True)),
             dict(zip(KINDS, (6, 3, 3, 1, 2, 2, 3), strict=True))]  # fmt: skip
    fields: Fields = {
        "game": "vertical",
        "players": 4,
        "options": {},
        "turn": 1,
        "phase": "place",
        "drawn": "axe",
        "tiles": tiles,
        "climbers": [[2, 4], [0, 2], [1, 2], None],
        "bags": [{token: bag.split().count(token) for token in TOKENS} for bag in _BAGS],
        "stock": dict(zip(TOKENS, (2, 2, 1, 1, 4, 2), strict=True)),
        "piles": piles,
    }
    names = ("Ana", "Basile", "Chloé", "bot:random")
    say = speaker(locale, "cordee.games.vertical")
    return table(fields, shipped(), say, names, theme="auto", moves=_MOVES)


sys.stdout.write(demo(sys.argv[1] if len(sys.argv) > 1 else locale_of()))
