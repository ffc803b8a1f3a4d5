"""How many ways there are to go on in Himalaya, counted when it was right."""

from __future__ import annotations

import pytest

from cordee.engine.position import Position

from ...counting import counts
from .drawing import GAME, at

CROWD = """
    12  ^b    .Bbb  .     .     /     .     oY    .     .     /
     0  _     .     .     .     .     .c    .aab  .a    .Aac  /     .C    *
"""
CAMPS = """
    24  ^aa   .     .b    .B    /     .     *c    /
    12  ^aab  .bb   .     .     /     .     o     .Y    .     /     .     *A
     0  _C    .     .     .     .     .c
"""
TOP = """
    24  ^b    .     .     .c    /     .Bb   *aa   /     .AY   *C    /     *b    !
    12  ^a
"""


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, (252, 11_592, 522_662)),
        (3, (462, 30_828)),
        (4, (792, 75_240)),
        (5, (1287, 142_758)),
    ],
)
def test_move_counts_from_the_start(players: int, expected: tuple[int, ...]) -> None:
    position = GAME.new(players)
    assert counts(position, len(expected)) == expected


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (at(CROWD, dice="1 2 3"), (50, 2005, 75_009)),
        (at(CROWD, players=5, dice="1 2 6 6"), (83, 6050)),
        (at(CAMPS, dice="1 3", used="A3/4 A5/6 B5/6"), (10, 30, 500)),
        (at(CAMPS, dice="1", players=4, used="A3/4 A5/6", recovered="A24"), (14, 3315)),
        (at(TOP, dice="2 4 4"), (26, 717, 11_572)),
        (at(TOP, dice="5", players=5), (38, 9082)),
        (at(TOP, "yeti", dice="1 1 1 6 6 6", deck="+5 +3 -1 -3 -4 storm"), (6, 124, 3790)),
    ],
)
def test_move_counts_on_the_way(position: Position, expected: tuple[int, ...]) -> None:
    assert counts(position, len(expected)) == expected
