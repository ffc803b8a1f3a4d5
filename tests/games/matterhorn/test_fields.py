"""Positions of Matterhorn as plain data: taken back whole, refused by a rule when impossible."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import numpy as np
import pytest

import cordee
from cordee.engine.errors import ImpossiblePosition
from cordee.engine.position import Position

from .drawing import GAME, TEN_TOKENS, at, board, play

OPEN = """
    12 A . . B . . B . . A
"""
MIDDLE = """
     ^            B
     5        . A .
     8     . * . o . .
    11  . . * . o . . B .
    12 A . . o . . . . . .
"""
LAST_STEP = """
     ^          A B
     5        . A .
     8     . * . o . .
    11  . . * . o . . B .
    12 . . . o . . . . . .
"""
AT = {
    "setup": GAME.new(2).to_dict(),
    "roll": at(OPEN).to_dict(),
    "again": at(MIDDLE, dropped=1).to_dict(),
    "drop": at(MIDDLE, "drop", dice="1 1 5 5 6").to_dict(),
    "token": at(MIDDLE, "token", dice="1 5 6").to_dict(),
    "bonus": at(MIDDLE, "bonus", dice="5 6").to_dict(),
    "choose": at(MIDDLE, "choose").to_dict(),
    "actions": at(MIDDLE, "actions", actions_left=1).to_dict(),
    "block": at(MIDDLE, "block", dice="1 1 1 1 1").to_dict(),
    "over": play(at(LAST_STEP, "actions"), "move 5.2 summit"),
}


DEARER_THAN_THE_TURN = {
    "options": {"summit": 2},
    "action_tokens": ["8.2"],
    "box": 36,
    "actions_left": 0,
}


def changed(base: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(base), **fields}


def refused(data: Any) -> tuple[str, str | None]:
    """The key of the refusal, and the rule that it names."""
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.position(data)
    return caught.value.key, caught.value.arguments.get("rule")


# What is shown


@pytest.mark.parametrize("base", AT.values(), ids=AT)
def test_to_dict_has_the_fields_of_the_contract_in_order(base: dict[str, Any]) -> None:
    assert list(base) == [
        "game",
        "players",
        "options",
        "turn",
        "phase",
        "dice",
        "dropped",
        "pawns",
        "action_tokens",
        "obstacles",
        "actions_left",
        "box",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game(players: int) -> None:
    assert GAME.new(players).to_dict() == {
        "game": "matterhorn",
        "players": players,
        "options": {"summit": 1},
        "turn": players - 1,
        "phase": "setup",
        "dice": [],
        "dropped": 0,
        "pawns": [[] for _ in range(players)],
        "action_tokens": [],
        "obstacles": [],
        "actions_left": 0,
        "box": 40,
    }


def walk(position: Position, *moves: str) -> list[tuple[Any, ...]]:
    """Whose turn, the phase, dice, how many dropped and the actions left, after each move."""
    names = ("turn", "phase", "dice", "dropped", "actions_left")
    steps = []
    for move in moves:
        fields = play(position, move)
        steps.append(tuple(fields[name] for name in names))
    return steps


def test_the_fields_through_a_turn_that_stops() -> None:
    moves = ("roll 1 1 5 5 6", "drop 1 5", "token 12.2", "clear 9.1", "again")
    rest = ("roll 2 6 6", "drop 6", "token 8.1", "stop", "move 12.1 11.1", "done")
    assert walk(at(f"9 o . . . . . . {OPEN}"), *moves, *rest) == [
        (0, "drop", [1, 1, 5, 5, 6], 0, 0),
        (0, "token", [1, 5, 6], 2, 0),
        (0, "bonus", [1, 5, 6], 2, 1),
        (0, "choose", [1, 5, 6], 2, 0),
        (0, "roll", [], 2, 0),
        (0, "drop", [2, 6, 6], 2, 0),
        (0, "token", [2, 6], 3, 0),
        (0, "choose", [2, 6], 3, 0),
        (0, "actions", [2, 6], 3, 2),
        (0, "actions", [2, 6], 3, 1),
        (1, "roll", [], 0, 0),
    ]


def test_the_fields_through_a_failure() -> None:
    moves = ("roll 1 1 2 6 6", "drop 1 6", "token 9.2", "again", "roll 1 1 4")
    p = at(OPEN)
    assert walk(p, *moves) == [
        (0, "drop", [1, 1, 2, 6, 6], 0, 0),
        (0, "token", [1, 2, 6], 2, 0),
        (0, "choose", [1, 2, 6], 2, 0),
        (0, "roll", [], 2, 0),
        (0, "drop", [1, 1, 4], 2, 0),
    ]
    assert walk(p, "drop none") == [(0, "block", [1, 1, 4], 2, 0)]
    assert p.to_dict()["action_tokens"] == ["9.2"]  # turned over when it is answered
    assert walk(p, "block 8.1") == [(1, "roll", [], 0, 0)]
    assert p.to_dict()["obstacles"] == ["9.2", "8.1"]


def test_the_fields_at_the_end_stay_as_they_were() -> None:
    before = at(LAST_STEP, "actions").to_dict()
    assert AT["over"] == changed(
        before, phase="over", pawns=[["summit", "summit"], ["11.8", "summit"]], actions_left=1
    )


def test_a_win_by_the_bonus_leaves_no_action() -> None:
    p = at(LAST_STEP.replace(". A .", "* A ."), "bonus")
    assert walk(p, "move 5.2 summit") == [(0, "over", [1, 1, 2, 2, 5], 0, 0)]


def test_pawns_are_sorted_as_text_tokens_by_row_and_number() -> None:
    p = GAME.new(2)
    fields = play(p, "pawn 12.4", "pawn 12.10", "pawn 12.9", "pawn 12.1")
    assert fields["pawns"] == [["12.1", "12.9"], ["12.10", "12.4"]]
    fields = at(
        """
         ^          B
         5        o * A
         8     . o . * . .
         9    . A . . . . .
        12 . o . . B . . . o o
        """,
    ).to_dict()
    assert fields["pawns"] == [["5.3", "9.2"], ["12.5", "summit"]]
    assert fields["action_tokens"] == ["8.4", "5.2"]
    assert fields["obstacles"] == ["12.2", "12.9", "12.10", "8.2", "5.1"]


# What is taken back


@pytest.mark.parametrize("base", AT.values(), ids=AT)
def test_a_position_is_taken_back_whole(base: dict[str, Any]) -> None:
    assert GAME.position(base).to_dict() == base
    assert json.loads(json.dumps(base)) == base


@pytest.mark.parametrize(
    ("components", "players", "summit"),
    [
        ({}, 2, 1),
        ({}, 3, 2),
        ({}, 4, 1),
        ({"tokens": 10, "bottom": 8}, 4, 2),
        ({"tokens": 60, "bottom": 12}, 2, 1),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_is_taken_back(
    components: dict[str, int], players: int, summit: int, seed: int
) -> None:
    game = cordee.game("matterhorn", components=components)
    p = game.new(players, seed=seed, summit=summit)
    choose = Random(seed)
    while p.actor is not None and len(p.plies) < 400:
        p.play(choose.choice(p.moves()))
        again = game.position(p.to_dict())
        assert again.to_dict() == p.to_dict()
        assert again.codes() == p.codes()


def test_options_left_out_are_the_defaults() -> None:
    data = copy.deepcopy(AT["actions"])
    del data["options"]
    assert GAME.position(data).to_dict() == AT["actions"]


def test_the_option_is_taken_back() -> None:
    data = at(MIDDLE, "actions", summit=2).to_dict()
    assert data["options"] == {"summit": 2}
    assert GAME.position(data).to_dict() == data


def test_tuples_do_as_well_as_lists() -> None:
    data = changed(AT["choose"], dice=(1, 1, 1, 2, 6), action_tokens=("11.3", "8.2"))
    assert GAME.position(data).to_dict() == AT["choose"]


def test_the_given_data_are_not_kept() -> None:
    data = copy.deepcopy(AT["choose"])
    p = GAME.position(data)
    play(p, "stop", "clear 8.4")
    assert data == AT["choose"]


@pytest.mark.parametrize(
    ("phase", "fields"),
    [
        ("roll", {"pawns": [["5.1", "5.3"], ["12.1", "5.2"]]}),  # full, but of pawns
        ("again", {"dropped": 0}),
        ("again", {"dropped": 3}),
        ("block", {"dice": [1, 3], "dropped": 3}),
        ("block", {"dice": [1, 2, 5], "dropped": 2}),  # 8: a row with a token of this turn
        ("actions", {"actions_left": 2}),
        ("over", {"actions_left": 0}),
    ],
)
def test_a_possible_position_is_taken(phase: str, fields: dict[str, Any]) -> None:
    data = changed(AT[phase], **fields)
    assert GAME.position(data).to_dict() == data


# What is refused


@pytest.mark.parametrize("data", [None, [], "matterhorn", 7])
def test_what_is_no_table_is_refused(data: Any) -> None:
    expected = "position-text-none" if isinstance(data, str) else "position-not-table"
    assert refused(data) == (expected, None)


@pytest.mark.parametrize("name", list(AT["actions"])[3:])
def test_a_missing_field_is_named(name: str) -> None:
    data = copy.deepcopy(AT["actions"])
    del data[name]
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.position(data)
    assert (caught.value.key, caught.value.arguments["name"]) == ("position-missing", name)


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"surprise": 1}, "position-unknown"),
        ({"game": "yeti"}, "position-other-game"),
        ({"game": None}, "position-other-game"),
        ({"players": 1}, "players-out-of-range"),
        ({"players": 5}, "players-out-of-range"),
        ({"players": "2"}, "players-out-of-range"),
        ({"options": {"summit": 3}}, "option-value"),
        ({"options": {"summit": True}}, "option-value"),
        ({"options": {"weather": "none"}}, "option-unknown"),
        ({"options": 7}, "position-options"),
    ],
)
def test_another_table_is_refused(fields: dict[str, Any], key: str) -> None:
    assert refused(changed(AT["actions"], **fields))[0] == key


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("turn", 2),
        ("turn", -1),
        ("turn", "0"),
        ("turn", False),
        ("phase", "end"),
        ("phase", "Actions"),
        ("phase", 6),
        ("dice", [1, 1, 1, 2, 2, 6]),
        ("dice", "11126"),
        ("dice", {}),
        ("dice", [0, 1, 1, 2, 6]),
        ("dice", [1, 1, 1, 2, 7]),
        ("dice", [1, 1, 1, 2, 6.0]),
        ("dice", [True, 1, 1, 2, 6]),
        ("dice", [6, 2, 1, 1, 1]),
        ("dropped", 5),
        ("dropped", -1),
        ("dropped", None),
        ("pawns", []),
        ("pawns", [["12.1", "5.2"], ["11.8", "summit"], []]),
        ("pawns", {"A": ["12.1", "5.2"]}),
        ("pawns", [["12.1", "5.2"], "summit"]),
        ("actions_left", 9),
        ("actions_left", -1),
        ("actions_left", 1.0),
        ("box", -1),
        ("box", 41),
        ("box", "35"),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(name: str, value: Any) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.position(changed(AT["actions"], **{name: value}))
    assert caught.value.key.startswith("position-")
    assert caught.value.arguments["name"].split("[")[0] == name


def test_as_many_rows_of_pawns_as_players() -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.position(changed(AT["actions"], players=3))
    assert (caught.value.arguments["name"], caught.value.arguments["count"]) == ("pawns", 3)


@pytest.mark.parametrize(
    "place", ["12.11", "5.4", "4.1", "13.1", "8.0", "08.1", "8", "", 8.1, None]
)
def test_m1_what_is_no_circle_of_the_mountain_is_refused(place: Any) -> None:
    right = ("impossible-circle", "M1")
    pawns = [sorted([place, "12.1"], key=str), ["11.8", "summit"]]
    assert refused(changed(AT["actions"], pawns=pawns)) == right
    assert refused(changed(AT["actions"], action_tokens=["11.3", "8.2", place])) == right
    assert refused(changed(AT["actions"], obstacles=[place])) == right


@pytest.mark.parametrize(
    ("fields", "key", "rule"),
    [
        ({"obstacles": ["summit"]}, "circle", "M1"),
        ({"action_tokens": ["8.2", "summit"]}, "circle", "M1"),
        ({"pawns": [["11.1", "12.1", "5.2"], ["11.8", "summit"]]}, "pawns", "M2"),
        ({"pawns": [["5.2", "12.1"], ["11.8", "summit"]]}, "pawns", "M2"),
        ({"pawns": [["12.4", "12.10"], ["11.8", "summit"]]}, "pawns", "M2"),
        ({"pawns": [["12.1", "12.1"], ["11.8", "summit"]]}, "circle-taken", "M2"),
        ({"pawns": [["12.1", "5.2"], ["12.1", "summit"]]}, "circle-taken", "M2"),
        ({"action_tokens": ["12.1", "8.2"]}, "circle-taken", "M2"),
        ({"obstacles": ["11.3", "8.4"]}, "circle-taken", "M2"),
        ({"obstacles": ["8.4", "8.4"]}, "circle-taken", "M2"),
        ({"obstacles": "8.4"}, "circles", None),
        ({"action_tokens": None}, "circles", None),
        ({"action_tokens": ["8.2", "11.3"]}, "circles-order", None),
        ({"obstacles": ["8.4", "11.5", "12.4"]}, "circles-order", None),
        ({"obstacles": ["12.10", "12.4"], "box": 36}, "circles-order", None),
        ({"box": 34}, "box", "M2"),
        ({"box": 36}, "box", "M2"),
        ({"pawns": [["12.1"], ["11.8", "summit"]]}, "setup", "M3"),
        ({"pawns": [["12.1", "5.2"], []]}, "setup", "M3"),
        ({"dice": [1, 1, 2, 6]}, "dice", "M5"),
        ({"dropped": 1}, "dice", "M5"),
        ({"dice": []}, "dice", "M5"),
        ({"action_tokens": ["11.3", "8.2", "8.3"], "box": 34}, "action-twice", "M6"),
        ({"dice": [1, 1, 1, 3, 6]}, "last-token", "M6"),
        ({"dice": [1, 1, 1, 1, 4]}, "last-token", "M6"),
        ({"dice": [1, 1, 3, 4, 6]}, "last-token", "M6"),
        ({"dice": [1, 1, 3, 4, 6], "action_tokens": ["11.3", "5.1"]}, "last-token", "M6"),
        ({"actions_left": 0}, "actions", "M11"),
        ({"actions_left": 3}, "actions", "M11"),
        ({"pawns": [["summit", "summit"], ["11.8", "summit"]]}, "end", "M18"),
        ({"pawns": [["12.1", "5.2"], ["summit", "summit"]]}, "end", "M18"),
    ],
)
def test_impossible_actions_are_refused(fields: dict[str, Any], key: str, rule: str | None) -> None:
    assert refused(changed(AT["actions"], **fields)) == (f"impossible-{key}", rule)


@pytest.mark.parametrize(
    ("phase", "fields", "key", "rule"),
    [
        ("setup", {"pawns": [["12.1"], []]}, "setup", "M3"),
        ("setup", {"pawns": [["12.1"], ["12.2"]]}, "setup", "M3"),
        ("setup", {"pawns": [[], ["12.1", "12.2"]]}, "setup", "M3"),
        ("setup", {"turn": 0}, "setup", "M3"),
        ("setup", {"pawns": [[], ["11.2"]]}, "setup-board", "M3"),
        ("setup", {"pawns": [[], ["summit"]]}, "setup-board", "M3"),
        ("setup", {"obstacles": ["12.1"], "box": 39}, "setup-board", "M3"),
        ("setup", {"dice": [1, 1, 5, 5, 6]}, "dice", "M5"),
        ("setup", {"dropped": 1}, "dropped", "M7"),
        ("setup", {"actions_left": 1}, "actions", "M11"),
        ("roll", {"dice": [1, 1, 5, 5, 6]}, "dice", "M5"),
        ("roll", {"dropped": 1}, "dropped", "M7"),
        ("roll", {"actions_left": 1}, "actions", "M11"),
        ("roll", {"obstacles": ["5.1", "5.2", "5.3"], "box": 37}, "full-row", "M12"),
        (
            "roll",
            {"pawns": [["12.1", "5.2"], ["12.4", "5.3"]], "obstacles": ["5.1"], "box": 39},
            "full-row",
            "M12",
        ),
        ("roll", {"pawns": [["summit", "summit"], ["12.1", "12.2"]]}, "end", "M18"),
        ("again", {"dice": [1, 1, 5, 5]}, "dice", "M5"),
        ("again", {"actions_left": 2}, "actions", "M11"),
        ("drop", {"dice": [1, 1, 1, 1, 1]}, "drop", "M10"),
        ("drop", {"dice": [1, 1, 3, 3, 3]}, "drop", "M10"),
        ("drop", {"dice": []}, "dice", "M5"),
        ("drop", {"actions_left": 1}, "actions", "M11"),
        ("token", {"dice": [1, 1, 2]}, "token", "M6"),
        ("token", {"dice": [3, 4, 6]}, "token", "M6"),
        ("token", {"dice": [1, 1, 6], "action_tokens": ["11.3", "6.2"]}, "token", "M6"),
        ("token", {"dropped": 3}, "dice", "M5"),
        ("token", {"actions_left": 1}, "actions", "M11"),
        ("bonus", {"actions_left": 0}, "actions", "M11"),
        ("bonus", {"actions_left": 2}, "actions", "M11"),
        ("bonus", {"dice": [2, 6]}, "bonus", "M8"),
        ("bonus", {"dice": [4, 6]}, "last-token", "M6"),
        ("choose", {"actions_left": 2}, "actions", "M11"),
        ("choose", {"dice": [1, 1, 2, 2, 6]}, "last-token", "M6"),
        ("block", {"dice": [1, 1, 5, 5, 6]}, "block", "M10"),
        ("block", {"actions_left": 1}, "actions", "M11"),
        ("block", {"dice": []}, "dice", "M5"),
        ("over", {"actions_left": 2}, "actions", "M11"),
        ("over", {"turn": 1}, "end", "M18"),
        ("over", {"pawns": [["12.1", "summit"], ["11.8", "summit"]]}, "end", "M18"),
        ("over", {"pawns": [["summit", "summit"], ["summit", "summit"]]}, "end", "M18"),
        ("over", {"dice": []}, "dice", "M5"),
        ("over", {"dice": [1, 1, 1, 3, 6]}, "last-token", "M6"),
        ("over", DEARER_THAN_THE_TURN, "summit-price", "M19"),
    ],
)
def test_an_impossible_position_of_a_phase_is_refused(
    phase: str, fields: dict[str, Any], key: str, rule: str
) -> None:
    assert refused(changed(AT[phase], **fields)) == (f"impossible-{key}", rule)


def test_m7_dice_are_dropped_for_a_token_only() -> None:
    """Nothing is dropped by a failure, and the first token of a turn is still to be placed."""
    nothing_placed = {"action_tokens": [], "box": 37}
    for phase in ("drop", "block"):
        data = changed(AT[phase], dice=[1, 1, 3], dropped=2, **nothing_placed)
        assert refused(data) == ("impossible-dropped", "M7")
    assert GAME.position(changed(AT["token"], **nothing_placed)).to_dict()["dropped"] == 2


@pytest.mark.parametrize(
    ("phase", "dice", "key", "rule"),
    [
        ("roll", [], "box-empty", "M13"),
        ("drop", [1, 1, 2, 2, 6], "drop", "M10"),
        ("token", [1, 1, 2, 2, 6], "token", "M6"),
        ("block", [1, 1, 1, 1, 1], "block", "M10"),
    ],
)
def test_without_a_token_in_the_box(phase: str, dice: list[int], key: str, rule: str) -> None:
    obstacles = [f"{row}.{i}" for row in (12, 11) for i in range(1, 6)]
    data = changed(
        AT["roll"],
        phase=phase,
        dice=dice,
        pawns=[["12.7", "12.8"], ["10.1", "9.1"]],
        obstacles=obstacles,
        box=0,
    )
    with pytest.raises(ImpossiblePosition) as caught:
        TEN_TOKENS.position(data)
    assert (caught.value.key, caught.value.arguments["rule"]) == (f"impossible-{key}", rule)


@pytest.mark.parametrize(
    ("phase", "fields", "english", "french"),
    [
        (
            "roll",
            {"actions_left": 1},
            "M11: actions_left is 1; in phase roll it must be 0.",
            "M11\u00a0: actions_left vaut 1\u00a0; dans la phase roll il faut 0.",
        ),
        (
            "actions",
            {"actions_left": 3},
            "M11: actions_left is 3; in phase actions it must be from 1 to 2.",
            "M11\u00a0: actions_left vaut 3\u00a0; dans la phase actions il faut de 1 à 2.",
        ),
        (
            "over",
            {"action_tokens": [], "box": 37, "actions_left": 0},
            "M6: the result of the dice is 8, but no action token lies in a row with that number.",
            "M6\u00a0: le résultat des dés est 8, mais aucun jeton côté action n’est sur une ligne",
        ),
        (
            "choose",
            {"dice": [1, 1, 2, 2, 2]},
            "M6: the result of the dice is 0, but no action token lies in a row with that number.",
            "M6\u00a0: le résultat des dés est 0, mais aucun jeton côté action n’est sur une ligne",
        ),
        (
            "roll",
            {"pawns": [["12.1", "12.2"], ["12.4"]]},
            "M3: seat 2 has 1 pawn on the mountain;",
            "M3\u00a0: la place 2 a 1 pion sur la montagne\u00a0;",
        ),
        (
            "setup",
            {"dice": [1]},
            "M5: dice shows 1; in phase setup it must be 0.",
            "M5\u00a0: dice montre 1 dé\u00a0; dans la phase setup il en faut 0.",
        ),
        (
            "over",
            DEARER_THAN_THE_TURN,
            "M19: the step to the summit takes 2 actions of one stop, and 1 token was placed.",
            "M19\u00a0: le pas vers le sommet prend 2 actions d’un même arrêt, et un seul jeton a",
        ),
    ],
)
def test_a_refusal_in_words(phase: str, fields: dict[str, Any], english: str, french: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.position(changed(AT[phase], **fields))
    assert english in caught.value.text("en")
    assert french in caught.value.text("fr")


def test_m2_more_tokens_than_there_are_is_refused() -> None:
    obstacles = [f"{row}.{i}" for row in (11, 10) for i in range(1, 8)][:13]
    with pytest.raises(ImpossiblePosition) as caught:
        TEN_TOKENS.position(changed(AT["roll"], obstacles=obstacles, box=0))
    assert str(caught.value) == "M2: 13 tokens lie on the mountain; there are 10."
    assert caught.value.text("fr") == (
        "M2\u00a0: 13 jetons sont sur la montagne\u00a0; il y en a 10."
    )


@pytest.mark.parametrize("place", [np.array([1, 2]), np.array(["summit", "summit"])])
def test_what_is_no_plain_data_is_no_circle(place: Any) -> None:
    right = ("impossible-circle", "M1")
    assert refused(changed(AT["actions"], pawns=[[place, place], []])) == right
    assert refused(changed(AT["actions"], obstacles=[place, "8.4"])) == right


def test_the_mountain_and_the_tokens_are_those_of_the_box() -> None:
    wide = cordee.game("matterhorn", components={"bottom": 12, "tokens": 41})
    data = changed(AT["actions"], pawns=[["12.12", "5.5"], ["11.8", "summit"]], box=36)
    assert wide.position(data).to_dict() == data
    assert refused(data) == ("impossible-circle", "M1")


def test_m19_a_win_has_paid_for_its_last_step() -> None:
    won = play(at(LAST_STEP, "actions", summit=2), "move 5.2 summit")
    assert GAME.position(won).to_dict() == won
    dearer = won["actions_left"] + 1
    assert refused({**won, "actions_left": dearer}) == ("impossible-actions", "M11")


def test_m12_a_first_roll_finds_no_full_row() -> None:
    full = board("5 o o o\n12 A A B B . . . . . .")
    first = {**AT["drop"], **full, "players": 2, "dropped": 0, "dice": [1, 1, 1, 3, 6], "turn": 0}
    first |= {"box": 37}
    assert refused(first) == ("impossible-full-row", "M12")
