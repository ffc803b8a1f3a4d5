"""Kernels run compiled, with bounds checked, and interpreted: three processes, the same games.

    python -m cordee.testing NAME PACKAGE [FOLDER]

prints a digest of every position of some games; `FOLDER` is where a game from elsewhere lives.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from ..engine.game import Game
from ..engine.kernel import rng
from ..engine.position import Position
from .sampling import Fault, settings, walk

PLIES = 60
"""Of each game: interpreted code is slow."""
MODES = {"bounds-checked": "NUMBA_BOUNDSCHECK", "interpreted": "NUMBA_DISABLE_JIT"}


def check_modes(game: Game) -> None:
    """Compiled, bounds-checked and interpreted agree on every position, odd and sample."""
    compiled = played(game, "compiled")
    for mode in MODES:
        for one, other in zip(compiled, played(game, mode), strict=True):
            if one != other:
                where, *_ = one.split()
                raise Fault(f"{game.name}, {where}: {mode} it plays another game than compiled")


def played(game: Game, mode: str) -> list[str]:
    """The digests of a game's games, in a process of its own."""
    switched = {MODES[mode]: "1"} if mode in MODES else {}
    rules = Path(str(game.rules.__file__)).resolve()
    folder = rules.parents[game.package.count(".") + 1]
    run = subprocess.run(  # noqa: S603  # our own command
        [sys.executable, "-m", "cordee.testing", game.name, game.package, str(folder)],
        env={**os.environ, **switched},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        *_, last = run.stderr.strip().splitlines()
        raise Fault(f"{game.name}: {mode} it breaks off: {last}")
    digests: list[str] = json.loads(run.stdout)
    return digests


def digests(game: Game) -> list[str]:
    """A line for each setting of a game."""
    return [f"{setting} {digest(walk(game, setting, PLIES))}" for setting in settings(game)]


def digest(positions: Iterator[Position]) -> str:
    """One number for all that a game came by."""
    seen = hashlib.sha256()
    state = rng(1)
    for position in positions:
        seen.update(json.dumps([position.to_dict(), position.codes()]).encode())
        seen.update(repr(position.events).encode())
        if position.actor == "chance":
            seen.update(np.array(position.odds()).tobytes())
            seen.update(str(int(position.game.entries.sample(position.table, state))).encode())
    return seen.hexdigest()
