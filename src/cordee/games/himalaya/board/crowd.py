"""Who stands where: any number of pieces on one space, each of them to be seen or counted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ....ink.picture import Fields
from ..rules import BASE
from .layout import Layout
from .route import Way, way

# Room across, at full size: a sherpa beside others, and one behind a friend of the same seat.
WIDE = {"yeti": 40.0, "climber": 33.0, "sherpa": 21.0}
FRIEND, _CLOSEST, _COUNTED = 13.5, 2.5, 7.5  # friends closer than the last are counted
_CLOSE = 0.72  # the share of their room in which people still stand in one row
_ELBOWS = 1.06, 0.92  # how far a row may reach, and one of sherpas alone, against a step
_EDGE = 12.0  # how near to the picture's edge a middle may stand


class Piece(NamedTuple):
    x: float
    y: float
    name: str
    kind: str
    seat: int
    size: float


class Tally(NamedTuple):
    """How many sherpas of a seat stand where they hide each other."""

    x: float
    y: float
    many: int
    space: int


class Group(NamedTuple):
    """Pieces of one seat and kind on one space."""

    kind: str
    seat: int
    names: list[str]

    def room(self, size: float, friend: float) -> float:
        return WIDE[self.kind] * size + (len(self.names) - 1) * friend


def everyone(layout: Layout, length: int, fields: Fields) -> tuple[list[Piece], list[Tally]]:
    """All who stand on the mountain, and the counts that crowds need."""
    road = way(layout, length)
    pieces: list[Piece] = []
    tallies: list[Tally] = []
    for space, groups in by_space(fields).items():
        if space == BASE:
            pieces += _at_base(layout, fields["players"], groups)
        else:
            _on_slab(layout, road, space, groups, pieces, tallies)
    return pieces, tallies


def by_space(fields: Fields) -> dict[int, list[Group]]:
    """The groups on every space that is not empty: the yeti, climbers, then sherpas by seat."""
    found = {fields["yeti"]: [Group("yeti", 0, ["yeti"])]}
    for seat, space in enumerate(fields["climber"]):
        found.setdefault(space, []).append(Group("climber", seat, [f"climber-{seat}"]))
    for seat, spaces in enumerate(fields["sherpas"]):
        for k, space in enumerate(spaces):
            name = f"sherpa-{seat}-{k}"
            if k and spaces[k - 1] == space:
                found[space][-1].names.append(name)
            else:
                found.setdefault(space, []).append(Group("sherpa", seat, [name]))
    return found


# --- on a space ----------------------------------------------------------------------------------


def _on_slab(
    layout: Layout,
    road: Way,
    space: int,
    groups: list[Group],
    pieces: list[Piece],
    tallies: list[Tally],
) -> None:
    """Side by side if there is room, else the tall ones behind and the sherpas in front."""
    (x, y), (_, ry), size = road.spaces[space], road.half, road.figure
    room, front, back = road.step * 0.98, y + ry * 0.22, y - ry * (0.2 if layout.tall else 0.55)
    if road.cramped:  # on a small slab one stands behind its number
        front, back = min(front, y + ry * 0.92 - layout.text * 0.6), y - ry * 0.7
    elbows = _ELBOWS[groups[0].kind == "sherpa"]
    share = min(1.0, road.step * elbows / _across(groups, size, FRIEND * size))
    if share >= _CLOSE:
        pieces += _row(layout, x, front, groups, size, size * share, FRIEND * size * share)
        return
    sherpas = [group for group in groups if group.kind == "sherpa"]
    others = groups[: len(groups) - len(sherpas)]
    if others:
        narrow = min(size, size * room / _across(others, size, 0))
        pieces += _row(layout, x, back if sherpas else front, others, size, narrow, 0)
    if sherpas:
        friends = sum(len(group.names) - 1 for group in sherpas)
        narrow = min(size, room / len(sherpas) / WIDE["sherpa"])
        spare = room - _across(sherpas, narrow, 0)
        friend = min(FRIEND * size, max(_CLOSEST * size, spare / max(1, friends)))
        row = _row(layout, x, front, sherpas, size, narrow, friend)
        pieces += row
        if friend < _COUNTED * size:
            tallies += _counts(layout, row, sherpas, space)


def _across(groups: Iterable[Group], size: float, friend: float) -> float:
    return sum(group.room(size, friend) for group in groups)


def _row(
    layout: Layout,
    x: float,
    y: float,
    groups: list[Group],
    size: float,
    narrow: float,
    friend: float,
) -> list[Piece]:
    """Groups side by side around `x`; `narrow` is the size for which room is kept."""
    half = _across(groups, narrow, friend) / 2
    left = min(max(x, half + 2), layout.width - half - 2) - half
    row = []
    for kind, seat, names in groups:
        first = left + WIDE[kind] * narrow / 2
        for k, name in enumerate(names):
            row.append(Piece(first + k * friend, y, name, kind, seat, size))
        left += WIDE[kind] * narrow + (len(names) - 1) * friend
    return row


def _counts(layout: Layout, row: list[Piece], sherpas: list[Group], space: int) -> list[Tally]:
    """A number over each seat's sherpas, by turns lower and higher."""
    last = {piece.seat: piece for piece in row}
    tallies = []
    for i, group in enumerate(sherpas):
        if len(group.names) > 1:
            piece = last[group.seat]
            y = piece.y - 27 * piece.size - (layout.text * 0.76 if i % 2 else 0)
            tallies.append(Tally(min(piece.x, layout.width - _EDGE), y, len(group.names), space))
    return tallies


# --- at the base camp ----------------------------------------------------------------------------


def _at_base(layout: Layout, players: int, groups: list[Group]) -> list[Piece]:
    """Every seat has its own place: the climber to the left, the sherpas beside."""
    size, y = layout.figure, layout.base.y
    wide = (WIDE["climber"] + WIDE["sherpa"] + 3 * FRIEND) * size
    pieces = []
    for kind, seat, names in groups:
        left = layout.base_slot(seat, players) - wide / 2
        if kind == "sherpa":
            left += WIDE["climber"] * size
        first = left + WIDE[kind] * size / 2
        for k, name in enumerate(names):
            pieces.append(Piece(first + k * FRIEND * size, y, name, kind, seat, size))
    return pieces
