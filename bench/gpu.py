"""How fast a GPU plays, and whether it plays the same games as the processor, bit by bit.

For every game, at random and by first sight: seconds to compile, decisions a second for several
numbers of threads, and the first games compared with those of the processor: plies, decisions, the
whole record at the end of each, and all sums. Needs the extra `cuda` and a GPU.

    python -m bench.gpu [--games yeti/3,vertical/2] [--bots random,quick] [--threads 512,1024]
                        [--variants voting,free] [--compare 10000] [--workers 8] [--json FILE]
                        [--pgx]

With `--pgx` Pgx's games are measured first (`bench.beside_pgx`), and each row says how many times
as fast as the fastest of them it is. Each row is made by a process of its own: they compile side by
side, and measure one after another.
A variant is one thing done otherwise than in the product, to see what it is good for:

    voting    as in the product: the threads of a warp agree on a phase
    free      every thread plays whatever is next in its game
    quorum-N  how many threads a phase needs to have its turn
    regs-N    at most N registers for each thread
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import json
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import cordee
from cordee.lab.gpu.card import Card, Run, find
from cordee.lab.simulate import Series, Tally

GAMES = "pig/2,yeti/3,himalaya/2,matterhorn/2,vertical/2"
THREADS = "256,384,512,768,1024,1536,2048"
LAUNCHES = 4
ALONE = Path(tempfile.gettempdir()) / "cordee-gpu.lock"


def vary(variant: str) -> None:
    """Do one thing otherwise than in the product."""
    from numba import cuda

    from cordee.lab.gpu import games, warp

    what, _, number = variant.partition("-")
    if what == "free":
        games.anyone = cuda.jit(device=True)(lambda busy: busy)
        games.elect = cuda.jit(device=True)(lambda phase, _after: phase)
    elif what == "quorum":
        warp.QUORUM = int(number)
        games.elect = cuda.jit(device=True)(warp.elect.py_func)
    elif what == "regs":
        games.as_kernel = partial(cuda.jit, lto=False, max_registers=int(number))
    elif variant != "voting":
        raise SystemExit(f"no such variant: {variant}")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One process at a time."""
    with ALONE.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def measure(run: Run, card: Card, threads: int, block: int, wanted: float) -> dict[str, float]:
    """Decisions a second with so many threads on each multiprocessor, over launches in a row."""
    run.card = Card(card.name, card.processors, block, threads)
    games = run.card.blocks * block
    while True:
        begun = time.perf_counter()
        tallies = run.tallies(0, LAUNCHES * games, Event(), size=games)
        decisions = sum(tally.decisions.total for tally in tallies)
        seconds = time.perf_counter() - begun
        if seconds > wanted / 2 or games == run.most:
            played = LAUNCHES * games
            return {"decisions": decisions / seconds, "games": played / seconds, "launch": games}
        games = min(run.most, int(games * min(8.0, 1.2 * wanted / seconds)))


def compare(card: Card, series: Series, games: int) -> dict[str, Any]:
    """The first games on the GPU and on the processor."""
    theirs, finals = card.play(series, 0, games)
    ours = series.play(0, games)
    ends = ours.finals.view("u1").reshape(games, -1) == finals.view("u1").reshape(games, -1)
    tally = Tally.nothing(series.start)
    for part in card.tallies(series, 0, games, Event()):
        tally += part
    return {
        "games": games,
        "plies": int((theirs[:, 0] != ours.plies).sum()),
        "decisions": int((theirs[:, 1] != ours.decisions).sum()),
        "records": int((~ends.all(axis=1)).sum()),
        "sums": tally == Tally.of(series.start, ours),
    }


def worker(row: str, given: argparse.Namespace) -> dict[str, Any]:
    """One row: compiled, measured, compared."""
    threads = [int(number) for number in given.threads.split(",")]
    warnings.simplefilter("ignore")
    name, players, bots, variant = row.split("/")
    vary(variant)
    card = find()
    series = Series(name, int(players), bots, "1")
    begun = time.perf_counter()
    run = Run(card, series)
    list(run.tallies(0, 64, Event()))
    found: dict[str, Any] = {"row": row, "card": card.name}
    found["compiled"] = time.perf_counter() - begun
    kernel = next(iter(run.kernels.play.overloads.values()))
    found["registers"] = kernel.regs_per_thread
    found["local"] = kernel.local_mem_per_thread
    with alone():
        found["threads"] = {
            number: measure(run, card, number, given.block, given.seconds) for number in threads
        }
    if given.compare:
        found["differ"] = compare(card, series, given.compare)
    return found


def in_process(row: str, given: argparse.Namespace) -> dict[str, Any]:
    command = [sys.executable, "-m", "bench.gpu", "--row", row, "--threads", given.threads]
    compared = given.compare if row.endswith("/voting") else 0
    command += ["--block", str(given.block), "--compare", str(compared)]
    command += ["--seconds", str(given.seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return {"row": row, "failed": done.stderr.strip().splitlines()[-12:]}
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def beside_pgx() -> float:
    """Steps a second in Pgx's fastest game. It comes first: what Pgx lacks is known at once."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        command = [sys.executable, "-m", "bench.beside_pgx", "--json", file.name]
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"Pgx does not start:\n{done.stderr[-2000:]}")
        figures: dict[str, dict[str, float]] = json.load(file)
    return max(rate for rates in figures.values() for rate in rates.values())


def told(found: dict[str, Any], pgx: float | None) -> str:
    if "failed" in found:
        return f"{found['row']:32} failed: " + "\n    ".join(found["failed"])
    rates = " ".join(f"{n}:{at['decisions'] / 1e9:.2f}" for n, at in found["threads"].items())
    line = (
        f"{found['row']:32} {found['compiled']:5.1f} s to compile, {found['registers']} registers,"
    )
    line += f" {found['local']} bytes local; G decisions/s by threads: {rates}"
    if pgx is not None:
        fastest = max(at["decisions"] for at in found["threads"].values())
        line += f"; {fastest / pgx:.1f} times Pgx"
    return line + (f"; differ: {found['differ']}" if "differ" in found else "")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", default=GAMES, help="with their numbers of players")
    options.add_argument("--bots", default="random,quick")
    options.add_argument("--variants", default="voting")
    options.add_argument("--threads", default=THREADS, help="on each multiprocessor")
    options.add_argument("--seconds", type=float, default=1.5, help="for each number of threads")
    options.add_argument("--block", type=int, default=64, help="threads in a block")
    options.add_argument("--compare", type=int, default=10_000, help="games; 0: none")
    options.add_argument("--workers", type=int, default=8, help="that compile at the same time")
    options.add_argument("--json", type=Path, help="write the figures to a file")
    options.add_argument("--pgx", action="store_true", help="measure Pgx in the same run")
    options.add_argument("--row", help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.row:
        print(json.dumps(worker(given.row, given)))
        return
    rows = [
        f"{game}/{bots}/{variant}"
        for variant in given.variants.split(",")
        for bots in given.bots.split(",")
        for game in given.games.split(",")
    ]
    pgx = beside_pgx() if given.pgx else None
    figures = []
    with ThreadPoolExecutor(given.workers) as pool:
        for found in pool.map(partial(in_process, given=given), rows):
            print(told(found, pgx), flush=True)
            figures.append(found)
            if given.json:
                figures_so_far = {"version": cordee.__version__, "pgx": pgx, "rows": figures}
                given.json.write_text(json.dumps(figures_so_far, indent=1) + "\n")


if __name__ == "__main__":
    main()
