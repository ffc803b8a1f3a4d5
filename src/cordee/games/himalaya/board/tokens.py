"""What moves on the Himalaya table: climbers, sherpas, the yeti and the dice."""

from __future__ import annotations

from collections.abc import Collection

from ....ink.dice import pips, rolled, scattered, thrown, waiting
from ....ink.glow import lasso, marks
from ....ink.lettering import letters
from ....ink.memory import remembered
from ....ink.picture import Fields, View
from ....ink.seats import climber, sherpa
from ....ink.svg import at, box
from ....ink.yeti import yeti
from ..rules import MORE_DICE
from .crowd import everyone
from .layout import Layout
from .targets import alike

# --- people --------------------------------------------------------------------------------------


def figures(parts: list[str], table: Layout, view: View, lit: Collection[str]) -> None:
    """Everyone on the mountain, those in front drawn last, then the counts of crowds."""
    pieces, tallies = everyone(table, view.box["route"]["length"], view.fields)
    # Of those side by side the ones to choose from stand in front.
    pieces.sort(key=lambda piece: (piece.y, piece.name in lit))
    for x, y, name, kind, seat, size in pieces:
        body = _figure(table, kind, seat, size, name in lit)
        parts.append(at(x, y, body, name, marks(name in lit)))
    parts += [at(x, y, _tally(table, many)) for x, y, many in tallies]


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
