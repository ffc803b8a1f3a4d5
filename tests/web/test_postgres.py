"""Several processes at one PostgreSQL: they see each other's moves, and survive each other."""

from __future__ import annotations

import asyncio
import random
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from cordee.engine import reading
from cordee.engine.fair import Mix
from cordee.games import load
from cordee.testing.postgres import Postgres
from cordee.testing.serving import Server
from cordee.web.live.events import TableEvent
from cordee.web.live.snapshots import is_same
from cordee.web.live.table import Card
from cordee.web.server.limits import NEW_TABLES
from cordee.web.store import removal, snapshots, studies
from cordee.web.store.erasing import Forgotten, forget
from cordee.web.store.overview import guests, sizes, summaries
from cordee.web.store.store import Store

from ..apart import awaited
from .conftest import QUICK, Somebody
from .finished import finished, kept_in
from .programs import Program
from .test_snapshots import kept_table, read
from .test_store import goes_on

pytestmark = pytest.mark.slow
GONE = 1.0
"""Seconds of silence that a busy machine does not make by itself."""


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(scope="module")
def processes(database: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two with the same tables."""
    how = QUICK | {"limits": False, "gone": GONE}  # programs are quicker than people may be
    with Server(database.url, **how) as one, Server(database.url, **how) as other:
        yield one, other


@pytest.fixture
def pair(processes: tuple[Server, Server]) -> tuple[Server, Server]:
    """Both running: what the last test killed is started again."""
    for server in processes:
        if server.process.poll() is not None:
            server.start()
    return processes


def seated(one: Server, other: Server, game: str = "yeti") -> tuple[Program, Program, str]:
    """Ana at one process, Bo at the other, and their table."""
    ana, bo = Program(one, "Ana"), Program(other, "Bo")
    table = ana.open(game, "me", "free", drawn=False)
    bo.post(f"/tables/{table}/seats/1/sit", name="Bo")
    return ana, bo, table


def test_a_move_at_one_process_shows_at_the_other(pair: tuple[Server, Server]) -> None:
    ana, bo, table = seated(*pair)
    hers, his = ana.line(table), bo.line(table)
    told = hers.my_turn()
    text = told["moves"][0]
    hers.say("move", plies=told["plies"], text=text)
    his.after(told["plies"])
    moves = [e for e in bo.get(f"/tables/{table}/events") if e["kind"] == "move"]
    assert text in [move["data"]["text"] for move in moves if move["data"]["seat"] == 0]


def test_of_two_moves_at_the_same_instant_one_wins(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ana, _bo, table = seated(one, other)
    lines = [ana.line(table, one), ana.line(table, other)]
    rounds = 0
    while lines[0].until(lambda told: told["stage"] == "playing")["turn"] == 0 and rounds < 20:
        rounds += 1
        told = lines[0].my_turn()
        lines[1].my_turn(told["plies"])
        start = threading.Barrier(2)

        def send(nth: int, told: dict[str, Any] = told, start: Any = start) -> None:
            start.wait()
            lines[nth].say("move", plies=told["plies"], text=told["moves"][-nth])

        both = [threading.Thread(target=send, args=(nth,)) for nth in range(2)]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
        for line in lines:
            line.after(told["plies"])
        told_each = [line.table for line in lines]
        assert told_each[0]["plies"] == told_each[1]["plies"]
        assert told_each[0]["position"] == told_each[1]["position"]
    assert rounds > 0
    events = ana.get(f"/tables/{table}/events")
    assert [event["number"] for event in events] == list(range(len(events)))
    decided = [e for e in events if e["kind"] == "move" and e["data"]["seat"] == 0]
    assert len(decided) >= rounds


def test_players_go_on_at_another_process_when_theirs_is_killed(
    pair: tuple[Server, Server],
) -> None:
    one, other = pair
    chance = random.Random(1)
    games = [seated(one, one, game) for game in ("yeti", "matterhorn") * 3]
    promised: dict[str, tuple[int, str]] = {}
    for ana, bo, table in games:
        turn = ana.line(table).until(lambda told: told["stage"] == "playing")["turn"]
        line = (ana, bo)[turn].line(table)
        told = line.my_turn()
        promised[table] = told["plies"], line.decide(told, chance)
        line.after(told["plies"])
        ana.server = bo.server = other
    one.kill()
    for ana, _bo, table in games:
        moves = [e for e in ana.get(f"/tables/{table}/events") if e["kind"] == "move"]
        plies, text = promised[table]
        assert moves[plies]["data"]["text"] == text
    play_out(*games[0], chance)


def play_out(ana: Program, bo: Program, table: str, chance: random.Random) -> None:
    """To the end, each at their own process."""
    lines = [ana.line(table), bo.line(table)]
    told = lines[0].until(lambda told: told["stage"] == "playing")
    while told["stage"] != "over":
        line = lines[told["turn"]]
        told = line.my_turn(told["plies"])
        if told["stage"] != "over":
            line.decide(told, chance)
            told = line.after(told["plies"])


def test_another_process_has_the_bot_think_when_one_is_killed(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ana = Program(one, "Ana")
    table = ana.open("yeti", "me", "bot:easy", drawn=False)
    line, watching = ana.line(table), ana.line(table, other)
    told = line.my_turn()
    chance = random.Random(2)
    while told["turn"] == 0:
        line.decide(told, chance)
        told = line.after(told["plies"])
    one.kill()
    assert watching.my_turn(told["plies"])["moves"]


def test_who_looks_at_another_process_is_not_gone(pair: tuple[Server, Server]) -> None:
    ana, bo, table = seated(*pair)
    hers, his = ana.line(table), bo.line(table)
    hers.until(lambda told: told["stage"] == "playing" and told["seats"][1]["here"])
    time.sleep(2 * GONE)
    assert ana.ask("POST", f"/tables/{table}/seats/1/hand").status_code == 409
    his.close()
    hers.until(lambda told: not told["seats"][1]["here"])
    time.sleep(2 * GONE)
    assert ana.post(f"/tables/{table}/seats/1/hand")["seats"][1]["bot"] == "medium"


def test_after_an_acknowledged_move_the_next_request_at_any_process_sees_it(
    pair: tuple[Server, Server],
) -> None:
    ana, chance = Program(pair[0], "Ana"), random.Random(4)
    table = ana.open("yeti", "me", "free", drawn=False)
    bo = Program(pair[1], "Bo")
    assert bo.post(f"/tables/{table}/seats/1/sit", name="Bo")["seats"][1]["yours"]
    told = ana.line(table).until(lambda told: told["stage"] == "playing")
    for nth in range(40):
        ana.server, bo.server = pair[nth % 2], pair[nth % 2]
        mover = (ana, bo)[told["turn"]]
        text = chance.choice(mover.get(f"/tables/{table}")["moves"])
        told = mover.post(f"/tables/{table}/moves", plies=told["plies"], text=text)
        ana.server = pair[1 - nth % 2]
        assert ana.get(f"/tables/{table}")["event"] >= told["event"]
        if told["stage"] == "over":
            break


def test_who_asks_at_another_process_is_not_gone(pair: tuple[Server, Server]) -> None:
    ana, bo, table = seated(*pair)
    line = ana.line(table)
    line.until(lambda told: told["stage"] == "playing")
    end = time.monotonic() + 3 * GONE
    while time.monotonic() < end:
        bo.get(f"/tables/{table}")
        assert ana.ask("POST", f"/tables/{table}/seats/1/hand").status_code == 409
    time.sleep(2 * GONE)
    assert ana.post(f"/tables/{table}/seats/1/hand")["seats"][1]["bot"] == "medium"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_the_database_is_restarted_in_the_middle(
    database: Postgres, pair: tuple[Server, Server], how: signal.Signals
) -> None:
    one, other = pair
    ana, bo, table = seated(one, other)
    hers, his = ana.line(table), bo.line(table)
    told = hers.my_turn()
    database.stop(how)
    hers.say("move", plies=told["plies"], text=told["moves"][0])
    assert hers.hear(**{"is": "refused"})["key"] == "not-saved"
    assert ana.ask("GET", f"/tables/{table}/events").status_code == 503
    assert ana.http.get(f"{one.url}/ready").status_code == 503
    assert ana.http.get(f"{one.url}/health").status_code == 200
    assert "try again" in ana.http.get(f"{one.url}/lobby").text
    database.start()
    wait_until_ready(ana, one, other)
    hers.say("move", plies=told["plies"], text=told["moves"][0])
    hers.after(told["plies"])
    his.after(told["plies"])


def test_a_frozen_database_is_told_of_and_nothing_is_lost(
    database: Postgres, pair: tuple[Server, Server]
) -> None:
    one, other = pair
    ana, bo, table = seated(one, other)
    hers, his = ana.line(table), bo.line(table)
    told = hers.my_turn()
    with database.frozen():
        ready = ana.http.get(f"{one.url}/ready")
        assert (ready.status_code, ready.json()["ok"]) == (503, False)
        assert "within a second" in ready.json()["why"]
        move = {"plies": told["plies"], "text": told["moves"][0]}
        hers.say("move", **move)
        refused = hers.hear(**{"is": "refused"})
        assert "your move was not made" in refused["why"]
        again = ana.ask("POST", f"/tables/{table}/moves", json=move)
        assert (again.status_code, again.json()["error"]) == (503, "not-saved")
        french = ana.http.get(f"{one.url}/lobby", headers={"accept-language": "fr"})
        assert french.status_code == 503
        assert "rien n’est perdu" in french.text
    wait_until_ready(ana, one, other)
    hers.say("move", **move)
    hers.after(told["plies"])
    his.after(told["plies"])
    moves = [e for e in ana.get(f"/tables/{table}/events") if e["kind"] == "move"]
    assert [e["data"]["text"] for e in moves[told["plies"] :]][:1] == [move["text"]]


def wait_until_ready(program: Program, *servers: Server) -> None:
    for server in servers:
        while program.http.get(f"{server.url}/ready").status_code != 200:
            time.sleep(0.05)


def test_a_table_that_cannot_be_read_leaves_the_others_in_peace(
    database: Postgres, pair: tuple[Server, Server]
) -> None:
    one, other = pair
    ana, bo, table = seated(one, other)
    eve, _, broken = seated(one, other)
    lines = [ana.line(table), bo.line(table), eve.line(broken)]
    told = lines[0].my_turn()
    last = lines[2].my_turn()["event"]
    writing = write_nonsense(database, broken, last + 1)
    awaited(writing)
    with pytest.raises(ConnectionClosed):
        lines[2].hear(never=True)  # come again: perhaps a newer process can read it
    lines[0].say("move", plies=told["plies"], text=told["moves"][0])
    lines[1].after(told["plies"])


async def write_nonsense(database: Postgres, table: str, number: int) -> None:
    """An event as only a later version may write it."""
    store = Store(database.url)
    await store.append(table, [TableEvent(number, "teleport", {})], Card("playing"))
    await store.close()


def test_a_rematch_at_two_processes_is_one_table(pair: tuple[Server, Server]) -> None:
    ana, bo, table = seated(*pair)
    ana.line(table).until(lambda told: told["stage"] == "playing")
    ana.post(f"/tables/{table}/seats/0/resign")
    bo.line(table).until(lambda told: told["stage"] == "over")  # his process has heard of it
    found: list[str] = []
    start = threading.Barrier(2)

    def again(program: Program) -> None:
        start.wait()
        found.append(program.post(f"/tables/{table}/rematch")["table"])

    both = [threading.Thread(target=again, args=(program,)) for program in (ana, bo)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert len(found) == 2
    assert len(set(found)) == 1
    assert len(ana.get("/tables?own=true")) == 2


def test_a_process_that_stops_says_goodbye_and_the_other_goes_on(
    pair: tuple[Server, Server],
) -> None:
    one, other = pair
    ana, bo, table = seated(one, one)
    line = ana.line(table)
    line.my_turn()
    assert one.stop() == 0
    with pytest.raises(ConnectionClosed) as closed:
        line.hear(never=True)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012  # the server is restarted: connect again
    ana.server = bo.server = other
    play_out(ana, bo, table, random.Random(3))


def test_what_people_contribute_at_two_processes_is_in_the_same_dice(
    pair: tuple[Server, Server],
) -> None:
    one, other = pair
    ana, bo, eve = Program(one, "Ana"), Program(other, "Bo"), Program(one, "Eve")
    table = ana.open("pig", "me", "free", "free")
    bo.post(f"/tables/{table}/seats/1/sit", name="Bo")
    ana.post(f"/tables/{table}/seats/0/contribute", bits="a" * 32)
    bo.post(f"/tables/{table}/seats/1/contribute", bits="b" * 32)
    eve.post(f"/tables/{table}/seats/2/sit", name="Eve")
    for program in (ana, bo):
        told = program.line(table).until(lambda told: told["stage"] == "playing")
        assert {seat["name"]: seat["contribution"] for seat in told["seats"]} == {
            "Ana": "a" * 32,
            "Bo": "b" * 32,
            "Eve": "",
        }
    text = bo.ask("GET", f"/tables/{table}/record").text
    assert reading.read(text, load).mixes == (Mix(("a" * 32, "b" * 32, "")),)


def test_pages_of_two_processes_know_the_same_people(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ana = Somebody(one)
    table = ana.new("yeti")
    ana.http.base_url = other.url
    assert table in ana.http.get("/").text
    ana.close()


def test_processes_may_start_at_the_same_instant_and_share_their_limits() -> None:
    with Postgres() as fresh:
        servers: list[Server] = []
        start = [
            threading.Thread(target=lambda: servers.append(Server(fresh.url, **QUICK)))
            for _ in range(3)
        ]
        for thread in start:
            thread.start()
        for thread in start:
            thread.join()
        assert len(servers) == 3
        ana = Program(servers[0], "Ana")
        seats = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "free"}]}
        while ana.ask("POST", "/tables", json=seats).status_code != 429:
            pass
        ana.server = servers[1]
        while ana.ask("POST", "/tables", json=seats).status_code != 429:
            time.sleep(0.1)  # it hears of them in a moment
        assert len(ana.get("/tables?own=true")) < 2 * NEW_TABLES.burst
        for server in servers:
            assert server.stop() == 0


def with_database(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """In a thread of its own, like `cordee admin` in a process of its own."""

    async def whole() -> Any:
        store = Store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return awaited(whole())


def test_a_database_of_the_first_version_goes_on_here_too(database: Postgres) -> None:
    async def make(store: Store) -> None:
        async with store.engine.connect() as db:
            alone = await db.execution_options(isolation_level="AUTOCOMMIT")
            await alone.execute(text("CREATE DATABASE first"))

    with_database(database.url, make)
    with_database(f"{database.url.rpartition('/')[0]}/first", goes_on)


def test_everybody_hears_that_somebody_is_forgotten(
    pair: tuple[Server, Server], database: Postgres
) -> None:
    ana, bo, table = seated(*pair, game="pig")
    ana.post(f"/tables/{table}/talk", text="My secret")
    eve = Program(pair[1], "Eve")
    lines = [ana.line(table), bo.line(table)]
    for line in lines:
        line.until(lambda told: told["stage"] == "playing")

    async def forgotten(store: Store) -> Forgotten:
        people = {name: one.person for one in await guests(store, table) for name in one.names}
        found = await summaries(store, table=table)
        assert [one.names for one in found] == [["Ana", "Bo"]]
        assert (await sizes(store)).bytes > 0
        return await forget(store, people["Ana"])

    assert with_database(database.url, forgotten) == Forgotten(removed=0, kept=1)
    for line in lines:
        with pytest.raises(ConnectionClosed):
            line.hear(never=True)
    told = bo.line(table).my_turn()
    assert [seat["name"] for seat in told["seats"]] == ["gone:", "Bo"]
    assert "My secret" not in str(eve.get(f"/tables/{table}/events"))
    end = time.monotonic() + 20
    while ana.ask("GET", "/tables?own=true").status_code != 401:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_long_table_is_kept_and_read_here_too(database: Postgres) -> None:
    async def work(store: Store) -> None:
        table_id, whole = await kept_table(store)
        assert is_same(await read(store, table_id), whole)
        assert (await snapshots.about(store, table_id)).kept
        await removal.mark(store, [table_id])
        while await removal.sweep(store):
            pass
        assert await store.secret_of(table_id) is None

    with_database(database.url, work)


def test_a_game_is_studied_by_one_process_and_read_at_both(
    pair: tuple[Server, Server], database: Postgres
) -> None:
    async def work() -> tuple[str, list[bool]]:
        one, other = Store(database.url), Store(database.url)
        try:
            claimed = await kept_in(one, *finished("pig", seed=2))
            claims = [studies.claim(store, claimed, "1") for store in (one, other) * 3]
            return await kept_in(one, *finished("pig")), list(await asyncio.gather(*claims))
        finally:
            await one.close()
            await other.close()

    table, claims = awaited(work())
    assert claims.count(True) == 1
    readers = [Somebody(server) for server in pair]
    known: list[dict[str, Any]] = [{}, {}]
    end = time.monotonic() + 60
    while not all(told.get("done") for told in known):
        assert time.monotonic() < end
        known = [one.http.get(f"/t/{table}/study.json").json() for one in readers]
    for one in readers:
        one.close()
    assert known[0] == known[1]
