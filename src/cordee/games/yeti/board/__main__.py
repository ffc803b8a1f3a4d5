"""`python -m cordee.games.yeti.board [fr|en]` writes a table to look at."""

from __future__ import annotations

from ....engine.demo import write

write(__package__.removesuffix(".board"), players=4, plies=170, seed=15, weather="mixed")
