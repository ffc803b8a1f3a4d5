"""Are the reported shares true? What `value` and the search say, and what came of it.

Games are played to their end by `search` with few simulations per decision. At the beginning of
each turn the first seat's share is asked for: from the game's `value`, at a glance, and from the
search. The positions are then sorted by what was reported, and each tenth is compared with how the
games ended: a share is worth believing if the two agree. The Brier score is the mean square of what
it missed by, 0.25 for anyone who always says one half.

    python -m bench.values [GAME ...] [--games 200] [--simulations 200] [--players 2] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

import cordee
from cordee import bots
from cordee.bots.evaluator import evaluator
from cordee.bots.search import Search
from cordee.engine.position import Position
from cordee.games import REGISTER


def told_in_a_game(position: Position, simulations: int, seed: int) -> list[tuple[float, float]]:
    """What `value` and the search said at the beginning of each turn."""
    know = evaluator(position.game)
    search = Search(simulations=simulations, seed=seed)
    told, turn = [], -1
    while (actor := position.actor) is not None:
        if position.turn != turn:
            turn = position.turn
            thought = search.think(position.without_dice())
            told.append((float(know.value(position.table)[0]), thought.shares[0]))
        if actor == "chance":
            position.roll()
        else:
            position.play(bots.ask(search, position))
    return told


def compare(told: Any, came: Any) -> dict[str, Any]:
    """By tenths of what was reported: what happened, and how many there were."""
    tenths = np.minimum((told * 10).astype(int), 9)
    rows = []
    for tenth in range(10):
        those = tenths == tenth
        if those.any():
            rows.append([float(told[those].mean()), float(came[those].mean()), int(those.sum())])
    return {"brier": float(((told - came) ** 2).mean()), "tenths": rows}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", metavar="GAME", help="by default every game")
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--simulations", type=int, default=200, help="of search, each decision")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--json", type=Path, help="write the figures to a file")
    chosen = options.parse_args()
    found: dict[str, Any] = {}
    for name in chosen.names or REGISTER:
        told: list[tuple[float, float]] = []
        came: list[float] = []
        for seed in range(chosen.games):
            position = cordee.game(name).new(chosen.players, seed=seed)
            said = told_in_a_game(position, chosen.simulations, seed)
            assert position.outcome is not None
            told += said
            came += [position.outcome.shares[0]] * len(said)
        for column, who in enumerate(("value", "search")):
            row = compare(np.array(told)[:, column], np.array(came))
            found[f"{name}/{chosen.players}/{who}"] = row
            print(f"{name}/{chosen.players} {who}: Brier {row['brier']:.3f}, {len(came)} turns")
            for says, comes, count in row["tenths"]:
                print(f"   told {says:5.1%}   came {comes:5.1%}   ({count})")
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
