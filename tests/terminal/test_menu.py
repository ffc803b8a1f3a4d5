"""`cordee play` without a game asks which, and how."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordee.bots import LEVELS
from cordee.games import REGISTER
from cordee.words import speaker

from .conftest import Cordee


def test_nothing_typed_is_the_first_game_with_its_defaults(cordee: Cordee) -> None:
    ran = cordee("play", "--in-order", typed="\n\n\nquit\n")
    assert ran.status == 0
    assert "1  Yeti" in ran.out
    assert "3  Matterhorn" in ran.out
    assert "none|mixed|good|bad? Enter for none." in ran.out
    assert "Enter for me,bot:medium." in " ".join(ran.out.split())  # it may begin a new line
    assert "The game is kept." in ran.out


def test_a_game_by_name_with_its_own_option_and_seats(cordee: Cordee) -> None:
    ran = cordee("play", "--in-order", typed="Matterhorn\n2\nAna,Bo,Chloé\nquit\n")
    assert "Chloé, where does your pawn start?" in ran.out
    record = ran.out.split("--resume ")[1].split()[0]
    assert "summit: 2\n" in Path(record).read_text()


def test_a_game_by_number_in_french(cordee: Cordee) -> None:
    ran = cordee("play", "--in-order", "--lang", "fr", typed="4\nme,bot:random\nquitter\n")
    assert "Qu’emportez-vous" in ran.out


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("chess\n", "There is no game “chess”"),
        ("0\n", "There is no game “0”"),
        (f"{len(REGISTER) + 1}\n", "There is no game"),
        ("99999999\n", "There is no game “99999999”"),
        ("00019\n", "There is no game “00019”"),
        ("yeti\nsunny\n", "“sunny” is not a value of weather"),
        ("pig\n,\n", "a seat has no name"),
        ("pig\nme\n", "1 seat: it must be from 2 to 5"),
    ],
)
def test_a_wrong_answer_is_asked_for_again(cordee: Cordee, typed: str, message: str) -> None:
    ran = cordee("play", "--in-order", typed=typed + "\n\n\nquit\n")
    assert (ran.status, ran.err) == (0, "")
    assert message in ran.out


def test_no_answer_at_all_is_a_clear_message(cordee: Cordee) -> None:
    ran = cordee("play", "--in-order", typed="")
    assert ran.status == 2
    assert ran.err.startswith("cordee: Which game?")


def test_seats_and_options_given_are_not_asked_for(cordee: Cordee) -> None:
    ran = cordee("play", "--in-order", "--summit", "2", "--seats", "Ana,Bo", typed="3\nquit\n")
    assert "Enter for me,bot:search" not in ran.out
    assert "Bo, where does your pawn start?" in ran.out
    ran = cordee("play", "--summit", "2", typed="1\n")
    assert ran.err == "cordee: There is no option --summit. Try `cordee --help`.\n"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["himalaya", "matterhorn", "vertical", "pig"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_is_played_to_its_end_by_bots(cordee: Cordee, name: str, lang: str) -> None:
    ran = cordee("play", name, "--seats", "bot:random,bot:random", "--seed", "3", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert ("The game is over" if lang == "en" else "La partie est finie") in ran.out
    assert max(map(len, ran.out.splitlines())) <= 200  # only hashes and paths are long


@pytest.mark.parametrize("name", ["himalaya", "matterhorn", "vertical", "pig"])
def test_every_game_explains_its_first_question(cordee: Cordee, name: str) -> None:
    ran = cordee("play", name, "--seats", "Ana,Bo", "--seed", "3", typed="?\nrules\nboard\nquit\n")
    assert (ran.status, ran.err) == (0, "")
    assert "Commands: ?" in ran.out
    assert f"rules {name[0].upper()}" in ran.out


def test_the_menu_takes_what_it_shows_in_french(cordee: Cordee) -> None:
    ran = cordee("play", "--in-order", "--lang", "fr",
                 typed="Le Cervin\n2\nmoi,robot moyen\nquitter\n")  # fmt: skip
    kept = Path(ran.out.split("--resume ")[1].split()[0]).read_text()
    assert "seat 1: me\nseat 2: bot:medium\n" in kept
    ran = cordee("play", "--in-order", "--lang", "fr", typed="YETI\nmixed\n\nquitter\n")
    assert "weather: mixed" in Path(ran.out.split("--resume ")[1].split()[0]).read_text()


@pytest.mark.parametrize(("lang", "word"), [("en", "master"), ("fr", "maître")])
def test_all_levels_are_offered(cordee: Cordee, lang: str, word: str) -> None:
    """In the menu and in what `--help` says about `--seats`; each goes by its name there, too."""
    leave = {"en": "quit", "fr": "quitter"}[lang]
    ran = cordee("play", "--in-order", "--lang", lang, typed=f"pig\nme,{word}\n{leave}\n")
    say = speaker(lang, "cordee.terminal")
    for level in LEVELS:
        assert f"bot:{level}" in ran.out
        assert f"bot:{level}" in say("help-seats")
    kept = Path(ran.out.split("--resume ")[1].split()[0]).read_text()
    assert "seat 2: bot:master\n" in kept


@pytest.mark.parametrize("words", [("rules", "YETI", "Y10"), ("learn", "Yeti", "--list")])
def test_games_are_named_in_any_case(cordee: Cordee, words: tuple[str, ...]) -> None:
    assert cordee(*words).status == 0
    assert cordee("play", "Pig", typed="quit\n").status == 0
