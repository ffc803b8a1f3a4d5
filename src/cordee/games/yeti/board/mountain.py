"""The mountain of Yeti: rock, snow, three shoulders to stand on, and the signposts beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.country import CAIRN, CHOUGH, FLAG, LADDER, SMALL_TENT
from ....ink.layout import Area
from ....ink.lettering import letters, width
from ....ink.paper import hatched, hatching
from ....ink.signs import PRINT, small
from ....ink.svg import Point, at, box, line, num, path, scaled, title
from .. import rules
from .layout import STANDS, Layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....words import Say

# The mountain, from its left foot over the summit to its right foot. Each level is a shoulder.
_LEFT: tuple[Point, ...] = (
    (30, 592), (74, 560), (96, 548), (118, 516), (136, 508), (158, 474), (172, 456), (190, 430),
    (204, 422), (216, 388), (230, 372), (236, 346), (246, 331), (262, 300), (274, 292), (284, 258),
    (300, 240), (304, 218), (312, 206), (330, 184), (342, 178), (356, 146), (374, 132), (384, 104),
    (404, 90),
)  # fmt: skip
_SUMMIT: Point = (430, 56)
_RIGHT: tuple[Point, ...] = (
    (446, 88), (458, 96), (476, 128), (494, 142), (506, 172), (530, 186), (550, 206), (560, 232),
    (574, 246), (582, 280), (602, 300), (618, 331), (626, 352), (640, 366), (650, 404), (672, 424),
    (694, 456), (704, 482), (726, 500), (744, 534), (776, 560), (820, 592),
)  # fmt: skip
# The crest between the sunny side and the shaded one.
_CREST: tuple[Point, ...] = (
    (530, 590), (556, 548), (540, 520), (512, 490), (536, 462), (546, 432), (498, 392), (510, 366),
    (524, 336), (486, 300), (474, 284), (500, 240), (490, 214), (452, 186), (468, 140), (440, 104),
)  # fmt: skip
_CAP: tuple[Point, ...] = (
    (330, 184), (342, 178), (356, 146), (374, 132), (384, 104), (404, 90), (430, 56), (446, 88),
    (458, 96), (476, 128), (494, 142), (506, 172), (492, 166), (482, 184), (470, 156), (456, 180),
    (440, 150), (424, 176), (408, 156), (396, 188), (378, 164), (364, 190), (350, 176),
)  # fmt: skip
_CAP_SHADE: tuple[Point, ...] = (
    (430, 56), (446, 88), (458, 96), (476, 128), (494, 142), (506, 172), (492, 166), (482, 184),
    (470, 156), (456, 180), (446, 158), (458, 130), (440, 104),
)  # fmt: skip
# Hollows on the sunny side, a little darker, and gullies full of snow.
_HOLLOWS: tuple[tuple[Point, ...], ...] = (
    ((374, 246), (358, 288), (376, 331), (432, 331), (412, 296), (422, 260), (398, 228)),
    ((300, 356), (282, 400), (300, 432), (292, 456), (374, 456), (354, 420), (366, 388),
     (330, 346)),
    ((212, 490), (190, 540), (206, 592), (306, 592), (284, 548), (298, 512), (254, 472)),
    ((440, 486), (416, 536), (432, 592), (530, 592), (478, 548), (490, 516), (462, 474)),
    ((430, 356), (416, 396), (432, 420), (424, 450), (470, 450), (456, 410), (462, 376)),
)  # fmt: skip
# Top of the gully on a shoulder, half its width, and how far its snow reaches down.
_GULLIES: tuple[tuple[float, float, float, float], ...] = (
    (358, 208, 17, 82), (470, 333, 18, 92), (560, 333, 14, 66), (276, 458, 17, 84),
    (420, 458, 20, 104), (612, 458, 16, 92),
)  # fmt: skip
# Snow-covered shoulders of levels 1 to 3: left end, right end, y.
_SHOULDERS = ((174, 692, 456), (248, 616, 331), (313, 549, 206))
_STEPS: tuple[tuple[Point, Point, Point, Point], ...] = (
    ((330, 578), (316, 560), (360, 520), (330, 476)),
    ((330, 446), (384, 420), (376, 380), (394, 352)),
    ((540, 322), (520, 296), (440, 270), (420, 224)),
)
_CRACKS: tuple[tuple[Point, ...], ...] = (
    ((224, 400), (234, 418), (226, 440)),
    ((308, 250), (302, 276), (312, 300)),
    ((330, 494), (322, 516), (332, 534), (324, 556)),
    ((140, 530), (150, 548), (142, 570)),
    ((440, 250), (450, 270), (440, 290)),
    ((600, 350), (612, 380), (602, 402)),
    ((530, 230), (540, 256), (530, 280)),
    ((660, 500), (674, 524), (664, 552)),
    ((570, 420), (560, 436), (568, 446)),
)
_SIGNPOSTS: tuple[Point, ...] = ((650, 568), (686, 438), (614, 313), (558, 190))


def placed(layout: Layout, points: Sequence[Point]) -> list[Point]:
    return [layout.at(x, y) for x, y in points]


def _outlines(layout: Layout, shapes: Sequence[Sequence[Point]]) -> str:
    return "".join(line(placed(layout, points), True) for points in shapes)


def standing(layout: Layout, x: float, y: float, drawing: str, size: float = 1) -> str:
    px, py = layout.at(x, y)
    return at(px, py, scaled(round(size * layout.figure, 2), drawing))


def mountain(layout: Layout) -> str:
    whole = line(placed(layout, (*_LEFT, _SUMMIT, *_RIGHT)), True)
    shaded = line(placed(layout, (_SUMMIT, *_RIGHT, *_CREST)), True)
    sunny_cap = line(placed(layout, _CAP), True)
    cracks = "".join(line(placed(layout, crack)) for crack in _CRACKS)
    parts = [
        "".join(_signpost_pole(layout, level) for level in (1, 2, 3)),
        path(whole, "ck-rock"),
        path(_outlines(layout, _HOLLOWS), "ck-shade ck-faint"),
        hatching(_outlines(layout, _HOLLOWS)),
        hatched(shaded, "ck-shade"),
        path(cracks, "ck-none ck-o1 ck-mist"),
        "".join(_gully(layout, *gully) for gully in _GULLIES),
        path(sunny_cap, "ck-snow ck-o"),
        hatched(line(placed(layout, _CAP_SHADE), True), "ck-drift"),
        path(whole, "ck-none ck-o3"),
        "".join(_shoulder(layout, *ends) for ends in _SHOULDERS),
        "".join(_steps(layout, *points) for points in _STEPS),
        _high_camps(layout),
    ]
    return "".join(parts)


_DRIPS = ((0.8, 7), (1.3, 13), (0.9, 8), (1.1, 16), (0.7, 6), (1.2, 11))  # width, depth


def _shoulder(layout: Layout, left: float, right: float, y: float) -> str:
    """A bank of snow from edge to edge, with a ragged lower rim, for the climbers to stand on."""
    x0, top = layout.at(left, y)
    x1, _ = layout.at(right, y)
    middle, lift, rim = (x0 + x1) / 2, 12 * layout.figure, top + 3
    count = max(6, int((x1 - x0) / (34 * layout.figure)))
    drips = [_DRIPS[i % len(_DRIPS)] for i in range(count)]
    unit = (x1 - x0) / sum(wide for wide, _ in drips)
    hem = "".join(
        f"q{num(-unit * wide * 0.35)},{num(deep * layout.figure)} {num(-unit * wide)},0"
        for wide, deep in drips
    )
    crown = f"M{num(x0)},{num(rim)}Q{num(middle)},{num(top - lift)} {num(x1)},{num(rim)}"
    return path(f"{crown}{hem}Z", "ck-snow ck-o")


def _gully(layout: Layout, x: float, y: float, half: float, long: float) -> str:
    """A tongue of snow that winds down from a shoulder."""
    px, py = layout.at(x, y)
    w, h = half * layout.squeeze[0], long * layout.squeeze[2]
    bends = (
        (-1, 0), (-0.7, 0.16), (-0.2, 0.22), (-0.3, 0.4), (-0.42, 0.6), (0.1, 0.7), (0, 1),
        (0.2, 0.82), (0.45, 0.66), (0.25, 0.44), (0.1, 0.26), (0.8, 0.18), (1, 0),
    )  # fmt: skip
    points = [f"{num(px + u * w)},{num(py + v * h)}" for u, v in bends]
    curves = "".join("C" + " ".join(points[i : i + 3]) for i in range(1, len(points), 3))
    return path(f"M{points[0]}{curves}Z", "ck-snow ck-o1 ck-shade-line")


def _steps(layout: Layout, *points: Point) -> str:
    """A dotted trail from one level to the next."""
    start, one, two, end = (",".join(map(num, layout.at(*p))) for p in points)
    return path(f"M{start}C{one} {two} {end}", "ck-none ck-o3 ck-dots")


def _high_camps(layout: Layout) -> str:
    return (
        at(*layout.at(*_SUMMIT), scaled(0.6 if layout.tall else 1, FLAG))
        + _prayer_flags(layout, (416, 78), (326, 196))
        + standing(layout, 226, 462, SMALL_TENT, 0.85)
        + standing(layout, 280, 336, CAIRN)
        + standing(layout, 640, 412, LADDER)
    )


def _prayer_flags(layout: Layout, start: Point, end: Point) -> str:
    """A rope from the summit down to the last camp, with small flags on it."""
    (x0, y0), (x1, y1) = layout.at(*start), layout.at(*end)
    sag = 22 * layout.figure
    count = 6
    flags = []
    for i in range(1, count + 1):
        t = i / (count + 1)
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * sag * t * (1 - t) * 0.5
        colour = ("ice", "card", "tent", "moss", "gold")[i % 5]
        flags.append(at(x, y, scaled(layout.figure, box(-4, 0, 8, 9, 0, f"ck-{colour} ck-o1"))))
    rope = (
        f"M{num(x0)},{num(y0)}Q{num((x0 + x1) / 2)},{num((y0 + y1) / 2 + sag)} {num(x1)},{num(y1)}"
    )
    return path(rope, "ck-none ck-o1") + "".join(flags)


def medal_rope(layout: Layout, players: int) -> str:
    """The rope on which the peak tokens hang, from the flagpole to the beak of a chough."""
    x, y, radius, step = layout.medal
    px, py = layout.at(*_SUMMIT)
    py -= 14 if layout.tall else 24
    end, rope = x + (players - 1) * step + radius + step * 0.6, y - radius - 6
    size, rise = (0.5, -6) if layout.tall else (0.9, 6)
    return path(
        f"M{num(px)},{num(py)}Q{num(px + 24)},{num(rope + 1)} {num(x - radius)},{num(rope)}"
        f"H{num(end - step * 0.6)}Q{num(end - 4)},{num(rope)} {num(end)},{num(rope - rise)}",
        "ck-none ck-o1",
    ) + at(end + 23 * size, rope - rise - 5 * size, scaled(size, CHOUGH))


# --- signposts ----------------------------------------------------------------------------------


def _signpost_pole(layout: Layout, level: int) -> str:
    """On the mountain the slope hides the foot of the pole; at the camp it stands in the open."""
    x, y = layout.at(*_SIGNPOSTS[level])
    foot_y = y + (66 if level else 30) * layout.squeeze[2]
    return path(f"M{num(x + 14)},{num(y - 10)}V{num(foot_y)}", "ck-none ck-o3 ck-earth-line")


def signposts(layout: Layout, say: Say) -> str:
    """The levels' names and what a print is worth there, on planks beside the shoulders."""
    pole = _signpost_pole(layout, 0)
    return pole + "".join(_plank(layout, level, say) for level in range(len(STANDS)))


def _plank(layout: Layout, level: int, say: Say) -> str:
    area = plank_area(layout, level, say)
    big, less, broad, high = *_letters(layout), area.width, area.height
    body = (
        path(f"M0,0H{num(broad)}V{num(high)}H0L-7,{num(high / 2)}Z", "ck-card ck-o")
        + letters(broad / 2, big + 1, say(f"level-{level}"), big, "ck-serif ck-bold ck-mid ck-ink")
        + _worth(layout, broad / 2, big + less + 5, _per_print(layout, level, say), less)
        + title(say("board-per-print", points=rules.worth(level)))
    )
    return at(area.x, area.y, body)


def plank_area(layout: Layout, level: int, say: Say) -> Area:
    """Where the plank of a level hangs."""
    x, bottom = layout.at(*_SIGNPOSTS[level])
    big, less = _letters(layout)
    broad = width(say(f"level-{level}"), big)
    if not layout.tall:
        broad = max(broad, width(_per_print(layout, level, say), less, sans=True))
    broad, high = broad + 14, big + less + 13
    x = min(x, (layout.width - 3 if layout.tall else layout.market.x - 8) - broad)
    return Area(x, bottom - high, broad, high)


def _letters(layout: Layout) -> tuple[float, float]:
    """How large a plank's two lines are written."""
    return (14.0, 14.0) if layout.tall else (17.0, 17.0)


def _per_print(layout: Layout, level: int, say: Say) -> str:
    worth = say("board-per-print", points=rules.worth(level))
    return worth.split()[0] if layout.tall else worth  # there a print is drawn beside it


def _worth(layout: Layout, middle: float, y: float, text: str, size: float) -> str:
    if not layout.tall:
        return letters(middle, y, text, size, "ck-sans ck-mid ck-soft")
    return letters(middle - 11, y, text, size + 1, "ck-serif ck-bold ck-mid ck-soft") + at(
        middle + 13, y - 5, small(PRINT, 16)
    )
