"""`cordee admin`, while a server runs on the same database."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite

from ..apart import apart
from ..web.conftest import QUICK
from ..web.programs import Line, Program, close_all
from .conftest import Cordee, Ran

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = sqlite(tmp_path_factory.mktemp("admin") / "tables.sqlite")
    with Server(database, **QUICK) as running:
        yield running


@pytest.fixture
def cordee(cordee: Cordee) -> Cordee:
    """In a thread: a browser may have a loop of its own in this one."""

    def run(*arguments: str, typed: str = "") -> Ran:
        return apart(cordee, *arguments, typed=typed)

    return run


@pytest.fixture(autouse=True)
def _database(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("CORDEE_DATABASE", str(server.settings["database"]))
    yield
    close_all()


def told(cordee: Cordee, *words: str) -> Any:
    ran = cordee("admin", *words, "--json")
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


def person_at(cordee: Cordee, table: str, name: str) -> str:
    people = told(cordee, "table", table)["people"]
    return str(next(one["person"] for one in people if name in one["names"]))


def soon(holds: Callable[[], bool]) -> bool:
    """Servers hear of it within a second or two."""
    end = time.monotonic() + 20
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


def seated(server: Server, *more: str) -> tuple[Program, Program, str]:
    ana, bo = Program(server, "Ana"), Program(server, "Bo")
    table = ana.open("pig", "me", "free", *more, drawn=False, listed=True)
    bo.post(f"/tables/{table}/seats/1/sit", name="Bo")
    return ana, bo, table


def test_tables_are_listed_for_people_and_for_programs(server: Server, cordee: Cordee) -> None:
    ana, _, table = seated(server)
    ana.line(table).until(lambda told: told["stage"] == "playing")
    one = next(one for one in told(cordee, "tables") if one["table"] == table)
    assert (one["game"], one["names"], one["listed"]) == ("pig", ["Ana", "Bo"], True)
    ran = cordee("admin", "tables", "--lang", "fr")
    assert table in ran.out
    assert "en cours" in ran.out
    hers = person_at(cordee, table, "Ana")
    assert table in {one["table"] for one in told(cordee, "tables", "--person", hers)}
    assert told(cordee, "tables", "--stage", "closed", "--person", hers) == []
    shown = cordee("admin", "table", table)
    assert hers in shown.out
    sizes = told(cordee, "sizes")
    assert sizes["bytes"] > 0
    assert sizes["stages"]["playing"] >= 1
    assert "MB on disk" in cordee("admin", "sizes").out
    assert ana.get(f"/tables/{table}")["stage"] == "playing"


def test_a_game_is_closed_and_those_who_play_hear_of_it(server: Server, cordee: Cordee) -> None:
    ana, _, table = seated(server)
    line = ana.line(table)
    line.until(lambda told: told["stage"] == "playing")
    ran = cordee("admin", "close", table)
    assert (ran.status, ran.out) == (0, f"{table} is closed.\n")
    with pytest.raises(ConnectionClosed):
        line.hear(stage="never")
    assert ana.get(f"/tables/{table}")["stage"] == "closed"
    refused = ana.ask("POST", f"/tables/{table}/talk", json={"text": "Why?"})
    assert refused.status_code == 409
    again = cordee("admin", "close", table)
    assert again.status == 1
    assert "nothing was changed" in again.out


def test_a_table_is_deleted_only_if_that_is_wanted(server: Server, cordee: Cordee) -> None:
    ana, _, table = seated(server)
    line = ana.line(table)
    line.until(lambda told: told["stage"] == "playing")
    asked = cordee("admin", "delete", table, typed="no\n")
    assert (asked.status, "Nothing was changed." in asked.out) == (1, True)
    nobody = cordee("admin", "delete", table)
    assert (nobody.status, "--yes" in nobody.err) == (2, True)
    assert ana.get(f"/tables/{table}")["stage"] == "playing"
    done = cordee("admin", "delete", table, typed="yes\n")
    assert (done.status, "One table was deleted." in done.out) == (0, True)
    with pytest.raises(ConnectionClosed):
        line.hear(stage="never")
    assert ana.ask("GET", f"/tables/{table}").status_code == 404
    assert cordee("admin", "delete", table, "--yes").status == 2


def test_a_table_is_hidden_from_the_lobby_and_shown_again(server: Server, cordee: Cordee) -> None:
    ana = Program(server, "Ana")
    table = ana.open("pig", "me", "free", listed=True)

    def listed() -> bool:
        return table in {one["table"] for one in ana.get("/tables")}

    assert listed()
    assert "out of the lobby" in cordee("admin", "hide", table).out
    assert not listed()
    cordee("admin", "show", table)
    assert listed()


def test_whoever_is_muted_plays_but_does_not_talk(server: Server, cordee: Cordee) -> None:
    ana, bo, table = seated(server)
    person = person_at(cordee, table, "Ana")

    def talk(who: Program) -> httpx.Response:
        return who.ask("POST", f"/tables/{table}/talk", json={"text": "hi"})

    assert talk(ana).status_code == 204
    cordee("admin", "mute", person)
    assert soon(lambda: talk(ana).status_code == 403)
    assert talk(ana).json()["error"] == "muted"
    line = ana.line(table)
    line.until(lambda told: told["stage"] == "playing")
    line.say("say", text="hi")
    assert line.hear(**{"is": "refused"})["key"] == "muted"
    assert talk(bo).status_code in (204, 429)
    assert {one["who"] for one in told(cordee, "blocked")} == {person}
    cordee("admin", "unmute", person)
    assert soon(lambda: talk(ana).status_code in (204, 429))
    assert told(cordee, "blocked") == []


def test_whoever_is_blocked_is_shown_out(server: Server, cordee: Cordee) -> None:
    ana, bo, table = seated(server)
    person, line = person_at(cordee, table, "Ana"), ana.line(table)
    line.until(lambda told: told["stage"] == "playing")
    cordee("admin", "block", person)
    with pytest.raises(ConnectionClosed):
        line.hear(stage="never")
    with pytest.raises(ConnectionClosed) as closed:
        Line(server, table, ana.token).hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert ana.ask("POST", f"/tables/{table}/undo").json()["error"] == "blocked"
    assert bo.get(f"/tables/{table}")["stage"] == "playing"
    cordee("admin", "unblock", person)
    assert soon(lambda: ana.ask("GET", "/tables?own=true").status_code == 200)


def test_an_address_is_blocked_with_its_network(server: Server, cordee: Cordee) -> None:
    def status() -> int:
        return httpx.get(f"{server.url}/lobby").status_code

    try:
        ran = cordee("admin", "block", "127.0.0.5/8")
        assert ran.out == "127.0.0.0/8 is blocked.\n"
        assert soon(lambda: status() == 403)
        assert httpx.get(f"{server.url}/health").status_code == 200
    finally:
        cordee("admin", "unblock", "127.0.0.0/8")
    assert soon(lambda: status() == 200)


def test_everything_about_a_person_is_deleted_while_others_play_on(
    server: Server, cordee: Cordee
) -> None:
    ana, bo, table = seated(server)
    assert soon(lambda: bo.get(f"/tables/{table}")["stage"] == "playing")
    alone = ana.open("pig", "me", "bot:easy")
    ana.post(f"/tables/{table}/talk", text="My secret")
    person = person_at(cordee, table, "Ana")
    done = cordee("admin", "erase", person, "--yes", "--lang", "fr")
    assert "Une table supprimée\xa0; une laissée aux autres" in done.out
    assert soon(lambda: bo.get(f"/tables/{table}")["seats"][0]["name"] == "gone:")
    now = bo.get(f"/tables/{table}")
    assert now["seats"][0]["bot"] == "medium"  # nobody waits for her
    assert bo.line(table).my_turn()["moves"]
    events = json.dumps(bo.get(f"/tables/{table}/events"))
    assert "My secret" not in events
    assert "Ana" not in events
    assert bo.ask("GET", f"/tables/{alone}").status_code == 404
    assert soon(lambda: ana.ask("GET", "/tables?own=true").status_code == 401)
    assert cordee("admin", "erase", "0" * 32, "--yes").status == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("close", "-nothing"), "There is no table '-nothing'."),
        (("close", "nothing"), "There is no table 'nothing'. `cordee admin tables` lists them."),
        (("tables", "--stage", "late"), "There is no stage 'late'."),
        (("tables", "--most", "0"), "--most 0: it must be a whole number from 1"),
        (("tables", "--person", "Ana"), "'Ana' is not a person"),
        (("mute", "Ana"), "'Ana' is neither a person"),
        (("block", "0.0.0.0/0"), "is everybody"),
        (("mute", "0" * 32), "Nothing is known about 000"),
        (("erase", "1.2.3.4"), "is not a person"),
        (("dance",), "There is no command “dance”. The commands are: tables, table,"),
        (("tables", "--database", "sqlite+aiosqlite:///missing.sqlite"), "There is no database"),
        (("tables", "--database", "nonsense"), "The database cannot be used"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(
    cordee: Cordee, words: tuple[str, ...], said: str
) -> None:
    ran = cordee("admin", *words)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_database_of_another_version_is_left_alone(cordee: Cordee, tmp_path: Path) -> None:
    import sqlite3

    file = tmp_path / "old.sqlite"
    with sqlite3.connect(file) as old:
        old.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        old.execute("INSERT INTO alembic_version VALUES ('0001')")
    old.close()
    ran = cordee("admin", "tables", "--database", sqlite(file))
    assert ran.status == 2
    assert "schema 0001" in ran.err
