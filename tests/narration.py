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

YOU = {
    "en": re.compile(r"\b[Yy]our?\b"),
    "fr": re.compile(r"\b([Vv]ous|[Vv]otre|[Vv]os)\b"),
}
"""A word for whoever reads."""
NO_SUBJECT = r"(?:vous|et|de jouer|retient|arrête|achète)\b"
"""What follows “vous” where it is not who acts."""

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
        for seat in range(position.players):
            spoken_to(position, locale, seat)
    return [event.kind for event in position.events]


def spoken_to(position: Position, locale: str, you: int) -> None:
    """A line about the reader speaks to them in the right form; the others are as they were."""
    by_name = position.story(locale, NAMES)
    spoken = position.presented(locale, NAMES, you=you).story()
    for event, before, line in zip(position.events, by_name, spoken, strict=True):
        if not mentions(NAMES[you], before):
            assert line == before
            continue
        assert YOU[locale].search(line), line
        assert not mentions(NAMES[you], line), line
        acts = event.seat == you or you in event.data.get("winners", ())
        assert not (acts and third_person(line, locale)), line


def mentions(name: str, line: str) -> bool:
    """Is somebody called by name in a line?"""
    return re.search(rf"\b{name}\b", line) is not None


def third_person(line: str, locale: str) -> bool:
    """Is there a verb in a wrong form after a word for the reader, as in “You keeps”?"""
    if locale == "en":
        return any(verb.endswith("s") for verb in re.findall(r"\b[Yy]ou (\w+)", line))
    verbs = re.findall(rf"(?<![-\w])[Vv]ous (?:vous |ne |n’|l’)?(?!{NO_SUBJECT})(\w+)", line)
    return any(not re.fullmatch(r"\w+ez|êtes|faites", verb) for verb in verbs)


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
