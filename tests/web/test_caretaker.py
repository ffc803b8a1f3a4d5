"""What a server does by itself: hear orders, keep long tables, remove what is old."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from cordee.web.live import caretaker
from cordee.web.live import events as kinds
from cordee.web.live.caretaker import Caretaker
from cordee.web.live.commands import Say, Sit
from cordee.web.live.names import GONE_NAME
from cordee.web.live.table_setup import TableSetup
from cordee.web.live.tables import Tables
from cordee.web.live.view import MOST_TOLD, Teller
from cordee.web.server.people import Passport, Person
from cordee.web.server.refusals import NotYours, Used
from cordee.web.server.standing import Standing
from cordee.web.store import removal, snapshots
from cordee.web.store.migrate import migrate
from cordee.web.store.models import orders as order_rows
from cordee.web.store.models import tables as rows
from cordee.web.store.orders import Orders, give
from cordee.web.store.overview import close_table
from cordee.web.store.people import log_out, note_address, note_person
from cordee.web.store.removal import DAY, Keep
from cordee.web.store.store import Store

from .test_snapshots import played
from .test_store import with_store

pytestmark = pytest.mark.fast

ANA, BO = "a" * 32, "b" * 32
KEEP = Keep(open=14, unfinished=180, finished=365, talk=30)
FREE = TableSetup("pig", [("me", ""), ("free", ""), ("free", "")])


class Watcher:
    """Somebody who looks at a table, and notes what happens to them."""

    def __init__(self, person: str, standing: Standing, address: str = "") -> None:
        self.person, self.standing, self.address = person, standing, address
        self.left = False

    def changed(self) -> None:
        pass

    def hang_up(self) -> None:
        self.left = True

    def may_stay(self) -> bool:
        return not self.standing.is_blocked(self.person, self.address)


class Here:
    """A server without its sockets and pages."""

    def __init__(self, store: Store) -> None:
        self.store, self.tables, self.standing = store, Tables(store), Standing()
        self.caretaker = Caretaker(self.tables, self.standing, KEEP)


def at_a_server(folder: Path, work: Callable[[Here], Awaitable[None]]) -> None:
    async def whole(store: Store) -> None:
        await migrate(store)
        here = Here(store)
        await here.caretaker.start()
        try:
            await work(here)
        finally:
            await here.tables.close()

    with_store(folder, whole)


def test_orders_are_heard_once_and_late_ones_too(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await migrate(store)
        async with store.writing() as db:
            await give(db, {"drop": "before"})
        heard = Orders(store)
        await heard.skip()
        assert await heard.fresh() == []
        async with store.writing() as db:
            await db.execute(insert(order_rows).values(id=7, at=1.0, data={"drop": "seven"}))
        assert await heard.fresh() == [{"drop": "seven"}]
        async with store.writing() as db:  # its transaction took longer
            await db.execute(insert(order_rows).values(id=6, at=1.0, data={"drop": "six"}))
        assert await heard.fresh() == [{"drop": "six"}]
        assert await heard.fresh() == []

    with_store(tmp_path, work)


def test_what_another_process_did_to_a_table_is_read_anew(tmp_path: Path) -> None:
    async def work(here: Here) -> None:
        room, _ = await here.tables.open(ANA, "Ana", FREE)
        watcher = Watcher(ANA, here.standing)
        room.watchers.add(watcher)
        assert await close_table(here.store, room.table.id)
        await here.caretaker.heed()
        assert watcher.left
        again = await here.tables.room(room.table.id)
        assert again is not room
        assert again is not None
        assert again.table.stage == "closed"

    at_a_server(tmp_path, work)


def test_a_table_that_is_removed_takes_no_more_events(tmp_path: Path) -> None:
    async def work(here: Here) -> None:
        room, _ = await here.tables.open(ANA, "Ana", FREE)
        await removal.mark(here.store, [room.table.id])
        with pytest.raises(Used) as caught:  # before the server has heard of it
            await room.do(BO, Sit(seat=1, name="Bo"))
        assert caught.value.key == "table-removed"
        while await removal.sweep(here.store):
            pass
        with pytest.raises(Used):
            await room.do(BO, Sit(seat=1, name="Bo"))
        await here.caretaker.heed()
        assert await here.tables.room(room.table.id) is None

    at_a_server(tmp_path, work)


def test_somebody_who_is_blocked_is_shown_out_and_others_are_not(tmp_path: Path) -> None:
    async def work(here: Here) -> None:
        room, _ = await here.tables.open(ANA, "Ana", FREE)
        away, near = Watcher(ANA, here.standing), Watcher(BO, here.standing, "203.0.113.9")
        other = Watcher("e" * 32, here.standing, "2001:db8::/64")
        room.watchers |= {away, near, other}
        await note_person(here.store, ANA, blocked=True)
        await note_address(here.store, "203.0.113.0/24", blocked=True)
        await here.caretaker.heed()
        assert (away.left, near.left, other.left) == (True, True, False)

    at_a_server(tmp_path, work)


def test_whoever_is_muted_is_told_so(tmp_path: Path) -> None:
    async def work(here: Here) -> None:
        await note_person(here.store, ANA, muted=True)
        await note_address(here.store, "2001:db8::/32", muted=True)
        await here.caretaker.heed()
        for person, address in ((ANA, "198.51.100.1"), (BO, "2001:db8:1::/64")):
            with pytest.raises(NotYours):
                here.standing.check_talk(person, address)
            here.standing.check(person, address)  # they may play
        here.standing.check_talk(BO, "198.51.100.1")

    at_a_server(tmp_path, work)


def test_cookies_of_an_earlier_generation_no_longer_count(tmp_path: Path) -> None:
    async def work(here: Here) -> None:
        passport = Passport("key", here.standing.generation_of)
        ana = Person(ANA, "Ana")
        old = passport.token(ana)
        assert passport.person_of(old) == ana
        assert Passport("key").token(ana) == old  # as cookies always were
        await log_out(here.store, ANA)
        await here.caretaker.heed()
        assert passport.person_of(old) is None
        assert passport.person_of(passport.token(ana)) == ana

    at_a_server(tmp_path, work)


def test_a_table_that_has_grown_is_kept_and_opens_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "EVERY", 10)

    async def work(here: Here) -> None:
        room, _ = await here.tables.open(ANA, "Ana", FREE)
        table_id = room.table.id
        for nth in range(8):
            await room.do(ANA, Say(text=f"line {nth}"))
        await here.caretaker.keep_long_tables()
        assert not (await snapshots.about(here.store, table_id)).kept
        await room.do(ANA, Say(text="one more"))
        await here.caretaker.keep_long_tables()
        assert (await snapshots.about(here.store, table_id)).kept
        here.tables.drop(table_id)
        again = await here.tables.room(table_id)
        assert again is not None
        assert (again.kept, again.table) == (9, room.table)

    at_a_server(tmp_path, work)


def test_what_is_old_is_removed_step_by_step(tmp_path: Path) -> None:
    async def work(here: Here) -> None:
        rooms = [(await here.tables.open(ANA, "Ana", FREE))[0] for _ in range(2)]
        await rooms[1].do(ANA, Say(text="Is anybody there?"))
        now = time.time()
        old = rows.c.id == rooms[0].table.id
        async with here.store.writing() as db:
            await db.execute(update(rows).where(old).values(updated=now - 15 * DAY))
        steps = 0
        while await here.caretaker.step(now):
            steps += 1
        assert steps == 2  # marked, swept
        assert set(here.tables.rooms) == {rooms[1].table.id}
        assert await here.tables.room(rooms[0].table.id) is None
        async with here.store.writing() as db:
            await db.execute(update(rows).values(updated=now + 31 * DAY))
        while await here.caretaker.step(now + 31 * DAY):
            await asyncio.sleep(0)
        kept = await here.store.events_of(rooms[1].table.id)
        assert [event.data["text"] for event in kept if event.kind == kinds.SAY] == [""]

    at_a_server(tmp_path, work)


def test_a_bot_takes_the_seat_of_somebody_who_is_gone_when_it_is_played_again(
    tmp_path: Path,
) -> None:
    async def work(here: Here) -> None:
        plan = TableSetup("pig", [("me", ""), ("here", "Bo"), ("bot", "medium")])
        room, _ = await here.tables.open(ANA, "Ana", plan)
        room.table.seats[1].name = GONE_NAME
        again = await here.tables.room(await here.tables.repeat(room.table))
        assert again is not None
        kinds_there = sorted((seat.kind, seat.name) for seat in again.table.seats)
        assert kinds_there == [("bot", "bot:medium"), ("bot", "bot:medium 2"), ("me", "Ana")]

    at_a_server(tmp_path, work)


def test_lines_of_what_was_long_before_are_not_told() -> None:
    table, _ = played("pig", decisions=60)
    assert table.position is not None
    names = ["Ana", "Bo"]
    whole = Teller("en", None).told(table.position, names)
    short = Teller("en", None, most=10)
    assert short.told(table.position, names)[-10:] == whole[-10:]
    assert not any(short.told(table.position, names)[:-10])
    assert len(short.told(table.position, names)) == len(whole) < MOST_TOLD
