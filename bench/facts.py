"""What a home page says about a game: how long it takes people, and how much luck it has.

Minutes: the questions with at least two answers that all seats are asked in a game of `medium`
bots, with the fewest and the most players, at ten seconds a question. Luck: the share of the wins
that `expert` takes from `hard`, two players. The figures are kept in each game's `facts.toml`.

    python -m bench.facts [GAME ...] [--games 200]
"""

from __future__ import annotations

import argparse

import cordee
from cordee import bots, games
from cordee.lab.arena import played
from cordee.lab.match import Match

SECONDS = 10
"""That somebody takes for a question."""


def questions(name: str, players: int, count: int) -> float:
    """How many a game has, on average."""
    game, asked = cordee.game(name), 0
    for number in range(count):
        position = game.new(players, seed=number)
        seats = [bots.make("medium", f"{number} {seat}") for seat in range(players)]
        while position.actor is not None:
            move = position.unasked()
            if move is None:
                assert isinstance(position.actor, int)
                move = bots.ask(seats[position.actor], position)
                asked += 1
            position.play(move)
    return asked / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.offered())
    parser.add_argument("--games", dest="count", type=int, default=200)
    given = parser.parse_args()
    for name in given.games:
        low, high = cordee.game(name).players
        asked = [questions(name, players, given.count // 10) for players in (low, high)]
        minutes = [round(number * SECONDS / 60) for number in asked]
        share = played(Match(name, ("expert", "hard")), given.count).interval("expert").share
        print(f"{name}: {asked[0]:.0f} to {asked[1]:.0f} questions")
        print(f"minutes = {minutes}\nbetter = {share:.2f}")


if __name__ == "__main__":
    main()
