"""Signs that several games draw, each known by its shape alone, in a square of 36."""

from __future__ import annotations

from functools import cache

from .dice import SIGN_BOX
from .svg import circle, path, scaled, turned

_ARM = path("M0,-15V15M-4.5,-11.5L0,-7l4.5,-4.5M-4.5,11.5L0,7l4.5,4.5", "ck-none ck-o3 ck-ice-line")
_SOLE = "M-1,15.5c-8,0 -11,-6 -9,-11.5c1,-4 2,-6.5 6,-7.5c5,-1 11,1 12,6c2,7 -2,13 -9,13z"
_TOES = ((-10.5, -3.5, 3.6), (-6, -10, 3.3), (0, -12.2, 3), (5.6, -10.5, 2.7), (9.8, -6, 2.4))


def _footprint(classes: str) -> str:
    return path(_SOLE, classes) + "".join(circle(x, y, r, classes) for x, y, r in _TOES)


PRINT = _footprint("ck-earth ck-o1")
SNOWFLAKE = _ARM + turned(60, _ARM) + turned(120, _ARM)

STAR = path(
    "M0,-9L2.6,-3.3L8.7,-2.7L4.1,1.4L5.4,7.4L0,4.2L-5.4,7.4L-4.1,1.4L-8.7,-2.7L-2.6,-3.3Z",
    "ck-gold ck-o1",
)


@cache
def small(sign: str, size: float) -> str:
    """A sign drawn in a square of `size`."""
    return scaled(round(size / SIGN_BOX, 3), sign)
