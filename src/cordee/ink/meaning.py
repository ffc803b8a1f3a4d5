"""What the things on a board are: the key of their words, and where each lies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..engine.data import Data
from .layout import Area
from .svg import Point

if TYPE_CHECKING:
    from .picture import View


@dataclass(frozen=True)
class Meaning:
    key: str
    """Its words: `meaning-<key>` says what it is and does, and `.name` what it is called."""
    rules: tuple[str, ...] = ()
    """The numbers of the rules behind it, the main one first; none for what only helps to look."""
    ids: tuple[str, ...] = ()
    """The parts of the live drawing that it is, those out of sight as well."""
    areas: tuple[Area, ...] = ()
    """Where it is printed on the scenery."""
    about: Data = field(default_factory=dict)
    """The arguments of its words."""


def around(middle: Point, width: float, height: float) -> Area:
    """The area with this middle."""
    x, y = middle
    return Area(x - width / 2, y - height / 2, width, height)


def turn(rule: str) -> Meaning:
    """The plaque that says who plays and what is asked."""
    return Meaning("turn", (rule,), ("turn",))


def of(view: View, seat: int) -> Data:
    """Whose a thing is: its words speak to whoever reads, and call others by name."""
    return {"name": view.names[seat], "you": "yes" if seat == view.you else "no"}


def sentence(words: str) -> str:
    """A few words as a sentence begins."""
    return words[:1].upper() + words[1:]
