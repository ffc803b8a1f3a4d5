"""Changes that wait at the same time are kept together, and none is spoiled by another."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event as happening

from cordee.web.live.events import TableEvent
from cordee.web.live.table import Card
from cordee.web.server.refusals import Used
from cordee.web.server.settings import sqlite
from cordee.web.store import prompt
from cordee.web.store.migrate import migrate
from cordee.web.store.prompt import NoAnswer
from cordee.web.store.store import Overtaken, Store

from ..apart import awaited

pytestmark = pytest.mark.fast

OPEN = Card("open")


def with_tables(
    folder: Path, count: int, work: Callable[[Store, list[str]], Awaitable[Any]]
) -> Any:
    async def whole() -> Any:
        store = Store(sqlite(folder / "tables.sqlite"))
        try:
            await migrate(store)
            first = [TableEvent(0, "open")]
            tables = [
                await store.create("pig", False, bytes(32), first, OPEN) for _ in range(count)
            ]
            return await work(store, tables)
        finally:
            await store.close()

    return awaited(whole())


def second(table: str, store: Store, number: int = 1) -> Awaitable[None]:
    return store.append(table, [TableEvent(number, "say", {"text": table})], OPEN)


def test_changes_of_many_tables_share_transactions(tmp_path: Path) -> None:
    async def work(store: Store, tables: list[str]) -> tuple[int, list[int]]:
        commits: list[object] = []
        assert store._together is not None
        happening.listen(store._together._engine, "commit", commits.append)
        await asyncio.gather(*(second(table, store) for table in tables))
        return len(commits), [len(await store.events_of(table)) for table in tables]

    commits, kept = with_tables(tmp_path, 30, work)
    assert commits <= 2
    assert kept == [2] * 30


def test_what_is_refused_takes_nobody_with_it(tmp_path: Path) -> None:
    async def work(store: Store, tables: list[str]) -> tuple[Sequence[Any], list[int]]:
        asked = (
            second(tables[0], store),
            second(tables[1], store, 0),  # somebody else has written that one
            second("nowhere", store),
            second(tables[2], store),
        )
        told = await asyncio.gather(*asked, return_exceptions=True)
        return list(told), [len(await store.events_of(table)) for table in tables]

    told, kept = with_tables(tmp_path, 3, work)
    assert [type(one) for one in told] == [type(None), Overtaken, Used, type(None)]
    assert kept == [2, 1, 2]


def not_made(told: Sequence[Any], kept: list[int]) -> None:
    """Of two changes the first got no answer, and was not made; the second was."""
    assert [type(one) for one in told] == [NoAnswer]
    assert kept == [1, 2]


def test_a_change_that_waited_in_vain_is_not_made_later(tmp_path: Path) -> None:
    async def work(store: Store, tables: list[str]) -> tuple[Sequence[Any], list[int]]:
        assert store._writer is not None
        async with store._writer:  # somebody else writes, for ever
            told = await asyncio.gather(second(tables[0], store), return_exceptions=True)
        await second(tables[1], store)
        return list(told), [len(await store.events_of(table)) for table in tables]

    not_made(*with_tables(tmp_path, 2, work))


def test_a_change_that_waited_for_a_locked_file_is_not_made_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prompt, "LONGEST", 0.3)  # sooner than SQLite gives up

    async def work(store: Store, tables: list[str]) -> tuple[Sequence[Any], list[int]]:
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        with closing(other):
            other.execute("BEGIN IMMEDIATE")  # another program writes
            told = await asyncio.gather(second(tables[0], store), return_exceptions=True)
            other.execute("ROLLBACK")
        await second(tables[1], store)
        return list(told), [len(await store.events_of(table)) for table in tables]

    not_made(*with_tables(tmp_path, 2, work))
