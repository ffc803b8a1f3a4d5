"""Single things of a game, drawn to be shown among words."""

from __future__ import annotations

from typing import NamedTuple

from .layout import Area
from .svg import esc, num


class Thing(NamedTuple):
    """A drawing, and the part of the paper that it takes."""

    drawing: str
    area: Area


def square(drawing: str, side: float) -> Thing:
    """A drawing around the origin."""
    return Thing(drawing, Area(-side / 2, -side / 2, side, side))


def upright(drawing: str, width: float, height: float) -> Thing:
    """A drawing of something that stands at the origin."""
    return Thing(drawing, Area(-width / 2, -height + 6, width, height))


def inline(thing: Thing, said: str = "") -> str:
    """For a page that has the boards' style sheet; `said` where no words beside it name it."""
    x, y, wide, high = map(num, (thing.area.x, thing.area.y, thing.area.width, thing.area.height))
    meant = f'role="img" aria-label="{esc(said)}"' if said else 'aria-hidden="true"'
    return (
        f'<svg class="thing" viewBox="{x} {y} {wide} {high}" width="{wide}" height="{high}" '
        f"{meant}>{thing.drawing}</svg>"
    )
