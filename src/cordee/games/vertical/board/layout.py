"""Where everything lies on the Vertical table, in each of its two compositions."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ....ink.layout import Area
from ....ink.layout import Layout as AnyLayout
from ....ink.seats import SEATS
from ....ink.svg import Point


@dataclass(frozen=True, kw_only=True)
class Layout(AnyLayout):
    progress: Point  # how many tiles have been drawn
    cliff: Area  # the room for tiles: its lower edge is the foot of the cliff
    sizes: tuple[int, ...]  # how large a tile may be drawn, largest first
    close: int  # and how large where only a part of the cliff is shown
    chart: tuple[float, float]  # how high or how wide the small map of a large cliff may be
    staff: float  # x of the staff with the heights
    camp: tuple[float, float, float]  # x of the first climber at the foot, y, step
    hand: Area
    stacks: Area
    piles: Area
    stock: Area
    bag: tuple[float, float, float, float]  # x, y, step and size of the tokens on a sheet

    def below(self, area: Area, players: int) -> Area:
        """An area under the players' rows: it moves up where there are fewer of them."""
        if not self.tall:
            return area
        return replace(area, y=area.y - (SEATS - players) * self.panels.height / SEATS)

    def camp_place(self, seat: int) -> Point:
        x, y, step = self.camp
        return x + seat * step, y


WIDE = Layout(
    name="wide",
    tall=False,
    width=1200,
    height=936,
    text=13,
    figure=1,
    slot=44,
    title=(906, 58, 43),
    progress=(908, 81),
    scene_bottom=712,
    cliff=Area(64, 24, 826, 606),
    sizes=(88, 80, 72, 66, 60, 54, 48, 43, 38, 34, 30),
    close=36,
    chart=(96, 216),
    staff=40,
    camp=(72, 704, 44),
    plaque=Area(24, 724, 440, 78),
    hand=Area(484, 724, 214, 78),
    stacks=Area(716, 724, 460, 78),
    panels=Area(24, 818, 1152, 100),
    piles=Area(906, 92, 270, 272),
    stock=Area(906, 374, 270, 232),
    bag=(26, 76, 41, 36),
    sparks=((140, 90), (250, 170), (760, 80), (820, 210)),
)

TALL = Layout(
    name="tall",
    tall=True,
    width=390,
    height=984,
    text=14,
    figure=0.78,
    slot=30,
    title=(12, 30, 24),
    progress=(380, 28),
    scene_bottom=494,
    cliff=Area(34, 42, 350, 384),
    sizes=(64, 58, 52, 46, 42, 38, 35, 32, 29),
    close=32,
    chart=(78, 110),
    staff=17,
    camp=(26, 489, 31),
    plaque=Area(10, 503, 370, 46),
    hand=Area(10, 557, 150, 62),
    stacks=Area(170, 557, 210, 62),
    stock=Area(10, 627, 370, 44),
    panels=Area(10, 678, 370, 190),
    piles=Area(10, 872, 370, 106),
    bag=(24, 17.5, 38, 30),
    sparks=((350, 90), (60, 110)),
)

TABLES = {table.name: table for table in (WIDE, TALL)}
