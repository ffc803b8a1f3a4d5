"""Long lists of choices: grouped, in columns, explained one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordee.engine import reading
from cordee.games import load
from cordee.terminal.choices import in_columns

from .conftest import Cordee, Ran


def himalaya(cordee: Cordee, typed: str, lang: str = "en") -> Ran:
    return cordee(
        *("play", "himalaya", "--seats", "Ana,Bo", "--seed", "3", "--lang", lang), typed=typed
    )


def test_many_choices_are_offered_by_die_and_card(cordee: Cordee) -> None:
    ran = himalaya(cordee, "quit\n")
    assert "die 1: " in ran.out
    assert "card, for 5: " in ran.out
    assert "1 sherpa 1" not in ran.out


def test_a_group_is_chosen_from_and_left_again(cordee: Cordee) -> None:
    ran = himalaya(cordee, "1\n\n1\n1\nquit\n")
    assert ran.out.count("Enter goes back to all choices.") == 2
    assert "Ana moves a sherpa" in ran.out or "Ana takes a sherpa back" in ran.out


def test_a_move_is_typed_whatever_is_on_offer(cordee: Cordee) -> None:
    assert "(die 1)" in himalaya(cordee, "2\n1 sherpa 1 back\nquit\n").out


@pytest.mark.parametrize(("lang", "words"), [("en", "sherpa from 1 to 2"), ("fr", "sherpa, 1 → 2")])
def test_one_choice_is_explained_with_its_rules(cordee: Cordee, lang: str, words: str) -> None:
    ran = himalaya(cordee, "1\n? 1\n? 3\nquit\n", lang)
    assert words in ran.out
    assert "H10\n" in ran.out
    assert "H12\n" in ran.out


def test_a_number_beyond_the_offer_is_refused(cordee: Cordee) -> None:
    ran = himalaya(cordee, "77\n? 77\n0\nquit\n")
    assert ran.out.count("There is no choice 77") == 2
    assert "There is no choice 0" in ran.out


def test_a_group_that_is_explained_is_the_one_chosen_from(cordee: Cordee, tmp_path: Path) -> None:
    """`? 2` opens the second group: the numbers on the screen are those that play."""
    path = tmp_path / "game"
    start = ("play", "himalaya", "--seats", "Ana,Bo", "--seed", "3", "--record", path)
    ran = cordee(*start, typed="? 2\n1\nquit\n")
    group = ran.out.split("Enter goes back to all choices.")[0]
    assert group.count("2: ") > 2
    played = [event.text for event in reading.load(path, load).events if event.seat is not None]
    assert played[0].startswith("2 ")


def test_two_numbers_are_a_group_and_what_is_chosen_from_it(cordee: Cordee) -> None:
    assert "(die 1)" in himalaya(cordee, "1 1\nquit\n").out
    assert "H10\n" in himalaya(cordee, "? 1 1\nquit\n").out
    assert "is a choice, not a group" in himalaya(cordee, "1\n1 1\nquit\n").out


def test_a_failure_on_purpose_is_marked_in_few_words_too() -> None:
    """M7: whoever drops nothing here fails, and is told before."""
    game = load("matterhorn")
    for seed in range(40):
        position = game.new(2, seed=seed)
        while position.fields["phase"] != "drop":
            position.play(position.unasked() or position.moves()[0])
        told = position.presented().choices(short=True)
        none = next(words for move, words in told.items() if move.text == "drop none")
        if "FAILURE" in position.presented().choices()[position.moves()[0]]:
            assert none == "drop none → FAILURE"
            return
    raise AssertionError("no roll that fails")


def test_answers_stand_in_columns_with_their_numbers() -> None:
    words = [f"answer {n}" for n in range(1, 10)]
    lines = [line.plain.rstrip() for line in in_columns(words, 80, 6)]
    assert len(lines) == 4
    assert lines[0].split() == ["1", "answer", "1", "5", "answer", "5", "9", "answer", "9"]
    assert [line.plain for line in in_columns(words[:2], 80, 6)] == ["  1 answer 1", "  2 answer 2"]
    assert in_columns([], 80, 6) == []
    wrapped = in_columns(["long " * 30, "short"], 40, 6)
    assert max(len(line) for line in wrapped) <= 40
    assert wrapped[-1].plain == "  2 short"


def test_forced_nothings_are_not_told(cordee: Cordee) -> None:
    ran = cordee("play", "vertical", "--seats", "bot:random,bot:random", "--seed", "3")
    assert "puts no token on the cliff. (the only choice)" not in ran.out
    assert "on 0,0. (the only choice)" in ran.out


def test_the_game_played_last_is_replayed_and_verified(cordee: Cordee) -> None:
    cordee("play", "pig", "--seats", "bot:random,bot:random", "--seed", "3")
    assert "The game is over" in cordee("replay", "last").out
    assert "Verified" in cordee("verify", "last").out
