"""Whoever reads at their own screen is spoken to; everybody else is called by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

import cordee
from cordee.engine.ending import LONG, SHORT, Ending
from cordee.engine.position import Position
from cordee.games import REGISTER
from cordee.testing.sampling import settings, walk
from cordee.words import COMMON, LOCALES, speaker

from ..narration import NAMES, YOU, mentions, spoken_to, third_person

DOMAINS = (COMMON, *(f"cordee.games.{name}" for name in REGISTER))
TOLD = re.compile("(story|ask|choice|effect|end|won)-")
"""Messages that are told to a player."""
BY_NAME = {"player", "seller", "other", "winners", "rivals", "gone"}
"""Arguments that are names of players, of whom the reader may be one."""
LONGEST = 400
"""Plies of a random game that are told."""


@cache
def messages(domain: str, locale: str) -> dict[str, ast.Message]:
    text = resources.files(domain).joinpath(f"{locale}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A message, and everything in it."""
    if isinstance(node, list):
        for child in node:
            yield from nodes(child)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)


def variables(node: object) -> set[str]:
    return {found.id.name for found in nodes(node) if isinstance(found, ast.VariableReference)}


def variants(message: ast.Message) -> dict[str, list[object]]:
    """For each argument that a message selects by: a value for each of the variants."""
    numbers = {"one": 1, "other": 2, "-1": -1, "0": 0, "1": 1}
    found: dict[str, dict[object, None]] = {}
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            values = found.setdefault(node.selector.id.name, {})
            for variant in node.variants:
                key = variant.key
                word = key.name if isinstance(key, ast.Identifier) else key.value
                values[word if node.selector.id.name == "you" else numbers.get(word, word)] = None
    return {name: list(values) for name, values in found.items()}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("domain", DOMAINS)
def test_every_sentence_that_names_a_player_can_speak_to_them(domain: str, locale: str) -> None:
    for key, message in messages(domain, locale).items():
        if TOLD.match(key) and variables(message) & BY_NAME:
            assert "you" in variables(message) or key == "ask-over", key


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("domain", DOMAINS)
def test_every_variant_of_every_sentence_speaks_to_the_reader(domain: str, locale: str) -> None:
    say = speaker(locale, domain)
    known = set().union(*map(variables, messages(domain, locale).values()))
    rest: dict[str, object] = dict.fromkeys(known, 2)
    rest |= dict.fromkeys(BY_NAME, "Ben") | {"others": " et Cléo", "dice": "2"}
    told = 0
    for key, message in messages(domain, locale).items():
        choices = variants(message)
        if not TOLD.match(key) or "you" not in choices:
            continue
        subject = "winners" if "winners" in variables(message) else "player"
        for values in product(*choices.values()):
            words = rest | {subject: "Ana"} | dict(zip(choices, values, strict=True))
            line, told = say(key, **words), told + 1
            assert "  " not in line, line
            if words["you"] == "yes":
                assert "Ana" not in line, line
                assert key.startswith("ask-") or YOU[locale].search(line), line
                assert not third_person(line, locale), line
            elif words["you"] == "no":
                assert "Ana" in line or "Ben" in line, line
    assert told > 4


def told_twice(position: Position, locale: str, you: int) -> Iterator[tuple[str, str]]:
    """Each line by name, and as the seat `you` reads it."""
    names = NAMES[: position.players]
    shown = [position.presented(locale, names, you=seat) for seat in (None, you)]
    yield from zip(*(one.story() for one in shown), strict=True)
    if isinstance(position.actor, int):
        yield from zip(*(one.choices().values() for one in shown), strict=True)
    quitters = [(), range(1, position.players), range(position.players - 1)]
    for resigned in quitters:
        ending = position.presented(locale, names, resigned).ending()
        for length in (LONG, SHORT) if ending else ():
            assert ending is not None
            by_name, spoken = (
                ending.told(shown[0].say, names, length, seat) for seat in (None, you)
            )
            yield by_name, spoken


@pytest.mark.parametrize("setting", [0, -1], ids=["fewest players", "most players"])
@pytest.mark.parametrize("name", REGISTER)
def test_the_reader_is_spoken_to_and_the_others_are_named(name: str, setting: int) -> None:
    game = cordee.game(name)
    found = 0
    for ply, position in enumerate(walk(game, settings(game)[setting], LONGEST)):
        you = ply % position.players
        for locale in LOCALES:
            spoken_to(position, locale, you)
            own, question = NAMES[you], position.question(locale, NAMES)
            asked = position.presented(locale, NAMES, you=you).question()
            assert mentions(own, question) == (asked != question)
            assert not mentions(own, asked)
            for by_name, spoken in told_twice(position, locale, you) if ply % 10 == 0 else ():
                assert mentions(own, by_name) == (spoken != by_name), spoken
                assert not mentions(own, spoken), spoken
                found += spoken != by_name
    assert found > 2


@pytest.mark.parametrize(
    ("you", "english", "french"),
    [
        (None, "Ana, Ben and Cléo share", "Ana, Ben et Cléo partagent"),
        (1, "You, Ana and Cléo share", "Vous, Ana et Cléo partagez"),
        (3, "Ana, Ben and Cléo share", "Ana, Ben et Cléo partagent"),
    ],
)
def test_whoever_shares_a_win_comes_first(you: int | None, english: str, french: str) -> None:
    ending = Ending("score-shared", (0, 1, 2), (4, 4, 4, 1))
    for locale, expected in (("en", english), ("fr", french)):
        say = speaker(locale, "cordee.games.vertical")
        assert ending.told(say, NAMES[:4], LONG, you).startswith(expected)


@pytest.mark.parametrize(
    ("you", "english", "french"),
    [
        (
            0,
            "You win with both your pawns on the summit; Ben and Cléo still had 2 rows to climb.",
            "Vous gagnez, vos deux pions au sommet ; il restait 2 lignes à gravir à Ben et Cléo.",
        ),
        (
            2,
            "Ana wins with both pawns on the summit; you and Ben still had 2 rows to climb.",
            "Ana gagne, ses deux pions au sommet ; vous et Ben aviez encore 2 lignes à gravir.",
        ),
    ],
)
def test_winner_and_rivals_are_spoken_to(you: int, english: str, french: str) -> None:
    ending = Ending("score", (0,), (16, 14, 14))
    for locale, expected in (("en", english), ("fr", french)):
        say = speaker(locale, "cordee.games.matterhorn")
        assert ending.told(say, NAMES[:3], LONG, you).replace("\u00a0", " ") == expected
