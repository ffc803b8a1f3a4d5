"""What moves the view where only a part of the cliff is shown: arrows at the edges, and lenses."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ....ink.cards import said
from ....ink.country import CLOUD
from ....ink.focus import Place, text_of
from ....ink.lettering import letters, width
from ....ink.memory import remembered
from ....ink.paper import card
from ....ink.svg import at, box, circle, path, scaled, title
from .camera import EDGE

if TYPE_CHECKING:
    from ....ink.layout import Area
    from ....ink.picture import View
    from ....ink.svg import Point
    from ....words import Say
    from .camera import Camera
    from .layout import Layout

_TIPS = {"left": "M-5,0l9,-7v14z", "right": "M5,0l-9,-7v14z", "up": "M0,-5l7,9h-14z",
         "down": "M0,5l7,-9h-14z"}  # fmt: skip


class Way(NamedTuple):
    """Where the cliff goes on beyond the window."""

    name: str
    far: int  # how many columns or heights lie there
    spot: Point
    to: Place  # what comes to the middle


def looking(parts: list[str], table: Layout, shown: Camera, view: View) -> None:
    """All that leads elsewhere on the cliff."""
    finger = view.focus.finger
    if shown.chart is not None:
        parts.append(_beyond(table, shown, finger, view.say))
    sizes = (("nearer", shown.larger), ("farther", shown.smaller))
    for area, (name, size) in zip(shown.lenses, sizes, strict=False):
        look = text_of(shown.window.middle, size) if size else ""
        parts.append(at(area.x, area.y, _lens(name, area, look, view.say), f"look-{name}"))


def led(look: str, body: str) -> str:
    """What leads to a place when it is touched; nothing, if there is no such place."""
    return f'<g data-look="{look}">{body}</g>' if look else body


@remembered(64)
def _beyond(table: Layout, shown: Camera, finger: int, say: Say) -> str:
    """Arrows with how many columns and heights lie outside the window, and the clouds below it."""
    right = shown.left + shown.window.columns * shown.tile
    parts = []
    if shown.window.bottom:
        step, cloud = (84, 0.8) if table.tall else (128, 1.2)
        parts += [
            at(x, shown.ground + 20 + (i % 2) * 5, scaled(cloud, CLOUD))
            for i, x in enumerate(range(int(shown.left), int(right) + step // 2, step))
        ]
    for way in _ways(table, shown, max(finger, EDGE)):
        look = text_of(way.to, shown.tile) if finger else ""
        hint = title(said(say, f"board-look-{way.name}"))
        arrow = hint + _arrow(way.name, way.far, table.letter, finger)
        parts.append(at(*way.spot, led(look, arrow), f"look-{way.name}"))
    return f'<g id="beyond">{"".join(parts)}</g>'


def _ways(table: Layout, shown: Camera, apart: float) -> list[Way]:
    """The ways that lead further: by as much as is in view, so that nothing is passed over."""
    window, cliff = shown.window, shown.cliff
    right = shown.left + window.columns * shown.tile
    top, across = shown.ground - window.rows * shown.tile, (shown.left + right) / 2
    level, edge = table.cliff.y + table.cliff.height + 15, right + EDGE / 2 + 3
    x, y = window.middle
    ways = (
        Way("left", window.left - cliff.left, (table.staff + 1, level), (x - window.columns, y)),
        Way("right", cliff.right - window.right, (edge, level), (x + window.columns, y)),
        Way("up", cliff.top - window.top, (across, top - EDGE / 2), (x, y + window.rows)),
        Way("down", window.bottom, (edge, level - apart - 2), (x, y - window.rows)),
    )
    return [way for way in ways if way.far > 0]


def _arrow(way: str, count: int, size: float, finger: int) -> str:
    """A tip and a number on a plate; a finger may miss it a little."""
    text = str(count)
    wide, side = width(text, size) + 18, 1 if way == "right" else -1
    return (
        (box(-finger / 2, -finger / 2, finger, finger, 0, "ck-none") if finger else "")
        + box(-wide / 2, -10, wide, 20, 4, "ck-card" + " ck-o1" * bool(finger))
        + at(side * (wide / 2 - 9), 0, path(_TIPS[way], "ck-ink" if finger else "ck-soft"))
        + letters(-side * 6, 5, text, size, f"ck-serif ck-mid {'ck-ink' if finger else 'ck-soft'}")
    )


@remembered(16)
def _lens(name: str, area: Area, look: str, say: Say) -> str:
    """A glass with a plus or a minus; pale, if it can do no more."""
    inset = 3
    line = "" if look else " ck-faint"
    sign = "M-4,0H4M0,-4V4" if name == "nearer" else "M-4,0H4"
    glass = circle(0, 0, 9, f"ck-none ck-o{line}") + path(
        f"{sign}M6.5,6.5L13,13", f"ck-none ck-o{line}"
    )
    body = at(inset, inset, card(area.width - 2 * inset, area.height - 2 * inset)) + at(
        area.width / 2 - 2, area.height / 2 - 2, glass
    )
    return led(look, title(said(say, f"board-look-{name}")) + body)
