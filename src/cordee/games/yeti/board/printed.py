"""What is printed on the Yeti table and never moves: score track, photos, blizzard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.glow import marks, pane
from ....ink.lettering import letters
from ....ink.paper import card
from ....ink.signs import PRINT, SNOWFLAKE, small
from ....ink.svg import at, box, circle, num, path, scaled, title, turned
from ....ink.tabletop import CUP
from ....ink.yeti import YETI_HEAD
from ..rules import CALM, CLIMBS
from .cards import PEAK_SIGN
from .layout import PHOTOS, TEN, TILE_PLACES, WINDOW, Layout
from .signs import FACE

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ....ink.picture import View
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
        _yeti_trail(layout)
        + box(start + 2, top + 4, whole, 14, 5, "ck-foot")
        + box(start, top, whole, 14, 4, "ck-card")
        + fives
        + tens
        + path(bars, f"ck-none ck-o1 {'ck-faint' if layout.tall else 'ck-mist'}")
        + box(start, top, whole, 14, 2, "ck-none ck-o")
        + path(f"M{num(start + whole)},{num(top)}l9,7l-9,7Z", "ck-gold ck-o")  # Y2: it has no end
        + _track_name(layout, say)
    )


def _track_name(layout: Layout, say: Say) -> str:
    """What the track counts; on the tall table it is clear of those who wait beside its start."""
    text, (left, step, _) = say("board-points"), layout.track
    if not layout.tall:
        return letters(24, layout.scene_bottom + 18, text, layout.letter, "ck-serif ck-soft")
    middle = left + step * WINDOW * 0.6
    return letters(middle, layout.scene_bottom + 14, text, layout.text, "ck-serif ck-mid ck-soft")


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


def photos(layout: Layout, prices: Sequence[int], players: int, say: Say) -> str:
    """A strip of film: what each number of coins buys."""
    area = layout.below(layout.photos, players)
    frames = [at(area.x, area.y, _camera(layout, layout.film_lead, say))]
    for i, points in enumerate(prices):
        place = layout.photo_place(i, players)
        hint = title(say("board-photo-about", cost=i + 1, points=points))
        frames.append(at(place.x, place.y, hint + _frame(layout, place.width, i + 1, points)))
    return "".join(frames)


def open_photos(parts: list[str], layout: Layout, view: View, lit: Collection[str]) -> None:
    """A gold frame around each photo that may be bought."""
    for i in range(PHOTOS):
        name = f"photo-{i + 1}"
        if name in lit:
            place = layout.photo_place(i, view.players)
            glow = pane(place.width - 2, place.height - 2, 4)
            parts.append(at(*place.middle, glow, name, marks(True)))


CAMERA = (
    path("M-15,-7H-8L-5,-12H5L8,-7H15Q17,-7 17,-4V9Q17,11 15,11H-15Q-17,11 -17,9V-4Q-17,-7 -15,-7Z",
         "ck-earth ck-o")
    + circle(0, 2, 7.5, "ck-card ck-o")
    + circle(0, 2, 4, "ck-ice ck-o1")
    + circle(12, -3, 1.6, "ck-gold")
)  # fmt: skip


def _camera(layout: Layout, lead: float, say: Say) -> str:
    if layout.tall:
        return at(14, 18, small(CAMERA, 27)) + title(say("board-photos"))
    body = box(0, 0, lead - 6, layout.photos.height, 9, "ck-card ck-o")
    style, size = "ck-serif ck-bold ck-mid ck-ink", layout.text
    name = letters((lead - 6) / 2, 62, say("board-photos"), size, style)
    return body + at((lead - 6) / 2, 30, small(CAMERA, 38)) + name


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
        + circle(coin[0], coin[1], 8.5 if layout.tall else 10, "ck-gold ck-o1")
        + letters(
            coin[0], coin[1] + 5, str(cost), layout.text, "ck-serif ck-bold ck-mid ck-on-gold"
        )
        + letters(x, baseline, str(points), size, "ck-serif ck-bold ck-mid ck-ink")
    )


def blizzard(layout: Layout, steps: int, players: int, say: Say) -> str:
    """How far the yeti walks in a blizzard with this number of players."""
    place = layout.tile_place(TILE_PLACES - 1, players)
    name, far = say("board-blizzard"), say("board-blizzard-steps", steps=steps)
    bold, snow = "ck-serif ck-bold ck-ink", str(CALM + 1)
    if layout.tall:
        inside = (
            letters(6, 29, snow, 16, bold)
            + at(23, 24, small(SNOWFLAKE, 15))
            + at(44, 24, small(YETI_HEAD, 25))
            + letters(place.width - 6, 30, far, 18 if steps < TEN else 14, f"{bold} ck-end")
            + letters(place.width / 2, 58, name, 14, f"{bold} ck-mid")
        )
    else:
        inside = (
            at(34, place.height / 2 + 2, small(YETI_HEAD, 48))
            + letters(68, 30, name, 17, bold)
            + letters(68, 62, snow, 20, bold)
            + at(90, 55, small(SNOWFLAKE, 20))
            + letters(place.width - 14, 64, far, 28, f"{bold} ck-end")
        )
    hint = title(say("board-blizzard-about", steps=steps))
    return at(place.x, place.y, hint + card(place.width, place.height) + inside)


NIGHT = 32  # how high the part of that card is which tells of the night


def needs(layout: Layout, say: Say) -> str:
    """How many sherpas raise a climber how far, and the tents that one sleeps in."""
    area = layout.needs
    if area is None:
        return ""
    bold, size = "ck-serif ck-bold ck-mid ck-ink", layout.text
    first, second = 26, 54
    columns = "".join(
        letters(62 + i * 38, first + 6, str(sherpas), size, bold)
        + letters(62 + i * 38, second + 6, f"+{i + 1}", size, bold)
        for i, sherpas in enumerate(CLIMBS)
    )
    return at(
        area.x,
        area.y,
        card(area.width, area.height)
        + at(26, first, small(FACE["sherpa"], 26))
        + at(26, second, PEAK_SIGN)
        + columns
        + path(f"M10,{num(area.height - NIGHT)}H{num(area.width - 10)}", "ck-none ck-o1 ck-faint")
        + at(24, area.height - 16, small(FACE["tent"], 22))
        + letters(42, area.height - 10, say("board-tents"), size, "ck-serif ck-ink"),
    )


def dice_cup(layout: Layout) -> str:
    return "" if layout.tall else at(1136, 762, turned(8, CUP))
