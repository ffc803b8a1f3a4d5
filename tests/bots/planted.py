"""Judges whose minds are known: networks made by hand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cordee.bots.evaluator import Evaluator
from cordee.bots.judge import Weights, shapes
from cordee.bots.weights import Judge
from cordee.engine.encoding import size_of
from cordee.engine.game import Game
from cordee.training.starts import bounds


def planted(
    game: Game, says: Sequence[float] = (), units: tuple[int, int, int] = (3, 2, 4)
) -> Judge:
    """A judge that says the same of every table: a number for each seat from the turn on."""
    sight, most = game.sight, game.players[1]
    sizes = shapes(size_of(sight.COMMON), size_of(sight.SEAT), most, units)
    weights = Weights(*(np.zeros(shape, np.float32) for shape in sizes))
    weights.share_bias[: len(says)] = says
    low, high = game.players
    box = bounds(game.new(seed=1).table)
    return Judge(game.name, sight, weights, most, tuple(range(low, high + 1)), box, {"by": "hand"})


def known_by(judge: Judge, game: Game) -> Evaluator:
    return Evaluator(game.bindings, game.heuristics, judge)
