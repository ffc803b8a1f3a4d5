"""Are blunders found, and is good play left alone?

A strong bot plays games with itself. In each, decisions are taken at random and looked at by a
search of its own, far longer than a study's: where the worst move costs clearly more than a
mistake's threshold, it is planted in place of the one played, and the decision is studied at the
default depth. Beside that the bot's own decisions are studied. Told are how many planted blunders
are called a mistake or a blunder (95 of 100 are asked for), and how many of the bot's own decisions
are (at most 2 of 100).

    python -m bench.blunders [GAME ...] [--cases 100] [--bot search:3000] [--simulations 1000]
                             [--players 2] [--seed blunders] [--jobs 1] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import cordee
from cordee import bots
from cordee.bots.evaluator import evaluator
from cordee.bots.steps import finish
from cordee.engine.move import Move
from cordee.engine.position import Position
from cordee.games import REGISTER
from cordee.lab.interval import Sample
from cordee.lab.match import play_out
from cordee.study.studying import SIMULATIONS, judged
from cordee.study.valuing import Valuer
from cordee.study.verdicts import BAD, FROM, MISTAKE

CLEARLY = 1.5
"""How many times a mistake's threshold a planted move must cost."""
LONGER = 8
"""How many times longer the search is that says so, ..."""
LOOKS = 4
"""... and how often it compares the best move with the worst."""
EACH = 10
"""Decisions looked at in a game."""


def cases(
    name: str, bot: str, simulations: int, players: int, seed: str, number: int
) -> list[dict[str, Any]]:
    """Some decisions of one game: what the bot's own move is called, and a planted one."""
    position = cordee.game(name).new(players, seed=f"{seed} {number}")
    play_out(position, [bots.make(bot, f"{number} {seat}") for seat in range(players)])
    dice = Random(number)  # noqa: S311  # nothing secret
    back, decisions = position.copy(), []
    while back.plies:
        ply = back.plies[-1]
        back.undo()
        if isinstance(ply.actor, int) and len(back.codes()) > 1:
            decisions.append((back.without_dice(), ply.move))
    chosen = dice.sample(decisions, min(EACH, len(decisions)))
    return [case(at, move, simulations, f"{number} {nth}") for nth, (at, move) in enumerate(chosen)]


def case(position: Position, played: Move, simulations: int, name: str) -> dict[str, Any]:
    """One decision: what the move played is called, and the worst one, if that is a blunder."""
    said = finish(judged(Valuer(position, simulations), position, played, name))
    found: dict[str, Any] = {"own": said.verdict, "cost": said.cost, "error": said.error}
    long = Valuer(position, LONGER * simulations, "long")
    best = finish(long.decision(position, "best")).best
    worst = worst_looking(position, best, simulations)
    sample = Sample()
    for cost in finish(long.compared(position, best, worst, LOOKS, "worst")):
        sample.add(cost)
    if sample.mean - 2 * sample.error < CLEARLY * FROM[MISTAKE]:
        return found
    said = finish(judged(Valuer(position, simulations), position, worst, name))
    return found | {
        "planted": said.verdict,
        "true": sample.mean,
        "found": said.cost,
        "found_error": said.error,
        "moves": f"{best.text} / {worst.text} ({said.best})",
    }


def worst_looking(position: Position, best: Move, simulations: int) -> Move:
    """Of all moves but the best, the one that leads to the least, by a few games each."""
    assert isinstance(position.actor, int)
    know = evaluator(position.game)
    codes = [code for code in position.codes() if code != best.code]
    room = know.workspace(position.players, seed=1)
    worth = know.foresee(position.table, codes, max(8, simulations // 10), room)
    return position.game.move(codes[int(np.argmin(worth[:, position.actor]))])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", metavar="GAME", help="by default every game")
    options.add_argument("--cases", type=int, default=100, help="decisions looked at")
    options.add_argument("--bot", default="search:3000", help="who plays")
    options.add_argument("--simulations", type=int, default=SIMULATIONS, help="of a study")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--seed", default="blunders")
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--json", type=Path, help="write the figures to a file")
    chosen = options.parse_args()
    kept: dict[str, Any] = {}
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        for name in chosen.names or REGISTER:
            games = range(-(-chosen.cases // EACH))
            how = chosen.bot, chosen.simulations, chosen.players, chosen.seed
            looked = pool.map(partial(cases, name, *how), games)
            found = [one for several in looked for one in several]
            planted = [one for one in found if "planted" in one]
            caught = sum(one["planted"] in BAD for one in planted)
            blamed = sum(one["own"] in BAD for one in found)
            print(
                f"{name:12} planted {caught} of {len(planted)} found,"
                f" own decisions blamed {blamed} of {len(found)}",
                flush=True,
            )
            for one in planted:
                if one["planted"] not in BAD:
                    print(f"   missed: {one}", flush=True)
            kept[name] = found
    if chosen.json:
        chosen.json.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
