"""How long studies take on one core, and how much memory.

For each game and number of players, a good bot plays games with itself, and each is studied twice:
coarsely, for the first curve on a page, and at the default depth. Told are the processor seconds of
both, and how much memory the process had taken at most by then. With `--parts`, what the seconds of
the full study go into.

    python -m bench.study [GAME ...] [--players 2 5] [--games 2] [--bot search:1000]
                          [--simulations 1000] [--seed whole] [--parts] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import resource
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cordee
from cordee import bots
from cordee.bots.evaluator import evaluator
from cordee.bots.steps import finish
from cordee.engine.position import Position
from cordee.games import offered
from cordee.lab.match import play_out
from cordee.study import studying
from cordee.study.studying import COARSE, SIMULATIONS
from cordee.study.valuing import Valuer


def played(name: str, players: int, bot: str, seed: str) -> Position:
    """A whole game."""
    position = cordee.game(name).new(players, seed=seed)
    play_out(position, [bots.make(bot, f"{seed} {seat}") for seat in range(players)])
    return position


def seconds_of(position: Position, simulations: int) -> float:
    """The processor time that a study takes."""
    begun = time.process_time()
    finish(studying.studying(position, simulations=simulations))
    return time.process_time() - begun


def memory() -> int:
    """The most that this process has taken so far, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


class Clocks:
    """What the parts of a study take: searches by what they are for, and quick games."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.times: Counter[str] = Counter()

    def watch(self, name: str) -> None:
        """A method of the valuer, in all studies from now on."""
        method = getattr(Valuer, name)

        def watched(*given: Any, **named: Any) -> Any:
            begun = time.process_time()
            found = yield from method(*given, **named)
            self.seconds[name] = self.seconds.get(name, 0.0) + time.process_time() - begun
            self.times[name] += 1
            return found

        setattr(Valuer, name, watched)

    def tell(self) -> None:
        for name, seconds in sorted(self.seconds.items(), key=lambda one: -one[1]):
            print(f"   {name:10} {self.times[name]:6} times {seconds:7.1f} s", flush=True)
        self.seconds.clear()
        self.times.clear()


def measured(position: Position, simulations: int, tell: Callable[[], None]) -> dict[str, Any]:
    evaluator(position.game).get_ready()
    first = seconds_of(position, COARSE)
    tell()
    full = seconds_of(position, simulations)
    row = {"plies": len(position.plies), "coarse": first, "full": full, "memory": memory()}
    print(
        f"{position.game.name:12} {position.players} players {row['plies']:4} plies"
        f"   first look {first:6.2f} s   full {full:6.2f} s   at most {row['memory']} MB",
        flush=True,
    )
    tell()
    return row


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", metavar="GAME", help="by default all that are offered")
    options.add_argument("--players", type=int, nargs="+", default=[2, 5])
    options.add_argument("--games", type=int, default=2)
    options.add_argument("--bot", default="search:1000", help="who plays")
    options.add_argument("--simulations", type=int, default=SIMULATIONS, help="of a study")
    options.add_argument("--seed", default="whole")
    options.add_argument("--parts", action="store_true", help="what the seconds go into")
    options.add_argument("--json", type=Path, help="write the figures to a file")
    chosen = options.parse_args()
    clocks = Clocks()
    for name in ("_all", "_sampled", "decision", "compared") if chosen.parts else ():
        clocks.watch(name)
    rows: dict[str, Any] = {}
    for name in chosen.names or offered():
        for players in chosen.players:
            if players > cordee.game(name).players[1]:
                continue
            for number in range(chosen.games):
                position = played(name, players, chosen.bot, f"{chosen.seed} {number}")
                key = f"{name}/{players}/{number}"
                rows[key] = measured(position, chosen.simulations, clocks.tell)
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
