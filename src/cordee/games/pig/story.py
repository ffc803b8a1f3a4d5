"""What a move of Pig does, as events."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.data import Data
from ...engine.event import Event
from ...engine.kernel import Record, split
from ...engine.narration import over
from ...words import Say
from . import rules
from .rules import AGAIN, OVER_PHASE, ROLL

MORE_RULES: dict[str, tuple[str, ...]] = {"hold": ("P5",)}
"""What else is behind a move, for anyone who asks."""


def tell(was: Record, rec: Record, code: int) -> Iterator[Event]:
    """Everything a move does, the move itself first."""
    seat, (kind, value) = int(was.turn), split(code)
    data = {"value": value, "pot": int(rec.pot), "score": int(rec.score[seat])}
    if kind == ROLL:
        lost = value == 1
        yield Event("bust" if lost else "roll", seat, "P3" if lost else "P2", data)
    elif kind == AGAIN:
        yield Event("again", seat, "P4", data)
    else:
        yield Event("hold", seat, "P4", {**data, "pot": int(was.pot)})
    if rec.phase == OVER_PHASE:
        yield over(rec, rules, "P5")


def asked(rec: Record) -> Data:
    """The arguments of the question now open."""
    return {"pot": int(rec.pot), "score": int(rec.score[rec.turn])}


def spoken(_event: Event, _say: Say) -> Data:
    """Pig's events are all numbers: there is nothing to name."""
    return {}
