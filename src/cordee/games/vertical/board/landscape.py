"""The country around the cliff: sky, the mountain nobody has climbed yet, meadow and camp."""

from __future__ import annotations

from ....ink.country import BALLOON, FIRE, HUT, PINE, TENT, Standing, heaven, standing
from ....ink.paper import hatching, sky
from ....ink.svg import Point, at, line, num, path
from .layout import Layout

# Points of the wide picture; the tall one squeezes them into its own scene.
_FAR: tuple[Point, ...] = (
    (-20, 640), (-20, 430), (40, 380), (84, 400), (150, 310), (196, 346), (260, 430), (420, 470),
    (640, 440), (742, 330), (780, 350), (850, 250), (900, 296), (960, 360), (1040, 280),
    (1090, 214), (1130, 262), (1220, 350), (1220, 640),
)  # fmt: skip
_PEAK: tuple[Point, ...] = (
    (96, 640), (132, 580), (150, 572), (186, 498), (206, 486), (238, 410), (252, 402), (286, 320),
    (308, 306), (330, 240), (352, 222), (376, 154), (398, 140), (418, 92), (446, 62), (468, 40),
    (486, 66), (508, 78), (528, 124), (552, 140), (566, 190), (594, 214), (612, 276), (640, 298),
    (660, 356), (688, 378), (706, 440), (734, 462), (756, 520), (790, 548), (812, 596), (850, 640),
)  # fmt: skip
_SHADE: tuple[Point, ...] = (
    (468, 40), (486, 66), (508, 78), (528, 124), (552, 140), (566, 190), (594, 214), (612, 276),
    (640, 298), (660, 356), (688, 378), (706, 440), (734, 462), (756, 520), (790, 548), (812, 596),
    (850, 640), (640, 640), (600, 560), (622, 500), (560, 430), (574, 372), (520, 300), (540, 240),
    (490, 180), (504, 130),
)  # fmt: skip
_CAP: tuple[Point, ...] = (
    (376, 154), (398, 140), (418, 92), (446, 62), (468, 40), (486, 66), (508, 78), (528, 124),
    (552, 140), (566, 190), (546, 176), (530, 206), (510, 168), (492, 200), (470, 160), (450, 196),
    (430, 166), (410, 198), (394, 166),
)  # fmt: skip
_HOLLOWS: tuple[tuple[Point, ...], ...] = (
    ((372, 246), (340, 306), (356, 352), (330, 400), (384, 420), (412, 366), (398, 310),
     (420, 262)),
    ((268, 420), (240, 476), (258, 530), (228, 590), (310, 610), (330, 540), (306, 490)),
    ((450, 420), (420, 490), (444, 540), (410, 600), (500, 610), (516, 540), (480, 490)),
    ((452, 226), (436, 280), (462, 330), (486, 290), (478, 250)),
)  # fmt: skip
_GULLIES: tuple[tuple[Point, ...], ...] = (
    ((318, 300), (346, 296), (338, 326), (344, 362), (330, 420), (326, 364), (312, 330)),
    ((430, 330), (462, 322), (452, 356), (458, 404), (440, 470), (438, 402), (424, 364)),
    ((226, 470), (252, 462), (244, 496), (248, 530), (232, 580), (232, 530), (220, 500)),
    ((560, 286), (584, 280), (578, 310), (584, 348), (570, 398), (568, 344), (556, 312)),
    ((612, 420), (640, 412), (632, 446), (640, 490), (622, 546), (620, 488), (606, 450)),
)  # fmt: skip
_NEAR: tuple[Point, ...] = (
    (-20, 640), (-20, 560), (60, 520), (110, 548), (180, 590), (300, 612), (620, 616), (760, 580),
    (830, 540), (900, 570), (980, 510), (1060, 556), (1120, 530), (1220, 580), (1220, 640),
)  # fmt: skip


def _placed(layout: Layout, points: tuple[Point, ...]) -> str:
    ground = layout.cliff.y + layout.cliff.height
    if not layout.tall:
        return line(points, True)
    return line([(x * 0.52 - 48, (y - 24) * 0.62 + ground - 378) for x, y in points], True)


def landscape(layout: Layout) -> str:
    """Everything that is only there to be looked at."""
    peak = _placed(layout, _PEAK)
    return (
        sky(layout.width, layout.scene_bottom)
        + _heaven(layout)
        + path(_placed(layout, _FAR), "ck-far")
        + path(peak, "ck-ridge")
        + path(_outlines(layout, _HOLLOWS), "ck-rock ck-mist")
        + hatching(_outlines(layout, (*_HOLLOWS, _SHADE)))
        + path(_placed(layout, _CAP), "ck-drift")
        + path(_outlines(layout, _GULLIES), "ck-drift")
        + path(peak, "ck-none ck-o ck-faint")
        + path(_placed(layout, _NEAR), "ck-rock ck-mist")
        + _wood(layout)
        + _meadow(layout)
    )


def _outlines(layout: Layout, shapes: tuple[tuple[Point, ...], ...]) -> str:
    return "".join(_placed(layout, points) for points in shapes)


def _wood(layout: Layout) -> str:
    """Dark trees along the foot of the wall, far away."""
    ground, w = layout.cliff.y + layout.cliff.height, layout.width
    unit = layout.figure * 0.8
    tops = "".join(
        f"L{num(x)},{num(ground - (14 + (i * 37) % 23) * unit)}L{num(x + 8 * unit)},"
        f"{num(ground - (6 + (i * 11) % 7) * unit)}"
        for i, x in enumerate(range(0, w, int(16 * unit)))
    )
    return path(f"M-5,{num(ground + 2)}{tops}L{w + 5},{num(ground + 2)}Z", "ck-moss ck-mist")


def _heaven(layout: Layout) -> str:
    if layout.tall:
        return heaven((338, 96, 18), ((330, 116, 0.5), (66, 96, 0.45), (84, 190, 0.35)))
    clouds = ((220, 186, 0.9), (96, 300, 0.7), (742, 190, 0.8), (690, 84, 0.6))
    birds = ((292, 96), (316, 84), (324, 108), (648, 150))
    return heaven((178, 150, 44), clouds, birds) + at(820, 120, BALLOON)


def _meadow(layout: Layout) -> str:
    """Grass in front of the wall, and the camp on it."""
    top, bottom, w = layout.cliff.y + layout.cliff.height, layout.scene_bottom, layout.width
    hill = f"H{w + 5}" if layout.tall else f"H892Q1040,{num(top - 12)} {w + 5},{num(top + 6)}"
    grass = f"M-5,{num(top)}{hill}V{num(bottom)}H-5Z"
    path_way = (
        f"M{num(w * 0.3)},{num(bottom)}Q{num(w * 0.36)},{num(top + 34)} {num(w * 0.39)},{num(top)}"
        f"H{num(w * 0.43)}Q{num(w * 0.44)},{num(top + 34)} {num(w * 0.42)},{num(bottom)}Z"
    )
    if layout.tall:
        things: tuple[Standing, ...] = (
            (238, 489, TENT, 0.68), (276, 490, FIRE, 0.7), (204, 488, PINE, 0.46),
            (318, 490, PINE, 0.5), (340, 486, PINE, 0.42), (372, 490, PINE, 0.54),
        )  # fmt: skip
    else:
        things = (
            (330, 704, TENT, 0.95), (394, 706, FIRE, 0.9), (640, 704, PINE, 0.66),
            (676, 708, PINE, 0.5), (820, 706, PINE, 0.6), (864, 708, PINE, 0.74),
            (964, 698, HUT, 0.8), (1046, 706, PINE, 1.1), (1082, 700, PINE, 0.8),
            (1128, 706, PINE, 0.9), (1164, 700, PINE, 1.0),
        )  # fmt: skip
    tufts = "".join(
        f"M{num(x)},{num(top + 22 + (i * 23) % (bottom - top - 26))}l-3,-6m3,6v-8m0,8l3,-6"
        for i, x in enumerate(range(16, w, 46 if layout.tall else 62))
    )
    return (
        path(grass, "ck-warm")
        + path(grass, "ck-moss ck-faint")
        + path(grass, "ck-none ck-o")
        + path(path_way, "ck-trail")
        + path(tufts, "ck-none ck-o1 ck-mist")
        + standing(things)
    )
