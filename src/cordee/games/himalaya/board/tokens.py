"""What moves on the Himalaya table: climbers, sherpas, the yeti and the dice."""

from __future__ import annotations

from ....ink.dice import pips, rolled, waiting
from ....ink.glow import frame, loop, marks
from ....ink.lettering import letters
from ....ink.memory import remembered
from ....ink.seats import climber, sherpa
from ....ink.svg import at, box, scaled, turned
from ....ink.tabletop import CUP
from ....ink.yeti import yeti
from ..rules import MORE_DICE
from .crowd import Fields, everyone
from .layout import Layout

# --- people --------------------------------------------------------------------------------------


def figures(
    parts: list[str], table: Layout, fields: Fields, length: int, targets: frozenset[str]
) -> None:
    """Everyone on the mountain, those in front drawn last, then the counts of crowds."""
    pieces, tallies = everyone(table, length, fields)
    # Of those side by side the ones to choose from stand in front.
    pieces.sort(key=lambda piece: (piece.y, piece.name in targets))
    for x, y, name, kind, seat, size in pieces:
        body = _figure(table, kind, seat, size, name in targets)
        parts.append(at(x, y, body, name, marks(name in targets)))
    parts += [at(x, y, _tally(table, many)) for x, y, many in tallies]


@remembered(128)
def _figure(table: Layout, kind: str, seat: int, size: float, target: bool) -> str:
    if kind == "yeti":
        return yeti(round(size * (0.84 if table.tall else 0.92), 2))
    wide, high, body = (
        (17, 25, climber(seat, size)) if kind == "climber" else (13, 18, sherpa(seat, size))
    )
    if not target:
        return body
    least = 16 if table.tall else 13
    return body + loop(max(least, wide * size), max(least, high * size), -high * size * 0.88)


@remembered(16)
def _tally(table: Layout, many: int) -> str:
    size = table.text
    wide, high = size * 1.3, size + 2
    return box(-wide / 2, -high / 2, wide, high, 5, "ck-card ck-o1") + letters(
        0, size * 0.35, f"×{many}", size, "ck-serif ck-bold ck-mid ck-ink"
    )


# --- dice ----------------------------------------------------------------------------------------

_TILTS = (-6, 4, -3, 7, -5, 3, -7, 5)


def dice_count(players: int) -> int:
    return players + MORE_DICE


def dice(parts: list[str], table: Layout, fields: Fields, targets: frozenset[str]) -> None:
    """Those on the table, then pale places for those taken or not thrown yet; and the cup."""
    x, y, side, step = table.dice
    values = fields["dice"]
    for i in range(dice_count(fields["players"])):
        value, name = values[i] if i < len(values) else 0, f"die-{i}"
        body = _die(value, side, _TILTS[i], name in targets)
        parts.append(at(x + i * step, y + _TILTS[i] * 0.4, body, name, marks(name in targets)))
    cx, cy, size = table.cup
    parts.append(at(cx, cy, _cup(size, "cup" in targets), "cup", marks("cup" in targets)))


@remembered(64)
def _die(value: int, side: float, tilt: float, target: bool) -> str:
    if not value:
        return turned(tilt, waiting(side))
    glow = frame(side + 5, side + 5, side / 5 + 2) if target else ""
    return turned(tilt, rolled(pips(value), side) + glow)


@remembered(4)
def _cup(size: float, target: bool) -> str:
    return turned(8, scaled(size, CUP)) + (loop(42 * size, 46 * size) if target else "")
