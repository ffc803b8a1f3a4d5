"""The cards on the Yeti table: equipment, players, weather, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.lettering import letters, shorten, width, wrap
from ....ink.memory import remembered
from ....ink.paper import card, edge
from ....ink.seats import badge, shape
from ....ink.svg import at, box, circle, num, path, title
from .. import rules
from .signs import (
    FACE,
    LASTING,
    ONCE,
    PAID,
    STAR,
    TILE,
    hidden_weather,
    small,
    weather,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....words import Say
    from .layout import Area, Layout

NAME, TITLE, NUMBER, PLAIN = (
    "ck-serif ck-bold ck-ink",
    "ck-serif ck-bold ck-mid ck-ink",
    "ck-serif ck-bold ck-end ck-ink",
    "ck-sans ck-soft",
)


@remembered(4096)
def said(say: Say, key: str, **arguments: str | int) -> str:
    """`say`, remembered: a board says the same few things again and again."""
    return say(key, **arguments)


# --- equipment -----------------------------------------------------------------------------------


@remembered(512)
def tile(
    layout: Layout,
    say: Say,
    name: str,
    numbers: tuple[int, int, int],
    owner: int | None,
    area: Area,
) -> str:
    """A tile with its cost, what its owner is paid, its tie-break value, and its owner."""
    cost, resale, value = numbers
    once = name in rules.ONCE
    kind = say("tile-once" if once else "tile-lasting")
    shown = say(f"tile-{name}")
    about = say(
        "board-tile-about",
        tile=shown,
        kind=kind,
        does=say(f"tile-{name}.does"),
        cost=cost,
        resale=resale,
        value=value,
    )
    frame = "ck-card ck-o" if owner is None else f"ck-card ck-o3 ck-seat-{owner}-line"
    w, h = area.width, area.height
    mark = ONCE if once else LASTING
    if layout.tall:
        inside = (
            at(19, 17, small(TILE[name], 26))
            + at(w - 40, 16, mark)
            + letters(w / 2, 43, shown, 14, TITLE)
            + _numbers(h - 7, (14, 36, 65), numbers, 14, 13)
        )
    else:
        inside = (
            at(28, 26, small(TILE[name], 37))
            + letters(54, 32, shown, 17, NAME)
            + _numbers(h - 13, (28, 64, 102), numbers, 17, 17)
            + at(w - 24, h - 18, mark)
        )
    inside += _owner(layout, owner, w)
    return title(about) + card(w, h, frame) + inside


def _owner(layout: Layout, owner: int | None, across: float) -> str:
    if owner is None:
        return ""
    return (
        at(across - 16, 17, badge(owner, 8.5))
        if layout.tall
        else at(across - 20, 22, badge(owner, 11))
    )


def _numbers(
    y: float, places: tuple[int, int, int], numbers: tuple[int, int, int], size: float, drop: float
) -> str:
    """Cost in a coin, then what the owner is paid, then the star of ties."""
    cost, resale, value = numbers
    coin, hand, star = places
    middle, after = y - size * 0.33, drop * 0.62
    return (
        circle(coin, middle, size * 0.62, "ck-gold ck-o1")
        + letters(
            coin,
            y,
            str(cost),
            size - 1 if size > 15 else size,
            "ck-serif ck-bold ck-mid ck-on-gold",
        )
        + at(hand - 3, middle, small(PAID, drop * 2))
        + letters(hand + after - 1, y, str(resale), size, NAME)
        + at(star, middle, small(STAR, drop * 2))
        + letters(star + after - 1, y, str(value), size, NAME)
    )


# --- players -------------------------------------------------------------------------------------

_PEAK = path("M-11,8L-2,-8L2,-2L4,-5L11,8Z", "ck-rock ck-o1") + path(
    "M-5,-3L-2,-8L2,-2L-1,0Z", "ck-snow ck-o1"
)
_LAUREL = (
    path("M-7,10Q-22,4 -17,-12M7,10Q22,4 17,-12", "ck-none ck-o ck-moss-line")
    + path("M-12,8q-8,2 -9,-4q7,-2 9,4M-17,0q-7,-2 -5,-8q6,1 5,8M-18,-8q-4,-6 1,-10q4,5 -1,10"
           "M12,8q8,2 9,-4q-7,-2 -9,4M17,0q7,-2 5,-8q-6,1 -5,8M18,-8q4,-6 -1,-10q-4,5 1,10",
           "ck-moss ck-o1")
    + at(0, -2, small(STAR, 58))
)  # fmt: skip


@remembered(512)
def panel(layout: Layout, seat: int, name: str, active: bool, winner: bool, area: Area) -> str:
    """The sheet of a player, before their score and belongings are put on it."""
    w, h, band = area.width, area.height, layout.band
    sheet = "ck-warm ck-o" if active or winner else "ck-card ck-o"
    corner = 9
    body = card(w, h, sheet, corner) + edge(band, h, corner, f"ck-seat-{seat} ck-o")
    if layout.tall:
        body += at(band / 2, h / 2, shape(seat, 8.5, "ck-paper ck-o1"))
        body += _name(band + 8, 20.5, name, 96, (15, 14))
    else:
        body += at(band / 2, 28, shape(seat, 14, "ck-paper ck-o"))
        body += _name(band + 12, 30, name, w - band - 74, (18, 15))
    if active or winner:
        out = 1 if layout.tall else 3
        weight = "ck-o3" if layout.tall else "ck-o5"
        glow = f"ck-none {weight} ck-gold-line"
        body += box(-out, -out, w + 2 * out, h + 2 * out, corner + out, glow)
    if active and not winner:
        body += _pointer(layout, h, w)
    if winner:
        body += at(1, h / 2, small(STAR, 44)) if layout.tall else at(w / 2, -4, _LAUREL)
    return body


def _name(x: float, y: float, name: str, room: float, sizes: tuple[float, float]) -> str:
    """A name, in smaller letters where it is long, and cut where even they are too large."""
    size = sizes[0] if width(name, sizes[0]) <= room else sizes[1]
    return letters(x, y, shorten(name, size, room), size, NAME)


def _pointer(layout: Layout, height: float, across: float) -> str:
    if layout.tall:
        return at(-1, height / 2, path("M-8,-9L5,0L-8,9Z", "ck-gold ck-o"))
    return at(across / 2, -4, path("M-11,-6H11L0,8Z", "ck-gold ck-o"))


@remembered(64)
def level_mark(layout: Layout, say: Say, level: int) -> str:
    """The level a player stands on."""
    if layout.tall:
        return at(148, 15, _PEAK) + letters(162, 21, str(level), 16, NAME)
    return at(70, 54, _PEAK) + letters(86, 59, say(f"board-short-{level}"), 15, PLAIN)


# --- whose turn ----------------------------------------------------------------------------------


@remembered(512)
def plaque(layout: Layout, seat: int | None, headline: str, asks: str, over: bool = False) -> str:
    """Who is to play and what is asked of them; `seat` is None where nobody is."""
    area = layout.plaque
    w, h = area.width, area.height
    band, big, plain = (40, 16, 15) if layout.tall else (64, 23, 17)
    colour = "ck-ridge" if seat is None else f"ck-seat-{seat}"
    sign = (
        small(STAR if over else FACE["snow"], band * (1.6 if over else 0.7))
        if seat is None
        else shape(seat, band * 0.29, "ck-paper ck-o")
    )
    lines = wrap(asks, plain, w - band - 24, 1 if layout.tall else 2, sans=True)
    first, second = (19, 38) if layout.tall else ((33, 60) if len(lines) == 1 else (28, 51))
    return (
        card(w, h, "ck-warm ck-o")
        + edge(band, h, 9, f"{colour} ck-o")
        + at(band / 2, h / 2, sign)
        + letters(band + 14, first, shorten(headline, big, w - band - 28), big, NAME)
        + "".join(
            letters(band + 14, second + i * 21, text, plain, "ck-sans ck-ink")
            for i, text in enumerate(lines)
        )
        + box(-3, -3, w + 6, h + 6, 12, "ck-none ck-o3 ck-gold-line")
    )


@remembered(16)
def ribbon(layout: Layout, text: str) -> str:
    """A red ribbon with a short announcement."""
    size = 14 if layout.tall else 18
    long, high = width(text, size) + 12, size + (6 if layout.tall else 12)
    return path(
        f"M0,0H{num(long + 10)}L{num(long + 3)},{num(high / 2)}L{num(long + 10)},{num(high)}H0Z",
        "ck-tent ck-o",
    ) + letters(10, high / 2 + size * 0.34, text, size, "ck-serif ck-bold ck-on-red")


# --- weather -------------------------------------------------------------------------------------


@remembered(256)
def weather_card(layout: Layout, say: Say, face: str | None, coming: Sequence[str | None]) -> str:
    """The face that holds, what it does, and the next ones; `face` None: nothing shown yet."""
    w, h = layout.weather.width, layout.weather.height
    side = h - (12 if layout.tall else 20)
    inset = (h - side) / 2
    left = side + inset * 2 + (2 if layout.tall else 4)
    small_step = 22 if layout.tall else 28
    picture = hidden_weather(side) if face is None else weather(face, side)
    size, plain, top = (15, 14, 20) if layout.tall else (20, 15, 31)
    if face is None:
        name, effect = say("board-weather-hidden"), say("board-weather-hidden-effect")
    else:
        kind = "good" if face.endswith("+") else "bad"
        name = say(f"weather-{face[:-1]}")
        effect = say(f"weather-{face[:-1]}.{kind}")
    lines = wrap(effect, plain, w - left - 6, 2 if layout.tall else 3, sans=True)
    return (
        card(w, h)
        + at(
            inset + side / 2,
            h / 2,
            picture + box(-side / 2, -side / 2, side, side, 0, "ck-none ck-o"),
        )
        + ("" if face is None else at(left + 9, top - 6, _sign(face, 9)))
        + letters(left + (0 if face is None else 24), top, name, size, NAME)
        + "".join(
            letters(
                left, top + 19 * (i + 1) + (0 if layout.tall else 2), text, plain, "ck-sans ck-ink"
            )
            for i, text in enumerate(lines)
        )
        + _coming(layout, say, coming, left, small_step)
    )


def _sign(face: str, radius: float) -> str:
    """A good face has a plus in green, a bad one a minus in red."""
    arm, good = num(radius * 0.55), face.endswith("+")
    upright = f"M0,-{arm}V{arm}" if good else ""
    return circle(0, 0, radius, "ck-moss ck-o1" if good else "ck-tent ck-o1") + path(
        f"M-{arm},0H{arm}{upright}", "ck-none ck-o ck-paper-line"
    )


def _coming(layout: Layout, say: Say, faces: Sequence[str | None], left: float, step: float) -> str:
    """The next rounds' faces, small: those not seen yet show their backs."""
    side = step - 6
    if layout.tall:
        x, y = layout.weather.width - step * len(faces) + step / 2 - 4, 15.0
        caption = ""
    else:
        x, y = layout.weather.width - step * len(faces) + step / 2 - 5, layout.weather.height - 22.0
        caption = letters(left, y + 5, say("board-weather-coming"), 14, PLAIN)
    parts = [caption]
    for i, face in enumerate(faces):
        picture = hidden_weather(side) if face is None else weather(face, side)
        rim = box(-side / 2, -side / 2, side, side, 0, "ck-none ck-o1")
        mark = "" if face is None else at(side / 2 - 2, side / 2 - 2, _sign(face, 5.5))
        parts.append(at(x + i * step, y, picture + rim + mark))
    return "".join(parts)
