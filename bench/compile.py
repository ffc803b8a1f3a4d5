"""How long a game takes to get ready: compiled for the first time, and loaded again.

Seconds of processor time, each row in a process of its own that keeps compiled code in a folder of
its own. Parts are made ready in the order in which they are printed; whatever one needs from
those before it is there by then.

    python -m bench.compile [--json FILE] [GAME …]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import cordee
from cordee.bots.evaluator import evaluator
from cordee.bridges import gymnasium
from cordee.engine.game import Game
from cordee.games import REGISTER
from cordee.lab.selfplay import play_on


def rules(game: Game) -> None:
    """As Python calls them."""
    for _ in game.compile():
        pass


def search(game: Game) -> None:
    evaluator(game).get_ready()


def simulate(game: Game) -> None:
    """At random and by the moves that look best."""
    for quick in (False, True):
        play_on(game.new(2, seed=1), 1, quick=quick)


def bridges(game: Game) -> None:
    """Many games side by side."""
    games = gymnasium.vector(game.name, num_envs=2)
    games.reset(seed=1)
    games.step(games.sample_legal())


PARTS: tuple[Callable[[Game], None], ...] = (rules, search, simulate, bridges)


def get_ready(name: str) -> dict[str, float]:
    """What each part takes in this process."""
    game, took = cordee.game(name), {}
    for part in PARTS:
        begun = time.process_time()
        part(game)
        took[part.__name__] = time.process_time() - begun
    return took


def elsewhere(name: str, cache: str) -> dict[str, float]:
    """What each part takes in a new process, with compiled code kept in `cache`."""
    run = subprocess.run(  # this module
        [sys.executable, "-m", "bench.compile", "--here", name],
        env={**os.environ, "XDG_CACHE_HOME": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    took: dict[str, float] = json.loads(run.stdout)
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--here", help="one game in this process, as JSON")
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps(get_ready(asked.here)))
        return
    rows = {}
    for name in asked.games or REGISTER:
        with tempfile.TemporaryDirectory() as cache:
            rows[name] = {how: elsewhere(name, cache) for how in ("cold", "warm")}
        for how, took in rows[name].items():
            parts = "   ".join(f"{part} {seconds:5.2f} s" for part, seconds in took.items())
            print(f"{name:10} {how}   {parts}   in all {sum(took.values()):5.2f} s", flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
