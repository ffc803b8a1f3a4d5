"""What `arena`, `simulate`, `lab` and `train` share: options, how they are named and checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar

import typer

from .. import games
from ..engine.data import Options
from ..engine.errors import CordeeError
from ..words import Say, speaker
from .shared import (
    HERE,
    TAKES_OPTIONS_OF_A_GAME,
    GameCommand,
    app,
    game_options,
    locale_from,
    say,
    sort_out,
    whole,
)
from .shell import games_known

if TYPE_CHECKING:
    from ..engine.game import Game as PlayedGame

Game = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help=say("help-game-alone"), autocompletion=games_known),
]
Players = Annotated[str | None, typer.Option(metavar="N", help=say("help-players"))]
Seed = Annotated[str | None, typer.Option(metavar="SEED", help=say("help-match-seed"))]
Json = Annotated[Path | None, typer.Option("--json", metavar="FILE", help=say("help-json"))]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-work-resume"))]
Trust = Annotated[bool, typer.Option("--trust", help=say("help-trust"))]
FIRST_SEED = "1"
COUNTS = re.compile(r"(\d)(?:-(\d))?")

C = TypeVar("C", bound=Callable[..., Any])


def contest_command(name: str) -> Callable[[C], C]:
    """A command that takes the options of a game, too."""
    return app.command(
        name,
        cls=GameCommand,
        help=say(f"about-{name}"),
        context_settings=TAKES_OPTIONS_OF_A_GAME,
    )


class Asked(NamedTuple):
    """What the words of such a command name."""

    command: str
    name: str | None
    """The game, if it is named, ..."""
    own: dict[str, str]
    """... and its own options."""
    speak: Say

    @property
    def locale(self) -> str:
        return self.speak.locale

    def game(self, components: Path | None) -> PlayedGame:
        """It must be named."""
        if self.name is None:
            known = ", ".join(games.REGISTER)
            raise CordeeError("contest-what", domain=HERE, command=self.command, known=known)
        return games.load(self.name, components)

    def options(self, game: PlayedGame) -> Options:
        return game_options(game, self.own)

    def check_alone(self, *others: object) -> None:
        """What goes on comes from its file: nothing else may be given."""
        given = [one for one in others if one not in (None, False, [])]
        if self.name is not None or self.own or given:
            raise CordeeError(f"{self.command}-resume-alone", domain=HERE)


def asked(context: typer.Context, game: str | None, lang: str | None) -> Asked:
    speak = speaker(locale_from(lang), HERE)
    name, own = sort_out([*([game] if game else []), *context.args])
    return Asked(context.info_name or "", name, own, speak)


def seats_of(players: str | None, game: PlayedGame) -> int:
    """As many as said, by default as few as possible."""
    return whole("--players", players, game.players[0], *game.players)


def players_of(given: str | None, game: PlayedGame) -> list[int]:
    """`3`, or `2-5` for all from two to five."""
    low, high = game.players
    if given is None:
        return list(range(low, high + 1))
    found = COUNTS.fullmatch(given.strip())
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not low <= first <= last <= high:
        raise CordeeError("players-wrong", domain=HERE, given=given, low=low, high=high)
    return list(range(first, last + 1))


def share_of(given: str | None, wrong: str = "share-wrong") -> float | None:
    """A share as people write it: 0.6, 0,6, 60%; `wrong` is what is said of anything else."""
    if given is None:
        return None
    try:
        text = given.strip().replace(",", ".")
        share = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        share = -1.0
    if not 0 < share < 1:
        raise CordeeError(wrong, domain=HERE, given=given)
    return share
