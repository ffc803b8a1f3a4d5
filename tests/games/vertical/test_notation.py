"""Moves of Vertical as text: to the letter."""

from __future__ import annotations

import pytest

from cordee.engine.errors import IllegalMove, InvalidMove

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
    with pytest.raises(IllegalMove):
        p.play(text)


REACH = """
  .    -    !    -     | A carabiner zipline
  l    Ao   .    -     | B
  .    B.   .    a
  0    1    2    3
"""


@pytest.mark.parametrize(
    ("phase", "text", "rule"),
    [
        ("equip", "pack map", "V8"),
        ("equip", "draw plain", "V8"),
        ("equip", "place 0,3", "V8"),
        ("equip", "step 2,1", "V8"),
        ("equip", "stay", "V8"),
        ("equip", "equip axe 0,0", "V2"),
        ("equip", "equip ladder 0,1", "V8"),  # none in the bag
        ("equip", "equip zipline 2,2", "V8"),
        ("equip", "equip carabiner 0,0", "V8"),
        ("equip", "equip zipline 9,9", "V8"),
        ("draw", "draw fall", "V5"),  # none is left
        ("draw", "place 0,0", "V5"),
        ("place", "place 1,1", "V6"),  # taken
        ("place", "place 1,3", "V6"),  # touches nothing
        ("place", "place 1,-1", "V6"),
        ("place", "bare", "V6"),
        ("move", "step 3,0", "V9"),
        ("move", "step 1,1", "V9"),
        ("move", "step 0,-1", "V9"),
        ("move", "step 1,0", "V10"),
        ("move", "step 0,1", "V10"),
        ("move", "cave 2,1", "V11"),
        ("move", "zip 2,1", "V12"),
        ("move", "bare", "V9"),
    ],
)
def test_a_refusal_names_the_rule(phase: str, text: str, rule: str) -> None:
    drawn = "cave" if phase == "place" else None
    p = at(REACH, phase, drawn=drawn, left="plain")
    before = p.to_dict()
    with pytest.raises(IllegalMove) as caught:
        p.play(text)
    assert caught.value.rule == rule
    assert caught.value.text("fr") != caught.value.text("en")
    assert p.to_dict() == before


@pytest.mark.parametrize(
    ("phase", "text", "rule", "key"),
    [
        ("equip", "equip zipline 0,9", "V8", "why-no-tile"),
        ("move", "step 0,9", "V9", "why-no-tile"),
        ("move", "cave 0,9", "V11", "why-no-tile"),
        ("move", "zip 0,9", "V12", "why-no-tile"),
        ("zip", "zip 0,9", "V12", "why-no-tile"),
        ("move", "step 0,0", "V9", "why-here"),
        ("move", "cave 0,0", "V11", "why-here"),
        ("move", "zip 0,0", "V12", "why-here"),
        ("zip", "zip 0,0", "V12", "why-here"),
    ],
)
def test_the_rule_is_that_of_the_move(phase: str, text: str, rule: str, key: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        at("Ao~  o   | A map | B", phase).play(text)
    assert (caught.value.rule, caught.value.key) == (rule, key)


@pytest.mark.parametrize(
    ("row", "text"),
    [
        ("Ao  .  o   | A | B", "cave 2,0"),  # no map
        ("Ao  o  o   | A map | B", "cave 2,0"),  # not the nearest
        ("A.  o  o   | A map | B", "cave 2,0"),
    ],
)
def test_a_refused_cave_is_refused_by_v11(row: str, text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        at(row).play(text)
    assert caught.value.rule == "V11"


def test_a_cave_too_high_is_refused_by_v7() -> None:
    p = at(
        """
          .     | A
          .     | B
          .
          .
        """,
        "place",
        drawn="cave",
    )
    with pytest.raises(IllegalMove) as caught:
        p.play("place 0,4")
    assert caught.value.rule == "V7"


def test_after_the_end_everything_is_refused_by_v15() -> None:
    p = at("A.  .   | A | B", left="")
    p.play("stay")
    for text in ("stay", "draw plain", "step 1,0"):
        with pytest.raises(IllegalMove) as caught:
            p.play(text)
        assert caught.value.rule == "V15"


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
        "place +0,0",
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
