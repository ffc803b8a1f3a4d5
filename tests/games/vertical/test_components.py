"""Components files of Vertical: other numbers are played with, faulty ones refused by key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cordee
from cordee.engine.errors import FaultyComponents, ImpossiblePosition

from .drawing import GAME, KINDS, TOKENS, counts, play, texts

SMALL = [counts(KINDS, "plain:2"), counts(KINDS, "cave"), counts(KINDS, "fall")]


def piles(*given: Any) -> dict[str, Any]:
    return {"pile": list(given)}


def test_the_shipped_box_is_the_contract() -> None:
    assert GAME.box == {
        "pile": [
            counts(KINDS, "plain:10 axe:2 crampons:2 ladder:2 cave:2 danger:1 fall:1"),
            counts(KINDS, "plain:8 axe:2 crampons:2 ladder:2 cave:2 danger:2 fall:2"),
            counts(KINDS, "plain:6 axe:3 crampons:3 ladder:1 cave:2 danger:2 fall:3"),
        ],
        "tokens": 5,
    }


def test_keys_left_out_keep_the_shipped_value() -> None:
    assert cordee.game("vertical", components={}) == GAME
    game = cordee.game("vertical", components={"tokens": 6})
    assert game.box == {**GAME.box, "tokens": 6}
    game = cordee.game("vertical", components=piles({}, {"plain": 4}, {"cave": 1, "fall": 0}))
    first, second, third = GAME.box["pile"]
    assert game.box["pile"] == [first, {**second, "plain": 4}, {**third, "cave": 1, "fall": 0}]
    assert game.box["tokens"] == 5


def test_a_file_is_read(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("tokens = 4\n[[pile]]\n[[pile]]\nplain = 1\n[[pile]]\n")
    game = cordee.game("vertical", components=mine)
    assert (game.box["tokens"], game.box["pile"][1]["plain"]) == (4, 1)
    assert game.box["pile"][::2] == GAME.box["pile"][::2]


# Another box is played by its numbers


@pytest.mark.parametrize("tokens", [4, 9])
def test_so_many_tokens_of_each_kind(tokens: int) -> None:
    p = cordee.game("vertical", components={"tokens": tokens}).new(5)
    assert p.to_dict()["stock"] == dict.fromkeys(TOKENS, tokens)
    play(p, *["pack zipline"] * tokens)
    assert "pack zipline" not in texts(p)
    assert p.to_dict()["turn"] == tokens % 5


def test_other_piles_are_drawn_from_and_end_the_game() -> None:
    p = cordee.game("vertical", components=piles(*SMALL)).new(2)
    play(p, *["pack map"] * 4, *["pack axe"] * 4)
    assert p.to_dict()["piles"] == SMALL
    play(p, "draw plain", "place 0,0", "bare", "step 0,0", "draw plain", "place 1,0", "bare")
    play(p, "stay", "draw cave", "place 1,1", "bare", "stay")
    assert texts(p) == ["draw fall"]
    play(p, "draw fall", "bare", "stay")
    assert p.outcome is not None
    assert p.outcome.winners == (0,)


def test_the_fields_know_the_box() -> None:
    game = cordee.game("vertical", components=piles(*SMALL))
    data = game.new(2).to_dict()
    assert game.position(data).to_dict() == data
    with pytest.raises(ImpossiblePosition) as caught:
        game.position(GAME.new(2).to_dict())
    assert caught.value.key == "impossible-pile-more"


# A number for each kind of token


def test_v2_a_number_for_each_kind() -> None:
    game = cordee.game("vertical", components={"tokens": {"carabiner": 9, "map": 0}})
    stock = {**dict.fromkeys(TOKENS, 5), "carabiner": 9, "map": 0}
    assert game.box["tokens"] == stock
    p = game.new(2)
    assert p.to_dict()["stock"] == stock
    assert "pack map" not in texts(p)
    play(p, *["pack carabiner"] * 8)
    assert p.to_dict()["stock"]["carabiner"] == 1
    assert game.position(p.to_dict()).to_dict() == p.to_dict()
    assert cordee.game("vertical", components=game.box) == game


def test_v2_the_same_number_for_each_kind_is_that_number() -> None:
    assert cordee.game("vertical", components={"tokens": dict.fromkeys(TOKENS, 5)}) == GAME
    assert cordee.game("vertical", components={"tokens": {}}) == GAME
    many = cordee.game("vertical", components={"tokens": dict.fromkeys(TOKENS, 10)})
    assert many.box["tokens"] == dict.fromkeys(TOKENS, 10)


def test_v3_at_least_four_tokens_for_each_of_five() -> None:
    few = {**dict.fromkeys(TOKENS, 0), "axe": 20}
    p = cordee.game("vertical", components={"tokens": few}).new(5)
    play(p, *["pack axe"] * 20)
    assert p.to_dict()["phase"] == "draw"
    with pytest.raises(FaultyComponents) as caught:
        cordee.game("vertical", components={"tokens": {**few, "axe": 19}})
    assert caught.value.key == "faulty-tokens"
    assert caught.value.text("fr") != caught.value.text("en")


def test_a_position_has_the_tokens_of_its_box() -> None:
    game = cordee.game("vertical", components={"tokens": {"axe": 9}})
    with pytest.raises(ImpossiblePosition) as caught:
        game.position(GAME.new(2).to_dict())
    assert (caught.value.key, caught.value.arguments["token"]) == ("impossible-tokens", "axe")


# Faulty ones


@pytest.mark.parametrize(
    ("given", "key", "entry"),
    [
        ({"tokens": 3}, "components-whole", "tokens"),
        ({"tokens": 10}, "components-whole", "tokens"),
        ({"tokens": 5.0}, "components-whole", "tokens"),
        ({"tokens": "5"}, "components-whole", "tokens"),
        ({"tokens": True}, "components-whole", "tokens"),
        ({"tokens": None}, "components-whole", "tokens"),
        ({"tokens": [5]}, "components-whole", "tokens"),
        ({"token": 5}, "components-unknown", "token"),
        ({"tokens": {"rope": 5}}, "components-unknown", "tokens.rope"),
        ({"tokens": {"axe": 31}}, "components-whole", "tokens.axe"),
        ({"tokens": {"axe": -1}}, "components-whole", "tokens.axe"),
        ({"tokens": {"axe": "5"}}, "components-whole", "tokens.axe"),
        ({"piles": SMALL}, "components-unknown", "piles"),
        ({"pile": SMALL[:2]}, "components-tables", "pile"),
        ({"pile": [*SMALL, {}]}, "components-tables", "pile"),
        ({"pile": []}, "components-tables", "pile"),
        ({"pile": SMALL[0]}, "components-tables", "pile"),
        ({"pile": 60}, "components-tables", "pile"),
        ({"pile": None}, "components-tables", "pile"),
        (piles({}, 7, {}), "components-table", "pile[1]"),
        (piles({}, {}, [1]), "components-table", "pile[2]"),
        (piles({"rock": 1}, {}, {}), "components-unknown", "pile[0].rock"),
        (piles({}, {"Plain": 1}, {}), "components-unknown", "pile[1].Plain"),
        *[(piles({kind: -1}, {}, {}), "components-whole", f"pile[0].{kind}") for kind in KINDS],
        *[(piles({}, {}, {kind: 61}), "components-whole", f"pile[2].{kind}") for kind in KINDS],
        (piles({}, {"cave": 1.0}, {}), "components-whole", "pile[1].cave"),
        (piles({}, {"cave": "1"}, {}), "components-whole", "pile[1].cave"),
        (piles({}, {"cave": False}, {}), "components-whole", "pile[1].cave"),
    ],
)
def test_a_faulty_box_is_refused_by_its_key(given: dict[str, Any], key: str, entry: str) -> None:
    with pytest.raises(FaultyComponents) as caught:
        cordee.game("vertical", components=given)
    assert (caught.value.key, caught.value.arguments["entry"]) == (key, entry)


NONE = counts(KINDS)


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ([counts(KINDS, "plain:60"), NONE, NONE], True),
        ([NONE, NONE, counts(KINDS, "danger:60")], True),
        ([counts(KINDS, "plain:60"), NONE, counts(KINDS, "fall")], False),
        (
            [counts(KINDS, "plain:20"), counts(KINDS, "cave:20 axe"), counts(KINDS, "fall:20")],
            False,
        ),
        ([{"plain": 11}, {}, {}], False),  # one more than as shipped
        ([{"plain": 9}, {"plain": 9}, {}], True),
        ([NONE, NONE, counts(KINDS, "danger")], True),
        ([counts(KINDS, "fall:59"), counts(KINDS, "ladder"), NONE], True),
        ([counts(KINDS, "fall:60"), NONE, NONE], False),  # nothing that can be placed
        ([counts(KINDS, "fall"), NONE, counts(KINDS, "fall")], False),
        ([NONE, NONE, NONE], False),
    ],
)
def test_sixty_tiles_at_most_and_one_that_can_be_placed(given: list[Any], right: bool) -> None:
    if right:
        assert cordee.game("vertical", components={"pile": given}).new(2).actor == 0
        return
    with pytest.raises(FaultyComponents) as caught:
        cordee.game("vertical", components={"pile": given})
    assert caught.value.key == "faulty-piles"
    assert caught.value.text("fr") != caught.value.text("en")
