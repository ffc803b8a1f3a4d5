"""Bots against each other: games with the seats changing round, and how sure the outcome is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from .. import bots
from ..engine.game import Game
from ..engine.position import Position

NORMAL_95 = 1.959964
"""How many standard errors a 95 % interval goes to either side."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A share of the wins, and where it lies with 95 % (Wilson)."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: float, games: int) -> Interval:
        share, z2 = wins / games, NORMAL_95**2
        middle = (share + z2 / (2 * games)) / (1 + z2 / games)
        spread = sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
        return cls(share, middle - NORMAL_95 * spread, middle + NORMAL_95 * spread)

    def __str__(self) -> str:
        return f"{self.share:.1%} [{self.low:.1%}, {self.high:.1%}]"


def play_game(position: Position, players: Sequence[bots.Bot]) -> tuple[float, ...]:
    """Each seat's share when the bots have played a game to its end."""
    while (actor := position.actor) is not None:
        if isinstance(actor, int):
            moves = position.moves()
            alone = len(moves) == 1
            position.play(moves[0] if alone else bots.ask(players[actor], position))
        else:
            position.roll()
    assert position.outcome is not None
    return position.outcome.shares


def duel(game: Game, names: tuple[str, str], seed: int, number: int, **options: Any) -> float:
    """The first bot's share in one game of two; each begins every other game."""
    seats = [number % 2, 1 - number % 2]
    players = [bots.make(names[who], f"{seed} {number} {who}") for who in seats]
    position = game.new(2, seed=f"{seed} {number}", **options)
    return play_game(position, players)[seats.index(0)]
