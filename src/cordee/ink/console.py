"""Seats in a terminal: the same colours and shapes as on paper."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

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
