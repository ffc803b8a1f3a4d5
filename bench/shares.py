"""Is everybody served, whatever others ask for? Four figures, each from servers of its own.

- Somebody at one address has bots of level `expert` play at 54 tables and watches them all: how
  long does somebody elsewhere wait for a bot of level `easy`?
- One table has 10 watchers, then 480: what does a move cost the server, in all and beside sending?
- How much memory does a table take that nobody touches, with and without its two players?
- Two processes on PostgreSQL: how often does the request after an acknowledged move, at the other
  process, not see that move?

    python -m bench.shares [thinking] [watching] [memory] [processes]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle, islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from cordee.engine.fair import FairDice
from cordee.ink.focus import Focus
from cordee.testing.postgres import Postgres, binaries
from cordee.testing.serving import Server
from cordee.web.live import events as kinds
from cordee.web.live.decisions import begin, carry_out, moved
from cordee.web.live.events import TableEvent
from cordee.web.live.room import Room
from cordee.web.live.socket import Connection, PageSight
from cordee.web.live.table import GONE, ME, PLAYING, Table
from cordee.web.live.view import Viewer
from cordee.web.server.limits import Limits
from cordee.web.server.settings import Settings, sqlite
from cordee.web.server.standing import Standing

from .web import API, memory

GREEDY, MODEST = "127.0.0.2", "127.0.0.3"
"""Two addresses of this machine."""
GREEDY_TABLES = 54
EACH = 9
"""Tables opened by each of the greedy people: one may open ten at once."""
GAMES = ("yeti", "himalaya", "matterhorn", "vertical")
ANSWERS = 12
"""Times the modest one waits for a bot."""
WATCHERS = (10, 480)
WINDOWS = tuple((layout, finger) for layout in ("wide", "tall") for finger in (0, 44, 60))
"""How pages are shown: in which composition, and how large a finger is on the drawing."""
MOVES = 30
"""Moves while somebody watches, and plies before a table is left alone."""
IDLE_TABLES = 100
REQUESTS = 240
MOMENT = 0.1
"""Seconds that a start waits for contributions to the dice, which these players do not make."""


class Person:
    """Somebody with a token, at one address."""

    def __init__(self, server: Server, address: str = "") -> None:
        self.server, self.address = server, address
        transport = httpx.AsyncHTTPTransport(local_address=address or None)
        url = f"{server.url}{API}"
        self.http = httpx.AsyncClient(base_url=url, timeout=60, transport=transport)

    async def __aenter__(self) -> Person:
        token = (await self.post("/people", name="P"))["token"]
        self.by = {"Authorization": f"Bearer {token}"}
        self.http.headers.update(self.by)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        return answer.raise_for_status().json()

    async def open(self, game: str, *seats: str) -> str:
        """A table: `me`, `free`, `bot:easy`."""
        kinds = [seat.partition(":") for seat in seats]
        wanted = [{"kind": kind, "level": level, "name": "Q"} for kind, _, level in kinds]
        made: str = (await self.post("/tables", game=game, seats=wanted, drawn=False))["table"]
        return made

    def line(self, table: str) -> connect:
        url = f"{self.server.url.replace('http', 'ws', 1)}{API}/tables/{table}/socket"
        here: dict[str, Any] = {"local_addr": (self.address, 0)} if self.address else {}
        return connect(url, additional_headers=self.by, open_timeout=60, compression=None, **here)


async def told(line: ClientConnection, wanted: Callable[[Any], object]) -> Any:
    """The next table that is as wanted."""
    while True:
        table = json.loads(await line.recv())
        if table["is"] == "table" and wanted(table):
            return table


async def drain(line: ClientConnection) -> None:
    async for _ in line:
        pass


# Thinking


async def thinking(server: Server) -> None:
    async with AsyncExitStack() as stack:
        modest = await stack.enter_async_context(Person(server, MODEST))
        alone = await waits(modest)
        for nth in range(GREEDY_TABLES // EACH):
            greedy = await stack.enter_async_context(Person(server, GREEDY))
            for table in range(EACH):
                game = GAMES[(nth + table) % len(GAMES)]
                made = await greedy.open(game, "bot:expert", "bot:expert")
                line = await stack.enter_async_context(greedy.line(made))
                task = asyncio.create_task(drain(line))
                stack.callback(task.cancel)
        await asyncio.sleep(5)
        beside = await waits(modest)
    for name, taken in (("alone", alone), (f"beside {GREEDY_TABLES} tables of experts", beside)):
        middle, longest = statistics.median(taken), max(taken)
        print(f"an easy bot's turn, {name}: median {middle:.3f} s, longest {longest:.3f} s")


async def waits(person: Person) -> list[float]:
    """Seconds from a decision to one's next turn, with a bot's turn in between."""
    taken: list[float] = []
    chance = random.Random(1)  # noqa: S311
    while len(taken) < ANSWERS:
        async with person.line(await person.open("yeti", "me", "bot:easy")) as line:
            table = await told(line, lambda table: table["moves"])
            while table["stage"] != "over" and len(taken) < ANSWERS:
                begun = time.monotonic()
                table = await decided(line, table, chance)
                if table["turn"] == 1:
                    table = await told(line, lambda now: now["moves"] or now["stage"] == "over")
                    taken.append(time.monotonic() - begun)
    return taken


async def decided(line: ClientConnection, table: Any, chance: random.Random) -> Any:
    """The table after a decision at random."""
    plies = table["plies"]
    move = {"do": "move", "plies": plies, "text": chance.choice(table["moves"])}
    await line.send(json.dumps(move))
    return await told(line, lambda now: now["plies"] > plies)


# Watching


class Silent(Connection):
    """A line on which nothing is sent."""

    shown = 0

    async def _send(self, text: str) -> None:
        Silent.shown += bool(text)


async def showing(game: str, watchers: int) -> float:
    """Milliseconds of processor per decision, all that is done for pages but sending."""
    table = Table("table", FairDice.of_seed(1).secret)
    seats = [{"kind": ME, "name": name, "person": name, "level": None} for name in ("ana", "bo")]
    opened = {"game": game, "options": {}, "seats": seats, "drawn": False, "hints": True}
    table.apply(TableEvent(0, kinds.OPEN, opened | {"listed": True, "host": "ana"}))
    carry_out(table, begin(table), 0.0)
    tables: Any = SimpleNamespace(store=SimpleNamespace(shared=False), gone=GONE)
    state = SimpleNamespace(limits=Limits(False), settings=Settings(""), standing=Standing())
    nowhere: Any = SimpleNamespace(client=None, app=SimpleNamespace(state=state))
    room, people = Room(tables, table), ["ana", "bo", *(f"w{nth}" for nth in range(watchers))]
    lines = [
        Silent(nowhere, room, Viewer(one, "en", layout, focus=Focus(finger)), one, PageSight())
        for one, (layout, finger) in zip(people, cycle(WINDOWS), strict=False)
    ]
    room.watchers.update(lines)
    tasks = [asyncio.create_task(line.show_news()) for line in lines]
    chance, moves, begun = random.Random(1), 0, 0.0  # noqa: S311
    while moves < MOVES and room.table.stage == PLAYING:
        Silent.shown = 0
        room.tell()
        while Silent.shown < len(lines):
            await asyncio.sleep(0)
        if not moves:
            begun = time.process_time()
        position = room.table.position
        assert position is not None
        made = [moved(room.table, chance.choice(position.moves()).text)]
        room.table = room.table.copy()
        carry_out(room.table, made, 0.0)
        moves += 1
    taken = time.process_time() - begun
    for task in tasks:
        task.cancel()
    return 1000 * taken / moves


async def watching(server: Server) -> None:
    few, many = WATCHERS
    for game in GAMES:
        costs = [await showing(game, count) for count in WATCHERS]
        print(
            f"a move of {game}, beside sending: {costs[0]:.2f} ms of processor with {few} "
            f"watchers, {costs[1]:.2f} ms with {many}: {costs[1] / costs[0]:.2f} times as much"
        )
    for count in WATCHERS:
        cost = await cost_of_a_move(server, "yeti", count)
        print(f"a move of yeti and the bot's answer, sent to {count} pages: {cost:.0f} ms")


async def cost_of_a_move(server: Server, game: str, watchers: int) -> float:
    """Milliseconds of the server's processor per decision, with pages watching."""
    async with AsyncExitStack() as stack:
        player = await stack.enter_async_context(Person(server))
        table = await player.open(game, "me", "bot:novice")
        async with httpx.AsyncClient(base_url=server.url) as visitor:
            await visitor.get("/")
            cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        url = f"{server.url.replace('http', 'ws', 1)}/t/{table}/socket"
        for layout, finger in islice(cycle(WINDOWS), watchers):
            place = f"{url}?layout={layout}&finger={finger}"
            page = connect(place, origin=Origin(server.url), additional_headers={"Cookie": cookie})
            task = asyncio.create_task(drain(await stack.enter_async_context(page)))
            stack.callback(task.cancel)
        line = await stack.enter_async_context(player.line(table))
        state = await told(line, lambda told: told["moves"])
        await asyncio.sleep(1)
        begun = busy(server)
        chance = random.Random(1)  # noqa: S311
        moves = 0
        while state["stage"] != "over" and moves < MOVES:
            state = await decided(line, state, chance)
            moves += 1
            await asyncio.sleep(0.1)
            if not state["moves"]:
                state = await told(line, lambda now: now["moves"] or now["stage"] == "over")
        await asyncio.sleep(1)
        return 1000 * (busy(server) - begun) / moves


def busy(server: Server) -> float:
    """Seconds of processor that a server has used."""
    parts = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="utf-8").rsplit(")")[1]
    user, system = parts.split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


# Memory


async def idle(server: Server) -> None:
    for game in GAMES:
        async with Person(server) as player:
            await played(player, game, 2)  # the game is loaded
            before = memory(server)
            tables = await played(player, game, IDLE_TABLES)
            left = (memory(server) - before) / IDLE_TABLES
            async with AsyncExitStack() as stack:
                for table in tables:
                    for _ in range(2):
                        await stack.enter_async_context(player.line(table))
                await asyncio.sleep(2)
                with_players = (memory(server) - before) / IDLE_TABLES
        print(
            f"an idle table of {game} after {MOVES} decisions: {left:.0f} kB; "
            f"{with_players:.0f} kB with two connections"
        )


async def played(player: Person, game: str, tables: int) -> list[str]:
    """Tables in the middle of a game."""
    chance = random.Random(1)  # noqa: S311
    made = []
    for _ in range(tables):
        table = await player.open(game, "me", "here")
        made.append(table)
        state = (await player.http.get(f"/tables/{table}")).json()
        moves = 0
        while state["stage"] != "over" and moves < MOVES:
            if not state["moves"]:
                await asyncio.sleep(0.01)
                state = (await player.http.get(f"/tables/{table}")).json()
                continue
            text = chance.choice(state["moves"])
            state = await player.post(f"/tables/{table}/moves", plies=state["plies"], text=text)
            moves += 1
    return made


# Several processes


async def processes(one: Server, other: Server) -> None:
    unseen = asked = 0
    chance = random.Random(1)  # noqa: S311
    async with Person(one) as player, httpx.AsyncClient(timeout=60) as http:
        while asked < REQUESTS:
            table = await player.open("yeti", "me", "here")
            state = (await player.http.get(f"/tables/{table}")).json()
            where = f"{other.url}{API}/tables/{table}"
            while asked < REQUESTS and state["stage"] != "over":
                if not state["moves"]:
                    await asyncio.sleep(0.01)
                    state = (await player.http.get(f"/tables/{table}")).json()
                    continue
                text = chance.choice(state["moves"])
                state = await player.post(f"/tables/{table}/moves", plies=state["plies"], text=text)
                seen = (await http.get(where, headers=player.by)).json()
                asked += 1
                unseen += seen["event"] < state["event"]
    print(f"{unseen} of {asked} requests at another process did not see an acknowledged move")


@asynccontextmanager
async def served(limits: bool) -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite(Path(folder) / "tables.sqlite")
        with Server(url, limits=limits, prepare=True, moment=MOMENT) as server:
            await asyncio.sleep(8)  # all games are loaded
            yield server


async def measure(what: Callable[[Server], Awaitable[None]], limits: bool = False) -> None:
    async with served(limits) as server:
        await what(server)


async def measure_processes() -> None:
    if binaries() is None:
        print("PostgreSQL is not installed: not measured")
        return
    with (
        Postgres() as database,
        Server(database.url, limits=False, moment=MOMENT) as one,
        Server(database.url, limits=False, moment=MOMENT) as other,
    ):
        await processes(one, other)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    figures = ("thinking", "watching", "memory", "processes")
    options.add_argument("figures", nargs="*", choices=figures, default=figures)
    wanted = options.parse_args().figures
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if "thinking" in wanted:
        asyncio.run(measure(thinking, limits=True))
    if "watching" in wanted:
        asyncio.run(measure(watching))
    if "memory" in wanted:
        asyncio.run(measure(idle))
    if "processes" in wanted:
        asyncio.run(measure_processes())


if __name__ == "__main__":
    main()
