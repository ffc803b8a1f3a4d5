"""The yeti, who walks in two of the games."""

from __future__ import annotations

from functools import cache

from .paper import foot
from .svg import circle, path, scaled


@cache
def yeti(size: float = 1) -> str:
    """The yeti on his way, standing at the origin, some 46 wide and 58 high."""
    fur = "ck-fur ck-o ck-night-line"
    dark = "ck-none ck-o1 ck-night-line"
    drawing = (
        foot(46, 4.5)
        + path("M-4,-3q-10,-3 -13,3q6,3 13,1z", "ck-face ck-o ck-night-line")
        + path("M5,-3q10,-3 13,3q-6,3 -13,1z", "ck-face ck-o ck-night-line")
        # Body and shaggy hem, then the arms: one swings, one greets.
        + path(
            "M-14,-32l-4,6 2,1 -3,8 3,0 -2,8 4,0 1,6 5,-3 3,4 5,-4 5,4 3,-4 5,3 1,-6 4,0 -2,-8 3,0"
            "-3,-8 2,-1 -4,-6C15,-52 8,-56 4,-55L5,-60L0,-56L-3,-61L-4,-55C-9,-55 -15,-50 -14,-32Z",
            fur,
        )
        + path("M-15,-31C-23,-27 -26,-18 -23,-11l3,-2 1,4 3,-4 2,2C-14,-17 -13,-20 -11,-24", fur)
        + path("M15,-31C22,-34 25,-41 23,-48l-3,2 -2,-4 -2,4 -3,-1C13,-41 12,-37 11,-34", fur)
        + path(
            "M-9,-42q0,-7 5,-6q4,2 8,0q6,-1 6,6q1,11 -9,12q-10,-1 -10,-12z",
            "ck-face ck-o1 ck-night-line",
        )
        + path("M-7,-45l5,2M8,-45l-5,2", "ck-none ck-o ck-night-line")
        + circle(-3.6, -40.5, 1.7, "ck-night")
        + circle(4.4, -40.5, 1.7, "ck-night")
        + path("M-5,-36q5.5,5 11,0q-5.5,1.5 -11,0z", "ck-night")
        + path("M-2.5,-35.5l1.200,2.5 1.200,-2.200M2.5,-35.200l1.200,2.200 1.200,-2.5", "ck-fur")
        + path("M-6,-22l2,4M0,-20l1,4M6,-22l-1,4M-9,-13l2,3M8,-14l-1,4", dark)
    )
    return scaled(size, drawing)


# His face alone, for cards.
YETI_HEAD = (
    path(
        "M-14,14l-2,-5 -2,-2 2,-4 -2,-4 3,-3C-15,-12 -8,-16 -4,-15L-3,-19L0,-16L4,-19L4,-15"
        "C8,-16 15,-12 15,-4l3,3 -2,4 2,4 -2,2 -2,5 -4,-3 -4,4 -6,-3 -5,3 -4,-4z",
        "ck-fur ck-o ck-night-line",
    )
    + path(
        "M-9,-3q0,-7 5,-6q4,2 8,0q6,-1 6,6q1,11 -9,12q-10,-1 -10,-12z",
        "ck-face ck-o1 ck-night-line",
    )
    + path("M-7,-6l5,2M8,-6l-5,2", "ck-none ck-o ck-night-line")
    + circle(-3.6, -1.5, 1.6, "ck-night")
    + circle(4.4, -1.5, 1.6, "ck-night")
    + path("M-4,5q4.5,-4 9,0z", "ck-night")
)
