"""The country around the mountain: sky, far ridges, the hut at its foot, and Zermatt below."""

from __future__ import annotations

from ....ink.country import HUT, PINE, heaven
from ....ink.paper import foot, sky
from ....ink.svg import Point, at, box, circle, line, num, path, scaled, turned
from .layout import LOWEST, Layout, Pyramid
from .mountain import mountain

# Ridges as shares of the scene, from the left edge to the right one.
_FAR: tuple[Point, ...] = (
    (0, .72), (.03, .66), (.06, .69), (.1, .56), (.13, .6), (.17, .5), (.2, .55), (.25, .64),
    (.3, .7), (.62, .7), (.66, .62), (.69, .64), (.73, .54), (.76, .57), (.8, .47), (.83, .5),
    (.86, .58), (.9, .52), (.93, .55), (.97, .48), (1, .53),
)  # fmt: skip
_NEAR: tuple[Point, ...] = (
    (0, .86), (.04, .8), (.07, .82), (.12, .76), (.2, .86), (.3, .92), (.66, .9), (.72, .8),
    (.76, .82), (.81, .72), (.85, .78), (.88, .74), (.93, .83), (.97, .78), (1, .8),
)  # fmt: skip

LARCH = (
    foot(34)
    + path("M-2,0V-12H2V0Z", "ck-earth ck-o")
    + path("M0,-62Q5,-50 10,-44Q8,-42 6,-43Q10,-32 15,-26Q12,-24 9,-25Q13,-16 17,-10Q0,-4 -17,-10"
           "Q-13,-16 -9,-25Q-12,-24 -15,-26Q-10,-32 -6,-43Q-8,-42 -10,-44Q-5,-50 0,-62Z",
           "ck-gold ck-o")
    + path("M-5,-36q3,3 7,1M-8,-18q5,4 11,1", "ck-none ck-o1 ck-earth-line")
)  # fmt: skip
CHALET = (
    foot(78)
    + box(-30, -14, 60, 14, 0, "ck-card ck-o")
    + path("M-34,-14V-32L0,-50L34,-32V-14Z", "ck-earth ck-o")
    + path("M-33,-23H33M-30,-32H30M-18,-41H18", "ck-none ck-o1 ck-faint")
    + "".join(box(x, -29, 11, 10, 0, "ck-sun ck-o1") for x in (-26, -5.5, 15))
    + path("M-28,-18H28", "ck-none ck-o3 ck-tent-line")
    + path("M-6,0V-10H6V0Z", "ck-night ck-o1")
    + path("M-43,-28L0,-54L43,-28L40,-24L0,-47L-40,-24Z", "ck-shade ck-o")
)  # fmt: skip
CHURCH = (
    foot(70)
    + path("M-4,0V-26L14,-38L34,-26V0Z", "ck-card ck-o")
    + path("M-8,-22L14,-42L38,-22L34,-20L14,-36L-4,-20Z", "ck-shade ck-o")
    + box(18, -18, 6, 12, 3, "ck-ice ck-o1")
    + box(-24, -56, 20, 56, 0, "ck-card ck-o")
    + path("M-28,-56L-14,-104L0,-56Z", "ck-tent ck-o")
    + path("M-14,-104V-116M-18,-112H-10", "ck-none ck-o")
    + circle(-14, -44, 5.5, "ck-paper ck-o1")
    + path("M-14,-47.500V-44L-11.5,-42.500", "ck-none ck-o1")
    + box(-17, -30, 6, 12, 3, "ck-night ck-o1")
)
TRAIN = (
    path("M-62,2H66", "ck-none ck-o ck-earth-line")
    + "".join(circle(x, -1, 3, "ck-night") for x in (-46, -30, -6, 10, 34, 50))
    + box(-54, -22, 34, 19, 3, "ck-tent ck-o")
    + box(-15, -22, 34, 19, 3, "ck-tent ck-o")
    + path("M24,-3V-19Q24,-22 28,-22H46Q56,-20 58,-3Z", "ck-tent ck-o")
    + "".join(box(x, -18, 7, 7, 1, "ck-sun ck-o1") for x in (-50, -40, -30, -11, -1, 9, 29, 40))
)


def landscape(pyramid: Pyramid) -> str:
    """Everything that is only there to be looked at, from the far sky to the near trees."""
    layout = pyramid.layout
    return (
        sky(layout.width, layout.scene_bottom)
        + _heaven(layout)
        + path(_ridge(layout, _FAR), "ck-far")
        + path(_ridge(layout, _NEAR), "ck-ridge")
        + _railway(layout)
        + mountain(pyramid)
        + _meadow(layout)
        + _dwellings(pyramid)
    )


def _ridge(layout: Layout, points: tuple[Point, ...]) -> str:
    w, h = layout.width, layout.scene_bottom
    inside = [(x * w, y * h) for x, y in points]
    return line([(0, h), *inside, (w, h)], True)


def _heaven(layout: Layout) -> str:
    if layout.tall:
        few, flock = ((58, 132, 0.5), (338, 96, 0.52), (360, 186, 0.4)), ((104, 76), (118, 68))
        return heaven((46, 110, 19), few, flock, 0.7)
    clouds = ((226, 262, 0.95), (74, 344, 0.7), (722, 208, 0.9), (866, 98, 0.7), (1104, 336, 0.9))
    birds = ((352, 150), (376, 138), (384, 162), (790, 300))
    return heaven((176, 222, 46), clouds, birds)


# --- the valley ----------------------------------------------------------------------------------


def _meadow(layout: Layout) -> str:
    """Pale green alps that hide the foot of the mountain."""
    w, h = layout.width, layout.scene_bottom
    top = h - (24 if layout.tall else 36)
    hill = (
        f"M-5,{num(top - 6)}Q{num(w * 0.1)},{num(top - 14)} {num(w * 0.24)},{num(top + 8)}"
        f"T{num(w * 0.5)},{num(top + 12)}T{num(w * 0.74)},{num(top + 4)}"
        f"Q{num(w * 0.86)},{num(top - 16)} {num(w + 5)},{num(top - 8)}V{num(h)}H-5Z"
    )
    return path(hill, "ck-paper ck-o") + path(hill, "ck-moss ck-faint")


# x, y below the meadow's edge, size, and whether it is a larch.
# fmt: off
_TREES = ((24, -8, 1.1, 0), (62, -2, .8, 1), (96, -6, .95, 0), (128, 2, .7, 1), (950, 0, .95, 1),
          (1174, -4, 1.1, 0), (1146, 4, .8, 1))
_TREES_TALL = ((12, 0, .5, 0), (30, 4, .42, 1), (376, 2, .55, 0), (358, 6, .42, 1))
_VILLAGE = ((986, -16, .74), (1096, -18, .8), (1136, -6, .84), (1020, 2, .9))
# fmt: on
_CLEAR = 40  # from a tree to the number of the lowest row
_HUT = 129  # from the last circle of that row to the hut


def _dwellings(pyramid: Pyramid) -> str:
    """Trees where the number of the lowest row leaves room; the hut beyond it, then Zermatt."""
    layout = pyramid.layout
    ground = layout.scene_bottom
    left, level = pyramid.tag(LOWEST)
    right, _ = pyramid.circle(LOWEST, pyramid.width(LOWEST))
    below = level > layout.foot[1]
    wood = "".join(
        at(x, ground + y - (8 if layout.tall else 12), scaled(size, LARCH if gold else PINE))
        for x, y, size, gold in (_TREES_TALL if layout.tall else _TREES)
        if layout.tall or abs(x - left) > _CLEAR
    )
    if layout.tall:
        return "" if below else wood
    village = at(1056, ground - 22, scaled(0.9, CHURCH)) + "".join(
        at(x, ground + y - 6, scaled(size, CHALET)) for x, y, size in _VILLAGE
    )
    return village + wood + at(right + _HUT, ground - 26, scaled(0.62, HUT))


def _railway(layout: Layout) -> str:
    """The slope of the Gornergrat, and the train that climbs it."""
    if layout.tall:
        return ""
    w, h = layout.width, layout.scene_bottom
    track = f"M{num(w * 0.74)},{num(h - 30)}Q{num(w * 0.84)},{num(h - 100)} {w},{num(h - 138)}"
    return (
        path(f"{track}V{h}H{num(w * 0.7)}Z", "ck-ridge")
        + path(track, "ck-none ck-o1")
        + at(w - 76, h - 119, turned(-14, scaled(0.72, TRAIN)))
    )
