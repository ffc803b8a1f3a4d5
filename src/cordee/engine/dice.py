"""Dice: every way they can fall, how likely each is, and a quick throw.

A roll packs the count of each face in some bits, the first face highest: larger codes, lower faces.
Ordinary dice, with the values 1 to 6, have short cuts below.
"""

from __future__ import annotations

from math import comb
from typing import Any, NamedTuple

import numpy as np

from .kernel import draw, kernel


class Die(NamedTuple):
    """A kind of die."""

    faces: tuple[int, ...]
    """The face on each side, from 0, rising."""
    bits: int
    """How many bits of a roll count one face."""


SIDES = 6
VALUE_BITS = 4
MOST = (1 << VALUE_BITS) - 1
WAYS = np.array([[comb(n, k) for k in range(MOST + 1)] for n in range(MOST + 1)])
ORDINARY = Die(faces=(0, 1, 2, 3, 4, 5), bits=VALUE_BITS)


@kernel
def rolls(dice: int, die: Die, out: Any) -> int:
    """Every way N dice can fall, most of the first face first: 1 1 1, then 1 1 2, and so on."""
    code = dice << (die.bits * die.faces[-1])
    out[0] = code
    n = 1
    while code != dice:  # all show the last face
        code = next_roll(code, die.bits)
        out[n] = code
        n += 1
    return n


@kernel
def next_roll(code: int, bits: int) -> int:
    """The roll after another: one die of the last face that is not the very last moves on by one
    face, and all dice that show the very last join it there."""
    mask = (1 << bits) - 1
    last = code & mask
    shift = bits
    while (code >> shift) & mask == 0:
        shift += bits
    return code - last - (1 << shift) + ((last + 1) << (shift - bits))


@kernel
def roll_odds(dice: int, die: Die, out: Any) -> int:
    """The multinomial chance of each roll, in the order of `rolls`."""
    everything = 1.0
    for _ in range(dice):
        everything *= len(die.faces)
    sides = np.zeros(die.faces[-1] + 1, np.int64)
    for face in die.faces:
        sides[face] += 1
    code = dice << (die.bits * die.faces[-1])
    out[0] = ways_of(dice, code, die, sides) / everything
    n = 1
    while code != dice:
        code = next_roll(code, die.bits)
        out[n] = ways_of(dice, code, die, sides) / everything
        n += 1
    return n


@kernel
def ways_of(dice: int, code: int, die: Die, sides: Any) -> int:
    """In how many ways distinguishable dice can make this roll."""
    ways = 1
    left = dice
    for face in range(len(sides)):
        showing = count_of(code, face, die)
        ways *= choose(left, showing)
        if sides[face] > 1:
            for _ in range(showing):
                ways *= sides[face]
        left -= showing
    return ways


@kernel
def choose(n: int, k: int) -> int:
    """The ways to pick k of n dice."""
    return int(WAYS[n, k])


@kernel
def throw(rng: Any, dice: int, die: Die) -> int:
    """One roll at random: each die takes a digit from one random number."""
    fraction = draw(rng) >> np.uint64(4)
    code = 0
    for _ in range(dice):
        fraction = fraction * np.uint64(len(die.faces))
        side = int(fraction >> np.uint64(60))
        fraction = fraction & np.uint64((1 << 60) - 1)
        code += 1 << (die.bits * (die.faces[-1] - die.faces[side]))
    return code


@kernel
def count_of(code: int, face: int, die: Die) -> int:
    """How many dice of a roll show a face."""
    return (code >> (die.bits * (die.faces[-1] - face))) & ((1 << die.bits) - 1)


# Ordinary dice


@kernel
def showing(code: int, value: int) -> int:
    """How many dice of a roll show a value."""
    return count_of(code, value - 1, ORDINARY)


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
