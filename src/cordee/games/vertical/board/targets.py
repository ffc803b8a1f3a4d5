"""What one clicks for a move: the names of the parts of the picture."""

from __future__ import annotations

from typing import Any


def place_id(part: str, x: int, y: int) -> str:
    """`tile_m1_2`: a minus would not be safe in a name."""
    column = f"m{-x}" if x < 0 else str(x)
    return f"{part}_{column}_{y}"


def targets(move: str, fields: dict[str, Any]) -> tuple[str, ...]:
    """The ids to click for the text of a legal move, in order."""
    verb, *words = move.split(" ")
    if verb == "pack":
        return (f"stock-{words[0]}",)
    if verb not in ("place", "equip", "step", "cave", "zip"):
        return ()
    x, y = map(int, words[-1].split(","))
    if verb == "place":
        return (place_id("spot", x, y),)
    if verb == "equip":
        return f"bag-{fields['turn']}-{words[0]}", place_id("tile", x, y)
    return (place_id("tile", x, y),)
