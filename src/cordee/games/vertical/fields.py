"""Positions of Vertical as plain data, and the check that refuses those no game can reach."""

from __future__ import annotations

import numpy as np

from ...engine.contract import RecordArray, Scores
from ...engine.data import Fields
from ...engine.fields import Counts, Field, OwnField, Seat, SeatField, Word, Words
from ...engine.kernel import Record, kernel
from ...engine.validate import choice, is_part, listing, refusals, row, table, whole
from ...words import shown
from . import rules
from .notation import place_of, spot
from .rules import (
    AXE,
    CARABINER,
    CAVE,
    CAVE_REACH,
    COLUMN_BITS,
    COLUMNS,
    CRAMPONS,
    DANGER,
    DRAW_PHASE,
    EQUIP_PHASE,
    FALL,
    FIRST,
    FOOT,
    KINDS,
    LADDER,
    LADDER_TOKEN,
    MOVE_PHASE,
    NO_TILE,
    ORANGE,
    OVER_PHASE,
    PACK_PHASE,
    PACKED,
    PHASES,
    PILES,
    PLACE_PHASE,
    TILES,
    TOKENS,
    ZIP_PHASE,
    ZIPLINE,
    height,
)

PLACED_KINDS = KINDS[:FALL]
CLIFF_TOKENS = [TOKENS[token] for token in ORANGE]
PILE = Counts(KINDS, TILES)
_impossible = refusals(__package__)


def scores(tables: RecordArray) -> Scores:
    """V15: how high each climber stands, in many positions at once."""
    return np.where(tables["climber"] == FOOT, -1, tables["climber"] >> COLUMN_BITS)


@kernel
def score(rec: Record, seat: int) -> int:
    """The same for one seat, as a kernel."""
    return height(rec, seat)


def counted(data: Fields) -> dict[str, int]:
    """V1, V2: how many of each thing there are, wherever they lie; fallen tiles are gone."""
    tokens = {
        f"{token} tokens": data["stock"][token]
        + sum(bag[token] for bag in data["bags"])
        + sum(token in tile["tokens"] for tile in data["tiles"])
        for token in TOKENS
    }
    tiles = {
        f"{kind} tiles": sum(pile[kind] for pile in data["piles"])
        + sum(tile["kind"] == kind for tile in data["tiles"])
        + (data["drawn"] == kind)
        for kind in PLACED_KINDS
    }
    return tokens | tiles


def _shown_tiles(rec: Record) -> list[dict[str, object]]:
    tokens = Words(TOKENS)
    tiles = []
    for i in range(int(rec.tiles)):
        x, y = place_of(int(rec.tile[i]))
        kind = KINDS[rec.kind[i]]
        tiles.append({"x": x, "y": y, "kind": kind, "tokens": tokens.show(rec.gear[i])})
    return tiles


def _read_tiles(rec: Record, tiles: object) -> None:
    """Tiles as they are written: by height, then column; spots are opened around each."""
    if not isinstance(tiles, list | tuple) or len(tiles) > TILES:
        raise _impossible("tiles", rule="V1", value=shown(tiles), most=TILES)
    spots = []
    for i, tile in enumerate(tiles):
        name = f"tiles[{i}]"
        table(name, tile, ("x", "y", "kind", "tokens"))
        x = whole(f"{name}.x", tile["x"], 1 - TILES, TILES - 1)
        y = whole(f"{name}.y", tile["y"], 0, TILES - 1)
        spots.append(spot(x, y))
        rec.tile[i] = spots[-1]
        rec.kind[i] = choice(f"{name}.kind", tile["kind"], PLACED_KINDS)
        given = tile["tokens"]
        if not is_part(given, CLIFF_TOKENS):
            right = ", ".join(CLIFF_TOKENS)
            raise _impossible("tile-tokens", rule="V8", name=name, value=shown(given), known=right)
        rec.gear[i] = sum(1 << TOKENS.index(token) for token in given)
    if spots != sorted(set(spots)):
        raise _impossible("tiles-order", rule="V6")
    rec.tiles = len(spots)
    _open_spots(rec, spots)


def _open_spots(rec: Record, spots: list[int]) -> None:
    rec.spots = 0
    rec.spot[:] = 0
    around = {near for s in spots for near in (s - 1, s + 1, s - COLUMNS, s + COLUMNS)}
    free = sorted(s for s in around - set(spots) if s >= 0) if spots else [FIRST]
    if len(free) > len(rec.spot):  # tiles that are not connected
        raise _impossible("cliff", rule="V6")
    rec.spot[: len(free)] = free
    rec.spots = len(free)


def _shown_climbers(rec: Record) -> list[list[int] | None]:
    return [None if at == FOOT else list(place_of(int(at))) for at in rec.climber[: rec.players]]


def _read_climbers(rec: Record, climbers: object) -> None:
    """On a tile, or at the foot."""
    for seat, place in enumerate(listing("climbers", climbers, int(rec.players))):
        if place is not None:
            x, y = row(f"climbers[{seat}]", place, 2, -TILES, TILES)
            if y < 0 or rules.tile_at(rec, spot(x, y)) == NO_TILE:
                raise _impossible("climber-place", rule="V10", seat=seat + 1, value=shown(place))
            rec.climber[seat] = spot(x, y)


def _shown_piles(rec: Record) -> list[dict[str, int]]:
    return [PILE.show(pile) for pile in rec.pile]


def _read_piles(rec: Record, piles: object) -> None:
    for number, pile in enumerate(listing("piles", piles, PILES)):
        rec.pile[number] = PILE.read(f"piles[{number}]", pile, rec)


FIELDS = (
    Field("turn", Seat()),
    Field("phase", Word(PHASES)),
    Field("drawn", Word(PLACED_KINDS, nothing=NO_TILE)),
    OwnField("tiles", _shown_tiles, _read_tiles),
    OwnField("climbers", _shown_climbers, _read_climbers),
    SeatField("bags", Counts(TOKENS, PACKED), at="bag"),
    Field("stock", Counts(TOKENS, lambda rec: int(rec.box.tokens.max()))),
    OwnField("piles", _shown_piles, _read_piles),
)


def _check_tokens(rec: Record) -> None:
    """V2: of each kind as many as the box has, in stock, bags and on the cliff."""
    for token, name in enumerate(TOKENS):
        cliff = sum(int(rec.gear[i]) >> token & 1 for i in range(int(rec.tiles)))
        found = int(rec.stock[token]) + int(rec.bag[:, token].sum()) + cliff
        right = int(rec.box.tokens[token])
        if found != right:
            raise _impossible("tokens", rule="V2", token=name, count=found, right=right)


def _check_packing(rec: Record) -> None:
    """V3: four tokens each, packed in turn; the stock is not touched afterwards."""
    players = int(rec.players)
    packed = int(rec.box.tokens.sum()) - int(rec.stock.sum())
    if rec.phase == PACK_PHASE:
        right = [packed // players + (seat < packed % players) for seat in range(players)]
        bags = [rules.in_bag(rec, seat) for seat in range(players)]
        if packed >= PACKED * players or bags != right or rec.turn != packed % players:
            raise _impossible("packing", rule="V3", value=shown(bags))
        return
    if packed != PACKED * players:
        raise _impossible("packed", rule="V3", count=packed, right=PACKED * players)
    for seat in range(players):
        if rules.in_bag(rec, seat) > PACKED:
            raise _impossible("bag-full", rule="V3", seat=seat + 1, count=rules.in_bag(rec, seat))


def _check_piles(rec: Record) -> None:
    """V1, V5: one pile after the other; what is gone lies on the cliff, or was a fall."""
    gone = rec.box.pile.astype(int) - rec.pile
    if (gone < 0).any():
        raise _impossible("pile-more", rule="V1")
    begun = [number for number in range(PILES) if gone[number].any()]
    if any(rec.pile[number].any() for number in range(max(begun, default=0))):
        raise _impossible("pile-order", rule="V5")
    for kind, name in enumerate(PLACED_KINDS):
        cliff = int((rec.kind[: rec.tiles] == kind).sum()) + int(rec.drawn == kind)
        if cliff != gone[:, kind].sum():
            raise _impossible(
                "pile-kind", rule="V1", kind=name, count=cliff, right=int(gone[:, kind].sum())
            )
    if rec.drawn != NO_TILE and not gone[begun[-1], rec.drawn]:
        raise _impossible("drawn-pile", rule="V5", kind=KINDS[rec.drawn], pile=begun[-1] + 1)


def _check_turn(rec: Record) -> None:
    """V5: one tile a turn, so the tiles drawn tell whose turn it is."""
    drawn = _drawn(rec)
    if rec.phase == PACK_PHASE:
        if drawn:
            raise _impossible("pack-drawn", rule="V3", count=drawn)
        return
    begun = drawn if rec.phase == DRAW_PHASE else drawn - 1
    if begun < 0 or rec.turn != begun % int(rec.players):
        raise _impossible("turn", rule="V5", count=drawn)


def _drawn(rec: Record) -> int:
    """How many tiles have been drawn."""
    return int(rec.box.pile.sum()) - int(rec.pile.sum())


def _turns(rec: Record, seat: int, *before: int) -> int:
    """How many turns a seat has begun; the one under way does not count in the phases given."""
    under_way = seat == rec.turn and rec.phase in before
    return -(-(_drawn(rec) - seat) // int(rec.players)) - under_way


def _check_newcomers(rec: Record) -> None:
    """V4, V8: nobody is on the cliff before their first move, or has equipped it too often."""
    if rec.phase == PACK_PHASE:
        return
    for seat in range(int(rec.players)):
        moved = _turns(rec, seat, PLACE_PHASE, EQUIP_PHASE, MOVE_PHASE)
        if rec.climber[seat] != FOOT and moved < 1:
            raise _impossible("newcomer", rule="V4", seat=seat + 1)
        used = PACKED - rules.in_bag(rec, seat)
        turns = max(0, _turns(rec, seat, PLACE_PHASE, EQUIP_PHASE))
        if used > turns:
            raise _impossible("used", rule="V8", seat=seat + 1, count=used, turns=turns)


def _check_cliff(rec: Record) -> None:
    """V6: the tiles are connected by their sides, around the first one."""
    spots = set(rec.tile[: rec.tiles].tolist())
    if not spots:
        return
    reached, edge = {FIRST}, [FIRST]
    while edge:
        s = edge.pop()
        near = {s - 1, s + 1, s - COLUMNS, s + COLUMNS} & spots - reached
        reached |= near
        edge += near
    if reached != spots:
        raise _impossible("cliff", rule="V6")


def _check_caves(rec: Record) -> None:
    """V7: no cave more than three levels above the others, or the foot tiles."""
    highest = 0
    for i in range(int(rec.tiles)):
        if rec.kind[i] == CAVE:
            y = int(rec.tile[i]) // COLUMNS
            if y > highest + CAVE_REACH:
                raise _impossible("cave", rule="V7", height=y)
            highest = y


def _check_gear(rec: Record) -> None:
    """V8: what may be on a tile of each kind."""
    for i in range(int(rec.tiles)):
        kind = int(rec.kind[i])
        wrong = (
            (rules.has(rec, i, LADDER_TOKEN) and kind != LADDER)
            or (rules.has(rec, i, ZIPLINE) and kind == DANGER)
            or (rules.has(rec, i, CARABINER) and not _ever_stood_on(rec, i))
        )
        if wrong:
            x, y = place_of(int(rec.tile[i]))
            raise _impossible("gear", rule="V8", x=x, y=y, kind=KINDS[kind])


def _ever_stood_on(rec: Record, i: int) -> bool:
    """V10: could anyone ever have reached the i-th tile on their own?"""
    kind = int(rec.kind[i])
    if kind == LADDER:
        return rules.has(rec, i, LADDER_TOKEN)
    if kind in (AXE, CRAMPONS):
        return bool(rec.bag[: rec.players, kind - AXE].any())
    return kind != DANGER


def _check_climbers(rec: Record) -> None:
    """V10: one climber per tile, with what it takes to be there."""
    up = [int(at) for at in rec.climber[: rec.players] if at != FOOT]
    if len(set(up)) < len(up):
        raise _impossible("climbers", rule="V10")
    for seat in range(int(rec.players)):
        at = int(rec.climber[seat])
        if at == FOOT:
            continue
        i = rules.tile_at(rec, at)
        kind = int(rec.kind[i])
        lacks = kind in (AXE, CRAMPONS) and not rec.bag[seat, kind - AXE]
        fell = rules.has(rec, i, CARABINER)  # V13: whatever the kind of the tile
        if not _ever_stood_on(rec, i) or (lacks and not fell):
            x, y = place_of(at)
            raise _impossible("climber", rule="V10", seat=seat + 1, x=x, y=y, kind=KINDS[kind])


def _check_phase(rec: Record) -> None:
    """What each phase needs."""
    phase = int(rec.phase)
    if (rec.drawn != NO_TILE) != (phase == PLACE_PHASE):
        raise _impossible("drawn", rule="V6", phase=PHASES[phase])
    left = rules.open_pile(rec) < PILES
    if (phase == DRAW_PHASE and not left) or (phase == OVER_PHASE and left):
        raise _impossible("over", rule="V15", phase=PHASES[phase])
    if phase == ZIP_PHASE and not rules.on_zipline(rec, rules.standing_on(rec)):
        raise _impossible("zip", rule="V12", seat=int(rec.turn) + 1)


CHECKS = (
    _check_tokens,
    _check_packing,
    _check_piles,
    _check_turn,
    _check_newcomers,
    _check_cliff,
    _check_caves,
    _check_gear,
    _check_climbers,
    _check_phase,
)
