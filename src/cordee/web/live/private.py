"""A table for one person, of which nothing is kept: the page brings along what was done before."""

from __future__ import annotations

from .room import Room


class PrivateRoom(Room):
    """Nobody else is here, and nothing happens by itself."""

    def go_on(self) -> None:
        pass

    def note(self, person: str, address: str) -> None:
        pass

    async def tell_presence(self, person: str, here: bool) -> None:
        pass
