"""Games and bots of installed packages: those that can be used are there, the others named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cordee import bots, games
from cordee.engine.errors import FaultyRecord, UnknownName
from cordee.engine.reading import read
from cordee.terminal.new_game import write
from tests.installed import entry_points, installed

SHIPPED = ["yeti", "himalaya", "matterhorn", "vertical", "pig"]


def test_an_installed_game_and_bot_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    list(write("dash", tmp_path))
    bot = {"holder": "tests.bots.mybots:Holder"}
    entry_points(tmp_path, games={"dash": "dash"}, bots=bot)
    with installed(tmp_path, monkeypatch):
        assert list(games.REGISTER) == [*SHIPPED, "dash"]
        assert len(games.REGISTER) == 6
        assert "dash" in games.offered()
        assert games.load("dash").title() == "Dash"
        assert "holder" in bots.REGISTER
        assert bots.called("holder:2s") == "holder"
        position = games.load("pig").new(2, seed=1)
        position.play("roll 4")
        assert bots.ask(bots.make("holder:2s", 1), position).text == "hold"
        assert not bots.runs_code("holder")
    assert list(games.REGISTER) == SHIPPED
    assert not caplog.records


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("pig", "dash", "Cordée has one of that name itself."),
        ("Dash", "dash", "its name must be small letters"),
        ("my-dash", "dash", "its name must be small letters"),
        ("dash", "nothing_there", "No module named 'nothing_there'"),
        ("dash", "dash_without_rules", "No module named 'dash_without_rules.rules'"),
        ("dash", "dash_with_an_error", "ZeroDivisionError: division by zero"),
        ("dash", "dash_that_leaves", "SystemExit: 1"),
        ("dash", "dash_without_a_story", "there is no story.py."),
        ("dash", "dash_that_tells_nothing", "story.py has no tell."),
        ("dash", "dash_without_words", "fr.ftl"),
    ],
)
def test_a_broken_game_is_left_out_and_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
    value: str,
    reason: str,
) -> None:
    list(write("dash", tmp_path))
    spoil(tmp_path, value)
    entry_points(tmp_path, games={name: value})
    with installed(tmp_path, monkeypatch):
        assert list(games.REGISTER) == SHIPPED
        assert len(list(games.REGISTER)) == 5  # it is not said again
        (said,) = caplog.messages
        assert said.startswith(f"cordee: “{name}” (a game of the package plug 1.2) is left out: ")
        assert reason in said
        assert games.load("pig").package == "cordee.games.pig"


def spoil(folder: Path, value: str) -> None:
    """A copy of the game with something wrong."""
    if not value.startswith("dash_"):
        return
    game = folder / "dash"
    for file in game.iterdir():
        file.write_text(file.read_text().replace("from dash", f"from {value}"))
    game = game.rename(folder / value)
    if value == "dash_without_rules":
        (game / "rules.py").unlink()
    elif value == "dash_with_an_error":
        (game / "notation.py").write_text("1 / 0")
    elif value == "dash_that_leaves":
        (game / "rules.py").write_text("raise SystemExit(1)")
    elif value == "dash_without_a_story":
        (game / "story.py").unlink()
    elif value == "dash_that_tells_nothing":
        story = (game / "story.py").read_text()
        (game / "story.py").write_text(story.replace("def tell(", "def say_nothing("))
    elif value == "dash_without_words":
        (game / "fr.ftl").unlink()


def test_shipped_bots_cannot_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    entry_points(tmp_path, bots={"expert": "tests.bots.mybots:Holder", "lost": "tests:Lost"})
    with installed(tmp_path, monkeypatch):
        assert "lost" in bots.REGISTER
        (said,) = caplog.messages
        assert "“expert” (a bot of the package plug 1.2) is left out: Cordée has one" in said
        with pytest.raises(UnknownName, match="cannot be loaded from plug"):
            bots.make("lost")


def test_a_record_of_a_game_that_is_not_here_says_so() -> None:
    with pytest.raises(FaultyRecord) as refusal:
        read("cordee: 1\ngame: chess\nplayers: 2\n\n", games.load)
    assert "There is no game “chess” here: to read this record, install" in str(refusal.value)
    assert "installez le paquet" in refusal.value.text("fr")


LAZY = """
import sys
import cordee.terminal.entry, cordee.bots, cordee.games
assert "yeti" in cordee.games.REGISTER and "expert" in cordee.bots.REGISTER
assert cordee.games.package("yeti")
assert cordee.games.REGISTER._installed is None, "looked for what is installed"
assert "numpy" not in sys.modules and "numba" not in sys.modules
"""


def test_nobody_looks_for_packages_until_somebody_asks() -> None:
    ran = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
