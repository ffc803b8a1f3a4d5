"""Moves of Matterhorn as text: to the letter."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from cordee.engine.errors import IllegalMove, InvalidMove
from cordee.engine.move import Move
from cordee.engine.position import Position

from .drawing import FAILURE, GAME, ROWS, alone, at, ends, placing, play, texts

OPEN = """
    12 A . . B . . B . . A
"""


def dice(count: int) -> list[str]:
    return [" ".join(map(str, d)) for d in combinations_with_replacement(range(1, 7), count)]


ROLLS = [f"roll {values}" for count in range(1, 6) for values in dice(count)]
DROPS = ["drop none", *(f"drop {values}" for count in range(1, 6) for values in dice(count))]
WIDEST = 12
CIRCLES = [f"{row}.{i}" for row in ROWS for i in range(1, row + 1)]
"""Of the widest mountain."""
TEXTS = [
    *ROLLS,
    *DROPS,
    *(f"pawn 12.{i}" for i in range(1, WIDEST + 1)),
    *(f"{word} {circle}" for word in ("token", "block", "clear") for circle in CIRCLES),
    *(f"move 5.{i} summit" for i in range(1, 6)),
    *("stop", "again", "done"),
]


@pytest.mark.parametrize(
    "text",
    [
        "roll 1 1 5 5 6",
        "roll 6",
        "pawn 12.4",
        "drop none",
        "drop 5",
        "drop 1 1 6",
        "token 12.3",
        "block 7.2",
        "stop",
        "again",
        "move 12.3 11.2",
        "move 5.2 summit",
        "push 12.5 12.6",
        "clear 9.4",
        "done",
    ],
)
def test_the_texts_of_the_contract(text: str) -> None:
    move = GAME.find(text)
    assert move is not None
    assert GAME.move(move.code).text == text


def test_every_text_reads_back_to_a_code_of_its_own() -> None:
    codes = set()
    for text in TEXTS:
        move = GAME.find(text)
        assert move is not None, text
        assert GAME.move(move.code).text == text
        codes.add(move.code)
    assert len(codes) == len(TEXTS)


def test_every_step_between_circles_reads_back_to_a_code_of_its_own() -> None:
    steps = [
        f"{word} {start} {end}" for word in ("move", "push") for start in CIRCLES for end in CIRCLES
    ]
    codes = set()
    for text in steps:
        move = GAME.find(text)
        assert move is not None, text
        assert GAME.move(move.code).text == text
        codes.add(move.code)
    assert len(codes) == len(steps)


NEVER_LEGAL = [
    "pawn 12.13",
    "token 4.1",
    "token 13.1",
    "block 1.1",
    "clear 99.99",
    "move 5.2 4.1",
    "move 4.1 5.2",
    "move 12.13 12.14",
    "push 99.99 summit",
    "move summit 99.99",
    "move summit 5.2",
    "move summit summit",
    "push summit 12.6",
    "push 5.1 summit",
]


@pytest.mark.parametrize(
    "text",
    [
        "pawn 11.1",  # M3
        "pawn 12.11",  # M1, in our box
        "token 5.4",
        "roll 1 1",  # never in the first roll of a turn
        "drop 1 2 3 4 5",  # M9
        "move 12.1 5.1",  # M14
        "move 12.1 12.1",
        "move 6.1 summit",
        "push 11.1 12.1",  # M15
        *NEVER_LEGAL,
    ],
)
def test_what_is_well_written_and_not_legal_is_notation_all_the_same(text: str) -> None:
    move = GAME.find(text)
    assert move is not None
    assert GAME.move(move.code).text == text


def test_circles_that_no_mountain_has_have_codes_of_their_own_beyond_the_kernels() -> None:
    far = [f"{row}.{i}" for row in range(1, 100) for i in range(1, 100)]
    near = {f"{row}.{i}" for row in ROWS for i in range(1, WIDEST + 1)}
    codes = set()
    for circle in far:
        for text in (f"token {circle}", f"move 5.2 {circle}", f"push {circle} summit"):
            move = GAME.find(text)
            assert move is not None, text
            assert GAME.move(move.code).text == text
            assert (move.code < 1 << 31) == (circle in near)
            codes.add(move.code)
    assert len(codes) == 3 * len(far)


@pytest.mark.parametrize("code", [-1, 1 << 31, 3 << 24 | 97, 3 << 24 | 1 << 7, 5 << 24 | 1 << 31])
def test_a_code_that_is_no_move_is_refused(code: int) -> None:
    with pytest.raises(InvalidMove):
        GAME.new(2).play(Move(code, ""))


WRONG = [
    "",
    " ",
    "\n",
    "\x00",
    "hello",
    "roll",
    "roll ",
    "roll 0",
    "roll 7",
    "roll 10",
    "roll none",
    "roll 1 1 5 5 6 6",
    "roll 1 1 5 6 5",
    "roll 6 5 5 1 1",
    "roll 11556",
    "roll 1  1 5 5 6",
    "roll 1 1 5 5 6 ",
    " roll 1 1 5 5 6",
    "roll 1 1 5 5 6\n",
    "roll 1\t1 5 5 6",
    "roll 1,1,5,5,6",
    "roll 01 1 5 5 6",
    "roll +1 1 5 5 6",
    "roll -1 1 5 5 6",
    "roll 1 1 5 5 6.0",
    "roll \u0661",
    "roll \u00b2",
    "roll \uff11",
    "Roll 1 1 5 5 6",
    "ROLL 1",
    "drop",
    "drop ",
    "drop none ",
    "drop None",
    "drop none 5",
    "drop 5 none",
    "drop 0",
    "drop 6 1 1",
    "drop 1 1 1 1 1 1",
    "drop 5\n",
    "pawn",
    "pawn 12",
    "pawn 12.",
    "pawn .4",
    "pawn 12.0",
    "pawn 12.00",
    "pawn 12.100",
    "pawn 100.1",
    "pawn 0.1",
    "pawn 04.1",
    "pawn 12.013",
    "pawn 12.\u0661\u0663",
    "pawn 12.04",
    "pawn 012.4",
    "pawn 12.4.1",
    "pawn 12,4",
    "pawn 12 4",
    "pawn 12.+4",
    "pawn 12.-4",
    "pawn -12.4",
    "pawn 12.4 ",
    "pawn  12.4",
    "pawn 12.4\n",
    "pawn 12.\u0664",
    "pawn 12.4 12.5",
    "pawn summit",
    "token 0.1",
    "token summit",
    "token 8.2 8.3",
    "block",
    "block summit",
    "block 7.2\r",
    "clear",
    "clear summit",
    "clear 9.4 9.5",
    "move",
    "move 12.3",
    "move 12.3  11.2",
    "move 12.3 11.2 10.1",
    "move 12.3-11.2",
    "move 12.3 to 11.2",
    "move summit",
    "move summit 05.2",
    "move 5.2 summit summit",
    "push Summit 12.6",
    "move 5.2 Summit",
    "move 5.2 summit ",
    "move 5.2  summit",
    "move 12.3 11.2\n",
    "MOVE 12.3 11.2",
    "push",
    "push 12.5",
    "push 12.5 12.6 12.7",
    "stop ",
    " stop",
    "Stop",
    "stop 1",
    "again 5",
    "again\n",
    "done 12.4",
    "done none",
    "Done",
    "\u0501one",
    "d\u00f6ne",
    "none",
    "summit",
    "12.4",
    "bouger 12.3 11.2",
]


@pytest.fixture(scope="module")
def position() -> Position:
    return at(f"9 . * . o . . . {OPEN}", "actions")


@pytest.mark.parametrize("text", WRONG)
def test_no_other_spelling_is_accepted(position: Position, text: str) -> None:
    before = position.to_dict()
    with pytest.raises(InvalidMove) as caught:
        position.play(text)
    assert isinstance(caught.value, ValueError)
    assert position.to_dict() == before
    assert position.history == ()


def test_a_near_miss_names_the_nearest_legal_texts(position: Position) -> None:
    with pytest.raises(InvalidMove) as caught:
        position.play("clear 9,4")
    assert caught.value.arguments["near"].split(", ")[0] == "clear 9.4"


def test_each_form_is_listed_as_it_is_written() -> None:
    p = GAME.new(2)
    assert texts(p)[3] == "pawn 12.4"
    play(p, "pawn 12.4", "pawn 12.7", "pawn 12.1", "pawn 12.10")
    assert "roll 1 1 5 5 6" in texts(p)
    p.play("roll 1 1 5 5 6")
    assert {"drop none", "drop 5", "drop 1 5"} < set(texts(p))
    p.play("drop none")
    assert texts(p) == ["token 6.1", "token 6.2", "token 6.3", "token 6.4"]
    play(p, "token 6.1", "again", *placing("12.2"))
    assert {"move 12.1 11.1", "push 12.4 12.3", "done"} < set(texts(p))
    p.play("done")
    assert texts(p) == ["stop", "again"]
    play(p, "again", FAILURE)
    assert {"block 11.1", "block 5.3", "done"} < set(texts(p))
    play(p, "block 11.1", *placing("5.2"), "stop")
    assert {"clear 11.1", "clear 6.1", "clear 12.2"} < set(texts(p))


def test_the_summit_is_listed_as_it_is_written() -> None:
    p = at(
        """
         ^            B
         5        * . A
        12 A . . B . . . . . .
        """,
        "actions",
    )
    assert "move 5.3 summit" in texts(p)


# What is notation and not legal now


def refusal(position: Position, text: str) -> str:
    """The rule that forbids a move; nothing is changed."""
    before = position.table.tobytes()
    with pytest.raises(IllegalMove) as caught:
        position.play(text)
    assert position.table.tobytes() == before
    return caught.value.rule


MIDDLE = """
     ^            B
     5        . A *
     8     . * . o . .
    11  . . * . o . . B .
    12 A . . o . . . . . .
"""


@pytest.mark.parametrize(
    ("phase", "dice", "text", "rule"),
    [
        ("roll", None, "roll 1 1", "M4"),
        ("roll", None, "stop", "M4"),
        ("drop", "1 1 5 5 6", "drop 4", "M5"),
        ("drop", "1 1 5 5 6", "drop 5 5 5", "M5"),
        ("drop", "1 1 5 5 6", "drop 6", "M6"),  # 0
        ("drop", "1 1 4 5 6", "drop 1", "M6"),  # 16
        ("drop", "1 1 1 2 6", "drop 1", "M6"),  # 8: a token of this turn
        ("drop", "1 1 1 2 6", "token 8.1", "M7"),
        ("token", "1 5 6", "token 11.1", "M6"),
        ("token", "1 5 6", "token 12.1", "M2"),
        ("token", "1 5 6", "token 12.4", "M2"),
        ("token", "1 5 6", "token 12.11", "M1"),
        ("token", "1 5 6", "token 12.13", "M1"),
        ("token", "1 5 6", "token 4.1", "M1"),
        ("bonus", None, "stop", "M8"),
        ("choose", None, "done", "M9"),
        ("block", "1 1 1 1 1", "block 8.1", "M10"),
        ("block", "1 1 1 1 1", "block 12.1", "M2"),
        ("block", "1 1 1 1 1", "block 10.9", "M1"),
        ("block", "1 1 1 1 1", "block 99.99", "M1"),
        ("block", "1 1 1 1 1", "stop", "M10"),
        ("actions", None, "again", "M11"),
        ("actions", None, "move 12.1 10.1", "M14"),
        ("actions", None, "move 12.1 12.3", "M14"),
        ("actions", None, "move 12.1 summit", "M14"),
        ("actions", None, "move 11.8 11.9", "M14"),
        ("actions", None, "move 12.2 12.3", "M14"),
        ("actions", None, "move 12.11 12.10", "M1"),
        ("actions", None, "move 5.2 5.4", "M1"),
        ("actions", None, "move 5.2 4.1", "M1"),
        ("actions", None, "move 13.1 12.1", "M1"),
        ("actions", None, "move 5.2 5.2", "M14"),
        ("actions", None, "move summit 5.1", "M17"),
        ("actions", None, "move summit summit", "M17"),
        ("actions", None, "push summit 5.1", "M17"),
        ("actions", None, "push 11.8 summit", "M15"),
        ("actions", None, "push 5.1 summit", "M15"),
        ("actions", None, "push 11.8 11.8", "M15"),
        ("actions", None, "push 11.8 11.13", "M1"),
        ("actions", None, "push 9.1 9.2", "M15"),
        ("actions", None, "move 5.2 5.3", "M2"),
        ("actions", None, "push 12.1 12.2", "M15"),
        ("actions", None, "push 11.8 12.8", "M15"),
        ("actions", None, "push 11.8 9.7", "M15"),
        ("actions", None, "clear 8.2", "M16"),
        ("actions", None, "clear 8.1", "M16"),
        ("actions", None, "clear 12.1", "M16"),
        ("actions", None, "clear 9.8", "M1"),
        ("actions", None, "clear 13.1", "M1"),
    ],
)
def test_a_refusal_names_the_rule(phase: str, dice: str | None, text: str, rule: str) -> None:
    assert refusal(at(MIDDLE, phase, dice=dice), text) == rule


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        (
            "push 11.8 summit",
            "M15: another’s pawn is never pushed to the summit.",
            "M15\u00a0: on ne pousse jamais le pion d’un adversaire au sommet.",
        ),
        (
            "move summit 5.1",
            "M17: a pawn on the summit stays there.",
            "M17\u00a0: un pion arrivé au sommet y reste.",
        ),
        (
            "move 5.2 5.2",
            "M14: the pawn stands on 5.2 already.",
            "M14\u00a0: le pion est déjà en 5.2.",
        ),
        (
            "push 9.1 9.2",
            "M15: no pawn stands on 9.1.",
            "M15\u00a0: il n’y a pas de pion en 9.1.",
        ),
        (
            "clear 12.13",
            "M1: there is no circle 12.13 on this mountain.",
            "M1\u00a0: il n’y a pas de cercle 12.13 sur cette montagne.",
        ),
    ],
)
def test_a_refusal_in_words(text: str, english: str, french: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        at(MIDDLE, "actions").play(text)
    assert (caught.value.text("en"), caught.value.text("fr")) == (english, french)


def test_a_refused_pawn_of_the_setup() -> None:
    p = GAME.new(2)
    p.play("pawn 12.4")
    assert refusal(p, "pawn 11.4") == "M3"
    assert refusal(p, "pawn 12.4") == "M2"
    assert refusal(p, "pawn 12.11") == "M1"
    assert refusal(p, "pawn 12.13") == "M1"
    assert refusal(p, "pawn 4.1") == "M1"


def test_too_few_actions_for_the_summit_are_refused_by_m19() -> None:
    assert refusal(at(MIDDLE, "bonus", summit=2), "move 5.2 summit") == "M19"
    assert refusal(at(MIDDLE, "actions", summit=2, actions_left=1), "move 5.2 summit") == "M19"


@pytest.mark.parametrize(("row", "i"), [(9, 3), (12, 1), (12, 10), (5, 2), (8, 6)])
def test_every_circle_that_does_not_touch_is_refused_by_m14(row: int, i: int) -> None:
    p = alone(row, i)
    there = {f"{r}.{n}" for r in ROWS for n in range(1, r - 1)}
    for circle in {*CIRCLES} - {*ends(p, "move")}:
        rule = "M14" if circle in there else "M1"
        assert refusal(p, f"move {row}.{i} {circle}") == rule


@pytest.mark.parametrize("circle", ["8.2", "8.3", "9.2", "9.4", "10.3", "10.4"])
def test_every_circle_that_touches_and_is_taken_is_refused_by_m2(circle: str) -> None:
    p = at(
        """
         8     . * B . . .
         9    . A A o . . .
        10   . . o B . . . .
        """,
        "actions",
    )
    assert refusal(p, f"move 9.3 {circle}") == "M2"


def test_after_the_end_everything_is_refused_by_m18() -> None:
    p = at(
        """
         ^            A
         5        . A *
        12 . . . B . . . . . B
        """,
        "actions",
    )
    p.play("move 5.2 summit")
    assert p.actor is None
    assert refusal(p, "done") == "M18"
    assert refusal(p, "move 5.2 summit") == "M18"
    with pytest.raises(InvalidMove) as caught:
        p.play("hello")
    assert caught.value.key == "move-invalid-over"
