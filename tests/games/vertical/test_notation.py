"""Moves of Vertical as text: to the letter."""

from __future__ import annotations

import pytest

from cordee.engine.errors import InvalidMove

from .drawing import GAME, KINDS, TOKENS, at, texts

FORMS = [
    *[f"draw {kind}" for kind in KINDS],
    *[f"pack {token}" for token in TOKENS],
    "place -1,2",
    "place 0,0",
    "equip carabiner 0,3",
    "equip ladder 0,3",
    "equip zipline -10,20",
    "bare",
    "step 0,3",
    "cave 4,2",
    "zip -2,1",
    "stay",
]
NEVER_LEGAL = [
    "place 0,-1",
    "place 0,60",
    "place 60,0",
    "place -59,59",
    "step 1000,0",
    "cave -1000,1000",
    "zip 999999999,-999999999",
    "equip zipline 61,7",
    "equip ladder 0,-3",
    *[f"equip {token} 0,0" for token in ("axe", "crampons", "map")],
]


@pytest.mark.parametrize("text", FORMS + NEVER_LEGAL)
def test_each_form_both_ways(text: str) -> None:
    move = GAME.find(text)
    assert move is not None
    assert GAME.move(move.code).text == text


def test_every_text_is_a_move_of_its_own() -> None:
    words = ["place", "step", "cave", "zip", *[f"equip {token}" for token in TOKENS]]
    places = [f"{x},{y}" for x in range(-63, 64) for y in range(-3, 63)]
    found = [GAME.find(f"{word} {place}") for word in words for place in places]
    found += [GAME.find(text) for text in FORMS if "," not in text]
    codes = {move.code for move in found if move}
    assert len(codes) == len(words) * len(places) + 15


@pytest.mark.parametrize("text", NEVER_LEGAL)
def test_notation_that_is_never_legal(text: str) -> None:
    p = at("A.  l  .   | A ladder zipline axe map | B", "equip")
    legal = texts(p)
    p.play("bare")
    assert text not in legal + texts(p)


def test_a_turn_in_notation() -> None:
    p = at("Ao~  l  o   | A map ladder | B", "draw")
    p.play("draw danger")
    p.play("place -1,0")
    assert set(texts(p)) == {"equip ladder 1,0", "bare"}
    p.play("equip ladder 1,0")
    assert set(texts(p)) == {"step 1,0", "cave 2,0", "zip 1,0", "zip 2,0", "stay"}


def test_each_way_is_its_own_move_even_to_the_same_tile() -> None:
    p = at("Ao~  o   | A map | B")
    assert set(texts(p)) == {"step 1,0", "cave 1,0", "zip 1,0", "stay"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "draw",
        "draw rock",
        "draw map",
        "draw  plain",
        "draw plain ",
        " draw plain",
        "Draw plain",
        "draw Plain",
        "draw plain,axe",
        "pack",
        "pack plain",
        "pack cave",
        "pack map map",
        "pack map 2",
        "place",
        "place 0",
        "place 0,",
        "place ,0",
        "place 0 0",
        "place 0, 0",
        "place 0,0,0",
        "place (0,0)",
        "place 00,0",
        "place 0,01",
        "place -01,0",
        "place -0,0",
        "place 0,-0",
        "place +1,0",
        "place 1,+1",
        "place --1,0",
        "place - 1,0",
        "place 1.0,0",
        "place 1e1,0",
        "place 0x1,0",
        "place 1_0,0",
        "place a,0",
        "place plain 0,0",
        "place  0,0",
        "place 0,0\n",
        "place\t0,0",
        "place 1\u0661,0",
        "place \u0661,0",
        "place \uff11,0",
        "place \u22121,0",
        "equip",
        "equip ladder",
        "equip 0,3",
        "equip ladder 0",
        "equip ladder  0,3",
        "equip Ladder 0,3",
        "equip rope 0,3",
        "equip ladder zipline 0,3",
        "equip ladder 0,3 0,4",
        "bare 0,0",
        "Bare",
        "bare\n",
        "step",
        "step up",
        "step 0,0 1,0",
        "Step 0,0",
        "cave",
        "cave 04,2",
        "zip",
        "zip -2,1 ",
        "zipline -2,1",
        "stay 0,0",
        "STAY",
        "stay\x00",
        "pass",
        "piocher",
        "\u0455tay",
    ],
)
def test_no_other_spelling_is_accepted(text: str) -> None:
    p = at("A.  .   | A zipline | B", "equip")
    before = p.to_dict()
    with pytest.raises(InvalidMove):
        p.play(text)
    assert p.to_dict() == before
