"""The tiles of the cliff, each kind known at a glance, on a square of 100 around the origin."""

from __future__ import annotations

from functools import cache

from ....ink.memory import remembered
from ....ink.paper import hatching
from ....ink.svg import box, circle, path, scaled
from .signs import logo

UNIT = 100
EQUIPPED = "equipped"  # a ladder tile whose ladder is up: it asks for nothing any more
_SQUARE = "M-50,-50H50V50H-50Z"


def _ground(classes: str) -> str:
    return path(_SQUARE, classes)


def _logo(token: str) -> str:
    return f'<g transform="translate(-18,-17)">{logo(token)}</g>'


# --- rock ----------------------------------------------------------------------------------------

# Facets in the shade, lit facets, and cracks, for each face that bare rock may show.
_ROCK = (
    ("M50,-22L24,-8L30,22L8,50H50ZM-50,8L-28,20L-34,50H-50Z",
     "M-50,-50H-4L-16,-20L-38,-12L-50,-26Z",
     "M24,-8L2,-26L8,-50M30,22L50,30M-28,20L-10,8L-16,-20M-10,8L6,22"),
    ("M-6,50L4,18L34,8L50,16V50ZM10,-50L22,-26L50,-30V-50Z",
     "M-50,-8L-22,-18L-8,8L-26,30L-50,22Z",
     "M22,-26L4,-14L-22,-18M34,8L28,-10L50,-14M4,18L-8,8M-26,30L-22,50"),
    ("M50,-50V10L30,26L34,50H50ZM-50,-14L-36,12L-12,24L-18,50H-50Z",
     "M-30,-50L-12,-24L14,-30L22,-50Z",
     "M50,-16L26,-12L14,-30M26,-12L20,8L30,26M-36,12L-24,-8L-12,-24M-12,24L6,34"),
    ("M16,-50L28,-20L18,4L38,20L50,16V-50ZM-50,30L-20,36L-4,50H-50Z",
     "M-50,-40L-24,-30L-16,-2L-34,14L-50,10Z",
     "M18,4L-4,10L-16,-2M38,20L30,36L36,50M-4,10L-6,28L-20,36M-24,-30L-6,-50"),
)  # fmt: skip


@cache
def _rock(face: int) -> str:
    shade, light, cracks = _ROCK[face]
    return (
        _ground("ck-rock")
        + path(light, "ck-drift ck-mist")
        + path(shade, "ck-shade")
        + hatching(shade)
        + path(cracks, "ck-none ck-o1 ck-mist")
    )


# --- kinds ---------------------------------------------------------------------------------------

# A frozen fall: blue ice that hangs in columns.
_AXE = (
    _ground("ck-face")
    + path("M-50,-50H50V-22Q44,-2 38,-24Q33,14 25,-20Q20,-4 14,-26Q7,24 -2,-22Q-8,0 -13,-26"
           "Q-20,10 -28,-22Q-34,-6 -38,-26Q-44,14 -50,-18Z", "ck-snow ck-mist")
    + path("M34,-50Q29,0 36,50M12,-50Q17,10 9,50M-9,-50Q-13,4 -8,50M-33,-50Q-28,6 -34,50",
           "ck-none ck-o3 ck-ice-line ck-mist")
    + path("M50,-50V50H41Q46,20 42,-8T44,-50Z", "ck-ice ck-mist")
    + path("M24,20L32,8M28,40L44,20M-44,30L-36,16M-24,44L-14,26", "ck-none ck-o1 ck-snow-line")
)  # fmt: skip
# A steep field of hard snow, with a line of prints.
_CRAMPONS = (
    _ground("ck-snow")
    + path("M50,-50V50H-22Q-2,34 4,14T30,-14T50,-50Z", "ck-drift")
    + hatching("M50,-18V50H14Q28,40 32,22T50,-18Z")
    + path("M-50,26Q-12,22 4,-6T44,-50M-50,44Q-4,36 14,10T50,-32M-18,50Q14,36 28,14T50,-8",
           "ck-none ck-o1 ck-ice-line")
    + path("M22,36l3,-8M32,30l3,-8M30,14l3,-8M40,8l3,-8", "ck-none ck-o ck-mist")
)  # fmt: skip
# A roof of rock that juts out; below it all lies in its shadow.
_LADDER = (
    _rock(1)
    + path("M-50,-6L-34,4L-20,-4L-2,12L16,4L32,18L50,10V50H-50Z", "ck-night ck-o1")
    + path("M-50,50V30L-34,24L-22,34L-4,28L10,38L30,30L50,40V50Z", "ck-shade ck-o1")
    + path("M-50,-6L-34,4L-20,-4L-2,12L16,4L32,18L50,10", "ck-none ck-o3")
)
_MOUTH = (
    path("M-40,50Q-44,10 -26,-14Q-16,-32 4,-32Q30,-30 37,-4Q43,22 40,50Z", "ck-shade ck-o")
    + path("M-31,50Q-34,14 -20,-6Q-12,-22 4,-22Q23,-21 28,0Q33,26 30,50Z", "ck-night ck-o")
    + path("M-18,-9L-14,6L-9,-17ZM1,-22L6,-6L11,-21ZM20,-13L22,0L26,-4Z", "ck-shade ck-o1")
    + path("M-31,50Q-24,41 -14,45T4,43T20,46T30,50Z", "ck-rock ck-o1")
)  # fmt: skip
_DANGER = (
    path("M0,-43L37,22Q39,28 33,28H-33Q-39,28 -37,22Z", "ck-tent ck-o3")
    + path("M0,-19V5", "ck-none ck-o5 ck-on-red-line")
    + path("M0,-19V5", "ck-none ck-o5 ck-on-red-line")
    + circle(0, 17, 4, "ck-on-red")
    + path("M-48,49L-46,34L-34,30L-24,38L-22,49ZM-20,49L-16,36L-2,32L8,40L10,49Z"
           "M12,49L18,35L32,32L46,38L48,49Z", "ck-drift ck-o")
    + path("M-34,30L-36,40L-46,44M-2,32L-4,42L-16,44M32,32L30,42L16,45", "ck-none ck-o1 ck-mist")
    + path("M-42,-12l9,-4l4,9l-8,4zM32,-30l10,-2l2,10l-9,2zM-30,-40l7,-2l2,7l-7,2z",
           "ck-drift ck-o")
)  # fmt: skip
# It is never placed: a climber head over heels, and the way down.
_FALL = (
    _ground("ck-warm")
    + path("M-50,-50H-26L-32,-24L-20,4L-34,28L-28,50H-50Z", "ck-shade ck-o")
    + hatching("M-50,-50H-26L-32,-24L-20,4L-34,28L-28,50H-50Z")
    + path("M28,-42V24M12,10L28,34L44,10", "ck-none ck-o5 ck-tent-line")
    + path("M-2,-36L-8,-44M10,-34L16,-44", "ck-none ck-o5")
    + path("M-6,-36Q4,-42 14,-34Q18,-14 8,-4Q-6,-4 -8,-14Z", "ck-tent ck-o")
    + path("M-7,-16L-16,-4M13,-14L18,0", "ck-none ck-o3")
    + circle(-1, 6, 9, "ck-skin ck-o")
    + path("M-10,8Q-2,22 8,8Q-2,12 -10,8Z", "ck-tent ck-o")
)  # fmt: skip


@cache
def _drawing(kind: str, face: int) -> str:
    if kind == "plain":
        return _rock(face)
    if kind == "cave":
        return _rock(face) + _MOUTH
    if kind == "danger":
        return _rock(face) + _DANGER
    if kind == "fall":
        return _FALL
    if kind == EQUIPPED:
        return _LADDER
    ground = {"axe": _AXE, "crampons": _CRAMPONS, "ladder": _LADDER}[kind]
    return ground + _logo(kind)


_SNOW = (
    path("M-50,-53H50V-44Q42,-34 34,-43Q26,-30 14,-42Q6,-37 0,-43Q-10,-28 -20,-42Q-28,-36 -33,-43"
         "Q-42,-33 -50,-44Z", "ck-snow ck-o1"),
    path("M-50,-53H50V-45Q38,-32 27,-43Q20,-37 12,-42Q2,-31 -9,-43Q-17,-38 -24,-42"
         "Q-36,-29 -50,-45Z", "ck-snow ck-o1"),
)  # fmt: skip


@remembered(1024)
def tile(kind: str, size: float, face: int = 0, snowy: bool = False) -> str:
    """A tile `size` wide; snow lies on those that have the sky above."""
    half = size / 2
    art = _drawing(kind, face)
    edge = box(-half, -half, size, size, 2, "ck-none ck-o" if size > 40 else "ck-none ck-o1")
    crown = _SNOW[face % len(_SNOW)] if snowy else ""
    return scaled(size / UNIT, art) + edge + (scaled(size / UNIT, crown) if crown else "")


def face(x: int, y: int) -> int:
    """Which of the rocks lies at a place: always the same one, never in rows."""
    return (x * 5 + y * 3 + (x * y) // 2) % len(_ROCK)


@cache
def back(size: float) -> str:
    """The back of a tile, where the number of its pile stands."""
    half = size / 2
    return (
        box(-half, -half, size, size, 3, "ck-ridge ck-o")
        + box(-half + 3.5, -half + 3.5, size - 7, size - 7, 2, "ck-none ck-o1 ck-faint")
        + scaled(
            size / UNIT,
            path("M-36,34L-10,-10L2,6L12,-6L36,34Z", "ck-rock ck-o")
            + path("M-17,2L-10,-10L2,6L-4,12L-9,4Z", "ck-snow ck-o1"),
        )
    )
