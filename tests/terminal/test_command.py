"""Commands that do not play: what they print, and how they refuse."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cordee import __version__
from cordee.engine import box_file
from cordee.games import REGISTER, load
from cordee.learn.example import examples

from .conftest import Cordee


def test_version(cordee: Cordee) -> None:
    ran = cordee("--version")
    assert (ran.status, ran.out) == (0, f"cordee {__version__}\n")


def test_without_a_command_the_help_is_shown(cordee: Cordee) -> None:
    ran = cordee()
    assert (ran.status, ran.err) == (0, "")
    assert "Play a game at this keyboard" in ran.out


def test_games(cordee: Cordee) -> None:
    ran = cordee("games")
    assert "yeti  Yeti" in ran.out
    assert "2 to 5 players" in ran.out
    assert "--weather none|mixed|good|bad" in ran.out
    assert "de 2 à 5 joueurs" in cordee("games", "--lang", "fr").out


@pytest.mark.parametrize(("lang", "word"), [("en", "snow"), ("fr", "neige")])
def test_rules(cordee: Cordee, lang: str, word: str) -> None:
    ran = cordee("rules", "yeti", "--lang", lang)
    assert ran.status == 0
    assert all(f"Y{number}" in ran.out for number in range(1, 31))
    assert word in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_give_their_examples_in_notation_and_draw_nothing(cordee: Cordee, lang: str) -> None:
    text = " ".join(cordee("rules", "vertical", "--lang", lang).out.split())
    for example in examples("cordee.games.vertical").values():
        assert ", ".join(example.moves) in text
    assert "![" not in text
    assert "(axe)" not in text


def test_one_rule(cordee: Cordee) -> None:
    ran = cordee("rules", "yeti", "y15")
    assert ran.out.startswith("Y15\n")
    assert "Y14" not in ran.out.split("\n")[0]
    ran = cordee("rules", "yeti", "Y31")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "cordee: There is no rule “Y31” in this game.\n"


def test_the_language_comes_from_the_environment(
    cordee: Cordee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in cordee("games").out
    assert "players" in cordee("games", "--lang", "en").out
    assert "n’existe pas" in cordee("games", "--loud").err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("rules", "chess"), "There is no game “chess”. The games are: yeti, himalaya,"),
        (("play", "chess"), "There is no game “chess”"),
        (("play", "yeti", "--lang", "de"), "There is no language “de”. The languages are: en, fr."),
        (("play", "yeti", "--seats", "me"), "1 seat: it must be from 2 to 5."),
        (("play", "yeti", "--seats", "a,b,c,d,e,f"), "6 seats"),
        (("play", "yeti", "--seats", "me,,Bo"), "a seat has no name"),
        (("play", "yeti", "--seats", "Bo,Bo"), "Two seats are called Bo"),
        (("play", "yeti", "--seats", "me,bot:hal"), "There is no bot “hal”"),
        (("play", "yeti", "--weather", "rain"), "“rain” is not a value of weather"),
        (("play", "yeti", "--components", "missing.toml"), "cannot be read: No such file"),
        (("play", "--resume", "missing.cordee"), "cannot be read: No such file"),
        (("play", "yeti", "--resume", "x"), "With --resume everything but the language"),
        (("replay", "missing.cordee"), "cannot be read"),
        (("verify", "missing.cordee"), "cannot be read"),
        (("play", "yeti", "--loud"), "There is no option --loud"),
        (("play", "yeti", "--loud", "yes"), "There is no option --loud"),
        (("play", "yeti", "loud"), "is one word too many"),
        (("play", "yeti", "--weather"), "--weather needs a value"),
        (("games", "--loud"), "There is no option --loud"),
        (("play", "--resume", "x", "--weather", "good"), "With --resume everything"),
        (("replay",), "FILE is missing"),
        (("play", "x" * 3000), "There is no game"),
        (("x" * 3000,), "There is no command"),
        (("--" + "x" * 3000,), "There is no option"),
        (("games", "--lang", "x" * 3000), "There is no language"),
        (("play", "yeti", "--seats", "x" * 3000 + ",Bo"), "is too long"),
        (("play", "yeti", "--seats", ""), "a seat has no name"),
        (("play", "yeti", "--seed", "\udcff"), "is not a seed"),
        (("play", "yeti", "--components", "x" * 3000), "cannot be read"),
        (("play", "--resume"), "--resume needs a value"),
        (("play", "yeti", "--record", "no/such/folder/game"), "is not a folder"),
        (("play", "--resume", "last"), "No game has been kept yet"),
        (("dance",), "There is no command “dance”. The commands are: games, rules, box, play"),
        (("replay", "x", "--ply", "two"), "Invalid value for '--ply'"),
    ],
)
def test_bad_input_is_one_message_and_status_2(
    cordee: Cordee, arguments: tuple[str, ...], message: str
) -> None:
    ran = cordee(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert message in ran.err
    assert ran.err.startswith("cordee: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cordee", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def run_program(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )


def test_help_imports_neither_numpy_nor_numba() -> None:
    program = (
        "import sys; sys.argv = ['cordee', '--help']\n"
        "from cordee.terminal.entry import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'numpy', 'numba'} & set(sys.modules)\n"
        "sys.exit(f'imported {heavy}' if heavy else 0)\n"
    )
    ran = run_program(program)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Play a game at this keyboard" in ran.stdout


def test_a_ctrl_c_lost_while_an_object_is_tidied_away_is_heard_again() -> None:
    program = (
        "import signal, time\n"
        "from cordee.terminal.running import hearing_ctrl_c\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "class Tidied:\n"
        "    def __del__(self): signal.raise_signal(signal.SIGINT)\n"
        "try:\n"
        "    with hearing_ctrl_c():\n"
        "        Tidied()\n"
        "        print('lost')\n"
        "        time.sleep(60)\n"
        "except KeyboardInterrupt: print('heard')\n"
    )
    ran = run_program(program)
    assert (ran.stdout.split(), ran.stderr) == (["lost", "heard"], "")


def test_help_speaks_the_language_of_the_environment() -> None:
    ran = run("play", "--help", LANG="fr_FR.UTF-8", LC_ALL="")
    assert "Reprendre une partie gardée" in ran.stdout
    assert "Montrer cette aide." in ran.stdout


def test_an_encoding_without_our_signs_loses_nothing_but_the_signs(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "cordee", "play", "yeti", "--seed", "1"],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path)},
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Base camp" in ran.stdout


def test_a_reader_who_leaves_early_is_no_error() -> None:
    writer = subprocess.Popen(
        [sys.executable, "-m", "cordee", "rules", "yeti"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.close()
    with writer.stderr:
        assert writer.stderr.read() == b""
    assert writer.wait() == 0


def test_a_full_disk_behind_the_output_is_one_message() -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "cordee", "rules", "yeti"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ran.returncode == 2
    assert ran.stderr == "cordee: The output cannot be written: No space left on device.\n"


@pytest.mark.slow
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "2>/dev/full"])
def test_closed_streams_are_no_traceback_and_keep_the_status(tmp_path: Path, closed: str) -> None:
    garbage = tmp_path / "garbage"
    garbage.write_text("hello")
    for arguments, status in (("games", 0), (f"verify {garbage}", 2), ("play yeti", 0)):
        ran = subprocess.run(
            ["/bin/sh", "-c", f"{sys.executable} -m cordee {arguments} {closed}"],
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == status
        assert "Traceback" not in ran.stderr


def test_bytes_that_are_no_text_are_no_move(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "cordee", "play", "yeti"],
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict", "XDG_DATA_HOME": str(tmp_path)},
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "is not a move" in ran.stdout.decode()


def test_a_user_without_a_home_can_play(tmp_path: Path) -> None:
    environment = {k: v for k, v in os.environ.items() if k != "HOME" and "XDG" not in k}
    program = (
        "import pathlib, sys\n"
        "def home(): raise RuntimeError('no home')\n"
        "pathlib.Path.home = home\n"
        "from cordee.engine.paths import cache_home, data_home\n"
        "print(cache_home(), data_home())\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={**environment, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.count(f"{tmp_path}/cordee-") == 2


def test_columns_that_are_no_number_are_ignored() -> None:
    assert run("games", COLUMNS="²", LINES="x").returncode == 0


# The box of a game


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", REGISTER)
def test_the_box_is_printed_as_a_file_that_is_checked_and_played(
    cordee: Cordee, tmp_path: Path, name: str, lang: str
) -> None:
    ran = cordee("box", name, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    mine = tmp_path / "mine.toml"
    mine.write_text(ran.out, encoding="utf-8")
    assert ran.out == box_file.written(load(name), lang)
    checked = cordee("box", name, "--check", mine, "--lang", lang)
    assert (checked.status, checked.err) == (0, "")
    assert {"en": "the same as ours", "fr": "la même que la nôtre"}[lang] in flat(checked.out)


def test_what_a_box_changes_is_told(cordee: Cordee, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("start = 40\n[equipment.radio]\nonce = true\n")
    ran = cordee("box", "yeti", "--check", mine)
    assert "is a good box of Yeti. It changes 2 values:" in flat(ran.out)
    assert ran.out.splitlines()[-2:] == ["  start = 40", "  equipment.radio.once = true"]
    mine.write_text("tokens = 41")
    assert "It changes one value: tokens = 41" in flat(
        cordee("box", "matterhorn", "--check", mine).out
    )


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("matterhorn", "bottom = 9\nrows = []", "rows and bottom cannot both be given"),
        ("matterhorn", "rows = [[8, 0]]", "rows = [[8, 0]]: it must be a list of 8 entries."),
        ("vertical", "[tokens]\nrope = 3", "tokens.rope: no such key. The keys are: tokens.axe,"),
        ("vertical", "tokens = { axe = 0, map = 0, ladder = 0 }", "tokens: 15 in all; five"),
        ("yeti", "[equipment.radio]\nonce = 1", "equipment.radio.once = 1: it must be true or"),
        ("yeti", 'weather = "sun"', "weather = 'sun': it must be a list of 6 entries."),
        ("himalaya", "[route]\nlength = 10", "route.length = 10: it must be a whole number from"),
    ],
)
def test_a_faulty_box_is_one_message_and_status_2(
    cordee: Cordee, tmp_path: Path, name: str, text: str, message: str
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(text)
    ran = cordee("box", name, "--check", mine)
    assert (ran.status, ran.out) == (2, "")
    assert message in ran.err


def flat(text: str) -> str:
    return " ".join(text.split())


def test_help_lists_the_options_of_the_game_named() -> None:
    ran = run("play", "Yeti", "--help")
    assert "Options of Yeti:" in ran.stdout
    assert "--weather none|mixed|good|bad" in ran.stdout
    assert "Options du jeu Le Cervin" in run("play", "matterhorn", "--help", LC_ALL="fr_FR").stdout
    assert "Options of" not in run("play", "--help").stdout


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("cordee play ye", ["yeti"]),
        ("cordee play yeti --weather ", ["none", "mixed", "good", "bad"]),
        ("cordee play matterhorn --su", ["--summit"]),
        ("cordee play pig --seats me,bot:m", ["me,bot:medium", "me,bot:master"]),
        ("cordee verify la", ["last"]),
        ("cordee repl", ["replay"]),
        ("cordee lab ye", ["yeti"]),
        ("cordee lab --res", ["--resume"]),
        ("cordee lab yeti --set equipment.lens.c", ["equipment.lens.cost="]),
        ("cordee simulate yeti --wea", ["--weather"]),
    ],
)
def test_a_shell_completes(words: str, found: list[str]) -> None:
    number = str(len(words.split(" ")) - 1)
    ran = run(_CORDEE_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=number)
    assert ran.stdout.split() == found


def test_ctrl_c_while_all_is_loaded_is_no_traceback() -> None:
    program = (
        "import signal, sys\n"
        "class Press:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'cordee.terminal.command': signal.raise_signal(signal.SIGINT)\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "sys.meta_path.insert(0, Press())\n"
        "from cordee.terminal.entry import main\n"
        "main()\n"
    )
    ran = run_program(program)
    assert (ran.returncode, ran.stdout, ran.stderr) == (-signal.SIGINT, "", "")
