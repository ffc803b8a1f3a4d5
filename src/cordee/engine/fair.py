"""Fair dice: a secret chosen before the game decides every chance event, and proves it after.

The SHA-256 of the secret (the *commitment*) is public from the start, the secret after the end.
"""

from __future__ import annotations

import hashlib
import hmac
import math
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice, permutations
from typing import TypeVar

from ..words import shown
from .errors import CordeeError

SECRET_BYTES = 32
T = TypeVar("T")


@dataclass(frozen=True)
class FairDice:
    """The dice of one table."""

    secret: bytes = field(repr=False)

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

    def uniform(self, message: str) -> float:
        """A number from 0 up to, but not including, 1, fixed by the secret and the message."""
        h = hmac.new(self.secret, message.encode("ascii"), hashlib.sha256).digest()
        return (int.from_bytes(h[:8], "big") >> 11) / 2**53

    def pick(self, event: int, odds: Sequence[float]) -> int:
        """Which outcome chance event number `event` of the game has."""
        u = self.uniform(str(event))
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
