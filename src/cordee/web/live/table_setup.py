"""What a table will be: its seats, and what those who sit there are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ... import bots
from ...engine.data import Options
from ..server.refusals import Refused
from .names import distinct, proper_name
from .table import BOT, FREE, HERE, LINK, ME, SEAT_KINDS, Seat

DEFAULT_LEVEL = "medium"


@dataclass(frozen=True)
class TableSetup:
    """A table to be."""

    game: str
    seats: Sequence[tuple[str, str]]
    """Of each seat: its kind, and a name or a level."""
    options: Options = field(default_factory=dict)
    drawn: bool = True
    hints: bool = True
    listed: bool = False
    guided: bool = False
    """Is what comes up for the first time explained?"""
    start: str = ""
    """The position in which it begins, as a line; empty: as such games usually begin."""


def seats_of(
    plan: TableSetup, person: str, name: str, allowed: Sequence[str] = bots.LEVELS
) -> list[Seat]:
    """The chairs of a plan; bots are those that are allowed here."""
    seats: list[Seat] = []
    for kind, given in plan.seats:
        if kind not in SEAT_KINDS:
            raise Refused("seat-kind", given=kind)
        if kind == BOT:
            if given not in allowed:
                raise Refused("bot-not-here", name=given, known=", ".join(allowed))
            seats.append(Seat(BOT, bot_name(given, seats), None, given))
        elif kind in (ME, HERE):
            called = name if kind == ME else proper_name(given)
            taken = [seat.name for seat in seats]
            seats.append(Seat(kind, distinct(called, taken), person))
        else:
            seats.append(Seat(kind if kind == LINK else FREE))
    return seats


def bot_name(level: str, seats: Sequence[Seat]) -> str:
    """`bot:easy`, with a number if several are alike: pages say it in the reader's language."""
    return distinct(f"bot:{level}", [seat.name for seat in seats])
