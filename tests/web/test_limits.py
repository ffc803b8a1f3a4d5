"""How much callers may ask for, here and of all processes together."""

from __future__ import annotations

import json
import time

import pytest

from cordee.web.server.limits import (
    MOST_SOCKETS_EACH,
    MOST_SOCKETS_FROM,
    NEW_TABLES,
    TALK,
    Limits,
)
from cordee.web.server.sharing import STALE, Sharing

pytestmark = pytest.mark.fast


class Process:
    """One of several."""

    def __init__(self, name: str) -> None:
        self.limits = Limits(shared=True)
        self.sharing = Sharing(self.limits, name)

    def tell(self, *others: Process) -> int:
        """How many notices that took."""
        notices = [json.dumps(notice) for notice in self.sharing.news()]
        assert all(len(notice) < 8000 for notice in notices)
        for other in others:
            for notice in notices:
                other.sharing.hear(json.loads(notice))
        return len(notices)

    def allowed(self, caller: str) -> int:
        """How often something is allowed until it is not."""
        return next(nth for nth in range(1000) if not self.limits.allow(NEW_TABLES, caller))


def test_what_one_process_allowed_the_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    one, other = Process("one"), Process("other")
    for _ in range(4):
        assert one.limits.allow(NEW_TABLES, "ana")
    one.tell(other)
    assert other.allowed("ana") == NEW_TABLES.burst - 4
    assert other.allowed("bo") == NEW_TABLES.burst
    other.tell(one)
    assert one.allowed("ana") == 0
    assert one.limits.allow(TALK, "ana")
    assert one.tell(other) == 1
    assert one.tell(other) == 0  # nothing new


def test_sockets_are_counted_at_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    one, other = Process("one"), Process("other")
    one.limits.open_by["ana"] = MOST_SOCKETS_EACH - 1
    one.limits.open_from["192.0.2.1"] = MOST_SOCKETS_FROM - 1
    one.tell(other)
    assert other.limits.has_room("ana", "192.0.2.1")
    other.limits.open_by["ana"] = 1
    assert not other.limits.has_room("ana", "198.51.100.7")
    other.limits.open_from["192.0.2.1"] = 1
    assert not other.limits.has_room("bo", "192.0.2.1")
    del one.limits.open_by["ana"]
    one.tell(other)
    assert other.limits.has_room("ana", "198.51.100.7")
    assert not other.limits.has_room("bo", "192.0.2.1")
    now[0] += STALE + 1
    other.sharing._forget_silent()
    assert other.limits.has_room("bo", "192.0.2.1")  # that process is gone


def test_many_callers_make_several_notices() -> None:
    one, other = Process("one"), Process("other")
    for nth in range(300):
        one.limits.open_by[f"{nth:032x}"] = 1
        assert one.limits.allow(NEW_TABLES, f"{nth:032x}")
    assert one.tell(other) == 4
    assert other.limits.open_elsewhere["one"].total() == 300
