"""A position as a line, at the command line: shown, and played from."""

from __future__ import annotations

from pathlib import Path

import pytest

import cordee as library
from cordee import games

from .conftest import Cordee

LINE = "pig/1 players=3 turn=2 phase=choose pot=6 score=(6,6,0)"


def test_a_line_is_shown_with_what_may_be_played(cordee: Cordee) -> None:
    ran = cordee("show", LINE)
    assert (ran.status, ran.err) == (0, "")
    assert "Pot: 6" in ran.out
    assert "Player 3, again or hold?" in ran.out
    assert "  hold  hold: 6 more, a score of 6" in ran.out
    assert "Cagnotte" in cordee("show", LINE, "--lang", "fr").out


@pytest.mark.parametrize("name", games.SHIPPED)
def test_a_file_is_shown_and_drawn(cordee: Cordee, tmp_path: Path, name: str) -> None:
    position = library.game(name).new(2, seed=1)
    while position.actor == "chance":
        position.roll()
    file, picture = tmp_path / "here.txt", tmp_path / "here.svg"
    file.write_text(f"\n{position.text}\n")
    assert position.moves()[0].text in cordee("show", file).out
    ran = cordee("show", file, "--svg", picture)
    assert (ran.status, ran.err) == (0, "")
    assert picture.read_text() == position.svg()


def test_a_recorded_game_is_shown_as_it_was_left(cordee: Cordee, tmp_path: Path) -> None:
    file = tmp_path / "game.cordee"
    cordee("play", "pig", "--seats", "bot:quick,bot:quick", "--seed", "1", "--record", file)
    assert "wins" in cordee("show", file).out


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("show", "nonsense"), "is not a position"),
        (("show", "pig/1 players=9"), "9"),
        (("show", "chess/1 players=2"), "There is no game “chess”"),
        (("show", LINE + " pot=7"), "pot"),
        (("play", "yeti", "--from", LINE), "one of pig, not of yeti"),
        (("play", "--from", LINE, "--weather", "bad"), "cannot be given with --from"),
        (("play", "--from", LINE, "--seats", "me,Bo"), "2 at the table"),
        (("play", "--from", LINE, "--resume", "last"), "--resume"),
    ],
)
def test_what_is_no_position_is_refused(cordee: Cordee, given: tuple[str, ...], told: str) -> None:
    ran = cordee(*given)
    assert (ran.status, ran.out) == (2, "")
    assert told in ran.err


def test_a_game_begins_from_a_line_and_is_kept_with_it(cordee: Cordee, tmp_path: Path) -> None:
    file = tmp_path / "game.cordee"
    ran = cordee("play", "--from", LINE, "--seats", "A,B,C", "--record", file, typed="hold\nquit\n")
    assert (ran.status, ran.err) == (0, "")
    assert "C holds 6 and has 6." in ran.out
    kept = library.read(file)
    assert kept.start == LINE
    assert kept.position().fields["score"][2] == 6
    assert "Verified so far" in cordee("verify", file).out


def test_by_default_the_others_are_bots(cordee: Cordee) -> None:
    ran = cordee("play", "pig", "--from", LINE, typed="quit\n")
    assert "bot medium 2" in ran.out


def test_a_game_that_is_over_is_not_played(cordee: Cordee) -> None:
    over = "pig/1 players=2 turn=0 phase=over pot=0 score=(100,6)"
    ran = cordee("play", "--from", over)
    assert "there is nothing to play" in ran.err
    assert "wins" in cordee("show", over).out


def test_a_record_does_not_start_code_unless_trusted(cordee: Cordee, tmp_path: Path) -> None:
    file, mine = tmp_path / "game.cordee", "tests.bots.mybots:Holder"
    seats = ("--seats", f"me,{mine}", "--in-order", "--record", file)
    left = cordee("play", "pig", *seats, typed="hold\nquit\n")
    assert left.status == 0
    assert f"cordee play --resume {file} --trust\n" in left.out  # what it says works as it is
    assert f"seat 2: bot:{mine}" in file.read_text()
    ran = cordee("play", "--resume", file)
    assert (ran.status, ran.out) == (2, "")
    assert f"run code from this machine: {mine}" in ran.err
    ran = cordee("play", "--resume", file, "--trust", typed="quit\n")
    assert (ran.status, ran.err) == (0, "")
    assert "bot Holder" in ran.out


def test_bots_that_ship_or_are_installed_need_no_trust(cordee: Cordee, tmp_path: Path) -> None:
    file = tmp_path / "game.cordee"
    left = cordee("play", "pig", "--seats", "me,bot:random", "--record", file, typed="quit\n")
    assert f"cordee play --resume {file}\n" in left.out
