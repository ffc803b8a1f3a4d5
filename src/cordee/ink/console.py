"""A table in a terminal: what the scenes of all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING, TypeVar

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Column, Table
from rich.text import Text

from .picture import View

if TYPE_CHECKING:
    from ..engine.presenter import ToldAccount

T = TypeVar("T")
Arrange = Callable[[View, int, int], Iterable[RenderableType]]


@dataclass(frozen=True)
class Scene:
    """Everything on the table, arranged for the columns and lines that there are."""

    view: View
    arrange: Arrange
    height: int | None = None
    """How many lines it may take; None: as many as it likes."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        height = ENDLESS if self.height is None else self.height
        yield from self.arrange(self.view, options.max_width, height)


ENDLESS = 1000
"""Lines of paper that is torn off when all is printed."""


def lines_of(parts: Iterable[RenderableType], width: int) -> int:
    """How many lines they take."""
    paper = Console(width=width, color_system=None, file=StringIO(), legacy_windows=False)
    return len(paper.render_lines(Group(*parts), pad=False))


def fitting(
    view: View, width: int, height: int, *arrangements: Arrange
) -> Iterable[RenderableType]:
    """The first arrangement that takes no more lines than there are, else the last."""
    for arrange in arrangements[:-1]:
        parts = list(arrange(view, width, height))
        if lines_of(parts, width) <= height:
            return parts
    return arrangements[-1](view, width, height)


def numbers(view: View, place: Callable[[str], str]) -> dict[str, Text]:
    """What to type, by where it is drawn: `place` says where the move of a notation leads.

    Where several moves lead, nothing is drawn; "" is nowhere.
    """
    found: dict[str, list[str]] = {}
    for move, number in view.numbered.items():
        found.setdefault(place(move), []).append(number)
    return {
        where: Text(typed[0], style="bold reverse")
        for where, typed in found.items()
        if where and len(typed) == 1
    }


# --- seats: the same colours and shapes as on paper ----------------------------------------------

SHAPES = "▲●■◆⬟"
OUTLINES = "△○□◇⬠"
COLOURS = ("red", "blue", "green", "yellow", "magenta")


def shape(seat: int) -> Text:
    return Text(SHAPES[seat], style=f"bold {COLOURS[seat]}")


def outlined(seat: int) -> Text:
    """The shape of a smaller piece of the seat."""
    return Text(OUTLINES[seat], style=f"bold {COLOURS[seat]}")


def person(seat: int, names: Sequence[str], most: int = 20) -> Text:
    """A player by shape and name."""
    return Text.assemble(shape(seat), " ", cut(names[seat], most))


def cut(name: str, most: int) -> str:
    """A name, cut before the number that tells it from others like it."""
    if len(name) <= most:
        return name
    start, _, number = name.rpartition(" ")
    if not start or not number.isdecimal():
        return f"{name[: most - 1]}…"
    return f"{start[: most - len(number) - 2].rstrip()}… {number}"


# --- what stands beside what ---------------------------------------------------------------------


def beside(left: RenderableType, right: RenderableType, gap: int = 2) -> Table:
    both = Table.grid(Column(no_wrap=True), Column(), padding=(0, gap))
    both.add_row(left, right)
    return both


def columns(*headers: str, right: Sequence[int] = ()) -> Table:
    """A list with pale headers; the columns whose numbers are in `right` end at the right."""
    grid = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
    for i, header in enumerate(headers):
        grid.add_column(header, justify="right" if i in right else "left", no_wrap=True)
    return grid


def players(
    view: View,
    cells: Callable[[int], Iterable[RenderableType]],
    most: int = 20,
    gap: int = 2,
    headers: Sequence[str] = (),
    told: bool = True,
) -> Table:
    """A line a player, those who play or have won marked; names are cut to `most` letters.

    Unless `told`, the mark alone says whose turn it is.
    """
    grid = Table(
        Column(no_wrap=True, overflow="ellipsis"),
        Column(no_wrap=True),
        *headers,
        box=None,
        padding=(0, gap, 0, 0),
        show_edge=False,
        show_header=bool(headers),
        header_style="dim",
    )
    for seat in range(view.players):
        state = ""
        if seat in view.winners:
            state = view.told_of(seat, "scene-wins")
        elif seat == view.active:
            state = view.told_of(seat, "scene-to-play") if told else ""
        marked = seat in view.winners or seat == view.active
        who = Text.assemble(("▶ " if marked else "  ", "bold"), person(seat, view.names, most))
        grid.add_row(who, Text(state, style="bold"), *cells(seat))
    return grid


def batched(things: Sequence[T], count: int) -> list[Sequence[T]]:
    """So many at a time."""
    return [things[start : start + count] for start in range(0, len(things), count)]


def bold(lines: Iterable[str]) -> list[Text]:
    return [Text(line, style="bold") for line in lines]


# --- the end -------------------------------------------------------------------------------------

NARROW = 80
"""Columns of a terminal that everybody has."""


def account(told: ToldAccount, names: Sequence[str]) -> Table:
    """Where each player's score came from: a column a player, the total last."""
    grid = Table.grid(Column(no_wrap=True), padding=(0, 2, 0, 0))
    for _ in names:
        grid.add_column(justify="right", no_wrap=True)
    labels = max(len(line.label) for line in (*told.sources, told.total))
    room = (NARROW - labels - 2) // len(names) - 4
    grid.add_row("", *(person(seat, names, room) for seat in range(len(names))))
    for line in told.sources:
        grid.add_row(line.label, *line.cells)
    grid.add_row(*bold((told.total.label, *told.total.cells)))
    if told.tie is not None:
        grid.add_row(told.tie.label, *told.tie.cells)
    return grid
