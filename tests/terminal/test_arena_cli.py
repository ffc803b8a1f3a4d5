"""`cordee arena` and `cordee simulate` at the command line."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cordee import __version__
from cordee.testing.at_a_terminal import AtATerminal

from .conftest import Cordee


def test_an_arena_tells_shares_ratings_lengths_and_seconds(cordee: Cordee, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    ran = cordee(
        *("arena", "pig", "--bots", "medium,quick,random", "--games", "12", "--json", file)
    )
    assert (ran.status, ran.err) == (0, "")
    assert "12 games of 2 players" in ran.out
    lines = [line.split() for line in ran.out.splitlines() if "%" in line]
    assert {line[0] for line in lines[1:4]} == {"medium", "quick", "random"}
    told = json.loads(file.read_text())
    assert (told["game"], told["games"]) == ("pig", 12)
    assert sum(bot["share"] * bot["games"] for bot in told["bots"].values()) == pytest.approx(12)


def test_an_arena_with_options_players_and_a_budget(cordee: Cordee, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    ran = cordee(
        *("arena", "yeti", "--bots", "search,random", "--games", "3", "--players", "3"),
        *("--weather", "bad", "--simulations", "5", "--seed", "x", "--json", file),
    )
    assert (ran.status, ran.err) == (0, "")
    told = json.loads(file.read_text())
    assert set(told["bots"]) == {"search:5", "random"}
    assert (told["players"], told["options"], told["seed"]) == (3, {"weather": "bad"}, "x")


def test_an_arena_in_french(cordee: Cordee) -> None:
    ran = cordee("arena", "pig", "--bots", "quick,random", "--games", "2", "--lang", "fr")
    assert "2 parties à 2 joueurs" in ran.out
    assert re.search(r"\d,\d\u00a0%", ran.out)


def test_until_tells_the_verdict(cordee: Cordee) -> None:
    ran = cordee("arena", "pig", "--bots", "quick,random", "--until", "60%")
    assert "quick wins more than 60%: decided after 50 games." in ran.out
    ran = cordee("arena", "pig", "--bots", "random,quick", "--until", "0.6")
    assert "random wins less than 60%: decided after 50 games." in ran.out
    ran = cordee("arena", "pig", "--bots", "quick,random", "--until", "0,6", "--games", "10")
    assert "is open after 10 games" in ran.out


def test_an_arena_goes_on_from_its_file(cordee: Cordee, tmp_path: Path) -> None:
    file, whole = tmp_path / "arena.json", tmp_path / "whole.json"
    bots = ("--bots", "quick,novice")
    cordee("arena", "pig", *bots, "--games", "6", "--json", file)
    ran = cordee("arena", "--resume", file, "--games", "14")
    assert (ran.status, ran.err) == (0, "")
    cordee("arena", "pig", *bots, "--games", "14", "--json", whole)
    shares = [json.loads(one.read_text())["lineups"] for one in (file, whole)]
    assert shares[0] == shares[1]


def test_adjusted_tells_shares_without_luck_and_goes_on(cordee: Cordee, tmp_path: Path) -> None:
    file, plain = tmp_path / "arena.json", tmp_path / "plain.json"
    bots = ("arena", "pig", "--bots", "quick,novice", "--games", "20")
    ran = cordee(*bots, "--adjusted", "--json", file)
    assert (ran.status, ran.err) == (0, "")
    assert "Less the luck of the dice" in ran.out
    assert "× the games" in ran.out
    cordee(*bots, "--json", plain)
    told, usual = (json.loads(one.read_text()) for one in (file, plain))
    assert told["lineups"] == usual["lineups"]
    quick = told["bots"]["quick"]
    adjusted = quick["adjusted"]
    assert adjusted["share"] == pytest.approx(quick["share"] - adjusted["luck"])
    ran = cordee("arena", "--resume", file, "--games", "24", "--lang", "fr")
    assert "Sans la chance aux dés" in ran.out
    ran = cordee("arena", "--resume", plain, "--adjusted")
    assert "With --resume the bots and the game" in " ".join(ran.err.split())


def test_an_interrupted_arena_keeps_what_it_has(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    table = AtATerminal(
        tmp_path,
        *("arena", "pig", "--bots", "quick,random", "--games", "10000000", "--json", str(file)),
    )
    table.wait_for("% ")
    table.type("\x03")
    seen = table.wait_for("--resume")
    assert "Traceback" not in seen
    assert os.waitstatus_to_exitcode(table.status()) == 130
    assert json.loads(file.read_text())["games"] > 0


def test_an_interrupted_arena_without_a_file_is_kept_in_the_data_folder(tmp_path: Path) -> None:
    table = AtATerminal(tmp_path, "arena", "pig", "--bots", "quick,random", "--games", "10000000")
    table.wait_for("% ")
    table.type("\x03")
    table.wait_for("--resume")
    assert os.waitstatus_to_exitcode(table.status()) == 130
    (kept,) = (tmp_path / "cordee" / "arenas").iterdir()
    assert json.loads(kept.read_text())["game"] == "pig"


def test_simulate_tells_speed_length_scores_and_seats(cordee: Cordee, tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    ran = cordee(
        *("simulate", "yeti", "--games", "2_000", "--players", "4", "--weather", "mixed"),
        *("--jobs", "2", "--json", file),
    )
    assert (ran.status, ran.err) == (0, "")
    assert "2,000 games of 4 players" in ran.out
    assert "points" in ran.out
    told = json.loads(file.read_text())
    assert (told["games"], told["players"], told["bots"]) == (2000, 4, "random")
    assert told["games_per_second"] > 0
    assert sum(seat["share"] for seat in told["seats"]) == pytest.approx(1)
    assert all(seat["low"] < seat["share"] < seat["high"] for seat in told["seats"])


def test_a_simulation_goes_on_from_its_file(cordee: Cordee, tmp_path: Path) -> None:
    file, whole = tmp_path / "part.json", tmp_path / "whole.json"
    given = ("simulate", "pig", "--bots", "quick", "--players", "3", "--seed", "x")
    cordee(*given, "--games", "2000", "--json", file)
    ran = cordee("simulate", "--resume", file, "--games", "4500", "--jobs", "2")
    assert (ran.status, ran.err) == (0, "")
    assert "seed x" in ran.out
    cordee(*given, "--games", "4500", "--json", whole)
    told = [json.loads(one.read_text()) for one in (file, whole)]
    assert told[0]["sums"] == told[1]["sums"]
    ran = cordee("simulate", "--resume", file)
    assert "4,500 games of 3 players" in ran.out


def test_an_interrupted_simulation_without_a_file_is_kept_in_the_data_folder(
    tmp_path: Path,
) -> None:
    table = AtATerminal(tmp_path, "simulate", "pig", "--games", "1000000000")
    table.wait_for("000/1000000000")
    table.type("\x03")
    seen = table.wait_for("--resume")
    assert "Traceback" not in seen
    assert os.waitstatus_to_exitcode(table.status()) == 130
    (kept,) = (tmp_path / "cordee" / "simulations").iterdir()
    assert json.loads(kept.read_text())["games"] > 0


def test_simulate_by_quick_in_french(cordee: Cordee) -> None:
    ran = cordee("simulate", "vertical", "--games", "50", "--bots", "quick", "--lang", "fr")
    assert (ran.status, ran.err) == (0, "")
    assert "hauteur atteinte" in ran.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("arena",), "Which game? Try `cordee arena yeti`."),
        (("simulate",), "Which game? Try `cordee simulate yeti`."),
        (("arena", "chess"), "There is no game “chess”"),
        (("arena", "pig", "--bots", "deep,quick"), "There is no bot “deep”"),
        (("arena", "pig", "--bots", "quick"), "1 bot: it must be from 2 to 20"),
        (("arena", "pig", "--bots", "quick,quick"), "quick is named twice"),
        (("arena", "pig", "--games", "0"), "--games 0: it must be a whole number from 1"),
        (("arena", "pig", "--games", "many"), "--games many: it must be a whole number"),
        (("arena", "pig", "--players", "9"), "--players 9: it must be a whole number from 2 to 5"),
        (("arena", "pig", "--jobs", "-1"), "--jobs -1"),
        (("arena", "pig", "--until", "1.5"), "--until 1.5: it must be a share"),
        (("arena", "pig", "--until", "half"), "--until half"),
        (("arena", "pig", "--weather", "bad"), "no option --weather"),
        (("arena", "pig", "--json", "/nowhere/at/all.json"), "it needs a folder"),
        (("arena", "pig", "--json", "/"), "it needs a folder"),
        (("arena", "pig", "--json", "a.csv", "--csv", "a.csv"), "a.csv is named twice"),
        (("arena", "--resume", "/nowhere.json"), "cannot be read"),
        (("arena", "yeti", "--resume", "/nowhere.json"), "With --resume the bots and the game"),
        (("simulate", "pig", "--bots", "hard"), "only random, quick play inside the kernel"),
        (("simulate", "pig", "--players", "1"), "--players 1"),
        (("simulate", "--resume", "/nowhere.json"), "cannot be read"),
        (("simulate", "--resume", "/dev/null"), "not a simulation that was kept"),
        (("simulate", "pig", "--resume", "/nowhere.json"), "With --resume the game and its bots"),
        (("simulate", "--resume", "/nowhere.json", "--seed", "2"), "With --resume the game"),
        (("simulate", "pig", "--cluster", "host"), "such as tcp://host:8786"),
        (("arena", "pig", "--cluster", "tcp://host:1", "--jobs", "2"), "by one of --jobs"),
        (("simulate", "pig", "--games", "1e6"), "--games 1e6"),
        (("simulate", "pig", "--device", "tpu"), "--device tpu: it may be cpu, cuda."),
        (("simulate", "pig", "--device", "cuda", "--jobs", "2"), "by one of --jobs, --cluster and"),
    ],
)
def test_what_makes_no_sense_is_refused(
    cordee: Cordee, arguments: tuple[str, ...], message: str
) -> None:
    ran = cordee(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert message in " ".join(ran.err.split())


# What nobody may lose


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_file_that_is_there_is_not_written_over(
    cordee: Cordee, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "notes.json"
    file.write_text("mine")
    ran = cordee(command, "pig", "--games", "2", "--json", file)
    assert (ran.status, ran.out) == (2, "")
    assert "is there already, and is not written over" in ran.err
    assert f"--resume {file}" in ran.err
    assert file.read_text() == "mine"


def test_an_arena_that_is_resumed_does_not_write_over_another_file(
    cordee: Cordee, tmp_path: Path
) -> None:
    file, other = tmp_path / "a.json", tmp_path / "b.json"
    cordee("arena", "pig", "--bots", "quick,random", "--games", "2", "--json", file)
    other.write_text("mine")
    assert cordee("arena", "--resume", file, "--games", "4", "--json", other).status == 2
    assert other.read_text() == "mine"
    assert cordee("arena", "--resume", file, "--games", "4", "--json", file).status == 0
    assert json.loads(file.read_text())["games"] == 4


@pytest.mark.parametrize("command", [("arena", "--bots", "quick,random"), ("simulate",)])
def test_a_dash_is_the_standard_output(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    name, *more = command
    ran = cordee(name, "pig", *more, "--games", "4", "--json", "-")
    assert json.loads(ran.out)["games"] == 4
    assert "4 games of 2 players" in ran.err
    assert not (tmp_path / "-").exists()


def test_an_arena_that_ended_leaves_nothing_in_the_data_folder(
    cordee: Cordee, tmp_path: Path
) -> None:
    cordee("arena", "pig", "--bots", "quick,random", "--games", "2")
    assert not list((tmp_path / "data").rglob("*.json"))


@pytest.mark.slow
@pytest.mark.parametrize("sent", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_terminal_or_a_polite_kill_loses_nothing(tmp_path: Path, sent: int) -> None:
    """Two jobs, all of which are told, as a closed terminal tells its whole group."""
    table = tmp_path / "games.csv"
    command = [*RUN, "arena", "pig", "--bots", "quick,medium", "--games", "9999999"]
    command += ["--jobs", "2", "--csv", str(table)]
    data = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    started = tmp_path / "started"
    with (
        started.open("w") as out,
        subprocess.Popen(
            command, stdout=out, stderr=out, env=data, start_new_session=True
        ) as arena,
    ):
        wait_for(lambda: table.exists() and len(table.read_text().splitlines()) > 4)
        os.killpg(arena.pid, sent)
        assert arena.wait(60) == 128 + sent
    (file,) = tmp_path.rglob("*.json")
    assert json.loads(file.read_text())["games"] > 0
    assert f"arena --resume {file}" in started.read_text()


RUN = (sys.executable, "-m", "cordee")


def wait_for(there: Callable[[], bool]) -> None:
    for _ in range(3000):
        if there():
            return
        time.sleep(0.02)
    pytest.fail("waited in vain")


# What is told


def test_shares_of_seats_are_told_as_such(cordee: Cordee) -> None:
    ran = cordee("arena", "pig", "--bots", "quick,random", "--players", "3", "--games", "6")
    told = " ".join(ran.out.split())
    assert "with 3 seats, bots of the same strength would have 33.3% each" in told
    ran = cordee("arena", "pig", "--bots", "quick,random", "--games", "2")
    assert "same strength" not in ran.out


@pytest.mark.parametrize("command", [("arena", "--bots", "quick,random"), ("simulate",)])
def test_headings_and_figures_name_the_box_the_version_and_the_seed(
    cordee: Cordee, tmp_path: Path, command: tuple[str, ...]
) -> None:
    box, file = tmp_path / "mine.toml", tmp_path / "told.json"
    box.write_text("goal = 30\n")
    name, *more = command
    more += ["--games", "2", "--seed", "lucky"]
    ran = cordee(name, "pig", *more, "--components", box, "--json", file)
    told = json.loads(file.read_text())
    assert (told["version"], told["seed"]) == (__version__, "lucky")
    assert told["box"]["shipped"] is False
    assert f"Cordée {__version__}" in ran.out
    assert told["box"]["digest"] in ran.out
    assert "seed lucky" in ran.out


def test_three_bots_have_a_cross_table(cordee: Cordee) -> None:
    ran = cordee("arena", "pig", "--bots", "quick,novice,random", "--games", "12")
    heading = next(line for line in ran.out.splitlines() if line.startswith("against"))
    assert heading.split() == ["against", "quick", "novice", "random"]
    assert "against" not in cordee("arena", "pig", "--bots", "quick,random", "--games", "2").out


def test_paired_games_and_a_proof_are_told(cordee: Cordee, tmp_path: Path) -> None:
    ran = cordee("arena", "pig", "--bots", "quick,novice", "--paired", "--games", "21")
    assert "11 rounds of 2 games with the same dice" in ran.out
    file = tmp_path / "proof.json"
    ran = cordee("arena", "pig", "--bots", "quick,random", "--prove", "60%", "--json", file)
    assert re.search(r"quick wins more than 60%: proved after \d+ games\.", ran.out)
    again = cordee("arena", "--resume", file)
    assert "proved after" in again.out
    assert json.loads(file.read_text())["proof"]["verdict"] == "above"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--until", "0.6", "--prove", "0.6"), "Either --until or --prove"),
        (("--paired", "--adjusted"), "do not go together"),
        (("--prove", "2"), "share"),
    ],
)
def test_what_does_not_go_together(cordee: Cordee, given: tuple[str, ...], told: str) -> None:
    ran = cordee("arena", "pig", "--bots", "quick,random", *given)
    assert (ran.status, ran.out) == (2, "")
    assert told in ran.err


def test_every_game_as_rows(cordee: Cordee, tmp_path: Path) -> None:
    file, table = tmp_path / "a.json", tmp_path / "a.csv"
    bots = ("--bots", "quick,random")
    cordee("arena", "pig", *bots, "--games", "5", "--json", file, "--csv", table)
    with table.open("a") as more:  # as if it had been killed after a game it did not keep
        more.write("6,3,1,quick,1.0,1,0.1,0.1,,9\n")
    ran = cordee("arena", "--resume", file, "--games", "8", "--csv", table)
    assert (ran.status, ran.err) == (0, "")
    with table.open() as opened:
        rows = list(csv.DictReader(opened))
    assert [int(row["game"]) for row in rows] == [game for game in range(1, 9) for _ in range(2)]
    assert [int(row["round"]) for row in rows[::4]] == [1, 2, 3, 4]
    won = sum(float(row["share"]) for row in rows if row["bot"] == "quick")
    assert won / 8 == json.loads(file.read_text())["bots"]["quick"]["share"]
    other = tmp_path / "b.csv"
    other.write_text(file.read_text())
    ran = cordee("arena", "--resume", file, "--games", "9", "--csv", other)
    assert "does not hold the 8 games" in ran.err
    ran = cordee("arena", "pig", *bots, "--games", "2", "--csv", table)
    assert "is there already" in ran.err
    assert json.loads(file.read_text())["games"] == 8


def test_every_game_as_parquet(cordee: Cordee, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file, table = tmp_path / "a.json", tmp_path / "a.parquet"
    bots = ("--bots", "quick,random")
    cordee("arena", "pig", *bots, "--games", "4", "--json", file, "--csv", table)
    assert cordee("arena", "--resume", file, "--games", "6", "--csv", table).status == 0
    read = parquet.read_table(table).to_pydict()
    assert read["game"] == [game for game in range(1, 7) for _ in range(2)]
    assert set(read["bot"]) == {"quick", "random"}
    assert read["luck"] == [None] * 12


def test_without_pyarrow_parquet_is_refused_before_anything_is_played(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = cordee("arena", "pig", "--games", "2", "--csv", tmp_path / "a.parquet")
    assert (ran.status, ran.out) == (1, "")
    assert 'pip install "cordee[parquet]"' in ran.err


# Bots from outside


def test_bots_of_ones_own_play_and_a_bad_one_stops_the_match(
    cordee: Cordee, tmp_path: Path
) -> None:
    mine, file = "tests.bots.mybots:Holder", tmp_path / "a.json"
    ran = cordee("arena", "pig", "--bots", f"Quick,{mine}", "--games", "4", "--json", file)
    assert (ran.status, ran.err) == (0, "")
    assert set(json.loads(file.read_text())["bots"]) == {"quick", mine}
    ran = cordee("arena", "--resume", file, "--games", "6")
    assert f"names bots that run code from this machine: {mine}" in ran.err
    assert cordee("arena", "--resume", file, "--games", "6", "--trust").status == 0
    ran = cordee("arena", "pig", "--bots", "quick,tests.bots.mybots:Flies", "--games", "4")
    assert ran.status == 2
    assert "answered “fly”" in ran.err


def test_games_played_before_a_bot_failed_are_kept(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "turning.py").write_text(
        "asked = 0\nclass Bad:\n    def choose(self, position):\n        global asked\n"
        "        asked += 1\n        return position.moves()[-1] if asked < 40 else 'fly'\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    file = tmp_path / "a.json"
    ran = cordee("arena", "pig", "--bots", "random,turning:Bad", "--games", "99", "--json", file)
    assert ran.status == 2
    assert "answered “fly”" in ran.err
    assert f"arena --resume {file} --trust" in ran.out
    kept = json.loads(file.read_text())
    assert 0 < kept["games"] < 40


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_the_heading_names_the_options(cordee: Cordee, command: str) -> None:
    bots = ("--bots", "random" if command == "simulate" else "random,quick")
    ran = cordee(command, "yeti", *bots, "--games", "2", "--players", "2", "--weather", "mixed")
    assert "seed 1, --weather mixed\n" in ran.out
    assert ", --" not in cordee(command, "pig", *bots, "--games", "2", "--players", "2").out
