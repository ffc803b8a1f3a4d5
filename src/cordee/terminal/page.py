"""A page of the table: board, what happened, question and answers, in the lines that there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from . import choices, log

if TYPE_CHECKING:
    from .prompt import Prompt

Drawn = Callable[[RenderableType, int], list[str]]
"""What Rich prints in so many columns, as lines."""
STORY = 40
"""Columns from which the story stands beside the board."""
BOARD = 80
"""Columns that a board makes use of."""
STORY_LINES = 5
"""Lines of story that come before a larger board."""
FEW = 6
"""Lines of answers from which on they are given in a few words."""


def page(
    prompt: Prompt,
    drawn: Drawn,
    width: int,
    height: int,
    notes: Sequence[str],
    asks: bool = True,
) -> list[str]:
    """The page of a prompt, in so many columns and lines; notes come instead of the story."""
    asked = drawn(asking(prompt, width, height), width) if asks else []
    room = height - len(asked)
    if notes:
        above = _with_notes(prompt, drawn, width, room, notes)
    elif width >= BOARD + STORY:
        above = _side_by_side(prompt, drawn, width, room)
    else:
        above = _one_above_the_other(prompt, drawn, width, room)
    return above + asked


def asking(prompt: Prompt, width: int, height: int) -> Group:
    """The question and what may be answered."""
    lines = prompt.offer.lines(width, max(FEW, height // 4))
    return Group(prompt.question(), *lines)


def room_for_notes(prompt: Prompt, width: int, height: int) -> int:
    """The lines that a page has if it shows no board."""
    return height - len(prompt.offer.lines(width, choices.LINES)) - 3


def _with_notes(
    prompt: Prompt, drawn: Drawn, width: int, room: int, notes: Sequence[str]
) -> list[str]:
    """The board above the notes, where both find room."""
    left = room - len(notes) - 2
    smallest = len(drawn(prompt.shown.scene(0), width))
    board = [*_board(prompt, drawn, width, left), ""] if smallest <= left else []
    return [*board, *notes, ""][:room]


def _one_above_the_other(prompt: Prompt, drawn: Drawn, width: int, room: int) -> list[str]:
    told = prompt.happened()
    smallest = len(drawn(prompt.shown.scene(0, prompt.offer.numbered), width))
    wanted = min(log.least(told, width), STORY_LINES)
    board = _board(prompt, drawn, width, min(room - 1, max(smallest, room - wanted)))
    spare = room - len(board)
    gaps = max(0, min(2, spare - len(log.whole(told, width))))
    story = drawn(Group(*log.condensed(told, width, spare - gaps)), width) if told else []
    before = [""] * min(1, gaps)
    after = [""] * (gaps - len(before)) if story else []
    return [*board, *before, *story, *after]


def _side_by_side(prompt: Prompt, drawn: Drawn, width: int, room: int) -> list[str]:
    """On a wide screen the story stands at the right, with as much of what was before as fits."""
    board = _board(prompt, drawn, max(BOARD, width * 3 // 5), room - 1)
    wide = [Text.from_ansi(line).cell_len for line in board]
    left = max(wide) + 3
    beside, lines = width - left, len(board)
    told = prompt.happened()
    if len(log.whole(told, beside)) <= lines:
        story = log.whole(prompt.log.told, beside)[-lines:]
    else:
        story = log.condensed(told, beside, lines)
    right = drawn(Group(*story), beside) if story else []
    right += [""] * (lines - len(right))
    joined = zip(board, wide, right, strict=True)
    return [line + " " * (left - used) + other for line, used, other in joined] + [""]


def _board(prompt: Prompt, drawn: Drawn, width: int, lines: int) -> list[str]:
    """As much of the board as there is room for."""
    board = drawn(prompt.shown.scene(lines, prompt.offer.numbered), width)
    if len(board) <= lines:
        return board
    return [*board[: max(0, lines - 1)], *drawn(Text(prompt.say("board-cut"), style="dim"), width)]
