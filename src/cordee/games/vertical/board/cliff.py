"""The cliff as it grows: tiles, open spots, equipment and climbers, and the scales beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.country import CLOUD
from ....ink.glow import marks
from ....ink.lettering import letters, width
from ....ink.memory import remembered
from ....ink.seats import climber, spotlight
from ....ink.svg import at, box, num, path, scaled, title
from .camera import EDGE, Camera
from .signs import STANDING_LADDER, disc
from .targets import place_id
from .tiles import EQUIPPED, UNIT, face, tile
from .touch_areas import span

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ....ink.picture import View
    from ....words import Say
    from .layout import Layout

LADDER = "ladder"

# Where tokens are put on a tile, as shares of its side from its middle.
_HUNG = {"carabiner": (-0.32, 0.32), LADDER: (0.0, 0.0), "zipline": (0.31, -0.3)}
_TOKEN = 0.34
_STAND = (0.17, 0.46)  # and where a climber stands
_CLIMBER = 0.0125  # size of a climber for each pixel of a tile


# --- tiles ---------------------------------------------------------------------------------------


def cliff(parts: list[str], shown: Camera, view: View, lit: Collection[str]) -> None:
    """The tiles in view, those that may be chosen in a gold frame."""
    fields = view.fields
    places = {(tile["x"], tile["y"]) for tile in fields["tiles"]}
    visible = [t for t in fields["tiles"] if shown.window.holds(t["x"], t["y"])]
    parts.append(_wall(shown, [(t["x"], t["y"]) for t in visible]))
    for each in visible:
        x, y = each["x"], each["y"]
        name = place_id("tile", x, y)
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
    """Those on the tiles in view, and those at the foot, who stand in the camp."""
    for seat, place in enumerate(view.fields["climbers"]):
        if place is None:
            (x, y), size = table.camp_place(seat), table.figure
        elif shown.window.holds(*place):
            dx, dy = _STAND
            x, y = shown.spot(*place)
            x, y = x + dx * shown.tile, y + dy * shown.tile
            size = max(round(shown.tile * _CLIMBER, 2), 0.5)
        else:
            continue
        glow = spotlight(size) if seat == view.active else ""
        parts.append(at(x, y, glow + climber(seat, size), f"climber-{seat}", "ck-piece"))


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


def beyond(parts: list[str], table: Layout, shown: Camera) -> None:
    """Arrows that tell how many columns and heights lie outside the window, and the clouds."""
    if shown.chart is not None:
        parts.append(_beyond(table, shown))


@remembered(64)
def _beyond(table: Layout, shown: Camera) -> str:
    window, cliff, size = shown.window, shown.cliff, shown.tile
    right = shown.left + window.columns * size
    top, across = shown.ground - window.rows * size, (shown.left + right) / 2
    level = table.cliff.y + table.cliff.height + 15
    parts = []
    if window.bottom:
        step, cloud = (84, 0.8) if table.tall else (128, 1.2)
        parts += [
            at(x, shown.ground + 20 + (i % 2) * 5, scaled(cloud, CLOUD))
            for i, x in enumerate(range(int(shown.left), int(right) + step // 2, step))
        ]
    ways = (
        (window.left - cliff.left, table.staff + 1, level, "left"),
        (cliff.right - window.right, right + EDGE / 2 + 3, level, "right"),
        (cliff.top - window.top, across, top - EDGE / 2, "up"),
        (window.bottom - cliff.bottom, right + EDGE / 2 + 3, level - 26, "down"),
    )
    parts += [at(x, y, _arrow(way, count, table.letter)) for count, x, y, way in ways if count > 0]
    return f'<g id="beyond">{"".join(parts)}</g>'


_TIPS = {"left": "M-5,0l9,-7v14z", "right": "M5,0l-9,-7v14z", "up": "M0,-5l7,9h-14z",
         "down": "M0,5l7,-9h-14z"}  # fmt: skip


def _arrow(way: str, count: int, size: float) -> str:
    """A tip and a number, pale: they only tell, and nobody should take them for a button."""
    text = str(count)
    wide, side = width(text, size) + 18, 1 if way == "right" else -1
    return (
        box(-wide / 2, -10, wide, 20, 4, "ck-card")
        + at(side * (wide / 2 - 9), 0, path(_TIPS[way], "ck-soft"))
        + letters(-side * 6, 5, text, size, "ck-serif ck-mid ck-soft")
    )
