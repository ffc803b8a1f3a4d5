"""How far from the summit each seat of Matterhorn is, and how likely to be there first."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...engine.kernel import Record, kernel, scratch
from .rules import (
    ACTION,
    ACTIONS_PHASE,
    CIRCLES,
    FREE,
    NOT_PLACED,
    OVER_PHASE,
    PAWN,
    PAWNS,
    PLAYERS,
    ROW_5,
    ROW_12,
    ROWS,
    SUMMIT,
    WIDEST,
    above,
    result,
    width,
)

MOST = PLAYERS[1]

# How many actions it takes to enter a circle: for certain, this turn, ...
STEP, CLEARED, CLOSED = 1.0, 2.0, 3.0
# ... and later, when much may have changed; fitted like the race below
LATER_CLEARED, LATER_PAWN = 1.7, 1.5
DOUBT = 0.2
"""How much of the difference to the second way up counts: the first may be closed by then."""
SECOND_BEST = 1.5
"""The most that the second way up is thought to be longer."""

# The race: fitted to games of the search against itself, by the likelihood of who won
BONUS = 0.35
"""How many actions a row with a pawn adds to whoever's turn it is."""
ADVANCE = (0.0, 0.08, 0.1, 0.11, 0.12, 0.12, 0.11, 0.1, 0.08, 0.07, 0.05, 0.04, 0.02)
"""How likely a turn is to bring 0, 1, 2 and so on actions."""
HALF = 5.4
"""The actions a turn brings every other time, if they are what wins ..."""
SLOPE = 0.65
"""... and how quickly more become less likely."""
NO_WAY = 99.0
TURNS = 24
FARTHEST = 48


def finished() -> Any:
    """How likely both pawns are on the summit after 0, 1, 2 and so on turns, from each distance."""
    chance = np.zeros((TURNS + 1, FARTHEST + 1))
    away = np.arange(FARTHEST + 1)
    chance[1] = 1 / (1 + np.exp((away - HALF) * SLOPE))
    for turn in range(2, TURNS + 1):
        for steps, odds in enumerate(ADVANCE):
            chance[turn] += odds * chance[turn - 1, np.maximum(away - steps, 0)]
        chance[turn] = np.maximum(chance[turn], chance[turn - 1])
    return np.clip(chance, 0.0, 1.0)


FINISHED = finished()


@kernel
def toll(rec: Record, circle: int, sure: bool) -> float:
    """How many actions it takes to enter a circle."""
    there = int(rec.circle[circle])
    if there == FREE:
        return STEP
    if sure:
        return CLOSED if there == ACTION else CLEARED  # M16: an action side cannot be removed
    return LATER_CLEARED if there < PAWN else LATER_PAWN


@kernel
def ways(rec: Record, way: Any, sure: bool) -> None:
    """How many actions it takes to the summit from each circle, up and sideways.

    Either for certain, this turn, or as may be expected with what the others do.
    """
    for place in range(width(rec, ROW_5)):
        way[ROW_5 * WIDEST + place] = float(rec.price)
    for row in range(ROW_5 - 1, ROW_12 - 1, -1):
        left, last = row * WIDEST, row * WIDEST + width(rec, row) - 1
        for circle in range(left, last + 1):  # M1: above lie at most two
            first, beyond = above(rec, circle)
            best = NO_WAY
            other = NO_WAY
            if first < beyond:
                best = way[first] + toll(rec, first, sure)
            if first + 1 < beyond:
                other = way[first + 1] + toll(rec, first + 1, sure)
            way[circle] = min(best, other)
            if not sure:
                way[circle] += DOUBT * min(abs(best - other), SECOND_BEST)
        for circle in range(left + 1, last + 1):
            way[circle] = min(way[circle], way[circle - 1] + toll(rec, circle - 1, sure))
        for circle in range(last - 1, left - 1, -1):
            way[circle] = min(way[circle], way[circle + 1] + toll(rec, circle + 1, sure))


@kernel
def distance(rec: Record, way: Any, seat: int) -> float:
    """How many actions a seat needs to have both pawns on the summit."""
    total = 0.0
    for i in range(PAWNS):
        pawn = int(rec.pawn[seat, i])
        if pawn == NOT_PLACED:
            total += ROWS - 1 + int(rec.price)
        elif pawn != SUMMIT:
            total += way[pawn]
    return total


@kernel
def bonuses(rec: Record) -> float:
    """M8: how many actions the pawns on the rows add to a turn."""
    total = 0.0
    for row in range(ROWS):
        if rec.people[row] > 0:
            total += BONUS
    return total


@kernel
def finished_by(turns: int, away: float) -> float:
    """How likely a seat is to have finished after N turns."""
    away = min(max(away, 0.0), FARTHEST - 1.0)
    steps = int(away)
    part = away - steps
    return float((1.0 - part) * FINISHED[turns, steps] + part * FINISHED[turns, steps + 1])


@kernel
def race(away: Any, players: int, first: int, out: Any) -> None:
    """Each seat's chance to be the first, if nobody minds the others."""
    for seat in range(players):
        out[seat] = 0.0
    open_still = 1.0
    for turn in range(1, TURNS + 1):
        for i in range(players):
            seat = (first + i) % players
            before = finished_by(turn - 1, away[seat])
            now = (finished_by(turn, away[seat]) - before) / max(1.0 - before, 1e-9)
            out[seat] += open_still * now
            open_still *= 1.0 - now
        if open_still < 1e-4:
            break
    for seat in range(players):
        out[seat] += open_still / players


@kernel
def actions_needed(rec: Record, way: Any, needed: Any) -> int:
    """How many actions each seat still needs, less those it has or will have by the pawns; and
    whose turn is the next."""
    players = int(rec.players)
    help_of_pawns = bonuses(rec)
    for seat in range(players):
        needed[seat] = distance(rec, way, seat) - help_of_pawns
    turn = int(rec.turn)
    if rec.phase != ACTIONS_PHASE:
        return turn
    needed[turn] -= int(rec.actions)
    return (turn + 1) % players


@kernel
def value(rec: Record, out: Any) -> None:
    """Each seat's chance to be the first with both pawns on the summit."""
    if rec.phase == OVER_PHASE:
        result(rec, out)
        return
    way = scratch(CIRCLES)
    needed = scratch(MOST)
    ways(rec, way, False)
    first = actions_needed(rec, way, needed)
    race(needed, int(rec.players), first, out)
