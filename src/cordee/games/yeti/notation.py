"""Moves of Yeti as text, and back: there are finitely many, so both are one table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from ...engine.data import About
from ...engine.kernel import KIND_SHIFT, split
from .rules import (
    BARGAIN,
    BUY,
    CLIMB,
    COIN,
    DICE,
    DONE,
    FACE_BITS,
    FACE_MASK,
    FACES,
    KEEP,
    KEEPS,
    PASS,
    PEAK,
    PHOTO,
    REROLL_ALL,
    REROLL_ONE,
    ROLL,
    SAVE_GUIDE,
    SHOW,
    SNOW,
    TILES,
    TURN,
    USE_GUIDE,
    USE_PURSE,
    WEATHER,
    WEATHER_TILES,
)


def write(code: int) -> str:
    """The text of a move."""
    return texts()[code]


def parts(code: int) -> tuple[str, About]:
    """Faces, tiles and weather by name, numbers as numbers; a roll and a keep as what they list."""
    kind, what = split(code)
    if kind == ROLL:
        counts = ((face, what >> FACE_BITS * (4 - i) & FACE_MASK) for i, face in enumerate(FACES))
        return "roll", (tuple((face, count) for face, count in counts if count),)
    if kind == KEEP:
        return "keep", (tuple(symbols(what)),)
    if kind == BARGAIN:
        return "bargain", (FACES[what // 5], FACES[what % 5])
    word, _, rest = texts()[code].partition(" ")
    if kind in (PHOTO, CLIMB):
        return word, (what,)
    return word, (rest,) if rest else ()


def read(text: str) -> int | None:
    """The code of a text; None if it is not notation."""
    return codes().get(text)


def sky(face: int) -> str:
    """A weather face: `thaw+`, `thaw-`."""
    return WEATHER_TILES[face // 2] + "+-"[face % 2]


def symbols(mask: int) -> list[str]:
    """The symbols of a keep."""
    return [FACES[COIN + bit] for bit in range(4) if mask >> bit & 1]


@cache
def codes() -> dict[str, int]:
    return {text: code for code, text in texts().items()}


@cache
def texts() -> dict[int, str]:
    return {kind << KIND_SHIFT | what: text for kind, what, text in _all_moves()}


def _all_moves() -> Iterator[tuple[int, int, str]]:
    for counts in product(range(DICE + 1), repeat=5):
        if 1 <= sum(counts) <= DICE:
            packed = 0
            for count in counts:
                packed = packed << FACE_BITS | count
            shown = [f"{face}:{count}" for face, count in zip(FACES, counts, strict=True) if count]
            yield ROLL, packed, " ".join(["roll", *shown])
    for face in range(2 * len(WEATHER_TILES)):
        yield SHOW, face, f"show {sky(face)}"
        yield WEATHER, face, f"weather {sky(face)}"
    for mask in KEEPS:
        yield KEEP, mask, f"keep {'+'.join(symbols(mask)) or 'none'}"
    yield REROLL_ONE, 0, "reroll one"
    yield REROLL_ALL, 0, "reroll all"
    for face, other in product(range(5), repeat=2):
        if face != other:
            yield BARGAIN, 5 * face + other, f"bargain {FACES[face]}>{FACES[other]}"
    yield DONE, 0, "done"
    for face in range(5):
        if face != SNOW:
            yield TURN, face, f"turn {FACES[face]}"
    yield PASS, 0, "pass"
    yield USE_PURSE, 0, "use purse"
    for cost in range(1, 8):
        yield PHOTO, cost, f"photo {cost}"
    for tile, name in enumerate(TILES):
        yield BUY, tile, f"buy {name}"
    yield USE_GUIDE, 0, "use guide"
    yield SAVE_GUIDE, 0, "save guide"
    for levels in range(PEAK + 1):
        yield CLIMB, levels, f"climb {levels}"
