"""A position as one line: short, readable, read back strictly. The kit tries it in every game."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cordee
from cordee.engine import position_text
from cordee.engine.errors import CordeeError, ImpossiblePosition
from cordee.games import REGISTER

PIG = "pig/1 players=2 turn=1 phase=choose pot=3 score=(58,32)"

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


def test_a_line_is_short_and_readable() -> None:
    yeti = cordee.game("yeti").new(3, weather="none", seed=7)
    yeti.play("roll snow:1 print:3 tent:1")
    assert yeti.text == (
        "yeti/1 players=3 options=(weather:none) turn=0 phase=keep lap=1 yeti=50 score=(0,0,0)"
        " level=(0,0,0) peak=(0,0,0) held=(0,1,1) rolled=(snow:1,print:3,tent:1)"
    )


@pytest.mark.parametrize("name", REGISTER)
def test_the_first_position_of_every_game_is_read_back(name: str) -> None:
    game = cordee.game(name)
    for players in range(game.players[0], game.players[1] + 1):
        position = game.new(players, seed=1)
        assert game.position(position.text) == position
        assert cordee.position(position.text) == position


def test_what_the_box_says_is_left_out() -> None:
    himalaya = cordee.game("himalaya")
    text = himalaya.new(2, seed=1).text
    assert "route" not in text
    assert himalaya.position(text).to_dict()["route"] == himalaya.new(2).to_dict()["route"]


@given(PLAIN)
def test_any_plain_data_is_read_back(value: object) -> None:
    data = {"game": "pig", "thing": value}
    text = position_text.write(data, {"thing": 1}, ())
    assert position_text.read(text) == data


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not a position"),
        ("{}", "not a position"),
        ("pig players=2", "not a position"),
        ("pig/2 players=2", "version “2”"),
        ("pig/1 players", "“players” is not a field"),
        ("pig/1 players=2 players=3", "players stands twice"),
        (PIG.replace("58,", "58,,"), "score is “\\(58,,32\\)”; that cannot be read"),
        (PIG.replace("58", "²"), "cannot be read"),
        (PIG + ")", "score is"),
        (PIG.replace("pot=3", "pot="), "pot is “”"),
        (PIG.replace("pot=3", "pot=" + "9" * 400), "pot is"),
        (PIG.replace("pot=3", "pot=" + "(" * 400), "pot is"),
        (PIG.replace("pot=3", "pot='x"), "cannot be read"),
        (PIG.replace("pot=3", "pot=(a,b;1)"), "pot is"),
        (PIG.replace("pot=3", "pot=(1,b;1,2)"), "pot is"),
        (PIG.replace("pot=3", "pot=(a:1,a:2)"), "pot is"),
        (PIG.replace("pot=3", "pot=many"), "pot is 'many'"),
        (PIG.replace("pot=3", "pit=3"), "pot is missing"),
        (PIG + " pit=3", "pit.* is not a field"),
        (PIG + " " * 20_000, "at most 20.?000"),
    ],
)
def test_what_is_wrong_is_said(text: str, why: str) -> None:
    with pytest.raises(ImpossiblePosition, match=why) as refused:
        cordee.game("pig").position(text)
    assert refused.value.text("fr")


@given(st.text(max_size=60) | st.lists(st.sampled_from(list(PIG)), max_size=70).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    for line in (text, f"pig/1 {text}", f"{PIG} {text}"):
        with contextlib.suppress(CordeeError):
            position = cordee.game("pig").position(line)
            assert cordee.position(position.text) == position
