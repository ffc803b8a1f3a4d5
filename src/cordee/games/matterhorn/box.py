"""The components of Matterhorn: what may stand in the file."""

from __future__ import annotations

from ...engine.components import Schema, Whole
from .rules import BOX, PAWNS, PLAYERS, WIDEST

__all__ = ["BOX", "SCHEMA"]

SCHEMA: Schema = {
    "bottom": Whole(PAWNS * PLAYERS[1], WIDEST),  # M1
    "tokens": Whole(10, 60),  # M2
}
