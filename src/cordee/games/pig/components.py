"""The components of Pig: what the file may contain."""

from __future__ import annotations

from random import Random

from ...engine.components import Schema, Whole
from .rules import BOX

__all__ = ["BOX", "SCHEMA", "another"]

SCHEMA: Schema = {"goal": Whole(2, 10_000)}  # P5


def another(random: Random) -> dict[str, object]:
    """P5: a shorter or a longer game."""
    return {"goal": random.randint(20, 150)}
