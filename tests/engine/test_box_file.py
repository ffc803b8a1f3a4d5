"""The box of a game as a file: whole, explained, and read back as it was."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from cordee.engine.box_file import changes, written
from cordee.engine.game import Game
from cordee.engine.kernel import folder_of
from cordee.games import REGISTER, load
from cordee.words import LOCALES, speaker

ORIGINS = {
    "en": re.compile(r"rulebook|our numbers?|ours|ruling|reviews|elsewhere"),
    "fr": re.compile(r"règle du livret|à nous|décision|critiques?|ailleurs"),
}
ODD: list[tuple[str, dict[str, Any]]] = [
    ("matterhorn", {"rows": [[8, 0], [12, -2], [4, 2], *[[1, 0]] * 5]}),
    ("vertical", {"tokens": {"axe": 9}}),
    ("yeti", {"equipment": {"radio": {"once": True}}, "photos": [1, 2, 3, 4, 5, 6, 7]}),
    ("himalaya", {"route": {"slides": [], "snow": []}}),
]


@pytest.mark.parametrize("name", REGISTER)
def test_the_shipped_file_is_the_one_that_is_written(name: str) -> None:
    """If this fails on purpose: write the file anew, `cordee box GAME` prints it."""
    game = load(name)
    file = folder_of(game.package) / "components.toml"
    assert file.read_text(encoding="utf-8") == written(game, "en")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "box"), [*((name, {}) for name in REGISTER), *ODD])
def test_a_written_box_is_read_as_the_same_box(name: str, box: dict[str, Any], locale: str) -> None:
    game = load(name, box)
    text = written(game, locale)
    assert load(name, tomllib.loads(text)) == game
    assert max(map(len, text.splitlines())) <= 98


def leaves(box: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every key of a box that has a value, with the tables it is in."""
    if isinstance(box, Mapping):
        for key, value in box.items():
            yield from leaves(value, (*path, key))
    elif isinstance(box, list) and box and isinstance(box[0], Mapping):
        yield from leaves(box[0], path)
    else:
        yield path


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", REGISTER)
def test_every_key_says_where_its_number_comes_from(name: str, locale: str) -> None:
    """Itself, or the tables it is in."""
    game = load(name)
    text = " ".join(re.sub(r"\n# ", " ", written(game, locale)).split())
    for path in leaves(game.box):
        said = [
            about for end in range(len(path)) if (about := words(game, locale, path[: end + 1]))
        ]
        marked = [about for about in said if re.match(r"[YHMVP]\d+ \(", about)]
        assert marked, path
        assert ORIGINS[locale].search(marked[-1]), path
        assert all(" ".join(about.split()) in text for about in said), path


def words(game: Game, locale: str, path: tuple[str, ...]) -> str:
    try:
        return speaker(locale, game.package)("-".join(("box", *path)))
    except LookupError:
        return ""


def test_what_may_be_given_instead_stands_there_as_a_comment() -> None:
    matterhorn, vertical = written(load("matterhorn"), "en"), written(load("vertical"), "en")
    (rows,) = re.findall(r"^# (rows = .*)$", matterhorn, re.MULTILINE)
    assert load("matterhorn", tomllib.loads(rows)) == load("matterhorn")
    (tokens,) = re.findall(r"^# (tokens = .*)$", vertical, re.MULTILINE)
    assert load("vertical", tomllib.loads(tokens)) == load("vertical")


def test_changes_against_the_shipped_box() -> None:
    assert changes(load("yeti")) == {}
    mine = load("yeti", {"start": 40, "equipment": {"lens": {"cost": 5, "value": 4}}})
    assert changes(mine) == {"start": 40, "equipment.lens.cost": 5}
    piles = [{}, {"plain": 4}, {}]
    assert changes(load("vertical", {"pile": piles, "tokens": 6})) == {
        "pile[1].plain": 4,
        "tokens": 6,
    }
