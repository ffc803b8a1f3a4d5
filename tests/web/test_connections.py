"""Clients that are slow, silent or too many lose their connection; everybody else is answered."""

from __future__ import annotations

import logging
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cordee.testing.serving import HOST, Server, free_port, has_ipv6
from cordee.web.server.connections import Register, Wait, listening
from cordee.web.server.limits import Patience, is_within
from cordee.web.server.logs import Seldom
from cordee.web.server.settings import sqlite

from .conftest import QUICK
from .test_health import wait_for

HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
FORM = b"POST /new/yeti HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\nseat-1="


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without patience."""
    patience = {"head": 0.3, "body": 0.4, "silence": 0.8}
    file = tmp_path_factory.mktemp("hasty") / "tables.sqlite"
    with Server(sqlite(file), **QUICK, patience=patience) as running:
        yield running


def connected(server: Server) -> socket.socket:
    return socket.create_connection((HOST, server.port), 30)


def is_cut_off(line: socket.socket) -> bool:
    """Is the line closed, whatever came before? Waits for it."""
    try:
        while line.recv(65_536):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    finally:
        line.close()
    return True


@pytest.mark.parametrize("sent", [b"", HEAD, FORM], ids=["nothing", "half a head", "half a body"])
def test_who_keeps_us_waiting_is_cut_off(hasty: Server, sent: bytes) -> None:
    line = connected(hasty)
    line.sendall(sent)
    assert is_cut_off(line)


def test_who_sends_a_head_letter_by_letter_is_cut_off(hasty: Server) -> None:
    line = connected(hasty)

    def dribble() -> None:
        for _ in range(1_000):
            line.sendall(b"X")
            time.sleep(0.02)

    line.sendall(HEAD)
    with pytest.raises(OSError, match=r"reset|Broken"):
        dribble()
    line.close()


def test_who_says_nothing_more_after_an_answer_is_cut_off(hasty: Server) -> None:
    line = connected(hasty)
    for _ in range(3):
        line.sendall(HEAD + b"\r\n")
        answer = b""
        while not answer.endswith(b'{"ok":true}'):
            answer += line.recv(1)
        time.sleep(0.4)
    assert is_cut_off(line)


def test_who_does_not_take_answers_is_cut_off(hasty: Server) -> None:
    before = cut_off(hasty)
    line = connected(hasty)
    ask = b"GET /static/table.css HTTP/1.1\r\nHost: localhost\r\n\r\n"
    try:
        line.settimeout(0.5)
        for _ in range(3_000):
            line.sendall(ask)
    except OSError:
        pass  # the server takes no more of them, or has had enough
    end = time.monotonic() + 30
    while cut_off(hasty) == before:
        assert time.monotonic() < end
        time.sleep(0.05)
    line.close()


def cut_off(server: Server) -> float:
    text = httpx.get(f"{server.url}/metrics").text
    found = re.search(r'^cordee_cut_off_total\{why="slow"\} (.*)$', text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_with_1024_descriptors_1100_half_requests_leave_it_answering(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "cordee", "serve", "--port", str(port)]
    command += ["--database", sqlite(tmp_path / "tables.sqlite")]

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))

    url = f"http://{HOST}:{port}"
    pipes: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, preexec_fn=few, **pipes) as server:
        with httpx.Client(base_url=url) as http:
            wait_for(http)
        halves = [socket.create_connection((HOST, port), 30) for _ in range(1100)]
        for line in halves:
            try:
                line.sendall(HEAD)
            except OSError:
                continue  # it has had to make room
        assert [httpx.get(f"{url}/lobby").status_code for _ in range(5)] == [200] * 5
        server.send_signal(signal.SIGTERM)
        for line in halves:
            line.close()
        assert server.stderr is not None
        assert len(server.stderr.read().splitlines()) <= 1


# The register


class Caller:
    """Somebody who is connected."""

    def __init__(self, host: str, wait: Wait | None = None) -> None:
        self.client: tuple[str, int] | None = (host, 1)
        self.waits: Wait | None = wait or Wait("head")
        self.is_cut = False
        self.transport: Any = self

    def wait(self) -> Wait | None:
        return self.waits

    def abort(self) -> None:
        self.is_cut = True


def register(most: int) -> Register:
    return Register(Patience(), "127.0.0.1", most)


def test_room_is_made_by_the_address_that_has_most() -> None:
    kept = register(15)
    kept.most_from = kept.most
    few = [Caller("192.0.2.1") for _ in range(3)]
    many = [Caller("198.51.100.7") for _ in range(12)]
    for one in (*few, *many, last := Caller("203.0.113.5")):
        kept.add(one)
    assert [one.is_cut for one in many] == [True] + [False] * 11
    assert not any(one.is_cut for one in (*few, last))


def test_who_is_being_answered_is_never_cut_off_for_others() -> None:
    kept = register(4)
    kept.most_from = kept.most
    busy = [Caller("192.0.2.1") for _ in range(4)]
    for one in busy:
        kept.add(one)
        one.waits = None
    kept.add(late := Caller("203.0.113.5"))
    assert late.is_cut
    assert not any(one.is_cut for one in busy)


def test_an_address_has_its_share_unless_it_is_a_proxy() -> None:
    for host, cut in (("192.0.2.1", 1), ("127.0.0.1", 0)):
        kept = register(30)
        callers = [Caller(host) for _ in range(kept.most_from + 1)]
        for one in callers:
            kept.add(one)
        assert [one.is_cut for one in callers].count(True) == 2 * cut
        assert not callers[-1].is_cut


def test_time_begins_anew_with_every_request() -> None:
    kept, one = register(9), Caller("192.0.2.1")
    kept.add(one)
    begun = time.monotonic()
    for nth in range(5):
        one.waits = Wait("head", nth)
        kept.look_through(begun + 9 * nth)
    assert not one.is_cut
    kept.look_through(begun + 9 * 4 + 11)
    assert one.is_cut


def test_networks_that_make_no_sense_have_nobody() -> None:
    assert is_within("192.0.2.1", "proxy.example.org, 192.0.2.0/24")
    assert is_within("2001:db8::1", "*")
    assert not is_within("192.0.2.1", "proxy.example.org,")
    assert not is_within("nowhere", "*")


# Where it listens


def test_every_address_of_a_name_is_listened_on() -> None:
    if not has_ipv6():
        pytest.skip("this machine has no IPv6")
    for host, families in (("127.0.0.1", 1), ("::1", 1), ("::", 2)):
        with listening(host, free_port()) as opened:
            assert len(opened) == families
            for one in opened:
                one.listen()
                assert one.proto == socket.IPPROTO_TCP  # or asyncio lets answers wait for others
                at = one.getsockname()
                socket.create_connection(("::1" if ":" in at[0] else HOST, at[1])).close()


# The log


def test_the_same_complaint_is_heard_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    seldom = Seldom()

    def heard(text: str, level: int = logging.ERROR) -> str | None:
        record = logging.LogRecord("a", level, "", 0, "%s", (text,), None)
        return record.getMessage() if seldom.filter(record) else None

    assert [heard("no files") for _ in range(1000)] == ["no files"] + [None] * 999
    assert heard("no luck") == "no luck"
    assert [heard("request", logging.INFO) for _ in range(2)] == ["request", "request"]
    now[0] += 61
    assert heard("no files") == "no files (and 999 more like it)"
