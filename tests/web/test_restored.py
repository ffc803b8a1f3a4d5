"""Is it noticed that a backup was restored? And is it not, when nothing was?"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from cordee.testing.postgres import USER, Postgres, binaries
from cordee.testing.serving import HOST
from cordee.web.live.events import OPEN, SAY, TableEvent
from cordee.web.live.table import Card
from cordee.web.server.settings import sqlite
from cordee.web.store import restored
from cordee.web.store.migrate import migrate
from cordee.web.store.restored import epoch_of, look_back
from cordee.web.store.store import Store

from ..apart import awaited

pytestmark = pytest.mark.fast


def started(url: str, work: Callable[[Store], Awaitable[object]] | None = None) -> tuple[bool, str]:
    """A process starts, does something and stops: was a backup restored, and the epoch."""

    async def run() -> tuple[bool, str]:
        store = Store(url)
        try:
            await migrate(store)
            seen = await look_back(store)
            if work is not None:
                await work(store)
            return seen, await epoch_of(store)
        finally:
            await store.close()

    return awaited(run())


async def play(store: Store) -> None:
    """A table with two events."""
    first = TableEvent(0, OPEN, {}, 1.0)
    table = await store.create("pig", False, bytes(32), [first], Card("open"))
    await store.append(table, [TableEvent(1, SAY, {}, time.time())], Card("open"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database in which something has happened since its first start."""
    file = tmp_path / "tables.sqlite"
    assert started(sqlite(file), play) == (False, "")
    return file


def witness(file: Path) -> Path:
    return file.with_name("tables.sqlite.witness")


def put_back(copy: Path, file: Path) -> None:
    shutil.copyfile(copy, file)


def test_a_database_that_goes_on_is_no_backup(file: Path) -> None:
    for _ in range(3):
        assert started(sqlite(file), play) == (False, "")


def test_a_backup_is_noticed_and_once_is_enough(file: Path) -> None:
    copy = shutil.copyfile(file, file.with_name("copy"))
    started(sqlite(file), play)
    put_back(copy, file)
    seen, epoch = started(sqlite(file))
    assert (seen, len(epoch)) == (True, 16)
    assert started(sqlite(file), play) == (False, epoch)
    put_back(copy, file)
    seen, other = started(sqlite(file))
    assert seen
    assert other not in ("", epoch)


def test_a_backup_of_what_is_there_already_puts_nothing_back(file: Path) -> None:
    copy = shutil.copyfile(file, file.with_name("copy"))
    put_back(copy, file)
    assert started(sqlite(file)) == (False, "")


def test_a_database_without_its_witness_may_be_a_backup(file: Path) -> None:
    witness(file).unlink()
    assert started(sqlite(file))[0]


def test_a_witness_that_was_copied_proves_nothing(file: Path) -> None:
    told = json.loads(witness(file).read_text())
    witness(file).write_text(json.dumps(told | {"written": told["written"] - 10}))
    assert started(sqlite(file))[0]


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"written": "now"}', "\x00" * 40])
def test_a_damaged_witness_proves_nothing(file: Path, content: str) -> None:
    witness(file).write_text(content)
    assert started(sqlite(file))[0]


def test_a_machine_that_began_anew_may_have_been_put_back(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restored, "boot", lambda: "another")
    assert started(sqlite(file))[0]


def test_a_database_of_an_older_version_was_not_restored(file: Path) -> None:
    async def forget(store: Store) -> None:
        async with store.engine.begin() as db:
            await db.execute(text("DELETE FROM keys"))

    started(sqlite(file), forget)
    copy = shutil.copyfile(file, file.with_name("older"))
    witness(file).unlink()
    assert started(sqlite(file), play) == (False, "")
    put_back(copy, file)  # but now it is
    assert started(sqlite(file))[0]


def test_only_the_owner_reads_the_witness(file: Path) -> None:
    assert witness(file).stat().st_mode & 0o777 == 0o600


@pytest.mark.slow
def test_a_dump_that_is_loaded_is_noticed() -> None:
    folder = binaries()
    assert folder is not None
    with Postgres() as server:

        def tool(program: str, *arguments: str, given: bytes = b"") -> bytes:
            command = [str(folder / program), "-h", HOST, "-p", str(server.port), "-U", USER]
            return subprocess.run(  # PostgreSQL's own programs
                [*command, *arguments], input=given, capture_output=True, check=True
            ).stdout

        guest = server.url.replace(f"{USER}@", "guest@").replace("/postgres", "/tables")
        tool("createuser", "guest")  # who is nobody special
        tool("createdb", "-O", "guest", "tables")
        assert started(guest, play) == (False, "")
        assert started(guest, play) == (False, "")
        dump = tool("pg_dump", "--clean", "tables")
        assert started(guest, play) == (False, "")
        tool("psql", "-q", "tables", given=dump)  # over what there is
        seen, epoch = started(guest)
        assert (seen, len(epoch)) == (True, 16)
        assert started(guest, play) == (False, epoch)
        tool("createdb", "-O", "guest", "other")
        tool("psql", "-q", "other", given=dump)
        assert started(guest.replace("/tables", "/other"))[0]
