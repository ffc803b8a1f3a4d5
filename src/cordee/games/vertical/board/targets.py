"""What one clicks for a move: the names of the parts of the picture."""

from __future__ import annotations

from ....engine.move import Move
from ....ink.picture import Fields


def place_id(part: str, x: int, y: int) -> str:
    """`tile_m1_2`: a minus would not be safe in a name."""
    column = f"m{-x}" if x < 0 else str(x)
    return f"{part}_{column}_{y}"


def targets(move: Move, fields: Fields) -> tuple[str, ...]:
    """The ids to click for a legal move, in order."""
    if move.kind == "pack":
        return (f"stock-{move.arguments[0]}",)
    if move.kind not in ("place", "equip", "step", "cave", "zip"):
        return ()
    x, y = move.arguments[-1]
    if move.kind == "place":
        return (place_id("spot", x, y),)
    if move.kind == "equip":
        return f"bag-{fields['turn']}-{move.arguments[0]}", place_id("tile", x, y)
    return (place_id("tile", x, y),)
