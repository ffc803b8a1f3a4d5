"""How far a place on the cliff may reach out over its neighbours, so that a finger can hit it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ....ink.focus import Place
from ....ink.svg import box

_FINGER = 44.0  # to reach further than this across is of no use


class Span(NamedTuple):
    """A rectangle around the middle of a place, in the picture's directions."""

    left: float
    top: float
    width: float
    height: float

    def takes_clicks(self) -> str:
        """The whole rectangle, unseen."""
        return f'<g pointer-events="all">{box(*self, 0, "ck-none")}</g>'


def span(place: Place, taken: Collection[Place], size: float) -> Span:
    """The room of a place whose side is `size`: up to half a side more where nobody else is.

    It widens first; it only grows in height where nobody to the left or right of there could
    widen into it. So no two of the places that are taken ever overlap.
    """
    x, y = place
    near, far = size / 2, max(size / 2, min(size, _FINGER / 2))

    def beside(step: int) -> float:
        return near if (x + step, y) in taken else far

    def over(step: int) -> float:
        return near if any((x + i, y + step) in taken for i in (-1, 0, 1)) else far

    left, right, up, down = beside(-1), beside(1), over(1), over(-1)
    return Span(-left, -up, left + right, up + down)
