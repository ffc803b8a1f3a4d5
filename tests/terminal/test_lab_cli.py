"""`cordee lab` at the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from .conftest import Cordee


def test_a_box_is_told_in_words_and_kept_in_files(cordee: Cordee, tmp_path: Path) -> None:
    file, page, table = (tmp_path / name for name in ("lab.json", "lab.html", "lab.csv"))
    ran = cordee(
        *("lab", "pig", "--players", "2-3", "--games", "400", "--luck", "6", "--set", "goal=50"),
        *("--json", file, "--html", page, "--table", table),
    )
    assert (ran.status, ran.err) == (0, "")
    assert "Pig in the lab" in ran.out
    assert "seat wins" in ran.out
    again = "cordee lab pig --players 2-3 --games 400 --set goal=50 --luck 6"
    assert f"  {again}\n" in ran.out
    told = json.loads(file.read_text())
    assert set(told["players"]) == {"2", "3"}
    assert told["box"]["changes"] == {"goal": 50}
    assert told["command"] == again
    assert again in page.read_text()
    assert table.read_text().startswith("box,players,what,about,value,low,high,games\n")


def test_the_command_that_is_printed_gives_the_same_figures(cordee: Cordee, tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    cordee("lab", "pig", "--players", "2", "--games", "300", "--luck", "4", "--json", one)
    told = json.loads(one.read_text())
    cordee(*told["command"].split()[1:], "--json", other, "--jobs", "1")
    assert json.loads(other.read_text()) == told


def test_boxes_are_compared(cordee: Cordee, tmp_path: Path) -> None:
    other, file = tmp_path / "other.toml", tmp_path / "lab.json"
    other.write_text("goal = 30\n")
    ran = cordee(
        *("lab", "pig", "--players", "2", "--games", "300", "--against", other, "--json", file)
    )
    assert (ran.status, ran.err) == (0, "")
    assert "differences looked at are real" in ran.out
    assert "other.toml" in ran.out
    told = json.loads(file.read_text())
    assert told["boxes"][0]["box"]["changes"] == {"goal": 30}
    ran = cordee("lab", "pig", "--players", "2", "--games", "100", "--vary", "goal=40..60:10")
    assert "goal=40" in ran.out


def test_options_of_the_game_and_bots_that_think_in_french(cordee: Cordee) -> None:
    ran = cordee(
        *("lab", "yeti", "--players", "2", "--weather", "bad", "--bots", "novice"),
        *("--games", "4", "--luck", "0", "--jobs", "1", "--lang", "fr"),
    )
    assert (ran.status, ran.err) == (0, "")
    assert "Yeti au laboratoire" in ran.out
    assert "--weather bad" in ran.out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "GAME"),
        (["pig", "--players", "1-3"], "--players 1-3: it must be a number from 2 to 5"),
        (["pig", "--players", "4-3"], "--players 4-3"),
        (["pig", "--bots", "clever"], "clever"),
        (["pig", "--games", "0"], "--games 0"),
        (["pig", "--until-width", "wide"], "--until-width wide"),
        (["pig", "--set", "gaol=3"], "Nearest: goal"),
        (["pig", "--vary", "goal=3"], "several values"),
        (["pig", "--against", "nowhere.toml"], "nowhere.toml"),
        (["pig", "--pace", "0"], "--pace 0"),
        (["pig", "--json", "no/such/folder.json"], "no/such/folder.json"),
        (["pig", "--table", "figures.xlsx"], ".csv or .parquet"),
        (["pig", "--weather", "bad"], "--weather"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    cordee: Cordee, words: list[str], says: str
) -> None:
    ran = cordee("lab", *words)
    assert ran.status == 2
    assert says in ran.err or not words
    assert ran.out == ""


def test_without_the_extra_only_charts_are_missing(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    for part in ("charts", "report"):
        monkeypatch.delitem(sys.modules, f"cordee.lab.{part}", raising=False)
        monkeypatch.delattr(f"cordee.lab.{part}", raising=False)
    page = tmp_path / "lab.html"
    ran = cordee("lab", "pig", "--players", "2", "--games", "50", "--html", page)
    assert (ran.status, ran.out) == (2, "")
    assert "pip install “cordee[lab]”" in ran.err
    assert not page.exists()
    ran = cordee("lab", "pig", "--players", "2", "--games", "50", "--luck", "0")
    assert (ran.status, ran.err) == (0, "")
