"""The tiles that are not on the cliff: in hand, and in the three piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.cards import NAME, PLAIN, TITLE, said
from ....ink.layout import Area
from ....ink.lettering import letters, shorten
from ....ink.memory import remembered
from ....ink.paper import card
from ....ink.svg import at, box, circle, title
from ..rules import KINDS
from .tiles import back, tile

if TYPE_CHECKING:
    from ....ink.picture import View
    from ....words import Say
    from .layout import Layout

_COUNT = "ck-serif ck-bold ck-mid ck-on-gold"


# --- tile in hand, stacks of tiles ---------------------------------------------------------------


def hand(parts: list[str], table: Layout, view: View) -> None:
    """The tile that has been drawn, on warm paper; a dashed place for it otherwise."""
    area, kind = table.hand, view.fields["drawn"]
    side = area.height - 14
    x, y = area.x + area.height / 2, area.y + area.height / 2
    parts.append(at(area.x, area.y, _hand_sheet(table, view.say, kind)))
    if kind is not None:
        parts.append(at(x, y, tile(kind, side), "hand", "ck-piece"))


@remembered(64)
def _hand_sheet(table: Layout, say: Say, kind: str | None) -> str:
    area, size = table.hand, 14 if table.tall else 17
    side, middle = area.height - 14, area.height / 2
    left, room = area.height + 2, area.width - area.height - 6
    empty = box(7, 7, side, side, 3, "ck-none ck-o ck-dash ck-mist")
    first, second = (
        said(say, "board-hand"),
        said(say, f"board-kind-{kind}" if kind else "board-hand-none"),
    )
    plain = table.text
    return (
        card(area.width, area.height, "ck-warm ck-o" if kind else "ck-card ck-o")
        + ("" if kind else empty)
        + letters(left, middle - 4, shorten(first, plain, room, sans=True), plain, PLAIN)
        + letters(left, middle + size - 1, shorten(second, size, room), size, NAME)
    )


def stacks(parts: list[str], table: Layout, view: View) -> None:
    """The three piles, faces down, as high as they are."""
    area = table.stacks
    left = tuple(sum(pile.values()) for pile in view.fields["piles"])
    parts.append(at(area.x, area.y, _stacks(table, view.say, left), "stacks"))


@remembered(128)
def _stacks(table: Layout, say: Say, left: tuple[int, ...]) -> str:
    area = table.stacks
    step, side = area.width / len(left), area.height - 18
    next_one = next((i for i, count in enumerate(left) if count), -1)
    drawn = []
    for i, count in enumerate(left):
        x, low = i * step + side / 2 + (6 if table.tall else 24), area.height - side / 2 - 2
        thick = -(-count // 4)
        sheets = "".join(
            box(x - side / 2, low - side / 2 - k * 3, side, side, 3, "ck-card ck-o1")
            for k in range(thick)
        )
        top = at(x, low - thick * 3, back(side) + _pile_number(i, table, i == next_one))
        hint = title(said(say, "board-pile-about", pile=i + 1, count=count))
        if not count:
            sheets, top = box(x - side / 2, low - side / 2, side, side, 3,
                              "ck-none ck-o ck-dash ck-mist"), at(x, low, _pile_number(
                                  i, table, False))  # fmt: skip
        size = 16 if table.tall else 22
        text = letters(x + side / 2 + 6, low + size * 0.34 - 4, str(count), size, NAME)
        drawn.append(f"<g>{hint}{sheets}{top}{text}</g>")
    return "".join(drawn)


def _pile_number(index: int, table: Layout, current: bool) -> str:
    size = 15 if table.tall else 18
    return circle(0, 0, size * 0.66, "ck-gold ck-o1" if current else "ck-card ck-o1") + letters(
        0, size * 0.34, str(index + 1), size, _COUNT if current else TITLE
    )


# --- what is left in the piles -------------------------------------------------------------------


def piles(parts: list[str], table: Layout, view: View) -> None:
    """How many tiles of each kind are left in each pile: all may know that."""
    area = table.below(table.piles, view.players)
    counts = tuple(tuple(pile[kind] for kind in KINDS) for pile in view.fields["piles"])
    sheet = (_table if table.tall else _list)(table, view.say, counts)
    parts.append(at(area.x, area.y, sheet, "piles"))


_LINES = 40, 33  # where the first kind of the list begins, and the step to the next
_COLUMNS = 70, 46  # the middle of the first kind's column, and the step to the next


def kind_area(table: Layout, sheet: Area, index: int) -> Area:
    """Where the sheet tells of a kind of tile."""
    if table.tall:
        left, step = _COLUMNS
        return Area(sheet.x + left + (index - 0.5) * step, sheet.y, step, sheet.height)
    top, step = _LINES
    return Area(sheet.x, sheet.y + top + index * step, sheet.width, step)


@remembered(64)
def _list(table: Layout, say: Say, counts: tuple[tuple[int, ...], ...]) -> str:
    """One line a kind, one column a pile."""
    area, (top, step) = table.piles, _LINES
    columns = [area.width - 112 + 40 * i for i in range(len(counts))]
    current = next((i for i, pile in enumerate(counts) if any(pile)), -1)
    drawn = [card(area.width, area.height)]
    if current >= 0:
        drawn.append(
            box(columns[current] - 18, 5, 36, area.height - 10, 8, "ck-warm ck-o1 ck-gold-line")
        )
    drawn.append(letters(14, 28, said(say, "board-piles"), 18, NAME))
    drawn += [at(x, 22, _pile_number(i, table, i == current)) for i, x in enumerate(columns)]
    for row, kind in enumerate(KINDS):
        y = top + (row + 0.5) * step - 1
        drawn.append(at(26, y, tile(kind, 28, 2)))
        drawn.append(letters(48, y + 5, said(say, f"board-kind-{kind}"), 17, "ck-serif ck-ink"))
        drawn += [letters(x, y + 6, *_number(pile[row], 17))
                  for x, pile in zip(columns, counts, strict=True)]  # fmt: skip
    return "".join(drawn)


@remembered(64)
def _table(table: Layout, say: Say, counts: tuple[tuple[int, ...], ...]) -> str:
    """One column a kind, one line a pile, where names have no room."""
    area, (left, step), top = table.piles, _COLUMNS, 38
    current = next((i for i, pile in enumerate(counts) if any(pile)), -1)
    drawn = [card(area.width, area.height)]
    if current >= 0:
        drawn.append(
            box(4, top + current * 22, area.width - 8, 22, 7, "ck-warm ck-o1 ck-gold-line")
        )
    for column, kind in enumerate(KINDS):
        x = left + column * step
        drawn.append(at(x, 20, title(said(say, f"board-kind-{kind}")) + tile(kind, 30, 2)))
        drawn += [letters(x, top + i * 22 + 16, *_number(pile[column], 16))
                  for i, pile in enumerate(counts)]  # fmt: skip
    drawn += [
        at(22, top + i * 22 + 11, _pile_number(i, table, i == current)) for i in range(len(counts))
    ]
    return "".join(drawn)


def _number(count: int, size: float) -> tuple[str, float, str]:
    """A count; none is a dash, and pale."""
    if count:
        return str(count), size, TITLE
    return "–", size, "ck-serif ck-mid ck-soft"
