"""`cordee lab` at the command line."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cordee.lab.findings import Findings
from cordee.lab.running import Place, Stop

from .conftest import Cordee


def test_a_box_is_told_in_words_and_kept_in_files(cordee: Cordee, tmp_path: Path) -> None:
    file, page, table = (tmp_path / name for name in ("lab.json", "lab.html", "lab.csv"))
    ran = cordee(
        *("lab", "pig", "--players", "2-3", "--games", "400", "--luck", "6", "--set", "goal=50"),
        *("--json", file, "--html", page, "--table", table),
    )
    assert (ran.status, ran.err) == (0, "")
    assert "Pig in the lab" in ran.out
    assert "400 games for each number of players, played by quick" in ran.out
    assert "seat wins" in ran.out
    again = "cordee lab pig --players 2-3 --games 400 --set goal=50 --luck 6"
    assert f"  {again}\n" in ran.out
    told = json.loads(file.read_text())
    assert set(told["players"]) == {"2", "3"}
    assert told["box"]["changes"] == {"goal": 50}
    assert f"Cordée {told['version']}, other box {told['box']['digest']}, seed 1" in ran.out
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
    other.write_text("goal = 100\n")
    ran = cordee("lab", "pig", "--players", "2", "--games", "100", "--against", other)
    assert "None of the 10 differences looked at is more than chance could do" in ran.out
    assert "before" not in ran.out  # no table of nothing


def test_of_many_real_differences_the_clearest_are_shown(cordee: Cordee) -> None:
    ran = cordee(
        *(
            "lab",
            "pig",
            "--players",
            "2-3",
            "--games",
            "400",
            "--vary",
            "goal=20..60:5",
            "--luck",
            "0",
        )
    )
    table = ran.out.partition("differences looked at are real")[2].partition("These figures")[0]
    shown = [line for line in table.splitlines() if re.search("goal=.* yes *$", line)]
    assert len(shown) == 30
    counted = re.search(r"(\d+) of the \d+ differences looked at are real", ran.out)
    assert counted
    assert f"… and {int(counted[1]) - 30} more that are real: --html or --table has" in ran.out


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
        (["pig", "--csv", "figures.xlsx"], ".csv or .parquet"),
        (["pig", "--json", "a.html", "--html", "./a.html"], "a.html is named twice"),
        (["pig", "--html", "-"], "Only --json can be a dash"),
        (["pig", "--weather", "bad"], "--weather"),
        (["--resume", "nowhere.json"], "nowhere.json"),
        (["--resume", "/dev/null"], "not a question of the lab that was kept"),
        (["pig", "--resume", "/dev/null"], "the question comes from the file"),
        (["--resume", "/dev/null", "--seed", "1"], "the question comes from the file"),
        (["--resume", "/dev/null", "--set", "goal=3"], "the question comes from the file"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    cordee: Cordee, words: list[str], says: str
) -> None:
    ran = cordee("lab", *words)
    assert ran.status == 2
    assert says in " ".join(ran.err.split()) or not words
    assert ran.out == ""


# What nobody may lose


LONG = ("lab", "pig", "--players", "2-3", "--games", "9000", "--luck", "4", "--seed", "x")


@pytest.mark.parametrize(
    ("sent", "more"),
    [
        (signal.SIGINT, ("--vary", "goal=60,100")),
        (signal.SIGTERM, ()),
        (signal.SIGHUP, ("--until-width", "4%")),
    ],
)
def test_an_interrupted_question_goes_on_to_the_same_figures(
    cordee: Cordee,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    sent: int,
    more: tuple[str, ...],
) -> None:
    file, page, whole = (tmp_path / name for name in ("lab.json", "lab.html", "whole.json"))
    after = interrupting(monkeypatch, 7, sent)
    ran = cordee(*LONG, *more, "--json", file, "--html", page, "--jobs", "2")
    assert (ran.status, ran.err) == (128 + sent, "")
    assert "what was played is kept" in ran.out
    assert f"lab --resume {file} --jobs 2 --html {page}" in ran.out
    assert "unfinished" in json.loads(file.read_text())
    after.clear()
    ran = cordee("lab", "--resume", file, "--html", page)
    assert (ran.status, ran.err) == (0, "")
    cordee(*LONG, *more, "--json", whole)
    assert file.read_text() == whole.read_text()
    assert json.loads(file.read_text())["command"] in page.read_text()
    ran = cordee("lab", "--resume", file)
    assert (ran.status, ran.out) == (2, "")
    assert "has been answered: nothing is left to play" in " ".join(ran.err.split())
    assert file.read_text() == whole.read_text()


def interrupting(monkeypatch: pytest.MonkeyPatch, parts: int, sent: int) -> set[str]:
    """A signal after so many parts, as long as what is given is not empty."""
    armed, go_on = {"armed"}, Findings.go_on
    seen: list[None] = []

    def counted(self: Findings, place: Place, stop: Stop | None = None) -> Iterator[None]:
        for _ in go_on(self, place, stop):
            seen.append(None)
            if armed and len(seen) == parts:
                os.kill(os.getpid(), sent)
            yield

    monkeypatch.setattr(Findings, "go_on", counted)
    return armed


def test_without_a_file_it_is_kept_in_the_data_folder(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    armed = interrupting(monkeypatch, 7, signal.SIGTERM)
    assert cordee(*LONG).status == 128 + signal.SIGTERM
    (kept,) = (tmp_path / "cordee" / "inquiries").iterdir()
    armed.clear()
    ran = cordee("lab", "--resume", kept, "--lang", "fr")
    assert (ran.status, ran.err) == (0, "")
    assert "au laboratoire" in ran.out


def test_files_are_written_though_nobody_reads_the_rest(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after `cordee lab … --html lab.html | head -1`."""

    def nobody(*_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("cordee.terminal.lab_cli.tell", nobody)
    page, table = tmp_path / "lab.html", tmp_path / "lab.csv"
    few = ("--players", "2", "--games", "50", "--luck", "0")
    cordee("lab", "pig", *few, "--html", page, "--csv", table)
    assert page.exists()
    assert table.exists()


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
