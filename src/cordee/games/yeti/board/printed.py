"""What is printed on the Yeti table and never moves: score track, photos, blizzard, margins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.country import PINE
from ....ink.lettering import letters
from ....ink.paper import card
from ....ink.seats import SEATS
from ....ink.signs import PRINT, SNOWFLAKE, small
from ....ink.svg import at, box, circle, num, path, scaled, title, turned
from ....ink.tabletop import CUP, ROSE
from ....ink.yeti import YETI_HEAD
from .layout import TEN, TILE_PLACES, WINDOW, Layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....words import Say


_PALE_PRINT = scaled(0.5, PRINT.replace("ck-earth ck-o1", "ck-trail"))


def track(layout: Layout, say: Say) -> str:
    """The score track; its numbers slide, so they belong to the pieces."""
    left, step, top = layout.track
    start, whole = left - step / 2, step * (WINDOW + 1)
    tens = "".join(
        box(start + i * step, top, step, 14, 0, "ck-gold") for i in range(0, WINDOW + 1, TEN)
    )
    fives = "".join(
        box(start + i * step, top, step, 14, 0, "ck-warm") for i in range(5, WINDOW, TEN)
    )
    bars = "".join(f"M{num(start + i * step)},{num(top)}v14" for i in range(1, WINDOW + 1))
    return (
        path(f"M0,{num(layout.scene_bottom)}H{layout.width}", "ck-none ck-o3")
        + _yeti_trail(layout)
        + box(start + 2, top + 4, whole, 14, 5, "ck-foot")
        + box(start, top, whole, 14, 4, "ck-card")
        + fives
        + tens
        + path(bars, f"ck-none ck-o1 {'ck-faint' if layout.tall else 'ck-mist'}")
        + box(start, top, whole, 14, 2, "ck-none ck-o")
        + path(f"M{num(start + whole)},{num(top)}l9,7l-9,7Z", "ck-gold ck-o")  # Y2: it has no end
        + letters(
            10 if layout.tall else 24,
            layout.scene_bottom + 18,
            say("board-points"),
            layout.text + 1,
            "ck-serif ck-soft",
        )
    )


def _yeti_trail(layout: Layout) -> str:
    """Faint prints along the track: he has been here."""
    left, step, top = layout.track
    stride = 40 * layout.figure
    return "".join(
        at(
            left + stride * (i + 0.5),
            top - 24 - 12 * (i % 2),
            turned(96 - 12 * (i % 2), _PALE_PRINT),
        )
        for i in range(int(step * WINDOW / stride))
    )


def forest(layout: Layout, players: int) -> str:
    """A wood at the foot of the tall table, as high as the cards above leave room for it."""
    w, h = layout.width, layout.height
    size = 0.5 + 0.15 * (SEATS - players)
    trees = "".join(
        at(x, h - (14 + (i * 37) % 20) * size, scaled(size * (0.8 + (i * 29 % 30) / 100), PINE))
        for i, x in enumerate(range(30, w - 12, int(44 * size)))
    )
    low = h - 22 * size
    hills = (
        f"M0,{num(low - 16 * size)}Q{num(w * 0.2)},{num(low - 60 * size)} "
        f"{num(w * 0.45)},{num(low - 20 * size)}T{w},{num(low - 24 * size)}V{h}H0Z"
    )
    snow = (
        f"M-4,{num(low)}Q{num(w * 0.3)},{num(low - 12 * size)} {num(w * 0.6)},{num(low)}"
        f"T{w + 4},{num(low - 4)}V{h + 4}H-4Z"
    )
    return path(hills, "ck-ridge ck-mist") + trees + path(snow, "ck-snow ck-o")


def photos(layout: Layout, prices: Sequence[int], players: int, say: Say) -> str:
    """A strip of film: what each number of coins buys."""
    area = layout.below(layout.photos, players)
    lead = 32 if layout.tall else 58
    step = (area.width - lead) / len(prices)
    frames = [at(area.x, area.y, _camera(layout, lead, say))]
    for i, points in enumerate(prices):
        hint = title(say("board-photo-about", cost=i + 1, points=points))
        frames.append(
            at(area.x + lead + i * step, area.y, hint + _frame(layout, step, i + 1, points))
        )
    return "".join(frames)


_CAMERA = (
    path("M-15,-7H-8L-5,-12H5L8,-7H15Q17,-7 17,-4V9Q17,11 15,11H-15Q-17,11 -17,9V-4Q-17,-7 -15,-7Z",
         "ck-earth ck-o")
    + circle(0, 2, 7.5, "ck-card ck-o")
    + circle(0, 2, 4, "ck-ice ck-o1")
    + circle(12, -3, 1.6, "ck-gold")
)  # fmt: skip


def _camera(layout: Layout, lead: float, say: Say) -> str:
    if layout.tall:
        return at(14, 18, small(_CAMERA, 27)) + title(say("board-photos"))
    body = box(0, 0, lead - 6, layout.photos.height, 9, "ck-card ck-o")
    name = letters((lead - 6) / 2, 62, say("board-photos"), 14, "ck-serif ck-bold ck-mid ck-ink")
    return body + at((lead - 6) / 2, 30, small(_CAMERA, 38)) + name


def _frame(layout: Layout, step: float, cost: int, points: int) -> str:
    high, middle = layout.photos.height, step / 2
    holes = "".join(
        box(x * step / 4 + step / 16, y, step / 8, 3, 1, "ck-card")
        for x in range(4)
        for y in (2, high - 5)
    )
    film = (
        box(0, 0, step + 0.5, high, 0, "ck-film")
        + holes
        + box(2, 7, step - 4, high - 14, 2, "ck-card")
    )
    coin, baseline = ((12, 17), 23) if layout.tall else ((middle, 23), high - 15)
    x, size = (step - 14, 16) if layout.tall else (middle, 22)
    return (
        film
        + circle(coin[0], coin[1], 8.5, "ck-gold ck-o1")
        + letters(coin[0], coin[1] + 5, str(cost), 14, "ck-serif ck-bold ck-mid ck-on-gold")
        + letters(x, baseline, str(points), size, "ck-serif ck-bold ck-mid ck-ink")
    )


def blizzard(layout: Layout, steps: int, players: int, say: Say) -> str:
    """How far the yeti walks in a blizzard with this number of players."""
    place = layout.tile_place(TILE_PLACES - 1, players)
    name, far = say("board-blizzard"), say("board-blizzard-steps", steps=steps)
    if layout.tall:
        inside = (
            at(22, 24, small(YETI_HEAD, 30))
            + letters(44, 31, far, 22, "ck-serif ck-bold ck-ink")
            + letters(place.width / 2, 58, name, 14, "ck-serif ck-bold ck-mid ck-ink")
        )
    else:
        inside = (
            at(34, place.height / 2 + 2, small(YETI_HEAD, 48))
            + letters(68, 30, name, 17, "ck-serif ck-bold ck-ink")
            + letters(68, 64, far, 30, "ck-serif ck-bold ck-ink")
            + at(place.width - 26, 54, small(SNOWFLAKE, 26))
        )
    hint = title(say("board-blizzard-about", steps=steps))
    return at(place.x, place.y, hint + card(place.width, place.height) + inside)


def margins(layout: Layout, players: int) -> str:
    """What an old map has in its corners, where the players leave room."""
    first, last = layout.panel(0, players), layout.panel(players - 1, players)
    room = first.x - layout.panels.x
    if layout.tall or room < 2 * 44:
        return ""
    middle = first.y + first.height / 2
    east = last.x + last.width + room / 2
    wood = ((-40, 30, 0.9), (0, 42, 1.2), (44, 34, 0.8))
    trees = "".join(at(east + x, middle + y, scaled(size, PINE)) for x, y, size in wood)
    return at(layout.panels.x + room / 2, middle, ROSE) + trees


def dice_cup(layout: Layout) -> str:
    return "" if layout.tall else at(1110, 762, turned(8, CUP))
