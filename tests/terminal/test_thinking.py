"""Bots that think, and hints: budgets, what is told, and Ctrl-C in the middle."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from cordee.engine import reading
from cordee.games import REGISTER, load
from cordee.testing.at_a_terminal import AtATerminal

from .conftest import Cordee


def test_a_hint_names_the_best_three_with_their_share_and_loss(
    cordee: Cordee, tmp_path: Path
) -> None:
    path = tmp_path / "game"
    ran = cordee(
        *("play", "vertical", "--seats", "me,Bo", "--seed", "3", "--simulations", "300"),
        *("--record", path),
        typed="hint\nquit\n",
    )
    assert (ran.status, ran.err) == (0, "")
    told = ran.out.split("after 300")[1].splitlines()[1:]
    lines = [line for line in told if "%" in line]
    assert len(lines) == 3
    assert "loses" not in lines[0]
    shares = [float(re.findall(r"(\d+\.\d)%", line)[0]) for line in lines]
    assert shares == sorted(shares, reverse=True)
    offered = dict(re.findall(r"^ +(\d) (\w+ \w+)", ran.out.split("after 300")[0], re.MULTILINE))
    for line in lines:  # the number to type, and what it stands for
        number, words = line.split(maxsplit=1)
        assert words.startswith(offered[number])
    for line, share in zip(lines[1:], shares[1:], strict=True):
        loss = re.search(r"loses (\d+\.\d)%|as good", line)
        assert loss, line
        if loss[1]:
            assert shares[0] - share == pytest.approx(float(loss[1]), abs=0.11)
        else:  # no more than chance explains
            assert 0 <= shares[0] - share < 15
    assert reading.load(path, load).events == []  # asking is not a move


@pytest.mark.parametrize("name", REGISTER)
def test_a_hint_in_french_in_every_game(cordee: Cordee, name: str) -> None:
    seats = ("--seats", "me,Bo", "--seed", "3", "--lang", "fr")
    ran = cordee("play", name, *seats, "--simulations", "50", typed="conseil\nquitter\n")
    assert (ran.status, ran.err) == (0, "")
    assert "après 50 simulations en" in " ".join(ran.out.split())
    assert re.search(r"\d,\d\u00a0% +(perd \d+,\d\u00a0%|aussi bon)", ran.out)


def test_the_budget_of_a_bot_stands_in_the_record(cordee: Cordee, tmp_path: Path) -> None:
    path = tmp_path / "game"
    seats = ("--seats", "bot:search,BOT:SEARCH:20,bot:quick", "--in-order")
    ran = cordee("play", "pig", *seats, "--simulations", "40", "--seed", "1", "--record", path)
    assert (ran.status, ran.err) == (0, "")
    assert "bot search 2" in ran.out
    assert reading.load(path, load).seats == ["bot:search:40", "bot:search:20", "bot:quick"]


def test_seconds_are_a_budget_too(cordee: Cordee, tmp_path: Path) -> None:
    path = tmp_path / "game"
    ran = cordee(
        *("play", "pig", "--seats", "bot:search,bot:quick", "--seconds", "0.002"),
        *("--record", path, "--seed", "1", "--in-order"),
    )
    assert (ran.status, ran.err) == (0, "")
    assert reading.load(path, load).seats == ["bot:search:0.002s", "bot:quick"]


@pytest.mark.parametrize("seconds", [".002", "0,002", "0.002"])
def test_seconds_as_people_write_them(cordee: Cordee, tmp_path: Path, seconds: str) -> None:
    path = tmp_path / "game"
    seats = ("--seats", "me,bot:search", "--in-order", "--seconds", seconds, "--record", path)
    assert cordee("play", "pig", *seats, typed="quit\n").status == 0
    assert reading.load(path, load).seats[1] in ("bot:search:.002s", "bot:search:0.002s")


def test_a_move_that_was_not_tried_is_said_to_be_open(cordee: Cordee) -> None:
    play = ("play", "pig", "--seats", "me,Bo", "--seed", "3", "--simulations", "1")
    ran = cordee(*play, typed="hint\nquit\n")
    assert "after 1 simulation in" in " ".join(ran.out.split())
    assert "not tried" in ran.out


def test_a_budget_comes_with_the_file_when_resumed(cordee: Cordee, tmp_path: Path) -> None:
    path = tmp_path / "game"
    cordee("play", "pig", "--seats", "me,Bo", "--record", path, typed="quit\n")
    ran = cordee("play", "--resume", path, "--seconds", "1")
    assert (ran.status, ran.out) == (2, "")
    assert "everything but the language comes from the file" in ran.err


def test_a_record_with_a_bot_from_elsewhere_can_be_looked_at(
    cordee: Cordee, tmp_path: Path
) -> None:
    path = tmp_path / "game"
    cordee("play", "pig", "--in-order", "--seats", "Ana,Bo", "--record", path, typed="quit\n")
    path.write_text(path.read_text().replace("seat 2: Bo", "seat 2: bot:deep:9"))
    ran = cordee("replay", path)
    assert (ran.status, ran.err) == (0, "")
    assert "bot deep" in ran.out


def test_a_game_with_a_thinking_bot_is_resumed(cordee: Cordee, tmp_path: Path) -> None:
    path = tmp_path / "game"
    start = ("play", "pig", "--seats", "me,bot:search:30", "--seed", "5", "--record", path)
    assert cordee(*start, typed="hold\nquit\n").status == 0
    ran = cordee("play", "--resume", path, typed="hold\n" * 400)
    assert (ran.status, ran.err) == (0, "")
    assert "The game is over" in ran.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--simulations", "0"), "simulations = 0: it must be from 1"),
        (("--simulations", "many"), "--simulations many: it must be a whole number"),
        (("--simulations", "-3"), "--simulations -3"),
        (("--simulations", "1000000001"), "simulations = 1000000001: it must be from 1"),
        (("--seconds", "0"), "seconds = 0.0: it must be from 0.001"),
        (("--seconds", "4000"), "seconds = 4000.0"),
        (("--seconds", "1e3"), "--seconds 1e3: it must be a number of seconds"),
        (("--seconds", "1s"), "--seconds 1s"),
        (("--seconds", "1", "--simulations", "1"), "not both"),
        (("--seats", "me,bot:quick:5"), "“quick:5”: only search, judge take a budget"),
        (("--seats", "me,bot:search:"), "“search:”: only search"),
        (("--seats", "me,bot:deep"), "There is no bot “deep”. The bots are: novice, easy, medium"),
    ],
)
def test_a_wrong_budget_is_refused(
    cordee: Cordee, arguments: tuple[str, ...], message: str
) -> None:
    ran = cordee("play", "pig", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert message in ran.err


def test_a_line_says_who_thinks_and_ctrl_c_stops_it(tmp_path: Path) -> None:
    path = tmp_path / "game"
    seats = ("--seats", "bot:search,me", "--seconds", "3600")
    table = AtATerminal(tmp_path, "play", "pig", *seats, "--seed", "3", "--record", str(path))
    table.wait_for("bot search is thinking")
    table.type("\x03")
    assert "Traceback" not in table.wait_for("cordee play --resume")
    assert os.waitstatus_to_exitcode(table.status()) == 130
    assert len(reading.load(path, load).events) >= 1


def test_ctrl_c_stops_a_hint_and_keeps_the_game(tmp_path: Path) -> None:
    seats = ("--seats", "Ana,Bo", "--seconds", "3600")
    table = AtATerminal(tmp_path, "play", "vertical", *seats, "--seed", "3")
    table.asked()
    table.type("hint\r")
    table.wait_for("Thinking")
    table.type("\x03")
    assert "Traceback" not in table.wait_for("cordee play --resume")
    assert os.waitstatus_to_exitcode(table.status()) == 130


def test_keys_typed_while_a_bot_thinks_answer_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game"
    seats = ("--seats", "bot:search:1.5s,me", "--in-order", "--seed", "3", "--record", str(path))
    table = AtATerminal(tmp_path, "play", "pig", *seats)
    table.wait_for("is thinking")
    table.type("2\r2\r")
    table.asked()  # once the bot has held or lost its pot
    assert not any(event.seat == 1 for event in reading.load(path, load).events)
    table.type("\x04")
    table.wait_for("play --resume")
    assert table.status() == 0
