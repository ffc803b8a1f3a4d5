"""Where everything lies on the Yeti table, in each of its two compositions.

The mountain is drawn once, in the coordinates of the wide table; the tall one squeezes its points.
"""

from __future__ import annotations

from dataclasses import dataclass

from ....ink.layout import Area, Row
from ....ink.layout import Layout as AnyLayout
from ....ink.svg import Point

WINDOW = 60  # spaces of the score track in view; it slides by TEN when someone passes its end
TEN = 10
TILE_PLACES = 8  # seven tiles and the blizzard card
PHOTOS = 7


@dataclass(frozen=True, kw_only=True, eq=False)
class Layout(AnyLayout):
    squeeze: tuple[float, float, float, float]  # x factor, x shift, y factor, y shift
    ribbon: Point  # «last round»
    medal: tuple[float, float, float, float]  # x, y and radius of the first, step to the next
    track: tuple[float, float, float]  # x of its first space, step, y where markers stand
    marker: float
    dice: Row
    tiles: Area
    tile_columns: int
    photos: Area
    weather: Area
    needs: Area | None  # what a climb and a night need; a phone has no room for it
    faces: Row  # the faces to which a die may be turned
    face_columns: int

    def at(self, x: float, y: float) -> Point:
        """A point of the mountain, where it lies on this table."""
        sx, dx, sy, dy = self.squeeze
        return x * sx + dx, y * sy + dy

    def tile_place(self, index: int, players: int) -> Area:
        """The place of the index-th tile; the one after the last tile is the blizzard's."""
        area, gap = self.below(self.tiles, players), 5
        columns, rows = self.tile_columns, -(-TILE_PLACES // self.tile_columns)
        width = (area.width - (columns - 1) * gap) / columns
        height = (area.height - (rows - 1) * gap) / rows
        row, column = divmod(index, columns)
        x, y = area.x + column * (width + gap), area.y + row * (height + gap)
        return Area(x, y, width, height)

    def photo_place(self, index: int, players: int) -> Area:
        """A frame of the strip of film; before the first one lies the camera."""
        area, lead = self.below(self.photos, players), self.film_lead
        width = (area.width - lead) / PHOTOS
        return Area(area.x + lead + index * width, area.y, width, area.height)

    @property
    def market(self) -> Area:
        """Tiles and photos together: whoever buys looks at both."""
        tiles, photos = self.tiles, self.photos
        return Area(tiles.x, tiles.y, tiles.width, photos.y + photos.height - tiles.y)

    @property
    def film_lead(self) -> float:
        return 32 if self.tall else 58


WIDE = Layout(
    tall=False,
    height=936,
    squeeze=(1, 0, 1, 0),
    figure=1,
    slot=44,
    title=(36, 78, 60),
    ribbon=(36, 122),
    scene_bottom=606,
    medal=(492, 66, 17, 42),
    track=(96, 17.7, 676),
    marker=8.2,
    plaque_top=718,
    dice=Row(520, 759, 52, 65),
    sheets=(818, 100),
    stage=Area(494, 733, 442, 52),
    tiles=Area(832, 166, 344, 342),
    tile_columns=2,
    photos=Area(832, 516, 344, 76),
    weather=Area(832, 18, 344, 138),
    needs=Area(18, 302, 172, 104),
    faces=Row(978, 740, 32, 38),
    face_columns=3,
    sparks=((316, 84), (264, 168), (724, 190), (782, 60)),
)

TALL = Layout(
    tall=True,
    height=957,
    squeeze=(0.62, -108, 0.432, 4),
    figure=0.78,
    slot=30,
    title=(12, 33, 32),
    ribbon=(66, 271),
    scene_bottom=266,
    medal=(192, 28, 12, 27),
    track=(46, 5.45, 338),
    marker=6.8,
    plaque_top=374,
    dice=Row(35, 451, 41, 51),
    sheets=(526, 165),
    stage=Area(14, 430, 347, 42),
    tiles=Area(10, 696, 370, 140),
    tile_columns=4,
    photos=Area(10, 841, 370, 36),
    weather=Area(10, 882, 370, 70),
    needs=None,
    faces=Row(107, 503, 34, 44),
    face_columns=5,
    sparks=((350, 66), (30, 84)),
)

LAYOUTS = {layout.name: layout for layout in (WIDE, TALL)}

# Where climbers stand, by level, in the mountain's coordinates: the middle of the place, and y.
STANDS: tuple[Point, ...] = ((420, 592), (430, 460), (432, 335), (430, 210))


def stand(layout: Layout, level: int, seat: int, players: int) -> Point:
    """The place of a seat's climber: each seat has its own on every level, so none overlap."""
    x, y = layout.at(*STANDS[level])
    return x + (seat - (players - 1) / 2) * layout.slot, y
