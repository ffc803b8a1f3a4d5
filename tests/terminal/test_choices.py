"""Long lists of choices: grouped, in columns, explained one by one."""

from __future__ import annotations

import pytest

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


def test_a_failure_on_purpose_is_marked_in_columns_too(cordee: Cordee) -> None:
    """M7: whoever drops nothing here fails, and is told before."""
    start = ["12.1", "12.2", "12.3", "12.4"]
    typed = "".join(f"pawn {circle}\n" for circle in start)
    for seed in range(40):
        ran = cordee(
            *("play", "matterhorn", "--seats", "Ana,Bo", "--seed", str(seed)),
            typed=typed + "quit\n",
        )
        if " 13) " in ran.out and "drop none" in ran.out and "FAILURE" in ran.out:
            assert "drop none → FAILURE" in ran.out
            return
    raise AssertionError("no roll with so many drops")


def test_forced_nothings_are_not_told(cordee: Cordee) -> None:
    ran = cordee("play", "vertical", "--seats", "bot:random,bot:random", "--seed", "3")
    assert "puts no token on the cliff. (the only choice)" not in ran.out
    assert "on 0,0. (the only choice)" in ran.out


def test_the_game_played_last_is_replayed_and_verified(cordee: Cordee) -> None:
    cordee("play", "pig", "--seats", "bot:random,bot:random", "--seed", "3")
    assert "The game is over" in cordee("replay", "last").out
    assert "Verified" in cordee("verify", "last").out
