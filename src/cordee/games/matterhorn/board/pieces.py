"""What moves on the Matterhorn table: pawns, tokens, dice, and what the dice make."""

from __future__ import annotations

from itertools import combinations
from math import atan2, degrees
from typing import TYPE_CHECKING

from ....engine.dice import packed
from ....ink.dice import die, pips, rolled, scattered, thrown, waiting
from ....ink.glow import marks, ring
from ....ink.lettering import letters
from ....ink.memory import remembered
from ....ink.picture import Fields
from ....ink.seats import climber
from ....ink.svg import Point, at, box, num, path, turned
from ..rules import DICE, PAWNS, counts, result_of
from .layout import ROWS, Layout, Pyramid
from .printed import DROPPED_SIDE, row_tag
from .signs import action_side, obstacle_side
from .targets import SUMMIT, alike, in_order, token_id

if TYPE_CHECKING:
    from collections.abc import Collection


# --- mountain ------------------------------------------------------------------------------------


def tokens(parts: list[str], pyramid: Pyramid, fields: Fields, lit: Collection[str]) -> None:
    hold = pyramid.hold
    for side, places in (
        (action_side, fields["action_tokens"]),
        (obstacle_side, fields["obstacles"]),
    ):
        plain = side(hold - 3 if hold > 20 else hold - 1.5)
        for place in places:
            name = token_id(place)
            body = ring(hold + 1.5, hold + 1.5) + plain if name in lit else plain
            parts.append(at(*pyramid.place(place), body, name, marks(name in lit)))


def free_circles(parts: list[str], pyramid: Pyramid, lit: Collection[str]) -> None:
    """The circles that may be chosen; all others are only printed."""
    spot = ring(pyramid.hold + 1.5, pyramid.hold + 1.5)
    for name in sorted(lit):
        if name.startswith("circle-"):
            row, _, i = name.removeprefix("circle-").partition("_")
            parts.append(at(*pyramid.circle(int(row), int(i)), spot, name, marks(True)))
    if SUMMIT in lit:
        parts.append(at(*pyramid.on_ridge(0.5), _summit_glow(pyramid), SUMMIT, marks(True)))


@remembered(32)
def _summit_glow(pyramid: Pyramid) -> str:
    """A gold frame along the ridge, short of the cross."""
    far, deep = pyramid.layout.roof
    high = pyramid.hold * 2.1
    frame = (-far * 0.62, -high * 0.66, far * 1.06, high, high / 2)
    return turned(
        -degrees(atan2(deep, far)),
        box(*frame, "ck-warm ck-mist") + box(*frame, "ck-none ck-o3 ck-gold-line"),
    )


def price(parts: list[str], pyramid: Pyramid, fields: Fields) -> None:
    """Where the last step takes more than one action (M19), as many ice axes beside the tip."""
    actions = fields["options"].get("summit", 1)
    if actions > 1:
        x, y = pyramid.tip
        gap, down, radius = (20, 8, 8) if pyramid.layout.tall else (33, 6, 11)
        row = "".join(at(k * radius * 2.2, 0, action_side(radius)) for k in range(actions))
        parts.append(at(x + gap, y + down, row, "price"))


def pawns(parts: list[str], pyramid: Pyramid, fields: Fields, lit: Collection[str]) -> None:
    """On their circles, on the ridge of the summit, or not yet placed, with their owners."""
    layout = pyramid.layout
    climbed = sum(places.count(SUMMIT) for places in fields["pawns"])
    ridge = pyramid.standing(climbed)
    spots: list[tuple[float, float, int, str]] = []
    for seat, places in enumerate(fields["pawns"]):
        for k, place in enumerate([*in_order(places), *[""] * (PAWNS - len(places))]):
            if place == SUMMIT:
                climbed -= 1
                x, y = ridge[climbed]
            elif place:
                x, y = pyramid.place(place)
                y += pyramid.hold * 0.55
            else:
                x, y = _bench(layout, fields["players"], seat, k)
            spots.append((y, x, seat, f"pawn-{seat}-{k}"))
    for y, x, seat, name in sorted(spots):  # those below stand in front
        body = climber(seat, layout.figure)
        if name in lit:
            body = ring(pyramid.hold + 1.5, pyramid.hold + 1.5, -pyramid.hold * 0.55) + body
        parts.append(at(x, y, body, name, marks(name in lit)))


def _bench(layout: Layout, players: int, seat: int, k: int) -> Point:
    """Where a pawn waits on its owner's sheet."""
    area = layout.panel(seat, players)
    step = 34 if layout.tall else 44
    right = 26 if layout.tall else 34
    x = area.x + area.width - right - (PAWNS - 1 - k) * step
    return x, area.y + area.height - (3 if layout.tall else 14)


# --- dice ----------------------------------------------------------------------------------------

_PALE = "ck-trail ck-o ck-mist"
_STRIKE = path("M-18,18L18,-18", "ck-none ck-o5 ck-tent-line")  # under the pips: they stay legible


def dice(parts: list[str], layout: Layout, fields: Fields, lit: Collection[str]) -> None:
    """The roll, or dice not thrown yet; then those dropped this turn, in their zone."""
    row, values, dropped = layout.dice, fields["dice"], fields["dropped"]
    loose, twins = len(values) or DICE - dropped, alike(fields)
    for i in range(loose):
        value, name = values[i] if values else 0, f"die-{i}"
        body = die_shown(value, row.side, counts(packed(values), value))
        first = twins.get(name, name)  # of equal dice any may be clicked
        glows = name in lit or first in lit
        drawing = thrown(body, row.side, i, glows)
        parts.append(at(*scattered(row, i), drawing, name, marks(glows)))
    for i in range(dropped):
        spot = _aside(layout, i)
        parts.append(at(*spot, _put_aside(layout), f"die-{loose + i}", marks(False)))


@remembered(64)
def die_shown(value: int, side: float, single: bool) -> str:
    """A die on the table; one of a pair is pale and struck out, as it does not count."""
    if not value:
        return waiting(side)
    return rolled(pips(value), side) if single else die(_STRIKE + pips(value), side, _PALE)


@remembered(4)
def _put_aside(layout: Layout) -> str:
    """A dropped die: nobody remembers what it showed."""
    side = DROPPED_SIDE[layout.tall]
    cross = path("M-8,-8L8,8M8,-8L-8,8", "ck-none ck-o3 ck-faint")
    return die(cross, side, "ck-card ck-o")


def _aside(layout: Layout, i: int) -> Point:
    area, side = layout.dropped, DROPPED_SIDE[layout.tall]
    if layout.tall:
        return area.x + 78 + side / 2 + i * (side + 4), area.y + area.height / 2
    gap = (area.width - (DICE - 1) * side) / DICE
    return area.x + gap + side / 2 + i * (side + gap), area.y + 32


RESULT = "result-text"


def _makes(total: int) -> str:
    return f"= {total}"


def preview(fields: Fields) -> dict[str, dict[str, str]]:
    """What the dice make without those that are picked to be dropped."""
    if fields["phase"] != "drop":
        return {}
    values, told = fields["dice"], {}
    for many in range(len(values) + 1):
        for dropped in combinations(range(len(values)), many):
            left = [value for i, value in enumerate(values) if i not in dropped]
            told[" ".join(f"die-{i}" for i in dropped)] = {RESULT: _makes(result_of(packed(left)))}
    return told


def outcome(parts: list[str], layout: Layout, fields: Fields, lit: Collection[str]) -> None:
    """What the dice make, on a flag: gold where a row has that number."""
    if fields["dice"]:
        total = result_of(packed(fields["dice"]))
        x, y = layout.dice.spot(len(fields["dice"]))
        flag, glows = _flag(layout, total, "result" in lit), "result" in lit
        parts.append(at(x + layout.dice.side * 0.5, y, flag, "result", marks(glows)))


@remembered(128)
def _flag(layout: Layout, total: int, lit: bool) -> str:
    w, h, size = (56, 36, 21) if layout.tall else (78, 48, 28)
    cloth = "ck-gold" if total in ROWS else "ck-card"
    ink = "ck-on-gold" if total in ROWS else "ck-ink"
    data = (
        f"M{num(-w / 2)},{num(-h / 2)}H{num(w / 2)}L{num(w / 2 - h * 0.22)},0"
        f"L{num(w / 2)},{num(h / 2)}H{num(-w / 2)}Z"
    )
    classes = f"ck-serif ck-bold ck-mid {ink}"
    text = letters(-h * 0.1, size * 0.35, _makes(total), size, classes, RESULT)
    glow = box(-w / 2 - 5, -h / 2 - 5, w + 10, h + 10, 8, "ck-warm ck-o3 ck-gold-line")
    return (glow if lit else "") + path(data, f"{cloth} ck-o") + text


def marked_row(parts: list[str], pyramid: Pyramid, fields: Fields) -> None:
    """The number of the row that the dice make turns gold."""
    total = result_of(packed(fields["dice"]))
    if fields["phase"] in ("drop", "token") and total in ROWS:
        sign = row_tag(pyramid, total, "ck-gold ck-o3")
        parts.append(at(*pyramid.tag(total), sign, "row-number"))
