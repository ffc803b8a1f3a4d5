"""Who sits at the table: people at this keyboard, and bots."""

from __future__ import annotations

from .. import bots
from ..engine.errors import CordeeError
from ..engine.record import one_line

BOT = "bot:"
LONGEST_NAME = 40
LONGEST_BOT = 200
"""A class or a program may lie deep in somebody's folders."""


def parse(text: str, low: int, high: int) -> list[str]:
    """The names in `--seats`, in the order typed."""
    if text.count(",") >= high:
        raise CordeeError("seats-count", count=text.count(",") + 1, low=low, high=high)
    names = [as_meant(one_line(name)) for name in text.split(",")]
    for name in names:
        most = LONGEST_BOT if name.startswith(BOT) else LONGEST_NAME
        if len(name) > most:
            raise CordeeError("seat-long", name=name, most=most)
        if not name:
            raise CordeeError("seat-empty", given=text)
        if name.startswith(BOT):
            bots.parse(name.removeprefix(BOT))
        if names.count(name) > 1 and not name.startswith(BOT):
            raise CordeeError("seat-twice", name=name)
    if not low <= len(names) <= high:
        raise CordeeError("seats-count", count=len(names), low=low, high=high)
    return names


def as_meant(name: str) -> str:
    """A seat as it is kept: bots begin with `bot:`, whether or not that was typed."""
    if name.lower().startswith(BOT):
        return BOT + bots.spelled(name[len(BOT) :])
    return BOT + name if bots.runs_code(name) else name


def budget_of(simulations: str | None, seconds: str | None) -> str | None:
    """What `--simulations` or `--seconds` allow for each decision, as bots' names carry it."""
    if simulations is not None and seconds is not None:
        raise CordeeError("budget-twice", domain="cordee.terminal")
    if simulations is None and seconds is None:
        return None
    if simulations is not None:
        key, given, budget = "budget-simulations", simulations, simulations.strip()
    else:
        assert seconds is not None
        key, given, budget = "budget-seconds", seconds, f"{seconds.strip().replace(',', '.')}s"
    if bots.BUDGET.fullmatch(budget) is None:
        raise CordeeError(key, domain="cordee.terminal", given=given)
    bots.parse(f"{bots.BUDGETED[0]}:{budget}")
    return budget


def with_budget(names: list[str], budget: str | None) -> list[str]:
    """The names, with a budget for the bots that think and have none of their own."""
    return [
        BOT + bots.with_budget(name.removeprefix(BOT), budget) if name.startswith(BOT) else name
        for name in names
    ]


def kind_of(name: str) -> str:
    """What kind of bot sits there, known here or not; empty for a person."""
    return bots.called(name.removeprefix(BOT)) if name.startswith(BOT) else ""


def runs_code(name: str) -> bool:
    """Does a bot of somebody's own sit there?"""
    return name.startswith(BOT) and bots.runs_code(name.removeprefix(BOT))


def only_person(names: list[str]) -> int | None:
    """The seat of the one person who plays against bots; None where several share a keyboard."""
    people = [seat for seat, name in enumerate(names) if not name.startswith(BOT)]
    return people[0] if len(people) == 1 else None


def some_know(names: list[str]) -> bool:
    """Does any of them use what is known about the game?"""
    return any(name.startswith(BOT) and bots.knows(name.removeprefix(BOT)) for name in names)


def bot_of(name: str, seed: str) -> bots.Bot | None:
    """The bot behind a name; None for a person."""
    return bots.make(name.removeprefix(BOT), seed) if name.startswith(BOT) else None
