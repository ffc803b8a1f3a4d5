"""The route up the face: a path that winds from ledge to ledge, for any number of spaces."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import pi, sin

from ....ink.memory import remembered
from ....ink.svg import Point
from .layout import Layout

# The mountain's outline from the peak down: how far to the side, and how far down, as shares.
LEFT: tuple[Point, ...] = (
    (0, 0), (0.03, 0.05), (0.05, 0.055), (0.085, 0.115), (0.125, 0.125), (0.15, 0.17),
    (0.21, 0.18), (0.25, 0.235), (0.33, 0.25), (0.39, 0.31), (0.45, 0.315), (0.5, 0.385),
    (0.58, 0.4), (0.61, 0.47), (0.69, 0.49), (0.72, 0.565), (0.79, 0.58), (0.815, 0.665),
    (0.875, 0.68), (0.895, 0.775), (0.95, 0.79), (0.965, 0.89), (1.0, 0.92), (1.02, 1),
)  # fmt: skip
RIGHT: tuple[Point, ...] = (
    (0, 0), (0.025, 0.045), (0.06, 0.06), (0.09, 0.12), (0.145, 0.13), (0.18, 0.19), (0.235, 0.195),
    (0.28, 0.255), (0.37, 0.265), (0.42, 0.33), (0.49, 0.34), (0.53, 0.405), (0.61, 0.42),
    (0.645, 0.49), (0.72, 0.505), (0.745, 0.585), (0.82, 0.6), (0.84, 0.685), (0.895, 0.70),
    (0.915, 0.79), (0.96, 0.81), (0.98, 0.9), (1.02, 1),
)  # fmt: skip
_CLIMB = 14, 2  # how much one rises on a ledge, on the wide table and on the tall one
_BULGE = 0.5  # how far a turn swings out, against the height between two ledges
_WAVE = 0.4  # how far a ledge strays from straight, against its rise
_MARGIN = 0.5  # between a ledge's last space and the edge of the rock
_SHORTEST = 0.7  # the last ledge, against the height between two
_MOST_LEDGES = 26
_TURN = 12  # points in which a turn is drawn
_SMALL = 12  # half the height of a slab that a number fills


@dataclass(frozen=True)
class Ledge:
    """One row of spaces, from where one enters it to where one leaves it."""

    y: float
    enter: float
    leave: float
    rise: float  # from end to end

    def at(self, share: float) -> Point:
        """A point of it: it is never quite straight."""
        x = self.enter + (self.leave - self.enter) * share
        wave = sin(self.y + share * pi * 2.6) * sin(share * pi)
        return x, self.y + (0.5 - share) * self.rise + wave * _WAVE * self.rise

    @property
    def wide(self) -> float:
        return abs(self.leave - self.enter)


@dataclass(frozen=True)
class Way:
    """Where each space lies, and how much room there is around it."""

    spaces: tuple[Point, ...]  # from the gate of the base camp, which is 0, to the summit
    rows: tuple[int, ...]  # on which ledge each space lies, from 0
    trail: tuple[Point, ...]  # the line through them, drawn close
    step: float  # from one space to the next, at least
    pitch: float  # from one ledge to the next
    crowd: float  # the room in which a figure of full size feels at ease

    @property
    def half(self) -> Point:
        """Half the width and half the height of a space."""
        room = min(self.step, self.pitch * 1.15)
        return room * 0.44, min(room * 0.26, self.pitch * 0.27)

    @property
    def cramped(self) -> bool:
        """Whether numbers are almost as large as the slabs."""
        return self.half[1] < _SMALL

    @property
    def figure(self) -> float:
        """How large those are drawn who stand on a space."""
        return round(max(0.46, min(1.08, min(self.step, self.pitch) / self.crowd)), 2)


@remembered(32)
def way(layout: Layout, length: int) -> Way:
    """The route with so many ledges that its spaces get as much room as they can."""
    return max(
        (_with_ledges(layout, length, ledges) for ledges in range(2, _MOST_LEDGES)),
        key=lambda found: min(found.step, found.pitch),
    )


# --- rock ----------------------------------------------------------------------------------------


def outline(layout: Layout) -> list[Point]:
    """From the left foot over the peak to the right foot."""
    left = [point(layout, -side, down) for side, down in reversed(LEFT)]
    return left + [point(layout, side, down) for side, down in RIGHT[1:]]


def point(layout: Layout, side: float, down: float) -> Point:
    """A point of the face: `side` from -1 at its left foot over 0 below the peak to 1."""
    face = layout.face
    reach = face.width * (layout.peak if side < 0 else 1 - layout.peak)
    bent = abs(side) ** layout.shoulder * (reach if side > 0 else -reach)
    return face.x + face.width * layout.peak + bent, face.y + down * face.height


def _edge(layout: Layout, y: float, edge: tuple[Point, ...]) -> float:
    """How far to the side the rock reaches at this height."""
    down = (y - layout.face.y) / layout.face.height
    for (near, high), (far, low) in pairwise(edge):
        if high <= down <= low:
            return near + (far - near) * (down - high) / (low - high)
    return edge[-1][0]


# --- ledges --------------------------------------------------------------------------------------


def _with_ledges(layout: Layout, length: int, count: int) -> Way:
    bottom, top = layout.route
    pitch = (bottom - top) / count
    ledges = _ledges(layout, count, pitch)
    counts = _shared_out([ledge.wide for ledge in ledges], length - 1)
    gate, summit = _gate(layout, ledges[0]), (_peak(layout), top)
    spaces, rows, trail = [gate], [0], [gate]
    steps = [ledge.wide / (n - 1) for ledge, n in zip(ledges, counts, strict=True) if n > 1]
    for row, (ledge, n) in enumerate(zip(ledges, counts, strict=True)):
        if row:
            out = pitch * _BULGE * (1 if ledge.leave < ledge.enter else -1)
            trail += _turn(trail[-1], ledge.at(0), out)
        fine = 4 * max(1, n - 1)
        trail += [ledge.at(i / fine) for i in range(fine + 1)]
        spaces += [ledge.at(i / (n - 1) if n > 1 else 0.5) for i in range(n)]
        rows += [row] * n
    return Way(
        (*spaces, summit),
        (*rows, count),
        (*trail, *_turn(trail[-1], summit, 0)),
        min(steps, default=pitch),
        pitch,
        78 if layout.tall else 88,
    )


def _gate(layout: Layout, first: Ledge) -> Point:
    """Where one leaves the base camp."""
    if layout.tall:
        return first.enter, layout.base.y - 14 * layout.figure
    return layout.base.x + layout.base.width, first.y


def _peak(layout: Layout) -> float:
    return layout.face.x + layout.face.width * layout.peak


def _ledges(layout: Layout, count: int, pitch: float) -> list[Ledge]:
    """From the lowest up: they take turns in leading left and right; the last ends at the peak."""
    gate = layout.base.x + layout.base.width + pitch * _MARGIN
    homeward = layout.tall  # the camp fills the foot of the mountain: one goes up at once
    ledges = []
    for i in range(count):
        y = layout.route[0] - i * pitch
        left, right = _ends(layout, y, pitch)
        eastward = (i % 2 == 0) != homeward
        if i == 0 and not homeward:
            left = gate
        if i == count - 1:
            left, right = _last(layout, left, right, pitch, eastward)
        enter, leave = (left, right) if eastward else (right, left)
        ledges.append(Ledge(y, enter, leave, min(pitch * 0.14, _CLIMB[layout.tall])))
    return ledges


def _ends(layout: Layout, y: float, pitch: float) -> tuple[float, float]:
    """The ends of a ledge; the rock must be broad enough above it too."""
    high, margin = y - pitch * 0.3, pitch * _MARGIN
    left, _ = point(layout, -_edge(layout, high, LEFT), 0)
    right, _ = point(layout, _edge(layout, high, RIGHT), 0)
    rim = layout.rim
    return max(left, rim) + margin, min(right, layout.width - rim) - margin


def _last(
    layout: Layout, left: float, right: float, pitch: float, eastward: bool
) -> tuple[float, float]:
    """The ledge under the peak ends where one goes straight up."""
    peak = _peak(layout)
    least = pitch * _SHORTEST
    return (min(left, peak - least), peak) if eastward else (peak, max(right, peak + least))


def _shared_out(widths: list[float], spaces: int) -> list[int]:
    """How many spaces each ledge gets, so that none stand closer than they must."""
    counts = [1 for _ in widths]
    for _ in range(spaces - len(widths)):
        roomy = max(range(len(widths)), key=lambda i: widths[i] / counts[i])
        counts[roomy] += 1
    while sum(counts) > spaces:  # more ledges than spaces
        counts[counts.index(max(counts))] -= 1
    return counts


def _turn(start: Point, end: Point, out: float) -> list[Point]:
    """Round the end of a ledge to the next, swinging out on the way."""
    (x0, y0), (x1, y1) = start, end
    lift = (y0 - y1) * 0.2
    curve = (start, (x0 + out, y0 - lift), (x1 + out, y1 + lift), end)
    return [bezier(curve, i / _TURN) for i in range(1, _TURN + 1)]


def bezier(curve: tuple[Point, Point, Point, Point], t: float) -> Point:
    s = 1 - t
    a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = curve
    return a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3
