"""The components of Vertical: what may stand in the file, and how the kernel gets it."""

from __future__ import annotations

from typing import Any

from ...engine.components import Plain, Schema, Tables, Whole
from ...engine.errors import FaultyComponents
from .rules import BOX, KINDS, PILES, TILES

__all__ = ["BOX", "SCHEMA", "check", "pack"]

SCHEMA: Schema = {
    "pile": Tables(PILES, {kind: Whole(0, TILES) for kind in KINDS}),  # V1
    "tokens": Whole(4, 9),  # V2
}


def check(box: Plain) -> None:
    """V1: as many tiles as the record holds, and at least one that can be placed."""
    tiles = sum(sum(pile.values()) for pile in box["pile"])
    falls = sum(pile["fall"] for pile in box["pile"])
    if tiles > TILES or tiles == falls:
        raise FaultyComponents(
            "faulty-piles", domain=__package__, tiles=tiles, falls=falls, most=TILES
        )


def pack(box: Plain, rec: Any) -> None:
    """One row a pile."""
    rec["tokens"] = box["tokens"]
    rec["pile"] = [[pile[kind] for kind in KINDS] for pile in box["pile"]]
