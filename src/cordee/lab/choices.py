"""What players choose between, in the words of a game's notation: `buy lens`, `photo 3`, `stop`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..engine.data import About
from ..engine.game import Game
from ..engine.move import Move

PLACE = re.compile(r"[+-]?\d.*$")
"""Where on the board, or how far: `12.4`, the end of `rope+2`."""


def label(game: Game, code: int) -> str:
    """What a move is called when it is counted: its kind and what it is about, without places.

    A lone number tells moves apart (which photo), unless the game itself lists them together;
    one of several, such as where a move starts and ends, does not.
    """
    move = game.move(code)
    words = list(_words(move.arguments))
    if words:
        return " ".join((move.kind, *words))
    if not any(move.arguments):
        return move.text
    if len(move.arguments) == 1 and isinstance(move.arguments[0], int):
        return move.kind if _is_listed_by_kind(game, move) else move.text
    return move.kind


def _words(arguments: About) -> Iterator[str]:
    for one in arguments:
        if isinstance(one, str) and (word := PLACE.sub("", one)):
            yield word
        elif isinstance(one, tuple) and one and all(isinstance(part, str) for part in one):
            yield "+".join(map(str, one))


def _is_listed_by_kind(game: Game, move: Move) -> bool:
    group = game.story.group and game.story.group(move)
    return bool(group) and str(group).partition("/")[0] == move.kind
