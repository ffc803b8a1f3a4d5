"""Snapshots of long tables: as good as their events, or dropped."""

from __future__ import annotations

import json
import random
import zlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from cordee.games import REGISTER
from cordee.web.live import events as kinds
from cordee.web.live import snapshots as packing
from cordee.web.live.commands import Hand, Say, Undo
from cordee.web.live.decisions import Asker, begin, carry_out, decide, moved
from cordee.web.live.events import TableEvent
from cordee.web.live.snapshots import Unfit, is_same, pack, unpack
from cordee.web.live.table import Table, fold
from cordee.web.live.tables import Tables
from cordee.web.store import snapshots
from cordee.web.store.migrate import migrate
from cordee.web.store.models import events, tables
from cordee.web.store.models import snapshots as rows
from cordee.web.store.store import Store

from .test_store import with_store

pytestmark = pytest.mark.fast

ANA = Asker("ana")


def played(game: str, seed: int = 1, decisions: int = 40) -> tuple[Table, list[TableEvent]]:
    """A game with everything that can happen at a table, and its events."""
    chance = random.Random(seed)
    kept: list[TableEvent] = []
    table = fold("t", bytes(32), [])
    data = {"game": game, "options": {}, "drawn": True, "hints": True, "listed": True}
    seats = [{"kind": "me", "name": name, "person": name, "level": None} for name in ("ana", "bo")]

    def add(made: Any) -> None:
        kept.extend(carry_out(table, made, float(table.last + 2)))

    add([(kinds.OPEN, {**data, "seats": seats, "host": "ana", "host_name": "Ana"})])
    add(begin(table))
    for nth in range(decisions):
        if table.position is None or table.stage != "playing":
            break
        add([moved(table, chance.choice(table.position.moves()).text)])
        if nth % 3 == 0 and table.undoes(0) is not None:
            add(decide(table, Asker(table.seats[0].person or ""), Undo()))
        if nth % 5 == 0:
            add(decide(table, ANA, Say(text=f"line {nth}")))
    if table.stage == "playing":
        add(decide(table, ANA, Hand(seat=table.seats_of("ana")[0])))
    return table, kept


@pytest.mark.parametrize("game", REGISTER)
def test_a_table_is_the_same_after_it_was_packed(game: str) -> None:
    table, kept = played(game)
    again = unpack(pack(table), table.id, table.secret)
    assert is_same(again, fold(table.id, table.secret, kept))
    assert again.record().events == table.record().events
    assert again.card == table.card


def test_a_table_goes_on_from_a_snapshot_as_it_would_have() -> None:
    whole, kept = played("yeti", decisions=60)
    for cut in range(2, len(kept), 7):
        early = fold(whole.id, whole.secret, kept[:cut])
        again = unpack(pack(early), whole.id, whole.secret)
        for event in kept[cut:]:
            again.apply(event)
        assert is_same(again, whole)


def test_a_snapshot_whose_moves_lead_elsewhere_is_unfit() -> None:
    table, _ = played("pig")
    kept = json.loads(zlib.decompress(pack(table)))
    kept["position"] = "0" * 64
    with pytest.raises(Unfit):
        unpack(zlib.compress(json.dumps(kept).encode()), table.id, table.secret)


def test_what_cannot_be_made_again_is_not_packed() -> None:
    table, _ = played("pig")
    table.next_table = ("a tuple",)  # type: ignore[assignment]  # it would become a list
    with pytest.raises(Unfit):
        packing.pack(table)


# In the database


async def kept_table(store: Store) -> tuple[str, Table]:
    """A table with a snapshot in the middle of its events."""
    await migrate(store)
    whole, happened = played("pig", decisions=60)
    table_id = await store.create("pig", True, whole.secret, happened[:1], whole.card)
    await store.append(table_id, happened[1:], whole.card)
    early = fold(table_id, whole.secret, happened[:20])
    assert await snapshots.keep(store, early, 0)
    return table_id, fold(table_id, whole.secret, happened)


async def is_there(store: Store, table_id: str) -> bool:
    return (await snapshots.about(store, table_id)).kept


async def read(store: Store, table_id: str) -> Table:
    rooms = Tables(store)
    try:
        room = await rooms.room(table_id)
        assert room is not None
        return room.table
    finally:
        await rooms.close()


def test_a_table_opens_from_its_snapshot_and_the_events_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied: list[int] = []
    apply = Table.apply

    def counted(table: Table, event: TableEvent) -> None:
        applied.append(event.number)
        apply(table, event)

    async def work(store: Store) -> None:
        table_id, whole = await kept_table(store)
        monkeypatch.setattr(Table, "apply", counted)
        assert is_same(await read(store, table_id), whole)
        assert applied == list(range(20, whole.last + 1))

    with_store(tmp_path, work)


@pytest.mark.parametrize("damage", ["data", "digest", "version", "last", "edition", "number"])
def test_a_snapshot_that_does_not_fit_is_dropped_and_the_table_is_right(
    tmp_path: Path, damage: str
) -> None:
    wrong = {"data": b"{}", "edition": 1, "number": 18}.get(damage, "0" * 64)

    async def work(store: Store) -> None:
        table_id, whole = await kept_table(store)
        async with store.writing() as db:
            await db.execute(update(rows).values({damage: wrong}))
        assert is_same(await read(store, table_id), whole)
        assert not await is_there(store, table_id)

    with_store(tmp_path, work)


def test_a_snapshot_of_events_that_a_restored_backup_lacks_is_dropped(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table_id, whole = await kept_table(store)
        async with store.writing() as db:
            await db.execute(delete(events).where(events.c.number >= 10))
        assert (await read(store, table_id)).last == 9 != whole.last
        assert not await is_there(store, table_id)

    with_store(tmp_path, work)


def test_a_snapshot_of_rewritten_events_is_dropped(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table_id, _ = await kept_table(store)
        async with store.writing() as db:
            await db.execute(update(tables).values(edition=1))
        await read(store, table_id)
        assert not await is_there(store, table_id)

    with_store(tmp_path, work)


def test_a_snapshot_that_the_events_contradict_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever slips through all checks: a later event that cannot follow gives it away."""

    async def work(store: Store) -> None:
        table_id, whole = await kept_table(store)
        other = Table(table_id, whole.secret, last=19)
        monkeypatch.setattr(snapshots, "unpack", lambda *_: other)
        assert is_same(await read(store, table_id), whole)
        assert not await is_there(store, table_id)

    with_store(tmp_path, work)
