"""Chooses any legal move, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine.move import Move
    from ..engine.position import Position


class RandomBot:
    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)  # noqa: S311  # nothing secret

    def choose(self, position: Position) -> Move:
        return self._random.choice(position.moves())
