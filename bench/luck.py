"""How much of a game's chance the luck of the dice explains.

For each game and pair of bots: the mean luck of the first by each way of measuring it, with its
standard error (it must be zero within that), and what factor fewer games that luck would need
alone; the plain and the adjusted share, with what the lucks weigh in it and what factor fewer games
it needs; and what measuring luck costs. The bots alternate round the table, and go round it.

    python -m bench.luck [GAME ...] [--pairs quick,quick easy,medium] [--players 2] [--games 2000]
                         [--minutes M] [--jobs 1] [--seed 1] [--json FILE]

With `--study` the luck and the decisions of studied games instead: N games of equal bots, studied
with few simulations; and what a study says of positions, compared with how games end that `search`
plays on from there.

    python -m bench.luck --study [GAME ...] [--games 50] [--positions 12] [--simulations 200]
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import cordee
from cordee import bots
from cordee.bots.steps import finish
from cordee.games import REGISTER
from cordee.lab.adjusting import Adjusted
from cordee.lab.interval import Sample
from cordee.lab.luck import ways_of
from cordee.lab.match import Match, get_ready, play_all, play_out
from cordee.lab.running import processes
from cordee.study.studying import studying
from cordee.study.valuing import Valuer

PAIRS = ("quick,quick", "easy,medium")
PLAYED_ON = 60
"""Games from a position on, against which a study's shares are held."""


@dataclass(frozen=True)
class Pair(Match):
    """Two bots that may be alike, alternating round the table; the first one's seat goes round."""

    def lineup(self, number: int) -> tuple[str, ...]:
        turn = number % self.players
        return tuple(self.bots[(seat - turn) % self.players % 2] for seat in range(self.players))


def measure(match: Match, games: int, minutes: float, jobs: int) -> dict[str, Any]:
    """The first bot's luck and shares, over N games or as many as there is time for."""
    ways, begun, seconds = len(ways_of(match.start)), time.perf_counter(), 0.0
    together, alone = Adjusted(ways), [Adjusted() for _ in range(ways)]
    for number, played in enumerate(play_all(match, range(games), processes(jobs))):
        assert played.luck is not None
        seat = number % match.players
        share, luck = played.seats[seat].share, played.luck[seat]
        together.add(share, luck)
        for one, measured in zip(alone, luck, strict=True):
            one.add(share, [measured])
        seconds += played.luck_seconds
        if time.perf_counter() - begun > 60 * minutes:
            break
    return {
        "games": together.count,
        "luck": [one.mean for one in together.lucks],
        "luck_error": [one.error for one in together.lucks],
        "plain": together.plain.mean,
        "plain_variance": together.plain.variance,
        "factors_alone": [one.factor for one in alone],
        "adjusted": together.share,
        "weights": together.weights,
        "factor": together.factor,
        "luck_seconds": seconds / together.count,
        "seconds": time.perf_counter() - begun,
    }


def tell(name: str, row: dict[str, Any]) -> None:
    lucks = zip(row["luck"], row["luck_error"], row["factors_alone"], strict=True)
    told = ", ".join(
        f"{luck:+.4f} ± {error:.4f} ({luck / error if error else 0.0:+.1f} errors; alone"
        f" {factor or 0:.2f})"
        for luck, error, factor in lucks
    )
    weights = " ".join(f"{weight:.2f}" for weight in row["weights"])
    print(
        f"{name:30} {row['games']:5} games  luck {told}  plain {row['plain']:.3f} (variance"
        f" {row['plain_variance']:.3f})  adjusted {row['adjusted']:.3f} (weights {weights}),"
        f" factor {row['factor'] or 0:.2f}  {1000 * row['luck_seconds']:.0f} ms a game",
        flush=True,
    )


# Studies


def study_one(name: str, bot: str, simulations: int, number: int) -> dict[str, float]:
    """One game of equal bots, studied: what it says of the first seat, and of one position."""
    position = cordee.game(name).new(2, seed=f"study {number}")
    play_out(position, [bots.make(bot, f"{number} {seat}") for seat in range(2)])
    begun = time.process_time()
    ledger = finish(studying(position, simulations=simulations))
    seconds = time.process_time() - begun
    account = ledger.seat(0)
    return {
        "start": account.start,
        "luck": sum(account.luck),
        "own": account.decisions[0],
        "others": account.decisions[1],
        "cost": sum(entry.cost or 0.0 for entry in ledger.entries if entry.seat == 0),
        "bad": sum(entry.is_bad for entry in ledger.entries),
        "choices": sum(entry.cost is not None for entry in ledger.entries),
        "seconds": seconds,
    }


def compare_one(name: str, bot: str, simulations: int, number: int) -> tuple[float, float]:
    """A position of a game, halfway: what a study says of the first seat, and what it wins when
    `search` plays on from there."""
    position = cordee.game(name).new(2, seed=f"compare {number}")
    play_out(position, [bots.make(bot, f"{number} {seat}") for seat in range(2)])
    for _ in range(len(position.plies) // 2):
        position.undo()
    position = position.without_dice()
    told = finish(Valuer(position, simulations).expected(position, "compared")).shares[0]
    won = Sample()
    for nth in range(PLAYED_ON):
        going = position.game.position(position.to_dict(), seed=f"{number} {nth}")
        _plies, seats = play_out(going, [bots.make(bot, f"{nth} {seat}") for seat in range(2)])
        won.add(seats[0].share)
    return float(told), won.mean


def study(
    name: str, bot: str, simulations: int, games: int, positions: int, jobs: int
) -> dict[str, Any]:
    """What studies of N games say, and by how much they are off in some positions."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        rows = list(pool.map(partial(study_one, name, bot, simulations), range(games)))
        pairs = list(pool.map(partial(compare_one, name, bot, simulations), range(positions)))
    for key in ("start", "luck", "own", "others", "cost", "seconds"):
        sample = Sample()
        for row in rows:
            sample.add(row[key])
        print(f"{name:12} {key:8} {sample.mean:+.4f} ± {sample.error:.4f}", flush=True)
    bad, choices = (sum(row[key] for row in rows) for key in ("bad", "choices"))
    print(f"{name:12} called bad {bad:.0f} of {choices:.0f} decisions", flush=True)
    if pairs:
        tell_positions(name, pairs)
    return {"games": rows, "positions": pairs}


def tell_positions(name: str, pairs: list[tuple[float, float]]) -> None:
    """How far what a study says is from what is won, less what chance explains of that."""
    off = Sample()
    for told, won in pairs:
        off.add(told - won)
    expected = sum(won * (1 - won) for _, won in pairs) / len(pairs) / PLAYED_ON
    squares = off.squares / len(pairs)
    print(
        f"{name:12} {len(pairs)} positions: told less won {off.mean:+.4f} ± {off.error:.4f}, off by"
        f" {max(0.0, squares - expected) ** 0.5:.4f} (root mean square, less the games' noise)",
        flush=True,
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", metavar="GAME", help="by default every game")
    options.add_argument("--pairs", nargs="+", default=PAIRS, metavar="BOT,BOT")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--games", type=int)
    options.add_argument("--minutes", type=float, default=1e6, help="the most for each pair")
    options.add_argument("--jobs", type=int, default=1, help="games at the same time")
    options.add_argument("--seed", default="1")
    options.add_argument("--study", action="store_true", help="studied games instead")
    options.add_argument("--bot", default="search:100", help="who plays the games studied")
    options.add_argument("--positions", type=int, default=12, help="to be played on from")
    options.add_argument("--simulations", type=int, default=200, help="of a study's searches")
    options.add_argument("--json", type=Path, help="write the figures to a file")
    chosen = options.parse_args()
    rows: dict[str, Any] = {}
    for name in chosen.names or REGISTER:
        if chosen.study:
            depth, jobs = chosen.simulations, chosen.jobs
            rows[name] = study(name, chosen.bot, depth, chosen.games or 50, chosen.positions, jobs)
            continue
        for pair in chosen.pairs:
            match = Pair(
                name, tuple(pair.split(",")), chosen.players, seed=chosen.seed, adjusted=True
            )
            get_ready(match)
            key = f"{name}/{pair}/{chosen.players}"
            rows[key] = measure(match, chosen.games or 2000, chosen.minutes, chosen.jobs)
            tell(key, rows[key])
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
