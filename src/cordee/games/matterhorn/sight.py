"""What Matterhorn shows its judge, from the seat to play: the mountain with everything on it, how
far each pawn has to go, and how risky another roll is."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import numpy as np

from ...engine import dice
from ...engine.encoding import Part, figure, head, one_of, size_of, starts_of, write_head
from ...engine.kernel import Record, kernel, scratch
from .evaluation import actions_needed, race, ways
from .rules import (
    ACTION,
    ACTIONS_PHASE,
    BOTTOM_NUMBER,
    CIRCLES,
    DICE,
    NOT_PLACED,
    OBSTACLE,
    OPTIONS,
    OVER_PHASE,
    PAWN,
    PAWNS,
    PHASES,
    PLAYERS,
    ROLL_PHASE,
    ROW_5,
    ROWS,
    SUMMIT,
    TOKEN_PHASE,
    WIDEST,
    dice_in_play,
    placeable,
    placed_tokens,
    result_of,
    row_of,
)

VERSION = 2
FEWEST, MOST = PLAYERS
SEEN_PHASES = OVER_PHASE + 1
PRICES = len(OPTIONS["summit"])
MOST_TOKENS = 60
HEIGHTS = ROWS + 1
LOWEST_NUMBER = BOTTOM_NUMBER - ROW_5
PLANES = ("an obstacle", "an action side", "one's own pawn", "another's")
FAR_WAY, FAR_SEAT = 10, 16
HEAD = head(PHASES[:SEEN_PHASES], PLAYERS)
REST = (
    Part("summit", PRICES, "the option `summit`: 1, 2"),
    Part("dice", dice.SIDES, "dice of the last roll by value, by 5"),
    Part("in play", DICE + 1, "dice that are not dropped"),
    Part("tokens", ROWS + 1, "tokens placed this turn"),
    Part("actions", ROWS + 1, "actions left"),
    Part("box", 1, "tokens left, by 60"),
    Part("all tokens", 1, "tokens that the box has, by 60"),
    Part("free", ROWS, "free circles of each row, by 12"),
    Part("people", ROWS, "rows with a pawn"),
    Part("placed", ROWS, "rows with a token of this turn"),
    Part("result", ROWS, "the row that the dice kept lead to"),
    Part("width", ROWS, "circles of each row, by 12"),
    Part("left", ROWS, "where each row begins, by 14"),
    Part("pawns", MOST * PAWNS * HEIGHTS, "the height of each pawn, from the seat to play on"),
    Part("ways", MOST * PAWNS, "actions that each pawn needs to the summit, by 10"),
    Part("needs", MOST, "actions that each seat needs, by 16", -1.0),
    Part("race", MOST, "how likely each seat is the first, if nobody minds the others"),
    Part("sure", PAWNS, "actions that the seat's own pawns need if all are taken now, by 10"),
    Part("enough", 1, "there are as many actions left"),
    Part("risk", 1, "how likely a roll of the dice in play is a failure"),
    Part("circles", CIRCLES * len(PLANES), f"of each circle: {', '.join(PLANES)}"),
)
COMMON = (*HEAD, *REST)
(
    SUMMIT_AT,
    DICE_AT,
    IN_PLAY_AT,
    TOKENS_AT,
    ACTIONS_AT,
    BOX_AT,
    ALL_AT,
    FREE_AT,
    PEOPLE_AT,
    PLACED_AT,
    RESULT_AT,
    WIDTH_AT,
    LEFT_AT,
    PAWNS_AT,
    WAYS_AT,
    NEEDS_AT,
    RACE_AT,
    SURE_AT,
    ENOUGH_AT,
    RISK_AT,
    CIRCLES_AT,
) = (size_of(HEAD) + at for at in starts_of(REST))


@kernel
def see(rec: Record, out: Any) -> None:
    """Only what is not zero is written."""
    players = int(rec.players)
    seat = int(rec.turn)
    write_head(rec, seat, out, SEEN_PHASES, FEWEST, MOST)
    out[SUMMIT_AT + int(rec.price) - 1] = 1.0
    if rec.phase != ROLL_PHASE:
        for value in range(1, dice.SIDES + 1):
            out[DICE_AT + value - 1] = dice.showing(int(rec.dice), value) / DICE
    out[IN_PLAY_AT + dice_in_play(rec)] = 1.0
    out[TOKENS_AT + placed_tokens(rec)] = 1.0
    out[ACTIONS_AT + min(ROWS, int(rec.actions))] = 1.0
    figure(out, BOX_AT, rec.left / MOST_TOKENS)
    figure(out, ALL_AT, rec.box.tokens / MOST_TOKENS)
    if rec.phase == TOKEN_PHASE:
        row = row_of(result_of(int(rec.dice)))
        if 0 <= row < ROWS:
            out[RESULT_AT + row] = 1.0
    for row in range(ROWS):
        out[FREE_AT + row] = rec.free[row] / WIDEST
        out[WIDTH_AT + row] = rec.box.circles[row] / WIDEST
        out[LEFT_AT + row] = rec.box.left[row] / (2 * (ROWS - 1))
        if rec.people[row] > 0:
            out[PEOPLE_AT + row] = 1.0
        if rec.placed[row] > 0:
            out[PLACED_AT + row] = 1.0
    for i in range(players):
        for pawn in range(PAWNS):
            place = int(rec.pawn[(seat + i) % players, pawn])
            if place != NOT_PLACED:
                level = ROWS if place == SUMMIT else place // WIDEST
                one_of(out, PAWNS_AT + (i * PAWNS + pawn) * HEIGHTS, level, HEIGHTS)
    see_ways(rec, seat, out)
    see_risk(rec, out)
    at = CIRCLES_AT
    for circle in range(CIRCLES):
        what = int(rec.circle[circle])
        if what == OBSTACLE:
            out[at] = 1.0
        elif what == ACTION:
            out[at + 1] = 1.0
        elif what >= PAWN:
            out[at + (2 if what - PAWN == seat else 3)] = 1.0
        at += len(PLANES)


@kernel
def see_ways(rec: Record, seat: int, out: Any) -> None:
    """How far everybody has to go, and who is likely to be the first."""
    players = int(rec.players)
    way = scratch(CIRCLES)
    needed = scratch(MOST)
    shares = scratch(MOST)
    ways(rec, way, False)
    first = actions_needed(rec, way, needed)
    race(needed, players, first, shares)
    for i in range(players):
        who = (seat + i) % players
        figure(out, NEEDS_AT + i, needed[who] / FAR_SEAT)
        figure(out, RACE_AT + i, shares[who])
        for pawn in range(PAWNS):
            figure(out, WAYS_AT + i * PAWNS + pawn, way_of(rec, way, who, pawn) / FAR_WAY)
    ways(rec, way, True)
    sure = 0.0
    for pawn in range(PAWNS):
        needs = way_of(rec, way, seat, pawn)
        figure(out, SURE_AT + pawn, min(needs, 2 * FAR_WAY) / FAR_WAY)
        sure += needs
    if rec.phase == ACTIONS_PHASE and sure <= rec.actions:
        out[ENOUGH_AT] = 1.0


@kernel
def way_of(rec: Record, way: Any, seat: int, i: int) -> float:
    """How many actions a pawn needs to the summit; one that is not placed yet, at least."""
    pawn = int(rec.pawn[seat, i])
    if pawn == NOT_PLACED:
        return ROWS - 1.0 + int(rec.price)
    return 0.0 if pawn == SUMMIT else min(float(way[pawn]), 2.0 * FAR_WAY)


@kernel
def see_risk(rec: Record, out: Any) -> None:
    """M10: how likely the dice in play fail, if they are rolled."""
    out[RISK_AT] = RISKS[dice_in_play(rec), placeable(rec) >> LOWEST_NUMBER]


def risks() -> Any:
    """How likely a roll of N dice can be placed nowhere, by the rows that are open, a bit each."""
    likely = np.zeros((DICE + 1, 1 << ROWS))
    rows = np.arange(1 << ROWS)
    for n in range(1, DICE + 1):
        for roll in combinations_with_replacement(range(1, dice.SIDES + 1), n):
            results = 1
            for value in set(roll):
                results |= results << value
            ways = factorial(n) // prod(factorial(roll.count(value)) for value in set(roll))
            likely[n] += ways / dice.SIDES**n * (results >> LOWEST_NUMBER & rows == 0)
    return likely


RISKS = risks()
