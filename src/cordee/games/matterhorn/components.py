"""The components of Matterhorn: what the file may contain, and how the kernel gets it."""

from __future__ import annotations

from itertools import accumulate
from random import Random

from ...engine.components import Instead, Pair, Schema, Some, Whole
from ...engine.data import Box, OpenBox
from ...engine.errors import FaultyComponents
from ...engine.kernel import Record
from .rules import BOTTOM_NUMBER, BOX, PAWNS, PLAYERS, ROWS, WIDEST

__all__ = ["BOX", "SCHEMA", "another", "check", "pack", "rows"]


def rows(box: Box) -> list[list[int]]:
    """M1: of each row from row 12 up, its circles and its shift against the row below."""
    if "rows" in box:
        return list(box["rows"])
    return [[box["bottom"] - row, min(row, 1)] for row in range(ROWS)]


BOTTOM = Whole(PAWNS * PLAYERS[1], WIDEST)  # M1: two circles per player
SCHEMA: Schema = {
    "bottom": BOTTOM,
    "rows": Instead("bottom", Some(ROWS, ROWS, Pair(Whole(1, WIDEST), Whole(-2, 2))), rows),
    "tokens": Whole(10, 60),  # M2
}


def check(box: OpenBox) -> None:
    """M1: a mountain that can be climbed; a pyramid is known by its lowest row alone."""
    if "rows" not in box:
        return
    BOTTOM.check("rows[0][0]", box["rows"][0][0])
    box["rows"][0][1] = 0  # below row 12 there is none
    for row in range(1, ROWS):
        (lower, _), (upper, shift) = box["rows"][row - 1 : row + 1]
        if (shift == 2 and lower == 1) or (shift == -2 and upper == 1):
            raise FaultyComponents(
                "faulty-rows-apart",
                domain=__package__,
                entry=f"rows[{row}][1]",
                value=shift,
                row=BOTTOM_NUMBER - row,
                below=BOTTOM_NUMBER - row + 1,
            )
    pyramid = {"bottom": box["rows"][0][0], "tokens": box["tokens"]}
    if rows(pyramid) == box["rows"]:
        box.clear()
        box.update(pyramid)


def another(random: Random) -> dict[str, object]:
    """M1: a wider or narrower pyramid, or a mountain that is not quite one; M2: other tokens."""
    bottom, tokens = random.randint(PAWNS * PLAYERS[1], WIDEST), random.randint(12, 60)
    if random.random() < 0.7:
        return {"bottom": bottom, "tokens": tokens}
    ragged = [
        [max(1, min(WIDEST, bottom - row + random.randint(-1, 1))), random.randint(0, 2)]
        for row in range(1, ROWS)
    ]
    return {"rows": [[bottom, 0], *ragged], "tokens": tokens}


def pack(box: Box, rec: Record) -> None:
    """The circles of each row, and where they begin."""
    rec["circles"] = [circles for circles, _ in rows(box)]
    rec["left"] = list(accumulate(shift for _, shift in rows(box)))
    rec["tokens"] = box["tokens"]
