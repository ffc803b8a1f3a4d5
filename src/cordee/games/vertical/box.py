"""The components of Vertical: read from TOML, checked, and packed for the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.components import Plain, Schema, Tables, Whole, complete, load
from ...engine.errors import FaultyComponents
from .rules import BOX, KINDS, PILES, TILES

SCHEMA: Schema = {
    "pile": Tables(PILES, {kind: Whole(0, TILES) for kind in KINDS}),  # V1
    "tokens": Whole(4, 9),  # V2
}


@cache
def shipped() -> Plain:
    """The box as we ship it."""
    data = load(Path(__file__).with_name("components.toml"))
    return complete(SCHEMA, data, data)


def read(given: Mapping[str, Any]) -> Plain:
    """A box with other numbers; what is left out is as shipped."""
    box = complete(SCHEMA, shipped(), given)
    tiles = sum(sum(pile.values()) for pile in box["pile"])
    falls = sum(pile["fall"] for pile in box["pile"])
    if tiles > TILES or tiles == falls:
        raise FaultyComponents(
            "faulty-piles", domain=__package__, tiles=tiles, falls=falls, most=TILES
        )
    return box


def pack(box: Plain) -> np.ndarray[Any, Any]:
    """The box as a record, in an array of one."""
    packed = np.zeros(1, BOX)
    packed[0]["tokens"] = box["tokens"]
    packed[0]["pile"] = [[pile[kind] for kind in KINDS] for pile in box["pile"]]
    return packed
