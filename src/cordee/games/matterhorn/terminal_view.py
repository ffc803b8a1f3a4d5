"""The Matterhorn table for a terminal: 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from rich.console import Group, RenderableType
from rich.text import Text

from ...engine.data import Box
from ...engine.dice import packed
from ...ink.console import beside, bold, fitting, numbers, players, shape
from ...ink.picture import Fields, View
from ...words import Say
from .components import rows
from .rules import BOTTOM_NUMBER, DICE, PAWNS, counts, result_of

CELL, TIGHT = 4, 3  # characters for a circle: what is on it, its number, and a gap
NUMBER = 4  # for the number of a row, on either side
BESIDE = 34  # columns that the players need beside the mountain
SUMMIT = "summit"
FREE, ACTION, OBSTACLE = ("·", "dim"), ("+", "bold yellow"), ("x", "bold")


BRIEF = ("drop", "choose")
"""Phases whose question needs no second look at the whole table within a turn."""


def table(view: View, width: int, height: int) -> Iterable[RenderableType]:
    """Everything on the table: the players below the mountain, or beside it to save lines."""
    wide = mountain_width(view.box)
    if width >= wide + BESIDE:
        return side_by_side(view, True)
    if width < wide - NUMBER + BESIDE:
        return below(view, width)
    return fitting(view, width, height, lambda view, width, _: below(view, width),
                   lambda view, _width, _height: side_by_side(view, False))  # fmt: skip


def side_by_side(view: View, numbered_twice: bool) -> Iterator[RenderableType]:
    fields, say = view.fields, view.say
    yield heading(fields, say)
    right = Group(_seats(view, 12), Text(), *dice(fields, say))
    yield beside(mountain(view, numbered_twice=numbered_twice), right)


def below(view: View, width: int) -> Iterator[RenderableType]:
    fields, say, wide = view.fields, view.say, mountain_width(view.box)
    yield heading(fields, say)
    cell = CELL if width >= wide - NUMBER else TIGHT
    yield mountain(view, cell, numbered_twice=width >= wide)
    yield _seats(view, 20)
    yield from dice(fields, say)


def _seats(view: View, most: int) -> RenderableType:
    return players(view, lambda seat: (_places(view.fields, seat, view.say),), most, 1)


def brief(view: View) -> list[Text]:
    """The dice and the actions left."""
    return dice(view.fields, view.say)


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


def insets(box: Box, cell: int = CELL) -> list[int]:
    """How many characters each row begins to the right of the leftmost one (M1)."""
    left = list(accumulate(shift for _, shift in rows(box)))
    return [(begin - min(left)) * cell // 2 for begin in left]


def mountain_width(box: Box) -> int:
    circles = [count for count, _ in rows(box)]
    ends = [inset + count * CELL for inset, count in zip(insets(box), circles, strict=True)]
    return max(ends) + 2 * NUMBER


def mountain(view: View, cell: int = CELL, numbered_twice: bool = True) -> Text:
    """The summit and the rows below it: on each circle what is there, and its number.

    Where a move that is offered leads, what to type for it stands instead.
    """
    fields, marks = view.fields, dict[str, Text]()
    typed = numbers(view, _leads_to)
    for sign, places in ((ACTION, fields["action_tokens"]), (OBSTACLE, fields["obstacles"])):
        marks |= {place: Text.assemble(sign) for place in places}
    for seat, places in enumerate(fields["pawns"]):
        marks |= {place: shape(seat) for place in places}
    lines = []
    for k, (count, inset) in enumerate(zip(rows(view.box), insets(view.box, cell), strict=True)):
        row = BOTTOM_NUMBER - k
        line = Text(" " * inset + f"{row}".rjust(NUMBER - 2) + "  ", style="bold")
        for i in range(1, count[0] + 1):
            circle = f"{row}.{i}"
            number = typed.get(circle) or Text(f"{i}", style="not bold dim")
            line.append_text(Text.assemble(marks.get(circle, Text.assemble(FREE)), number))
            line.append(" " * (cell - 1 - len(number)))
        if numbered_twice:
            line.append(f"{row}", "bold")
        else:
            line.rstrip()
        lines.append(line)
    return Text("\n").join([_summit(view, cell, typed.get(SUMMIT)), *reversed(lines)])


def _leads_to(move: str) -> str:
    """The circle where a move ends."""
    kind, *places = move.split()
    return places[-1] if kind in ("pawn", "token", "block", "clear", "move", "push") else ""


def _summit(view: View, cell: int, number: Text | None) -> Text:
    """Who is up there, over the middle of the highest row."""
    pawns = view.fields["pawns"]
    there = [seat for seat, places in enumerate(pawns) for p in places if p == SUMMIT]
    crowd = Text.assemble(
        (view.say("scene-summit"), "bold"), *(part for seat in there for part in (" ", shape(seat)))
    )
    if number:
        crowd.append(" ").append_text(number)
    middle = NUMBER + insets(view.box, cell)[-1] + rows(view.box)[-1][0] * cell // 2
    return Text.assemble(" " * max(0, middle - len(crowd) // 2), crowd)


# --- players -------------------------------------------------------------------------------------


def _places(fields: Fields, seat: int, say: Say) -> str:
    """Where a player's pawns are; a dash for one not placed yet."""
    places = [say("scene-top") if p == SUMMIT else p for p in fields["pawns"][seat]]
    return " ".join(places + ["–"] * (PAWNS - len(places)))


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
    return bold(lines)


if __name__ == "__main__":
    from ...engine.demo import played

    print(played(__package__ or "", players=3, plies=60))  # noqa: T201
