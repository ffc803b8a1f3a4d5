"""A guided game explains whatever comes up for the first time, once, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from random import Random
from typing import Any

import pytest

import cordee
from cordee import bots, games
from cordee.engine.position import Position
from cordee.learn import guide
from cordee.learn.guide import Guide
from cordee.words import LOCALES
from cordee.words import help as help_pages

GAMES = games.offered()
LONGEST = 280
"""Characters of one explanation: it is read at a glance."""
SEEDS = range(40)
NOVICES = range(40, 52)
"""Games as newcomers play them: they come to other things than games at random."""


def words(game: str, locale: str) -> dict[str, str]:
    """The explanations as they are written."""
    text = (resources.files(f"{games.package(game)}.guide") / f"{locale}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = ?((?:.*\n(?:    .*\n|\n(?=    ))*))", text, re.MULTILINE))


def played(game: str, seed: int) -> Iterator[Position]:
    """A game with an option at random, before each ply and at its end."""
    chosen, dice = cordee.game(game), Random(seed)
    bot = bots.make("novice" if seed in NOVICES else "random", seed)
    options: dict[str, Any] = {name: dice.choice(values) for name, values in chosen.options.items()}
    position = chosen.new(dice.randint(*chosen.players), seed=seed, **options)
    while position.actor is not None:
        yield position
        if position.actor == "chance":
            position.roll()
        else:
            position.play(bots.ask(bot, position))
    yield position


@cache
def met(game: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The phases, kinds of decisions and events that games come to."""
    phases, kinds, events = set(), set(), set()
    for seed in (*SEEDS, *NOVICES):
        for position in played(game, seed):
            events |= {event.kind for event in position.events}
            if isinstance(position.actor, int) and position.unasked(roll=False) is None:
                phases.add(str(position.fields["phase"]).replace(" ", "-"))
                kinds |= {move.kind for move in position.moves()}
    return frozenset(phases), frozenset(kinds), frozenset(events)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_explained(game: str) -> None:
    phases, _, _ = met(game)
    assert {f"ask-{phase}" for phase in phases} <= words(game, "en").keys()
    assert "begin" in words(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_explained_that_never_comes_up(game: str) -> None:
    phases, kinds, events = met(game)
    known = {"begin", *(f"ask-{one}" for one in phases), *(f"may-{one}" for one in kinds)}
    known |= {f"event-{one}" for one in events}
    assert words(game, "en").keys() - known == set()


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_explain_the_same(game: str) -> None:
    assert list(words(game, "en")) == list(words(game, "fr"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_explanations_are_short_and_name_rules_that_exist(game: str, locale: str) -> None:
    rules = help_pages.rules(games.package(game), locale)
    chosen = cordee.game(game)
    for seed in NOVICES:
        explains = Guide(chosen, 0)
        for position in played(game, seed):
            for text in explains.explained(position, locale):
                assert text.strip()
                assert len(text) <= LONGEST, text
                for rule in re.findall(r"\b[YHMV]\d+\b", text):
                    assert rule in rules


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_explained_once_in_a_game(game: str) -> None:
    chosen = cordee.game(game)
    for seed in NOVICES[:4]:
        explains, told = Guide(chosen, 0), []
        for position in played(game, seed):
            topics = explains._topics(position)
            assert len(topics) <= guide.MOST
            if position.actor != 0:
                assert not topics
            told += [one.key for one in topics]
            again = Guide(chosen, 0)  # as after a page was loaded again
            assert [one.key for one in again._topics(position)] == [one.key for one in topics]
        assert len(told) == len(set(told))
        assert told[:1] == ["begin"]


def test_what_was_taken_back_is_explained_again() -> None:
    position = cordee.game("yeti").new(2, seed=3)
    explains = Guide(position.game, position.turn)
    while position.actor == "chance":
        position.roll()
    first = explains.explained(position, "en")
    assert first
    position.play(position.moves()[0])
    while position.actor == "chance":
        position.roll()
    assert not set(first) & set(explains.explained(position, "en"))
    while explains.explained(position, "en") != first:
        position.undo()


def test_a_game_without_words_has_no_guide() -> None:
    assert not guide.is_guided(cordee.game("pig"))
    assert all(guide.is_guided(cordee.game(name)) for name in GAMES)
