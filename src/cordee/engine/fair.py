"""Fair dice: a secret chosen before the game decides every chance event, and proves it after.

The SHA-256 of the secret (the *commitment*) is public from the start, the secret after the end.
Where people contribute random bits after they have seen the commitment, whoever has the secret
cannot choose the dice either: the salt made of these bits goes into every chance event.
"""

from __future__ import annotations

import hashlib
import hmac
import math
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice, permutations
from typing import TypeVar

from ..words import shown
from .errors import CordeeError

SECRET_BYTES = 32
CONTRIBUTION_BYTES = 16
HEX_OF_CONTRIBUTION = re.compile(f"[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}")
T = TypeVar("T")


def contribution() -> str:
    """Random bits for the dice of a table, as they are written."""
    return secrets.token_hex(CONTRIBUTION_BYTES)


def pledge_of(given: str) -> str:
    """What binds somebody to a contribution before they show it."""
    return hashlib.sha256(given.encode("ascii")).hexdigest()


@dataclass(frozen=True)
class Mix:
    """What went into the dice besides the secret: at the start, or when a backup was restored."""

    given: tuple[str, ...] = ()
    """The contribution of each seat, in the order before seats were drawn; empty for none."""
    event: int = 0
    """The first chance event it counts for."""
    fresh: str = ""
    """Random bits of the server, shown before anybody contributed: only after a restored backup."""

    def salt(self, earlier: str = "") -> str:
        """The salt it leads to; empty if nothing went in."""
        if self.fresh:
            parts = (earlier, self.fresh, *self.given)
        elif any(self.given):
            parts = self.given
        else:
            return ""
        return hashlib.sha256(":".join(parts).encode("ascii")).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """The dice of one table."""

    secret: bytes = field(repr=False)
    mixes: tuple[Mix, ...] = ()
    """What went in before the game, then after each restored backup; none if nothing ever did."""

    def __post_init__(self) -> None:
        if not isinstance(self.secret, bytes) or len(self.secret) != SECRET_BYTES:
            raise CordeeError("secret-size", size=SECRET_BYTES)

    @classmethod
    def unpredictable(cls) -> FairDice:
        return cls(secrets.token_bytes(SECRET_BYTES))

    @classmethod
    def of_seed(cls, seed: int | str) -> FairDice:
        """Dice that fall the same way every time, for tests and for sharing a game."""
        if type(seed) not in (int, str):
            raise CordeeError("seed-unusable", given=shown(seed))
        try:
            return cls(hashlib.sha256(f"cordee seed {seed}".encode()).digest())
        except ValueError:  # not text, or a number too long to write
            raise CordeeError("seed-unusable", given=shown(seed)) from None

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    @cached_property
    def salts(self) -> tuple[str, ...]:
        """The salt of each mix: one after a restored backup continues the one before."""
        salts = [""]
        for mix in self.mixes:
            salts.append(mix.salt(salts[-1]))
        return tuple(salts[1:])

    def salt_at(self, event: int) -> str:
        """The salt that counts for a chance event; empty if there is none."""
        salt = ""
        for mix, made in zip(self.mixes, self.salts, strict=True):
            if mix.event <= event:
                salt = made
        return salt

    def uniform(self, message: str, event: int | None = None) -> float:
        """A number from 0 up to, but not including, 1, fixed by secret, salt and message.

        The salt is the one that counts for a chance event, or else the first.
        """
        salt = next(iter(self.salts), "") if event is None else self.salt_at(event)
        message = f"{salt}:{message}" if salt else message
        h = hmac.new(self.secret, message.encode("ascii"), hashlib.sha256).digest()
        return (int.from_bytes(h[:8], "big") >> 11) / 2**53

    def pick(self, event: int, odds: Sequence[float]) -> int:
        """Which outcome chance event number `event` of the game has."""
        u = self.uniform(str(event), event)
        total = 0.0
        for index, probability in enumerate(odds):
            total += probability
            if total > u:
                return index
        return len(odds) - 1

    def seats(self, people: Sequence[T]) -> list[T]:
        """The order in which people sit down: each order is equally likely."""
        nth = int(self.uniform("seats") * math.factorial(len(people)))
        return list(next(islice(permutations(people), nth, None)))
