"""The country around the mountain: sky, far ridges, and the base camp in front."""

from __future__ import annotations

from ....ink.country import BALLOON, FIRE, HUT, PINE, TENT, heaven
from ....ink.paper import sky
from ....ink.svg import Point, at, line, num, path, scaled, turned
from .layout import Layout
from .mountain import mountain, placed, standing

_FAR: tuple[Point, ...] = (
    (-20, 610), (-20, 420), (30, 400), (70, 352), (100, 364), (150, 300), (178, 320), (236, 382),
    (300, 420), (520, 430), (600, 392), (640, 404), (712, 318), (744, 336), (790, 270), (826, 300),
    (862, 352), (930, 300), (980, 248), (1022, 290), (1084, 350), (1130, 330), (1220, 410),
    (1220, 610),
)  # fmt: skip
_NEAR: tuple[Point, ...] = (
    (-20, 610), (-20, 516), (26, 480), (60, 488), (104, 440), (150, 474), (210, 520), (560, 540),
    (700, 486), (742, 440), (790, 466), (850, 408), (888, 440), (960, 486), (1030, 432),
    (1080, 470), (1150, 440), (1220, 500), (1220, 610),
)  # fmt: skip


def landscape(layout: Layout) -> str:
    """Everything that is only there to be looked at, from the far sky to the near trees."""
    parts = [
        sky(layout.width, layout.scene_bottom),
        _heaven(layout),
        path(line(placed(layout, _FAR), True), "ck-far"),
        path(line(placed(layout, _NEAR), True), "ck-ridge"),
        mountain(layout),
        _ground(layout),
    ]
    return "".join(parts)


# --- sky -----------------------------------------------------------------------------------------


def _heaven(layout: Layout) -> str:
    if layout.tall:
        return heaven((34, 124, 17), ((40, 140, 0.5), (352, 118, 0.5), (354, 24, 0.45)))
    clouds = ((196, 258, 0.9), (64, 330, 0.7), (740, 254, 0.8), (760, 112, 0.6), (1094, 122, 1.1))
    birds = ((262, 130), (286, 118), (294, 142), (668, 226))
    return heaven((152, 226, 44), clouds, birds) + at(960, 84, BALLOON)


# --- base camp -----------------------------------------------------------------------------------


def _ground(layout: Layout) -> str:
    bottom = layout.scene_bottom
    _, top = layout.at(0, 566)
    w = layout.width
    data = (
        f"M-5,{num(top + 2)}Q{num(w * 0.12)},{num(top - 8)} {num(w * 0.3)},{num(top + 1)}"
        f"T{num(w * 0.62)},{num(top)}T{num(w + 5)},{num(top - 2)}V{num(bottom)}H-5Z"
    )
    pines = ((34, 590, 1.2), (78, 600, 0.9), (116, 588, 0.75), (768, 598, 0.9), (800, 590, 0.7))
    return (
        path(data, "ck-snow ck-o")
        + "".join(standing(layout, x, y, PINE, size) for x, y, size in pines)
        + standing(layout, 246 if layout.tall else 222, 594, HUT, 0.76 if layout.tall else 0.9)
        + standing(layout, 590, 594, TENT, 0.9)
        + standing(layout, 552, 598, FIRE, 0.8)
        + "".join(standing(layout, x, y, _tracks(turn)) for x, y, turn in _FOOTSTEPS)
    )


_FOOTSTEPS = ((300, 600, 80), (322, 594, 96), (664, 600, 84), (690, 596, 96))


def _tracks(turn: float) -> str:
    return turned(turn, scaled(0.28, path("M-1,15c-7,0 -10,-5 -8,-10c1,-4 1,-6 4,-7c4,-1 9,0 11,4"
                                          "c3,6 -1,13 -7,13z", "ck-shade")))  # fmt: skip
