"""Programs that play over the API."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from cordee.testing.serving import Server

API = "/api/v1"
PATIENCE = 15.0
_opened: list[Program | Line] = []


def close_all() -> None:
    """Whatever a test has opened."""
    while _opened:
        _opened.pop().close()


class Program:
    """Somebody with a token. It may go to any process of the same server."""

    def __init__(self, server: Server, name: str = "Prog") -> None:
        self.server = server
        self.http = httpx.Client(timeout=60)
        _opened.append(self)
        self.name = name
        self.token = self.post("/people", name=name)["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.http.request(method, f"{self.server.url}{API}{path}", **more)

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.ask("POST", path, json=body) if body else self.ask("POST", path)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def open(self, game: str, *kinds: str, **more: Any) -> str:
        """A new table: `me`, `free`, `bot:easy` …"""
        seats = [
            {"kind": kind, "level": level}
            for kind, _, level in (seat.partition(":") for seat in kinds)
        ]
        made: str = self.post("/tables", game=game, seats=seats, **more)["table"]
        return made

    def line(self, table: str, server: Server | None = None) -> Line:
        return Line(server or self.server, table, self.token)

    def close(self) -> None:
        self.http.close()


class Line:
    """The live line of a program."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        url = f"{server.url.replace('http', 'ws')}{API}/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {token}"}
        self.socket: ClientConnection = connect(
            url, additional_headers=headers, open_timeout=60, close_timeout=1, legacy=True
        )
        _opened.append(self)
        self.table: dict[str, Any] = {}
        """As it was last told."""

    def hear(self, **wanted: Any) -> dict[str, Any]:
        """The first message that says all of this."""
        end = time.monotonic() + PATIENCE
        while True:
            told: dict[str, Any] = json.loads(self.socket.recv(max(0, end - time.monotonic())))
            if told["is"] == "table":
                self.table = told
            if all(told.get(key) == value for key, value in wanted.items()):
                return told

    def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The table as soon as it is as wanted; at once, if it is so already."""
        while not self.table or not wanted(self.table):
            self.hear(**{"is": "table"})
        return self.table

    def my_turn(self, plies: int = 0) -> dict[str, Any]:
        """The table when it is ours to decide, after so many plies, or when all is over."""
        return self.until(
            lambda told: told["stage"] == "over" or (told["moves"] and told["plies"] >= plies)
        )

    def after(self, plies: int) -> dict[str, Any]:
        """The table once more has been played."""
        return self.until(lambda told: told["plies"] > plies)

    def say(self, do: str, **more: Any) -> None:
        self.socket.send(json.dumps({"do": do, **more}))

    def decide(self, told: dict[str, Any], chance: random.Random) -> str:
        text: str = chance.choice(told["moves"])
        self.say("move", plies=told["plies"], text=text)
        return text

    def close(self) -> None:
        with suppress(WebSocketException):
            self.socket.close()
