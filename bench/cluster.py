"""How much more two workers of a Dask cluster do than one, on this machine.

    python -m bench.cluster [GAME ...] [--games 400000] [--rounds 3] [--json FILE]

Each worker is a process with one thread. In every round one worker and two take turns at the same
games, and the ratio of their times is taken; the middle one of all rounds is reported, beside the
same ratio for one and two threads without a cluster. It wants a machine with two free cores; a
loaded one shows less, and is known by the load average printed at the end and by the ratio of the
threads, which take turns with the workers. The ratio of the workers beside that of the threads is
what the cluster itself costs. The overhead is the processor time that scheduler and client take,
as a part of what the workers take.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from cordee.games import REGISTER
from cordee.lab.cluster import Cluster
from cordee.lab.running import Place, threads
from cordee.lab.simulate import BATCH, Series, Simulation, tally_part
from cordee.testing.cluster import LocalCluster

GOAL, BESIDE = 1.7, 0.95
GAMES = {"pig": 4_000_000, "yeti": 400_000, "himalaya": 100_000, "matterhorn": 20_000}
USUAL = 40_000
HEAD = (
    "game             games   1 worker  2 workers   1 thread  2 threads  "
    "ratio  threads  beside  overhead"
)


def get_ready(series: Series, *clusters: LocalCluster) -> None:
    """Have everybody play some games before any clock runs: every worker, and this process."""
    from distributed import Client

    tally_part(series, 0, BATCH, 0)
    for running in clusters:
        with Client(running.address, set_as_default=False) as client:
            client.run(tally_part, series, 0, BATCH, 0)


def seconds(series: Series, games: int, place: Place) -> float:
    """By the clock, from being asked to the last sum."""
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
    series = Series(name, 2)
    get_ready(series, one, two)
    places = [Cluster(one.address), Cluster(two.address), threads(1), threads(2)]
    times = [[seconds(series, games, place) for place in places] for _ in range(rounds)]
    ratio = statistics.median(alone / both for alone, both, *_ in times)
    local = statistics.median(alone / both for *_, alone, both in times)
    quickest = [min(column) for column in zip(*times, strict=True)]
    return {
        "games": games,
        **dict(zip(("one", "two", "one_thread", "two_threads"), quickest, strict=True)),
        "ratio": ratio,
        "threads_ratio": local,
        "beside_threads": ratio / local,
        "rounds": times,
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
                f"{row['one_thread']:>9.2f} s{row['two_threads']:>9.2f} s"
                f"{row['ratio']:>7.2f}{row['threads_ratio']:>9.2f}"
                f"{row['beside_threads']:>8.2f}{row['overhead']:>10.1%}",
                flush=True,
            )
    worst = min(row["ratio"] for row in rows.values())
    beside = min(row["beside_threads"] for row in rows.values())
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"two workers against one: at least {worst:.2f} (goal {GOAL})")
    print(f"beside threads: at least {beside:.2f} (goal {BESIDE})")
    print(f"processors: {len(os.sched_getaffinity(0))}, load average: {load}")
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
