"""A table in a terminal: what the scenes of all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Column, Table
from rich.text import Text

from .picture import View

if TYPE_CHECKING:
    from ..engine.presenter import ToldAccount

Arrange = Callable[[View, int, int], Iterable[RenderableType]]


@dataclass(frozen=True)
class Scene:
    """Everything on the table, arranged for the columns and lines that there are."""

    view: View
    arrange: Arrange

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.arrange(self.view, options.max_width, console.height)


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
    name = names[seat] if len(names[seat]) <= most else names[seat][: most - 1] + "…"
    return Text.assemble(shape(seat), " ", name)


# --- what stands beside what ---------------------------------------------------------------------


def beside(left: RenderableType, right: RenderableType, gap: int = 2) -> Table:
    both = Table.grid(padding=(0, gap))
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
) -> Table:
    """A line a player, those who play or have won marked; names are cut to `most` letters."""
    grid = Table(
        Column(no_wrap=True, overflow="ellipsis"),
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
            state = view.told_of(seat, "scene-to-play")
        who = Text.assemble(("▶ " if state else "  ", "bold"), person(seat, view.names, most))
        grid.add_row(who, *cells(seat), Text(state, style="bold"))
    return grid


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
