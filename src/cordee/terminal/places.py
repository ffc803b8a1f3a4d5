"""Where games are played, as `--jobs`, `--cluster` and `--device` say."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from ..engine.errors import CordeeError
from ..words import Say
from .screen import console
from .shared import HERE, say, whole

if TYPE_CHECKING:
    from ..lab.gpu.card import Card
    from ..lab.running import Place

MOST_JOBS = 256


def cores() -> int:
    """As many jobs as this process may use processors."""
    return len(os.sched_getaffinity(0))


Jobs = Annotated[str | None, typer.Option(metavar="N", help=say("help-jobs"))]
ClusterAddress = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help=say("help-cluster"))
]

DEVICES = ("cpu", "cuda")
DeviceName = Annotated[
    str | None, typer.Option("--device", metavar="cpu|cuda", help=say("help-device"))
]


def check_device(device: str | None) -> None:
    if device not in (None, *DEVICES):
        known = ", ".join(DEVICES)
        raise CordeeError("device-unknown", domain=HERE, given=device, known=known)


def card_of(device: str | None, jobs: str | None, address: str | None) -> Card | None:
    """The GPU, if games are to be played there."""
    check_device(device)
    if device != "cuda":
        return None
    if jobs is not None or address is not None:
        raise CordeeError("place-twice", domain=HERE)
    from ..lab.gpu.card import find

    return find()


def place_of(
    jobs: str | None,
    address: str | None,
    usual: int,
    local: Callable[[int], Place],
    speak: Say,
) -> Place:
    """A cluster, or `local` with N jobs."""
    from ..lab.running import cluster

    number = whole("--jobs", jobs, usual, 1, MOST_JOBS)
    if address is None:
        return local(number)
    if jobs is not None:
        raise CordeeError("place-twice", domain=HERE)

    def waiting(where: str, seconds: int) -> None:
        told = speak("cluster-waiting", address=where, seconds=seconds)
        console(stderr=True).print(Text(told), soft_wrap=True)

    return cluster(address, waiting)


def again(jobs: str | None, address: str | None, device: str | None = None) -> str:
    """The same place, for a command that goes on."""
    given = {"--jobs": jobs, "--cluster": address, "--device": device}
    return "".join(f" {option} {value}" for option, value in given.items() if value)
