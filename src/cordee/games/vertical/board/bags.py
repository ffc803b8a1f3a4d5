"""What players carry and how high they are: the stock, the bags and the heights reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.cards import NAME, NUMBER, PLAIN, TITLE, said
from ....ink.country import TENT
from ....ink.glow import marks, ring
from ....ink.lettering import letters, shorten
from ....ink.memory import remembered
from ....ink.paper import card
from ....ink.svg import at, box, circle, scaled, title
from ..rules import TOKENS
from .signs import disc

if TYPE_CHECKING:
    from collections.abc import Collection

    from ....ink.picture import View
    from ....words import Say
    from .layout import Layout

NONE_LEFT = "ck-serif ck-end ck-soft"


# --- stock and bags ------------------------------------------------------------------------------


def stock(parts: list[str], table: Layout, view: View, lit: Collection[str]) -> None:
    """The tokens that nobody has packed."""
    area, say, fields = table.stock, view.say, view.fields
    parts.append(at(area.x, area.y, _stock_sheet(table, say), "stock"))
    for i, token in enumerate(TOKENS):
        name, count = f"stock-{token}", fields["stock"][token]
        if table.tall:
            x, y = area.x + 82 + i * 50, area.y + area.height / 2
        else:
            x, y = area.x, area.y + 40 + i * 31
        body = _stocked(table, say, token, count, name in lit)
        parts.append(at(x, y, body, name, marks(name in lit)))


@remembered(8)
def _stock_sheet(table: Layout, say: Say) -> str:
    area, y = table.stock, 27 if table.tall else 28
    size = 15 if table.tall else 18
    return card(area.width, area.height) + letters(12, y, said(say, "board-stock"), size, NAME)


@remembered(256)
def _stocked(table: Layout, say: Say, token: str, count: int, target: bool) -> str:
    hint = _how_many(say, token, count)
    if table.tall:
        body = disc(token, 31) + at(13, 11, _badge(count))
        return hint + (ring(19, 19) if target else "") + body
    area = table.stock
    frame = box(5, 1, area.width - 10, 29, 8, "ck-warm ck-o3 ck-gold-line") if target else ""
    return (
        hint
        + frame
        + at(26, 15.5, disc(token, 27))
        + letters(48, 21, said(say, f"board-token-{token}"), 17, "ck-serif ck-ink")
        + letters(
            area.width - 16, 21, f"×{count}", 17, NUMBER if count else "ck-serif ck-end ck-soft"
        )
    )


def _how_many(say: Say, token: str, count: int) -> str:
    return title(say("board-token-about", token=say(f"board-token-{token}"), count=count))


@remembered(32)
def _badge(count: int) -> str:
    """How many there are, on the rim of a token."""
    size = 17
    return circle(0, 0, 10, "ck-card ck-o1") + letters(0, 5.5, str(count), size, TITLE)


def bags(parts: list[str], table: Layout, view: View, lit: Collection[str]) -> None:
    """What each player carries; several of a kind lie one on the other."""
    x, y, step, size = table.bag
    for seat, bag in enumerate(view.fields["bags"]):
        area = table.panel(seat, view.players)
        start = area.x + table.band + (x if not table.tall else 118)
        packed = [token for token in TOKENS if bag[token]]
        for i, token in enumerate(packed):
            name = f"bag-{seat}-{token}"
            body = _carried(view.say, token, bag[token], size, name in lit)
            parts.append(at(start + i * step, area.y + y, body, name, marks(name in lit)))


@remembered(256)
def _carried(say: Say, token: str, count: int, size: float, target: bool) -> str:
    hint = _how_many(say, token, count)
    heap = "".join(at(0, -2.5 * k, disc(token, size)) for k in range(min(count, 2)))
    glow = ring(size / 2 + 3, size / 2 + 3) if target else ""
    number = at(size * 0.36, size * 0.3, _badge(count)) if count > 1 else ""
    return hint + glow + heap + number


# --- how high a player is ------------------------------------------------------------------------


@remembered(256)
def reached(table: Layout, say: Say, seat: int, height: int | None, across: float) -> str:
    """The height of a climber, or a tent for one who is at the foot."""
    text = said(say, "board-foot") if height is None else said(say, "board-height", height=height)
    right = across - (10 if table.tall else 16)
    if table.tall:
        mark = (
            at(right - 12, 27, scaled(0.42, TENT))
            if height is None
            else letters(right, 25, str(height), 22, NUMBER, f"height-{seat}")
        )
        return title(text) + mark
    mark = (
        at(right - 18, 42, scaled(0.62, TENT))
        if height is None
        else letters(right, 42, str(height), 34, NUMBER, f"height-{seat}")
    )
    return mark + letters(
        table.band + 12, 51, shorten(text, table.text, across - 120, True), table.text, PLAIN
    )
