"""The usual plan for a game: a network that its file has room for, and lanes for the machine."""

from __future__ import annotations

from math import prod
from typing import Any

from ..bots.judge import shapes
from ..bots.weights import LARGEST, SMALL, Judge, units_of
from ..engine.encoding import size_of
from ..engine.game import Game
from .course import Plan

HEAD = 50_000
"""Bytes of a file that are left to its first line: it has bounds of each number of the box."""
BY_SEAT = (64, 96, 64)
"""Units where each seat is seen by itself; ..."""
WIDEST, MIXED = 256, 64
"""... where all is seen at once, at most so many, ..."""
FOR_EACH = 4
"""... and for each number that is seen."""
STEP = 8
ON_A_PROCESSOR: dict[str, Any] = {
    "boxes": 200, "lanes": 512, "batch": 512, "chunk": 1 << 14, "heat": (0.01, 0.001),
}  # fmt: skip
"""Far fewer games at a time, which therefore must differ more."""
FINER: dict[str, Any] = {"heat": (0.005, 0.0006), "whim": (0.005, 0.0005), "rate": (8e-4, 2e-5)}
"""For a network that has learned before."""


def usual_plan(
    game: Game,
    players: tuple[int, ...],
    seconds: float,
    device: str,
    seed: int = 1,
    begin_with: Judge | None = None,
) -> Plan:
    """What `cordee train` does."""
    machine = {} if device == "cuda" else ON_A_PROCESSOR
    if begin_with is None:
        return Plan(players, seconds, usual_units(game), seed, **machine)
    return Plan(players, seconds, units_of(begin_with.weights), seed, **{**machine, **FINER})


def usual_units(game: Game) -> tuple[int, int, int]:
    """As many as the file has room for, and no more than are of use."""
    common, own, most = size_of(game.sight.COMMON), size_of(game.sight.SEAT), game.players[1]
    wide, each, mixed = BY_SEAT if own else (min(WIDEST, FOR_EACH * common), 0, MIXED)
    wide = max(STEP, wide // STEP * STEP)
    while size(common, own, most, (wide, each, mixed)) > LARGEST - HEAD and wide > STEP:
        wide, each = wide - STEP, max(0, each - STEP)
    return wide, each, mixed


def size(common: int, own: int, most: int, units: tuple[int, int, int]) -> int:
    """The bytes of the arrays."""
    numbers: int = sum(prod(shape) for shape in shapes(common, own, most, units))
    return SMALL.itemsize * numbers
