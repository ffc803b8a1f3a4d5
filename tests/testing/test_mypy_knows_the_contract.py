"""A game that forgets something is told so by mypy, before anything runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

pytestmark = pytest.mark.slow

GAME = """
from cordee.engine.contract import Modules
from cordee.games.pig import board, components, fields, notation, rules, terminal_view, why

import my_story as story

Modules(rules, components, notation, fields, why, story, board, terminal_view)
"""
STORY = """
from collections.abc import Iterator
from typing import Any

from cordee.engine.event import Event
from cordee.words import Say

MORE_RULES: dict[str, tuple[str, ...]] = {}

def tell(was: Any, rec: Any, code: int) -> Iterator[Event]:
    yield Event("roll", 0, "P1")

def asked(rec: Any) -> dict[str, Any]:
    return {}
"""
SPOKEN = """
def spoken(event: Event, say: Say) -> dict[str, Any]:
    return {}
"""


@pytest.mark.parametrize(
    ("story", "message"),
    [
        (STORY + SPOKEN, ""),
        (STORY, "spoken"),
        (STORY + SPOKEN.replace("dict[str, Any]", "str").replace("{}", '""'), "spoken"),
    ],
    ids=["sound", "forgotten", "of another type"],
)
def test_mypy_tells_what_a_game_forgets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: str, message: str
) -> None:
    (tmp_path / "my_game.py").write_text(GAME)
    (tmp_path / "my_story.py").write_text(story)
    monkeypatch.chdir(tmp_path)
    told, _, status = api.run(["--follow-imports", "silent", "my_game.py"])
    assert (status == 0) == (not message), told
    assert message in told
