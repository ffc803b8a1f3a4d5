"""A server that cannot start says why, once, and leaves with status 1."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from cordee.terminal import entry
from cordee.testing.serving import HOST, free_port, has_ipv6
from cordee.web.server.connections import listening
from cordee.web.server.serving import prepared_database
from cordee.web.server.settings import sqlite
from cordee.web.store.sqlite_file import ours_alone

from ..apart import apart

Start = Callable[..., tuple[int, str]]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Start:
    """`start("--port", "8765")`: the status and the message of a server that cannot start."""

    def started(*options: str) -> tuple[int, str]:
        command = ["cordee", "serve", "--port", str(free_port()), *options]
        monkeypatch.setattr("sys.argv", command)
        with pytest.raises(SystemExit) as ended:
            apart(entry.main)
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1, said.err
        return int(str(ended.value.code)), said.err

    return started


def prepared(path: Path) -> Path:
    """A database that a server has used."""

    def use() -> None:
        with prepared_database(sqlite(path)):
            pass

    apart(use)
    return path


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute(statement)
        database.commit()


def test_a_folder_that_does_not_exist(tmp_path: Path, start: Start) -> None:
    status, said = start("--database", sqlite(tmp_path / "nowhere" / "tables.sqlite"))
    assert status == 1
    assert f"The folder {tmp_path / 'nowhere'} for the database does not exist" in said


@pytest.mark.parametrize(
    "url", ["tables.sqlite", "mysql://user@host/name", "postgresql+asyncpg://nobody@127.0.0.1:9/x"]
)
def test_an_address_of_no_database(url: str, start: Start) -> None:
    status, said = start("--database", url, "--lang", "fr")
    assert status == 1
    assert said.startswith("cordee: La base de données est inutilisable")


def test_a_file_that_is_no_database(tmp_path: Path, start: Start) -> None:
    (file := tmp_path / "tables.sqlite").write_text("My tables.\n" * 1000)
    status, said = start("--database", sqlite(file))
    assert status == 1
    assert "file is not a database" in said


def test_a_database_of_a_newer_version_and_one_without_tables(tmp_path: Path, start: Start) -> None:
    file = prepared(tmp_path / "tables.sqlite")
    change(file, "DROP TABLE players")
    status, said = start("--database", sqlite(file))
    assert status == 1
    assert said.startswith("cordee: The database is not complete: players missing.")
    change(file, "UPDATE alembic_version SET version_num = '9999'")
    status, said = start("--database", sqlite(file))
    assert status == 1
    assert "A newer version of Cordée has used this database" in said


def test_two_servers_on_one_file_and_on_one_port(tmp_path: Path, start: Start) -> None:
    file = tmp_path / "tables.sqlite"
    (tmp_path / "same.sqlite").symlink_to(file)
    with ours_alone(sqlite(file)), listening(HOST, free_port()) as sockets:
        sockets[0].listen()
        for name in (file, tmp_path / "same.sqlite"):
            status, said = start("--database", sqlite(name))
            assert status == 1
            assert f"Another server is using {name}" in said
        port = sockets[0].getsockname()[1]
        status, said = start("--port", str(port), "--database", sqlite(tmp_path / "other"))
        assert status == 1
        assert f"{HOST}:{port} cannot be listened on: Address already in use" in said
    with ours_alone(sqlite(file)):
        pass  # the next one may


def test_the_file_and_its_folder_are_for_their_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "cordee"
    folder.mkdir(mode=0o755)
    (folder / "tables.sqlite").touch(mode=0o644)
    port = free_port()
    if not has_ipv6():
        pytest.skip("this machine has no IPv6")
    command = [sys.executable, "-m", "cordee", "serve", "--host", "::1", "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert f"http://[::1]:{port} " in server.stdout.readline()
        with httpx.Client(transport=httpx.HTTPTransport(retries=10)) as http:
            assert http.get(f"http://[::1]:{port}/").status_code == 200
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
        server.terminate()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-lock"} <= set(modes)
    assert set(modes.values()) == {0o600}
