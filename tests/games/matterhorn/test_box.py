"""The components of Matterhorn: what a file may say, and that it is played by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cordee
from cordee.engine.errors import FaultyComponents

from .drawing import FAILURE, GAME, at, ends, placing, play, texts


def fault(components: Any) -> FaultyComponents:
    with pytest.raises(FaultyComponents) as caught:
        cordee.game("matterhorn", components=components)
    return caught.value


def test_the_shipped_file_is_the_contract() -> None:
    assert GAME.box == {"bottom": 10, "tokens": 40}
    assert GAME.is_shipped


@pytest.mark.parametrize(
    ("text", "box"),
    [
        ("", {"bottom": 10, "tokens": 40}),
        ("bottom = 12", {"bottom": 12, "tokens": 40}),
        ("tokens = 36", {"bottom": 10, "tokens": 36}),
        ("bottom = 9\ntokens = 60 # all of them", {"bottom": 9, "tokens": 60}),
    ],
)
def test_a_file_changes_what_it_names_and_nothing_else(
    tmp_path: Path, text: str, box: dict[str, int]
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(text)
    game = cordee.game("matterhorn", components=mine)
    assert game.box == box
    assert (game == GAME) == (box == GAME.box)
    assert cordee.game("matterhorn").box == {"bottom": 10, "tokens": 40}


@pytest.mark.parametrize(("key", "low", "high"), [("bottom", 8, 12), ("tokens", 10, 60)])
def test_the_bounds_of_each_key(key: str, low: int, high: int) -> None:
    for value in (low, high):
        assert cordee.game("matterhorn", components={key: value}).box[key] == value
    for value in (low - 1, high + 1, 0, -low, 1000):
        refusal = fault({key: value})
        assert refusal.key == "components-whole"
        assert refusal.arguments == {"entry": key, "value": str(value), "low": low, "high": high}


@pytest.mark.parametrize("key", ["bottom", "tokens"])
@pytest.mark.parametrize("value", [10.0, "10", True, None, [10], {"row": 10}])
def test_a_value_of_the_wrong_type_is_refused(key: str, value: Any) -> None:
    refusal = fault({key: value})
    assert (refusal.key, refusal.arguments["entry"]) == ("components-whole", key)


@pytest.mark.parametrize("key", ["botom", "Bottom", "widths", "players", ""])
def test_an_unknown_key_is_refused(key: str) -> None:
    refusal = fault({key: 10})
    assert refusal.key == "components-unknown"
    assert refusal.arguments == {"entry": key, "known": "bottom, tokens"}


def test_what_is_not_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.toml"
    faulty.write_text("bottom = 10\ntokens 40\n")
    refusal = fault(faulty)
    assert refusal.key == "components-not-toml"
    assert (refusal.arguments["line"], refusal.arguments["content"]) == (2, "tokens 40")


# Another box is played by its numbers


def test_m1_the_narrowest_mountain_has_just_room_for_eight_pawns() -> None:
    p = cordee.game("matterhorn", components={"bottom": 8}).new(4)
    for left in range(8, 0, -1):
        assert len(texts(p)) == left
        p.play(p.moves()[-1])
    assert p.to_dict()["pawns"][3] == ["12.7", "12.8"]
    play(p, "roll 1 1 3 4 5")
    assert play(p, "drop none")["phase"] == "block"  # row 12 is full
    assert texts(p)[0] == "block 11.1"


def test_m1_on_the_narrowest_mountain_row_5_is_one_circle() -> None:
    narrow = cordee.game("matterhorn", components={"bottom": 8})
    p = at(
        """
         ^        B
         5        A
         6       . o
        12 A . . B . . . *
        """,
        "actions",
        game=narrow,
    )
    assert ends(p, "move 5.1") == ["6.1", "summit"]
    fields = play(p, "move 5.1 6.1")
    assert fields["pawns"][0] == ["12.1", "6.1"]
    assert (fields["obstacles"], fields["box"]) == (["12.8"], 39)  # row 6 was full


def test_m12_on_the_narrowest_mountain_a_token_fills_row_5() -> None:
    p = cordee.game("matterhorn", components={"bottom": 8}).new(2)
    play(p, "pawn 12.1", "pawn 12.2", "pawn 12.3", "pawn 12.4", *placing("5.1"))
    fields = play(p, "stop", "done")
    assert (fields["obstacles"], fields["box"]) == ([], 40)


def test_m1_the_widest_mountain() -> None:
    wide = cordee.game("matterhorn", components={"bottom": 12})
    p = at(
        """
         ^                    B
         5           . . . . A
         6          * . . . . .
        11     . . . . . . . . . . .
        12    B . . . . . . . . . . A
        """,
        "actions",
        game=wide,
    )
    assert ends(p, "move 12.12") == ["12.11", "11.11"]
    assert ends(p, "move 5.5") == ["6.5", "6.6", "5.4", "summit"]
    assert play(p, "move 12.12 11.11")["pawns"][0] == ["11.11", "5.5"]


@pytest.mark.parametrize("tokens", [10, 60])
def test_m2_as_many_tokens_as_the_box_has(tokens: int) -> None:
    p = cordee.game("matterhorn", components={"tokens": tokens}).new(2)
    assert p.to_dict()["box"] == tokens
    play(p, "pawn 12.1", "pawn 12.2", "pawn 12.3", "pawn 12.4")
    for turn in range(9):
        fields = play(p, FAILURE, f"block {10 - turn % 3}.{1 + turn // 3}")
        assert fields["box"] == tokens - turn - 1
    fields = play(p, FAILURE, "block 12.10")
    assert fields["box"] == (10 if tokens == 10 else 50)  # M13
    assert len(fields["obstacles"]) == (0 if tokens == 10 else 10)
