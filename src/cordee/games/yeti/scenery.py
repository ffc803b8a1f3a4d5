"""The still part of the Yeti table: sky, mountain, base camp, score track and printed numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordee.games.yeti.layout import STANDS, TEN, TILE_PLACES, WINDOW, Layout
from cordee.games.yeti.signs import FACE, PRINT, YETI_HEAD, small
from cordee.ink.lettering import letters, width
from cordee.ink.paper import card, foot, hatched, sky
from cordee.ink.seats import SEATS
from cordee.ink.svg import Point, at, box, circle, ellipse, line, num, path, scaled, title, turned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cordee.words import Say

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
    (
        (300, 356),
        (282, 400),
        (300, 432),
        (292, 456),
        (374, 456),
        (354, 420),
        (366, 388),
        (330, 346),
    ),
    ((212, 490), (190, 540), (206, 592), (306, 592), (284, 548), (298, 512), (254, 472)),
    ((440, 486), (416, 536), (432, 592), (530, 592), (478, 548), (490, 516), (462, 474)),
    ((430, 356), (416, 396), (432, 420), (424, 450), (470, 450), (456, 410), (462, 376)),
)
_GULLIES: tuple[tuple[Point, ...], ...] = (
    (
        (455, 331),
        (462, 352),
        (456, 370),
        (468, 396),
        (464, 424),
        (474, 396),
        (470, 374),
        (486, 331),
    ),
    (
        (258, 456),
        (266, 478),
        (260, 496),
        (268, 518),
        (264, 540),
        (276, 514),
        (274, 490),
        (294, 456),
    ),
    (
        (404, 456),
        (410, 484),
        (402, 508),
        (412, 532),
        (408, 560),
        (420, 530),
        (416, 502),
        (434, 456),
    ),
    (
        (346, 206),
        (352, 228),
        (346, 246),
        (354, 266),
        (350, 288),
        (362, 262),
        (360, 238),
        (376, 206),
    ),
    (
        (598, 456),
        (604, 486),
        (598, 506),
        (608, 530),
        (604, 552),
        (616, 526),
        (612, 496),
        (624, 456),
    ),
)
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
        path(line(_placed(layout, _FAR), True), "ck-far"),
        path(line(_placed(layout, _NEAR), True), "ck-ridge"),
        _mountain(layout),
        _ground(layout),
    ]
    return "".join(parts)


def _placed(layout: Layout, points: Sequence[Point]) -> list[Point]:
    return [layout.at(x, y) for x, y in points]


def _outlines(layout: Layout, shapes: Sequence[Sequence[Point]]) -> str:
    return "".join(line(_placed(layout, points), True) for points in shapes)


def _standing(layout: Layout, x: float, y: float, drawing: str, size: float = 1) -> str:
    px, py = layout.at(x, y)
    return at(px, py, scaled(round(size * layout.figure, 2), drawing))


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


# --- mountain ------------------------------------------------------------------------------------


def _mountain(layout: Layout) -> str:
    whole = line(_placed(layout, (*_LEFT, _SUMMIT, *_RIGHT)), True)
    shaded = line(_placed(layout, (_SUMMIT, *_RIGHT, *_CREST)), True)
    sunny_cap = line(_placed(layout, _CAP), True)
    cracks = "".join(line(_placed(layout, crack)) for crack in _CRACKS)
    parts = [
        "".join(_signpost_pole(layout, level) for level in (1, 2, 3)),
        path(whole, "ck-rock"),
        path(_outlines(layout, _HOLLOWS), "ck-shade ck-faint"),
        hatched(shaded, "ck-shade"),
        path(cracks, "ck-none ck-o1 ck-mist"),
        path(_outlines(layout, _GULLIES), "ck-snow ck-o1 ck-shade-line"),
        path(sunny_cap, "ck-snow ck-o"),
        hatched(line(_placed(layout, _CAP_SHADE), True), "ck-drift"),
        path(whole, "ck-none ck-o3"),
        "".join(_shoulder(layout, *ends) for ends in _SHOULDERS),
        "".join(_steps(layout, *points) for points in _STEPS),
        _high_camps(layout),
    ]
    return "".join(parts)


def _shoulder(layout: Layout, left: float, right: float, y: float) -> str:
    """A bank of snow from edge to edge, with a ragged lower rim, for the climbers to stand on."""
    x0, top = layout.at(left, y)
    x1, _ = layout.at(right, y)
    middle, lift = (x0 + x1) / 2, 12 * layout.figure
    teeth = max(6, int((x1 - x0) / (34 * layout.figure)))
    step = (x1 - x0) / teeth
    rim = "".join(
        f"q{num(-step * 0.3)},{num((9 + 5 * (i % 2)) * layout.figure)} {num(-step)},0"
        for i in range(teeth)
    )
    rim = rim.replace("q", f"L{num(x1)},{num(top + 3)}q", 1)
    data = (
        f"M{num(x0)},{num(top + 3)}Q{num(middle)},{num(top - lift)} {num(x1)},{num(top + 3)}{rim}Z"
    )
    return path(data, "ck-snow ck-o")


def _steps(layout: Layout, *points: Point) -> str:
    """A dotted trail from one level to the next."""
    start, one, two, end = (",".join(map(num, layout.at(*p))) for p in points)
    return path(f"M{start}C{one} {two} {end}", "ck-none ck-o3 ck-dots")


_CAIRN = (
    foot(34)
    + path("M-14,0q-2,-8 8,-8h10q9,1 8,8z", "ck-rock ck-o")
    + path("M-9,-8q-1,-7 7,-7h5q7,1 6,7z", "ck-drift ck-o")
    + path("M-5,-15q0,-6 5,-6q6,0 5,6z", "ck-rock ck-o")
)
_SMALL_TENT = (
    foot(48)
    + path("M-22,0L-2,-27L22,0Z", "ck-gold ck-o")
    + path("M-2,-27L-12,0H4Z", "ck-paper ck-o1")
    + path("M-2,-27V-33", "ck-none ck-o")
)
_FLAG = path("M0,0V-42", "ck-none ck-o3") + path("M0,-41q9,-5 16,0q6,4 12,0v15q-7,4 -13,0q-7,-4 -15,0z", "ck-tent ck-o")  # fmt: skip
_LADDER = path("M-6,44L-2,0M8,44L12,0M-5,36H9M-4,27H10M-3,18H11M-2,9H12", "ck-none ck-o")


def _high_camps(layout: Layout) -> str:
    return (
        at(*layout.at(*_SUMMIT), scaled(0.6 if layout.tall else 1, _FLAG))
        + _prayer_flags(layout, (416, 78), (326, 196))
        + _standing(layout, 226, 462, _SMALL_TENT, 0.85)
        + _standing(layout, 280, 336, _CAIRN)
        + _standing(layout, 640, 412, _LADDER)
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


_CHOUGH = (
    path("M-30,-20Q-12,-22 -2,-8Q8,-26 30,-24Q24,-16 16,-12Q22,-10 18,-6Q8,-4 4,-1L12,5L2,5Q-8,8 -14,2"
         "L-22,4L-14,-3Q-14,-9 -18,-12Q-26,-14 -30,-20Z", "ck-ink")
    + path("M-14,2L-23,5L-14,-2Z", "ck-gold")
)  # fmt: skip


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
    ) + at(end + 23 * size, rope - rise - 5 * size, scaled(size, _CHOUGH))


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
_PINE = (
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
    east = ((), ((846, 600, 0.8), (1176, 600, 0.9)))[not layout.tall]
    return (
        path(data, "ck-snow ck-o")
        + "".join(_standing(layout, x, y, _PINE, size) for x, y, size in (*pines, *east))
        + _standing(layout, 246 if layout.tall else 222, 594, _HUT, 0.76 if layout.tall else 0.9)
        + _standing(layout, 590, 594, _TENT, 0.9)
        + _standing(layout, 552, 598, _FIRE, 0.8)
        + "".join(_standing(layout, x, y, _tracks(turn)) for x, y, turn in _FOOTSTEPS)
    )


_PALE_PRINT = scaled(0.5, PRINT.replace("ck-earth ck-o1", "ck-trail"))
_FOOTSTEPS = ((300, 600, 80), (322, 594, 96), (664, 600, 84), (690, 596, 96))


def _tracks(turn: float) -> str:
    return turned(turn, scaled(0.28, path("M-1,15c-7,0 -10,-5 -8,-10c1,-4 1,-6 4,-7c4,-1 9,0 11,4"
                                          "c3,6 -1,13 -7,13z", "ck-shade")))  # fmt: skip


# --- what is printed -----------------------------------------------------------------------------


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
    x, bottom = layout.at(*_SIGNPOSTS[level])
    name, worth = say(f"board-level-{level}"), say("board-per-print", points=level + 1)
    big, less = (14.0, 14.0) if layout.tall else (17.0, 14.0)
    broad = width(name, big)
    if layout.tall:
        worth = worth.split()[0]  # the print drawn beside it says the rest
    else:
        broad = max(broad, width(worth, less, sans=True))
    broad, high = broad + 14, big + less + 13
    if layout.tall:
        x = min(x, layout.width - broad - 3)
    body = (
        path(f"M0,0H{num(broad)}V{num(high)}H0L-7,{num(high / 2)}Z", "ck-card ck-o")
        + letters(broad / 2, big + 1, name, big, "ck-serif ck-bold ck-mid ck-ink")
        + _worth(layout, broad / 2, big + less + 5, worth, less)
        + title(say("board-per-print", points=level + 1))
    )
    return at(x, bottom - high, body)


def _worth(layout: Layout, middle: float, y: float, text: str, size: float) -> str:
    if not layout.tall:
        return letters(middle, y, text, size, "ck-sans ck-mid ck-soft")
    return letters(middle - 11, y, text, size + 1, "ck-serif ck-bold ck-mid ck-soft") + at(
        middle + 13, y - 5, small(PRINT, 16)
    )


def track(layout: Layout, say: Say) -> str:
    """The score track; its numbers slide, so they belong to the pieces."""
    left, step, top = layout.track
    start, whole = left - step / 2, step * (WINDOW + 1)
    tens = "".join(
        box(start + i * step, top, step, 14, 0, "ck-gold") for i in range(0, WINDOW + 1, TEN)
    )
    bars = "".join(f"M{num(start + i * step)},{num(top)}v14" for i in range(1, WINDOW + 1))
    return (
        path(f"M0,{num(layout.scene_bottom)}H{layout.width}", "ck-none ck-o3")
        + _yeti_trail(layout)
        + box(start + 2, top + 4, whole, 14, 5, "ck-foot")
        + box(start, top, whole, 14, 4, "ck-card")
        + tens
        + path(bars, f"ck-none ck-o1 {'ck-faint' if layout.tall else 'ck-mist'}")
        + box(start, top, whole, 14, 4, "ck-none ck-o")
        + letters(
            10 if layout.tall else 24,
            layout.scene_bottom + 18,
            say("board-points"),
            layout.text + 1,
            "ck-serif ck-soft",
        )
    )


def _yeti_trail(layout: Layout) -> str:
    """Faint prints along the track: he has been here."""
    left, step, top = layout.track
    stride = 40 * layout.figure
    return "".join(
        at(
            left + stride * (i + 0.5),
            top - 24 - 12 * (i % 2),
            turned(96 - 12 * (i % 2), _PALE_PRINT),
        )
        for i in range(int(step * WINDOW / stride))
    )


def table_top(layout: Layout, players: int) -> str:
    """The paper below the picture, with the faint contour lines of an old map."""
    y0, w, h = layout.scene_bottom, layout.width, layout.height
    paper = f'<rect class="ck-paper" y="{num(y0)}" width="{w}" height="{num(h - y0)}"/>'
    curves = []
    for i, x in enumerate(range(-40, w, 46 if layout.tall else 74)):
        swing = 26 + 11 * (i % 3)
        curves.append(
            f"M{x},{num(y0)}c{swing},{num((h - y0) * 0.3)} {-2 * swing},{num((h - y0) * 0.5)} {swing // 2},{num(h - y0)}"
        )
    forest = _forest(layout, players) if layout.tall else ""
    return paper + path("".join(curves), "ck-none ck-o1 ck-trail-line") + forest


def _forest(layout: Layout, players: int) -> str:
    """A wood at the foot of the tall table, as high as the cards above leave room for it."""
    w, h = layout.width, layout.height
    size = 0.6 + 0.15 * (SEATS - players)
    trees = "".join(
        at(x, h - (14 + (i * 37) % 20) * size, scaled(size * (0.8 + (i * 29 % 30) / 100), _PINE))
        for i, x in enumerate(range(30, w - 12, int(44 * size)))
    )
    low = h - 22 * size
    hills = f"M0,{num(low - 16 * size)}Q{num(w * 0.2)},{num(low - 60 * size)} {num(w * 0.45)},{num(low - 20 * size)}T{w},{num(low - 24 * size)}V{h}H0Z"
    snow = f"M-4,{num(low)}Q{num(w * 0.3)},{num(low - 12 * size)} {num(w * 0.6)},{num(low)}T{w + 4},{num(low - 4)}V{h + 4}H-4Z"
    return path(hills, "ck-ridge ck-mist") + trees + path(snow, "ck-snow ck-o")


def photos(layout: Layout, prices: Sequence[int], players: int, say: Say) -> str:
    """A strip of film: what each number of coins buys."""
    area = layout.below(layout.photos, players)
    lead = 32 if layout.tall else 58
    step = (area.width - lead) / len(prices)
    frames = [at(area.x, area.y, _camera(layout, lead, say))]
    for i, points in enumerate(prices):
        hint = title(say("board-photo-about", cost=i + 1, points=points))
        frames.append(
            at(area.x + lead + i * step, area.y, hint + _frame(layout, step, i + 1, points))
        )
    return "".join(frames)


_CAMERA = (
    path("M-15,-7H-8L-5,-12H5L8,-7H15Q17,-7 17,-4V9Q17,11 15,11H-15Q-17,11 -17,9V-4Q-17,-7 -15,-7Z",
         "ck-earth ck-o")
    + circle(0, 2, 7.5, "ck-card ck-o")
    + circle(0, 2, 4, "ck-ice ck-o1")
    + circle(12, -3, 1.6, "ck-gold")
)  # fmt: skip


def _camera(layout: Layout, lead: float, say: Say) -> str:
    if layout.tall:
        return at(14, 18, small(_CAMERA, 27)) + title(say("board-photos"))
    body = box(0, 0, lead - 6, layout.photos.height, 9, "ck-card ck-o")
    name = letters((lead - 6) / 2, 62, say("board-photos"), 14, "ck-serif ck-bold ck-mid ck-ink")
    return body + at((lead - 6) / 2, 30, small(_CAMERA, 38)) + name


def _frame(layout: Layout, step: float, cost: int, points: int) -> str:
    high, middle = layout.photos.height, step / 2
    holes = "".join(
        box(x * step / 4 + step / 16, y, step / 8, 3, 1, "ck-card")
        for x in range(4)
        for y in (2, high - 5)
    )
    film = (
        box(0, 0, step + 0.5, high, 0, "ck-film")
        + holes
        + box(2, 7, step - 4, high - 14, 2, "ck-card")
    )
    coin, baseline = ((12, 17), 23) if layout.tall else ((middle, 23), high - 15)
    x, size = (step - 14, 16) if layout.tall else (middle, 22)
    return (
        film
        + circle(*coin, 8.5, "ck-gold ck-o1")
        + letters(coin[0], coin[1] + 5, str(cost), 14, "ck-serif ck-bold ck-mid ck-on-gold")
        + letters(x, baseline, str(points), size, "ck-serif ck-bold ck-mid ck-ink")
    )


def blizzard(layout: Layout, steps: int, players: int, say: Say) -> str:
    """How far the yeti walks in a blizzard with this number of players."""
    place = layout.tile_place(TILE_PLACES - 1, players)
    name, far = say("board-blizzard"), say("board-blizzard-steps", steps=steps)
    if layout.tall:
        inside = (
            at(22, 24, small(YETI_HEAD, 30))
            + letters(44, 31, far, 22, "ck-serif ck-bold ck-ink")
            + letters(place.width / 2, 58, name, 14, "ck-serif ck-bold ck-mid ck-ink")
        )
    else:
        inside = (
            at(34, place.height / 2 + 2, small(YETI_HEAD, 48))
            + letters(68, 30, name, 17, "ck-serif ck-bold ck-ink")
            + letters(68, 64, far, 30, "ck-serif ck-bold ck-ink")
            + at(place.width - 26, 54, small(FACE["snow"], 26))
        )
    hint = title(say("board-blizzard-about", steps=steps))
    return at(place.x, place.y, hint + card(place.width, place.height) + inside)


_CUP = (
    ellipse(4, 34, 50, 7, "ck-foot")
    + path("M-34,-34L-26,30Q0,40 26,30L34,-34Z", "ck-earth ck-o")
    + path("M-32,-18Q0,-8 32,-18M-28,18Q0,28 28,18", "ck-none ck-o ck-gold-line")
    + ellipse(0, -34, 34, 9, "ck-night ck-o")
    + at(0, 4, scaled(0.9, path("M-14,10L-3,-9L3,0L7,-5L15,10Z", "ck-paper ck-o1")))
)


def frame(layout: Layout) -> str:
    """The paper margin around the print; a phone has no room for one."""
    if layout.tall:
        return ""
    w, h, edge = layout.width, layout.height, 9
    margin = f"M0,0H{w}V{h}H0ZM{edge},{edge}V{h - edge}H{w - edge}V{edge}Z"
    return path(margin, "ck-card") + box(edge, edge, w - 2 * edge, h - 2 * edge, 0, "ck-none ck-o")


_ROSE = (
    path(
        "M0,-44L8,-8L0,0ZM44,0L8,8L0,0ZM0,44L-8,8L0,0ZM-44,0L-8,-8L0,0Z"
        "M22,-22L10,-4L4,-10ZM22,22L4,10L10,4ZM-22,22L-10,4L-4,10ZM-22,-22L-4,-10L-10,-4Z",
        "ck-soft ck-faint",
    )
    + path(
        "M0,-44L-8,-8L0,0ZM44,0L8,-8L0,0ZM0,44L8,8L0,0ZM-44,0L-8,8L0,0Z", "ck-none ck-o1 ck-faint"
    )
    + circle(0, 0, 28, "ck-none ck-o1 ck-faint")
)


def margins(layout: Layout, players: int) -> str:
    """What an old map has in its corners, where the players leave room."""
    first, last = layout.panel(0, players), layout.panel(players - 1, players)
    room = first.x - layout.panels.x
    if layout.tall or room < 2 * 44:
        return ""
    middle = first.y + first.height / 2
    east = last.x + last.width + room / 2
    wood = ((-40, 30, 0.9), (0, 42, 1.2), (44, 34, 0.8))
    trees = "".join(at(east + x, middle + y, scaled(size, _PINE)) for x, y, size in wood)
    return at(layout.panels.x + room / 2, middle, _ROSE) + trees


def dice_cup(layout: Layout) -> str:
    return "" if layout.tall else at(1110, 762, turned(8, _CUP))
