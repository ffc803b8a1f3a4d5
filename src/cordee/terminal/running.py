"""Starts the command `cordee`; what the user gets wrong is one message and status 2."""

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import sys
from itertools import pairwise
from pathlib import Path
from threading import Timer, main_thread
from typing import TYPE_CHECKING, NoReturn

import typer
from rich.text import Text
from typer.exceptions import TyperException

from ..engine.errors import CannotStart, CordeeError
from ..words import LOCALES, locale_of, speaker
from . import (  # noqa: F401  # these put themselves into the app
    admin_cli,
    arena_cli,
    command,
    lab_cli,
    new_game,
    serving,
    showing,
    simulate_cli,
    study_cli,
    train_cli,
)
from .screen import console
from .shared import HERE, INTERRUPTED, app

if TYPE_CHECKING:
    from collections.abc import Iterator
    from sys import UnraisableHookArgs

FAILED, BAD_INPUT = 1, 2
ONCE_MORE = 0.05
"""Seconds until a Ctrl-C that was lost comes again."""


def run() -> int:
    """The command; its status."""
    _open_streams()
    try:
        with hearing_ctrl_c():
            status = app(
                prog_name="cordee", standalone_mode=False
            )  # what `typer.Exit` carried, or None
        sys.stdout.flush()
    except CannotStart as fault:
        _refuse(fault.text(_language()), FAILED)
    except CordeeError as fault:
        _refuse(fault.text(_language()))
    except TyperException as fault:
        _refuse(_usage(fault))
    except (KeyboardInterrupt, typer.Abort):
        status = INTERRUPTED
    except OSError as fault:  # such as a full disk behind our output
        sys.stdout = io.StringIO()  # what is still to be written cannot be
        _refuse(speaker(_language(), HERE)("output-failed", reason=fault.strerror or str(fault)))
    except SystemExit:  # the reader of our output has gone: nobody to tell, nothing wrong
        status = 0
    return int(status or 0)


@contextlib.contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Ctrl-C while Python tidies away an object (as compilers do) is lost there: repeat it."""
    others = sys.unraisablehook

    def hear_again(lost: UnraisableHookArgs) -> None:
        if not issubclass(lost.exc_type, KeyboardInterrupt):
            others(lost)
            return
        again = Timer(ONCE_MORE, signal.pthread_kill, (main_thread().ident, signal.SIGINT))
        again.daemon = True
        with contextlib.suppress(RuntimeError):  # too late, all is ending anyway
            again.start()

    sys.unraisablehook = hear_again
    try:
        yield
    finally:
        sys.unraisablehook = others


def _open_streams() -> None:
    """Whoever starts us may have closed a stream, or may type bytes that are not text."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _refuse(message: str, status: int = BAD_INPUT) -> NoReturn:
    with contextlib.suppress(OSError):
        console(stderr=True).print(Text(f"cordee: {message}"), soft_wrap=True)
    sys.exit(status)


def _usage(fault: TyperException) -> str:
    """What is wrong with the command line."""
    speak = speaker(_language(), HERE)
    kind = type(fault).__name__
    if kind == "NoSuchOption":
        return speak("usage-option", option=getattr(fault, "option_name", ""))
    if kind == "BadOptionUsage":
        return speak("usage-value", option=getattr(fault, "option_name", ""))
    if unknown := re.match(r"No such command '(.*?)'", fault.format_message()):
        where = getattr(fault, "ctx", None)
        known = ", ".join(where.command.list_commands(where)) if where else ""
        return speak("usage-command", command=unknown[1], known=known)
    if kind == "MissingParameter":
        parameter = getattr(fault, "param", None)
        return speak("usage-missing", name=getattr(parameter, "metavar", None) or "")
    return speak("usage", reason=fault.format_message())


def _language() -> str:
    """The language asked for on the command line, for messages about that very line."""
    for word, following in pairwise([*sys.argv[1:], ""]):
        wanted = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and wanted in LOCALES:
            return wanted
    return locale_of()
