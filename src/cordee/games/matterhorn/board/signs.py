"""What only Matterhorn draws: both sides of a token, the summit's cross, the tags of rows."""

from __future__ import annotations

from functools import cache

from ....ink.lettering import letters
from ....ink.paper import foot
from ....ink.svg import box, circle, num, path, scaled

# An ice axe: what an action is made with.
AXE = (
    path("M-10,13.5L5.5,-8", "ck-none ck-o3 ck-night-line")
    + path("M-7,-13Q6,-17 14.5,-1Q9,-7.500 3.5,-6.500L2,-10Q-3,-12.500 -7,-13Z", "ck-night")
    + path("M-10,13.5L-12,16.500", "ck-none ck-o ck-night-line")
)
# Rocks that bar the way.
_BOULDER = "M-15,9Q-18,1 -13,-6L-7,-14Q0,-18 7,-14L14,-7Q18,1 15,9Q9,16 0,16Q-9,16 -15,9Z"
_CROSS = path("M-6.5,-6.500L6.5,6.500M6.5,-6.500L-6.5,6.500", "ck-none ck-o5 ck-paper-line")

SUMMIT_CROSS = (
    foot(16, 3)
    + path("M0,0V-46M-11,-34H11", "ck-none ck-o5 ck-night-line")
    + path("M0,-1V-45M-10,-34H10", "ck-none ck-o ck-gold-line")
)


@cache
def action_side(radius: float) -> str:
    """A gold disc with an ice axe."""
    return (
        circle(1, 2.5, radius, "ck-foot")
        + circle(0, 0, radius, "ck-gold ck-o")
        + circle(0, 0, radius - 3, "ck-none ck-o1 ck-faint")
        + scaled(round(radius * 1.25 / 18, 3) if radius < 10 else round(radius / 18, 3), AXE)
    )


@cache
def obstacle_side(radius: float) -> str:
    """A dark boulder with a cross on it."""
    rock = (
        path(_BOULDER, "ck-earth ck-o")
        + path("M-12,-5L-5,-10M8,11L13,6M-11,8L-8,11", "ck-none ck-o1 ck-mist")
        + _CROSS
    )
    return circle(1, 2.5, radius, "ck-foot") + scaled(round(radius / 17, 3), rock)


@cache
def tag(
    width: float, height: float, size: float, text: str, classes: str, pointed: bool = False
) -> str:
    """A small plank with a row's number around the origin; it may point to the row."""
    w, h, nib = width / 2, height / 2, height * 0.24
    if pointed:
        outline = f"M{num(-w)},{num(-h)}H{num(w)}L{num(w + nib)},0L{num(w)},{num(h)}H{num(-w)}Z"
        board = path(outline, classes)
    else:
        board = box(-w, -h, width, height, 4, classes)
    colour = "ck-on-gold" if "gold" in classes else "ck-ink"
    return board + letters(0, size * 0.35, text, size, f"ck-serif ck-bold ck-mid {colour}")
