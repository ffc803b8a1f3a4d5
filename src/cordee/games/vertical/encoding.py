"""Vertical as numbers.

The cliff has no bounds, so tiles and free spots are numbered as they lie, by height, then by
column: the numbers of a move and the places of a field go together.
"""

from __future__ import annotations

from typing import Any

from ...engine.encoding import Part, figure, head, one_of, seat_from, starts_of, write_head
from ...engine.kernel import KIND_SHIFT, PAYLOAD, Record, kernel
from .rules import (
    BARE,
    CARABINER,
    CAVE_WAY,
    COLUMN_BITS,
    COLUMNS,
    EQUIP,
    FALL,
    FOOT,
    KINDS,
    MIDDLE,
    ORANGE,
    PACK,
    PACKED,
    PHASES,
    PILES,
    PLACE,
    PLAYERS,
    SPOT_BITS,
    SPOT_MASK,
    SPOTS,
    STEP,
    TILES,
    TOKENS,
    ZIP,
    tile_at,
)

VERSION = 2

FEWEST, MOST = PLAYERS
ACTIONS = (
    Part("pack", len(TOKENS), "a token, in the order of the sheet (V3)"),
    Part("place", SPOTS, "on a free spot"),
    Part("equip", len(ORANGE) * TILES, "carabiner, ladder, zipline; for each, on a tile (V8)"),
    Part("bare", 1, "equip nothing (V8)"),
    Part("step", TILES, "onto a tile (V9)"),
    Part("cave", TILES, "to a tile (V11)"),
    Part("zip", TILES, "to a tile (V12)"),
    Part("stay", 1, "no move, or no zip"),
)
PACK_AT, PLACE_AT, EQUIP_AT, BARE_AT, STEP_AT, CAVE_AT, ZIP_AT, STAY_AT = starts_of(ACTIONS)

FAR_OUT = TILES / 10
PLACEABLE = FALL  # a fall tile never lies on the cliff
ON_TILE = 3 + PLACEABLE + len(ORANGE) + MOST
FIELDS = (
    *head(PHASES, PLAYERS),
    Part("drawn", len(KINDS), "the tile in hand, in the order of V1"),
    Part("piles", PILES * len(KINDS), "tiles of each kind in each pile, by 20", high=3.0),
    Part("stock", len(TOKENS), "tokens in the stock, by 5", high=6.0),
    Part("bags", MOST * len(TOKENS), "tokens in each seat's bag, by 5", high=1.8),
    Part(
        "climbers",
        MOST * 3,
        "each seat's climber: on the cliff, column by 10, height by 10",
        low=-FAR_OUT,
        high=FAR_OUT,
    ),
    Part(
        "tiles",
        TILES * ON_TILE,
        "of each tile: there is one, column by 10, height by 10, plain, axe, crampons, ladder, "
        "cave, danger, a carabiner, a ladder and a zipline on it, a climber of each seat, from the "
        "viewer on",
        low=-FAR_OUT,
        high=FAR_OUT,
    ),
    Part(
        "spots",
        SPOTS * 3,
        "of each free spot: there is one, column by 10, height by 10",
        low=-FAR_OUT,
        high=FAR_OUT,
    ),
)


def bound(players: int) -> int:
    """V3: what is packed; V5: then each tile is one turn, with four decisions at most."""
    return PACKED * players + 4 * TILES


@kernel
def number(rec: Record, code: int) -> int:
    """The number of a legal move."""
    kind = code >> KIND_SHIFT
    what = code & PAYLOAD
    if kind == PLACE:
        return PLACE_AT + spot_at(rec, what)
    if kind == BARE:
        return BARE_AT
    if kind == PACK:
        return PACK_AT + what
    if kind == EQUIP:
        token = what >> SPOT_BITS
        return EQUIP_AT + (token - CARABINER) * TILES + tile_at(rec, what & SPOT_MASK)
    if kind == STEP:
        return STEP_AT + tile_at(rec, what)
    if kind == CAVE_WAY:
        return CAVE_AT + tile_at(rec, what)
    return ZIP_AT + tile_at(rec, what) if kind == ZIP else STAY_AT


@kernel
def spot_at(rec: Record, spot: int) -> int:
    """Which of the free spots it is."""
    low = 0
    high = int(rec.spots)
    while high - low > 1:
        half = (low + high) >> 1
        if rec.spot[half] <= spot:
            low = half
        else:
            high = half
    return low


@kernel
def show_place(out: Any, at: int, spot: int) -> int:
    """There is something, at this column and height."""
    out[at] = 1.0
    out[at + 1] = (spot % COLUMNS - MIDDLE) / 10
    out[at + 2] = (spot >> COLUMN_BITS) / 10
    return at + 3


@kernel
def observe(rec: Record, seat: int, out: Any) -> None:
    """The table as a seat sees it."""
    players = int(rec.players)
    at = write_head(rec, seat, out, len(PHASES), FEWEST, MOST)
    at = one_of(out, at, int(rec.drawn), len(KINDS))
    for pile in range(PILES):
        for kind in range(len(KINDS)):
            at = figure(out, at, rec.pile[pile, kind] / 20)
    for token in range(len(TOKENS)):
        at = figure(out, at, rec.stock[token] / 5)
    climbers = at + MOST * len(TOKENS)
    for i in range(players):
        who = (seat + i) % players
        for token in range(len(TOKENS)):
            figure(out, at + i * len(TOKENS) + token, rec.bag[who, token] / 5)
        if rec.climber[who] != FOOT:
            show_place(out, climbers + 3 * i, int(rec.climber[who]))
    tiles = climbers + 3 * MOST
    for i in range(rec.tiles):
        on = show_place(out, tiles + i * ON_TILE, int(rec.tile[i]))
        on = one_of(out, on, int(rec.kind[i]), PLACEABLE)
        for token in ORANGE:
            on = figure(out, on, float(int(rec.gear[i]) >> token & 1))
    for who in range(players):
        if rec.climber[who] != FOOT:
            on = tiles + tile_at(rec, int(rec.climber[who])) * ON_TILE
            out[on + 3 + PLACEABLE + len(ORANGE) + seat_from(rec, seat, who)] = 1.0
    spots = tiles + TILES * ON_TILE
    for i in range(rec.spots):
        show_place(out, spots + 3 * i, int(rec.spot[i]))
