"""What a game knows about playing it well, compiled for the search.

It stands in the game's `heuristics.py` (`engine/contract.py` says what that has); a game without
one is played out at random to the end.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine.kernel import INTERPRETED, cache_folder, kernel, specialised
from . import tree as trees

if TYPE_CHECKING:
    from ..engine.bindings import Bindings
    from ..engine.contract import Heuristics, RecordArray
    from ..engine.game import Game

CALLED = ("actor", "moves", "sample", "play", "result", "weigh", "value", "solved")
"""What `simulate` calls, in its order: the rules, then what a game knows."""
FEW_OUTCOMES = 16


# What stands in for what a game's heuristics does not have


@kernel
def weigh_nothing(_rec: Any, _codes: Any, n: int, out: Any) -> None:
    """All moves look alike."""
    for i in range(n):
        out[i] = 0.0


@kernel
def value_nothing(rec: Any, out: Any) -> None:
    """All seats look alike."""
    for seat in range(rec.players):
        out[seat] = 1.0 / int(rec.players)


@kernel
def solve_nothing(_rec: Any, _notes: Any) -> None:
    """Nothing is worked out."""


@kernel
def solved_nothing(_rec: Any, _notes: Any, _codes: Any, _n: int, _out: Any) -> int:
    return 0


NOTHING: dict[str, Any] = {
    "weigh": weigh_nothing,
    "value": value_nothing,
    "solve": solve_nothing,
    "solved": solved_nothing,
}

# Called from Python with a table of one record


@kernel
def call_weigh(weigh: Any, table: Any, codes: Any, n: int, out: Any) -> None:
    weigh(table[0], codes, n, out)


@kernel
def call_with(function: Any, table: Any, out: Any) -> None:
    function(table[0], out)


@kernel
def call_solved(solved: Any, table: Any, notes: Any, codes: Any, n: int, out: Any) -> int:
    return int(solved(table[0], notes, codes, n, out))


CALLS = {"weigh": call_weigh, "value": call_with, "solve": call_with, "solved": call_solved}


class Evaluator:
    """What is known about playing one game, and the search compiled for its records."""

    def __init__(self, bindings: Bindings, heuristics: Heuristics | None) -> None:
        self._bindings = bindings
        rules = bindings.rules
        self._own = {job: getattr(heuristics, job, None) or NOTHING[job] for job in NOTHING}
        self._calls: dict[str, Callable[..., Any]] = {}
        self.functions = self.named(CALLED)
        """Those that the search calls."""
        self.notes = heuristics.NOTES if heuristics else 0
        self.horizon = heuristics.HORIZON if heuristics else 0
        self.blind = heuristics is None
        """Does no move look better than another?"""
        self.few = rules.OUTCOMES <= FEW_OUTCOMES
        """Has a chance event few outcomes?"""
        self._is_ready = False

    def named(self, jobs: Sequence[str]) -> tuple[Any, ...]:
        """Functions of the rules and of what is known, by what they do."""
        rules = self._bindings.rules
        return tuple(self._own[job] if job in self._own else getattr(rules, job) for job in jobs)

    def typed(self, jobs: Sequence[str]) -> tuple[Any, list[Any]]:
        """Numba's types of a table and of these functions, which are compiled by then."""
        from numba import types

        own = self._bindings.signatures(wrap=False) | self._signatures()
        for job, function in zip(jobs, self.named(jobs), strict=True):
            function.compile(own[job])
        return types.Array(self._record, 1, "C"), [types.FunctionType(own[job]) for job in jobs]

    def weigh(self, table: RecordArray, codes: Sequence[int]) -> Any:
        """How good each of the legal moves looks."""
        merits = np.empty(len(codes))
        self._call("weigh")(table, np.array(codes, np.int32), len(codes), merits)
        return merits

    def value(self, table: RecordArray) -> Any:
        """Each seat's expected share."""
        shares = np.empty(int(table["players"][0]))
        self._call("value")(table, shares)
        return shares

    def blank_notes(self) -> Any:
        """Workspace for what `solve` notes down; it may be used again for another turn."""
        return np.zeros(max(1, self.notes))

    def solve(self, table: RecordArray, notes: Any) -> None:
        """Note down what this turn is worth, where that can be worked out exactly."""
        self._call("solve")(table, notes)

    def solved(self, table: RecordArray, notes: Any, codes: Sequence[int]) -> Any:
        """What each move is worth to the seat to move, by the notes; None: they do not say."""
        worth = np.empty(len(codes))
        listed = np.array(codes, np.int32)
        says = self._call("solved")(table, notes, listed, len(codes), worth)
        return worth if says else None

    def _call(self, job: str) -> Callable[..., Any]:
        """What the game knows, called with a table instead of a record."""
        if job not in self._calls:
            call: Any = CALLS[job]
            if not INTERPRETED:
                from numba import types

                own = self._signatures()[job]
                self._own[job].compile(own)
                table = types.Array(self._record, 1, "C")
                given = (types.FunctionType(own), table, *own.args[1:])
                call = specialised(call, own.return_type, *given)
            self._calls[job] = partial(call, self._own[job])
        return self._calls[job]

    def get_ready(self) -> None:
        """Have all that a search calls compiled or loaded, before any clock runs."""
        if not self._is_ready:
            for _ in self.compile():
                pass

    def compile(self) -> Iterator[str]:
        """Compile, or load what was compiled before, naming the step."""
        yield "search"
        if not INTERPRETED:
            trees.get_ready()
            _ = self._call("weigh"), self._call("solve"), self._call("solved"), self.simulate
            with contextlib.suppress(OSError):
                self._bindings.folder.mkdir(parents=True, exist_ok=True)
                _marker(self._bindings, self.blind).touch()
        self._is_ready = True

    @cached_property
    def simulate(self) -> Any:
        """The search: compiled, or found in the cache."""
        if INTERPRETED:
            return trees.simulate
        from numba import typeof, types

        table, functions = self.typed(CALLED)
        numbers, codes, path = types.float64[::1], types.int32[::1], types.int64[::1]
        room = (table, numbers, codes, numbers, numbers, numbers, path, types.uint64[::1])
        return specialised(
            trees.simulate,
            types.void,
            *functions,
            typeof(trees.plant(1, 2)),
            table,
            types.NamedTuple(room, trees.Workspace),
            *(types.int64, types.boolean, types.boolean, types.int64),
        )

    @cached_property
    def _record(self) -> Any:
        from numba import from_dtype

        return from_dtype(self._bindings.rules.STATE)

    def _signatures(self) -> dict[str, Any]:
        """Numba signatures of what a game knows."""
        from numba import types

        given = self._record
        whole, codes, numbers = types.int64, types.int32[::1], types.float64[::1]
        return {
            "weigh": types.void(given, codes, whole, numbers),
            "value": types.void(given, numbers),
            "solve": types.void(given, numbers),
            "solved": whole(given, numbers, codes, whole, numbers),
        }


def evaluator(game: Game, heuristics: bool = True) -> Evaluator:
    """What there is to know about a game; `heuristics=False`: nothing."""
    used = heuristics and game.heuristics is not None
    key = game.package, used
    if key not in _made:
        _made[key] = Evaluator(game.bindings, game.heuristics if used else None)
    return _made[key]


_made: dict[tuple[str, bool], Evaluator] = {}
"""Those of each package, made once a process, whatever the box."""


def is_ready(game: Game) -> bool:
    """Has the search been compiled for this game before, so that loading takes no time?"""
    return INTERPRETED or _marker(game.bindings, game.heuristics is None).exists()


def _marker(bindings: Bindings, blind: bool) -> Path:
    how = "blind" if blind else "search"
    return bindings.folder / f"{how}-{cache_folder(Path(__file__).parent).name}"
