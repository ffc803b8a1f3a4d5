"""Moves of Vertical as text, and back.

The cliff has no bounds, so neither has a place in a text. Places that no cliff of ours can reach
have codes too, beyond those that the kernel knows: they are notation, though never legal.
"""

from __future__ import annotations

import re

from ...engine.kernel import KIND_SHIFT, split
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

FAR = 1 << 100  # beyond every code of the kernel
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
    if code in BARE_TEXTS:
        return BARE_TEXTS[code]
    if code >= FAR:
        kind, token, x, y = _far(code)
    else:
        kind, what = split(code)
        if kind == DRAW:
            return f"draw {KINDS[what]}"
        if kind == PACK:
            return f"pack {TOKENS[what]}"
        token, (x, y) = what >> SPOT_BITS, place_of(what & SPOT_MASK)
    word = TO_A_PLACE[kind] + (f" {TOKENS[token]}" if kind == EQUIP else "")
    return f"{word} {x},{y}"


def read(text: str) -> int | None:
    """The code of a text; None if it is no notation."""
    if text in BARE_CODES:
        return BARE_CODES[text]
    if match := DRAWN.fullmatch(text):
        return DRAW << KIND_SHIFT | KINDS.index(match[1])
    if match := PACKED.fullmatch(text):
        return PACK << KIND_SHIFT | TOKENS.index(match[1])
    match = PLACED.fullmatch(text)
    if match is None:
        return None
    kind = KIND_OF[match[1] or "equip"]
    token = TOKENS.index(match[2]) if match[2] else 0
    x, y = int(match[3]), int(match[4])
    if 0 <= y <= TILES and abs(x) <= TILES:
        return kind << KIND_SHIFT | token << SPOT_BITS | spot(x, y)
    return FAR | _packed_far(kind, token, x, y)


def _packed_far(kind: int, token: int, x: int, y: int) -> int:
    high = (kind << 4 | token) << FAR_BITS | x + FAR_MIDDLE
    return high << FAR_BITS | y + FAR_MIDDLE


def _far(code: int) -> tuple[int, int, int, int]:
    what = code ^ FAR
    x, y = what >> FAR_BITS & FAR_MASK, what & FAR_MASK
    words = what >> 2 * FAR_BITS
    return words >> 4, words & 15, x - FAR_MIDDLE, y - FAR_MIDDLE


def place(code: int) -> tuple[int, int]:
    """Where a move to a place goes."""
    if code >= FAR:
        _, _, x, y = _far(code)
        return x, y
    return place_of(split(code)[1] & SPOT_MASK)


def token_of(code: int) -> int:
    """Which token a move packs or puts on the cliff."""
    if code >= FAR:
        return _far(code)[1]
    kind, what = split(code)
    return what if kind == PACK else what >> SPOT_BITS


def kind_of(code: int) -> int:
    """The kind of a move, however far it goes."""
    return _far(code)[0] if code >= FAR else split(code)[0]
