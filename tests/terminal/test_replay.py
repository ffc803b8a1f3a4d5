"""Replaying and verifying recorded games from the command line."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from cordee import games
from cordee.engine.account import account_of
from cordee.engine.fair import FairDice, Mix
from cordee.engine.reading import load
from cordee.engine.record import Record
from cordee.testing.at_a_terminal import AtATerminal

from .conftest import Cordee

GOLDEN = Path(__file__).parent.parent / "golden" / "yeti-3-mixed.cordee"


def test_replay_tells_the_whole_game(cordee: Cordee) -> None:
    ran = cordee("replay", GOLDEN)
    assert ran.status == 0
    assert "   1  The first weather tile shows" in ran.out
    assert "The game is over" in ran.out
    assert "wins!" in ran.out
    assert "La partie est finie" in cordee("replay", GOLDEN, "--lang", "fr").out


def test_replay_says_who_won_and_where_it_came_from(cordee: Cordee) -> None:
    out = cordee("replay", GOLDEN).out
    assert re.search(r"\nPlayer \d wins with \d+ points, \d+ more than Player \d", out)
    end = load(GOLDEN, games.load).position()
    account = account_of(end)
    assert account is not None
    told = {line.split("  ")[0]: re.findall(r"[−\d]+", line) for line in out.splitlines()}
    assert told["Points"] == [str(score) for score in end.fields["score"]]
    assert told["Prints"] == [str(part) for part in dict(account.sources)["prints"]]
    french = cordee("replay", GOLDEN, "--lang", "fr").out
    assert "Empreintes" in french
    assert "d’avance sur Joueur" in french
    assert max(map(len, out.splitlines())) <= 80
    assert "Prints" not in cordee("replay", GOLDEN, "--ply", "30").out


def test_replay_at_a_ply(cordee: Cordee) -> None:
    ran = cordee("replay", GOLDEN, "--ply", "3")
    assert ran.out.startswith("   3  Player 1 rolls")
    assert "Rolled:" in ran.out
    assert cordee("replay", GOLDEN, "--ply", "0").status == 0


@pytest.mark.parametrize("ply", ["-1", "100000"])
def test_a_ply_that_is_not_there(cordee: Cordee, ply: str) -> None:
    ran = cordee("replay", GOLDEN, "--ply", ply)
    assert (ran.status, ran.out) == (2, "")
    assert "it must be from 0 to" in ran.err


def test_replay_as_a_picture(cordee: Cordee, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    ran = cordee("replay", GOLDEN, "--ply", "30", "--svg", out, "--lang", "fr")
    assert ran.status == 0
    assert ET.fromstring(out.read_text()).tag.endswith("svg")  # noqa: S314
    assert "Camp de base" in out.read_text()
    ran = cordee("replay", GOLDEN, "--svg", tmp_path / "no" / "where.svg")
    assert ran.status == 2
    assert "cannot be written" in ran.err


def test_verify_says_0_1_2_or_3(cordee: Cordee, tmp_path: Path) -> None:
    text = GOLDEN.read_text()
    copy = tmp_path / "copy.cordee"

    def verify(changed: str) -> tuple[int, str]:
        copy.write_text(changed)
        ran = cordee("verify", copy)
        return ran.status, ran.out + ran.err

    status, message = verify(text)
    assert status == 0
    assert message.startswith("Verified: all ")
    assert verify(re.sub(r"secret: \w+", "secret: " + "1" * 64, text))[0] == 1
    assert verify(re.sub(r"result: .*", "result: 1 1 1", text))[0] == 1
    assert verify(re.sub(r"secret: \w+\n", "", text))[0] == 3
    assert verify(text.replace("players: 3", "players: 9"))[0] == 2
    assert verify("")[0] == 2


def test_a_forged_roll_is_named(cordee: Cordee, tmp_path: Path) -> None:
    text = GOLDEN.read_text()
    lines = text.split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("* roll"))
    lines[at] = "* roll print:5" if lines[at] != "* roll print:5" else "* roll tent:5"
    copy = tmp_path / "copy.cordee"
    copy.write_text(re.sub(r"result: .*", "result: *", "\n".join(lines[: at + 1]) + "\n"))
    ran = cordee("verify", copy)
    assert ran.status == 1
    assert "ply 3 says “roll print:5”" in " ".join(ran.out.split())


def test_a_picture_is_drawn_over_a_picture_and_nothing_else(cordee: Cordee, tmp_path: Path) -> None:
    record, picture = tmp_path / "game.cordee", tmp_path / "table.svg"
    record.write_text(GOLDEN.read_text())
    ran = cordee("replay", record, "--svg", record)
    assert ran.status == 2
    assert "is not a picture" in ran.err
    assert record.read_text() == GOLDEN.read_text()
    for _ in range(2):
        assert cordee("replay", record, "--svg", picture).status == 0


@pytest.mark.slow
def test_the_status_of_verify_reaches_those_who_do_not_listen(tmp_path: Path) -> None:
    forged = tmp_path / "forged.cordee"
    forged.write_text(re.sub(r"secret: \w+", "secret: " + "1" * 64, GOLDEN.read_text()))
    for record, status in ((forged, 1), (GOLDEN, 0)):
        writer = subprocess.Popen(
            [sys.executable, "-m", "cordee", "verify", str(record)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert writer.stdout is not None
        writer.stdout.close()
        assert writer.wait() == status


def test_verify_says_what_is_proved_and_to_whom(cordee: Cordee, tmp_path: Path) -> None:
    mixes = (Mix(("1" * 32, "")), Mix(("", ""), 3, "2" * 32))
    dice = FairDice(FairDice.of_seed(9).secret, mixes)
    position, choose = games.load("pig").new(2, dice=dice), Random(4)
    while position.actor is not None:
        position.play(position.unasked() or choose.choice(position.moves()))
    file = tmp_path / "game.cordee"
    file.write_text(str(Record.of(position, ["Bo", "Ana"], drawn=dice.seats(range(2)))))

    def verify(*more: object) -> str:
        ran = cordee("verify", *more)
        assert ran.status == 0
        return " ".join(ran.out.split())

    names = ["Bo", "Ana"]
    first = names[dice.seats(range(2)).index(0)]
    told = verify(file)
    assert "follow from the secret and the contributions, and the secret is the one" in told
    assert f"These contributed to the dice: {first}. {first}: {'1' * 32}" in told
    assert "A backup was restored after 3 chance events" in told
    assert "Nobody contributed to them: whoever ran the server could have chosen them." in told
    assert "nobody could choose the dice, neither the server nor a player" in told
    assert f"Ont contribué aux dés : {first}." in verify(file, "--lang", "fr")
    assert "follow from the secret, and the secret is the one promised." in verify(GOLDEN)
    assert "Nobody contributed to these dice." in verify(GOLDEN)
    assert "Personne n’a contribué à ces dés." in verify(GOLDEN, "--lang", "fr")


def test_a_wrong_salt_does_not_match(cordee: Cordee, tmp_path: Path) -> None:
    file = tmp_path / "game.cordee"
    salted = re.sub(r"(commitment: .*\n)", r"\1" + f"salt 2: {'0' * 32}\n", GOLDEN.read_text())
    file.write_text(salted)
    ran = cordee("verify", file)
    assert ran.status == 1
    assert "or a line that begins with salt or restored, is not what it was" in " ".join(
        ran.out.split()
    )


def test_a_replay_is_stepped_through_by_keys(tmp_path: Path) -> None:
    table = AtATerminal(tmp_path, "replay", str(GOLDEN))
    table.wait_for("0/500")
    for keys, foot in (
        ("\x1b[C", "1/500"),
        (" ", "2/500"),
        ("\x1b[D", "1/500"),
        ("g57\r", "57/500"),
        ("\x1b[F", "500/500"),
        ("\x1b[C", "500/500"),
        ("\x1b[H", "0/500"),
    ):
        table.type(keys)
        while not table.screen[-1].startswith(foot):
            assert table.read(), table.screen
        assert table.screen[0].startswith("Yeti")
    table.type("q")
    assert table.status() == 0


def test_all_of_a_replay_is_printed_if_asked_for(tmp_path: Path) -> None:
    table = AtATerminal(tmp_path, "replay", str(GOLDEN), "--all")
    assert "   1  The first weather tile shows" in table.wait_for("wins with")
    assert table.status() == 0
