"""Trees that grow until a budget is spent, each in a thread of its own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from . import tree as trees
from .evaluator import Evaluator
from .steps import Steps, finish

if TYPE_CHECKING:
    from ..engine.position import Position

SLICE = 0.005
"""Seconds between two looks at the clock."""
FIRST_SLICE = 16
"""Simulations before the first look."""
STEADY_SLICE = 256
"""Simulations between two looks where they are counted: always the same, so that games repeat."""
ENDLESS = 1 << 62


@dataclass
class Budget:
    """How long a tree may grow: N simulations, until a moment, or whichever comes first."""

    simulations: int = ENDLESS
    deadline: float = float("inf")
    hurry: bool = False
    """Stop as soon as no other move can catch up with the first?"""
    stopped: bool = False

    def left(self, done: int, per_second: float) -> int:
        """How many simulations are left; at least one is always made."""
        if self.stopped:
            return 0
        in_time = (self.deadline - time.perf_counter()) * per_second if done else float("inf")
        return max(0, min(self.simulations - done, int(min(in_time, ENDLESS))))


class TreeWorker:
    """One tree and everything it takes to grow it."""

    def __init__(
        self,
        know: Evaluator,
        position: Position,
        nodes: int,
        seed: int,
        horizon: int | None = None,
        calm: bool = False,
    ) -> None:
        longest = max(position.game.rules.MOVES, position.game.rules.OUTCOMES)
        nodes = max(nodes, 2 * longest)  # the root, and all moves from it
        self.know = know
        self.horizon = know.horizon if horizon is None else horizon
        self.players = position.players
        self.tree = trees.plant(nodes, position.players)
        self.root = position.table.copy()
        self.plies = -1
        """How many plies led to the root; -1: it has none yet."""
        self._moved = np.empty(nodes, np.int32)
        self.room = know.workspace(position.players, seed, calm)

    def fits(self, know: Evaluator, position: Position) -> bool:
        return self.know is know and self.players == position.players

    def settle(self, position: Position, notes: NDArray[np.float64] | None = None) -> None:
        """Root the tree in a position: further down, if the game went on from the old root. Notes
        say what was worked out about this turn, if somebody did that already."""
        node = self._reached(position)
        self.plies = -1  # whoever interrupts this leaves a tree without a root
        if node == trees.NONE:
            trees.clear(self.tree)
        elif node != trees.ROOT:
            trees.prune(self.tree, node, self._moved)
        self.root.view(np.uint8)[:] = position.table.view(np.uint8)
        self._work_out(notes)
        self.plies = len(position.plies)

    def _work_out(self, known: NDArray[np.float64] | None) -> None:
        """What can be worked out exactly about this turn; moves listed earlier learn it as well.
        A judge knows what moves are worth by itself."""
        if self.know.judge:
            return
        notes = self.room.notes
        if known is None:
            self.know.solve(self.root, notes)
        else:
            notes[:] = known
        moves = trees.moves_of(self.tree, trees.ROOT)
        if len(moves):
            worth = self.know.solved(self.root, notes, self.tree.node["code"][moves])
            self.tree.node["hope"][moves] = trees.UNKNOWN if worth is None else worth

    def _reached(self, position: Position) -> int:
        """The node of a position; NONE if the tree does not have it."""
        if not 0 <= self.plies <= len(position.plies):
            return trees.NONE
        since = position.plies[self.plies :]
        before = since[0].before if since else position.table.tobytes()
        if before != self.root.tobytes():
            return trees.NONE
        node = trees.ROOT
        for ply in since:
            node = trees.child_by(self.tree, node, ply.move.code)
            if node == trees.NONE:
                break
        return node

    def grow(self, simulations: int) -> None:
        know = self.know
        know.simulate(
            self.tree,
            self.root,
            self.room,
            self.horizon,
            know.few,
            simulations,
        )

    def grow_for(self, budget: Budget) -> Steps[int]:
        """Grow until the budget is spent; how many simulations that was. Waiting between two steps
        costs no time of the budget's."""
        done, todo, per_second = 0, min(FIRST_SLICE, budget.simulations), 0.0
        counted = budget.simulations < ENDLESS
        begun = time.perf_counter()
        while todo:
            self.grow(todo)
            done += todo
            per_second = done / max(time.perf_counter() - begun, 1e-9)
            left = budget.left(done, per_second)
            if budget.hurry and self.is_settled(left):
                break
            paused = time.perf_counter()
            yield
            waited = time.perf_counter() - paused
            begun += waited
            budget.deadline += waited
            todo = min(left, STEADY_SLICE if counted else max(1, int(per_second * SLICE)))
        return done

    def is_settled(self, left: int) -> bool:
        """Can no other move catch up with the first in N simulations?"""
        visits = self.tree.node["visits"][trees.moves_of(self.tree, trees.ROOT)]
        if len(visits) < 2:
            return False
        second, best = np.sort(visits)[-2:]
        return bool(best - second > left)


def grow_together(workers: Sequence[TreeWorker], budgets: Sequence[Budget]) -> Steps[int]:
    """All at once, the first of them here, so that Ctrl-C is heard; how many simulations. One that
    is alone goes step by step."""
    if len(workers) == 1:
        return (yield from workers[0].grow_for(budgets[0]))
    with ThreadPoolExecutor(len(workers) - 1) as pool:
        try:
            others = [
                pool.submit(lambda worker, budget: finish(worker.grow_for(budget)), worker, budget)
                for worker, budget in zip(workers[1:], budgets[1:], strict=True)
            ]
            done = finish(workers[0].grow_for(budgets[0]))
            return done + sum(other.result() for other in others)
        except BaseException:
            for budget in budgets:
                budget.stopped = True
            raise
