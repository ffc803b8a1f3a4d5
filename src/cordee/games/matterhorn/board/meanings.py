"""What everything on the Matterhorn table is, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.dice import packed
from ....ink.layout import Area
from ....ink.meaning import Meaning, around, of, turn
from ..rules import DICE, PAWNS, counts, may_place, result_of
from ..why import QUESTION_RULES
from .layout import HIGHEST, LAYOUTS, LOWEST, ROWS, Layout, Pyramid, pyramid
from .targets import SUMMIT, circle_id, token_id

if TYPE_CHECKING:
    from ....engine.kernel import Record
    from ....ink.picture import View


def meanings(view: View, rec: Record) -> tuple[Meaning, ...]:
    """From whose turn it is over the dice to the mountain, from the summit down."""
    table, shape = LAYOUTS[view.layout], pyramid(view.layout, view.box)
    return (
        turn(QUESTION_RULES[view.fields["phase"]]),
        *_dice(table, view, rec),
        *_mountain(shape, view),
        *_tokens(table, view),
        *_players(view),
    )


# --- dice ----------------------------------------------------------------------------------------


def _dice(table: Layout, view: View, rec: Record) -> Iterator[Meaning]:
    """Those that count and those that do not, what they make, and what rolling again risks."""
    fields = view.fields
    values, dropped = fields["dice"], fields["dropped"]
    loose = len(values) or DICE - dropped
    roll = packed(values)
    for key, single in (("die-single", True), ("die-pair", False)):
        ids = tuple(f"die-{i}" for i, v in enumerate(values) if counts(roll, v) == single)
        if ids:
            yield Meaning(key, ("M5", "M7"), ids)
    if not values:
        ids = tuple(f"die-{i}" for i in range(loose))
        yield Meaning("die-loose", ("M4",), ids, about={"dice": loose})
    else:
        total = result_of(roll)
        state = "yes" if may_place(rec, total) else "no" if total in ROWS else "none"
        about = {
            "result": total,
            "lowest": LOWEST,
            "highest": HIGHEST,
            "open": state if fields["phase"] in ("drop", "token") else "past",
        }
        yield Meaning("result", ("M5", "M6"), ("result",), about=about)
    ids = tuple(f"die-{loose + i}" for i in range(dropped))
    yield Meaning("dropped", ("M5",), ids, (table.dropped,), {"dice": dropped})
    placed = len(fields["action_tokens"])
    yield Meaning("cup", ("M9", "M10"), ("cup",), about={"placed": placed})


# --- mountain ------------------------------------------------------------------------------------


def _mountain(shape: Pyramid, view: View) -> Iterator[Meaning]:
    fields = view.fields
    (x, y), (far, deep) = shape.tip, shape.layout.roof
    ridge = Area(x - far, y - 0.6 * deep, far * 1.1, 1.8 * deep)
    about = {"actions": fields["options"].get("summit", 1), "row": HIGHEST, "pawns": PAWNS}
    yield Meaning("summit", ("M18", "M14", "M19"), (SUMMIT, "price"), (ridge,), about)
    stood = {place.partition(".")[0] for places in fields["pawns"] for place in places}
    taken = [p for places in fields["pawns"] for p in places]
    taken += fields["action_tokens"] + fields["obstacles"]
    now = result_of(packed(fields["dice"])) if fields["phase"] in ("drop", "token") else 0
    for row in reversed(ROWS):
        circles = [f"{row}.{i}" for i in range(1, shape.width(row) + 1)]
        about = {
            "row": row,
            "free": sum(circle not in taken for circle in circles),
            "pawn": "yes" if str(row) in stood else "no",
            "token": "yes" if any(t in circles for t in fields["action_tokens"]) else "no",
        }
        ids = tuple(map(circle_id, circles)) + (("row-number",) if row == now else ())
        yield Meaning("row", ("M6", "M8", "M12"), ids, _row_areas(shape, row), about)


def _row_areas(shape: Pyramid, row: int) -> tuple[Area, ...]:
    """The circles of a row, and the sign with its number."""
    side, (wide, high, _) = 2 * shape.hold, shape.layout.tag
    (left, y), (right, _) = shape.circle(row, 1), shape.circle(row, shape.width(row))
    strip = around(((left + right) / 2, y), right - left + side, side)
    return strip, around(shape.tag(row), wide, high)


# --- tokens --------------------------------------------------------------------------------------


def _tokens(table: Layout, view: View) -> Iterator[Meaning]:
    fields = view.fields
    legend = () if table.legend is None else _halves(table.legend)
    for side, (key, places) in enumerate(
        (("action", fields["action_tokens"]), ("obstacle", fields["obstacles"]))
    ):
        areas = legend[side : side + 1]
        numbers = ("M11", "M6", "M12") if key == "action" else ("M16", "M12", "M10")
        yield Meaning(f"token-{key}", numbers, tuple(map(token_id, places)), areas)
    left = fields["actions_left"]
    if left:
        ids = tuple(f"action-{k}" for k in range(left))
        yield Meaning("actions", ("M11", "M14", "M15", "M16"), ids, about={"actions": left})
    yield Meaning("box", ("M2", "M13"), ("box",), about={"tokens": fields["box"]})


def _halves(area: Area) -> tuple[Area, Area]:
    half = area.height / 2
    return (
        Area(area.x, area.y, area.width, half),
        Area(area.x, area.y + half, area.width, half),
    )


# --- players -------------------------------------------------------------------------------------


def _players(view: View) -> Iterator[Meaning]:
    for seat in range(view.players):
        ids = tuple(f"pawn-{seat}-{k}" for k in range(PAWNS))
        yield Meaning("pawns", ("M14", "M15", "M17"), ids, about=of(view, seat))
    for seat, name in enumerate(view.names):
        up = view.fields["pawns"][seat].count(SUMMIT)
        about = {"name": name, "up": up, "pawns": PAWNS}
        yield Meaning("panel", ("M18",), (f"panel-{seat}",), about=about)
