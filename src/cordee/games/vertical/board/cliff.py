"""The cliff as it grows: tiles, open spots, equipment and climbers, and the scales beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.focus import text_of
from ....ink.glow import STILL, marks
from ....ink.lettering import letters, width
from ....ink.memory import remembered
from ....ink.seats import climber, spotlight
from ....ink.svg import at, box, num, path, scaled, title
from .signs import STANDING_LADDER, disc
from .targets import place_id
from .tiles import EQUIPPED, UNIT, face, tile
from .touch_areas import span

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ....ink.picture import View
    from ....words import Say
    from .camera import Camera
    from .layout import Layout

LADDER = "ladder"

# Where tokens are put on a tile, as shares of its side from its middle.
_HUNG = {"carabiner": (-0.32, 0.32), LADDER: (0.0, 0.0), "zipline": (0.31, -0.3)}
_TOKEN = 0.34
_STAND = (0.17, 0.46)  # and where a climber stands
_TALLEST = 50  # how high a climber of size 1 is
_CLIMBER = 0.0125  # size of a climber for each pixel of a tile
ON_PLANE = "ck-on-plane"
"""Pieces that a page moves with the plane while it is dragged."""


# --- tiles ---------------------------------------------------------------------------------------


def plane(shown: Camera, standing: str) -> str:
    """What stands on the cliff; where only a part of it is shown, it can be dragged about."""
    inner = f'<g id="cliff">{standing}</g>'
    if shown.chart is None:
        return f'<g id="plane">{inner}</g>'
    seen, look = _seen(shown), text_of(shown.window.middle, shown.tile)
    return (
        f'<clipPath id="seen">{seen}</clipPath><g id="plane" data-plane="{look}" '
        f'clip-path="url(#seen)"><g pointer-events="all">{seen}</g>{inner}</g>'
    )


def _seen(shown: Camera) -> str:
    """The part of the picture in which the cliff is seen."""
    wide, high = shown.window.columns * shown.tile, shown.window.rows * shown.tile
    return box(shown.left + 1, shown.ground - high + 1, wide - 2, high - 2, 0, "ck-none")


def cliff(parts: list[str], shown: Camera, view: View, lit: Collection[str]) -> None:
    """The tiles, those that may be chosen in a gold frame; only those in view can be named."""
    tiles = view.fields["tiles"]
    places = {(tile["x"], tile["y"]) for tile in tiles}
    drawn = [t for t in tiles if view.focus.finger or shown.window.holds(t["x"], t["y"])]
    parts.append(_wall(shown, [place for place in sorted(places) if shown.window.holds(*place)]))
    for each in drawn:
        x, y = each["x"], each["y"]
        name = place_id("tile", x, y) if shown.window.holds(x, y) else ""
        up, open_sky = LADDER in each["tokens"], (x, y + 1) not in places
        body = _tile(view.say, each["kind"], up, shown.tile, x, y, open_sky)
        if name in lit:
            body += _frame(shown.tile)
        px, py = shown.spot(x, y)
        parts.append(at(px, py, body, name, marks(name in lit)))


@remembered(4096)
def _tile(say: Say, kind: str, up: bool, size: int, x: int, y: int, snowy: bool) -> str:
    hint = say("board-tile-about", kind=say(f"board-kind-{kind}"), place=f"{x},{y}")
    return title(hint) + tile(EQUIPPED if up else kind, size, face(x, y), snowy)


def _wall(shown: Camera, places: Iterable[tuple[int, int]]) -> str:
    """What shows of the wall behind the tiles: a heavy outline and a shaded side."""
    half, side = shown.tile / 2, num(shown.tile)
    spots = [shown.spot(x, y) for x, y in places]
    squares = "".join(f"M{num(x - half)},{num(y - half)}h{side}v{side}h-{side}z" for x, y in spots)
    if not squares:
        return ""
    depth = shown.tile * 0.07
    return at(depth, depth * 0.6, path(squares, "ck-foot")) + path(squares, "ck-shade ck-o5")


@remembered(32)
def _frame(size: float) -> str:
    return box(-size / 2 + 2.5, -size / 2 + 2.5, size - 5, size - 5, 3,
               "ck-none ck-o3 ck-gold-line")  # fmt: skip


def spots(
    parts: list[str],
    table: Layout,
    shown: Camera,
    say: Say,
    open_places: Collection[tuple[int, int]],
) -> None:
    """Where the tile in hand may go: each says where it is, if there is room for that in all."""
    letter = max(table.text, min(18, round(shown.tile * 0.27)))
    named = max(width(name, letter) for name in _farthest(shown)) < _inside(shown.tile)
    for x, y in open_places:
        if shown.window.holds(x, y):
            px, py = shown.spot(x, y)
            body = _spot(say, shown.tile, letter if named else 0, x, y)
            body += span((x, y), open_places, shown.tile).takes_clicks()
            parts.append(at(px, py, body, place_id("spot", x, y), marks(True)))


def _farthest(shown: Camera) -> tuple[str, str]:
    """The longest names that places in the window can have."""
    window, cliff = shown.window, shown.cliff
    left, right = max(window.left, cliff.left), min(window.right, cliff.right)
    high = min(window.top, cliff.top)
    return _called(left, high), _called(right, high)


def _called(x: int, y: int) -> str:
    return f"{x},{y}".replace("-", "−")


def _inside(size: int) -> int:
    """The side of a spot, which is a little smaller than a tile."""
    return size - max(3, round(size * 0.08))


@remembered(2048)
def _spot(say: Say, size: int, letter: float, x: int, y: int) -> str:
    """A dashed square, with its name where `letter` tells how large that is written."""
    inner, middle = _inside(size), letter * 0.34
    return (
        title(say("board-spot-about", place=f"{x},{y}"))
        + box(-inner / 2, -inner / 2, inner, inner, 5, "ck-warm")
        + box(-inner / 2, -inner / 2, inner, inner, 5, "ck-none ck-o3 ck-dash ck-gold-line")
        + (letters(0, middle, _called(x, y), letter, "ck-serif ck-mid ck-ink") if letter else "")
    )


# --- what is on them -----------------------------------------------------------------------------


def equipment(parts: list[str], shown: Camera, view: View) -> None:
    """A ladder leans on its tile; carabiners and ziplines hang on theirs."""
    size = shown.tile
    for each in view.fields["tiles"]:
        x, y = each["x"], each["y"]
        if not each["tokens"] or not shown.window.holds(x, y):
            continue
        px, py = shown.spot(x, y)
        for token in each["tokens"]:
            dx, dy = _HUNG[token]
            body = title(view.said(f"board-token-{token}")) + _hung(token, size)
            name = place_id(token, x, y)
            parts.append(at(px + dx * size, py + dy * size, body, name, "ck-piece"))


@remembered(128)
def _hung(token: str, size: int) -> str:
    if token == LADDER:
        return scaled(size / UNIT, STANDING_LADDER)
    return disc(token, round(max(size * _TOKEN, 13)))


def climbers(parts: list[str], table: Layout, shown: Camera, view: View) -> None:
    """Those on the tiles in view, and those at the foot, who stand in the camp: nowhere else are
    they seen while the cliff is dragged about."""
    drawn = []
    for seat, place in enumerate(view.fields["climbers"]):
        classes = STILL
        if place is None:
            (x, y), size = table.camp_place(seat), table.figure
        elif shown.window.holds(*place):
            dx, dy = _STAND
            x, y = shown.spot(*place)
            x, y = x + dx * shown.tile, y + dy * shown.tile
            size, classes = max(round(shown.tile * _CLIMBER, 2), 0.5), f"{STILL} {ON_PLANE}"
        else:
            continue
        glow = spotlight(size) if seat == view.active else ""
        drawn.append(at(x, y, glow + climber(seat, size), f"climber-{seat}", classes))
    clip = ""
    if shown.chart is not None:
        top = table.camp_place(0)[1] - _TALLEST * table.figure
        camp = box(0, top, table.width, table.height - top, 0, "ck-none")
        parts.append(f'<clipPath id="about-cliff">{_seen(shown)}{camp}</clipPath>')
        clip = ' clip-path="url(#about-cliff)"'
    parts.append(f'<g id="climbers"{clip}>{"".join(drawn)}</g>')


# --- scales --------------------------------------------------------------------------------------


@remembered(256)
def heights(table: Layout, shown: Camera) -> str:
    """A staff at the left, and a dotted line from it along the foot of every height."""
    window, size = shown.window, shown.tile
    end = num(shown.left + window.columns * size)
    rows = [(y, shown.spot(0, y)[1]) for y in range(window.bottom, window.top + 1)]
    low, high = shown.ground + (0 if window.bottom else 6), rows[-1][1] - size / 2
    lines = "".join(f"M{num(table.staff)},{num(y + size / 2)}H{end}" for _, y in rows)
    staff = f"M{num(table.staff)},{num(low)}V{num(high)}"
    plates = "".join(_plate(table.staff, y, str(height), table.letter) for height, y in rows)
    return (
        f'<g id="heights">{path(lines, "ck-none ck-o1 ck-dots ck-faint")}'
        f"{path(staff, 'ck-none ck-o3 ck-earth-line')}{plates}</g>"
    )


@remembered(256)
def columns(table: Layout, shown: Camera) -> str:
    """The numbers of the columns, on the grass under them."""
    window, cliff, size = shown.window, shown.cliff, shown.tile
    y, letter = table.cliff.y + table.cliff.height + 15, table.letter
    plates = []
    for x in range(max(window.left, cliff.left), min(window.right, cliff.right) + 1):
        label = str(x).replace("-", "−")
        if width(label, letter) + 6 <= size or x % 2 == 0:
            plates.append(_plate(shown.spot(x, 0)[0], y, label, letter))
    return f'<g id="columns">{"".join(plates)}</g>'


def _plate(x: float, y: float, text: str, size: float) -> str:
    half = width(text, size) / 2 + 3
    return box(x - half, y - size * 0.68, 2 * half, size * 1.36, 4, "ck-card ck-o1") + letters(
        x, y + size * 0.34, text, size, "ck-serif ck-bold ck-mid ck-ink"
    )
