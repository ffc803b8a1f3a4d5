"""Kernels run compiled, with bounds checked, and interpreted: three processes, the same games.

    python -m cordee.testing NAME PACKAGE FOLDER COMPONENTS

prints a digest of every position of some games; `FOLDER` is where the game's package lives,
`COMPONENTS` its box as JSON.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator

import numpy as np

from ..bots.evaluator import evaluator, is_judged
from ..bridges.encoding import encoding_of
from ..engine.game import Game
from ..engine.kernel import INTERPRETED, folder_of, rng
from ..engine.position import Position
from .sampling import Fault, Setting, settings, walk
from .sight import Onlooker

PLIES = 300
"""For each game: interpreted code is slow."""
SECONDS = 600
"""After which a process that has not ended is taken to be hanging."""
MODES = {"bounds-checked": "NUMBA_BOUNDSCHECK", "interpreted": "NUMBA_DISABLE_JIT"}


def check_modes(game: Game) -> None:
    """Compiled, bounds-checked and interpreted agree on all bytes, odds, samples and events."""
    checked = {mode: played(game, mode) for mode in MODES}
    compiled = played(game, "compiled")
    for mode, digests in checked.items():
        for one, other in zip(compiled, digests, strict=True):
            if one != other and (mode != "interpreted" or one.split()[:2] != other.split()):
                where, *_ = one.split()
                raise Fault(f"{game.name}, {where}: {mode} it plays another game than compiled")


def played(game: Game, mode: str) -> list[str]:
    """The digests of a game's games, in a process of its own."""
    folder = folder_of(game.package).resolve().parents[game.package.count(".")]
    environment = {name: value for name, value in os.environ.items() if name not in MODES.values()}
    if mode in MODES:
        environment[MODES[mode]] = "1"
    command = [sys.executable, "-m", "cordee.testing", game.name, game.package, str(folder)]
    try:
        run = subprocess.run(  # noqa: S603  # our own command
            [*command, json.dumps(game.box)],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise Fault(f"{game.name}: {mode} it does not come to an end") from None
    if run.returncode:
        last = (run.stderr.strip().splitlines() or [f"status {run.returncode}"])[-1]
        raise Fault(f"{game.name}: {mode} it breaks off: {last}")
    digests: list[str] = json.loads(run.stdout)
    return digests


def digests(game: Game) -> list[str]:
    """A line for each setting of a game."""
    return [
        f"{setting} {digest(walk(game, setting, PLIES))} {ending(game, setting)}"
        for setting in settings(game)
    ]


def judged(position: Position) -> list[float]:
    """Each seat's share as the game's judge sees it; nothing where there is none."""
    if not is_judged(position):
        return []
    know = evaluator(position.game, judge=True)
    shares = know.judged(position.table, know.workspace(position.players, seed=0))
    return [round(float(share), 5) for share in shares]


def ending(game: Game, setting: Setting) -> str:
    """How a whole game ends; interpreted, that would take too long."""
    if INTERPRETED:
        return ""
    *_, end = walk(game, setting)
    return f"{len(end.plies)} {end.outcome}"


def digest(positions: Iterator[Position]) -> str:
    """One number for everything a game passed through."""
    seen = hashlib.sha256()
    state = rng(1)
    know = numbers = onlooker = None
    for number, position in enumerate(positions):
        know = know or evaluator(position.game)
        numbers = numbers or encoding_of(position.game)
        onlooker = onlooker or Onlooker(position.game)
        seen.update(position.table.tobytes())
        seen.update(repr(position.codes()).encode())
        if number % 5 == 0:
            seen.update(repr([position.to_dict(), position.events]).encode())
            seen.update(repr(list(numbers.moves(position))).encode())
            seen.update(numbers.observe(position, position.turn).round(4).tobytes())
            seen.update(onlooker.see(position).round(4).tobytes())
            seen.update(repr(judged(position)).encode())
        if isinstance(position.actor, int):
            seen.update(repr(know.weigh(position.table, position.codes()).round(6)).encode())
            seen.update(repr(know.value(position.table).round(6)).encode())
        if position.actor == "chance":
            seen.update(np.array(position.odds()).tobytes())
            seen.update(str(int(position.game.bindings.sample(position.table, state))).encode())
    return seen.hexdigest()
