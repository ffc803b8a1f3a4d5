"""docs/deploy.md, tried for real: its files and commands are taken from the page itself."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from cordee.testing.postgres import Postgres, binaries
from cordee.testing.serving import HOST, free_port

from .programs import Program

PAGE = (Path(__file__).parents[2] / "docs/deploy.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
PORTS = ("8765", "8766")
FOLDER = "~cordee/.local/share/cordee"


def need(program: str) -> str:
    """Where it is; without it there is nothing to try."""
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed: apt install {program}")
    return found


def block(part: str) -> str:
    """The one block of the page that has this in it."""
    [found] = [one for one in BLOCKS if part in one]
    return str(found)


def replaced(text: str, by: dict[str, str]) -> str:
    """With what is ours in place of what is the reader's; all of it is there."""
    for theirs in by:
        assert theirs in text, theirs
    # all in one go: a port of ours may have the digits of another of theirs
    anything = "|".join(map(re.escape, by)) or "(?!)"
    return re.sub(anything, lambda found: by[found[0]], text)


SUDO = """#!/bin/sh
if [ "$1" = -u ]; then shift 2; fi
exec "$@"
"""
SYSTEMCTL = """#!/bin/bash
# As far as the page needs it: start, stop, restart, enable --now.
cd {folder}
what=$1; shift
[ "$1" = --now ] && shift
alive() {{ [ -e /proc/$1 ] && ! grep -q '^State:.*Z' /proc/$1/status; }}
for unit in "$@"; do
    port=${{unit#cordee@}}
    if [ $what = stop ] || [ $what = restart ]; then
        kill $(cat $port.pid); while alive $(cat $port.pid); do sleep 0.05; done
    fi
    if [ $what != stop ]; then
        (set -a; . ./cordee.env; set +a; exec {command}) 2>>log/$port.log >>out.txt &
        echo $! >$port.pid
    fi
done
"""


class Machine:
    """A folder in which everything lies that the page puts elsewhere."""

    def __init__(self, folder: Path, environment: dict[str, str], settings: str) -> None:
        self.folder = folder
        self.ports = {port: str(free_port()) for port in PORTS}
        self.places = {**self.ports, "/var/backups": str(folder)}
        for name in ("bin", "log", "cache"):
            (folder / name).mkdir()
        unit = block("# /etc/systemd/system/cordee@.service")
        [command] = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
        at = {"/opt/cordee/.venv/bin/cordee": f"{sys.executable} -m cordee", "%i": "$port"}
        self._put("systemctl", SYSTEMCTL.format(folder=folder, command=replaced(command, at)))
        self._put("sudo", SUDO)
        (folder / "cordee.env").write_text(settings)
        path = f"{folder / 'bin'}:{os.environ['PATH']}:/usr/sbin:/sbin"
        self.environment = {**os.environ, **environment, "PATH": path}

    def _put(self, name: str, text: str) -> None:
        program = self.folder / "bin" / name
        program.write_text(text)
        program.chmod(0o755)

    def run(self, commands: str, **more: str) -> None:
        """Commands of the page."""
        here = {old: new for old, new in self.places.items() if old in commands} | more
        script = "set -e\n" + replaced(commands, here)
        subprocess.run(
            [need("bash"), "-c", script], env=self.environment, cwd=self.folder, check=True
        )

    def url(self, port: str) -> str:
        return f"http://{HOST}:{self.ports[port]}"

    def wait(self, *ports: str) -> None:
        for port in ports:
            end = time.monotonic() + 60
            while not is_ready(self.url(port)):
                assert time.monotonic() < end
                time.sleep(0.05)

    def stop(self) -> None:
        for pid in self.folder.glob("*.pid"):
            with suppress(ProcessLookupError):
                os.kill(int(pid.read_text()), signal.SIGTERM)


def is_ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/ready").status_code == 200
    except httpx.TransportError:
        return False


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    if binaries() is None:
        pytest.skip("postgresql is not installed: apt install postgresql")
    with Postgres() as running:
        yield running


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory, database: Postgres) -> Iterator[Machine]:
    """The whole page, from the database to the two processes."""
    programs = binaries()
    assert programs is not None
    environment = {
        "PGHOST": HOST,
        "PGPORT": str(database.port),
        "PGUSER": "postgres",
        "PATH": f"{programs}:{os.environ['PATH']}",
    }
    settings = block("# /etc/cordee.env")
    settings = replaced(settings, {"/var/run/postgresql": database.sockets})
    made = Machine(tmp_path_factory.mktemp("machine"), environment, settings)
    made.environment["PATH"] = f"{programs}:{made.environment['PATH']}"
    made.run(block("createuser cordee"))
    made.run(block("systemctl enable --now"))
    made.wait(*PORTS)
    yield made
    made.stop()


@pytest.fixture(scope="module")
def front(machine: Machine) -> Iterator[str]:
    """The address at which nginx answers."""
    folder, port = machine.folder, free_port()
    subject = ["-subj", "/CN=cordee", "-addext", f"subjectAltName=IP:{HOST}"]
    made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    files = ["-keyout", str(folder / "cordee.key"), "-out", str(folder / "cordee.pem")]
    command = [need("openssl"), "req", "-x509", "-days", "2", *made, *subject, *files]
    subprocess.run(command, check=True, capture_output=True)
    site = replaced(
        block("# /etc/nginx/sites-enabled/cordee"),
        machine.ports | {"443": f"{HOST}:{port}", "/etc/ssl": str(folder)},
    )
    temporary = [
        f"{name}_temp_path {folder}/{name};"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    ]
    top = block("# /etc/nginx/nginx.conf")
    lines = ["daemon off;", f"pid {folder}/nginx.pid;", "error_log stderr warn;", top]
    lines += ["http {", "access_log off;", *temporary, site, "}"]
    (folder / "nginx.conf").write_text("\n".join(lines))
    folder.chmod(0o755)
    nginx = subprocess.Popen(
        [need("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")],
        env=machine.environment,
    )
    url = f"https://{HOST}:{port}"
    with httpx.Client(verify=ssl.create_default_context(cafile=folder / "cordee.pem")) as http:
        end = time.monotonic() + 30
        while True:
            try:
                http.get(f"{url}/health").raise_for_status()
                break
            except httpx.HTTPError:
                assert nginx.poll() is None
                assert time.monotonic() < end
                time.sleep(0.05)
    yield url
    nginx.terminate()
    nginx.wait()


@pytest.fixture
def trusted(front: str, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Any:
    """nginx, as if it were a server; its certificate is good."""
    monkeypatch.setenv("SSL_CERT_FILE", str(machine.folder / "cordee.pem"))
    return SimpleNamespace(url=front)


def play(program: Program, table: str, moves: int = 3) -> list[str]:
    """A few decisions at a table where one program has all seats; every event of it."""
    line = program.line(table)
    told = line.my_turn()
    for _ in range(moves):
        if told["stage"] == "over":
            break
        line.decide(told, random.Random(1))
        told = line.after(told["plies"])
    line.close()
    return events(program, table)


def events(program: Program, table: str) -> list[str]:
    return [json.dumps(one, sort_keys=True) for one in program.get(f"/tables/{table}/events")]


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = block("# /etc/systemd/system/cordee@.service")
    there = {"/opt/cordee/.venv/bin/cordee": sys.executable, "/etc/cordee.env": str(tmp_path)}
    file = tmp_path / "cordee@8765.service"
    file.write_text(replaced(unit, there))
    ran = subprocess.run(
        [need("systemd-analyze"), "verify", "--man=no", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    about = [line for line in ran.stderr.splitlines() if "cordee" in line]
    assert about == []
    assert int(re.findall(r"^LimitNOFILE=(\d+)$", unit, re.MULTILINE)[0]) >= 4_096


def test_behind_nginx_games_are_played_and_cookies_are_secure(trusted: Any) -> None:
    with httpx.Client() as http:
        answer = http.get(f"{trusted.url}/", headers={"host": "cordee.example.org"})
        assert "Secure" in answer.headers["set-cookie"]
        assert http.get(f"{trusted.url}/metrics").status_code == 404
        elsewhere = http.get(f"{trusted.url}/", headers={"host": "evil.example.org"})
        assert elsewhere.status_code == 400
    ana = Program(trusted, "Ana")
    table = ana.open("pig", "me", "me")
    kept = play(ana, table)
    assert len(kept) > 4


def test_a_rolling_restart_is_not_noticed(trusted: Any, machine: Machine) -> None:
    need("curl")
    ana = Program(trusted, "Ana")
    table = ana.open("pig", "me", "me")
    before = play(ana, table)
    pids = [(machine.folder / f"{machine.ports[port]}.pid").read_text() for port in PORTS]
    statuses: list[int] = []
    over = threading.Event()

    def look() -> None:
        with httpx.Client() as http:
            while not over.is_set():
                statuses.append(http.get(f"{trusted.url}/lobby").status_code)
                time.sleep(0.05)

    looking = threading.Thread(target=look)
    looking.start()
    machine.run(block("systemctl restart"))
    over.set()
    looking.join()
    assert set(statuses) == {200}
    assert not set(pids) & {
        (machine.folder / f"{machine.ports[port]}.pid").read_text() for port in PORTS
    }
    assert play(ana, table)[: len(before)] == before


def logged(log: Path, route: str) -> list[str]:
    """All lines, once a request is among them: it is answered first, then written down."""
    end = time.monotonic() + 30
    while True:
        lines = log.read_text().splitlines()
        if any(line.endswith("}") and f'"{route}"' in line for line in lines):
            return lines
        assert time.monotonic() < end, lines
        time.sleep(0.05)


def test_the_log_is_cut_while_the_server_writes(machine: Machine) -> None:
    need("logrotate")
    port = machine.ports[PORTS[0]]
    log = machine.folder / "log" / f"{port}.log"
    httpx.get(f"{machine.url(PORTS[0])}/lobby")
    written = logged(log, "/lobby")
    config = machine.folder / "logrotate.conf"
    config.write_text(
        replaced(block("# /etc/logrotate.d/cordee"), {"/var/log/cordee": str(log.parent)})
    )
    config.chmod(0o644)
    machine.run(f"logrotate --force --state {machine.folder}/state {config}")
    httpx.get(f"{machine.url(PORTS[0])}/rules/pig")
    after = logged(log, "/rules/{game}")
    assert log.with_suffix(".log.1").read_text().splitlines()[: len(written)] == written
    assert not set(after) & set(written)


def assert_put_back(program: Program, table: str, kept: list[str]) -> None:
    """All that was in the backup is there; and the dice are mixed anew, which nobody has seen."""
    found = events(program, table)
    assert found[: len(kept)] == kept
    assert {json.loads(event)["kind"] for event in found[len(kept) :]} <= {"mix", "seal", "mixed"}
    assert json.loads(found[len(kept)])["kind"] == "mix"


def test_a_backup_of_postgresql_is_put_back(machine: Machine) -> None:
    server: Any = SimpleNamespace(url=machine.url(PORTS[0]))
    ana = Program(server, "Ana")
    table = ana.open("pig", "me", "me")
    kept = play(ana, table)
    machine.run(block("pg_dump"))
    later = ana.open("pig", "me", "me")
    assert len(play(ana, table)) > len(kept)
    machine.run(block("pg_restore"))
    machine.wait(*PORTS)
    assert_put_back(ana, table, kept)
    assert ana.ask("GET", f"/tables/{later}").status_code == 404
    assert len(play(ana, table)) > len(kept)


def test_a_backup_of_sqlite_is_put_back(tmp_path: Path) -> None:
    need("sqlite3")
    data = tmp_path / "share"
    machine = Machine(tmp_path, {"XDG_DATA_HOME": str(data)}, "CORDEE_LOG=1\n")
    place = {FOLDER: str(data / "cordee")}
    try:
        machine.run(f"systemctl start cordee@{PORTS[0]}")
        machine.wait(PORTS[0])
        server: Any = SimpleNamespace(url=machine.url(PORTS[0]))
        ana = Program(server, "Ana")
        table = ana.open("pig", "me", "me")
        kept = play(ana, table)
        machine.run(block(".backup"), **place)
        assert len(play(ana, table)) > len(kept)
        machine.run(block("tables.sqlite-wal"), **place, **{"--owner cordee ": ""})
        machine.wait(PORTS[0])
        assert_put_back(ana, table, kept)
    finally:
        machine.stop()
