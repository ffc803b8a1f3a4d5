"""A survey: all games that are played to answer a question, in parts that can be done anywhere;
`findings.py` has them done and adds them up."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple

import numpy as np

from .. import bots
from .boxes import Box
from .luck import Luck
from .match import play_out
from .played import NONE, Floats, Order, play
from .question import Question
from .tally import Classes, Moments, Tally, codes_of, tally
from .tracing import NEVER, TAKE

PART, SLOW_PART = 500, 4
"""Games in one part, inside the kernel and by bots that think."""
DETAILED = 20_000
"""In how many games every decision is looked at, at most."""
PILOT = 200
"""Quick games by which moments are divided into classes."""
TRIED = 2_000
"""Games, at most, in which a choice is tried, and as many in which it is left."""
STRONGER, SLOW_STRONGER = 20_000, 200
"""Games, at most, in which one player is stronger."""
MOST_GAMES = 1_000_000_000
NOTHING = 1e-12
"""A spread that is none."""


def size_of_part(question: Question) -> int:
    return PART if question.in_kernel else SLOW_PART


@dataclass(frozen=True)
class Plan:
    """A question put to several boxes: the same games with each of them."""

    question: Question
    boxes: tuple[Box, ...]
    games: int
    luck: int = 0
    """Games whose dice are judged."""
    width: float | None = None
    """How narrow every seat's interval must be for fewer games to be enough."""
    classes: Classes = field(default_factory=Classes)
    labels: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """What is tried, and the moves it stands for."""

    @property
    def part(self) -> int:
        return size_of_part(self.question)

    def of(self, box: Box) -> Question:
        return replace(self.question, components=box.components)


class Part(NamedTuple):
    """What some games come to."""

    tallies: list[Tally]
    """With each box, ..."""
    differences: list[Moments]
    """... and how each after the first differs from the first, game by game."""

    def plus(self, more: Part) -> Part:
        return Part(
            [one + other for one, other in zip(self.tallies, more.tallies, strict=True)],
            [one + other for one, other in zip(self.differences, more.differences, strict=True)],
        )


def play_part(plan: Plan, nth: int) -> Part:
    """One part: the same games with every box."""
    first = nth * plan.part
    number = min(plan.part, plan.games - first)
    tallies, numbers = [], []
    for box in plan.boxes:
        question = plan.of(box)
        games = list(play(question, first, number, detailed=first < DETAILED))
        made, counted = tally(question.load(), games, plan.classes)
        tallies.append(made)
        numbers.append(counted)
    return Part(tallies, [Moments.of(other - numbers[0]) for other in numbers[1:]])


def play_stronger(question: Question, games: int, nth: int) -> tuple[int, float]:
    """One part of the games in which one player is stronger: how many, and what that one won."""
    size = size_of_part(question)
    first = nth * size
    number = min(size, games - first)
    played = play(question, first, number, detailed=False)
    shares = np.concatenate([one.shares for one in played])
    seats = np.arange(first, first + number) % question.players
    return number, float(shares[np.arange(number), seats].sum())


def play_trial(plan: Plan, nth: int) -> Moments:
    """One part of the trials, with the first box: for each label, how much more a player wins who
    takes it at the first chance, and one who never does, than if they may choose. The same games
    with the same dice; whoever is told sits in another seat in every game."""
    question, first = plan.of(plan.boxes[0]), nth * PART
    number = min(PART, trials(plan) - first)
    seats = (first + np.arange(number)) % question.players

    def won(order: Order) -> Floats:
        played = play(question, first, number, detailed=False, order=order)
        shares: Floats = np.concatenate([one.shares for one in played])
        return shares[np.arange(number), seats]

    free = won(NONE)
    told = [won(Order(mode, codes)) - free for _, codes in plan.labels for mode in (TAKE, NEVER)]
    return Moments.of(np.array(told).T)


def trials(plan: Plan) -> int:
    """Games in which each choice is tried; only inside the kernel is that quick enough."""
    return min(TRIED, plan.games) if plan.question.in_kernel and plan.labels else 0


def play_luck(question: Question, number: int) -> Floats:
    """A game whose dice are judged: a row of shares, and one of luck for each way to measure it."""
    game = question.load()
    position = game.new(question.players, seed=f"{question.seed} {number}", **question.options)
    players = [
        bots.make(name, f"{question.seed} {number} {seat}")
        for seat, name in enumerate(question.lineup(number))
    ]
    seed = Random(f"{question.seed} {number} luck").getrandbits(64)  # noqa: S311  # nothing secret
    luck = Luck(position, seed)
    _, seats = play_out(position, players, luck=luck)
    return np.array([[seat.share for seat in seats], *luck.shares.T])


def prepared(plan: Plan) -> Plan:
    """With what some quick games with the first box tell: how moments are divided, and what there
    is to choose."""
    quick = replace(plan.of(plan.boxes[0]), bots=("quick",))
    played = list(play(quick, 0, PILOT, detailed=True))
    labels = codes_of(quick.load(), played) if len(plan.boxes) == 1 else {}
    return replace(plan, classes=Classes.of(played), labels=tuple(labels.items()))


def stronger_games(plan: Plan) -> int:
    """Games in which one player is stronger, with each box."""
    return min(plan.games, STRONGER if plan.question.in_kernel else SLOW_STRONGER)


def steps(plan: Plan) -> int:
    """How many games are played in all, about, trials apart."""
    return (plan.games + stronger_games(plan) + plan.luck) * len(plan.boxes)


def explained(sums: Floats) -> float:
    """The part of the spread of each seat's shares that its luck explains, by all ways of measuring
    it together (the square of the multiple correlation); seats apart, since the dice do not decide
    who sits where."""
    games, totals = sums[0, 0], sums[0, 1:]
    if games[0] < 2:
        return float("nan")
    apart = (sums[1:, 1:] - totals[:, None] * totals[None, :] / games).sum(axis=-1)
    spread, both, lucks = apart[0, 0], apart[0, 1:], apart[1:, 1:]
    if spread <= NOTHING or lucks.trace() <= NOTHING:
        return float("nan")
    return float(both @ np.linalg.lstsq(lucks, both)[0] / spread)


def luck_sums(games: Floats) -> Floats:
    """For each game what `explained` needs: the products of 1, the share and the lucks of each
    seat with each other."""
    columns = np.concatenate([np.ones_like(games[:, :1]), games], axis=1)
    products: Floats = columns[:, :, None] * columns[:, None, :]
    return products
