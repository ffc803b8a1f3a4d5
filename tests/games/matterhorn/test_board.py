"""The picture of the Matterhorn table: sound XML, stable ids, everything where it belongs."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import dist
from random import Random
from typing import Any, get_args

import pytest

import cordee
from cordee.games.matterhorn import board, rules
from cordee.games.matterhorn.board.layout import ROWS, pyramid
from cordee.games.matterhorn.components import rows as rows_of
from cordee.games.matterhorn.fields import SEEN_PHASES
from cordee.games.matterhorn.notation import CIRCLES
from cordee.games.matterhorn.rules import DICE
from cordee.ink.palette import Theme

from ... import picture
from ...picture import Easel, Seen, by_id, place, source, texts

"""On how many sides a row has its number."""

TABLES, LAYOUTS = board.LAYOUTS, sorted(board.LAYOUTS)
BOX = {"bottom": 10, "tokens": 40}
EASEL = Easel("matterhorn", BOX)
drawn = EASEL.drawn


def position(players: int = 4, **changes: Any) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "game": "matterhorn",
        "players": players,
        "options": {"summit": 1},
        "turn": 1,
        "phase": "drop",
        "dice": [1, 2, 2, 4],
        "dropped": 1,
        "pawns": [["5.2", "9.4"], ["10.6", "7.1"], ["12.3", "summit"], ["11.9", "12.10"]][:players],
        "action_tokens": ["10.2", "8.3"],
        "obstacles": ["12.5", "11.2", "10.7", "9.2", "6.4"],
        "actions_left": 0,
        "box": 33,
    }
    return fields | changes


@cache
def played(players: int, bottom: int = 10, summit: int = 1) -> list[Seen]:
    """A game of people who climb when they can, from the setup to the end."""
    game = cordee.game("matterhorn", {"bottom": bottom})
    dice = Random(players)
    return picture.played(
        game.new(players, seed=bottom, summit=summit),
        lambda moves: dice.choice(_sensible(moves)),
    )


def _sensible(moves: list[str]) -> list[str]:
    """Steps up before all else; otherwise whatever is open."""
    return [
        move
        for move in moves
        if move.startswith("move")
        and (move.endswith("summit") or int(move.split()[2].split(".")[0]) < _row(move))
    ] or moves


def _row(move: str) -> int:
    return int(move.split()[1].split(".")[0])


def in_phase(seen: list[Seen], phase: str) -> list[Seen]:
    found = [one for one in seen if one.fields["phase"] == phase]
    assert found, phase
    return found


# --- all of it -----------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", SEEN_PHASES)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_phase_is_sound_and_readable(phase: str, layout: str, locale: str) -> None:
    for fields, moves, winners in in_phase(played(4), phase)[-3:]:
        table = drawn(fields, layout, locale, moves=moves, winners=winners)
        ids = by_id(table)
        assert {"scenery", "pieces", "turn", "box", "cup"} <= ids.keys()
        assert EASEL.say[locale]("title").upper() in texts(ids["scenery"])
        picture.check_lettering(table, layout)


@pytest.mark.parametrize("bottom", [8, 9, 10, 11, 12])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_mountain_and_number_of_players(bottom: int, layout: str) -> None:
    for players in range(2, min(4, bottom // 2) + 1):
        end = played(players, bottom)[-1]
        box = {"bottom": bottom, "tokens": 40}
        picture.check_lettering(drawn(end.fields, layout, box=box, winners=end.winners), layout)


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_theme_stands_alone(theme: Theme, layout: str) -> None:
    picture.check_stands_alone(
        drawn(position(), layout, theme=theme, moves=("drop none", "drop 1"))
    )


def test_those_who_cannot_see_it_are_told() -> None:
    about = drawn(position(3))[1].text or ""
    for told in ("Ana: 5.2, 9.4", "12.3, summit", "12.5, 11.2", "33"):
        assert told in about


@pytest.mark.parametrize("layout", LAYOUTS)
def test_names_are_escaped_and_cut(layout: str) -> None:
    picture.check_names(EASEL, position(), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scenery_depends_on_its_arguments_only(layout: str) -> None:
    picture.check_scenery(EASEL, position(3), layout, (BOX | {"bottom": 11}, 3))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ids_outlive_a_game(layout: str) -> None:
    for fields, _, winners in played(3)[:-1:7]:
        ids = by_id(drawn(fields, layout, winners=winners)).keys()
        assert {f"pawn-{seat}-{k}" for seat in range(3) for k in (0, 1)} <= ids
        assert {f"die-{i}" for i in range(DICE)} <= ids
        assert {f"panel-{seat}" for seat in range(3)} <= ids


# --- the mountain --------------------------------------------------------------------------------


ODD_ROWS = [
    [[9, 0], [8, 1], [7, 1], [7, -1], [6, 1], [4, 1], [3, 1], [2, 1]],
    [[8, 0], [12, -2], [4, 2], [4, 0], [1, 2], [2, -1], [3, -1], [5, -2]],
    [[12, 0], *[[12, 2]] * 7],
    [[12, 0], *[[12, -2]] * 7],
    [[12, 0]] * 8,
    [[8, 0], *[[1, 1]] * 7],
]
MOUNTAINS = [
    *({"bottom": bottom} for bottom in (8, 10, 12)),
    *({"rows": rows} for rows in ODD_ROWS),
]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("box", MOUNTAINS, ids=str)
def test_circles_lie_apart_and_inside_the_scene(layout: str, box: dict[str, Any]) -> None:
    shape, table = pyramid(layout, box), TABLES[layout]
    spots = [shape.circle(row, i) for row in ROWS for i in range(1, shape.width(row) + 1)]
    assert len(spots) == sum(circles for circles, _ in rows_of(box))
    assert min(dist(one, other) for one, other in combinations(spots, 2)) >= 2 * shape.hold
    for x, y in spots:
        assert shape.hold <= x <= table.width - shape.hold
        assert shape.tip[1] + shape.hold < y < table.scene_bottom - shape.hold


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("box", MOUNTAINS, ids=str)
def test_every_row_has_its_number_on_one_side(layout: str, box: dict[str, Any]) -> None:
    ids = by_id(drawn(position(2), layout, box={**box, "tokens": 40}))
    shown, shape = list(texts(ids["scenery"])), pyramid(layout, box)
    wide, high, _ = TABLES[layout].tag
    for row in ROWS:
        assert shown.count(str(row)) == 1
        x, y = shape.tag(row)
        assert wide / 2 <= x <= shape.circle(row, 1)[0]
        for other in ROWS:
            for i in range(1, shape.width(other) + 1):
                cx, cy = shape.circle(other, i)
                clear = abs(cx - x) > wide / 2 or abs(cy - y) > high / 2
                assert clear, (row, other, i)  # no number on the middle of a circle


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("box", MOUNTAINS, ids=str)
def test_lines_join_the_circles_that_touch(layout: str, box: dict[str, Any]) -> None:  # M1
    game, shape = cordee.game("matterhorn", components=box), pyramid(layout, box)
    rec = game.new(2).table[0]
    for row in range(12, 5, -1):
        for i in range(1, shape.width(row) + 1):
            first, beyond = rules.above(rec, CIRCLES[f"{row}.{i}"])
            there = [CIRCLES[f"{row - 1}.{up}"] for up in shape.above(row, i)]
            assert there == list(range(first, beyond))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_piece_is_drawn_once_and_where_it_is(layout: str) -> None:
    shape = pyramid(layout, BOX)
    for fields, _, winners in played(4)[::9]:
        ids = by_id(drawn(fields, layout, winners=winners))
        for kind, sign in (("action_tokens", "ck-gold "), ("obstacles", "ck-earth ")):
            for name in fields[kind]:
                token = ids[f"token-{name.replace('.', '_')}"]
                assert place(token) == pytest.approx(shape.place(name), abs=0.06)
                assert sign in source(token)
        tokens = fields["action_tokens"] + fields["obstacles"]
        assert sum(name.startswith("token-") for name in ids) == len(tokens)
        for seat, places in enumerate(fields["pawns"]):
            stand = sorted(place(ids[f"pawn-{seat}-{k}"]) for k in (0, 1))
            for name in places:
                if name != "summit":
                    x, y = shape.place(name)
                    assert any(abs(px - x) < 0.1 and 0 < py - y < 20 for px, py in stand)
            assert sum(y < shape.circle(5, 1)[1] - 20 for _, y in stand) == places.count("summit")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_summit_holds_a_crowd(layout: str) -> None:
    fields = position(4, phase="over", pawns=[["summit", "summit"]] * 4)
    ids = by_id(drawn(fields, layout))
    stand = [place(ids[f"pawn-{seat}-{k}"]) for seat in range(4) for k in (0, 1)]
    assert len(set(stand)) == len(stand)
    tip, lower = pyramid(layout, BOX).tip, pyramid(layout, BOX).on_ridge(1)
    for x, y in stand:
        assert lower[0] <= x < tip[0]
        assert tip[1] < y <= lower[1]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pawns_not_placed_yet_wait_with_their_owners(layout: str) -> None:
    pawns: list[list[str]] = [[], ["12.4"], ["12.1", "12.9"]]
    fields = position(3, phase="setup", dice=[], dropped=0, pawns=pawns, turn=1)
    ids = by_id(drawn(fields, layout))
    for name, seat in (("pawn-0-0", 0), ("pawn-0-1", 0), ("pawn-1-1", 1)):
        area, (x, y) = TABLES[layout].panel(seat, 3), place(ids[name])
        assert area.x < x < area.x + area.width
        assert area.y < y < area.y + area.height
    assert place(ids["pawn-1-0"])[1] < TABLES[layout].scene_bottom


def test_a_pawn_keeps_its_id_on_its_way_up() -> None:
    before = by_id(drawn(position(2, pawns=[["12.4", "12.9"], ["12.1", "12.2"]])))
    after = by_id(drawn(position(2, pawns=[["11.9", "12.4"], ["12.1", "12.2"]])))
    assert place(before["pawn-0-0"]) == place(after["pawn-0-0"])
    assert place(before["pawn-0-1"])[1] > place(after["pawn-0-1"])[1]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_dear_summit_shows_its_price(layout: str) -> None:  # M19
    assert "price" not in by_id(drawn(position(), layout))
    assert (
        source(by_id(drawn(position(options={"summit": 2}), layout))["price"]).count("ck-gold ")
        == 2
    )


# --- dice and players ----------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    ("dice", "total", "struck"),
    [([1, 1, 5, 5, 6], 6, {0, 1, 2, 3}), ([1, 2, 4, 5], 12, set()), ([2, 2, 2], 0, {0, 1, 2})],
)
def test_dice_that_do_not_count_are_struck_out(
    layout: str, dice: list[int], total: int, struck: set[int]
) -> None:  # M5
    ids = by_id(drawn(position(dice=dice, dropped=DICE - len(dice)), layout))
    assert list(texts(ids["result"])) == [f"= {total}"]
    assert {i for i in range(len(dice)) if "ck-tent-line" in source(ids[f"die-{i}"])} == struck
    for i, value in enumerate(dice):
        assert source(ids[f"die-{i}"]).count("circle") == value
    if total in ROWS:
        assert list(texts(ids["row-number"])) == [str(total)]
        assert "ck-gold" in source(ids["result"])
    else:
        assert "row-number" not in ids


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dropped", range(DICE))
def test_dropped_dice_lie_in_their_zone(layout: str, dropped: int) -> None:
    fields = position(phase="roll", dice=[], dropped=dropped)
    ids = by_id(drawn(fields, layout))
    area = TABLES[layout].dropped
    aside = [i for i in range(DICE) if _inside(area, *place(ids[f"die-{i}"]))]
    assert aside == list(range(DICE - dropped, DICE))
    assert "result" not in ids


def _inside(area: Any, x: float, y: float) -> bool:
    return bool(area.x < x < area.x + area.width and area.y < y < area.y + area.height)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("left", [0, 1, 8])
def test_actions_left_are_counted_out(layout: str, left: int) -> None:
    ids = by_id(drawn(position(phase="actions", actions_left=left), layout))
    mine = {part.attrib.get("id") for part in ids["panel-1"].iter()}
    assert (
        {name for name in ids if name.startswith("action-")}
        == {f"action-{k}" for k in range(left)}
        <= mine
    )
    width = TABLES[layout].panel(1, 4).width
    assert all(place(ids[f"action-{k}"])[0] < width - 10 for k in range(left))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("left", [0, 1, 60])
def test_the_box_shows_how_many_tokens_are_left(layout: str, left: int) -> None:
    card = by_id(drawn(position(box=left), layout))["box"]
    assert str(left) in texts(card)
    assert ("ellipse" in source(card)) == (left > 0)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_turn_cannot_be_missed(layout: str) -> None:
    picture.check_turn(EASEL, position(turn=2), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_winner_is_announced(layout: str) -> None:
    pawns = [["summit", "summit"], ["10.6", "7.1"]]
    picture.check_winners(EASEL, position(2, phase="over", turn=0, pawns=pawns), layout, (0,))


# --- what can be clicked -------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("players", "bottom", "summit"), [(4, 10, 1), (2, 8, 2), (3, 12, 2)])
def test_the_targets_of_every_open_move_glow_and_nothing_else(
    layout: str, players: int, bottom: int, summit: int
) -> None:
    box = {"bottom": bottom, "tokens": 40}
    for seen in played(players, bottom, summit)[::5]:
        picture.check_targets(EASEL, seen, layout, box)


@pytest.mark.parametrize(
    ("move", "ids"),
    [
        ("pawn 12.4", ("circle-12_4",)),
        ("drop none", ("result",)),
        ("drop 2", ("die-1",)),
        ("drop 2 2 4", ("die-1", "die-2", "die-3")),
        ("token 12.3", ("circle-12_3",)),
        ("block 7.2", ("circle-7_2",)),
        ("move 10.6 9.5", ("pawn-1-1", "circle-9_5")),
        ("move 5.2 summit", ("pawn-0-0", "summit")),
        ("push 9.4 8.3", ("pawn-0-1", "circle-8_3")),
        ("clear 9.2", ("token-9_2",)),
        ("again", ("cup",)),
        ("stop", ()),
        ("done", ()),
    ],
)
def test_what_one_clicks_for_a_move(move: str, ids: tuple[str, ...]) -> None:
    assert EASEL.targets(move, position()) == ids


def test_dice_with_the_same_value_are_alike() -> None:
    assert board.alike(position(dice=[1, 2, 2, 4, 4])) == {
        "die-1": "die-1", "die-2": "die-1", "die-3": "die-3", "die-4": "die-3"
    }  # fmt: skip
    assert board.alike(position(dice=[1, 2, 3])) == {}
    assert board.alike(position(phase="token", dice=[2, 2])) == {}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_flag_tells_what_is_left_of_dice_that_are_picked(layout: str) -> None:  # M5
    fields = position(dice=[1, 2, 2, 4, 6], dropped=0)
    told = board.preview(fields)
    assert len(told) == 2**5
    wanted = {"": 11, "die-0": 10, "die-1": 13, "die-1 die-2": 11, "die-0 die-1 die-4": 6}
    for picked, total in wanted.items():
        assert told[picked] == {"result-text": f"= {total}"}
    ids = by_id(drawn(fields, layout))
    assert all(ids.keys() >= texts.keys() for texts in told.values())
    assert ids["result-text"].text == told[""]["result-text"]
    assert board.preview(position(phase="token")) == {}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_any_of_equal_dice_may_be_clicked(layout: str) -> None:
    fields = position(dice=[2, 2, 2, 4], dropped=1)
    ids = by_id(drawn(fields, layout, moves=("drop 2", "drop 2 2")))
    assert picture.targets(ids) == {"die-0", "die-1", "die-2"}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_equal_dice_glow_together(layout: str) -> None:
    picture.check_alike(
        played(3), board.alike, lambda one: by_id(drawn(one.fields, layout, moves=one.moves))
    )


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("bottom", [8, 12])
def test_targets_are_large_enough_for_a_finger(layout: str, bottom: int) -> None:
    fields = position(pawns=[["5.1", "9.4"], ["10.6", "7.1"]], players=2)
    moves = ("token 12.3", "clear 9.2", "move 10.6 9.5", "drop 1", "again", "drop none")
    box = {"bottom": bottom, "tokens": 40}
    picture.check_breadth(by_id(drawn(fields, layout, box=box, moves=moves)), layout)
    every = by_id(drawn(fields, layout, box=box, moves=(*moves, "move 5.1 summit")))
    assert {"summit", "pawn-0-0"} < picture.targets(every)
