"""How strong the bots are: `search` against `quick`, and `quick` against `random`.

Two players, seats alternating, in blocks of 50 games until the 95 % interval of the share of the
wins lies wholly above or below the goal, 400 games at most. `search` has 0.2 s of one core for each
decision: leave a core for each job. `cordee arena` plays any other match.

    python -m bench.strength [GAME ...] [--budget 0.2s] [--jobs 1] [--seed 1] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import cordee
from cordee.bots.evaluator import evaluator
from cordee.games import REGISTER
from cordee.lab.arena import BLOCK, Arena
from cordee.lab.match import Match
from cordee.lab.running import processes

MOST = 400
GOALS = {"search": 0.75, "quick": 0.95}


def matches(name: str, budget: str, seed: str) -> Iterator[Match]:
    """`search` with the first values of the options, `quick` with all."""
    options = cordee.game(name).options
    settings = [dict(zip(options, values, strict=True)) for values in product(*options.values())]
    yield Match(name, (f"search:{budget}", "quick"), seed=seed, options=settings[0])
    for setting in settings:
        yield Match(name, ("quick", "random"), seed=seed, options=setting)


def play(match: Match, jobs: int) -> Arena:
    """Until it is decided; every block is reported."""
    arena = Arena(match)
    goal = GOALS[match.bots[0].partition(":")[0]]
    row = "/".join([match.game, *(f"{k}={v}" for k, v in match.options.items()), *match.bots])
    for _ in arena.go_on(MOST, goal, processes(jobs)):
        if arena.games % BLOCK == 0:
            found = arena.interval(match.bots[0])
            print(f"{row:44} {found} in {arena.games} games", flush=True)
    return arena


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", metavar="GAME", help="by default every game")
    options.add_argument("--budget", default="0.2s", help="of search: 0.2s, or 2000 simulations")
    options.add_argument("--jobs", type=int, default=1, help="games at the same time")
    options.add_argument("--seed", default="1")
    options.add_argument("--json", type=Path, help="write the figures to a file")
    chosen = options.parse_args()
    rows = []
    for name in chosen.games or REGISTER:
        evaluator(cordee.game(name)).get_ready()
        for match in matches(name, chosen.budget, chosen.seed):
            rows += [play(match, chosen.jobs).to_dict()]
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
