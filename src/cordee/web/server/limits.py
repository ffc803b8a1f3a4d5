"""How much one person or address may ask for."""

from __future__ import annotations

import ipaddress
import resource
import time
from collections import Counter, OrderedDict
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
MOST_CONNECTIONS = 10_000
MOST_CONNECTIONS_FROM = 600
"""From one address, unless it is a proxy's: its sockets, and pages beside them."""
RESERVED = 128
"""File descriptors that are not for connections: the database, files, games being compiled."""
MOST_REFUSALS = 100
"""Messages refused in a row after which a line is closed."""


@dataclass(frozen=True)
class Rate:
    """How much at once, and how much per second on average."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Patience:
    """Seconds that a client may keep us waiting."""

    head: float = 10.0
    """For the head of a request, from connecting or from its first byte; and for a goodbye."""
    body: float = 20.0
    """For its body, from the end of its head."""
    silence: float = 75.0
    """For the next request, or for taking any of our answer."""

    @property
    def shortest(self) -> float:
        return min(self.head, self.body, self.silence)


PAGES = Rate(300, 60)  # several people may share an address
NEW_TABLES = Rate(10, 0.05)
NEW_TABLES_FROM = Rate(60, 0.5)
CONNECTIONS = Rate(120, 20)
ACTIONS = Rate(60, 20)  # programs play, too
TALK = Rate(5, 0.5)
HINTS = Rate(3, 0.2)
COUNSEL = Rate(10, 0.5)
OWN_DATA = Rate(3, 0.02)
STUDIES = Rate(10, 0.05)
EXPLORING = Rate(60, 4)  # rounds of thinking
EXPLORING_FROM = Rate(600, 40)  # a class behind one proxy


def neighbourhood(host: str) -> str:
    """What counts as one address: for IPv6, the whole network of a household."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_within(address: str, networks: str) -> bool:
    """Is an address in one of these networks? `*` has them all; what is no network has nobody."""
    try:
        asking = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(_holds(one.strip(), asking) for one in networks.split(","))


def _holds(network: str, asking: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    try:
        return network == "*" or asking in ipaddress.ip_network(network)
    except ValueError:
        return False


def capacity() -> int:
    """How many connections fit into this process, by the files it may have open."""
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(RESERVED, min(MOST_CONNECTIONS, most - RESERVED))


def most_sockets() -> int:
    """How many of them may be sockets: there is always room for pages beside them."""
    return min(MOST_SOCKETS, 3 * capacity() // 4)


def claim_descriptors() -> None:
    """As many open files as this process may have at all."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Limiter:
    """One bucket per caller: it empties with every call and fills with time."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, caller: str) -> bool:
        left = self._filled(caller)
        allowed = left >= 1
        self._keep(caller, left - allowed)
        return allowed

    def spend(self, caller: str, count: int) -> None:
        """What was allowed elsewhere."""
        self._keep(caller, max(0.0, self._filled(caller) - count))

    def _filled(self, caller: str) -> float:
        now = time.monotonic()
        left, since = self._left.pop(caller, (self.rate.burst, now))
        return min(self.rate.burst, left + (now - since) * self.rate.per_second)

    def _keep(self, caller: str, left: float) -> None:
        self._left[caller] = (left, time.monotonic())
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)


class Limits:
    """What every caller may still ask for; switched off where a server is measured."""

    def __init__(self, on: bool = True, shared: bool = False) -> None:
        self.on = on
        self._shared = on and shared
        self._limiters: dict[Rate, Limiter] = {}
        self.spent: Counter[tuple[Rate, str]] = Counter()
        """What other processes have not been told of."""
        self.open_by: Counter[str] = Counter()
        self.open_from: Counter[str] = Counter()
        """Sockets of each person, and from each address."""
        self.open_elsewhere: dict[str, Counter[str]] = {}
        """The same of other processes."""

    def allow(self, rate: Rate, caller: str) -> bool:
        if not self.on:
            return True
        allowed = self._limiter(rate).allows(caller)
        if allowed and self._shared:
            self.spent[rate, caller] += 1
        return allowed

    def spend(self, rate: Rate, caller: str, count: int) -> None:
        """Another process has allowed something."""
        self._limiter(rate).spend(caller, count)

    def _limiter(self, rate: Rate) -> Limiter:
        return self._limiters.setdefault(rate, Limiter(rate))

    def has_room(self, person: str, address: str) -> bool:
        """May one more socket be opened?"""
        if not self.on:
            return True
        elsewhere = self.open_elsewhere.values()
        return (
            self.allow(CONNECTIONS, address)
            and self.open_by[person] + sum(one[person] for one in elsewhere) < MOST_SOCKETS_EACH
            and self.open_from[address] + sum(one[address] for one in elsewhere) < MOST_SOCKETS_FROM
            and self.open_by.total() < most_sockets()
        )

    def check_new_table(self, person: str, address: str) -> None:
        """Refuse anyone who has opened too many."""
        if not (self.allow(NEW_TABLES, person) and self.allow(NEW_TABLES_FROM, address)):
            raise TooMuch("too-many-tables")
