"""Moves of Matterhorn as text, and back."""

from __future__ import annotations

import re

from ...engine.dice import packed, values
from ...engine.kernel import KIND_SHIFT, split
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


def circle_text(circle: int) -> str:
    """`12.4`, or `summit`."""
    if circle == SUMMIT:
        return "summit"
    return f"{BOTTOM_NUMBER - circle // WIDEST}.{circle % WIDEST + 1}"


CIRCLES = {circle_text(circle): circle for circle in range(ROWS * WIDEST)}


def write(code: int) -> str:
    """The text of a move."""
    kind, what = split(code)
    if kind in BARE:
        return BARE[kind]
    if kind in ONE_CIRCLE:
        return f"{ONE_CIRCLE[kind]} {circle_text(what)}"
    if kind in TWO_CIRCLES:
        start, end = what >> CIRCLE_BITS, what & CIRCLE_MASK
        return f"{TWO_CIRCLES[kind]} {circle_text(start)} {circle_text(end)}"
    shown = " ".join(map(str, values(what))) or "none"
    return f"{'roll' if kind == ROLL else 'drop'} {shown}"


def read(text: str) -> int | None:
    """The code of a text; None if it is no notation."""
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
    circles = [SUMMIT if place == "summit" else CIRCLES.get(place, -1) for place in places]
    if -1 in circles or SUMMIT in circles[: len(circles) - (kind == MOVE)]:
        return None
    if kind in ONE_CIRCLE and len(circles) == 1:
        return kind << KIND_SHIFT | circles[0]
    if kind in TWO_CIRCLES and len(circles) == 2:
        return kind << KIND_SHIFT | circles[0] << CIRCLE_BITS | circles[1]
    return None
