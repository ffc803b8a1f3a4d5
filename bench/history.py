"""A table with a very long history: how long it takes to open it.

Two tables of 100,000 events each are written into a fresh database: one where the same decisions
were taken back and made again and people talked, one where every event is a ply of the game. A
server is started and both are opened once, from their events alone; it keeps snapshots of them.
Then a fresh server opens them: timed are the request for the page and the first message on its
socket, each the longest of several fresh servers.

    python -m bench.history [--events 100000] [--rounds 3] [--postgres]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from cordee.testing.postgres import Postgres
from cordee.testing.serving import Server
from cordee.web.live import events as kinds
from cordee.web.live.decisions import begin, carry_out, moved
from cordee.web.live.events import TableEvent
from cordee.web.live.table import PLAYING, Table
from cordee.web.server.settings import sqlite
from cordee.web.store import snapshots
from cordee.web.store.migrate import migrate
from cordee.web.store.store import Store

AT_ONCE = 2_000
"""Events written in one transaction."""
SECRET = bytes(32)
GAMES = {"taken back": "yeti", "played on": "pig"}


@dataclass(frozen=True)
class Opened:
    """Seconds until the page has come, and until its socket has told how the table stands."""

    page: float
    told: float


def history(game: str, count: int) -> tuple[Table, list[TableEvent]]:
    """A table with that many events."""
    chance = random.Random(1)  # noqa: S311
    table = Table("t", SECRET)
    events: list[TableEvent] = []
    seats = [{"kind": "me", "name": name, "person": name, "level": None} for name in ("ana", "bo")]
    data = {"game": game, "options": {}, "drawn": False, "hints": True, "listed": False}

    def add(made: Any) -> None:
        events.extend(carry_out(table, made, time.time()))

    add([(kinds.OPEN, {**data, "seats": seats, "host": "ana", "host_name": "ana"})])
    add(begin(table))
    while len(events) < count:
        assert table.position is not None
        assert table.stage == PLAYING
        texts = [move.text for move in table.position.moves()]
        if game == "pig":  # whoever always rolls never scores
            add([moved(table, "roll" if "roll" in texts else texts[0])])
            continue
        plies = len(table.moves)
        add([moved(table, chance.choice(texts))])
        add([(kinds.UNDO, {"plies": plies, "seat": 0})])
        add([(kinds.SAY, {"name": "ana", "text": "Hm.", "seat": 0, "person": "ana"})])
    return table, events


async def write(store: Store, game: str, count: int) -> str:
    table, events = history(game, count)
    table_id = await store.create(game, False, SECRET, events[:1], table.card)
    for first in range(1, len(events), AT_ONCE):
        await store.append(table_id, events[first : first + AT_ONCE], table.card)
    return table_id


def with_store(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def whole() -> Any:
        store = Store(url)
        try:
            await migrate(store)
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def opened(server: Server, table_id: str) -> Opened:
    """Open a table that is not in the server's memory."""
    with httpx.Client(base_url=server.url, timeout=300) as http:
        http.get("/")
        begun = time.perf_counter()
        assert http.get(f"/t/{table_id}").is_success
        page = time.perf_counter() - begun
        headers = {"Cookie": f"cordee={http.cookies['cordee']}", "Origin": server.url}
    url = f"{server.url.replace('http', 'ws')}/t/{table_id}/socket"
    begun = time.perf_counter()
    with connect(url, additional_headers=headers, max_size=None, legacy=True) as line:
        line.recv(300)
        return Opened(page, time.perf_counter() - begun)


def wait_for_snapshots(url: str, table_ids: list[str]) -> None:
    """Until the server that has the tables in memory has kept them."""

    async def all_kept(store: Store) -> bool:
        return all([(await snapshots.about(store, one)).kept for one in table_ids])

    while not with_store(url, all_kept):
        time.sleep(0.5)


def databases(postgres: bool) -> Iterator[tuple[str, str]]:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        yield "SQLite", sqlite(Path(folder) / "tables.sqlite")
        if postgres:
            yield "PostgreSQL", stack.enter_context(Postgres()).url


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    for name, url in databases(given.postgres):
        tables = {
            what: with_store(url, partial(write, game=game, count=given.events))
            for what, game in GAMES.items()
        }
        with Server(url, prepare=True, limits=False) as server:
            for what, table_id in tables.items():
                first = opened(server, table_id)
                report(name, what, "from its events", first)
            wait_for_snapshots(url, list(tables.values()))
        for what, table_id in tables.items():
            found = []
            for _ in range(given.rounds):
                with Server(url, limits=False) as server:
                    small = with_store(url, partial(write, game=GAMES[what], count=3))
                    opened(server, small)  # the rules are loaded
                    found.append(opened(server, table_id))
            longest = Opened(max(one.page for one in found), max(one.told for one in found))
            report(name, what, "from its snapshot", longest)


def report(database: str, what: str, how: str, found: Opened) -> None:
    print(f"{database}, {what}, {how}: page {found.page:.3f} s, socket {found.told:.3f} s")


if __name__ == "__main__":
    main()
