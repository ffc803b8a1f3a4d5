"""Bots for people to play against: six levels, from a learner to the best there is.

A level is a number of simulations and a way of choosing, so it plays the same on every machine; a
time limit only guards against slow ones. The weak ones do what learners do: they judge by first
sight, take a move that is nearly as good for the best, and have a beginner's habits.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import log
from random import Random
from typing import TYPE_CHECKING

from .evaluator import evaluator, is_judged
from .search import Search
from .steps import Steps, finish

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..engine.game import Game
    from ..engine.move import Move
    from ..engine.position import Position


UNTRIED = 100
"""How much less a move that was not tried counts than one tried once."""
MOST_NODES = 1 << 19
"""Room for the largest tree: with five players some forty megabytes, if it is filled."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well, and how."""

    simulations: int = 0
    """How much it thinks; 0: it goes by first sight."""
    horizon: int | None = None
    """How many turns ahead a simulation plays before it judges; None: as the game says."""
    seconds: float = 0.5
    """The most it takes for a decision, whatever the machine."""
    blur: float = 0.0
    """How often it takes a good move for the best: the weight of a difference between two moves
    is divided by this. 0: never."""
    habit: float = 0.0
    """How much it gives in to what beginners like to do."""
    judge: bool = False
    """Does the game's judge say who will win?"""


LEVELS = {
    "novice": Level(blur=1.2, habit=1.0),
    "easy": Level(blur=0.6, habit=0.5),
    "medium": Level(blur=0.25, habit=0.2),
    "hard": Level(simulations=100),
    "expert": Level(simulations=20_000, seconds=2.0),
    "master": Level(simulations=100_000, seconds=2.0),
}


def level_of(name: str, game: Game, judged: bool = False) -> Level:
    """A level as it is played in a game, which may have levels of its own, and others where its
    judge says who will win."""
    heuristics = game.heuristics
    if heuristics is None:
        return LEVELS[name]
    if judged and name in heuristics.JUDGED:
        return replace(LEVELS[name], judge=True, **heuristics.JUDGED[name])
    return replace(LEVELS[name], **heuristics.SKILLS.get(name, {}))


def goes_by_judge(position: Position) -> bool:
    """Is it the judge that says who will win, at the levels that the game names?"""
    heuristics = position.game.heuristics
    counts = heuristics.JUDGED_WITH if heuristics else ()
    return is_judged(position) and (not counts or position.players in counts)


class LevelBot:
    """It remembers nothing from one decision to the next: the same seed, position and number of
    plies give the same move, even in a game that was put away and resumed."""

    def __init__(self, name: str, seed: int | str | None = None, judge: bool = True) -> None:
        self.name = name
        self.judge = judge
        """May the game's judge say who will win, or only the formulas?"""
        self._seed = Random(seed).getrandbits(64)  # noqa: S311  # nothing secret

    def choose(self, position: Position) -> Move:
        return finish(self.choosing(position))

    def choosing(self, position: Position) -> Steps[Move]:
        """`choose`, step by step."""
        moves = position.moves()
        if len(moves) == 1:
            return moves[0]
        chance = Random(f"{self._seed} {position.ply}")  # noqa: S311
        level = level_of(self.name, position.game, self.judge and goes_by_judge(position))
        if not level.simulations and (win := winning(position, moves)):
            return win
        merits = yield from self._merits(level, position, chance)
        heuristics = position.game.heuristics
        habits = heuristics.HABITS if heuristics else {}
        for nth, move in enumerate(moves):
            about = (move.kind, *move.arguments)
            merits[nth] += level.habit * sum(habits.get(part, 0.0) for part in about)
        return moves[pick(merits, level.blur, chance)]

    def _merits(self, level: Level, position: Position, chance: Random) -> Steps[list[float]]:
        """How good each move looks, as the logarithm of how often it would be chosen."""
        if not level.simulations:
            merits = evaluator(position.game).weigh(position.table, position.codes())
            return [float(merit) for merit in merits]
        search = Search(
            simulations=level.simulations,
            seconds=level.seconds,
            nodes=max(1 << 10, min(MOST_NODES, 64 * level.simulations)),
            seed=chance.getrandbits(64),
            horizon=level.horizon,
            judge=level.judge,
        )
        tried = yield from search.trying(position, hurry=level.blur == 0)
        return [log(visits + share / UNTRIED) for visits, share in tried]


def winning(position: Position, moves: Sequence[Move]) -> Move | None:
    """A move that wins at once: nobody overlooks that."""
    seat = position.actor
    for move in moves:
        after = position.copy()
        after.play(move)
        if after.outcome and after.outcome.winners == (seat,):
            return move
    return None


def pick(merits: Sequence[float], blur: float, chance: Random) -> int:
    """The best, or one that looks best to somebody who sees no more clearly than this."""
    if blur == 0:
        return max(range(len(merits)), key=lambda nth: merits[nth])
    return max(range(len(merits)), key=lambda nth: merits[nth] - blur * log(chance.expovariate(1)))
