"""`hint` at the prompt: what the search would choose, and what the others would lose."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from .. import bots
from ..words import Say

if TYPE_CHECKING:
    from ..bots.analysis import Analysis, Prospect
    from ..bots.search import Search
    from ..engine.position import Position
    from .choices import Choices

BUDGET = "1s"
BEST = 3
MOST_THREADS = 4


class Adviser:
    """Thinks about a decision when asked to."""

    def __init__(self, budget: str | None) -> None:
        self._budget = budget or BUDGET
        self._search: Search | None = None

    def think(self, position: Position) -> Analysis:
        if self._search is None:
            from ..bots.search import Search

            _, budget = bots.parse(f"{bots.BUDGETED[0]}:{self._budget}")
            threads = min(len(os.sched_getaffinity(0)), MOST_THREADS) if "seconds" in budget else 1
            self._search = Search(threads=threads, seed=0, advises=True, **budget)
        return self._search.think(position.without_dice())


def told(thought: Analysis, offer: Choices, say: Say) -> RenderableType:
    """The best moves, one per line: what to type, the share of the win, and what is lost of it."""
    grid = Table.grid(padding=(0, 2))
    ranked = thought.advised()
    for prospect in ranked[:BEST]:
        assert thought.seat is not None
        share = say("hint-share", share=prospect.shares[thought.seat])
        tried = prospect.visits > 0
        grid.add_row(
            Text(f"{offer.number_of(prospect.move):>3}", style="bold"),
            Text(
                offer.shown.describe(prospect.move),
                style="bold" if prospect is ranked[0] else "",
            ),
            Text(share if tried else say("hint-open")),
            Text(lost(thought, ranked[0], prospect, say) if tried else ""),
        )
    return grid


def lost(thought: Analysis, best: Prospect, prospect: Prospect, say: Say) -> str:
    """What a move loses compared with the best, if it is more than chance would explain."""
    if prospect is best:
        return ""
    if thought.as_good(best, prospect):
        return say("hint-equal")
    assert thought.seat is not None
    return say("hint-loss", loss=best.shares[thought.seat] - prospect.shares[thought.seat])
