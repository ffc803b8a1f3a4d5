"""Explains why a move of Yeti is not legal; `rules.moves` alone decides that it is not."""

from __future__ import annotations

from ...engine.contract import Reason
from ...engine.kernel import Record, split
from . import rules
from .notation import sky, symbols
from .rules import (
    BARGAIN,
    BARGAIN_GOOD,
    BUY,
    CLIMB,
    FACES,
    GOGGLES,
    KEEP,
    PHOTO,
    REROLL_ALL,
    REROLL_ONE,
    REROLL_PHASE,
    ROLL,
    SHOW,
    SNOW,
    THAW_GOOD,
    TILES,
    USE_PURSE,
    USED_BARGAIN,
    USED_GOGGLES,
    USED_THAW,
    WEATHER,
    WEATHER_TILES,
)

QUESTION_RULES = {
    "show": "Y29",
    "weather": "Y29",
    "roll": "Y9",
    "keep": "Y10",
    "before": "Y12",
    "reroll": "Y12",
    "snow": "Y13",
    "coins": "Y16",
    "sherpas": "Y22",
    "climb": "Y18",
    "tents": "Y22",
    "over": "Y26",
}
"""The rule behind the question that each phase asks."""

ASKED_IN = {
    ROLL: ("roll", "reroll"),
    SHOW: ("show",),
    WEATHER: ("weather",),
    KEEP: ("keep",),
    REROLL_ONE: ("before",),
    REROLL_ALL: ("before",),
    BARGAIN: ("before",),
    USE_PURSE: ("coins",),
    PHOTO: ("coins",),
    BUY: ("coins",),
    CLIMB: ("climb",),
}


def forbidden(rec: Record, code: int) -> Reason:
    """The question is the right one, the answer is not."""
    kind, what = split(code)
    if kind == KEEP:
        return _keep(rec, what)
    if kind in (REROLL_ONE, REROLL_ALL, BARGAIN):
        return _effect(rec, kind, what)
    if kind == USE_PURSE:
        return "Y17", "no-purse", {}
    if kind == PHOTO:
        return "Y16", "photo-coins", {"cost": what, "coins": rules.coins(rec)}
    if kind == BUY:
        tile = TILES[what]
        if rec.owner[what] == rec.turn:
            return "Y16", "own-tile", {"tile": tile}
        return (
            "Y16",
            "tile-coins",
            {"tile": tile, "cost": int(rec.box.cost[what]), "coins": rules.coins(rec)},
        )
    if kind == CLIMB:
        return "Y18", "climb", {"most": rules.climbable(rec, rules.guided(rec))}
    if kind == ROLL:
        again = "Y12" if rec.phase == REROLL_PHASE else "Y11" if rec.kept.any() else "Y8"
        return again, "dice", {"dice": rules.dice_in_hand(rec)}
    if rules.seen_tiles(rec) == len(WEATHER_TILES):
        return "Y29", "weather-known", {"sky": sky(rules.returning_face(rec))}
    return "Y30", "weather", {}


def _keep(rec: Record, mask: int) -> Reason:
    if mask == 0:
        return "Y10", "keep-none", {}
    for symbol in symbols(mask):
        if not rec.rolled[FACES.index(symbol)]:
            return "Y10", "keep-absent", {"face": symbol}
    return "Y10", "keep-many", {"most": 2 if rec.owner[rules.RADIO] == rec.turn else 1}


def _effect(rec: Record, kind: int, what: int) -> Reason:
    needs, used = {
        REROLL_ONE: (rec.owner[GOGGLES] == rec.turn, USED_GOGGLES),
        REROLL_ALL: (rec.weather == THAW_GOOD, USED_THAW),
        BARGAIN: (rec.weather == BARGAIN_GOOD, USED_BARGAIN),
    }[kind]
    source = {REROLL_ONE: "goggles", REROLL_ALL: "thaw", BARGAIN: "bargain"}[kind]
    if not needs:
        return "Y5" if kind == REROLL_ONE else "Y6", "effect-lacking", {"source": source}
    if rec.used & used:
        return "Y12", "effect-used", {"source": source}
    if kind != BARGAIN:
        return "Y12", "effect-snow", {"snow": int(rec.kept[SNOW])}
    if not rules.may_bargain(rec):
        return "Y12", "bargain-price", {"price": rules.BARGAIN_PRICE}
    return "Y12", "bargain-face", {"face": FACES[what // 5]}
