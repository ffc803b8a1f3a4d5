"""Games played on from a position without thinking: at random, or by the moves that look best.

Templates: each game has its own copy, see `engine/kernel.py`.
"""

from __future__ import annotations

from typing import Any

from ..engine.kernel import CHANCE, OVER, below, kernel, seed_of, template
from ..engine.placeholders import (
    BLIND,
    JUDGED,
    actor,
    moves,
    play,
    result,
    sample,
    solve,
    solved,
    value,
    weigh,
)
from .judge import judged, judged_ahead

LONGEST = 100_000
"""The most plies in a playout: some boxes let a game go on for ever."""


@template
def play_games(
    first: Any,
    games: Any,
    codes: Any,
    merits: Any,
    rng: Any,
    base: Any,
    number: int,
    longest: int,
) -> None:
    """Games from `first` on, each in its row, until all rows are full; `number` is the first's.

    What happens in a game depends on `base` and its number alone, not on the games before it.
    """
    for i in range(len(games.plies)):
        rng[0] = seed_of(base, number + i)
        games.finals[i] = first[0]
        rec = games.finals[i]
        turn = int(rec.turn)
        plies, decisions = play_out(rec, codes, merits, rng, turn, 0, longest)
        games.plies[i] = plies
        games.decisions[i] = decisions
        if actor(rec) == OVER:
            result(rec, games.shares[i])
        else:
            games.broken_off[i] = True


@template
def play_out(
    rec: Any, codes: Any, merits: Any, rng: Any, turn: int, horizon: int, longest: int
) -> tuple[int, int]:
    """On from here: by the moves that look best, or by any move where none looks better."""
    if BLIND:
        return play_blind(rec, codes, rng, longest)
    return play_quick(rec, codes, merits, rng, turn, horizon, longest)


@template
def choose(rec: Any, codes: Any, merits: Any, rng: Any) -> tuple[int, int]:
    """A move as `play_out` would choose it, and 1 if that was a real decision, else 0."""
    if BLIND:
        return any_move(rec, codes, rng)
    return good_move(rec, codes, merits, rng)


@template
def play_blind(rec: Any, codes: Any, rng: Any, longest: int) -> tuple[int, int]:
    """Any moves, to the end or for `longest` plies: how many plies, and real decisions."""
    plies = 0
    decisions = 0
    who = actor(rec)
    while who != OVER and plies < longest:
        if who == CHANCE:
            code = sample(rec, rng)
        else:
            code, real = any_move(rec, codes, rng)
            decisions += real
        play(rec, code)
        plies += 1
        who = actor(rec)
    return plies, decisions


@template
def any_move(rec: Any, codes: Any, rng: Any) -> tuple[int, int]:
    """Any of the moves, and 1 if it was a real decision, 0 if there was but one."""
    n = moves(rec, codes)
    if n > 1:
        return int(codes[below(rng, n)]), 1
    return int(codes[0]), 0


@template
def play_quick(
    rec: Any,
    codes: Any,
    merits: Any,
    rng: Any,
    turn: int,
    horizon: int,
    longest: int,
) -> tuple[int, int]:
    """The moves that look best, until N turns are over, or to the end if `horizon` is 0, or
    for `longest` plies: how many plies, and real decisions.

    `turn` is whose turn it was before the last move: if that move ended it, it counts.
    """
    left = horizon
    plies = 0
    decisions = 0
    who = actor(rec)
    while who != OVER and plies < longest:
        if rec.turn != turn:
            turn = int(rec.turn)
            left -= 1
            if left == 0:
                break
        if who == CHANCE:
            code = sample(rec, rng)
        else:
            code, real = good_move(rec, codes, merits, rng)
            decisions += real
        play(rec, code)
        plies += 1
        who = actor(rec)
    return plies, decisions


@template
def good_move(rec: Any, codes: Any, merits: Any, rng: Any) -> tuple[int, int]:
    """The move that looks best, and whether it was a real decision, as `any_move` says it."""
    n = moves(rec, codes)
    if n > 1:
        weigh(rec, codes, n, merits)
        return best_looking(codes, n, merits, rng), 1
    return int(codes[0]), 0


@kernel
def best_looking(codes: Any, n: int, merits: Any, rng: Any) -> int:
    """The move that looks best; of several alike, any."""
    best = codes[0]
    highest = merits[0]
    alike = 1
    for i in range(1, n):
        if merits[i] > highest:
            best = codes[i]
            highest = merits[i]
            alike = 1
        elif merits[i] == highest:
            alike += 1
            if below(rng, alike) == 0:
                best = codes[i]
    return int(best)


@template
def foresee(root: Any, room: Any, horizon: int, codes: Any, times: int, out: Any) -> None:
    """What each of some moves or outcomes leads to: the mean of the shares over N quick games from
    there on, until some turns are over."""
    for i in range(len(codes)):
        foresee_one(root, room, horizon, int(codes[i]), times, out[i])


@template
def foresee_one(root: Any, room: Any, horizon: int, code: int, times: int, shares: Any) -> None:
    shares[:] = 0.0
    seats = len(shares)
    for _ in range(times):
        room.table[0] = root[0]
        rec = room.table[0]
        turn = int(rec.turn)
        play(rec, code)
        play_out(rec, room.codes, room.merits, room.rng, turn, horizon, LONGEST)
        appraise(rec, room, room.shares)
        for seat in range(seats):
            shares[seat] += room.shares[seat] / times


@template
def expect(root: Any, room: Any, horizon: int, codes: Any, times: int, out: Any) -> None:
    """What each outcome of a chance event leads to: by the judge after the move that it likes best;
    without one, if the turn is played on as well as can be, where that can be worked out, else by N
    quick games."""
    if not JUDGED:
        solve(root[0], room.notes)
    for i in range(len(codes)):
        room.table[0] = root[0]
        play(room.table[0], int(codes[i]))
        if JUDGED:
            judged_ahead(room.table[0], room.judge, room.codes, room.shares, out[i])
        elif not work_out(room.table[0], int(root[0].turn), room, out[i]):
            foresee_one(root, room, horizon, int(codes[i]), times, out[i])


@template
def work_out(rec: Any, turn: int, room: Any, shares: Any) -> bool:
    """The shares if the seat whose turn was worked out plays it on as well as can be; the others
    divide the rest as they would now."""
    if actor(rec) != turn or rec.turn != turn:
        return False
    n = moves(rec, room.codes)
    if not solved(rec, room.notes, room.codes, n, room.hopes):
        return False
    value(rec, room.shares)
    share = room.hopes[:n].max()
    rest = 1.0 - room.shares[turn]
    for seat in range(len(room.shares)):
        part = room.shares[seat] / rest if rest > 0.0 else 0.0
        shares[seat] = share if seat == turn else (1.0 - share) * part
    return True


@template
def foretell(rec: Any, room: Any, turn: int, horizon: int, shares: Any) -> None:
    """Each seat's share: by the judge at once or, without one, by quick moves until some turns are
    over, and by what it looks like then."""
    if not JUDGED:
        play_out(rec, room.codes, room.merits, room.rng, turn, horizon, LONGEST)
    appraise(rec, room, shares)


@template
def appraise(rec: Any, room: Any, shares: Any) -> None:
    """The shares at the end of the game; before it, what they look like."""
    if JUDGED:
        judged(rec, room.judge, shares)
    elif actor(rec) == OVER:
        result(rec, shares)
    else:
        value(rec, shares)
