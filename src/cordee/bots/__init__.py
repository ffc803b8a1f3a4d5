"""Who chooses when no person does.

A bot is given a position without dice and returns one of its legal moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ..engine.errors import UnknownName

if TYPE_CHECKING:
    from ..engine.move import Move
    from ..engine.position import Position


class Bot(Protocol):
    """Anything that can choose."""

    def choose(self, position: Position) -> Move:
        """One of `position.moves()`. The position has no dice: `roll()` on it raises."""
        ...


def _random(seed: int | str | None) -> Bot:
    from .random_bot import RandomBot

    return RandomBot(seed)


REGISTER: dict[str, Callable[[int | str | None], Bot]] = {"random": _random}


def make(name: str, seed: int | str | None = None) -> Bot:
    """A bot by name; with the same seed it chooses the same way."""
    check_name(name)
    return REGISTER[name](seed)


def check_name(name: str) -> None:
    if name not in REGISTER:
        raise UnknownName("bot-unknown", name=name, known=", ".join(REGISTER))


def ask(bot: Bot, position: Position) -> Move:
    """What a bot chooses; it sees what every player sees, and cannot see the dice to come."""
    return bot.choose(position.without_dice())
