"""How to play Yeti well: what a move looks like at first sight.

What a position is worth the judge says; at tables for which it was not trained, games are played on
to their end.
"""

from __future__ import annotations

from typing import Any

from ...engine.kernel import KIND_SHIFT, PAYLOAD, Record, kernel
from .rules import (
    BARGAIN,
    BUY,
    CLIMB,
    COIN,
    KEEP,
    PEAK,
    PHOTO,
    PRINT,
    REROLL_ALL,
    REROLL_ONE,
    RESERVE,
    SHERPA,
    SNOW,
    TENTS_PHASE,
    TURN,
    USE_GUIDE,
    USE_PURSE,
    climbable,
    coins,
    tents,
    worth,
)

HABITS = {(): 1.0, ("print",): 0.5, "photo": 0.5}  # to keep nothing and roll on, points now
SKILLS = {"hard": {"simulations": 150}}
JUDGED = {
    "hard": {"simulations": 12, "blur": 0.25},
    "expert": {"simulations": 5_000},
    "master": {"simulations": 100_000},
}
ADVISES = True
HORIZON = 1  # the turn in progress is played to its end, then judged

# Fitted: likeliest for 39,211 decisions of the exact turn, the better moves the more often
KEEP_COIN = 0.819  # to keep any of a face, each die of it, and what it is good for:
EACH_COIN = -0.112
PHOTO_POINT = 0.131  # points of the best photo
COINS_ON = -0.102  # coins were kept before
KEEP_SHERPA = -0.403
EACH_SHERPA = -0.947
LEVEL_MORE = 0.737  # levels to climb, ...
PRINT_HIGHER = 0.323  # ... and prints that score there
KEEP_PRINT = -0.85
PRINT_POINT = 0.167  # points of the prints
KEEP_TENT = -0.059
EACH_TENT = -1.33
BED = 0.532  # tents up to the level reached, ...
BED_ABOVE = 0.766  # ... and up to the one above
KEEP_NOTHING = 0.389
SNOW_BEFORE = 0.041  # snow that was set aside before
SNOW_COIN = 2.12  # Y13: to turn snow
SNOW_SHERPA = 1.21
SNOW_PRINT = 0.989
SNOW_TENT = 1.85
PHOTO_TAKEN = 0.416  # Y16: points of the photo, ...
BIG_PHOTO = 0.242  # ... and those beyond 9
PURSE_OPENED = 2.43
BUY_PURSE = 1.2  # the tiles, half the way from the end
BUY_GUIDE = 1.68
BUY_GOGGLES = 2.06
BUY_BIVOUAC = 3.96
BUY_PORTER = 4.02
BUY_LENS = 4.88
BUY_RADIO = 1.05
WAY_AHEAD = 1.45  # how much more they are worth earlier
FROM_PLAYER = 0.813
LEVEL_CLIMBED = 1.92
GUIDE_CLIMBS = 0.437
GUIDE_CAMPS = 1.16
REROLL_SNOW = 1.97
BARGAIN_BASE = -1.6


@kernel
def weigh(rec: Record, codes: Any, n: int, out: Any) -> None:
    """How good each move looks."""
    for i in range(n):
        kind = int(codes[i]) >> KIND_SHIFT
        what = int(codes[i]) & PAYLOAD
        if kind == KEEP:
            out[i] = keep_merit(rec, what)
        elif kind == TURN:
            out[i] = face_merit(rec, what, 1) + turned_merit(what)
        elif kind == PHOTO:
            points = int(rec.box.photos[what - 1])
            out[i] = PHOTO_TAKEN * points + BIG_PHOTO * max(0, points - 9)
        elif kind == BUY:
            out[i] = tile_merit(rec, what)
        elif kind == BARGAIN:
            out[i] = BARGAIN_BASE + bargain_merit(rec, what // 5, what % 5)
        else:
            out[i] = other_merit(rec, kind, what)


@kernel
def keep_merit(rec: Record, symbols: int) -> float:
    """Y10: what the dice of these symbols are good for."""
    if symbols == 0:
        return KEEP_NOTHING - SNOW_BEFORE * int(rec.kept[SNOW])
    merit = 0.0
    for face in range(COIN, 5):
        if symbols >> (face - COIN) & 1:
            merit += face_merit(rec, face, int(rec.rolled[face])) + kept_merit(face)
    return merit


@kernel
def kept_merit(face: int) -> float:
    """What keeping a face at all is good for."""
    if face == COIN:
        return KEEP_COIN
    if face == SHERPA:
        return KEEP_SHERPA
    return KEEP_PRINT if face == PRINT else KEEP_TENT


@kernel
def turned_merit(face: int) -> float:
    """Y13: what turning snow to a face at all is good for."""
    if face == COIN:
        return SNOW_COIN
    if face == SHERPA:
        return SNOW_SHERPA
    return SNOW_PRINT if face == PRINT else SNOW_TENT


@kernel
def face_merit(rec: Record, face: int, dice: int) -> float:
    """What N more dice of a face are good for."""
    climb = climbable(rec, 0)
    level = int(rec.level[rec.turn]) + climb
    if face == COIN:
        purse = coins(rec)
        points = photo_points(rec, purse + dice) - photo_points(rec, purse)
        return EACH_COIN * dice + PHOTO_POINT * points + (COINS_ON if purse > 0 else 0.0)
    if face == SHERPA:
        higher = climbable(rec, dice) - climb
        return EACH_SHERPA * dice + higher * (LEVEL_MORE + PRINT_HIGHER * int(rec.kept[PRINT]))
    if face == PRINT:
        return PRINT_POINT * dice * worth(level)
    beds = tents(rec)
    merit = EACH_TENT * dice + BED * (min(level, beds + dice) - min(level, beds))
    above = min(PEAK, level + 1)
    return merit + BED_ABOVE * (min(above, beds + dice) - min(above, beds))


@kernel
def photo_points(rec: Record, purse: int) -> int:
    """Y4: the best photo for N coins."""
    return int(rec.box.photos[min(purse, 7) - 1]) if purse > 0 else 0


@kernel
def tile_merit(rec: Record, tile: int) -> float:
    """Y16: a tile is worth more, the further the yeti is ahead."""
    best = 0
    for seat in range(rec.players):
        best = max(best, int(rec.score[seat]))
    way = (int(rec.yeti) - best) / int(rec.box.start)
    merit = tile_worth(tile) * (1.0 + WAY_AHEAD * (way - 0.5))
    return merit + (FROM_PLAYER if rec.owner[tile] != RESERVE else 0.0)


@kernel
def tile_worth(tile: int) -> float:
    """What having a tile is good for."""
    if tile < 2:
        return BUY_PURSE if tile == 0 else BUY_GUIDE
    if tile < 4:
        return BUY_GOGGLES if tile == 2 else BUY_BIVOUAC
    if tile == 4:
        return BUY_PORTER
    return BUY_LENS if tile == 5 else BUY_RADIO


@kernel
def bargain_merit(rec: Record, face: int, other: int) -> float:
    """Y12: one die of a face less, one of another more."""
    gain = 0.0 if other == SNOW else face_merit(rec, other, 1)
    loss = 0.0 if face == SNOW else face_merit(rec, face, 1)
    return gain - loss


@kernel
def other_merit(rec: Record, kind: int, what: int) -> float:
    """Climbs, the guide, the purse and rerolls; passing and being done count for nothing."""
    if kind == CLIMB:
        return LEVEL_CLIMBED * what
    if kind == USE_GUIDE:
        return GUIDE_CAMPS if rec.phase == TENTS_PHASE else GUIDE_CLIMBS
    if kind == USE_PURSE:
        return PURSE_OPENED
    if kind in (REROLL_ONE, REROLL_ALL):
        return REROLL_SNOW
    return 0.0
