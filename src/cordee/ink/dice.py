"""Dice bodies, and the pips of ordinary ones; other signs on them belong to the games."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeVar

from .glow import frame
from .memory import remembered
from .svg import Point, box, circle, line, path, scaled, turned

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .layout import Row

Face = TypeVar("Face", str, int)
SIGN_BOX = 36  # signs are drawn around the origin in a square of this size
_SIGN_SHARE = 0.78  # of the die's side


def die(sign: str, side: float, classes: str) -> str:
    """A die around the origin, `sign` on top."""
    half, corner = side / 2, side / 5
    body = (
        box(-half + 2, -half + 4, side, side, corner, "ck-foot")
        + box(-half, -half, side, side, corner, classes)
        + box(-half + 3, -half + 3, side - 6, side - 6, corner * 0.7, "ck-none ck-o1 ck-faint")
    )
    return body + scaled(round(side * _SIGN_SHARE / SIGN_BOX, 3), sign)


def rolled(sign: str, side: float) -> str:
    return die(sign, side, "ck-die ck-o")


def kept(sign: str, side: float) -> str:
    """On warm paper, with a heavier edge."""
    return die(sign, side, "ck-warm ck-o3")


def waiting(side: float) -> str:
    """Not thrown yet: pale, with the mountain of the house instead of a sign."""
    half, unit = side / 2, side / 52
    corners = ((-15, 10), (-3, -11), (4, 1), (8, -4), (15, 10))
    peak = line([(x * unit, y * unit) for x, y in corners])
    blank = box(-half, -half, side, side, side / 5, "ck-card ck-o ck-dash ck-mist")
    return blank + path(peak, "ck-none ck-o ck-faint")


def equal(faces: Mapping[str, Face]) -> dict[str, str]:
    """Of dice with the same face, each one's name and that of the first; none that is alone."""
    first: dict[Face, str] = {}
    for name, face in faces.items():
        first.setdefault(face, name)
    shown = list(faces.values())
    return {name: first[face] for name, face in faces.items() if shown.count(face) > 1}


_TILTS = (-6, 4, -3, 7, -5, 3, -7, 5)  # dice that were thrown lie as they fell


def scattered(row: Row, index: int, shift: float = 0) -> Point:
    """Where the index-th thrown die of a row lies, a little above or below the others."""
    x, y = row.spot(index)
    return x + shift, y + _TILTS[index] * 0.5


@remembered(512)
def thrown(body: str, side: float, index: int, lit: bool = False) -> str:
    """A die as it fell, in a gold frame where it may be chosen."""
    return turned(_TILTS[index], body + (frame(side + 5, side + 5, side / 5 + 2) if lit else ""))


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def pips(value: int) -> str:
    """The face of an ordinary die, as a sign."""
    return "".join(circle(x * 10, y * 10, 3.9, "ck-ink") for x, y in _PIPS[value])
