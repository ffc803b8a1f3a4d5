"""How much one person or address may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass

from .refusals import TooMuch

KNOWN = 10_000
"""Callers remembered; those not heard from for longest are forgotten first."""
LARGEST_BODY = 16_384
LARGEST_FRAME = 4_096
MOST_SOCKETS = 2_000
MOST_SOCKETS_EACH = 20
MOST_SOCKETS_FROM = 500
"""From one address: enough for a school behind one proxy, but not all of them."""
MOST_REFUSALS = 100
"""Messages refused in a row after which a line is closed."""
MOST_HINTS = 4
"""Hints being thought about, or waiting to be."""


@dataclass(frozen=True)
class Rate:
    """How much at once, and how much per second on average."""

    burst: float
    per_second: float


PAGES = Rate(300, 60)  # several people may share an address
NEW_TABLES = Rate(10, 0.05)
NEW_TABLES_FROM = Rate(60, 0.5)
CONNECTIONS = Rate(120, 20)
ACTIONS = Rate(60, 20)  # programs play, too
TALK = Rate(5, 0.5)
HINTS = Rate(3, 0.2)
OWN_DATA = Rate(3, 0.02)


def neighbourhood(host: str) -> str:
    """What counts as one address: for IPv6, the whole network of a household."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False))


class Limiter:
    """One bucket per caller: it empties with every call and fills with time."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, caller: str) -> bool:
        now = time.monotonic()
        left, since = self._left.pop(caller, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - since) * self.rate.per_second)
        allowed = left >= 1
        self._left[caller] = (left - allowed, now)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return allowed


class Limits:
    """What every caller may still ask for; switched off where a server is measured."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._limiters: dict[Rate, Limiter] = {}

    def allow(self, rate: Rate, caller: str) -> bool:
        if not self.on:
            return True
        return self._limiters.setdefault(rate, Limiter(rate)).allows(caller)

    def check_new_table(self, person: str, address: str) -> None:
        """Refuse anyone who has opened too many."""
        if not (self.allow(NEW_TABLES, person) and self.allow(NEW_TABLES_FROM, address)):
            raise TooMuch("too-many-tables")
