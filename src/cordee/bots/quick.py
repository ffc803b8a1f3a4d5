"""The bot `quick`: the move that looks best at first sight, by the game's own know-how."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from ..engine.kernel import rng
from .knowhow import knowhow

if TYPE_CHECKING:
    from ..engine.move import Move
    from ..engine.position import Position


class QuickBot:
    def __init__(self, seed: int | str | None = None) -> None:
        self._rng = rng(Random(seed).getrandbits(64))  # noqa: S311  # nothing secret

    def choose(self, position: Position) -> Move:
        rules, know = position.game.rules, knowhow(position.game)
        codes, merits = np.empty(rules.MOVES, np.int32), np.empty(rules.MOVES)
        code = know.quick_choice(rules.moves, know.weigh, position.table, codes, merits, self._rng)
        return position.game.move(int(code))
