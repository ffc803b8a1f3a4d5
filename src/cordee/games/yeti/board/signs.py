"""The signs of Yeti: dice faces, equipment and weather, each known by its shape alone.

Signs are drawn around the origin in a square of 36, weather pictures in one of 100.
"""

from __future__ import annotations

from functools import cache

from ....ink.paper import hatched
from ....ink.signs import PRINT, SNOWFLAKE
from ....ink.svg import at, box, circle, ellipse, path, scaled, turned

FACE: dict[str, str] = {
    "snow": SNOWFLAKE,
    "coin": circle(0, 0, 14, "ck-gold ck-o")
    + circle(0, 0, 10.5, "ck-none ck-o1 ck-night-line")
    + path("M-7,5L-1.5,-5l3,4.5 2,-2L8,5z", "ck-paper ck-o1"),
    "sherpa": path("M11,16V-12", "ck-none ck-o")
    + path("M-14,-5q0,-4 4,-4h5v17h-6q-3,0 -3,-3z", "ck-gold ck-o")
    + path("M-9,15C-9,0 -5,-3 0,-3s9,3 9,18z", "ck-moss ck-o")
    + circle(0, -8, 5.6, "ck-skin ck-o")
    + path("M-7,-9q1,-7 7,-7t7,7z", "ck-tent ck-o"),
    "print": PRINT,
    "tent": path("M-14,12L0,-12L14,12Z", "ck-tent ck-o")
    + path("M0,-12L-5.5,12H5.5Z", "ck-paper ck-o1")
    + path("M-4,-17L0,-12L4,-17M-17,12H17", "ck-none ck-o"),
}

TILE: dict[str, str] = {
    "purse": path("M-6,-7C-16,-1 -15,14 -6,14H6C15,14 16,-1 6,-7Z", "ck-earth ck-o")
    + path("M-9,-14q4,3 9,0q5,3 9,0l-3,7h-12z", "ck-earth ck-o")
    + path("M-7,-7H7", "ck-none ck-o ck-gold-line")
    + circle(0, 4.5, 5.5, "ck-gold ck-o"),
    "guide": circle(0, 1, 14, "ck-paper ck-o")
    + path("M0,-13V-17M-3,-17H3", "ck-none ck-o")
    + path("M6,-8L2.5,3.5L-2.5,-1.5Z", "ck-tent ck-o1")
    + path("M-6,10L2.5,3.5L-2.5,-1.5Z", "ck-card ck-o1")
    + path("M-10,1h2M8,1h2M0,11v2M0,-11v2", "ck-none ck-o1"),
    "goggles": path("M-16,-3H-19M16,-3H19", "ck-none ck-o3")
    + path(
        "M-16,-6q0,-3 4,-3H12q4,0 4,3V2q0,7 -7,7q-5,0 -9,-5q-4,5 -9,5q-7,0 -7,-7z", "ck-gold ck-o"
    )
    + path("M-12,-5H-3V0q-3,5 -6,5q-4,0 -4,-4z", "ck-ice ck-o1")
    + path("M12,-5H3V0q3,5 6,5q4,0 4,-4z", "ck-ice ck-o1"),
    "bivouac": path("M-17,13A17,19 0 0 1 17,13Z", "ck-moss ck-o")
    + path("M0,-6q-8,8 -6,19h12q2,-11 -6,-19z", "ck-night ck-o1")
    + path("M0,-6Q-13,-1 -14,13M0,-6Q13,-1 14,13", "ck-none ck-o1")
    + path("M11,-17a6,6 0 1 0 5,8a5,5 0 0 1 -5,-8z", "ck-gold ck-o1"),
    "porter": path("M-11,-9H11L8,15H-8Z", "ck-gold ck-o")
    + path("M-10,-2H10M-9,5.5H9M-3.5,-9L-2.5,15M3.5,-9L2.5,15", "ck-none ck-o1 ck-night-line")
    + box(-13, -16, 26, 8, 4, "ck-tent ck-o")
    + path("M-6,-16v8M6,-16v8", "ck-none ck-o1"),
    "lens": path("M-2,-12H9L13,-9V9L9,12H-2Z", "ck-shade ck-o")
    + path("M13,-7H17V7H13M5,-12V12", "ck-none ck-o")
    + circle(-5, 0, 12.5, "ck-paper ck-o")
    + at(-5, 0, scaled(0.6, PRINT)),
    "radio": path("M-5,-8V-18", "ck-none ck-o3")
    + box(-9, -9, 16, 25, 3, "ck-shade ck-o")
    + box(-5.5, -5, 9, 6, 1, "ck-gold ck-o1")
    + path("M-5,6h8M-5,9h8M-5,12h8", "ck-none ck-o1")
    + path("M10,-13q4,5 0,10M14,-16q7,8 0,16", "ck-none ck-o"),
}

# An open hand with a coin above: what the owner is paid.
PAID = path("M-9,3h4l3,2h5q2,2 -1,3h-4h5l6,-3q3,0 2,2l-7,5h-8l-5,-2z", "ck-skin ck-o1") + circle(
    1, -4, 4, "ck-gold ck-o1"
)
ONCE = path("M-7,-2L-4,-4.5V5M1,-2.5L7,4M7,-2.5L1,4", "ck-none ck-o")  # 1×
LASTING = path("M0,0C3,-5 9,-5 9,0S3,5 0,0S-9,-5 -9,0S-3,5 0,0Z", "ck-none ck-o")


def medal(radius: float) -> str:
    """A peak token without its number: gold, with a ribbon."""
    return (
        path(f"M-5,-{radius}l-3,-7h16l-3,7z", "ck-tent ck-o1")
        + circle(0, 0, radius, "ck-gold ck-o")
        + circle(0, 0, radius - 3, "ck-none ck-o1 ck-night-line ck-mist")
    )


# --- weather -------------------------------------------------------------------------------------

_HILLS = hatched("M-50,50V18L-28,-2L-14,10L8,-20L26,4L36,-4L50,12V50Z", "ck-rock")
_HILL_LINE = path("M-50,18L-28,-2L-14,10L8,-20L26,4L36,-4L50,12", "ck-none ck-o1")
_GOOD_SKY = (
    box(-50, -50, 100, 100, 0, "ck-halo")
    + circle(26, -24, 13, "ck-sun ck-o1")
    + path("M26,-44v-4M46,-24h4M40,-38l3,-3M12,-38l-3,-3M6,-24h-4M40,-10l3,3", "ck-none ck-o1")
    + _HILLS
    + _HILL_LINE
)
_GALE = path(
    "M-46,-36l-4,8M-20,-44l-6,12M6,-40l-5,10M34,-46l-7,14M46,-22l-5,10M-34,-14l-5,10"
    "M18,-16l-4,8M-6,-20l-4,8",
    "ck-none ck-o1",
)
_BAD_SKY = (
    box(-50, -50, 100, 100, 0, "ck-ridge")
    + _HILLS
    + _HILL_LINE
    + path(
        "M-50,-50H50V-34q-8,8 -18,2q-8,10 -20,3q-10,8 -22,0q-10,8 -20,1q-10,6 -20,-2z",
        "ck-shade ck-o1",
    )
    + _GALE
)

_MOTIF: dict[str, str] = {
    "thaw": path(
        "M-34,-2H34V6L30,30L25,8L18,8L12,40L6,8H0L-5,26L-10,8H-16L-22,36L-27,8H-31L-34,14Z",
        "ck-face ck-o",
    )
    + path("M-38,-10H38V0H-38Z", "ck-snow ck-o")
    + path("M12,45v2M-22,41v3", "ck-none ck-o3 ck-ice-line"),
    "press": turned(
        -6,
        box(-30, -16, 60, 52, 2, "ck-card ck-o")
        + box(-24, 0, 24, 20, 0, "ck-sun ck-o1")
        + path("M-24,-9H24", "ck-none ck-o3")
        + path("M6,2H24M6,8H24M6,14H24M6,20H24M-24,27H24", "ck-none ck-o1")
        + at(-12, 11, scaled(0.42, PRINT)),
    ),
    "market": path("M-30,40V-2M30,40V-2", "ck-none ck-o")
    + box(-28, 18, 56, 22, 0, "ck-earth ck-o")
    + "".join(
        path(f"M{x},-14h14l1,14q-8,9 -16,0z", f"ck-{c} ck-o")
        for x, c in ((-35, "tent"), (-21, "card"), (-7, "tent"), (7, "card"), (21, "tent"))
    )
    + circle(-14, 13, 6, "ck-gold ck-o")
    + box(2, 6, 18, 12, 3, "ck-moss ck-o"),
    "clear": at(-20, 26, turned(-14, scaled(1.15, PRINT)))
    + at(18, 10, turned(10, scaled(1.15, PRINT)))
    + path("M-46,44H46", "ck-none ck-o1"),
    "flurry": at(-18, 12, scaled(1.05, SNOWFLAKE))
    + at(18, 24, scaled(0.8, SNOWFLAKE))
    + at(16, -12, scaled(0.6, SNOWFLAKE)),
    "bargain": path("M0,-20V38M-16,40H16M-30,-12L30,-12", "ck-none ck-o3")
    + path("M-30,-12L-40,16M-30,-12L-20,16M30,-12L20,16M30,-12L40,16", "ck-none ck-o1")
    + path("M-43,16H-17Q-20,27 -30,27T-43,16ZM17,16H43Q40,27 30,27T17,16Z", "ck-gold ck-o")
    + box(-37, 4, 14, 12, 3, "ck-die ck-o")
    + circle(-30, 10, 2, "ck-ink")
    + circle(30, 10, 6, "ck-gold ck-o")
    + circle(0, -20, 4, "ck-gold ck-o"),
}


@cache
def weather(face: str, size: float) -> str:
    """The picture of a weather face such as `thaw+`, in a square of `size`."""
    sky = _GOOD_SKY if face.endswith("+") else _BAD_SKY
    over = (
        ""
        if face.endswith("+")
        else path("M-44,24l-6,12M-28,40l-4,8M40,30l-6,12M46,2l-4,8", "ck-none ck-o1")
    )
    return scaled(size / 100, sky + _MOTIF[face[:-1]] + over)


@cache
def hidden_weather(size: float) -> str:
    """The back of a weather tile: a snowflake on hatching."""
    back = hatched("M-50,-50H50V50H-50Z", "ck-ridge") + ellipse(0, 0, 34, 34, "ck-card ck-o")
    return scaled(size / 100, back + scaled(1.5, SNOWFLAKE))
