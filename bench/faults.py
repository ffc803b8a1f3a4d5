"""Kills servers while games are being played on them, and looks for what was lost.

Tables of every game are played by scripted players over the API, by `quick` against each other or
against a bot of the server's, while others watch them. Meanwhile the server is killed again and
again, at any moment, and started again: one process on SQLite, then two on PostgreSQL, where every
tenth kill hits the database instead. At the end every table is looked at: a move that its player
was told of, or an event that somebody watching was shown, must be among its events, without gaps;
every record must be playable by the rules, and the dice of every finished game must be the promised
ones.

    python -m bench.faults [--kills 1000] [--tables 2] [--games yeti,pig] [--seed 1] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from cordee import bots, games
from cordee.engine import fair, reading
from cordee.testing.postgres import Postgres, binaries
from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite

from .dice import contributions
from .forks import ForkedServer, Forks

API = "/api/v1"
AGAIN = 0.1
"""Seconds until a player who was not answered asks again."""
PAUSE = (0.1, 1.5)
"""Seconds between a start and the next kill."""
DATABASE = 10
"""Every how many kills hit the database."""
FINISHING = 300.0
"""Seconds after the last kill in which every game has to come to an end once."""
UNANSWERED = (httpx.NetworkError, httpx.TimeoutException, httpx.RemoteProtocolError)
PAGE = 500
"""Events in one answer."""


@dataclass
class Played:
    """A table, and what was promised about it."""

    game: str
    id: str
    moves: dict[int, str] = field(default_factory=dict)
    """By plies: what its player decided and was told had been done."""
    shown: int = -1
    """The last event that somebody watching was shown."""
    over: bool = False


@dataclass
class Found:
    """What came of it."""

    where: str
    kills: int = 0
    database_kills: int = 0
    tables: int = 0
    moves: int = 0
    lost_moves: int = 0
    lost_events: int = 0
    gaps: int = 0
    finished: Counter[str] = field(default_factory=Counter)
    verified: int = 0
    salted: int = 0
    """Finished games whose dice the players have contributed to."""
    wrong: list[str] = field(default_factory=list)
    """What could not be read or verified, and why."""
    seconds: float = 0.0

    @property
    def is_good(self) -> bool:
        return not (self.lost_moves or self.lost_events or self.gaps or self.wrong)


class Soak:
    """Players, watchers, and somebody with an axe."""

    def __init__(
        self, where: str, servers: Sequence[Server], names: Sequence[str], database: Postgres | None
    ) -> None:
        self.servers = list(servers)
        self.names = list(names)
        self.database = database
        self.found = Found(where)
        self.played: list[Played] = []
        self.token = ""
        self.ending = False
        self.chance = random.Random(1)  # noqa: S311

    async def run(self, kills: int, tables: int) -> Found:
        begun = time.monotonic()
        async with httpx.AsyncClient(timeout=20) as self.http:
            self.token = (await self.ask("POST", "/people", {"name": "Soak"}))["token"]
            players = [
                asyncio.create_task(self.play_on(name, against_bot=bool(nth % 2)))
                for nth in range(tables)
                for name in self.names
            ]
            await self.kill_all(kills)
            await self.finish()
            self.ending = True
            await asyncio.gather(*players)
            for played in self.played:
                await self.check(played)
        self.found.tables = len(self.played)
        self.found.moves = sum(len(played.moves) for played in self.played)
        self.found.seconds = time.monotonic() - begun
        return self.found

    # Asking

    async def ask(self, how: str, path: str, body: Any = None) -> Any:
        """An answer, from whichever process gives one; None if it was refused."""
        while True:
            server = self.chance.choice(self.servers)
            headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
            try:
                answer = await self.http.request(
                    how, f"{server.url}{API}{path}", json=body, headers=headers
                )
            except UNANSWERED:
                if how == "POST" and body and "plies" in body:
                    return None  # it may have been done: look first
            else:
                if answer.is_success:
                    is_json = answer.headers["content-type"].startswith("application/json")
                    return answer.json() if is_json else answer.text
                if answer.status_code < 500:
                    return None
            await asyncio.sleep(AGAIN)

    # Playing

    async def play_on(self, name: str, against_bot: bool) -> None:
        """One game after the other."""
        while not self.ending:
            seats = [
                {"kind": "me"},
                {"kind": "bot", "level": "easy"} if against_bot else {"kind": "me"},
            ]
            made = await self.ask("POST", "/tables", {"game": name, "seats": seats})
            played = Played(name, made["table"])
            self.played.append(played)
            watching = asyncio.create_task(self.watch(played))
            await self.play(played)
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def play(self, played: Played) -> None:
        game, bot = games.load(played.game), bots.make("quick", played.id)
        bits = fair.contribution()
        while not self.ending:
            told = await self.ask("GET", f"/tables/{played.id}")
            for said in contributions(told, bits) if told is not None else ():
                path = f"/tables/{played.id}/seats/{said.pop('seat')}/{said.pop('do')}"
                await self.ask("POST", path, said)
            while told is not None and told["moves"]:
                move = bots.ask(bot, game.position(told["position"]))
                wanted = {"plies": told["plies"], "text": move.text}
                told = await self.ask("POST", f"/tables/{played.id}/moves", wanted)
                if told is not None:
                    played.moves[wanted["plies"]] = move.text
            if told is not None and told["stage"] == "over":
                played.over = True
                self.found.finished[played.game] += 1
                return
            await asyncio.sleep(AGAIN)

    async def watch(self, played: Played) -> None:
        """What anybody was shown has been kept, whoever is killed afterwards."""
        while True:
            url = self.chance.choice(self.servers).url.replace("http", "ws", 1)
            place = f"{url}{API}/tables/{played.id}/socket"
            headers = {"authorization": f"Bearer {self.token}"}
            try:
                async with connect(place, additional_headers=headers, compression=None) as line:
                    async for message in line:
                        told = json.loads(message)
                        played.shown = max(played.shown, told.get("event", -1))
            except (OSError, WebSocketException):
                await asyncio.sleep(AGAIN)

    # Killing

    async def kill_all(self, kills: int) -> None:
        for nth in range(1, kills + 1):
            await asyncio.sleep(self.chance.uniform(*PAUSE))
            if self.database is not None and nth % DATABASE == 0:
                await asyncio.to_thread(self.database.stop, signal.SIGQUIT)
                await asyncio.to_thread(self.database.start)
                self.found.database_kills += 1
            else:
                server = self.chance.choice(self.servers)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            self.found.kills += 1
            if nth % 50 == 0:
                print(f"  {nth} kills, {sum(len(p.moves) for p in self.played)} moves", flush=True)

    async def finish(self) -> None:
        """Go on until every game has been finished."""
        end = time.monotonic() + FINISHING
        while set(self.found.finished) != set(self.names) and time.monotonic() < end:
            await asyncio.sleep(AGAIN)
        missing = set(self.names) - set(self.found.finished)
        self.found.wrong += [f"no game of {name} was finished" for name in sorted(missing)]

    # Looking for what was lost

    async def check(self, played: Played) -> None:
        events = await self.events(played.id)
        self.found.gaps += [event["number"] for event in events] != list(range(len(events)))
        self.found.lost_events += max(0, played.shown + 1 - len(events))
        kept = [event["data"]["text"] for event in events if event["kind"] == "move"]
        self.found.lost_moves += sum(
            kept[ply : ply + 1] != [text] for ply, text in played.moves.items()
        )
        text = await self.ask("GET", f"/tables/{played.id}/record")
        try:
            if text is not None:
                record = reading.read(text, games.load)
                if played.over and not record.verify().matches:
                    raise ValueError(record.verify().key)
                self.found.salted += played.over and "\nsalt " in text
        except ValueError as fault:
            self.found.wrong.append(f"{played.game} {played.id}: {fault}")
        else:
            self.found.verified += played.over

    async def events(self, table: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        while True:
            more = await self.ask("GET", f"/tables/{table}/events?after={len(found) - 1}")
            found += more
            if len(more) < PAGE:
                return found


def soaked(
    database: Postgres | Path, kills: int, names: Sequence[str], tables: int = 2, seed: int = 1
) -> Found:
    """One process on an SQLite file in a folder, or two on PostgreSQL."""
    on_file = isinstance(database, Path)
    url = sqlite(database / "tables.sqlite") if isinstance(database, Path) else database.url
    with ExitStack() as stack:
        forks = stack.enter_context(Forks())
        servers = [
            stack.enter_context(ForkedServer(forks, url, pause=0.0, limits=False))
            for _ in range(1 if on_file else 2)
        ]
        where = "SQLite, one process" if on_file else "PostgreSQL, two processes"
        soak = Soak(where, servers, names, None if isinstance(database, Path) else database)
        soak.chance.seed(seed)
        return asyncio.run(soak.run(kills, tables))


def show(found: Found) -> None:
    finished = ", ".join(f"{name} {count}" for name, count in sorted(found.finished.items()))
    print(
        f"{found.where}: {found.kills} kills ({found.database_kills} of the database) in "
        f"{found.seconds:.0f} s\n  {found.moves} moves acknowledged at {found.tables} tables; "
        f"lost: {found.lost_moves} moves, {found.lost_events} events shown, {found.gaps} gaps\n"
        f"  finished: {finished or 'none'}; verified: {found.verified}, of which "
        f"{found.salted} with contributions to the dice",
        flush=True,
    )
    for wrong in found.wrong:
        print(f"  wrong: {wrong}", flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=1000, help="half of them on each database")
    options.add_argument("--tables", type=int, default=2, help="tables of each game at a time")
    options.add_argument("--games", default=",".join(games.REGISTER))
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--json", type=Path, metavar="FILE")
    given = options.parse_args()
    names = given.games.split(",")
    half = given.kills // 2 if binaries() else given.kills
    with tempfile.TemporaryDirectory() as folder:
        all_found = [soaked(Path(folder), half, names, given.tables, given.seed)]
    show(all_found[0])
    if binaries() is None:
        print("PostgreSQL is not installed: not tried")
    else:
        with Postgres() as database:
            rest = given.kills - half
            all_found.append(soaked(database, rest, names, given.tables, given.seed))
        show(all_found[1])
    if given.json:
        told = [{**vars(found), "finished": dict(found.finished)} for found in all_found]
        given.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    sys.exit(0 if all(found.is_good for found in all_found) else 1)


if __name__ == "__main__":
    main()
