"""A turn of Yeti worked out exactly, for given values where it ends.

What a turn may come to depends on the dice set aside alone, at most 792 sets of them. The sets of
all dice are played on to the turn's end by the rules, then the smaller ones are worked out from
the larger ones: every roll with its odds, and the best keep after it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...engine.dice import roll_odds, rolls
from ...engine.kernel import CHANCE, PAYLOAD, Record, kernel
from .evaluation import value
from .rules import (
    BEFORE_PHASE,
    DICE,
    DIE,
    FACE_BITS,
    FACE_MASK,
    GOGGLES,
    KEEP_PHASE,
    KEEPS,
    MOVES,
    OVER_PHASE,
    ROLL_PHASE,
    STATE,
    STORM_PHASE,
    USED_BARGAIN,
    USED_GOGGLES,
    actor,
    answer,
    asks,
    dice_in_hand,
    moves,
    odds,
    set_aside,
    showing,
    step,
)

# The notes: what each set of dice is worth while dice are rolled, by its code as a roll; what it
# is worth once used, without and with a bargain struck; and whether they say anything at all
SETS = 1 << 5 * FACE_BITS
NOTED = 3 * SETS
NOTES = 3 * SETS + 1
UNKNOWN = -1.0
NOWHERE = -1

SIGHTS = 1 << 5  # which of the faces a roll shows
FALLS = 792  # the ways up to seven dice can fall
LONGEST = 16  # questions from the last roll to the turn's end, at most


@kernel
def solve(rec: Record, notes: Any) -> None:
    """Note down what every set of dice that this turn may still reach is worth."""
    phase = int(rec.phase)
    notes[NOTED] = 0.0
    if phase < ROLL_PHASE or phase == OVER_PHASE:
        return
    notes[NOTED] = 1.0
    for i in range(SETS, 3 * SETS):
        notes[i] = UNKNOWN
    if phase in (ROLL_PHASE, KEEP_PHASE):
        work_out_sets(rec, notes)


@kernel
def solved(rec: Record, notes: Any, codes: Any, n: int, out: Any) -> int:
    """What each move is worth: what is noted of a keep, and any other played on."""
    if notes[NOTED] == 0.0:
        return 0
    room = clear_lookahead()
    after = room.scratch[0]
    seat = int(rec.turn)
    for i in range(n):
        room.scratch[0] = rec
        if rec.phase == KEEP_PHASE:
            set_aside(after, int(codes[i]) & PAYLOAD)
            out[i] = notes[set_of(after)]
        else:
            answer(after, int(codes[i]))
            out[i] = played_on(room, seat, notes)
    return 1


@kernel
def set_of(rec: Record) -> int:
    """The code of the dice set aside."""
    code = 0
    for face in range(5):
        code = code << FACE_BITS | int(rec.kept[face])
    return code


# The sets of all dice: played on


class Lookahead(NamedTuple):
    """Where a line of play is followed to the turn's end: a row for each question of it."""

    scratch: Any
    moves: Any
    odds: Any
    count: Any
    """How many moves there are, ..."""
    tried: Any
    """... how many of them were looked into, ..."""
    found: Any
    """... and what those are worth."""
    entry: Any
    """Where to note that down; NOWHERE if it is not noted."""
    shares: Any


@kernel
def clear_lookahead() -> Lookahead:
    return Lookahead(
        np.zeros(LONGEST, STATE),
        np.empty((LONGEST, MOVES), np.int32),
        np.empty((LONGEST, MOVES)),
        np.empty(LONGEST, np.int64),
        np.empty(LONGEST, np.int64),
        np.empty(LONGEST),
        np.empty(LONGEST, np.int64),
        np.empty(5),
    )


@kernel
def played_on(room: Lookahead, seat: int, notes: Any) -> float:
    """What the first row's position, after the last roll, is worth to the seat whose turn it is."""
    depth = 0
    share = look(room, depth, seat, notes)
    while share == UNKNOWN or depth > 0:
        if share == UNKNOWN:
            code = int(room.moves[depth, room.tried[depth]])
            room.scratch[depth + 1] = room.scratch[depth]
            answer(room.scratch[depth + 1], code)
            depth += 1
            share = look(room, depth, seat, notes)
        else:
            depth -= 1
            share = take_in(room, depth, share, notes)
    return share


@kernel
def look(room: Lookahead, depth: int, seat: int, notes: Any) -> float:
    """What a position is worth, if it asks nothing or is noted; else UNKNOWN, its moves listed."""
    rec = room.scratch[depth]
    if rec.phase == BEFORE_PHASE and not asks(rec):
        step(rec)
    room.entry[depth] = NOWHERE
    gave_goggles = rec.used & USED_GOGGLES and rec.box.once[GOGGLES]
    if rec.phase == STORM_PHASE and not gave_goggles:  # Y12: the dice are used, whatever was done
        entry = (2 if rec.used & USED_BARGAIN else 1) * SETS + set_of(rec)
        if notes[entry] != UNKNOWN:
            return float(notes[entry])
        room.entry[depth] = entry
    while not asks(rec):
        step(rec)
    if rec.phase == OVER_PHASE or rec.turn != seat:
        value(rec, room.shares)
        return note(room, depth, room.shares[seat], notes)
    room.count[depth] = moves(rec, room.moves[depth])
    if actor(rec) == CHANCE:
        odds(rec, room.odds[depth])
    room.tried[depth] = 0
    room.found[depth] = 0.0
    return UNKNOWN


@kernel
def take_in(room: Lookahead, depth: int, share: float, notes: Any) -> float:
    """Take in what one more move is worth; what all are worth, or UNKNOWN while others are left."""
    nth = room.tried[depth]
    if actor(room.scratch[depth]) == CHANCE:
        room.found[depth] += room.odds[depth, nth] * share
    else:
        room.found[depth] = max(room.found[depth], share)
    room.tried[depth] = nth + 1
    if nth + 1 < room.count[depth]:
        return UNKNOWN
    return note(room, depth, room.found[depth], notes)


@kernel
def note(room: Lookahead, depth: int, share: float, notes: Any) -> float:
    if room.entry[depth] != NOWHERE:
        notes[room.entry[depth]] = share
    return float(share)


# The smaller sets: rolled on


@kernel
def work_out_sets(rec: Record, notes: Any) -> None:
    """The larger sets first: from them follows what the smaller ones are worth."""
    aside = set_of(rec)
    left = dice_in_hand(rec)
    if rec.phase == KEEP_PHASE:  # Y9: the snow that has just fallen is part of any set
        aside += int(rec.rolled[0]) << 4 * FACE_BITS
        left -= int(rec.rolled[0])
    sets = np.empty(FALLS, np.int32)
    play_out_sets(rec, aside, left, sets, notes)
    falls = np.empty(FALLS, np.int32)
    likely = np.empty(FALLS)
    first = list_falls(left, falls, likely)
    masks = np.empty((SIGHTS, len(KEEPS)), np.int32)
    ways = np.empty(SIGHTS, np.int64)
    list_keeps(rec, masks, ways)
    for dice in range(1, left + 1):
        for i in range(rolls(left - dice, DIE, sets)):
            have = aside + int(sets[i])
            total = 0.0
            for fall in range(first[dice], first[dice + 1]):
                code = int(falls[fall])
                sight = sight_of(code)
                best = 0.0
                for way in range(ways[sight]):
                    best = max(best, notes[have + (code & masks[sight, way])])
                total += likely[fall] * best
            notes[have] = total


@kernel
def play_out_sets(rec: Record, aside: int, left: int, sets: Any, notes: Any) -> None:
    """What each set of all dice is worth."""
    room = clear_lookahead()
    end = room.scratch[0]
    seat = int(rec.turn)
    for i in range(rolls(left, DIE, sets)):
        code = aside + int(sets[i])
        room.scratch[0] = rec
        for face in range(5):
            end.rolled[face] = 0
            end.kept[face] = showing(code, face)
        end.phase = BEFORE_PHASE
        notes[code] = played_on(room, seat, notes)


@kernel
def list_falls(most: int, falls: Any, likely: Any) -> Any:
    """Every roll of up to N dice, its odds, and where those of each number begin."""
    first = np.zeros(DICE + 2, np.int64)
    for dice in range(1, most + 1):
        begin = first[dice]
        first[dice + 1] = begin + rolls(dice, DIE, falls[begin:])
        roll_odds(dice, DIE, likely[begin:])
    return first


@kernel
def sight_of(code: int) -> int:
    """Which faces a roll shows, one bit each, in the order of its code."""
    sight = 0
    for face in range(5):
        sight = sight << 1 | (1 if showing(code, face) > 0 else 0)
    return sight


@kernel
def list_keeps(rec: Record, masks: Any, ways: Any) -> None:
    """Y10: for all faces that a roll may show, what each legal keep sets aside of its code."""
    scratch = np.zeros(2, STATE)
    options = np.empty(MOVES, np.int32)
    scratch[0] = rec
    shown = scratch[0]
    shown.phase = KEEP_PHASE
    for face in range(5):
        shown.kept[face] = 0
    for sight in range(1, SIGHTS):
        for face in range(5):
            shown.rolled[face] = sight >> (4 - face) & 1
        ways[sight] = moves(shown, options)
        for way in range(ways[sight]):
            scratch[1] = shown
            set_aside(scratch[1], int(options[way]) & PAYLOAD)
            masks[sight, way] = set_of(scratch[1]) * FACE_MASK
