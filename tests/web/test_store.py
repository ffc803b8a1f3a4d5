"""What is kept, and what older databases hold."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

import cordee
from cordee.web.live.events import TableEvent
from cordee.web.live.table import Card
from cordee.web.server.settings import sqlite
from cordee.web.store.migrate import migrate
from cordee.web.store.store import Store

pytestmark = pytest.mark.fast

MIGRATIONS = Path(cordee.__file__).parent / "web/store/migrations"


def with_store(folder: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def whole() -> Any:
        store = Store(sqlite(folder / "tables.sqlite"))
        try:
            return await work(store)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as apart:  # a browser may have a loop of its own in this thread
        return apart.submit(asyncio.run, whole()).result()


async def made(store: Store) -> str:
    """A table in a database with the newest schema."""
    await migrate(store)
    return await store.create("pig", False, bytes(32), [TableEvent(0, "open")], Card("open"))


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

    def older(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
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
        async with store.engine.begin() as db:
            await db.run_sync(older)
        await migrate(store)
        assert await store.invitation(link) == ("old", 1, False)
        assert await store.links_of("old") == {}  # it cannot be shown
        new = await store.invite("old", 1)
        assert await store.invitation(link) == ("old", 1, True)
        assert await store.links_of("old") == {1: new}

    with_store(tmp_path, work)
