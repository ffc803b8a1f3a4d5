"""Ordinary dice: every way they can fall, how likely each is, and a quick throw.

A roll packs the count of each value in four bits, ones highest: larger codes, smaller values.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .kernel import draw, kernel

SIDES = 6
VALUE_BITS = 4
VALUE_MASK = 15


@kernel
def rolls(dice: int, out: Any) -> int:
    """Every way N dice can fall, as rising values: 1 1 1, then 1 1 2, and so on."""
    n = 0
    for ones in range(dice, -1, -1):
        for twos in range(dice - ones, -1, -1):
            for threes in range(dice - ones - twos, -1, -1):
                for fours in range(dice - ones - twos - threes, -1, -1):
                    rest = dice - ones - twos - threes - fours
                    low = (((ones << VALUE_BITS) | twos) << VALUE_BITS) | threes
                    low = (low << VALUE_BITS) | fours
                    for fives in range(rest, -1, -1):
                        out[n] = (((low << VALUE_BITS) | fives) << VALUE_BITS) | (rest - fives)
                        n += 1
    return n


@kernel
def roll_odds(dice: int, out: Any) -> int:
    """The multinomial chance of each roll, in the order of `rolls`."""
    everything = 1.0
    for _ in range(dice):
        everything *= SIDES
    n = 0
    for ones in range(dice, -1, -1):
        for twos in range(dice - ones, -1, -1):
            for threes in range(dice - ones - twos, -1, -1):
                for fours in range(dice - ones - twos - threes, -1, -1):
                    rest = dice - ones - twos - threes - fours
                    ways = choose(dice, ones) * choose(dice - ones, twos)
                    ways *= choose(dice - ones - twos, threes) * choose(fours + rest, fours)
                    for fives in range(rest, -1, -1):
                        out[n] = ways * choose(rest, fives) / everything
                        n += 1
    return n


@kernel
def choose(n: int, k: int) -> int:
    """The ways to pick k of n dice."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


@kernel
def throw(rng: Any, dice: int) -> int:
    """One roll at random: each die takes a digit in base six from one random number."""
    fraction = draw(rng) >> np.uint64(4)
    code = 0
    for _ in range(dice):
        fraction = fraction * np.uint64(SIDES)
        side = int(fraction >> np.uint64(60))
        fraction = fraction & np.uint64((1 << 60) - 1)
        code += 1 << (VALUE_BITS * (SIDES - 1 - side))
    return code


@kernel
def showing(code: int, value: int) -> int:
    """How many dice of a roll show a value."""
    return (code >> (VALUE_BITS * (SIDES - value))) & VALUE_MASK


@kernel
def how_many(code: int) -> int:
    """How many dice a roll has."""
    n = 0
    for value in range(1, SIDES + 1):
        n += showing(code, value)
    return n


def packed(values: list[int]) -> int:
    """The roll with these values."""
    return sum(1 << (VALUE_BITS * (SIDES - value)) for value in values)


def values(code: int) -> list[int]:
    """The values of a roll, rising."""
    return [value for value in range(1, SIDES + 1) for _ in range(showing(code, value))]
