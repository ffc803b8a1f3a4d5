"""Moves of Himalaya as text, and back."""

from __future__ import annotations

import re
from functools import cache

from ...engine.dice import packed, values
from ...engine.kernel import KIND_SHIFT, split
from .rules import (
    BACK,
    CARD_SHIFT,
    CARDS,
    CLIMBER,
    LEAVE,
    ON,
    RECOVER,
    REROLL,
    ROLL,
    ROPE,
    SHERPA,
    SKIP,
    SPACE_SHIFT,
    STORM,
    VALUE_SHIFT,
    YETI,
    YETI_CARDS,
    space_of,
    value_of,
    way_of,
)

WAYS = {ON: "", BACK: "back", ROPE: "rope"} | {ROPE + k: f"rope+{k}" for k in (1, 2, 3)}
ROLLED = re.compile(r"roll( [1-6]){1,8}")
MOVED = re.compile(
    r"(?:(?P<die>[1-6])|card (?P<card>[1-8])) "
    r"(?:(?P<climber>climber)|sherpa (?P<space>0|[1-9][0-9]{0,2})(?P<way> back| rope(?:\+[123])?)?)"
)


def write(code: int) -> str:
    """The text of a move."""
    kind, about = parts(code)
    return " ".join(map(str, about if kind == "die" else (kind, *about)))


def parts(code: int) -> tuple[str, tuple[int | str, ...]]:
    """By a `die` or a `card`: its value, the piece, where a sherpa starts and how it goes."""
    kind, what = split(code)
    if kind == ROLL:
        return "roll", tuple(values(what))
    if kind in (CLIMBER, SHERPA):
        by, value = "card" if what >> CARD_SHIFT else "die", value_of(what)
        if kind == CLIMBER:
            return by, (value, "climber")
        way = WAYS[way_of(what)]
        return by, (value, "sherpa", space_of(what), *([way] if way else []))
    if kind == SKIP:
        return "skip", (what,)
    word, _, rest = _texts()[code].partition(" ")
    return word, (rest,) if rest else ()


def read(text: str) -> int | None:
    """The code of a text; None if it is not notation."""
    if ROLLED.fullmatch(text):
        rolled = [int(word) for word in text.split()[1:]]
        return ROLL << KIND_SHIFT | packed(rolled) if rolled == sorted(rolled) else None
    if moved := MOVED.fullmatch(text):
        value, card = int(moved["die"] or moved["card"]), bool(moved["card"])
        what = card << CARD_SHIFT | value << VALUE_SHIFT
        if moved["climber"]:
            return CLIMBER << KIND_SHIFT | what
        named = {text: number for number, text in WAYS.items()}
        how = named[(moved["way"] or "").strip()]
        return SHERPA << KIND_SHIFT | what | int(moved["space"]) << SPACE_SHIFT | how
    return _codes().get(text)


def yeti_card(card: int) -> str:
    """`+3`, `-1` or `storm`."""
    return "storm" if card == STORM else f"{YETI_CARDS[card]:+}"


@cache
def _texts() -> dict[int, str]:
    texts = {
        REROLL << KIND_SHIFT: "reroll",
        LEAVE << KIND_SHIFT: "leave",
    }
    for card in range(STORM + 1):
        texts[YETI << KIND_SHIFT | card] = f"yeti {yeti_card(card)}"
    for value in range(1, 7):
        texts[SKIP << KIND_SHIFT | value] = f"skip {value}"
    for card, name in enumerate(CARDS):
        texts[RECOVER << KIND_SHIFT | card] = f"recover {name}"
    return texts


@cache
def _codes() -> dict[str, int]:
    return {text: code for code, text in _texts().items()}
