"""What happened at the table, told again in as many lines as there are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console
from rich.text import Text

INDENT = 2
OPENING = -1
"""Before anybody's turn."""
ELLIPSIS = "… "


@dataclass(frozen=True)
class Told:
    """A sentence about what happened."""

    text: str
    turn: int
    """Whose turn it was."""
    style: str = ""
    chance: bool = False
    """Was it the dice alone? What somebody did with them says more."""


class Log:
    """All that happened in this sitting, and how much of it each seat has seen."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._seen: dict[int, int] = {}

    def add(self, told: Told) -> None:
        self.told.append(told)

    def answered(self, seat: int) -> None:
        """A seat has seen all this, and answered."""
        self._seen[seat] = len(self.told)

    def since(self, seat: int | None) -> list[Told]:
        """What happened since a seat last decided; all, if it has not."""
        return self.told[self._seen.get(-1 if seat is None else seat, 0) :]


def whole(told: Iterable[Told], width: int) -> list[Text]:
    """Every sentence on lines of its own."""
    lines: list[Text] = []
    for one in told:
        lines += _wrapped(Text(one.text, style=one.style), width)
    return lines


def least(told: Sequence[Told], width: int) -> int:
    """The lines in which nothing but rolls is left out."""
    if not told:
        return 0
    return sum(len(_paragraph(turn, width)) for turn in _turns(_without_rolls(told)))


def _turns(told: Iterable[Told]) -> list[list[Told]]:
    return [list(turn) for _, turn in groupby(told, key=lambda one: one.turn)]


def _without_rolls(told: Sequence[Told]) -> list[Told]:
    """Rolls of this turn are news."""
    return [one for one in told if one.turn == told[-1].turn or not one.chance]


def condensed(told: Sequence[Told], width: int, room: int) -> list[Text]:
    """In so many lines: a sentence a line, or a turn a paragraph, or without its rolls, or its end.

    What is left out is marked by dots.
    """
    if room <= 0:
        return []
    lines = whole(told, width)
    if len(lines) <= room:
        return lines
    turns: list[list[Told]] = []
    for kept in (told, _without_rolls(told)):
        turns = _turns(kept)
        lines = [line for turn in turns for line in _paragraph(turn, width)]
        if len(lines) <= room:
            return lines
    return _ends(turns[-room:], room, width)


def _paragraph(turn: Sequence[Told], width: int, dots: str = "") -> list[Text]:
    joined = Text(" ").join([Text(one.text, style=one.style) for one in turn])
    return _wrapped(Text.assemble(dots, joined), width)


def _ends(turns: list[list[Told]], room: int, width: int) -> list[Text]:
    """How every turn ended; lines that one does not need are another's."""
    needed = [len(_paragraph(turn, width)) for turn in turns]
    shares = [1] * len(turns)
    while sum(shares) < room:
        longing = [nth for nth, lines in enumerate(needed) if lines > shares[nth]]
        if not longing:
            break
        shares[longing[-1]] += 1
    return [
        line for turn, share in zip(turns, shares, strict=True) for line in _end(turn, share, width)
    ]


def _end(turn: list[Told], room: int, width: int) -> list[Text]:
    """Its last sentences, as many as fit; one that is too long by itself is cut."""
    for first in range(len(turn)):
        lines = _paragraph(turn[first:], width, ELLIPSIS if first else "")
        if len(lines) <= room:
            return lines
    *kept, last = lines[:room]
    last.truncate(width - len(ELLIPSIS))
    return [*kept, Text.assemble(last, " ", ELLIPSIS.rstrip())]


def _wrapped(text: Text, width: int) -> list[Text]:
    lines = text.wrap(Console(width=width), max(1, width - INDENT))
    for line in lines:
        line.rstrip()
    return [Text.assemble(" " * INDENT, line) for line in lines]
