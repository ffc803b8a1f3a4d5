"""Who is muted or blocked, and which cookies still count: in memory, as the database has it."""

from __future__ import annotations

import ipaddress

from ..store.people import Noted, noted
from ..store.store import Store
from .refusals import NotYours

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Standing:
    """Read when a server starts, and again when it hears of a change."""

    def __init__(self) -> None:
        self._people: dict[str, Noted] = {}
        self._networks: list[tuple[Network, Noted]] = []

    async def read(self, store: Store) -> None:
        people, addresses = await noted(store)
        self._people = {one.who: one for one in people}
        self._networks = [(ipaddress.ip_network(one.who), one) for one in addresses]

    def generation_of(self, person: str) -> int:
        """The cookies of which generation count?"""
        one = self._people.get(person)
        return 0 if one is None else one.generation

    def is_blocked(self, person: str | None, address: str) -> bool:
        return any(one.blocked for one in self._about(person, address))

    def check_talk(self, person: str, address: str) -> None:
        """Refuse whoever is muted."""
        if any(one.muted or one.blocked for one in self._about(person, address)):
            raise NotYours("muted")

    def check(self, person: str | None, address: str) -> None:
        """Refuse whoever is blocked."""
        if self.is_blocked(person, address):
            raise NotYours("blocked")

    def _about(self, person: str | None, address: str) -> list[Noted]:
        found = [self._people[person]] if person in self._people else []
        if not self._networks:
            return found
        try:
            asking = ipaddress.ip_network(address)
        except ValueError:
            return found
        return found + [one for network, one in self._networks if _within(asking, network)]


def _within(asking: Network, network: Network) -> bool:
    return asking.version == network.version and asking.overlaps(network)
