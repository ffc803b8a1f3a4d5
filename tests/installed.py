"""Packages that tests install: a folder on the path with what pip would write there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cordee import bots, games

METADATA = "Metadata-Version: 2.1\nName: plug\nVersion: 1.2\n"


def entry_points(folder: Path, **groups: dict[str, str]) -> None:
    """What a package `plug` adds: `games={"chess": "chess_for_cordee"}`."""
    about = folder / "plug-1.2.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(METADATA)
    text = ""
    for group, entries in groups.items():
        lines = [f"{name} = {value}" for name, value in entries.items()]
        text += "\n".join([f"[cordee.{group}]", *lines, ""])
    (about / "entry_points.txt").write_text(text)


@contextmanager
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The packages of a folder, found as installed ones are."""
    monkeypatch.syspath_prepend(str(folder))
    for register in (games.REGISTER, bots.REGISTER):
        register.look_again()
    try:
        yield
    finally:
        monkeypatch.undo()
        for register in (games.REGISTER, bots.REGISTER):
            register.look_again()
