"""A judge: a small network that says of a position who will win, evaluated inside the kernel.

It looks at what the game shows it (`engine/sight.py`). Units that see what concerns everybody, and
for each seat units that see that and what concerns the seat, with the same weights for all of them;
then units that see all those; then a number for each seat from the one on whose turn it is. Most
numbers it is shown are zero, and so are most units, so zeros are passed over. Sums are made one
after the other, so that they are the same on every processor.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, NamedTuple

import numpy as np

from ..engine.kernel import CHANCE, OVER, Record, kernel, template
from ..engine.placeholders import actor, moves, play, result, see, value


class Weights(NamedTuple):
    """What was learned: rows of what is seen, columns of what is made of it."""

    table: Any
    """What everybody sees."""
    table_bias: Any
    seat_table: Any
    """The same, as units of a seat see it."""
    seat: Any
    """What concerns a seat."""
    seat_bias: Any
    mixed_table: Any
    mixed_seats: Any
    """The units of all seats, one seat after the other."""
    mixed_bias: Any
    share: Any
    share_bias: Any


class Calm(NamedTuple):
    """How sure a judge is where people are told: it has learned from strong play, and others win
    back more. As it stands, it says what it has learned."""

    part: float = 1.0
    """How much of its certainty counts, ..."""
    formula: float = 0.0
    """... how much of the certainty of the game's formula, ..."""
    bend: float = 0.0
    """... and how soon leads are bent back: nobody is ever further from the mean than 1 / bend."""


AS_LEARNED = Calm()
LEAST = 1e-3
"""A formula may give somebody no share at all; how sure that is has a limit."""


class Bench(NamedTuple):
    """Where a judge sits: what it knows, and where it works."""

    weights: Weights
    seen: Any
    table: Any
    seat_table: Any
    seat: Any
    mixed: Any
    shares: Any
    leads: Any
    after: Any
    """A record, to look at what a move leads to."""
    calm: Calm


def shapes(common: int, seat: int, most: int, units: tuple[int, int, int]) -> Weights:
    """The shape of each array of weights, for so many units that see the table, for each seat, and
    for all of them."""
    wide, each, mixed = units
    return Weights(
        (common, wide),
        (wide,),
        (common, each),
        (seat, each),
        (each,),
        (wide, mixed),
        (most * each, mixed),
        (mixed,),
        (mixed, most),
        (most,),
    )


def bench(weights: Weights, state: np.dtype[Any], calm: Calm = AS_LEARNED) -> Bench:
    """A place for a judge."""
    common, wide = weights.table.shape
    each, mixed = len(weights.seat_bias), len(weights.mixed_bias)
    most = len(weights.share_bias)
    return Bench(
        weights=weights,
        seen=np.zeros(common + most * len(weights.seat), np.float32),
        table=np.empty(wide, np.float32),
        seat_table=np.empty(each, np.float32),
        seat=np.empty(each, np.float32),
        mixed=np.empty(mixed, np.float32),
        shares=np.empty(most),
        leads=np.empty(most),
        after=np.zeros(1, state),
        calm=calm,
    )


@kernel
def add_rows(seen: Any, first: int, count: int, weights: Any, row: int, out: Any) -> None:
    """Add the rows of weights that belong to what is seen, as much as it is seen."""
    width = len(out)
    for i in range(count):
        much = seen[first + i]
        if much != 0.0:
            for j in range(width):
                out[j] += much * weights[row + i, j]


@kernel
def add_units(units: Any, weights: Any, row: int, out: Any) -> None:
    """Add the rows of weights that belong to units above zero."""
    width = len(out)
    for i in range(len(units)):
        much = units[i]
        if much > 0.0:
            for j in range(width):
                out[j] += much * weights[row + i, j]


@kernel
def reflect(at: Bench, players: int) -> None:
    """From what is seen to a number for each seat, from the one on whose turn it is."""
    known = at.weights
    common = known.table.shape[0]
    own = known.seat.shape[0]
    each = len(known.seat_bias)
    for j in range(len(at.table)):
        at.table[j] = known.table_bias[j]
    add_rows(at.seen, 0, common, known.table, 0, at.table)
    for j in range(len(at.mixed)):
        at.mixed[j] = known.mixed_bias[j]
    add_units(at.table, known.mixed_table, 0, at.mixed)
    if own > 0:
        for j in range(each):
            at.seat_table[j] = known.seat_bias[j]
        add_rows(at.seen, 0, common, known.seat_table, 0, at.seat_table)
        for i in range(players):
            for j in range(each):
                at.seat[j] = at.seat_table[j]
            add_rows(at.seen, common + i * own, own, known.seat, 0, at.seat)
            add_units(at.seat, known.mixed_seats, i * each, at.mixed)
    for i in range(players):
        at.shares[i] = known.share_bias[i]
    for j in range(len(at.mixed)):
        much = at.mixed[j]
        if much > 0.0:
            for i in range(players):
                at.shares[i] += much * known.share[j, i]


@kernel
def add_leads(numbers: Any, players: int, part: float, out: Any) -> None:
    """Add how far each number is from their mean, or a part of that."""
    mean = 0.0
    for i in range(players):
        mean += numbers[i] / players
    for i in range(players):
        out[i] += part * (numbers[i] - mean)


@kernel
def bend_back(leads: Any, players: int, bend: float) -> None:
    """The larger a lead is, the more of it is taken off."""
    for i in range(players):
        leads[i] /= sqrt(1.0 + (bend * leads[i]) ** 2)


@kernel
def soften_shares(shares: Any, players: int) -> None:
    """Numbers of any size into parts of one win."""
    highest = shares[0]
    for i in range(1, players):
        highest = max(highest, shares[i])
    total = 0.0
    for i in range(players):
        shares[i] = exp(shares[i] - highest)
        total += shares[i]
    for i in range(players):
        shares[i] /= total


@template
def judged(rec: Record, at: Bench, out: Any) -> None:
    """Each seat's share: at the end as it is, before it by the judge."""
    if actor(rec) == OVER:
        result(rec, out)
        return
    players = int(rec.players)
    turn = int(rec.turn)
    at.seen[:] = 0.0
    see(rec, at.seen)
    reflect(at, players)
    at.leads[:] = 0.0
    add_leads(at.shares, players, at.calm.part, at.leads)
    for i in range(players):
        out[(turn + i) % players] = at.leads[i]
    if at.calm.formula > 0.0:
        value(rec, at.shares)
        for i in range(players):
            at.shares[i] = log(max(at.shares[i], LEAST))
        add_leads(at.shares, players, at.calm.formula, out)
    bend_back(out, players, at.calm.bend)
    soften_shares(out, players)


@template
def look_ahead(rec: Record, at: Bench, shares: Any, codes: Any, n: int, out: Any) -> None:
    """The share that each move leads to, for the seat that decides."""
    seat = int(actor(rec))
    for i in range(n):
        at.after[0] = rec
        play(at.after[0], int(codes[i]))
        judged(at.after[0], at, shares)
        out[i] = shares[seat]


@template
def judged_ahead(rec: Record, at: Bench, codes: Any, shares: Any, out: Any) -> None:
    """Each seat's share after the move that looks best to the seat that decides, which says more
    than a look at the position before it; where nobody decides, as it is."""
    seat = int(actor(rec))
    if seat in (CHANCE, OVER):
        judged(rec, at, out)
        return
    highest = -1.0
    for i in range(moves(rec, codes)):
        at.after[0] = rec
        play(at.after[0], int(codes[i]))
        judged(at.after[0], at, shares)
        if shares[seat] > highest:
            highest = shares[seat]
            for other in range(len(out)):
                out[other] = shares[other]
