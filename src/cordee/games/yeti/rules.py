"""Yeti, by Benjamin Schwer (Pegasus Spiele / Matagot / AEG, 2016): the rules, once.

The rules Y1 to Y30 are given in full in `help.en.md`; the code follows their order, except that
what several phases share (Y25, Y24) is beside the first or the last of them. The site of the base
camp and the first-player token have no effect and are left out (Y2).

A turn passes through the phases below. `answer` applies one choice or one chance outcome;
`step` goes through a phase that asks nothing, until `asks` finds a question.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...engine import dice
from ...engine.kernel import (
    CHANCE,
    KIND_SHIFT,
    OVER,
    PAYLOAD,
    Record,
    below,
    kernel,
    record_of,
)
from ...engine.winning import best_share

PLAYERS = (2, 5)
OPTIONS = {"weather": ("none", "mixed", "good", "bad")}  # Y28
MOVES = 22  # a bargain of five faces into four others, a reroll, done
OUTCOMES = 330  # the ways seven dice can fall

# Y1: faces; the print is on two of the six sides
FACES = ("snow", "coin", "sherpa", "print", "tent")
SNOW, COIN, SHERPA, PRINT, TENT = 0, 1, 2, 3, 4
DICE = 7

# Y2: levels
PEAK = 3

# Y5: equipment
TILES = ("purse", "guide", "goggles", "bivouac", "porter", "lens", "radio")
PURSE, GUIDE, GOGGLES, BIVOUAC, PORTER, LENS, RADIO = 0, 1, 2, 3, 4, 5, 6
RESERVE = -1
MOST_VALUE = 1000  # all tiles together are worth less: a point outweighs them

# Y6: a weather face is 2 * its name + side; the box says which two are on one tile
WEATHER_FACES = 12
WEATHER_TILES = ("thaw", "press", "market", "clear", "flurry", "bargain")
GOOD, BAD = 0, 1
NO_WEATHER = -1
THAW_GOOD, PRESS_GOOD, MARKET_GOOD, CLEAR_GOOD, FLURRY_GOOD, BARGAIN_GOOD = 0, 2, 4, 6, 8, 10
THAW_BAD, PRESS_BAD, MARKET_BAD, CLEAR_BAD, FLURRY_BAD, BARGAIN_BAD = 1, 3, 5, 7, 9, 11
PRESS_BONUS = 3
PRESS_LOSS = 3
MARKET_BONUS = 2
MARKET_LOSS = 2
BARGAIN_PRICE = 2

CALM = 3  # Y13: snow beyond that is a blizzard
CLIMBS = (1, 3, 6)  # Y18: sherpas for one, two, three levels

NONE, MIXED, ALL_GOOD, ALL_BAD = 0, 1, 2, 3  # the values of the option

# What a turn has used, one bit each
USES = ("goggles", "thaw", "bargain", "purse", "guide")
USED_GOGGLES, USED_THAW, USED_BARGAIN, USED_PURSE, USED_GUIDE = 1, 2, 4, 8, 16

PHASES = (
    "show",
    "weather",
    "roll",
    "keep",
    "before",
    "reroll",
    "snow",
    "coins",
    "sherpas",
    "climb",
    "tents",
    "over",
    # passed through within a move, never seen between moves:
    "storm",
    "prints",
    "night",
)
SHOW_PHASE, WEATHER_PHASE, ROLL_PHASE, KEEP_PHASE, BEFORE_PHASE, REROLL_PHASE = 0, 1, 2, 3, 4, 5
SNOW_PHASE, COINS_PHASE, SHERPAS_PHASE, CLIMB_PHASE, TENTS_PHASE, OVER_PHASE = 6, 7, 8, 9, 10, 11
STORM_PHASE, PRINTS_PHASE, NIGHT_PHASE = 12, 13, 14

# A move's code: its kind, then what it is about
ROLL, SHOW, WEATHER, KEEP, REROLL_ONE, REROLL_ALL, BARGAIN, DONE = 0, 1, 2, 3, 4, 5, 6, 7
TURN, PASS, USE_PURSE, PHOTO, BUY, USE_GUIDE, SAVE_GUIDE, CLIMB = 8, 9, 10, 11, 12, 13, 14, 15

# A roll packs the count of each face in three bits, snow highest: larger codes, more snow
FACE_BITS = 3
FACE_MASK = 7
DIE = dice.Die(faces=(SNOW, COIN, SHERPA, PRINT, PRINT, TENT), bits=FACE_BITS)  # Y1
NOT_SNOW = (1 << 4 * FACE_BITS) - 1

# A keep packs a bit for each of coin, sherpa, print and tent; listed few symbols first
KEEPS = (0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15)
KEEPS_UP_TO = (1, 5, 11, 15, 16)  # how many of them keep at most 0, 1, 2, 3, 4 symbols

BOX = record_of(
    [
        ("start", np.int32),  # Y2
        ("peaks", np.int16, 5),  # Y3
        ("photos", np.int16, 7),  # Y4
        ("blizzard", np.int16, 4),  # Y14
        ("cost", np.int16, 7),  # Y5
        ("resale", np.int16, 7),
        ("value", np.int16, 7),
        ("once", np.int8, 7),  # is the tile given back when it is used?
        ("back", np.int8, WEATHER_FACES),  # Y6: the face on the other side of each
    ]
)

STATE = record_of(
    [
        ("box", BOX),
        ("players", np.int8),
        ("stack", np.int8),  # the option `weather`
        ("turn", np.int8),
        ("phase", np.int8),
        ("lap", np.int32),
        ("yeti", np.int32),
        ("score", np.int32, 5),
        ("level", np.int8, 5),
        ("peak", np.int16, 5),
        ("held", np.int8, 5),
        ("rolled", np.int8, 5),
        ("kept", np.int8, 5),
        ("owner", np.int8, 7),
        ("weather", np.int8),
        ("seen", np.int8, 6),
        ("used", np.int8),
        ("ending", np.int8),
    ]
)


# Setup


@kernel
def start(rec: Record, box: Record, players: int, options: Any) -> None:
    """Set up the table."""
    rec.box = box
    rec.players = players
    rec.stack = options[0]
    rec.turn = 0
    rec.lap = 1
    rec.yeti = box.start  # Y2
    for seat in range(5):
        rec.score[seat] = 0  # Y2
        rec.level[seat] = 0
        rec.peak[seat] = 0
        rec.held[seat] = handed_out(players, seat)
    for face in range(5):
        rec.rolled[face] = 0
        rec.kept[face] = 0
    for tile in range(7):
        rec.owner[tile] = RESERVE
    for tile in range(6):
        rec.seen[tile] = NO_WEATHER
    rec.weather = NO_WEATHER
    rec.used = 0
    rec.ending = 0
    rec.phase = ROLL_PHASE if rec.stack == NONE else SHOW_PHASE  # Y28, Y29


@kernel
def handed_out(players: int, seat: int) -> int:
    """Y7: dice held by the second seat and, from three players on, the third."""
    return 1 if seat == 1 or (seat == 2 and players > 2) else 0


# Who decides, and between what


@kernel
def actor(rec: Record) -> int:
    """The seat to decide, CHANCE or OVER."""
    phase = int(rec.phase)
    if phase == OVER_PHASE:
        return OVER
    if phase <= ROLL_PHASE or phase == REROLL_PHASE:
        return CHANCE
    return int(rec.turn)


@kernel
def moves(rec: Record, out: Any) -> int:
    """List every legal move, or every outcome of a chance event."""
    phase = int(rec.phase)
    if phase == KEEP_PHASE:
        return keeps(rec, out)
    if phase == ROLL_PHASE or phase == REROLL_PHASE:
        return dice.rolls(dice_in_hand(rec), DIE, out)
    if phase == BEFORE_PHASE:
        return effects(rec, out)
    if phase == SNOW_PHASE:
        return turns(out)
    if phase == COINS_PHASE:
        return purchases(rec, out)
    if phase == SHERPAS_PHASE or phase == TENTS_PHASE:
        out[0] = USE_GUIDE << KIND_SHIFT
        out[1] = SAVE_GUIDE << KIND_SHIFT
        return 2
    if phase == CLIMB_PHASE:
        return climbs(rec, out)
    if phase == SHOW_PHASE or phase == WEATHER_PHASE:
        return skies(rec, out)
    return 0


# Dice in hand


@kernel
def dice_in_hand(rec: Record) -> int:
    """Y8: dice neither held by anyone nor set aside; Y11: what is left to roll."""
    left = DICE
    for seat in range(5):
        left -= int(rec.held[seat])
    for face in range(5):
        left -= int(rec.kept[face])
    return left


@kernel
def begin_turn(rec: Record) -> None:
    """Y8: the dice they hold come back to the player."""
    rec.held[rec.turn] = 0
    rec.phase = ROLL_PHASE


# A turn: rolling


@kernel
def showing(code: int, face: int) -> int:
    """How many dice of a packed roll show a face."""
    return dice.count_of(code, face, DIE)


@kernel
def roll(rec: Record, code: int) -> None:
    """Y9: the dice fall; Y10: nothing but snow leaves nothing to choose."""
    for face in range(5):
        rec.rolled[face] = showing(code, face)
    if code & NOT_SNOW:
        rec.phase = KEEP_PHASE
    else:
        set_aside(rec, 0)


@kernel
def keeps(rec: Record, out: Any) -> int:
    """Y10: which symbols may be kept."""
    most = 1
    if rec.weather == CLEAR_GOOD:
        most = 4
    elif rec.owner[RADIO] == rec.turn:
        most = 2
    n = 0
    if rec.rolled[SNOW] > 0:
        out[n] = KEEP << KIND_SHIFT
        n += 1
    present = 0
    for face in range(COIN, 5):
        if rec.rolled[face] > 0:
            symbol = 1 << (face - COIN)
            present |= symbol
            out[n] = (KEEP << KIND_SHIFT) | symbol
            n += 1
    for i in range(KEEPS_UP_TO[1], KEEPS_UP_TO[most]):
        if KEEPS[i] & present == KEEPS[i]:
            out[n] = (KEEP << KIND_SHIFT) | KEEPS[i]
            n += 1
    return n


@kernel
def set_aside(rec: Record, symbols: int) -> None:
    """Y9: snow always; Y10: the chosen symbols; Y11: the rest is rolled again."""
    if rec.box.once[RADIO] and symbols & symbols - 1 and rec.weather != CLEAR_GOOD:
        rec.owner[RADIO] = RESERVE  # Y5: it has let them keep more than one
    aside = symbols << COIN | 1 << SNOW
    for face in range(5):
        rec.kept[face] += rec.rolled[face] * (aside >> face & 1)
        rec.rolled[face] = 0
    rec.phase = ROLL_PHASE if dice_in_hand(rec) > 0 else BEFORE_PHASE


@kernel
def give_back(rec: Record, tile: int) -> None:
    """Y5: a tile that works once is back in the reserve as soon as it has been used."""
    if rec.box.once[tile]:
        rec.owner[tile] = RESERVE


# A turn: before using the dice (Y12)


@kernel
def some_snow(rec: Record) -> bool:
    """Y5, Y6: a reroll needs 1 or 2 snow at that moment."""
    return 1 <= int(rec.kept[SNOW]) <= 2


@kernel
def may_reroll_one(rec: Record) -> bool:
    """Y5, Y12: goggles, once a turn."""
    return rec.owner[GOGGLES] == rec.turn and not rec.used & USED_GOGGLES and some_snow(rec)


@kernel
def may_reroll_all(rec: Record) -> bool:
    """Y6, Y12: the thaw's good face, once a turn."""
    return rec.weather == THAW_GOOD and not rec.used & USED_THAW and some_snow(rec)


@kernel
def may_bargain(rec: Record) -> bool:
    """Y6, Y12: the bargain's good face, once a turn, with at least 2 points."""
    return (
        rec.weather == BARGAIN_GOOD
        and not rec.used & USED_BARGAIN
        and rec.score[rec.turn] >= BARGAIN_PRICE
    )


@kernel
def effects(rec: Record, out: Any) -> int:
    """Y12: what may be done before the dice are used."""
    n = 0
    if may_reroll_one(rec):
        out[n] = REROLL_ONE << KIND_SHIFT
        n += 1
    if may_reroll_all(rec):
        out[n] = REROLL_ALL << KIND_SHIFT
        n += 1
    if may_bargain(rec):
        for face in range(5):
            if rec.kept[face] > 0:
                for other in range(5):
                    if other != face:
                        out[n] = (BARGAIN << KIND_SHIFT) | (face * 5 + other)
                        n += 1
    out[n] = DONE << KIND_SHIFT
    return n + 1


@kernel
def use_effect(rec: Record, kind: int, what: int) -> None:
    """Y12: reroll, bargain, or go on."""
    if kind == REROLL_ONE:
        rec.used |= USED_GOGGLES
        give_back(rec, GOGGLES)
        rec.kept[SNOW] -= 1
        rec.phase = REROLL_PHASE
    elif kind == REROLL_ALL:
        rec.used |= USED_THAW
        rec.kept[SNOW] = 0
        rec.phase = REROLL_PHASE
    elif kind == BARGAIN:
        rec.used |= USED_BARGAIN
        rec.kept[what // 5] -= 1
        rec.kept[what % 5] += 1
        go_back(rec, BARGAIN_PRICE)
    else:
        rec.phase = STORM_PHASE


@kernel
def reroll(rec: Record, code: int) -> None:
    """Y12: what fell stays; a later effect may still change it."""
    for face in range(5):
        rec.kept[face] += showing(code, face)
    rec.phase = BEFORE_PHASE


# A turn: snow


@kernel
def blizzard(rec: Record) -> None:
    """Y13, Y14: more than three snow."""
    beyond = int(rec.kept[SNOW]) - CALM
    if beyond > 0:
        ahead = int(rec.yeti) + int(rec.box.blizzard[rec.players - 2])
        for seat in range(rec.players):
            if rec.yeti < rec.score[seat] <= ahead:  # Y15
                ahead = int(rec.score[seat]) - 1
        rec.yeti = ahead
        rec.held[rec.turn] = beyond
        rec.kept[SNOW] = CALM
    rec.phase = SNOW_PHASE


@kernel
def may_turn(rec: Record) -> bool:
    """Y13, Y14: one of three snow may be turned, unless the thaw shows its bad face (Y6)."""
    return bool(rec.kept[SNOW] == CALM and rec.weather != THAW_BAD)


@kernel
def turns(out: Any) -> int:
    """Y13: to any other face."""
    for face in range(COIN, 5):
        out[face - COIN] = (TURN << KIND_SHIFT) | face
    out[4] = PASS << KIND_SHIFT
    return 5


@kernel
def turn_snow(rec: Record, kind: int, face: int) -> None:
    """Y13: a turned die shows its new face."""
    if kind == TURN:
        rec.kept[SNOW] -= 1
        rec.kept[face] += 1
    rec.phase = COINS_PHASE


# A turn: coins


@kernel
def one_fewer(rec: Record, count: int, bad_weather: int) -> int:
    """Y25: dice and tiles together, then one is taken away."""
    if rec.weather == bad_weather and count > 0:
        return count - 1
    return count


@kernel
def coins(rec: Record) -> int:
    """Y16, Y17: coins to spend."""
    purse = 1 if rec.used & USED_PURSE else 0
    return one_fewer(rec, int(rec.kept[COIN]) + purse, FLURRY_BAD)


@kernel
def may_purchase(rec: Record) -> bool:
    """One coin buys a photo at least; a purse may be opened without any."""
    return bool(rec.owner[PURSE] == rec.turn) or coins(rec) > 0


@kernel
def purchases(rec: Record, out: Any) -> int:
    """Y16, Y17: the purse, the photos, the tiles."""
    n = 0
    if rec.owner[PURSE] == rec.turn:
        out[n] = USE_PURSE << KIND_SHIFT
        n += 1
    purse = coins(rec)
    for cost in range(1, min(purse, 7) + 1):
        out[n] = (PHOTO << KIND_SHIFT) | cost
        n += 1
    for tile in range(7):
        if rec.box.cost[tile] <= purse and rec.owner[tile] != rec.turn:  # Y16
            out[n] = (BUY << KIND_SHIFT) | tile
            n += 1
    out[n] = PASS << KIND_SHIFT
    return n + 1


@kernel
def purchase(rec: Record, kind: int, what: int) -> None:
    """Y16: one purchase; Y17: the purse leaves the question open."""
    if kind == USE_PURSE:
        rec.used |= USED_PURSE
        give_back(rec, PURSE)
        return
    if kind == PHOTO:
        bonus = PRESS_BONUS if rec.weather == PRESS_GOOD else 0  # Y6
        gain(rec, int(rec.turn), int(rec.box.photos[what - 1]) + bonus)  # Y4
    elif kind == BUY:
        seller = int(rec.owner[what])
        if seller != RESERVE:
            loss = PRESS_LOSS if rec.weather == PRESS_BAD else 0  # Y6
            gain(rec, seller, max(0, int(rec.box.resale[what]) - loss))  # Y5
        if rec.weather == MARKET_GOOD:  # Y6
            gain(rec, int(rec.turn), MARKET_BONUS)
        rec.owner[what] = rec.turn
    rec.phase = SHERPAS_PHASE


# A turn: sherpas


@kernel
def sherpas(rec: Record, guides: int) -> int:
    """Y18: sherpas to climb with, the porter's too (Y22)."""
    porter = 1 if rec.owner[PORTER] == rec.turn else 0
    return one_fewer(rec, int(rec.kept[SHERPA]) + porter + guides, BARGAIN_BAD)


@kernel
def climbable(rec: Record, guides: int) -> int:
    """Y18: how many levels they can raise the climber, never above the peak."""
    n = sherpas(rec, guides)
    levels = (n >= CLIMBS[0]) + (n >= CLIMBS[1]) + (n >= CLIMBS[2])
    return min(levels, PEAK - int(rec.level[rec.turn]))


@kernel
def guided(rec: Record) -> int:
    """Y22: the sherpa that the guide has added."""
    return 1 if rec.used & USED_GUIDE else 0


@kernel
def guide_climbs(rec: Record) -> bool:
    """Y22: the guide would raise the climber more."""
    return bool(rec.owner[GUIDE] == rec.turn) and climbable(rec, 1) > climbable(rec, 0)


@kernel
def spend_guide(rec: Record) -> None:
    """Y22: once used it is back in the reserve."""
    rec.used |= USED_GUIDE
    give_back(rec, GUIDE)


@kernel
def climbs(rec: Record, out: Any) -> int:
    """Y18: any number of levels, the full climb first."""
    most = climbable(rec, guided(rec))
    for fewer in range(most + 1):
        out[fewer] = (CLIMB << KIND_SHIFT) | (most - fewer)
    return most + 1


@kernel
def climb(rec: Record, levels: int) -> None:
    """Y18: up; Y19: the first time at the peak."""
    seat = int(rec.turn)
    rec.level[seat] += levels
    if rec.level[seat] == PEAK and rec.peak[seat] == 0:  # Y19
        token = int(rec.box.peaks[tokens_taken(rec)])
        rec.peak[seat] = token
        gain(rec, seat, token)
    rec.phase = PRINTS_PHASE


@kernel
def tokens_taken(rec: Record) -> int:
    """Y3: the stack of peak tokens, highest on top."""
    taken = 0
    for seat in range(rec.players):
        taken += 1 if rec.peak[seat] > 0 else 0
    return taken


# A turn: prints


@kernel
def prints(rec: Record) -> int:
    """Y20: prints to score, the lens's too (Y22)."""
    lens = 1 if rec.owner[LENS] == rec.turn else 0
    return one_fewer(rec, int(rec.kept[PRINT]) + lens, CLEAR_BAD)


@kernel
def worth(level: int) -> int:
    """Y20: the points of one print."""
    return level + 1


@kernel
def score_prints(rec: Record) -> None:
    """Y20: each at what it is worth where the climber stands."""
    seat = int(rec.turn)
    gain(rec, seat, prints(rec) * worth(int(rec.level[seat])))
    rec.phase = TENTS_PHASE


# A turn: tents


@kernel
def tents(rec: Record) -> int:
    """Y21: tents to sleep in, the bivouac's too (Y22)."""
    return int(rec.kept[TENT]) + (1 if rec.owner[BIVOUAC] == rec.turn else 0)


@kernel
def guide_camps(rec: Record) -> bool:
    """Y22: the guide would keep the climber higher."""
    return bool(rec.owner[GUIDE] == rec.turn and rec.level[rec.turn] > tents(rec))


@kernel
def camp(rec: Record, pitched: int) -> None:
    """Y21: down to the level of the tents, never up."""
    rec.level[rec.turn] = min(int(rec.level[rec.turn]), pitched)
    rec.phase = NIGHT_PHASE


# A turn: its end


@kernel
def alone(rec: Record) -> bool:
    """Y6: no other climber on the player's level, the base camp being one."""
    for seat in range(rec.players):
        if seat != rec.turn and rec.level[seat] == rec.level[rec.turn]:
            return False
    return True


@kernel
def end_turn(rec: Record) -> None:
    """Y23: the weather of the night; then the next player."""
    seat = int(rec.turn)
    if rec.weather == FLURRY_GOOD:
        gain(rec, seat, int(rec.kept[SNOW]) + int(rec.held[seat]))
    elif rec.weather == MARKET_BAD and alone(rec):
        go_back(rec, MARKET_LOSS)
    for face in range(5):
        rec.kept[face] = 0
    rec.used = 0
    if seat + 1 < rec.players:
        rec.turn = seat + 1
        begin_turn(rec)
    elif rec.ending:  # Y26: all have had the same number of turns
        rec.phase = OVER_PHASE
    else:
        rec.turn = 0
        rec.lap += 1
        if rec.stack == NONE:
            begin_turn(rec)
        else:  # Y29
            rec.weather = NO_WEATHER
            rec.phase = WEATHER_PHASE


@kernel
def go_back(rec: Record, points: int) -> None:
    """Y23: never below 0; Y24: a marker falling back onto or past the yeti pushes it."""
    seat = int(rec.turn)
    stood = int(rec.score[seat])
    stands = max(0, stood - points)
    rec.score[seat] = stands
    if stood > rec.yeti and stands <= rec.yeti:
        rec.yeti = stands - 1


# The end of the game


@kernel
def gain(rec: Record, seat: int, points: int) -> None:
    """Score; Y26: reaching the yeti sets the end, for good."""
    rec.score[seat] += points
    if rec.score[seat] >= rec.yeti:
        rec.ending = 1


@kernel
def tie_break(rec: Record, seat: int) -> int:
    """Y27: the values of the tiles owned."""
    total = 0
    for tile in range(7):
        if rec.owner[tile] == seat:
            total += int(rec.box.value[tile])
    return total


@kernel
def result(rec: Record, out: Any) -> None:
    """Y27: most points, then the most valuable tiles, then shared."""
    for seat in range(rec.players):
        out[seat] = int(rec.score[seat]) * MOST_VALUE + tie_break(rec, seat)
    best_share(rec, out)


# Weather (Y28 to Y30)


@kernel
def seen_tiles(rec: Record) -> int:
    """How many tiles have lain on top so far."""
    n = 0
    while n < 6 and rec.seen[n] != NO_WEATHER:
        n += 1
    return n


@kernel
def was_seen(rec: Record, face: int) -> bool:
    """Y30: has the tile with this face lain on top, on either side?"""
    for i in range(6):
        if rec.seen[i] == face or rec.seen[i] == rec.box.back[face]:
            return True
    return False


@kernel
def unseen_on(rec: Record, side: int) -> int:
    """Y28, Y30: how many of the unseen tiles started on that side."""
    if rec.stack == MIXED:
        n = 3
    else:
        n = 6 if (rec.stack == ALL_GOOD) == (side == GOOD) else 0
    for i in range(6):
        if rec.seen[i] != NO_WEATHER and rec.seen[i] & 1 == side:
            n -= 1
    return n


@kernel
def returning_face(rec: Record) -> int:
    """Y29: from round 6 on the tiles come round."""
    face = int(rec.seen[rec.lap % 6])
    return turned_over(face, int(rec.box.back[face]), int(rec.lap))


@kernel
def turned_over(face: int, back: int, lap: int) -> int:
    """Y29: how a tile that started on `face` lies in a round: it is turned over every time."""
    return back if lap // 6 & 1 else face


@kernel
def skies(rec: Record, out: Any) -> int:
    """Y29, Y30: the faces that may lie on top now."""
    kind = SHOW if rec.phase == SHOW_PHASE else WEATHER
    if seen_tiles(rec) == 6:
        out[0] = (kind << KIND_SHIFT) | returning_face(rec)
        return 1
    n = 0
    for face in range(WEATHER_FACES):
        if unseen_on(rec, face & 1) > 0 and not was_seen(rec, face):
            out[n] = (kind << KIND_SHIFT) | face
            n += 1
    return n


@kernel
def sky_odds(rec: Record, out: Any) -> int:
    """Y30: any unseen tile, on either side as often as unseen tiles started on it."""
    unseen = 6 - seen_tiles(rec)
    if unseen == 0:
        out[0] = 1.0
        return 1
    n = 0
    for face in range(WEATHER_FACES):
        on_side = unseen_on(rec, face & 1)
        if on_side > 0 and not was_seen(rec, face):
            out[n] = on_side / (unseen * unseen)
            n += 1
    return n


@kernel
def any_sky(rec: Record, rng: Any) -> int:
    """One face at random, by the same odds."""
    kind = SHOW if rec.phase == SHOW_PHASE else WEATHER
    unseen = 6 - seen_tiles(rec)
    if unseen == 0:
        return (kind << KIND_SHIFT) | returning_face(rec)
    nth = below(rng, unseen)
    face = GOOD if below(rng, unseen) < unseen_on(rec, GOOD) else BAD
    while was_seen(rec, face) or nth > 0:
        if not was_seen(rec, face):
            nth -= 1
        face += 2
    return (kind << KIND_SHIFT) | face


@kernel
def change_weather(rec: Record, face: int) -> None:
    """Y29: the first tile lies in view; then each round has its face."""
    seen = seen_tiles(rec)
    if seen < 6:
        rec.seen[seen] = face
    if rec.phase == SHOW_PHASE:
        rec.phase = WEATHER_PHASE
    else:
        rec.weather = face
        begin_turn(rec)


# Chance


@kernel
def odds(rec: Record, out: Any) -> int:
    """The probability of each outcome, in the order of `moves`."""
    if rec.phase == ROLL_PHASE or rec.phase == REROLL_PHASE:
        return dice.roll_odds(dice_in_hand(rec), DIE, out)
    return sky_odds(rec, out)


@kernel
def sample(rec: Record, rng: Any) -> int:
    """One outcome at random, without listing them."""
    if rec.phase == ROLL_PHASE or rec.phase == REROLL_PHASE:
        return dice.throw(rng, dice_in_hand(rec), DIE)
    return any_sky(rec, rng)


# Play


@kernel
def play(rec: Record, code: int) -> None:
    """Apply a legal move or a chance outcome, and go on to the next question."""
    answer(rec, code)
    while not asks(rec):
        step(rec)


@kernel
def answer(rec: Record, code: int) -> None:
    """Apply the move itself."""
    kind = code >> KIND_SHIFT
    what = code & PAYLOAD
    phase = int(rec.phase)
    if phase == ROLL_PHASE:
        roll(rec, what)
    elif phase == KEEP_PHASE:
        set_aside(rec, what)
    elif phase == BEFORE_PHASE:
        use_effect(rec, kind, what)
    elif phase == REROLL_PHASE:
        reroll(rec, what)
    elif phase == SNOW_PHASE:
        turn_snow(rec, kind, what)
    elif phase == COINS_PHASE:
        purchase(rec, kind, what)
    elif phase == SHERPAS_PHASE:
        if kind == USE_GUIDE:  # Y22
            spend_guide(rec)
        rec.phase = CLIMB_PHASE
    elif phase == CLIMB_PHASE:
        climb(rec, what)
    elif phase == TENTS_PHASE:
        if kind == USE_GUIDE:
            spend_guide(rec)
        camp(rec, tents(rec) + (1 if kind == USE_GUIDE else 0))  # Y22
    else:
        change_weather(rec, what)


@kernel
def asks(rec: Record) -> bool:
    """Is there a question, a chance event or the end in this phase?"""
    phase = int(rec.phase)
    if phase <= KEEP_PHASE:
        return True
    if phase == BEFORE_PHASE:
        return may_reroll_one(rec) or may_reroll_all(rec) or may_bargain(rec)
    if phase == SNOW_PHASE:
        return may_turn(rec)
    if phase == COINS_PHASE:
        return may_purchase(rec)
    if phase == SHERPAS_PHASE:
        return guide_climbs(rec)
    if phase == CLIMB_PHASE:
        return climbable(rec, guided(rec)) > 0
    if phase == TENTS_PHASE:
        return guide_camps(rec)
    return phase == REROLL_PHASE or phase == OVER_PHASE


@kernel
def step(rec: Record) -> None:
    """Go through a phase that asks nothing."""
    phase = int(rec.phase)
    if phase == BEFORE_PHASE:
        rec.phase = STORM_PHASE
    elif phase == STORM_PHASE:
        blizzard(rec)
    elif phase == SNOW_PHASE:
        rec.phase = COINS_PHASE
    elif phase == COINS_PHASE:
        rec.phase = SHERPAS_PHASE
    elif phase == SHERPAS_PHASE:
        rec.phase = CLIMB_PHASE
    elif phase == CLIMB_PHASE:
        rec.phase = PRINTS_PHASE
    elif phase == PRINTS_PHASE:
        score_prints(rec)
    elif phase == TENTS_PHASE:
        camp(rec, tents(rec))
    else:
        end_turn(rec)
