"""The components of Matterhorn: what a file may say, and that it is played by."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cordee
from cordee.engine.errors import FaultyComponents, IllegalMove
from cordee.engine.game import Game

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
    assert refusal.arguments == {"entry": key, "known": "bottom, rows, tokens"}


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


# M1: the circles row by row

STRAIGHT = [[8, 0]] * 8
OVERHANG = [[8, 0], [12, -2], [4, 2], [4, 0], [1, 2], [2, -1], [3, -1], [5, -2]]


def mountain(rows: Any, **more: Any) -> Game:
    return cordee.game("matterhorn", components={"rows": rows, **more})


def test_m1_rows_that_are_a_pyramid_are_that_pyramid() -> None:
    pyramid = [[10, 0], [9, 1], [8, 1], [7, 1], [6, 1], [5, 1], [4, 1], [3, 1]]
    assert mountain(pyramid) == GAME
    assert mountain(pyramid).is_shipped
    assert mountain([[10, 2], *pyramid[1:]]) == GAME  # below row 12 there is nothing
    assert mountain(pyramid, tokens=20).box == {"bottom": 10, "tokens": 20}


def test_m1_rows_are_kept_in_a_record() -> None:
    game = mountain(OVERHANG)
    assert game.box == {"rows": OVERHANG, "tokens": 40}
    assert cordee.game("matterhorn", components=game.box) == game


@pytest.mark.parametrize(
    ("shift", "above", "below"),
    [
        (1, ["11.3", "11.4"], ["11.4", "11.5"]),
        (0, ["11.4"], ["11.4"]),
        (-1, ["11.4", "11.5"], ["11.3", "11.4"]),
        (2, ["11.3"], ["11.5"]),
        (-2, ["11.5"], ["11.3"]),
    ],
)
def test_m1_circles_touch_when_less_than_one_circle_apart(
    shift: int, above: list[str], below: list[str]
) -> None:
    p = at(
        """
         5 . . . B . . . *
        12 B . . A . . . A
        """,
        "actions",
        game=mountain([[8, 0], [8, shift], *[[8, 0]] * 6]),
    )
    assert [end for end in ends(p, "move 12.4") if end.startswith("11")] == above
    p = at(
        """
         5 . . . B . . . *
        10 . . . A . . . .
        12 B . . A . . . .
        """,
        "actions",
        game=mountain([[8, 0], [8, 0], [8, shift], *[[8, 0]] * 5]),
    )
    assert [end for end in ends(p, "move 10.4") if end.startswith("11")] == below


def test_m1_the_ends_of_an_overhang() -> None:
    p = at(
        """
         5     * . . . .
        11 . . B . . . . . . . . .
        12     A . . B . . . A
        """,
        "actions",
        game=mountain(OVERHANG),
    )
    assert ends(p, "move 12.1") == ["12.2", "11.2"]  # 11.1 and three on the right hang over
    assert ends(p, "move 12.8") == ["12.7", "11.9"]
    p = at(
        """
         5     * . . . .
        11 A . B . . . . . . . . A
        12     . . . B . . . .
        """,
        "actions",
        game=mountain(OVERHANG),
    )
    assert ends(p, "move 11.1") == ["11.2"]
    assert ends(p, "move 11.12") == ["11.11"]


def test_m1_a_row_of_one_circle_is_the_only_way_up() -> None:
    p = at(
        """
         5     * . . . .
         8         .
         9       A . A .
        12     . B . B . . . .
        """,
        "actions",
        game=mountain(OVERHANG),
    )
    assert ends(p, "move 9.1") == ["10.1", "9.2"]
    assert ends(p, "move 9.3") == ["10.3", "9.2", "9.4"]
    p = at(
        """
         5     * . . . .
         8         A
         9       . . A .
        12     . B . B . . . .
        """,
        "actions",
        game=mountain(OVERHANG),
    )
    assert ends(p, "move 8.1") == ["9.2", "7.1", "7.2"]


def test_m14_m15_who_moves_and_who_is_pushed_on_straight_rows() -> None:
    p = at(
        """
         5 * . . B . . . .
        12 A . . B . . . A
        """,
        "actions",
        game=mountain(STRAIGHT),
    )
    assert ends(p, "move 12.1") == ["12.2", "11.1"]
    assert ends(p, "push 12.4") == ["12.3", "12.5", "11.4"]
    assert ends(p, "push 5.4") == ["5.3", "5.5"]
    with pytest.raises(IllegalMove) as caught:
        p.play("move 12.1 11.2")
    assert (caught.value.rule, caught.value.key) == ("M14", "why-far")


@pytest.mark.parametrize(
    ("rows", "key", "entry"),
    [
        (10, "components-some", "rows"),
        ([], "components-some", "rows"),
        (STRAIGHT[1:], "components-some", "rows"),
        ([*STRAIGHT, [8, 0]], "components-some", "rows"),
        ([*STRAIGHT[1:], 8], "components-pair", "rows[7]"),
        ([*STRAIGHT[1:], [8]], "components-pair", "rows[7]"),
        ([*STRAIGHT[1:], [8, 0, 0]], "components-pair", "rows[7]"),
        ([*STRAIGHT[1:], [0, 0]], "components-whole", "rows[7][0]"),
        ([*STRAIGHT[1:], [13, 0]], "components-whole", "rows[7][0]"),
        ([*STRAIGHT[1:], ["8", 0]], "components-whole", "rows[7][0]"),
        ([*STRAIGHT[1:], [8, 3]], "components-whole", "rows[7][1]"),
        ([*STRAIGHT[1:], [8, -3]], "components-whole", "rows[7][1]"),
        ([*STRAIGHT[1:], [8, 0.5]], "components-whole", "rows[7][1]"),
        ([[7, 0], *STRAIGHT[1:]], "components-whole", "rows[0][0]"),
        ([*STRAIGHT[:3], [1, 0], [4, 2], *STRAIGHT[:3]], "faulty-rows-apart", "rows[4][1]"),
        ([*STRAIGHT[:3], [1, -2], *STRAIGHT[:4]], "faulty-rows-apart", "rows[3][1]"),
    ],
)
def test_m1_faulty_rows_are_refused_by_their_key(rows: Any, key: str, entry: str) -> None:
    refusal = fault({"rows": rows})
    assert (refusal.key, refusal.arguments["entry"]) == (key, entry)
    assert refusal.text("fr") != refusal.text("en")


def test_bottom_and_rows_are_not_given_together() -> None:
    refusal = fault({"bottom": 8, "rows": STRAIGHT})
    assert str(refusal) == "rows and bottom cannot both be given: rows replaces bottom."


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.tuples(st.integers(1, 12), st.integers(-1, 1)).map(list), min_size=7, max_size=7),
    st.integers(8, 12),
    st.integers(2, 4),
    st.integers(0, 999),
)
def test_m1_any_mountain_is_climbed_by_steps_that_lead_back(
    upper: list[list[int]], bottom: int, players: int, seed: int
) -> None:
    """Whoever steps up may step down again, and the fields of every position are taken back."""
    game = mountain([[bottom, 0], *upper])
    p, choose = game.new(players, seed=seed), Random(seed)
    for _ in range(60):
        if p.actor is None:
            break
        if p.actor == "chance":
            p.roll()
            continue
        move = choose.choice(p.moves())
        p.play(move)
        if move.text.startswith("move") and p.to_dict()["phase"] == "actions":
            _, start, end = move.text.split()
            assert end == "summit" or f"move {end} {start}" in texts(p)
        assert game.position(p.to_dict()).to_dict() == p.to_dict()
