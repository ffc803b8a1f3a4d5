"""The components of Yeti: what may stand in the file, and how the kernel gets it."""

from __future__ import annotations

from typing import Any

from ...engine.components import Plain, Row, Schema, Whole
from ...engine.errors import FaultyComponents
from ...words import shown
from .rules import BOX, TILES

__all__ = ["BOX", "SCHEMA", "check", "pack"]

NUMBER = Whole(0, 99)
SCHEMA: Schema = {
    "start": Whole(1, 9999),  # Y2
    "peaks": Row(5, Whole(1, 99)),  # Y3
    "photos": Row(7, NUMBER),  # Y4
    "blizzard": Row(4, NUMBER),  # Y14
    "equipment": {  # Y5
        tile: {"cost": Whole(1, 99), "resale": NUMBER, "value": NUMBER} for tile in TILES
    },
}


def check(box: Plain) -> None:
    """Y3: the highest peak token comes first."""
    if box["peaks"] != sorted(box["peaks"], reverse=True):
        raise FaultyComponents("components-falling", entry="peaks", value=shown(box["peaks"]))


def pack(box: Plain, rec: Any) -> None:
    """One column for each number on the equipment."""
    for key in ("start", "peaks", "photos", "blizzard"):
        rec[key] = box[key]
    for column in ("cost", "resale", "value"):
        rec[column] = [box["equipment"][tile][column] for tile in TILES]
