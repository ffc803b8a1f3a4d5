"""Matterhorn as numbers.

The circles are numbered from row 12 up, each row from the left, as if it had twelve: 96 in all. A
narrower row leaves the last ones out.
"""

from __future__ import annotations

from math import comb
from typing import Any

from ...engine import dice
from ...engine.encoding import Part, figure, head, one_of, seat_from, starts_of, write_head
from ...engine.kernel import KIND_SHIFT, PAYLOAD, Record, kernel
from .rules import (
    ACTION,
    AGAIN,
    BLOCK,
    CIRCLE_BITS,
    CIRCLE_MASK,
    CIRCLES,
    CLEAR,
    DICE,
    DONE,
    DROP,
    MOVE,
    NOT_PLACED,
    OBSTACLE,
    OFF,
    OPTIONS,
    OVER_PHASE,
    PAWN,
    PAWNS,
    PHASES,
    PLAYERS,
    ROWS,
    SET_UP,
    STOP,
    SUMMIT,
    TOKEN,
    WIDEST,
    column,
)

VERSION = 2

FEWEST, MOST = PLAYERS
FARTHEST = 2 * (ROWS - 1)  # half circles that a row may be shifted from row 12 (M1)
MOST_DROPPED = DICE - 1
DROPS = comb(MOST_DROPPED + dice.SIDES, dice.SIDES)  # the ways to drop up to N
WAYS = 7
PUSHES = 4
ACTIONS = (
    Part("pawn", WIDEST, "on a circle of row 12 (M3)"),
    Part(
        "drop", DROPS, "dice, the fewest first, then as rising values: none, 1, 2 .. 6, 1 1, 1 2 .."
    ),
    Part("token", CIRCLES, "on a circle (M6)"),
    Part("block", CIRCLES, "on a circle (M10)"),
    Part("clear", CIRCLES, "a circle (M16)"),
    Part(
        "move",
        CIRCLES * WAYS,
        "from a circle; for each, left, right, up left, up right, down left, down right, to the "
        "summit (M14); straight up and down count as left",
    ),
    Part("push", CIRCLES * PUSHES, "from a circle; for each, left, right, up left, up right"),
    Part("stop", 1, "take the actions (M9)"),
    Part("again", 1, "roll again (M9)"),
    Part("done", 1, "give up what is left"),
)
(
    SET_UP_AT,
    DROP_AT,
    TOKEN_AT,
    BLOCK_AT,
    CLEAR_AT,
    MOVE_AT,
    PUSH_AT,
    STOP_AT,
    AGAIN_AT,
    DONE_AT,
) = starts_of(ACTIONS)

SEEN_PHASES = OVER_PHASE + 1
PRICES = len(OPTIONS["summit"])
MOST_TOKENS = 60
PLANES = ("no circle", "an obstacle", "an action side", "a pawn of each seat, from the viewer on")
PLANE_COUNT = 3 + MOST
FIELDS = (
    *head(PHASES[:SEEN_PHASES], PLAYERS),
    Part("summit", PRICES, "the option `summit`: 1, 2"),
    Part("dice", dice.SIDES, "dice of the last roll by value, without those dropped, by 5"),
    Part("dropped", 1, "dice dropped this turn, by 5"),
    Part("box", 1, "tokens left, by 60"),
    Part("actions", 1, "actions left, by 8"),
    Part("placed", ROWS, "rows with a token of this turn, row 12 first"),
    Part("waiting", MOST, "pawns of each seat not yet placed, by 2"),
    Part("arrived", MOST, "pawns of each seat on the summit, by 2"),
    Part(
        "rows",
        ROWS,
        "where each row begins, in half circles to the right of row 12's first, by 14",
        low=-1.0,
    ),
    Part("circles", CIRCLES * PLANE_COUNT, f"of each circle: {', '.join(PLANES)}"),
)


@kernel
def number(rec: Record, code: int) -> int:
    """The number of a legal move."""
    kind = code >> KIND_SHIFT
    what = code & PAYLOAD
    if kind == DROP:
        return DROP_AT + rank_of_drop(what)
    if kind == SET_UP:
        return SET_UP_AT + what
    if kind == STOP:
        return STOP_AT
    if kind == AGAIN:
        return AGAIN_AT
    if kind == DONE:
        return DONE_AT
    end = what & CIRCLE_MASK
    if kind == TOKEN:
        return TOKEN_AT + end
    if kind == BLOCK:
        return BLOCK_AT + end
    if kind == CLEAR:
        return CLEAR_AT + end
    start = what >> CIRCLE_BITS
    if kind == MOVE:
        return MOVE_AT + start * WAYS + way(rec, start, end)
    return PUSH_AT + start * PUSHES + way(rec, start, end)


@kernel
def way(rec: Record, start: int, end: int) -> int:
    """Left, right, up left, up right, down left, down right, to the summit."""
    if end == SUMMIT:
        return WAYS - 1
    up = end // WIDEST - start // WIDEST
    right = 1 if column(rec, end) > column(rec, start) else 0
    if up == 0:
        return right
    return (2 if up > 0 else 4) + right


@kernel
def rank_of_drop(drop: int) -> int:
    """Where a drop stands among all, the fewest dice first, then as rising values."""
    rest = dice.how_many(drop)
    rank = dice.choose(rest + dice.SIDES - 1, dice.SIDES) if rest > 0 else 0
    for value in range(1, dice.SIDES):
        rest -= dice.showing(drop, value)
        if rest > 0:
            values = dice.SIDES - value
            rank += dice.choose(rest - 1 + values, values)
    return rank


@kernel
def observe(rec: Record, seat: int, out: Any) -> None:
    """The table as a seat sees it."""
    players = int(rec.players)
    at = write_head(rec, seat, out, SEEN_PHASES, FEWEST, MOST)
    at = one_of(out, at, int(rec.price) - 1, PRICES)
    for value in range(1, dice.SIDES + 1):
        at = figure(out, at, dice.showing(int(rec.dice), value) / DICE)
    at = figure(out, at, rec.dropped / DICE)
    at = figure(out, at, rec.left / MOST_TOKENS)
    at = figure(out, at, rec.actions / ROWS)
    for row in range(ROWS):
        at = figure(out, at, float(rec.placed[row]))
    for i in range(players):
        for pawn in range(PAWNS):
            place = int(rec.pawn[(seat + i) % players, pawn])
            if place == NOT_PLACED:
                out[at + i] += 1.0 / PAWNS
            elif place == SUMMIT:
                out[at + MOST + i] += 1.0 / PAWNS
    at += 2 * MOST
    for row in range(ROWS):
        at = figure(out, at, rec.box.left[row] / FARTHEST)
    for circle in range(CIRCLES):
        what = int(rec.circle[circle])
        if what >= PAWN:
            one_of(out, at + 3, seat_from(rec, seat, what - PAWN), MOST)
        else:
            out[at] = 1.0 if what == OFF else 0.0
            out[at + 1] = 1.0 if what == OBSTACLE else 0.0
            out[at + 2] = 1.0 if what == ACTION else 0.0
        at += PLANE_COUNT
