"""How somebody looks at a board that is larger than its picture."""

from __future__ import annotations

import re
from typing import NamedTuple

Place = tuple[int, int]

_LARGEST_FINGER = 400
_TEXT = re.compile(r"(-?\d{1,3}),(-?\d{1,3}),(\d{1,3})", re.ASCII)


class Focus(NamedTuple):
    finger: int = 0
    """How large something is that a finger can hit, in the picture's measure; 0: it is only looked
    at, so rather all of it small than a part of it large."""
    place: Place | None = None
    """What somebody has moved to the middle; None: what the board thinks best."""
    size: int = 0
    """How large they want its places drawn; 0: as the board thinks best."""


HERE = Focus()
"""As the board thinks best."""


def text_of(place: Place, size: int) -> str:
    """What a page sends to look at a place: `read_focus` reads it."""
    return f"{place[0]},{place[1]},{size}"


def read_focus(finger: int, text: str) -> Focus:
    """What a page has sent; anything that makes no sense is as if nothing had been chosen."""
    finger = min(max(finger, 0), _LARGEST_FINGER)
    match = _TEXT.fullmatch(text)
    if match is None:
        return Focus(finger)
    x, y, size = map(int, match.groups())
    return Focus(finger, (x, y), size)
