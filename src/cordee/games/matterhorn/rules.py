"""Matterhorn, by Leo Colovini (Helvetiq, 2017): the rules, once.

The rules M1 to M19 are given in full in `help.en.md`; the code follows their order.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...engine import dice
from ...engine.kernel import CHANCE, KIND_SHIFT, OVER, PAYLOAD, Record, kernel, record_of
from ...engine.listing import listed
from ...engine.winning import wins_alone

PLAYERS = (2, 4)
OPTIONS = {"summit": (1, 2)}  # M19
MOVES = 112  # 97 at most: two pawns to six circles, six others to four, 60 obstacles, done
OUTCOMES = 252  # the ways five dice can fall

# M1: circles; each row has room for twelve, those beyond its width are off the mountain
ROWS = 8
ROW_12, ROW_5 = 0, 7
BOTTOM_NUMBER = 12
WIDEST = 12
CIRCLES = ROWS * WIDEST
SUMMIT = CIRCLES

# M2: what is on a circle
DICE = 5
ALL_DIGITS = (1 << dice.SIDES * dice.VALUE_BITS) - 1  # of a roll, a digit for each value, ...
EACH_DIGIT = ALL_DIGITS // dice.MOST  # ... a one in each of them, ...
HIGH_BIT = dice.VALUE_BITS - 1  # ... and its highest bit
PAWNS = 2
FREE, OBSTACLE, ACTION, PAWN, OFF = 0, 1, 2, 3, -1  # a pawn is PAWN + its seat
NOT_PLACED = -1

PHASES = (
    "setup",
    "roll",
    "drop",
    "token",
    "bonus",
    "choose",
    "actions",
    "block",
    "over",
    # passed through within a move, never seen between moves:
    "end",
)
SETUP_PHASE, ROLL_PHASE, DROP_PHASE, TOKEN_PHASE, BONUS_PHASE = 0, 1, 2, 3, 4
CHOOSE_PHASE, ACTIONS_PHASE, BLOCK_PHASE, OVER_PHASE, END_PHASE = 5, 6, 7, 8, 9

# A move's code: its kind, then what it is about: dice, a circle, or two
ROLL, SET_UP, DROP, TOKEN, BLOCK, STOP, AGAIN, MOVE, PUSH, CLEAR, DONE = range(11)
CIRCLE_BITS = 7
CIRCLE_MASK = 127

BOX = record_of(
    [
        ("circles", np.int8, ROWS),  # M1
        ("left", np.int8, ROWS),  # where a row begins, in half circles from row 12's first on
        ("tokens", np.int8),  # M2
    ]
)

STATE = record_of(
    [
        ("box", BOX),
        ("players", np.int8),
        ("price", np.int8),  # M19: what the step to the summit costs
        ("turn", np.int8),
        ("phase", np.int8),
        ("dice", np.int32),  # as a roll packs them
        ("dropped", np.int8),
        ("left", np.int8),  # tokens in the box
        ("actions", np.int8),
        ("circle", np.int8, CIRCLES),
        ("pawn", np.int8, (4, PAWNS)),  # circle, SUMMIT or NOT_PLACED; rising
        ("free", np.int8, ROWS),  # free circles per row, counted
        ("people", np.int8, ROWS),  # pawns per row, counted
        ("placed", np.int8, ROWS),  # action tokens per row, counted
    ]
)


# Setup


@kernel
def start(rec: Record, box: Record, players: int, options: Any) -> None:
    """Set up the table."""
    rec.box = box
    rec.players = players
    rec.price = options[0] + 1
    rec.turn = players - 1  # M3
    rec.phase = SETUP_PHASE
    rec.dropped = 0
    rec.left = box.tokens
    rec.actions = 0
    rec.dice = 0
    for row in range(ROWS):
        rec.free[row] = width(rec, row)
        rec.people[row] = 0
        rec.placed[row] = 0
        for place in range(WIDEST):
            rec.circle[row * WIDEST + place] = FREE if place < width(rec, row) else OFF
    for seat in range(4):
        for i in range(PAWNS):
            rec.pawn[seat, i] = NOT_PLACED


@kernel
def width(rec: Record, row: int) -> int:
    """M1: how many circles a row has."""
    return int(rec.box.circles[row])


@kernel
def free_circles(rec: Record, row: int, kind: int, out: Any, n: int) -> int:
    """Every free circle of a row, as moves of a kind; appended to the list of n."""
    if rec.free[row] > 0:
        for circle in range(row * WIDEST, row * WIDEST + width(rec, row)):
            n = listed(out, n, (kind << KIND_SHIFT) | circle, rec.circle[circle] == FREE)
    return n


@kernel
def place_pawn(rec: Record, circle: int) -> None:
    """M3: both of theirs, then the seat before."""
    seat = int(rec.turn)
    placing_second = rec.pawn[seat, 1] != NOT_PLACED
    stand(rec, seat, NOT_PLACED, circle)
    if placing_second:
        if seat == 0:
            rec.phase = ROLL_PHASE
        else:
            rec.turn = seat - 1


# Who decides, and between what


@kernel
def actor(rec: Record) -> int:
    """The seat to decide, CHANCE or OVER."""
    phase = int(rec.phase)
    if phase == OVER_PHASE:
        return OVER
    if phase == ROLL_PHASE:
        return CHANCE
    return int(rec.turn)


@kernel
def moves(rec: Record, out: Any) -> int:
    """List every legal move, or every outcome of a chance event."""
    phase = int(rec.phase)
    if phase == ACTIONS_PHASE or phase == BONUS_PHASE:
        return what_to_do(rec, out)
    if phase == DROP_PHASE:
        return drops(rec, out)
    if phase == TOKEN_PHASE:
        return free_circles(rec, row_of(result_of(int(rec.dice))), TOKEN, out, 0)
    if phase == CHOOSE_PHASE:
        out[0] = STOP << KIND_SHIFT
        out[1] = AGAIN << KIND_SHIFT
        return 2
    if phase == BLOCK_PHASE:
        return blocks(rec, out)
    if phase == SETUP_PHASE:
        return free_circles(rec, ROW_12, SET_UP, out, 0)
    if phase == ROLL_PHASE:
        return dice.rolls(dice_in_play(rec), dice.ORDINARY, out)
    return 0


# A turn: rolling and dropping


@kernel
def dice_in_play(rec: Record) -> int:
    """M4, M5: five, less those dropped this turn."""
    return DICE - int(rec.dropped)


@kernel
def roll(rec: Record, code: int) -> None:
    """M4: the dice fall; M10: a roll from which no token can be placed is a failure."""
    rec.dice = code
    if may_place_some(rec):
        rec.phase = DROP_PHASE
    else:
        fail(rec)


@kernel
def result_of(roll: int) -> int:
    """M5: the sum of the values that show exactly once."""
    once = roll & ~(roll >> 1) & ~(roll >> 2) & EACH_DIGIT  # there are but five dice
    total = 0
    for value in range(1, dice.SIDES + 1):
        total += value * dice.showing(once, value)
    return total


@kernel
def counts(roll: int, value: int) -> bool:
    """M5: pairs, triples and so on do not count."""
    return dice.showing(roll, value) == 1


@kernel
def row_of(result: int) -> int:
    """The row with a number."""
    return BOTTOM_NUMBER - result


@kernel
def may_place(rec: Record, result: int) -> bool:
    """M6: a row with that number, with a free circle, and without a token of this turn."""
    row = row_of(result)
    if row < ROW_12 or row > ROW_5 or rec.left == 0:
        return False
    return bool(rec.free[row] > 0 and rec.placed[row] == 0)


@kernel
def placeable(rec: Record) -> int:
    """M6: the results that can be placed, a bit for each."""
    results = 0
    for row in range(ROWS):
        is_open = rec.free[row] > 0 and rec.placed[row] == 0
        results |= int(is_open) << (BOTTOM_NUMBER - row)
    return results if rec.left > 0 else 0


@kernel
def drops(rec: Record, out: Any) -> int:
    """M7: `drop none`, and every drop that gives a result which can be placed."""
    roll = int(rec.dice)
    results = placeable(rec)
    out[0] = DROP << KIND_SHIFT
    n = 1
    drop = next_drop(roll, 0)
    while drop > 0:
        may_be_placed = results >> result_of(roll - drop) & 1 == 1
        n = listed(out, n, (DROP << KIND_SHIFT) | drop, may_be_placed)
        drop = next_drop(roll, drop)
    return n


@kernel
def may_place_some(rec: Record) -> bool:
    """M7: is there a drop, or none, that lets a token be placed? Of each value shown one die may be
    kept or none, so the results are the sums of any of them."""
    results = 1
    for value in range(1, dice.SIDES + 1):
        if dice.showing(int(rec.dice), value) > 0:
            results |= results << value
    return results & placeable(rec) != 0


@kernel
def next_drop(roll: int, drop: int) -> int:
    """The next drop, counted up like a number with one digit per value; 0 after the last.

    Each digit is filled up first by what the roll lacks, so that it carries over once all dice of
    its value are dropped. Filled up and not carried over, it is never below ten: its high bit says
    where the filling is taken off again.
    """
    filling = ALL_DIGITS - roll
    counted = (drop + filling + 1) & ALL_DIGITS
    return counted - (filling & (counted >> HIGH_BIT & EACH_DIGIT) * dice.MOST)


@kernel
def drop_dice(rec: Record, drop: int) -> None:
    """M5: they are out for this turn; M7: a result that cannot be placed is a failure."""
    rec.dice -= drop
    rec.dropped += dice.how_many(drop)
    if may_place(rec, result_of(int(rec.dice))):
        rec.phase = TOKEN_PHASE
    else:
        fail(rec)


# A turn: tokens


@kernel
def place_token(rec: Record, circle: int) -> None:
    """M6: action side up; M8: where a pawn stands there is a bonus."""
    row = circle // WIDEST
    rec.circle[circle] = ACTION
    rec.free[row] -= 1
    rec.placed[row] = 1
    rec.left -= 1
    if rec.people[row] > 0:
        rec.actions = 1
        rec.phase = BONUS_PHASE
    else:
        rec.phase = CHOOSE_PHASE


@kernel
def placed_tokens(rec: Record) -> int:
    """M11: how many tokens have been placed this turn."""
    n = 0
    for row in range(ROWS):
        n += int(rec.placed[row])
    return n


@kernel
def roll_again(rec: Record) -> None:
    """M9: the dice not dropped."""
    rec.dice = 0
    rec.phase = ROLL_PHASE


@kernel
def fail(rec: Record) -> None:
    """M10: the actions are lost; a token may be placed as an obstacle, if the box has any."""
    if rec.left > 0:
        rec.phase = BLOCK_PHASE
    else:
        rec.phase = END_PHASE


@kernel
def blocks(rec: Record, out: Any) -> int:
    """M10: any free circle of a row without a token of this turn, or no token."""
    n = 0
    for row in range(ROWS):
        if rec.placed[row] == 0:
            n = free_circles(rec, row, BLOCK, out, n)
    out[n] = DONE << KIND_SHIFT
    return n + 1


@kernel
def block(rec: Record, circle: int) -> None:
    """M10: straight on its obstacle side."""
    rec.circle[circle] = OBSTACLE
    rec.free[circle // WIDEST] -= 1
    rec.left -= 1
    rec.phase = END_PHASE


@kernel
def stop(rec: Record) -> None:
    """M11: as many actions as tokens."""
    rec.actions = placed_tokens(rec)
    rec.phase = ACTIONS_PHASE


# A turn: its end


@kernel
def end_turn(rec: Record) -> None:
    """M12, M13: tidy up; then the next player."""
    turn_over_tokens(rec)
    clear_full_rows(rec)
    refill_box(rec)
    next_player(rec)


@kernel
def turn_over_tokens(rec: Record) -> None:
    """M12: action sides become obstacles."""
    for row in range(ROWS):
        if rec.placed[row] > 0:
            turn_over(rec, row)


@kernel
def clear_full_rows(rec: Record) -> None:
    """M12: every row with no free circle."""
    for row in range(ROWS):
        if rec.free[row] == 0:
            clear_row(rec, row)


@kernel
def refill_box(rec: Record) -> None:
    """M13: all obstacles go back to an empty box."""
    if rec.left == 0:
        for row in range(ROWS):
            clear_row(rec, row)


@kernel
def next_player(rec: Record) -> None:
    """M4: all dice are in play again."""
    rec.dice = 0
    rec.dropped = 0
    rec.actions = 0
    rec.turn = (int(rec.turn) + 1) % int(rec.players)
    rec.phase = ROLL_PHASE


@kernel
def turn_over(rec: Record, row: int) -> None:
    """M12: the action side of a row becomes an obstacle."""
    for circle in range(row * WIDEST, row * WIDEST + width(rec, row)):
        if rec.circle[circle] == ACTION:
            rec.circle[circle] = OBSTACLE
    rec.placed[row] = 0


@kernel
def clear_row(rec: Record, row: int) -> None:
    """M12: the tokens of a row go to the box, the pawns stay."""
    for circle in range(row * WIDEST, row * WIDEST + width(rec, row)):
        if rec.circle[circle] == OBSTACLE:
            take_away(rec, circle)


# Actions


@kernel
def what_to_do(rec: Record, out: Any) -> int:
    """M8, M11: move, push, clear, or be done."""
    n = own_steps(rec, out, 0)
    n = pushes(rec, out, n)
    n = clearings(rec, out, n)
    out[n] = DONE << KIND_SHIFT
    return n + 1


@kernel
def own_steps(rec: Record, out: Any, n: int) -> int:
    """M14: up, down or sideways, or from row 5 to the summit."""
    for i in range(PAWNS):
        pawn = int(rec.pawn[rec.turn, i])
        if pawn != SUMMIT:  # M17
            n = steps_up(rec, MOVE, pawn, out, n)
            n = steps_beside(rec, MOVE, pawn, out, n)
            n = steps_down(rec, pawn, out, n)
            if pawn // WIDEST == ROW_5 and may_top(rec):
                out[n] = (MOVE << KIND_SHIFT) | (pawn << CIRCLE_BITS) | SUMMIT
                n += 1
    return n


@kernel
def may_top(rec: Record) -> bool:
    """M19: the step to the summit may cost two actions of one stop."""
    return bool(rec.actions >= rec.price)


@kernel
def pushes(rec: Record, out: Any, n: int) -> int:
    """M15: another's pawn, up or sideways."""
    for seat in range(rec.players):
        if seat != rec.turn:
            for i in range(PAWNS):
                pawn = int(rec.pawn[seat, i])
                if pawn != SUMMIT:  # M17
                    n = steps_up(rec, PUSH, pawn, out, n)
                    n = steps_beside(rec, PUSH, pawn, out, n)
    return n


@kernel
def clearings(rec: Record, out: Any, n: int) -> int:
    """M16: any obstacle."""
    for row in range(ROWS):
        if rec.free[row] + rec.people[row] < width(rec, row):  # it has tokens
            for circle in range(row * WIDEST, row * WIDEST + width(rec, row)):
                is_obstacle = rec.circle[circle] == OBSTACLE
                n = listed(out, n, (CLEAR << KIND_SHIFT) | circle, is_obstacle)
    return n


@kernel
def steps_up(rec: Record, kind: int, pawn: int, out: Any, n: int) -> int:
    """M1: to the circles above."""
    if pawn // WIDEST == ROW_5:
        return n
    first, beyond = above(rec, pawn)
    for to in range(first, beyond):
        n = step_to(rec, kind, pawn, to, out, n)
    return n


@kernel
def steps_beside(rec: Record, kind: int, pawn: int, out: Any, n: int) -> int:
    """M1: the neighbours in the row."""
    if pawn % WIDEST > 0:
        n = step_to(rec, kind, pawn, pawn - 1, out, n)
    if pawn % WIDEST < WIDEST - 1:
        n = step_to(rec, kind, pawn, pawn + 1, out, n)
    return n


@kernel
def steps_down(rec: Record, pawn: int, out: Any, n: int) -> int:
    """M1: to the circles below."""
    if pawn // WIDEST == ROW_12:
        return n
    first, beyond = below(rec, pawn)
    for to in range(first, beyond):
        n = step_to(rec, MOVE, pawn, to, out, n)
    return n


@kernel
def step_to(rec: Record, kind: int, pawn: int, to: int, out: Any, n: int) -> int:
    """A step, if the circle is there and free; appended to the list of n."""
    code = (kind << KIND_SHIFT) | (pawn << CIRCLE_BITS) | to
    return listed(out, n, code, rec.circle[to] == FREE)


@kernel
def column(rec: Record, circle: int) -> int:
    """How far to the right a circle lies, in half circles."""
    return int(rec.box.left[circle // WIDEST]) + 2 * (circle % WIDEST)


@kernel
def above(rec: Record, circle: int) -> tuple[int, int]:
    """M1: the circles less than a whole one apart in the row above: from the first, up to here."""
    row = circle // WIDEST + 1
    place = circle % WIDEST
    shift = int(rec.box.left[row]) - int(rec.box.left[row - 1])
    first = max(place - (shift + 1) // 2, 0)
    last = min(place - shift // 2, width(rec, row) - 1)
    return row * WIDEST + first, row * WIDEST + last + 1


@kernel
def below(rec: Record, circle: int) -> tuple[int, int]:
    """M1: the same in the row below."""
    row = circle // WIDEST - 1
    place = circle % WIDEST
    shift = int(rec.box.left[row + 1]) - int(rec.box.left[row])
    first = max(place + shift // 2, 0)
    last = min(place + (shift + 1) // 2, width(rec, row) - 1)
    return row * WIDEST + first, row * WIDEST + last + 1


@kernel
def touches(rec: Record, circle: int, other: int) -> bool:
    """M1: do two circles lie beside, above or below one another?"""
    up = other // WIDEST - circle // WIDEST
    if up == 0:
        return abs(circle - other) == 1
    if abs(up) > 1:
        return False
    first, beyond = above(rec, circle) if up > 0 else below(rec, circle)
    return first <= other < beyond


@kernel
def act(rec: Record, kind: int, what: int) -> None:
    """M8, M11: one action; M18: both pawns on the summit win at once."""
    cost = 1
    if kind == CLEAR:
        take_away(rec, what)
    elif kind != DONE:
        pawn, to = what >> CIRCLE_BITS, what & CIRCLE_MASK
        stand(rec, int(rec.circle[pawn]) - PAWN, pawn, to)
        if to == SUMMIT:
            cost = int(rec.price)  # M19
    rec.actions = 0 if kind == DONE else int(rec.actions) - cost
    if rec.pawn[rec.turn, 0] == SUMMIT and rec.pawn[rec.turn, 1] == SUMMIT:
        rec.phase = OVER_PHASE
    elif rec.phase == BONUS_PHASE:
        rec.phase = CHOOSE_PHASE
    elif rec.actions == 0:
        rec.phase = END_PHASE


@kernel
def take_away(rec: Record, circle: int) -> None:
    """M16: a token goes back to the box."""
    rec.circle[circle] = FREE
    rec.free[circle // WIDEST] += 1
    rec.left += 1


@kernel
def stand(rec: Record, seat: int, pawn: int, to: int) -> None:
    """A pawn goes from a circle to another; a seat's pawns stay in rising order."""
    if pawn != NOT_PLACED:
        rec.circle[pawn] = FREE
        rec.free[pawn // WIDEST] += 1
        rec.people[pawn // WIDEST] -= 1
    if to != SUMMIT:
        rec.circle[to] = PAWN + seat
        rec.free[to // WIDEST] -= 1
        rec.people[to // WIDEST] += 1
    other = int(rec.pawn[seat, 1] if rec.pawn[seat, 0] == pawn else rec.pawn[seat, 0])
    rec.pawn[seat, 0] = min(other, to)
    rec.pawn[seat, 1] = max(other, to)


# The end of the game


@kernel
def result(rec: Record, out: Any) -> None:
    """M18: the player whose turn it is has won."""
    wins_alone(rec, int(rec.turn), out)


# Chance


@kernel
def odds(rec: Record, out: Any) -> int:
    """The probability of each outcome, in the order of `moves`."""
    return dice.roll_odds(dice_in_play(rec), dice.ORDINARY, out)


@kernel
def sample(rec: Record, rng: Any) -> int:
    """One outcome at random, without listing them."""
    return dice.throw(rng, dice_in_play(rec), dice.ORDINARY)


# Play


@kernel
def play(rec: Record, code: int) -> None:
    """Apply a legal move or a chance outcome."""
    answer(rec, code)
    if rec.phase == END_PHASE:
        end_turn(rec)


@kernel
def answer(rec: Record, code: int) -> None:
    """Apply the move itself."""
    kind = code >> KIND_SHIFT
    what = code & PAYLOAD
    phase = int(rec.phase)
    if phase == ACTIONS_PHASE or phase == BONUS_PHASE:
        act(rec, kind, what)
    elif phase == ROLL_PHASE:
        roll(rec, what)
    elif phase == DROP_PHASE:
        drop_dice(rec, what)
    elif phase == TOKEN_PHASE:
        place_token(rec, what)
    elif phase == CHOOSE_PHASE:
        if kind == STOP:
            stop(rec)
        else:
            roll_again(rec)
    elif phase == BLOCK_PHASE:
        if kind == BLOCK:
            block(rec, what)
        else:
            rec.phase = END_PHASE
    else:
        place_pawn(rec, what)
