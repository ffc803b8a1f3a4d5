"""Positions of Himalaya as plain data: shown in full, taken back whole, refused when impossible."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import numpy as np
import pytest

import cordee
from cordee.engine.errors import ImpossiblePosition

from .drawing import DECK, GAME, at, play

ROUTE: dict[str, Any] = {
    "length": 36,
    "camps": [12, 24],
    "cave": 18,
    "slides": [[9, 5], [16, 13], [21, 15], [28, 25], [31, 26], [34, 29]],
    "snow": [11, 23, 30, 33, 35],
}
MIDDLE = """
    24  ^b    .BbY
    12  ^aac  .A
     0  _C    .     .ab
"""
MOVE = at(MIDDLE, dice="1 4 4", used="A5/6 B3/4", recovered="B12 C24").to_dict()
ROLL = at(MIDDLE, "roll").to_dict()
YETI = at(MIDDLE, "yeti").to_dict()
RECOVER = at(MIDDLE, "recover", dice="", used="A5/6").to_dict()
SUMMIT = play(at("33 *A / * !"), "4 climber")
STORM = play(at("5 .A", "yeti", deck="+3 storm"), "yeti storm")
START = GAME.new(3).to_dict()


def test_the_fields_of_a_new_game_in_order() -> None:
    fields = GAME.new(2).to_dict()
    assert fields == {
        "game": "himalaya",
        "players": 2,
        "options": {},
        "turn": 0,
        "phase": "first roll",
        "dice": [],
        "yeti": 18,
        "climber": [0, 0],
        "sherpas": [[1, 2, 3, 4], [1, 2, 3, 4]],
        "cards": [["5/6"], ["5/6"]],
        "used": [[], []],
        "recovered": [[], []],
        "deck": ["+5", "+4", "+3", "+2", "+1", "-1", "-2", "-3", "-4"],
        "route": ROUTE,
    }
    assert " ".join(fields) == (
        "game players options turn phase dice yeti climber sherpas cards used recovered deck route"
    )
    assert " ".join(fields["route"]) == "length camps cave slides snow"


SCRIPT: list[tuple[str, dict[str, Any]]] = [
    ("roll 1 2 5 5 6", {"phase": "move", "dice": [1, 2, 5, 5, 6]}),
    ("5 sherpa 3", {"turn": 1, "dice": [1, 2, 5, 6], "sherpas": [[1, 2, 4, 8], [1, 2, 3, 4]]}),
    (
        "card 6 sherpa 4",
        {
            "turn": 0,
            "sherpas": [[1, 2, 4, 8], [1, 2, 3, 10]],
            "cards": [["5/6"], []],
            "used": [[], ["5/6"]],
        },
    ),
    ("6 sherpa 4", {"turn": 1, "dice": [1, 2, 5], "sherpas": [[1, 2, 8, 10], [1, 2, 3, 10]]}),
    ("2 sherpa 10", {"turn": 0, "dice": [1, 5], "sherpas": [[1, 2, 8, 10], [1, 2, 3, 12]]}),
    ("5 sherpa 10 back", {"turn": 1, "dice": [1], "sherpas": [[1, 2, 7, 8], [1, 2, 3, 12]]}),
    ("reroll", {"phase": "roll", "dice": []}),
    ("roll 2 4 5 6 6", {"phase": "yeti", "dice": [2, 4, 5, 6, 6]}),
    ("yeti -4", {"phase": "move", "yeti": 14, "deck": list(DECK[:-2])}),
    ("4 sherpa 3", {"turn": 0, "dice": [2, 5, 6, 6], "sherpas": [[1, 2, 7, 8], [1, 2, 7, 12]]}),
    ("6 sherpa 2", {"turn": 1, "dice": [2, 5, 6], "sherpas": [[1, 7, 8, 8], [1, 2, 7, 12]]}),
    ("5 sherpa 7", {"phase": "recover", "dice": [2, 6], "sherpas": [[1, 7, 8, 8], [1, 2, 12, 12]]}),
    (
        "recover 5/6",
        {
            "turn": 0,
            "phase": "move",
            "cards": [["5/6"], ["5/6"]],
            "used": [[], []],
            "recovered": [[], [12]],
        },
    ),
    ("2 sherpa 1", {"turn": 1, "dice": [6], "sherpas": [[3, 7, 8, 8], [1, 2, 12, 12]]}),
    (
        "6 sherpa 1",
        {"turn": 0, "phase": "roll", "dice": [], "sherpas": [[3, 7, 8, 8], [2, 7, 12, 12]]},
    ),
]


def test_each_move_changes_what_it_should_and_nothing_else() -> None:
    p = GAME.new(2)
    for move, changes in SCRIPT:
        expected = {**p.to_dict(), **changes}
        assert play(p, move) == expected, move


def test_at_the_end_the_turn_is_that_of_the_last_mover() -> None:
    p = at("33 *B / * !", turn="B")
    before = p.to_dict()
    climbed = {"phase": "over", "dice": [1, 2, 3, 5, 6], "climber": [0, 36, 0]}
    assert play(p, "4 climber") == {**before, **climbed}
    p = at("5 .A", "yeti", turn="C", deck="+3 storm")
    before = p.to_dict()
    assert play(p, "yeti storm") == {**before, "phase": "over", "deck": ["+3"]}


def test_the_route_is_shown_in_order_however_it_was_given() -> None:
    given = {"camps": [24, 7, 12], "slides": [[21, 15], [9, 5]], "snow": [23, 11]}
    fields = cordee.game("himalaya", components={"route": given}).new(2).to_dict()
    assert fields["route"] == {
        **ROUTE,
        "camps": [7, 12, 24],
        "slides": [[9, 5], [21, 15]],
        "snow": [11, 23],
    }


POSSIBLE = {
    "start": START,
    "move": MOVE,
    "roll": ROLL,
    "yeti": YETI,
    "recover after the last die": RECOVER,
    "recover after a card": at(MIDDLE, "recover", used="A5/6").to_dict(),
    "recover again": at("12 ^aa 24 ^aa", "recover", used="A5/6", recovered="A12").to_dict(),
    "summit": SUMMIT,
    "storm": STORM,
    "storm, the last card": {**STORM, "deck": []},
    "storm, the first card": {**STORM, "deck": list(DECK[:-1])},
    "no card but the storm": {**YETI, "deck": ["storm"]},
    "a climber alone with the yeti": at("14 .AY").to_dict(),
    "sherpas whose climber left them with the yeti": at("14 .aaY .A").to_dict(),
    "anybody in a camp with the yeti": at("12 ^AaabbcY").to_dict(),
    "many on the base camp": at("0 _ABCDEaaaabbbbccccddddeeee", players=5).to_dict(),
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_a_possible_position_is_taken_back_unchanged(name: str) -> None:
    given = json.loads(json.dumps(POSSIBLE[name]))
    assert GAME.position(given).to_dict() == given == POSSIBLE[name]


def test_options_may_be_left_out() -> None:
    assert GAME.position({k: v for k, v in MOVE.items() if k != "options"}).to_dict() == MOVE


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_every_position_of_a_game_is_taken_back_unchanged(players: int, seed: int) -> None:
    p, choose = GAME.new(players, seed=seed), Random(seed)
    seen = set()
    while p.actor is not None:
        given = json.loads(json.dumps(p.to_dict()))
        assert GAME.position(given) == p
        seen.add(given["phase"])
        p.play(choose.choice(p.moves()))
    assert GAME.position(p.to_dict()) == p
    assert seen >= {"first roll", "roll", "yeti", "move"}


def refusal(data: Any) -> ImpossiblePosition:
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.position(data)
    return caught.value


@pytest.mark.parametrize("field", [f for f in MOVE if f not in ("game", "players", "options")])
def test_a_missing_field_is_named(field: str) -> None:
    refused = refusal({key: value for key, value in MOVE.items() if key != field})
    assert (refused.key, refused.arguments["name"]) == ("position-missing", field)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"surprise": 1}, "position-unknown"),
        ({"game": "yeti"}, "position-other-game"),
        ({"game": None}, "position-other-game"),
        ({"players": 1}, "players-out-of-range"),
        ({"players": 6}, "players-out-of-range"),
        ({"players": "3"}, "players-out-of-range"),
        ({"players": None}, "players-out-of-range"),
        ({"options": {"weather": "none"}}, "option-none"),
        ({"options": []}, "position-options"),
    ],
)
def test_what_all_games_refuse(changes: dict[str, Any], key: str) -> None:
    assert refusal({**MOVE, **changes}).key == key


@pytest.mark.parametrize("data", [None, [], "himalaya", 7])
def test_what_is_no_table_is_refused(data: Any) -> None:
    expected = "position-text-none" if isinstance(data, str) else "position-not-table"
    assert refusal(data).key == expected


SHERPAS = MOVE["sherpas"]


@pytest.mark.parametrize(
    ("changes", "key", "name"),
    [
        ({"turn": 3}, "position-whole", "turn"),
        ({"turn": -1}, "position-whole", "turn"),
        ({"turn": True}, "position-whole", "turn"),
        ({"turn": 0.0}, "position-whole", "turn"),
        ({"turn": None}, "position-whole", "turn"),
        ({"phase": "Move"}, "position-choice", "phase"),
        ({"phase": 3}, "position-choice", "phase"),
        ({"dice": [4, 1, 4]}, "position-rising", "dice"),
        ({"dice": [0, 1]}, "position-whole", "dice[0]"),
        ({"dice": [1, 7]}, "position-whole", "dice[1]"),
        ({"dice": ["1"]}, "position-whole", "dice[0]"),
        ({"dice": [1] * 7}, "position-some", "dice"),
        ({"dice": 4}, "position-some", "dice"),
        ({"dice": "4"}, "position-some", "dice"),
        ({"yeti": 0}, "position-whole", "yeti"),
        ({"yeti": 36}, "position-whole", "yeti"),
        ({"yeti": "cave"}, "position-whole", "yeti"),
        ({"climber": [0, 0]}, "position-row", "climber"),
        ({"climber": [0, 0, 0, 0]}, "position-row", "climber"),
        ({"climber": 0}, "position-row", "climber"),
        ({"climber": [0, -1, 0]}, "position-whole", "climber[1]"),
        ({"climber": [0, 0, 37]}, "position-whole", "climber[2]"),
        ({"sherpas": SHERPAS[:2]}, "position-listing", "sherpas"),
        ({"sherpas": None}, "position-listing", "sherpas"),
        ({"sherpas": [*SHERPAS[:2], 4]}, "position-list", "sherpas[2]"),
        ({"sherpas": [*SHERPAS[:2], [1, 2, 3]]}, "position-row", "sherpas[2]"),
        ({"sherpas": [*SHERPAS[:2], [1, 2, 3, 4, 5]]}, "position-row", "sherpas[2]"),
        ({"sherpas": [*SHERPAS[:2], [1, 2, 4, 3]]}, "position-rising", "sherpas[2]"),
        ({"sherpas": [*SHERPAS[:2], [1, 2, 3, 36]]}, "position-whole", "sherpas[2][3]"),
        ({"sherpas": [*SHERPAS[:2], [-1, 2, 3, 4]]}, "position-whole", "sherpas[2][0]"),
        ({"cards": [["3/4"], ["5/6"]]}, "position-listing", "cards"),
        ({"cards": [["3/4"], ["5/6"], "3/4"]}, "position-part", "cards[2]"),
        ({"cards": [["3/4"], ["5/6"], ["5/6", "3/4"]]}, "position-part", "cards[2]"),
        ({"cards": [["3/4"], ["5/6"], ["3/4", "3/4"]]}, "position-part", "cards[2]"),
        ({"cards": [["3/4"], ["5/6"], ["4/5"]]}, "position-part", "cards[2]"),
        ({"cards": [["3/4"], ["5/6"], [5]]}, "position-part", "cards[2]"),
        ({"used": [["5/6"], ["3/4"], ["5/6", "3/4"]]}, "position-part", "used[2]"),
        ({"used": [["5/6"], ["3/4"]]}, "position-listing", "used"),
        ({"recovered": [[], [12]]}, "position-listing", "recovered"),
        ({"recovered": [[], [], [24, 12]]}, "position-part", "recovered[2]"),
        ({"recovered": [[], [12, 12], []]}, "position-part", "recovered[1]"),
        ({"recovered": [[13], [], []]}, "position-part", "recovered[0]"),
        ({"recovered": [[0], [], []]}, "position-part", "recovered[0]"),
        ({"recovered": [["12"], [], []]}, "position-part", "recovered[0]"),
        ({"recovered": [12, [], []]}, "position-list", "recovered[0]"),
        ({"deck": ["+4", "+5"]}, "position-part", "deck"),
        ({"deck": ["storm", "+5"]}, "position-part", "deck"),
        ({"deck": ["+5", "+5"]}, "position-part", "deck"),
        ({"deck": ["+6"]}, "position-part", "deck"),
        ({"deck": [5]}, "position-part", "deck"),
        ({"deck": "+5"}, "position-part", "deck"),
        ({"deck": None}, "position-part", "deck"),
    ],
)
def test_a_field_of_the_wrong_shape_is_named(changes: dict[str, Any], key: str, name: str) -> None:
    refused = refusal({**MOVE, **changes})
    assert (refused.key, refused.arguments["name"]) == (key, name)


@pytest.mark.parametrize(
    ("base", "changes", "rule"),
    [
        (MOVE, {"route": {**ROUTE, "length": 37}}, "H1"),
        (MOVE, {"route": {**ROUTE, "camps": [12]}}, "H1"),
        (MOVE, {"route": {**ROUTE, "camps": [24, 12]}}, "H1"),
        (MOVE, {"route": {**ROUTE, "cave": 19}}, "H1"),
        (MOVE, {"route": {**ROUTE, "slides": ROUTE["slides"][1:]}}, "H1"),
        (MOVE, {"route": {**ROUTE, "snow": []}}, "H1"),
        (MOVE, {"route": {**ROUTE, "name": "Nepal"}}, "H1"),
        (MOVE, {"route": {}}, "H1"),
        (MOVE, {"route": None}, "H1"),
        (START, {"turn": 1}, "H2"),
        (START, {"climber": [0, 0, 1]}, "H2"),
        (START, {"sherpas": [[1, 2, 3, 4], [1, 2, 3, 5], [1, 2, 3, 4]]}, "H2"),
        (START, {"yeti": 19}, "H2"),
        (START, {"deck": list(DECK)}, "H2"),
        (START, {"deck": list(DECK[:5])}, "H2"),
        (START, {"recovered": [[], [12], []]}, "H2"),
        (
            START,
            {"cards": [["3/4", "5/6"], ["3/4", "5/6"], ["3/4"]], "used": [[], [], ["5/6"]]},
            "H2",
        ),
        (MOVE, {"cards": [["3/4"], ["5/6"], ["3/4"]]}, "H3"),
        (MOVE, {"cards": [["3/4"], ["5/6"], ["1/2", "3/4", "5/6"]]}, "H3"),
        (MOVE, {"cards": [["3/4", "5/6"], ["5/6"], ["3/4", "5/6"]]}, "H3"),
        (MOVE, {"used": [["5/6"], [], []]}, "H3"),
        (START, {"dice": [1]}, "H6"),
        (ROLL, {"dice": [1]}, "H6"),
        (ROLL, {"dice": [1] * 6}, "H6"),
        (YETI, {"dice": []}, "H6"),
        (YETI, {"dice": [1] * 5}, "H6"),
        (MOVE, {"dice": []}, "H6"),
        (MOVE, {"sherpas": [*SHERPAS[:2], [1, 2, 3, 9]]}, "H13"),
        (MOVE, {"sherpas": [*SHERPAS[:2], [1, 2, 3, 34]]}, "H13"),
        (MOVE, {"climber": [16, 25, 0]}, "H13"),
        (MOVE, {"climber": [13, 25, 13]}, "H16"),
        (MOVE, {"climber": [12, 25, 12]}, "H16"),
        (MOVE, {"phase": "recover", "turn": 2}, "H21"),
        (RECOVER, {"turn": 1}, "H21"),
        (RECOVER, {"recovered": [[12], [], []]}, "H21"),
        (RECOVER, {"cards": [["3/4", "5/6"]] * 3, "used": [[]] * 3}, "H21"),
        (RECOVER, {"sherpas": [[0, 0, 2, 12], *RECOVER["sherpas"][1:]]}, "H21"),
        (RECOVER, {"sherpas": [[0, 0, 13, 13], *RECOVER["sherpas"][1:]]}, "H21"),
        (MOVE, {"yeti": 2}, "H23"),
        (MOVE, {"climber": [13, 0, 0]}, "H23"),
        (MOVE, {"climber": [13, 24, 0]}, "H23"),
        (MOVE, {"climber": [25, 26, 0]}, "H23"),
        (MOVE, {"sherpas": [*SHERPAS[:2], [1, 2, 3, 25]]}, "H23"),
        (MOVE, {"deck": []}, "H25"),
        (ROLL, {"deck": []}, "H25"),
        (YETI, {"deck": []}, "H25"),
        (MOVE, {"climber": [36, 25, 0]}, "H26"),
        (YETI, {"climber": [36, 25, 0]}, "H26"),
        (SUMMIT, {"turn": 1}, "H26"),
        (SUMMIT, {"phase": "move"}, "H26"),
        (SUMMIT, {"dice": [1, 2, 3, 4, 5, 6]}, "H26"),
        (SUMMIT, {"climber": [35, 0, 0]}, "H27"),
        (STORM, {"deck": ["+3", "storm"]}, "H27"),
        (STORM, {"deck": list(DECK)}, "H27"),
        (STORM, {"dice": [1, 2, 3, 4, 5]}, "H27"),
    ],
)
def test_an_impossible_position_is_refused_with_the_rule(
    base: dict[str, Any], changes: dict[str, Any], rule: str
) -> None:
    refused = refusal({**copy.deepcopy(base), **changes})
    assert refused.key.startswith("impossible-")
    assert refused.arguments["rule"] == rule


IN_THE_CAVE = [{"climber": [18, 25, 0]}, {"sherpas": [*SHERPAS[:2], [1, 2, 3, 18]]}]


@pytest.mark.parametrize("changes", IN_THE_CAVE)
def test_nobody_rests_in_the_cave(changes: dict[str, Any]) -> None:
    refused = refusal({**MOVE, **changes})
    assert (refused.key, refused.arguments["space"]) == ("impossible-ground", 18)


@pytest.mark.parametrize("changes", IN_THE_CAVE)
def test_nobody_rests_in_the_cave_by_h12(changes: dict[str, Any]) -> None:
    assert refusal({**MOVE, **changes}).arguments["rule"] == "H12"


def test_a_win_on_the_summit_without_a_deck_is_refused() -> None:
    refused = refusal({**SUMMIT, "deck": []})
    assert refused.arguments["rule"] == "H25"
    assert "the game goes on" not in refused.text("en")  # it is over
    assert "la partie continue" not in refused.text("fr")


@pytest.mark.parametrize(
    "changes", [{"recovered": [[12.0], [], []]}, {"route": {**ROUTE, "length": 36.0}}]
)
def test_numbers_that_are_not_whole_are_refused(changes: dict[str, Any]) -> None:
    refusal({**MOVE, **changes})


def test_a_yeti_that_walked_without_a_card_is_refused() -> None:
    refusal({**MOVE, "deck": list(DECK[:-1])})


@pytest.mark.parametrize(
    ("base", "dice", "english", "french"),
    [
        (
            ROLL,
            [1],
            "H6: 1 die lies on the table; in phase roll it must be 0.",
            "H6\u00a0: 1 dé est sur la table\u00a0; dans la phase roll il en faut 0.",
        ),
        (
            YETI,
            [1, 2],
            "H6: 2 dice lie on the table; in phase yeti it must be 6.",
            "H6\u00a0: 2 dés sont sur la table\u00a0; dans la phase yeti il en faut 6.",
        ),
        (
            MOVE,
            [],
            "H6: 0 dice lie on the table; in phase move it must be 1 to 6.",
            "H6\u00a0: 0 dé est sur la table\u00a0; dans la phase move il en faut de 1 à 6.",
        ),
    ],
)
def test_how_many_dice_there_must_be(
    base: dict[str, Any], dice: list[int], english: str, french: str
) -> None:
    refused = refusal({**base, "dice": dice})
    assert (refused.text("en"), refused.text("fr")) == (english, french)


def test_a_list_of_a_fixed_length_is_asked_for_by_it() -> None:
    refused = refusal({**MOVE, "sherpas": [*SHERPAS[:2], [1, 2, 3]]})
    assert str(refused) == "sherpas[2] is [1, 2, 3]; it must be a list of 4 numbers."


@pytest.mark.parametrize("field", ["cards", "used", "recovered", "deck", "sherpas", "dice"])
def test_arrays_are_no_plain_data(field: str) -> None:
    array = np.array([1, 2])
    given = [array, array] if field in ("deck", "dice") else [[array, array]] * 3
    assert refusal({**MOVE, field: given})


def test_the_route_is_that_of_the_game() -> None:
    other = cordee.game("himalaya", components={"route": {"camps": [6, 12, 24]}})
    with pytest.raises(ImpossiblePosition) as caught:
        other.position(MOVE)
    assert caught.value.arguments["rule"] == "H1"
    mine = {**MOVE, "route": {**ROUTE, "camps": [6, 12, 24]}, "recovered": [[6], [], [24]]}
    assert other.position(mine).to_dict() == mine
