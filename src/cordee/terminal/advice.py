"""`hint` at the prompt: what the search would choose, and what the others would lose."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from .. import bots
from ..words import Say

if TYPE_CHECKING:
    from ..bots.search import Search
    from ..bots.thought import Thought
    from ..engine.position import Position

BUDGET = "1s"
BEST = 3
MOST_THREADS = 4


class Adviser:
    """Thinks about a decision when asked to."""

    def __init__(self, budget: str | None) -> None:
        self._budget = budget or BUDGET
        self._search: Search | None = None

    def think(self, position: Position) -> Thought:
        if self._search is None:
            from ..bots.search import Search

            _, budget = bots.parse(f"{bots.THINKING[0]}:{self._budget}")
            threads = min(os.cpu_count() or 1, MOST_THREADS) if "seconds" in budget else 1
            self._search = Search(threads=threads, seed=0, **budget)
        return self._search.think(position.without_dice())


def told(thought: Thought, position: Position, say: Say, names: Sequence[str]) -> RenderableType:
    """The best moves, a line each: the share of the win, and what the move loses of it."""
    grid = Table.grid(padding=(0, 2))
    for prospect in thought.prospects[:BEST]:
        assert thought.seat is not None
        first = prospect is thought.best
        sentence = position.describe(prospect.move, say.locale, names)
        lost = "" if first else say("hint-loss", loss=thought.loss(prospect))
        grid.add_row(
            Text(sentence, style="bold" if first else ""),
            Text(prospect.move.text, style="dim"),
            Text(say("hint-share", share=prospect.shares[thought.seat])),
            Text(lost),
        )
    return grid
