"""Events in sentences: each example is told in both languages, and together they tell them all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import cordee
from cordee.engine.position import Position
from cordee.words import LOCALES

NAMES = ("Ana", "Ben", "Cléo", "Dan", "Éloi")
EVENT = re.compile(
    r'Event\(\s*"([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?|\("([a-z-]+)", "[A-Z]\d+"\)'
)
"""Where a `story.py` names a kind of event: for an event, or beside its rule."""

Example = tuple[Position, str, str]
"""A position, a move, and the kinds of what happens, the move itself first."""


def told(position: Position, move: str) -> list[str]:
    """The kinds of what a move does, which has words for what is chosen and what happened."""
    position = position.copy()
    for locale in LOCALES:
        assert position.describe(position.parse(move), locale, NAMES)
    position.play(move)
    for locale in LOCALES:
        assert all(position.story(locale, NAMES))
    return [event.kind for event in position.events]


def story(position: Position, *moves: str) -> tuple[list[str], list[str]]:
    """What the last of some moves did, in English and in French."""
    position = position.copy()
    for move in moves:
        position.play(move)
    return position.story("en", NAMES), position.story("fr", NAMES)


def choice(position: Position, move: str) -> tuple[str, str]:
    """What a move would do, in English and in French."""
    found = position.parse(move)
    return position.describe(found, "en", NAMES), position.describe(found, "fr", NAMES)


def check_words(game: str, examples: Sequence[Example]) -> None:
    """The examples tell each story and offer each choice that the game has words for; and no
    event in its `story.py` is without."""
    folder = Path(cordee.__file__).parent / "games" / game
    stories = {kind for _, _, kinds in examples for kind in kinds.split()} - {"over"}
    choices = {kinds.split()[0] for position, _, kinds in examples if position.actor != "chance"}
    for locale in LOCALES:
        words = (folder / f"{locale}.ftl").read_text(encoding="utf-8")
        assert stories == {*re.findall(r"^story-([\w-]+) =", words, re.MULTILINE)}
        assert choices == {*re.findall(r"^choice-([\w-]+) =", words, re.MULTILINE)}
    found = EVENT.findall((folder / "story.py").read_text(encoding="utf-8"))
    assert len(found) > 5
    assert {kind for names in found for kind in names if kind} <= stories
