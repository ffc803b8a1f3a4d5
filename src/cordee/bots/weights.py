"""What a judge has learned, as a file in its game's folder: `judge.weights`.

The first line is JSON and says what the rest is: arrays of float16, one after the other. It names
the game, the version of what is seen and of the file, the sizes, for how many players and for which
boxes it was trained, how, and the SHA-256 of the arrays.
"""

from __future__ import annotations

import hashlib
import json
import logging
from dataclasses import dataclass, field
from functools import cached_property
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..engine.encoding import size_of
from ..engine.errors import CordeeError
from ..engine.kernel import folder_of
from .judge import Calm, Weights, shapes

if TYPE_CHECKING:
    from ..engine.contract import RecordArray, Sight
    from ..engine.game import Game

FILE = "judge.weights"
FORMAT = 2
LARGEST = 300_000
"""Bytes."""
SMALL = np.dtype("<f2")
NO_WEIGHTS = Weights(*(np.zeros(shape, np.float32) for shape in shapes(0, 0, 1, (0, 0, 0))))
"""What stands in where there is no judge."""
log = logging.getLogger("cordee")


@dataclass(frozen=True)
class Judge:
    """A network for one game, and what it was trained for."""

    game: str
    sight: Sight
    weights: Weights
    most: int
    """The most players."""
    players: tuple[int, ...]
    """With how many it was trained."""
    box: dict[str, tuple[list[int], list[int]]]
    """Of each number on the components, flat, the lowest and the highest it has seen."""
    made: dict[str, Any] = field(default_factory=dict)
    """How it was trained."""
    calm: dict[int, Calm] = field(default_factory=dict)
    """By the number of players, how sure it is where people are told."""

    @property
    def see(self) -> Any:
        return self.sight.see

    @cached_property
    def _bounds(self) -> dict[str, tuple[NDArray[np.int64], NDArray[np.int64]]]:
        return {key: (np.array(low), np.array(high)) for key, (low, high) in self.box.items()}

    def covers(self, table: RecordArray) -> bool:
        """Was it trained for so many players and for such a box?"""
        if int(table["players"][0]) not in self.players:
            return False
        box = table["box"]
        return all(
            bool(np.all((low <= box[key].ravel()) & (box[key].ravel() <= high)))
            for key, (low, high) in self._bounds.items()
        )


def write(judge: Judge, path: Path) -> None:
    """Keep a judge as a file."""
    arrays = b"".join(np.ascontiguousarray(part, SMALL).tobytes() for part in judge.weights)
    head = {
        "cordee judge": FORMAT,
        "game": judge.game,
        "sight": judge.sight.VERSION,
        "seen": [size_of(judge.sight.COMMON), size_of(judge.sight.SEAT), judge.most],
        "units": list(units_of(judge.weights)),
        "players": list(judge.players),
        "box": judge.box,
        "calm": {str(players): calm._asdict() for players, calm in judge.calm.items()},
        "made": judge.made,
        "sha256": hashlib.sha256(arrays).hexdigest(),
    }
    part = path.with_name(path.name + ".part")
    part.write_bytes(json.dumps(head).encode() + b"\n" + arrays)
    part.replace(path)


def units_of(weights: Weights) -> tuple[int, int, int]:
    return len(weights.table_bias), len(weights.seat_bias), len(weights.mixed_bias)


def read(path: Path, game: Game) -> Judge:
    """A judge from its file; an error says what is wrong with it."""
    head, _, arrays = path.read_bytes().partition(b"\n")
    sight = game.sight
    try:
        told = json.loads(head)
        seen = [size_of(sight.COMMON), size_of(sight.SEAT), game.players[1]]
        expected = {"cordee judge": FORMAT, "game": game.name, "sight": sight.VERSION, "seen": seen}
        for key, value in expected.items():
            if told[key] != value:
                raise CordeeError(
                    "judge-other", file=path.name, what=key, found=str(told[key]), right=str(value)
                )
        if hashlib.sha256(arrays).hexdigest() != told["sha256"]:
            raise CordeeError("judge-damaged", file=path.name)
        common, seat, most = seen
        sizes = shapes(common, seat, most, tuple(told["units"]))
        weights = Weights(*_parts(arrays, sizes))
        players, box = tuple(told["players"]), _box(told["box"], game)
        made, calm = dict(told["made"]), _calm(told.get("calm", {}))
        return Judge(game.name, sight, weights, most, players, box, made, calm)
    except (ValueError, KeyError, TypeError, AttributeError) as fault:
        if isinstance(fault, CordeeError):
            raise
        raise CordeeError("judge-damaged", file=path.name) from None


def _parts(arrays: bytes, sizes: Weights) -> list[NDArray[np.float32]]:
    flat = np.frombuffer(arrays, SMALL).astype(np.float32)
    ends = np.cumsum([int(np.prod(shape)) for shape in sizes])
    if len(flat) != ends[-1]:
        raise ValueError("not as long as it says")
    if not np.isfinite(flat).all():
        raise ValueError("not numbers")
    parts = np.split(flat, ends[:-1])
    return [
        np.ascontiguousarray(part.reshape(shape)) for part, shape in zip(parts, sizes, strict=True)
    ]


def _box(told: Any, game: Game) -> dict[str, tuple[list[int], list[int]]]:
    """The bounds of every number of the box, and of nothing else."""
    box = game.packed_box
    if set(told) != set(box.dtype.names or ()):
        raise ValueError("another box")
    bounds = {key: (list(low), list(high)) for key, (low, high) in told.items()}
    for key, both in bounds.items():
        for side in both:
            if len(side) != box[key].size or not all(type(bound) is int for bound in side):
                raise ValueError("bounds of another box")
    return bounds


def _calm(told: Any) -> dict[int, Calm]:
    calm = {int(players): Calm(**parts) for players, parts in told.items()}
    for parts in calm.values():
        if not all(type(part) is float and 0.0 <= part < inf for part in parts) or not parts.part:
            raise ValueError("no part of a certainty")
    return calm


def judge_of(game: Game) -> Judge | None:
    """The judge that a game's folder has; None if it has none that can be used."""
    if game.package not in _known:
        path = folder_of(game.package) / FILE
        found = None
        try:
            if path.exists():
                found = read(path, game)
        except (CordeeError, OSError) as fault:
            log.warning("%s: %s", game.name, fault)
        _known[game.package] = found
    return _known[game.package]


def use(game: Game, judge: Judge | None) -> None:
    """Have another judge than that of the game's folder, before anybody asks for it."""
    _known[game.package] = judge


_known: dict[str, Judge | None] = {}
"""By package."""
