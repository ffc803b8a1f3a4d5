"""How strong the judges of our games are at first sight: one seat goes by the judge, the others are
`quick`. An even share is one divided by the players.

    python -m bench.first_sight [GAME ...] [--games 600] [--weights FILE] [--seed 1]
"""

from __future__ import annotations

import argparse
from pathlib import Path

import cordee
from cordee.bots import weights
from cordee.bots.weights import judge_of
from cordee.games import REGISTER
from cordee.training.strength import Opponent


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", metavar="GAME", help="by default all with a judge")
    options.add_argument("--games", type=int, default=600, help="for each number of players")
    options.add_argument("--weights", type=Path, help="another judge than the game's own")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    for name in chosen.names or REGISTER:
        game = cordee.game(name)
        judge = weights.read(chosen.weights, game) if chosen.weights else judge_of(game)
        if judge is None:
            continue
        opponent = Opponent(game, judge)
        for players in judge.players:
            won = opponent.measure(judge, players, chosen.games, chosen.seed)
            told = f"{won.mean:.1%} ± {won.error:.1%} of {chosen.games} games"
            print(f"{name:12} {players} players  {told}, even {1 / players:.1%}", flush=True)


if __name__ == "__main__":
    main()
