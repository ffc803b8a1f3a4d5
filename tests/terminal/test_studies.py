"""`cordee study` of several records: one table, studies that are kept, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Event

import pytest

import cordee as package
from cordee import bots
from cordee.engine.record import Record
from cordee.lab.running import HERE
from cordee.terminal.studies_cli import Studies, _subject

from .conftest import Cordee


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Three records, of which two have the same name."""
    folder, found = tmp_path_factory.mktemp("games"), []
    for number, place in enumerate(("a", "a/b", "c")):
        position = package.game("pig").new(2, seed=number)
        bot = bots.make("novice", number)
        while position.actor is not None:
            position.play(position.unasked() or bots.ask(bot, position))
        path = folder / place / ("game.cordee" if number < 2 else "last one.cordee")
        path.parent.mkdir(exist_ok=True)
        Record.of(position, ["Ana", "bot:novice"]).save(path)
        found.append(str(path))
    return found


def test_several_studies_are_one_table_and_a_file_each(
    cordee: Cordee, games: list[str], tmp_path: Path
) -> None:
    given = ("study", *games, "--simulations", "10", "--json", tmp_path, "--html", tmp_path)
    ran = cordee(*given, "--jobs", "2")
    assert (ran.status, ran.err) == (0, "")
    assert "3 games, luck or skill? (a search of 10 simulations)" in ran.out
    assert ran.out.count("Ana") == 4
    assert "mean of 3" in ran.out
    names = {file.name for file in tmp_path.iterdir() if file.is_file()}
    stems = ("game", "game-2", "last one")
    assert names == {f"{stem}.{end}" for stem in stems for end in ("json", "html")}
    alone = tmp_path / "alone.json"
    cordee("study", games[0], "--simulations", "10", "--json", alone)
    there, here = (json.loads((tmp_path / f"{n}.json").read_text()) for n in ("game", "alone"))
    assert there["plies"] == here["plies"]


def test_a_study_that_is_there_is_not_made_again(
    cordee: Cordee, games: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "studies.json"
    given = ("study", *games, "--jobs", "1", "--json", file, "--simulations")
    first = cordee(*given, "10")
    kept = json.loads(file.read_text())
    assert [one["file"] for one in kept] == ["game", "game-2", "last one"]
    kept[1]["plies"][-1]["verdict"] = "blunder"
    file.write_text(json.dumps(kept))
    second = cordee(*given, "10")
    assert second.out != first.out
    assert second.out.splitlines()[2] == first.out.splitlines()[2]
    assert cordee(*given, "11").status == 0
    assert {one["simulations"] for one in json.loads(file.read_text())} == {11}


def test_interrupted_studies_go_on(games: list[str], tmp_path: Path) -> None:
    subjects = [_subject(Path(game), 10, "en") for game in games]
    stop, file = Event(), tmp_path / "studies.json"
    begun = Studies(subjects, file)
    for _ in begun.go_on(HERE, stop):
        stop.set()
    begun.keep()
    assert len(begun.done()) == 1
    again = Studies(subjects, file)
    assert again.done() == begun.done()
    assert list(again.go_on(HERE, Event())) == [2, 3]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--seconds", "5"), "by --simulations, not by --seconds"),
        (("--html", "page.html"), "it must be a folder"),
        (("--json", "nowhere/at/all.json"), "nowhere/at"),
        (("--jobs", "0"), "--jobs 0"),
        (("--cluster", "host"), "such as tcp://host:8786"),
    ],
)
def test_what_makes_no_sense_is_refused(
    cordee: Cordee, games: list[str], given: tuple[str, ...], said: str
) -> None:
    ran = cordee("study", *games, *given)
    assert (ran.status, ran.out) == (2, "")
    assert said in " ".join(ran.err.split())


def test_a_file_that_holds_something_else_is_not_overwritten(
    cordee: Cordee, games: list[str]
) -> None:
    before = Path(games[0]).read_text()
    ran = cordee("study", *games, "--json", games[0])
    assert (ran.status, ran.out) == (2, "")
    assert "it is not overwritten" in ran.err
    assert Path(games[0]).read_text() == before


def test_a_game_that_has_not_begun_is_named(
    cordee: Cordee, games: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "new.cordee"
    Record.of(package.game("pig").new(2, seed=1)).save(path)
    ran = cordee("study", *games, path)
    assert (ran.status, ran.out) == (2, "")
    assert f"{path}: nothing has been played" in " ".join(ran.err.split()).replace("- ", "-")
