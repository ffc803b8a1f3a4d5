"""What happens at a table, one event after the other: a whole table follows from them."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...engine.data import Data

OPEN = "open"
"""The table is set up: game, options, seats."""
SIT = "sit"
LEAVE = "leave"
GIVE = "give"
"""A seat that nobody has taken is for a bot, for all, or for whoever has a link."""
CLOSE = "close"
"""The table will not be played at after all."""
PLEDGE = "pledge"
"""Somebody is bound to a contribution to the dice, which they have not shown yet."""
CONTRIBUTE = "contribute"
"""Somebody adds random bits of their own to the dice."""
SEAL = "seal"
"""Nobody pledges any more: those who did may show their contributions."""
MIX = "mix"
"""A backup was restored: dice that were seen must not come again, everybody may contribute anew."""
MIXED = "mixed"
"""The game goes on, with new dice."""
START = "start"
"""All seats are taken; the order in which they play."""
MOVE = "move"
"""A decision or an outcome of chance, in notation."""
UNDO = "undo"
HAND = "hand"
"""A seat is handed to a bot."""
BACK = "back"
"""A seat is taken back by its player."""
RESIGN = "resign"
SAY = "say"
REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class TableEvent:
    """One thing that happened, in its place."""

    number: int
    """From 0; no two events of a table have the same number."""
    kind: str
    data: Data = field(default_factory=dict)
    at: float = 0.0
    """When, in seconds since 1970."""

    @property
    def seated(self) -> set[str]:
        """The people who find the table among theirs from now on."""
        if self.kind == SIT:
            return {self.data["person"]}
        if self.kind != OPEN:
            return set()
        found = {self.data.get("host"), *(seat["person"] for seat in self.data.get("seats", ()))}
        return {person for person in found if person}

    @property
    def doer(self) -> str | None:
        """Who sat down or spoke: so that what somebody leaves behind can be found."""
        return self.data.get("person") if self.kind in (SIT, SAY) else None
