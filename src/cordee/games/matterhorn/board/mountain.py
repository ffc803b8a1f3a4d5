"""The Matterhorn: a leaning tooth with its shoulder, a sunny face, a shaded one, and the ridge."""

from __future__ import annotations

from ....ink.paper import hatched, hatching
from ....ink.svg import Point, line, num, path
from .layout import HIGHEST, LOWEST, Pyramid

# How far the edge juts out (in pitches), half a row at a time from the foot to the highest row.
# fmt: off
_JAGS_LEFT = (.5, .16, .3, .06, .16, .22, 0, .1, .16, -.06, .1, .02, .12, -.04, .04, .1)
_JAGS_RIGHT = (.7, .3, .12, .26, .04, .2, .12, -.04, .12, .02, -.1, .06, -.06, .12, .2, .26)
# The head, seen from the tip, in shares of its ridge: this comes up from the left …
_BROW: tuple[Point, ...] = ((-1.2, 2.05), (-1.1, 1.45), (-1, 1), (-.81, .83), (-.63, .58),
                            (-.43, .43), (-.25, .2), (-.1, .11))
# … and the nape falls steeply on the right, down to the shoulder.
_NAPE: tuple[Point, ...] = ((.08, .11), (.1, .33), (.02, .57), (.05, .87), (-.02, 1.2),
                            (.07, 1.58), (.05, 1.9), (.25, 2.12), (.32, 2.3))
_HEM: tuple[Point, ...] = ((-.06, 1.1), (-.02, .9), (-.08, 1.48), (-.18, 1.09), (-.31, 1.76),
                           (-.42, 1.26), (-.56, 1.63), (-.68, 1.3), (-.84, 1.74), (-.9, 1.41))
_HEM_SHADE: tuple[Point, ...] = ((-.06, 1.1), (-.02, .9), (-.06, 1.3), (0, .54))
# The Hörnli ridge: half rows from the shoulder down, and how far across the face it lies.
_CREST = (.7, .62, .68, .58, .66, .6, .67, .61, .7, .63, .69, .66, .74, .7, .78, .76)
# Hollows of the sunny face: row, share of the width, size in pitches.
_HOLLOWS = ((6.4, .28, .8), (7.5, .1, .9), (8.6, .36, 1), (9.6, .16, 1), (10.6, .42, 1.1),
            (11.5, .08, 1), (11.4, .26, .9))
_HOLLOW: tuple[Point, ...] = ((-.3, -.6), (.1, -.75), (.42, -.2), (.3, .2), (.55, .7), (-.1, .8),
                              (-.5, .5), (-.28, .05))
# Snow on the ledges between two rows: row, from, to (shares of the width).
_LEDGES = ((5.5, .12, .5), (6.5, .3, .6), (7.5, .3, .56), (8.5, .02, .22), (9.5, .3, .58),
           (10.5, .1, .34), (11.5, .36, .6), (6.5, .76, .94), (8.5, .72, .92), (9.5, .8, .97),
           (10.5, .72, .86), (11.5, .82, .97))
# fmt: on


def mountain(pyramid: Pyramid) -> str:
    left, right, crest = _edge(pyramid, -1), _edge(pyramid, 1), _crest(pyramid)
    brow, nape = _head(pyramid, _BROW), _head(pyramid, _NAPE)
    whole = line([*left, *brow, pyramid.tip, *nape, *reversed(right)], True)
    shaded = line([pyramid.tip, *nape, *reversed(right), *crest], True)
    hollows = "".join(_hollow(pyramid, *hollow) for hollow in _HOLLOWS)
    return (
        path(whole, "ck-rock")
        + path(hollows, "ck-shade ck-faint")
        + hatching(hollows)
        + hatched(shaded, "ck-shade")
        + path("".join(_ledge(pyramid, *ledge) for ledge in _LEDGES), "ck-snow")
        + _cap(pyramid, brow, nape)
        + path(line([pyramid.tip, *reversed(crest)]), "ck-none ck-o1 ck-mist")
        + path(whole, "ck-none ck-o3")
    )


def half_width(pyramid: Pyramid, row: float) -> float:
    """Half of the breadth at a row: more than its circles, and spreading at the foot."""
    pitch = pyramid.pitch
    low = max(0.0, row - HIGHEST) / (LOWEST - HIGHEST)
    return max(pyramid.half(row) + pyramid.hold, 0.95 * pitch) + pitch * (0.2 + 1.1 * low**2)


def across(pyramid: Pyramid, row: float, share: float) -> Point:
    """A point of the face: 0 is its left edge at that row, 1 its right edge."""
    (x, y), half = pyramid.middle(row), half_width(pyramid, row)
    return x + (2 * share - 1) * half, y


def _edge(pyramid: Pyramid, side: int) -> list[Point]:
    """One side from the ground to the highest row."""
    jags = _JAGS_LEFT if side < 0 else _JAGS_RIGHT
    points = []
    for k, jag in enumerate(jags):
        row = LOWEST + 0.5 - k / 2
        (x, y), half = pyramid.middle(row), half_width(pyramid, row)
        points.append((x + side * (half + jag * pyramid.pitch), y + pyramid.pitch * 0.1 * (k % 2)))
    x, y = points[0]
    ground = (x + side * pyramid.pitch * 0.8, pyramid.layout.scene_bottom)
    return [ground, *points]


def _crest(pyramid: Pyramid) -> list[Point]:
    """The Hörnli ridge from the ground up to the tip."""
    upward = [across(pyramid, HIGHEST - 0.5 + k / 2, share) for k, share in enumerate(_CREST)]
    x, _ = across(pyramid, LOWEST + 0.5, 0.84)
    return [(x, pyramid.layout.scene_bottom), *reversed(upward)]


def _head(pyramid: Pyramid, shape: tuple[Point, ...]) -> list[Point]:
    (x, y), (far, deep) = pyramid.tip, pyramid.layout.roof
    return [(x + dx * far, y + dy * deep) for dx, dy in shape]


def _hollow(pyramid: Pyramid, row: float, share: float, size: float) -> str:
    x, y = across(pyramid, row, share)
    unit = size * pyramid.pitch
    return line([(x + dx * unit, y + dy * unit) for dx, dy in _HOLLOW], True)


def _ledge(pyramid: Pyramid, row: float, start: float, end: float) -> str:
    """A strip of snow, ragged below, rising a little to the right."""
    (x0, y), (x1, _) = across(pyramid, row, start), across(pyramid, row, end)
    deep, long = pyramid.pitch * 0.1, x1 - x0
    return (
        f"M{num(x0)},{num(y + deep)}Q{num(x0 + long * 0.5)},{num(y - deep)} {num(x1)},{num(y)}"
        f"Q{num(x0 + long * 0.84)},{num(y + deep)} {num(x0 + long * 0.7)},{num(y + deep * 0.3)}"
        f"Q{num(x0 + long * 0.5)},{num(y + deep * 2)} {num(x0 + long * 0.34)},{num(y + deep * 0.5)}"
        f"Q{num(x0 + long * 0.2)},{num(y + deep * 1.6)} {num(x0)},{num(y + deep)}Z"
    )


def _cap(pyramid: Pyramid, brow: list[Point], nape: list[Point]) -> str:
    """Snow on the roof of the mountain, with a ragged hem, shaded beyond the ridge."""
    hem, shade = _head(pyramid, _HEM), _head(pyramid, _HEM_SHADE)
    sunny = line([*brow[2:], pyramid.tip, *nape[:5], *hem], True)
    dark = line([pyramid.tip, *nape[:5], *shade], True)
    return path(sunny, "ck-snow ck-o") + hatched(dark, "ck-drift")
