"""What moves on the Himalaya table: climbers, sherpas, the yeti and the dice."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby
from typing import TYPE_CHECKING

from ....ink.cards import said
from ....ink.dice import pips, rolled, scattered, thrown, waiting
from ....ink.focus import text_of
from ....ink.glow import lasso, marks
from ....ink.lettering import letters
from ....ink.memory import remembered
from ....ink.picture import Fields, View
from ....ink.seats import climber, sherpa
from ....ink.svg import at, box, title
from ....ink.yeti import yeti
from ..rules import MORE_DICE
from .crowd import Piece, Tally, by_space, everyone
from .layout import Layout
from .route import way
from .spread import spread
from .targets import alike

if TYPE_CHECKING:
    from ....words import Say

# --- people --------------------------------------------------------------------------------------


def figures(parts: list[str], table: Layout, view: View, lit: Collection[str]) -> None:
    """Everyone on the mountain, those in front drawn last, then the counts of crowds."""
    length, finger = view.box["route"]["length"], view.focus.finger
    pieces, tallies = everyone(table, length, view.fields)
    opened = view.focus.place[0] if view.focus.place else None
    sheet = None
    if opened in {tally.space for tally in tallies}:
        groups = by_space(view.fields)[opened]
        sheet = spread(table, way(table, length), opened, groups)
        there = {piece.name for piece in sheet.pieces}
        pieces = [piece for piece in pieces if piece.name not in there]
    # Of those side by side the ones to choose from stand in front.
    pieces.sort(key=lambda piece: (piece.y, piece.name in lit))
    parts += [_placed(table, piece, lit) for piece in pieces]
    for space, counts in groupby(tallies, key=lambda tally: tally.space):
        if space != opened:
            parts.append(_counted(table, space, list(counts), finger, view.say))
    if sheet is not None:
        lid = f'<g data-look="">{sheet.sheet()}</g>'
        parts.append(at(sheet.area.x, sheet.area.y, lid, "spread"))
        parts += [_placed(table, piece, lit) for piece in sheet.pieces]


def _placed(table: Layout, piece: Piece, lit: Collection[str]) -> str:
    x, y, name, kind, seat, size = piece
    return at(x, y, _figure(table, kind, seat, size, name in lit), name, marks(name in lit))


def _counted(table: Layout, space: int, counts: list[Tally], finger: int, say: Say) -> str:
    """The counts of a crowd; where they can be touched, it is spread out."""
    plates = "".join(at(x, y, _tally(table, many)) for x, y, many, _ in counts)
    if not finger:
        return plates
    left, right = (some(x for x, *_ in counts) for some in (min, max))
    wide, low = max(finger, right - left + finger / 2), max(y for _, y, *_ in counts)
    touched = box((left + right - wide) / 2, low + table.text - finger, wide, finger, 0, "ck-none")
    hint = title(said(say, "board-crowd", space=space))
    return f'<g data-look="{text_of((space, 0), 0)}">{hint}{touched}{plates}</g>'


@remembered(128)
def _figure(table: Layout, kind: str, seat: int, size: float, target: bool) -> str:
    if kind == "yeti":
        return yeti(round(size * (0.84 if table.tall else 0.92), 2))
    wide, high, body = (
        (17, 25, climber(seat, size)) if kind == "climber" else (13, 18, sherpa(seat, size))
    )
    return body + (lasso(wide, high, size, table.tall) if target else "")


@remembered(16)
def _tally(table: Layout, many: int) -> str:
    size = table.text
    wide, high = size * 1.3, size + 2
    return box(-wide / 2, -high / 2, wide, high, 5, "ck-card ck-o1") + letters(
        0, size * 0.35, f"×{many}", size, "ck-serif ck-bold ck-mid ck-ink"
    )


# --- dice ----------------------------------------------------------------------------------------


def dice(parts: list[str], table: Layout, fields: Fields, lit: Collection[str]) -> None:
    """Those on the table, then pale places for those taken or not thrown yet."""
    row, values, twins = table.dice, fields["dice"], alike(fields)
    for i in range(fields["players"] + MORE_DICE):
        name = f"die-{i}"
        body = rolled(pips(values[i]), row.side) if i < len(values) else waiting(row.side)
        first = twins.get(name, name)  # of equal dice any may be clicked
        glows = first in lit
        drawing = thrown(body, row.side, i, glows)
        parts.append(at(*scattered(row, i), drawing, name, marks(glows)))
