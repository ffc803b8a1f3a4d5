"""What everything on the Himalaya table is, and where it lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....ink.layout import Area
from ....ink.meaning import Meaning, around, of, turn
from ....words import listed
from .. import rules
from ..fields import DECK
from ..rules import BASE, MORE_DICE, SHERPAS
from ..why import QUESTION_RULES
from .cards import STORM, storm_state, yeti_card_name
from .face import base_drop
from .layout import LAYOUTS, Layout
from .route import Way, way
from .spaces import plate_drop, plate_size, special, summit_plate
from .targets import card_name, space_name

if TYPE_CHECKING:
    from ....engine.data import Data
    from ....engine.kernel import Record
    from ....ink.picture import View

SPACE_RULES = {
    "": ("H16", "H12"),
    "camp": ("H20", "H21"),
    "snow": ("H14",),
    "slide": ("H13",),
    "cave": ("H12",),
}
STOP, ROPE = "H12", "H18"


def meanings(view: View, _rec: Record) -> tuple[Meaning, ...]:
    """From whose turn it is over dice, cards and people to the spaces, from the summit down."""
    table = LAYOUTS[view.layout]
    return (
        turn(QUESTION_RULES[view.fields["phase"]]),
        *_dice(view),
        *_supplies(view),
        *_people(view),
        *_spaces(table, view),
        *_yeti_cards(view),
        *_players(view),
    )


# --- dice and cards ------------------------------------------------------------------------------


def _dice(view: View) -> Iterator[Meaning]:
    """One for each value on the table, then those taken, and the cup."""
    dice = view.fields["dice"]
    for value in sorted(set(dice)):
        ids = tuple(f"die-{i}" for i, die in enumerate(dice) if die == value)
        about = {"value": value, "back": rules.backwards(value)}
        yield Meaning("die", ("H6", "H10"), ids, about=about)
    count = view.players + MORE_DICE
    if len(dice) < count:
        gone = tuple(f"die-{i}" for i in range(len(dice), count))
        yield Meaning("die-taken", ("H6",), gone, about={"count": count})
    yield Meaning("cup", ("H8", "H7"), ("cup",), about={"dice": len(dice)})


def _supplies(view: View) -> Iterator[Meaning]:
    """Each player's cards, those in hand and those used."""
    fields = view.fields
    for seat, name in enumerate(view.names):
        for state, cards in (("hand", fields["cards"][seat]), ("used", fields["used"][seat])):
            if cards:
                ids = tuple(card_name(seat, card) for card in cards)
                about = {"name": name, "cards": ", ".join(cards), "state": state}
                yield Meaning("supply", ("H9", "H14", "H21"), ids, about=about)


def _yeti_cards(view: View) -> Iterator[Meaning]:
    deck, over = view.fields["deck"], view.fields["phase"] == "over"
    there = [text for text in DECK if text in deck and text != STORM]
    gone = [text for text in DECK if text not in deck and text != STORM]
    for key, cards in (("yeti-cards", there), ("yeti-drawn", gone)):
        if cards:
            ids = tuple(map(yeti_card_name, cards))
            ids += ("deck",) if key == "yeti-cards" else ()
            shown = ", ".join(text.replace("-", "−") for text in cards)
            about = {"cards": shown, "over": "yes" if over else "no"}
            yield Meaning(key, ("H22", "H25"), ids, about=about)
    about = {"state": storm_state(view)}
    yield Meaning("storm", ("H27", "H25"), (yeti_card_name(STORM), "storm"), about=about)


# --- people --------------------------------------------------------------------------------------


def _people(view: View) -> Iterator[Meaning]:
    fields = view.fields
    for seat, space in enumerate(fields["climber"]):
        about = {**of(view, seat), "space": space, "left": view.box["route"]["length"] - space}
        yield Meaning("climber", ("H16", "H17"), (f"climber-{seat}",), about=about)
    for seat, stands in enumerate(fields["sherpas"]):
        ids = tuple(f"sherpa-{seat}-{i}" for i in range(SHERPAS))
        about = {**of(view, seat), "spaces": ", ".join(map(str, stands))}
        yield Meaning("sherpas", ("H10", "H15", ROPE), ids, about=about)
    yield Meaning("yeti", ("H23", "H22"), ("yeti",), about={"space": fields["yeti"]})


# --- the route -----------------------------------------------------------------------------------


def _spaces(table: Layout, view: View) -> Iterator[Meaning]:
    """The summit, what is special, spaces where sherpas stand; all others are one thing."""
    route, fields = view.box["route"], view.fields
    length, sign = route["length"], special(route)
    road, leads = way(table, length), dict(route["slides"])
    crowd = Counter(space for stands in fields["sherpas"] for space in stands)
    high = summit_plate(table, road, length, view.say)
    top = (_slab(table, road, length), around((road.spaces[length][0], _low(road, length)), *high))
    yield Meaning("summit", ("H26", "H17"), (space_name(length),), top, {"space": length})
    empty: dict[str, list[int]] = {"": [], "snow": []}
    for space in range(length - 1, BASE, -1):
        kind = sign.get(space, "")
        if kind in empty and not crowd[space]:
            empty[kind].append(space)
            continue
        yeti = space == fields["yeti"]
        about = {
            "space": space,
            "to": leads.get(space, 0),
            "yeti": "yes" if yeti else "no",
            **_crowd(view, space, crowd[space]),
        }
        if kind == "camp":
            about["rested"] = listed(
                [n for n, camps in zip(view.names, fields["recovered"], strict=True)
                 if space in camps], view.say)  # fmt: skip
            about["some"] = "yes" if about["rested"] else "no"
        numbers = SPACE_RULES[kind]
        if crowd[space]:
            numbers = tuple(dict.fromkeys((*numbers, STOP if yeti else ROPE)))
        place = (_slab(table, road, space),)
        yield Meaning(f"space-{kind or 'crowd'}", numbers, (space_name(space),), place, about)
    for key, kind in (("space-snows", "snow"), ("space", "")):
        slabs = tuple(_slab(table, road, space) for space in empty[kind])
        about = {"spaces": ", ".join(map(str, reversed(empty[kind])))}
        if slabs:
            yield Meaning(key, SPACE_RULES[kind], tuple(map(space_name, empty[kind])), slabs, about)
    base = table.base
    high_camp = 2 * base_drop(table)
    ground = Area(base.x, base.y - high_camp * 1.4, base.width, high_camp * 2)
    yield Meaning("base", ("H2", "H16"), (space_name(BASE),), (ground,))


def _crowd(view: View, space: int, crowd: int) -> Data:
    """How many sherpas stand on a space, and whose they are."""
    who = [
        f"{name} ×{stands.count(space)}"
        for name, stands in zip(view.names, view.fields["sherpas"], strict=True)
        if space in stands
    ]
    return {"crowd": crowd, "who": ", ".join(who)}


def _slab(table: Layout, road: Way, space: int) -> Area:
    """A space with its number."""
    (x, y), (rx, ry) = road.spaces[space], road.half
    bottom = plate_drop(road) + plate_size(table, road) / 2 + 2
    return Area(x - rx, y - ry, 2 * rx, ry + bottom)


def _low(road: Way, space: int) -> float:
    return road.spaces[space][1] + plate_drop(road)


# --- players -------------------------------------------------------------------------------------


def _players(view: View) -> Iterator[Meaning]:
    fields = view.fields
    camps = len(view.box["route"]["camps"])
    for seat, name in enumerate(view.names):
        about = {
            "name": name,
            "space": fields["climber"][seat],
            "rested": len(fields["recovered"][seat]),
            "camps": camps,
        }
        yield Meaning("panel", ("H26", "H21"), (f"panel-{seat}",), about=about)
