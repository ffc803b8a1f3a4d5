"""The Matterhorn table for a terminal: 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ...engine.dice import packed
from ...ink.console import person, shape
from ...words import Say
from .rules import BOTTOM_NUMBER, DICE, PAWNS, ROWS, counts, result_of

CELL = 4  # characters for a circle: what is on it, its number, and a gap
NUMBER = 4  # for the number of a row, on either side
BESIDE = 36  # columns that the players need beside the mountain
SUMMIT = "summit"
FREE, ACTION, OBSTACLE = ("·", "dim"), ("+", "bold yellow"), ("x", "bold")

Fields = Mapping[str, Any]


@dataclass(frozen=True)
class Scene:
    """Everything on the table, arranged for the width there is."""

    fields: Fields
    box: Mapping[str, Any]
    say: Say
    names: Sequence[str]
    winners: Sequence[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fields, say = self.fields, self.say
        bottom = self.box["bottom"]
        yield heading(fields, say)
        left = mountain(fields, bottom, say)
        beside = options.max_width >= mountain_width(bottom) + BESIDE
        seats = players(fields, say, self.names, self.winners, 12 if beside else 20)
        if beside:
            both = Table.grid(padding=(0, 2))
            both.add_row(left, Group(seats, Text(), *dice(fields, say)))
            yield both
        else:
            yield left
            yield seats
            yield from dice(fields, say)


def table(
    fields: Fields,
    box: Mapping[str, Any],
    say: Say,
    names: Sequence[str],
    winners: Sequence[int] = (),
) -> RenderableType:
    """Everything on the table."""
    return Scene(fields, box, say, names, winners)


def brief(fields: Fields, say: Say) -> RenderableType:
    """The dice and the actions left."""
    return Group(*dice(fields, say))


def heading(fields: Fields, say: Say) -> Text:
    parts = [say("scene-box", box=fields["box"])]
    if fields["options"]["summit"] > 1:
        parts.append(say("scene-price", actions=fields["options"]["summit"]))
    signs = ((ACTION, "action"), (OBSTACLE, "obstacle"))
    title = Text.assemble((say("title"), "bold"), *(f" · {part}" for part in parts))
    for sign, name in signs:
        title.append_text(Text.assemble(" · ", sign, " ", say(f"scene-{name}")))
    return title


# --- mountain ------------------------------------------------------------------------------------


def mountain_width(bottom: int) -> int:
    return bottom * CELL + 2 * NUMBER


def mountain(fields: Fields, bottom: int, say: Say) -> Text:
    """The summit and the rows below it: on each circle what is there, and its number."""
    marks: dict[str, Text] = {}
    for sign, places in ((ACTION, fields["action_tokens"]), (OBSTACLE, fields["obstacles"])):
        marks |= {place: Text.assemble(sign) for place in places}
    for seat, places in enumerate(fields["pawns"]):
        marks |= {place: shape(seat) for place in places}
    lines = [_summit(fields, bottom, say)]
    for row in range(BOTTOM_NUMBER - ROWS + 1, BOTTOM_NUMBER + 1):
        width = bottom - (BOTTOM_NUMBER - row)
        inset = (bottom - width) * CELL // 2
        line = Text(" " * inset + f"{row}".rjust(NUMBER - 2) + "  ", style="bold")
        for i in range(1, width + 1):
            mark = marks.get(f"{row}.{i}", Text.assemble(FREE))
            line.append_text(Text.assemble(mark, (f"{i}".ljust(CELL - 1), "not bold dim")))
        lines.append(Text.assemble(line, (f"{row}", "bold")))
    return Text("\n").join(lines)


def _summit(fields: Fields, bottom: int, say: Say) -> Text:
    """Who is up there, over the middle of the rows."""
    there = [seat for seat, places in enumerate(fields["pawns"]) for p in places if p == SUMMIT]
    crowd = Text.assemble(
        (say("scene-summit"), "bold"), *(part for seat in there for part in (" ", shape(seat)))
    )
    left = max(0, (mountain_width(bottom) - len(crowd)) // 2)
    return Text.assemble(" " * left, crowd)


# --- players -------------------------------------------------------------------------------------


def players(
    fields: Fields, say: Say, names: Sequence[str], winners: Sequence[int], most: int
) -> RenderableType:
    """Whose turn it is, and where everybody's pawns are; names cut to `most` letters."""
    grid = Table.grid(padding=(0, 1))
    for seat in range(fields["players"]):
        plays = fields["phase"] != "over" and seat == fields["turn"]
        state = say("scene-wins") if seat in winners else say("scene-to-play") if plays else ""
        places = [say("scene-top") if p == SUMMIT else p for p in fields["pawns"][seat]]
        grid.add_row(
            Text("▶" if plays or seat in winners else " ", style="bold"),
            person(seat, names, most),
            " ".join(places + ["–"] * (PAWNS - len(places))),
            Text(state, style="bold"),
        )
    return grid


# --- dice ----------------------------------------------------------------------------------------


def dice(fields: Fields, say: Say) -> list[Text]:
    """The roll with what it makes, values that do not count in brackets; then what is left."""
    lines = []
    values = fields["dice"]
    if values:
        shown = " ".join(f"{v}" if counts(packed(values), v) else f"({v})" for v in values)
        lines.append(say("scene-rolled", dice=shown, result=result_of(packed(values))))
    elif fields["phase"] == "roll":
        lines.append(say("scene-hand", dice=DICE - fields["dropped"]))
    if fields["dropped"]:
        lines.append(say("scene-dropped", dice=fields["dropped"]))
    if fields["actions_left"]:
        lines.append(say("scene-actions", actions=fields["actions_left"]))
    return [Text(line, style="bold") for line in lines]


if __name__ == "__main__":
    from ...engine.game import Game

    print(Game("matterhorn", __package__).new(players=3, seed=7))  # noqa: T201
