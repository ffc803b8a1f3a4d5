"""A game's rules as Python calls them.

Kernels call each other with records; from Python a one-element array is ten times cheaper, so
each rule function gets an entry that takes one.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from .contract import RecordArray, Rules
from .kernel import INTERPRETED, cache_folder, entry, folder_of

function: Any = None
"""Stands for the game's own function in the templates below; see `kernel.entry`."""


def _start(table: Any, box: Any, players: int, options: Any) -> None:
    function(table[0], box[0], players, options)


def _actor(table: Any) -> Any:
    return function(table[0])


def _with(table: Any, argument: Any) -> Any:
    return function(table[0], argument)


TEMPLATES: dict[str, Callable[..., Any]] = {
    "start": _start,
    "actor": _actor,
    "moves": _with,
    "odds": _with,
    "sample": _with,
    "play": _with,
    "result": _with,
}


READY = "ready"


class Bindings:
    """The seven rule functions of one game, over one-element arrays."""

    def __init__(self, name: str, package: str, rules: Rules) -> None:
        self.name = name
        self.package = package
        self.rules = rules
        made = {
            job: entry(template, getattr(rules, job), name) for job, template in TEMPLATES.items()
        }
        self.start: Callable[..., None] = made["start"]
        self.actor: Callable[[RecordArray], int] = made["actor"]
        self.moves: Callable[[RecordArray, Any], int] = made["moves"]
        self.odds: Callable[[RecordArray, Any], int] = made["odds"]
        self.sample: Callable[[RecordArray, Any], int] = made["sample"]
        self.play: Callable[[RecordArray, int], None] = made["play"]
        self.result: Callable[[RecordArray, Any], None] = made["result"]

    @property
    def ready(self) -> bool:
        """Has all of it been compiled before, so that loading takes no time?"""
        return INTERPRETED or (self.folder / READY).exists()

    @property
    def folder(self) -> Path:
        """Where this game's compiled code is kept, and notes about it."""
        return cache_folder(folder_of(self.package)) / "bindings" / self.name

    def compile(self) -> Iterator[str]:
        """Compile, or load what was compiled before, one function at a time, naming each."""
        if INTERPRETED:
            return
        for job, signature in self.signatures().items():
            yield job
            getattr(self, job).compile(signature)
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / READY).touch()

    def signatures(self, wrap: bool = True) -> dict[str, Any]:
        """Numba signatures: of the entries, or of the game's own functions over records."""
        from numba import from_dtype, types

        def given(dtype: Any) -> Any:
            record = from_dtype(dtype)
            return types.Array(record, 1, "C") if wrap else record

        state, box, whole = given(self.rules.STATE), given(self.rules.BOX), types.int64
        return {
            "start": types.void(state, box, whole, types.int64[::1]),
            "actor": whole(state),
            "moves": whole(state, types.int32[::1]),
            "odds": whole(state, types.float64[::1]),
            "sample": whole(state, types.uint64[::1]),
            "play": types.void(state, whole),
            "result": types.void(state, types.float64[::1]),
        }
