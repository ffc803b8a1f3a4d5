"""Who chooses when no person does.

A bot is given a position without dice and returns one of its legal moves. Its name may carry a
budget for each decision: `search:2000` makes 2000 simulations, `search:0.5s` takes half a second.
Bots from outside are named `module:Class`, `exec:./program`, or as an installed package calls them
(an entry point of the group `cordee.bots`): see `outside`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Protocol, TypedDict, Unpack, runtime_checkable

from ..engine.errors import CordeeError, UnknownName
from ..engine.register import Register
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


def _judge(seed: Seed, **budget: Unpack[Budget]) -> Bot:
    from .search import Search

    return Search(seed=seed, judge=True, **budget)


def _level(name: str, seed: Seed) -> Bot:
    from .levels import LevelBot

    return LevelBot(name, seed)


LEVELS = ("novice", "easy", "medium", "hard", "expert", "master")
"""For people to play against, the weakest first."""
SHIPPED: dict[str, Callable[..., Bot]] = {
    **{name: partial(_level, name) for name in LEVELS},
    "random": _random,
    "quick": _quick,
    "search": _search,
    "judge": _judge,
}


def _installed(entry: EntryPoint) -> Callable[..., Bot]:
    from . import outside

    return outside.installed(entry)


REGISTER = Register("cordee.bots", SHIPPED, _installed)
"""What makes each bot; installed ones are entry points of the group `cordee.bots`."""
BUDGETED = ("search", "judge")
"""Those that take a budget."""
INSTANT = ("random", "quick", "novice", "easy", "medium")
"""Those that keep nobody waiting."""
BUDGET = re.compile(r"(?P<simulations>[0-9]{1,12})|(?P<seconds>[0-9]{0,6}\.?[0-9]{1,6})s")


def make(name: str, seed: Seed = None) -> Bot:
    """A bot by name; with the same seed it chooses the same way."""
    kind, budget = parse(name)
    if kind in REGISTER:
        return REGISTER[kind](seed, **budget)
    from . import outside

    return outside.make(kind, seed, **_limit(budget))


def parse(name: str) -> tuple[str, Budget]:
    """What kind of bot a name stands for, and its budget; refused if there is no such bot."""
    kind, colon, budget = name.partition(":")
    if kind not in SHIPPED:
        return _parse_outside(name)
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


def _parse_outside(name: str) -> tuple[str, Budget]:
    """One that does not ship: all it has is a time limit."""
    from . import outside

    kind, seconds = outside.split(name)
    if kind not in REGISTER:
        if not outside.is_outside(kind):
            raise UnknownName("bot-unknown", name=name, known=", ".join(REGISTER))
        outside.check(kind)
    return kind, {} if seconds is None else {"seconds": seconds}


def _limit(budget: Budget) -> dict[str, float]:
    return {"seconds": budget["seconds"]} if "seconds" in budget else {}


def spelled(name: str) -> str:
    """A name as it is known: whatever ships is written in small letters, others as they are."""
    small = name.strip().lower()
    return small if small.partition(":")[0] in REGISTER else name.strip()


def is_shipped(name: str) -> bool:
    return name.partition(":")[0] in SHIPPED


def runs_code(name: str) -> bool:
    """Does a name stand for code in somebody's folder? A file from elsewhere may not start it."""
    if name.partition(":")[0] in REGISTER:
        return False
    from .outside import is_outside

    return is_outside(name)


def check_harmless(names: Iterable[str]) -> None:
    """Refuse names that a file brings and that would run code of somebody's own."""
    if named := [name for name in names if runs_code(name)]:
        raise CordeeError("bots-untrusted", names=", ".join(named))


def called(name: str) -> str:
    """What a bot is called where there are no words for it."""
    kind = name.partition(":")[0]
    if kind in REGISTER:
        return kind
    from . import outside

    return outside.called(name) if outside.is_outside(name) else kind


def with_budget(name: str, budget: str | None) -> str:
    """A bot's name with a budget, if it takes one and has none of its own; for a bot from outside
    a time is its limit."""
    if not budget:
        return name
    if is_shipped(name):
        return f"{name}:{budget}" if name in BUDGETED else name
    from .outside import split

    limited = split(name)[1] is not None or not budget.endswith("s")
    return name if limited else f"{name}:{budget}"


def knows(name: str) -> bool:
    """Does a bot use what is known about how to play its game well?"""
    return is_shipped(name) and name.partition(":")[0] != "random"


class BotFault(CordeeError):
    """A bot from outside did something that no bot may do; the position is as it was."""


def close(*players: Bot) -> None:
    """They play no more: what one of them has started is ended."""
    from .outside import Outsider

    for bot in players:
        if isinstance(bot, Outsider):
            bot.close()


def ask(bot: Bot, position: Position) -> Move:
    """What a bot chooses; it sees what every player sees, and cannot see the dice to come."""
    return finish(asking(bot, position))


def asking(bot: Bot, position: Position) -> Steps[Move]:
    """`ask`, step by step if the bot thinks that way."""
    if not isinstance(position.actor, int):
        raise CordeeError("search-nothing")
    seen = position.without_dice()
    return (yield from bot.choosing(seen)) if isinstance(bot, Patient) else bot.choose(seen)
