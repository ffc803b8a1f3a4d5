"""Positions of Yeti as plain data: taken back whole, refused with the reason when impossible."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import cordee
from cordee.engine.errors import CordeeError, ImpossiblePosition

from .drawing import GAME, at, dice

OPEN = r"""
      /A    \      A 12 peak:8 goggles
     /       \     B 20 held:1
    /    B    \    C 3
   /    C      \
"""
KEEPING = at(OPEN, "keep", rolled="snow:1 print:2", kept="tent:3").to_dict()
COINS = at(OPEN.replace(" held:1", ""), "coins", kept="coin:2 tent:5").to_dict()
WEATHER = at(OPEN.replace(" held:1", ""), "coins", kept="coin:2 tent:5", weather="press+").to_dict()


def changed(base: dict[str, Any], **fields: Any) -> dict[str, Any]:
    data = copy.deepcopy(base)
    data.update(fields)
    return data


def refused(data: Any) -> str:
    with pytest.raises(CordeeError) as caught:
        GAME.position(data)
    assert caught.value.text("fr")
    return str(caught.value)


def test_to_dict_has_the_fields_of_the_contract_in_order() -> None:
    assert list(GAME.new(2).to_dict()) == [
        "game",
        "players",
        "options",
        "turn",
        "phase",
        "lap",
        "yeti",
        "score",
        "level",
        "peak",
        "held",
        "rolled",
        "kept",
        "equipment",
        "weather",
        "weather_seen",
        "used",
        "ending",
    ]


@pytest.mark.parametrize("base", [KEEPING, COINS, WEATHER])
def test_a_position_is_taken_back_whole(base: dict[str, Any]) -> None:
    assert GAME.position(base).to_dict() == base


def test_options_left_out_are_the_defaults() -> None:
    data = copy.deepcopy(COINS)
    del data["options"]
    assert GAME.position(data).to_dict() == COINS


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"kept": dice("coin:4 tent:5")}, "9 dice"),
        ({"level": [3, 5, 0]}, "level[1] is 5; it must be a whole number from 0 to 3"),
        ({"level": [3, 1]}, "must be a list of 3 numbers"),
        ({"level": [3, 1, True]}, "level[2] is true"),
        ({"level": "310"}, "must be a list"),
        ({"equipment": {**COINS["equipment"], "lens": [0, 1]}}, "one seat from 0 to 2"),
        ({"equipment": {**COINS["equipment"], "lens": 3}}, "one seat from 0 to 2"),
        ({"equipment": {"lens": 0}}, "table with the keys purse, guide"),
        ({"score": [12, -1, 3]}, "score[1] is -1"),
        ({"score": [12, 1.5, 3]}, "score[1] is 1.5"),
        ({"phase": "storm"}, "must be one of show, weather, roll"),
        ({"phase": 3}, "must be one of"),
        ({"turn": 3}, "turn is 3"),
        ({"ending": 1}, "must be true or false"),
        ({"score": [12, 50, 3]}, "Y26"),
        ({"phase": "over"}, "Y11"),
        ({"peak": [6, 0, 0]}, "Y3"),
        ({"peak": [8, 4, 0]}, "Y3"),
        ({"level": [3, 3, 0]}, "Y19"),
        ({"used": ["purse", "goggles"]}, "in this order"),
        ({"used": ["lens"]}, "in this order"),
        ({"used": "goggles"}, "in this order"),
        ({"used": ["thaw"]}, "thaw cannot have been used"),
        ({"used": ["guide"]}, "guide cannot have been used"),
        ({"weather": "press+"}, "Y28"),
        ({"weather_seen": ["press+"]}, "Y28"),
        ({"yeti": 49}, "Y24"),
        ({"yeti": 51}, "it advances 6 a blizzard"),
        ({"yeti": 50 + 6 * 20}, "so far it can have come to"),
        ({"held": [0, 1, 0], "kept": dice("coin:2 tent:4")}, "it advances 6 a blizzard"),
        ({"ending": True, "turn": 1}, "no score comes near"),
        ({"peak": [8, 0, 6]}, "scored less than its peak token"),
        ({"equipment": dict.fromkeys(COINS["equipment"], 1)}, "owns more tiles (7)"),
        ({"yeti": -2}, "yeti is -2"),
        ({"lap": 0}, "lap is 0"),
        ({"held": [0, 5, 0]}, "held[1] is 5"),
        ({"kept": dice("coin:2 tent:4")}, "Y8"),
        ({"rolled": dice("coin:1"), "kept": dice("coin:1 tent:5")}, "Y10"),
        ({"kept": dice("snow:4 coin:2 tent:1")}, "Y14"),
        ({"kept": dice("tent:7")}, "nothing is open to choose"),
        ({"lap": 1}, "Y2"),
        ({"surprise": 1}, "is not a field"),
        ({"game": "chess"}, "it must be “yeti”"),
        ({"players": 6}, "from 2 to 5"),
        ({"players": "3"}, "from 2 to 5"),
        ({"options": {"weather": "storm"}}, "none, mixed, good, bad"),
        ({"options": {"wind": "none"}}, "There is no option"),
        ({"options": 7}, "options is 7"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(
    fields: dict[str, Any], reason: str
) -> None:
    assert reason in refused(changed(COINS, **fields))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"held": [1, 1, 0], "kept": dice("tent:2")}, "Y8"),
        ({"rolled": dice("snow:3")}, "nothing but snow"),
        ({"phase": "roll"}, "Y11"),
        ({"phase": "reroll", "rolled": dice("")}, "Y12"),
        ({"held": [0, 3, 2], "rolled": dice("coin:1"), "kept": dice("tent:1")}, "Y14"),
    ],
)
def test_an_impossible_roll_is_refused(fields: dict[str, Any], reason: str) -> None:
    assert reason in refused(changed(KEEPING, **fields))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"weather": "press-"}, "it must be press+"),
        ({"weather": None}, "it must be press+"),
        ({"weather": "fog+"}, "must be one of thaw+, thaw-"),
        ({"weather_seen": ["thaw+", "press+"]}, "it must be 5"),
        ({"weather_seen": ["thaw+"] * 4 + ["press+"]}, "each tile comes once"),
        (
            {"weather_seen": ["thaw-", "market+", "clear+", "flurry+", "press+"]},
            "each tile comes once",
        ),
        ({"weather_seen": "thaw+"}, "Y29"),
        ({"phase": "weather", "turn": 1}, "Y29"),
        ({"phase": "show"}, "Y29"),
        ({"lap": 3}, "it must be 4"),
        ({"lap": 1, "phase": "weather"}, "Y29"),
    ],
)
def test_impossible_weather_is_refused(fields: dict[str, Any], reason: str) -> None:
    assert reason in refused(changed(WEATHER, **fields))


FIRST_TURN = r"""
      /{}\        A 8 peak:8 guide
     /{}   \       B 0 held:1
    /       \     yeti:50
   /{}  B    \
"""


@pytest.mark.parametrize(
    ("stands", "phase", "kept"),
    [
        (("", "", "A"), "sherpas", "sherpa:2 print:4"),
        (("", "", "A"), "climb", "sherpa:1 print:5"),
        (("", "A", ""), "tents", "sherpa:3 tent:1 print:2"),
    ],
)
def test_nobody_has_a_peak_token_before_the_first_climb_to_the_peak(
    stands: tuple[str, str, str], phase: str, kept: str
) -> None:  # Y18, Y19
    with pytest.raises(ImpossiblePosition, match="in its first turn"):
        at(FIRST_TURN.format(*stands), phase, kept=kept, lap=1)


def test_a_token_taken_in_the_first_turn_is_possible_on_the_peak() -> None:
    at(FIRST_TURN.format("A", "", ""), "tents", kept="sherpa:3 tent:2 print:1", lap=1)


def test_a_missing_field_is_named() -> None:
    data = copy.deepcopy(COINS)
    del data["yeti"]
    assert refused(data) == "The field yeti is missing."


@pytest.mark.parametrize("data", [None, [], "yeti", 7])
def test_what_is_no_table_is_refused(data: Any) -> None:
    with pytest.raises(ImpossiblePosition, match="table of fields"):
        GAME.position(data)


def test_the_peak_tokens_are_those_of_the_box() -> None:
    other = cordee.game("yeti", components={"peaks": [9, 6, 4, 2, 1]})
    with pytest.raises(ImpossiblePosition, match="Y3"):
        other.position(COINS)
    assert other.position(changed(COINS, peak=[9, 0, 0])).to_dict()["peak"] == [9, 0, 0]


def test_the_end_set_in_a_round_that_has_just_begun_is_refused() -> None:
    data = changed(COINS, score=[50, 20, 3], ending=True)
    assert "another has begun" in refused(data)


def test_over_before_the_last_seat_is_refused() -> None:
    data = changed(COINS, phase="over", kept=dice(""), score=[55, 20, 3], ending=True, turn=1)
    assert "Y26" in refused(data)
    data["turn"] = 2
    assert GAME.position(data).actor is None
