"""Are the reported shares true? What formula, judge and search say, and what came of it.

Games are played to their end by bots that are drawn for each seat by lot. At the beginning of each
turn every seat's share is asked for: from the game's `value`, at a glance, from its judge, where it
was trained for such a table, and, with `--simulations`, from the search. What was told is then
sorted, and each tenth is compared with how the games ended: a share is worth believing if the two
agree. The Brier score is the mean square of what it missed by, 0.25 for anyone who always says one
half with two players. Turns of one game have much in common, so the errors (±, standard) count
games; “most off” goes by the tenths in which 100 games or more have been.

    python -m bench.values [GAME ...] [--games 200] [--players 2-5] [--by easy,medium,quick]
                           [--simulations 0] [--seed 1] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import cordee
from cordee import bots
from cordee.bots.evaluator import evaluator, is_judged
from cordee.bots.search import Search
from cordee.engine.data import Options
from cordee.engine.game import Game
from cordee.engine.position import Position
from cordee.games import REGISTER

Shares = Callable[[Position], Any]
ENOUGH = 100
"""Games by which a tenth is judged."""


def tellers(start: Position, simulations: int, seed: int) -> dict[str, Shares]:
    """Who says what each seat's share is."""
    know = evaluator(start.game)
    told: dict[str, Shares] = {"value": lambda position: know.value(position.table)}
    if is_judged(start):
        judge = evaluator(start.game, judge=True)
        room = judge.workspace(start.players, seed=0, calm=True)
        told["judge"] = lambda position: judge.judged(position.table, room)
    if simulations:
        search = Search(simulations=simulations, seed=seed)
        told["search"] = lambda position: search.think(position.without_dice()).shares
    return told


def play(position: Position, players: list[bots.Bot], told: dict[str, Shares]) -> dict[str, Any]:
    """A game to its end: what each said at the beginning of each turn, and what came."""
    said: dict[str, list[Any]] = {who: [] for who in told}
    turn = -1
    while (actor := position.actor) is not None:
        if position.turn != turn:
            turn = position.turn
            for who, shares in told.items():
                said[who].append(list(shares(position)))
        if (move := position.unasked()) is None:
            assert isinstance(actor, int)
            move = bots.ask(players[actor], position)
        position.play(move)
    assert position.outcome is not None
    return {"came": position.outcome.shares, **said}


def compare(told: Any, came: Any, game: Any) -> dict[str, Any]:
    """By tenths of what was reported: what happened, and how many there were."""
    tenths = np.minimum((told * 10).astype(int), 9)
    missed = (told - came) ** 2
    rows = []
    for tenth in range(10):
        those = tenths == tenth
        if those.any():
            off = came[those] - told[those]
            row = {
                "told": float(told[those].mean()),
                "came": float(came[those].mean()),
                "count": int(those.sum()),
                "games": len(np.unique(game[those])),
                "off": abs(float(off.mean())),
                "error": error_of(off, game[those]),
            }
            rows.append(row)
    return {"brier": float(missed.mean()), "error": error_of(missed, game), "tenths": rows}


def error_of(numbers: Any, game: Any) -> float:
    """The standard error of a mean, if what belongs to one game goes together."""
    each = np.bincount(game, numbers - numbers.mean())
    return float(np.sqrt((each**2).sum()) / len(numbers))


def measured(game: Game, players: int, chosen: argparse.Namespace) -> dict[str, Any]:
    """Each who tells, over all games with so many players and options by lot."""
    said: dict[str, list[Any]] = {}
    came: list[float] = []
    number: list[int] = []
    for nth in range(chosen.games):
        chance = Random(f"{chosen.seed} {game.name} {players} {nth}")  # noqa: S311
        options: Options = {name: chance.choice(values) for name, values in game.options.items()}
        position = game.new(players, seed=f"{chosen.seed} {nth}", **options)
        names = [chance.choice(chosen.by.split(",")) for _ in range(players)]
        seated = [bots.make(name, f"{chosen.seed} {nth} {seat}") for seat, name in enumerate(names)]
        played = play(position, seated, tellers(position, chosen.simulations, nth))
        shares = played.pop("came")
        for who, turns in played.items():
            said.setdefault(who, []).extend(share for turn in turns for share in turn)
        turns = len(played["value"])
        came += list(shares) * turns
        number += [nth] * (turns * players)
    told = {who: np.array(shares) for who, shares in said.items()}
    outcome, games = np.array(came), np.array(number)
    found = {who: compare(shares, outcome, games) for who, shares in told.items()}
    for who, shares in told.items():
        better = (told["value"] - outcome) ** 2 - (shares - outcome) ** 2
        found[who]["better"] = float(better.mean()), error_of(better, games)
    return found


def counted(game: Game, players: str | None) -> range:
    """How many play: `2`, `2-5`, or any number that may."""
    if players is None:
        return range(game.players[0], game.players[1] + 1)
    low, _, high = players.partition("-")
    return range(max(int(low), game.players[0]), min(int(high or low), game.players[1]) + 1)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", metavar="GAME", help="by default every game")
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--players", help="such as 2 or 2-5; by default any number")
    options.add_argument("--by", default="easy,medium,quick", help="who plays, by lot")
    options.add_argument("--simulations", type=int, default=0, help="of the search, if it is asked")
    options.add_argument("--seed", default="1")
    options.add_argument("--brief", action="store_true", help="without the tenths")
    options.add_argument("--json", type=Path, help="write the figures to a file")
    chosen = options.parse_args()
    found: dict[str, Any] = {}
    for name in chosen.names or REGISTER:
        game = cordee.game(name)
        for players in counted(game, chosen.players):
            for who, row in measured(game, players, chosen).items():
                found[f"{name}/{players}/{who}"] = row
                counted_on = [tenth for tenth in row["tenths"] if tenth["games"] >= ENOUGH]
                off = max((tenth["off"] for tenth in counted_on), default=0.0)
                surely = [tenth["off"] - 2 * tenth["error"] for tenth in counted_on]
                better, error = row["better"]
                print(
                    f"{name}/{players} {who}: Brier {row['brier']:.4f} ± {row['error']:.4f}, "
                    f"better than value by {better:.4f} ± {error:.4f}, "
                    f"{chosen.games} games; most off {off:.1%}, surely {max([0.0, *surely]):.1%}",
                    flush=True,
                )
                for tenth in [] if chosen.brief else row["tenths"]:
                    print(
                        f"   told {tenth['told']:5.1%}   came {tenth['came']:5.1%} ± "
                        f"{tenth['error']:.1%}   ({tenth['count']} in {tenth['games']} games)"
                    )
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
