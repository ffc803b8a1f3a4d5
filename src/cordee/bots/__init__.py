"""Who chooses when no person does.

A bot is given a position without dice and returns one of its legal moves. Its name may carry a
budget for each decision: `search:2000` makes 2000 simulations, `search:0.5s` takes half a second.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypedDict, Unpack, runtime_checkable

from ..engine.errors import CordeeError, UnknownName
from .steps import Steps, finish

if TYPE_CHECKING:
    from ..engine.move import Move
    from ..engine.position import Position

Seed = int | str | None


class Bot(Protocol):
    """Anything that can choose."""

    def choose(self, position: Position) -> Move:
        """One of `position.moves()`. The position has no dice: `roll()` on it raises."""
        ...


@runtime_checkable
class Patient(Protocol):
    """A bot that thinks in steps, so that others may go first in between."""

    def choosing(self, position: Position) -> Steps[Move]: ...


class Budget(TypedDict, total=False):
    """What a bot may spend on each decision."""

    simulations: int
    seconds: float


def _random(seed: Seed) -> Bot:
    from .random_bot import RandomBot

    return RandomBot(seed)


def _quick(seed: Seed) -> Bot:
    from .quick import QuickBot

    return QuickBot(seed)


def _search(seed: Seed, **budget: Unpack[Budget]) -> Bot:
    from .search import Search

    return Search(seed=seed, **budget)


def _level(name: str, seed: Seed) -> Bot:
    from .levels import LevelBot

    return LevelBot(name, seed)


LEVELS = ("novice", "easy", "medium", "hard", "expert")
"""For people to play against, the weakest first."""
REGISTER: dict[str, Callable[..., Bot]] = {
    **{name: partial(_level, name) for name in LEVELS},
    "random": _random,
    "quick": _quick,
    "search": _search,
}
BUDGETED = ("search",)
"""Those that take a budget."""
INSTANT = ("random", "quick", "novice", "easy", "medium")
"""Those that keep nobody waiting."""
BUDGET = re.compile(r"(?P<simulations>[0-9]{1,12})|(?P<seconds>[0-9]{0,6}\.?[0-9]{1,6})s")


def make(name: str, seed: Seed = None) -> Bot:
    """A bot by name; with the same seed it chooses the same way."""
    kind, budget = parse(name)
    return REGISTER[kind](seed, **budget)


def parse(name: str) -> tuple[str, Budget]:
    """What kind of bot a name stands for, and its budget."""
    kind, colon, budget = name.partition(":")
    if kind not in REGISTER:
        raise UnknownName("bot-unknown", name=name, known=", ".join(REGISTER))
    if not colon:
        return kind, {}
    found = BUDGET.fullmatch(budget)
    if kind not in BUDGETED or found is None:
        raise UnknownName("bot-budget", name=name, known=", ".join(BUDGETED))
    from .search import check

    if found["seconds"]:
        seconds = float(found["seconds"])
        check("seconds", seconds)
        return kind, {"seconds": seconds}
    simulations = int(found["simulations"])
    check("simulations", simulations)
    return kind, {"simulations": simulations}


def with_budget(name: str, budget: str | None) -> str:
    """A bot's name with a budget, if it takes one and has none of its own."""
    return f"{name}:{budget}" if budget and name in BUDGETED else name


def knows(name: str) -> bool:
    """Does a bot use what is known about how to play its game well?"""
    return name.partition(":")[0] != "random"


def ask(bot: Bot, position: Position) -> Move:
    """What a bot chooses; it sees what every player sees, and cannot see the dice to come."""
    return finish(asking(bot, position))


def asking(bot: Bot, position: Position) -> Steps[Move]:
    """`ask`, step by step if the bot thinks that way."""
    if not isinstance(position.actor, int):
        raise CordeeError("search-nothing")
    seen = position.without_dice()
    return (yield from bot.choosing(seen)) if isinstance(bot, Patient) else bot.choose(seen)
