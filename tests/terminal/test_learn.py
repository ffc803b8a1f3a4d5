"""`cordee learn`: the lessons at the keyboard."""

from __future__ import annotations

import pytest

import cordee as package
from cordee import games
from cordee.learn.lesson import Attempt, lessons

from .conftest import Cordee


def unwrapped(text: str) -> str:
    return " ".join(text.replace("\u00a0", " ").split())


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("game", games.offered())
def test_all_lessons_are_played_at_the_keyboard(cordee: Cordee, game: str, locale: str) -> None:
    typed, told = [], []
    for lesson in lessons(package.game(game)):
        attempt = Attempt(lesson)
        told.append(lesson.title(locale))
        while not attempt.is_over:
            told.append(attempt.said(locale))
            move = attempt.right()[0]
            typed.append(move.text)
            attempt.play(move)
            while (following := attempt.next()) is not None:
                attempt.position.play(following)
            told.append(attempt.explained(locale))
        typed.append("")  # on to the next
    ran = cordee("learn", game, "--lang", locale, typed="\n".join(typed) + "\n")
    assert (ran.status, ran.err) == (0, "")
    screen, place = unwrapped(ran.out), 0
    for text in map(unwrapped, told):
        assert text in screen[place:], text
        place = screen.index(text, place)
    assert screen.endswith(f"play {game}")


def test_another_move_is_refused_and_asked_again(cordee: Cordee) -> None:
    attempt = Attempt(lessons(package.game("yeti"))[0])
    moves = [move.text for move in attempt.position.moves()]
    right = attempt.right()[0].text
    wrong = next(nth for nth, text in enumerate(moves, start=1) if text != right)
    ran = cordee("learn", "yeti", "1", typed=f"{wrong}\nclimb 2\nwhat\n?\n{right}\nquit\n")
    assert ran.status == 0
    assert "hint" not in ran.out
    assert unwrapped(attempt.said("en")) in unwrapped(ran.out)
    attempt.play(attempt.check(right))
    assert unwrapped(attempt.explained("en")) in unwrapped(ran.out)


def test_lessons_are_listed(cordee: Cordee) -> None:
    ran = cordee("learn", "yeti", "--list", "--lang", "fr")
    for lesson in lessons(package.game("yeti")):
        assert f"{lesson.title('fr')}  ({lesson.name})" in ran.out


@pytest.mark.parametrize(
    "given", [("learn", "yeti", "nothing"), ("learn", "chess"), ("learn", "pig")]
)
def test_what_is_not_there_is_refused(cordee: Cordee, given: tuple[str, ...]) -> None:
    ran = cordee(*given)
    assert ran.status == 2
    assert ran.err.startswith("cordee: ")
    assert "Traceback" not in ran.err
