"""Checks of what a game shows its judge."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.encoding import size_of
from ..engine.game import Game
from ..engine.kernel import bind, template
from ..engine.placeholders import see
from ..engine.position import Position
from ..engine.sight import PlainSight, width_of
from .sampling import Sample

REASON = 64.0
"""Numbers that a network is shown are about as large as one; beyond this they drown the others."""
BEYOND = 64
"""Figures after what is seen that must stay as they are."""


@template
def see_at(table: Any, out: Any) -> None:
    see(table[0], out)


class Onlooker:
    """Sees what a game shows its judge, whether it has one or not."""

    def __init__(self, game: Game) -> None:
        sight = game.sight
        self.common, self.own = size_of(sight.COMMON), size_of(sight.SEAT)
        self.width = width_of(sight, game.players[1])
        self.is_plain = isinstance(sight, PlainSight)
        name = f"{game.name}-plain" if self.is_plain else game.name
        self._bound = bind(name, {"see": sight.see}, sys.modules[__name__])
        self._room = np.empty(self.width + BEYOND, np.float32)

    def see(self, position: Position) -> NDArray[np.float32]:
        """A table in numbers, and what was written after them, as NaN where nothing was."""
        self._room[: self.width], self._room[self.width :] = 0, np.nan
        self._bound.see_at(position.table, self._room[: self.width])
        return self._room.copy()


def sight_is_sound(sample: Sample) -> None:
    """A judge is shown numbers of a reasonable size, of the seats that play, and mostly others
    after one move than after another; looking changes nothing."""
    onlooker = Onlooker(sample.game)
    asked = alike = 0
    for position in (*sample.positions, *sample.ends):
        before = position.table.tobytes()
        _check_numbers(sample, position, onlooker)
        if position.table.tobytes() != before:
            sample.fault(position, "what a judge looks at changes")
        if isinstance(position.actor, int):
            tables, sights = _after_moves(position, onlooker)
            asked += tables > 1
            alike += tables > 1 and sights == 1
    if alike * 2 > asked:
        what = f"at {alike} of {asked} decisions a judge sees the same after every move"
        sample.fault(sample.end, what)


def _check_numbers(sample: Sample, position: Position, onlooker: Onlooker) -> None:
    seen = onlooker.see(position)
    shown, beyond = seen[: onlooker.width], seen[onlooker.width :]
    if not np.isnan(beyond).all():
        sample.fault(position, "what a judge is shown goes on beyond its end")
    most = np.inf if onlooker.is_plain else REASON
    odd = ~(np.isfinite(shown) & (np.abs(shown) <= most))
    if odd.any():
        where = int(np.flatnonzero(odd)[0])
        sample.fault(position, f"figure {where} of what a judge is shown is {shown[where]}")
    if shown[onlooker.common + position.players * onlooker.own :].any():
        sample.fault(position, "a judge is shown a seat where nobody sits")


def _after_moves(position: Position, onlooker: Onlooker) -> tuple[int, int]:
    """To how many tables the moves lead, and how many of them a judge can tell apart."""
    tables, sights = set(), set()
    for move in position.moves():
        after = position.copy()
        after.play(move)
        tables.add(after.table.tobytes())
        sights.add(onlooker.see(after)[: onlooker.width].tobytes())
    return len(tables), len(sights)
