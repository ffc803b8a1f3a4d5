"""What a position of Yeti is worth to every seat: the points they may still make, and the luck.

The points of a turn come from the exact solution of a turn that is played for points alone; how
much of them counts, how long a game goes on and how far luck spreads is fitted to games.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

import numpy as np

from ...engine.kernel import Record, kernel
from .rules import (
    BIVOUAC,
    GOGGLES,
    GUIDE,
    LENS,
    OVER_PHASE,
    PORTER,
    PURSE,
    RADIO,
    result,
    tie_break,
    tokens_taken,
)

# Points in a turn more than from the base camp without a tile, by the level at its beginning:
# worked out for a last turn that is played for points
LEVEL_POINTS = (0.0, 2.75, 6.9, 10.0)
DIE_POINTS = (1.95, 2.2, 2.75, 3.1)  # a die less
TOKEN_CHANCE = (0.0, 0.24, 0.82, 0.0)  # a peak token
# The same for each tile, in the order of the rules
TILE_POINTS = (
    (3.1, 3.1, 3.1, 1.5),
    (1.5, 2.8, 3.1, 0.0),
    (0.6, 1.0, 1.2, 0.9),
    (0.0, 0.0, 0.0, 0.0),
    (1.5, 2.8, 3.1, 0.0),
    (1.5, 2.8, 3.7, 4.0),
    (0.2, 0.6, 0.6, 0.0),
)
# The same for each face of the weather
WEATHER_POINTS = (1.3, -1.3, 2.0, 0.0, 1.2, -0.6, 1.2, -1.6, 1.9, -1.0, 1.2, -1.0)

LUCK_LEFT = 0.001  # next to nothing: where nobody has a turn, the points decide

# Fitted: likeliest for the outcomes of 995 games that the exact turn played against itself,
# with 2 to 5 players in all weathers, at the beginning of every turn
GAIN = 12.3  # points of a turn from the base camp without a tile
LEVEL_NOW = 0.783  # how much of the points above counts in a seat's next turn, ...
DIE_NOW = 1.06
TOKEN_NOW = 0.543
TILE_NOW = 0.617
WEATHER_NOW = 0.998
LEVEL_MORE = 0.0222  # ... and how much more if others follow
TOKEN_LATER = 0.466
SALE = 0.19  # how often a tile is sold to another player
PURSE_LATER = 0.469  # points that a tile brings in each later turn, ...
GUIDE_LATER = 0.666
GOGGLES_LATER = 1.8
BIVOUAC_LATER = 3.69
PORTER_LATER = 2.94
LENS_LATER = 4.16
RADIO_LATER = 1.14
LOSING = 0.479  # ... and how fast it is lost
TIE = 0.324  # points for the better tie-break
ORDER = -0.849  # points for playing one seat later
PACE = 0.207  # rounds for each space that the yeti is ahead, ...
REACH = 1.44  # ... less the points of the next turn
ROUND = 0.846  # how much of the present round counts in this
BEND = 0.931  # how sharply the rounds run out
LUCK_NOW = 4.03  # the variance of the next turn, ...
LUCK_LATER = 4.49  # ... of a later one, ...
LUCK_FAR = 0.718  # ... and what grows faster
CROWD = -0.0493  # how much surer the better seat is for each further player


@kernel
def value(rec: Record, out: Any) -> None:
    """Each seat's expected share of the win: its chances of beating each other seat, combined."""
    if rec.phase == OVER_PHASE:
        result(rec, out)
        return
    players = int(rec.players)
    rounds = rounds_left(rec)
    points = np.empty(5)
    for seat in range(players):
        points[seat] = final_points(rec, seat, turns_left(rec, seat, rounds))
    sharpness = 1.0 + CROWD * (players - 2)
    total = 0.0
    for seat in range(players):
        turns = turns_left(rec, seat, rounds)
        out[seat] = 1.0
        for other in range(players):
            if other != seat:
                luck = luck_left(turns) + luck_left(turns_left(rec, other, rounds))
                out[seat] *= logistic(sharpness * (points[seat] - points[other]) / sqrt(luck))
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@kernel
def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


@kernel
def luck_left(turns: float) -> float:
    """How far luck may still spread a score, as a variance."""
    later = max(0.0, turns - 1.0)
    return LUCK_LEFT + LUCK_NOW * min(1.0, turns) + (LUCK_LATER + LUCK_FAR * later) * later


@kernel
def rounds_left(rec: Record) -> float:
    """Y26: how many rounds are still played, this one included."""
    if rec.ending:
        return 1.0
    players = int(rec.players)
    way = 1e9
    for seat in range(players):
        soon = REACH * points_now(rec, seat) if seat >= rec.turn else 0.0
        way = min(way, int(rec.yeti) - int(rec.score[seat]) - soon)
    late = BEND * (PACE * way - ROUND * (players - int(rec.turn)) / players)
    return 1.0 + (late if late > 30.0 else log(1.0 + exp(late))) / BEND


@kernel
def turns_left(rec: Record, seat: int, rounds: float) -> float:
    """The turns of a seat, its present one included."""
    return rounds if seat >= rec.turn else rounds - 1.0


@kernel
def final_points(rec: Record, seat: int, turns: float) -> float:
    """What a seat's score may come to."""
    first = min(1.0, turns)
    more = turns - first
    points = int(rec.score[seat]) + GAIN * turns + TIE * tie_edge(rec, seat)
    points += first * points_now(rec, seat) + min(1.0, more) * points_later(rec, seat)
    points += tile_points(rec, seat, more)
    if not rec.ending:
        points += ORDER * seat
    return float(points)


@kernel
def tie_edge(rec: Record, seat: int) -> float:
    """Y27: the more valuable tiles decide, no matter by how much."""
    tiles = tie_break(rec, seat)
    return 4.0 * tiles / (4.0 + tiles)


@kernel
def points_now(rec: Record, seat: int) -> float:
    """Points of a seat's next turn beyond the usual ones."""
    level = int(rec.level[seat])
    points = LEVEL_NOW * LEVEL_POINTS[level]
    points -= DIE_NOW * DIE_POINTS[level] * dice_missing(rec, seat)
    if rec.peak[seat] == 0:  # Y19
        points += TOKEN_NOW * TOKEN_CHANCE[level] * top_token(rec)
    for tile in range(7):
        if rec.owner[tile] == seat:
            points += TILE_NOW * TILE_POINTS[tile][level]
    if rec.weather >= 0 and seat >= rec.turn:
        points += WEATHER_NOW * WEATHER_POINTS[rec.weather]
    return points


@kernel
def points_later(rec: Record, seat: int) -> float:
    """Points of a seat that make themselves felt after its next turn."""
    points = LEVEL_MORE * LEVEL_POINTS[rec.level[seat]]
    if rec.peak[seat] == 0:
        points += TOKEN_LATER * top_token(rec)
    for tile in range(7):
        if rec.owner[tile] == seat:
            points += SALE * int(rec.box.resale[tile])
    return points


@kernel
def tile_points(rec: Record, seat: int, turns: float) -> float:
    """Points that a seat's tiles bring in N later turns."""
    rate = 0.0
    rate += PURSE_LATER if rec.owner[PURSE] == seat else 0.0
    rate += GUIDE_LATER if rec.owner[GUIDE] == seat else 0.0
    if rec.owner[GOGGLES] == seat and not rec.box.once[GOGGLES]:
        rate += GOGGLES_LATER
    rate += BIVOUAC_LATER if rec.owner[BIVOUAC] == seat else 0.0
    rate += PORTER_LATER if rec.owner[PORTER] == seat else 0.0
    rate += LENS_LATER if rec.owner[LENS] == seat else 0.0
    if rec.owner[RADIO] == seat and not rec.box.once[RADIO]:
        rate += RADIO_LATER
    return rate * (1.0 - exp(-LOSING * turns)) / LOSING


@kernel
def dice_missing(rec: Record, seat: int) -> int:
    """Y8: dice that others will still hold when it is the seat's turn."""
    players = int(rec.players)
    wait = (seat - int(rec.turn)) % players
    dice = 0
    for other in range(players):
        if (other - int(rec.turn)) % players > wait:
            dice += int(rec.held[other])
    return dice


@kernel
def top_token(rec: Record) -> int:
    """Y3: the peak token that comes next."""
    return int(rec.box.peaks[min(tokens_taken(rec), 4)])
