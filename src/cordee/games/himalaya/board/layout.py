"""Where everything lies on the Himalaya table, in each of its two compositions."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ....ink.layout import Area, Row
from ....ink.layout import Layout as AnyLayout
from ....ink.seats import SEATS
from ....ink.svg import Point


@dataclass(frozen=True, kw_only=True, eq=False)
class Layout(AnyLayout):
    face: Area  # the mountain, from its peak to its feet
    peak: float  # where across the face the peak stands, from 0 to 1
    shoulder: float  # below 1: a broad-shouldered mountain
    rim: float  # what the picture's edge keeps free of spaces
    base: Area  # the base camp: where its people stand
    route: tuple[float, float]  # y of the lowest row of spaces and of the summit
    dice: Row
    cup: tuple[float, float, float]  # x, y, size
    ribbon: Point  # «the storm is in»
    deck: Area
    deck_columns: int
    supply: Area  # a supply card on a player's sheet: the first one's corner, and its size
    supply_step: float

    def base_slot(self, seat: int, players: int) -> float:
        """The middle of a seat's own place at the base camp."""
        width = self.base.width / SEATS
        return self.base.x + self.base.width / 2 + (seat - (players - 1) / 2) * width

    def supply_place(self, seat: int, players: int, index: int, cards: int) -> Area:
        """Where a player's index-th supply card lies; on the tall table they end at the right."""
        sheet = self.panel(seat, players)
        shift = index - cards if self.tall else index
        return replace(
            self.supply,
            x=sheet.x + self.supply.x + shift * self.supply_step,
            y=sheet.y + self.supply.y,
        )


WIDE = Layout(
    tall=False,
    height=940,
    figure=1,
    slot=44,
    title=(36, 78, 60),
    ribbon=(36, 98),
    scene_bottom=684,
    face=Area(14, 46, 1172, 600),
    peak=0.535,
    shoulder=1,
    rim=10,
    base=Area(150, 652, 560, 0),
    route=(636, 118),
    plaque_top=702,
    dice=Row(514, 742, 50, 62),
    cup=(1116, 744, 1),
    sheets=(802, 120),
    stage=Area(489, 717, 484, 50),
    deck=Area(876, 18, 300, 142),
    deck_columns=5,
    supply=Area(56, 42, 36, 42),
    supply_step=40,
    sparks=((316, 140), (470, 84), (774, 74), (820, 190)),
)

TALL = Layout(
    tall=True,
    height=996,
    figure=0.78,
    slot=30,
    title=(10, 32, 28),
    ribbon=(10, 44),
    scene_bottom=602,
    face=Area(-2, 24, 394, 540),
    peak=0.63,
    shoulder=0.8,
    rim=2,
    base=Area(16, 578, 358, 0),
    route=(516, 84),
    plaque_top=613,
    dice=Row(29, 688, 33, 40.5),
    cup=(360, 690, 0.46),
    sheets=(758, 235),
    stage=Area(12, 670, 320, 36),
    deck=Area(10, 716, 370, 36),
    deck_columns=10,
    supply=Area(368, 5, 37, 34),
    supply_step=40,
    sparks=((340, 56), (56, 196)),
)

LAYOUTS = {layout.name: layout for layout in (WIDE, TALL)}
