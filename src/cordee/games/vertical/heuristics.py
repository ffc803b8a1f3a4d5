"""How to play Vertical well: how high each climber will be when the piles are empty.

Everything rests on one question: how many turns a climber needs to a level above. A tile to step
on takes one turn; a free spot takes as many as it takes to draw a tile that suits the climber.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from ...engine.kernel import KIND_SHIFT, Record, kernel, scratch
from .rules import (
    AXE,
    AXE_TOKEN,
    CARABINER,
    CAVE,
    COLUMN_BITS,
    COLUMNS,
    CRAMPONS,
    CRAMPONS_TOKEN,
    DRAW_PHASE,
    EQUIP,
    EQUIP_PHASE,
    FALL,
    FOOT,
    LADDER,
    LADDER_TOKEN,
    MAP,
    MIDDLE,
    NO_TILE,
    PACK_PHASE,
    PILES,
    PLACE_PHASE,
    PLAIN,
    PLAYERS,
    SPOT_BITS,
    SPOT_MASK,
    STAY,
    distance,
    has,
    height,
    landing,
    may_stand,
    open_pile,
    pile_size,
    someone_on,
    tile_at,
)

HABITS = {"bare": 1.0, "step": 0.5, "zipline": 1.0}  # up and on, and toys rather than ropes
SKILLS = {
    "novice": {"blur": 6.0, "habit": 5.0},
    "easy": {"blur": 2.0, "habit": 1.5},
    "medium": {"blur": 0.7, "habit": 0.5},
    "hard": {"simulations": 24, "horizon": 3, "blur": 0.3},
    "expert": {"simulations": 4_000},
}
JUDGED = {"expert": {"simulations": 2_000}, "master": {"simulations": 40_000}}
ADVISES = True
HORIZON = 8  # with 4,000 simulations it won 88 % of 120 games against `quick`; 3 won 81 % of 300

MOST = PLAYERS[1]

# The way up
WIDTH = 13  # columns looked at, the climber in the middle
REACH = 10  # levels looked at, at most
ROWS = REACH + 3
BLOCKED = 20.0
"""Turns for what is not a way at all."""
OCCUPIED = 2.01
"""Turns for a tile where another stands: they will move on."""
OWN_LADDER = 1.0
"""Turns for a ladder tile that takes a ladder from the bag."""

# First sight, as logarithms of preferences
PACKING = (2.0, 2.0, -1.0, 2.6, 0.5, -2.0)
AGAIN = (4.0, 4.0, 4.0, 0.5, 1.5, 2.0)
AWAY, FAR_OFF = 0.5, 6
"""What each step away from where somebody climbs on counts, and how many at most: a tile that is
wanted there is placed near, one that nobody wants far off."""

# What becomes of a climber: rounded between two fits to 380 games of the search against itself
LEVELS = 64
WORK = 1.25
"""How much it costs to draw a tile that does not suit: others put it in the way, too."""
DETOURS, SHORTCUTS = 0.1, 0.23
"""The part of a climb that is lost on the way; the part that a map saves, by the caves."""
LONG = 5
"""Turns after which both count in full."""
CARELESS, CAREFUL = 1.25, 0.44
"""The part of the climb that a fall takes, and what each carabiner in the bag leaves of it."""
AHEAD = 0.6
"""The same for the levels still to be climbed."""
REGAINED = 1.0
"""Levels per turn after a fall."""
UNSURE = 0.5
"""How many times a turn the height at the end is blurred."""
DOUBT, DOUBT_AHEAD, CROWD = 0.62, 0.068, 0.2
"""How much less sure the shares are than the heights say: at once, for the tiles left, and for
every player beyond two."""
UNHEARD_OF = 0.002
"""What is never ruled out: a cave, a zipline, a tile in the way."""


# What is still to come


@kernel
def tiles_left(rec: Record) -> int:
    n = 0
    for pile in range(PILES):
        n += pile_size(rec, pile)
    return n


@kernel
def falls_left(rec: Record) -> int:
    n = 0
    for pile in range(PILES):
        n += int(rec.pile[pile, FALL])
    return n


@kernel
def in_turn(rec: Record, seat: int) -> bool:
    """Has a seat drawn its tile, and not moved yet?"""
    phase = int(rec.phase)
    return seat == rec.turn and phase != DRAW_PHASE and phase != PACK_PHASE


@kernel
def draws_of(rec: Record, seat: int, tiles: int) -> int:
    """How many of the next N tiles a seat draws."""
    players = int(rec.players)
    if rec.phase == PACK_PHASE:
        others = seat
    else:
        begun = 0 if rec.phase == DRAW_PHASE else 1
        others = (seat - int(rec.turn) - begun) % players
    return (tiles - others + players - 1) // players


@kernel
def suits(rec: Record, seat: int, kind: int) -> bool:
    """V10: could a seat's climber stand on a fresh tile of a kind, with a ladder if need be?"""
    if kind == AXE:
        return bool(rec.bag[seat, AXE_TOKEN] > 0)
    if kind == CRAMPONS:
        return bool(rec.bag[seat, CRAMPONS_TOKEN] > 0)
    if kind == LADDER:
        return bool(rec.bag[seat, LADDER_TOKEN] > 0)
    return kind in (PLAIN, CAVE)


@kernel
def next_risk(rec: Record) -> float:
    """How likely the next tile is a fall."""
    pile = open_pile(rec)
    if pile == PILES:
        return 0.0
    return int(rec.pile[pile, FALL]) / pile_size(rec, pile)


@kernel
def building(rec: Record, seat: int) -> float:
    """Turns it takes to draw a tile that suits a seat."""
    fit = 0
    all_tiles = 0
    for pile in range(PILES):
        for kind in range(7):
            n = int(rec.pile[pile, kind])
            all_tiles += n
            if suits(rec, seat, kind):
                fit += n
    return all_tiles / fit if fit > 0 else BLOCKED


# The way up


@kernel
def loss(rec: Record, spot: int) -> int:
    """V13: how many levels a fall from the foot or a tile costs."""
    if spot == FOOT:
        return 0
    if has(rec, tile_at(rec, spot), CARABINER):
        return 0
    return (spot >> COLUMN_BITS) - (landing(rec, spot) >> COLUMN_BITS)


@kernel
def first_from(rec: Record, spot: int) -> int:
    """The first tile that lies on a spot or after it."""
    low = 0
    high = int(rec.tiles)
    while low < high:
        middle = (low + high) >> 1
        if rec.tile[middle] < spot:
            low = middle + 1
        else:
            high = middle
    return low


@kernel
def toll(rec: Record, seat: int, i: int) -> float:
    """Turns to step onto the i-th tile."""
    if may_stand(rec, seat, i):
        return 1.0
    if someone_on(rec, int(rec.tile[i])):
        return OCCUPIED
    if rec.kind[i] == LADDER and rec.bag[seat, LADDER_TOKEN] > 0:
        return OWN_LADDER
    return BLOCKED


@kernel
def cliff_top(rec: Record) -> int:
    """The level of the highest tile; without any, the foot."""
    tiles = int(rec.tiles)
    return int(rec.tile[tiles - 1]) >> COLUMN_BITS if tiles > 0 else -1


@kernel
def floor_of(rec: Record, seat: int) -> int:
    """The lowest level a seat looks at."""
    return max(0, height(rec, seat) - 1)


@kernel
def roof_of(rec: Record, seat: int, turns: int) -> int:
    """The level a seat looks up to: just above the cliff, or as high as it may come."""
    level = height(rec, seat)
    return min(cliff_top(rec) + 1, level + max(1, min(REACH, turns)))


@kernel
def west_of(rec: Record, seat: int) -> int:
    """The first column a seat looks at; from the foot, around the highest tile."""
    spot = int(rec.climber[seat])
    if spot == FOOT:
        spot = int(rec.tile[int(rec.tiles) - 1]) if rec.tiles > 0 else MIDDLE
    return max(0, min((spot & COLUMNS - 1) - WIDTH // 2, COLUMNS - WIDTH))


@kernel
def survey(
    rec: Record, seat: int, floor: int, roof: int, west: int, build: float, tolls: Any, far: Any
) -> None:
    """How many turns each spot is from the roof, level by level from above."""
    for row in range(roof - floor, -1, -1):
        for column in range(WIDTH):
            tolls[row, column] = build
        first = (floor + row) << COLUMN_BITS | west
        i = first_from(rec, first)
        while i < rec.tiles and rec.tile[i] < first + WIDTH:
            tolls[row, int(rec.tile[i]) - first] = toll(rec, seat, i)
            i += 1
        for column in range(WIDTH):
            far[row, column] = 0.0
            if row < roof - floor:
                far[row, column] = tolls[row + 1, column] + far[row + 1, column]
        for column in range(1, WIDTH):
            aside = tolls[row, column - 1] + far[row, column - 1]
            far[row, column] = min(far[row, column], aside)
        for column in range(WIDTH - 2, -1, -1):
            aside = tolls[row, column + 1] + far[row, column + 1]
            far[row, column] = min(far[row, column], aside)


@kernel
def from_foot(tolls: Any, far: Any) -> int:
    """The column in which to leave the foot."""
    best = 0
    for column in range(1, WIDTH):
        if tolls[0, column] + far[0, column] < tolls[0, best] + far[0, best]:
            best = column
    return best


@kernel
def wish(rec: Record, seat: int, floor: int, roof: int, west: int, tolls: Any, far: Any) -> int:
    """The first free spot on a seat's way up; NO_TILE: it leads over tiles up to the roof."""
    spot = int(rec.climber[seat])
    if spot == FOOT:
        column = from_foot(tolls, far)
        row = 0
        spot = (floor << COLUMN_BITS) | (west + column)
        if is_free(rec, spot):
            return spot
    else:
        column = (spot & COLUMNS - 1) - west
        row = (spot >> COLUMN_BITS) - floor
    aside = 0
    for _ in range(WIDTH * ROWS):
        if row == roof - floor:
            break
        up = tolls[row + 1, column] + far[row + 1, column]
        if up <= far[row, column] + 1e-9:
            row += 1
            aside = 0
        elif (
            aside >= 0
            and column + 1 < WIDTH
            and (tolls[row, column + 1] + far[row, column + 1] <= far[row, column] + 1e-9)
        ):
            column += 1
            aside = 1
        elif column > 0:
            column -= 1
            aside = -1
        else:
            break
        spot = ((floor + row) << COLUMN_BITS) | (west + column)
        if is_free(rec, spot):
            return spot
    return NO_TILE


@kernel
def is_free(rec: Record, spot: int) -> bool:
    return tile_at(rec, spot) == NO_TILE


@kernel
def next_wish(rec: Record, seat: int, tolls: Any, far: Any) -> int:
    """The spot where a tile would help a seat's climber most."""
    floor = floor_of(rec, seat)
    roof = roof_of(rec, seat, REACH)
    west = west_of(rec, seat)
    survey(rec, seat, floor, roof, west, building(rec, seat), tolls, far)
    return wish(rec, seat, floor, roof, west, tolls, far)


# First sight


@kernel
def weigh(rec: Record, codes: Any, n: int, out: Any) -> None:
    """How good each move looks, by the phase of the turn."""
    phase = int(rec.phase)
    if phase == PACK_PHASE:
        weigh_packing(rec, codes, n, out)
    elif phase == PLACE_PHASE:
        weigh_places(rec, codes, n, out)
    elif phase == EQUIP_PHASE:
        weigh_equipment(rec, codes, n, out)
    else:
        weigh_ways(rec, codes, n, out)


@kernel
def weigh_packing(rec: Record, codes: Any, n: int, out: Any) -> None:
    """V3: a bit of everything that helps."""
    seat = int(rec.turn)
    for i in range(n):
        token = int(codes[i]) & SPOT_MASK
        out[i] = PACKING[token] - AGAIN[token] * int(rec.bag[seat, token])


@kernel
def rival(rec: Record, seat: int) -> int:
    """The highest of the others."""
    best = (seat + 1) % int(rec.players)
    for other in range(rec.players):
        if other != seat and height(rec, other) > height(rec, best):
            best = other
    return best


@kernel
def weigh_places(rec: Record, codes: Any, n: int, out: Any) -> None:
    """V6: what suits goes where one climbs on, what does not in the rival's way."""
    seat = int(rec.turn)
    kind = int(rec.drawn)
    tolls = scratch((ROWS, WIDTH))
    far = scratch((ROWS, WIDTH))
    mine = next_wish(rec, seat, tolls, far)
    other = rival(rec, seat)
    theirs = next_wish(rec, other, tolls, far)
    good = suits(rec, seat, kind)
    bad_for_them = not suits(rec, other, kind)
    wanted = good or bad_for_them
    for i in range(n):
        spot = int(codes[i]) & SPOT_MASK
        away = min(distance(spot, mine), distance(spot, theirs), FAR_OFF)
        out[i] = -AWAY * away if wanted else AWAY * away
        if spot == mine:
            out[i] += 4.0 if good else -3.0
        if spot == theirs:
            out[i] += 2.5 if bad_for_them else -2.0


@kernel
def weigh_equipment(rec: Record, codes: Any, n: int, out: Any) -> None:
    """V8: a carabiner when there is much to lose, a ladder where one goes on; else nothing."""
    seat = int(rec.turn)
    at = int(rec.climber[seat])
    turns = draws_of(rec, seat, tiles_left(rec))
    spare = int(rec.bag[seat, CARABINER]) + 1
    worried = turns > 0 and falls_left(rec) > 0
    for i in range(n):
        code = int(codes[i])
        spot = code & SPOT_MASK
        token = (code >> SPOT_BITS) & 7
        if code >> KIND_SHIFT != EQUIP:
            out[i] = 0.0
        elif token == CARABINER:
            out[i] = -3.0
            if worried and (spot == at + COLUMNS or spot == at):
                out[i] = 1.0 if loss(rec, spot) * spare >= turns else -1.5
                if spot == at:
                    out[i] -= 0.5
        elif token == LADDER_TOKEN:
            out[i] = 3.0 if spot == at + COLUMNS or (at == FOOT and spot < COLUMNS) else -1.0
        else:
            out[i] = -3.0


@kernel
def weigh_ways(rec: Record, codes: Any, n: int, out: Any) -> None:
    """V9, V11, V12: up, or to where it goes up; not away from what holds one."""
    seat = int(rec.turn)
    turns = draws_of(rec, seat, tiles_left(rec))
    risk = next_risk(rec)
    build = building(rec, seat)
    tolls = scratch((ROWS, WIDTH))
    far = scratch((ROWS, WIDTH))
    floor = floor_of(rec, seat)
    roof = roof_of(rec, seat, turns + 1)
    west = west_of(rec, seat)
    survey(rec, seat, floor, roof, west, build, tolls, far)
    for i in range(n):
        code = int(codes[i])
        spot = code & SPOT_MASK if code >> KIND_SHIFT != STAY else int(rec.climber[seat])
        level = spot >> COLUMN_BITS
        if turns == 0 or spot == FOOT:
            out[i] = 3.0 * (level - roof) * build
        else:
            out[i] = -3.0 * (
                turns_from(floor, roof, west, build, far, spot) + risk * loss(rec, spot)
            )


@kernel
def turns_from(floor: int, roof: int, west: int, build: float, far: Any, spot: int) -> float:
    """How many turns a spot is from the roof."""
    level = spot >> COLUMN_BITS
    column = (spot & COLUMNS - 1) - west
    if floor <= level <= roof and 0 <= column < WIDTH:
        return float(far[level - floor, column])
    return (roof - level) * build


# What it is worth


@kernel
def turns_up(rec: Record, seat: int, turns: int, build: float, tolls: Any, far: Any) -> float:
    """How high a seat's climber will be after N turns without a fall."""
    level = height(rec, seat)
    floor = floor_of(rec, seat)
    roof = roof_of(rec, seat, turns)
    west = west_of(rec, seat)
    survey(rec, seat, floor, roof, west, build, tolls, far)
    at = int(rec.climber[seat])
    if at == FOOT:
        column = from_foot(tolls, far)
        step = float(tolls[0, column])
        away = step + float(far[0, column])
    else:
        step = float(tolls[level + 1 - floor, (at & COLUMNS - 1) - west])
        away = turns_from(floor, roof, west, build, far, at)
    if turns == 1:
        return level if step in (OCCUPIED, BLOCKED) else level + 1.0 / step
    climb = (roof - level) * turns / max(away, turns) + max(0.0, turns - away) / build
    part = SHORTCUTS - DETOURS if rec.bag[seat, MAP] > 0 else -DETOURS
    return level + climb * (1.0 + part * min(1.0, (turns - 1) / LONG))


@kernel
def put(heights: Any, level: float, chance: float) -> None:
    """Add a chance to the heights around a level, the foot first."""
    low = min(int(level + 1.0), LEVELS - 2)
    above = level + 1.0 - low
    heights[low] += chance * (1.0 - above)
    heights[low + 1] += chance * above


@kernel
def foresee(rec: Record, seat: int, left: int, tolls: Any, far: Any, heights: Any) -> None:
    """How likely a seat's climber ends at each height: it depends on their last fall, if any."""
    draws = draws_of(rec, seat, left)
    moving = 1 if in_turn(rec, seat) else 0
    turns = draws + moving
    build = building(rec, seat)
    if turns > 1:
        build = 1.0 + WORK * (build - 1.0)
    level = height(rec, seat)
    best = turns_up(rec, seat, turns, build, tolls, far)
    rate = (best - level) / max(1, turns)
    exposed = loss(rec, int(rec.climber[seat]))
    care = CARELESS * CAREFUL ** int(rec.bag[seat, CARABINER])
    for k in range(LEVELS):
        heights[k] = 0.0
    steady = 1.0
    draw = draws
    before = left
    for pile in range(PILES - 1, -1, -1):
        size = pile_size(rec, pile)
        if size == 0:
            continue
        before -= size
        risk = int(rec.pile[pile, FALL]) / size
        first = draws_of(rec, seat, before)
        while draw > first:
            moves = draw - 1 + moving
            reached = level + rate * moves
            lost = 1.0 * exposed
            if moves > 0:
                lost = care * (exposed + AHEAD * rate * moves)
            after = max(-1.0, reached - lost) + REGAINED * (draws - draw)
            if lost == 0.0:
                after += rate
            put(heights, min(after, best), steady * risk)
            steady *= 1.0 - risk
            draw -= 1
    put(heights, best, steady)
    blur(heights, int(UNSURE * max(0, turns - 1) + 0.5))


@kernel
def blur(heights: Any, times: int) -> None:
    """Spread chances to the heights beside."""
    for _ in range(times):
        below = heights[0]
        for k in range(LEVELS - 1):
            here = heights[k]
            heights[k] = 0.25 * below + 0.5 * here + 0.25 * heights[k + 1]
            below = here
        heights[LEVELS - 1] = 0.25 * below + 0.75 * heights[LEVELS - 1]


@kernel
def foresee_all(rec: Record, heights: Any) -> None:
    """How likely each seat's climber ends at each height."""
    tolls = scratch((ROWS, WIDTH))
    far = scratch((ROWS, WIDTH))
    left = tiles_left(rec)
    for seat in range(rec.players):
        foresee(rec, seat, left, tolls, far, heights[seat])


@kernel
def value(rec: Record, out: Any) -> None:
    """Each seat's share: how likely it ends above all others, with half of what is even."""
    heights = scratch((MOST, LEVELS))
    foresee_all(rec, heights)
    compare(rec, heights, out)


@kernel
def compare(rec: Record, heights: Any, out: Any) -> None:
    """Each seat's share, by how likely it ends at each height."""
    players = int(rec.players)
    lower = scratch(MOST)
    for seat in range(players):
        out[seat] = 0.0
        lower[seat] = 0.0
    for k in range(LEVELS):
        for seat in range(players):
            chance = heights[seat, k]
            if chance > 0.0:
                for other in range(players):
                    if other != seat:
                        chance *= lower[other] + 0.5 * heights[other, k]
                out[seat] += chance
        for seat in range(players):
            lower[seat] += heights[seat, k]
    doubt = DOUBT + DOUBT_AHEAD * sqrt(1.0 * tiles_left(rec))
    doubt *= 1.0 + CROWD * (players - 2)
    total = 0.0
    for seat in range(players):
        out[seat] = out[seat] ** (1.0 / doubt) + UNHEARD_OF
        total += out[seat]
    for seat in range(players):
        out[seat] /= total
