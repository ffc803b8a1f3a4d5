"""Games at the keyboard: typed, taken back, left, resumed, and never lost."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cordee as package
from cordee.engine import reading
from cordee.engine.fair import FairDice
from cordee.engine.record import Record
from cordee.games import load
from cordee.terminal import saving
from cordee.testing.at_a_terminal import AtATerminal

from .conftest import Cordee, Ran

ALWAYS_FIRST = "1\n" * 3000


def game_of(path: Path) -> Record:
    return reading.load(path, load)


@pytest.fixture
def quick(tmp_path: Path) -> Path:
    """Components for a game that is soon over."""
    path = tmp_path / "quick.toml"
    path.write_text("start = 8\nblizzard = [0, 0, 0, 0]\n")
    return path


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("weather", ["none", "mixed"])
def test_a_game_from_start_to_end(
    cordee: Cordee, tmp_path: Path, quick: Path, lang: str, weather: str
) -> None:
    path = tmp_path / "game.cordee"
    ran = cordee(
        *("play", "yeti", "--seats", "me,bot:random,Bo", "--weather", weather, "--seed", "3"),
        *("--in-order", "--components", quick, "--lang", lang, "--record", path),
        typed=ALWAYS_FIRST,
    )
    assert (ran.status, ran.err) == (0, "")
    assert {"en": "The game is over", "fr": "La partie est finie"}[lang] in ran.out
    assert {"en": "Player 1 rolls", "fr": "Joueur 1 lance"}[lang] in ran.out
    assert {"en": "Prints  ", "fr": "Empreintes  "}[lang] in ran.out
    lines = [line for line in ran.out.splitlines() if str(tmp_path) not in line]
    assert max(map(len, lines)) <= 80
    record = game_of(path)
    assert record.shares is not None
    assert record.seats == ["me", "bot:random", "Bo"]
    assert record.verify().matches is True
    verified = cordee("verify", path, "--lang", lang)
    assert verified.status == 0
    assert "{" not in ran.out + verified.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_plays_alone_against_bots_is_spoken_to(cordee: Cordee, quick: Path, lang: str) -> None:
    ran = cordee(
        *("play", "yeti", "--seats", "me,bot:random", "--seed", "3", "--in-order"),
        *("--components", quick, "--lang", lang),
        typed=ALWAYS_FIRST,
    )
    assert (ran.status, ran.err) == (0, "")
    assert {"en": "You roll", "fr": "Vous lancez"}[lang] in ran.out
    assert {"en": "\nWhich symbol do you keep?", "fr": "\nQuel symbole gardez-vous"}[
        lang
    ] in ran.out
    assert {"en": "Player 1 rolls", "fr": "Joueur 1 lance"}[lang] not in ran.out
    assert {"en": "Bot random rolls", "fr": "Robot hasard lance"}[lang].lower() in ran.out.lower()


def test_bots_alone_need_nobody(cordee: Cordee, quick: Path) -> None:
    ran = cordee("play", "yeti", "--seats", "bot:random,bot:random", "--components", quick)
    assert (ran.status, ran.err) == (0, "")
    assert "The game is over" in ran.out


def test_the_same_seed_plays_the_same_game(cordee: Cordee, tmp_path: Path, quick: Path) -> None:
    def events(name: str, seed: str) -> list[str]:
        path = tmp_path / name
        arguments = ("--seats", "bot:random,bot:random", "--components", str(quick))
        cordee("play", "yeti", *arguments, "--seed", seed, "--record", str(path))
        return [str(event) for event in game_of(path).events]

    assert events("a", "5") == events("b", "5")
    assert events("c", "5") != events("d", "6")


def start(cordee: Cordee, path: Path, typed: str, *more: str) -> Ran:
    seats = ("--in-order", "--seed", "7", "--record", str(path))
    return cordee("play", "yeti", *seats, *more, typed=typed)


def test_a_move_is_typed_by_number_or_notation(cordee: Cordee, tmp_path: Path) -> None:
    start(cordee, tmp_path / "a", "2\nquit\n")
    first = game_of(tmp_path / "a").events[1].text
    start(cordee, tmp_path / "b", f"{first}\nquit\n")
    start(cordee, tmp_path / "c", f"  {first.replace(' ', '   ')}  \nquit\n")
    events = [[str(e) for e in game_of(tmp_path / name).events] for name in "abc"]
    assert events[0] == events[1] == events[2]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no choice 0"),
        ("99", "There is no choice 99: it must be from 1 to"),
        ("", "A number from 1 to"),
        ("-1", "is not a move"),
        ("keep", "is not a move"),
        ("keep snow", "is not a move"),
        ("photo 3", "Y10"),
        ("pass", "Y10"),
        ("save guide", "Y10"),
        ("\x1b[A", "is not a move"),
        ("²", "is not a move"),
        ("x" * 5000, "is not a move"),
        ("9" * 5000, "There is no choice"),
        ("rules " + "x" * 5000, "There is no rule"),
        ("save ~nobody-of-that-name/x", "cannot be written"),
        ("undo", "Nothing to undo"),
        ("rules Y99", "There is no rule “Y99”"),
        ("rules Y10", "Then keep dice"),
        ("?", "Commands:"),
        ("help", "Commands:"),
        ("HELP", "Commands:"),
        ("board", "Equipment"),
        ("b", "Equipment"),
        ("s 5", "is not a move"),
        ("rules 10", "Then keep dice"),
        ("rules", "Your turn in one minute"),
        ("rules all", "Y30"),
        ("save", "Saved in"),
    ],
)
def test_what_is_typed_instead_of_a_move_changes_nothing(
    cordee: Cordee, tmp_path: Path, typed: str, answer: str
) -> None:
    path = tmp_path / "game"
    ran = start(cordee, path, f"{typed}\nquit\n")
    assert ran.status == 0
    assert answer in " ".join(ran.out.split())
    assert len(game_of(path).events) == 1


def test_french_commands(cordee: Cordee, tmp_path: Path) -> None:
    typed = "aide\nplateau\nrègles Y10\nsauver\nannuler\nquitter\n"
    ran = start(cordee, tmp_path / "game", typed, "--lang", "fr")
    for words in ("Commandes\u00a0:", "Équipement", "Partie gardée", "Rien à annuler"):
        assert words in ran.out
    assert "Pour la reprendre\u00a0:\n  cordee play --resume" in ran.out


def test_what_lies_on_the_table_is_told(cordee: Cordee, tmp_path: Path) -> None:
    ran = start(cordee, tmp_path / "game", "what\nwhat sherpa\nwhat nonsense\nquit\n")
    told = " ".join(ran.out.split())
    assert "Sherpa · Print · Tent" in told
    assert "1 raises the climber 1 level, 3 raise it 2 levels" in told
    assert "(Y18)" in told
    assert "Nothing on the table is called “nonsense”" in told
    french = start(cordee, tmp_path / "other", "voir\nvoir tente\nq\n", "--lang", "fr")
    assert "Empreinte · Tente" in " ".join(french.out.split())
    assert "(Y21)" in french.out
    assert "Pour la reprendre" in french.out


def test_undo_takes_back_decisions_up_to_the_last_roll(cordee: Cordee, tmp_path: Path) -> None:
    path = tmp_path / "game"
    # a turn with several decisions after its last roll: whoever keeps coins and sherpas finds one
    position = package.game("yeti").new(2, seed=7)
    typed: list[str] = []
    decisions = 0
    while decisions < 2:
        if position.actor == "chance":
            position.roll()
            decisions = 0
            continue
        moves = [move.text for move in position.moves()]
        wanted = ("sherpa", "coin", "photo 1", "climb")
        choice = next((m for word in wanted for m in moves if word in m), moves[0])
        if len(moves) > 1:
            typed.append(choice)
            decisions += 1
        position.play(choice)
        if position.actor == "chance" and decisions >= 2:
            typed.pop()  # leave the last question open
            position.undo()
            break
    script = [*typed, "undo", "undo", "undo", "quit"]
    ran = start(cordee, path, "\n".join(script) + "\n", "--seats", "me,Bo")
    taken = ran.out.count("Taken back.")
    assert taken >= 1
    assert "Nothing to undo" in ran.out
    kept = game_of(path).events
    assert kept[-1].seat is None  # back to the roll, and no further
    assert len(kept) == len(position.plies) - taken


def test_an_existing_file_is_never_written_over(cordee: Cordee, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear all")
    ran = start(cordee, path, "quit\n")
    assert (ran.status, ran.out) == (2, "")
    assert "is not overwritten" in ran.err
    ran = start(cordee, tmp_path / "game", f"save {path}\nquit\n")
    assert "already exists: choose another name" in " ".join(ran.out.split())
    assert path.read_text() == "dear all"


def test_save_with_a_name_writes_a_copy(cordee: Cordee, tmp_path: Path) -> None:
    ran = start(cordee, tmp_path / "a", f"save {tmp_path / 'b'}\n1\nquit\n")
    assert "A copy is in" in ran.out
    assert len(game_of(tmp_path / "b").events) == 1
    assert len(game_of(tmp_path / "a").events) > 1
    for where in (tmp_path / "no" / "folder", tmp_path / "nul\0"):
        ran = start(cordee, tmp_path / f"c{len(str(where))}", f"save {where}\nquit\n")
        assert ran.status == 0
        assert "cannot be written" in " ".join(ran.out.split())
    assert not (tmp_path / "no").exists()


def test_save_elsewhere_when_the_disk_is_full(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Record.save

    def save(self: Record, where: Path, durable: bool) -> None:
        if where.name == "full":
            raise OSError(28, "No space left on device")
        real(self, where, durable)

    monkeypatch.setattr(Record, "save", save)
    ran = start(cordee, tmp_path / "full", f"save {tmp_path / 'free'}\n1\nquit\n")
    assert "From now on the game is kept in" in ran.out
    assert len(game_of(tmp_path / "free").events) > 1
    assert f"--resume {tmp_path / 'free'}" in ran.out


def test_a_forced_move_is_told_as_such_and_is_no_decision_to_take_back(
    cordee: Cordee, tmp_path: Path
) -> None:
    """Always the first choice, until a forced move leaves a question open to the same player."""
    position = package.game("yeti").new(2, seed=7)
    typed = 0
    forced = False
    while not (forced and position.actor == position.plies[-1].actor):
        forced = len(position.codes()) == 1
        if position.actor == "chance":
            position.roll()
            forced = False
        else:
            typed += 0 if forced else 1
            position.play(position.moves()[0])
    path = tmp_path / "game"
    ran = start(cordee, path, "1\n" * typed + "undo\nquit\n", "--seats", "me,Bo")
    assert "(the only choice)" in ran.out
    assert "Nothing to undo" in ran.out
    assert len(game_of(path).events) == len(position.plies)


def test_resume_last_and_other_secrets(cordee: Cordee, tmp_path: Path) -> None:
    cordee("play", "yeti", "--seed", "7", typed="1\nquit\n")
    ran = cordee("play", "--resume", "last", typed="quit\n")
    assert (ran.status, ran.err) == (0, "")
    path = tmp_path / "forged"
    start(cordee, path, "1\nquit\n")
    path.write_text(re.sub(r"secret: \w+", "secret: " + "1" * 64, path.read_text()))
    ran = cordee("play", "--resume", path, typed="quit\n")
    assert (ran.status, ran.out) == (2, "")
    assert "do not follow from its secret" in ran.err


def test_two_sittings_over_one_file_lose_nothing(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one sitting waits at its prompt, another goes on with the same file."""
    path = tmp_path / "game"
    start(cordee, path, "1\nquit\n")
    further = game_of(path)
    while len(further.events) < 9:
        position = further.position()
        position.roll() if position.actor == "chance" else position.play(position.moves()[0])
        further = Record.of(position, further.seats, further.date)
    real = saving.Saver.save
    saves = iter(range(100))

    def save(self: saving.Saver, *arguments: Any, **named: Any) -> None:
        if next(saves) == 1:
            further.save(path)
        real(self, *arguments, **named)

    monkeypatch.setattr(saving.Saver, "save", save)
    ran = cordee("play", "--resume", path, typed="1\n1\nquit\n")
    assert "another program has written the file" in ran.err
    assert ran.status == 1
    assert [str(e) for e in game_of(path).events] == [str(e) for e in further.events]


def test_resume_keeps_the_comments(cordee: Cordee, tmp_path: Path) -> None:
    path = tmp_path / "game"
    cordee("play", "yeti", "--seed", "7", "--record", path, typed="quit\n")
    cordee("play", "--resume", path, typed="1\nquit\n")
    assert "# seats drawn from: me, bot:medium" in path.read_text()


@pytest.mark.parametrize(
    "words",
    [
        ("yeti", "--weather", "good"),
        ("--weather", "good", "yeti"),
        ("--weather=good", "yeti"),
        ("--seed", "7", "--weather", "good", "yeti", "--lang", "fr"),
    ],
)
def test_options_of_the_game_may_stand_anywhere(
    cordee: Cordee, tmp_path: Path, words: tuple[str, ...]
) -> None:
    path = tmp_path / "game"
    ran = cordee("play", *words, "--record", path, typed="quit\n")
    assert (ran.status, ran.err) == (0, "")
    assert game_of(path).options == {"weather": "good"}


def test_bots_alike_are_numbered(cordee: Cordee, tmp_path: Path) -> None:
    ran = start(cordee, tmp_path / "game", "quit\n", "--seats", "me,bot:random,bot:random")
    assert "bot random 1" in ran.out
    assert "bot random 2" in ran.out


def test_quit_and_resume_to_the_same_end(cordee: Cordee, tmp_path: Path, quick: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    arguments = ("--seats", "me,Bo", "--components", str(quick))
    start(cordee, whole, ALWAYS_FIRST, *arguments)
    start(cordee, parts, "1\n1\nquit\n", *arguments)
    for _ in range(200):
        if game_of(parts).shares is not None:
            break
        ran = cordee("play", "--resume", parts, typed="1\n1\n1\n")  # then the input ends
        assert ran.status == 0
    assert [str(e) for e in game_of(parts).events] == [str(e) for e in game_of(whole).events]
    ran = cordee("play", "--resume", parts)
    assert (ran.status, ran.out) == (2, "")
    assert "is over" in ran.err


def test_resume_needs_the_secret(cordee: Cordee, tmp_path: Path) -> None:
    path = tmp_path / "game"
    start(cordee, path, "quit\n")
    path.write_text(re.sub(r"secret: \w+\n", "", path.read_text()))
    ran = cordee("play", "--resume", path)
    assert ran.status == 2
    assert "carries no secret" in ran.err


def test_the_seats_are_drawn_and_it_is_noted(cordee: Cordee, tmp_path: Path) -> None:
    orders = set()
    for seed in range(12):
        path = tmp_path / str(seed)
        arguments = ("--seats", "a,b,c", "--seed", str(seed), "--record", str(path))
        ran = cordee("play", "yeti", *arguments, typed="quit\n")
        seats = game_of(path).seats
        assert seats == FairDice.of_seed(str(seed)).seats(["a", "b", "c"])
        assert f"Drawn by lot, in playing order: {', '.join(seats)}." in ran.out
        orders.add(tuple(seats))
        assert "# seats drawn from: a, b, c" in path.read_text()
    assert len(orders) > 3
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)


def test_players_are_told_which_seat_they_have_drawn(cordee: Cordee) -> None:
    told = set()
    for seed in range(8):
        ran = cordee("play", "yeti", "--seed", str(seed), "--lang", "fr", typed="quitter\n")
        told |= set(re.findall(r"Tirage au sort, dans l’ordre du jeu\u00a0: (.*)\.", ran.out))
    assert told == {"vous (Joueur 1), robot moyen", "robot moyen, vous (Joueur 2)"}


def test_in_order_the_first_named_begins(cordee: Cordee, tmp_path: Path) -> None:
    for seed in range(6):
        path = tmp_path / str(seed)
        arguments = ("--seats", "c,a,b", "--in-order", "--seed", str(seed), "--record", str(path))
        ran = cordee("play", "yeti", *arguments, typed="quit\n")
        assert game_of(path).seats == ["c", "a", "b"]
        assert "drawn" not in path.read_text() + ran.out


def test_without_a_file_the_game_is_kept_in_the_data_folder(cordee: Cordee, tmp_path: Path) -> None:
    ran = cordee("play", "yeti", typed="1\nquit\n")
    (kept,) = (tmp_path / "data" / "cordee" / "games").iterdir()
    assert str(kept) in ran.out.replace("\n", "")
    assert game_of(kept).events


def test_two_games_started_in_one_second_have_files_of_their_own() -> None:
    first = saving.fresh_path("yeti")
    first.parent.mkdir(parents=True)
    first.touch()
    second = saving.fresh_path("yeti")
    assert second != first
    assert not second.exists()


def test_a_full_disk_loses_nothing(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    saves = iter(range(1000))
    real = Record.save

    def save(self: Record, where: Path, durable: bool) -> None:
        if 4 <= next(saves) < 8:
            raise OSError(28, "No space left on device")
        real(self, where, durable)

    monkeypatch.setattr(Record, "save", save)
    ran = start(cordee, path, "1\n1\n1\n1\nquit\n")
    assert ran.status == 0
    assert ran.err.count("No space left on device") == 1
    assert "is saved in" in ran.err
    assert len(game_of(path).events) > 6


def test_a_disk_that_stays_full_says_so_at_the_end(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Record, "save", full)
    ran = start(cordee, tmp_path / "game", "1\nquit\n")
    assert ran.status == 1
    assert "could not be saved" in ran.err
    assert "To go on" not in ran.out


def played_a_move(tmp_path: Path) -> tuple[AtATerminal, Path]:
    """A game in a terminal, with one decision made and the next one asked."""
    path = tmp_path / "game"
    seats = ("--in-order", "--seed", "7", "--record", str(path))
    table = AtATerminal(tmp_path, "play", "yeti", *seats)
    table.asked()
    table.answer("1")
    return table, path


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    table, path = played_a_move(tmp_path)
    table.type("\x03")
    assert "Traceback" not in table.wait_for("cordee play --resume")
    assert os.waitstatus_to_exitcode(table.status()) == 130
    assert len(game_of(path).events) >= 3


def test_a_closed_terminal_keeps_the_game(tmp_path: Path) -> None:
    table, path = played_a_move(tmp_path)
    os.close(table.terminal)  # the kernel sends SIGHUP
    table.status()
    assert len(game_of(path).events) >= 3


def test_a_killed_game_keeps_every_move(tmp_path: Path) -> None:
    table, path = played_a_move(tmp_path)
    os.kill(table.pid, signal.SIGKILL)
    table.status()
    assert len(game_of(path).events) >= 3


@pytest.mark.slow
def test_colour_on_a_terminal_and_none_with_no_color(tmp_path: Path) -> None:
    cases: list[tuple[dict[str, str], bool]] = [({}, True), ({"NO_COLOR": "1"}, False)]
    for environment, coloured in cases:
        table = AtATerminal(tmp_path, "play", "yeti", "--seed", "7", environment=environment)
        seen = table.wait_for("Which symbol")
        table.until(lambda screen: ">" in screen)
        table.type("quit\r")
        table.wait_for("--resume")
        assert os.waitstatus_to_exitcode(table.status()) == 0
        assert bool(re.search(r"\x1b\[[\d;]*3[1-5][;m]", seen)) == coloured


@pytest.mark.slow
def test_the_first_start_ever_says_that_it_compiles(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}

    def play() -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "cordee", "play", "pig"],
            env=environment,
            input="quit\n",
            capture_output=True,
            text=True,
            check=True,
        )

    assert "compiling Pig" in play().stderr
    assert play().stderr == ""
