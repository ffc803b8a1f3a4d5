"""What moved on a board between two moments, as two drawings of it show."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from math import hypot

from ...engine.data import Data
from ...engine.position import Position

Point = tuple[float, float]

FAR = 24
"""Of a drawing's own measure: whoever only made room for another has not moved."""
MOST = 12
"""Where more has moved, the board is drawn otherwise, and marks would say nothing."""
_PIECE = re.compile(
    r'<g id="(?!die-)([^"]+)" class="ck-piece[^"]*" transform="translate\(([-\d.]+),([-\d.]+)\)"'
)
_ON_A_PLACE = re.compile(r"[a-z]+[-_]m?\d+_m?\d+")
"""The id of what lies on a place, such as `token-11_7` or `tile_m2_0`: it comes and goes."""


def moved(before: str, after: str) -> list[Data]:
    """The pieces that moved, where they came from and where they went; and those that are new.

    Where most pieces went the same way, the view did, and they are where they were.
    """
    old, now = _places(before), _places(after)
    ways = {name: _way(old[name], now[name]) for name in now if name in old}
    view = Counter(ways.values()).most_common(1)[0][0] if ways else (0.0, 0.0)
    found: list[Data] = []
    for name, way in ways.items():
        seen_from = old[name][0] + view[0], old[name][1] + view[1]
        if hypot(*way) > FAR and hypot(*_way(seen_from, now[name])) > FAR:
            found.append({"id": name, "from": seen_from, "to": now[name]})
    if not any(view):
        found += [{"id": name} for name in now if name not in old and _ON_A_PLACE.fullmatch(name)]
    return found if len(found) <= MOST else []


def _places(drawing: str) -> dict[str, Point]:
    return {name: (float(x), float(y)) for name, x, y in _PIECE.findall(drawing)}


def _way(one: Point, other: Point) -> Point:
    return round(other[0] - one[0], 1), round(other[1] - one[1], 1)


def last_decision(position: Position, seats: Sequence[int]) -> Position:
    """The game as it was before the last decision of one of these seats, or at its start."""
    back = position.copy()
    while back.plies:
        actor = back.plies[-1].actor
        back.undo()
        if actor in seats and back.unasked(roll=False) is None:
            break
    return back


def last_turn(position: Position) -> Position:
    """The game as it was when the turn began in which the last ply was played."""
    back, turns = position.copy(), set[int]()
    while back.plies:
        move = back.undo()
        turns.add(back.turn)
        if len(turns) > 1:
            back.play(move)
            break
    return back
