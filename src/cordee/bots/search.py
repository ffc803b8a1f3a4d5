"""The bot `search`: a tree of decisions and dice, grown by simulations.

Every seat maximises its own share of the win; the dice fall as their odds say, and nobody sees
them beforehand. The longer it thinks, the better it chooses.
"""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING

from ..engine.errors import CordeeError
from . import analysis
from .evaluator import adviser, evaluator, is_judged
from .steps import Steps, finish
from .tree_worker import ENDLESS, Budget, TreeWorker, grow_together

if TYPE_CHECKING:
    from ..engine.move import Move
    from ..engine.position import Position
    from .analysis import Analysis
    from .evaluator import Evaluator
    from .tree import Tree

SECONDS = 0.5
"""How long it thinks about a decision by default."""
NODES = 1 << 20
LIMITS: dict[str, tuple[float, float]] = {
    "simulations": (1, 10**9),
    "seconds": (0.001, 3600),
    "threads": (1, 64),
    "nodes": (1 << 10, 1 << 28),
    "horizon": (0, 1000),
}


class Search:
    """A bot with a budget for each decision: simulations, seconds, or whichever runs out first."""

    def __init__(
        self,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        nodes: int = NODES,
        seed: int | str | None = None,
        heuristics: bool = True,
        horizon: int | None = None,
        judge: bool = False,
        advises: bool = False,
        calm: bool = False,
    ) -> None:
        check("simulations", simulations)
        check("seconds", seconds)
        check("threads", threads)
        check("nodes", nodes)
        check("horizon", horizon)
        self.simulations = simulations
        self.seconds = SECONDS if simulations is None and seconds is None else seconds
        self.threads = threads
        self.nodes = nodes
        """The room for all trees together; each has room for at least twice the longest list."""
        self.heuristics = heuristics
        """Are the game's heuristics used, or does it play out at random?"""
        self.horizon = horizon
        """Turns after which a playout is cut short and judged; 0: never; None: as the game says."""
        self.judge = judge
        """Does the game's judge say who will win, where it was trained for that?"""
        self.advises = advises
        """Does it say to people how a game stands? Then the judge does where that is truer."""
        self.calm = calm or advises
        """Is the judge no surer than fits games of ordinary players?"""
        self._random = Random(seed)  # noqa: S311  # nothing secret
        self._workers: list[TreeWorker] = []

    def choose(self, position: Position) -> Move:
        """The move tried most often; of several, the one worth most."""
        return finish(self.choosing(position))

    def choosing(self, position: Position) -> Steps[Move]:
        """`choose`, step by step."""
        moves = position.moves()
        if len(moves) == 1:
            return moves[0]
        found = yield from self.trying(position, hurry=self.simulations is None)
        return moves[max(range(len(moves)), key=found.__getitem__)]

    def trying(self, position: Position, hurry: bool = False) -> Steps[list[tuple[int, float]]]:
        """How often it tried each move, and its share, step by step; in a hurry, on one thread, it
        stops as soon as no other move can catch up with the first."""
        if not isinstance(position.actor, int):
            raise CordeeError("search-nothing")
        yield from self._grow(position, hurry and self.threads == 1)
        return analysis.tried(self._trees(), position)

    def think(self, position: Position) -> Analysis:
        """Everything it thinks about a position."""
        return finish(self.thinking(position))

    def thinking(self, position: Position) -> Steps[Analysis]:
        """`think`, step by step."""
        if position.actor is None:
            raise CordeeError("search-nothing")
        done, seconds = yield from self._grow(position)
        return analysis.read(self._trees(), position, done, seconds)

    def _grow(self, position: Position, hurry: bool = False) -> Steps[tuple[int, float]]:
        """Spend the budget: how many simulations, in how many seconds."""
        if self.advises:
            know = adviser(position)
        else:
            know = evaluator(position.game, self.heuristics, self.judge and is_judged(position))
        know.get_ready()
        begun = time.perf_counter()
        self._settle(know, position)
        deadline = float("inf") if self.seconds is None else begun + self.seconds
        each = ENDLESS if self.simulations is None else -(-self.simulations // self.threads)
        budgets = [Budget(each, deadline, hurry) for _ in self._workers]
        done = yield from grow_together(self._workers, budgets)
        return done, time.perf_counter() - begun

    def _trees(self) -> list[Tree]:
        return [worker.tree for worker in self._workers]

    def _settle(self, know: Evaluator, position: Position) -> None:
        """Trees rooted in this position; what they already know about it is kept."""
        if not (self._workers and self._workers[0].fits(know, position)):
            self._workers = []  # their memory is given back first
            room = self.nodes // self.threads
            self._workers = [
                TreeWorker(
                    know,
                    position,
                    room,
                    self._random.getrandbits(64),
                    self.horizon,
                    calm=self.calm,
                )
                for _ in range(self.threads)
            ]
        for worker in self._workers:
            worker.settle(position)


def check(name: str, given: float | None) -> None:
    """Refuse a budget beyond what makes sense, and what is no number whatever its type says."""
    low, high = LIMITS[name]
    kinds = (int, float) if name == "seconds" else (int,)
    plain = isinstance(given, kinds) and given is not True and given is not False
    if given is not None and not (plain and low <= given <= high):
        raise CordeeError("search-limit", name=name, given=str(given), low=str(low), high=str(high))
