"""Where things lie on a table: what the compositions of all games have in common."""

from __future__ import annotations

from dataclasses import dataclass

from .seats import SEATS
from .svg import Point

WIDEST_PANEL = 376


@dataclass(frozen=True)
class Area:
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, kw_only=True)
class Layout:
    """One composition of a table; a game adds its own places."""

    name: str
    width: int
    height: int
    tall: bool  # a phone: players in rows instead of side by side
    text: float  # the smallest lettering
    figure: float  # size of climbers and of what stands about
    slot: float  # between two climbers that stand side by side
    title: tuple[float, float, float]  # x, baseline, size
    scene_bottom: float
    plaque: Area
    panels: Area
    sparks: tuple[Point, ...]  # fireworks, clear of all lettering

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

    @property
    def band(self) -> float:
        """How wide the coloured edge of a player's sheet is."""
        return 30 if self.tall else 46
