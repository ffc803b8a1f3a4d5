"""A game's rules as Python calls them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from . import rule_calls
from .contract import RecordArray, Rules
from .kernel import INTERPRETED, bind, cache_folder, folder_of, prepare

RULES = ("start", "actor", "moves", "odds", "sample", "play", "result")
READY = "ready"


class Bindings:
    """The seven rule functions of one game, over one-element arrays."""

    def __init__(self, name: str, package: str, rules: Rules) -> None:
        self.name = name
        self.package = package
        self.rules = rules
        self.functions = {job: getattr(rules, job) for job in RULES}
        """The game's own, for other templates to be bound to."""
        bound = bind(name, self.functions, rule_calls)
        self.start: Callable[..., None] = bound.start_at
        self.actor: Callable[[RecordArray], int] = bound.actor_at
        self.moves: Callable[[RecordArray, NDArray[np.int32]], int] = bound.moves_at
        self.odds: Callable[[RecordArray, NDArray[np.float64]], int] = bound.odds_at
        self.sample: Callable[[RecordArray, NDArray[np.uint64]], int] = bound.sample_at
        self.play: Callable[[RecordArray, int], None] = bound.play_at
        self.result: Callable[[RecordArray, NDArray[np.float64]], None] = bound.result_at

    @property
    def ready(self) -> bool:
        """Has all of it been compiled before, so that loading takes no time?"""
        return INTERPRETED or (self.folder / READY).exists()

    @property
    def folder(self) -> Path:
        """Where notes about this game's compiled code are kept."""
        return cache_folder(folder_of(self.package)) / "bindings" / self.name

    def compile(self) -> Iterator[str]:
        """Compile, or load what was compiled before, one function at a time, naming each."""
        if INTERPRETED:
            return
        table, box = np.empty(1, self.rules.STATE), np.empty(1, self.rules.BOX)
        codes, shares = np.empty(1, np.int32), np.empty(1)
        examples: dict[str, tuple[object, ...]] = {
            "start": (table, box, 2, np.empty(1, np.int64)),
            "actor": (table,),
            "moves": (table, codes),
            "odds": (table, shares),
            "sample": (table, np.empty(1, np.uint64)),
            "play": (table, 0),
            "result": (table, shares),
        }
        for job, arguments in examples.items():
            yield job
            prepare(getattr(self, job), *arguments)
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / READY).touch()
