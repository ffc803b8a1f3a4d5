"""Many games side by side, for a network that learns by playing against itself.

A lane is a game. `advance` goes on to the next real decision, `expand` makes a row for each legal
move: the record after it, and what is seen of it; `choose` takes one of them; `gather` makes rows
of positions to learn from. Templates: the same on the processor and, an index a thread, on a GPU,
where `begin` and `step` say which of the indices a thread works on.
"""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np

from ..engine.kernel import CHANCE, OVER, below, draw, kernel, template
from ..engine.placeholders import actor, moves, play, result, sample, see

FINE = 16777216.0
"""Into so many parts the numbers between 0 and 1 are divided that chance gives."""
WILD = 10.0
"""How many times worse a move may look and be chosen in a lane that plays wildly."""


@kernel
def begin() -> int:
    return 0


@kernel
def step() -> int:
    return 1


@template
def seat_down(count: int, states: Any, first: Any, rng: Any, age: Any, seed: int) -> None:
    """Begin a game in every lane."""
    for i in range(begin(), count, step()):
        rng[i, 0] = np.uint64(seed + i) * np.uint64(0x9E3779B97F4A7C15)
        draw(rng[i])
        states[i] = first[np.int64(below(rng[i], len(first)))]
        age[i] = 0


@template
def advance(
    count: int, states: Any, first: Any, rng: Any, codes: Any, n: Any, seat: Any, age: Any,
    oldest: int, done: Any, ends: Any,
) -> None:  # fmt: skip
    """On to the next real decision of each lane; a game that is over, or too long, gives way to the
    next one."""
    for i in range(begin(), count, step()):
        rec = states[i]
        done[i] = 0
        many = 0
        who = actor(rec)
        while True:
            if who == OVER or age[i] > oldest:
                players = int(rec.players)
                for p in range(ends.shape[1]):
                    ends[i, p] = 1.0 / players if p < players else 0.0
                if who == OVER:
                    result(rec, ends[i])
                done[i] = 1
                age[i] = 0
                states[i] = first[np.int64(below(rng[i], len(first)))]
                who = actor(rec)
            elif who == CHANCE:
                play(rec, sample(rec, rng[i]))
                who = actor(rec)
            else:
                many = moves(rec, codes[i])
                if many > 1:
                    break
                play(rec, codes[i, 0])
                who = actor(rec)
        n[i] = many
        seat[i] = who
        age[i] += 1


@template
def expand(
    count: int, base: int, owner: Any, offset: Any, codes: Any, states: Any, after: Any,
    view: Any, people: Any, over: Any, ends: Any, seen: Any,
) -> None:  # fmt: skip
    """What each move of each lane leads to, and what is seen there."""
    for i in range(begin(), count, step()):
        row = base + i
        lane = owner[row]
        after[row] = states[lane]
        rec = after[row]
        play(rec, codes[lane, row - offset[lane]])
        view[row] = rec.turn
        people[row] = rec.players
        over[row] = 0
        if actor(rec) == OVER:
            over[row] = 1
            view[row] = 0
            result(rec, ends[row])
        else:
            see(rec, seen[i])


@template
def choose(
    count: int, part: int, lanes: int, seat: Any, n: Any, offset: Any, shares: Any, view: Any,
    after: Any, states: Any, rng: Any, heat: float, whim: float, slack: float, wild: int,
    best_shares: Any, strayed: Any, trail: Any, half: int,
) -> None:  # fmt: skip
    """Each lane takes a move that looks about as good as the best; sometimes any."""
    for i in range(begin(), count, step()):
        players = int(states[i].players)
        me = seat[i]
        mine = heat * WILD if i % wild == 0 else heat
        best = 0
        highest = -1.0
        picked = 0
        score = -1e30
        for j in range(n[i]):
            row = offset[i] + j
            share = shares[row, (me - view[row] + players) % players]
            if share > highest:
                highest = share
                best = j
            u = (float(draw(rng[i]) >> np.uint64(40)) + 0.5) / FINE
            tried = share / mine - log(-log(u))
            if tried > score:
                score = tried
                picked = j
        if float(draw(rng[i]) >> np.uint64(40)) / FINE < whim:
            picked = int(np.int64(below(rng[i], n[i])))
        row = offset[i] + best
        chosen = offset[i] + picked
        at = part * lanes + i
        for p in range(players):
            best_shares[at, p] = shares[row, (p - view[row] + players) % players]
        given = shares[chosen, (me - view[chosen] + players) % players]
        strayed[at] = 1 if highest - given > slack else 0
        trail[half + at] = states[i]
        states[i] = after[chosen]
        trail[at] = after[chosen]


@template
def gather(
    count: int, index: Any, trail: Any, goal: Any, seen: Any, wanted: Any, people: Any, weight: Any
) -> None:
    """Positions of the trail as rows to learn from."""
    for i in range(begin(), count, step()):
        k = index[i]
        rec = trail[k]
        players = int(rec.players)
        turn = int(rec.turn)
        people[i] = players
        weight[i] = 0.0
        if actor(rec) != OVER:
            weight[i] = 1.0
            see(rec, seen[i])
        for p in range(wanted.shape[1]):
            wanted[i, p] = goal[k, (turn + p) % players] if p < players else 0.0
