"""A game of somebody's own: written by `cordee new-game`, it works wherever ours do."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cordee import games, testing
from cordee.engine.game import Game
from cordee.lab.selfplay import play_on
from cordee.terminal import new_game

from .conftest import Cordee


@pytest.mark.slow
def test_a_new_game_passes_the_kit_as_it_is_and_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cordee: Cordee
) -> None:
    ran = cordee("new-game", "piglet", str(tmp_path / "mine"))
    assert (ran.status, ran.err) == (0, "")
    assert "20 files" in ran.out
    kit = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"],
        cwd=tmp_path / "mine",
        capture_output=True,
        text=True,
        check=False,
    )
    assert kit.returncode == 0, kit.stdout
    monkeypatch.syspath_prepend(str(tmp_path / "mine"))
    monkeypatch.setitem(games.REGISTER, "piglet", "piglet")
    assert not play_on(games.load("piglet").new(2), 5).broken_off.any()
    assert "piglet  Piglet" in cordee("games").out
    ran = cordee("play", "piglet", "--seats", "bot:random,bot:random", "--seed", "1")
    assert "The game is over" in ran.out
    assert "Verified" in cordee("verify", "last").out
    bots = "random,tests.bots.mybots:Holder"
    assert "4 games" in cordee("arena", "piglet", "--bots", bots, "--games", "4").out


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game with an option that has no words, and a table without pictures."""
    list(new_game.write("barren", tmp_path))
    package = tmp_path / "barren"
    for name in ("board.py", "terminal_view.py", "cover.json"):
        (package / name).unlink()
    rules = (package / "rules.py").read_text()
    options = 'OPTIONS: dict[str, tuple[Any, ...]] = {"fall": ("far", "near")}'
    (package / "rules.py").write_text(re.sub(r"OPTIONS: .* = \{\}", options, rules))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(games.REGISTER, "barren", "barren")
    return games.load("barren")


def test_an_option_without_words_is_called_by_its_name(cordee: Cordee, bare: Game) -> None:
    assert "--fall far|near  fall" in cordee("games").out
    assert "--fall far|near  fall; far by default" in cordee("play", "barren", "--help").out
    ran = cordee("play", typed="barren\nnear\nme,bot:random\nquit\n")
    assert ran.status == 0
    assert "The game is kept" in ran.out
    with pytest.raises(testing.Fault, match=r"barren: .*\(en\).*en\.ftl has no option-fall"):
        testing.check_folder(bare)


def test_a_table_that_explains_nothing_says_so(cordee: Cordee, bare: Game) -> None:
    ran = cordee("play", bare.name, "--seats", "me,bot:random", typed="what\nwhat pot\nquit\n")
    assert ran.out.count("This game does not say what lies on its table") == 2


def test_nothing_of_the_model_is_left_but_its_pig(tmp_path: Path) -> None:
    written = dict(new_game.files("summit_dash"))
    assert {"pyproject.toml", "README.md", "tests/test_summit_dash.py"} < written.keys()
    for path, text in written.items():
        for line in text.splitlines():
            known = "begins as Pig" in line or "a pig on a meadow" in line or "the pig;" in line
            assert known or "pig" not in line.lower(), (path, line)
        assert "from ..." not in text
    for file, changed in new_game.OTHER_WORDS.items():
        model = (Path(games.__file__).parent / new_game.MODEL / file).read_text(encoding="utf-8")
        assert all(old in model for old in changed), file
    assert "title = Summit Dash\n" in written["summit_dash/fr.ftl"]
    assert list(new_game.write("summit_dash", tmp_path / "new"))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Dash", "cannot be the name of a game"),
        ("1dash", "cannot be the name of a game"),
        ("my-dash", "cannot be the name of a game"),
        ("../dash", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        ("x" * 25, "cannot be the name of a game"),
        ("yeti", "is the name of something else already"),
        ("json", "is the name of something else already"),
        ("cordee", "is the name of something else already"),
    ],
)
def test_a_bad_name_is_refused(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = cordee("new-game", name)
    assert (ran.status, ran.out) == (2, "")
    assert told in ran.err
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(cordee: Cordee, tmp_path: Path) -> None:
    folder, file = tmp_path / "mine", tmp_path / "file"
    folder.mkdir()
    (folder / "notes").write_text("mine")
    file.write_text("mine")
    for place in (folder, file):
        ran = cordee("new-game", "dash", str(place))
        assert (ran.status, ran.out) == (2, "")
        assert "is there already" in ran.err
    assert [one.name for one in folder.iterdir()] == ["notes"]
    ran = cordee("new-game", "dash", str(tmp_path / "no" / "such"))
    assert (ran.status, ran.out) == (2, "")
