"""How fast the engine plays: random self-play on one thread, in the kernel and through Position.

A decision is a question with at least two answers; chance events and questions with one answer
are played but not counted. Figures are decisions per second of processor time, so that other
processes on the machine matter little; the start of `cordee play` is in seconds by the clock, with
an empty cache (cold) and a full one (warm).

Pig is also played by OpenSpiel's own compiled game, in the same process: `make bench` installs
OpenSpiel; without it that figure is left out.

    python -m bench.engine [--json FILE] [--quick]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import cordee
from cordee.games import REGISTER
from cordee.lab.selfplay import play_on

SECONDS = 2.0
"""How long each kernel row is measured; `Position` half of it."""


def compile_first() -> None:
    """Fill the cache in another process: users run code loaded from it, so that is measured."""
    everything = "import bench.engine as b; b.warm_up()"
    subprocess.run([sys.executable, "-c", everything], check=True)


def warm_up() -> None:
    for name in REGISTER:
        position = cordee.game(name).new()
        play_on(position, 1)
        position.play(position.moves()[0])


def settings(game: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every player count and option."""
    for players in range(game.players[0], game.players[1] + 1):
        for values in product(*game.options.values()):
            yield players, dict(zip(game.options, values, strict=True))


def in_kernel(game: Any, players: int, options: dict[str, Any], seconds: float) -> float:
    position = game.new(players, seed=1, **options)
    play_on(position, 10)
    games, decisions, spent = 100, 0, 0.0
    while spent < seconds:
        begun = time.thread_time()
        decisions += int(play_on(position, games, seed=decisions).decisions.sum())
        spent += time.thread_time() - begun
        games *= 2 if spent < seconds / 4 else 1
    return decisions / spent


def through_position(game: Any, players: int, options: dict[str, Any], seconds: float) -> float:
    """`play` plus `moves` with their texts."""
    first = game.new(players, seed=0, **options)
    first.play(first.moves()[0])  # compiled by now
    choose = Random(1)  # noqa: S311
    decisions, seed = 0, 0
    begun = time.thread_time()
    while time.thread_time() - begun < seconds:
        seed += 1
        position = game.new(players, seed=seed, **options)
        while (actor := position.actor) is not None:
            if actor == "chance":
                position.roll()
                continue
            moves = position.moves()
            position.play(choose.choice(moves).text)
            decisions += len(moves) > 1
    return decisions / (time.thread_time() - begun)


def beside_openspiel(seconds: float) -> dict[str, float]:
    """Pig, two players: OpenSpiel's compiled game with its random bots, and our kernel beside it.

    The two take turns, so that whatever else the machine does affects both.
    """
    import pyspiel

    game = pyspiel.load_game("pig")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in (0, 1)]
    theirs, ours, spent = 0, [], 0.0
    while spent < seconds:
        for seed in range(200):
            state = game.new_initial_state()
            begun = time.thread_time()
            pyspiel.evaluate_bots(state, bots, seed)
            spent += time.thread_time() - begun
            theirs += sum(1 for action in state.full_history() if action.player >= 0)
        ours.append(in_kernel(cordee.game("pig"), 2, {}, seconds / 10))
    kernel, openspiel = statistics.median(ours), theirs / spent
    return {"kernel": kernel, "openspiel": openspiel, "ratio": kernel / openspiel}


def start_times() -> dict[str, float]:
    """Seconds until `cordee play` has shown its first board, and until `--help` has answered."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "XDG_CACHE_HOME": home, "XDG_DATA_HOME": home}

        def seconds(*arguments: str) -> float:
            begun = time.perf_counter()
            subprocess.run(
                [sys.executable, "-m", "cordee", *arguments],
                input="quit\n",
                text=True,
                env=environment,
                capture_output=True,
                check=True,
            )
            return time.perf_counter() - begun

        play = ("play", "yeti", "--seats", "me,bot:random")
        return {
            "cold": seconds(*play),
            "warm": min(seconds(*play) for _ in range(3)),
            "help": min(seconds("--help") for _ in range(3)),
        }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--json", type=Path, help="write the figures to a file")
    options.add_argument("--quick", action="store_true", help="a tenth of the time, rougher")
    chosen = options.parse_args()
    seconds = SECONDS / 10 if chosen.quick else SECONDS
    compile_first()
    rows: dict[str, dict[str, float]] = {}
    for name in REGISTER:
        game = cordee.game(name)
        for players, values in settings(game):
            row = "/".join([name, str(players), *(f"{k}={v}" for k, v in values.items())])
            kernel = in_kernel(game, players, values, seconds)
            position = through_position(game, players, values, seconds / 2)
            rows[row] = {"kernel": kernel, "position": position}
            print(f"{row:24} kernel {kernel / 1e6:6.2f} M/s   Position {position / 1e3:6.1f} k/s")
    if find_spec("pyspiel"):
        rows["pig/2"] |= (beside := beside_openspiel(seconds))
        print(
            f"{'pig/2 beside OpenSpiel':24} kernel {beside['kernel'] / 1e6:6.2f} M/s   "
            f"OpenSpiel {beside['openspiel'] / 1e6:6.2f} M/s   ratio {beside['ratio']:.1f}"
        )
    else:
        print("OpenSpiel is not installed: `make bench` installs it")
    rows["start"] = start_times()
    print("start  " + "  ".join(f"{what} {took:.2f} s" for what, took in rows["start"].items()))
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
