"""What a game knows about playing it well: its `sense.py`, or nothing at all.

A game's `sense.py` has

- `weigh(rec, codes, n, out)`: how good each of n legal moves looks, as the logarithm of how
  often a good player would choose it; the best of them is the quick move;
- `value(rec, out)`: each seat's expected share of the win, best judged where a turn begins;
- `HORIZON`: after how many turns a playout is cut short and judged; 0: it goes on to the end;
- and, where a turn can be worked out exactly for given values at its end, `NOTES`, how many
  numbers that takes, `solve(rec, notes)`, which notes them down, and
  `solved(rec, notes, codes, n, out)`, which reads from them what each move of this turn is worth
  to the seat to move; it returns 0 if they do not say.

A game without one is played out at random to the end.
"""

from __future__ import annotations

import contextlib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine.kernel import INTERPRETED, cache_folder, kernel
from . import playout
from . import tree as trees

if TYPE_CHECKING:
    from ..engine.entries import Entries, Table
    from ..engine.game import Game


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


RULES = ("actor", "moves", "sample", "play", "result")
NOTHING: dict[str, Any] = {
    "weigh": weigh_nothing,
    "value": value_nothing,
    "solve": solve_nothing,
    "solved": solved_nothing,
}
"""What stands in for what a game's sense does not have."""
CALLED = (*RULES, "weigh", "value", "solved")
"""What `simulate` calls, in its order."""


FEW_OUTCOMES = 16


class Knowhow(NamedTuple):
    """The functions the search needs of one game, and the search compiled for its records."""

    functions: tuple[Any, ...]
    """Those that are `CALLED`."""
    weigh: Any
    solve: Any
    notes: int
    horizon: int
    blind: bool
    """Does no move look better than another?"""
    few: bool
    """Has a chance event few outcomes?"""
    simulate: Any
    quick_choice: Any
    solve_turn: Any

    def note(self, table: Table, notes: Any) -> None:
        """Work out this turn, where that can be done exactly."""
        self.solve_turn(self.solve, table, notes)


def knowhow(game: Game, sense: bool = True) -> Knowhow:
    """What there is to know about a game; `sense=False`: nothing."""
    return _knowhow(game.package, game.entries, sense and has_sense(game.package))


def is_ready(game: Game) -> bool:
    """Has the search been compiled for this game before, so that loading takes no time?"""
    return INTERPRETED or _marker(game.entries).exists()


def _marker(entries: Entries) -> Path:
    return entries.folder / f"search-{cache_folder(Path(__file__).parent).name}"


def has_sense(package: str) -> bool:
    return find_spec(f"{package}.sense") is not None


@cache
def _knowhow(package: str, entries: Entries, sense: bool) -> Knowhow:
    module = import_module(f"{package}.sense") if sense else None
    functions = {job: getattr(entries.rules, job) for job in RULES}
    functions |= {job: getattr(module, job, NOTHING[job]) for job in NOTHING}
    compiled = _compile(entries, functions)
    return Knowhow(
        functions=tuple(functions[job] for job in CALLED),
        weigh=functions["weigh"],
        solve=functions["solve"],
        notes=getattr(module, "NOTES", 0),
        horizon=getattr(module, "HORIZON", 0),
        blind=module is None,
        few=entries.rules.OUTCOMES <= FEW_OUTCOMES,
        **compiled,
    )


def _compile(entries: Entries, functions: dict[str, Any]) -> dict[str, Any]:
    """The generic kernels for one game: compiled, or found in the cache."""
    kernels: dict[str, Any] = {
        "simulate": trees.simulate,
        "quick_choice": playout.quick_choice,
        "solve_turn": playout.solve_turn,
    }
    if INTERPRETED:
        return kernels
    from numba import from_dtype, typeof, types

    record = from_dtype(entries.rules.STATE)
    table = types.Array(record, 1, "C")
    whole, codes, random = types.int64, types.int32[::1], types.uint64[::1]
    numbers = types.float64[::1]
    own = entries.signatures(wrap=False) | {
        "weigh": types.void(record, codes, whole, numbers),
        "value": types.void(record, numbers),
        "solve": types.void(record, numbers),
        "solved": whole(record, numbers, codes, whole, numbers),
    }
    for job in NOTHING:
        functions[job].compile(own[job])
    given = {job: types.FunctionType(own[job]) for job in functions}
    tree = typeof(trees.plant(1, 2))
    room = (table, numbers, codes, numbers, numbers, numbers, types.int64[::1], random)
    signatures = {
        "simulate": types.void(
            *(given[job] for job in CALLED),
            tree,
            table,
            *room,
            whole,
            types.boolean,
            types.boolean,
            whole,
        ),
        "quick_choice": whole(given["moves"], given["weigh"], table, codes, numbers, random),
        "solve_turn": types.void(given["solve"], table, numbers),
    }
    for job, signature in signatures.items():
        kernels[job].compile(signature)
    with contextlib.suppress(OSError):
        entries.folder.mkdir(parents=True, exist_ok=True)
        _marker(entries).touch()
    return {job: kernels[job].get_overload(signatures[job]) for job in kernels}
