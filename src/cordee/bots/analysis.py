"""What the search thinks of a position, read from its trees."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .tree import NONE, ROOT, Tree, note_favourites

if TYPE_CHECKING:
    from ..engine.move import Move
    from ..engine.position import Position

LONGEST_LINE = 12
SEEN_ENOUGH = 8
"""Visits below which a move is not worth reporting."""
OFTEN_TRIED = 10
"""A move is compared by its share if it has at least one visit for so many of the best."""
SURE = 2.0
"""Standard errors apart from which on two shares are called different."""
OPEN = 0.25
"""The variance of a share about which nothing is known."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What the search thinks of a move."""

    move: Move
    visits: int
    shares: tuple[float, ...]
    """The share of the win that each seat may expect."""
    errors: tuple[float, ...]
    """The standard error of each, as if every simulation were a game played to its end."""
    line: tuple[Move, ...]
    """The main line: this move and what comes next, by the dice that were met most often."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What the search thinks of a position."""

    seat: int | None
    """Who decides; None where the dice do."""
    simulations: int
    seconds: float
    shares: tuple[float, ...]
    """The share of the win that each seat may expect, the best move or not, ..."""
    errors: tuple[float, ...]
    """... and the standard error of each."""
    prospects: tuple[Prospect, ...]
    """Every legal move, the best first; none where the dice decide."""

    @property
    def best(self) -> Prospect:
        return self.prospects[0]

    def loss(self, prospect: Prospect) -> float:
        """How much of the win a move gives away, compared with the best."""
        assert self.seat is not None
        return max(0.0, self.best.shares[self.seat] - prospect.shares[self.seat])

    def ranked(self) -> list[Prospect]:
        """The moves by what they are worth; those that were hardly tried come last."""
        assert self.seat is not None
        seat, enough = self.seat, self._enough
        return sorted(
            self.prospects,
            key=lambda one: (one.visits >= enough, one.shares[seat]),
            reverse=True,
        )

    def advised(self) -> list[Prospect]:
        """The same without those that were hardly tried and look better than one before them: a
        guess is no advice. Those that were not tried at all come last."""
        assert self.seat is not None
        kept: list[Prospect] = []
        for one in self.ranked():
            lowest = min((other.shares[self.seat] for other in kept), default=1.0)
            if one.visits >= self._enough or one.shares[self.seat] <= lowest:
                kept.append(one)
        untried = [one for one in self.prospects if not one.visits]
        return [one for one in kept if one.visits] + untried

    @property
    def _enough(self) -> float:
        """The visits from which on a share means something."""
        return max(SEEN_ENOUGH, self.best.visits / OFTEN_TRIED)

    def as_good(self, one: Prospect, other: Prospect) -> bool:
        """Is the difference between two moves no larger than chance would explain?"""
        assert self.seat is not None
        error = math.hypot(one.errors[self.seat], other.errors[self.seat])
        return abs(one.shares[self.seat] - other.shares[self.seat]) <= SURE * error


def tried(trees: Sequence[Tree], position: Position) -> list[tuple[int, float]]:
    """How often each legal move was tried, and its share for the seat that decides."""
    seat = position.actor
    assert isinstance(seat, int)
    found = [together(trees, nodes_of(trees, nth)) for nth in range(len(position.codes()))]
    return [(one.visits, one.shares[seat]) for one in found]


def read(trees: Sequence[Tree], position: Position, simulations: int, seconds: float) -> Analysis:
    """What all trees together say."""
    seat = position.actor if isinstance(position.actor, int) else None
    here = together(trees, [ROOT for _ in trees])
    favourites = [favourites_of(tree) for tree in trees]
    prospects = []
    for nth, code in enumerate(position.codes() if seat is not None else ()):
        nodes = nodes_of(trees, nth)
        found = together(trees, nodes)
        deepest = max(range(len(trees)), key=lambda k: int(trees[k].node[nodes[k]].visits))
        line = main_line(trees[deepest], nodes[deepest], favourites[deepest])
        prospects.append(
            Prospect(
                move=position.game.move(code),
                visits=found.visits,
                shares=found.shares if found.visits else here.shares,
                errors=found.errors,
                line=tuple(position.game.move(step) for step in line),
            )
        )
    prospects.sort(key=lambda one: (one.visits, one.shares[seat or 0]), reverse=True)
    return Analysis(seat, simulations, seconds, here.shares, here.errors, tuple(prospects))


def nodes_of(trees: Sequence[Tree], nth: int) -> list[int]:
    """The nodes of the nth move in all trees."""
    return [int(tree.node[ROOT].first) + nth for tree in trees]


class Found(NamedTuple):
    """What all trees together found out about a move."""

    visits: int
    shares: tuple[float, ...]
    errors: tuple[float, ...]


def together(trees: Sequence[Tree], nodes: Sequence[int]) -> Found:
    """Visits, shares and errors over all trees; unvisited, everything is open."""
    places = list(zip(trees, nodes, strict=True))
    visits = sum(int(tree.node[node].visits) for tree, node in places)
    sums = np.sum([tree.sums[node] for tree, node in places], axis=0)
    if visits == 0:
        return Found(0, (1 / len(sums),) * len(sums), (OPEN**0.5,) * len(sums))
    shares = sums / visits
    variance = shares * (1 - shares) + OPEN / visits
    return Found(visits, tuple(shares.tolist()), tuple(np.sqrt(variance / visits).tolist()))


def favourites_of(tree: Tree) -> NDArray[np.int32]:
    favourite = np.empty(int(tree.used[0]), np.int32)
    note_favourites(tree, favourite)
    return favourite


def main_line(tree: Tree, node: int, favourite: NDArray[np.int32]) -> list[int]:
    """The codes of the moves that most often came next."""
    line = [int(tree.node[node].code)]
    while len(line) < LONGEST_LINE:
        node = int(favourite[node])
        if node == NONE or tree.node[node].visits < SEEN_ENOUGH:
            break
        line.append(int(tree.node[node].code))
    return line
