"""The address at which others can reach this server, for the links that they are sent."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .settings import Settings

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # compared, not listened on
OUTSIDE = ("192.0.2.1", 9)
"""An address that nobody has: it is not sent anything, only the way to it is looked up."""


@dataclass(frozen=True)
class Reach:
    """Where links lead, and the message that says who can open them, if not everybody can."""

    base: str
    note: str = ""


def reach(asked: HTTPConnection) -> Reach:
    """The public address, or the one asked for; in place of `localhost` the network's."""
    settings: Settings = asked.app.state.settings
    base = str(asked.base_url).rstrip("/")
    if settings.public:
        return Reach(settings.public)
    if not is_own(asked.base_url.hostname or ""):
        return Reach(base)
    if settings.host not in EVERYWHERE:
        return Reach(base, "links-local")
    address = network_address()
    if address is None:
        return Reach(base, "links-offline")
    return Reach(str(asked.base_url.replace(hostname=address)).rstrip("/"), "links-network")


def answers_to(host: str, settings: Settings) -> bool:
    """Is this server meant, whatever the name was looked up to be?

    A page elsewhere may have its own name lead here. Numbers are looked up by nobody.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if is_own(name) or name in {settings.host.lower(), urlsplit(settings.public).hostname}:
        return True
    return settings.host in EVERYWHERE and (is_number(name) or name in machine_names())


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


@cache
def machine_names() -> set[str]:
    """What this machine is called in its network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local", f"{short}.lan", f"{short}.home"} - {""}


def is_own(host: str) -> bool:
    """Does this name mean the machine on which it is used?"""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def network_address() -> str | None:
    """This machine's address in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(OUTSIDE)
        except OSError:
            return None
        address: str = trial.getsockname()[0]
    return None if is_own(address) else address
