"""How many ways there are to go on in Yeti, counted when it was right."""

from __future__ import annotations

import pytest

from ...counting import counts
from .drawing import GAME, at

SHERPAS = r"""
      /     \      A 12 guide goggles purse
     /   A   \     B 48 lens radio
    /         \
   /     B     \
"""


@pytest.mark.parametrize(
    ("players", "weather", "expected"),
    [
        (2, "none", (210, 634, 37_605)),
        (3, "none", (126, 354, 13_199)),
        (2, "good", (6, 30, 6300, 21_895)),
        (2, "mixed", (12, 120, 25_200, 82_480)),
    ],
)
def test_move_counts_from_the_start(players: int, weather: str, expected: tuple[int, ...]) -> None:
    position = GAME.new(players, weather=weather)
    assert counts(position, len(expected)) == expected


@pytest.mark.parametrize(
    ("phase", "dice", "weather", "expected"),
    [
        ("before", "snow:2 coin:2 sherpa:2 tent:1", None, (2, 9)),
        ("snow", "snow:3 coin:2 sherpa:2", None, (5, 23)),
        ("coins", "coin:3 sherpa:2 tent:2", "market+", (7, 22)),
        ("before", "snow:2 coin:2 sherpa:2 tent:1", "bargain+", (18, 50)),
    ],
)
def test_move_counts_within_a_turn(
    phase: str, dice: str, weather: str | None, expected: tuple[int, ...]
) -> None:
    position = at(SHERPAS, phase, kept=dice, weather=weather)
    assert counts(position, len(expected)) == expected
