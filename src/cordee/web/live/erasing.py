"""A table without somebody: their name and talk go, their seat and the game stay.

Pure functions over the events of one table, but for its moves, which say nothing about people.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ...engine.data import Data
from . import events as kinds
from .events import TableEvent
from .names import GONE_NAME, distinct
from .table import FREE, LINK, OPEN, PLAYING, Seat
from .table_setup import DEFAULT_LEVEL

Made = tuple[str, Data]
NAMED = {kinds.GIVE: "by", kinds.CLOSE: "name", kinds.REMATCH: "name"}
"""Events that name who did it, and where."""


@dataclass
class Chairs:
    """Who sat where, as far as events say it, and what each is called afterwards."""

    person: str
    """Who is to be forgotten."""
    stand_in: str
    """Whom their seats belong to from then on: nobody."""
    seats: list[Seat] = field(default_factory=list)
    called: list[str] = field(default_factory=list)
    """What each seat is called from now on."""
    host: str | None = None
    host_name: str = ""
    used: set[str] = field(default_factory=set)
    """The names under which they were known here."""
    others: set[str] = field(default_factory=set)
    """Everybody else who was ever at the table."""

    @property
    def own(self) -> list[int]:
        return [nth for nth, seat in enumerate(self.seats) if seat.person == self.person]


@dataclass(frozen=True)
class Erased:
    """What becomes of a table."""

    changed: dict[int, Data]
    """The events that say something else from now on."""
    more: list[Made]
    """What happens because somebody has gone."""
    seats: list[tuple[str, str]]
    """Of each seat: its kind and what it is called, for lists."""
    hosted: bool
    """Had they opened it?"""
    alone: bool
    """Was nobody else ever there? Then nobody misses the table."""


def erase(events: Sequence[TableEvent], person: str, stand_in: str, stage: str) -> Erased:
    """What becomes of a table at this stage when somebody is forgotten."""
    chairs = Chairs(person, stand_in)
    changed = {}
    for event in events:
        data = _swapped(_told(chairs, event), person, stand_in)
        if data != event.data:
            changed[event.number] = data
    return Erased(
        changed,
        _what_follows(chairs, stage),
        [(seat.kind, name) for seat, name in zip(chairs.seats, chairs.called, strict=True)],
        chairs.host == person,
        not chairs.others,
    )


def _told(chairs: Chairs, event: TableEvent) -> Data:
    """What an event says from now on; the chairs follow what it does."""
    data = event.data
    if event.kind == kinds.OPEN:
        return _opened(chairs, data)
    if event.kind == kinds.SIT:
        return _sat(chairs, data)
    if event.kind == kinds.SAY:
        return _said(chairs, data)
    if event.kind in NAMED:
        data = _named(chairs, data, NAMED[event.kind])
    _follow(chairs, event)
    return data


def _opened(chairs: Chairs, data: Data) -> Data:
    chairs.host, chairs.host_name = data.get("host"), data.get("host_name") or ""
    _meet(chairs, chairs.host, chairs.host_name)
    seats = []
    for told in data["seats"]:
        seat = Seat(**told)
        chairs.seats.append(seat)
        _meet(chairs, seat.person, seat.name)
        mine = seat.person == chairs.person
        chairs.called.append(distinct(GONE_NAME, chairs.called) if mine else seat.name)
        seats.append(told | {"name": chairs.called[-1]})
    made = data | {"seats": seats}
    if chairs.host == chairs.person and "host_name" in data:
        made["host_name"] = GONE_NAME
    return made


def _sat(chairs: Chairs, data: Data) -> Data:
    nth = data["seat"]
    chairs.seats[nth] = replace(chairs.seats[nth], person=data["person"], name=data["name"])
    _meet(chairs, data["person"], data["name"])
    mine = data["person"] == chairs.person
    chairs.called[nth] = distinct(GONE_NAME, chairs.called) if mine else data["name"]
    return data | {"name": chairs.called[nth]}


def _said(chairs: Chairs, data: Data) -> Data:
    """Older talk does not say whose it is: the seat does, or the name of somebody who watched."""
    speaker, seat = data.get("person"), data.get("seat")
    if speaker is None:
        mine = data["name"] in chairs.used if seat is None else seat in chairs.own
    else:
        mine = speaker == chairs.person
        _meet(chairs, speaker, "")
    return {"name": "", "text": "", "seat": seat} if mine else data


def _named(chairs: Chairs, data: Data, key: str) -> Data:
    new = {chairs.seats[nth].name: chairs.called[nth] for nth in chairs.own}
    if chairs.host == chairs.person:
        new.setdefault(chairs.host_name, GONE_NAME)
    return data | {key: new.get(data[key], data[key])}


def _meet(chairs: Chairs, who: str | None, name: str) -> None:
    if who == chairs.person:
        chairs.used.add(name)
    elif who:
        chairs.others.add(who)


def _follow(chairs: Chairs, event: TableEvent) -> None:
    """Who has which seat after an event, and who plays it."""
    data = event.data
    if event.kind == kinds.START:
        chairs.seats = [chairs.seats[nth] for nth in data["order"]]
        chairs.called = [chairs.called[nth] for nth in data["order"]]
        return
    if event.kind not in (kinds.LEAVE, kinds.GIVE, kinds.HAND, kinds.BACK, kinds.RESIGN):
        return
    nth, seat = data["seat"], chairs.seats[data["seat"]]
    if event.kind == kinds.LEAVE:
        chairs.seats[nth], chairs.called[nth] = Seat(FREE), ""
    elif event.kind == kinds.GIVE:
        chairs.seats[nth] = Seat(data["kind"], data["name"], None, data["level"])
        chairs.called[nth] = data["name"]
    else:
        seat.level = data.get("level")
        seat.resigned = seat.resigned or event.kind == kinds.RESIGN


def _what_follows(chairs: Chairs, stage: str) -> list[Made]:
    """A bot plays on in their place; a table that they opened and that waits is closed."""
    if stage == PLAYING:
        return [
            (kinds.HAND, {"seat": nth, "level": DEFAULT_LEVEL})
            for nth in chairs.own
            if not chairs.seats[nth].played_by_bot
        ]
    if stage != OPEN:
        return []
    if chairs.host == chairs.person:
        return [(kinds.CLOSE, {"name": GONE_NAME})]
    left = [nth for nth in chairs.own if chairs.seats[nth].kind in (FREE, LINK)]
    for nth in left:
        chairs.seats[nth], chairs.called[nth] = Seat(FREE), ""
    return [(kinds.LEAVE, {"seat": nth}) for nth in left]


def _swapped(data: Data, person: str, stand_in: str) -> Data:
    """The same with the stand-in wherever the person stood, whatever the event is about."""

    def swap(value: object) -> object:
        if value == person:
            return stand_in
        if isinstance(value, dict):
            return {key: swap(one) for key, one in value.items()}
        return [swap(one) for one in value] if isinstance(value, list) else value

    return {key: swap(value) for key, value in data.items()}
