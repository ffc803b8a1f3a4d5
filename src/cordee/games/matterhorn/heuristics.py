"""How to play Matterhorn well."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from ...engine import dice
from ...engine.kernel import KIND_SHIFT, PAYLOAD, Record, kernel, scratch
from .evaluation import STEP, distance, value, ways
from .rules import (
    BLOCK_PHASE,
    CHOOSE_PHASE,
    CIRCLE_BITS,
    CIRCLE_MASK,
    CIRCLES,
    CLEAR,
    DONE,
    DROP_PHASE,
    MOVE,
    PAWNS,
    PUSH,
    ROW_5,
    ROW_12,
    ROWS,
    SETUP_PHASE,
    STOP,
    SUMMIT,
    TOKEN_PHASE,
    WIDEST,
    column,
    dice_in_play,
    may_place,
    placed_tokens,
    result_of,
    row_of,
    touches,
    width,
)
from .turn_solver import NOTES, solve, solved

__all__ = ["HORIZON", "NOTES", "solve", "solved", "value", "weigh"]

HORIZON = 1
SKILLS = {
    "novice": {"blur": 0.8, "habit": 0.7},
    "easy": {"blur": 0.5, "habit": 0.4},
    "medium": {"blur": 0.3, "habit": 0.2},
    "hard": {"simulations": 0},  # a search wins only 7 games out of 10 against first sight
}
JUDGED = {"expert": {"simulations": 4_000}, "master": {"simulations": 40_000}}
JUDGED_WITH = (2,)  # with three the formulas won more, with four it is not decided
ADVISES = True
HABITS = {"again": 1.0, "push": -0.5, "clear": -0.5}  # luck is pushed, the others are forgotten

SURE = 10.0
KEEN = 2.0
"""How much an action's difference counts in the choice."""
# What a roll that succeeds brings, in actions, as one may go on: fitted to turns worked out exactly
HOPE, HOPE_A_DIE, HOPE_A_BONUS = 0.5, 0.2, 0.45
BONUS = 0.65
"""What a bonus action counts now; rows with a pawn are there later, too."""
MISSES = np.array(
    [
        [0] * ROWS,
        [0, 0, 0, 0, 0, 0, 20, 20],
        [0, 2, 6, 10, 10, 24, 52, 58],
        [11, 13, 20, 27, 29, 49, 83, 91],
        [25, 26, 38, 46, 49, 74, 115, 122],
        [40, 40, 56, 64, 70, 98, 147, 154],
    ]
)
"""How much a row takes off the logarithm of how often a roll misses all of some rows, in
hundredths, by dice and row: fitted to all sets of rows."""
HITS = np.array([round(1.0 - exp(-missed / 100), 12) for missed in range(MISSES.sum(1).max() + 1)])
"""How often a roll hits one of them, by what they take off together; worked out beforehand, so that
it is the same to the last digit wherever games are played."""
OTHERS = 0.7
"""What a step lost by another is worth, compared with one's own gained."""


@kernel
def weigh(rec: Record, codes: Any, n: int, out: Any) -> None:
    """How good each move looks."""
    phase = int(rec.phase)
    if phase == DROP_PHASE:
        weigh_drops(rec, codes, n, out)
    elif phase == CHOOSE_PHASE:
        weigh_luck(rec, codes, n, out)
    elif phase in (TOKEN_PHASE, BLOCK_PHASE):
        weigh_circles(rec, codes, n, out)
    elif phase == SETUP_PHASE:
        weigh_starts(rec, codes, n, out)
    else:
        weigh_actions(rec, codes, n, out)


@kernel
def weigh_starts(rec: Record, codes: Any, n: int, out: Any) -> None:
    """M3: under the summit more circles lie above."""
    summit = int(rec.box.left[ROW_5]) + width(rec, ROW_5) - 1
    for i in range(n):
        aside = column(rec, int(codes[i]) & PAYLOAD) - summit
        out[i] = -abs(aside) / (width(rec, ROW_12) - 1)


@kernel
def again_worth(rec: Record, number: int, tokens: int, used: int) -> float:
    """The actions to expect of another roll, with N dice and tokens, and a row used up."""
    missed = 0
    hope = HOPE + HOPE_A_DIE * number
    for row in range(ROWS):
        if row != used and rec.placed[row] == 0 and rec.free[row] > 0:
            missed += MISSES[number, row]
            if rec.people[row] > 0:
                hope += HOPE_A_BONUS
    return float(HITS[missed]) * (tokens + hope)


@kernel
def weigh_drops(rec: Record, codes: Any, n: int, out: Any) -> None:
    """M7: a token that gives a bonus, and leaves good dice."""
    tokens = placed_tokens(rec) + 1
    for i in range(n):
        kept = int(rec.dice) - (int(codes[i]) & PAYLOAD)
        result = result_of(kept)
        if may_place(rec, result):
            row = row_of(result)
            again = again_worth(rec, dice.how_many(kept), tokens, row)
            out[i] = KEEN * max(float(tokens), again)
            if rec.people[row] > 0:  # M8
                out[i] += KEEN * BONUS
        else:
            out[i] = -SURE


@kernel
def weigh_luck(rec: Record, codes: Any, n: int, out: Any) -> None:
    """M9: stop if it wins, or if there is more to lose than to gain."""
    tokens = placed_tokens(rec)
    again = KEEN * (again_worth(rec, dice_in_play(rec), tokens, -1) - tokens)
    if wins(rec, tokens, scratch(CIRCLES)):
        again = -SURE
    for i in range(n):
        out[i] = 0.0 if codes[i] >> KIND_SHIFT == STOP else again


@kernel
def wins(rec: Record, actions: int, way: Any) -> bool:
    """Do N actions bring both pawns to the summit? If so, the ways are noted."""
    rows = 0
    for i in range(PAWNS):
        rows += ROWS - int(rec.pawn[rec.turn, i]) // WIDEST
    if rows > actions:
        return False
    ways(rec, way, True)
    return distance(rec, way, int(rec.turn)) <= actions


@kernel
def weigh_circles(rec: Record, codes: Any, n: int, out: Any) -> None:
    """M6, M10: in the way of the others, not in one's own."""
    for i in range(n):
        if codes[i] >> KIND_SHIFT == DONE:
            out[i] = 0.0
        else:
            out[i] = KEEN * hindrance(rec, int(codes[i]) & PAYLOAD)


@kernel
def hindrance(rec: Record, circle: int) -> float:
    """How much a token is in the way of the others' pawns, less that of one's own."""
    total = 0.0
    for seat in range(rec.players):
        for i in range(PAWNS):
            pawn = int(rec.pawn[seat, i])
            up = circle // WIDEST - pawn // WIDEST
            if up > 0 and abs(column(rec, circle) - column(rec, pawn)) <= up:
                weight = 2.0 / ((up + 1) * (up + 1))
                total += -weight if seat == rec.turn else OTHERS * weight
    return total


@kernel
def weigh_actions(rec: Record, codes: Any, n: int, out: Any) -> None:
    """M14-M16: how many steps each action gains."""
    way = scratch(CIRCLES)
    if not wins(rec, int(rec.actions), way):
        ways(rec, way, False)
    for i in range(n):
        kind, what = int(codes[i]) >> KIND_SHIFT, int(codes[i]) & PAYLOAD
        pawn, to = what >> CIRCLE_BITS, what & CIRCLE_MASK
        gain = 0.0
        if kind == MOVE and to == SUMMIT:
            gain = STEP
        elif kind == MOVE:
            gain = way[pawn] - way[to]
        elif kind == PUSH:
            gain = OTHERS * (way[to] - way[pawn])
        elif kind == CLEAR:
            gain = opening(rec, way, what)
        out[i] = KEEN * gain


@kernel
def opening(rec: Record, way: Any, circle: int) -> float:
    """M16: the steps gained if an obstacle beside or above one's own pawn is taken away."""
    gain = 0.0
    for i in range(PAWNS):
        pawn = int(rec.pawn[rec.turn, i])
        if pawn != SUMMIT and touches(rec, pawn, circle):
            gain = max(gain, way[pawn] - way[circle] - STEP)
    return gain
