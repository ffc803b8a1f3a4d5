"""`cordee lab`: how a box plays, or how several differ, with what certainty."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from .. import bots, games
from ..engine.errors import CordeeError
from ..engine.writing import write_whole
from ..words import speaker
from .contest import (
    FIRST_SEED,
    Game,
    Json,
    Resume,
    Seed,
    Trust,
    asked,
    contest_command,
    players_of,
    share_of,
)
from .long_work import Step, Work, carry_out, check_apart, check_file
from .places import ClusterAddress, Jobs, again, cores, place_of
from .screen import console
from .shared import HERE, TO_STDOUT, Components, Lang, get_ready, say, whole
from .shell import keys_of_a_box
from .telling import tell_provenance

if TYPE_CHECKING:
    from ..lab.answer import Answer
    from ..lab.running import Place, Stop
    from ..lab.words import Sheet

QUICK = "quick"
IN_THE_TERMINAL = ("seats", "length", "lead", "luck")
"""The tables that are short enough; the others are in the report, ..."""
MOST_ROWS = 30
"""... and so are differences beyond the clearest."""
NO_MATTER = ("game", "file", "page", "table", "jobs", "cluster", "lang", "resume", "trust")
"""Where figures go and who works does not matter to them."""


@contest_command("lab")
def lab(
    context: typer.Context,
    game: Game = None,
    players: Annotated[
        str | None, typer.Option(metavar="N|N-N", help=say("help-lab-players"))
    ] = None,
    kind: Annotated[
        str | None, typer.Option("--bots", metavar="BOT", help=say("help-lab-bots"))
    ] = None,
    number: Annotated[
        str | None, typer.Option("--games", metavar="N", help=say("help-lab-games"))
    ] = None,
    width: Annotated[
        str | None, typer.Option("--until-width", metavar="SHARE", help=say("help-lab-width"))
    ] = None,
    components: Components = None,
    sets: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="KEY=VALUE",
            help=say("help-lab-set"),
            autocompletion=keys_of_a_box,
        ),
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY=A..B:STEP", help=say("help-lab-vary"), autocompletion=keys_of_a_box
        ),
    ] = None,
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("help-lab-against"))
    ] = None,
    luck: Annotated[str | None, typer.Option(metavar="N", help=say("help-lab-luck"))] = None,
    pace: Annotated[str | None, typer.Option(metavar="S", help=say("help-lab-pace"))] = None,
    seed: Seed = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
    file: Json = None,
    page: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help=say("help-lab-html"))
    ] = None,
    table: Annotated[
        Path | None, typer.Option("--table", "--csv", metavar="FILE", help=say("help-lab-table"))
    ] = None,
    resume: Resume = None,
    trust: Trust = False,
    lang: Lang = None,
) -> None:
    from ..lab import figures
    from ..lab.answer import PACE
    from ..lab.asking import inquired, usual_games
    from ..lab.inquiry import MOST_LUCK, SLOWEST, read
    from ..lab.question import IN_KERNEL
    from ..lab.running import processes, threads
    from ..lab.survey import MOST_GAMES

    told = asked(context, game, lang)
    locale, speak = told.locale, told.speak
    if resume is None:
        chosen = told.game(components)
        fighter = bots.spelled(kind or QUICK).removeprefix("bot:")
        bots.parse(fighter)
        wanted, narrow = whole("--games", number, 0, 1, MOST_GAMES), share_of(width, "width-wrong")
        if narrow is not None and not wanted:
            wanted = MOST_GAMES if fighter in IN_KERNEL else 100 * usual_games(fighter, 1)
        inquiry = inquired(
            chosen.name,
            players_of(players, chosen),
            fighter,
            wanted or None,
            components=components,
            sets=sets or (),
            vary=vary or (),
            against=against,
            width=narrow,
            luck=None if luck is None else whole("--luck", luck, 0, 0, MOST_LUCK),
            pace=float(whole("--pace", pace, round(PACE), 1, SLOWEST)),
            seed=seed or FIRST_SEED,
            command=command_of(context, chosen.name),
            **told.options(chosen),
        )
    else:
        given = (players, kind, number, width, components, sets, vary, against, luck, pace, seed)
        told.check_alone(*given)
        inquiry = read(resume, trust)
        file = file or resume
        chosen = games.load(inquiry.game, inquiry.boxes[0].components)
    check_apart(file, page, table)
    check_file(file, resume)
    for path in (page, table):
        check_file(path, resume and path)  # written before, of what there was then
    if table is not None:
        figures.check(table)
    if page is not None:
        from ..lab import charts  # noqa: F401  # it says what is missing before anything is played
    local = threads if inquiry.bots in IN_KERNEL else processes
    place: Place = place_of(jobs, cluster, cores(), local, speak)
    get_ready(chosen, locale, bots=True)

    def steps(stop: Stop) -> Iterator[Step]:
        for done, total in inquiry.go_on(place, stop):
            yield Step(done, total, chosen.title(locale))

    def report() -> None:
        if inquiry.has_begun:
            answer = inquiry.answer
            try:  # files first: whoever reads what is told may stop reading
                write_files(answer, page, table, locale)
            finally:
                tell(answer, locale)
            for path in (file, page, table):
                if path not in (None, TO_STDOUT):
                    console().print(Text(speak("lab-written", path=str(path))), soft_wrap=True)

    where = again(jobs, cluster) + "".join(
        f" {option} {shlex.quote(str(path))}"
        for option, path in (("--html", page), ("--table", table))
        if path is not None
    )
    where += " --trust" if bots.runs_code(inquiry.bots) else ""
    work = Work("lab", chosen.name, steps, inquiry.to_dict, lambda: inquiry.has_begun)
    carry_out(work, file, where, report, speak)


def command_of(context: typer.Context, game: str) -> str:
    """The command that gives the same figures."""
    words = ["cordee", "lab", game, *context.args]
    words = [word for i, word in enumerate(words) if i < 3 or word != game]
    for parameter in context.command.params:
        value = context.params.get(parameter.name or "")
        if parameter.name in NO_MATTER:
            continue
        if value is None or value == parameter.default or value == ():
            continue
        for one in value if isinstance(value, list | tuple) else [value]:
            words += [parameter.opts[0], str(one)]
    return shlex.join(words)


def tell(answer: Answer, locale: str) -> None:
    """In plain words, then the shorter tables."""
    from ..lab.words import WORDS, clearest_sheet, played, sheets, summary

    screen, speak = console(), speaker(locale, WORDS)
    title = speak("lab-title", game=answer.game.title(locale))
    screen.print(Text(title, style="bold"))
    screen.print(Text(played(answer, speak)))
    tell_provenance(answer.game, dict(answer.options), answer.seed, speaker(locale, HERE))
    for heading, lines in summary(answer, locale):
        screen.print()
        screen.print(Text(heading, style="bold"))
        for line in lines:
            grid = Table.grid(padding=(0, 1))
            grid.add_row("·", Text(line))
            screen.print(grid)
    for sheet in sheets(answer, locale):
        if sheet.key == "differences":
            show(clearest := clearest_sheet(answer, MOST_ROWS, locale))
            if clearest.about:
                screen.print(Text(clearest.about, style="dim"))
        elif sheet.key in IN_THE_TERMINAL:
            show(sheet)
    screen.print()
    screen.print(Text(speak("lab-command"), style="dim"))
    screen.print(Text(f"  {answer.command}", style="bold"), soft_wrap=True)


def show(sheet: Sheet) -> None:
    if not sheet.rows:
        return
    screen = console()
    screen.print()
    screen.print(Text(sheet.title, style="bold"))
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for nth, heading in enumerate(sheet.columns):
        grid.add_column(heading, justify="left" if nth == 0 else "right")
    for row in sheet.rows:
        grid.add_row(*(Text(cell.text, style="bold" if cell.strong else "") for cell in row))
    screen.print(grid)


def write_files(answer: Answer, page: Path | None, table: Path | None, locale: str) -> None:
    """Beside the figures: the report and the table, if they were asked for."""
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
