"""A turn of Matterhorn worked out: which dice to drop, and whether to roll again.

What is left of a turn depends on how many dice are in play, which rows have a token of this turn,
and how many bonus actions it has brought since. All rolls and drops are gone through backwards;
what a turn is worth at its end is what the race says, every action bringing a pawn one nearer.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...engine import dice
from ...engine.kernel import KIND_SHIFT, PAYLOAD, Record, kernel
from .evaluation import bonuses, distance, race, ways
from .rules import (
    BONUS_PHASE,
    CHOOSE_PHASE,
    CIRCLES,
    DICE,
    DROP_PHASE,
    OUTCOMES,
    PAWNS,
    ROLL_PHASE,
    ROW_5,
    ROW_12,
    ROWS,
    STATE,
    STOP,
    SUMMIT,
    WIDEST,
    dice_in_play,
    may_place,
    next_drop,
    result_of,
    row_of,
)

HINDRANCE = 0.4
"""M10: how many actions the obstacle after a failure costs each of the others."""

SETS = 1 << ROWS  # of rows with a token of this turn, one bit per row
COUNTS = ROWS + 1  # of bonus actions
MOST_ACTIONS = 2 * ROWS
UNKNOWN = -1.0

# The notes, one part after the other
READY = 0  # have the dice been gone through?
KNOWN = 1  # is there something to say about this turn?
DISTANCE = 2  # the seat's, where the turn was worked out
NEEDED = 3  # actions that win for certain
STOPPED = 4  # what a stop is worth, by all actions of the turn
FAILED = STOPPED + MOST_ACTIONS + 1  # what a failure is worth, by bonus actions
PAWN_ROWS = FAILED + COUNTS  # the rows where pawns stand, by bonus actions
WORTH = PAWN_ROWS + COUNTS  # what a roll is worth, by rows, bonus actions and dice
ODDS = WORTH + SETS * COUNTS * (DICE + 1)  # of each roll, by dice
KEPT = ODDS + (DICE + 1) * OUTCOMES  # the most dice a drop keeps, by dice, roll and row
NOTES = KEPT + (DICE + 1) * OUTCOMES * ROWS


@kernel
def solve(rec: Record, notes: Any) -> None:
    """Work out what is left of this turn."""
    notes[KNOWN] = 0.0
    if rec.phase < ROLL_PHASE or rec.phase > CHOOSE_PHASE:
        return
    if notes[READY] == 0.0:
        go_through_dice(notes)
        notes[READY] = 1.0
    judge_ends(rec, notes)
    follow_pawns(rec, notes)
    reach(rec, notes)
    work_out(rec, notes)
    notes[KNOWN] = 1.0


@kernel
def solved(rec: Record, notes: Any, codes: Any, n: int, out: Any) -> int:
    """What each drop, a stop or another roll is worth to the seat; 0: nothing is known."""
    if notes[KNOWN] == 0.0 or (rec.phase != DROP_PHASE and rec.phase != CHOOSE_PHASE):
        return 0
    rows = rows_with_token(rec)
    bonus = bonus_actions(rec, notes)
    if notes[worth_at(rows, bonus, 1)] == UNKNOWN:
        return 0
    if rec.phase == CHOOSE_PHASE:
        for i in range(n):
            if codes[i] >> KIND_SHIFT == STOP:
                out[i] = notes[STOPPED + size(rows) + bonus]
            else:
                out[i] = notes[worth_at(rows, bonus, dice_in_play(rec))]
        return 1
    for i in range(n):
        kept = int(rec.dice) - (int(codes[i]) & PAYLOAD)
        if may_place(rec, result_of(kept)):
            out[i] = after_token(notes, rows, bonus, row_of(result_of(kept)), dice.how_many(kept))
        else:
            out[i] = notes[FAILED + bonus]
    return 1


# The dice


@kernel
def go_through_dice(notes: Any) -> None:
    """M5: every roll of every number of dice."""
    scratch = np.zeros(1, STATE)
    rolls = np.empty(OUTCOMES, np.int32)
    for number in range(1, DICE + 1):
        dice.roll_odds(number, dice.ORDINARY, notes[ODDS + number * OUTCOMES :])
        for i in range(dice.rolls(number, dice.ORDINARY, rolls)):
            scratch[0].dice = rolls[i]
            note_drops(scratch[0], notes, kept_at(number, i))


@kernel
def note_drops(rec: Record, notes: Any, kept: int) -> None:
    """The most dice that can be kept for each row.

    More dice are never worse than fewer, as they can be dropped later.
    """
    for row in range(ROWS):
        notes[kept + row] = 0.0
    drop = 0
    while True:
        row = row_of(result_of(int(rec.dice) - drop))
        if ROW_12 <= row <= ROW_5:
            left = dice.how_many(int(rec.dice) - drop)
            notes[kept + row] = max(notes[kept + row], float(left))
        drop = next_drop(int(rec.dice), drop)
        if drop == 0:
            break


@kernel
def kept_at(number: int, roll: int) -> int:
    return KEPT + (number * OUTCOMES + roll) * ROWS


# How a turn ends


@kernel
def judge_ends(rec: Record, notes: Any) -> None:
    """What this seat's share is after a stop with each number of actions, and after a failure."""
    way = np.empty(CIRCLES)
    players, seat = int(rec.players), int(rec.turn)
    ways(rec, way, True)
    notes[NEEDED] = distance(rec, way, seat)
    ways(rec, way, False)
    away, shares = np.empty(4), np.empty(4)
    for other in range(players):
        away[other] = distance(rec, way, other)
    notes[DISTANCE] = away[seat]
    for other in range(players):
        away[other] -= bonuses(rec)
    for actions in range(MOST_ACTIONS + 1):
        notes[STOPPED + actions] = share_after(notes, away, players, seat, actions, shares)
    for other in range(players):
        if other != seat:
            away[other] += HINDRANCE
    for bonus in range(COUNTS):
        notes[FAILED + bonus] = share_after(notes, away, players, seat, bonus, shares)


@kernel
def share_after(notes: Any, away: Any, players: int, seat: int, actions: int, shares: Any) -> float:
    """The seat's share once it has made N actions and the next seat rolls."""
    if actions >= notes[NEEDED]:
        return 1.0  # M18
    away[seat] -= actions
    race(away, players, (seat + 1) % players, shares)
    away[seat] += actions
    return float(shares[seat])


@kernel
def follow_pawns(rec: Record, notes: Any) -> None:
    """M8: the rows with pawns, before any bonus action and after each: the front pawn goes up."""
    seat = int(rec.turn)
    others = 0
    for row in range(ROWS):
        others |= int(rec.people[row] > 0) << row
    height = np.empty(PAWNS, np.int64)
    for i in range(PAWNS):
        pawn = int(rec.pawn[seat, i])
        height[i] = ROWS if pawn == SUMMIT else pawn // WIDEST
        if height[i] < ROWS and alone_on(rec, seat, int(height[i])):
            others &= ~(1 << height[i])
    top = ROWS if rec.price == 1 else ROW_5  # M19: no bonus makes the dearer step
    for bonus in range(COUNTS):
        rows = others
        for i in range(PAWNS):
            if height[i] < ROWS:
                rows |= 1 << height[i]
        notes[PAWN_ROWS + bonus] = rows
        if height[1] < top:
            height[1] += 1
        elif height[0] < top:
            height[0] += 1


@kernel
def alone_on(rec: Record, seat: int, row: int) -> bool:
    """Do only this seat's pawns stand on a row?"""
    own = 0
    for i in range(PAWNS):
        own += int(rec.pawn[seat, i] // WIDEST == row)
    return bool(own == rec.people[row])


# What is left of the turn


@kernel
def worth_at(rows: int, bonus: int, number: int) -> int:
    return WORTH + (rows * COUNTS + bonus) * (DICE + 1) + number


@kernel
def size(rows: int) -> int:
    """How many rows a set has."""
    n = 0
    while rows > 0:
        n += rows & 1
        rows >>= 1
    return n


@kernel
def rows_with_token(rec: Record) -> int:
    """M6: where this turn has placed a token."""
    rows = 0
    for row in range(ROWS):
        rows |= int(rec.placed[row]) << row
    return rows


@kernel
def bonus_actions(rec: Record, notes: Any) -> int:
    """How many actions' worth the seat is nearer than where the turn was worked out."""
    way = np.empty(CIRCLES)
    ways(rec, way, False)
    nearer = notes[DISTANCE] - distance(rec, way, int(rec.turn))
    return min(max(int(nearer + 0.5), 0), COUNTS - 1)


@kernel
def is_open(rec: Record, rows: int, row: int) -> bool:
    """M6: may a token go on a row, with tokens on these rows by then?"""
    placed_since = size(rows & ~rows_with_token(rec))
    return bool((rows >> row) & 1 == 0 and rec.free[row] > 0 and rec.left > placed_since)


@kernel
def with_bonus(notes: Any, bonus: int, row: int) -> int:
    """M8: the bonus actions after a token on a row."""
    return bonus + ((int(notes[PAWN_ROWS + bonus]) >> row) & 1)


@kernel
def reach(rec: Record, notes: Any) -> None:
    """Mark what can come of this turn."""
    for i in range(WORTH, ODDS):
        notes[i] = UNKNOWN
    start = rows_with_token(rec)
    notes[worth_at(start, 0, 1)] = 0.0
    if rec.phase == BONUS_PHASE:
        notes[worth_at(start, 1, 1)] = 0.0
    for rows in range(start, SETS):
        for bonus in range(COUNTS):
            if notes[worth_at(rows, bonus, 1)] != UNKNOWN:
                for row in range(ROWS):
                    if is_open(rec, rows, row):
                        notes[worth_at(rows | 1 << row, with_bonus(notes, bonus, row), 1)] = 0.0


@kernel
def work_out(rec: Record, notes: Any) -> None:
    """From the fullest rows backwards: what a roll of each number of dice is worth."""
    after = np.empty((DICE + 1) * ROWS)
    for rows in range(SETS - 1, rows_with_token(rec) - 1, -1):
        for bonus in range(COUNTS):
            if notes[worth_at(rows, bonus, 1)] != UNKNOWN:
                look_ahead(rec, notes, rows, bonus, after)
                for number in range(1, dice_in_play(rec) + 1):
                    worth = roll_worth(notes, after, number, notes[FAILED + bonus])
                    notes[worth_at(rows, bonus, number)] = worth


@kernel
def look_ahead(rec: Record, notes: Any, rows: int, bonus: int, after: Any) -> None:
    """What a token on each row is worth, by the dice kept; where none may go, least."""
    for row in range(ROWS):
        may = is_open(rec, rows, row)
        for kept in range(1, dice_in_play(rec) + 1):
            worth = after_token(notes, rows, bonus, row, kept) if may else UNKNOWN
            after[kept * ROWS + row] = worth
        after[row] = UNKNOWN  # no drop leads there


@kernel
def after_token(notes: Any, rows: int, bonus: int, row: int, kept: int) -> float:
    """M9, M11: the better of a stop and another roll, after a token on a row."""
    rows |= 1 << row
    bonus = with_bonus(notes, bonus, row)
    stopped = float(notes[STOPPED + size(rows) + bonus])
    return max(stopped, float(notes[worth_at(rows, bonus, kept)]))


@kernel
def roll_worth(notes: Any, after: Any, number: int, failed: float) -> float:
    """What a roll is worth: for each outcome the best drop, or a failure (M7, M10)."""
    worth = 0.0
    left = 1.0
    for i in range(OUTCOMES):
        best = failed
        kept = kept_at(number, i)
        for row in range(ROWS):
            best = max(best, after[int(notes[kept + row]) * ROWS + row])
        odds = notes[ODDS + number * OUTCOMES + i]
        worth += odds * best
        left -= odds
        if left < 1e-9:
            break
    return worth
