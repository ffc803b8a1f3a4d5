"""Both languages say the same things, and everything that is asked for is there."""

from __future__ import annotations

import re
from pathlib import Path

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
    assert english("story-stands", player="A", score=1234) == "A has 1234 points."
    assert french("story-stands", player="A", score=1234) == "A a 1234 points."
    assert english("story-stands", player="A", score=0) == "A has 0 points."
    assert french("story-stands", player="A", score=0) == "A a 0 point."


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


RULES = {"yeti": 30, "himalaya": 27, "matterhorn": 19, "vertical": 15, "pig": 5}
KEYS = {
    "yeti": (*FACES, *EQUIPMENT, *WEATHER_TILES, "start", "peaks", "photos", "blizzard"),
    "himalaya": (*SUPPLIES, "length", "camps", "cave", "slides", "snow", "storm"),
    "matterhorn": ("bottom", "tokens", "summit"),
    "vertical": (*KINDS, *TOKENS, "pile", "tokens"),
    "pig": ("goal",),
}
"""What a help page names besides the fields: things of the game, and keys of its components."""


def test_every_game_has_its_help_checked() -> None:
    assert RULES.keys() == KEYS.keys() == REGISTER.keys()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", RULES)
def test_help_tells_every_rule_once_in_order(name: str, locale: str) -> None:
    rules = pages.rules(f"cordee.games.{name}", locale)
    assert list(rules) == [f"{name[0].upper()}{number}" for number in range(1, RULES[name] + 1)]
    assert all(len(text) > 40 for text in rules.values())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", RULES)
def test_help_explains_every_field_phase_and_key(name: str, locale: str) -> None:
    page = pages.page(f"cordee.games.{name}", locale)
    for field in cordee.game(name).new().to_dict():
        assert f"`{field}`" in page, field
    fields = cordee.game(name).module("fields")
    for word in (*getattr(fields, "SEEN_PHASES", fields.PHASES), *KEYS[name]):
        assert word in page, word


@pytest.mark.parametrize("name", RULES)
def test_every_rule_in_the_code_is_a_rule_of_the_help(name: str) -> None:
    rules = pages.rules(f"cordee.games.{name}", "en")
    cited: set[str] = set()
    for path in (PACKAGE / "games" / name).glob("*.py"):  # `M0,0` in a board is a path
        cited |= set(re.findall(rf"\b{name[0].upper()}\d+\b", path.read_text()))
    assert cited == set(rules)
