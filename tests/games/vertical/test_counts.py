"""How many ways there are to go on in Vertical: an engine of its own, slow and plain, agreed."""

from __future__ import annotations

import pytest

from ...counting import counts
from .drawing import GAME, at, play


@pytest.mark.parametrize("players", [2, 5])
def test_move_counts_of_packing(players: int) -> None:
    assert counts(GAME.new(players), 6) == (6, 36, 216, 1296, 7776, 46_650)


START = (
    ("map", "carabiner"),
    ("zipline", "ladder"),
    ("axe", "crampons"),
    ("carabiner", "zipline"),
)


def test_move_counts_of_the_first_turns() -> None:
    position = GAME.new(2)
    play(position, *[f"pack {token}" for tokens in START for token in tokens])
    expected = (7, 7, 15, 29, 148, 435, 1378, 2915, 15_223, 62_097)
    assert counts(position, 10) == expected


MIDDLE = {
    "caves": """
      -    o    -    -    -     | A map carabiner zipline
      .    .    o~   -    !     | B axe carabiner ladder
      .    Ao   .    l=   .     | C crampons zipline
      Bo   .    a    .    c
      -1   0    1    2    3
    """,
    "ziplines": """
      -    .~   -    -    -     | A ladder zipline carabiner
      l    A.~  .^   -    o     | B map carabiner
      .    a    .    l    Bo
      .    .    !    c    .
      -2   -1   0    1    2
    """,
    "fall": """
      .    -    A.   l     | A axe carabiner ladder
      .    .    .^   .     | B zipline map
      o    !    B.^  o     | C crampons
      .    .    a    C.
      0    1    2    3
    """,
}


@pytest.mark.parametrize(
    ("name", "phase", "expected"),
    [
        ("caves", "draw", (7, 72, 1508, 10_799, 72_038)),
        ("caves", "move", (7, 52, 502, 2652, 13_456)),
        ("ziplines", "draw", (7, 72, 1664, 16_801, 108_501)),
        ("ziplines", "move", (10, 72, 711, 3514, 22_691)),
        ("fall", "draw", (7, 78, 306, 1706, 7288)),
        ("fall", "equip", (3, 7, 49, 609, 8390)),
    ],
)
def test_move_counts_in_the_middle(name: str, phase: str, expected: tuple[int, ...]) -> None:
    assert counts(at(MIDDLE[name], phase), len(expected)) == expected
