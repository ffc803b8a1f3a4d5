"""What all commands share: the language of `--help`, common options, and getting a game ready."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from .. import games
from ..engine.data import Options
from ..engine.errors import CordeeError
from ..words import LOCALES, locale_of, speaker
from .entry import INTERRUPTED as INTERRUPTED
from .screen import console
from .shell import bots_and_people, files, games_known, the_game, words_of_a_game

if TYPE_CHECKING:
    from ..engine.game import Game

HERE = "cordee.terminal"
TO_STDOUT = Path("-")
"""What `--json -` means."""

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


class GameCommand(Command):
    """A command that takes the options of a game, too: help and the shell know them."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[HERE] = list(args)  # help comes before the game is known
        return super().parse_args(ctx, args)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        super().format_options(ctx, formatter)
        game = the_game(ctx.meta.get(HERE, ()))
        if game is None or not game.options:
            return
        with formatter.section(say("options-of", game=game.title(say.locale))):
            formatter.write_dl(
                [
                    (f"--{option} {'|'.join(map(str, values))}", _about(game, option))
                    for option, values in game.options.items()
                ]
            )

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        own = words_of_a_game(ctx.meta.get(HERE, ()), incomplete)
        found: list[Any] = super().shell_complete(ctx, incomplete)
        return own + found if incomplete.startswith("-") else own or found


def _about(game: Game, option: str) -> str:
    """What an option is, and what its values mean."""
    values = game.options[option]
    meant = {str(value): game.value_called(option, value, say.locale) for value in values}
    told = [f"{value}: {called}" for value, called in meant.items() if called != value]
    about = game.option_called(option, say.locale)
    return say("option-default", about=f"{about} ({', '.join(told)})" if told else about,
               default=str(values[0]))  # fmt: skip


ORDER = ("games", "rules", "box", "play", "learn", "replay", "show", "verify", "study", "lab")
"""The commands that are listed first; the others follow as they come."""


class Group(_Speaks, TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        known: list[str] = super().list_commands(ctx)
        first = ORDER if ctx.parent is None else ()
        return sorted(known, key=lambda name: first.index(name) if name in first else len(first))

    def get_params(self, ctx: Any) -> list[Any]:
        params: list[Any] = super().get_params(ctx)
        for param in params:
            if param.name in ("install_completion", "show_completion"):
                param.help = say(f"help-{param.name.replace('_', '-')}")
        return params


app = typer.Typer(
    cls=Group,
    help=say("about"),
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def in_any_case(name: str) -> str:
    """Games are named in any case."""
    return next((known for known in games.REGISTER if known.lower() == name.lower()), name)


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help=say("help-game"), autocompletion=games_known, callback=in_any_case
    ),
]
AnyGameName = Annotated[
    str | None, typer.Argument(metavar="GAME", help=say("help-game"), autocompletion=games_known)
]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help=say("help-file"), autocompletion=files)
]
Seats = Annotated[
    str | None,
    typer.Option(metavar="NAME,NAME", help=say("help-seats"), autocompletion=bots_and_people),
]
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
            game = in_any_case(word)
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


def whole(option: str, given: str | None, default: int, low: int, high: int) -> int:
    """A whole number as people write it: 1000000, 1_000_000."""
    if given is None:
        return default
    digits = given.strip().replace("_", "")
    if digits.isascii() and digits.isdecimal() and len(digits) < 16 and low <= int(digits) <= high:
        return int(digits)
    raise CordeeError("number-wrong", domain=HERE, option=option, given=given, low=low, high=high)


def get_ready(game: Game, locale: str, bots: bool = False) -> None:
    """Compile the rules, and the search for `bots`, if this is the first time, and say so."""
    from itertools import chain

    steps: Iterator[object] = iter(())
    count = 0
    if not game.ready:
        steps, count = game.compile(), len(game.bindings.functions)
    if bots:
        from ..bots.evaluator import evaluators, is_ready

        if not is_ready(game):
            known = evaluators(game)
            steps = chain(steps, *(know.compile() for know in known))
            count += len(known)
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
