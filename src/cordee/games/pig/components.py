"""The components of Pig: what the file may contain."""

from __future__ import annotations

from ...engine.components import Schema, Whole
from .rules import BOX

__all__ = ["BOX", "SCHEMA"]

SCHEMA: Schema = {"goal": Whole(2, 10_000)}  # P5
