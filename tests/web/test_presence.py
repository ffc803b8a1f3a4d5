"""Who is at a table: here, at another process, away, or gone for a while."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cordee.web.live import room as rooms
from cordee.web.live.room import SILENT, Room

GONE = 120.0
ANA: Any = SimpleNamespace(person="ana")


class Clock:
    now = 1_000_000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rooms, "time", clock)
    return clock


@pytest.fixture
def room(clock: Clock) -> Room:  # noqa: ARG001  # its time is the room's
    tables: Any = SimpleNamespace(store=SimpleNamespace(shared=True), gone=GONE)
    table: Any = SimpleNamespace(id="table")
    return Room(tables, table)


def test_nobody_is_gone_when_a_table_is_opened(room: Room, clock: Clock) -> None:
    """A process that has just begun knows of nobody."""
    assert not room.is_here("ana")
    clock.now += GONE
    assert not room.is_gone(ANA)
    clock.now += 1
    assert room.is_gone(ANA)


def test_who_is_at_another_process_is_here(room: Room, clock: Clock) -> None:
    clock.now += 10 * GONE
    room.hear_presence(["ana"], [])
    clock.now += SILENT - 1
    assert room.is_here("ana")
    assert not room.is_gone(ANA)


def test_another_process_that_falls_silent_takes_nobody_away_sooner(
    room: Room, clock: Clock
) -> None:
    """It may have been killed: its players have as long to come back as others."""
    clock.now += 10 * GONE
    room.hear_presence(["ana"], [])
    clock.now += SILENT + 1
    assert not room.is_here("ana")
    assert not room.is_gone(ANA)
    clock.now += GONE - SILENT
    assert room.is_gone(ANA)


def test_who_leaves_another_process_is_gone_after_a_while(room: Room, clock: Clock) -> None:
    clock.now += 10 * GONE
    room.hear_presence(["ana"], [])
    room.hear_presence([], ["ana"])
    assert not room.is_here("ana")
    assert not room.is_gone(ANA)
    clock.now += GONE + 1
    assert room.is_gone(ANA)
