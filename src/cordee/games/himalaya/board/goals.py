"""Where a piece may be sent: gold frames around spaces, under all who stand on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.glow import GOAL, frame, reach
from ....ink.memory import remembered
from ....ink.svg import at
from ..rules import BASE
from .face import base_drop, base_plate
from .route import Way, way
from .spaces import plate_drop, plate_size, summit_plate
from .targets import space_name

if TYPE_CHECKING:
    from collections.abc import Collection

    from ....ink.picture import View
    from ....words import Say
    from .layout import Layout

_GAP = 3  # between a frame and what it frames
_CORNER = 12
_LEAST = {"wide": 24.0, "tall": 32.0}  # what a pointer or a finger needs


def goals(parts: list[str], table: Layout, view: View, lit: Collection[str]) -> None:
    """The spaces that the open moves lead to; all others are only printed."""
    length = view.box["route"]["length"]
    road = way(table, length)
    for space in range(length + 1):
        name = space_name(space)
        if name in lit:
            x, y, body = _goal(table, road, space, length, view)
            parts.append(at(x, y, body, name, GOAL))


def _goal(
    table: Layout, road: Way, space: int, length: int, view: View
) -> tuple[float, float, str]:
    """Where the middle of a frame lies, and the frame: it holds a slab and its number."""
    if space == BASE:
        return _camp(table, view.say)
    (x, y), (rx, ry) = road.spaces[space], road.half
    rim = min(x, table.width - x) - _GAP  # so much room is left in the picture
    wide, high = min(2 * (rx + _GAP), road.step - 1, 2 * rim), plate_size(table, road) + 3
    if space == length:
        long, high = summit_plate(table, road, length, view.say)
        wide = max(wide, long + 2 * _GAP)
    top, bottom = -ry - _GAP, plate_drop(road) + high / 2 + _GAP
    return x, y + (top + bottom) / 2, _frame(table, wide, bottom - top)


def _camp(table: Layout, say: Say) -> tuple[float, float, str]:
    """The frame around the whole base camp; its name, which the frame would cross, lies on top."""
    base, half = table.base, base_drop(table)
    sheet = _frame(table, base.width + 12 + half * 0.6, 2 * half + _GAP)
    name = at(0, half - _GAP, base_plate(table, say))
    return base.x + base.width / 2, base.y + _GAP, sheet + name


@remembered(64)
def _frame(table: Layout, wide: float, high: float) -> str:
    least = _LEAST[table.name]
    return reach(max(wide, least), max(high, least)) + frame(wide, high, _CORNER)
