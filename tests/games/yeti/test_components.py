"""The box of Yeti: weather tiles with other backs, and tiles that work once."""

from __future__ import annotations

from typing import Any

import pytest

import cordee
from cordee.engine.errors import FaultyComponents, IllegalMove
from cordee.engine.game import Game

from .drawing import GAME, at, play, texts

PAIRS = [
    ["thaw", "press"],
    ["press", "market"],
    ["market", "clear"],
    ["clear", "flurry"],
    ["flurry", "bargain"],
    ["bargain", "thaw"],
]
OTHER_BACKS = cordee.game("yeti", components={"weather": PAIRS})


def once(*tiles: str) -> Game:
    return cordee.game("yeti", components={"equipment": {tile: {"once": True} for tile in tiles}})


def refusal(components: Any) -> FaultyComponents:
    with pytest.raises(FaultyComponents) as caught:
        cordee.game("yeti", components=components)
    return caught.value


# Y6: which good face is on the back of which bad one


def test_y6_pairs_in_any_order_are_the_same_box() -> None:
    assert cordee.game("yeti", components={"weather": PAIRS[::-1]}) == OTHER_BACKS
    assert OTHER_BACKS != GAME
    own = [[face, face] for face in ("bargain", "flurry", "clear", "market", "press", "thaw")]
    assert cordee.game("yeti", components={"weather": own}) == GAME


def test_y29_a_tile_that_comes_round_shows_the_face_on_its_back() -> None:
    p = OTHER_BACKS.new(2, weather="good")
    play(p, "show thaw+")
    for lap, face in enumerate(["press", "market", "clear", "flurry", "bargain"], start=1):
        assert p.to_dict()["lap"] == lap
        play(p, f"weather {face}+")
        to_the_next_round(p)
    for back in ("press", "market", "clear", "flurry", "bargain", "thaw"):
        assert texts(p) == [f"weather {back}-"]
        play(p, f"weather {back}-")
        to_the_next_round(p)
    assert texts(p) == ["weather thaw+"]


def to_the_next_round(p: Any) -> None:
    while p.to_dict()["phase"] != "weather":
        if p.actor == "chance":
            p.play(next(text for text in texts(p) if text.startswith("roll tent:")))
        else:
            p.play("done" if "done" in texts(p) else texts(p)[0])


def test_y30_a_face_is_gone_with_the_one_on_its_back() -> None:
    p = OTHER_BACKS.new(2, weather="mixed")
    assert len(texts(p)) == 12
    play(p, "show thaw+")
    assert not {"weather thaw+", "weather press-"} & set(texts(p))
    assert {"weather thaw-", "weather press+"} < set(texts(p))
    assert [move.probability for move in p.moves()] == pytest.approx(
        [3 / 25 if text.endswith("-") else 2 / 25 for text in texts(p)]
    )
    assert sum(move.probability or 0 for move in p.moves()) == pytest.approx(1)


def test_y30_the_order_of_outcomes_is_that_of_the_faces_whatever_the_pairs() -> None:
    assert texts(OTHER_BACKS.new(2, weather="mixed")) == texts(GAME.new(2, weather="mixed"))


def test_a_position_cannot_have_seen_both_sides_of_a_tile() -> None:
    p = OTHER_BACKS.new(2, weather="mixed")
    play(p, "show thaw+", "weather press+")
    data = p.to_dict()
    assert OTHER_BACKS.position(data).to_dict() == data
    data |= {"weather": "press-", "weather_seen": ["thaw+", "press-"]}
    with pytest.raises(ValueError, match="Y28"):
        OTHER_BACKS.position(data)
    assert GAME.position(data).to_dict() == data


@pytest.mark.parametrize(
    ("weather", "key", "entry"),
    [
        ([], "components-some", "weather"),
        (PAIRS[:5], "components-some", "weather"),
        ([*PAIRS, ["thaw", "thaw"]], "components-some", "weather"),
        ("thaw", "components-some", "weather"),
        ([*PAIRS[:5], "thaw"], "components-pair", "weather[5]"),
        ([*PAIRS[:5], ["bargain"]], "components-pair", "weather[5]"),
        ([*PAIRS[:5], ["bargain", "sun"]], "components-word", "weather[5][1]"),
        ([*PAIRS[:5], [3, "thaw"]], "components-word", "weather[5][0]"),
        ([*PAIRS[:5], ["thaw", "thaw"]], "faulty-weather", "weather[5][0]"),
        ([*PAIRS[:5], ["bargain", "market"]], "faulty-weather", "weather[5][1]"),
    ],
)
def test_y6_faulty_pairs_are_refused_by_their_key(weather: Any, key: str, entry: str) -> None:
    fault = refusal({"weather": weather})
    assert (fault.key, fault.arguments["entry"]) == (key, entry)
    assert fault.text("en") != fault.text("fr")


def test_a_face_given_twice_is_told_with_the_one_that_is_missing() -> None:
    assert str(refusal({"weather": [*PAIRS[:5], ["thaw", "thaw"]]})) == (
        "weather[5][0] = 'thaw': that face is weather[0][0] already. Each of the six tiles has a "
        "good face and a bad one of its own; still missing: bargain."
    )


# Y5: goggles and radio, used once

MOUNTAIN = r"""
      / \       A 12 {tiles}
     /   \      B 20
    /  A  \
   /   B   \
"""


def test_y5_goggles_as_shipped_stay_after_a_reroll() -> None:
    p = at(MOUNTAIN.format(tiles="goggles"), "before", kept="snow:2 print:5")
    assert play(p, "reroll one", "roll print:1")["equipment"]["goggles"] == 0


def test_y5_goggles_that_work_once_go_back_to_the_reserve() -> None:
    p = at(MOUNTAIN.format(tiles="goggles"), "before", kept="snow:2 coin:5", game=once("goggles"))
    fields = play(p, "reroll one")
    assert (fields["equipment"]["goggles"], fields["used"]) == (None, ["goggles"])
    assert p.events[-1].kind == "given-back"
    assert p.story("en")[-1] == "Player 1 gives the goggles back to the reserve."
    assert p.game.position(fields).to_dict() == fields
    fields = play(p, "roll snow:1")
    assert fields["phase"] == "coins"  # used up, though there is snow again
    assert "buy goggles" in texts(p)
    fields = play(p, "buy goggles")
    assert fields["equipment"]["goggles"] == 0


def test_y5_a_radio_that_works_once_goes_back_when_two_symbols_are_kept() -> None:
    game = once("radio")
    p = at(MOUNTAIN.format(tiles="radio"), "keep", rolled="coin:2 print:3 tent:2", game=game)
    single = p.copy()
    assert play(single, "keep print")["equipment"]["radio"] == 0
    assert "given-back" not in [event.kind for event in single.events]
    fields = play(p, "keep coin+print")
    assert fields["equipment"]["radio"] is None
    play(p, "roll coin:1 tent:1")
    with pytest.raises(IllegalMove) as caught:
        p.play("keep coin+tent")
    assert caught.value.rule == "Y10"


def test_y5_a_radio_is_not_used_where_the_weather_allows_any_number() -> None:
    p = at(
        MOUNTAIN.format(tiles="radio"),
        "keep",
        rolled="coin:2 print:3 tent:2",
        weather="clear+",
        game=once("radio"),
    )
    assert play(p, "keep coin+print")["equipment"]["radio"] == 0


def test_y5_only_goggles_and_radio_may_work_once() -> None:
    fault = refusal({"equipment": {"lens": {"once": True}}})
    assert (fault.key, fault.arguments["entry"]) == ("components-unknown", "equipment.lens.once")
    fault = refusal({"equipment": {"radio": {"once": 1}}})
    assert (fault.key, fault.arguments["entry"]) == ("components-flag", "equipment.radio.once")


def test_a_tile_that_works_once_is_marked_on_the_table() -> None:
    for game, marks in ((GAME, 2), (once("goggles", "radio"), 4)):
        assert str(game.new(2)).count(" 1×") == marks
