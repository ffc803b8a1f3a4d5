"""The sheets on the Matterhorn table: the box of tokens, and what each player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.cards import PLAIN, panels
from ....ink.layout import Area
from ....ink.lettering import letters, shorten
from ....ink.memory import remembered
from ....ink.paper import card
from ....ink.svg import at, ellipse, path, scaled
from .layout import Layout
from .signs import SUMMIT_CROSS, action_side, tag
from .targets import SUMMIT

if TYPE_CHECKING:
    from ....ink.picture import View
    from ....words import Say

_DISC = 4  # tokens for which the heap shows one disc
_PILES = 3


def token_box(layout: Layout, say: Say, left: int) -> str:
    """How many tokens are left, with as high a heap."""
    area = layout.box
    return at(area.x, area.y, _token_box(layout, say, left), "box")


@remembered(256)
def _token_box(layout: Layout, say: Say, left: int) -> str:
    w, h = layout.box.width, layout.box.height
    name = say("board-box")
    if layout.tall:
        inside = (
            at(30, h - 11, scaled(0.38, _heap(left)))
            + letters(58, h / 2 + 5, shorten(name, 14, 62), 14, PLAIN)
            + letters(w - 12, h / 2 + 8, str(left), 22, "ck-serif ck-bold ck-end ck-ink")
        )
    else:
        inside = (
            at(68, h - 24, scaled(0.85, _heap(left)))
            + letters(w - 18, 58, str(left), 38, "ck-serif ck-bold ck-end ck-ink")
            + letters(w - 18, h - 20, name, layout.text, f"{PLAIN} ck-end")
        )
    return card(w, h) + inside


def _heap(left: int) -> str:
    """Three piles of tokens, gold and stone sides up as they come."""
    discs = -(-left // _DISC)
    heap = ""
    for k in range(discs):
        x, y = -40 + k % _PILES * 40, -(k // _PILES) * 11
        colour = "ck-earth ck-o" if k * 5 % 4 == 1 else "ck-gold ck-o"
        edge = f"M{x - 19},{y}v7a19,8 0 0 0 38,0v-7Z"
        heap += path(edge, colour) + ellipse(x, y, 19, 8, colour)
        heap += ellipse(x, y, 13, 5, "ck-none ck-o1 ck-faint")
    return heap


# --- players -------------------------------------------------------------------------------------


def sheets(layout: Layout, view: View) -> str:
    """Each player's sheet: where their pawns are, and the actions they have left."""
    fields = view.fields

    def inside(seat: int, area: Area) -> str:
        mine = _whereabouts(layout, tuple(sorted(fields["pawns"][seat], key=_height)))
        if seat == view.active and fields["actions_left"]:
            mine += _actions(layout, fields["actions_left"], area.width)
        return mine

    return panels(layout, view, inside)


def _height(place: str) -> int:
    return 0 if place == SUMMIT else -int(place.partition(".")[0])


@remembered(512)
def _whereabouts(layout: Layout, places: tuple[str, ...]) -> str:
    """The rows of a player's pawns, as on the planks beside the mountain."""
    wide, high, size = layout.tag
    x, y, step = (164, 16.5, 30) if layout.tall else (layout.band + 32, 70, 42)
    marks = []
    for k, place in enumerate(places):
        if place == SUMMIT:
            sign = tag(wide, high, size, "", "ck-gold ck-o")
            sign += at(0, high * 0.42, scaled(0.36 if layout.tall else 0.46, SUMMIT_CROSS))
        else:
            sign = tag(wide, high, size, place.partition(".")[0], "ck-card ck-o")
        marks.append(at(x + k * step, y, sign))
    return "".join(marks)


@remembered(64)
def _actions(layout: Layout, left: int, width: float) -> str:
    """As many ice axes as actions left."""
    start, y, radius = (228, 16.5, 12) if layout.tall else (layout.band + 116, 70, 15)
    step = min(2 * radius + 3, (width - start - 8 - radius) / max(1, left - 1))
    return "".join(at(start + k * step, y, action_side(radius), f"action-{k}") for k in range(left))
