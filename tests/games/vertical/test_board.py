"""The picture of the Vertical table: sound XML, stable ids, everything where it belongs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations, pairwise, product
from random import Random
from typing import Any, get_args

import pytest

from cordee.engine.position import Position
from cordee.games.vertical import board
from cordee.games.vertical.board.camera import camera
from cordee.games.vertical.board.targets import place_id
from cordee.games.vertical.rules import KINDS, PHASES, TOKENS
from cordee.games.vertical.viewport import Viewport
from cordee.ink.focus import HERE, Focus, read_focus, text_of
from cordee.ink.layout import Area
from cordee.ink.palette import Theme

from ... import picture
from ...picture import Easel, Seen, by_id, place, source, texts
from .drawing import GAME, at, counts

TABLES, LAYOUTS = board.LAYOUTS, sorted(board.LAYOUTS)
BOX = GAME.box
EASEL = Easel("vertical", BOX)
drawn = EASEL.drawn
SMALLEST_TILE = {"wide": 26, "tall": 29}

Spot = tuple[int, int]
ROW = [(x, 0) for x in range(-30, 30)]
TOWER = [(0, y) for y in range(60)]
CORNER = [(x, 0) for x in range(30)] + [(29, y) for y in range(1, 31)]
STAIRS = [(i // 2 - 15, (i + 1) // 2) for i in range(60)]
BLOCK = [(x, y) for y in range(6) for x in range(-5, 5)]
SHAPES = {"row": ROW, "tower": TOWER, "corner": CORNER, "stairs": STAIRS, "block": BLOCK}


def place_of(text: str) -> tuple[int, int]:
    """Where a move leads to."""
    x, y = EASEL.move(text).arguments[-1]
    return x, y


def position(
    tiles: Iterable[Spot] = BLOCK, players: int = 4, kind: str = "plain", **changes: Any
) -> dict[str, Any]:
    """A cliff of one kind of tile; who is nowhere else stands at the foot."""
    fields: dict[str, Any] = {
        "game": "vertical",
        "players": players,
        "options": {},
        "turn": 0,
        "phase": "place",
        "drawn": "cave",
        "tiles": [
            {"x": x, "y": y, "kind": kind, "tokens": []}
            for x, y in sorted(tiles, key=lambda spot: spot[::-1])
        ],
        "climbers": [None] * players,
        "bags": [counts(TOKENS, "axe map:2 ladder")] * players,
        "stock": dict.fromkeys(TOKENS, 5),
        "piles": BOX["pile"],
    }
    return fields | changes


def spots(tiles: Iterable[Spot]) -> tuple[str, ...]:
    """All that touch a cliff, as moves."""
    taken = set(tiles)
    near = {(x + i, y + j) for x, y in taken for i, j in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    return tuple(f"place {x},{y}" for x, y in sorted(near - taken) if y >= 0)


@cache
def played(players: int) -> list[Seen]:
    """A game from the packing to the end, at random, but that people climb when they can."""
    dice = Random(players)

    def climb(moves: list[str]) -> str:
        return dice.choice([move for move in moves if move[:4] in ("step", "equi")] or moves)

    return picture.played(GAME.new(players, seed=players), climb)


def in_phase(phase: str) -> list[Seen]:
    found = [seen for n in (2, 3, 4, 5) for seen in played(n) if seen.fields["phase"] == phase]
    assert found, phase
    return found[:: max(1, len(found) // 5)]


def inside(area: Area, x: float, y: float) -> bool:
    return area.x < x < area.x + area.width and area.y < y < area.y + area.height


# --- all of it -----------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_phase_is_sound_and_readable(phase: str, layout: str, locale: str) -> None:
    for fields, moves, winners in in_phase(phase):
        table = drawn(fields, layout, locale, moves=moves, winners=winners)
        assert {"scenery", "pieces", "turn", "stock", "piles", "progress"} <= by_id(table).keys()
        picture.check_lettering(table, layout)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_move_can_be_clicked(layout: str, players: int) -> None:
    for seen, focus in product(played(players)[::5], (HERE, Focus(48))):
        shown = camera(TABLES[layout], seen.fields, focus)
        places = [place_of(text) for text in seen.moves if "," in text]
        beyond = {
            place_id(part, *place)
            for place, part in product(places, ("tile", "spot"))
            if not shown.window.holds(*place)
        }
        picture.check_targets(EASEL, seen, layout, beyond=beyond, focus=focus)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_targets_are_large_enough(layout: str) -> None:
    for players, phase in product((2, 5), ("pack", "place", "equip", "move")):
        seen = next(one for one in played(players) if one.fields["phase"] == phase)
        picture.check_breadth(by_id(drawn(seen.fields, layout, moves=seen.moves)), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_glows_when_nothing_is_open(layout: str) -> None:
    for fields, _, _ in played(3)[::11]:
        ids = by_id(drawn(fields, layout))
        assert not [name for name in ids if name.startswith("spot_")]
        assert "ck-target" not in source(ids["pieces"])


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("tiles", [BLOCK, STAIRS])
def test_every_theme_stands_alone(theme: Theme, layout: str, tiles: list[Spot]) -> None:
    picture.check_stands_alone(drawn(position(tiles), layout, theme=theme, moves=spots(tiles)))


def test_those_who_cannot_see_it_are_told() -> None:
    about = drawn(position(players=2, climbers=[[3, 4], None]))[1].text or ""
    for told in ("60 tiles", "60 left", "Ana at height 4", "Basile</b> & fils at the foot"):
        assert told in about


@pytest.mark.parametrize("layout", LAYOUTS)
def test_names_are_escaped_and_cut(layout: str) -> None:
    picture.check_names(EASEL, position(players=5), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scenery_depends_on_its_arguments_only(layout: str) -> None:
    picture.check_scenery(EASEL, position(players=2), layout, (BOX, 5))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ids_outlive_a_game(layout: str) -> None:
    lasting = {f"{kind}-{seat}" for kind in ("climber", "panel") for seat in range(4)}
    lasting |= {f"stock-{token}" for token in TOKENS}
    before: set[str] = set()
    for fields, _, winners in played(4)[::9]:
        ids = by_id(drawn(fields, layout, winners=winners))
        shown = camera(TABLES[layout], fields, HERE)
        assert lasting <= ids.keys()
        if shown.chart is None:  # a cliff that is shown whole only grows
            tiles = {name for name in ids if name.startswith("tile_")}
            assert before <= tiles
            before = tiles


# --- the cliff -----------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_piece_is_drawn_once_and_where_it_is(layout: str) -> None:
    for fields, _, winners in played(3)[::9]:
        ids = by_id(drawn(fields, layout, winners=winners))
        shown = camera(TABLES[layout], fields, HERE)
        if shown.chart is not None:
            continue
        for tile in fields["tiles"]:
            spot = tile["x"], tile["y"]
            assert place(ids[place_id("tile", *spot)]) == pytest.approx(shown.spot(*spot), abs=0.06)
            for token in tile["tokens"]:
                assert _on(shown.tile, shown.spot(*spot), place(ids[place_id(token, *spot)]))
        hung = sum(len(tile["tokens"]) for tile in fields["tiles"])
        pieces = [name.split("_")[0] for name in ids if "_" in name]
        assert pieces.count("tile") == len(fields["tiles"])
        assert len(pieces) == len(fields["tiles"]) + hung
        for seat, spot in enumerate(fields["climbers"]):
            x, y = place(ids[f"climber-{seat}"])
            if spot is None:
                assert shown.ground < y < TABLES[layout].scene_bottom
            else:
                assert _on(shown.tile, shown.spot(*spot), (x, y))


def _on(size: float, middle: tuple[float, float], spot: tuple[float, float]) -> bool:
    return all(abs(one - other) <= size / 2 for one, other in zip(middle, spot, strict=True))


def test_a_place_is_its_column_and_its_height() -> None:
    ids = by_id(drawn(position([(0, 0), (-1, 0), (0, 1)]), moves=("place -2,0", "place 0,2")))
    spot = {name: place(ids[name]) for name in ids if "_" in name}
    assert spot.keys() == {"tile_0_0", "tile_m1_0", "tile_0_1", "spot_m2_0", "spot_0_2"}
    assert spot["spot_m2_0"][0] < spot["tile_m1_0"][0] < spot["tile_0_0"][0]
    assert spot["spot_0_2"][1] < spot["tile_0_1"][1] < spot["tile_0_0"][1]
    assert list(texts(ids["spot_m2_0"])) == ["−2,0"]
    assert list(texts(ids["columns"])) == ["−2", "−1", "0", "1"]
    assert list(texts(ids["heights"]))[:3] == ["0", "1", "2"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_kind_and_token_looks_different(layout: str) -> None:
    looks = set()
    for kind in KINDS[:-1]:  # a fall is not placed
        table = drawn(position([(0, 0)], kind=kind), layout)
        looks.add(source(by_id(table)["tile_0_0"]).split("</ns0:title>")[1])
    for token in TOKENS:
        ids = by_id(drawn(position(bags=[counts(TOKENS, token)] * 4), layout))
        looks.add(source(ids[f"bag-0-{token}"]).split("</ns0:title>")[1])
    assert len(looks) == len(KINDS) - 1 + len(TOKENS)


def test_a_ladder_that_is_up_stands_on_its_tile() -> None:
    bare, up = ({"x": 0, "y": 0, "kind": "ladder", "tokens": tokens} for tokens in ([], ["ladder"]))
    before = by_id(drawn(position(tiles=(), drawn=None) | {"tiles": [bare]}))
    after = by_id(drawn(position(tiles=(), drawn=None) | {"tiles": [up]}))
    assert "ladder_0_0" not in before
    assert "ck-orange-line" in source(after["ladder_0_0"])
    assert "ck-orange-line" in source(before["tile_0_0"])  # the sign that asks for one
    assert "ck-orange-line" not in source(after["tile_0_0"])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_three_tokens_and_a_climber_share_a_tile(layout: str) -> None:
    p = at(
        """
        .   Bl^=~  .   | A
        -1    0    1   | B
        """
    )
    fields = p.to_dict()
    ids = by_id(drawn(fields, layout))
    names = ("carabiner_0_0", "ladder_0_0", "zipline_0_0", "climber-1")
    lie = [place(ids[name]) for name in names]
    size = camera(TABLES[layout], fields, HERE).tile
    for (x, y), (other_x, other_y) in combinations(lie, 2):
        assert max(abs(x - other_x), abs(y - other_y)) > size * 0.15


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [1, 2, 7, 20, 41, 60])
def test_any_cliff_fits_and_can_be_read(layout: str, shape: str, count: int) -> None:
    table, tiles = TABLES[layout], SHAPES[shape][:count]
    fields = position(tiles, climbers=[list(tiles[-1]), list(tiles[0]), None, None])
    whole = drawn(fields, layout, moves=spots(tiles))
    picture.check_lettering(whole, layout)
    ids, shown = by_id(whole), camera(table, fields, HERE)
    assert shown.tile >= SMALLEST_TILE[layout]
    for spot in map(place_of, spots(tiles)):
        assert (place_id("spot", *spot) in ids) == shown.window.holds(*spot)
    for name, part in ids.items():
        if name.startswith(("tile_", "spot_")):
            x, y = place(part)
            assert inside(table.cliff, x, y)
    assert inside(Area(0, 0, table.width, table.scene_bottom), *place(ids["climber-0"]))
    assert ("chart" in ids) == ("beyond" in ids) == (shown.chart is not None)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("tiles", [ROW, TOWER, CORNER, STAIRS])
@pytest.mark.parametrize("nth", [0, 30, 59])
def test_who_plays_is_in_the_window(layout: str, tiles: list[Spot], nth: int) -> None:
    fields = position(tiles, climbers=[None, list(tiles[nth]), None, None], turn=1)
    shown = camera(TABLES[layout], fields, HERE)
    assert shown.chart is not None
    x, y = tiles[nth]
    for near in ((x, y), *((i, j) for i, j in tiles if abs(i - x) + abs(j - y) == 1)):
        assert shown.window.holds(*near)
    ids = by_id(drawn(fields, layout))
    assert place_id("tile", x, y) in ids
    beyond = set(texts(ids["beyond"]))
    full, window = shown.cliff, shown.window
    outside = (window.left - full.left, full.right - window.right, full.top - window.top)
    assert {str(n) for n in (*outside, window.bottom) if n > 0} == beyond


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_outside_the_window_is_on_the_map(layout: str) -> None:
    fields = position(TOWER, climbers=[[0, 50], [0, 2], None, None])
    moves = ("zip 0,2", "zip 0,49")
    ids, small = (
        by_id(drawn(fields, layout, moves=moves)),
        camera(TABLES[layout], fields, HERE).chart,
    )
    assert small is not None
    assert inside(small.area, *place(ids["climber-1"]))
    for name in ("tile_0_49", "climber-0"):
        assert not inside(small.area, *place(ids[name]))
    assert "tile_0_2" not in ids  # nothing is chosen on the map
    assert 'class="ck-gold"' in source(ids["chart"])
    near = by_id(drawn(fields, layout, moves=moves[1:]))
    assert 'class="ck-gold"' not in source(near["chart"])


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [7, 41, 60])
def test_spots_reach_as_far_as_they_can_without_overlapping(
    layout: str, shape: str, count: int
) -> None:
    tiles = SHAPES[shape][:count]
    fields = position(tiles, climbers=[list(tiles[-1]), None, None, None])
    ids, shown = (
        by_id(drawn(fields, layout, moves=spots(tiles))),
        camera(TABLES[layout], fields, HERE),
    )
    here = [
        _reach(ids[place_id("spot", *spot)])
        for spot in map(place_of, spots(tiles))
        if shown.window.holds(*spot)
    ]
    for left, top, right, bottom in here:
        assert min(right - left, bottom - top) >= shown.tile - 0.1
    for one, other in combinations(here, 2):
        apart = max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])
        assert apart >= -0.3, (one, other)


def _reach(part: Any) -> tuple[float, float, float, float]:
    """What takes the clicks of a spot: its left, top, right and bottom."""
    (hot,) = (p[0] for p in part.iter() if "pointer-events" in p.attrib)
    x, y = place(part)
    left, top = x + float(hot.attrib["x"]), y + float(hot.attrib["y"])
    return left, top, left + float(hot.attrib["width"]), top + float(hot.attrib["height"])


def test_a_spot_alone_is_as_large_as_a_finger() -> None:
    ids = by_id(drawn(position(STAIRS, climbers=[list(STAIRS[30])] + [None] * 3), "tall",
                      moves=(f"place {STAIRS[30][0]},{STAIRS[30][1] + 2}",)))  # fmt: skip
    (spot,) = (part for name, part in ids.items() if name.startswith("spot_"))
    left, top, right, bottom = _reach(spot)
    assert (right - left, bottom - top) == pytest.approx((44, 44), abs=0.1)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [7, 20, 41, 60])
def test_all_spots_tell_their_place_or_none_does(layout: str, shape: str, count: int) -> None:
    tiles = SHAPES[shape][:count]
    fields = position(tiles)
    ids, shown = (
        by_id(drawn(fields, layout, moves=spots(tiles))),
        camera(TABLES[layout], fields, HERE),
    )
    seen = [spot for spot in map(place_of, spots(tiles)) if shown.window.holds(*spot)]
    told = [bool(list(texts(ids[place_id("spot", *spot)]))) for spot in seen]
    assert all(told) or not any(told)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_window_keeps_still_during_a_turn(layout: str) -> None:
    games = [played(n) for n in (2, 5)]
    for one, other in ((a.fields, b.fields) for game in games for a, b in pairwise(game)):
        if all(one[name] == other[name] for name in ("turn", "climbers", "tiles")):
            assert camera(TABLES[layout], one, HERE) == camera(TABLES[layout], other, HERE)


# --- looking about -------------------------------------------------------------------------------

FINGERS = {"wide": (40, 60, 74), "tall": (44, 48, 52)}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shape", SHAPES)
def test_tiles_are_as_large_as_a_finger_where_they_are_touched(layout: str, shape: str) -> None:
    for count, finger in product((1, 20, 60), FINGERS[layout]):
        tiles = SHAPES[shape][:count]
        fields = position(tiles, climbers=[list(tiles[-1]), list(tiles[0]), None, None])
        shown = camera(TABLES[layout], fields, Focus(finger))
        assert shown.tile >= finger
        assert shown.window.holds(*tiles[-1])
        whole = drawn(fields, layout, moves=spots(tiles), focus=Focus(finger))
        picture.check_lettering(whole, layout)
        for area in shown.lenses:
            assert min(area.width, area.height) >= finger
            assert inside(TABLES[layout].cliff, *area.middle)
            if shown.chart is not None:
                assert not inside(shown.chart.area, *area.middle)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shape", ["row", "tower", "corner", "stairs"])
def test_map_and_arrows_lead_to_every_place(layout: str, shape: str) -> None:
    tiles, finger = SHAPES[shape], FINGERS[layout][1]
    fields = position(tiles, climbers=[list(tiles[30]), None, None, None])
    wanted = [*tiles, *map(place_of, spots(tiles))]

    def windows(looks: Iterable[str]) -> set[Viewport]:
        return {camera(TABLES[layout], fields, read_focus(finger, look)).window for look in looks}

    mapped = windows(_looks(by_id(drawn(fields, layout, focus=Focus(finger)))["map"]))
    assert all(any(window.holds(*spot) for window in mapped) for spot in wanted)

    seen: set[Viewport] = set()
    waiting = windows([""])
    while waiting - seen:
        window = (waiting - seen).pop()
        seen.add(window)
        ids = by_id(drawn(fields, layout, focus=Focus(finger, window.middle)))
        assert ("look-down" in ids) == (window.bottom > 0)
        ways = [f"look-{way}" for way in ("left", "right", "up", "down") if f"look-{way}" in ids]
        waiting |= windows(look for way in ways for look in _looks(ids[way]))
    assert all(any(window.holds(*spot) for window in seen) for spot in wanted)


def _looks(part: Any) -> list[str]:
    return [one.attrib["data-look"] for one in part.iter() if "data-look" in one.attrib]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_lenses_show_more_and_less(layout: str) -> None:
    fields = position(STAIRS[:30], climbers=[list(STAIRS[15])] + [None] * 3)
    focus, sizes = Focus(FINGERS[layout][1]), []
    while True:
        shown = camera(TABLES[layout], fields, focus)
        sizes.append(shown.tile)
        ids = by_id(drawn(fields, layout, focus=focus))
        farther = _looks(ids["look-farther"])
        if not farther:
            break
        focus = read_focus(focus.finger, farther[0])
    assert sizes == sorted(sizes, reverse=True)
    assert len(sizes) > 3
    assert shown.chart is None or shown.tile == min(TABLES[layout].sizes)
    (nearer,) = _looks(ids["look-nearer"])  # there is a way back
    assert read_focus(0, nearer).size == sizes[-2]


def test_a_picture_that_is_only_looked_at_has_no_buttons() -> None:
    fields = position(STAIRS, climbers=[list(STAIRS[30])] + [None] * 3)
    assert "data-look" not in source(drawn(fields))
    assert "data-look" in source(drawn(fields, focus=Focus(60)))


def test_what_is_far_away_can_be_seen_while_the_plane_is_dragged_and_never_touched() -> None:
    fields = position(TOWER, climbers=[[0, 50], None, None, None])
    ids = by_id(drawn(fields, moves=("zip 0,2", "zip 0,49"), focus=Focus(60)))
    tiles = [part for part in ids["cliff"] if "ck-piece" in part.attrib.get("class", "")]
    assert len(tiles) == len(TOWER)
    assert "tile_0_49" in ids
    assert "tile_0_2" not in ids
    x, y, size = map(int, ids["plane"].attrib["data-plane"].split(","))
    shown = camera(TABLES["wide"], fields, Focus(60))
    assert ((x, y), size) == (shown.window.middle, shown.tile)


@pytest.mark.parametrize("text", ["", "1,2", "1,2,3,4", "a,b,c", "1,2,-3", "9999,0,60", "١,٢,٣"])
def test_a_place_that_makes_no_sense_is_as_none(text: str) -> None:
    assert read_focus(48, text) == Focus(48)


def test_a_place_is_read_as_it_was_written() -> None:
    assert read_focus(48, text_of((-3, 12), 60)) == Focus(48, (-3, 12), 60)
    assert read_focus(10**6, "").finger < 10**3


# --- tiles, tokens and players -------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("kind", KINDS[:-1])
def test_the_tile_in_hand_is_shown(layout: str, kind: str) -> None:
    x, y = place(by_id(drawn(position(drawn=kind), layout))["hand"])
    assert inside(TABLES[layout].hand, x, y)
    assert "hand" not in by_id(drawn(position(drawn=None), layout))


def meaning(position: Position, name: str) -> str:
    """What a thing of a name means."""
    [found] = [one.text for one in position.presented().meanings() if one.name == name]
    return found


def test_v6_the_first_tile_is_said_to_have_no_choice() -> None:
    game = GAME.new(2, seed=1)
    for first in (True, False):
        while not game.fields["drawn"]:
            if game.actor == "chance":
                game.roll()
            else:
                game.play(game.moves()[0])
        for name in ("Tile in hand", "Spots for the tile"):
            text = meaning(game, name)
            assert ("It is the first tile, and goes to 0,0." in text) == first
            assert ("touching" in text) != first
        game.play(game.moves()[0])


def test_v14_nobody_is_said_to_fall_from_the_foot() -> None:
    assert "On a carabiner, or at the foot, one stays" in meaning(GAME.new(2), "Fall")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_piles_tell_what_is_left(layout: str) -> None:
    piles = [counts(KINDS), counts(KINDS, "plain:12 cave:3"), counts(KINDS, "fall:59")]
    ids = by_id(drawn(position(piles=piles), layout))
    assert {"12", "3", "59"} <= set(texts(ids["piles"]))
    assert list(texts(ids["piles"])).count("–") == 3 * len(KINDS) - 3
    assert [text for text in texts(ids["stacks"]) if text not in "123"] == ["0", "15", "59"]
    picture.check_lettering(drawn(position(piles=piles), layout), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 5])
def test_bags_lie_with_their_owners(layout: str, players: int) -> None:
    packs = ("axe crampons map carabiner", "zipline:4", "ladder:2 map:2", "", "axe")
    bags = [counts(TOKENS, pack) for pack in packs[:players]]
    ids = by_id(drawn(position(players=players, bags=bags), layout))
    for seat, bag in enumerate(bags):
        for token, count in bag.items():
            name = f"bag-{seat}-{token}"
            assert (name in ids) == (count > 0)
            if count:
                assert inside(TABLES[layout].panel(seat, players), *place(ids[name]))
                assert list(texts(ids[name])) == ([str(count)] if count > 1 else [])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_stock_counts_what_is_left(layout: str) -> None:
    stock = dict(zip(TOKENS, (0, 1, 5, 9, 2, 3), strict=True))
    ids = by_id(drawn(position(stock=stock), layout))
    for token, count in stock.items():
        assert str(count) in "".join(texts(ids[f"stock-{token}"]))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_turn_cannot_be_missed(layout: str) -> None:
    picture.check_turn(EASEL, position(turn=2), layout)
    ids = by_id(drawn(position(turn=2), layout))
    feet = {seat for seat in range(4) if "ck-gold-line" in source(ids[f"climber-{seat}"])}
    assert feet == {2}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_heights_are_told_in_numbers(layout: str) -> None:
    ids = by_id(drawn(position(players=3, climbers=[None, [0, 0], [2, 5]]), layout))
    assert "height-0" not in ids
    assert ["".join(ids[f"height-{seat}"].itertext()) for seat in (1, 2)] == ["0", "5"]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("tiles", [BLOCK, ROW])
def test_winners_are_announced(layout: str, tiles: list[Spot]) -> None:
    fields = position(tiles, phase="over", drawn=None, climbers=[[0, 0], [1, 0], None, None])
    for winners in ((1,), (0, 1)):
        picture.check_winners(EASEL, fields, layout, winners)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_climbers_are_cut_off_with_the_cliff_that_is_dragged(layout: str) -> None:
    fields = position(STAIRS, climbers=[list(STAIRS[30])] + [None] * 3)
    ids = by_id(drawn(fields, layout, focus=Focus(52)))
    assert ids["climbers"].attrib["clip-path"] == "url(#about-cliff)"
    window, camp = ids["about-cliff"]
    assert window.attrib == ids["seen"][0].attrib
    for seat in (1, 2, 3):  # those at the foot stay
        assert place(ids[f"climber-{seat}"])[1] > float(camp.attrib["y"])
    whole = by_id(drawn(position(climbers=[None] * 4), layout))
    assert "clip-path" not in whole["climbers"].attrib
