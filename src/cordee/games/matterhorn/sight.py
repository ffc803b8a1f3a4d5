"""What Matterhorn shows its judge: the mountain with everything on it, from the seat to play."""

from __future__ import annotations

from typing import Any

from ...engine import dice
from ...engine.encoding import Part, figure, head, one_of, seat_from, size_of, starts_of, write_head
from ...engine.kernel import Record, kernel
from .rules import (
    ACTION,
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
    ROWS,
    SUMMIT,
    TOKEN_PHASE,
    WIDEST,
    dice_in_play,
    placed_tokens,
    result_of,
    row_of,
)

VERSION = 1
FEWEST, MOST = PLAYERS
SEEN_PHASES = OVER_PHASE + 1
PRICES = len(OPTIONS["summit"])
MOST_TOKENS = 60
HEIGHTS = ROWS + 1
PLANES = 2 + MOST
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
    Part("circles", CIRCLES * PLANES, "of each circle: an obstacle, an action side, whose pawn"),
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
    at = CIRCLES_AT
    for circle in range(CIRCLES):
        what = int(rec.circle[circle])
        if what == OBSTACLE:
            out[at] = 1.0
        elif what == ACTION:
            out[at + 1] = 1.0
        elif what >= PAWN:
            out[at + 2 + seat_from(rec, seat, what - PAWN)] = 1.0
        at += PLANES
