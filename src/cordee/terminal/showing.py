"""`cordee show`: a position, from a line of text or a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from .. import games
from ..engine.errors import CordeeError
from .screen import console
from .shared import Command, Components, Lang, app, get_ready, locale_from, say

if TYPE_CHECKING:
    from ..engine.position import Position

LARGEST = 1_000_000
"""Bytes of a file that is read."""


@app.command("show", cls=Command, help=say("about-show"))
def show(
    text: Annotated[str, typer.Argument(metavar="TEXT|FILE", help=say("help-show"))],
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help=say("help-svg"))] = None,
    components: Components = None,
    lang: Lang = None,
) -> None:
    locale, screen = locale_from(lang), console()
    position = position_of(text, components, locale)
    if svg is not None:
        from .command import write_picture

        write_picture(svg, position.svg(locale), locale)
        return
    shown = position.presented(locale)
    screen.print(shown.scene())
    screen.print()
    if shown.ending() is not None:
        screen.print(shown.end())
        return
    screen.print(Text(shown.question()))
    if position.actor != "chance":
        for move in position.moves():
            screen.print(Text.assemble("  ", (move.text, "bold"), f"  {shown.describe(move)}"))


def position_of(text: str, components: Path | None = None, locale: str = "en") -> Position:
    """The position that a line stands for, or one kept in a file: such a line, or a recorded game,
    which is shown as it was left."""
    from ..engine.position_text import game_of

    words = text.strip()
    if "=" not in words and (file := Path(words)).is_file():
        words = _first_line(file)
        if words.startswith("cordee:"):
            from .command import read_record

            return read_record(file, locale).position()
    game = games.load(game_of(words), components)
    get_ready(game, locale)
    return game.position(words)


def _first_line(file: Path) -> str:
    """The first line with anything in it; the rest is not ours to judge."""
    try:
        with file.open(encoding="utf-8", errors="replace") as opened:
            lines = opened.read(LARGEST).splitlines()
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise CordeeError("file-unreadable", path=str(file), reason=reason) from None
    return next((line.strip() for line in lines if line.strip()), "")
