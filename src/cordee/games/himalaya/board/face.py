"""The mountain and the country around it: sky, far ridges, rock, snow cap, and the base camp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.country import FIRE, HUT, PINE, SMALL_TENT, TENT, Standing, heaven, standing
from ....ink.lettering import letters, width
from ....ink.paper import hatched, hatching, sky
from ....ink.seats import shape
from ....ink.svg import Point, at, box, line, num, path
from .layout import Layout
from .route import outline, point

if TYPE_CHECKING:
    from ....words import Say

# Shares of the picture: across, and down to the ground.
_FAR: tuple[Point, ...] = (
    (-0.02, 0.62), (0.02, 0.58), (0.06, 0.5), (0.085, 0.52), (0.125, 0.42), (0.15, 0.45),
    (0.2, 0.55), (0.25, 0.6), (0.45, 0.62), (0.72, 0.55), (0.76, 0.47), (0.8, 0.44), (0.84, 0.5),
    (0.89, 0.38), (0.925, 0.42), (0.97, 0.5), (1.02, 0.47),
)  # fmt: skip
_NEAR: tuple[Point, ...] = (
    (-0.02, 0.72), (0.02, 0.66), (0.05, 0.68), (0.085, 0.6), (0.125, 0.65), (0.18, 0.72),
    (0.5, 0.75), (0.78, 0.7), (0.82, 0.62), (0.86, 0.65), (0.91, 0.56), (0.95, 0.62), (1.02, 0.58),
)  # fmt: skip
# The crest between the sunny side and the shaded one, and hollows on the sunny one: side, down.
_CREST: tuple[Point, ...] = (
    (0.62, 1), (0.56, 0.93), (0.64, 0.86), (0.5, 0.79), (0.55, 0.72), (0.42, 0.66), (0.47, 0.58),
    (0.33, 0.52), (0.38, 0.45), (0.24, 0.39), (0.29, 0.33), (0.15, 0.28), (0.19, 0.22),
    (0.07, 0.17), (0.1, 0.11), (0.02, 0.06),
)  # fmt: skip
_HOLLOWS: tuple[tuple[Point, ...], ...] = (
    ((-0.12, 0.27), (-0.2, 0.36), (-0.15, 0.44), (0.02, 0.45), (-0.04, 0.38), (0, 0.31)),
    ((-0.42, 0.4), (-0.5, 0.5), (-0.44, 0.56), (-0.47, 0.63), (-0.26, 0.63), (-0.32, 0.54),
     (-0.27, 0.46)),
    ((-0.7, 0.58), (-0.78, 0.7), (-0.72, 0.8), (-0.5, 0.8), (-0.56, 0.7), (-0.52, 0.63)),
    ((-0.2, 0.6), (-0.28, 0.72), (-0.2, 0.8), (0.06, 0.8), (-0.02, 0.7), (0.05, 0.62)),
    ((-0.4, 0.82), (-0.48, 0.92), (-0.44, 1), (-0.16, 1), (-0.22, 0.92), (-0.15, 0.84)),
    ((0.1, 0.84), (0.04, 0.92), (0.08, 1), (0.36, 1), (0.28, 0.92), (0.34, 0.86)),
)  # fmt: skip
_CRACKS: tuple[tuple[Point, ...], ...] = (
    ((-0.3, 0.31), (-0.27, 0.36), (-0.3, 0.4)),
    ((-0.6, 0.48), (-0.57, 0.53), (-0.61, 0.58), (-0.58, 0.62)),
    ((-0.84, 0.72), (-0.81, 0.77), (-0.85, 0.82)),
    ((-0.08, 0.48), (-0.05, 0.52), (-0.09, 0.56)),
    ((-0.36, 0.68), (-0.33, 0.72), (-0.37, 0.77)),
    ((0.3, 0.4), (0.34, 0.44), (0.31, 0.48)),
    ((0.6, 0.52), (0.63, 0.57), (0.6, 0.61)),
    ((0.74, 0.66), (0.78, 0.71), (0.75, 0.77)),
    ((0.52, 0.82), (0.48, 0.87), (0.52, 0.91)),
    ((0.86, 0.82), (0.89, 0.87), (0.86, 0.91)),
)
# The snow cap's lower rim, from the right to the left: side, down.
_CAP_RIM: tuple[Point, ...] = (
    (0.25, 0.235), (0.21, 0.285), (0.165, 0.235), (0.125, 0.3), (0.075, 0.25), (0.04, 0.325),
    (-0.01, 0.26), (-0.06, 0.33), (-0.1, 0.25), (-0.14, 0.29), (-0.18, 0.225), (-0.21, 0.26),
)  # fmt: skip
_CAP_CREST: tuple[Point, ...] = (
    (0.075, 0.25), (0.1, 0.21), (0.06, 0.17), (0.09, 0.12), (0.03, 0.08), (0.04, 0.04),
)  # fmt: skip
_CAP_TOP = 0.236  # how far down the snow cap follows the outline


def landscape(layout: Layout) -> str:
    """Everything behind the route, from the far sky to the near trees."""
    return "".join(
        (
            sky(layout.width, layout.scene_bottom),
            _heaven(layout),
            path(_range(layout, _FAR), "ck-far"),
            path(_range(layout, _NEAR), "ck-ridge"),
            _mountain(layout),
            _ground(layout),
        )
    )


def _range(layout: Layout, shares: tuple[Point, ...]) -> str:
    w, h = layout.width, layout.scene_bottom
    crest = [(x * w, y * h) for x, y in shares]
    return line([(-20, h), *crest, (w + 20, h)], True)


def _heaven(layout: Layout) -> str:
    if layout.tall:
        flock = ((140, 84), (156, 76), (160, 94))
        return heaven((48, 112, 22), ((66, 134, 0.5), (352, 150, 0.42)), flock, 0.8)
    clouds = ((204, 246, 0.9), (74, 330, 0.7), (1010, 216, 0.9), (1120, 290, 0.7), (800, 60, 0.6))
    birds = ((370, 150), (394, 138), (402, 162), (826, 216))
    return heaven((150, 214, 46), clouds, birds)


# --- rock and snow -------------------------------------------------------------------------------


def _mountain(layout: Layout) -> str:
    whole = outline(layout)
    peak = max(range(len(whole)), key=lambda i: -whole[i][1])
    crest = [point(layout, *share) for share in _CREST]
    hollows = "".join(line([point(layout, *share) for share in hollow], True)
                      for hollow in _HOLLOWS)  # fmt: skip
    cracks = "".join(line([point(layout, *share) for share in crack]) for crack in _CRACKS)
    low = layout.face.y + layout.face.height * _CAP_TOP
    rim = [point(layout, *share) for share in _CAP_RIM]
    cap_crest = [point(layout, *share) for share in _CAP_CREST]
    cap = [p for p in whole if p[1] <= low]
    shaded_cap = [p for p in whole[peak:] if p[1] <= low]
    return "".join(
        (
            path(line(whole, True), "ck-rock"),
            path(hollows, "ck-shade ck-faint"),
            hatching(hollows),
            hatched(line([*whole[peak:], *crest], True), "ck-shade"),
            path(cracks, "ck-none ck-o1 ck-mist"),
            path(line([*cap, *rim], True), "ck-snow ck-o"),
            hatched(line([*shaded_cap, *rim[:5], *cap_crest], True), "ck-drift"),
            path(line(rim), "ck-none ck-o"),
            path(line(whole), "ck-none ck-o3"),
        )
    )


# --- base camp -----------------------------------------------------------------------------------


def _ground(layout: Layout) -> str:
    bottom, w = layout.scene_bottom, layout.width
    top = layout.base.y - 40 * layout.figure
    data = (
        f"M-5,{num(top + 2)}Q{num(w * 0.12)},{num(top - 10)} {num(w * 0.3)},{num(top + 1)}"
        f"T{num(w * 0.62)},{num(top)}T{num(w + 5)},{num(top - 2)}V{num(bottom)}H-5Z"
    )
    return path(data, "ck-snow ck-o") + _camp(layout)


def _camp(layout: Layout) -> str:
    """Hut, tents and trees around the base camp; on a phone its people need most of the room."""
    y, size = layout.base.y, layout.figure
    things: tuple[Standing, ...]
    if layout.tall:
        things = ((14, -30, PINE, 0.7), (374, -30, PINE, 0.75), (350, -34, PINE, 0.55),
                  (60, -27, TENT, 0.6), (120, -30, SMALL_TENT, 0.7), (292, -28, TENT, 0.55),
                  (238, -30, SMALL_TENT, 0.6), (180, -28, FIRE, 0.7))  # fmt: skip
    else:
        things = ((28, -8, PINE, 1), (92, 8, HUT, 0.8), (166, -36, PINE, 0.75),
                  (232, -38, SMALL_TENT, 0.9), (330, -36, TENT, 0.9), (392, -34, FIRE, 0.8),
                  (452, -38, SMALL_TENT, 0.9), (556, -36, TENT, 0.85),
                  (640, -38, SMALL_TENT, 0.8))  # fmt: skip
    return standing((x, y + dy, thing, round(share * size, 2)) for x, dy, thing, share in things)


def base_camp(layout: Layout, players: int, say: Say) -> str:
    """The trodden place where all begin, with its name, and a mark where each seat stands."""
    base, size = layout.base, layout.figure
    left, right, y, high = base.x - 6, base.x + base.width + 6, base.y + 1, 17 * size
    bumps = max(5, round((right - left) / 60))
    wide = (right - left) / bumps
    rim = "".join(
        f"q{num(wide / 2)},{num((-5, -2, -4)[i % 3] * size)} {num(wide)},0" for i in range(bumps)
    )
    hem = "".join(
        f"q{num(-wide / 2)},{num((6, 3, 5)[i % 3] * size)} {num(-wide)},0" for i in range(bumps)
    )
    ground = path(
        f"M{num(left)},{num(y - high)}{rim}q{num(high)},{num(high * 0.8)} 0,{num(high * 1.6)}"
        f"{hem}q{num(-high)},{num(-high * 0.8)} 0,{num(-high * 1.6)}Z",
        "ck-drift ck-o1",
    )
    marks = "".join(
        at(layout.base_slot(seat, players), base.y - 2, shape(seat, 9 * size, "ck-snow"))
        for seat in range(players)
    )
    middle = base.x + base.width / 2
    return (
        ground + marks + at(middle, base.y + base_drop(layout), base_plate(layout, say), "plate-0")
    )


def base_drop(layout: Layout) -> float:
    """How far below the feet of its people the name of the base camp stands."""
    return 17 * layout.figure


def base_plate(layout: Layout, say: Say) -> str:
    """The name of the base camp."""
    name, letter = f"{say('board-base')} · 0", 14 if layout.tall else 17
    long = width(name, letter) + 14
    return box(-long / 2, -letter / 2 - 2.5, long, letter + 5, 7, "ck-gold ck-o1") + letters(
        0, letter * 0.35, name, letter, "ck-serif ck-bold ck-mid ck-on-gold"
    )
