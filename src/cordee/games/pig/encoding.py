"""Pig as numbers."""

from __future__ import annotations

from typing import Any

from ...engine.encoding import FAR, Part, figure, head, write_head
from ...engine.kernel import KIND_SHIFT, Record, kernel
from .rules import AGAIN, PHASES, PLAYERS

VERSION = 1

ACTIONS = (
    Part("again", 1, "roll again (P4)"),
    Part("hold", 1, "hold (P4)"),
)

FEWEST, MOST = PLAYERS
FIELDS = (
    *head(PHASES, PLAYERS),
    Part("pot", 1, "points in the pot, by the goal", high=FAR),
    Part("score", MOST, "points of each seat, by the goal", high=FAR),
)


@kernel
def number(_rec: Record, code: int) -> int:
    """The number of a legal move."""
    return (code >> KIND_SHIFT) - AGAIN


@kernel
def observe(rec: Record, seat: int, out: Any) -> None:
    """The table as a seat sees it."""
    goal = float(rec.box.goal)
    players = int(rec.players)
    at = write_head(rec, seat, out, len(PHASES), FEWEST, MOST)
    at = figure(out, at, rec.pot / goal)
    for i in range(players):
        figure(out, at + i, rec.score[(seat + i) % players] / goal)
