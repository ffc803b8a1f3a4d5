"""The functions of the game that a template is bound to: see `kernel.bind`.

A template imports those it calls from here; in its copy for a game the same names are that game's
own functions. `contract.py` says what each does.
"""

from __future__ import annotations

from typing import Any, NoReturn


def _of_no_game(*_arguments: Any) -> NoReturn:
    raise NotImplementedError("a template is called through `kernel.bind`, for one game")


start: Any = _of_no_game
actor: Any = _of_no_game
moves: Any = _of_no_game
odds: Any = _of_no_game
sample: Any = _of_no_game
play: Any = _of_no_game
result: Any = _of_no_game

weigh: Any = _of_no_game
value: Any = _of_no_game
solve: Any = _of_no_game
solved: Any = _of_no_game

BLIND = False
"""Does no move look better than another?"""
JUDGED = False
"""Does a network say who will win, at once?"""

number: Any = _of_no_game
observe: Any = _of_no_game
see: Any = _of_no_game
