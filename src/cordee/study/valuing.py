"""What a position is worth: the share of the win that each seat may expect.

One value, V, serves everything, so that all differences of it add up:

- when the game is over, V is the result;
- where somebody decides, V is what a search of N simulations finds for the best move;
- before a chance event, V is the mean of V over its outcomes by their odds.

The mean over few outcomes is taken from all of them. Over many it is estimated without bias: all
are foreseen by a few quick games, and a sample of them is searched to correct that. So the luck of
a roll, V after it less V before, is zero on average, whatever the search gets wrong.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ..bots import tree as trees
from ..bots.evaluator import adviser
from ..bots.search import LIMITS, NODES
from ..bots.tree_worker import TreeWorker

if TYPE_CHECKING:
    from ..bots.steps import Steps
    from ..engine.move import Move
    from ..engine.position import Position

FEW = 16
"""Outcomes up to which every one is searched."""
SAMPLED = 12
"""Outcomes that are searched where there are more, ..."""
LEAST_SAMPLED, SAMPLED_FOR = 5, 12
"""... one for so many simulations, if there are fewer of those, but never fewer than these."""
QUICK_GAMES = 8
"""Games by which every outcome is foreseen where there are many, ..."""
QUICK_GAME_FOR = 30
"""... one for so many simulations, if there are fewer of those."""
LOOKED_AT = 2
"""By how much shorter the searches are that compare two moves: there are several of them."""
NODES_PER_SIMULATION = 16
SLICE = 125
"""Simulations between two steps."""

Shares = NDArray[np.float64]


@dataclass(frozen=True)
class Worth:
    """What a position is worth to each seat, and the standard error of that."""

    shares: Shares
    errors: Shares


@dataclass(frozen=True)
class Choice:
    """What a search found at a decision."""

    worth: Worth
    best: Move
    """The move tried most often."""
    shares: dict[int, Shares]
    """What it found for each move that it tried, by its code."""


class Valuer:
    """Finds out what positions of one game are worth, each in the same way."""

    def __init__(self, position: Position, simulations: int, seed: str = "") -> None:
        self.simulations = simulations
        self._quick_games = max(1, min(QUICK_GAMES, simulations // QUICK_GAME_FOR))
        self._samples = max(LEAST_SAMPLED, min(SAMPLED, simulations // SAMPLED_FOR))
        self._seed = seed
        self._know = adviser(position)
        self._know.get_ready()
        self._worker = TreeWorker(self._know, position, nodes_for(simulations), 0, calm=True)
        self._room = self._know.workspace(position.players, 0, calm=True)

    def result(self, position: Position) -> Worth:
        """Of a game that is over."""
        outcome = position.outcome
        assert outcome is not None
        return Worth(np.array(outcome.shares), np.zeros(position.players))

    def decision(
        self, position: Position, *name: object, notes: Shares | None = None
    ) -> Steps[Choice]:
        """Of a position in which somebody decides; the name says which search it is, so that the
        same study finds the same. Notes say what was worked out about the turn before."""
        yield from self._search(position, self.simulations, name, hurry=True, notes=notes)
        tree, codes = self._worker.tree, position.codes()
        nodes = trees.moves_of(tree, trees.ROOT)
        visits = tree.node["visits"][nodes]
        tried = {
            code: tree.sums[node] / count
            for code, node, count in zip(codes, nodes, visits, strict=True)
            if count
        }
        nth = max(range(len(codes)), key=lambda one: (visits[one], -one))
        best = position.game.move(codes[nth])
        return Choice(_worth(tried[codes[nth]], int(visits[nth])), best, tried)

    def chance(
        self, position: Position, fell: Move, after: Worth, *name: object
    ) -> Steps[tuple[Worth, Shares]]:
        """Of a position before a chance event, of which is known how it fell and what that is
        worth; and the error of the difference between the two, which is less than both errors
        suggest where they come from the same search."""
        codes, odds = position.codes(), np.array(position.odds())
        if len(codes) <= FEW:
            return (yield from self._all(position, fell, after, codes, odds, name))
        return (yield from self._sampled(position, after, codes, odds, name))

    def _all(
        self,
        position: Position,
        fell: Move,
        after: Worth,
        codes: list[int],
        odds: Shares,
        name: tuple[object, ...],
    ) -> Steps[tuple[Worth, Shares]]:
        notes = self._worked_out(position)
        mean, variance = np.zeros(position.players), np.zeros(position.players)
        known = float(odds[codes.index(fell.code)])
        for code, chance in zip(codes, odds.tolist(), strict=True):
            if code == fell.code:
                mean = mean + chance * after.shares
                continue
            found = yield from self._reached(position, code, notes, *name, code)
            mean = mean + chance * found.shares
            variance = variance + (chance * found.errors) ** 2
        errors = np.sqrt(variance + (known * after.errors) ** 2)
        apart = np.sqrt(variance + ((1 - known) * after.errors) ** 2)
        return Worth(mean, errors), apart

    def _sampled(
        self,
        position: Position,
        after: Worth,
        codes: list[int],
        odds: Shares,
        name: tuple[object, ...],
    ) -> Steps[tuple[Worth, Shares]]:
        self._room.rng[:] = self._draw("foreseen", *name)
        foreseen = self._know.glance(position.table, codes, self._quick_games, self._room)
        notes = self._worked_out(position)
        yield
        dice = Random(self._draw("sample", *name))  # noqa: S311  # nothing secret
        count = self._samples
        strata = (np.arange(count) + np.array([dice.random() for _ in range(count)])) / count
        drawn = np.minimum(np.searchsorted(np.cumsum(odds), strata), len(codes) - 1)
        apart = np.empty((count, position.players))
        for nth, one in enumerate(drawn.tolist()):
            found = yield from self._reached(position, codes[one], notes, *name, nth)
            apart[nth] = found.shares - foreseen[one]
        mean = odds @ foreseen + apart.mean(axis=0)
        errors = apart.std(axis=0, ddof=1) / math.sqrt(count)
        return Worth(mean, errors), np.hypot(errors, after.errors)

    def _worked_out(self, position: Position) -> Shares:
        """What can be worked out about a turn, which before its dice fall holds after them, too."""
        notes: Shares = self._room.notes
        self._know.solve(position.table, notes)
        return notes

    def _reached(self, position: Position, code: int, notes: Shares, *name: object) -> Steps[Worth]:
        """What an outcome is worth."""
        reached = position.without_dice()
        reached.play(position.game.move(code))
        if reached.actor == position.turn == reached.turn and len(reached.codes()) > 1:
            return (yield from self.decision(reached, *name, notes=notes)).worth
        return (yield from self.expected(reached, *name))

    def expected(self, position: Position, *name: object) -> Steps[Worth]:
        """What any position is worth: at the next decision, by dice thrown for it if need be."""
        reached = position.without_dice()
        dice = Random(self._draw("on", *name))  # noqa: S311  # nothing secret
        while reached.actor is not None:
            codes = reached.codes()
            if reached.actor == "chance":
                code = dice.choices(codes, reached.odds())[0]
            elif len(codes) == 1:
                code = codes[0]
            else:
                return (yield from self.decision(reached, *name)).worth
            reached.play(reached.game.move(code))
        return self.result(reached)

    def compared(
        self, position: Position, one: Move, other: Move, times: int, *name: object
    ) -> Steps[list[float]]:
        """By how much one move is worth more than another to whoever decides: N looks, each with
        the same random numbers for both."""
        assert isinstance(position.actor, int)
        seat, found = position.actor, []
        simulations = -(-self.simulations // LOOKED_AT)
        reached = []
        for move in (one, other):
            after = position.without_dice()
            after.play(move)
            is_over = after.actor is None
            notes = None if is_over else self._worked_out(after).copy()  # once for all looks
            reached.append((after, notes))
        for nth in range(times):
            shares = []
            for after, notes in reached:
                if after.actor is None:
                    shares.append(float(self.result(after).shares[seat]))
                    continue
                yield from self._search(after, simulations, (*name, nth), notes=notes)
                tree = self._worker.tree
                shares.append(float(tree.sums[trees.ROOT][seat] / tree.node[trees.ROOT].visits))
            found.append(shares[0] - shares[1])
        return found

    def _search(
        self,
        position: Position,
        simulations: int,
        name: tuple[object, ...],
        hurry: bool = False,
        notes: Shares | None = None,
    ) -> Steps[None]:
        """In a hurry, it stops as soon as no other move can catch up with the first."""
        worker = self._worker
        worker.plies = -1  # nothing is kept from another search
        worker.room.rng[:] = self._draw("search", *name)
        worker.settle(position, notes)
        left = simulations
        while left > 0 and not (hurry and worker.is_settled(left)):
            worker.grow(min(SLICE, left))
            left -= SLICE
            yield

    def _draw(self, *name: object) -> int:
        """A random number for a purpose: the same in every study of the same depth."""
        return Random(repr((self._seed, *name))).getrandbits(64)  # noqa: S311  # nothing secret


def nodes_for(simulations: int) -> int:
    """The room for the tree of a search: enough for nearly all, and no more memory than a bot."""
    return max(int(LIMITS["nodes"][0]), min(NODES, NODES_PER_SIMULATION * simulations))


def _worth(shares: Shares, visits: int) -> Worth:
    """The error is that of as many games played to their end: the true one is smaller."""
    return Worth(shares, np.sqrt((shares * (1 - shares) + 0.25 / visits) / visits))
