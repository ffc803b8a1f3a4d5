"""A database as the very first version left it: its tables are played on.

`first_schema.json` holds the rows that version wrote: a game that is being played, one that was
given up, and a table whose other seat waits for whoever has the link.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import JSON, Connection, MetaData, insert

import cordee
from cordee.testing.postgres import Postgres, binaries
from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite
from cordee.web.store.store import Store

from ..apart import awaited
from .conftest import QUICK, Somebody

FIRST = json.loads((Path(__file__).parent / "first_schema.json").read_text(encoding="utf-8"))
MIGRATIONS = Path(cordee.__file__).parent / "web/store/migrations"


def as_it_was(connection: Connection) -> None:
    """The first schema, and its rows."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    known = MetaData()
    known.reflect(connection)
    known.tables["events"].c.data.type = JSON()
    for name, rows in FIRST["rows"].items():
        for row in rows:
            if "secret" in row:
                row = row | {"secret": bytes.fromhex(row["secret"])}
            connection.execute(insert(known.tables[name]).values(row))


async def fill(url: str) -> None:
    store = Store(url)
    async with store.engine.begin() as db:
        await db.run_sync(as_it_was)
    await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of today on it."""
    database = None
    if request.param == "postgresql":
        if binaries() is None:
            pytest.skip("postgresql is not installed: apt install postgresql")
        database = Postgres()
    url = database.url if database else sqlite(tmp_path / "tables.sqlite")
    awaited(fill(url))
    with Server(url, **QUICK) as running:
        yield running
    if database is not None:
        database.__exit__()


def test_tables_of_the_first_version_are_played_on(upgraded: Server, tmp_path: Path) -> None:
    ana, bo = Somebody(upgraded), Somebody(upgraded)
    ana.http.cookies = httpx.Cookies({"cordee": FIRST["cookie"]})
    home = ana.http.get("/").text
    assert all(FIRST[which] in home for which in ("playing", "over", "open"))
    line = ana.join(f"/t/{FIRST['playing']}")
    state: dict[str, Any] = line.hear(mine=True)
    line.play(state)
    while line.hear(**{"is": "table"})["plies"] == state["plies"]:
        pass
    record = tmp_path / "over.cordee"
    record.write_text(ana.http.get(f"/t/{FIRST['over']}/record").text)
    assert cordee.read(record).verify().matches
    assert bo.http.get(f"/i/{FIRST['link']}").status_code == 200
    sat = bo.http.post(f"/i/{FIRST['link']}", data={"name": "Bo"})
    assert sat.headers["location"] == f"/t/{FIRST['open']}"
    for one in (ana, bo):
        one.close()
