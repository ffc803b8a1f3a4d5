"""For those who run a server: addresses, logs, health."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from cordee.testing.serving import Server, free_port
from cordee.web.server.settings import sqlite

from .conftest import QUICK

PUBLIC = "https://cordee.example.org"


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite"), **QUICK, public=PUBLIC) as server:
        seats = {"seat-1": "me", "seat-2": "link"}
        with httpx.Client(base_url=server.url) as http:
            cookie = http.get("/").headers["set-cookie"]
            assert "Secure" in cookie
            assert "HttpOnly" in cookie
            headers = {"origin": server.url, "cookie": cookie.split(";")[0]}
            assert http.post("/new/yeti", data=seats, headers=headers).status_code == 403
            headers["origin"] = PUBLIC
            links = http.post("/new/yeti", data=seats, headers=headers).headers["location"]
            page = http.get(links, headers=headers)
            assert f"{PUBLIC}/i/" in page.text


def test_the_log_is_json_without_secrets(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "cordee", "serve", "--log", "--port", str(port)]
    command += ["--database", sqlite(tmp_path / "tables.sqlite")]
    url = f"http://127.0.0.1:{port}"
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL) as server:
        with httpx.Client(base_url=url, headers={"origin": url}) as http:
            wait_for(http)
            http.get("/")
            made = http.post("/new/yeti", data={"seat-1": "me", "seat-2": "link"})
            page = http.get(made.headers["location"]).text
            link = re.findall(r"/i/([\w-]+)", page)[0]
            httpx.get(f"{url}/i/{link}?and=more")  # somebody else
            http.get("/nowhere/at/all")
            token = http.cookies["cordee"]
        server.send_signal(signal.SIGTERM)
        assert server.stderr is not None
        text = server.stderr.read().decode()
    lines = [json.loads(line) for line in text.splitlines()]
    routes = {(line.get("route"), line.get("status")) for line in lines}
    assert {("/i/{link}", 200), ("/new/{game}", 303), ("other", 404)} <= routes
    for secret in (link, token, token.split(".")[0]):
        assert secret not in text


def wait_for(http: httpx.Client) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            if http.get("/ready").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    pytest.fail("the server does not come up")
