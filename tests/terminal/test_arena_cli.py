"""`cordee arena` and `cordee simulate` at the command line."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

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
    assert {line[0] for line in lines[1:]} == {"medium", "quick", "random"}
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
    assert adjusted["share"] == pytest.approx(
        quick["share"] - adjusted["weight"] * adjusted["luck"]
    )
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
        (("arena", "--resume", "/nowhere.json"), "cannot be read"),
        (("arena", "yeti", "--resume", "/nowhere.json"), "With --resume the bots and the game"),
        (("simulate", "pig", "--bots", "hard"), "only random, quick play inside the kernel"),
        (("simulate", "pig", "--players", "1"), "--players 1"),
        (("simulate", "pig", "--games", "1e6"), "--games 1e6"),
    ],
)
def test_what_makes_no_sense_is_refused(
    cordee: Cordee, arguments: tuple[str, ...], message: str
) -> None:
    ran = cordee(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert message in " ".join(ran.err.split())
