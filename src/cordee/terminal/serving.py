"""`cordee serve`: tables in the browser."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import ExitStack
from dataclasses import replace
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer
from rich.text import Text

from ..engine.errors import CannotStart, CordeeError
from ..words import shown, speaker
from .screen import console
from .shared import HERE, Command, Lang, app, locale_from, say

HOST, PORT = "127.0.0.1", 8765
MOST_DAYS = 10**6


@app.command("serve", cls=Command, help=say("about-serve"))
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help=say("help-host"))] = HOST,
    port: Annotated[int, typer.Option(metavar="PORT", help=say("help-port"))] = PORT,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help=say("help-database"), envvar="CORDEE_DATABASE"),
    ] = None,
    public: Annotated[
        str, typer.Option(metavar="URL", help=say("help-public"), envvar="CORDEE_PUBLIC")
    ] = "",
    metrics: Annotated[
        str, typer.Option(metavar="NETWORKS", help=say("help-metrics"), envvar="CORDEE_METRICS")
    ] = "",
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT", help=say("help-serve-bots"), envvar="CORDEE_BOTS")
    ] = "",
    log: Annotated[bool, typer.Option("--log", help=say("help-log"), envvar="CORDEE_LOG")] = False,
    keep_open: Annotated[
        float | None,
        typer.Option(metavar="DAYS", help=say("help-keep-open"), envvar="CORDEE_KEEP_OPEN"),
    ] = None,
    keep_unfinished: Annotated[
        float | None,
        typer.Option(
            metavar="DAYS", help=say("help-keep-unfinished"), envvar="CORDEE_KEEP_UNFINISHED"
        ),
    ] = None,
    keep_finished: Annotated[
        float | None,
        typer.Option(metavar="DAYS", help=say("help-keep-finished"), envvar="CORDEE_KEEP_FINISHED"),
    ] = None,
    keep_talk: Annotated[
        float | None,
        typer.Option(metavar="DAYS", help=say("help-keep-talk"), envvar="CORDEE_KEEP_TALK"),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help=say("help-open"))] = False,
    lang: Lang = None,
) -> None:
    try:
        from ..web.server.allowed_bots import allowed_bots
        from ..web.server.connections import listening
        from ..web.server.logs import log_as_json
        from ..web.server.serving import prepared_database, run
        from ..web.server.settings import METERS_FROM, Settings, default_database
    except ModuleNotFoundError as fault:
        raise CordeeError("extra-missing", domain=HERE, reason=str(fault), extra="web") from None

    speak = speaker(locale_from(lang), HERE)
    check_public(public)
    check_networks(metrics)
    keep = days_kept(
        open=keep_open, unfinished=keep_unfinished, finished=keep_finished, talk=keep_talk
    )
    settings = Settings(
        database or default_database(),
        host=host,
        public=public.rstrip("/"),
        meters_from=metrics or METERS_FROM,
        bots=allowed_bots(bots.strip()),
    )
    settings = replace(settings, **keep)
    with ExitStack() as held:
        try:
            sockets = held.enter_context(listening(host, port))
        except (OSError, OverflowError, UnicodeError) as fault:
            reason = getattr(fault, "strerror", None) or str(fault)
            taken = {"host": host, "port": port, "reason": reason}
            raise CannotStart("port-taken", domain=HERE, **taken) from None
        held.enter_context(prepared_database(settings.database))
        address = f"http://{called(host)}:{port}"
        console().print(Text(speak("serving", address=address)), soft_wrap=True)
        if show and has_screen():
            threading.Thread(target=open_when_up, args=(host, port, address), daemon=True).start()
        if log:
            log_as_json()
        run(settings, sockets)


def called(host: str) -> str:
    """A host as addresses of pages have it."""
    if host in ("127.0.0.1", "0.0.0.0", "::"):  # noqa: S104
        return "localhost"
    return f"[{host}]" if ":" in host else host


def check_public(address: str) -> None:
    """A scheme and a host, and nothing after them."""
    parts = urlsplit(address)
    plain = parts.scheme in ("http", "https") and parts.netloc and parts.path in ("", "/")
    if address and not plain:
        raise CordeeError("public-wrong", domain=HERE, given=shown(address))


def check_networks(networks: str) -> None:
    for one in networks.split(",") if networks else ():
        try:
            ipaddress.ip_network(one.strip())
        except ValueError:
            raise CordeeError("network-wrong", domain=HERE, given=shown(one.strip())) from None


def days_kept(**given: float | None) -> dict[str, Any]:
    """For how long things are kept, as far as it was said."""
    for name, days in given.items():
        if days is not None and not 0 <= days < MOST_DAYS:
            raise CordeeError("days-wrong", domain=HERE, option=f"--keep-{name}", given=str(days))
    return {f"keep_{name}": days for name, days in given.items() if days is not None}


def has_screen() -> bool:
    """Is there a screen for a browser, and not only a terminal?"""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens))


def open_when_up(host: str, port: int, address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            socket.create_connection((host, port), 0.2).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
