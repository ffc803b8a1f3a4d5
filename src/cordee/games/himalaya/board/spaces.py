"""The spaces of the route: ledges of the trail, slabs with their numbers, and what is special."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING

from ....engine.data import Data
from ....ink.country import FLAG, SMALL_TENT
from ....ink.lettering import letters, width
from ....ink.paper import foot, hatching
from ....ink.signs import SNOWFLAKE, small
from ....ink.svg import Point, at, box, ellipse, line, num, path, scaled, title
from .layout import Layout
from .route import Way, way
from .slides import chutes

if TYPE_CHECKING:
    from ....words import Say

TENT_SIGN = path("M-15,12L0,-13L15,12Z", "ck-tent ck-o") + path("M0,-13L-6,12H6Z", "ck-night ck-o1")
_DOWN = path("M-4.5,-5.5L4,3M4.5,-3.5V4H-3", "ck-none ck-o")
_CAVE = (
    path("M-50,12C-60,-10 -54,-34 -42,-44C-38,-62 -18,-74 2,-72C24,-76 42,-62 44,-46C56,-34 60,-10 "
         "50,12Z", "ck-rock ck-o")
    + path("M-44,-40q8,-2 12,4M-10,-70q2,8 10,8M44,-44q-8,2 -8,10M-54,-14q8,-4 10,2"
           "M54,-14q-6,-6 -12,0", "ck-none ck-o1")
    + path("M-36,12C-42,-16 -30,-54 2,-55C34,-54 42,-16 36,12Z", "ck-night ck-o")
    + path("M-24,-42L-19,-27L-13,-50L-7,-38L-2,-55L6,-40L11,-53L18,-30L24,-43", "ck-face ck-o1")
)  # fmt: skip


def spaces(layout: Layout, route: Data, say: Say) -> str:
    """Trail, slabs and slides, and over them all numbers, so that nothing hides one."""
    length = route["length"]
    road = way(layout, length)
    slides = tuple((start, end) for start, end in route["slides"])
    signs = special(route)
    parts = [_ledges(road)]
    for drawn in (_behind, _slab):
        parts += [
            drawn(road.spaces[number], road.half, signs.get(number, ""))
            for number in range(1, length)
        ]
    parts.append(chutes(layout, length, slides))
    leads = dict(slides)
    parts += [
        _plate(layout, road, number, signs.get(number, ""), leads.get(number), say)
        for number in range(1, length)
    ]
    parts.append(_summit(layout, road, length, say))
    return "".join(parts)


def special(route: Data) -> dict[int, str]:
    """What is special about a space."""
    return (
        dict.fromkeys(route["camps"], "camp")
        | dict.fromkeys(route["snow"], "snow")
        | {start: "slide" for start, _ in route["slides"]}
        | {route["cave"]: "cave"}
    )


# --- trail ---------------------------------------------------------------------------------------


def _ledges(road: Way) -> str:
    """The trail as a band of trodden snow, with a ragged lower rim."""
    _, ry = road.half
    half = ry * 0.5
    upper, lower = [], []
    for i, (x, y) in enumerate(road.trail):
        (ax, ay), (bx, by) = road.trail[max(0, i - 1)], road.trail[min(len(road.trail) - 1, i + 1)]
        turn = atan2(by - ay, bx - ax) + pi / 2
        rag = half * (1 + 0.28 * (i % 2))
        upper.append((x - cos(turn) * half, y - sin(turn) * half))
        lower.append((x + cos(turn) * rag, y + sin(turn) * rag))
    band = line([*upper, *reversed(lower)], True)
    shadow = line([(x + 1, y + half * 0.55) for x, y in (*upper, *reversed(lower))], True)
    dots = path(line(road.trail), "ck-none ck-o3 ck-dots ck-mist")
    return path(shadow, "ck-foot") + path(band, "ck-drift ck-o1") + dots


# --- slabs ---------------------------------------------------------------------------------------

_PAINT = {"": "card", "camp": "warm", "snow": "snow", "slide": "trail", "cave": "shade"}


def space(half: Point, sign: str) -> str:
    """A single space around the origin, with what is special about it."""
    return _behind((0, 0), half, sign) + _slab((0, 0), half, sign)


def _behind(middle: Point, half: Point, sign: str) -> str:
    """A tent or the mouth of the cave stands at the back of its slab."""
    (x, y), (rx, ry) = middle, half
    if sign == "camp":
        tent = at(x - rx * 0.62, y - ry * 0.5, scaled(round(rx / 32, 2), SMALL_TENT))
        return tent + at(x + rx * 0.66, y - ry * 0.55, scaled(round(rx / 44, 2), SMALL_TENT))
    if sign == "cave":
        return at(x, y - ry * 0.3, scaled(round(rx / 50, 2), _CAVE))
    return ""


def _slab(middle: Point, half: Point, sign: str) -> str:
    (x, y), (rx, ry) = middle, half
    paint = _PAINT[sign]
    thick = ry * 0.24
    rim = path(
        f"M{num(x - rx)},{num(y)}v{num(thick)}A{num(rx)},{num(ry)} 0 0 0 "
        f"{num(x + rx)},{num(y + thick)}v{num(-thick)}Z",
        "ck-shade ck-o1",
    )
    body = rim + ellipse(x, y, rx, ry, f"ck-{paint} ck-o")
    if sign == "snow":
        body += "".join(
            at(x + rx * u, y + ry * v, small(SNOWFLAKE, ry * size))
            for u, v, size in ((-0.55, -0.2, 0.6), (0, -0.5, 0.8), (0.56, -0.15, 0.62))
        )
    if sign == "slide":
        body += hatching(_round(x, y, rx, ry))
    return body


def _round(x: float, y: float, rx: float, ry: float) -> str:
    return (
        f"M{num(x - rx)},{num(y)}A{num(rx)},{num(ry)} 0 0 0 {num(x + rx)},{num(y)}"
        f"A{num(rx)},{num(ry)} 0 0 0 {num(x - rx)},{num(y)}Z"
    )


# --- numbers -------------------------------------------------------------------------------------


def plate_size(layout: Layout, road: Way) -> float:
    """How large the numbers of the spaces are written."""
    return max(layout.text, min(17.0, road.half[1] * 0.66))


def plate_drop(road: Way) -> float:
    """How far below the middle of a slab the middle of its number lies."""
    return road.half[1] * 0.92


def plate_place(road: Way, number: int) -> Point:
    """The middle of a space's number: at the front of its slab, before everyone's feet."""
    x, y = road.spaces[number]
    return x, y + plate_drop(road)


def _plate(layout: Layout, road: Way, number: int, sign: str, leads: int | None, say: Say) -> str:
    """The number on a little plate; a sign stands before it, where a slide leads to after it."""
    size, text = plate_size(layout, road), str(number)
    long, high = width(text, size) + 7, size + 3
    before, after = _sign_room(sign, leads, size)
    if long + before + after > road.step * 0.98:
        before = after = 0.0  # the slab and its chute say the same
    whole = long + before + after
    start = -whole / 2 + before + long / 2
    body = (
        (title(say(f"board-space-{sign}", space=number, to=leads or 0)) if sign else "")
        + box(
            -whole / 2, -high / 2, whole, high, high * 0.36, f"ck-{_PLATE.get(sign, 'card')} ck-o1"
        )
        + letters(start, size * 0.35, text, size, "ck-serif ck-bold ck-mid ck-ink")
    )
    if before:
        sketch = small(TENT_SIGN if sign == "camp" else SNOWFLAKE, size * 0.92)
        body += at(start - long / 2 - before / 2 + 2.8, 0, sketch)
    if after:
        end = start + long / 2
        arrow = small(_DOWN, 29 if size < 15 else 34)
        body += at(end + size * 0.3 - 1.5, 0, arrow) + letters(
            whole / 2 - 2 - width(str(leads), size) / 2,
            size * 0.35,
            str(leads),
            size,
            "ck-serif ck-mid ck-ink",
        )
    return at(*plate_place(road, number), body, f"plate-{number}")


_PLATE = {"camp": "warm", "snow": "die"}


def _sign_room(sign: str, leads: int | None, size: float) -> tuple[float, float]:
    """The room that a plate needs before and after its number."""
    if sign in ("camp", "snow"):
        return size * 0.95, 0.0
    return 0.0, 0.0 if leads is None else size * 0.72 + width(str(leads), size) + 2


# --- the two ends --------------------------------------------------------------------------------


def _summit_name(length: int, say: Say) -> str:
    return f"{say('board-summit')} · {length}"


def summit_plate(layout: Layout, road: Way, length: int, say: Say) -> Point:
    """How long and how high the plate with the summit's name is."""
    letter = plate_size(layout, road)
    return width(_summit_name(length, say), letter) + 12, letter + 5


def _summit(layout: Layout, road: Way, length: int, say: Say) -> str:
    x, y = road.spaces[length]
    rx, ry = road.half
    size = layout.figure
    name = _summit_name(length, say)
    letter = plate_size(layout, road)
    long, high = summit_plate(layout, road, length, say)
    return (
        at(x + rx * 0.8, y - ry * 0.5, scaled(size * 1.1, FLAG))
        + at(x, y, foot(rx * 2, ry) + ellipse(0, 0, rx, ry, "ck-snow ck-o"))
        + at(
            x,
            y + plate_drop(road),
            box(-long / 2, -high / 2, long, high, high * 0.36, "ck-gold ck-o1")
            + letters(0, letter * 0.35, name, letter, "ck-serif ck-bold ck-mid ck-on-gold"),
            f"plate-{length}",
        )
    )
