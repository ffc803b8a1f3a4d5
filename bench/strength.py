"""How strong the bots are: `search` against `quick`, and `quick` against `random`.

Two players, seats alternating, in blocks of 50 games until the 95 % interval of the share of the
wins lies wholly above or below the goal, 400 games at most. `search` has 0.2 s of one core for each
decision: leave a core for each job.

    python -m bench.strength [GAME ...] [--budget 0.2s] [--jobs 1] [--seed 1] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import cordee
from cordee.bots.knowhow import knowhow
from cordee.games import REGISTER
from cordee.lab.match import Interval, duel

BLOCK = 50
MOST = 400
GOALS = {"search": 0.75, "quick": 0.95}


def one(
    name: str, names: tuple[str, str], seed: int, options: dict[str, Any], number: int
) -> float:
    return duel(cordee.game(name), names, seed, number, **options)


def match(
    pool: Executor, name: str, names: tuple[str, str], goal: float, seed: int, **options: Any
) -> tuple[Interval, int]:
    """The share of the first bot, and in how many games it was found."""
    wins, games = 0.0, 0
    while games < MOST:
        numbers = range(games, games + BLOCK)
        wins += sum(pool.map(partial(one, name, names, seed, options), numbers))
        games += BLOCK
        found = Interval.of(wins, games)
        if found.low > goal or found.high < goal:
            break
    return found, games


def settings(name: str) -> Iterator[dict[str, Any]]:
    options = cordee.game(name).options
    for values in product(*options.values()):
        yield dict(zip(options, values, strict=True))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", metavar="GAME", help="by default every game")
    options.add_argument("--budget", default="0.2s", help="of search: 0.2s, or 2000 simulations")
    options.add_argument("--jobs", type=int, default=1, help="games at the same time")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--json", type=Path, help="write the figures to a file")
    chosen = options.parse_args()
    rows: dict[str, Any] = {}
    for name in chosen.games or REGISTER:
        knowhow(cordee.game(name)).get_ready()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for name in chosen.games or REGISTER:
            for bots in ((f"search:{chosen.budget}", "quick"), ("quick", "random")):
                goal = GOALS[bots[0].partition(":")[0]]
                for setting in settings(name):
                    found, games = match(pool, name, bots, goal, chosen.seed, **setting)
                    row = "/".join([name, *(f"{k}={v}" for k, v in setting.items()), *bots])
                    rows[row] = {"games": games, "share": found.share}
                    rows[row] |= {"low": found.low, "high": found.high}
                    print(f"{row:44} {found} in {games} games", flush=True)
                    if bots[1] == "quick":
                        break  # with the first values of the options
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
