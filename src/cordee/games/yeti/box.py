"""The components of Yeti: read from TOML, checked, and packed for the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.components import Plain, Row, Schema, Whole, complete, load
from ...engine.errors import FaultyComponents
from ...words import shown
from .rules import BOX, TILES

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


@cache
def shipped() -> Plain:
    """The box as we ship it."""
    data = load(Path(__file__).with_name("components.toml"))
    return complete(SCHEMA, data, data)


def read(given: Mapping[str, Any]) -> Plain:
    """A box with other numbers; what is left out is as shipped."""
    box = complete(SCHEMA, shipped(), given)
    if box["peaks"] != sorted(box["peaks"], reverse=True):  # Y3
        raise FaultyComponents("components-falling", entry="peaks", value=shown(box["peaks"]))
    return box


def pack(box: Plain) -> np.ndarray[Any, Any]:
    """The box as a record, in an array of one."""
    packed = np.zeros(1, BOX)
    for key in ("start", "peaks", "photos", "blizzard"):
        packed[0][key] = box[key]
    for column in ("cost", "resale", "value"):
        packed[0][column] = [box["equipment"][tile][column] for tile in TILES]
    return packed
