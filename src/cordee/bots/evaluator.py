"""What a game knows about how to play it well, compiled for the search.

It is in the game's `heuristics.py` (`engine/contract.py` says what that has); a game without
one is played out at random to the end.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..engine.kernel import INTERPRETED, Record, bind, cache_folder, kernel, prepare, rng
from . import judge as judging
from . import playout, simulation
from . import tree as trees
from .judge import AS_LEARNED
from .weights import NO_WEIGHTS, Judge, judge_of

if TYPE_CHECKING:
    from ..engine.bindings import Bindings
    from ..engine.contract import Heuristics, RecordArray
    from ..engine.game import Game
    from ..engine.position import Position

FEW_OUTCOMES = 16


# What stands in for whatever a game's heuristics lack


@kernel
def weigh_nothing(_rec: Record, _codes: Any, n: int, out: Any) -> None:
    """All moves look alike."""
    for i in range(n):
        out[i] = 0.0


@kernel
def value_nothing(rec: Record, out: Any) -> None:
    """All seats look alike."""
    for seat in range(rec.players):
        out[seat] = 1.0 / int(rec.players)


@kernel
def solve_nothing(_rec: Record, _notes: Any) -> None:
    """Nothing is worked out."""


@kernel
def solved_nothing(_rec: Record, _notes: Any, _codes: Any, _n: int, _out: Any) -> int:
    return 0


@kernel
def see_nothing(_rec: Record, _out: Any) -> None:
    """There is nobody to see it."""


NOTHING: dict[str, Callable[..., object]] = {
    "weigh": weigh_nothing,
    "value": value_nothing,
    "solve": solve_nothing,
    "solved": solved_nothing,
}


class Evaluator:
    """What is known about how to play one game, and the search compiled for its records."""

    def __init__(
        self, bindings: Bindings, heuristics: Heuristics | None, judge: Judge | None = None
    ) -> None:
        self._bindings = bindings
        self.judge = judge
        """The network that says who will win; None: the heuristics do."""
        self._own = {job: getattr(heuristics, job, None) or NOTHING[job] for job in NOTHING}
        self.notes = heuristics.NOTES if heuristics else 0
        can_tell = judge is not None or self._own["value"] is not value_nothing
        self.horizon = heuristics.HORIZON if heuristics and can_tell else 0
        self.expects = judge is not None or self._own["solve"] is not solve_nothing
        """Is there more than quick games to tell where the dice lead?"""
        self.blind = heuristics is None
        """Does no move look better than another?"""
        self._bound = self.bind(playout, simulation, judging)
        self.simulate = self._bound.simulate
        self.play_games = self._bound.play_games
        self.few = bindings.rules.OUTCOMES <= FEW_OUTCOMES
        """Do chance events have few outcomes?"""
        self._is_ready = False

    def bind(self, *modules: ModuleType, variant: str = "", **more: object) -> SimpleNamespace:
        """The templates of some modules for this game, with what is known about how to play it.

        A variant, in which some of `more` are others than usual, is kept under a name of its own.
        """
        name = f"{self._bindings.name}-blind" if self.blind else self._bindings.name
        name += "-judged" if self.judge else ""
        name += f"-{variant}" if variant else ""
        known = {**self._bindings.functions, **self._own, "BLIND": self.blind}
        known |= {"JUDGED": self.judge is not None}
        known |= {"see": self.judge.see if self.judge else see_nothing}
        return bind(name, {**known, **more}, *modules)

    def weigh(self, table: RecordArray, codes: Sequence[int]) -> NDArray[np.float64]:
        """How good each of the legal moves looks."""
        merits = np.empty(len(codes))
        self._bound.weigh_at(table, np.array(codes, np.int32), len(codes), merits)
        return merits

    def value(self, table: RecordArray) -> NDArray[np.float64]:
        """Each seat's expected share."""
        shares = np.empty(int(table["players"][0]))
        self._bound.value_at(table, shares)
        return shares

    def judged(self, table: RecordArray, room: trees.Workspace) -> NDArray[np.float64]:
        """Each seat's share: at the end as it is, before it as the judge sees it."""
        shares = np.empty(int(table["players"][0]))
        self._bound.judged_at(table, room.judge, shares)
        return shares

    def solve(self, table: RecordArray, notes: NDArray[np.float64]) -> None:
        """Note down what this turn is worth, where that can be worked out exactly."""
        self._bound.solve_at(table, notes)

    def solved(
        self, table: RecordArray, notes: NDArray[np.float64], codes: Sequence[int]
    ) -> NDArray[np.float64] | None:
        """What each move is worth to the seat to move, by the notes; None if they do not say."""
        worth = np.empty(len(codes))
        listed = np.array(codes, np.int32)
        says = self._bound.solved_at(table, notes, listed, len(codes), worth)
        return worth if says else None

    def foresee(
        self, table: RecordArray, codes: Sequence[int], times: int, room: trees.Workspace
    ) -> NDArray[np.float64]:
        """The shares that each of some moves or outcomes leads to, by N quick games each."""
        shares = np.empty((len(codes), int(table["players"][0])))
        listed = np.array(codes, np.int32)
        self._bound.foresee(table, room, self.horizon, listed, times, shares)
        return shares

    def expect(
        self, table: RecordArray, codes: Sequence[int], times: int, room: trees.Workspace
    ) -> NDArray[np.float64]:
        """The shares that each outcome of a chance event leads to: as the judge sees it, a move
        ahead; without one, if the turn is played on as well as can be, where that can be worked
        out, else by N quick games each."""
        shares = np.empty((len(codes), int(table["players"][0])))
        listed = np.array(codes, np.int32)
        self._bound.expect(table, room, self.horizon, listed, times, shares)
        return shares

    def glance(
        self, table: RecordArray, codes: Sequence[int], times: int, room: trees.Workspace
    ) -> NDArray[np.float64]:
        """The shares that each outcome of a chance event leads to, before anything is searched: as
        the judge sees it, else by N quick games each."""
        look = self.expect if self.judge else self.foresee
        return look(table, codes, times, room)

    def workspace(self, players: int, seed: int, calm: bool = False) -> trees.Workspace:
        """Where a simulation works; `calm`: a judge is as sure as it may be before people."""
        rules = self._bindings.rules
        longest = max(rules.MOVES, rules.OUTCOMES)
        return trees.Workspace(
            table=np.zeros(1, rules.STATE),
            notes=np.zeros(max(1, self.notes)),
            codes=np.empty(longest, np.int32),
            merits=np.empty(longest),
            hopes=np.empty(longest),
            shares=np.empty(players),
            path=np.empty(trees.DEEPEST, np.int64),
            rng=rng(seed),
            judge=self._bench(players, calm),
        )

    def _bench(self, players: int, calm: bool) -> judging.Bench:
        state = self._bindings.rules.STATE
        if self.judge is None:
            return judging.bench(NO_WEIGHTS, state)
        how = self.judge.calm.get(players, AS_LEARNED) if calm else AS_LEARNED
        return judging.bench(self.judge.weights, state, how)

    def get_ready(self) -> None:
        """Have everything that a search calls compiled or loaded before any clock runs."""
        if not self._is_ready:
            for _ in self.compile():
                pass

    def compile(self) -> Iterator[str]:
        """Compile, or load what was compiled before, naming the step."""
        yield "search"
        if not INTERPRETED:
            trees.get_ready()
            room, bound = self.workspace(2, seed=0), self._bound
            prepare(bound.weigh_at, room.table, room.codes, 0, room.merits)
            prepare(bound.solve_at, room.table, room.notes)
            prepare(bound.solved_at, room.table, room.notes, room.codes, 0, room.hopes)
            tree = trees.plant(1, 2)
            prepare(self.simulate, tree, room.table, room, 0, self.few, 0)
            shares = np.empty((1, 2))
            prepare(bound.foresee, room.table, room, 0, room.codes, 1, shares)
            prepare(bound.expect, room.table, room, 0, room.codes, 1, shares)
            with contextlib.suppress(OSError):
                self._bindings.folder.mkdir(parents=True, exist_ok=True)
                self.marker.touch()
        self._is_ready = True

    @property
    def marker(self) -> Path:
        """The file that says that all this was compiled before."""
        how = "judged" if self.judge else "blind" if self.blind else "search"
        return self._bindings.folder / f"{how}-{cache_folder(Path(__file__).parent).name}"


def evaluator(game: Game, heuristics: bool = True, judge: bool = False) -> Evaluator:
    """What is known about a game; nothing with `heuristics=False`; with `judge=True` what its judge
    says, if it has one."""
    used = heuristics and game.heuristics is not None
    found = judge_of(game) if judge and heuristics else None
    key = game.package, used, found is not None
    if key not in _made:
        _made[key] = Evaluator(game.bindings, game.heuristics if used else None, found)
    return _made[key]


def adviser(position: Position) -> Evaluator:
    """What is known where people are told how a game stands: by the judge, if that is truer."""
    game = position.game
    trusted = game.heuristics is not None and game.heuristics.ADVISES
    return evaluator(game, judge=trusted and is_judged(position))


def is_judged(position: Position) -> bool:
    """Has the game a judge that was trained for such a table?"""
    judge = judge_of(position.game)
    return judge is not None and judge.covers(position.table)


_made: dict[tuple[str, bool, bool], Evaluator] = {}
"""Those of each package, made once per process, whatever the box."""


def evaluators(game: Game) -> list[Evaluator]:
    """All that bots know about a game: its heuristics, and its judge where it has one."""
    return [evaluator(game), *([evaluator(game, judge=True)] if judge_of(game) else [])]


def get_bots_ready(game: Game) -> None:
    """Have all of that compiled or loaded before any clock runs."""
    for know in evaluators(game):
        know.get_ready()


def is_ready(game: Game) -> bool:
    """Has all of that been compiled before, so that loading takes no time?"""
    return INTERPRETED or all(know.marker.exists() for know in evaluators(game))
