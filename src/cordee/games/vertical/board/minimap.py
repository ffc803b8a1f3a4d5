"""The small map of a cliff that is too large for the picture: all of it, and where we look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.cards import said
from ....ink.glow import marks
from ....ink.paper import card
from ....ink.seats import badge
from ....ink.svg import at, box, circle, num, path, title
from ..rules import KINDS
from .camera import BORDER
from .targets import place_id
from .touch_areas import Place, Span, span

if TYPE_CHECKING:
    from collections.abc import Collection

    from ....ink.picture import Fields, View
    from ....words import Say
    from .camera import Camera, Minimap

_FINE = 6  # cells smaller than this have no outlines
_COLOUR = {
    "plain": "rock",
    "axe": "face",
    "crampons": "snow",
    "ladder": "shade",
    "cave": "night",
    "danger": "tent",
}


def chart(
    parts: list[str],
    shown: Camera,
    view: View,
    lit: Collection[str],
    open_places: Collection[Place],
) -> None:
    """The map; what may be chosen outside the window is chosen here."""
    small, fields = shown.chart, view.fields
    if small is None:
        return
    parts.append(_sheet(small, shown, fields, view.say))
    kinds: dict[Place, str] = {(each["x"], each["y"]): each["kind"] for each in fields["tiles"]}
    tiles = [place for place in kinds if place_id("tile", *place) in lit]
    outside = {place for place in (*tiles, *open_places) if not shown.window.holds(*place)}
    for place in sorted(outside):
        kind = kinds.get(place)
        name = place_id("spot" if kind is None else "tile", *place)
        look = "ck-warm" if kind is None else f"ck-{_COLOUR[kind]}"
        free = span(place, outside | kinds.keys(), small.cell, small.cell + BORDER)
        body = _cell(small.cell, free, look)
        body += span(place, outside, small.cell).takes_clicks()
        parts.append(at(*small.spot(*place), body, name, marks(True)))
    for seat, place in enumerate(fields["climbers"]):
        if place is not None and not shown.window.holds(*place):
            body = badge(seat, max(small.cell * 0.62, 5))
            parts.append(at(*small.spot(*place), body, f"climber-{seat}", "ck-piece"))


def _sheet(small: Minimap, shown: Camera, fields: Fields, say: Say) -> str:
    area, cell, window = small.area, small.cell, shown.window
    side = num(cell)
    squares: dict[str, list[str]] = {}
    for each in fields["tiles"]:
        x, y = small.spot(each["x"], each["y"])
        square = f"M{num(x - cell / 2)},{num(y - cell / 2)}h{side}v{side}h-{side}z"
        squares.setdefault(each["kind"], []).append(square)
    tiles = "".join(
        path("".join(squares[kind]), f"ck-{_COLOUR[kind]}{' ck-o1' * (cell >= _FINE)}")
        for kind in KINDS
        if kind in squares
    )
    tokens = "".join(
        circle(*small.spot(each["x"], each["y"]), cell * 0.22, "ck-orange")
        for each in fields["tiles"]
        if each["tokens"]
    )
    people = "".join(
        at(*small.spot(*place), badge(seat, max(cell * 0.45, 3.5)))
        for seat, place in enumerate(fields["climbers"])
        if place is not None and window.holds(*place)
    )
    x0, y0 = small.spot(max(window.left, small.shows.left), min(window.top, small.shows.top))
    x1, y1 = small.spot(min(window.right, small.shows.right), window.bottom)
    looking = box(x0 - cell / 2, y0 - cell / 2, x1 - x0 + cell, y1 - y0 + cell, 2, "ck-none ck-o3")
    hint = title(said(say, "board-chart-about"))
    return (
        f'<g id="chart">{hint}{at(area.x, area.y, card(area.width, area.height))}'
        f"{tiles}{tokens}{people}{looking}</g>"
    )


def _cell(size: float, free: Span, colour: str) -> str:
    """A place that may be chosen, larger than a tile where it hides none: framed in gold, or all
    gold where a frame would fill it."""
    return free.drawn(1, f"{colour} ck-o ck-gold-line" if size >= _FINE else "ck-gold")
