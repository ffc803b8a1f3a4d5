"""How sure a judge may be before people: it has learned from strong play, others win back more."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import numpy as np
import torch

from .. import bots
from ..bots.evaluator import Evaluator
from ..bots.judge import LEAST, Calm
from ..bots.steps import finish
from ..bots.weights import Judge
from ..engine.data import Options
from ..engine.game import Game
from ..engine.position import Position

BOTS = ("easy", "medium", "quick")
"""Who plays, by lot."""
GAMES = 1000
LONGEST = 20_000
"""Plies after which a game is broken off, and counts for nothing."""
STEPS = 200
"""In which the likeliest is found; far fewer are needed."""
TINY = 1e-9
MOST = 0.25
"""Of the formula: where it counted more, in Himalaya, moves found by such shares were weaker."""


def calmed(game: Game, judge: Judge, games: int = GAMES, seed: str = "calm") -> Judge:
    """The judge, as sure as fits best how games of ordinary players end."""
    return finish(calming(game, judge, games, seed))


def calming(
    game: Game, judge: Judge, games: int = GAMES, seed: str = "calm"
) -> Generator[float, None, Judge]:
    """`calmed`, game by game: which part of them has been played."""
    know = Evaluator(game.bindings, game.heuristics, judge)
    calm, every = {}, games * len(judge.players)
    ended = count(1)
    for players in judge.players:
        learned, formula, came = [], [], []
        for number in range(games):
            says, values, shares = _told(game, know, players, f"{seed} {players} {number}")
            learned += says
            formula += values
            came += [shares] * len(says)
            yield next(ended) / every
        if came:
            calm[players] = likeliest(np.array(learned), np.array(formula), np.array(came))
    return replace(judge, calm=calm)


def _told(game: Game, know: Evaluator, players: int, seed: str) -> tuple[list[Any], list[Any], Any]:
    """What judge and formula say at the beginning of each turn of a game, and how it ends; nothing
    of a game that has no end."""
    chance = Random(seed)  # noqa: S311
    options: Options = {name: chance.choice(values) for name, values in game.options.items()}
    position = game.new(players, seed=seed, **options)
    seats = [bots.make(chance.choice(BOTS), f"{seed} {seat}") for seat in range(players)]
    room = know.workspace(players, 0)
    learned: list[Any] = []
    formula: list[Any] = []
    turn = -1
    while position.outcome is None:
        if len(position.plies) >= LONGEST:
            return [], [], None
        if position.turn != turn:
            turn = position.turn
            learned.append(know.judged(position.table, room))
            formula.append(know.value(position.table))
        _play_on(position, seats)
    return learned, formula, position.outcome.shares


def _play_on(position: Position, seats: list[bots.Bot]) -> None:
    if (move := position.unasked()) is None:
        actor = position.actor
        assert isinstance(actor, int)
        move = bots.ask(seats[actor], position)
    position.play(move)


def likeliest(learned: Any, formula: Any, came: Any) -> Calm:
    """How sure the judge must be for what came to be likeliest."""
    own, other, ended = _leads(learned, TINY), _leads(formula, LEAST), torch.from_numpy(came)
    free = torch.full((3,), 0.5, dtype=torch.float64, requires_grad=True)
    descent = torch.optim.LBFGS([free], max_iter=STEPS, line_search_fn="strong_wolfe")

    def missed() -> torch.Tensor:
        descent.zero_grad()
        part, others, bend = _bounded(free)
        lead = part * own + others * other
        lead = lead / torch.sqrt(1 + (bend * lead) ** 2)
        loss = -(torch.log_softmax(lead, 1) * ended).sum(1).mean()
        loss.backward()
        return loss

    descent.step(missed)
    part, others, bend = (round(float(found), 3) for found in _bounded(free.detach()))
    return Calm(part, others if np.ptp(formula) else 0.0, bend)  # where there is a formula at all


def _bounded(free: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Numbers of any size into those of a calm judge, none below zero."""
    part, formula, bend = free
    return part**2, MOST * torch.sigmoid(formula), bend**2


def _leads(shares: Any, least: float) -> torch.Tensor:
    """How far the number of each seat is from the mean of all."""
    numbers = torch.from_numpy(np.log(np.maximum(shares, least)))
    return numbers - numbers.mean(1, keepdim=True)
