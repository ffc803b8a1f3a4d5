"""Both languages say the same things, and everything that is asked for is there."""

from __future__ import annotations

import re
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import cordee
from cordee.games import REGISTER
from cordee.games.himalaya.rules import CARDS as SUPPLIES
from cordee.games.vertical.rules import KINDS, TOKENS
from cordee.games.yeti.rules import FACES, WEATHER_TILES
from cordee.games.yeti.rules import TILES as EQUIPMENT
from cordee.words import LOCALES, locale_of, speaker
from cordee.words import help as pages

PACKAGE = Path(cordee.__file__).parent
DOMAINS = sorted(path.parent for path in PACKAGE.rglob("en.ftl"))


def messages(path: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a key stands twice"
    return dict(zip(names, found, strict=True))


def variables(node: object) -> set[str]:
    """The names of the arguments that a message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(child) for child in vars(node).values()))
    return set()


def test_every_domain_has_both_languages() -> None:
    assert [path.parent for path in sorted(PACKAGE.rglob("fr.ftl"))] == DOMAINS
    assert len(DOMAINS) >= 3


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda path: path.name)
def test_both_languages_have_the_same_keys_attributes_and_arguments(domain: Path) -> None:
    english, french = (messages(domain / f"{locale}.ftl") for locale in ("en", "fr"))
    assert sorted(english) == sorted(french)
    for key, message in english.items():
        other = french[key]
        assert [a.id.name for a in message.attributes] == [a.id.name for a in other.attributes]
        assert variables(message) - {"n"} == variables(other) - {"n"}, key


def test_every_key_in_the_code_is_in_the_files() -> None:
    known = set().union(*(messages(domain / "en.ftl") for domain in DOMAINS))
    for path in PACKAGE.rglob("*.py"):
        for key in re.findall(
            r'\b(?:say|speak|said)\(\s*(?:say, )?"([\w-]+)[".]', path.read_text()
        ):
            assert key in known, f"{path.name}: {key}"
        for key in re.findall(
            r'(?:Error|Name|Record|Result|Position|Components|Dice|Move)\(\s*"([\w-]+)"',
            path.read_text(),
        ):
            assert key in known or path.name == "errors.py", f"{path.name}: {key}"


@pytest.mark.parametrize(
    ("environment", "locale"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], locale: str) -> None:
    assert locale_of(environment) == locale


def test_numbers_are_plain_and_plurals_right() -> None:
    english, french = speaker("en", "cordee.games.yeti"), speaker("fr", "cordee.games.yeti")
    assert english("story-stands", player="A", you="no", score=1234) == "A has 1234 points."
    assert french("story-stands", player="A", you="no", score=1234) == "A a 1234 points."
    assert english("story-stands", player="A", you="no", score=0) == "A has 0 points."
    assert french("story-stands", player="A", you="no", score=0) == "A a 0 point."


def test_what_was_typed_is_cleaned_and_our_own_spaces_are_kept() -> None:
    say = speaker("en")
    assert say("plain", text="a\x1b[31mb\u00a0: c\nd") == "a\ufffd[31mb\u00a0: c\nd"
    assert len(say("plain", text="x" * 10_000)) == 600
    assert say("plain", text=10**40) == say("plain", text=str(10**40))
    assert say("plain", text=[1]) == "[1]"


def test_a_wrong_key_or_argument_is_an_error_of_ours() -> None:
    say = speaker("en")
    with pytest.raises(LookupError):
        say("no-such-key")
    with pytest.raises(LookupError):
        say("seat")
    with pytest.raises(ValueError, match="one of en, fr"):
        speaker("de")


# Help pages


THINGS = {
    "yeti": (*FACES, *EQUIPMENT, *WEATHER_TILES),
    "himalaya": (*SUPPLIES, "storm"),
    "matterhorn": ("summit",),
    "vertical": (*KINDS, *TOKENS),
}
"""What a help page names besides fields, phases and components."""
HOW_MANY = {"yeti": 30, "himalaya": 27, "matterhorn": 19, "vertical": 15, "pig": 5}


def component_keys(box: Any) -> set[str]:
    """Every key of a components file."""
    if isinstance(box, dict):
        return set(box).union(*map(component_keys, box.values()))
    return set().union(*map(component_keys, box)) if isinstance(box, list) else set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", REGISTER)
def test_help_tells_every_rule_once_in_order(name: str, locale: str) -> None:
    rules = pages.rules(f"cordee.games.{name}", locale)
    letter = name[0].upper()
    assert list(rules) == [f"{letter}{number}" for number in range(1, len(rules) + 1)]
    assert len(rules) == HOW_MANY.get(name, len(rules))
    assert all(len(text) > 40 for text in rules.values())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", REGISTER)
def test_help_explains_every_field_phase_and_key(name: str, locale: str) -> None:
    page = pages.page(f"cordee.games.{name}", locale)
    game = cordee.game(name)
    for field in game.new().to_dict():
        assert f"`{field}`" in page, field
    fields = import_module(f"{game.package}.fields")
    phases = getattr(fields, "SEEN_PHASES", fields.PHASES)
    for word in (*phases, *component_keys(game.box), *THINGS.get(name, ())):
        assert word in page, word


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", REGISTER)
def test_no_line_of_a_paragraph_looks_like_a_list(name: str, locale: str) -> None:
    lines = pages.page(f"cordee.games.{name}", locale).splitlines()
    for before, line in pairwise(lines):
        if before.strip() and re.match(r"\s*\d+[.)] ", line):
            assert re.match(r"\s*(\d+[.)] |   )", before), line


@pytest.mark.parametrize("name", REGISTER)
def test_both_pages_draw_every_thing_that_the_board_names(name: str) -> None:
    things = set(cordee.game(name).board.THINGS)
    for locale in LOCALES:
        page = pages.marked(f"cordee.games.{name}", locale)
        assert set(re.findall(r"!\[[^]]*\]\(([^)]*)\)", page)) == things


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", REGISTER)
def test_whoever_only_reads_a_page_sees_no_marks(name: str, locale: str) -> None:
    text = pages.page(f"cordee.games.{name}", locale)
    rules = "".join(pages.rules(f"cordee.games.{name}", locale).values())
    for read in (text, rules):
        assert "![" not in read
        assert "```example" not in read
        assert not re.search(r"[ \u00a0]{2}[:.,;)]| [.,)]", re.sub(r"`[^`]*`", "x", read))


def test_a_thing_is_said_where_it_is_not_drawn() -> None:
    assert pages.named("![](snow) snow, ![](coin): one ![a tent](tent) left") == (
        "snow,: one a tent left"
    )
    assert pages.named("cards ![](card)\u00a0: two") == "cards\u00a0: two"


@pytest.mark.parametrize("name", REGISTER)
def test_every_rule_in_the_code_is_a_rule_of_the_help(name: str) -> None:
    rules = pages.rules(f"cordee.games.{name}", "en")
    cited: set[str] = set()
    for path in (PACKAGE / "games" / name).glob("*.py"):  # `M0,0` in a board is a path
        cited |= set(re.findall(rf"\b{name[0].upper()}\d+\b", path.read_text()))
    assert cited == set(rules)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_visitor_without_a_name_is_called_like_no_piece_of_any_game(locale: str) -> None:
    name = speaker(locale, "cordee.web")("somebody")
    for path in sorted((PACKAGE / "games").rglob(f"*{locale}.*")):
        if path.suffix in (".ftl", ".md"):
            assert not re.search(rf"\b{name}\b", path.read_text(encoding="utf-8"), re.IGNORECASE)
