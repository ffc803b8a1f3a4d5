"""How many ways there are to go on in Matterhorn, counted when it was right."""

from __future__ import annotations

from typing import Any

import pytest

from cordee.engine.game import Game

from ...counting import counts
from .drawing import GAME, TEN_TOKENS, at


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, (10, 90, 720, 5040, 1_270_080)),
        (3, (10, 90, 720, 5040, 30_240)),
        (4, (10, 90, 720, 5040, 30_240)),
    ],
)
def test_move_counts_from_the_start(players: int, expected: tuple[int, ...]) -> None:
    position = GAME.new(players)
    assert counts(position, len(expected)) == expected


START = """
    12 A . . B . . B . . A
"""
MIDDLE = """
     5        . A o
     6       o . . B
     7      . o . . .
     8     . * . o . .
    10   o A . . C . . .
    11  . . * . o . . B .
    12 . . . o . C . . . .
"""
NEAR_THE_TOP = """
     ^          A B
     5        * A .
     6       o B * .
     7      . o o . o
     9    o . . . . . .
"""
TIGHT = """
     5        A B o
     6       o o . .
     8     . o * o . .
    12 B . . o . . . . A o
"""


@pytest.mark.parametrize(
    ("picture", "phase", "fields", "game", "expected"),
    [
        (START, "roll", {}, GAME, (252, 2750, 164_384)),
        (MIDDLE, "roll", {"turn": "B", "dropped": 1}, GAME, (126, 844, 73_939)),
        (MIDDLE, "drop", {"turn": "C", "dice": "1 2 2 4 6"}, GAME, (13, 73, 7727, 75_945)),
        (MIDDLE, "bonus", {"dice": "5 6"}, GAME, (28, 56, 1357, 32_527)),
        (MIDDLE, "actions", {"turn": "C"}, GAME, (25, 846, 152_306)),
        (NEAR_THE_TOP, "actions", {}, GAME, (8, 299, 12_777, 254_005)),
        (NEAR_THE_TOP, "actions", {"summit": 2}, GAME, (8, 293, 12_771, 253_999)),
        (TIGHT, "choose", {}, TEN_TOKENS, (2, 266, 6004, 289_142)),
        (TIGHT, "block", {"dice": "1 1 2 2 2"}, TEN_TOKENS, (38, 9576, 100_864)),
    ],
)
def test_move_counts_from_a_drawn_position(
    picture: str, phase: str, fields: dict[str, Any], game: Game, expected: tuple[int, ...]
) -> None:
    position = at(picture, phase, game=game, **fields)
    assert counts(position, len(expected)) == expected
