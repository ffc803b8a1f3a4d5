"""A real server, and people with programs instead of browsers."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from cordee.testing.browser import running
from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite

from .programs import close_all

QUICK: dict[str, Any] = {"pause": 0.01, "show": 0.01, "gone": 0.3, "beat": 0.5, "moment": 0.1}
"""As quick as tests want it."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}
PATIENCE = 60_000
"""Milliseconds: a busy machine is no fault."""
expect.set_options(timeout=PATIENCE)


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

    def join(self, table: str, query: str = "", **headers: str) -> Line:
        """The socket of a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {"Cookie": cookie, "Origin": self.server.url, "Accept-Language": self.language}
        given |= headers
        origin = given.pop("Origin")
        url = f"{self.server.url.replace('http', 'ws')}{table}/socket?{query}"
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
        until = time.monotonic() + 60
        while True:
            told: dict[str, Any] = json.loads(self.socket.recv(max(0.0, until - time.monotonic())))
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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running() as chromium:
        yield chromium


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Any]:
    """`visit(locale="fr-FR")`: a page of somebody new; faults in its console fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def somebody(pace: str = "now", **how: Any) -> Page:
        context = browser.new_context(**({"viewport": {"width": 1300, "height": 900}} | how))
        contexts.append(context)
        context.add_init_script(f"localStorage.setItem('cordee-pace', '{pace}')")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
        page.goto(server.url)
        return page

    yield somebody
    for context in contexts:
        context.close()
    assert not [
        fault for fault in faults if "WebSocket" not in fault and "Failed to load" not in fault
    ]


def check_axe(page: Page) -> None:
    """Can everybody use this page, as far as a program can tell? It must be a visit with
    `bypass_csp`: axe writes styles of its own."""
    found = Axe().run(page)
    assert found.violations_count == 0, (page.url, found.generate_report())
