"""Every lesson, played to its end in both languages, and nothing left untaught."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from random import Random
from typing import Any

import pytest

import cordee
from cordee import games
from cordee.engine.errors import IllegalMove, InvalidMove, UnknownName
from cordee.engine.game import Game
from cordee.learn.lesson import Attempt, Lesson, NotAsked, lesson, lessons
from cordee.words import LOCALES, speaker
from cordee.words import help as help_pages

GAMES = games.offered()
LESSONS = [(name, one.name) for name in GAMES for one in lessons(cordee.game(name))]
LONGEST = 420
"""Characters of what is said at once: it takes less than half a minute to read."""


def taught(game: str, name: str) -> Lesson:
    return lesson(cordee.game(game), name)


def finished(one: Lesson) -> list[Attempt]:
    """The lesson by its first right answers: the attempt before each, and at the end."""
    attempts = []
    for steps in range(len(one.steps) + 1):
        attempt = Attempt(one)
        for _ in range(steps):
            attempt.play(attempt.check(attempt.right()[0].text))
            while (move := attempt.next()) is not None:
                attempt.position.play(move)
        attempts.append(attempt)
    return attempts


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_three_to_six_lessons(game: str) -> None:
    names = [one.name for one in lessons(cordee.game(game))]
    assert 3 <= len(names) <= 6
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_played_to_its_end(game: str, name: str) -> None:
    one = taught(game, name)
    assert 1 <= len(one.steps) <= 8
    for attempt in finished(one)[:-1]:
        assert not attempt.coming, "the learner is asked before all that was prepared has happened"
        assert attempt.position.actor == one.seat
        moves = attempt.position.moves()
        assert len(moves) > 1, "nothing to choose"
        right = attempt.right()
        assert set(right) < set(moves), "whatever one does is right"
        for move in right:
            other = Attempt(one)
            other.position, other.done = attempt.position.copy(), attempt.done
            other.play(other.check(move.text))
            while (following := other.next()) is not None:
                other.position.play(following)
            assert not other.coming, f"{move.text}: it does not go on as prepared"
    assert finished(one)[-1].is_over


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_says_what_to_do_and_what_came_of_it(game: str, name: str, locale: str) -> None:
    one = taught(game, name)
    rules = help_pages.rules(one.game.package, locale)
    attempts = finished(one)
    texts = [one.title(locale), *(attempt.said(locale) for attempt in attempts[:-1])]
    texts += [attempt.explained(locale) for attempt in attempts[1:]]
    for text in texts:
        assert text.strip()
        assert len(text) <= LONGEST, text
        for rule in re.findall(r"\b[YHMV]\d+\b", text):
            assert rule in rules
    assert attempts[0].explained(locale) == ""
    assert attempts[-1].said(locale) == ""


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_words(game: str) -> None:
    package = f"{games.package(game)}.lessons"
    keys = {
        locale: re.findall(
            r"^([\w-]+) =",
            (resources.files(package) / f"{locale}.ftl").read_text(),
            re.MULTILINE,
        )
        for locale in LOCALES
    }
    assert keys["en"] == keys["fr"]
    wanted = {one.name for one in lessons(cordee.game(game))}
    for one in lessons(cordee.game(game)):
        for nth in range(1, len(one.steps) + 1):
            wanted |= {f"{one.name}-{nth}", f"{one.name}-{nth}-after"}
    assert {key for key in keys["en"] if not key.endswith("-wrong")} == wanted
    assert {key.removesuffix("-wrong") for key in keys["en"] if key.endswith("-wrong")} <= wanted


@cache
def kinds_of(game: Game) -> frozenset[str]:
    """Every kind of decision that games at random come to, with every option."""
    found: set[str] = set()
    for seed in range(60):
        dice = Random(seed)
        options: dict[str, Any] = {
            name: dice.choice(values) for name, values in game.options.items()
        }
        position = game.new(dice.randint(*game.players), seed=seed, **options)
        while position.actor is not None:
            moves = position.moves()
            if position.actor != "chance" and len(moves) > 1:
                found |= {move.kind for move in moves}
            if position.actor == "chance":
                position.roll()
            else:
                position.play(dice.choice(moves))
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_stands_in_a_lesson(game: str) -> None:
    found = set()
    for one in lessons(cordee.game(game)):
        found |= {move.kind for attempt in finished(one) for move in attempt.right()}
    assert kinds_of(cordee.game(game)) - found == set()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_other_moves_are_refused_in_words_and_change_nothing(game: str, name: str) -> None:
    one = taught(game, name)
    for attempt in finished(one)[:-1]:
        before = attempt.position.to_dict()
        right = attempt.right()
        other = next(move for move in attempt.position.moves() if move not in right)
        with pytest.raises(NotAsked) as refused:
            attempt.check(other.text)
        assert refused.value.text("en") != refused.value.text("fr")
        with pytest.raises(InvalidMove):
            attempt.check("dance")
        assert attempt.position.to_dict() == before
        assert not attempt.is_over


def test_what_is_not_legal_is_refused_by_its_rule() -> None:
    attempt = Attempt(lessons(cordee.game("yeti"))[0])
    with pytest.raises(IllegalMove) as refused:
        attempt.check("climb 2")
    assert refused.value.rule


def test_a_lesson_is_found_by_its_name_or_its_number() -> None:
    game = cordee.game("yeti")
    first = lessons(game)[0]
    assert lesson(game, "1") is lesson(game, first.name) is first
    for name in ("0", "99", "nothing"):
        with pytest.raises(UnknownName, match=first.name):
            lesson(game, name)
    assert lessons(cordee.game("pig")) == ()
    assert speaker("en", first.domain)(first.name) == first.title("en")
