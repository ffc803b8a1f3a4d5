"""`cordee study` of several records: each a line or more of one table, and a file of its own."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.table import Table
from rich.text import Text

from ..engine.errors import CordeeError
from ..engine.writing import write_whole
from ..words import Say, speaker
from .long_work import KEEP_EVERY, stopped_by_signals
from .progress import bar
from .screen import console
from .shared import HERE, TO_STDOUT, get_ready

if TYPE_CHECKING:
    from ..engine.data import Data
    from ..lab.running import Place, Stop
    from ..study.ledger import Ledger
    from ..study.many import Line, Subject

WORDS = "cordee.study"


def study_many(
    files: Sequence[Path],
    simulations: int,
    as_json: Path | None,
    html: Path | None,
    place: Place,
    locale: str,
) -> None:
    """What was studied is told and kept, however it ends; the same command goes on."""
    from ..study.report import html as page

    if as_json == TO_STDOUT:
        raise CordeeError("studies-dash", domain=HERE)
    if html is not None and not html.is_dir():
        raise CordeeError("studies-html", domain=HERE, path=str(html))
    subjects = [_subject(path, simulations, locale) for path in files]
    studies = Studies(subjects, as_json)
    broken: CordeeError | None = None
    with stopped_by_signals() as stop:
        try:
            with bar() as shown:
                task = shown.add_task(speaker(locale, HERE)("studies-running"), total=len(files))
                shown.update(task, completed=len(studies.done()))
                for done in studies.go_on(place, stop):
                    shown.update(task, completed=done)
        except CordeeError as fault:
            if not studies.done():
                raise
            broken = fault
        studies.keep()
        for subject, ledger in studies.done():
            if html is not None:
                path = html / f"{subject.name}.html"
                write_whole(path, page(ledger, list(ledger.names), locale))
    _tell(studies, locale)
    if broken is not None:
        raise broken
    if stop.is_set():
        key = "studies-left" if as_json is None else "studies-kept"
        console().print(Text(speaker(locale, HERE)(key)))
        raise typer.Exit(stop.status)


def _subject(path: Path, simulations: int, locale: str) -> Subject:
    from ..study.many import Subject
    from .command import read_record, which
    from .naming import shown

    record = read_record(which(path), locale)
    if not record.events:
        raise CordeeError("studies-nothing", domain=HERE, path=str(path))
    get_ready(record.game, locale, bots=True)
    names = shown(record.seats or [""] * record.players, speaker(locale, HERE))
    called = record.position().presented(locale, names).names
    return Subject(path.stem, record, tuple(called), simulations)


class Studies:
    """The studies of some records, as far as they are, and the file or folder they are kept in."""

    def __init__(self, subjects: Sequence[Subject], place: Path | None) -> None:
        self.subjects = _told_apart(subjects)
        self._path = place
        self._ledgers: dict[int, Ledger] = {}
        for nth, subject in enumerate(self.subjects):
            found = [subject.read(data) for data in self._kept(subject)]
            for ledger in filter(None, found):
                self._ledgers[nth] = ledger
        if place is not None and not place.is_dir() and not place.parent.is_dir():
            raise CordeeError("record-folder", domain=HERE, path=str(place.parent))

    def go_on(self, place: Place, stop: Stop) -> Iterator[int]:
        """Study what is not studied yet, yielding how many are."""
        from ..lab.running import in_order
        from ..study.many import study_text

        left = [nth for nth in range(len(self.subjects)) if nth not in self._ledgers]
        if not left:
            return
        texts = [str(self.subjects[nth].record) for nth in left]
        task = partial(study_text, self.subjects[0].simulations)
        kept, following = time.monotonic(), iter(left)
        for account in in_order(task, texts, place, stop):
            nth = next(following)
            self._ledgers[nth] = self.subjects[nth].ledger(account)
            if time.monotonic() > kept + KEEP_EVERY:
                with contextlib.suppress(CordeeError):  # the end will tell
                    self.keep()
                kept = time.monotonic()
            yield len(self._ledgers)

    def done(self) -> list[tuple[Subject, Ledger]]:
        return [(self.subjects[nth], self._ledgers[nth]) for nth in sorted(self._ledgers)]

    # Files

    def _file(self, subject: Subject) -> Path | None:
        """Its own in a folder, or one for all."""
        if self._path is not None and self._path.is_dir():
            return self._path / f"{subject.name}.json"
        return self._path

    def _kept(self, subject: Subject) -> list[Data]:
        """The studies in its file; a file that holds anything else is not ours to overwrite."""
        file = self._file(subject)
        if file is None or not file.exists():
            return []
        try:
            held = json.loads(file.read_text(encoding="utf-8"))
            held = held if isinstance(held, list) else [held]
            if all("record" in one and "plies" in one for one in held):
                return held
        except (OSError, ValueError, TypeError, RecursionError):
            pass
        raise CordeeError("studies-other-file", domain=HERE, path=str(file))

    def keep(self) -> None:
        if self._path is None:
            return
        kept = [(self._file(one), one.kept(ledger)) for one, ledger in self.done()]
        if self._path.is_dir():
            for file, data in kept:
                assert file is not None
                _write(file, data)
        else:
            _write(self._path, [data for _, data in kept])


def _told_apart(subjects: Sequence[Subject]) -> list[Subject]:
    """Records of the same name, from several folders, are numbered."""
    found: list[Subject] = []
    for subject in subjects:
        name, number = subject.name, 1
        while name in {other.name for other in found}:
            number += 1
            name = f"{subject.name}-{number}"
        found.append(subject._replace(name=name))
    return found


def _write(file: Path, data: object) -> None:
    try:
        write_whole(file, json.dumps(data, ensure_ascii=False) + "\n")
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise CordeeError("file-unwritable", domain=HERE, path=str(file), reason=reason) from None


def _tell(studies: Studies, locale: str) -> None:
    """One table: every player of every game, then those who played several."""
    from ..study.many import lines, totals

    say, screen = speaker(locale, HERE), console()
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("file", "player", "start", "luck", "own", "others", "end", "mistakes"):
        side = "left" if key in ("file", "player") else "right"
        grid.add_column(say(f"studies-{key}"), justify=side)  # type: ignore[arg-type]
    for subject, ledger in studies.done():
        for nth, line in enumerate(lines(ledger)):
            grid.add_row("" if nth else Text(subject.name), *_cells(line, locale))
    several = totals([ledger for _, ledger in studies.done()])
    for line in several:
        label = say("studies-together", count=line.games)
        grid.add_row(Text(label, style="bold"), *_cells(line, locale))
    screen.print(Text(_heading(studies, say), style="bold"))
    screen.print(grid)


def _heading(studies: Studies, say: Say) -> str:
    simulations = studies.subjects[0].simulations
    return say("studies-title", count=len(studies.done()), simulations=simulations)


def _cells(line: Line, locale: str) -> list[Text]:
    """Of several games together, the mean."""
    from ..study.report import change, percent

    say, one = speaker(locale, HERE), line.games
    return [
        Text(line.name),
        Text(percent(line.start / one, locale)),
        *(Text(change(part / one, locale)) for part in (line.luck, line.own, line.others)),
        Text(percent(line.end / one, locale)),
        Text(say("studies-mean", number=line.mistakes / one)),
    ]
