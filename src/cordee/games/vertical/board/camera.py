"""How the cliff lies in the picture: how large its tiles are, and which of them are shown."""

from __future__ import annotations

from dataclasses import dataclass

from ....ink.focus import Focus
from ....ink.layout import Area
from ....ink.picture import Fields
from ....ink.svg import Point
from ..viewport import Viewport, around, part, whole
from .layout import Layout

_LARGEST_CELL = 20  # of the small map
BORDER = 6  # around the cells on its sheet
_ABOVE, _BESIDE = 8, 10  # between the map and the cliff
EDGE = 24  # left free beside a part of the cliff, for the arrows that lead to what lies beyond
_LENSES = 2  # a larger and a smaller one


@dataclass(frozen=True)
class Minimap:
    """The small map of a cliff that is too large to be shown whole."""

    area: Area
    cell: float
    shows: Viewport

    def spot(self, x: int, y: int) -> Point:
        """The middle of a tile on the map."""
        return (
            self.area.x + BORDER + (x - self.shows.left + 0.5) * self.cell,
            self.area.y + self.area.height - BORDER - (y - self.shows.bottom + 0.5) * self.cell,
        )


@dataclass(frozen=True)
class Camera:
    window: Viewport
    cliff: Viewport  # all of it
    tile: int
    left: float
    ground: float  # where the lowest tiles shown stand
    chart: Minimap | None
    larger: int = 0  # how large a tile would be one step nearer; 0: it is as large as it can be
    smaller: int = 0  # and one step further away
    lenses: tuple[Area, ...] = ()  # what changes that, where it can be touched

    def spot(self, x: int, y: int) -> Point:
        """The middle of a tile."""
        return (
            self.left + (x - self.window.left + 0.5) * self.tile,
            self.ground - (y - self.window.bottom + 0.5) * self.tile,
        )


def camera(table: Layout, fields: Fields, focus: Focus) -> Camera:
    """All of the cliff, in tiles as large as fit; or a part of it and a map of the whole."""
    cliff, room = whole(fields["tiles"]), table.cliff
    size = _size(table, cliff, focus)
    larger = min((other for other in table.sizes if other > size), default=0)
    side = focus.finger
    if _fits(table, cliff, size):
        columns, rows = int(room.width // size), int(room.height // size)
        columns -= columns % 2 == 0 and columns > cliff.columns  # the first one in the middle
        left = room.x + (room.width - columns * size) / 2
        lenses = _row(room.x, room.y, side) if side and focus.size else ()
        ground, window = room.y + room.height, part(fields, columns, rows)
        return Camera(window, cliff, size, left, ground, None, larger, lenses=lenses)
    chart, rest, lenses = _chart(table, cliff, size, side)
    columns, rows = (max(1, int((long - EDGE) // size)) for long in (rest.width, rest.height))
    window = (
        part(fields, columns, rows)
        if focus.place is None
        else around(focus.place, cliff, columns, rows)
    )
    smaller = max((other for other in table.sizes if other < size), default=0)
    ground = rest.y + rest.height
    return Camera(window, cliff, size, rest.x, ground, chart, larger, smaller, lenses)


def _size(table: Layout, cliff: Viewport, focus: Focus) -> int:
    """How large a tile is drawn."""
    if focus.size:
        return min(table.sizes, key=lambda size: abs(size - focus.size))
    fitting = next((size for size in table.sizes if _fits(table, cliff, size)), table.close)
    touched = min((size for size in table.sizes if size >= focus.finger), default=table.sizes[0])
    return max(fitting, touched)


def _fits(table: Layout, cliff: Viewport, size: int) -> bool:
    room = table.cliff
    return cliff.columns * size <= room.width and cliff.rows * size <= room.height


def _chart(
    table: Layout, cliff: Viewport, size: int, side: float
) -> tuple[Minimap, Area, tuple[Area, ...]]:
    """The map above the cliff or beside it, where it is larger; the room that it leaves; and
    lenses of this side, to the left of it or under it."""
    room, rim = table.cliff, 2 * BORDER
    high, wide = table.chart
    # It takes what the tiles do not need.
    high = max(high, room.height - cliff.rows * size - EDGE - _ABOVE)
    wide = max(wide, room.width - cliff.columns * size - EDGE - _BESIDE)
    across = room.width - _LENSES * side - rim
    tower = room.height - _LENSES * side - rim
    above = min(across / cliff.columns, (high - rim) / cliff.rows, _LARGEST_CELL)
    beside = min((wide - rim) / cliff.columns, tower / cliff.rows, _LARGEST_CELL)
    cell = max(above, beside)
    width, height = cell * cliff.columns + rim, cell * cliff.rows + rim
    right = room.x + room.width
    chart = Minimap(Area(right - width, room.y, width, height), cell, cliff)
    if above >= beside:
        taken = max(height, side) + _ABOVE
        rest = Area(room.x, room.y + taken, room.width, room.height - taken)
        return chart, rest, _row(room.x, room.y, side) if side else ()
    taken = max(width, side) + _BESIDE
    rest = Area(room.x, room.y, room.width - taken, room.height)
    return chart, rest, _column(right - side, room.y + height, side) if side else ()


def _row(x: float, y: float, side: float) -> tuple[Area, ...]:
    return tuple(Area(x + i * side, y, side, side) for i in range(_LENSES))


def _column(x: float, y: float, side: float) -> tuple[Area, ...]:
    return tuple(Area(x, y + i * side, side, side) for i in range(_LENSES))
