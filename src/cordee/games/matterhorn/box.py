"""The components of Matterhorn: read from TOML, checked, and packed for the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.components import Plain, Schema, Whole, complete, load
from .rules import BOX, PAWNS, PLAYERS, WIDEST

SCHEMA: Schema = {
    "bottom": Whole(PAWNS * PLAYERS[1], WIDEST),  # M1
    "tokens": Whole(10, 60),  # M2
}


@cache
def shipped() -> Plain:
    """The box as we ship it."""
    data = load(Path(__file__).with_name("components.toml"))
    return complete(SCHEMA, data, data)


def read(given: Mapping[str, Any]) -> Plain:
    """A box with other numbers; what is left out is as shipped."""
    return complete(SCHEMA, shipped(), given)


def pack(box: Plain) -> np.ndarray[Any, Any]:
    """The box as a record, in an array of one."""
    packed = np.zeros(1, BOX)
    for key in SCHEMA:
        packed[0][key] = box[key]
    return packed
