"""The country around the mountain: sky, far ridges, and the base camp in front."""

from __future__ import annotations

from ....ink.paper import foot, sky
from ....ink.svg import Point, at, box, circle, line, num, path, scaled, turned
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

_CLOUD = path(
    "M-56,10q-12,-1 -9,-10q4,-8 14,-6q3,-13 19,-12q10,-16 28,-8q12,5 13,13q14,-6 22,5q19,-3 21,9"
    "q1,8 -8,9z",
    "ck-snow ck-o1",
) + path("M-44,3H-18M0,-1H30M-8,4H12", "ck-none ck-o1 ck-faint")
_BIRD = path("M-9,-3q5,-4 9,2q4,-6 9,-2", "ck-none ck-o")
_BALLOON = (
    path("M-7,31L-12,18M7,31L12,18M0,31V24", "ck-none ck-o1")
    + path("M-10,22C-34,2 -32,-36 0,-36S34,2 10,22Z", "ck-tent ck-o")
    + path("M-4,22C-14,2 -14,-36 0,-36S14,2 4,22Z", "ck-sun ck-o1")
    + path("M-28,-12Q0,0 28,-12", "ck-none ck-o1")
    + box(-7, 31, 14, 10, 3, "ck-earth ck-o")
)


def _heaven(layout: Layout) -> str:
    if layout.tall:
        return (
            _sun(34, 124, 17)
            + at(40, 140, scaled(0.5, _CLOUD))
            + at(352, 118, scaled(0.5, _CLOUD))
            + at(354, 24, scaled(0.45, _CLOUD))
        )
    return (
        _sun(152, 226, 44)
        + at(196, 258, scaled(0.9, _CLOUD))
        + at(64, 330, scaled(0.7, _CLOUD))
        + at(740, 254, scaled(0.8, _CLOUD))
        + at(760, 112, scaled(0.6, _CLOUD))
        + at(1094, 122, scaled(1.1, _CLOUD))
        + at(960, 84, _BALLOON)
        + "".join(at(x, y, _BIRD) for x, y in ((262, 130), (286, 118), (294, 142), (668, 226)))
    )


def _sun(x: float, y: float, radius: float) -> str:
    return circle(x, y, radius * 1.5, "ck-halo") + circle(x, y, radius, "ck-sun ck-o1")


# --- base camp -----------------------------------------------------------------------------------

_HUT = (
    foot(120, 5)
    + box(-46, -38, 92, 38, 0, "ck-earth ck-o")
    + path("M-46,-26H46M-46,-14H46", "ck-none ck-o1 ck-faint")
    + box(-34, -28, 20, 16, 1, "ck-sun ck-o")
    + path("M-24,-28v16M-34,-20h20", "ck-none ck-o1")
    + path("M4,0V-27h20V0Z", "ck-night ck-o")
    + box(24, -76, 11, 26, 0, "ck-shade ck-o")
    + path("M-58,-34L0,-74L58,-34L50,-34L0,-66L-50,-34Z", "ck-snow ck-o")
    + path("M-46,-36L0,-66L46,-36Z", "ck-tent ck-o")
    + path("M-58,-34L-6,-72Q0,-77 6,-72L58,-34Q50,-28 44,-35Q36,-26 28,-40Q16,-36 0,-54"
           "Q-16,-36 -28,-40Q-36,-26 -44,-35Q-50,-28 -58,-34Z", "ck-snow ck-o")
    + path("M29,-80q-6,-8 2,-14t0,-15", "ck-none ck-o1 ck-mist")
)  # fmt: skip
_TENT = (
    foot(70, 5)
    + path("M-32,0L-4,-40L30,0Z", "ck-tent ck-o")
    + path("M-4,-40L30,0H6Z", "ck-seat-3 ck-o")
    + path("M-4,-40L-14,0H6Z", "ck-night ck-o1")
    + path("M-4,-40V-47M-32,0l-8,4M30,0l8,4", "ck-none ck-o")
)
PINE = (
    foot(40)
    + path("M-3,0V-12H3V0Z", "ck-earth ck-o")
    + path("M-20,-10L-8,-30H-14L-4,-48H-9L0,-66L9,-48H4L14,-30H8L20,-10Z", "ck-moss ck-o")
    + path("M-9,-48L0,-66L9,-48Q4,-44 0,-50Q-4,-44 -9,-48Z", "ck-snow ck-o1")
)
_FIRE = (
    foot(26, 3)
    + path("M-10,-1L10,-6M10,-1L-10,-6", "ck-none ck-o3 ck-earth-line")
    + path("M0,-24q9,9 6,16q-6,6 -12,0q-3,-6 2,-9q2,4 3,1q1,-4 1,-8z", "ck-gold ck-o1")
)


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
        + standing(layout, 246 if layout.tall else 222, 594, _HUT, 0.76 if layout.tall else 0.9)
        + standing(layout, 590, 594, _TENT, 0.9)
        + standing(layout, 552, 598, _FIRE, 0.8)
        + "".join(standing(layout, x, y, _tracks(turn)) for x, y, turn in _FOOTSTEPS)
    )


_FOOTSTEPS = ((300, 600, 80), (322, 594, 96), (664, 600, 84), (690, 596, 96))


def _tracks(turn: float) -> str:
    return turned(turn, scaled(0.28, path("M-1,15c-7,0 -10,-5 -8,-10c1,-4 1,-6 4,-7c4,-1 9,0 11,4"
                                          "c3,6 -1,13 -7,13z", "ck-shade")))  # fmt: skip
