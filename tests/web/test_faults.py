"""A few kills of the soak in `bench/faults.py`: nothing that was promised is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.faults import Found, soaked

from cordee.testing.postgres import Postgres, binaries

from ..apart import apart

GAMES = ("pig",)  # the others take longer


def soak(database: Postgres | Path) -> Found:
    return apart(soaked, database, 2, GAMES, tables=1)


def test_kills_on_sqlite_lose_nothing(tmp_path: Path) -> None:
    found = soak(tmp_path)
    assert found.is_good, found
    assert (found.kills, set(found.finished)) == (2, set(GAMES))
    assert found.moves > 0
    assert found.verified == found.finished.total()


def test_kills_of_two_processes_on_postgresql_lose_nothing() -> None:
    if binaries() is None:
        pytest.skip("postgresql is not installed: apt install postgresql")
    with Postgres() as database:
        found = soak(database)
    assert found.is_good, found
    assert (found.kills, set(found.finished)) == (2, set(GAMES))
