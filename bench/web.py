"""Many tables at once, over real sockets: how fast a move reaches the other player.

Two scripted players sit at each table and decide by chance when it is their turn, each table at
its own pace, so that together they make as many moves per second as wanted. It reports the time
from sending a move to the other player receiving the table with it (median and 99th percentile),
the moves per second that came through, the server's memory per table, and what was lost: moves that
the other player had received but that are not among the table's events at the end, or that never
came through. It measures one process on SQLite, the same asked for more than it can do, one and two
on PostgreSQL, and two on PostgreSQL, one of which is killed in the middle, when its players go to
the other. “Slowest table” says how evenly all are served: how long the table that waits longest
waits in the mean, as a multiple of the median of all.

    python -m bench.web [--tables 500] [--rate 200] [--seconds 30] [--game yeti] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import random
import resource
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cordee.engine import fair
from cordee.testing.postgres import Postgres, binaries
from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite

from .dice import contributions

API = "/api/v1"
AT_ONCE = 20
"""Tables opened at the same time."""
TOO_MUCH = 10
"""Times the moves a second that are asked for to see how evenly it slows down."""
BEGINNING = 60.0
"""Seconds in which all tables have to begin."""
GLANCE = 0.5
"""Seconds between two looks at whether it is over."""
LISTEN = 5.0
"""Seconds at the end in which nothing more is sent: what has not come by then is lost."""


@dataclass
class Game:
    """One table and its two players."""

    table: str
    tokens: tuple[str, str]
    servers: list[Server]
    """Where each player is."""
    sent: dict[int, Sent] = field(default_factory=dict)
    """By plies: moves that the other player has not received yet."""
    seen: dict[int, str] = field(default_factory=dict)
    """By plies: moves that the other player has received."""
    waits: list[float] = field(default_factory=list)
    """Seconds that it took them."""


@dataclass(frozen=True)
class Sent:
    seat: int
    at: float
    text: str


class Run:
    """All tables, and what was measured."""

    def __init__(self, servers: Sequence[Server], tables: int, rate: float, game: str) -> None:
        self.servers = list(servers)
        self.tables = tables
        self.pace = tables / rate
        self.game = game
        self.taken: list[float] = []
        self.end = math.inf
        self.players: list[asyncio.Task[None]] = []
        self.chance = random.Random(1)  # noqa: S311

    async def open(self) -> list[Game]:
        """Tables, their players spread over the processes; they begin to play at once."""
        gate = asyncio.Semaphore(AT_ONCE)
        limits = httpx.Limits(max_connections=AT_ONCE)
        async with httpx.AsyncClient(timeout=60, limits=limits) as http:

            async def one(nth: int) -> Game:
                async with gate:
                    return await self._open_one(http, nth)

            return list(await asyncio.gather(*(one(nth) for nth in range(self.tables))))

    async def _open_one(self, http: httpx.AsyncClient, nth: int) -> Game:
        where = [self.servers[(nth + seat) % len(self.servers)] for seat in range(2)]
        tokens = []
        for seat in range(2):
            answer = await http.post(f"{where[seat].url}{API}/people", json={"name": f"P{seat}"})
            tokens.append(answer.raise_for_status().json()["token"])
        wanted = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "free"}], "drawn": False}
        made = await http.post(f"{where[0].url}{API}/tables", json=wanted, headers=_by(tokens[0]))
        table = made.raise_for_status().json()["table"]
        path = f"{where[1].url}{API}/tables/{table}/seats/1/sit"
        sat = await http.post(path, json={"name": "P1"}, headers=_by(tokens[1]))
        sat.raise_for_status()
        game = Game(table, (tokens[0], tokens[1]), where)
        self.players += [asyncio.create_task(self.play(game, seat)) for seat in (0, 1)]
        return game

    async def play(self, game: Game, seat: int) -> None:
        """One player, who comes back when the line is lost."""
        while time.monotonic() < self.end:
            url = game.servers[seat].url.replace("http", "ws", 1)
            try:
                async with connect(
                    f"{url}{API}/tables/{game.table}/socket",
                    additional_headers=_by(game.tokens[seat]),
                    open_timeout=60,
                    compression=None,
                ) as line:
                    await self._converse(line, game, seat)
            except (OSError, WebSocketException):
                game.servers[seat] = next(s for s in self.servers if s.process.poll() is None)
                await asyncio.sleep(0.2)

    async def _converse(self, line: ClientConnection, game: Game, seat: int) -> None:
        decided = -1  # a table may be sent again when nobody has moved
        bits = fair.contribution()
        while time.monotonic() < self.end:
            try:
                async with asyncio.timeout(GLANCE):
                    told = json.loads(await line.recv())
            except TimeoutError:
                continue
            if told["is"] != "table":
                continue
            for said in contributions(told, bits):
                await line.send(json.dumps(said))
            if told["stage"] != "open":
                self._note(game, seat, told["plies"])
                if told["moves"] and told["plies"] > decided:
                    decided = told["plies"]
                    await self._decide(line, game, seat, told)

    async def _decide(
        self, line: ClientConnection, game: Game, seat: int, told: dict[str, Any]
    ) -> None:
        await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.pace)
        if time.monotonic() < self.end - LISTEN:
            text = self.chance.choice(told["moves"])
            game.sent[told["plies"]] = Sent(seat, time.monotonic(), text)
            wanted = {"do": "move", "plies": told["plies"], "text": text}
            await line.send(json.dumps(wanted))

    def _note(self, game: Game, seat: int, plies: int) -> None:
        """Which of the other's moves this player now sees."""
        for when, move in list(game.sent.items()):
            if when < plies and move.seat != seat:
                self.taken.append(time.monotonic() - move.at)
                game.waits.append(self.taken[-1])
                game.seen[when] = move.text
                del game.sent[when]

    async def measure(self, seconds: float, kill: Server | None = None) -> dict[str, Any]:
        before = sum(memory(server) for server in self.servers)
        games = await self.open()
        begun = time.monotonic()
        while not all(game.waits for game in games) and time.monotonic() < begun + BEGINNING:
            await asyncio.sleep(GLANCE)
        self.taken.clear()
        for game in games:
            game.waits.clear()
        begun = time.monotonic()
        self.end = begun + seconds + LISTEN
        if kill is not None:
            await asyncio.sleep(seconds / 2)
            kill.kill()
        await asyncio.sleep(max(0, begun + seconds - time.monotonic()))
        taken, span = sorted(self.taken), time.monotonic() - begun
        slowest = max(statistics.mean(game.waits) for game in games if game.waits)
        used = sum(memory(server) for server in self.servers if server.process.poll() is None)
        await asyncio.gather(*self.players)
        return {
            "tables": self.tables,
            "moves_per_second": len(taken) / span,
            "p50_ms": 1000 * statistics.median(taken),
            "p99_ms": 1000 * taken[int(0.99 * len(taken))],
            "longest_ms": 1000 * taken[-1],
            "slowest_table": slowest / statistics.median(taken),
            "kb_per_table": None if kill else (used - before) / self.tables,
            "lost": await self.lost(games),
        }

    async def lost(self, games: Sequence[Game]) -> int:
        """Moves that were received and are not kept, or that never came through."""
        lost = 0
        async with httpx.AsyncClient(timeout=60) as http:
            for game in games:
                where = next(s for s in self.servers if s.process.poll() is None)
                answer = await http.get(f"{where.url}{API}/tables/{game.table}/events")
                kept = [e["data"]["text"] for e in answer.json() if e["kind"] == "move"]
                missing = [p for p, text in game.seen.items() if kept[p : p + 1] != [text]]
                lost += len(missing) + len(game.sent)
        return lost


def _by(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def memory(server: Server) -> int:
    """Kilobytes that a server has in memory."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def measured(
    database: str, processes: int, given: Any, tables: int, kill: bool, times: float = 1.0
) -> dict[str, Any]:
    """One setting, with servers of its own that have played a game before."""
    with ExitStack() as stack:
        servers = [
            stack.enter_context(Server(database, pause=0.0, limits=False)) for _ in range(processes)
        ]
        asyncio.run(Run(servers, 2, 10.0, given.game).measure(2.0))  # the game is loaded
        run = Run(servers, tables, times * given.rate * tables / given.tables, given.game)
        return asyncio.run(run.measure(given.seconds, servers[0] if kill else None))


def show(name: str, told: dict[str, Any]) -> None:
    each = "" if told["kb_per_table"] is None else f", {told['kb_per_table']:.0f} kB a table"
    print(
        f"{name:32} {told['tables']:4} tables {told['moves_per_second']:6.1f} moves/s   "
        f"median {told['p50_ms']:6.1f} ms, 99th percentile {told['p99_ms']:7.1f}, "
        f"longest {told['longest_ms']:7.1f}; slowest table {told['slowest_table']:.1f} times the "
        f"median; lost {told['lost']}{each}",
        flush=True,
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--rate", type=float, default=200.0, help="moves a second, of all tables")
    options.add_argument("--seconds", type=float, default=30.0)
    options.add_argument("--game", default="yeti")
    options.add_argument("--json", type=Path, metavar="FILE")
    given = options.parse_args()
    gc.disable()  # our own pauses are not the server's
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite(Path(folder) / "tables.sqlite")
        told = measured(url, 1, given, given.tables, kill=False)
    show("SQLite, one process", told)
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite(Path(folder) / "tables.sqlite")
        told["too_much"] = measured(url, 1, given, given.tables, kill=False, times=TOO_MUCH)
    show(f"SQLite, {TOO_MUCH} times as much asked", told["too_much"])
    if binaries() is None:
        print("PostgreSQL is not installed: not measured")
    else:
        told["postgresql"] = {}
        settings = (
            ("one", "one process", 1, given.tables, False),
            ("two", "two processes", 2, given.tables, False),
            ("killed", "two, one killed in the middle", 2, min(100, given.tables), True),
        )
        for key, name, processes, tables, kill in settings:
            with Postgres() as database:
                found = measured(database.url, processes, given, tables, kill)
            told["postgresql"][key] = found
            show(f"PostgreSQL, {name}", found)
    if given.json:
        given.json.write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
