"""What all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from cordee.bots.evaluator import get_bots_ready
from cordee.games import REGISTER, load

settings.register_profile("cordee", deadline=None, max_examples=25)
settings.load_profile("cordee")


PLAY_NOTHING = ("ink", "words")
SLOW = ("bots", "bridges", "web")
"""Folders whose tests need other projects, servers or much time; `fast` ones are told apart."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where games are played they are compiled first; what is slow is marked."""
    for item in items:
        folder = item.path.relative_to(Path(__file__).parent).parts[0]
        if folder not in PLAY_NOTHING:
            item.fixturenames.insert(0, "compiled")  # type: ignore[attr-defined]
        if folder in SLOW and item.get_closest_marker("fast") is None:
            item.add_marker("slow")


@pytest.fixture(scope="session")
def compiled(worker_id: str) -> None:
    """Compile every game once, so that no test sees a first start unless it wants one.

    Of several processes every other one begins with the last game: they find what others made.
    """
    names = list(REGISTER)
    for name in names[::-1] if worker_id.endswith(("1", "3")) else names:
        for _ in load(name).compile():
            pass
        get_bots_ready(load(name))


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in the test's own folder, and speak English unless a test says otherwise."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
