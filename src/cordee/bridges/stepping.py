"""Games played on at lanes, inside the kernel: one, or many side by side.

Templates: each game has its own copy, see `engine/kernel.py`. A lane is a record with a game in it,
and what there is to know about its open question.
"""

from __future__ import annotations

from typing import Any

from ..bots.playout import best_looking
from ..engine.kernel import CHANCE, OVER, below, template
from ..engine.placeholders import (
    actor,
    moves,
    number,
    observe,
    odds,
    play,
    result,
    sample,
    start,
    weigh,
)

ASKED, RANDOM, QUICK = 0, 1, 2  # who decides for a seat: whoever calls, or a bot
ILLEGAL, CUT = -3, -4  # besides what `actor` answers
ALL_WELL = -1
NOBODY = -1
"""No seat in particular: each is shown its own decisions."""
ATTEMPTS = 1000
"""The most games begun until one asks somebody: bots may end some before that."""


@template
def set_up(lane: Any, box: Any, players: int, options: Any) -> None:
    """A new game; the dice go on where they were."""
    start(lane.state, box, players, options)
    lane.plies = 0
    lane.rolls = 0
    lane.decisions = 0
    lane.over = False
    lane.cut = False


@template
def begin(lane: Any, box: Any, players: int, options: Any, horizon: int) -> None:
    """A new game, in which somebody is asked."""
    for _ in range(ATTEMPTS):
        set_up(lane, box, players, options)
        go_on(lane, horizon)
        if is_on(lane):
            break


@template
def is_on(lane: Any) -> bool:
    """Does the game at a lane go on?"""
    return not (lane.over or lane.cut)


@template
def go_on(lane: Any, horizon: int) -> None:
    """Dice, questions with one answer and bots, until the caller is asked or the game is over."""
    rec = lane.state
    n = 0
    who = actor(rec)
    while who != OVER:
        if who == CHANCE:
            code = sample(rec, lane.rng)
        else:
            n = moves(rec, lane.codes)
            code = int(lane.codes[0])
            if n > 1:
                if lane.decisions >= horizon:
                    lane.cut = True
                if lane.cut or lane.bots[who] == ASKED:
                    break
                code = bot_choice(lane, int(lane.bots[who]), n)
                lane.decisions += 1
        play(rec, code)
        lane.plies += 1
        who = actor(rec)
    ask(lane, who, n)


@template
def bot_choice(lane: Any, bot: int, n: int) -> int:
    """What a bot chooses from n moves."""
    if bot == RANDOM:
        return int(lane.codes[below(lane.rng, n)])
    weigh(lane.state, lane.codes, n, lane.merits)
    return best_looking(lane.codes, n, lane.merits, lane.rng)


@template
def ask(lane: Any, who: int, n: int) -> None:
    """Note down who is asked, and the numbers of their n moves."""
    lane.actor = who
    lane.over = who == OVER
    lane.count = n if is_on(lane) else 0
    for i in range(lane.count):
        lane.numbers[i] = number(lane.state, int(lane.codes[i]))


@template
def decide(lane: Any, code: int) -> None:
    """A decision of whoever was asked."""
    play(lane.state, code)
    lane.plies += 1
    lane.decisions += 1


@template
def code_of(lane: Any, action: int) -> int:
    """The move with a number; -1 if there is none."""
    for i in range(lane.count):
        if lane.numbers[i] == action:
            return int(lane.codes[i])
    return -1


@template
def reward(lane: Any, out: Any) -> None:
    """Each seat's share minus an equal one, at the end; nothing before."""
    players = int(lane.state.players)
    for seat in range(players):
        out[seat] = 0.0
    if lane.over:
        result(lane.state, out)
        for seat in range(players):
            out[seat] -= 1.0 / players


@template
def allow(lane: Any, out: Any) -> None:
    """A 1 for each legal move; when the game has ended, for all: they make no difference."""
    out[:] = 0 if is_on(lane) else 1
    for i in range(lane.count):
        out[lane.numbers[i]] = 1


@template
def see(lane: Any, seat: int, out: Any) -> None:
    """The table as a seat sees it."""
    out[:] = 0.0
    observe(lane.state, seat, out)


# One lane


@template
def begin_one(lanes: Any, box: Any, players: int, options: Any, horizon: int) -> int:
    """A new game: who is asked first."""
    begin(lanes[0], box[0], players, options, horizon)
    return status(lanes[0])


@template
def step_one(lanes: Any, action: int, horizon: int) -> int:
    """A decision by its number: who is asked next, OVER, CUT, or ILLEGAL if nothing was done."""
    code = code_of(lanes[0], action)
    if code < 0:
        return ILLEGAL
    decide(lanes[0], code)
    go_on(lanes[0], horizon)
    return status(lanes[0])


@template
def status(lane: Any) -> int:
    return CUT if lane.cut else int(lane.actor)


@template
def look(lanes: Any, seat: int, seen: Any, allowed: Any) -> None:
    """The table as a seat sees it, and what may be done."""
    see(lanes[0], seat, seen)
    allow(lanes[0], allowed)


@template
def see_one(lanes: Any, seat: int, seen: Any) -> None:
    see(lanes[0], seat, seen)


@template
def reward_one(lanes: Any, out: Any) -> None:
    reward(lanes[0], out)


# One lane whose dice somebody else rolls


@template
def open_one(
    lanes: Any, box: Any, players: int, options: Any, horizon: int, most_rolls: int
) -> int:
    """A new game of at most N chance events, as far as the first roll or decision."""
    lanes[0].most_rolls = most_rolls
    set_up(lanes[0], box[0], players, options)
    return settle(lanes[0], horizon)


@template
def settle(lane: Any, horizon: int) -> int:
    """Questions with one answer, until the dice are to fall or somebody is asked."""
    n = 0
    who = actor(lane.state)
    while who >= 0:
        n = moves(lane.state, lane.codes)
        if n > 1:
            lane.cut = lane.decisions >= horizon
            break
        play(lane.state, int(lane.codes[0]))
        lane.plies += 1
        who = actor(lane.state)
    if who == CHANCE:
        n = 0
        lane.cut = lane.rolls >= lane.most_rolls
    ask(lane, who, n)
    return status(lane)


@template
def answer(lanes: Any, action: int, horizon: int) -> int:
    """A decision by its number."""
    code = code_of(lanes[0], action)
    if code < 0:
        return ILLEGAL
    decide(lanes[0], code)
    return settle(lanes[0], horizon)


@template
def fall(lanes: Any, outcome: int, horizon: int, codes: Any) -> int:
    """A chance event by the number of its outcome, in the order of `moves`."""
    lane = lanes[0]
    n = moves(lane.state, codes)
    if not 0 <= outcome < n:
        return ILLEGAL
    play(lane.state, int(codes[outcome]))
    lane.plies += 1
    lane.rolls += 1
    return settle(lane, horizon)


@template
def outcomes(lanes: Any, codes: Any, chances: Any) -> int:
    """How likely each outcome of the chance event is; how many there are."""
    moves(lanes[0].state, codes)
    return int(odds(lanes[0].state, chances))


# Many lanes


@template
def begin_all(lanes: Any, where: Any, box: Any, players: int, options: Any, horizon: int) -> None:
    """New games at the lanes where they are asked for."""
    for i in range(len(lanes)):
        if where[i]:
            begin(lanes[i], box[0], players, options, horizon)


@template
def step_all(
    lanes: Any,
    actions: Any,
    box: Any,
    players: int,
    options: Any,
    horizon: int,
    viewer: int,
    seen: Any,
) -> int:
    """A decision at every lane, or a new game where one is over.

    If one is not legal, nothing is done at any lane, and the lane's number is returned.
    """
    for i in range(len(lanes)):
        if is_on(lanes[i]) and code_of(lanes[i], actions[i]) < 0:
            return i
    for i in range(len(lanes)):
        lane = lanes[i]
        mover = viewer
        if is_on(lane):
            if viewer == NOBODY:
                mover = int(lane.actor)
            decide(lane, code_of(lane, actions[i]))
            go_on(lane, horizon)
        else:
            begin(lane, box[0], players, options, horizon)
        tell(lane, i, mover, viewer, seen)
    return ALL_WELL


@template
def tell(lane: Any, i: int, mover: int, viewer: int, seen: Any) -> None:
    """What a lane tells: the viewer, or the seat that decides, or at the end the one that did."""
    seat = viewer
    if viewer == NOBODY:
        seat = int(lane.actor) if is_on(lane) else max(mover, 0)
    see(lane, seat, seen.observations[i])
    allow(lane, seen.masks[i])
    reward(lane, seen.all_rewards[i])
    seen.rewards[i] = seen.all_rewards[i, mover] if mover != NOBODY else 0.0
    seen.terminated[i] = lane.over
    seen.truncated[i] = lane.cut
    seen.actors[i] = seat


@template
def tell_all(lanes: Any, viewer: int, seen: Any) -> None:
    """What every lane tells before a move."""
    for i in range(len(lanes)):
        tell(lanes[i], i, NOBODY, viewer, seen)


@template
def choose_all(lanes: Any, rng: Any, out: Any) -> None:
    """Any legal move at every lane; where a game is over, 0."""
    for i in range(len(lanes)):
        n = int(lanes[i].count)
        out[i] = lanes[i].numbers[below(rng, n)] if n > 0 else 0


# Tables without a lane


@template
def number_all(table: Any, codes: Any, out: Any) -> None:
    """The numbers of legal moves."""
    for i in range(len(codes)):
        out[i] = number(table[0], int(codes[i]))


@template
def see_table(table: Any, seat: int, out: Any) -> None:
    observe(table[0], seat, out)
