"""Moves of Matterhorn as text, and back.

A circle that no mountain has can be written all the same, up to `99.99`. Moves with such circles
have codes beyond those that the kernel knows: they are notation, though never legal.
"""

from __future__ import annotations

import re

from ...engine.dice import packed, values
from ...engine.kernel import CODE_BITS, KIND_SHIFT, split
from .rules import (
    AGAIN,
    BLOCK,
    BOTTOM_NUMBER,
    CIRCLE_BITS,
    CIRCLE_MASK,
    CLEAR,
    DICE,
    DONE,
    DROP,
    MOVE,
    PUSH,
    ROLL,
    ROWS,
    SET_UP,
    STOP,
    SUMMIT,
    TOKEN,
    WIDEST,
)

BARE = {STOP: "stop", AGAIN: "again", DONE: "done"}
ONE_CIRCLE = {SET_UP: "pawn", TOKEN: "token", BLOCK: "block", CLEAR: "clear"}
TWO_CIRCLES = {MOVE: "move", PUSH: "push"}
KINDS = {word: kind for words in (BARE, ONE_CIRCLE, TWO_CIRCLES) for kind, word in words.items()}

DICE_TEXT = re.compile(rf"(roll|drop)((?: [1-6]){{1,{DICE}}})")
CIRCLE_TEXT = re.compile(r"([1-9][0-9]?)\.([1-9][0-9]?)")

FAR_BITS = 2 * CIRCLE_BITS  # a circle that no mountain has is its row, then its place
FAR_MASK = (1 << FAR_BITS) - 1


def circle_text(circle: int) -> str:
    """`12.4`, or `summit`."""
    if circle == SUMMIT:
        return "summit"
    if circle > SUMMIT:
        return f"{circle >> CIRCLE_BITS}.{circle & CIRCLE_MASK}"
    return f"{BOTTOM_NUMBER - circle // WIDEST}.{circle % WIDEST + 1}"


CIRCLES = {circle_text(circle): circle for circle in range(ROWS * WIDEST)}


def circles(code: int) -> tuple[int, int]:
    """Where a move starts and ends; one with a single circle ends there."""
    if far := code >> CODE_BITS:
        return far >> FAR_BITS, far & FAR_MASK
    _, what = split(code)
    return what >> CIRCLE_BITS, what & CIRCLE_MASK


def write(code: int) -> str:
    """The text of a move."""
    kind, about = parts(code)
    shown = about or (("none",) if kind == "drop" else ())
    return " ".join(map(str, (kind, *shown)))


def parts(code: int) -> tuple[str, tuple[int | str, ...]]:
    """Dice by their values, circles by their names."""
    kind, what = split(code)
    if kind in BARE:
        return BARE[kind], ()
    start, end = circles(code)
    if kind in ONE_CIRCLE:
        return ONE_CIRCLE[kind], (circle_text(end),)
    if kind in TWO_CIRCLES:
        return TWO_CIRCLES[kind], (circle_text(start), circle_text(end))
    return "roll" if kind == ROLL else "drop", tuple(values(what))


def read(text: str) -> int | None:
    """The code of a text; None if it is not notation."""
    if text == "drop none":
        return DROP << KIND_SHIFT
    if match := DICE_TEXT.fullmatch(text):
        shown = [int(value) for value in match[2].split()]
        kind = ROLL if match[1] == "roll" else DROP
        return kind << KIND_SHIFT | packed(shown) if shown == sorted(shown) else None
    word, *places = text.split(" ")
    kind = KINDS.get(word, -1)
    if kind in BARE:
        return None if places else kind << KIND_SHIFT
    named = [_circle(place) for place in places]
    if kind in ONE_CIRCLE and len(named) == 1 and named[0] != SUMMIT:
        return _code(kind, 0, named[0])
    if kind in TWO_CIRCLES and len(named) == 2:
        return _code(kind, *named)
    return None


def _circle(text: str) -> int:
    """A circle by its name, on the mountain or not; -1 if it is not one."""
    if text == "summit":
        return SUMMIT
    if text not in CIRCLES and (match := CIRCLE_TEXT.fullmatch(text)):
        return int(match[1]) << CIRCLE_BITS | int(match[2])
    return CIRCLES.get(text, -1)


def _code(kind: int, start: int, end: int) -> int | None:
    if min(start, end) < 0:
        return None
    if max(start, end) <= SUMMIT:
        return kind << KIND_SHIFT | start << CIRCLE_BITS | end
    return (start << FAR_BITS | end) << CODE_BITS | kind << KIND_SHIFT
