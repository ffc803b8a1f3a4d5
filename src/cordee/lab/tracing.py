"""Whole games inside the kernel, and what is noted while they are played.

Templates: each game has its own copy, see `engine/kernel.py`.

A game's dice depend on its number, on whose turn it is and on how many times chance has spoken in
that seat's turns, and on nothing else. So the same number with another box, or with other players,
is played with the same dice for as long as the games are alike, and again wherever they meet.
"""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np

from ..bots.playout import best_looking
from ..engine.kernel import CHANCE, OVER, below, draw, kernel, template
from ..engine.placeholders import actor, moves, play, result, sample, weigh

GAMES, TURNS, ASKED, OFFERED = 0, 1, 2, 3
"""What `trace.filled` counts: the rows in use."""
FREE, TAKE, NEVER = 0, 1, 2
"""What one player is told: nothing, to take something at the first chance, or never."""
MODE, DONE = 0, 1
"""What `room.order` holds: what that player is told, and whether it is done."""
OUT_OF_THE_QUESTION = -1e300
UNSEEING = -1.0
"""As `room.blur`: one who does not look at all."""


@template
def trace_games(
    first: Any, trace: Any, room: Any, base: int, number: int, most: int, detailed: int
) -> None:
    """Games from a number on, each in its row, until there are `most` or the room is used up.

    A game that there is no room for leaves nothing behind: it is the first of the next trace.
    Only one that is longer than all the room goes on unnoted.
    """
    for i in range(most):
        key = key_of(room.rng, base, number + i)
        before = trace.filled.copy()
        turned = (number + i) % len(room.blur)
        fits = trace_game(first, trace, room, turned, key, i, detailed, i > 0)
        if not fits and i > 0:
            trace.filled[:] = before
            return
        trace.filled[GAMES] = i + 1


@template
def trace_game(
    first: Any,
    trace: Any,
    room: Any,
    turned: int,
    key: Any,
    i: int,
    detailed: int,
    must_fit: bool,
) -> bool:
    """One game, with everybody moved on by some seats: was there room for it?"""
    room.order[DONE] = 0
    trace.finals[i] = first[0]
    rec = trace.finals[i]
    room.counts[:] = 0
    trace.begins[i] = trace.filled[TURNS]
    turn = -1
    fits = True
    plies = 0
    decisions = 0
    turns = 0
    who = actor(rec)
    while who != OVER and plies < trace.longest[0]:
        if rec.turn != turn:
            turn = int(rec.turn)
            turns += 1
            fits = note_turn(trace, rec) and fits
        if who == CHANCE:
            again(room.rng, key, 2 * turn, room.counts)
            code = sample(rec, room.rng)
        else:
            n = moves(rec, room.codes)
            code = int(room.codes[0])
            if n > 1:
                again(room.rng, key, 2 * who + 1, room.counts)
                code = chosen(rec, room, n, room.blur[turned, who], who == turned)
                decisions += 1
                if detailed:
                    fits = note_decision(trace, room.codes, n, i, who, code) and fits
        if must_fit and not fits:
            return False
        play(rec, code)
        plies += 1
        who = actor(rec)
    trace.plies[i] = plies
    trace.decisions[i] = decisions
    trace.turns[i] = turns
    trace.whole[i] = fits
    trace.broken_off[i] = who != OVER
    trace.shares[i, :] = 1.0 / trace.shares.shape[1]
    if who == OVER:
        result(rec, trace.shares[i])
    return fits


@template
def chosen(rec: Any, room: Any, n: int, blur: float, told: bool) -> int:
    """The move that looks best, about the best with some blur, or any by those who do not look; or
    as one player is told."""
    ordered = told and room.order[MODE] != FREE and room.order[DONE] == 0
    if blur == UNSEEING and not ordered:
        return int(room.codes[below(room.rng, n)])
    if blur == UNSEEING:
        room.merits[:n] = 0.0
    else:
        weigh(rec, room.codes, n, room.merits)
    if blur > 0.0:
        blurred(room, n, blur)
    if ordered:
        obey(room, n)
    return best_looking(room.codes, n, room.merits, room.rng)


@kernel
def blurred(room: Any, n: int, blur: float) -> None:
    """What differs by little looks alike: the best is then each move with the chance that the
    `blur` of a bot's level gives it (Gumbel's noise)."""
    for i in range(n):
        even = (float(draw(room.rng) >> np.uint64(11)) + 0.5) / 9007199254740992.0
        room.merits[i] -= blur * log(-log(even))


@kernel
def obey(room: Any, n: int) -> None:
    """Rule out what is not to be chosen, unless there is nothing else."""
    named = 0
    for i in range(n):
        named += is_named(room.named, room.codes[i])
    if named == 0 or named == n:
        return
    take = room.order[MODE] == TAKE
    for i in range(n):
        if is_named(room.named, room.codes[i]) != take:
            room.merits[i] = OUT_OF_THE_QUESTION
    if take:
        room.order[DONE] = 1


@kernel
def is_named(named: Any, code: int) -> bool:
    """Is a move among those that the order is about, which are rising?"""
    place = np.searchsorted(named, code)
    return bool(place < len(named) and named[place] == code)


@kernel
def note_turn(trace: Any, rec: Any) -> bool:
    """The table as a turn begins."""
    row = trace.filled[TURNS]
    if row == len(trace.tables):
        return False
    trace.tables[row] = rec
    trace.filled[TURNS] = row + 1
    return True


@kernel
def note_decision(trace: Any, codes: Any, n: int, game: int, seat: int, code: int) -> bool:
    """What was chosen, and between what."""
    row, begin = trace.filled[ASKED], trace.filled[OFFERED]
    if row == len(trace.chosen) or begin + n > len(trace.offered):
        return False
    trace.asked_game[row] = game
    trace.asked_turn[row] = trace.filled[TURNS] - 1
    trace.asked_seat[row] = seat
    trace.chosen[row] = code
    trace.offered[begin : begin + n] = codes[:n]
    trace.filled[ASKED] = row + 1
    trace.filled[OFFERED] = begin + n
    trace.offers[row] = n
    return True


@kernel
def key_of(rng: Any, base: int, number: int) -> Any:
    """What a game's random numbers are made from."""
    rng[0] = np.uint64(base)
    rng[0] = draw(rng) + np.uint64(number)
    return draw(rng)


@kernel
def again(rng: Any, key: Any, stream: int, counts: Any) -> None:
    """The random numbers of the next event of a stream: a seat's dice, or its choices."""
    rng[0] = key + (np.uint64(stream) << np.uint64(40)) + np.uint64(counts[stream])
    rng[0] = draw(rng)
    counts[stream] += 1
