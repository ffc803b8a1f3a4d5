"""The cards of every table: players, whose turn it is, announcements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .lettering import letters, short_name, shorten, width, wrap
from .memory import remembered
from .paper import card, edge
from .seats import shape
from .signs import SNOWFLAKE, STAR, small
from .svg import at, box, num, path

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..words import Say
    from .layout import Area, Layout
    from .picture import View

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


# --- players -------------------------------------------------------------------------------------

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
        body += written(band + 8, 20.5, name, 96, (15, 14))
    else:
        body += at(band / 2, 28, shape(seat, 14, "ck-paper ck-o"))
        body += written(band + 12, 30, name, w - band - 74, (18, 17))
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


def panels(
    layout: Layout, view: View, inside: Callable[[int, Area], str], waiting: bool = False
) -> str:
    """Every player's sheet with what is `inside` it; `waiting`: it is nobody's turn."""
    active = None if waiting else view.active
    drawn = []
    for seat in range(view.players):
        area = layout.panel(seat, view.players)
        sheet = panel(layout, seat, view.names[seat], seat == active, seat in view.winners, area)
        drawn.append(at(area.x, area.y, sheet + inside(seat, area), f"panel-{seat}"))
    return "".join(drawn)


def written(x: float, y: float, name: str, room: float, sizes: tuple[float, float]) -> str:
    """A name, in smaller letters where it is long, and cut where even they are too large."""
    size = sizes[0] if width(name, sizes[0]) <= room else sizes[1]
    return letters(x, y, short_name(name, size, room), size, NAME)


def _pointer(layout: Layout, height: float, across: float) -> str:
    if layout.tall:
        return at(-1, height / 2, path("M-8,-9L5,0L-8,9Z", "ck-gold ck-o"))
    return at(across / 2, -4, path("M-11,-6H11L0,8Z", "ck-gold ck-o"))


# --- whose turn ----------------------------------------------------------------------------------


@remembered(512)
def plaque(layout: Layout, seat: int | None, headline: str, asks: str, over: bool = False) -> str:
    """Who is to play and what is asked of them; `seat` is None where nobody is."""
    area = layout.plaque
    w, h = area.width, area.height
    band, big, plain = (40, 16, 15) if layout.tall else (64, 23, 17)
    colour = "ck-ridge" if seat is None else f"ck-seat-{seat}"
    sign = (
        small(STAR if over else SNOWFLAKE, band * (1.6 if over else 0.7))
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


def turn_plaque(layout: Layout, view: View, asks: str, waiting: str = "") -> str:
    """Whose turn it is and what is asked, or who has won; `waiting`: a headline for nobody."""
    holder, names, winners = view.active, view.names, view.winners
    asks = view.note or asks
    if waiting:
        holder, headline = None, waiting
    elif holder is not None:
        headline = view.told_of(holder, "board-turn", _short_name(layout, names[holder]))
    elif len(winners) == 1:
        holder = winners[0]
        headline = view.told_of(holder, "board-wins", _short_name(layout, names[holder]))
    else:
        headline = view.said("board-win-shared") if winners else asks
    area = layout.plaque
    sheet = plaque(layout, holder, headline, asks, view.active is None)
    return at(area.x, area.y, sheet, "turn")


def _short_name(layout: Layout, name: str) -> str:
    return short_name(name, 16, 170) if layout.tall else short_name(name, 23, 230)
