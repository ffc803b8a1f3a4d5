"""How the cliff lies in the picture: how large its tiles are, and which of them are shown."""

from __future__ import annotations

from dataclasses import dataclass

from ....ink.layout import Area
from ....ink.picture import Fields
from ....ink.svg import Point
from ..viewport import Viewport, part, whole
from .layout import Layout

_LARGEST_CELL = 20  # of the small map
BORDER = 6  # around the cells on its sheet
_ABOVE, _BESIDE = 8, 10  # between the map and the cliff
EDGE = 24  # left free beside a part of the cliff, for the arrows that tell what lies beyond


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

    def spot(self, x: int, y: int) -> Point:
        """The middle of a tile."""
        return (
            self.left + (x - self.window.left + 0.5) * self.tile,
            self.ground - (y - self.window.bottom + 0.5) * self.tile,
        )


def camera(table: Layout, fields: Fields) -> Camera:
    """All of the cliff, in tiles as large as fit; or a part of it and a map of the whole."""
    cliff, room = whole(fields["tiles"]), table.cliff
    for size in table.sizes:
        columns, rows = int(room.width // size), int(room.height // size)
        if columns >= cliff.columns and rows >= cliff.rows:
            columns -= columns % 2 == 0 and columns > cliff.columns  # the first one in the middle
            left = room.x + (room.width - columns * size) / 2
            return Camera(
                part(fields, columns, rows), cliff, size, left, room.y + room.height, None
            )
    chart, rest = _chart(table, cliff)
    columns, rows = (int((side - EDGE) // table.close) for side in (rest.width, rest.height))
    return Camera(
        part(fields, columns, rows), cliff, table.close, rest.x, rest.y + rest.height, chart
    )


def _chart(table: Layout, cliff: Viewport) -> tuple[Minimap, Area]:
    """The map above the cliff or beside it, where it is larger, and the room that it leaves."""
    room, rim = table.cliff, 2 * BORDER
    high, wide = table.chart
    # It takes what the tiles do not need, as it has places to choose as well.
    high = max(high, room.height - cliff.rows * table.close - EDGE - _ABOVE)
    wide = max(wide, room.width - cliff.columns * table.close - EDGE - _BESIDE)
    above = min((room.width - rim) / cliff.columns, (high - rim) / cliff.rows, _LARGEST_CELL)
    beside = min((wide - rim) / cliff.columns, (room.height - rim) / cliff.rows, _LARGEST_CELL)
    cell = max(above, beside)
    width, height = cell * cliff.columns + rim, cell * cliff.rows + rim
    right = room.x + room.width
    area = Area(right - width, room.y, width, height)
    if above >= beside:
        taken = height + _ABOVE
        rest = Area(room.x, room.y + taken, room.width, room.height - taken)
    else:
        rest = Area(room.x, room.y, room.width - width - _BESIDE, room.height)
    return Minimap(area, cell, cliff), rest
