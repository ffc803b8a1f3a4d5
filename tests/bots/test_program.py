"""A bot that is a program: what it is told, what it may answer, and that it always ends."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cordee
from cordee import bots
from cordee.bots import BotFault
from cordee.bots.program import LONGEST_LINE, PROTOCOL
from cordee.engine.errors import UnknownName
from cordee.engine.position import Position

pytestmark = pytest.mark.fast
ROOT = Path(__file__).parent.parent.parent
HELLO = "read -r line; echo '{\"protocol\": 1}'; "


@pytest.fixture
def position() -> Position:
    begun = cordee.game("pig").new(2, seed=1)
    begun.play("roll 4")
    return begun


def program(tmp_path: Path, body: str) -> str:
    """A script of the shell; the name of the bot."""
    file = tmp_path / "bot.sh"
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(0o755)
    return f"exec:{file}"


def test_it_is_told_everything_and_plays_on(tmp_path: Path, position: Position) -> None:
    heard = tmp_path / "heard"
    loop = f'while read -r line; do echo "$line" >> {heard}; echo \'{{"move": "hold"}}\'; done'
    bot = bots.make(program(tmp_path, f'{HELLO}echo "$line" > {heard}; {loop}'), "7")
    assert bots.ask(bot, position).text == "hold"
    assert bots.ask(bot, position).text == "hold"
    bots.close(bot)
    hello, first, second = map(json.loads, heard.read_text().splitlines())
    assert (hello["is"], hello["protocol"], hello["game"]) == ("hello", PROTOCOL, "pig")
    assert (hello["seat"], hello["players"], hello["seed"]) == (0, 2, "7")
    assert first == second
    assert (first["is"], first["moves"], first["seconds"]) == ("decide", ["again", "hold"], 10.0)
    assert first["position"] == position.to_dict()
    assert cordee.position(first["text"]).to_dict() == position.to_dict()


READ = "read -r line; "
SOON, LATE = "0.5s", "20s"


@pytest.mark.parametrize(
    ("body", "limit", "told"),
    [
        ("exit 3", LATE, "ended when it was asked (status 3)"),
        ("echo 'out of memory' >&2; exit 1", LATE, "standard error: out of memory"),
        (HELLO, LATE, "ended when it was asked (status 0)"),
        ("sleep 60", SOON, "had not answered after 0.5 s. Legal: again, hold."),
        ("printf '{\"x'; sleep 60", "2s", "wrote '{\"x', and after 2 s the line had no end"),
        (READ + "echo hello; sleep 60", LATE, "answered 'hello', which is not an object of JSON"),
        (READ + "echo '[1]'; sleep 60", LATE, "answered '[1]', which is not an object of JSON"),
        (READ + "printf '\\377\\n'; sleep 60", LATE, "which is not an object of JSON"),
        (READ + "echo '{\"protocol\": 2}'; sleep 60", LATE, 'answered {"protocol": 2} to hello'),
        (HELLO + READ + "echo '{\"mov\": 1}'; sleep 60", LATE, 'answered {"mov": 1}; an answer'),
        (HELLO + READ + "echo '{\"move\": 1}'; sleep 60", LATE, 'answered {"move": 1}; an answer'),
        (HELLO + READ + 'echo \'{"move": "fly"}\'', LATE, "answered “fly”. “fly” is not a move."),
        (READ + "head -c 70000 /dev/zero; sleep 60", LATE, f"more than {LONGEST_LINE} bytes"),
    ],
)
def test_whatever_goes_wrong_is_told(
    tmp_path: Path, position: Position, body: str, limit: str, told: str
) -> None:
    bot = bots.make(f"{program(tmp_path, body)}:{limit}", 1)
    with pytest.raises(BotFault) as fault:
        bots.ask(bot, position)
    assert told in str(fault.value)
    assert str(tmp_path / "bot.sh") in str(fault.value)
    assert fault.value.text("fr")


HOLD = 'echo \'{"move": "hold"}\'; '


def test_one_that_speaks_unasked_is_told_so(tmp_path: Path, position: Position) -> None:
    said = tmp_path / "said"
    body = f"{HELLO}{READ}{HOLD}echo more; touch {said}; sleep 60"
    bot = bots.make(program(tmp_path, body))
    assert bots.ask(bot, position).text == "hold"
    while not said.exists():
        time.sleep(0.02)
    time.sleep(0.1)
    with pytest.raises(BotFault, match="wrote 'more' before it was asked"):
        bots.ask(bot, position)


def test_what_it_writes_to_its_errors_is_no_answer(tmp_path: Path, position: Position) -> None:
    noise = "head -c 300000 /dev/zero >&2; "
    bot = bots.make(program(tmp_path, HELLO + noise + READ + HOLD))
    assert bots.ask(bot, position).text == "hold"
    bots.close(bot)


def test_one_that_does_not_listen_does_not_hold_us_up(tmp_path: Path, position: Position) -> None:
    bot = bots.make(f"{program(tmp_path, 'sleep 60')}:0.2s")
    for _ in range(3):
        with pytest.raises(BotFault, match="had not answered"):
            bots.ask(bot, position)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("exec:", "there is no program “”"),
        ("exec:./nowhere", "there is no program “./nowhere”"),
        ("exec:'oh", "cannot be read as a command"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_at_once(name: str, told: str) -> None:
    with pytest.raises(UnknownName) as refusal:
        bots.parse(name)
    assert told in str(refusal.value)
    assert refusal.value.text("fr")


def test_a_file_that_may_not_be_run_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "bot").write_text("#!/bin/sh\n")
    with pytest.raises(UnknownName, match=r"chmod \+x"):
        bots.parse(f"exec:{tmp_path / 'bot'}")


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat").read_text()
    return status.rpartition(")")[2].split()[0] != "Z"


def gone(pid: int) -> bool:
    for _ in range(500):
        if not is_running(pid):
            return True
        time.sleep(0.02)
    return False


STUBBORN = f"""
trap "" TERM HUP INT
sleep 600 &
echo $! > PIDS
echo $$ >> PIDS
{HELLO} {READ} {HOLD}
while :; do sleep 1; done
"""


def pids_of(file: Path) -> list[int]:
    return [int(word) for word in file.read_text().split()]


def test_a_stubborn_one_is_ended_with_all_that_it_started(
    tmp_path: Path, position: Position
) -> None:
    pids = tmp_path / "pids"
    body = STUBBORN.replace("PIDS", str(pids))
    bot = bots.make(program(tmp_path, body))
    assert bots.ask(bot, position).text == "hold"
    assert all(map(is_running, pids_of(pids)))
    bots.close(bot)
    assert all(map(gone, pids_of(pids)))


ASKED_AND_KILLED = """
import sys, time
import cordee
from cordee import bots
position = cordee.game("pig").new(2, seed=1)
position.play("roll 4")
bot = bots.make(sys.argv[1])
bots.ask(bot, position)
print("asked", flush=True)
time.sleep(600)
"""


def test_it_ends_even_if_we_are_killed(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = STUBBORN.replace("PIDS", str(pids))
    name = program(tmp_path, body)
    ours = subprocess.Popen(
        [sys.executable, "-c", ASKED_AND_KILLED, name], stdout=subprocess.PIPE, text=True
    )
    assert ours.stdout is not None
    with ours.stdout:
        assert ours.stdout.readline() == "asked\n"
        ours.send_signal(signal.SIGKILL)
        ours.wait()
    assert all(map(gone, pids_of(pids)))


@pytest.mark.skipif(shutil.which("perl") is None, reason="no perl here")
def test_the_example_in_perl_plays_every_game() -> None:
    for name in ("pig", "matterhorn"):
        position = cordee.game(name).new(2, seed=1)
        bot = bots.make(f"exec:{ROOT / 'examples' / 'my_bot.pl'}", "1")
        asked = 0
        while position.actor is not None and asked < 20:
            if (move := position.unasked()) is None:
                move = bots.ask(bot, position)
                asked += 1
            position.play(move)
        bots.close(bot)
        assert asked == 20
