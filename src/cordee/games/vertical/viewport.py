"""Which part of the cliff is shown where the whole of it does not fit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...engine.data import Fields

# How much it matters that something is in the window.
_PLAYS, _REACH = 240, 3  # the climber to play, and how many tiles around are looked at with it
_FOOT_TILE = 30  # where a climber at the foot begins
_CLIMBER, _TILE = 12, 1


@dataclass(frozen=True)
class Viewport:
    """Columns from `left` on and heights from `bottom` up."""

    left: int
    bottom: int
    columns: int
    rows: int

    @property
    def right(self) -> int:
        return self.left + self.columns - 1

    @property
    def top(self) -> int:
        return self.bottom + self.rows - 1

    @property
    def middle(self) -> tuple[int, int]:
        return self.left + self.columns // 2, self.bottom + self.rows // 2

    def holds(self, x: int, y: int) -> bool:
        return self.left <= x <= self.right and self.bottom <= y <= self.top


def whole(tiles: Iterable[Fields]) -> Viewport:
    """The whole cliff, with room for one more tile on either side and on top."""
    places = [(tile["x"], tile["y"]) for tile in tiles] or [(0, 0)]
    left, right = min(x for x, _ in places) - 1, max(x for x, _ in places) + 1
    return Viewport(left, 0, right - left + 1, max(y for _, y in places) + 2)


def part(fields: Fields, columns: int, rows: int) -> Viewport:
    """The window of this size to look through: the first column in its middle where all fits.

    It depends on who plays and where everyone is, not on what may be done: it stays put all turn.
    """
    full = whole(fields["tiles"])
    lefts, bottoms = _starts(full, columns), range(max(0, full.rows - rows) + 1)
    if len(lefts) == len(bottoms) == 1:
        return Viewport(lefts[0], 0, columns, rows)
    weights = _weights(fields)
    best, found = -1, Viewport(lefts[0], 0, columns, rows)
    for bottom in bottoms:
        strip = dict.fromkeys(range(lefts[0], lefts[-1] + columns), 0)
        for (x, y), weight in weights.items():
            if bottom <= y < bottom + rows and x in strip:
                strip[x] += weight
        for left in lefts:
            seen = sum(strip[x] for x in range(left, left + columns))
            if seen > best:
                best, found = seen, Viewport(left, bottom, columns, rows)
    return found


def around(place: tuple[int, int], full: Viewport, columns: int, rows: int) -> Viewport:
    """The window of this size with a place in its middle, as far as the cliff reaches."""
    lefts, bottoms = _starts(full, columns), range(max(0, full.rows - rows) + 1)
    left = min(max(place[0] - columns // 2, lefts[0]), lefts[-1])
    bottom = min(max(place[1] - rows // 2, 0), bottoms[-1])
    return Viewport(left, bottom, columns, rows)


def _starts(full: Viewport, columns: int) -> range:
    """The columns that the window may begin with."""
    if columns >= full.columns:
        middle = min(full.left, max(full.right - columns + 1, -(columns // 2)))
        return range(middle, middle + 1)
    return range(full.left, full.right - columns + 2)


def _looked_at(fields: Fields) -> list[int] | None:
    """Where the climber stands who plays, or at the end the highest; None: at the foot."""
    climbers: list[list[int] | None] = fields["climbers"]
    if fields["phase"] != "over":
        return climbers[fields["turn"]]
    return max((place for place in climbers if place), key=lambda place: place[1], default=None)


def _weights(fields: Fields) -> dict[tuple[int, int], int]:
    weights = {(tile["x"], tile["y"]): _TILE for tile in fields["tiles"]}
    for place in fields["climbers"]:
        if place is not None:
            weights[tuple(place)] = weights.get(tuple(place), 0) + _CLIMBER
    own = _looked_at(fields)
    if own is None:
        feet = [place for place in weights if place[1] == 0]
        weights.update((place, weights[place] + _FOOT_TILE) for place in feet)
        return weights
    span = range(-_REACH, _REACH + 1)
    for x, y, far in ((own[0] + i, own[1] + j, abs(i) + abs(j)) for i in span for j in span):
        if y >= 0:
            weights[x, y] = weights.get((x, y), 0) + _PLAYS // (1 + far)
    return weights
