"""What the search thinks of a position, read from its trees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .tree import ROOT, Tree, moves_of

if TYPE_CHECKING:
    from ..engine.move import Move
    from ..engine.position import Position

LONGEST_LINE = 12
SEEN_ENOUGH = 8
"""Visits below which a move is not worth telling."""
OPEN = 0.25
"""The variance of a share that nothing is known of."""


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
class Thought:
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
        """What a move gives away of the win, compared with the best."""
        assert self.seat is not None
        return max(0.0, self.best.shares[self.seat] - prospect.shares[self.seat])


def read(trees: Sequence[Tree], position: Position, simulations: int, seconds: float) -> Thought:
    """What all trees together say."""
    seat = position.actor if isinstance(position.actor, int) else None
    even = np.full(position.players, 1 / position.players)
    _, usual, errors = together(trees, [ROOT for _ in trees], even)
    prospects = []
    for nth, code in enumerate(position.codes() if seat is not None else ()):
        nodes = [int(tree.node[ROOT].first) + nth for tree in trees]
        visits, shares, doubts = together(trees, nodes, usual)
        line = main_line(*max(zip(trees, nodes, strict=True), key=seen))
        moves = tuple(position.game.move(step) for step in line)
        prospects.append(
            Prospect(position.game.move(code), visits, tuple(shares), tuple(doubts), moves)
        )
    prospects.sort(key=lambda one: (one.visits, one.shares[seat or 0]), reverse=True)
    return Thought(seat, simulations, seconds, tuple(usual), tuple(errors), tuple(prospects))


def seen(place: tuple[Tree, int]) -> int:
    """How often a node was visited."""
    tree, node = place
    return int(tree.node[node].visits)


def together(
    trees: Sequence[Tree], nodes: Sequence[int], otherwise: Any
) -> tuple[int, list[float], list[float]]:
    """Visits, shares and errors of one move over all trees; unvisited, the shares are open."""
    places = list(zip(trees, nodes, strict=True))
    visits = sum(seen(place) for place in places)
    if visits == 0:
        return 0, list(otherwise), [OPEN**0.5] * len(otherwise)
    shares = sum(tree.sums[node] for tree, node in places) / visits
    variance = shares * (1 - shares) + OPEN / visits
    return visits, shares.tolist(), np.sqrt(variance / visits).tolist()


def main_line(tree: Tree, node: int) -> list[int]:
    """The codes of the moves most often gone on with."""
    line = [int(tree.node[node].code)]
    while len(line) < LONGEST_LINE:
        nodes = moves_of(tree, node)
        if not len(nodes):
            nodes = np.flatnonzero(tree.node["parent"][: tree.used[0]] == node)
        if not len(nodes):
            break
        node = int(nodes[np.argmax(tree.node["visits"][nodes])])
        if tree.node[node].visits < SEEN_ENOUGH:
            break
        line.append(int(tree.node[node].code))
    return line
