"""Forgetting somebody, and what is old, without harm to anybody else's games."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from cordee.engine import reading
from cordee.games import load
from cordee.web.live import events as kinds
from cordee.web.live.commands import Leave, Say, Sit
from cordee.web.live.decisions import Asker, begin, carry_out, decide, moved
from cordee.web.live.erasing import Erased, erase
from cordee.web.live.events import TableEvent
from cordee.web.live.table import Table, fold
from cordee.web.store import removal, snapshots
from cordee.web.store.erasing import Forgotten, forget
from cordee.web.store.migrate import migrate
from cordee.web.store.models import events, metadata, tables
from cordee.web.store.overview import guests, sizes
from cordee.web.store.own_data import told_of
from cordee.web.store.people import log_out, note_address, note_person, noted, tables_about
from cordee.web.store.removal import DAY, Keep
from cordee.web.store.store import Store

from .test_store import with_store

pytestmark = pytest.mark.fast

ANA, BO, EVE = "a" * 32, "b" * 32, "e" * 32
NAMES = {ANA: "Ana", BO: "Bo", EVE: "Eve"}


class Game:
    """A table whose events are kept here."""

    def __init__(self, *seats: str) -> None:
        """A seat is a person, `free` or `bot`; the first person is the host."""
        self.table = Table("t", bytes(32))
        self.events: list[TableEvent] = []
        chairs = [
            {
                "kind": seat if seat in ("free", "bot") else "me",
                "name": "" if seat == "free" else NAMES.get(seat, "bot:easy"),
                "person": seat if seat in NAMES else None,
                "level": "easy" if seat == "bot" else None,
            }
            for seat in seats
        ]
        host = next(seat for seat in seats if seat in NAMES)
        data = {"game": "pig", "options": {}, "drawn": True, "hints": True, "listed": True}
        opened = {**data, "seats": chairs, "host": host, "host_name": NAMES[host]}
        self.add([(kinds.OPEN, opened)])

    def add(self, made: Any) -> None:
        self.events += carry_out(self.table, made, float(len(self.events) + 1))

    def do(self, person: str, command: Any) -> None:
        self.add(decide(self.table, Asker(person, NAMES[person]), command))

    def play(self, decisions: int) -> None:
        self.add(begin(self.table))
        while decisions and self.table.stage == "playing":
            assert self.table.position is not None
            self.add([moved(self.table, self.table.position.moves()[-1].text)])
            decisions -= 1

    def without(self, person: str) -> tuple[Erased, Table]:
        """What becomes of it when somebody is forgotten."""
        about_people = [one for one in self.events if one.kind not in (kinds.MOVE, kinds.UNDO)]
        done = erase(about_people, person, "f" * 32, self.table.stage)
        table = fold("t", bytes(32), [rewritten(one, done) for one in self.events])
        carry_out(table, done.more, 99.0)
        return done, table


def rewritten(event: TableEvent, done: Erased) -> TableEvent:
    data = done.changed.get(event.number, event.data)
    return TableEvent(event.number, event.kind, data, event.at)


def traces(table: Table, done: Erased, person: str) -> str:
    """Whatever would still give somebody away."""
    text = json.dumps([done.changed, done.more, done.seats]) + repr(table)
    return "".join(word for word in (person, NAMES[person]) if word in text)


def test_a_game_goes_on_without_somebodys_name_and_talk() -> None:
    game = Game(ANA, BO)
    game.play(6)
    game.do(ANA, Say(text="My secret"))
    game.do(BO, Say(text="Hello"))
    game.do(EVE, Say(text="I watch"))
    done, table = game.without(ANA)
    assert not traces(table, done, ANA)
    assert "My secret" not in repr(table)
    assert [line.text for line in table.lines if line.text] == ["Hello", "I watch"]
    assert table.moves == game.table.moves
    assert (done.alone, done.hosted) == (False, True)
    seat = game.table.seats_of(ANA)[0]
    assert table.seats[seat].name == "gone:"
    assert table.seats[seat].played_by_bot  # nobody waits for them
    assert table.seats_of(BO) == game.table.seats_of(BO)


def test_those_who_watched_and_those_who_left_are_forgotten_too() -> None:
    game = Game(ANA, "free", "free")
    game.do(EVE, Say(text="I watch"))
    game.do(EVE, Sit(seat=1, name="Eve"))
    game.do(EVE, Leave(seat=1))
    game.do(BO, Sit(seat=1, name="Bo"))
    done, table = game.without(EVE)
    assert not traces(table, done, EVE)
    assert "I watch" not in repr(table)
    assert (table.seats[1].name, table.stage, done.more) == ("Bo", "open", [])


def test_talk_from_before_it_said_whose_it_is_goes_with_the_seat_or_the_name() -> None:
    game = Game(ANA, "free")
    game.add([(kinds.SAY, {"name": "Ana", "text": "from my seat", "seat": 0})])
    game.add([(kinds.SAY, {"name": "Bo", "text": "as a guest", "seat": None})])
    game.do(BO, Sit(seat=1, name="Bo"))
    game.add([(kinds.SAY, {"name": "Bo", "text": "watching on", "seat": None})])
    done, table = game.without(BO)
    assert "watching on" not in repr(table)
    assert "from my seat" in repr(table)
    assert done.seats == [("me", "Ana"), ("free", "")]
    assert done.more == [(kinds.LEAVE, {"seat": 1})]  # the seat is free again


def test_a_table_that_waits_is_closed_when_its_host_goes() -> None:
    game = Game(ANA, "free", "free")
    game.do(BO, Sit(seat=1, name="Bo"))
    done, table = game.without(ANA)
    assert table.stage == "closed"
    assert not traces(table, done, ANA)


def test_two_who_are_gone_are_told_apart() -> None:
    game = Game(ANA, BO, EVE)
    game.play(2)
    done, table = game.without(ANA)
    game.events = [rewritten(one, done) for one in game.events]
    game.table = table
    done, table = game.without(BO)
    assert sorted(name for _, name in done.seats) == ["Eve", "gone:", "gone: 2"]


# In the database


async def kept(store: Store, game: Game) -> str:
    await migrate(store)
    card = game.table.card
    table_id = await store.create("pig", True, bytes(32), game.events[:1], card)
    if game.events[1:]:
        await store.append(table_id, game.events[1:], card)
    return table_id


async def everything(store: Store) -> str:
    """All that the database holds, as text."""
    async with store.engine.connect() as db:
        return repr([(await db.execute(select(part))).all() for part in metadata.sorted_tables])


def test_everything_about_a_person_is_deleted_and_records_stay_verifiable(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        shared, alone = Game(ANA, BO), Game(ANA, "bot")
        for game in (shared, alone):
            game.play(500)
            game.do(ANA, Say(text="My secret"))
        with_bo, with_bots = await kept(store, shared), await kept(store, alone)
        assert set(await tables_about(store, ANA)) == {with_bo, with_bots}
        assert await forget(store, ANA) == Forgotten(removed=1, kept=1)
        while await removal.sweep(store):
            pass
        left = await everything(store)
        assert "Ana" not in left
        assert "My secret" not in left
        assert left.count(ANA) == 1  # that their cookies no longer count
        assert await store.secret_of(with_bots) is None
        assert await tables_about(store, ANA) == []
        table = fold(with_bo, bytes(32), await store.events_of(with_bo))
        record = reading.read(str(table.record()), lambda name, _: load(name))
        assert record.verify().matches
        assert record.seats.count("Bo") == 1
        assert await forget(store, ANA) == Forgotten(0, 0)  # once more does no harm

    with_store(tmp_path, work)


def test_somebodys_own_data_has_what_they_did_and_nobody_elses(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        game = Game(ANA, "free")
        game.do(BO, Sit(seat=1, name="Bo"))
        game.play(20)
        game.do(BO, Say(text="hers"))
        game.do(ANA, Say(text="mine"))
        table_id = await kept(store, game)
        told = await told_of(store, table_id, ANA)
        kinds_told = {event["kind"] for event in told["events"]}
        assert (told["opened_it"], kinds_told) == (True, {"open", "move", "say"})
        assert "mine" in str(told)
        assert "hers" not in str(told)
        assert BO not in str(told)
        seat = game.table.seats_of(ANA)[0]
        assert {e["seat"] for e in told["events"] if e["kind"] == "move"} == {seat}

    with_store(tmp_path, work)


KEEP = Keep(open=14, unfinished=180, finished=365, talk=30)


@pytest.mark.parametrize(
    ("days", "left"),
    [(13, {"open", "playing", "over"}), (15, {"playing", "over"}), (200, {"over"}), (400, set())],
)
def test_what_is_old_is_removed_by_its_kind(tmp_path: Path, days: float, left: set[str]) -> None:
    async def work(store: Store) -> None:
        games = [Game(ANA, "free"), Game(ANA, BO), Game(ANA, BO)]
        games[1].play(1)
        games[2].play(500)
        names = [await kept(store, game) for game in games]
        now = max(game.events[-1].at for game in games) + days * DAY
        async with store.writing() as db:
            await db.execute(update(tables).values(updated=games[2].events[-1].at))
        await removal.mark_old(store, KEEP, now)
        while await removal.sweep(store):
            pass
        assert set((await sizes(store)).stages) == left
        found = [await store.secret_of(name) is not None for name in names]
        assert sum(found) == len(left)

    with_store(tmp_path, work)


def test_zero_days_keep_for_ever(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await kept(store, Game(ANA, "free"))
        assert await removal.mark_old(store, Keep(0, 0, 0, 0), 1e12) == []

    with_store(tmp_path, work)


def test_a_table_that_has_changed_meanwhile_is_not_removed(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table_id = await kept(store, Game(ANA, "free"))
        assert await removal.mark(store, [table_id], tables.c.updated < 1.0) == []
        assert await store.secret_of(table_id) is not None

    with_store(tmp_path, work)


def test_a_long_table_is_removed_in_small_steps_and_nobody_finds_half_of_it(
    tmp_path: Path,
) -> None:
    async def work(store: Store) -> None:
        game = Game(ANA, "free")
        table_id = await kept(store, game)
        more = [
            TableEvent(nth, kinds.SAY, {"name": "", "text": "", "seat": 0}, 1.0)
            for nth in range(1, 1200)
        ]
        await store.append(table_id, more, game.table.card)
        await removal.mark(store, [table_id])
        counts = []
        while await removal.sweep(store):
            assert await store.secret_of(table_id) is None
            async with store.engine.connect() as db:
                counts.append(await db.scalar(select(func.count()).select_from(events)))
        assert counts == [700, 200, 0]

    with_store(tmp_path, work)


def test_old_talk_is_forgotten_and_the_game_is_not(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        game = Game(ANA, BO)
        game.play(3)
        game.do(ANA, Say(text="old"))
        early = game.events[-1].at
        game.do(EVE, Say(text="new"))
        table_id = await kept(store, game)
        assert await snapshots.keep(store, replace(game.table, id=table_id), 0)
        while await removal.forget_talk(store, early + 0.5):
            pass
        assert not (await snapshots.about(store, table_id)).kept  # it would have the talk in it
        table = fold(table_id, bytes(32), await store.events_of(table_id))
        assert [line.text for line in table.lines if line.text] == ["new"]
        assert table.moves == game.table.moves
        assert table.counts == game.table.counts  # what was said still counts as said

    with_store(tmp_path, work)


def test_what_is_noted_about_people_and_addresses(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await migrate(store)
        await note_person(store, ANA, muted=True)
        await note_address(store, "203.0.113.0/24", blocked=True)
        assert await log_out(store, ANA) == 1
        assert await log_out(store, ANA) == 2
        await note_person(store, ANA, blocked=True)
        ((ana,), (network,)) = await noted(store)
        assert (ana.who, ana.muted, ana.blocked, ana.generation) == (ANA, True, True, 2)
        assert (network.who, network.muted, network.blocked) == ("203.0.113.0/24", False, True)

    with_store(tmp_path, work)


def test_who_was_at_a_table(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        game = Game(ANA, "free", "free")
        game.do(EVE, Say(text="hi"))
        game.do(BO, Sit(seat=2, name="Bobo"))
        table_id = await kept(store, game)
        known = {one.person: one for one in await guests(store, table_id)}
        assert (known[ANA].names, known[ANA].seats) == (["Ana"], [1])
        assert (known[BO].names, known[BO].seats) == (["Bobo"], [3])
        assert (known[EVE].names, known[EVE].seats, known[EVE].said) == (["Eve"], [], 1)

    with_store(tmp_path, work)


def test_whoever_sits_is_noted_in_the_same_breath(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        game = Game(ANA, "free", "free")
        table_id = await kept(store, game)
        game.do(BO, Sit(seat=1, name="Bo"))
        await store.append(table_id, game.events[-1:], game.table.card)  # then the server dies
        for person in (ANA, BO):
            assert [entry.id for entry in await store.tables_of(person)] == [table_id]

    with_store(tmp_path, work)


def test_the_lobby_shows_two_tables_a_person_and_mixes_fairly(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await migrate(store)
        for _ in range(9):
            game = Game(EVE, BO)
            game.play(1)
            await kept(store, game)
        hers = [await kept(store, Game(EVE, "free")) for _ in range(70)]
        anas = await kept(store, Game(ANA, "free"))
        now = time.time()
        async with store.writing() as db:  # hers are the latest
            await db.execute(update(tables).values(updated=now))
            await db.execute(update(tables).where(tables.c.id == anas).values(updated=now - 100))
            await db.execute(update(tables).where(tables.c.id == hers[0]).values(updated=now + 1))
            await db.execute(update(tables).where(tables.c.id == hers[1]).values(updated=now + 2))
        shown = await store.lobby()
        assert sorted(entry.id for entry in shown) == sorted([hers[0], hers[1], anas])
        few = await store.lobby(most=2)
        assert {entry.id for entry in few} == {hers[1], anas}  # everybody's first before a second
        async with store.writing() as db:
            await db.execute(update(tables).where(tables.c.id == anas).values(hidden=True))
        assert anas not in {entry.id for entry in await store.lobby()}

    with_store(tmp_path, work)
