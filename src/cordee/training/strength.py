"""How a judge plays at first sight against `quick`: whole games inside the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bots import judge as judging
from ..bots import playout
from ..bots.evaluator import Evaluator
from ..bots.judge import look_ahead
from ..bots.playout import best_looking
from ..bots.weights import Judge
from ..engine.game import Game
from ..engine.kernel import CHANCE, OVER, rng, template
from ..engine.placeholders import actor, moves, play, result, sample, weigh
from ..lab.interval import Sample

LONGEST = 20_000
"""Plies after which a game counts as drawn."""


@template
def play_match(
    first: Any, table: Any, games: int, bench: Any, codes: Any, merits: Any, shares: Any, rng: Any,
    longest: int, won: Any,
) -> None:  # fmt: skip
    """The share of one seat that goes by the judge, the others by first sight; seats go round."""
    for number in range(games):
        table[0] = first[0]
        rec = table[0]
        players = int(rec.players)
        mine = number % players
        plies = 0
        who = actor(rec)
        while who != OVER and plies < longest:
            if who == CHANCE:
                code = int(sample(rec, rng))
            else:
                n = moves(rec, codes)
                code = int(codes[0])
                if n > 1:
                    if who == mine:
                        look_ahead(rec, bench, shares, codes, n, merits)
                    else:
                        weigh(rec, codes, n, merits)
                    code = best_looking(codes, n, merits, rng)
            play(rec, code)
            plies += 1
            who = actor(rec)
        won[number] = 1.0 / players
        if who == OVER:
            result(rec, shares)
            won[number] = shares[mine]


class Opponent:
    """`quick`, against which judges of a game are measured."""

    def __init__(self, game: Game, judge: Judge) -> None:
        from . import strength

        know = Evaluator(game.bindings, game.heuristics, judge)
        self._game = game
        self._play = know.bind(playout, judging, strength, variant="match").play_match

    def measure(self, judge: Judge, players: int, games: int, seed: int, **options: Any) -> Sample:
        """What the judge wins, on average a part of `1 / players` if it plays as well."""
        rules = self._game.rules
        first = self._game.new(players=players, seed=1, **options).table
        won = np.empty(games)
        longest = max(2, rules.MOVES)
        self._play(
            first, first.copy(), games, judging.bench(judge.weights, rules.STATE),
            np.empty(longest, np.int32), np.empty(longest), np.empty(players), rng(seed), LONGEST,
            won,
        )  # fmt: skip
        sample = Sample()
        for share in won:
            sample.add(float(share))
        return sample
