"""Moves of Himalaya as text: to the letter."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from cordee.engine.errors import IllegalMove, InvalidMove
from cordee.games.himalaya.notation import read, write

from .drawing import DECK, GAME, at, texts

WAYS = ("", " back", " rope", " rope+1", " rope+2", " rope+3")
VALUES = (*map(str, range(1, 7)), *(f"card {value}" for value in range(1, 9)))
TEXTS = [
    *(f"yeti {card}" for card in DECK),
    *(f"{value} climber" for value in VALUES),
    *(f"{v} sherpa {space}{way}" for v, space, way in product(VALUES, range(100), WAYS)),
    "reroll",
    *(f"skip {value}" for value in range(1, 7)),
    *(f"recover {card}" for card in ("1/2", "3/4", "5/6", "7/8")),
    "leave",
]
ROLLS = [
    "roll " + " ".join(map(str, fall))
    for dice in (5, 6, 7, 8)
    for fall in combinations_with_replacement(range(1, 7), dice)
]


def test_every_text_is_read_and_written_alike() -> None:
    every = TEXTS + ROLLS
    codes = [read(text) for text in every]
    assert [code if code is None else write(code) for code in codes] == every
    assert len(set(codes)) == len(every)


@pytest.mark.parametrize(
    ("picture", "fields", "text"),
    [
        ("", {"phase": "roll", "players": 2}, "roll 1 1 3 4 6"),
        ("", {"phase": "yeti"}, "yeti +3"),
        ("", {"phase": "yeti"}, "yeti -1"),
        ("", {"phase": "yeti"}, "yeti storm"),
        ("12 ^A . . . / .aa", {}, "5 climber"),
        ("12 ^a", {}, "1 sherpa 12"),
        ("12 ^a", {}, "4 sherpa 12 back"),
        ("", {}, "4 sherpa 0"),
        ("12 ^a .aaa", {}, "1 sherpa 12 rope"),
        ("12 ^a .aaa", {}, "1 sherpa 12 rope+1"),
        ("12 ^a .aaa", {}, "1 sherpa 12 rope+2"),
        ("12 ^a .aaa", {}, "1 sherpa 12 rope+3"),
        ("12 ^a . . . / .ab", {}, "card 5 sherpa 12 rope+1"),
        ("12 ^a", {}, "card 6 sherpa 12 back"),
        ("12 ^A . . . / .aa", {}, "card 5 climber"),
        ("", {"dice": "4"}, "reroll"),
        ("4 .Y", {"dice": "4"}, "skip 4"),
        ("12 ^aa", {"phase": "recover", "used": "A3/4"}, "recover 3/4"),
        ("12 ^aa", {"phase": "recover", "used": "A3/4"}, "leave"),
    ],
)
def test_the_texts_of_the_contract(picture: str, fields: dict[str, Any], text: str) -> None:
    assert text in texts(at(picture, **fields))


@pytest.mark.parametrize(
    "text",
    [
        "4 sherpa 0 back",
        "4 sherpa 18",
        "4 sherpa 36",
        "6 sherpa 99 rope+3",
        "card 7 sherpa 0 rope",
        "card 8 climber",
        "skip 1",
        "roll 6 6 6 6 6 6 6 6",
        "recover 1/2",
        "yeti storm",
    ],
)
def test_what_is_never_legal_here_is_notation_all_the_same(text: str) -> None:
    found = GAME.find(text)
    assert found is not None
    assert found.text == text
    assert text not in texts(GAME.new(2))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "climber",
        "4",
        "4  climber",
        " 4 climber",
        "4 climber ",
        "4 climber\n",
        "4\tclimber",
        "4 Climber",
        "4 climber 12",
        "4 climber back",
        "4 climber rope",
        "04 climber",
        "+4 climber",
        "0 climber",
        "7 climber",
        "٤ climber",
        "４ climber",
        "4 sherpa",
        "4 sherpas 12",
        "4 sherpa 012",
        "4 sherpa 00",
        "4 sherpa -1",
        "4 sherpa +1",
        "4 sherpa 1 2",
        "4 sherpa 12.0",
        "4 sherpa 1000",
        "4 sherpa ١٢",
        "4 sherpa 12  back",
        "4 sherpa 12 Back",
        "4 sherpa 12 back\n",
        "4 sherpa 12 back rope",
        "4 sherpa 12 rope back",
        "4 sherpa 12 rope ",
        "4 sherpa 12 rope +1",
        "4 sherpa 12 rope+",
        "4 sherpa 12 rope+0",
        "4 sherpa 12 rope+4",
        "4 sherpa 12 rope+01",
        "4 sherpa 12 rope-1",
        "4 sherpa 12 rope+1+1",
        "4 sherpa base",
        "card",
        "card climber",
        "card 5",
        "card 5/6 climber",
        "card 0 climber",
        "card 9 climber",
        "card 05 climber",
        "card  5 climber",
        "Card 5 climber",
        "card 5 card 6 climber",
        "5 card climber",
        "roll",
        "roll ",
        "roll 1 1 3 6 4",
        "roll 6 4 3 1 1",
        "roll 1 1 3 4  6",
        "roll 1 1 3 4 6 ",
        "roll 1 1 3 4 6\n",
        "roll 11346",
        "roll 1,1,3,4,6",
        "roll 0 1 3 4 6",
        "roll 1 3 4 6 7",
        "roll 1 1 3 4 06",
        "roll 1 1 3 4 ６",
        "roll 1 1 1 1 1 1 1 1 1",
        "Roll 1 1 3 4 6",
        "yeti",
        "yeti 3",
        "yeti +0",
        "yeti 0",
        "yeti +6",
        "yeti -5",
        "yeti +03",
        "yeti + 3",
        "yeti −3",
        "yeti Storm",
        "yeti storm\n",
        "storm",
        "re-roll",
        "reroll 4",
        "Reroll",
        "skip",
        "skip 0",
        "skip 7",
        "skip 04",
        "skip 4 ",
        "recover",
        "recover 3",
        "recover 4/3",
        "recover 3/4 5/6",
        "recover 2/3",
        "recover 9/10",
        "recover  3/4",
        "leave ",
        "Leave",
        "4 grimpeur",
        "\x00",
    ],
)
def test_no_other_spelling_is_accepted(text: str) -> None:
    p = at("12 ^Aa .aaa")
    before = p.to_dict()
    with pytest.raises(InvalidMove):
        p.play(text)
    assert p.to_dict() == before
    assert p.history == ()
    assert GAME.find(text) is None


def test_a_near_miss_names_the_nearest_legal_texts() -> None:
    with pytest.raises(InvalidMove) as caught:
        at("12 ^a .aaa").play("1 sherpa 12 rope+4")
    assert "1 sherpa 12 rope+3" in caught.value.arguments["near"]


@pytest.mark.parametrize(
    ("picture", "fields", "text", "rule"),
    [
        ("", {"phase": "roll"}, "roll 1 1 1 1 1", "H4"),
        ("", {"phase": "roll"}, "4 climber", "H6"),
        ("", {"phase": "roll"}, "roll 1", "H4"),
        ("", {"phase": "yeti"}, "4 sherpa 0", "H7"),
        ("", {"phase": "yeti", "deck": "+5 storm"}, "yeti +4", "H25"),
        ("", {}, "yeti +4", "H6"),
        ("", {}, "roll 1 1 1 1 1 1", "H6"),
        ("", {}, "recover 5/6", "H6"),
        ("", {"dice": "1 2"}, "3 sherpa 0", "H6"),
        ("", {"dice": "1 2"}, "skip 3", "H6"),
        ("", {"dice": "1 2"}, "reroll", "H8"),
        ("", {"used": "A5/6"}, "card 5 sherpa 0", "H9"),
        ("", {}, "card 8 sherpa 0", "H9"),
        ("", {}, "1 sherpa 3", "H10"),
        ("3 .b", {}, "1 sherpa 3", "H10"),
        ("", {}, "1 sherpa 0 back", "H10"),
        ("", {}, "skip 1", "H11"),
        ("17 .a o", {}, "1 sherpa 17", "H12"),
        ("17 . o .a", {}, "1 sherpa 19 back", "H12"),
        ("17 .a o .Y", {}, "2 sherpa 17", "H12"),
        ("11 *A ^aaY", {}, "1 climber", "H12"),
        ("13 .Y . .a", {}, "1 sherpa 15", "H12"),
        ("7 .a . / . *", {}, "card 4 sherpa 7", "H14"),
        ("7 .A . / . *aa", {}, "card 4 climber", "H14"),
        ("32 .A", {}, "card 4 climber", "H14"),
        ("32 .a", {}, "4 sherpa 32", "H15"),
        ("32 .a", {}, "5 sherpa 32", "H15"),
        ("5 .A .a", {}, "1 climber", "H16"),
        ("5 .A .aaB", {}, "1 climber", "H16"),
        ("5 .a .", {}, "1 sherpa 5 rope", "H18"),
        ("5 .a .B", {}, "1 sherpa 5 rope", "H18"),
        ("5 .a .ab", {}, "1 sherpa 5 rope+2", "H18"),
        ("12 ^ .b . .a /", {}, "1 sherpa 15 rope", "H18"),
        ("11 *a ^bY", {}, "1 sherpa 11 rope", "H19"),
        ("12 ^aa", {"phase": "recover", "used": "A5/6"}, "recover 3/4", "H21"),
        ("12 ^aa", {"phase": "recover", "used": "A5/6"}, "1 sherpa 0", "H21"),
    ],
)
def test_what_is_not_legal_changes_nothing_and_names_the_rule(
    picture: str, fields: dict[str, Any], text: str, rule: str
) -> None:
    p = at(picture, **fields)
    before = p.to_dict()
    with pytest.raises(IllegalMove) as caught:
        p.play(text)
    assert caught.value.rule == rule
    assert p.to_dict() == before
    assert p.history == ()


@pytest.mark.parametrize(
    ("picture", "text"),
    [
        ("13 .Y .a", "2 sherpa 14"),
        ("13 .Y . . / . o .a", "card 5 sherpa 19 back"),
        ("11 *a ^bbbb .Y", "1 sherpa 11 rope"),
    ],
)
def test_a_slide_that_leads_to_the_yeti_is_named(picture: str, text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        at(picture).play(text)
    assert caught.value.text("en") == (
        "H12: the slide on 16 leads to 13, where the yeti stands: nobody comes to rest there."
    )
    assert caught.value.text("fr") == (
        "H12\u00a0: l’avalanche en 16 mène en 13, où est le yéti\u00a0: personne ne s’y arrête."
    )


@pytest.mark.parametrize(
    ("picture", "phase", "last", "rule"),
    [
        ("33 *A / * !", "move", "4 climber", "H26"),
        ("", "yeti", "yeti storm", "H27"),
    ],
)
def test_after_the_end_nothing_is_legal(picture: str, phase: str, last: str, rule: str) -> None:
    p = at(picture, phase)
    p.play(last)
    with pytest.raises(IllegalMove) as caught:
        p.play("1 sherpa 0")
    assert caught.value.rule == rule
