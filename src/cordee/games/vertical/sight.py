"""What Vertical shows its judge: the tiles to come, the cliff around each climber, and how high
each of them is likely to end."""

from __future__ import annotations

from typing import Any

from ...engine.encoding import FAR, Part, figure, one_of, size_of, starts_of
from ...engine.kernel import Record, kernel, scratch
from .heuristics import (
    LEVELS,
    cliff_top,
    compare,
    draws_of,
    first_from,
    foresee_all,
    loss,
    suits,
    tiles_left,
)
from .rules import (
    CARABINER,
    CAVE,
    COLUMN_BITS,
    COLUMNS,
    DANGER,
    FALL,
    FOOT,
    KINDS,
    MIDDLE,
    PHASES,
    PILES,
    PLAYERS,
    TOKENS,
    ZIPLINE,
    has,
    height,
    may_stand,
    open_pile,
    pile_size,
    someone_on,
    tile_at,
)

VERSION = 2
FEWEST, MOST = PLAYERS
COMMON = (
    Part("phase", len(PHASES), ", ".join(PHASES)),
    Part("players", MOST - FEWEST + 1, "2, 3, 4, 5"),
    Part("drawn", len(KINDS), "the tile in hand, in the order of V1"),
    Part("open", len(KINDS), "tiles of each kind in the open pile, as a part of it"),
    Part("later", len(KINDS), "tiles of each kind in the piles below, by 10"),
    Part("stock", len(TOKENS), "tokens in the stock, by 5"),
    Part("left", 4, "tiles left, by 20; falls, by 4; in the open pile, by 20; the last round"),
)
ACROSS, UP, DOWN = 7, 6, 1  # columns, levels, and how many of those below the climber
MOST_TOKENS = 5
PLANES = (
    "one may stand there",
    "somebody does",
    "danger",
    "a token is missing",
    "a carabiner",
    "a zipline",
    "a cave",
)
SEAT = (
    Part("bag", len(TOKENS) * MOST_TOKENS, "how many of each token"),
    Part(
        "height",
        6,
        "by 10; at the foot; below the top of the cliff, by 5; ahead of the best other, by 5; "
        "ahead, level with it",
    ),
    Part("fall", 2, "held by a carabiner; what a fall would cost, by 5"),
    Part("to come", 3, "draws, by 10; what suits of the open pile, and of all piles, as a part"),
    Part(
        "end",
        3,
        "levels that may still be climbed, by 5; how far that ends above the best other, by 5; how "
        "likely it ends above all others",
        -FAR,
        FAR,
    ),
    Part("cliff", ACROSS * UP * len(PLANES), f"of each place around: {', '.join(PLANES)}"),
)
TABLE, OWN = size_of(COMMON), size_of(SEAT)
END, CLIFF = starts_of(SEAT)[-2:]


@kernel
def see(rec: Record, out: Any) -> None:
    """What is to come, then each seat."""
    players = int(rec.players)
    left = tiles_left(rec)
    at = one_of(out, 0, int(rec.phase), len(PHASES))
    at = one_of(out, at, players - FEWEST, MOST - FEWEST + 1)
    at = one_of(out, at, int(rec.drawn), len(KINDS))
    now = open_pile(rec)
    falls = 0
    opened = 0
    for pile in range(now, PILES):
        falls += int(rec.pile[pile, FALL])
        if pile == now:
            opened = pile_size(rec, pile)
        for kind in range(len(KINDS)):
            n = int(rec.pile[pile, kind])
            if pile == now:
                out[at + kind] = n / opened
            else:
                out[at + len(KINDS) + kind] += n / 10
    at += 2 * len(KINDS)
    for token in range(len(TOKENS)):
        at = figure(out, at, rec.stock[token] / 5)
    at = figure(out, at, left / 20)
    at = figure(out, at, falls / 4)
    at = figure(out, at, opened / 20)
    figure(out, at, 1.0 if left < players else 0.0)
    for i in range(players):
        see_seat(rec, (int(rec.turn) + i) % players, left, now, out[TABLE + i * OWN :])
    see_ends(rec, out)


@kernel
def see_seat(rec: Record, who: int, left: int, now: int, out: Any) -> None:
    """One seat's bag, how it stands, and what is around its climber."""
    at = 0
    for token in range(len(TOKENS)):
        at = one_of(out, at, min(MOST_TOKENS, int(rec.bag[who, token])) - 1, MOST_TOKENS)
    here = int(rec.climber[who])
    level = height(rec, who)
    best = -9
    for other in range(rec.players):
        if other != who:
            best = max(best, height(rec, other))
    at = figure(out, at, level / 10)
    at = figure(out, at, 1.0 if here == FOOT else 0.0)
    at = figure(out, at, (cliff_top(rec) - level) / 5)
    at = figure(out, at, (level - best) / 5)
    at = figure(out, at, 1.0 if level > best else 0.0)
    at = figure(out, at, 1.0 if level == best else 0.0)
    if here != FOOT:  # V13
        out[at] = 1.0 if has(rec, tile_at(rec, here), CARABINER) else 0.0
        out[at + 1] = loss(rec, here) / 5
    at = figure(out, at + 2, draws_of(rec, who, left) / 10)
    fit = 0
    for pile in range(now, PILES):
        good = 0
        for kind in range(len(KINDS)):
            if suits(rec, who, kind):
                good += int(rec.pile[pile, kind])
        if pile == now:
            out[at] = good / pile_size(rec, pile)
        fit += good
    out[at + 1] = fit / left if left > 0 else 0.0
    see_cliff(rec, who, level, out[CLIFF:])


@kernel
def see_ends(rec: Record, out: Any) -> None:
    """How high each seat is likely to end, and how likely that is above all others."""
    players = int(rec.players)
    heights = scratch((MOST, LEVELS))
    shares = scratch(MOST)
    means = scratch(MOST)
    foresee_all(rec, heights)
    compare(rec, heights, shares)
    for seat in range(players):
        means[seat] = -1.0  # the foot comes first
        for k in range(LEVELS):
            means[seat] += k * heights[seat, k]
    for i in range(players):
        seat = (int(rec.turn) + i) % players
        best = -9.0
        for other in range(players):
            if other != seat:
                best = max(best, means[other])
        at = TABLE + i * OWN + END
        at = figure(out, at, (means[seat] - height(rec, seat)) / 5)
        at = figure(out, at, (means[seat] - best) / 5)
        figure(out, at, shares[seat])


@kernel
def see_cliff(rec: Record, who: int, level: int, out: Any) -> None:
    """The tiles around a climber; from the foot, those around the highest tile's column."""
    spot = int(rec.climber[who])
    tiles = int(rec.tiles)
    if spot == FOOT:
        spot = int(rec.tile[tiles - 1]) if tiles > 0 else MIDDLE
    west = spot % COLUMNS - ACROSS // 2
    floor = max(0, level - DOWN)
    i = first_from(rec, floor << COLUMN_BITS)
    while i < tiles:
        place = int(rec.tile[i])
        row = (place >> COLUMN_BITS) - level + DOWN
        if row >= UP:
            break
        column = place % COLUMNS - west
        if 0 <= column < ACROSS:
            at = (row * ACROSS + column) * len(PLANES)
            if may_stand(rec, who, i):
                out[at] = 1.0
            elif someone_on(rec, place):
                out[at + 1] = 1.0
            elif rec.kind[i] == DANGER:
                out[at + 2] = 1.0
            else:
                out[at + 3] = 1.0
            if has(rec, i, CARABINER):
                out[at + 4] = 1.0
            if has(rec, i, ZIPLINE):
                out[at + 5] = 1.0
            if rec.kind[i] == CAVE:
                out[at + 6] = 1.0
        i += 1
