"""Yeti as numbers."""

from __future__ import annotations

from typing import Any

from ...engine.encoding import FAR, Part, figure, head, one_of, seat_from, starts_of, write_head
from ...engine.kernel import KIND_SHIFT, PAYLOAD, Record, kernel
from .rules import (
    BARGAIN,
    BUY,
    CLIMB,
    COIN,
    DICE,
    DONE,
    KEEP,
    OVER_PHASE,
    PASS,
    PEAK,
    PHASES,
    PHOTO,
    PLAYERS,
    REROLL_ALL,
    REROLL_ONE,
    TURN,
    USE_GUIDE,
    USE_PURSE,
)

VERSION = 2

ACTIONS = (
    Part("keep", 16, "what is kept: 1 for coin, 2 for sherpa, 4 for print, 8 for tent, added up"),
    Part("reroll one", 1, "goggles (Y5)"),
    Part("reroll all", 1, "thaw (Y6)"),
    Part("bargain", 20, "a kept face into another, both in the order of Y1: four numbers a face"),
    Part("done", 1, "use the dice as they are (Y12)"),
    Part("turn", 4, "one snow into coin, sherpa, print, tent (Y13)"),
    Part("pass", 1, "turn nothing, buy nothing"),
    Part("use purse", 1, "one coin more (Y17)"),
    Part("photo", 7, "for 1 to 7 coins (Y4)"),
    Part("buy", 7, "a tile, in the order of Y5"),
    Part("use guide", 1, "one sherpa or tent more (Y22)"),
    Part("save guide", 1, "keep it"),
    Part("climb", 4, "0 to 3 levels (Y18)"),
)
(
    KEEP_AT,
    REROLL_ONE_AT,
    REROLL_ALL_AT,
    BARGAIN_AT,
    DONE_AT,
    TURN_AT,
    PASS_AT,
    USE_PURSE_AT,
    PHOTO_AT,
    BUY_AT,
    USE_GUIDE_AT,
    SAVE_GUIDE_AT,
    CLIMB_AT,
) = starts_of(ACTIONS)

FEWEST, MOST = PLAYERS
SEEN_PHASES = OVER_PHASE + 1  # the others are passed through within a move
STACKS, FACES, TILES, LEVELS, SKIES, STACK, USES = 4, 5, 7, PEAK + 1, 12, 6, 5
CYCLE = 2 * STACK
FIELDS = (
    *head(PHASES[:SEEN_PHASES], PLAYERS),
    Part("seat", MOST, "where the viewer sits, first to fifth: rounds end with the last (Y26)"),
    Part("stack", STACKS, "the option `weather`: none, mixed, good, bad"),
    Part("lap", 1, "the round, by 20", high=FAR),
    Part("cycle", CYCLE, "the round modulo 12, after which the weather comes round"),
    Part("yeti", 1, "where the yeti stands, by 50", low=-1.0, high=FAR),
    Part("score", MOST, "points of each seat, by 50", high=FAR),
    Part("level", MOST * LEVELS, "each seat's level, 0 to 3"),
    Part("peak", MOST, "points of each seat's peak token, by 10", high=10.0),
    Part("held", MOST, "dice each seat holds, by 7"),
    Part("rolled", FACES, "dice just rolled, by face (Y1), by 7"),
    Part("kept", FACES, "dice set aside, by face, by 7"),
    Part("owner", TILES * MOST, "whose each tile is, from the viewer on; in reserve: nobody's"),
    Part("weather", SKIES, "the face on top: each tile of Y6, good then bad"),
    Part("seen", STACK * SKIES, "the tiles seen, each place of the stack, as it lay at first"),
    Part("used", USES, "goggles, thaw, bargain, purse, guide: used this turn"),
    Part("ending", 1, "is this the last round?"),
)


@kernel
def number(_rec: Record, code: int) -> int:
    """The number of a legal move."""
    kind = code >> KIND_SHIFT
    what = code & PAYLOAD
    if kind == KEEP:
        return KEEP_AT + what
    if kind == PHOTO:
        return PHOTO_AT + what - 1
    if kind == BUY:
        return BUY_AT + what
    if kind == PASS:
        return PASS_AT
    if kind == TURN:
        return TURN_AT + what - COIN
    if kind == CLIMB:
        return CLIMB_AT + what
    if kind == DONE:
        return DONE_AT
    if kind == BARGAIN:
        face = what // FACES
        other = what % FACES
        return BARGAIN_AT + face * (FACES - 1) + other - (1 if other > face else 0)
    if kind == REROLL_ONE:
        return REROLL_ONE_AT
    if kind == REROLL_ALL:
        return REROLL_ALL_AT
    if kind == USE_PURSE:
        return USE_PURSE_AT
    return USE_GUIDE_AT if kind == USE_GUIDE else SAVE_GUIDE_AT


@kernel
def observe(rec: Record, seat: int, out: Any) -> None:
    """The table as a seat sees it."""
    players = int(rec.players)
    at = write_head(rec, seat, out, SEEN_PHASES, FEWEST, MOST)
    at = one_of(out, at, seat, MOST)
    at = one_of(out, at, int(rec.stack), STACKS)
    at = figure(out, at, rec.lap / 20)
    at = one_of(out, at, int(rec.lap) % CYCLE, CYCLE)
    at = figure(out, at, rec.yeti / 50)
    for i in range(players):
        who = (seat + i) % players
        figure(out, at + i, rec.score[who] / 50)
        one_of(out, at + MOST + i * LEVELS, int(rec.level[who]), LEVELS)
        figure(out, at + MOST + MOST * LEVELS + i, rec.peak[who] / 10)
        figure(out, at + 2 * MOST + MOST * LEVELS + i, rec.held[who] / DICE)
    at += 3 * MOST + MOST * LEVELS
    for face in range(FACES):
        figure(out, at + face, rec.rolled[face] / DICE)
        figure(out, at + FACES + face, rec.kept[face] / DICE)
    at += 2 * FACES
    for tile in range(TILES):
        owner = int(rec.owner[tile])
        if owner >= 0:
            out[at + tile * MOST + seat_from(rec, seat, owner)] = 1.0
    at = one_of(out, at + TILES * MOST, int(rec.weather), SKIES)
    for place in range(STACK):
        at = one_of(out, at, int(rec.seen[place]), SKIES)
    for use in range(USES):
        at = figure(out, at, float(int(rec.used) >> use & 1))
    figure(out, at, float(rec.ending))
