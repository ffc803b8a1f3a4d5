"""Every example of the rules, played to its end: it is what the help pages tell."""

from __future__ import annotations

import re

import pytest

import cordee
from cordee import games
from cordee.learn.example import NAMES, Example, Moment, examples
from cordee.words import LOCALES
from cordee.words import help as pages

EXAMPLES = [(game, name) for game in games.offered() for name in examples(games.package(game))]

REASONING = {
    ("himalaya", "turn"): {
        2: "0",  # the base camp
        4: "4 5 11",  # what she could take, and where a 5 would lead
        5: "4",
    },
    ("matterhorn", "turn"): {
        0: "9 10",  # what else she could make of her roll
        3: "10 36",  # how often two dice would fail
    },
    ("matterhorn", "failure"): {0: "11.2", 1: "12.4"},  # where pawns stand
    ("vertical", "fall"): {0: "0,2", 1: "1,2"},  # where nothing stops her; where he was
    ("yeti", "blizzard"): {1: "50"},  # where the yeti was
    ("yeti", "turn"): {3: "3"},  # what a print is worth on level 2
}
"""Numbers that the prose has and the story has not, by part."""


def played(game: str, name: str) -> tuple[Example, list[Moment]]:
    chosen = cordee.game(game)
    one = examples(chosen.package)[name]
    return one, list(one.steps(chosen))


def prose(game: str, name: str, locale: str) -> list[str]:
    """The list before the mark of an example, item by item."""
    before, _, _ = pages.marked(games.package(game), locale).partition(f"```example\n{name}\n")
    told = before.rstrip().split("\n\n")[-1]
    assert told.startswith("- ")
    return [" ".join(item.split()) for item in re.split(r"(?:^|\n)- ", told)[1:]]


def numbers(text: str) -> set[str]:
    """Numbers, and the names of circles and tiles."""
    return set(re.findall(r"-?\d+(?:[.,]\d+)?", text.replace("\u2212", "-")))


@pytest.mark.parametrize("game", games.offered())
def test_a_turn_in_one_minute_has_an_example_and_the_rules_have_more(game: str) -> None:
    names = list(examples(games.package(game)))
    assert names[0] == "turn"
    assert len(names) > 1
    for locale in LOCALES:
        page = pages.marked(games.package(game), locale)
        assert pages.EXAMPLE.findall(page) == names
        assert pages.EXAMPLE.findall(pages.beginning(page, 1)) == ["turn"]


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_is_played_as_written(game: str, name: str) -> None:
    one, steps = played(game, name)
    moves = [step.position.plies[-1].move.text for step in steps]
    assert [text for text in moves if text in one.moves] == one.moves
    assert [step.part for step in steps] == sorted(step.part for step in steps)
    for locale in LOCALES:
        assert all(step.told(locale) for step in steps)
    assert one.players <= len(NAMES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_the_prose_has_an_item_for_each_part_and_its_figures(
    game: str, name: str, locale: str
) -> None:
    one, steps = played(game, name)
    items = prose(game, name, locale)
    assert len(items) == len(one.parts)
    for nth, item in enumerate(items):
        told = {
            number
            for step in steps
            if step.part <= nth
            for text in (step.told(locale), step.position.plies[-1].move.text.replace(":", " "))
            for number in numbers(text)
        }
        more = set(REASONING.get((game, name), {}).get(nth, "").split())
        assert numbers(item) <= told | more, item
        assert more <= numbers(item), "a number that the prose no longer has"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_example_of_yeti_ends_as_told(locale: str) -> None:
    _, steps = played("yeti", "turn")
    fields = steps[-1].position.fields
    assert fields["score"][0] == 21
    assert fields["level"][0] == 1
    assert "21 points" in prose("yeti", "turn", locale)[-1]


def test_numbers_are_found() -> None:
    assert numbers("from 12.3 to -1,2: +9, \u22124") == {"12.3", "-1,2", "9", "-4"}
