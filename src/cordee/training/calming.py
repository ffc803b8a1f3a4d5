"""How sure a judge may be before people: it has learned from strong play, others win back more."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import numpy as np

from .. import bots
from ..bots.evaluator import Evaluator
from ..bots.steps import finish
from ..bots.weights import MOST_CALM, Judge
from ..engine.data import Options
from ..engine.game import Game
from ..engine.position import Position

BOTS = ("easy", "medium", "quick")
"""Who plays, by lot."""
GAMES = 1000
LONGEST = 20_000
"""Plies after which a game is broken off, and counts for nothing."""
STEADY = 1e-3
"""How exactly the part is found."""
LEAST = 1e-6


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
        told, came = [], []
        for number in range(games):
            said, shares = _told(game, know, players, f"{seed} {players} {number}")
            told += said
            came += [shares] * len(said)
            yield next(ended) / every
        if told:
            calm[players] = round(best_part(np.array(told), np.array(came)), 3)
    return replace(judge, calm=calm)


def _told(game: Game, know: Evaluator, players: int, seed: str) -> tuple[list[Any], Any]:
    """What the judge says at the beginning of each turn of a game, and how it ends; nothing of a
    game that has no end."""
    chance = Random(seed)  # noqa: S311
    options: Options = {name: chance.choice(values) for name, values in game.options.items()}
    position = game.new(players, seed=seed, **options)
    seats = [bots.make(chance.choice(BOTS), f"{seed} {seat}") for seat in range(players)]
    room = know.workspace(players, 0)
    said: list[Any] = []
    turn = -1
    while position.outcome is None:
        if len(position.plies) >= LONGEST:
            return [], None
        if position.turn != turn:
            turn = position.turn
            said.append(know.judged(position.table, room))
        _play_on(position, seats)
    return said, position.outcome.shares


def _play_on(position: Position, seats: list[bots.Bot]) -> None:
    if (move := position.unasked()) is None:
        actor = position.actor
        assert isinstance(actor, int)
        move = bots.ask(seats[actor], position)
    position.play(move)


def best_part(told: Any, came: Any) -> float:
    """The likeliest part of its certainty; by thirds, since the likelihood has but one summit."""
    numbers = np.log(np.maximum(told, LEAST))
    low, high = STEADY, MOST_CALM
    while high - low > STEADY:
        third = (high - low) / 3
        if _likely(numbers * (low + third), came) < _likely(numbers * (high - third), came):
            low += third
        else:
            high -= third
    return (low + high) / 2


def _likely(numbers: Any, came: Any) -> float:
    numbers = numbers - numbers.max(axis=1, keepdims=True)
    total = np.log(np.exp(numbers).sum(axis=1, keepdims=True))
    return float(((numbers - total) * came).sum())
