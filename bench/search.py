"""How fast the search thinks: simulations per second for each game, by one thread and by two.

One thread is measured by its processor time, so that other processes on the machine matter little;
two threads and their gain over one are measured by the clock, so that figure needs a machine with
two free cores.

Pig is also searched by OpenSpiel's compiled `MCTSBot` in the same run: as many simulations from the
same position, and both play out at random to the end. `make bench` installs OpenSpiel; without it
that figure is left out.

    python -m bench.search [--json FILE] [--quick]
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import cordee
from cordee.bots.search import Search
from cordee.engine.position import Position
from cordee.games import REGISTER

SECONDS = 2.0
"""How long each row is measured."""
SIMULATIONS = 10_000
"""Of a search for a decision, beside OpenSpiel."""
PLIES = 30
"""Where in a game the searched positions lie: N plies after the start."""


def middle(name: str, players: int) -> Position:
    """A decision in the middle of a game."""
    position = cordee.game(name).new(players, seed=1)
    while len(position.plies) < PLIES or not isinstance(position.actor, int):
        if position.actor == "chance":
            position.roll()
        else:
            position.play(position.moves()[0])
    return position


def speed(position: Position, threads: int, seconds: float) -> float:
    """Simulations per second by the clock."""
    Search(simulations=100, threads=threads).think(position)
    thought = Search(seconds=seconds, threads=threads, seed=1).think(position)
    return thought.simulations / thought.seconds


def of_one_thread(position: Position, simulations: int, heuristics: bool = True) -> float:
    """Simulations per second of processor time."""
    search = Search(simulations=simulations, heuristics=heuristics, seed=1)
    begun = time.thread_time()
    search.think(position)
    return simulations / (time.thread_time() - begun)


def gain(position: Position, seconds: float) -> tuple[float, float]:
    """The speed of two threads, and how many times that of one it is: measured in turn."""
    one, two = [], []
    for _ in range(5):
        one.append(speed(position, 1, seconds / 5))
        two.append(speed(position, 2, seconds / 5))
    return statistics.median(two), statistics.median(two) / statistics.median(one)


def beside_openspiel(seconds: float) -> dict[str, float]:
    """Pig, two players, the same position with nothing won yet: the two take turns."""
    import pyspiel

    ours = cordee.game("pig").new(2)
    ours.play("roll 4")
    theirs = pyspiel.load_game("pig")
    state = theirs.new_initial_state()
    for action in (0, 3):  # roll; a four
        state.apply_action(action)

    def open_spiel() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(theirs, evaluator, 2.0, SIMULATIONS, 1000, False, 1, False)
        begun = time.thread_time()
        bot.step(state)
        return SIMULATIONS / (time.thread_time() - begun)

    def cordee_search() -> float:
        return of_one_thread(ours, SIMULATIONS, heuristics=False)

    figures: dict[Callable[[], float], list[float]] = {cordee_search: [], open_spiel: []}
    ends = time.monotonic() + 2 * seconds
    while time.monotonic() < ends:
        for measure, found in figures.items():
            found.append(measure())
    simulations, openspiel = (statistics.median(found) for found in figures.values())
    return {
        "simulations": simulations,
        "openspiel": openspiel,
        "ratio": simulations / openspiel,
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--json", type=Path, help="write the figures to a file")
    options.add_argument("--quick", action="store_true", help="a tenth of the time, rougher")
    chosen = options.parse_args()
    seconds = SECONDS / 10 if chosen.quick else SECONDS
    rows: dict[str, dict[str, Any]] = {}
    for name in REGISTER:
        game = cordee.game(name)
        for players in (game.players[0], game.players[1]):
            position = middle(name, players)
            rough = speed(position, 1, seconds / 10)
            one = of_one_thread(position, max(100, int(rough * seconds)))
            two, times = gain(position, seconds)
            rows[f"{name}/{players}"] = {"simulations": one, "two_threads": two, "gain": times}
            print(
                f"{name}/{players:<12} one thread {one / 1e3:7.1f} k/s   "
                f"two {two / 1e3:7.1f} k/s, {times:.2f} times one"
            )
    if find_spec("pyspiel"):
        beside = beside_openspiel(seconds)
        rows["pig/2"] |= {"with_sense": rows["pig/2"]["simulations"], **beside}
        print(
            f"pig/2 at random  {beside['simulations'] / 1e3:7.1f} k/s   "
            f"OpenSpiel {beside['openspiel'] / 1e3:7.1f} k/s   ratio {beside['ratio']:.1f}"
        )
    else:
        print("OpenSpiel is not installed: `make bench` installs it")
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
