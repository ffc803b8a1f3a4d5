"""A crowd spread out beside its space, so that everyone in it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ....ink.layout import Area
from ....ink.paper import card
from ....ink.svg import num, path
from .crowd import FRIEND, WIDE, Group, Piece

if TYPE_CHECKING:
    from ....ink.svg import Point
    from .layout import Layout
    from .route import Way

_GAP = 12.0  # between the groups of two seats, at full size
_PADDING = 12.0
_ROW = 52.0  # how high a row of people is, at full size
_LARGER = 1.15  # than on the mountain
_TIP = 9  # how far the sheet points out


class Spread(NamedTuple):
    area: Area
    space: Point  # the middle of the space that the people stand on
    pieces: list[Piece]

    def sheet(self) -> str:
        """A card that points at the space."""
        (x, y), area = self.space, self.area
        tip, edge = (_TIP, area.height) if y > area.y else (-_TIP, 0)
        tail = f"M{num(x - area.x - _TIP)},{num(edge)}l{_TIP},{tip}l{_TIP},{-tip}"
        return card(area.width, area.height) + path(tail, "ck-card ck-o")


def spread(layout: Layout, road: Way, space: int, groups: list[Group]) -> Spread:
    """All who stand on a space, in rows on a sheet above it, or below it near the summit."""
    size = road.figure * _LARGER
    rows = _rows(groups, size, layout.width - 4 * _PADDING)
    wide = max(_length(row, size) for row in rows) + 2 * _PADDING
    high = len(rows) * _ROW * size + 2 * _PADDING
    area = _beside(layout, road, road.spaces[space], wide, high)
    pieces = []
    for nth, row in enumerate(rows):
        x = area.x + (area.width - _length(row, size)) / 2
        y = area.y + _PADDING + (nth + 1) * _ROW * size
        for kind, seat, names in row:
            first = x + WIDE[kind] * size / 2
            pieces += [
                Piece(first + k * FRIEND * size, y, name, kind, seat, size)
                for k, name in enumerate(names)
            ]
            x += Group(kind, seat, names).room(size, FRIEND * size) + _GAP * size
    return Spread(area, road.spaces[space], pieces)


def _rows(groups: list[Group], size: float, most: float) -> list[list[Group]]:
    """As many groups a row as there is room for."""
    rows: list[list[Group]] = [[]]
    for group in groups:
        if rows[-1] and _length([*rows[-1], group], size) > most:
            rows.append([])
        rows[-1].append(group)
    return rows


def _length(row: list[Group], size: float) -> float:
    people = sum(group.room(size, FRIEND * size) for group in row)
    return people + (len(row) - 1) * _GAP * size


def _beside(layout: Layout, road: Way, middle: Point, wide: float, high: float) -> Area:
    (x, y), (_, ry) = middle, road.half
    left = min(max(x - wide / 2, _PADDING), layout.width - _PADDING - wide)
    top = y - 2 * ry - high
    return Area(left, top if top > _PADDING else y + 2 * ry, wide, high)
