"""`cordee new-game`: a small, complete package with a game in it, to begin one's own from.

It is Pig under another name, as Pig is now: rules, words, board, heuristics and numbers, each in
its file, with tests that check all of it.
"""

from __future__ import annotations

import json
import keyword
import re
import shlex
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from .. import games
from ..engine.errors import CordeeError
from ..engine.register import NAME
from ..words import speaker
from .screen import console
from .shared import HERE, Command, Lang, app, locale_from, say

MODEL = "pig"
TAKEN = ("cordee", "tests", "test")

PYPROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "cordee-{name}"
version = "0.1.0"
description = "{title}, a game for Cordée"
requires-python = ">=3.11"
dependencies = ["cordee"]

[project.entry-points."cordee.games"]
{name} = "{name}"

[tool.setuptools]
packages = ["{name}"]

[tool.setuptools.package-data]
{name} = ["*.ftl", "*.json", "*.md", "*.toml"]

[tool.pytest.ini_options]
pythonpath = ["."]
testpaths = ["tests"]
"""
README = """\
# {title}

A game for Cordée. It begins as Pig under another name; change the rules, then what speaks of them.

    python -m pytest            # does it keep the contract of a game?
    pip install -e .            # from now on `cordee` knows it:
    cordee play {name}
    cordee rules {name}

The files of `{name}/`, in the order in which a game is best written: `rules.py` (what is legal, and
what happens), `notation.py` (moves as text), `fields.py` (positions as data), `components.toml` and
`components.py` (the numbers on the components), `why.py`, `story.py`, `en.ftl`, `fr.ftl` and the
help pages (words), `terminal_view.py` and `board.py` (pictures), `heuristics.py` (how bots play
it), `encoding.py` (numbers for programs that learn), `cover.json` (the position on its card).
The last five may be left out. docs/write-your-own-game.md of Cordée goes through them all.
"""
TESTS = '''\
"""{title} keeps the contract of a game, and its own rules."""

import pytest

from cordee import testing
from cordee.engine.game import Game

GAME = Game("{name}", "{name}")


def test_the_folder_is_complete() -> None:
    testing.check_folder(GAME)


def test_compiled_and_interpreted_rules_agree() -> None:
    testing.check_modes(GAME)


@pytest.mark.parametrize("setting", testing.settings(GAME), ids=str)
@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: testing.Check, setting: testing.Setting) -> None:
    check(testing.sample(GAME, setting))


def test_a_one_loses_the_pot() -> None:
    position = GAME.new(2, seed=1)
    for move in ("roll 6", "again", "roll 1"):
        position.play(move)
    assert (position.fields["pot"], position.turn) == (0, 1)
'''
COVER = {"players": 3, "options": {}, "turn": 1, "phase": "choose", "pot": 17}
SCORES = [42, 63, 28]

OTHER_WORDS = {
    "rules.py": {
        "Pig, a folk game (told by John Scarne, 1945): the smallest complete game on the contract.":
        "The rules of {title}, in the order of its help page.",
    },
    "en.ftl": {
        " The example of how a game is written for Cordée.": "",
    },
    "fr.ftl": {
        " L’exemple de la façon dont un jeu s’écrit pour Cordée.": "",
    },
    "help.en.md": {
        " Pig is here as the smallest complete game: docs/write-your-own-game.md shows how it is"
        " made.": "",
    },
    "help.fr.md": {
        " Pig est là comme le plus petit jeu complet\u00a0: docs/write-your-own-game.md montre"
        " comment il est fait.": "",
    },
}  # fmt: skip
"""What Pig says about itself alone."""


@app.command("new-game", cls=Command, help=say("about-new-game"))
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("help-new-name"))],
    folder: Annotated[
        Path | None, typer.Argument(metavar="FOLDER", help=say("help-new-folder"))
    ] = None,
    lang: Lang = None,
) -> None:
    speak, screen = speaker(locale_from(lang), HERE), console()
    check_name(name)
    home = Path(name) if folder is None else folder
    check_folder(home)
    written = list(write(name, home))
    screen.print(Text(speak("new-game-written", count=len(written), folder=str(home))))
    for line in (f"cd {shlex.quote(str(home))}", "python -m pytest", "pip install -e ."):
        screen.print(Text(f"  {line}", style="bold"), soft_wrap=True)
    screen.print(Text(f"  cordee play {name}", style="bold"))


def check_name(name: str) -> None:
    """A name must do for a package, an entry point and a command."""
    if NAME.fullmatch(name) is None or keyword.iskeyword(name):
        raise CordeeError("new-game-name", domain=HERE, given=name)
    if name in games.REGISTER or name in TAKEN or name in sys.stdlib_module_names:
        raise CordeeError("new-game-taken", domain=HERE, given=name)


def check_folder(folder: Path) -> None:
    """Nothing of anybody's is written over."""
    try:
        if (folder.exists() or folder.is_symlink()) and (
            not folder.is_dir() or any(folder.iterdir())
        ):
            raise CordeeError("new-game-folder", domain=HERE, path=str(folder))
        if not folder.absolute().parent.is_dir():
            raise CordeeError("record-folder", domain=HERE, path=str(folder.absolute().parent))
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise CordeeError("file-unwritable", domain=HERE, path=str(folder), reason=reason) from None


def write(name: str, folder: Path) -> Iterator[Path]:
    """The files of a new game, one after the other."""
    for path, text in files(name):
        file = folder / path
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        except OSError as fault:
            reason = fault.strerror or str(fault)
            about = {"path": str(file), "reason": reason}
            raise CordeeError("file-unwritable", domain=HERE, **about) from None
        yield file


def files(name: str) -> Iterator[tuple[str, str]]:
    """Every file of the package, and what is in it."""
    title = name.replace("_", " ").title()
    about = {"name": name, "title": title}
    yield "pyproject.toml", PYPROJECT.format(**about)
    yield "README.md", README.format(**about)
    yield f"tests/test_{name}.py", TESTS.format(**about)
    for file in resources.files(games.package(MODEL)).iterdir():
        if file.is_file() and Path(file.name).suffix in (".py", ".ftl", ".md", ".toml"):
            text = file.read_text(encoding="utf-8")
            yield f"{name}/{file.name}", renamed(file.name, text, name, title)
    cover = {"game": name, **COVER, "score": SCORES}
    yield f"{name}/cover.json", json.dumps(cover) + "\n"


def renamed(file: str, text: str, name: str, title: str) -> str:
    """A file of the model for a game of another name, in a package of its own."""
    for old, new in OTHER_WORDS.get(file, {}).items():
        text = text.replace(old, new.format(title=title))
    text = re.sub(r"from \.{3}(?=\w)", "from cordee.", text)
    text = text.replace(games.package(MODEL), name).replace(f"play {MODEL}", f"play {name}")
    text = text.replace("`engine/contract.py`", "`cordee/engine/contract.py`")
    return re.sub(r"\bPig\b", title, text)
