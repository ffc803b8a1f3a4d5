"""`cordee study`: what decided a recorded game, luck or skill?"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..engine.errors import CordeeError
from ..engine.writing import write_whole
from ..words import speaker
from .places import ClusterAddress, Jobs, cores, place_of
from .progress import bar
from .screen import console
from .shared import HERE, TO_STDOUT, Command, Lang, Simulations, app, get_ready, locale_from, say

if TYPE_CHECKING:
    from rich.console import Console

    from ..engine.position import Position
    from ..study.ledger import Ledger

WORDS = "cordee.study"
MOST_SECONDS = 3600.0
MOST_SIMULATIONS = 1_000_000
CURVE = 72
FINER = 4
CALLED = {
    "best": "study-best",
    "good": "study-good",
    "inaccuracy": "study-inaccuracy",
    "mistake": "study-mistake-called",
    "blunder": "study-blunder",
}
"""What verdicts are called in the words."""


@app.command("study", cls=Command, help=say("about-study"))
def study(
    files: Annotated[list[Path], typer.Argument(metavar="FILE ...", help=say("help-files"))],
    simulations: Simulations = None,
    seconds: Annotated[
        str | None, typer.Option(metavar="S", help=say("help-study-seconds"))
    ] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help=say("help-study-json"))
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-study-html"))] = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
    lang: Lang = None,
) -> None:
    from ..lab.running import processes
    from .studies_cli import study_many

    locale = locale_from(lang)
    count, limit = _depth(simulations, seconds)
    place = place_of(jobs, cluster, cores(), processes, speaker(locale, HERE))
    if len(files) == 1 and cluster is None:
        study_one(files[0], count, limit, as_json, html, locale)
    elif limit is not None:
        raise CordeeError("studies-seconds", domain=HERE)
    else:
        study_many(files, count, as_json, html, place, locale)


def study_one(
    file: Path,
    count: int,
    limit: float | None,
    as_json: Path | None,
    html: Path | None,
    locale: str,
) -> None:
    from ..study import report
    from .command import read_record, which
    from .naming import shown

    for path in filter(None, (as_json, html)):
        if not path.parent.is_dir():
            raise CordeeError("record-folder", domain=HERE, path=str(path.parent))
    record = read_record(which(file), locale)
    get_ready(record.game, locale, bots=True)
    position = record.position()
    names = shown(record.seats or [""] * record.players, speaker(locale, HERE))
    names = list(position.presented(locale, names).names)
    ledger = _studied(position, names, count, limit, locale)
    figures = json.dumps(ledger.to_dict(), ensure_ascii=False) + "\n"
    if as_json == TO_STDOUT:
        sys.stdout.write(figures)
        as_json, screen = None, console(stderr=True)
    else:
        screen = console()
    if as_json is not None:
        write_whole(as_json, figures)
    if html is not None:
        write_whole(html, report.html(ledger, names, locale))
    _show(ledger, names, locale, screen)
    for path in filter(None, (as_json, html)):
        screen.print(Text(speaker(locale, WORDS)("study-written", path=str(path))), soft_wrap=True)


def _depth(simulations: str | None, seconds: str | None) -> tuple[int, float | None]:
    """How many simulations a search has, and how long the whole may take."""
    from ..study.studying import COARSE, SIMULATIONS

    if simulations is not None and seconds is not None:
        raise CordeeError("study-one-depth", domain=HERE)
    if simulations is not None:
        if not (simulations.isdecimal() and 1 <= int(simulations[:8]) <= MOST_SIMULATIONS):
            raise CordeeError(
                "study-simulations", domain=HERE, given=simulations[:40], high=MOST_SIMULATIONS
            )
        return int(simulations), None
    if seconds is None:
        return SIMULATIONS, None
    try:
        limit = float(seconds)
    except ValueError:
        limit = -1.0
    if not 0 < limit <= MOST_SECONDS:
        raise CordeeError("study-seconds", domain=HERE, given=seconds[:40], high=int(MOST_SECONDS))
    return COARSE, limit


def _studied(
    position: Position, names: list[str], simulations: int, limit: float | None, locale: str
) -> Ledger:
    """With a limit, ever finer, while the next one can be expected to be done in time."""
    begun = time.monotonic()
    while True:
        started = time.monotonic()
        ledger = _once(position, names, simulations, locale)
        now = time.monotonic()
        simulations *= FINER
        if limit is None or simulations > MOST_SIMULATIONS:
            return ledger
        if now - begun + FINER * (now - started) > limit:
            return ledger


def _once(position: Position, names: list[str], simulations: int, locale: str) -> Ledger:
    from ..study.studying import studying

    told = speaker(locale, WORDS)("study-running", game=position.game.title(locale))
    with bar(counted=False) as shown:
        task = shown.add_task(told, total=1.0)
        steps = studying(
            position, names, simulations, lambda done: shown.update(task, completed=done)
        )
        while True:
            try:
                next(steps)
            except StopIteration as end:
                ledger: Ledger = end.value
                return ledger


def _show(ledger: Ledger, names: list[str], locale: str, screen: Console) -> None:
    from ..study import report
    from ..study.chart import curve_text
    from ..study.words import happened, moved, told

    say = speaker(locale, WORDS)
    title = say("study-title", game=ledger.position.game.title(locale))
    screen.rule(Text(title, style="bold"), align="left")
    wide = max(map(len, names))
    for seat, name in enumerate(names):
        room = min(CURVE, screen.width - wide - 10)
        end = report.percent(ledger.end[seat], locale)
        screen.print(Text(f"{name:<{wide}} {curve_text(ledger, seat, room)} {end}"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    for called, cells in report.rows(ledger, names, locale):
        table.add_row(Text(called), *cells)
    screen.print(Padding(table, (1, 0)))
    for seat, name in enumerate(names):
        found = Counter(entry.verdict for entry in ledger.entries if entry.seat == seat)
        counts = ", ".join(f"{say(key)} {found[one]}" for one, key in CALLED.items() if found[one])
        screen.print(Text(f"{name}: {counts}"))
    screen.print()
    screen.print(Text(say("study-turning"), style="bold"))
    for entry in ledger.turning_points:
        what = f"{entry.ply}. {happened(ledger, entry, locale)} ({moved(entry, names, locale)})"
        screen.print(Padding(Text(what), (0, 0, 0, 2), expand=False))
    screen.print()
    screen.print(Text(say("study-mistakes"), style="bold"))
    if not ledger.mistakes:
        screen.print(Padding(Text(say("study-no-mistakes")), (0, 0, 0, 2), expand=False))
    for entry in ledger.mistakes:
        what = f"{entry.ply}. {' '.join(told(ledger, entry, locale))}"
        screen.print(Padding(Text(what), (0, 0, 0, 2), expand=False))
    screen.print(Text(say("study-about", simulations=ledger.simulations), style="dim"))
