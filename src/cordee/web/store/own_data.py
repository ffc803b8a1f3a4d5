"""Everything that is kept about one person, as they may take it with them."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import select

from ...engine.data import Data
from ..live import events as kinds
from ..live.events import TableEvent
from .models import tables
from .store import Store


async def told_of(store: Store, table_id: str, person: str) -> Data:
    """What a table has of somebody: when they came, what they were called, did and said."""
    query = select(tables.c.game, tables.c.stage, tables.c.created, tables.c.updated)
    async with store.engine.connect() as db:
        row = (await db.execute(query.where(tables.c.id == table_id))).one()
    story = OwnStory(person)
    with suppress(LookupError, TypeError, ValueError, AttributeError):  # as far as it can be read
        for event in await store.readable_events(table_id):
            story.hear(event)
    return {"table": table_id, **row._mapping, "opened_it": story.host, "events": story.told}


class OwnStory:
    """The events of a table that are about one person."""

    def __init__(self, person: str) -> None:
        self._person = person
        self._seats: list[str | None] = []
        self.host = False
        self.told: list[Data] = []

    def hear(self, event: TableEvent) -> None:
        data = event.data
        if event.kind == kinds.OPEN:
            self._seats = [seat["person"] for seat in data["seats"]]
            self.host = data.get("host") == self._person
            names = [seat["name"] for seat in data["seats"] if seat["person"] == self._person]
            if self.host or names:
                self._tell(event, {"names": names, "host_name": data.get("host_name", "")})
            return
        if event.kind == kinds.START:
            self._seats = [self._seats[nth] for nth in data["order"]]
        elif event.kind == kinds.SIT:
            self._seats[data["seat"]] = data["person"]
        if self._is_own(event):
            self._tell(event, {key: value for key, value in data.items() if key != "person"})
        if event.kind == kinds.LEAVE:
            self._seats[data["seat"]] = None

    def _is_own(self, event: TableEvent) -> bool:
        """Is it theirs? What people do says from which seat, what is said by whom, too."""
        data = event.data
        if data.get("person") is not None:
            return bool(data["person"] == self._person)
        seat = data.get("seat")
        return isinstance(seat, int) and self._seats[seat] == self._person

    def _tell(self, event: TableEvent, data: Data) -> None:
        self.told.append({"number": event.number, "kind": event.kind, "at": event.at, **data})
