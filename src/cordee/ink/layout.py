"""Where things lie on a table: what the compositions of all games have in common."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from .seats import SEATS
from .svg import Point

WIDEST_PANEL = 376


@dataclass(frozen=True)
class Area:
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2


class Row(NamedTuple):
    """Dice side by side: the middle of the first, how large they are, and the step to the next."""

    x: float
    y: float
    side: float
    step: float

    def spot(self, index: float) -> Point:
        return self.x + index * self.step, self.y

    @property
    def strip(self) -> Area:
        """The strip of the table on which they lie."""
        high = self.side + 14
        return Area(0, self.y - high / 2, 0, high)


@dataclass(frozen=True, kw_only=True, eq=False)  # two are never compared: they are constants
class Layout:
    """One composition of a table; a game adds its own places."""

    tall: bool  # a phone: players in rows instead of side by side
    height: int
    figure: float  # size of climbers and of what stands about
    slot: float  # between two climbers that stand side by side
    title: tuple[float, float, float]  # x, baseline, size
    scene_bottom: float
    plaque_top: float
    sheets: tuple[float, float]  # the players' sheets: their top, and how high they are in all
    stage: Area  # where the winners stand, as high as a die
    sparks: tuple[Point, ...]  # fireworks, clear of all lettering

    @property
    def name(self) -> str:
        return "tall" if self.tall else "wide"

    @property
    def width(self) -> int:
        return 390 if self.tall else 1200

    @property
    def text(self) -> int:
        """The smallest lettering."""
        return 14 if self.tall else 17

    @property
    def letter(self) -> int:
        """Lettering that has a little more room on a phone."""
        return 15 if self.tall else 17

    @property
    def band(self) -> float:
        """How wide the coloured edge of a player's sheet is."""
        return 30 if self.tall else 46

    @property
    def plaque(self) -> Area:
        """Whose turn it is."""
        wide, high = (370, 46) if self.tall else (440, 80)
        return Area(10 if self.tall else 24, self.plaque_top, wide, high)

    @property
    def panels(self) -> Area:
        """All the players' sheets, if there are as many as there may be."""
        margin, (top, high) = 10 if self.tall else 24, self.sheets
        return Area(margin, top, self.width - 2 * margin, high)

    def panel(self, seat: int, players: int) -> Area:
        """A player's sheet."""
        area = self.panels
        if self.tall:
            step = area.height / SEATS
            return Area(area.x, area.y + seat * step, area.width, step - 3)
        gap = 10
        width = min(WIDEST_PANEL, (area.width - (players - 1) * gap) / players)
        start = area.x + (area.width - players * (width + gap) + gap) / 2
        return Area(start + seat * (width + gap), area.y, width, area.height)

    def below(self, area: Area, players: int) -> Area:
        """An area under the players' rows: it moves up where there are fewer of them."""
        if not self.tall:
            return area
        return replace(area, y=area.y - (SEATS - players) * self.panels.height / SEATS)
