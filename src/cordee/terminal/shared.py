"""What all commands share: the language of `--help`, common options, and getting a game ready."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from ..engine.data import Options
from ..engine.errors import CordeeError
from ..words import LOCALES, locale_of, speaker
from .screen import console

if TYPE_CHECKING:
    from ..engine.game import Game

HERE = "cordee.terminal"
INTERRUPTED = 130

say = speaker(locale_of(), HERE)  # the language of `--help`


class _Speaks:
    """Says in the player's language what `--help` is for."""

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = say("help-help")
        return option


class Command(_Speaks, TyperCommand):
    pass


class Group(_Speaks, TyperGroup):
    pass


app = typer.Typer(
    cls=Group,
    help=say("about"),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-file"))]
Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help=say("help-lang"))]
Components = Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-components"))]
Simulations = Annotated[str | None, typer.Option(metavar="N", help=say("help-simulations"))]
TAKES_OPTIONS_OF_A_GAME = {"allow_extra_args": True, "ignore_unknown_options": True}


def locale_from(lang: str | None) -> str:
    if lang is not None and lang not in LOCALES:
        raise CordeeError("lang-unknown", domain=HERE, given=lang, known=", ".join(LOCALES))
    return lang or locale_of()


def sort_out(words: list[str]) -> tuple[str | None, dict[str, str]]:
    """The game among the words of a command, and its own options."""
    game, options = None, {}
    words = [part for word in words for part in word.split("=", 1)]
    while words:
        word = words.pop(0)
        if word.startswith("-"):
            options[word] = words.pop(0) if words else ""
        elif game is None:
            game = word
        else:
            raise CordeeError("usage-word", domain=HERE, option=word)
    return game, options


def game_options(game: Game, given: dict[str, str]) -> Options:
    """Options by their names in the game."""
    for word in given:
        if word.removeprefix("--") not in game.options:
            raise CordeeError("usage-option", domain=HERE, option=word)
        if not given[word]:
            raise CordeeError("usage-value", domain=HERE, option=word)
    return game.check_options({word.removeprefix("--"): given[word] for word in given})


def get_ready(game: Game, locale: str, bots: bool = False) -> None:
    """Compile the rules, and the search for `bots`, if this is the first time, and say so."""
    from itertools import chain

    steps: Iterator[object] = iter(())
    count = 0
    if not game.ready:
        steps, count = game.compile(), len(game.bindings.functions)
    if bots:
        from ..bots.evaluator import evaluator, is_ready

        if not is_ready(game):
            steps, count = chain(steps, evaluator(game).compile()), count + 1
    if count:
        show_progress(steps, count, speaker(locale, HERE)("compiling", game=game.title(locale)))


def show_progress(steps: Iterator[object], count: int, message: str) -> None:
    """Go through all steps; in a pipe, only their purpose is printed."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    errors = console(stderr=True)
    if not errors.is_terminal:
        errors.print(message)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(message, total=count)
        for done, _ in enumerate(steps):
            bar.update(task, completed=done)
