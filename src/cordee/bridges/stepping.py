"""Games played on at desks, inside the kernel: one, or many side by side.

These functions are templates: `space` has a copy of them compiled for each game, each a `@kernel`
in which the names below stand for that game's own functions. A desk is a record with a game in it,
and what there is to know about the question now open.
"""

from __future__ import annotations

from typing import Any

from ..bots.playout import best_looking
from ..engine.kernel import CHANCE, OVER, below

start: Any = None
actor: Any = None
moves: Any = None
odds: Any = None
sample: Any = None
play: Any = None
result: Any = None
weigh: Any = None
number: Any = None
observe: Any = None

ASKED, RANDOM, QUICK = 0, 1, 2  # who decides for a seat: whoever calls, or a bot
ILLEGAL, CUT = -3, -4  # beside what `actor` answers
ALL_WELL = -1
NOBODY = -1
"""No seat in particular: each is shown its own decisions."""
ATTEMPTS = 1000
"""Games begun, at most, until one asks somebody: bots may end some before."""


def set_up(desk: Any, box: Any, players: int, options: Any) -> None:
    """A new game; the dice go on where they were."""
    start(desk.state, box, players, options)
    desk.plies = 0
    desk.rolls = 0
    desk.decisions = 0
    desk.over = False
    desk.cut = False


def begin(desk: Any, box: Any, players: int, options: Any, horizon: int) -> None:
    """A new game, in which somebody is asked."""
    for _ in range(ATTEMPTS):
        set_up(desk, box, players, options)
        go_on(desk, horizon)
        if is_on(desk):
            break


def is_on(desk: Any) -> bool:
    """Does the game at a desk go on?"""
    return not (desk.over or desk.cut)


def go_on(desk: Any, horizon: int) -> None:
    """Dice, questions with one answer and bots, until the caller is asked or the game is over."""
    rec = desk.state
    n = 0
    who = actor(rec)
    while who != OVER:
        if who == CHANCE:
            code = sample(rec, desk.rng)
        else:
            n = moves(rec, desk.codes)
            code = int(desk.codes[0])
            if n > 1:
                if desk.decisions >= horizon:
                    desk.cut = True
                if desk.cut or desk.bots[who] == ASKED:
                    break
                code = bot_choice(desk, int(desk.bots[who]), n)
                desk.decisions += 1
        play(rec, code)
        desk.plies += 1
        who = actor(rec)
    ask(desk, who, n)


def bot_choice(desk: Any, bot: int, n: int) -> int:
    """What a bot chooses of n moves."""
    if bot == RANDOM:
        return int(desk.codes[below(desk.rng, n)])
    weigh(desk.state, desk.codes, n, desk.merits)
    return best_looking(desk.codes, n, desk.merits, desk.rng)


def ask(desk: Any, who: int, n: int) -> None:
    """Note down who is asked, and the numbers of their n moves."""
    desk.actor = who
    desk.over = who == OVER
    desk.count = n if is_on(desk) else 0
    for i in range(desk.count):
        desk.numbers[i] = number(desk.state, int(desk.codes[i]))


def decide(desk: Any, code: int) -> None:
    """A decision of whoever was asked."""
    play(desk.state, code)
    desk.plies += 1
    desk.decisions += 1


def code_of(desk: Any, action: int) -> int:
    """The move with a number; -1: there is none."""
    for i in range(desk.count):
        if desk.numbers[i] == action:
            return int(desk.codes[i])
    return -1


def reward(desk: Any, out: Any) -> None:
    """Each seat's share less an equal one, at the end; nothing before."""
    players = int(desk.state.players)
    for seat in range(players):
        out[seat] = 0.0
    if desk.over:
        result(desk.state, out)
        for seat in range(players):
            out[seat] -= 1.0 / players


def allow(desk: Any, out: Any) -> None:
    """A 1 for each legal move; when the game has ended, for all: they make no difference."""
    out[:] = 0 if is_on(desk) else 1
    for i in range(desk.count):
        out[desk.numbers[i]] = 1


def see(desk: Any, seat: int, out: Any) -> None:
    """The table as a seat sees it."""
    out[:] = 0.0
    observe(desk.state, seat, out)


# One desk


def begin_one(desks: Any, box: Any, players: int, options: Any, horizon: int) -> int:
    """A new game: who is asked first."""
    begin(desks[0], box[0], players, options, horizon)
    return status(desks[0])


def step_one(desks: Any, action: int, horizon: int) -> int:
    """A decision by its number: who is asked next, OVER, CUT, or ILLEGAL if nothing was done."""
    code = code_of(desks[0], action)
    if code < 0:
        return ILLEGAL
    decide(desks[0], code)
    go_on(desks[0], horizon)
    return status(desks[0])


def status(desk: Any) -> int:
    return CUT if desk.cut else int(desk.actor)


def look(desks: Any, seat: int, seen: Any, allowed: Any) -> None:
    """The table as a seat sees it, and what may be done."""
    see(desks[0], seat, seen)
    allow(desks[0], allowed)


def see_one(desks: Any, seat: int, seen: Any) -> None:
    see(desks[0], seat, seen)


def reward_one(desks: Any, out: Any) -> None:
    reward(desks[0], out)


# One desk whose dice somebody else rolls


def open_one(
    desks: Any, box: Any, players: int, options: Any, horizon: int, most_rolls: int
) -> int:
    """A new game of so many chance events at most, as far as the first roll or decision."""
    desks[0].most_rolls = most_rolls
    set_up(desks[0], box[0], players, options)
    return settle(desks[0], horizon)


def settle(desk: Any, horizon: int) -> int:
    """Questions with one answer, until the dice are to fall or somebody is asked."""
    n = 0
    who = actor(desk.state)
    while who >= 0:
        n = moves(desk.state, desk.codes)
        if n > 1:
            desk.cut = desk.decisions >= horizon
            break
        play(desk.state, int(desk.codes[0]))
        desk.plies += 1
        who = actor(desk.state)
    if who == CHANCE:
        n = 0
        desk.cut = desk.rolls >= desk.most_rolls
    ask(desk, who, n)
    return status(desk)


def answer(desks: Any, action: int, horizon: int) -> int:
    """A decision by its number."""
    code = code_of(desks[0], action)
    if code < 0:
        return ILLEGAL
    decide(desks[0], code)
    return settle(desks[0], horizon)


def fall(desks: Any, outcome: int, horizon: int, codes: Any) -> int:
    """A chance event by the number of its outcome, in the order of `moves`."""
    desk = desks[0]
    n = moves(desk.state, codes)
    if not 0 <= outcome < n:
        return ILLEGAL
    play(desk.state, int(codes[outcome]))
    desk.plies += 1
    desk.rolls += 1
    return settle(desk, horizon)


def outcomes(desks: Any, codes: Any, chances: Any) -> int:
    """How likely each outcome of the chance event is; how many there are."""
    moves(desks[0].state, codes)
    return int(odds(desks[0].state, chances))


# Many desks


def begin_all(desks: Any, where: Any, box: Any, players: int, options: Any, horizon: int) -> None:
    """New games at those desks where it is wished for."""
    for i in range(len(desks)):
        if where[i]:
            begin(desks[i], box[0], players, options, horizon)


def step_all(
    desks: Any,
    actions: Any,
    box: Any,
    players: int,
    options: Any,
    horizon: int,
    viewer: int,
    seen: Any,
) -> int:
    """A decision at every desk, or a new game where one is over.

    If one is not legal, nothing is done at any desk, and the desk's number is returned.
    """
    for i in range(len(desks)):
        if is_on(desks[i]) and code_of(desks[i], actions[i]) < 0:
            return i
    for i in range(len(desks)):
        desk = desks[i]
        mover = viewer
        if is_on(desk):
            if viewer == NOBODY:
                mover = int(desk.actor)
            decide(desk, code_of(desk, actions[i]))
            go_on(desk, horizon)
        else:
            begin(desk, box[0], players, options, horizon)
        tell(desk, i, mover, viewer, seen)
    return ALL_WELL


def tell(desk: Any, i: int, mover: int, viewer: int, seen: Any) -> None:
    """What is to be known about a desk: by the viewer, by who decides, at the end by who did."""
    seat = viewer
    if viewer == NOBODY:
        seat = int(desk.actor) if is_on(desk) else max(mover, 0)
    see(desk, seat, seen.observations[i])
    allow(desk, seen.masks[i])
    reward(desk, seen.all_rewards[i])
    seen.rewards[i] = seen.all_rewards[i, mover] if mover != NOBODY else 0.0
    seen.terminated[i] = desk.over
    seen.truncated[i] = desk.cut
    seen.actors[i] = seat


def tell_all(desks: Any, viewer: int, seen: Any) -> None:
    """What is to be known about every desk before a move."""
    for i in range(len(desks)):
        tell(desks[i], i, NOBODY, viewer, seen)


def choose_all(desks: Any, rng: Any, out: Any) -> None:
    """Any legal move at every desk; where a game is over, 0."""
    for i in range(len(desks)):
        n = int(desks[i].count)
        out[i] = desks[i].numbers[below(rng, n)] if n > 0 else 0


# Tables without a desk


def number_all(table: Any, codes: Any, out: Any) -> None:
    """The numbers of legal moves."""
    for i in range(len(codes)):
        out[i] = number(table[0], int(codes[i]))


def see_table(table: Any, seat: int, out: Any) -> None:
    observe(table[0], seat, out)
