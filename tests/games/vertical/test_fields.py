"""Positions of Vertical as plain data: taken back whole, refused by a rule when impossible."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from cordee.engine.errors import ImpossiblePosition
from cordee.engine.game import Game
from cordee.engine.position import Position

from .drawing import GAME, KINDS, TOKENS, at, counts, play

FIELDS = [
    "game",
    "players",
    "options",
    "turn",
    "phase",
    "drawn",
    "tiles",
    "climbers",
    "bags",
    "stock",
    "piles",
]
CLIFF = """
  .    Ao^~ l^=  !     | A map:2
  .    B.   -    a     | B axe
  .    .    .    c     | C
  -1   0    1    2
"""
MOVING = at(CLIFF)


# What is shown


def test_the_fields_of_the_contract_in_order() -> None:
    assert list(GAME.new(2).to_dict()) == FIELDS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_game(players: int) -> None:
    assert GAME.new(players).to_dict() == {
        "game": "vertical",
        "players": players,
        "options": {},
        "turn": 0,
        "phase": "pack",
        "drawn": None,
        "tiles": [],
        "climbers": [None] * players,
        "bags": [dict.fromkeys(TOKENS, 0)] * players,
        "stock": dict.fromkeys(TOKENS, 5),
        "piles": [
            counts(KINDS, "plain:10 axe:2 crampons:2 ladder:2 cave:2 danger:1 fall:1"),
            counts(KINDS, "plain:8 axe:2 crampons:2 ladder:2 cave:2 danger:2 fall:2"),
            counts(KINDS, "plain:6 axe:3 crampons:3 ladder:1 cave:2 danger:2 fall:3"),
        ],
    }


def test_turn_phase_and_tile_in_hand_through_a_turn() -> None:
    p = at("A.  .   | A zipline | B", "draw")
    seen = []
    for move in ("draw cave", "place 0,1", "equip zipline 0,1", "step 0,1", "zip 1,0"):
        fields = play(p, move)
        seen.append((fields["turn"], fields["phase"], fields["drawn"]))
    assert seen == [
        (0, "place", "cave"),
        (0, "equip", None),
        (0, "move", None),
        (0, "zip", None),
        (1, "draw", None),
    ]


def test_a_fall_tile_never_shows() -> None:
    p = at("A.^  .   | A | B", "draw")
    assert play(p, "draw fall")["drawn"] is None
    p = at("A.   .   | A | B", "draw")
    assert play(p, "draw fall")["drawn"] is None


def test_tiles_by_height_then_column_and_their_tokens_in_order() -> None:
    p = at("""
      .    l~=^ -     | A
      .    .    .     | B
      -1   0    1
    """)
    assert p.to_dict()["tiles"] == [
        {"x": -1, "y": 0, "kind": "plain", "tokens": []},
        {"x": 0, "y": 0, "kind": "plain", "tokens": []},
        {"x": 1, "y": 0, "kind": "plain", "tokens": []},
        {"x": -1, "y": 1, "kind": "plain", "tokens": []},
        {"x": 0, "y": 1, "kind": "ladder", "tokens": ["carabiner", "ladder", "zipline"]},
    ]


def test_after_the_end_turn_is_that_of_the_last_turn() -> None:
    p = at("A.  B.   | A | B | C", turn="B", left="")
    fields = play(p, "stay")
    assert (fields["turn"], fields["phase"], fields["drawn"]) == (1, "over", None)
    assert fields["piles"] == [dict.fromkeys(KINDS, 0)] * 3


# Taken back


@pytest.mark.parametrize("phase", ["draw", "equip", "move", "zip"])
def test_a_drawn_position_is_taken_back_whole_in_any_phase(phase: str) -> None:
    p = at(CLIFF, phase)
    assert p.game.position(p.to_dict()).to_dict() == p.to_dict()


def test_options_left_out_are_none() -> None:
    data = MOVING.to_dict()
    del data["options"]
    assert MOVING.game.position(data).to_dict() == MOVING.to_dict()


# Refused


def refused(data: Any, game: Game = GAME) -> ImpossiblePosition:
    with pytest.raises(ImpossiblePosition) as caught:
        game.position(data)
    assert caught.value.text("fr") != caught.value.text("en")
    return caught.value


def changed(position: Position, path: str, value: Any) -> dict[str, Any]:
    """The fields, one of them changed: `bags.0.axe` is one token."""
    data = position.to_dict()
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    inner: Any = data
    for key in way:
        inner = inner[key]
    inner[last] = value
    return data


@pytest.mark.parametrize("data", [None, [], "vertical", 7])
def test_what_is_no_table_is_refused(data: Any) -> None:
    expected = "position-text-none" if isinstance(data, str) else "position-not-table"
    assert refused(data).key == expected


@pytest.mark.parametrize("field", FIELDS[3:])
def test_a_missing_field_is_named(field: str) -> None:
    data = MOVING.to_dict()
    del data[field]
    fault = refused(data)
    assert (fault.key, fault.arguments["name"]) == ("position-missing", field)


@pytest.mark.parametrize(
    ("path", "value", "key", "name"),
    [
        ("turn", 3, "position-whole", "turn"),
        ("turn", -1, "position-whole", "turn"),
        ("turn", True, "position-whole", "turn"),
        ("turn", "0", "position-whole", "turn"),
        ("phase", "roll", "position-choice", "phase"),
        ("phase", 4, "position-choice", "phase"),
        ("drawn", "fall", "position-choice", "drawn"),
        ("drawn", "map", "position-choice", "drawn"),
        ("drawn", 0, "position-choice", "drawn"),
        ("stock", [5] * 6, "position-table", "stock"),
        ("stock", {"axe": 5}, "position-table", "stock"),
        ("stock.axe", 6, "position-whole", "stock.axe"),
        ("stock.axe", -1, "position-whole", "stock.axe"),
        ("stock.axe", 1.0, "position-whole", "stock.axe"),
        ("bags.1.rope", 1, "position-table", "bags[1]"),
        ("bags.1.map", 5, "position-whole", "bags[1].map"),
        ("bags.1", None, "position-table", "bags[1]"),
        ("piles.2.cave", -1, "position-whole", "piles[2].cave"),
        ("piles.2.cave", 61, "position-whole", "piles[2].cave"),
        ("piles.2", 7, "position-table", "piles[2]"),
        ("tiles.0", [0, 0, "plain", []], "position-table", "tiles[0]"),
        ("tiles.0.note", "", "position-table", "tiles[0]"),
        ("tiles.0.x", 60, "position-whole", "tiles[0].x"),
        ("tiles.0.x", -60, "position-whole", "tiles[0].x"),
        ("tiles.0.y", -1, "position-whole", "tiles[0].y"),
        ("tiles.0.y", 60, "position-whole", "tiles[0].y"),
        ("tiles.0.kind", "fall", "position-choice", "tiles[0].kind"),
        ("climbers.0", [0], "position-row", "climbers[0]"),
        ("climbers.0", "0,0", "position-row", "climbers[0]"),
        ("climbers.0", [0, 1.0], "position-whole", "climbers[0][1]"),
        ("bags", [], "position-listing", "bags"),
        ("bags", {}, "position-listing", "bags"),
        ("piles", [{}], "position-listing", "piles"),
        ("climbers", [None], "position-listing", "climbers"),
        ("climbers", None, "position-listing", "climbers"),
    ],
)
def test_a_field_of_a_wrong_type_or_beyond_bounds_is_named(
    path: str, value: Any, key: str, name: str
) -> None:
    fault = refused(changed(MOVING, path, value), MOVING.game)
    assert (fault.key, fault.arguments["name"]) == (key, name)


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("game", "yeti", "position-other-game"),
        ("players", 1, "players-out-of-range"),
        ("players", 6, "players-out-of-range"),
        ("options", {"weather": "none"}, "option-none"),
        ("options", [], "position-options"),
        ("dice", [], "position-unknown"),
    ],
)
def test_a_field_of_another_game_is_refused(field: str, value: Any, key: str) -> None:
    assert refused(changed(MOVING, field, value), MOVING.game).key == key


@pytest.mark.parametrize(
    ("path", "value", "key", "rule"),
    [
        ("tiles", None, "impossible-tiles", "V1"),
        ("tiles", [{}] * 61, "impossible-tiles", "V1"),
        ("tiles.0.tokens", ["axe"], "impossible-tile-tokens", "V8"),
        ("tiles.0.tokens", ["zipline", "zipline"], "impossible-tile-tokens", "V8"),
        ("tiles.0.tokens", ["zipline", "carabiner"], "impossible-tile-tokens", "V8"),
        ("tiles.0.tokens", "zipline", "impossible-tile-tokens", "V8"),
        ("climbers.0", [0, 9], "impossible-climber-place", "V10"),
        ("climbers.0", [0, -1], "impossible-climber-place", "V10"),
        ("climbers.0", [0, 1], "impossible-climbers", "V10"),  # where B is
        ("climbers.0", [2, 2], "impossible-climber", "V10"),  # danger
        ("climbers.0", [2, 1], "impossible-climber", "V10"),  # axe, without one
        ("climbers.0", [2, 0], "impossible-climber", "V10"),  # crampons, without any
        ("stock.zipline", 0, "impossible-tokens", "V2"),
        ("bags.0.map", 0, "impossible-tokens", "V2"),
        ("tiles.0.tokens", ["zipline"], "impossible-tokens", "V2"),
        ("turn", 1, "impossible-turn", "V5"),
        ("phase", "draw", "impossible-turn", "V5"),
        ("phase", "place", "impossible-drawn", "V6"),
        ("phase", "over", "impossible-over", "V15"),
        ("phase", "pack", "impossible-packing", "V3"),
        ("drawn", "plain", "impossible-pile-kind", "V1"),
        ("piles.1.plain", 1, "impossible-pile-kind", "V1"),
        ("piles.1.fall", 0, "impossible-turn", "V5"),
        ("piles.1.plain", 3, "impossible-pile-more", "V1"),
        ("piles.2.cave", 1, "impossible-pile-more", "V1"),
    ],
)
def test_an_impossible_position_is_refused_by_a_rule(
    path: str, value: Any, key: str, rule: str
) -> None:
    fault = refused(changed(MOVING, path, value), MOVING.game)
    assert (fault.key, fault.arguments["rule"]) == (key, rule)


def test_tiles_are_listed_once_and_in_order() -> None:
    data = MOVING.to_dict()
    for tiles in (data["tiles"][::-1], [data["tiles"][0], *data["tiles"]]):
        fault = refused({**data, "tiles": tiles}, MOVING.game)
        assert (fault.key, fault.arguments["rule"]) == ("impossible-tiles-order", "V6")


PICTURES = [
    pytest.param(".  -  .   | A | B", "impossible-cliff", "V6", id="a gap"),
    pytest.param(
        """
          -    .     | A
          .    -     | B
        """,
        "impossible-cliff",
        "V6",
        id="a corner",
    ),
    pytest.param(
        """
          .    .     | A | B
          1    2
        """,
        "impossible-cliff",
        "V6",
        id="nothing at 0,0",
    ),
    pytest.param(
        """
          .    .     | A | B
          -    -
        """,
        "impossible-cliff",
        "V6",
        id="nothing at height 0",
    ),
    pytest.param("A!  .   | A | B", "impossible-climber", "V10", id="on danger"),
    pytest.param("Al  .   | A | B", "impossible-climber", "V10", id="on a ladder tile"),
    pytest.param("Aa  .   | A | B axe", "impossible-climber", "V10", id="on axe"),
    pytest.param("Ac  .   | A | B crampons", "impossible-climber", "V10", id="on crampons"),
    pytest.param("!^  .   | A | B", "impossible-gear", "V8", id="carabiner on danger"),
    pytest.param("!~  .   | A | B", "impossible-gear", "V8", id="zipline on danger"),
    pytest.param(".=  .   | A | B", "impossible-gear", "V8", id="ladder on plain"),
    pytest.param("o=  .   | A | B", "impossible-gear", "V8", id="ladder in a cave"),
    pytest.param("l^  .   | A | B", "impossible-gear", "V8", id="carabiner where nobody gets"),
    pytest.param("a^  .   | A | B map:4", "impossible-gear", "V8", id="carabiner without an axe"),
    pytest.param("c^  .   | A | B map:4", "impossible-gear", "V8", id="or without crampons"),
]


@pytest.mark.parametrize(("picture", "key", "rule"), PICTURES)
def test_an_impossible_cliff_is_refused_by_a_rule(picture: str, key: str, rule: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        at(picture)
    assert (caught.value.key, caught.value.arguments["rule"]) == (key, rule)


@pytest.mark.parametrize(
    "picture",
    [
        "A.   .   | A | B",
        "Al=  .   | A | B",
        "Aa   .   | A axe | B",
        "Aa^  .   | A | B axe",  # fallen there
        "Al=^ .   | A | B",
        "l~   .   | A | B",
        "a~   .   | A | B map:4",
        "c^   .   | A | B crampons",
        "a^   .   | A axe | B",
    ],
)
def test_a_possible_cliff_is_taken(picture: str) -> None:
    assert at(picture).actor == 0


@pytest.mark.parametrize(
    ("caves", "height"), [([0], None), ([3], None), ([4], 4), ([3, 6], None), ([3, 7], 7)]
)
def test_caves_too_high_are_refused_by_v7(caves: list[int], height: int | None) -> None:
    rows = ["o" if y in caves else "." for y in range(8, -1, -1)]
    picture = "\n".join([f"{rows[0]} | A | B", *rows[1:]])
    if height is None:
        assert at(picture).actor == 0
        return
    with pytest.raises(ImpossiblePosition) as caught:
        at(picture)
    assert caught.value.key == "impossible-cave"
    assert caught.value.arguments["rule"] == "V7"
    assert caught.value.arguments["height"] == height


@pytest.mark.parametrize("picture", ["A.  .~   | A | B", ".~  .   | A | B"])
def test_zip_needs_a_climber_on_a_zipline(picture: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        at(picture, "zip")
    assert (caught.value.key, caught.value.arguments["rule"]) == ("impossible-zip", "V12")


@pytest.mark.parametrize(
    ("phase", "turn", "key", "rule"),
    [
        ("draw", 1, "impossible-over", "V15"),  # nothing is left to draw
        ("draw", 0, "impossible-turn", "V5"),
        ("over", 1, "impossible-turn", "V5"),
    ],
)
def test_the_end_of_the_tiles_is_the_end(phase: str, turn: int, key: str, rule: str) -> None:
    p = at("A.  .   | A | B", left="")
    p.play("stay")
    fault = refused({**p.to_dict(), "phase": phase, "turn": turn}, p.game)
    assert (fault.key, fault.arguments["rule"]) == (key, rule)


@pytest.mark.parametrize("phase", ["equip", "move"])
def test_a_turn_begins_with_a_tile(phase: str) -> None:
    fault = refused({**packing(1, "map:4", "axe:4"), "phase": phase})
    assert (fault.key, fault.arguments["rule"]) == ("impossible-turn", "V5")


def test_one_pile_after_the_other() -> None:
    data = GAME.new(2).to_dict()
    data.update(phase="equip", turn=0, bags=[counts(TOKENS, "map:2 axe:2")] * 2)
    data["stock"].update(map=1, axe=1)
    for number, right in ((0, True), (1, False), (2, False)):
        fall = copy.deepcopy(data)
        fall["piles"][number]["fall"] -= 1
        if right:
            assert GAME.position(fall).to_dict() == fall
        else:
            fault = refused(fall)
            assert (fault.key, fault.arguments["rule"]) == ("impossible-pile-order", "V5")


# Packing


def packing(turn: int, *bags: str) -> dict[str, Any]:
    """A game of so many, still packing."""
    data = GAME.new(len(bags)).to_dict()
    data.update(turn=turn, bags=[counts(TOKENS, bag) for bag in bags])
    for token in TOKENS:
        data["stock"][token] -= sum(bag[token] for bag in data["bags"])
    return data


@pytest.mark.parametrize(
    ("turn", "bags", "right"),
    [
        (0, ("", ""), True),
        (1, ("map", ""), True),
        (2, ("map", "map", ""), True),
        (0, ("map", "axe"), True),
        (1, ("map:4", "axe:3"), True),
        (1, ("", ""), False),  # not whose turn it is
        (0, ("map", ""), False),
        (1, ("", "map"), False),  # not in seat order
        (0, ("map:2", ""), False),  # not one at a time
        (1, ("map:2", "axe", "axe:0"), False),
        (0, ("map:4", "axe:4"), False),  # all packed: tiles are drawn now
    ],
)
def test_tokens_are_packed_in_turn(turn: int, bags: tuple[str, ...], right: bool) -> None:
    data = packing(turn, *bags)
    if right:
        assert GAME.position(data).to_dict() == data
    else:
        fault = refused(data)
        assert (fault.key, fault.arguments["rule"]) == ("impossible-packing", "V3")


@pytest.mark.parametrize(
    ("bags", "right"),
    [
        (("map:4", "axe:4"), True),
        (("map:3", "axe:4"), False),
        (("map:3 axe", "axe:4 zipline"), False),
    ],
)
def test_four_tokens_each_before_a_tile_is_drawn(bags: tuple[str, ...], right: bool) -> None:
    data = {**packing(0, *bags), "phase": "draw"}
    if right:
        assert GAME.position(data).to_dict() == data
    else:
        fault = refused(data)
        assert (fault.key, fault.arguments["rule"]) == ("impossible-packed", "V3")


@pytest.mark.parametrize(
    ("data", "english", "french"),
    [
        (
            {**packing(0, "map:1", ""), "phase": "draw"},
            "V3: 1 token has left the stock; after packing it must be 8.",
            "V3\u00a0: 1 jeton a quitté le stock\u00a0; une fois les sacs prêts il en faut 8.",
        ),
        (
            {**packing(0, "map:4", "axe:4"), "phase": "move"},
            "V5: after 0 tiles drawn it must be another seat’s turn.",
            "V5\u00a0: après 0 tuile piochée, c’est à une autre place de jouer.",
        ),
    ],
)
def test_a_refusal_in_words(data: dict[str, Any], english: str, french: str) -> None:
    fault = refused(data)
    assert (fault.text("en"), fault.text("fr")) == (english, french)


@pytest.mark.parametrize(
    ("picture", "english"),
    [
        (
            ".=  .   | A | B",
            "V8: the tokens on 0,0 cannot all be there (plain): ladders go on ladder tiles, ",
        ),
        (
            "Aa  .   | A | B axe",
            "V10: seat 1 cannot have come to 0,0, a tile of kind axe.",
        ),
    ],
)
def test_a_refused_cliff_in_words(picture: str, english: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        at(picture)
    assert english in caught.value.text("en")


def test_after_one_tile_it_is_the_seconds_turn() -> None:
    data = {**first_tile(packing(0, "map:4", "axe:4")), "phase": "draw"}
    fault = refused(data)
    assert str(fault) == "V5: after 1 tile drawn it must be another seat’s turn."
    assert fault.text("fr") == "V5\u00a0: après 1 tuile piochée, c’est à une autre place de jouer."


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("tiles.0.tokens", "impossible-tile-tokens"),
        ("climbers.0", "position-whole"),
        ("bags", "position-listing"),
    ],
)
def test_arrays_are_no_plain_data(path: str, key: str) -> None:
    array = np.array([1, 2])
    assert refused(changed(MOVING, path, [array, array]), MOVING.game).key == key


def test_five_tokens_in_a_bag_are_refused_by_v3() -> None:
    fault = refused({**packing(0, "map:3", "axe:4 zipline"), "phase": "draw"})
    assert str(fault) == "V3: seat 2 has 5 tokens in the bag; it packs four."


# Beyond what is checked now


def first_tile(data: dict[str, Any]) -> dict[str, Any]:
    """The same, but that a tile was drawn and placed."""
    data["piles"][0]["plain"] -= 1
    return {**data, "tiles": [{"x": 0, "y": 0, "kind": "plain", "tokens": []}]}


def fall(data: dict[str, Any]) -> dict[str, Any]:
    """The same, but that a fall tile was drawn."""
    data["piles"][0]["fall"] -= 1
    return data


FULL = ("map:4", "axe:4")


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(first_tile(packing(1, "map", "")), id="V3: a tile placed while packing"),
        pytest.param(fall(packing(1, "map", "")), id="V3: a fall drawn while packing"),
        pytest.param(
            {**first_tile(packing(0, *FULL)), "phase": "equip", "climbers": [None, [0, 0]]},
            id="V9: on the cliff before the first turn",
        ),
        pytest.param(
            {**first_tile(packing(0, *FULL)), "phase": "move", "climbers": [[0, 0], None]},
            id="V9: on the cliff before the first move",
        ),
    ],
)
def test_what_no_game_comes_to(data: dict[str, Any]) -> None:
    refused(data)


def test_a_refusal_has_plain_numbers() -> None:
    assert "np." not in str(refused(changed(MOVING, "drawn", "plain"), MOVING.game))


def test_v5_the_tile_in_hand_is_of_the_pile_drawn_from() -> None:
    p = at("o  .   | A | B", "draw", left="plain:2")
    data = play(p, "draw plain")
    data["tiles"][0]["kind"], data["drawn"] = "plain", "cave"  # a cave is not in that pile
    refused(data, p.game)
