"""Where everything lies on the Matterhorn table, in each of its two compositions.

The pyramid of circles leans a little: the higher a row, the further to the right, as the mountain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate

from ....engine.data import Box
from ....ink.layout import Area, Row
from ....ink.layout import Layout as AnyLayout
from ....ink.svg import Point
from .. import rules
from ..components import rows

LOWEST = rules.BOTTOM_NUMBER
HIGHEST = LOWEST - rules.ROWS + 1
ROWS = range(LOWEST, HIGHEST - 1, -1)
_CLIMB = LOWEST - HIGHEST  # steps from the lowest row to the highest


@dataclass(frozen=True, kw_only=True, eq=False)
class Layout(AnyLayout):
    foot: Point  # the middle of the lowest row
    step: float  # from a row to the next
    pitch: tuple[float, float, float]  # between two circles: least, most; and the room of a row
    hold: float  # radius of a circle
    tip: Point  # the summit, seen from the middle of the highest row
    clear: float  # how far to the right the tip stands at least, clear of the title
    roof: Point  # how far the summit's ridge runs from the tip, to the left and down
    tag: tuple[float, float, float]  # a row's number: width, height, size
    dice: Row
    cup: tuple[float, float, float]  # x, y, size
    dropped: Area
    box: Area
    legend: Area | None  # a phone has no room for it


@dataclass(frozen=True)
class Pyramid:
    """The circles of a table: how many each row has, and where it begins (M1).

    Rows are counted from the lowest one up; they begin N half circles to the right of it.
    """

    layout: Layout
    circles: tuple[int, ...]
    left: tuple[int, ...]

    @cached_property
    def right(self) -> tuple[int, ...]:
        """Where each row ends."""
        return tuple(left + 2 * (n - 1) for left, n in zip(self.left, self.circles, strict=True))

    @cached_property
    def ends(self) -> tuple[int, int]:
        """Where the leftmost and the rightmost circle of all lie."""
        return min(self.left), max(self.right)

    @cached_property
    def tapers(self) -> bool:
        """Is the lowest row the widest, on both sides? All pyramids taper."""
        return min(self.left[1:]) > self.left[0] and max(self.right[1:]) < self.right[0]

    @cached_property
    def pitch(self) -> float:
        """From a circle to the next."""
        least, most, room = self.layout.pitch
        pitch = min(most, room / ((self.ends[1] - self.ends[0]) / 2 + 1))
        return max(least, pitch) if self.tapers else pitch

    @cached_property
    def lean(self) -> float:
        """How far to the right the highest row stands."""
        return 0.85 * self.pitch if self.tapers else 0.0

    @cached_property
    def hold(self) -> float:
        """The radius of a circle."""
        return min(self.layout.hold, 0.46 * self.pitch)

    def width(self, row: int) -> int:
        return self.circles[LOWEST - row]

    def above(self, row: int, i: int) -> list[int]:
        """The circles of the next row that touch a circle (M1)."""
        k = LOWEST - row
        here = self.left[k] + 2 * i
        there = range(1, self.circles[k + 1] + 1)
        return [j for j in there if abs(self.left[k + 1] + 2 * j - here) < 2]

    def half(self, row: float) -> float:
        """Half of a row from its first circle to its last; half rows are between two."""
        return self._between(row, [(count - 1) / 2 for count in self.circles]) * self.pitch

    def middle(self, row: float) -> Point:
        """The middle of a row; half rows are between two."""
        x, y = self.layout.foot
        high = (LOWEST - row) / _CLIMB
        middles = [(left + right) / 2 for left, right in zip(self.left, self.right, strict=True)]
        aside = self._between(row, middles) - sum(self.ends) / 2
        x += self.lean * high * high + aside * self.pitch / 2 + self.shift
        return x, y - (LOWEST - row) * self.layout.step

    @cached_property
    def shift(self) -> float:
        """How far the mountain stands to the right, so that its tip is clear of the title."""
        top = (self.left[-1] + self.right[-1] - sum(self.ends)) / 4 * self.pitch
        tip = self.layout.foot[0] + top + self.lean + self.layout.tip[0]
        far = self.layout.foot[0] + (self.ends[1] - self.ends[0]) / 4 * self.pitch
        room = self.layout.width - self.layout.tag[0] - 6 - self.hold - far
        return max(0.0, min(self.layout.clear - tip, room))

    def _between(self, row: float, figures: Sequence[float]) -> float:
        """A figure of two rows at a height between or beyond them."""
        k = min(max(int(LOWEST - row), 0), _CLIMB - 1)
        return figures[k] + (LOWEST - row - k) * (figures[k + 1] - figures[k])

    def circle(self, row: int, i: int) -> Point:
        x, y = self.middle(row)
        return x + (i - (self.width(row) + 1) / 2) * self.pitch, y

    def place(self, name: str) -> Point:
        """A circle by its name, such as 12.4."""
        row, _, i = name.partition(".")
        return self.circle(int(row), int(i))

    @property
    def tip(self) -> Point:
        (x, y), (dx, dy) = self.middle(HIGHEST), self.layout.tip
        return x + dx, y + dy

    def on_ridge(self, share: float) -> Point:
        """A point of the summit's ridge: 0 is the tip, 1 its lower end."""
        (x, y), (far, deep) = self.tip, self.layout.roof
        return x - far * share, y + deep * share

    def standing(self, count: int) -> list[Point]:
        """Where `count` pawns stand on the summit, closer together when there are many."""
        share = min(self.layout.slot / self.layout.roof[0], 0.74 / max(1, count - 1))
        return [self.on_ridge(0.24 + i * share) for i in range(count)]

    def tag(self, row: int) -> Point:
        """Where a row's number stands: left of it, or below where it leaves no room."""
        left, y = self.circle(row, 1)
        (wide, high, _), hold = self.layout.tag, self.hold
        if left - hold < wide:
            return left, y + hold + 2 + high / 2
        out = hold + (3 if self.layout.tall else 12) + wide / 2
        return max(wide / 2 + 1, left - out), y


def pyramid(layout: str, box: Box) -> Pyramid:
    return _pyramid(layout, *zip(*rows(box), strict=True))


@cache
def _pyramid(layout: str, circles: tuple[int, ...], shifts: tuple[int, ...]) -> Pyramid:
    return Pyramid(LAYOUTS[layout], circles, tuple(accumulate(shifts)))


WIDE = Layout(
    tall=False,
    height=936,
    figure=0.96,
    slot=27,
    title=(36, 72, 46),
    scene_bottom=676,
    foot=(462, 612),
    step=55,
    pitch=(52, 60, 740),
    hold=22,
    tip=(64, -156),
    clear=448,
    roof=(118, 52),
    tag=(34, 26, 18),
    plaque_top=702,
    dice=Row(518, 742, 52, 63),
    cup=(1132, 744, 0.86),
    dropped=Area(920, 700, 158, 84),
    sheets=(818, 100),
    stage=Area(492, 716, 304, 52),
    box=Area(960, 26, 212, 104),
    legend=Area(960, 142, 212, 132),
    sparks=((100, 130), (316, 232), (716, 110), (850, 210)),
)

TALL = Layout(
    tall=True,
    height=868,
    figure=0.72,
    slot=18,
    title=(12, 30, 22),
    scene_bottom=466,
    foot=(195, 424),
    step=41,
    pitch=(32, 38, 344),
    hold=14.5,
    tip=(36, -84),
    clear=212,
    roof=(76, 34),
    tag=(19, 19, 14),
    plaque_top=476,
    dice=Row(33, 557, 40, 48),
    cup=(355, 557, 0.5),
    dropped=Area(10, 590, 206, 42),
    sheets=(642, 180),
    stage=Area(13, 537, 232, 40),
    box=Area(224, 590, 156, 42),
    legend=None,
    sparks=((92, 180), (340, 62)),
)

LAYOUTS = {layout.name: layout for layout in (WIDE, TALL)}
