"""Tables of games that draw none of their own: the fields of the position, in words.

A field is called by `field-<name>` in the game's words, or by its own name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from ..engine.data import Box, Fields
from ..engine.fields import AnyField, Field, Owners, Printed, SeatField, SeatNumbers
from .cards import NAME, PLAIN, panels, turn_plaque
from .console import bold, columns, players
from .country import CLOUD, PINE, sun
from .finale import celebration
from .layout import Area, Layout
from .lettering import letters, shorten, width
from .paper import card, sky
from .picture import View, live, still
from .svg import at, num, path, scaled

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ..engine.move import Move
    from ..words import Say

Line = tuple[str, str]
"""What a field is called, and what it holds."""
TOLD = ("turn", "phase")
"""Fields that every table tells in its own way."""
NOTHING = "–"

LAYOUTS = {
    "wide": Layout(
        tall=False,
        height=720,
        figure=0.9,
        slot=30,
        title=(36, 78, 60),
        scene_bottom=440,
        plaque_top=462,
        sheets=(566, 130),
        stage=Area(520, 476, 280, 52),
        sparks=((420, 90), (560, 150), (720, 80)),
    ),
    "tall": Layout(
        tall=True,
        height=640,
        figure=0.72,
        slot=20,
        title=(12, 33, 32),
        scene_bottom=380,
        plaque_top=390,
        sheets=(450, 165),
        stage=Area(20, 396, 200, 42),
        sparks=((330, 50), (200, 70)),
    ),
}
SHEET = {"wide": Area(330, 106, 540, 310), "tall": Area(12, 56, 366, 310)}
"""Where the fields that are nobody's stand."""


class Plain:
    """The fields of a game, told apart: those of each seat, and the others."""

    def __init__(self, fields: Sequence[AnyField]) -> None:
        seats = (SeatField, SeatNumbers)
        told = [field for field in fields if field.name not in TOLD]
        self._owned = [
            field.name
            for field in fields
            if isinstance(field, Field) and isinstance(field.kind, Owners)
        ]
        self.of_seats = [field.name for field in told if isinstance(field, seats)]
        self.of_nobody = [field.name for field in told if not isinstance(field, (*seats, Printed))]

    def common(self, view: View) -> list[Line]:
        return [(called(view.say, name), self._told(view, name)) for name in self.of_nobody]

    def _told(self, view: View, name: str) -> str:
        value = view.fields[name]
        if name in self._owned:  # a seat is told by its name
            value = {thing: seat if seat is None else view.names[seat]
                     for thing, seat in value.items()}  # fmt: skip
        return text(value)

    def seat(self, view: View, seat: int) -> list[Line]:
        return [(called(view.say, name), text(view.fields[name][seat])) for name in self.of_seats]


def called(say: Say, name: str) -> str:
    """What a field is called in a language."""
    return worded(say, "field-", name)


def worded(say: Say, prefix: str, name: str) -> str:
    """A name in the game's own words, if it has any for it."""
    try:
        return say(prefix + name.replace("_", "-").replace(" ", "-"))
    except LookupError:
        return name.replace("_", " ")


def text(value: object) -> str:
    """Plain data as a reader likes it: what there is none of is left out."""
    if value is None or value is False or value in ([], {}):
        return NOTHING
    if value is True:
        return "✓"
    if isinstance(value, Mapping):
        held = [f"{name} {text(each)}" for name, each in value.items() if each not in (0, None)]
        return ", ".join(held) or NOTHING
    if isinstance(value, list | tuple):
        nested = any(isinstance(each, list | tuple | Mapping) for each in value)
        return ("; " if nested else ", ").join(map(text, value))
    return str(value)


class PlainTerminalView(Plain):
    """For a terminal."""

    def table(self, view: View, _width: int, _height: int) -> Iterator[RenderableType]:
        """Everything on the table."""
        yield Text(view.say("title"), style="bold")
        yield players(
            view,
            lambda seat: (held for _, held in self.seat(view, seat)),
            headers=[*(called(view.say, name) for name in self.of_seats), ""],
        )
        grid = columns("", "")
        for name, held in self.common(view):
            grid.add_row(Text(name, style="dim"), held)
        yield grid

    def brief(self, view: View) -> list[Text]:
        """What is nobody's."""
        return bold([" · ".join(f"{name} {held}" for name, held in self.common(view))])


class PlainBoard(Plain):
    """As SVG: a sheet of paper before a mountain, and the players' sheets."""

    LAYOUTS: Mapping[str, Layout] = LAYOUTS

    def scenery(
        self,
        _box: Box,
        players: int,
        say: Say,
        layout: str = "wide",
    ) -> str:
        """Sky, a mountain, pines."""
        table = LAYOUTS[layout]
        w, bottom = table.width, table.scene_bottom
        peak = f"M0,{num(bottom)}L{num(w * 0.32)},{num(bottom * 0.2)}L{num(w * 0.5)},"
        peak += f"{num(bottom * 0.5)}L{num(w * 0.7)},{num(bottom * 0.12)}L{w},{num(bottom)}Z"
        pines = "".join(
            at(w * x, bottom - 10 - 22 * (i % 2), scaled(table.figure, PINE))
            for i, x in enumerate((0.05, 0.11, 0.17, 0.84, 0.9, 0.96))
        )
        return still(
            table,
            players,
            say,
            sky(w, bottom),
            sun(w * 0.86, bottom * 0.24, 36 * table.figure),
            at(w * 0.12, bottom * 0.42, scaled(table.figure, CLOUD)),
            path(peak, "ck-ridge ck-o"),
            path(f"M0,{num(bottom - 46)}Q{num(w / 2)},{num(bottom - 90)} {w},{num(bottom - 46)}"
                 f"V{num(bottom)}H0Z", "ck-moss ck-o"),
            pines,
        )  # fmt: skip

    def pieces(self, view: View) -> str:
        """What is nobody's, what is each player's, and whose turn it is."""
        table = LAYOUTS[view.layout]
        asks = "" if view.winners else worded(view.say, "board-phase-", view.fields["phase"])
        parts = [
            self._sheet(view),
            panels(table, view, lambda seat, area: self._inside(table, view, seat, area)),
            turn_plaque(table, view, asks),
        ]
        if view.winners:
            parts.append(celebration(table, view.winners))
        return live(parts)

    def about(self, view: View) -> str:
        """The table in words."""
        told = [f"{name}: {held}" for name, held in self.common(view)]
        for seat in range(view.players):
            own = ", ".join(f"{name} {held}" for name, held in self.seat(view, seat))
            told.append(f"{view.names[seat]}: {own}")
        return ". ".join(told)

    def targets(self, _move: Move, _fields: Fields) -> tuple[str, ...]:
        """Nothing has a place: every move is chosen from the list."""
        return ()

    def _sheet(self, view: View) -> str:
        area, lines = SHEET[view.layout], self.common(view)
        size = 15
        step = min(26.0, (area.height - 24) / max(1, len(lines)))
        left = max((width(name, size, sans=True) for name, _ in lines), default=0) + 30
        room = area.width - left - 14
        body = card(area.width, step * len(lines) + 24, "ck-warm ck-o")
        for i, (name, held) in enumerate(lines):
            y = 28 + i * step
            body += letters(14, y, name, size, PLAIN)
            body += letters(left, y, shorten(held, size, room), size, NAME, f"field-{i}")
        return at(area.x, area.y, body, "fields") if lines else ""

    def _inside(self, table: Layout, view: View, seat: int, area: Area) -> str:
        lines = self.seat(view, seat)
        if table.tall:
            told = " · ".join(f"{name} {held}" for name, held in lines)
            room = area.width - 150
            return letters(144, 20.5, shorten(told, 13, room, sans=True), 13, PLAIN)
        step = min(22.0, (area.height - 44) / max(1, len(lines)))
        room = area.width - table.band - 22
        return "".join(
            letters(
                table.band + 12,
                56 + i * step,
                shorten(f"{name}: {held}", 14, room, sans=True),
                14,
                PLAIN,
            )
            for i, (name, held) in enumerate(lines)
        )
