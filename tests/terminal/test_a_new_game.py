"""A game is a folder, and a line in the register: nothing else is touched."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from cordee import games, testing
from cordee.engine.kernel import folder_of
from cordee.lab.selfplay import play_on

from .conftest import Cordee

pytestmark = pytest.mark.slow


def test_a_game_is_a_folder_and_a_line_in_the_register(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cordee: Cordee
) -> None:
    """A copy of the folder under another name, registered: everything works with it."""
    shutil.copytree(folder_of("cordee.games.pig"), tmp_path / "sow")
    for file in (tmp_path / "sow").rglob("*.py"):
        file.write_text(re.sub(r"from \.{3}(?=\w)", "from cordee.", file.read_text()))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(games.REGISTER, "sow", "sow")
    for setting in testing.settings(games.load("sow"))[:1]:
        for check in testing.CHECKS:
            check(testing.sample(games.load("sow"), setting, each=1))
    assert not play_on(games.load("sow").new(2), 5).broken_off.any()
    assert "sow  Pig" in cordee("games").out
    ran = cordee("play", "sow", "--seats", "bot:random,bot:random", "--seed", "1")
    assert "The game is over" in ran.out
    assert "Verified" in cordee("verify", "last").out
