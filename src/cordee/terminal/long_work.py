"""Works that take long: shown by a bar, interrupted at any time, kept in a file to be continued."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import typer
from rich.text import Text

from ..engine.data import Data
from ..engine.errors import CordeeError
from ..engine.writing import write_whole
from ..words import Say
from .progress import bar
from .screen import console
from .shared import HERE, INTERRUPTED, TO_STDOUT

if TYPE_CHECKING:
    from ..lab.running import Stop

FOLDERS = {"arena": "arenas", "simulate": "simulations", "lab": "inquiries"}
"""Where, of our data, each command keeps what nobody named a file for."""
KEEP_EVERY = 10.0
"""Seconds between two saves of what there is so far."""


class Step(NamedTuple):
    """How far a work is."""

    done: int
    total: int
    told: str


class Work(NamedTuple):
    """Something that takes long, may be interrupted, and goes on from what was kept."""

    command: str
    game: str
    steps: Callable[[Stop], Iterator[Step]]
    to_dict: Callable[[], Data]
    """What there is so far."""
    has_begun: Callable[[], bool]


def carry_out(
    work: Work, file: Path | None, where: str, report: Callable[[], None], speak: Say
) -> None:
    """Do it, with a bar; what was done is kept and reported, however it ends."""
    broken: CordeeError | None = None
    kept = own_file(work) if file in (None, TO_STDOUT) else file
    assert kept is not None
    with stopped_by_signals() as stop, telling_elsewhere(file):
        try:
            watch(work, kept, stop)
        except CordeeError as fault:
            if not work.has_begun():
                raise
            broken = fault
        left = stop.is_set() or broken is not None
        if left or kept == file:
            write(kept, work.to_dict())
        else:
            kept.unlink(missing_ok=True)
        with contextlib.suppress(OSError) if stop.is_set() else contextlib.nullcontext():
            report()  # the terminal may be gone
            if left:
                command = f"{work.command} --resume {shlex.quote(str(kept))}{where}"
                tell_how_to_go_on(command, speak("arena-left"))
    if file == TO_STDOUT:
        sys.stdout.write(as_json(work.to_dict()))
    if broken is not None:
        raise broken
    if left:
        raise typer.Exit(stop.status)


def watch(work: Work, file: Path, stop: Stop) -> None:
    """A bar shows how far it is; now and then the file is written."""
    kept = time.monotonic()
    with bar() as shown:
        task = shown.add_task(work.game, total=None)
        for step in work.steps(stop):
            shown.update(task, completed=step.done, total=step.total, description=step.told)
            if time.monotonic() > kept + KEEP_EVERY:
                with contextlib.suppress(CordeeError):  # the end will tell
                    write(file, work.to_dict())
                kept = time.monotonic()


def own_file(work: Work) -> Path:
    """Where something is kept that nobody named a file for."""
    from .saving import fresh_path

    file = fresh_path(work.game, FOLDERS[work.command], f"-{os.getpid()}.json")
    with contextlib.suppress(OSError):  # writing will say so
        file.parent.mkdir(parents=True, exist_ok=True)
    return file


def tell_how_to_go_on(command: str, left: str) -> None:
    from .naming import program

    console().print(Text(left))
    console().print(Text(f"  {program()} {command}", style="bold"), soft_wrap=True)


class Noted(threading.Event):
    """Whether to stop, and with which status."""

    status = INTERRUPTED

    def note(self, signal_: int, _frame: object) -> None:
        self.status = 128 + signal_
        self.set()


@contextlib.contextmanager
def stopped_by_signals() -> Iterator[Noted]:
    """Ctrl-C is noted, however often it comes, as are a terminal that is closed and a polite kill:
    what was played is kept and reported first."""
    stop = Noted()
    before = {
        each: signal.signal(each, stop.note)
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        if signal.getsignal(each) != signal.SIG_IGN  # nohup means it
    }
    try:
        yield stop
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def telling_elsewhere(file: Path | None) -> AbstractContextManager[object]:
    """With `--json -` the output is data; what is told goes where errors go."""
    if file != TO_STDOUT:
        return contextlib.nullcontext()
    return contextlib.redirect_stdout(sys.stderr)


# Files


def check_file(file: Path | None, own: Path | None = None, exists: str = "json-exists") -> None:
    """Hours of games are not played for a file that cannot be written, nor is one written over
    that is not the work's own; `exists` says so."""
    if file is None or file == TO_STDOUT:
        return
    new = not file.exists()
    if file.is_file() and not (own is not None and own.exists() and file.samefile(own)):
        quoted = shlex.quote(str(file))
        raise CordeeError(exists, domain=HERE, path=str(file), quoted=quoted)
    try:
        with file.open("a", encoding="utf-8"):
            pass
        if new:
            file.unlink()
    except (OSError, ValueError):
        raise CordeeError("json-folder", domain=HERE, path=str(file)) from None


def check_apart(file: Path | None, *others: Path | None) -> None:
    """What is written to one file would be written over by the next; only the first, the figures,
    can go to the standard output."""
    if TO_STDOUT in others:
        raise CordeeError("dash-figures", domain=HERE)
    named = [one.resolve() for one in (file, *others) if one is not None and one != TO_STDOUT]
    for nth, one in enumerate(named):
        if one in named[:nth]:
            raise CordeeError("files-same", domain=HERE, path=str(one))


def as_json(data: Mapping[str, object]) -> str:
    return json.dumps(data, indent=1) + "\n"


def write(file: Path, data: Mapping[str, object]) -> None:
    try:
        write_whole(file, as_json(data))
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise CordeeError("file-unwritable", domain=HERE, path=str(file), reason=reason) from None
