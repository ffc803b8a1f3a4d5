"""`cordee lab`: how a box plays, or how several differ, with what certainty."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from .. import bots
from ..engine.errors import CordeeError
from ..engine.writing import write_whole
from ..words import speaker
from .arena_cli import (
    as_json,
    check_file,
    named,
    share_of,
    stopped_by_signals,
    telling_elsewhere,
    write,
)
from .places import ClusterAddress, Jobs, cores, place_of
from .progress import bar
from .screen import console
from .shared import (
    HERE,
    TAKES_OPTIONS_OF_A_GAME,
    TO_STDOUT,
    Command,
    Components,
    Lang,
    app,
    game_options,
    get_ready,
    locale_from,
    say,
    sort_out,
    whole,
)

if TYPE_CHECKING:
    from ..engine.game import Game as PlayedGame
    from ..lab.answer import Answer
    from ..lab.running import Place
    from ..lab.words import Sheet

MOST_LUCK = 100_000
SLOWEST = 3600
IN_THE_TERMINAL = ("seats", "length", "lead", "luck", "differences")
"""The tables that are short enough; the others are in the report."""
COUNTS = re.compile(r"(\d)(?:-(\d))?")

Game = Annotated[str | None, typer.Argument(metavar="GAME", help=say("help-game-alone"))]


@app.command("lab", cls=Command, help=say("about-lab"), context_settings=TAKES_OPTIONS_OF_A_GAME)
def lab(
    context: typer.Context,
    game: Game = None,
    players: Annotated[
        str | None, typer.Option(metavar="N|N-N", help=say("help-lab-players"))
    ] = None,
    kind: Annotated[
        str, typer.Option("--bots", metavar="BOT", help=say("help-lab-bots"))
    ] = "quick",
    number: Annotated[
        str | None, typer.Option("--games", metavar="N", help=say("help-lab-games"))
    ] = None,
    width: Annotated[
        str | None, typer.Option("--until-width", metavar="SHARE", help=say("help-lab-width"))
    ] = None,
    components: Components = None,
    sets: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help=say("help-lab-set"))
    ] = None,
    vary: Annotated[
        list[str] | None, typer.Option(metavar="KEY=A..B:STEP", help=say("help-lab-vary"))
    ] = None,
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("help-lab-against"))
    ] = None,
    luck: Annotated[str | None, typer.Option(metavar="N", help=say("help-lab-luck"))] = None,
    pace: Annotated[str | None, typer.Option(metavar="S", help=say("help-lab-pace"))] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help=say("help-match-seed"))] = "1",
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
    file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help=say("help-json"))
    ] = None,
    page: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help=say("help-lab-html"))
    ] = None,
    table: Annotated[
        Path | None, typer.Option("--table", metavar="FILE", help=say("help-lab-table"))
    ] = None,
    lang: Lang = None,
) -> None:
    from ..lab import figures
    from ..lab.answer import PACE
    from ..lab.asking import ask, usual_games
    from ..lab.question import IN_KERNEL
    from ..lab.running import processes, threads
    from ..lab.survey import MOST_GAMES

    locale = locale_from(lang)
    speak = speaker(locale, HERE)
    name, own_options = sort_out([*([game] if game else []), *context.args])
    chosen = named(name, "lab", components)
    options = game_options(chosen, own_options)
    fighter = bots.spelled(kind).removeprefix("bot:")
    bots.parse(fighter)
    counts = players_of(players, chosen)
    wanted = whole("--games", number, 0, 1, MOST_GAMES) or None
    narrow = width_of(width)
    if narrow is not None and wanted is None:
        wanted = MOST_GAMES if fighter in IN_KERNEL else 100 * usual_games(fighter, 1)
    judged = None if luck is None else whole("--luck", luck, 0, 0, MOST_LUCK)
    seconds = float(whole("--pace", pace, round(PACE), 1, SLOWEST))
    for path in (file, page, table):
        check_file(path)
    if table is not None:
        figures.check(table)
    if page is not None:
        from ..lab import charts  # noqa: F401  # it says what is missing before anything is played
    local = threads if fighter in IN_KERNEL else processes
    place: Place = place_of(jobs, cluster, cores(), local, speak)
    get_ready(chosen, locale, bots=True)
    again = command_of(context, chosen.name)
    with stopped_by_signals() as stop, bar() as shown:
        task = shown.add_task(chosen.title(locale), total=None)
        answer = ask(
            chosen.name,
            counts,
            fighter,
            wanted,
            components=components,
            sets=sets or (),
            vary=vary or (),
            against=against,
            width=narrow,
            luck=judged,
            pace=seconds,
            seed=seed,
            place=place,
            stop=stop,
            command=again,
            watch=lambda done, total: shown.update(task, completed=done, total=total),
            **options,
        )
    if answer.players:
        with telling_elsewhere(file):
            tell(answer, locale)
            keep(answer, file, page, table, locale)
        if file == TO_STDOUT:
            sys.stdout.write(as_json(answer.to_dict()))
    if stop.is_set():
        raise typer.Exit(stop.status)


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


def width_of(given: str | None) -> float | None:
    """How narrow an interval must be: `0.5%`, `0.005`."""
    try:
        return share_of(given)
    except CordeeError:
        raise CordeeError("width-wrong", domain=HERE, given=given) from None


def command_of(context: typer.Context, game: str) -> str:
    """The command that gives the same figures; where files go and who works does not matter."""
    words = ["cordee", "lab", game, *context.args]
    words = [word for i, word in enumerate(words) if i < 3 or word != game]
    for parameter in context.command.params:
        value = context.params.get(parameter.name or "")
        if parameter.name in ("game", "file", "page", "table", "jobs", "cluster", "lang"):
            continue
        if value is None or value == parameter.default or value == ():
            continue
        for one in value if isinstance(value, list | tuple) else [value]:
            words += [parameter.opts[0], str(one)]
    return shlex.join(words)


def tell(answer: Answer, locale: str) -> None:
    """In plain words, then the shorter tables."""
    from ..lab.words import WORDS, sheets, summary

    screen, speak = console(), speaker(locale, WORDS)
    title = speak("lab-title", game=answer.game.title(locale))
    screen.print(Text(title, style="bold"))
    for heading, lines in summary(answer, locale):
        screen.print()
        screen.print(Text(heading, style="bold"))
        for line in lines:
            grid = Table.grid(padding=(0, 1))
            grid.add_row("·", Text(line))
            screen.print(grid)
    for sheet in sheets(answer, locale):
        if sheet.key in IN_THE_TERMINAL:
            show(sheet)
    screen.print()
    screen.print(Text(speak("lab-command"), style="dim"))
    screen.print(Text(f"  {answer.command}", style="bold"), soft_wrap=True)


def show(sheet: Sheet) -> None:
    screen = console()
    screen.print()
    screen.print(Text(sheet.title, style="bold"))
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for nth, heading in enumerate(sheet.columns):
        grid.add_column(heading, justify="left" if nth == 0 else "right")
    rows = [row for row in sheet.rows if sheet.key != "differences" or row[0].strong]
    for row in rows:
        grid.add_row(*(Text(cell.text, style="bold" if cell.strong else "") for cell in row))
    screen.print(grid)


def keep(
    answer: Answer, file: Path | None, page: Path | None, table: Path | None, locale: str
) -> None:
    """The files that were asked for."""
    speak = speaker(locale, HERE)
    if file not in (None, TO_STDOUT):
        assert file is not None
        write(file, answer.to_dict())
    try:
        if page is not None:
            from ..lab.report import html

            write_whole(page, html(answer, locale))
        if table is not None:
            from ..lab.figures import written

            table.write_bytes(written(answer, table))
    except OSError as fault:
        where, reason = str(fault.filename), fault.strerror or str(fault)
        raise CordeeError("file-unwritable", domain=HERE, path=where, reason=reason) from None
    for path in (file, page, table):
        if path not in (None, TO_STDOUT):
            console().print(Text(speak("lab-written", path=str(path))), soft_wrap=True)
