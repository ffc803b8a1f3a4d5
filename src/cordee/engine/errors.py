"""Everything that can be wrong with what a user gives us.

An error carries a key of the Fluent files, its arguments and, where a rule of the game decides,
the rule's number. `str()` speaks English, `.text("fr")` French.
"""

from __future__ import annotations

from typing import Any

from ..words import COMMON, speaker
from .data import Data


class CordeeError(ValueError):
    """Something given to Cordée is wrong; nothing was changed."""

    def __init__(self, key: str, /, *, domain: str = COMMON, **arguments: object) -> None:
        super().__init__(key)
        self.key = key
        self.domain = domain
        self.arguments: Data = arguments

    def text(self, locale: str = "en") -> str:
        say = speaker(locale, self.domain)
        spoken = {
            name: value.text(locale) if isinstance(value, CordeeError) else value
            for name, value in self.arguments.items()
        }
        return say(self.key, **spoken)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        """It may have happened in another process."""
        return _happened, (type(self), self.key), self.__dict__


def _happened(kind: type[CordeeError], key: str) -> CordeeError:
    return kind.__new__(kind, key)


class UnknownName(CordeeError):
    """No such game, option, bot or language."""


class InvalidMove(CordeeError):
    """The text is not notation of this game."""


class IllegalMove(CordeeError):
    """The move is notation, but not legal now: `.rule` says which rule forbids it."""

    def __init__(
        self, key: str, /, *, rule: str, domain: str = COMMON, **arguments: object
    ) -> None:
        super().__init__(key, domain=domain, rule=rule, **arguments)
        self.rule = rule


class CannotStart(CordeeError):
    """What was asked for makes sense, but something that it needs is missing, broken or taken."""


class ImpossiblePosition(CordeeError):
    """No game can reach this position."""


class FaultyComponents(CordeeError):
    """A components file with a wrong key, type or number."""


class FaultyRecord(CordeeError):
    """A record that cannot be read, or was not played by the rules."""


class WrongResult(FaultyRecord):
    """A record whose result is not the one its moves lead to."""


class NoDice(CordeeError):
    """This position has no dice of its own: its chance events are somebody else's."""
