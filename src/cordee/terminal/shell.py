"""What a shell may complete: games, their options, bots, files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import typer.core

from .. import games
from ..words import locale_of, speaker
from . import completion

if TYPE_CHECKING:
    from ..engine.game import Game


def games_known(incomplete: str) -> list[tuple[str, str]]:
    """Games by name, each with its title."""
    known = [name for name in games.REGISTER if name.startswith(incomplete.lower())]
    return [(name, speaker(locale_of(), games.package(name))("title")) for name in known]


def bots_and_people(incomplete: str) -> list[str]:
    """`me,bot:` goes on with a bot."""
    from .. import bots
    from .seats import BOT

    before, comma, begun = incomplete.rpartition(",")
    known = ["me", *(BOT + name for name in bots.REGISTER)]
    return [before + comma + name for name in known if name.startswith(begun.lower())]


def files(incomplete: str) -> Iterator[str]:
    """Files, and the game played last."""
    if "last".startswith(incomplete):
        yield "last"
    begun = incomplete or "./"
    for one in completion.files(begun):
        yield begun[: len(begun) - one.start] + one.text


def the_game(words: Sequence[str]) -> Game | None:
    """The game that a command line names."""
    known = {name.lower(): name for name in games.REGISTER}
    name = next((known[word.lower()] for word in words if word.lower() in known), None)
    return None if name is None else games.load(name)


def words_of_a_game(words: Sequence[str], incomplete: str) -> list[Any]:
    """The options of the game that is named, or the values of the one typed last."""
    game = the_game(words)
    if game is None:
        return []
    last = words[-1].removeprefix("--")
    if last in game.options:
        known = [str(value) for value in game.options[last]]
    elif incomplete.startswith("-"):
        known = [f"--{option}" for option in game.options]
    else:
        return []
    item = getattr(typer.core, "CompletionItem")  # noqa: B009
    return [item(word) for word in known if word.startswith(incomplete)]


def keys_of_a_box(ctx: Any, incomplete: str) -> list[str]:
    """What `--set` may set, in the box of the game that is named."""
    from ..lab.boxes import keys
    from .shared import HERE

    game = the_game(ctx.meta.get(HERE, ()))
    known = () if game is None else keys(game.box)
    return [f"{key}=" for key in known if key.startswith(incomplete)]
