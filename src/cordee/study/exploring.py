"""Exploring a position: what every legal move, or every outcome of the dice, is worth.

It is looked at in rounds, coarse at first, and each round makes all figures surer. One search looks
at the whole position, as a bot does; what it hardly tries, because it looks poor, has looks of its
own. Where the dice decide, all outcomes are foreseen by a few quick games at once, then searched
one by one, the likely ones first.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..bots import tree as trees
from ..bots.analysis import OPEN, Found, together
from ..bots.evaluator import adviser
from ..bots.tree_worker import STEADY_SLICE, TreeWorker
from ..engine.errors import CordeeError
from ..engine.kernel import OVER

if TYPE_CHECKING:
    from ..bots.steps import Steps
    from ..engine.position import Position

FIRST, ROUND = 1_000, 6_000
"""Simulations of the first round, and of each one after it, for the whole position."""
FIRST_APART, APART = 2_000, 8_000
"""The same for moves and outcomes on their own."""
LEAST, ENOUGH = 100, 3_200
"""Simulations of the first look at one of them, and those from which on it has no more."""
ROUNDS = 12
"""After which it is left at that."""
QUICK_GAMES = 8
"""Games by which outcomes are foreseen."""
NODES, NODES_APART = 1 << 16, 1 << 14


@dataclass(frozen=True, slots=True)
class Look:
    """What a position is worth to each seat."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    """The standard error of each, as if every simulation were a game played to its end."""
    looks: int
    """Simulations, or quick games, that it comes from; 0 where the game is over."""

    @property
    def is_certain(self) -> bool:
        return self.looks == 0


@dataclass(frozen=True, slots=True)
class Explored:
    """What is known after some rounds."""

    seat: int
    """Who decides, or whose turn it is."""
    here: Look
    """With the best move, or over all outcomes by their odds."""
    options: tuple[Look | None, ...]
    """Every legal move or outcome, in the order of `Position.moves`; None: not looked at yet."""
    rounds: int

    @property
    def is_done(self) -> bool:
        return self.rounds >= ROUNDS


class Explorer:
    """Looks at one position, round after round."""

    def __init__(self, position: Position, seed: int = 0) -> None:
        if position.actor is None:
            raise CordeeError("search-nothing")
        self.position = position.without_dice()
        self._codes = self.position.codes()
        self._decided = self.position.actor != "chance"
        self._odds = [] if self._decided else self.position.odds()
        self._looks: list[Look | None] = [None] * len(self._codes)
        self._here: Look | None = None
        self._rounds = 0
        self._know = adviser(position)
        self._know.get_ready()
        self._apart = TreeWorker(self._know, self.position, NODES_APART, seed + 1, calm=True)
        nodes = NODES if self._decided else 1
        self._whole = TreeWorker(self._know, self.position, nodes, seed, calm=True)
        self._whole.settle(self.position)

    def looking(self) -> Steps[Explored]:
        """One more round, step by step."""
        first = self._rounds == 0
        if first:
            self._note_ends()
        if self._decided:
            yield from self._look_at_all(FIRST if first else ROUND)
        elif first:
            self._foresee()
        yield from self._look_apart(FIRST_APART if first else APART)
        self._rounds += 1
        here = self._here if self._decided else self._mean()
        assert here is not None
        return Explored(self.position.turn, here, tuple(self._looks), self._rounds)

    def _look_at_all(self, simulations: int) -> Steps[None]:
        """A search of the whole position goes on."""
        yield from _grow(self._whole, simulations)
        tree = self._whole.tree
        nodes = trees.moves_of(tree, trees.ROOT).tolist()
        for nth, node in enumerate(nodes):
            self._note(nth, _read(tree, node))
        self._here = self._looks[nodes.index(_best(tree))]

    def _note_ends(self) -> None:
        """What ends the game at once is certain."""
        rules, shares = self.position.game.bindings, np.empty(self.position.players)
        for nth, code in enumerate(self._codes):
            table = self.position.table.copy()
            rules.play(table, code)
            if rules.actor(table) == OVER:
                rules.result(table, shares)
                self._looks[nth] = Look(tuple(shares.tolist()), (0.0,) * len(shares), 0)

    def _foresee(self) -> None:
        """All outcomes, by a few quick games each."""
        room = self._apart.room
        foreseen = self._know.glance(self.position.table, self._codes, QUICK_GAMES, room)
        for nth, shares in enumerate(foreseen):
            if self._looks[nth] is not None:  # it ends the game
                continue
            variance = shares * (1 - shares) + OPEN / QUICK_GAMES
            errors = np.sqrt(variance / QUICK_GAMES)
            self._looks[nth] = Look(tuple(shares.tolist()), tuple(errors.tolist()), QUICK_GAMES)

    def _look_apart(self, simulations: int) -> Steps[None]:
        """At some moves or outcomes on their own: those that need it most."""
        while simulations > 0 and (nth := self._neediest()) is not None:
            look = self._looks[nth]
            budget = max(LEAST, 2 * look.looks if look else 0)
            simulations -= budget
            after = self.position.copy()
            after.play(after.game.move(self._codes[nth]))
            self._apart.plies = -1  # nothing is kept from another look
            self._apart.settle(after)
            yield from _grow(self._apart, budget)
            best = _best(self._apart.tree) if after.actor != "chance" else trees.ROOT
            self._note(nth, _read(self._apart.tree, best)._replace(visits=budget))

    def _neediest(self) -> int | None:
        """The move with the fewest looks; the outcome with the fewest for its odds."""

        def need(nth: int) -> float:
            look = self._looks[nth]
            return (self._odds[nth] if self._odds else 1.0) / (1 + (look.looks if look else 0))

        open_ones = [nth for nth, look in enumerate(self._looks) if not _is_enough(look)]
        return max(open_ones, key=need, default=None)

    def _note(self, nth: int, found: Found) -> None:
        """What rests on more looks counts."""
        look = self._looks[nth]
        if found.visits and (look is None or 0 < look.looks <= found.visits):
            self._looks[nth] = _look(found)

    def _mean(self) -> Look:
        """Over all outcomes, by their odds."""
        looks = [look for look in self._looks if look is not None]
        odds = np.array(self._odds)
        shares = odds @ np.array([look.shares for look in looks])
        errors = np.sqrt(odds**2 @ np.array([look.errors for look in looks]) ** 2)
        count = sum(look.looks for look in looks)
        return Look(tuple(shares.tolist()), tuple(errors.tolist()), count)


def _grow(worker: TreeWorker, simulations: int) -> Steps[None]:
    for _ in range(math.ceil(simulations / STEADY_SLICE)):
        worker.grow(min(STEADY_SLICE, simulations))
        simulations -= STEADY_SLICE
        yield


def _best(tree: trees.Tree) -> int:
    """The move that was tried most often."""
    nodes: list[int] = trees.moves_of(tree, trees.ROOT).tolist()
    return max(nodes, key=lambda node: int(tree.node[node].visits))


def _read(tree: trees.Tree, node: int) -> Found:
    return together([tree], [node])


def _look(found: Found) -> Look:
    return Look(found.shares, found.errors, found.visits)


def _is_enough(look: Look | None) -> bool:
    return look is not None and (look.is_certain or look.looks >= ENOUGH)
