"""How much more two workers of a Dask cluster do than one, on this machine.

    python -m bench.cluster [GAME ...] [--games 400000] [--rounds 3] [--json FILE]

Each worker is a process with one thread. In every round one worker and two take turns at the same
games, and the ratio of their times is taken; the middle one of all rounds is reported, beside the
same ratio for one and two threads without a cluster. It wants a machine with two free cores; a
loaded one shows less. The overhead is the processor time that scheduler and client take, as a part
of what the workers take.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from cordee.games import REGISTER
from cordee.lab.cluster import Cluster
from cordee.lab.running import Place, threads
from cordee.lab.simulate import BATCH, Series, Simulation
from cordee.testing.cluster import LocalCluster

GOAL = 1.7
GAMES = {"pig": 4_000_000, "yeti": 400_000, "himalaya": 100_000, "matterhorn": 20_000}
USUAL = 40_000
HEAD = "game             games   1 worker  2 workers  ratio  threads  overhead"


def seconds(series: Series, games: int, place: Place) -> float:
    """By the clock, from the first part to the last; whoever plays has played before."""
    for _ in Simulation(series).play(4 * BATCH, place):
        pass
    simulation = Simulation(series)
    begun = time.perf_counter()
    for _ in simulation.play(games, place):
        pass
    return time.perf_counter() - begun


def overhead(series: Series, games: int, running: LocalCluster) -> float:
    """What scheduler and client take of the processors, as a part of what the workers take."""
    before, begun = running.cpu_seconds(), time.process_time()
    seconds(series, games, Cluster(running.address))
    client = time.process_time() - begun
    taken = [after - first for after, first in zip(running.cpu_seconds(), before, strict=True)]
    return (client + taken[0]) / sum(taken[1:])


def measure(
    name: str, games: int, rounds: int, one: LocalCluster, two: LocalCluster
) -> dict[str, Any]:
    series, places = Series(name, 2), [Cluster(one.address), Cluster(two.address)]
    times = [[seconds(series, games, place) for place in places] for _ in range(rounds)]
    local = [[seconds(series, games, threads(number)) for number in (1, 2)] for _ in range(rounds)]
    return {
        "games": games,
        "one": min(alone for alone, _ in times),
        "two": min(both for _, both in times),
        "ratio": statistics.median(alone / both for alone, both in times),
        "threads_ratio": statistics.median(alone / both for alone, both in local),
        "overhead": overhead(series, games, two),
    }


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("game", nargs="*", choices=[[], *REGISTER])
    options.add_argument("--games", type=int)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--json", type=Path)
    chosen = options.parse_args()
    rows = {}
    with (
        tempfile.TemporaryDirectory() as alone,
        tempfile.TemporaryDirectory() as both,
        LocalCluster(Path(alone)) as one,
        LocalCluster(Path(both)) as two,
    ):
        for running in (one, two, two):
            running.start_worker()
        print(HEAD)
        for name in chosen.game or REGISTER:
            games = chosen.games or GAMES.get(name, USUAL)
            row = rows[name] = measure(name, games, chosen.rounds, one, two)
            print(
                f"{name:<12}{games:>10}{row['one']:>9.2f} s{row['two']:>9.2f} s"
                f"{row['ratio']:>7.2f}{row['threads_ratio']:>9.2f}{row['overhead']:>10.1%}"
            )
    worst = min(row["ratio"] for row in rows.values())
    print(f"two workers against one: at least {worst:.2f} (goal {GOAL})")
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
