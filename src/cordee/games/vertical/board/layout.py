"""Where everything lies on the Vertical table, in each of its two compositions."""

from __future__ import annotations

from dataclasses import dataclass

from ....ink.layout import Area
from ....ink.layout import Layout as AnyLayout
from ....ink.svg import Point


@dataclass(frozen=True, kw_only=True, eq=False)
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

    def camp_place(self, seat: int) -> Point:
        x, y, step = self.camp
        return x + seat * step, y


WIDE = Layout(
    tall=False,
    height=936,
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
    plaque_top=724,
    hand=Area(484, 724, 214, 80),
    stacks=Area(716, 724, 460, 80),
    sheets=(818, 100),
    stage=Area(484, 732, 692, 52),
    piles=Area(906, 92, 270, 272),
    stock=Area(906, 374, 270, 232),
    bag=(26, 76, 41, 36),
    sparks=((140, 90), (250, 170), (760, 80), (820, 210)),
)

TALL = Layout(
    tall=True,
    height=984,
    figure=0.78,
    slot=30,
    title=(12, 30, 24),
    progress=(380, 28),
    scene_bottom=494,
    cliff=Area(34, 42, 350, 384),
    sizes=(64, 58, 52, 48, 44, 40, 36, 32, 29),
    close=32,
    chart=(64, 76),
    staff=17,
    camp=(26, 489, 31),
    plaque_top=503,
    hand=Area(10, 557, 150, 62),
    stacks=Area(170, 557, 210, 62),
    stock=Area(10, 627, 370, 44),
    sheets=(678, 190),
    stage=Area(10, 562, 370, 42),
    piles=Area(10, 872, 370, 106),
    bag=(24, 17.5, 38, 30),
    sparks=((350, 90), (60, 110)),
)

LAYOUTS = {layout.name: layout for layout in (WIDE, TALL)}
