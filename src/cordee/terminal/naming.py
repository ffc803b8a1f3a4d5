"""What seats are called at the table, and how this program is run from the prompt."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from .. import bots
from ..words import Say
from .screen import plain
from .seats import kind_of

ME = "me"


def shown(names: Sequence[str], say: Say) -> list[str]:
    """`me` is named after the seat, bots after what they are, numbered if several are alike."""
    kinds = [kind_of(name) for name in names]
    called = []
    for seat, name in enumerate(names):
        if name == ME:
            called.append(say("seat", number=seat + 1))
        elif kind := kinds[seat]:
            alike = [other for other in range(len(names)) if kinds[other] == kind]
            number = str(alike.index(seat) + 1) if len(alike) > 1 else ""
            known = say(f"bot-{kind}") if kind in bots.SHIPPED else kind
            called.append(say("bot-called", name=known, number=number).strip())
        else:
            called.append(name)
    return called


def bots_by_name(say: Say) -> dict[str, str]:
    """The bots by what they are called at the table: `moyen`, `robot moyen`, `medium`."""
    found = {kind: kind for kind in bots.REGISTER}
    for kind in bots.REGISTER:
        called = say(f"bot-{kind}") if f"bot-{kind}" in say else kind
        for spoken in (called, say("bot-called", name=called, number="").strip()):
            found[plain(spoken)] = kind
    return found


def program() -> str:
    """What to type to run this program again, here."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{Path(sys.executable).name} -m cordee"
    found = shutil.which(called.name)
    on_path = found is not None and called.exists() and Path(found).samefile(called)
    return called.name if on_path or not called.exists() else os.path.relpath(called)
