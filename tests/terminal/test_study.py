"""`cordee study`: text, JSON and HTML of one study, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cordee as package
from cordee import bots
from cordee.engine.record import Record
from cordee.study.report import percent

from .conftest import Cordee


@pytest.fixture
def game(tmp_path: Path) -> Path:
    position = package.game("himalaya").new(2, seed=5)
    bot = bots.make("novice", "1")
    while position.actor is not None:
        position.play(position.unasked() or bots.ask(bot, position))
    path = tmp_path / "game.cordee"
    Record.of(position, ["me", "bot:novice"]).save(path)
    return path


def test_a_study_is_told_and_written(cordee: Cordee, game: Path, tmp_path: Path) -> None:
    figures, page = tmp_path / "study.json", tmp_path / "study.html"
    given = ("--simulations", "60", "--json", str(figures), "--html", str(page))
    ran = cordee("study", str(game), *given, "--lang", "en")
    assert ran.status == 0, ran.err
    told = json.loads(figures.read_text())
    assert told["game"] == "himalaya"
    for seat in told["seats"]:
        total = seat["start"] + sum(seat["luck"]) + sum(seat["decisions"])
        assert total == pytest.approx(seat["end"], abs=1e-9)
        assert percent(seat["end"]) in ran.out
    bad = [ply for ply in told["plies"] if ply["verdict"] in ("mistake", "blunder")]
    assert bad
    for ply in bad:
        assert f"{ply['ply']}. " in ran.out
    assert page.read_text().startswith("<!doctype html>")
    assert "60" in ran.out
    french = cordee("study", str(game), "--simulations", "20", "--lang", "fr")
    assert "chance ou talent" in french.out


def test_a_study_gets_as_fine_as_there_is_time(cordee: Cordee, game: Path) -> None:
    ran = cordee("study", str(game), "--seconds", "0.001", "--lang", "en")
    assert ran.status == 0
    assert "a search of 60 simulations" in " ".join(ran.out.split())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--simulations", "0"), "from 1 to"),
        (("--simulations", "many"), "“many”"),
        (("--seconds", "-1"), "above 0"),
        (("--seconds", "nan"), "above 0"),
        (("--seconds", "5", "--simulations", "5"), "not both"),
        (("--html", "nowhere/at/all.html"), "nowhere/at"),
    ],
)
def test_what_makes_no_sense_is_refused(
    cordee: Cordee, game: Path, given: tuple[str, ...], said: str
) -> None:
    ran = cordee("study", str(game), *given)
    assert ran.status == 2
    assert said in " ".join(ran.err.split())
    assert ran.out == ""


def test_a_game_that_has_not_begun_is_not_studied(cordee: Cordee, tmp_path: Path) -> None:
    path = tmp_path / "new.cordee"
    Record.of(package.game("pig").new(2, seed=1)).save(path)
    ran = cordee("study", str(path))
    assert ran.status == 2
    assert "nothing" in ran.err


def test_a_dash_is_the_standard_output(
    cordee: Cordee, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = cordee("study", str(game), "--simulations", "5", "--json", "-")
    assert json.loads(ran.out)["game"] == "himalaya"
    assert "luck or skill" in ran.err
    assert not (tmp_path / "-").exists()
    ran = cordee("study", str(game), str(game), "--simulations", "5", "--json", "-")
    assert (ran.status, ran.out) == (2, "")
    assert "name a file or a folder" in ran.err
