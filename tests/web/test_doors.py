"""Doors that stood open: other names, heads, cookies; and the truth when things break."""

from __future__ import annotations

import random
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cordee.testing.serving import Server
from cordee.web.server.address import EVERYWHERE, answers_to, machine_names
from cordee.web.server.settings import Settings, sqlite
from cordee.web.store.erasing import forget
from cordee.web.store.overview import guests, summaries
from cordee.web.store.own_data import told_of
from cordee.web.store.people import tables_about
from cordee.web.store.store import Store

from ..apart import awaited
from .conftest import QUICK, Somebody
from .programs import Program


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("doors") / "tables.sqlite"


@pytest.fixture(scope="module")
def server(file: Path) -> Iterator[Server]:
    with Server(sqlite(file), limits=False, **QUICK) as running:
        yield running


# Names


@pytest.mark.parametrize(
    ("host", "listens", "public", "meant"),
    [
        ("localhost:8765", "127.0.0.1", "", True),
        ("LOCALHOST", "127.0.0.1", "", True),
        ("cordee.localhost", "127.0.0.1", "", True),
        ("127.0.0.1:8765", "127.0.0.1", "", True),
        ("[::1]:8765", "::1", "", True),
        ("evil.example.org", "127.0.0.1", "", False),
        ("evil.example.org", EVERYWHERE[0], "", False),
        ("localhost.evil.example.org", EVERYWHERE[0], "", False),
        ("192.168.1.7:8765", EVERYWHERE[0], "", True),
        ("[2001:db8::7]", EVERYWHERE[1], "", True),
        ("192.168.1.7", "127.0.0.1", "", False),
        ("games.lan", "games.lan", "", True),
        ("cordee.example.org", "127.0.0.1", "https://cordee.example.org", True),
        ("localhost:8765", "127.0.0.1", "https://cordee.example.org", True),
        ("evil.example.org", "127.0.0.1", "https://cordee.example.org", False),
        ("", "127.0.0.1", "", False),
        ("[", EVERYWHERE[0], "", False),
    ],
)
def test_a_server_knows_its_names(host: str, listens: str, public: str, meant: bool) -> None:
    assert answers_to(host, Settings("", host=listens, public=public)) is meant


def test_a_machine_is_reached_by_its_name() -> None:
    assert socket.gethostname().lower() in machine_names()
    for name in machine_names():
        assert answers_to(f"{name}:8765", Settings("", host=EVERYWHERE[0]))


def test_by_another_name_there_is_neither_page_nor_program_nor_socket(server: Server) -> None:
    headers = {"host": "evil.example.org", "accept-language": "fr"}
    answer = httpx.get(server.url, headers=headers)
    assert answer.status_code == 400
    assert "ne s’appelle pas 'evil.example.org'" in answer.text
    answer = httpx.get(f"{server.url}/api/v1/games", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "host-unknown")
    address = f"ws://evil.example.org:{server.port}/t/x/socket"
    with (
        socket.create_connection(("127.0.0.1", server.port)) as line,
        pytest.raises(InvalidStatus, match="403"),
    ):
        connect(address, sock=line)


# Heads, cookies


@pytest.mark.parametrize("path", ["/", "/lobby", "/rules/yeti", "/health", "/api/v1/games"])
def test_whoever_asks_for_the_head_gets_it(server: Server, path: str) -> None:
    whole, head = (httpx.request(how, server.url + path) for how in ("GET", "HEAD"))
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers["content-length"] == whole.headers["content-length"]


def test_over_tls_every_cookie_is_secure(server: Server) -> None:
    for scheme, secure in (("https", True), ("http", False)):
        headers = {"x-forwarded-proto": scheme}
        answer = httpx.get(f"{server.url}/language/fr", headers=headers)
        cookies = answer.headers.get_list("set-cookie")
        assert len(cookies) == 2
        assert all(("secure" in cookie.lower()) is secure for cookie in cookies)


# When things break


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else writes, and does not finish."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


def test_a_database_that_cannot_be_written_to_is_told_of(server: Server, file: Path) -> None:
    ana = Program(server, "Ana")
    table = ana.open("pig", "me", "bot:easy", drawn=False)
    line = ana.line(table)
    told = line.my_turn()
    page = Somebody(server, "fr")
    with locked(file):
        ready = httpx.get(f"{server.url}/ready", headers={"accept-language": "fr"})
        assert ready.status_code == 503
        assert ready.json() == {
            "ok": False,
            "why": "La base de données ne répond pas en une seconde.",
        }
        line.say("move", plies=told["plies"], text=told["moves"][0])
        assert "your move was not made" in line.hear(**{"is": "refused"})["why"]
        answer = page.http.post("/new/pig", data={})
        assert answer.status_code == 503
        assert "ne peut rien enregistrer" in answer.text
        assert "rien n’a été changé" in answer.text
        assert page.http.get("/lobby").status_code == 200  # what can be read is read
    page.close()
    assert httpx.get(f"{server.url}/ready").json() == {"ok": True}
    line.say("move", plies=told["plies"], text=told["moves"][0])
    line.after(told["plies"])


DAMAGE = {
    "a scratched event": "UPDATE events SET data = 'scratched' WHERE table_id = ? AND number = 4",
    "a later version": "UPDATE events SET kind = 'fly' WHERE table_id = ? AND number = 4",
    "a lost event": "DELETE FROM events WHERE table_id = ? AND number = 4",
    "all events lost": "DELETE FROM events WHERE table_id = ?",
    "a secret too short": "UPDATE tables SET secret = x'00' WHERE id = ?",
    "a secret that is text": "UPDATE tables SET secret = 'scratched' WHERE id = ?",
    "another game's name": "UPDATE tables SET game = 'scratched' WHERE id = ?",
}
NOTHING_LEFT = ("all events lost", "a secret too short", "a secret that is text")
"""Without its secret a game has no record that could be checked."""
ONLY_ITS_CARD = ("another game's name",)
"""All of the game is in the events, whatever its row says."""


@pytest.fixture(scope="module")
def played(server: Server) -> str:
    """A game with a few moves in it."""
    ana = Program(server, "Ana")
    table = ana.open("pig", "me", "me", drawn=False)
    line = ana.line(table)
    told = line.my_turn()
    for _ in range(4):
        line.decide(told, random.Random(1))
        told = line.after(told["plies"])
    return table


def damaged(file: Path, table: str, how: str) -> str:
    """A copy of a table, with something wrong."""
    copy = f"copy-{list(DAMAGE).index(how)}"
    with closing(sqlite3.connect(file)) as database:
        for rows, key in (("tables", "id"), ("events", "table_id")):
            named = [row[1] for row in database.execute(f"PRAGMA table_info({rows})")]
            taken = ", ".join("?1" if name == key else name for name in named)
            database.execute(
                f"INSERT INTO {rows} SELECT {taken} FROM {rows} WHERE {key} = ?2",  # noqa: S608
                (copy, table),
            )
        database.execute(DAMAGE[how], (copy,))
        database.commit()
    return copy


def undated(record: str) -> list[str]:
    """A record without its date, which is that of the moment in which somebody asks for it."""
    return [line for line in record.splitlines() if not line.startswith("date: ")]


@pytest.mark.parametrize("how", DAMAGE)
def test_a_damaged_table_says_so_and_gives_what_is_left(
    server: Server, file: Path, played: str, how: str
) -> None:
    copy = damaged(file, played, how)
    page = httpx.get(f"{server.url}/t/{copy}", timeout=60, headers={"accept-language": "fr"})
    assert page.status_code == 500
    assert "Cette table est illisible" in page.text
    assert (f"/t/{copy}/record" in page.text) is (how not in NOTHING_LEFT)
    answer = httpx.get(f"{server.url}/api/v1/tables/{copy}", timeout=60)
    assert (answer.status_code, answer.json()["error"]) == (500, "table-damaged")
    record = httpx.get(f"{server.url}/t/{copy}/record", timeout=60)
    if how in NOTHING_LEFT:
        assert record.status_code == 404
    elif how in ONLY_ITS_CARD:
        intact = httpx.get(f"{server.url}/t/{played}/record", timeout=60)
        assert undated(record.text) == undated(intact.text)
    else:
        whole = httpx.get(f"{server.url}/t/{played}/record", timeout=60).text.splitlines()
        left = record.text.splitlines()
        assert len(left) < len(whole)
        assert left[-2:] == whole[len(left) - 2 : len(left)]
    assert httpx.get(f"{server.url}/t/{played}", timeout=60).status_code == 200


ROWS = {
    "seats": ("'scratched'", "'[[1]]'", "'7'", "x'00ff'"),
    "ending": ("'scratched'", "'[]'", "'{}'", """'{"how": 1, "more": 2}'"""),
    "game": ("'scratched'", "x'00'"),
    "stage": ("'scratched'",),
    "updated": ("'scratched'",),
    "turn": ("x'00ff'",),
    "host": ("x'00ff'",),
    "edition": ("'scratched'",),
    "secret": ("'scratched'", "x'00'"),
}


@pytest.mark.parametrize(("column", "value"), [(c, v) for c, all_ in ROWS.items() for v in all_])
def test_lists_survive_a_damaged_row(server: Server, file: Path, column: str, value: str) -> None:
    ana = Program(server, "Ana")
    hurt, whole = (ana.open("pig", "me", "free", listed=True) for _ in range(2))
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"UPDATE tables SET {column} = {value} WHERE id = ?", (hurt,))  # noqa: S608
        database.commit()
    for path in ("/lobby", "/lobby/rows", "/"):
        assert (
            httpx.get(f"{server.url}{path}", timeout=60, follow_redirects=True).status_code == 200
        )
    for which in ("", "?own=true"):
        assert whole in {entry["table"] for entry in ana.get(f"/tables{which}")}
    for path in (f"/t/{hurt}", f"/t/{whole}"):
        assert "<h1" in httpx.get(f"{server.url}{path}", timeout=60).text
    assert {one.table for one in told_by(file, summaries)} >= {hurt, whole}
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET stage = 'gone' WHERE id IN (?, ?)", (hurt, whole))
        database.commit()


def told_by(file: Path, ask: Callable[..., Any], *about: str) -> Any:
    """What somebody finds in the database."""

    async def asked() -> Any:
        store = Store(sqlite(file))
        try:
            return await ask(store, *about)
        finally:
            await store.close()

    return awaited(asked())


@pytest.mark.parametrize("value", ["'scratched'", "'[]'", "'{}'"])
def test_a_damaged_table_keeps_nobody_from_their_data(
    server: Server, file: Path, value: str
) -> None:
    ana = Program(server, "Ana")
    hurt, whole = (ana.open("pig", "me", "free") for _ in range(2))
    person = told_by(file, guests, hurt)[0].person
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"UPDATE events SET data = {value} WHERE table_id = ?", (hurt,))  # noqa: S608
        database.commit()
    assert told_by(file, guests, hurt) == []
    assert told_by(file, told_of, hurt, person)["events"] == []
    assert told_by(file, told_of, whole, person)["events"]
    assert told_by(file, forget, person).removed == 2
    assert told_by(file, tables_about, person) == []
