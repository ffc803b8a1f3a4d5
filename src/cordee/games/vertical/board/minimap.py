"""The small map of a cliff that is too large for the picture: all of it, and where we look."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from ....ink.cards import said
from ....ink.focus import text_of
from ....ink.paper import card
from ....ink.seats import badge
from ....ink.svg import at, box, circle, num, path, title
from ..rules import KINDS
from .looking import led
from .targets import place_id

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ....ink.focus import Place
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
    """The map: what may be chosen outside the window is gold there, and a touch leads to it."""
    small, fields = shown.chart, view.fields
    if small is None:
        return
    tiles: list[Place] = [(each["x"], each["y"]) for each in fields["tiles"]]
    open_tiles = [place for place in tiles if place_id("tile", *place) in lit]
    outside = [place for place in (*open_tiles, *open_places) if not shown.window.holds(*place)]
    gold = _squares(small, sorted(outside))
    parts.append(_sheet(small, shown, fields, view.say, gold))
    for seat, place in enumerate(fields["climbers"]):
        if place is not None and not shown.window.holds(*place):
            body = badge(seat, max(small.cell * 0.62, 5))
            parts.append(at(*small.spot(*place), body, f"climber-{seat}", "ck-piece"))
    if view.focus.finger:
        parts.append(_touched(small, shown))


def _touched(small: Minimap, shown: Camera) -> str:
    """What takes the touches: fields of half a window, each of which leads to its middle."""
    shows, window, cell = small.shows, shown.window, small.cell
    wide, high = max(1, window.columns // 2), max(1, window.rows // 2)
    fields = []
    for left, bottom in product(
        range(shows.left, shows.right + 1, wide), range(shows.bottom, shows.top + 1, high)
    ):
        right, top = min(left + wide - 1, shows.right), min(bottom + high - 1, shows.top)
        (x0, y0), (x1, y1) = small.spot(left, top), small.spot(right, bottom)
        field = box(x0 - cell / 2, y0 - cell / 2, x1 - x0 + cell, y1 - y0 + cell, 0, "ck-none")
        fields.append(led(text_of(((left + right) // 2, (bottom + top) // 2), shown.tile), field))
    return f'<g id="map">{"".join(fields)}</g>'


def _squares(small: Minimap, places: Iterable[Place]) -> str:
    half, side = small.cell / 2, num(small.cell)
    spots = [small.spot(*place) for place in places]
    return "".join(f"M{num(x - half)},{num(y - half)}h{side}v{side}h-{side}z" for x, y in spots)


def _sheet(small: Minimap, shown: Camera, fields: Fields, say: Say, gold: str) -> str:
    area, cell, window = small.area, small.cell, shown.window
    kinds: dict[str, list[Place]] = {}
    for each in fields["tiles"]:
        kinds.setdefault(each["kind"], []).append((each["x"], each["y"]))
    tiles = "".join(
        path(_squares(small, kinds[kind]), f"ck-{_COLOUR[kind]}{' ck-o1' * (cell >= _FINE)}")
        for kind in KINDS
        if kind in kinds
    )
    if gold:
        tiles += path(gold, "ck-gold")
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
