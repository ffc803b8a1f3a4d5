"""Where each rule comes from: the help pages say so in both languages, as the rule sheets do."""

from __future__ import annotations

import re

import pytest

from cordee.words import LOCALES
from cordee.words import help as pages

TERMS = {
    "en": {
        "text": r"rulebook",
        "ruling": r"rulings?",
        "made": r"our numbers?|ours",
        "known": r"reviews?|elsewhere",
    },
    "fr": {
        "text": r"règle du livret",
        "ruling": r"décisions?",
        "made": r"nombres? à nous|à nous",
        "known": r"critiques? du jeu|ailleurs",
    },
}
"""How a page says what the sheets call text, ruling and made; and what is known from others."""

TEXT, RULING, MADE = ["text"], ["ruling"], ["made"]
BOTH = ["text", "ruling"]
ORIGINS: dict[str, dict[str, list[str]]] = {
    "yeti": {
        "Y1": ["text", "known"],
        "Y2": BOTH,
        "Y3": ["text", "made"],
        "Y4": ["made", "known"],
        "Y5": ["text", "made", "made", "ruling"],
        "Y6": ["text", "made", "ruling"],
        **dict.fromkeys(["Y7", "Y8", "Y9", "Y11", "Y13", "Y14", "Y19", "Y20", "Y21"], TEXT),
        **dict.fromkeys(["Y10", "Y12", "Y15", "Y16", "Y17", "Y18", "Y22", "Y23", "Y24"], BOTH),
        **dict.fromkeys(["Y25", "Y26"], BOTH),
        **dict.fromkeys(["Y27", "Y28", "Y29"], TEXT),
        "Y30": RULING,
    },
    "himalaya": {
        "H1": ["text", "known", "made"],
        **dict.fromkeys(["H2", "H3", "H4", "H5", "H6", "H7", "H12", "H14", "H16", "H17"], TEXT),
        **dict.fromkeys(["H18", "H25", "H26"], TEXT),
        **dict.fromkeys(["H8", "H9", "H10", "H13", "H20", "H21", "H22", "H23", "H27"], BOTH),
        **dict.fromkeys(["H11", "H15", "H19", "H24"], RULING),
    },
    "matterhorn": {
        "M1": ["text", "known", "made"],
        "M2": ["text", "known", "ruling"],
        **dict.fromkeys(["M3", "M4", "M5", "M7", "M9", "M11", "M14", "M18"], TEXT),
        **dict.fromkeys(["M6", "M8", "M10", "M12", "M15", "M16", "M19"], BOTH),
        **dict.fromkeys(["M13", "M17"], RULING),
    },
    "vertical": {
        "V1": ["text", "made"],
        "V6": ["text", "known"],
        **dict.fromkeys(["V4", "V5"], TEXT),
        **dict.fromkeys(["V2", "V3", "V7", "V8", "V9", "V10", "V11", "V12", "V13"], BOTH),
        **dict.fromkeys(["V14", "V15"], BOTH),
    },
}
"""The marks of every rule, in the order in which a page gives them."""

TWO_READINGS = {
    "yeti": ["Y15", "Y17", "Y18", "Y22", "Y23", "Y24"],
    "himalaya": [],
    "matterhorn": ["M12", "M15"],
    "vertical": ["V8", "V11", "V12", "V13", "V14"],
}
READINGS = {"en": "Two readings: ", "fr": "Deux lectures\u00a0: "}


def rules(game: str, locale: str) -> dict[str, str]:
    """Each rule on one line."""
    found = pages.rules(f"cordee.games.{game}", locale)
    return {number: " ".join(text.split(" ")).replace("\n ", "") for number, text in found.items()}


def origin(text: str) -> str:
    """The last thing in italics and brackets, before a table if there is one."""
    marks = re.findall(r"\*\(([^*]*)\)\*", text)
    assert len(marks) == 1, text
    return str(marks[0])


def terms(mark: str, locale: str) -> list[tuple[str, bool]]:
    """Where it comes from, in order; and whether several things do."""
    known = "|".join(f"(?P<{term}>{words})" for term, words in TERMS[locale].items())
    found = re.finditer(rf"\b(?:{known})\b", mark)
    return [(str(match.lastgroup), "ings" in match[0] or "sions" in match[0]) for match in found]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ORIGINS)
def test_every_rule_is_marked_as_in_the_sheets(game: str, locale: str) -> None:
    found = rules(game, locale)
    assert found.keys() == ORIGINS[game].keys()
    for number, text in found.items():
        marked = [term for term, _ in terms(origin(text), locale)]
        assert marked == ORIGINS[game][number], number


@pytest.mark.parametrize("game", ORIGINS)
def test_both_languages_count_one_ruling_or_several(game: str) -> None:
    english, french = rules(game, "en"), rules(game, "fr")
    for number in english:
        marks = [
            terms(origin(rule[number]), lang) for rule, lang in ((english, "en"), (french, "fr"))
        ]
        assert marks[0] == marks[1], number


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TWO_READINGS)
def test_a_ruling_between_two_readings_tells_both(game: str, locale: str) -> None:
    told = [number for number, text in rules(game, locale).items() if READINGS[locale] in text]
    assert told == TWO_READINGS[game]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ORIGINS)
def test_the_draw_and_the_order_typed_are_told(game: str, locale: str) -> None:
    page = " ".join(pages.page(f"cordee.games.{game}", locale).split(" "))
    assert {"en": "drawn by\nlot", "fr": "tirées au sort"}[locale] in page
    assert "`--in-order`" in page
    assert "shuffle`" not in page
