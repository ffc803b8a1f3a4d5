"""How sure a judge may be before people, found anew; `cordee train` does the same at its end.

Games by weak levels are played to their end, and what judge and formula say at each turn is set
beside what came. Printed is, for each number of players, what fits best: how much of the certainty
of either counts, and how soon leads are bent back.

    python -m bench.calm GAME [--players N] [--games 1000] [--seed calm] [--weights FILE] [--write]
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import cordee
from cordee.bots import weights
from cordee.engine.kernel import folder_of
from cordee.training.calming import GAMES, calmed


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", metavar="GAME")
    options.add_argument("--games", type=int, default=GAMES, help="with each number of players")
    options.add_argument("--players", type=int, help="only for so many; by default for any number")
    options.add_argument("--seed", default="calm")
    options.add_argument("--weights", type=Path, help="another judge than the game's own")
    options.add_argument("--write", action="store_true", help="keep it in the file")
    chosen = options.parse_args()
    game = cordee.game(chosen.game)
    file = chosen.weights or folder_of(game.package) / weights.FILE
    judge = weights.read(file, game)
    those = (chosen.players,) if chosen.players else judge.players
    found = calmed(game, replace(judge, players=those), chosen.games, chosen.seed).calm
    for players, calm in found.items():
        print(f"{game.name}, {players} players: {calm}", flush=True)
    if chosen.write:
        weights.write(replace(judge, calm=judge.calm | found), file)


if __name__ == "__main__":
    main()
