"""What Yeti knows about playing it well."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cordee import bots
from cordee.engine.position import Position
from cordee.games.yeti import heuristics
from cordee.lab.arena import played
from cordee.lab.match import Match

from .drawing import at


def quick(position: Position) -> str:
    return bots.make("quick", seed=1).choose(position.without_dice()).text


def first_sight(position: Position) -> dict[str, float]:
    codes = np.array(position.codes(), np.int32)
    out = np.zeros(len(codes))
    heuristics.weigh(position.table[0], codes, len(codes), out)
    return dict(zip([move.text for move in position.moves()], out.tolist(), strict=True))


EARLY = r"""
      /   \       A 12
     / A   \      B 20
    /   B   \     yeti:50
   /         \
"""
LEVEL_TABLE = r"""
      /   \       A 20
     /     \      B 20
    /       \     yeti:50
   /   AB    \
"""


@pytest.mark.parametrize(
    ("phase", "dice", "move"),
    [
        ("keep", {"rolled": "coin:5 sherpa:1 tent:1"}, "keep coin"),
        ("keep", {"kept": "coin:2", "rolled": "coin:1 tent:2 print:2"}, "keep coin"),
        ("snow", {"kept": "snow:3 print:4"}, "turn sherpa"),
        ("coins", {"kept": "coin:7"}, "photo 7"),
        ("coins", {"kept": "coin:3 print:4"}, "buy porter"),
        ("climb", {"kept": "sherpa:3 tent:2 print:2"}, "climb 2"),
    ],
)
def test_at_first_sight(phase: str, dice: dict[str, Any], move: str) -> None:
    start = LEVEL_TABLE.replace("20", "0")
    assert quick(at(start, phase, **dice)) == move


def test_a_print_looks_better_higher_up() -> None:
    dice: dict[str, Any] = {"rolled": "print:3 coin:2 tent:1 snow:1"}
    low, high = at(LEVEL_TABLE, "keep", **dice), at(EARLY, "keep", **dice)
    assert first_sight(high)["keep print"] > first_sight(low)["keep print"]


def test_quick_beats_random() -> None:
    assert played(Match("yeti", ("quick", "random")), 10).interval("quick").share >= 0.9
