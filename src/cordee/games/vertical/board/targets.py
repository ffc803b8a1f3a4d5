"""What one clicks for a move: the names of the parts of the picture."""

from __future__ import annotations

from ....ink.picture import Fields


def place_id(part: str, x: int, y: int) -> str:
    """`tile_m1_2`: a minus would not be safe in a name."""
    column = f"m{-x}" if x < 0 else str(x)
    return f"{part}_{column}_{y}"


def place_of(move: str) -> tuple[int, int]:
    """Where a move leads to: its last word."""
    x, _, y = move.rpartition(" ")[2].partition(",")
    return int(x), int(y)


def targets(move: str, fields: Fields) -> tuple[str, ...]:
    """The ids to click for the text of a legal move, in order."""
    verb, *words = move.split(" ")
    if verb == "pack":
        return (f"stock-{words[0]}",)
    if verb not in ("place", "equip", "step", "cave", "zip"):
        return ()
    x, y = place_of(move)
    if verb == "place":
        return (place_id("spot", x, y),)
    if verb == "equip":
        return f"bag-{fields['turn']}-{words[0]}", place_id("tile", x, y)
    return (place_id("tile", x, y),)
