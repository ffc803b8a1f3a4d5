"""What is kept, and what older databases hold."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

import cordee
from cordee.web.live.decisions import carry_out
from cordee.web.live.events import SAY, TableEvent
from cordee.web.live.table import Card, fold
from cordee.web.server.settings import sqlite
from cordee.web.store.migrate import migrate
from cordee.web.store.people import tables_about
from cordee.web.store.removal import forget_talk
from cordee.web.store.store import Store

from ..apart import awaited

pytestmark = pytest.mark.fast

MIGRATIONS = Path(cordee.__file__).parent / "web/store/migrations"


def with_store(folder: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def whole() -> Any:
        store = Store(sqlite(folder / "tables.sqlite"))
        try:
            return await work(store)
        finally:
            await store.close()

    return awaited(whole())


async def made(store: Store) -> str:
    """A table in a database with the newest schema."""
    await migrate(store)
    return await store.create("pig", False, bytes(32), [TableEvent(0, "open")], Card("open"))


async def made_by(store: Store, schema: str, fill: Callable[[Connection], None]) -> None:
    """A database as an older version left it."""

    def make(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, schema)
        fill(connection)

    async with store.engine.begin() as db:
        await db.run_sync(make)


def test_a_link_is_shown_again_but_not_kept(tmp_path: Path) -> None:
    async def work(store: Store) -> tuple[list[str], dict[int, str]]:
        table = await made(store)
        return [await store.invite(table, seat) for seat in (1, 2)], await store.links_of(table)

    links, shown = with_store(tmp_path, work)
    assert shown == {1: links[0], 2: links[1]}
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert all(len(link) == 32 and link.encode() not in kept for link in links)


def test_a_new_link_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await made(store)
        old, new = [await store.invite(table, 1) for _ in range(2)]
        assert old != new
        assert await store.invitation(old) == (table, 1, True)
        assert await store.links_of(table) == {1: new}
        assert await store.use(new)
        assert not await store.use(new)
        assert await store.links_of(table) == {}

    with_store(tmp_path, work)


def test_two_who_make_a_link_at_once_leave_one_that_works(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await made(store)
        links = await asyncio.gather(*(store.invite(table, 1) for _ in range(5)))
        found = [await store.invitation(link) for link in links]
        assert [one for one in found if one and not one[2]] == [(table, 1, False)]
        assert list(await store.links_of(table)) == [1]

    with_store(tmp_path, work)


def test_links_of_another_server_are_others(tmp_path: Path) -> None:
    async def key(store: Store) -> str:
        await migrate(store)
        return await store.key("links")

    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    assert len({with_store(folder, key) for folder in folders}) == 2


def test_a_link_of_an_older_database_goes_on_working(tmp_path: Path) -> None:
    link = "as-it-was-made-before"

    def fill(connection: Connection) -> None:
        connection.execute(
            text(
                "INSERT INTO tables (id, game, stage, listed, secret, created, updated)"
                " VALUES ('old', 'pig', 'open', 0, :secret, 1, 1)"
            ),
            {"secret": bytes(32)},
        )
        connection.execute(
            text("INSERT INTO invitations VALUES (:digest, 'old', 1, 0)"),
            {"digest": hashlib.sha256(link.encode()).hexdigest()},
        )

    async def work(store: Store) -> None:
        await made_by(store, "0002", fill)
        await migrate(store)
        assert await store.invitation(link) == ("old", 1, False)
        assert await store.links_of("old") == {}  # it cannot be shown
        new = await store.invite("old", 1)
        assert await store.invitation(link) == ("old", 1, True)
        assert await store.links_of("old") == {1: new}

    with_store(tmp_path, work)


FIRST = """
INSERT INTO tables VALUES ('old', 'pig', 'playing', true, :secret, 1, 2);
INSERT INTO events VALUES ('old', 0, 'open', :open, 1);
INSERT INTO events VALUES ('old', 1, 'sit', :sit, 1);
INSERT INTO events VALUES ('old', 2, 'say', :say, 1);
INSERT INTO events VALUES ('old', 3, 'start', :start, 2);
INSERT INTO players VALUES ('ana', 'old');
INSERT INTO players VALUES ('bo', 'old')
"""


def first_table(connection: Connection) -> None:
    """A table as the first version kept it."""
    seats = [
        {"kind": "me", "name": "Ana", "person": "ana", "level": None},
        {"kind": "free", "name": "", "person": None, "level": None},
    ]
    how = {"game": "pig", "options": {}, "drawn": False, "hints": True, "listed": True}
    data = {
        "secret": bytes(32),
        "open": json.dumps({**how, "seats": seats, "host": "ana"}),
        "sit": json.dumps({"seat": 1, "person": "bo", "name": "Bo"}),
        "say": json.dumps({"name": "Bo", "text": "Hello", "seat": 1}),
        "start": json.dumps({"order": [0, 1]}),
    }
    for line in FIRST.strip().split(";\n"):
        named = {key: value for key, value in data.items() if f":{key}" in line}
        connection.execute(text(line), named)


async def goes_on(store: Store) -> None:
    """A table of the first version is found, opened, and knows whose is what."""
    await made_by(store, "0001", first_table)
    await migrate(store)
    assert [entry.id for entry in await store.lobby()] == ["old"]
    table = fold("old", bytes(32), await store.events_of("old"))
    assert (table.stage, table.names, table.lines[-1].text) == ("playing", ["Ana", "Bo"], "Hello")
    assert await tables_about(store, "ana") == await tables_about(store, "bo") == ["old"]
    more = carry_out(table, [(SAY, {"name": "Bo", "text": "Hi", "seat": 1, "person": "bo"})], 3.0)
    await store.append("old", more, table.card)
    assert await forget_talk(store, 2.5)  # the older talk, too
    table = fold("old", bytes(32), await store.events_of("old"))
    assert [line.text for line in table.lines if line.text] == ["Hi"]


def test_a_database_of_the_first_version_goes_on(tmp_path: Path) -> None:
    with_store(tmp_path, goes_on)
