"""Is `expert` stronger by the judge than by the formulas it went by before?

One seat goes by the judge, the others play the level as it is without one; seats go round. Told are
its share with a 95 % interval, the same without the luck of the dice and how many times more games
would say as much, an even share, and the milliseconds that a decision of each takes.

    python -m bench.by_the_judge GAME [--players 2] [--games 400] [--simulations N] [--jobs 1]
                                 [--level expert] [--weights FILE] [--calm] [--seed 1] [--seconds S]
                                 [--lot]
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import cordee
from cordee.bots import Bot, weights
from cordee.bots.evaluator import get_bots_ready
from cordee.bots.levels import LevelBot, level_of
from cordee.bots.search import Search
from cordee.engine.data import Options
from cordee.lab.adjusting import Adjusted
from cordee.lab.interval import Interval
from cordee.lab.luck import Luck, ways_of
from cordee.lab.match import SeatResult, play_out
from cordee.lab.running import HERE, in_order, processes


class Played(NamedTuple):
    """A game."""

    mine: int
    """The seat that goes by the judge."""
    seats: tuple[SeatResult, ...]
    luck: tuple[float, ...]
    """What the dice brought that seat."""


def play(chosen: argparse.Namespace, number: int) -> Played:
    game = cordee.game(chosen.game)
    if chosen.weights:
        weights.use(game, weights.read(chosen.weights, game))
    get_bots_ready(game)
    mine = number % chosen.players
    seeds = [f"{chosen.seed} {number} {seat}" for seat in range(chosen.players)]
    seats: list[Bot] = [LevelBot(chosen.level, seed, judge=False) for seed in seeds]
    if chosen.simulations:
        seats[mine] = Search(
            simulations=chosen.simulations, seed=seeds[mine], judge=True, calm=chosen.calm
        )
    else:
        seats[mine] = LevelBot(chosen.level, seeds[mine])
    lot = Random(f"{chosen.seed} {number} options")  # noqa: S311  # nothing secret
    options: Options = {}
    if chosen.lot:
        options = {name: lot.choice(values) for name, values in game.options.items()}
    position = game.new(chosen.players, seed=f"{chosen.seed} {number}", **options)
    luck = Luck(position, number)
    did = play_out(position, seats, luck=luck)[1]
    return Played(mine, did, luck.by_seat[mine])


def each(seats: list[SeatResult]) -> str:
    """Milliseconds a decision."""
    decisions = sum(seat.decisions for seat in seats)
    return f"{1000 * sum(seat.seconds for seat in seats) / max(1, decisions):.1f}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", metavar="GAME")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--simulations", type=int, help="of the judge; by default the level's")
    options.add_argument("--level", default="expert")
    options.add_argument("--weights", type=Path, help="another judge than the game's own")
    options.add_argument("--calm", action="store_true", help="as sure as before people")
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--lot", action="store_true", help="options by lot")
    options.add_argument("--seed", default="1")
    options.add_argument("--seconds", type=float, default=1e9, help="begin no game after that")
    chosen = options.parse_args()
    if not chosen.simulations and not level_of(chosen.level, cordee.game(chosen.game), True).judge:
        options.error(f"{chosen.level} does not go by the judge: say how many --simulations")
    begun = time.perf_counter()
    place = HERE if chosen.jobs == 1 else processes(chosen.jobs)
    judged: list[SeatResult] = []
    others: list[SeatResult] = []
    adjusted = Adjusted(len(ways_of(cordee.game(chosen.game).new(chosen.players))))
    for mine, seats, luck in in_order(partial(play, chosen), range(chosen.games), place):
        judged.append(seats[mine])
        others += [seat for number, seat in enumerate(seats) if number != mine]
        adjusted.add(seats[mine].share, luck)
        if time.perf_counter() - begun > chosen.seconds:
            break
    won = Interval.of(sum(seat.share for seat in judged), len(judged))
    asked = f"{chosen.simulations} simulations" if chosen.simulations else chosen.level
    print(
        f"{chosen.game}, {chosen.players} players, {asked}, seed {chosen.seed}: {won} of "
        f"{len(judged)} games, without luck {adjusted.interval} (worth {adjusted.factor or 1:.1f} "
        f"times as many), even {1 / chosen.players:.1%}; {each(judged)} ms a decision, "
        f"without the judge {each(others)}",
        flush=True,
    )


if __name__ == "__main__":
    main()
