"""The cards on the Himalaya table: supplies, the yeti's, and the players' sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.cards import NAME, NUMBER, PLAIN
from ....ink.glow import frame, marks
from ....ink.lettering import letters, shorten, width
from ....ink.memory import remembered
from ....ink.paper import card
from ....ink.seats import climber
from ....ink.signs import small
from ....ink.svg import at, box, path, title
from ....ink.yeti import YETI_HEAD
from ..fields import DECK
from ..rules import CARDS
from .spaces import TENT_SIGN
from .targets import card_name

if TYPE_CHECKING:
    from collections.abc import Collection

    from ....ink.picture import View
    from ....words import Say
    from .layout import Layout

STORM = DECK[-1]

# --- supply cards --------------------------------------------------------------------------------

_BAG = (
    path("M-7,8Q-12,8 -11,1Q-10,-7 -4,-8H4Q10,-7 11,1Q12,8 7,8Z", "ck-moss ck-o1")
    + path("M-4,-8q-2,-5 4,-5t4,5", "ck-none ck-o1")
    + path("M-6,-1H6V5H-6Z", "ck-gold ck-o1")
)


def supplies(parts: list[str], table: Layout, view: View, lit: Collection[str]) -> None:
    """Each player's supply cards: those in hand bright, those used pale and dashed."""
    fields, players = view.fields, view.players
    for seat in range(players):
        hand, used = fields["cards"][seat], fields["used"][seat]
        own = [values for values in CARDS if values in hand or values in used]
        for i, values in enumerate(own):
            place = table.supply_place(seat, players, i, len(own))
            name = card_name(seat, values)
            in_hand = values in hand
            body = _supply(table, view.say, seat, values, in_hand, name in lit)
            x, y = place.x + place.width / 2, place.y + place.height / 2
            parts.append(at(x, y, body, name, marks(name in lit)))


@remembered(256)
def _supply(table: Layout, say: Say, seat: int, values: str, in_hand: bool, target: bool) -> str:
    w, h = table.supply.width, table.supply.height
    about = title(say("board-supply", card=values, state="hand" if in_hand else "used"))
    glow = frame(w + 4, h + 4, 7) if target else ""
    size = table.letter
    if not in_hand:
        return (
            about
            + box(-w / 2, -h / 2, w, h, 5, "ck-trail ck-o1 ck-dash")
            + letters(0, 5, values, size, "ck-serif ck-mid ck-soft")
            + glow
        )
    return about + supply_card(table, seat, values) + glow


def supply_card(table: Layout, seat: int, values: str) -> str:
    """A card in hand, with the colour of its owner."""
    w, h = table.supply.width, table.supply.height
    band = 5 if table.tall else 7
    drop, bag = (7, "") if table.tall else (14, at(0, -4, _BAG))
    return (
        at(-w / 2, -h / 2, card(w, h, "ck-die ck-o", 5))
        + box(-w / 2 + 2, -h / 2 + 2, w - 4, band, 2, f"ck-seat-{seat}")
        + bag
        + letters(0, drop + 2, values, table.letter, "ck-serif ck-bold ck-mid ck-ink")
    )


# --- a player's sheet ----------------------------------------------------------------------------


@remembered(512)
def sheet(
    table: Layout,
    say: Say,
    seat: int,
    space: int,
    camps: tuple[int, ...],
    recovered: tuple[int, ...],
    across: float,
) -> str:
    """Where the climber stands, and the camps that gave a card back already."""
    if table.tall:
        return (
            at(46, 40.5, climber(seat, 0.32))
            + letters(56, 39, str(space), 15, NAME, f"climbed-{seat}")
            + at(92, 0, _rested(say, camps, recovered, 39, 14, 118))
        )
    number = letters(across - 14, 32, str(space), 24, NUMBER, f"climbed-{seat}")
    figure = at(across - 25 - width(str(space), 24), 33, climber(seat, 0.46))
    room = across - table.band - 24
    return (
        number
        + figure
        + at(table.band + 12, 0, _rested(say, camps, recovered, 107, table.text, room))
    )


_SPENT = path("M-15,12L0,-13L15,12Z", "ck-card ck-o") + path(
    "M-16,-12L16,12M16,-12L-16,12", "ck-none ck-o3 ck-tent-line"
)


def _rested(
    say: Say, camps: tuple[int, ...], recovered: tuple[int, ...], y: float, size: float, room: float
) -> str:
    """A tent for each camp, crossed out once it gave a card back; many are counted instead."""
    about = title(say("board-recovered", count=len(recovered), camps=len(camps)))
    pitch = size * 1.3 + width("00", size) + 9
    if pitch * len(camps) > room:
        text = f"{len(recovered)}/{len(camps)}"
        return about + at(8, y - 5, small(TENT_SIGN, 17)) + letters(20, y, text, size, PLAIN)
    parts = [about]
    for i, camp in enumerate(camps):
        x = i * pitch
        used = camp in recovered
        parts.append(at(x + 8, y - 5, small(_SPENT if used else TENT_SIGN, 17)))
        parts.append(letters(x + 19, y, str(camp), size, PLAIN if used else NAME))
    return "".join(parts)


# --- yeti cards ----------------------------------------------------------------------------------


def yeti_card_name(text: str) -> str:
    """The id of a yeti card."""
    return f"yeti-{text}".replace("-+", "-up-").replace("--", "-down-")


def deck(parts: list[str], table: Layout, view: View) -> None:
    """The yeti cards: those still to come are bright, those drawn are pale."""
    area, fields, say = table.deck, view.fields, view.say
    parts.append(at(area.x, area.y, _deck_sheet(table, say, len(fields["deck"])), "deck"))
    columns = table.deck_columns
    top, left, end = (0, 34, 0) if table.tall else (40, 8, 8)
    wide = (area.width - left - end) / columns
    high = (area.height - top - end) / (len(DECK) // columns)
    for i, text in enumerate(DECK):
        row, column = divmod(i, columns)
        x = area.x + left + (column + 0.5) * wide
        y = area.y + top + (row + 0.5) * high
        state = storm_state(view) if text == STORM else "in" if text in fields["deck"] else "out"
        body = _yeti_card(table, say, text, state, wide - 4, high - 4)
        parts.append(at(x, y, body, yeti_card_name(text), "ck-piece"))


def stormed(view: View) -> bool:
    """Whether the storm has ended the game."""
    fields = view.fields
    below: bool = max(fields["climber"]) < view.box["route"]["length"]
    return below and fields["phase"] == "over"


def storm_state(view: View) -> str:
    """Where the storm is: drawn, in the deck, or out of the game until the cards are shuffled."""
    if stormed(view):
        return "drawn"
    return "in" if STORM in view.fields["deck"] else "out"


@remembered(64)
def _deck_sheet(table: Layout, say: Say, count: int) -> str:
    if table.tall:
        return title(say("board-deck-about", count=count)) + at(15, 18, small(YETI_HEAD, 31))
    area = table.deck
    text = shorten(say("board-deck-left", count=count), table.text, area.width - 178, sans=True)
    return (
        title(say("board-deck-about", count=count))
        + card(area.width, area.height)
        + at(24, 22, small(YETI_HEAD, 30))
        + letters(46, 28, say("board-deck"), 19, NAME)
        + letters(area.width - 12, 28, text, table.text, "ck-sans ck-soft ck-end")
    )


_STORM = (
    path("M-13,3q-4,-1 -3,-5q2,-4 6,-3q2,-7 9,-6q7,0 8,6q6,-1 7,4q0,4 -4,4z", "ck-shade ck-o1")
    + path("M2,2L-4,10H1L-3,17", "ck-none ck-o ck-gold-line")
)  # fmt: skip


@remembered(128)
def _yeti_card(table: Layout, say: Say, text: str, state: str, wide: float, high: float) -> str:
    key = "board-yeti-storm" if text == STORM else "board-yeti-card"
    about = title(say(key, state=state, card=text.replace("-", "−")))
    return about + yeti_card(table, text, state == "in", wide, high)


def yeti_card(table: Layout, text: str, to_come: bool, wide: float, high: float) -> str:
    """A number of steps up or down, or the storm; pale once it was drawn."""
    storm = text == STORM
    if to_come:
        paint = "ck-tent ck-o" if storm else "ck-die ck-o"
        body = at(-wide / 2, -high / 2, card(wide, high, paint, 5))
    else:
        body = box(-wide / 2, -high / 2, wide, high, 5, "ck-card ck-o1 ck-dash ck-mist")
    if storm:
        return body + at(0, -2, small(_STORM, 30 if table.tall else 42))
    size = 15 if table.tall else 20
    style = "ck-serif ck-bold ck-mid ck-ink" if to_come else "ck-serif ck-mid ck-soft"
    return body + letters(0, size * 0.35, text.replace("-", "−"), size, style)
