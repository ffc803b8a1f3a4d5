"""French players read the words of their rulebooks, in French typography."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import cordee
from cordee.testing.sampling import settings, walk
from cordee.words import speaker

PACKAGE = Path(cordee.__file__).parent
MESSAGES = sorted(PACKAGE.rglob("fr.ftl"))
PAGES = sorted(PACKAGE.rglob("help.fr.md"))
TEMPLATES = sorted((PACKAGE / "web" / "templates").glob("*.html"))

OLD = {
    "yeti": r"Yéti|(?i:\bmanches?\b|durable|\b(?:bonne|mauvaise)s? (?:face|météo))",
    "himalaya": r"(?i)\bvivres\b|tempête|glissade",
    "matterhorn": r"(?i)rangée|écart|\bface (?:action|obstacle)",
    "vertical": r"(?i)\bparoi",
}
"""What the books never say; the yeti is written with an accent, the game Yeti is not."""
EQUIPPED = re.compile(r"(?i)équip\w*(?:-vous)?(?: pas)? la paroi")
"""The one thing that Vertical's book does to a “paroi”."""

BOTH = {
    "yeti": (
        "tour de table", r"\bfavorable", "défavorable", "permanent", "aide de jeu",
        "jetons? Sommet", "tuiles? Météo", "camp de base", "empreinte", "blizzard",
    ),
    "himalaya": (
        "cartes? d’approvisionnement", "mauvais temps", "avalanche", "glisse", "camps? d’altitude",
        "camp de base", "champs? de neige", "grotte du yéti", "en cordée", "recule", "alpiniste",
    ),
    "matterhorn": (
        "ligne", "éliminer", "dés éliminés", "côté action", "obstacle", "jetons? Action",
        "action bonus", "échec", "pion", "sommet",
    ),
    "vertical": (
        "falaise", "équiper la paroi", "plan des grottes", "piolet", "crampons", "mousqueton",
        "échelle", "tyrolienne", "tuile chute", "tuile danger", "jetons matériel", "au pied",
    ),
}  # fmt: skip
"""Words of the books, in the help page and in the messages of the game."""
PAGE = {
    "yeti": ("tuiles? Équipement", "piste Photo", "piste de score", "jeton Premier Joueur"),
    "himalaya": ("glissements de terrain", "règle de cordée"),
    "matterhorn": ("côté obstacle", "d’un double", "d’un triple"),
    "vertical": ("tuiles? de pied", "pied de la falaise"),
}
"""Words of the books that the help page alone has use for."""


def text_of(path: Path) -> str:
    """A file as one line, for words that stand on both sides of a line's end."""
    return re.sub(r"[ \n]+", " ", path.read_text(encoding="utf-8"))


def old_words(game: str, text: str) -> list[str]:
    return re.findall(OLD[game], EQUIPPED.sub("", text))


@pytest.mark.parametrize("game", OLD)
@pytest.mark.parametrize("name", ["fr.ftl", "help.fr.md"])
def test_no_word_that_the_book_does_not_know(game: str, name: str) -> None:
    paths = sorted((PACKAGE / "games" / game).rglob(name))  # those of lessons and guide as well
    assert len(paths) == (3 if name == "fr.ftl" else 1)
    for path in paths:
        assert not old_words(game, text_of(path)), path


@pytest.mark.parametrize("game", OLD)
def test_nor_where_all_games_share_their_words(game: str) -> None:
    for path in (*MESSAGES, *TEMPLATES):
        if "games" not in path.parts:
            assert not old_words(game, text_of(path)), path


@pytest.mark.parametrize("game", BOTH)
def test_the_words_of_the_book_are_there(game: str) -> None:
    messages, page = (text_of(PACKAGE / "games" / game / name) for name in ("fr.ftl", "help.fr.md"))
    for word in BOTH[game]:
        assert re.search(word, messages, re.IGNORECASE), f"no message says {word}"
    for word in (*BOTH[game], *PAGE[game]):
        assert re.search(word, page, re.IGNORECASE), f"the page does not say {word}"


def test_the_titles_are_those_on_the_boxes() -> None:
    titles = {game: speaker("fr", f"cordee.games.{game}")("title") for game in OLD}
    assert titles == {
        "yeti": "Yeti", "himalaya": "Himalaya", "matterhorn": "Le Cervin", "vertical": "Vertical",
    }  # fmt: skip


# Typography


CODE = re.compile(r"^```.*?^```$|`[^`]*`|https?://\S+|^\|[ |:-]+\|$", re.MULTILINE | re.DOTALL)
"""What is not prose: code, addresses, and the line under the head of a table."""
COMMAND = re.compile(r"(?:(?<=^)|(?<=[ (]))\?(?= (?:et un|1|explique|pour de|\(cette))")
"""The question mark that a player types at the terminal."""
TIGHT = re.compile(
    r"(?<![\u00a0\u202f])[:;!?](?=[\s)*»]|$)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»"
)
STRAIGHT = re.compile(r"\w'\w")


def spoken(pattern: ast.Pattern) -> list[str]:
    """What a message may say, each variant on its own; `x` stands for what is filled in."""
    said, found = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            said += element.expression.parse()["value"]
        else:
            said += "x"
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    found += spoken(variant.value)
    return [said, *found]


def sayings(path: Path) -> list[str]:
    """All that a file of messages says."""
    found = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(each.value for each in entry.attributes)):
                found += spoken(pattern) if pattern else []
    return found


def faults(text: str) -> list[str]:
    """Where a sign lacks its no-break space, each with what stands around it."""
    prose = COMMAND.sub("x", CODE.sub("x", text))
    if len(prose) == 1:  # a sign on a board
        return []
    found = [*TIGHT.finditer(prose), *STRAIGHT.finditer(prose)]
    return [prose[max(0, fault.start() - 20) : fault.end() + 10] for fault in found]


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: path.parent.name)
def test_signs_of_messages_stand_after_a_no_break_space(path: Path) -> None:
    said = sayings(path)
    assert said
    assert not [fault for text in said for fault in faults(text)]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.parent.name)
def test_signs_of_help_pages_stand_after_a_no_break_space(path: Path) -> None:
    assert not faults(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", OLD)
def test_signs_of_sentences_put_together_stand_after_a_no_break_space(game: str) -> None:
    played = cordee.game(game)
    said = []
    for position in walk(played, settings(played)[-1], 150):
        shown = position.presented("fr")
        said += [shown.question(), *shown.story(), *(one.text for one in shown.meanings())]
        said += shown.choices().values() if isinstance(position.actor, int) else ()
    assert any("\u00a0; " in text for text in said)
    assert not [fault for text in said for fault in faults(text)]


@pytest.mark.parametrize(
    "text", ["Quoi ?", "Quoi?", "trois: un", "un ; deux", "« oui\u00a0»", "«\u00a0oui »", "l'un"]
)
def test_a_fault_is_found(text: str) -> None:
    assert faults(text)


@pytest.mark.parametrize(
    "text",
    [
        "Quoi\u00a0?",
        "«\u00a0oui\u00a0», dit-on\u00a0; et `a: b` ou 20:15, bot:easy, https://example.org",
        "```\na: b !\n```",
        "Tapez ? et un nombre, comme ? 1.",
        "!",
    ],
)
def test_what_is_right_is_no_fault(text: str) -> None:
    assert not faults(text)
