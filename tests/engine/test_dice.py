"""Ordinary dice against every way they can fall, one by one."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest

from cordee.engine import dice
from cordee.engine.kernel import rng


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_rolls_and_odds_against_all_ways(count: int) -> None:
    ways = Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=count))
    codes, odds = np.empty(300, np.int32), np.empty(300)
    n = dice.rolls(count, dice.ORDINARY, codes)
    assert dice.roll_odds(count, dice.ORDINARY, odds) == n == len(ways)
    listed = [tuple(dice.values(int(code))) for code in codes[:n]]
    assert listed == sorted(ways)  # the order that the fair dice rely on
    assert odds[:n] == pytest.approx([ways[roll] / 6**count for roll in listed])


def test_eight_dice_fall_in_1287_ways_that_add_up() -> None:
    codes, odds = np.empty(1287, np.int32), np.empty(1287)
    assert dice.rolls(8, dice.ORDINARY, codes) == dice.roll_odds(8, dice.ORDINARY, odds) == 1287
    assert odds.sum() == pytest.approx(1)
    assert len(set(codes.tolist())) == 1287


def test_a_roll_is_packed_and_unpacked() -> None:
    for roll in ([], [1], [6], [1, 1, 3, 4, 6], [2] * 8):
        code = dice.packed(roll)
        assert dice.values(code) == roll
        assert dice.how_many(code) == len(roll)
        assert [dice.showing(code, value) for value in range(1, 7)] == [
            roll.count(value) for value in range(1, 7)
        ]


def test_a_throw_has_as_many_dice_and_every_side_alike() -> None:
    state = rng(3)
    sides: Counter[int] = Counter()
    for _ in range(6000):
        thrown = dice.values(int(dice.throw(state, 5, dice.ORDINARY)))
        assert len(thrown) == 5
        sides.update(thrown)
    assert all(abs(sides[side] - 5000) < 350 for side in range(1, 7))  # five deviations


def test_dice_with_other_faces_fall_as_their_sides_say() -> None:
    die = dice.Die(faces=(0, 1, 1, 2), bits=3)
    ways = Counter(tuple(sorted(roll)) for roll in product(die.faces, repeat=4))
    codes, odds = np.empty(15, np.int32), np.empty(15)
    assert dice.rolls(4, die, codes) == dice.roll_odds(4, die, odds) == 15 == len(ways)
    listed = [
        tuple(face for face in range(3) for _ in range(dice.count_of(int(code), face, die)))
        for code in codes
    ]
    assert listed == sorted(ways)
    assert odds.tolist() == pytest.approx([ways[roll] / 4**4 for roll in listed])
    state, fallen = rng(5), Counter[int]()
    for _ in range(4000):
        code = int(dice.throw(state, 4, die))
        assert sum(dice.count_of(code, face, die) for face in range(3)) == 4
        fallen.update({face: dice.count_of(code, face, die) for face in range(3)})
    assert abs(fallen[0] - 4000) < 275  # five deviations
    assert abs(fallen[1] - 8000) < 320


def test_no_dice_fall_in_one_way() -> None:
    codes, odds = np.empty(2, np.int32), np.empty(2)
    assert dice.rolls(0, dice.ORDINARY, codes) == dice.roll_odds(0, dice.ORDINARY, odds) == 1
    assert (codes[0], odds[0]) == (0, 1)
