"""Moves of Vertical as text, and back.

The cliff has no bounds, so neither has a place in a text. Places that no cliff of ours can reach
have codes too, beyond those that the kernel knows: they are notation, though never legal.
"""

from __future__ import annotations

import re

from ...engine.kernel import CODE_BITS, KIND_SHIFT, split
from .rules import (
    BARE,
    CAVE_WAY,
    COLUMNS,
    DRAW,
    EQUIP,
    KINDS,
    MIDDLE,
    PACK,
    PLACE,
    SPOT_BITS,
    SPOT_MASK,
    STAY,
    STEP,
    TILES,
    TOKENS,
    ZIP,
)

TO_A_PLACE = {PLACE: "place", EQUIP: "equip", STEP: "step", CAVE_WAY: "cave", ZIP: "zip"}
KIND_OF = {word: kind for kind, word in TO_A_PLACE.items()}
BARE_TEXTS = {BARE << KIND_SHIFT: "bare", STAY << KIND_SHIFT: "stay"}
BARE_CODES = {text: code for code, text in BARE_TEXTS.items()}

NUMBER = r"(0|-?[1-9][0-9]{0,8})"
PLACED = re.compile(rf"(?:(place|step|cave|zip)|equip ({'|'.join(TOKENS)})) {NUMBER},{NUMBER}")
DRAWN = re.compile(rf"draw ({'|'.join(KINDS)})")
PACKED = re.compile(rf"pack ({'|'.join(TOKENS)})")

FAR_BITS = 40
FAR_MIDDLE = 1 << (FAR_BITS - 1)
FAR_MASK = (1 << FAR_BITS) - 1


def spot(x: int, y: int) -> int:
    """The number of a spot."""
    return y * COLUMNS + x + MIDDLE


def place_of(spot: int) -> tuple[int, int]:
    """Column and height of a spot."""
    return spot % COLUMNS - MIDDLE, spot // COLUMNS


def write(code: int) -> str:
    """The text of a move."""
    kind, about = parts(code)
    shown = (f"{one[0]},{one[1]}" if isinstance(one, tuple) else one for one in about)
    return " ".join((kind, *shown))


def parts(code: int) -> tuple[str, tuple[str | tuple[int, int], ...]]:
    """Kinds and tokens by name, a place as column and height."""
    kind, what = split(code)
    if code in BARE_TEXTS:
        return BARE_TEXTS[code], ()
    if kind == DRAW:
        return "draw", (KINDS[what],)
    if kind == PACK:
        return "pack", (TOKENS[what],)
    token = (TOKENS[what >> SPOT_BITS],) if kind == EQUIP else ()
    return TO_A_PLACE[kind], (*token, place(code))


def read(text: str) -> int | None:
    """The code of a text; None if it is not notation."""
    if text in BARE_CODES:
        return BARE_CODES[text]
    if match := DRAWN.fullmatch(text):
        return DRAW << KIND_SHIFT | KINDS.index(match[1])
    if match := PACKED.fullmatch(text):
        return PACK << KIND_SHIFT | TOKENS.index(match[1])
    match = PLACED.fullmatch(text)
    if match is None:
        return None
    token = TOKENS.index(match[2]) if match[2] else 0
    code = KIND_OF[match[1] or "equip"] << KIND_SHIFT | token << SPOT_BITS
    x, y = int(match[3]), int(match[4])
    if 0 <= y <= TILES and abs(x) <= TILES:
        return code | spot(x, y)
    far = x + FAR_MIDDLE << FAR_BITS | y + FAR_MIDDLE
    return far << CODE_BITS | code


def place(code: int) -> tuple[int, int]:
    """Where a move to a place goes."""
    if far := code >> CODE_BITS:
        return (far >> FAR_BITS) - FAR_MIDDLE, (far & FAR_MASK) - FAR_MIDDLE
    return place_of(split(code)[1] & SPOT_MASK)
