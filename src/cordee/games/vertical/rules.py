"""Vertical, by Franck Régnier (Les Jeux du Lac, 2018): the rules, once.

The rules V1 to V15 are given in full in `help.en.md`; the code follows their order, except that
where a climber may stand (V10) and go (V9, V11, V12) comes before what depends on it (V8).

A spot is one number: its height, then its column moved to the right of zero, so that spots in
rising order are sorted by height, then by column.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...engine.kernel import CHANCE, KIND_SHIFT, OVER, PAYLOAD, Record, below, kernel, record_of
from ...engine.listing import find, insert, is_at, listed, remove, seek
from ...engine.winning import best_share

PLAYERS = (2, 5)
OPTIONS: dict[str, tuple[Any, ...]] = {}
MOVES = 128  # four steps, caves and ziplines to all other tiles; or spots, or tokens on them
OUTCOMES = 7

# V1: tiles
KINDS = ("plain", "axe", "crampons", "ladder", "cave", "danger", "fall")
PLAIN, AXE, CRAMPONS, LADDER, CAVE, DANGER, FALL = 0, 1, 2, 3, 4, 5, 6
PILES = 3
TILES = 60  # at most
NO_TILE = -1

# V2: tokens; those of the cliff are bits on a tile as well
TOKENS = ("axe", "crampons", "map", "carabiner", "ladder", "zipline")
AXE_TOKEN, CRAMPONS_TOKEN, MAP, CARABINER, LADDER_TOKEN, ZIPLINE = 0, 1, 2, 3, 4, 5
ORANGE = (CARABINER, LADDER_TOKEN, ZIPLINE)

# V3
PACKED = 4

# V4, V6: spots
COLUMN_BITS = 7
COLUMNS = 1 << COLUMN_BITS
MIDDLE = COLUMNS // 2
FIRST = MIDDLE  # 0,0
FOOT = -1
SPOTS = 2 * TILES + 2  # the most that can touch that many tiles

# V7
CAVE_REACH = 3

PHASES = ("pack", "draw", "place", "equip", "move", "zip", "over")
PACK_PHASE, DRAW_PHASE, PLACE_PHASE, EQUIP_PHASE, MOVE_PHASE, ZIP_PHASE, OVER_PHASE = range(7)

# A move's code: its kind, then what it is about: a kind, a token, a spot, or a token on a spot
DRAW, PACK, PLACE, EQUIP, BARE, STEP, CAVE_WAY, ZIP, STAY = range(9)
SPOT_BITS = 13
SPOT_MASK = (1 << SPOT_BITS) - 1

BOX = record_of([("pile", np.int8, (PILES, 7)), ("tokens", np.int8, 6)])  # V1, V2

STATE = record_of(
    [
        ("box", BOX),
        ("players", np.int8),
        ("turn", np.int8),
        ("phase", np.int8),
        ("drawn", np.int8),
        ("pile", np.int8, (PILES, 7)),
        ("stock", np.int8, 6),
        ("bag", np.int8, (5, 6)),
        ("climber", np.int16, 5),
        ("tiles", np.int16),
        ("spots", np.int16),
        ("tile", np.int16, TILES),  # where the tiles lie, rising
        ("kind", np.int8, TILES),
        ("gear", np.int8, TILES),  # one bit per token
        ("spot", np.int16, SPOTS),  # where a tile may touch the others, rising; counted
    ]
)


# Setup


@kernel
def start(rec: Record, box: Record, players: int, _options: Any) -> None:
    """Set up the table."""
    rec.box = box
    for pile in range(PILES):
        for kind in range(7):
            rec.pile[pile, kind] = box.pile[pile, kind]
    rec.players = players
    rec.turn = 0
    rec.phase = PACK_PHASE
    rec.drawn = NO_TILE
    for token in range(6):
        rec.stock[token] = box.tokens[token]
        for seat in range(5):
            rec.bag[seat, token] = 0
    for seat in range(5):
        rec.climber[seat] = FOOT  # V4
    for i in range(TILES):
        rec.tile[i] = 0
        rec.kind[i] = 0
        rec.gear[i] = 0
    for i in range(SPOTS):
        rec.spot[i] = 0
    rec.tiles = 0
    rec.spots = 1
    rec.spot[0] = FIRST  # V6


@kernel
def packs(rec: Record, out: Any) -> int:
    """V3: any kind still in the stock."""
    n = 0
    for token in range(6):
        if rec.stock[token] > 0:
            out[n] = (PACK << KIND_SHIFT) | token
            n += 1
    return n


@kernel
def pack(rec: Record, token: int) -> None:
    """V3: one at a time, in seat order, four rounds."""
    seat = int(rec.turn)
    rec.stock[token] -= 1
    rec.bag[seat, token] += 1
    rec.turn = (seat + 1) % int(rec.players)
    if rec.turn == 0 and in_bag(rec, 0) == PACKED:
        rec.phase = DRAW_PHASE


@kernel
def in_bag(rec: Record, seat: int) -> int:
    """How many tokens a bag holds."""
    n = 0
    for token in range(6):
        n += int(rec.bag[seat, token])
    return n


# Who decides, and between what


@kernel
def actor(rec: Record) -> int:
    """The seat to decide, CHANCE or OVER."""
    phase = int(rec.phase)
    if phase == OVER_PHASE:
        return OVER
    if phase == DRAW_PHASE:
        return CHANCE
    return int(rec.turn)


@kernel
def moves(rec: Record, out: Any) -> int:
    """List every legal move, or every outcome of a chance event."""
    phase = int(rec.phase)
    if phase == PLACE_PHASE:
        return places(rec, out)
    if phase == EQUIP_PHASE:
        return equipments(rec, out)
    if phase == MOVE_PHASE:
        return ways(rec, out)
    if phase == ZIP_PHASE:
        n = zips(rec, standing_on(rec), out, 0)
        out[n] = STAY << KIND_SHIFT
        return n + 1
    if phase == DRAW_PHASE:
        return draws(rec, out)
    if phase == PACK_PHASE:
        return packs(rec, out)
    return 0


# A turn: drawing and placing a tile


@kernel
def open_pile(rec: Record) -> int:
    """V5: the lowest-numbered pile that has any tile; PILES: none has."""
    for pile in range(PILES):
        if pile_size(rec, pile) > 0:
            return pile
    return PILES


@kernel
def pile_size(rec: Record, pile: int) -> int:
    n = 0
    for kind in range(7):
        n += int(rec.pile[pile, kind])
    return n


@kernel
def draws(rec: Record, out: Any) -> int:
    """V5: the kinds that may come."""
    pile = open_pile(rec)
    n = 0
    for kind in range(7):
        if rec.pile[pile, kind] > 0:
            out[n] = (DRAW << KIND_SHIFT) | kind
            n += 1
    return n


@kernel
def draw_tile(rec: Record, kind: int) -> None:
    """V5: the tile is in hand; V13: or the climber falls."""
    rec.pile[open_pile(rec), kind] -= 1
    if kind != FALL:
        rec.drawn = kind
        rec.phase = PLACE_PHASE
    elif holds(rec):
        rec.phase = EQUIP_PHASE  # V14
    else:
        drop(rec)
        end_turn(rec)  # V14


@kernel
def places(rec: Record, out: Any) -> int:
    """V6: every spot that touches the cliff; V7: a cave not too high above the others."""
    n = int(rec.spots)
    if rec.drawn == CAVE:
        beyond = (highest_cave(rec) + CAVE_REACH + 1) << COLUMN_BITS
        while n > 0 and rec.spot[n - 1] >= beyond:
            n -= 1
    for i in range(n):
        out[i] = (PLACE << KIND_SHIFT) | int(rec.spot[i])
    return n


@kernel
def highest_cave(rec: Record) -> int:
    """V7: the height of the highest cave; without any, that of the foot tiles."""
    for i in range(int(rec.tiles) - 1, -1, -1):
        if rec.kind[i] == CAVE:
            return int(rec.tile[i]) >> COLUMN_BITS
    return 0


@kernel
def place(rec: Record, spot: int) -> None:
    """V6: the tile lies; the spots around it are open now."""
    lay(rec, spot, int(rec.drawn))
    rec.drawn = NO_TILE
    rec.phase = EQUIP_PHASE


@kernel
def lay(rec: Record, spot: int, kind: int) -> None:
    """A tile among the others, in rising order, and the spots that touch it."""
    i = int(rec.tiles)
    while i > 0 and rec.tile[i - 1] > spot:
        rec.tile[i] = rec.tile[i - 1]
        rec.kind[i] = rec.kind[i - 1]
        rec.gear[i] = rec.gear[i - 1]
        i -= 1
    rec.tile[i] = spot
    rec.kind[i] = kind
    rec.gear[i] = 0
    rec.tiles += 1
    at = seek(rec.spot, int(rec.spots), 0, spot)
    open_beside(rec, i, at)
    open_spot(rec, spot + COLUMNS, i, at)
    if spot >= COLUMNS:  # V6: never below height 0
        open_spot(rec, spot - COLUMNS, i, at)


@kernel
def open_beside(rec: Record, i: int, at: int) -> None:
    """The spot where the i-th tile was placed makes way for those to its left and right. If these
    are spots or have tiles, they come next in rising order."""
    spot = int(rec.tile[i])
    spots = int(rec.spots)
    left = not (is_at(rec.tile, i - 1, spot - 1) | is_at(rec.spot, at - 1, spot - 1))
    right = not (is_at(rec.tile, i + 1, spot + 1) | is_at(rec.spot, at + 1, spot + 1))
    if left and right:
        rec.spot[at] = spot - 1
        insert(rec.spot, spots, spot + 1)
        rec.spots = spots + 1
    elif left or right:
        rec.spot[at] = spot - 1 if left else spot + 1
    else:
        remove(rec.spot, spots, at)
        rec.spots = spots - 1


@kernel
def open_spot(rec: Record, spot: int, i: int, at: int) -> None:
    """A spot among the others, unless it is one or has a tile: both are looked for from the i-th
    tile on, which was placed there, and not far away."""
    spots = int(rec.spots)
    tile = seek(rec.tile, int(rec.tiles), i, spot)
    place = seek(rec.spot, spots, min(at, spots), spot)
    if not (is_at(rec.tile, tile, spot) | is_at(rec.spot, place, spot)):
        insert(rec.spot, spots, spot)
        rec.spots = spots + 1


@kernel
def tile_at(rec: Record, spot: int) -> int:
    """Which of the tiles lies on a spot, or NO_TILE; no spot is 0, as beyond the last tile."""
    i = find(rec.tile, int(rec.tiles), spot)
    return i if rec.tile[i] == spot else NO_TILE


# Where a climber may stand


@kernel
def someone_on(rec: Record, spot: int) -> bool:
    """Is there a climber on a spot? Seats that nobody has are at the foot."""
    found = False
    for seat in range(5):
        found |= bool(rec.climber[seat] == spot)
    return found


@kernel
def may_stand(rec: Record, seat: int, i: int) -> bool:
    """V10: on the i-th tile, for the climber of a seat. All is worked out, whatever comes of it:
    quicker than to guess what comes."""
    holds = bool(kinds_to_stand_on(rec, seat) >> int(rec.kind[i]) & 1)
    holds |= has(rec, i, LADDER_TOKEN)  # V8: it lies on a tile that needs it
    return holds & (not someone_on(rec, int(rec.tile[i])))


@kernel
def kinds_to_stand_on(rec: Record, seat: int) -> int:
    """V10: one bit for each kind that needs nothing, or something that is in the seat's bag."""
    axe = int(rec.bag[seat, AXE_TOKEN] > 0)
    crampons = int(rec.bag[seat, CRAMPONS_TOKEN] > 0)
    return 1 << PLAIN | 1 << CAVE | axe << AXE | crampons << CRAMPONS


@kernel
def has(rec: Record, i: int, token: int) -> bool:
    """Is a token on the i-th tile?"""
    return bool(int(rec.gear[i]) >> token & 1)


# Where a climber may go


@kernel
def steps(rec: Record, here: int, out: Any, n: int) -> int:
    """V9: one tile up, down, left or right; from the foot onto any foot tile."""
    if here == NO_TILE:
        i = 0
        while i < rec.tiles and rec.tile[i] < COLUMNS:
            n = way_to(rec, STEP, i, out, n)
            i += 1
        return n
    at = int(rec.tile[here])
    n = step_onto(rec, here, at + COLUMNS, out, n)
    if is_at(rec.tile, here - 1, at - 1):
        n = way_to(rec, STEP, here - 1, out, n)
    if is_at(rec.tile, here + 1, at + 1):
        n = way_to(rec, STEP, here + 1, out, n)
    return step_onto(rec, here, at - COLUMNS, out, n)


@kernel
def step_onto(rec: Record, here: int, spot: int, out: Any, n: int) -> int:
    """Onto a tile, if there is one, not far from where the climber is."""
    i = seek(rec.tile, int(rec.tiles), here, spot)
    return way_to(rec, STEP, i, out, n) if is_at(rec.tile, i, spot) else n


@kernel
def way_to(rec: Record, kind: int, i: int, out: Any, n: int) -> int:
    """A way to the i-th tile, if the climber may stand there; appended to the list of n."""
    code = (kind << KIND_SHIFT) | int(rec.tile[i])
    return listed(out, n, code, may_stand(rec, int(rec.turn), i))


@kernel
def distance(spot: int, other: int) -> int:
    """V11: columns plus levels."""
    columns = (spot & COLUMNS - 1) - (other & COLUMNS - 1)
    levels = (spot >> COLUMN_BITS) - (other >> COLUMN_BITS)
    return abs(columns) + abs(levels)


@kernel
def standing_on(rec: Record) -> int:
    """Which tile the climber of the seat to play stands on; NO_TILE: the foot."""
    at = int(rec.climber[rec.turn])
    return NO_TILE if at == FOOT else tile_at(rec, at)


@kernel
def next_cave(rec: Record, here: int) -> int:
    """V11: how far the nearest other cave without a climber is; 0: none, no map, or no cave."""
    if here == NO_TILE or rec.kind[here] != CAVE or rec.bag[rec.turn, MAP] == 0:
        return 0
    nearest = 0
    for i in range(rec.tiles):
        if rec.kind[i] == CAVE and not someone_on(rec, int(rec.tile[i])):
            far = distance(int(rec.tile[here]), int(rec.tile[i]))
            if nearest == 0 or far < nearest:
                nearest = far
    return nearest


@kernel
def caves(rec: Record, here: int, out: Any, n: int) -> int:
    """V11: the nearest caves."""
    nearest = next_cave(rec, here)
    if nearest > 0:
        for i in range(rec.tiles):
            far = distance(int(rec.tile[here]), int(rec.tile[i]))
            if rec.kind[i] == CAVE and far == nearest:
                n = way_to(rec, CAVE_WAY, i, out, n)
    return n


@kernel
def level_above(spot: int) -> int:
    """The first spot of the next level."""
    return ((spot >> COLUMN_BITS) + 1) << COLUMN_BITS


@kernel
def on_zipline(rec: Record, here: int) -> bool:
    """V12: does the climber stand on a tile with a zipline?"""
    return here != NO_TILE and has(rec, here, ZIPLINE)


@kernel
def zips(rec: Record, here: int, out: Any, n: int) -> int:
    """V12: any tile as high or lower."""
    if on_zipline(rec, here):
        above = level_above(int(rec.tile[here]))
        i = 0
        while i < rec.tiles and rec.tile[i] < above:
            n = way_to(rec, ZIP, i, out, n)
            i += 1
    return n


@kernel
def ways(rec: Record, out: Any) -> int:
    """V9, V11, V12: the first move, or none."""
    here = standing_on(rec)
    n = steps(rec, here, out, 0)
    n = caves(rec, here, out, n)
    n = zips(rec, here, out, n)
    out[n] = STAY << KIND_SHIFT
    return n + 1


@kernel
def go(rec: Record, kind: int, spot: int) -> None:
    """V9, V11, V12: move; a step or a cave that ends on a zipline may go on by it."""
    if kind != STAY:
        rec.climber[rec.turn] = spot
    if (kind == STEP or kind == CAVE_WAY) and on_zipline(rec, standing_on(rec)):
        rec.phase = ZIP_PHASE
    else:
        end_turn(rec)


# A turn: equipping the cliff


@kernel
def equipments(rec: Record, out: Any) -> int:
    """V8: one orange token, or none."""
    seat = int(rec.turn)
    n = 0
    if rec.bag[seat, CARABINER] > 0:
        n = carabiners(rec, out)
    if rec.bag[seat, LADDER_TOKEN] > 0:
        for i in range(rec.tiles):
            bare = (rec.kind[i] == LADDER) & (not has(rec, i, LADDER_TOKEN))
            n = listed(out, n, equipment(LADDER_TOKEN, int(rec.tile[i])), bare)
    if rec.bag[seat, ZIPLINE] > 0:
        for i in range(rec.tiles):
            bare = (rec.kind[i] != DANGER) & (not has(rec, i, ZIPLINE))
            n = listed(out, n, equipment(ZIPLINE, int(rec.tile[i])), bare)
    out[n] = BARE << KIND_SHIFT
    return n + 1


@kernel
def equipment(token: int, spot: int) -> int:
    """The code of a token on a spot."""
    return (EQUIP << KIND_SHIFT) | (token << SPOT_BITS) | spot


@kernel
def carabiners(rec: Record, out: Any) -> int:
    """V8: on a tile the climber could move onto now, or on the one they stand on."""
    found = ways(rec, out) - 1  # the last one is staying put
    n = 0
    for k in range(found):
        spot = int(out[k]) & SPOT_MASK
        if not has(rec, tile_at(rec, spot), CARABINER):
            n = add(out, n, equipment(CARABINER, spot))
    here = standing_on(rec)
    if here != NO_TILE and not has(rec, here, CARABINER):
        n = add(out, n, equipment(CARABINER, int(rec.tile[here])))
    return n


@kernel
def add(out: Any, n: int, code: int) -> int:
    """Add a code to the list of n, unless it is there: two ways may lead to one tile."""
    for i in range(n):
        if out[i] == code:
            return n
    out[n] = code
    return n + 1


@kernel
def equip(rec: Record, token: int, spot: int) -> None:
    """V2, V8: the token is on the cliff for good."""
    rec.bag[rec.turn, token] -= 1
    rec.gear[tile_at(rec, spot)] |= 1 << token


# Fall


@kernel
def holds(rec: Record) -> bool:
    """V13, V14: on a carabiner, or at the foot, nobody falls."""
    here = standing_on(rec)
    return here == NO_TILE or has(rec, here, CARABINER)


@kernel
def landing(rec: Record, spot: int) -> int:
    """V13: where a fall from a spot ends: the nearest free carabiner below, or the foot."""
    spot -= COLUMNS
    while spot >= 0:
        i = tile_at(rec, spot)
        if i != NO_TILE and has(rec, i, CARABINER) and not someone_on(rec, spot):
            break
        spot -= COLUMNS
    return max(spot, FOOT)


@kernel
def drop(rec: Record) -> None:
    """V13: the climber of the seat to play falls."""
    rec.climber[rec.turn] = landing(rec, int(rec.climber[rec.turn]))


# A turn: its end


@kernel
def end_turn(rec: Record) -> None:
    """V15: after the turn of the last tile the game is over."""
    if open_pile(rec) == PILES:
        rec.phase = OVER_PHASE
    else:
        rec.turn = (int(rec.turn) + 1) % int(rec.players)
        rec.phase = DRAW_PHASE


# The end of the game


@kernel
def height(rec: Record, seat: int) -> int:
    """V15: the foot is below height 0."""
    at = int(rec.climber[seat])
    return -1 if at == FOOT else at >> COLUMN_BITS


@kernel
def result(rec: Record, out: Any) -> None:
    """V15: the highest climbers share the win."""
    for seat in range(rec.players):
        out[seat] = height(rec, seat)
    best_share(rec, out)


# Chance


@kernel
def odds(rec: Record, out: Any) -> int:
    """The probability of each outcome, in the order of `moves`."""
    pile = open_pile(rec)
    size = pile_size(rec, pile)
    n = 0
    for kind in range(7):
        if rec.pile[pile, kind] > 0:
            out[n] = int(rec.pile[pile, kind]) / size
            n += 1
    return n


@kernel
def sample(rec: Record, rng: Any) -> int:
    """One outcome at random, without listing them."""
    pile = open_pile(rec)
    nth = below(rng, pile_size(rec, pile))
    kind = 0
    while nth >= rec.pile[pile, kind]:
        nth -= int(rec.pile[pile, kind])
        kind += 1
    return (DRAW << KIND_SHIFT) | kind


# Play


@kernel
def play(rec: Record, code: int) -> None:
    """Apply a legal move or a chance outcome."""
    kind = code >> KIND_SHIFT
    what = code & PAYLOAD
    if kind == DRAW:
        draw_tile(rec, what)
    elif kind == PLACE:
        place(rec, what)
    elif kind == EQUIP:
        equip(rec, what >> SPOT_BITS, what & SPOT_MASK)
        rec.phase = MOVE_PHASE
    elif kind == BARE:
        rec.phase = MOVE_PHASE
    elif kind == PACK:
        pack(rec, what)
    else:
        go(rec, kind, what)
