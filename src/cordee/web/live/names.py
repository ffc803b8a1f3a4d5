"""What people may call themselves: names that can be seen, and that imitate nobody."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

from ...engine.record import one_line
from ...words import LOCALES, speaker
from .. import WEB
from ..server.refusals import Refused

LONGEST_NAME = 24
GONE_NAME = "gone:"
"""What somebody is called whose data was deleted: pages say it in the reader's language."""
MOST_MARKS = 2
"""Accents on one letter: piles of them cover the lines above."""
UNSEEN = (
    "\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef"
)
"""Characters that count as printable and show nothing."""
TOGETHER = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA"},
    {"LATIN", "CJK", "BOPOMOFO"},
    {"LATIN", "CJK", "HANGUL"},
)
"""Scripts that languages write side by side; any others in one name imitate letters."""
ALIKE = str.maketrans(
    "авезкмнорстухіјѕһԁԛԝαβεζηικμνορτυχ01l|",
    "abe3kmhopctyxijshdqwabezhikmnoptyxoiii",
)
"""Small letters of other scripts, and digits, that look like Latin ones."""

_unseen = re.compile(f"[{UNSEEN}]")


def proper_name(name: str) -> str:
    """A name on one line, not too long, that shows and imitates nobody; others are refused."""
    name = one_line(_unseen.sub("", unicodedata.normalize("NFKC", name)))[:LONGEST_NAME].strip()
    if not is_seen(name):
        raise Refused("name-wrong", most=LONGEST_NAME)
    if _most_marks(name) > MOST_MARKS:
        raise Refused("name-marks")
    scripts = set(_scripts(name))
    if len(scripts) > 1 and not any(scripts <= known for known in TOGETHER):
        raise Refused("name-mixed", name=name)
    if _begins_like_a_bot(name) or name.lower().startswith(GONE_NAME):
        raise Refused("name-wrong", most=LONGEST_NAME)
    return name


def is_seen(text: str) -> bool:
    """Does it show anything at all?"""
    shown = _unseen.sub("", text)
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in shown)


def distinct(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has, nor one that looks the same: with a number."""
    alike = {looks(other) for other in taken}
    number, made = 2, name
    while looks(made) in alike:
        end = f" {number}"
        made, number = f"{name[: LONGEST_NAME - len(end)].rstrip()}{end}", number + 1
    return made


def looks(name: str) -> str:
    """The same for names that a reader takes for one another."""
    return unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)


def _most_marks(name: str) -> int:
    most = marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most


def _scripts(name: str) -> Iterator[str]:
    """The script of each letter: the first word of its Unicode name."""
    for letter in name:
        if unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lo"):
            yield unicodedata.name(letter, "UNNAMED").split()[0]


def _begins_like_a_bot(name: str) -> bool:
    """Is its first word what bots are called, in whatever script or spelling?"""
    found = _bots().match(looks(name))
    return found is not None and not name[found.end() : found.end() + 1].isalpha()


@cache
def _bots() -> re.Pattern[str]:
    words = {looks(speaker(locale, WEB)("bot-called", name="")).strip() for locale in LOCALES}
    return re.compile(rf"[\W_]*(?:{'|'.join(sorted(words))})")
