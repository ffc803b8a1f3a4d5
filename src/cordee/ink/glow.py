"""What can be done glows: a gold ring around whatever a legal move asks a player to click."""

from __future__ import annotations

from functools import cache

from .svg import box, ellipse

STILL, TARGET = "ck-piece", "ck-piece ck-target"
GOAL = "ck-piece ck-target ck-goal"
"""A place that moves lead to: a page shows it once a piece is picked."""


def marks(target: bool) -> str:
    """The classes of a piece: the page listens to those that are targets."""
    return TARGET if target else STILL


@cache
def ring(rx: float, ry: float, y: float = 0) -> str:
    """A round glow; it is filled, so that all of it can be clicked."""
    return ellipse(0, y, rx, ry, "ck-warm ck-mist") + ellipse(
        0, y, rx, ry, "ck-none ck-o3 ck-gold-line"
    )


@cache
def loop(rx: float, ry: float, y: float = 0) -> str:
    """A round glow that lies over a figure in a crowd: it veils nobody, yet takes every click."""
    line = ellipse(0, y, rx, ry, "ck-none ck-o3 ck-gold-line")
    return f'<g pointer-events="all">{line}</g>'


@cache
def lasso(wide: float, high: float, size: float, tall: bool) -> str:
    """A loop around a standing figure of half that width and height.

    It is drawn as narrow as the figure, but takes every click that a finger needs.
    """
    least, y = 16 if tall else 13, -high * size * 0.88
    reach = ellipse(0, y, max(least, wide * size), max(least, high * size), "ck-none")
    line = ellipse(0, y, max(11, wide * size), max(12, high * size), "ck-none ck-o3 ck-gold-line")
    return f'<g pointer-events="all">{reach}{line}</g>'


@cache
def pane(width: float, height: float, corner: float) -> str:
    """A gold frame over what is printed: it hides nothing, yet takes every click."""
    return f'<g pointer-events="all">{frame(width, height, corner)}</g>'


@cache
def frame(width: float, height: float, corner: float) -> str:
    """A gold frame around a sheet of card whose middle is the origin."""
    return box(-width / 2, -height / 2, width, height, corner, "ck-none ck-o3 ck-gold-line")


@cache
def reach(width: float, height: float) -> str:
    """What takes the clicks around a thing that is drawn smaller; it is not to be seen."""
    unseen = box(-width / 2, -height / 2, width, height, 0, "ck-none")
    return f'<g pointer-events="all">{unseen}</g>'
