"""What everything on the Vertical table is, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....ink.layout import Area
from ....ink.meaning import Meaning, of, sentence, turn
from .. import rules
from ..notation import place_of, spot
from ..rules import CARABINER, CAVE_REACH, FOOT, KINDS, PACKED, TOKENS
from ..why import QUESTION_RULES
from .layout import LAYOUTS, Layout
from .piles import kind_area
from .targets import place_id

if TYPE_CHECKING:
    from ....engine.data import Data
    from ....engine.kernel import Record
    from ....ink.picture import View

KIND_RULES = {
    "plain": ("V10", "V6"),
    "axe": ("V10", "V6"),
    "crampons": ("V10", "V6"),
    "ladder": ("V10", "V8"),
    "cave": ("V11", "V7"),
    "danger": ("V10",),
    "fall": ("V13", "V14"),
}
TOKEN_RULES = {
    "axe": ("V10",),
    "crampons": ("V10",),
    "map": ("V11",),
    "carabiner": ("V13", "V8"),
    "ladder": ("V10", "V8"),
    "zipline": ("V12", "V8"),
}
LOOKS = ("left", "right", "up", "down", "nearer", "farther")


def meanings(view: View, rec: Record) -> tuple[Meaning, ...]:
    """From whose turn it is over the tile in hand to climbers, tiles and tokens."""
    table = LAYOUTS[view.layout]
    return (
        turn(QUESTION_RULES[view.fields["phase"]]),
        *_to_draw(table, view),
        *_people(table, view, rec),
        *_tiles(table, view),
        *_gear(table, view),
        *_looking(),
        *_players(view),
    )


# --- tiles to come -------------------------------------------------------------------------------


def _to_draw(table: Layout, view: View) -> Iterator[Meaning]:
    fields, say = view.fields, view.say
    kind = fields["drawn"]
    first = "no" if fields["tiles"] else "yes"  # V6
    about: Data = {
        "first": first,
        "drawn": "no" if kind is None else "yes",
        "tile": "" if kind is None else sentence(say("tile-kind", kind=kind)),
    }
    yield Meaning("hand", ("V5", "V6"), (), (table.hand,), about)
    spots = tuple(
        place_id("spot", *move.arguments[0]) for move in view.moves if move.kind == "place"
    )
    if spots:
        about = {"first": first, "spots": len(spots), "reach": CAVE_REACH}
        about["cave"] = "yes" if kind == "cave" else "no"
        yield Meaning("spots", ("V6", "V7"), spots, about=about)
    left = [sum(pile.values()) for pile in fields["piles"]]
    falls = sum(pile["fall"] for pile in fields["piles"])
    about = {"left": sum(left), "falls": falls}
    area = table.below(table.piles, view.players)
    yield Meaning("piles", ("V5", "V15", "V1"), ("stacks", "progress"), (area,), about)


# --- climbers ------------------------------------------------------------------------------------


def _people(table: Layout, view: View, rec: Record) -> Iterator[Meaning]:
    for seat, place in enumerate(view.fields["climbers"]):
        about = {**of(view, seat), "height": place[1] if place else FOOT}
        about |= _fall(rec, tuple(place) if place else None)
        yield Meaning("climber", ("V9", "V10", "V13"), (f"climber-{seat}",), about=about)
    x, y, step = table.camp
    camp = Area(x - step / 2, y - 40 * table.figure, step * view.players, 44 * table.figure)
    yield Meaning("foot", ("V4", "V9"), (), (camp,))
    cliff = table.cliff
    staff = Area(table.staff - 16, cliff.y, 32, cliff.height)
    numbers = Area(cliff.x, cliff.y + cliff.height + 4, cliff.width, 22)
    yield Meaning("heights", ("V15",), (), (staff, numbers))


def _fall(rec: Record, place: tuple[int, int] | None) -> Data:
    """Where a fall from a place would end."""
    if place is None:
        return {"fall": "none", "to": 0}
    here = spot(*place)
    if rules.has(rec, rules.tile_at(rec, here), CARABINER):
        return {"fall": "held", "to": 0}
    end = rules.landing(rec, here)
    return {"fall": "foot", "to": 0} if end == FOOT else {"fall": "down", "to": place_of(end)[1]}


# --- the cliff -----------------------------------------------------------------------------------


def _tiles(table: Layout, view: View) -> Iterator[Meaning]:
    """One for each kind: those that lie, the one in hand, and its line in what is left."""
    fields = view.fields
    piles = table.below(table.piles, view.players)
    for row, kind in enumerate(KINDS):
        ids = [place_id("tile", t["x"], t["y"]) for t in fields["tiles"] if t["kind"] == kind]
        if fields["drawn"] == kind:
            ids.append("hand")
        about = {"left": sum(pile[kind] for pile in fields["piles"]), "reach": CAVE_REACH}
        area = kind_area(table, piles, row)
        yield Meaning(f"tile-{kind}", KIND_RULES[kind], tuple(ids), (area,), about)


# --- equipment -----------------------------------------------------------------------------------


def _gear(table: Layout, view: View) -> Iterator[Meaning]:
    """One for each kind of token: in the stock, in bags and on the cliff."""
    fields, say = view.fields, view.say
    for token in TOKENS:
        ids = [f"stock-{token}"]
        ids += [f"bag-{seat}-{token}" for seat, bag in enumerate(fields["bags"]) if bag[token]]
        ids += [place_id(token, t["x"], t["y"]) for t in fields["tiles"] if token in t["tokens"]]
        about = {
            "token": sentence(say(f"token-{token}")),
            "does": sentence(say(f"token-{token}.does")),
            "colour": "orange" if TOKENS.index(token) in rules.ORANGE else "blue",
            "stock": fields["stock"][token],
        }
        yield Meaning("token", (*TOKEN_RULES[token], "V2"), tuple(ids), about=about)
    yield Meaning("stock", ("V3", "V2"), ("stock",), (table.stock,), {"packed": PACKED})


# --- looking about -------------------------------------------------------------------------------


def _looking() -> Iterator[Meaning]:
    yield Meaning("chart", (), ("chart", "map"))
    yield Meaning("looks", (), tuple(f"look-{way}" for way in LOOKS))


# --- players -------------------------------------------------------------------------------------


def _players(view: View) -> Iterator[Meaning]:
    for seat, name in enumerate(view.names):
        place, bag = view.fields["climbers"][seat], view.fields["bags"][seat]
        about = {
            "name": name,
            "height": place[1] if place else FOOT,
            "tokens": sum(bag.values()),
        }
        yield Meaning("panel", ("V15", "V3"), (f"panel-{seat}",), about=about)
