"""A real server, and people with programs instead of browsers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite

from .programs import close_all

QUICK: dict[str, Any] = {"pause": 0.01, "gone": 0.3, "beat": 0.5}
"""As quick as tests want it."""


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    close_all()


def serving(folder: Path) -> Server:
    return Server(sqlite(folder / "tables.sqlite"), **QUICK)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = serving(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


class Somebody:
    """Somebody with cookies of their own."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server, self.language = server, language
        headers = {"origin": server.url, "accept-language": language}
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=60)
        self.http.get("/")
        self.lines: list[ClientConnection] = []

    def new(self, game: str, **form: str) -> str:
        """A new table; where it is."""
        answer = self.http.post(f"/new/{game}", data=form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def join(self, table: str, **headers: str) -> Line:
        """The socket of a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {"Cookie": cookie, "Origin": self.server.url, "Accept-Language": self.language}
        given |= headers
        origin = given.pop("Origin")
        url = f"{self.server.url.replace('http', 'ws')}{table}/socket"
        line = connect(
            url,
            origin=Origin(origin),
            additional_headers=given,
            open_timeout=60,
            legacy=True,
        )
        self.lines.append(line)
        return Line(line)

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.http.close()


class Line:
    """What a page hears and says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def hear(self, **wanted: Any) -> dict[str, Any]:
        """The first message that says all of this."""
        while True:
            told: dict[str, Any] = json.loads(self.socket.recv(60))
            if all(told.get(key) == value for key, value in wanted.items()):
                return told

    def refusal(self) -> dict[str, Any]:
        return self.hear(**{"is": "refused"})

    def say(self, do: str, **more: Any) -> None:
        self.socket.send(json.dumps({"do": do, **more}))

    def play(self, state: dict[str, Any], nth: int = 0) -> None:
        self.say("move", plies=state["plies"], text=state["moves"][nth]["text"])


@pytest.fixture
def people(server: Server) -> Iterator[Any]:
    """`people("fr")` makes somebody who reads French."""
    made: list[Somebody] = []

    def somebody(language: str = "en") -> Somebody:
        made.append(Somebody(server, language))
        return made[-1]

    yield somebody
    for one in made:
        one.close()
