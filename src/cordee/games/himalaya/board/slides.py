"""Avalanches and landslides: curved chutes that keep clear of the other spaces where they can."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from ....ink.memory import remembered
from ....ink.svg import Point, line, path
from .layout import Layout
from .route import Way, bezier, way

_BOWS = (0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42, 0.55, -0.55, 0.7, -0.7)
# Where a chute goes into a lane and out of it, beside the slab's middle, against half its width.
_SIDES = (0.3, 0.8, 1.25)
_SAMPLES = 22
Curve = tuple[Point, ...]
KINDS = ("ck-face ck-o1", "ck-earth ck-o1")  # an avalanche, a landslide


Slides = tuple[tuple[int, int], ...]


@remembered(64)
def chutes(layout: Layout, length: int, slides: Slides) -> str:
    """Every slide of the route, as a tongue that ends in an arrow."""
    road = way(layout, length)
    return "".join(
        path(_tongue(curve, road), KINDS[i % len(KINDS)])
        for i, curve in enumerate(courses(layout, length, slides))
    )


def courses(layout: Layout, length: int, slides: Slides) -> list[Curve]:
    """The line that each slide takes, clear of those before it."""
    road = way(layout, length)
    taken: Taken = {}
    found = []
    for start, end in slides:
        curve = _clearest(layout, road, start, end, taken)
        _take(taken, curve)
        found.append(curve)
    return found


def _clearest(layout: Layout, road: Way, start: int, end: int, taken: Taken) -> Curve:
    """Of all ways down the one that covers least."""
    curves = [_bow(road, start, end, bow) for bow in _BOWS]
    curves += [
        _between_ledges(road, start, end, leave, reach, lane)
        for leave in _SIDES
        for reach in (0.0, *_SIDES)
        for lane in (0.5, 0.44, 0.56)
    ]
    return min(curves, key=lambda curve: _covered(layout, road, start, end, curve, taken))


# --- ways down -----------------------------------------------------------------------------------


def _bow(road: Way, start: int, end: int, bow: float) -> Curve:
    """A plain arc."""
    (x0, y0), (x1, y1) = road.spaces[start], road.spaces[end]
    cx = (x0 + x1) / 2 - (y1 - y0) * bow
    cy = (y0 + y1) / 2 + (x1 - x0) * bow
    arc = []
    for i in range(_SAMPLES + 1):
        t = i / _SAMPLES
        s = 1 - t
        arc.append(
            (s * s * x0 + 2 * s * t * cx + t * t * x1, s * s * y0 + 2 * s * t * cy + t * t * y1)
        )
    return _from_rim_to_rim(arc, road, start, end)


def _between_ledges(
    road: Way, start: int, end: int, leave: float, reach: float, lane: float
) -> Curve:
    """Down in the free lane under a ledge, and through gaps between the spaces of others."""
    (x0, y0), (x1, y1) = road.spaces[start], road.spaces[end]
    ahead = road.half[0] if x1 > x0 else -road.half[0]
    drop = road.pitch * lane
    way_down: list[Point] = [(x0, y0), (x0 + leave * ahead, y0 + drop)]
    for row in range(road.rows[start] - 1, road.rows[end], -1):
        share = (road.rows[start] - row) / (road.rows[start] - road.rows[end])
        way_down.append(_gap(road, row, x0 + (x1 - x0) * share))
    if road.rows[start] == road.rows[end]:
        way_down.append((x1 - reach * ahead, y1 + drop))
    else:
        way_down.append((x1 - reach * ahead, y1 - road.pitch * (1 - lane)))
    way_down.append((x1, y1))
    return _from_rim_to_rim(_smooth(way_down), road, start, end)


def _gap(road: Way, row: int, x: float) -> Point:
    """The place nearest to `x` between two spaces of a ledge."""
    there = [space for space, r in zip(road.spaces, road.rows, strict=True) if r == row]
    gaps = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(there)]
    ends = [(px + side * road.step * 0.5, py) for px, py in (there[0], there[-1])
            for side in (-1, 1)]  # fmt: skip
    return min(gaps or ends, key=lambda gap: abs(gap[0] - x))


def _smooth(points: list[Point]) -> list[Point]:
    """A soft line through all points."""
    soft = [points[0]]
    for i, (start, end) in enumerate(pairwise(points)):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 2)]
        curve = (
            start,
            (start[0] + (end[0] - ax) / 6, start[1] + (end[1] - ay) / 6),
            (end[0] - (bx - start[0]) / 6, end[1] - (by - start[1]) / 6),
            end,
        )
        soft += [bezier(curve, k / 9) for k in range(1, 10)]
    return soft


def _from_rim_to_rim(curve: list[Point], road: Way, start: int, end: int) -> Curve:
    """Evenly drawn, without what would lie on the two spaces themselves."""
    rx, ry = road.half
    curve = _even(curve, road.step * 0.1)
    (x0, y0), (x1, y1) = road.spaces[start], road.spaces[end]
    while len(curve) > 2 and _within(curve[0], x0, y0, rx, ry) < 1:
        curve = curve[1:]
    while len(curve) > 2 and _within(curve[-1], x1, y1, rx * 1.06, ry * 1.1) < 1:
        curve = curve[:-1]
    return tuple(curve)


def _even(curve: list[Point], gap: float) -> list[Point]:
    """The same line with a point every `gap`."""
    even = [curve[0]]
    for (ax, ay), (bx, by) in pairwise(curve):
        bits = max(1, round(hypot(bx - ax, by - ay) / gap))
        even += [(ax + (bx - ax) * k / bits, ay + (by - ay) * k / bits) for k in range(1, bits + 1)]
    return even


def _within(point: Point, x: float, y: float, rx: float, ry: float) -> float:
    """Below 1 inside the ellipse, above 1 outside."""
    u, v = (point[0] - x) / rx, (point[1] - y) / ry
    return u * u + v * v


# --- which is best -------------------------------------------------------------------------------

_CELL = 14  # chutes that come into the same square of this size are too close
Taken = dict[tuple[int, int], int]  # how many chutes pass a square


def _take(taken: Taken, curve: Curve) -> None:
    for cell in {(int(x / _CELL), int(y / _CELL)) for x, y in curve}:
        taken[cell] = taken.get(cell, 0) + 1


def _covered(layout: Layout, road: Way, start: int, end: int, curve: Curve, taken: Taken) -> float:
    """How much a chute would cover: other spaces, other chutes, and what is off the rock."""
    rx, ry = road.half
    # A number hangs over the lower rim, so a slab reaches a little further down.
    near = _near(road, start, end, curve)
    low, lowest = ry * 0.2, layout.base.y - 30 * layout.figure
    cost, long, up = 0.0, 0.0, 0.0
    for (ax, ay), (bx, by) in pairwise(curve[::2]):
        bit = hypot(bx - ax, by - ay) / road.step
        long += bit
        up += max(0.0, ay - by) / road.step
        for px, py in near:
            depth = 1.25 - _within((ax, ay), px, py + low, rx * 1.12, ry * 1.3)
            if depth > 0:
                cost += bit * (4 + 10 * depth)
        if not 8 < ax < layout.width - 8 or ay > lowest:
            cost += bit * 20
        cost += bit * 2.5 * taken.get((int(ax / _CELL), int(ay / _CELL)), 0)
    (x0, y0), (x1, y1) = curve[0], curve[-1]
    if min(y for _, y in curve) < road.spaces[start][1] - ry:
        cost += 2  # things slide down
    return cost + 2.5 * up + 0.8 * (long - hypot(x1 - x0, y1 - y0) / road.step) + 0.1 * long


def _near(road: Way, start: int, end: int, curve: Curve) -> list[Point]:
    """The spaces that a chute might touch."""
    rx, ry = road.half
    left, right = min(x for x, _ in curve) - 1.3 * rx, max(x for x, _ in curve) + 1.3 * rx
    top, bottom = min(y for _, y in curve) - 2 * ry, max(y for _, y in curve) + 2 * ry
    return [
        (x, y)
        for i, (x, y) in enumerate(road.spaces)
        if left < x < right and top < y < bottom and i not in (start, end)
    ]


# --- drawing -------------------------------------------------------------------------------------


def _tongue(curve: Curve, road: Way) -> str:
    """A band that narrows on its way down, with an arrow's head at the end."""
    wide = max(2.8, min(7.0, road.step * 0.07))
    thin, head = wide * 0.5, wide * 1.5
    body = _cut(curve, head * 1.7)
    (x0, y0), (x1, y1) = body[-1], curve[-1]
    angle = atan2(y1 - y0, x1 - x0)
    left, right = [], []
    for i, (x, y) in enumerate(body):
        ax, ay = body[max(0, i - 1)]
        bx, by = body[min(len(body) - 1, i + 1)]
        turn = atan2(by - ay, bx - ax) + pi / 2
        half = wide + (thin - wide) * i / max(1, len(body) - 1)
        left.append((x + cos(turn) * half, y + sin(turn) * half))
        right.append((x - cos(turn) * half, y - sin(turn) * half))
    barb = head * cos(angle + pi / 2), head * sin(angle + pi / 2)
    barbs = [(x0 + barb[0], y0 + barb[1]), (x1, y1), (x0 - barb[0], y0 - barb[1])]
    return line([*left, *barbs, *reversed(right)], True)


def _cut(curve: Curve, end: float) -> list[Point]:
    """`curve` without its last bit, where the head of the arrow goes."""
    x1, y1 = curve[-1]
    kept = [p for p in curve if hypot(p[0] - x1, p[1] - y1) >= end]
    return kept if len(kept) > 1 else [curve[0], curve[-1]]
