"""Explains why a move of Vertical is not legal; `rules.moves` alone decides that it is not."""

from __future__ import annotations

from ...engine.contract import Reason
from ...engine.kernel import Record, split
from . import rules
from .notation import place, spot
from .rules import (
    BARE,
    CAVE,
    CAVE_REACH,
    CAVE_WAY,
    DANGER,
    DRAW,
    EQUIP,
    FOOT,
    KINDS,
    LADDER,
    LADDER_TOKEN,
    MAP,
    NO_TILE,
    ORANGE,
    PACK,
    PLACE,
    SPOT_BITS,
    STAY,
    STEP,
    TILES,
    TOKENS,
    ZIP,
    ZIPLINE,
)

QUESTION_RULES = {
    "pack": "V3",
    "draw": "V5",
    "place": "V6",
    "equip": "V8",
    "move": "V9",
    "zip": "V12",
    "over": "V15",
}
"""The rule behind the question that each phase asks."""

WAY_RULES = {EQUIP: "V8", STEP: "V9", CAVE_WAY: "V11", ZIP: "V12"}
"""The rule behind what is done with a tile."""

ASKED_IN = {
    DRAW: ("draw",),
    PACK: ("pack",),
    PLACE: ("place",),
    EQUIP: ("equip",),
    BARE: ("equip",),
    STEP: ("move",),
    CAVE_WAY: ("move",),
    ZIP: ("move", "zip"),
    STAY: ("move", "zip"),
}


def forbidden(rec: Record, code: int) -> Reason:
    """The question is the right one, the answer is not."""
    kind, what = split(code)
    if kind == DRAW:
        return "V5", "draw", {"kind": KINDS[what], "pile": rules.open_pile(rec) + 1}
    if kind == PACK:
        return "V3", "pack", {"token": TOKENS[what]}
    x, y = place(code)
    if kind == PLACE:
        return _place(rec, x, y)
    if kind == EQUIP and what >> SPOT_BITS not in ORANGE:
        return "V2", "equip-blue", {"token": TOKENS[what >> SPOT_BITS]}
    i = tile(rec, x, y)
    if i == NO_TILE:
        return WAY_RULES[kind], "no-tile", {"place": f"{x},{y}"}
    if kind == EQUIP:
        return _equip(rec, what >> SPOT_BITS, i)
    return _go(rec, kind, i)


def tile(rec: Record, x: int, y: int) -> int:
    """The tile on a place, which may be beyond all that the kernel knows."""
    if abs(x) > TILES or not 0 <= y <= TILES:
        return NO_TILE
    return rules.tile_at(rec, spot(x, y))


def _place(rec: Record, x: int, y: int) -> Reason:
    where = {"place": f"{x},{y}"}
    if not rec.tiles:
        return "V6", "first-tile", {}
    if y < 0:
        return "V6", "below-foot", where
    if tile(rec, x, y) != NO_TILE:
        return "V6", "spot-taken", where
    reachable = abs(x) <= TILES and y <= TILES and spot(x, y) in rec.spot[: rec.spots]
    if not reachable:
        return "V6", "spot-alone", where
    return "V7", "cave-high", {"most": rules.highest_cave(rec) + CAVE_REACH}


def _equip(rec: Record, token: int, i: int) -> Reason:
    named = {"token": TOKENS[token]}
    if not rec.bag[rec.turn, token]:
        return "V8", "no-token", named
    if rules.has(rec, i, token):
        return "V8", "token-twice", named
    if token == LADDER_TOKEN:
        return "V8", "equip-ladder", {}
    if token == ZIPLINE:
        return "V8", "equip-danger", {}
    return "V8", "equip-far", {}


def _go(rec: Record, kind: int, i: int) -> Reason:
    at, to = int(rec.climber[rec.turn]), int(rec.tile[i])
    if at == to:
        return WAY_RULES[kind], "here", {}
    if kind == STEP:
        if at == FOOT and to >= rules.COLUMNS:
            return "V9", "from-foot", {}
        if at != FOOT and rules.distance(at, to) > 1:
            return "V9", "step-far", {}
    elif kind == ZIP:
        if not rules.on_zipline(rec, rules.standing_on(rec)):
            return "V12", "no-zipline", {}
        if to // rules.COLUMNS > at // rules.COLUMNS:
            return "V12", "zip-up", {}
    elif reason := _cave(rec, at, i):
        return reason
    return _stand(rec, i)


def _cave(rec: Record, at: int, i: int) -> Reason | None:
    """V11: why no cave leads there; None if one does."""
    if at == FOOT or rec.kind[rules.tile_at(rec, at)] != CAVE:
        return "V11", "not-in-cave", {}
    if not rec.bag[rec.turn, MAP]:
        return "V11", "no-map", {}
    if rec.kind[i] != CAVE:
        return "V11", "cave-no-cave", {}
    if rules.someone_on(rec, int(rec.tile[i])):
        return None
    return "V11", "cave-far", {}


def _stand(rec: Record, i: int) -> Reason:
    """V10: why the climber may not stand there."""
    kind = int(rec.kind[i])
    if rules.someone_on(rec, int(rec.tile[i])):
        return "V10", "taken", {}
    if kind == DANGER:
        return "V10", "danger", {}
    if kind == LADDER:
        return "V10", "needs-ladder", {}
    return "V10", "needs-token", {"token": KINDS[kind]}
