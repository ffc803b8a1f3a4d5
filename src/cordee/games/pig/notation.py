"""Moves of Pig as text, and back: there are eight, so both are one table."""

from __future__ import annotations

from ...engine.kernel import KIND_SHIFT, split
from .rules import AGAIN, HOLD, ROLL, SIDES

TEXTS = {
    AGAIN << KIND_SHIFT: "again",
    HOLD << KIND_SHIFT: "hold",
    **{ROLL << KIND_SHIFT | side: f"roll {side}" for side in range(1, SIDES + 1)},
}
CODES = {text: code for code, text in TEXTS.items()}


def write(code: int) -> str:
    """The text of a move."""
    return TEXTS[code]


def parts(code: int) -> tuple[str, tuple[int, ...]]:
    """`roll` with what the die shows, `again`, `hold`."""
    kind, side = split(code)
    return ("roll", (side,)) if kind == ROLL else (TEXTS[code], ())


def read(text: str) -> int | None:
    """The code of a text; None if it is not notation."""
    return CODES.get(text)
