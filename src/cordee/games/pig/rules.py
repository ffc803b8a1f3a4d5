"""Pig, a folk game (told by John Scarne, 1945): the smallest complete game on the contract."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...engine.kernel import CHANCE, KIND_SHIFT, OVER, PAYLOAD, Record, below, kernel, record_of
from ...engine.winning import wins_alone

PLAYERS = (2, 5)  # P1
OPTIONS: dict[str, tuple[Any, ...]] = {}
MOVES = 2
OUTCOMES = 6

SIDES = 6
PHASES = ("roll", "choose", "over")
ROLL_PHASE, CHOOSE_PHASE, OVER_PHASE = 0, 1, 2

ROLL, AGAIN, HOLD = 0, 1, 2  # kinds of moves

BOX = record_of([("goal", np.int32)])
STATE = record_of(
    [
        ("box", BOX),
        ("players", np.int8),
        ("turn", np.int8),
        ("phase", np.int8),
        ("pot", np.int32),
        ("score", np.int32, 5),
    ]
)


@kernel
def start(rec: Record, box: Record, players: int, _options: Any) -> None:
    """P1: nobody has a point."""
    rec.box = box
    rec.players = players
    rec.turn = 0
    rec.phase = ROLL_PHASE
    rec.pot = 0
    for seat in range(5):
        rec.score[seat] = 0


@kernel
def actor(rec: Record) -> int:
    """The seat to decide, CHANCE or OVER."""
    if rec.phase == OVER_PHASE:
        return OVER
    return CHANCE if rec.phase == ROLL_PHASE else int(rec.turn)


@kernel
def moves(rec: Record, out: Any) -> int:
    """P2: the die; P4: again or hold."""
    if rec.phase == ROLL_PHASE:
        for side in range(SIDES):
            out[side] = (ROLL << KIND_SHIFT) | (side + 1)
        return SIDES
    if rec.phase == CHOOSE_PHASE:
        out[0] = AGAIN << KIND_SHIFT
        out[1] = HOLD << KIND_SHIFT
        return 2
    return 0


@kernel
def odds(_rec: Record, out: Any) -> int:
    """P2: an ordinary die."""
    for side in range(SIDES):
        out[side] = 1.0 / SIDES
    return SIDES


@kernel
def sample(_rec: Record, rng: Any) -> int:
    """One roll at random."""
    return (ROLL << KIND_SHIFT) | (below(rng, SIDES) + 1)


@kernel
def play(rec: Record, code: int) -> None:
    """Apply a legal move or a roll."""
    kind = code >> KIND_SHIFT
    if kind == ROLL:
        roll(rec, code & PAYLOAD)
    elif kind == HOLD:
        hold(rec)
    else:
        rec.phase = ROLL_PHASE


@kernel
def roll(rec: Record, value: int) -> None:
    """P3: a 1 loses the pot and the turn; P2: anything else goes into the pot."""
    if value == 1:
        next_player(rec)
    else:
        rec.pot += value
        rec.phase = CHOOSE_PHASE


@kernel
def hold(rec: Record) -> None:
    """P4: the pot is safe; P5: the first to hold enough wins."""
    rec.score[rec.turn] += rec.pot
    if rec.score[rec.turn] >= rec.box.goal:
        rec.pot = 0
        rec.phase = OVER_PHASE
    else:
        next_player(rec)


@kernel
def next_player(rec: Record) -> None:
    rec.pot = 0
    rec.turn = (int(rec.turn) + 1) % int(rec.players)
    rec.phase = ROLL_PHASE


@kernel
def result(rec: Record, out: Any) -> None:
    """P5: the player whose turn it is has won."""
    wins_alone(rec, int(rec.turn), out)
