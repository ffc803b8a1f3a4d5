"""What exploring costs: processor time of the first look at a position, and of all its rounds.

Positions in the middle of games of every game, where somebody decides and where the dice fall.

    python -m bench.exploring [GAME ...] [--positions 8]
"""

from __future__ import annotations

import argparse
import statistics
import time

import cordee
from cordee import bots, games
from cordee.bots.steps import finish
from cordee.engine.position import Position
from cordee.study.exploring import ROUNDS, Explorer

EVERY = 12
"""Plies between two positions."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="by default every game")
    parser.add_argument("--positions", type=int, default=8, help="of each kind and game")
    chosen = parser.parse_args()
    print(
        "game        what        options  first look  all rounds  (ms of processor time, medians)"
    )
    for name in chosen.names or games.REGISTER:
        for chance in (False, True):
            found = [costs(position) for position in some(name, chance, chosen.positions)]
            options, first, whole = (statistics.median(one) for one in zip(*found, strict=True))
            what = "dice" if chance else "decision"
            print(f"{name:11} {what:10} {options:8.0f} {first:11.0f} {whole:11.0f}", flush=True)


def some(name: str, chance: bool, wanted: int) -> list[Position]:
    """Positions of quick games with two players."""
    found: list[Position] = []
    bot, seed = bots.make("quick", 1), 0
    while len(found) < wanted:
        seed += 1
        position = cordee.game(name).new(2, seed=seed)
        last = 0
        while position.actor is not None and len(found) < wanted:
            choice = len(position.codes()) > 1 and (position.actor == "chance") == chance
            if choice and position.ply - last >= EVERY:
                found.append(position.without_dice())
                last = position.ply
            position.play(position.unasked() or bots.ask(bot, position))
    return found


def costs(position: Position) -> tuple[float, float, float]:
    """How many options there are, and milliseconds of the first round and of all."""
    begun = time.process_time()
    explorer = Explorer(position)
    finish(explorer.looking())
    first = time.process_time() - begun
    for _ in range(ROUNDS - 1):
        finish(explorer.looking())
    return len(position.codes()), 1000 * first, 1000 * (time.process_time() - begun)


if __name__ == "__main__":
    main()
