"""The picture of the Vertical table: sound XML, stable ids, everything where it belongs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations, pairwise
from random import Random
from typing import Any, NamedTuple, get_args
from xml.etree import ElementTree as ET

import pytest

from cordee.engine.position import Position
from cordee.games.vertical import board
from cordee.games.vertical.board.layout import TABLES
from cordee.games.vertical.board.targets import place_id
from cordee.games.vertical.board.view import view
from cordee.games.vertical.rules import KINDS, PHASES, TOKENS
from cordee.ink.layout import Area
from cordee.ink.palette import Theme
from cordee.words import speaker

from ...picture import by_id, check_lettering, place, read, source, texts, unstyled
from .drawing import GAME, at, counts

LAYOUTS = sorted(board.LAYOUTS)
BOX = GAME.box
NAMES = ("Ana", "<b>Basile</b> & fils", 'bot:"random"', "Maximilienne de la Tour-Noire", "Éva")
SAY = {locale: speaker(locale, "cordee.games.vertical") for locale in ("en", "fr")}
SMALLEST_TILE = {"wide": 26, "tall": 29}

Spot = tuple[int, int]
ROW = [(x, 0) for x in range(-30, 30)]
TOWER = [(0, y) for y in range(60)]
CORNER = [(x, 0) for x in range(30)] + [(29, y) for y in range(1, 31)]
STAIRS = [(i // 2 - 15, (i + 1) // 2) for i in range(60)]
BLOCK = [(x, y) for y in range(6) for x in range(-5, 5)]
SHAPES = {"row": ROW, "tower": TOWER, "corner": CORNER, "stairs": STAIRS, "block": BLOCK}


class Seen(NamedTuple):
    """A position of a game that was played, and what was open then."""

    fields: dict[str, Any]
    moves: tuple[str, ...]
    winners: tuple[int, ...]


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


def drawn(
    fields: dict[str, Any], layout: str = "wide", locale: str = "en", **more: Any
) -> ET.Element:
    return read(board.table(fields, BOX, SAY[locale], NAMES[: fields["players"]], layout, **more))


@cache
def played(players: int) -> list[Seen]:
    """A game from the packing to the end, at random, but that people climb when they can."""
    p, dice = GAME.new(players, seed=players), Random(players)
    found = [_seen(p)]
    while p.actor is not None:
        if p.actor == "chance":
            p.roll()
        else:
            moves = [move.text for move in p.moves()]
            p.play(dice.choice([move for move in moves if move[:4] in ("step", "equi")] or moves))
        found.append(_seen(p))
    return found


def _seen(p: Position) -> Seen:
    open_now = () if p.actor in (None, "chance") else tuple(move.text for move in p.moves())
    return Seen(p.to_dict(), open_now, tuple(p.outcome.winners) if p.outcome else ())


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
        picture = drawn(fields, layout, locale, moves=moves, winners=winners)
        assert {"scenery", "pieces", "turn", "stock", "piles", "progress"} <= by_id(picture).keys()
        check_lettering(picture, layout)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_move_can_be_clicked(layout: str, players: int) -> None:
    for fields, moves, _ in played(players)[::3]:
        picture = drawn(fields, layout, moves=moves)
        ids = by_id(picture)
        wanted = {part for move in moves for part in board.targets(move, fields)}
        marked = {name for name, part in ids.items() if "ck-target" in part.get("class", "")}
        assert marked == wanted
        for name in wanted:
            assert "ck-gold" in source(ids[name])


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
    picture = drawn(position(tiles), layout, theme=theme, moves=spots(tiles))
    assert picture.attrib["role"] == "img"
    assert [part.tag.rsplit("}")[-1] for part in picture[:3]] == ["title", "desc", "style"]
    assert not unstyled(picture)


def test_those_who_cannot_see_it_are_told() -> None:
    about = drawn(position(players=2, climbers=[[3, 4], None]))[1].text or ""
    for told in ("60 tiles", "60 left", "Ana at height 4", "Basile</b> & fils at the foot"):
        assert told in about


@pytest.mark.parametrize("layout", LAYOUTS)
def test_names_are_escaped_and_cut(layout: str) -> None:
    for turn in range(5):
        picture = drawn(position(players=5, turn=turn), layout, "fr")  # it would not be sound XML
        check_lettering(picture, layout)
        shown = " ".join(texts(by_id(picture)["pieces"]))
        assert all(name[:8] in shown for name in NAMES)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scenery_depends_on_its_arguments_only(layout: str) -> None:
    one = board.scenery(BOX, 2, SAY["en"], layout)
    board.pieces(position(players=2), BOX, SAY["en"], NAMES, layout, moves=spots(BLOCK))
    assert board.scenery(BOX, 2, SAY["en"], layout) == one


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ids_outlive_a_game(layout: str) -> None:
    lasting = {f"{kind}-{seat}" for kind in ("climber", "panel") for seat in range(4)}
    lasting |= {f"stock-{token}" for token in TOKENS}
    before: set[str] = set()
    for fields, _, winners in played(4)[::9]:
        ids = by_id(drawn(fields, layout, winners=winners))
        shown = view(TABLES[layout], fields)
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
        shown = view(TABLES[layout], fields)
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
        picture = drawn(position([(0, 0)], kind=kind), layout)
        looks.add(source(by_id(picture)["tile_0_0"]).split("</ns0:title>")[1])
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
    size = view(TABLES[layout], fields).tile
    for (x, y), (other_x, other_y) in combinations(lie, 2):
        assert max(abs(x - other_x), abs(y - other_y)) > size * 0.15


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [1, 2, 7, 20, 41, 60])
def test_any_cliff_fits_and_can_be_read(layout: str, shape: str, count: int) -> None:
    table, tiles = TABLES[layout], SHAPES[shape][:count]
    fields = position(tiles, climbers=[list(tiles[-1]), list(tiles[0]), None, None])
    picture = drawn(fields, layout, moves=spots(tiles))
    check_lettering(picture, layout)
    ids, shown = by_id(picture), view(table, fields)
    assert shown.tile >= SMALLEST_TILE[layout]
    assert {place_id("spot", *map(int, s[6:].split(","))) for s in spots(tiles)} <= ids.keys()
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
    shown = view(TABLES[layout], fields)
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
    ids, small = by_id(drawn(fields, layout, moves=moves)), view(TABLES[layout], fields).chart
    assert small is not None
    for name in ("tile_0_2", "climber-1"):
        assert inside(small.area, *place(ids[name]))
    for name in ("tile_0_49", "climber-0"):
        assert not inside(small.area, *place(ids[name]))
    assert "tile_0_3" not in ids


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_window_keeps_still_during_a_turn(layout: str) -> None:
    games = [played(n) for n in (2, 5)]
    for one, other in ((a.fields, b.fields) for game in games for a, b in pairwise(game)):
        if all(one[name] == other[name] for name in ("turn", "climbers", "tiles")):
            assert view(TABLES[layout], one) == view(TABLES[layout], other)


# --- tiles, tokens and players -------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("kind", KINDS[:-1])
def test_the_tile_in_hand_is_shown(layout: str, kind: str) -> None:
    x, y = place(by_id(drawn(position(drawn=kind), layout))["hand"])
    assert inside(TABLES[layout].hand, x, y)
    assert "hand" not in by_id(drawn(position(drawn=None), layout))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_piles_tell_what_is_left(layout: str) -> None:
    piles = [counts(KINDS), counts(KINDS, "plain:12 cave:3"), counts(KINDS, "fall:59")]
    ids = by_id(drawn(position(piles=piles), layout))
    assert {"12", "3", "59"} <= set(texts(ids["piles"]))
    assert list(texts(ids["piles"])).count("–") == 3 * len(KINDS) - 3
    assert [text for text in texts(ids["stacks"]) if text not in "123"] == ["0", "15", "59"]
    check_lettering(drawn(position(piles=piles), layout), layout)


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
    ids = by_id(drawn(position(turn=2), layout))
    gold = {seat for seat in range(4) if "ck-gold-line" in source(ids[f"panel-{seat}"])}
    assert gold == {2}
    assert "ck-seat-2 " in source(ids["turn"])
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
    one = by_id(drawn(fields, layout, winners=(1,)))
    assert "ck-seat-1 " in source(one["celebration"])
    both = by_id(drawn(fields, layout, winners=(0, 1)))
    assert SAY["en"]("board-win-shared") in texts(both["turn"])
    assert "celebration" not in by_id(drawn(position(), layout))
