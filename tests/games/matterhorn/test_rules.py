"""Every rule of Matterhorn that does something, by its number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations, product
from typing import Any

import pytest

import cordee
from cordee.engine.errors import CordeeError, UnknownName
from cordee.engine.game import Game
from cordee.engine.kernel import rng
from cordee.engine.position import Position

from .drawing import (
    DICE_FOR,
    FAILURE,
    GAME,
    ROWS,
    SEATS,
    TEN_TOKENS,
    alone,
    at,
    board,
    circles,
    ends,
    placing,
    play,
    seen,
    texts,
)

OPEN = """
    12 A . . B . . B . . A
"""
ALL_ROLLS = sorted({tuple(sorted(fall)) for fall in product(range(1, 7), repeat=5)})


def listed(position: Position, word: str) -> list[str]:
    return [text for text in texts(position) if text.startswith(f"{word} ")]


def rows_of(moves: Iterable[str]) -> set[int]:
    return {int(move.split()[1].split(".")[0]) for move in moves}


# Components


@pytest.mark.parametrize("bottom", [8, 10, 12])
def test_m1_eight_rows_each_one_narrower_than_the_one_below(bottom: int) -> None:
    p = cordee.game("matterhorn", components={"bottom": bottom}).new(2)
    play(p, "pawn 12.1", "pawn 12.2", "pawn 12.3", "pawn 12.4", FAILURE)
    row_12 = [f"block 12.{i}" for i in range(5, bottom + 1)]
    above = [f"block {row}.{i}" for row in ROWS[1:] for i in range(1, bottom - 12 + row + 1)]
    assert listed(p, "block") == row_12 + above


@pytest.mark.parametrize("bottom", [8, 10, 12])
@pytest.mark.parametrize("row", ROWS)
def test_m1_beside_above_and_below_every_circle(row: int, bottom: int) -> None:
    game = cordee.game("matterhorn", components={"bottom": bottom})
    for i in range(1, bottom - 12 + row + 1):
        beside = [(row, i - 1), (row, i + 1)]
        above = [(row - 1, i - 1), (row - 1, i)]
        below = [(row + 1, i), (row + 1, i + 1)]
        near = {
            f"{r}.{n}" for r, n in beside + above + below if r in ROWS and 1 <= n <= bottom - 12 + r
        }
        top = {"summit"} if row == 5 else set()
        assert set(ends(alone(row, i, game), "move")) == near | top


def test_m2_five_ordinary_dice() -> None:
    falls = Counter(tuple(sorted(fall)) for fall in product(range(1, 7), repeat=5))
    moves = at(OPEN).moves()
    assert [move.text for move in moves] == [f"roll {' '.join(map(str, r))}" for r in ALL_ROLLS]
    for move, dice in zip(moves, ALL_ROLLS, strict=True):
        assert move.probability == pytest.approx(falls[dice] / 6**5)


@pytest.mark.parametrize("dropped", range(5))
def test_m2_sampled_dice_are_as_many_as_in_play(dropped: int) -> None:
    p = at("9 . . * . . . ." + OPEN, dropped=dropped)
    state = rng(1)
    drawn = {int(GAME.bindings.sample(p.table, state)) for _ in range(200)}
    assert drawn <= set(p.codes())
    assert len(drawn) > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m2_two_pawns_a_player_and_forty_tokens(players: int) -> None:
    p = GAME.new(players)
    assert p.to_dict()["box"] == 40
    assert p.to_dict()["pawns"] == [[]] * players
    for _ in range(2 * players):
        p.play(p.moves()[0])
    assert [len(pawns) for pawns in p.to_dict()["pawns"]] == [2] * players


def test_m2_a_circle_holds_one_pawn_or_one_token() -> None:
    picture = """
         8     x B x o x o
         9    . . * . . . .
        12 A . . B . . A . . .
    """
    p = at(picture, "drop", dice=DICE_FOR[8])
    p.play("drop none")
    assert texts(p) == [f"token {circle}" for circle in circles(picture, "x")]


def test_m2_the_summit_holds_any_number_of_pawns() -> None:
    p = at(
        """
         ^      B C D
         5      . . A
        12 A B C D * . . . . .
        """,
        "actions",
    )
    assert play(p, "move 5.3 summit")["pawns"] == [[f"12.{i}", "summit"] for i in range(1, 5)]


# Setup


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m3_the_last_seat_places_both_pawns_first_and_seat_1_begins(players: int) -> None:
    p = GAME.new(players)
    for place in range(1, 2 * players + 1):
        fields = p.to_dict()
        seat = players - (place + 1) // 2
        assert (fields["phase"], fields["turn"], p.actor) == ("setup", seat, seat)
        p.play(f"pawn 12.{place}")
    fields = p.to_dict()
    assert fields["pawns"][-1] == ["12.1", "12.2"]
    assert fields["pawns"][-2] == ["12.3", "12.4"]
    assert (fields["phase"], fields["turn"], p.actor) == ("roll", 0, "chance")


def test_m3_any_free_circle_of_row_12_and_no_other() -> None:
    p = GAME.new(2)
    assert texts(p) == [f"pawn 12.{i}" for i in range(1, 11)]
    play(p, "pawn 12.10", "pawn 12.4")
    assert texts(p) == [f"pawn 12.{i}" for i in (1, 2, 3, 5, 6, 7, 8, 9)]
    fields = play(p, "pawn 12.7", "pawn 12.1")
    assert fields["pawns"] == [["12.1", "12.7"], ["12.10", "12.4"]]


# A turn: rolling and dropping


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m4_every_turn_begins_with_a_roll_of_five_dice(players: int) -> None:
    p = GAME.new(players)
    for place in range(1, 2 * players + 1):
        p.play(f"pawn 12.{place}")
    for turn in range(players + 1):
        assert (p.turn, p.actor, len(p.moves())) == (turn % players, "chance", 252)
        play(p, "roll 1 2 3 4 6", "drop 1 2 4", f"token 9.{turn + 1}", "stop", "done")


@pytest.mark.parametrize(
    ("drop", "token", "ways"),
    [
        ("drop none", "token 10.1", 252),
        ("drop 2", "token 12.1", 126),
        ("drop 2 2", "token 10.1", 56),
        ("drop 1 2 4", "token 7.1", 21),
        ("drop 1 2 2 4", "token 5.1", 6),
    ],
)
def test_m4_the_dice_still_in_play_are_rolled_again(drop: str, token: str, ways: int) -> None:
    p = at("11 A . . . B . B . A", "drop", dice="1 2 2 4 5")
    play(p, drop, token, "again")
    assert (p.turn, p.actor, len(p.moves())) == (0, "chance", ways)


def test_m5_dropped_dice_are_out_until_the_end_of_the_turn() -> None:
    p = at("11 A . . . B . B . A")
    fields = play(p, "roll 1 2 3 4 6", "drop 4", "token 12.2", "again")
    assert (fields["dropped"], texts(p)[-1]) == (1, "roll 6 6 6 6")
    fields = play(p, "roll 1 2 3 6", "drop 1 3", "token 8.1", "again")
    assert (fields["dropped"], texts(p)[-1]) == (3, "roll 6 6")


@pytest.mark.parametrize(
    ("dice", "drop", "row"),
    [
        ("1 1 5 5 6", "none", 6),  # the rulebook's examples
        ("1 1 5 5 6", "5", 11),
        ("1 1 5 5 6", "1 5", 12),
        ("1 2 4 5 6", "6", 12),
        ("2 2 2 3 4", "none", 7),  # three alike
        ("2 2 2 3 4", "2", 7),
        ("2 2 2 3 4", "2 2", 9),
        ("3 3 3 3 6", "none", 6),  # four
        ("3 3 3 3 6", "3 3", 6),
        ("3 3 3 3 6", "3 3 3", 9),
        ("5 5 5 5 5", "5 5 5 5", 5),  # five
        ("1 2 2 3 3", "1 2 3", 5),  # both pairs broken
        ("1 2 3 4 6", "1 2 3 4", 6),
    ],
)
def test_m5_the_result_is_the_sum_of_the_values_that_show_once(
    dice: str, drop: str, row: int
) -> None:
    p = at(OPEN, "drop", dice=dice)
    p.play(f"drop {drop}")
    assert rows_of(texts(p)) == {row}


@pytest.mark.parametrize("row", ROWS)
def test_m6_a_token_is_placed_action_side_up_in_the_row_of_the_result(row: int) -> None:
    p = at("11 A . . . B . B . A", "drop", dice=DICE_FOR[row])
    p.play("drop none")
    taken = (1, 5, 7, 9) if row == 11 else ()
    assert texts(p) == [f"token {row}.{i}" for i in range(1, row - 1) if i not in taken]
    fields = play(p, f"token {row}.3")
    assert (fields["action_tokens"], fields["obstacles"]) == ([f"{row}.3"], [])
    assert fields["box"] == 39


@pytest.mark.parametrize("dice", ["5 5 6 6 6", "1 1 1 1 4", "1 1 3 4 6", "1 2 4 5 6"])
def test_m6_not_under_5_nor_over_12(dice: str) -> None:
    """The results are 0, 4, 13 and 18."""
    p = at(OPEN, "drop", dice=dice)
    assert play(p, "drop none")["phase"] == "block"


@pytest.mark.parametrize(("token", "phase"), [("*", "block"), ("o", "token")])
def test_m6_not_in_a_row_with_a_token_of_this_turn(token: str, phase: str) -> None:
    p = at(f"8 . . {token} . . . {OPEN}", "drop", dice="1 1 1 2 6")
    assert ("drop 1 1 1" in texts(p)) == (phase == "token")
    assert "drop 1 1" in texts(p)  # to row 9
    assert play(p, "drop none")["phase"] == phase


@pytest.mark.parametrize(
    ("row_5", "row_12", "phase"),
    [
        ("A B A", "B . . . . . . . . .", "block"),
        ("o A B", "A B . . . . . . . .", "block"),
        ("B o o", "A B A . . . . . . .", "block"),
        ("B o .", "A B A . . . . . . .", "token"),
    ],
)
def test_m6_not_in_a_full_row_whatever_fills_it(row_5: str, row_12: str, phase: str) -> None:
    p = at(
        f"""
         5        {row_5}
        11  * . . . . . . . .
        12 {row_12}
        """,
        "drop",
        dice=DICE_FOR[5],
    )
    assert play(p, "drop none")["phase"] == phase


@pytest.mark.parametrize(("last", "turn", "phase"), [("o", 1, "roll"), (".", 0, "drop")])
def test_m6_not_without_a_token_in_the_box(last: str, turn: int, phase: str) -> None:
    p = at(
        f"""
         9    * . . . . . .
        10   o o o o o o o .
        11  o {last} . . . . . . .
        12 A . . B . . B . . A
        """,
        game=TEN_TOKENS,
    )
    fields = play(p, f"roll {DICE_FOR[8]}")
    assert (fields["turn"], fields["phase"]) == (turn, phase)


CLOSED = """
     5        A B A
     8     . * . . . .
     9    . . o . . . .
    12 B . . . . . . * . .
"""


@pytest.mark.parametrize(
    ("picture", "rows", "dropped"),
    [
        (OPEN, set(ROWS), 0),
        *((CLOSED, {6, 7, 9, 10, 11}, dropped) for dropped in range(5)),
    ],
)
def test_m7_every_drop_that_can_be_placed_and_drop_none(
    picture: str, rows: set[int], dropped: int
) -> None:
    p = at(picture, dropped=dropped)
    for dice in {tuple(sorted(fall)) for fall in product(range(1, 7), repeat=5 - dropped)}:
        good = set()
        for drop in {drop for n in range(len(dice)) for drop in combinations(dice, n)}:
            left = Counter(dice) - Counter(drop)
            if sum(value for value, times in left.items() if times == 1) in rows:
                good.add(f"drop {' '.join(map(str, drop)) or 'none'}")
        fields = play(p, f"roll {' '.join(map(str, dice))}")
        if good:
            assert fields["phase"] == "drop"
            assert sorted(texts(p)) == sorted(good | {"drop none"})
        else:
            assert fields["phase"] == "block"
        p.undo()


@pytest.mark.parametrize(
    ("drop", "dice"), [("5", [1, 2, 3, 4]), ("1 4", [2, 3, 5]), ("2 3", [1, 4, 5])]
)
def test_m7_drops_to_the_same_row_are_different_moves(drop: str, dice: list[int]) -> None:
    p = at(OPEN, "drop", dice="1 2 3 4 5")
    assert play(p, f"drop {drop}")["dice"] == dice
    assert rows_of(texts(p)) == {10}


def test_m7_dropping_none_may_be_a_failure_chosen_with_open_eyes() -> None:
    p = at(f"8 . * . . . . {OPEN}", "drop", dice="1 2 4 5 6")
    fields = play(p, "drop none")
    assert (fields["phase"], fields["turn"], fields["actions_left"]) == ("block", 0, 0)
    assert (fields["dice"], fields["dropped"]) == ([1, 2, 4, 5, 6], 0)


# A turn: tokens


@pytest.mark.parametrize(
    ("row_9", "row_12", "phase"),
    [
        ("A . . . . . .", ". . . B . . . . . .", "bonus"),
        (". B . . . . .", "A . . . . . . . . .", "bonus"),
        ("A . . . . . B", ". . . . . . . . . .", "bonus"),
        ("o . . o . . .", "A . . B . . . . . .", "choose"),
    ],
)
def test_m8_a_bonus_where_any_pawn_stands(row_9: str, row_12: str, phase: str) -> None:
    p = at(f"^ A B\n9 {row_9}\n12 {row_12}")
    fields = play(p, *placing("9.3"))
    assert (fields["phase"], fields["actions_left"]) == (phase, int(phase == "bonus"))


def test_m8_pawns_on_the_summit_stand_in_no_row() -> None:
    p = at("^ A B\n12 A . . B . . . . . .")
    assert play(p, *placing("5.2"))["phase"] == "choose"


def test_m8_pawns_count_where_they_stand_at_that_moment() -> None:
    p = at(
        """
         9    . . . B . . .
        12 . . A . . A . . . B
        """
    )
    fields = play(p, *placing("12.1"), "move 12.3 11.2", "again", *placing("11.5"))
    assert fields["phase"] == "bonus"  # somebody has come
    fields = play(p, "push 9.4 8.4", "again", *placing("9.5"))
    assert fields["phase"] == "choose"  # somebody has gone
    assert play(p, "again", *placing("8.1"))["phase"] == "bonus"


def test_m8_one_action_of_any_kind_before_anything_else() -> None:
    p = at(
        """
         ^          B
         5        A . .
         6       o . . .
         8     o . . . . .
        12 A * o . . . . . o B
        """,
        "bonus",
    )
    assert sorted(texts(p)) == [
        "clear 12.3",
        "clear 12.9",
        "clear 6.1",
        "clear 8.1",
        "done",
        "move 12.1 11.1",
        "move 5.1 5.2",
        "move 5.1 6.2",
        "move 5.1 summit",
        "push 12.10 11.9",
    ]
    for move in texts(p):
        fields = play(p, move)
        assert (fields["phase"], fields["actions_left"], fields["turn"]) == ("choose", 0, 0)
        p.undo()


def test_m8_the_bonus_may_be_declined() -> None:
    p = at(f"9 . . . * . . . {OPEN}", "drop", dice=DICE_FOR[12])
    play(p, "drop none", "token 12.2", "done")
    assert texts(p) == ["stop", "again"]
    assert seen(p) == board(
        """
         9    . . . * . . .
        12 A * . B . . B . . A
        """
    )


def test_m8_the_bonus_is_extra() -> None:
    p = at(OPEN)
    play(p, *placing("12.2"), "move 12.1 11.1", "again", *placing("11.5"), "move 11.1 10.1")
    assert play(p, "stop")["actions_left"] == 2


def test_m8_a_later_failure_does_not_undo_the_bonus() -> None:
    p = at(OPEN)
    play(p, *placing("12.2"), "move 12.1 11.1", "again", FAILURE, "done")
    assert seen(p) == board(
        """
        11  A . . . . . . . .
        12 . o . B . . B . . A
        """
    )


def test_m9_stop_or_roll_again() -> None:
    p = at(f"8 * . . . . . {OPEN}", "choose")
    assert texts(p) == ["stop", "again"]
    assert play(p, "stop")["phase"] == "actions"
    p.undo()
    fields = play(p, "again")
    assert (fields["phase"], fields["turn"], fields["dice"]) == ("roll", 0, [])


def tokens_in(rows: int) -> str:
    """A mountain with a token of this turn in so many rows, from row 12 up."""
    above = [f"{row} * {'. ' * (row - 3)}" for row in ROWS[1:rows]]
    return "\n".join([*reversed(above), "12 * . A A . . B B . ."])


@pytest.mark.parametrize(
    ("picture", "game"),
    [
        (tokens_in(8), GAME),
        (f"6 o o o . \n7 o o o o . \n9 * o o . . . . {OPEN}", TEN_TOKENS),
    ],
)
def test_m9_rolling_again_is_open_where_it_can_but_fail(picture: str, game: Game) -> None:
    """A token in every row, or none in the box."""
    assert texts(at(picture, "choose", game=game)) == ["stop", "again"]


@pytest.mark.parametrize("dice", ["1 1 1 1 1", "1 1 1 3 3", "1 1 2 2 2", "4 4 4 4 4"])
def test_m10_a_roll_from_which_nothing_can_be_placed_asks_for_no_drop(dice: str) -> None:
    fields = play(at(OPEN), f"roll {dice}")
    assert (fields["phase"], fields["turn"]) == ("block", 0)


def test_m10_any_free_circle_of_a_row_without_a_token_of_this_turn() -> None:
    picture = """
         5        * . .
         6       x x o x
         7      x A x x x
         8     . . . * . .
         9    x x x x x x x
        10   x o x x x x o x
        11  x B x x x x x x x
        12 * . . A . . B . . .
    """
    p = at(picture)
    p.play(FAILURE)
    assert texts(p) == [*(f"block {circle}" for circle in circles(picture, "x")), "done"]


def test_m10_after_a_token_in_every_row_there_is_no_circle_left() -> None:
    p = at(tokens_in(8))
    p.play(f"roll {DICE_FOR[8]}")
    assert texts(p) == ["done"]


def test_m10_the_actions_are_lost_and_the_token_is_an_obstacle_without_a_bonus() -> None:
    p = at(
        """
         8     . . . * . .
        11  . * . . . . . . .
        12 A . . B . . B . . A
        """
    )
    fields = play(p, FAILURE, "block 12.2")
    assert (fields["turn"], fields["phase"], fields["actions_left"]) == (1, "roll", 0)
    assert fields["box"] == 37
    assert seen(p) == board(
        """
         8     . . . o . .
        11  . o . . . . . . .
        12 A o . B . . B . . A
        """
    )


def test_m10_the_token_may_be_declined() -> None:
    p = at(f"8 . . . * . . {OPEN}")
    fields = play(p, FAILURE, "done")
    assert (fields["turn"], fields["phase"], fields["box"]) == (1, "roll", 39)
    assert seen(p) == board(f"8 . . . o . . {OPEN}")


def test_m10_no_question_without_a_token_in_the_box() -> None:
    p = at(f"6 o o o . \n7 o o o o . \n9 * o o . . . . {OPEN}", game=TEN_TOKENS)
    fields = play(p, FAILURE)
    assert (fields["turn"], fields["phase"]) == (1, "roll")


@pytest.mark.parametrize("rows", range(1, 9))
def test_m11_as_many_actions_as_tokens_placed_this_turn(rows: int) -> None:
    p = at(tokens_in(rows), "choose")
    fields = play(p, "stop")
    assert (fields["phase"], fields["turn"], fields["actions_left"]) == ("actions", 0, rows)


@pytest.mark.parametrize(
    "actions", [*permutations(["move 9.2 8.1", "push 11.9 10.8", "clear 12.6"])]
)
def test_m11_actions_of_any_kind_in_any_order(actions: tuple[str, ...]) -> None:
    p = at(
        """
         7      . * . . .
         9    . A . * . . .
        10   * . . . . . . .
        11  A . . . . . . . B
        12 . . . B . o . . . .
        """,
        "actions",
    )
    for left, action in zip((2, 1), actions, strict=False):
        fields = play(p, action)
        assert (fields["turn"], fields["phase"], fields["actions_left"]) == (0, "actions", left)
    fields = play(p, actions[2])
    assert (fields["turn"], fields["phase"], fields["actions_left"]) == (1, "roll", 0)
    assert seen(p) == board(
        """
         7      . o . . .
         8     A . . . . .
         9    . . . o . . .
        10   o . . . . . . B
        11  A . . . . . . . .
        12 . . . B . . . . . .
        """
    )


def test_m11_not_all_actions_need_be_used() -> None:
    p = at(tokens_in(3), "actions")
    fields = play(p, "move 12.3 11.3", "done")
    assert (fields["turn"], fields["phase"], fields["actions_left"]) == (1, "roll", 0)


# A turn: its end


def test_m12_action_sides_turn_to_obstacles_and_full_rows_lose_their_tokens() -> None:
    p = at(
        """
         5        o * A
         6       o o * o
         8     . . o * . .
         9    o o o o o o .
        12 A . . B . . B . . .
        """,
        "actions",
    )
    fields = play(p, "done")
    assert (fields["turn"], fields["box"]) == (1, 40 - 8)
    assert seen(p) == board(
        """
         5        . . A
         8     . . o o . .
         9    o o o o o o .
        12 A . . B . . B . . .
        """
    )


def test_m12_a_row_full_of_pawns_stays_as_it_is() -> None:
    picture = """
         5        A B B
         9    . . o . . . .
        12 A . . . . . . . . .
    """
    p = at(picture)
    play(p, FAILURE, "done")
    assert seen(p) == board(picture)


def test_m12_during_a_turn_a_row_may_be_full() -> None:
    p = at(
        """
         5        o . A
        12 A . . B . . B . . .
        """
    )
    fields = play(p, *placing("5.2"), "done", "again")
    assert (fields["obstacles"], fields["action_tokens"]) == (["5.1"], ["5.2"])
    fields = play(p, FAILURE)
    assert (fields["obstacles"], fields["action_tokens"]) == (["5.1"], ["5.2"])
    fields = play(p, "done")
    assert (fields["obstacles"], fields["action_tokens"], fields["box"]) == ([], [], 40)


@pytest.mark.parametrize(
    ("action", "obstacles"),
    [
        ("move 5.3 6.4", ["6.1", "5.1", "5.2"]),  # a pawn leaves
        ("clear 5.1", ["6.1", "5.2"]),
        ("move 5.3 summit", ["6.1", "5.1", "5.2"]),
        ("clear 6.1", []),
        ("push 7.4 6.3", ["6.1"]),
        ("push 7.3 6.3", ["6.1"]),
    ],
)
def test_m12_rows_are_judged_at_the_end_of_the_turn(action: str, obstacles: list[str]) -> None:
    p = at(
        """
         5        o * A
         6       o . . .
         7      . . B B .
        12 A . . . . . . . . .
        """,
        "actions",
    )
    assert play(p, action)["obstacles"] == obstacles


@pytest.mark.parametrize("action", ["move 7.4 6.4", "push 7.5 6.4"])
def test_m12_a_pawn_may_fill_a_row(action: str) -> None:
    p = at(
        """
         6       o * o .
         7      . . . A B
        12 A . . . . . . . . B
        """,
        "actions",
    )
    fields = play(p, action)
    assert (fields["obstacles"], fields["box"]) == ([], 40)


def test_m12_the_token_of_a_failure_may_fill_a_row() -> None:
    p = at(
        """
         5        o . A
         9    . . * . . . .
        12 A . . B . . B . . .
        """
    )
    fields = play(p, FAILURE, "block 5.2")
    assert (fields["obstacles"], fields["box"]) == (["9.3"], 39)


EMPTIED = """
     6       o o o .
     7      o o o . .
     9    . . . o . . .
    12 A o . B . . B . . A
"""


def test_m13_an_empty_box_is_filled_with_all_obstacles_but_not_before_the_end() -> None:
    p = at(EMPTIED, game=TEN_TOKENS)
    fields = play(p, *placing("5.1"))
    assert (fields["box"], len(fields["obstacles"])) == (1, 8)
    fields = play(p, "again", *placing("8.1"))
    assert (fields["box"], len(fields["obstacles"])) == (0, 8)
    play(p, "stop", "done")
    assert seen(p) == board(OPEN)
    assert p.to_dict()["box"] == 10


@pytest.mark.parametrize(
    ("circle", "obstacles", "box"),
    [("5.1", [], 10), ("6.4", ["12.2", "9.4", "8.1", "7.1", "7.2", "7.3"], 4)],
)
def test_m13_only_a_box_that_is_empty_after_m12(
    circle: str, obstacles: list[str], box: int
) -> None:
    p = at(EMPTIED, game=TEN_TOKENS)
    fields = play(p, *placing(circle), "again", *placing("8.1"), "stop", "done")
    assert (fields["obstacles"], fields["box"]) == (obstacles, box)


def test_m13_a_cleared_obstacle_is_enough() -> None:
    p = at(EMPTIED, game=TEN_TOKENS)
    fields = play(p, *placing("5.1"), "again", *placing("8.1"), "stop", "clear 6.1", "done")
    assert (fields["box"], len(fields["obstacles"])) == (1, 9)


@pytest.mark.parametrize("last", [(FAILURE, "block 10.1"), (*placing("8.1"), "again", FAILURE)])
def test_m13_after_a_failure_too(last: tuple[str, ...]) -> None:
    """The last token is the obstacle of M10, or the box is empty before."""
    p = at(EMPTIED, game=TEN_TOKENS)
    fields = play(p, *placing("5.1"), "again", *last)
    assert (fields["turn"], fields["box"]) == (1, 10)
    assert seen(p) == board(OPEN)


# Actions


@pytest.mark.parametrize(
    "picture",
    [
        """
         ^            A B
         8     . x x . . .
         9    . x A x . . .
        10   . . x x . . . .
        12 . . . B . * . . . .
        """,
        """
         ^            A B
         8     . o x . . .
         9    . B A x . . .
        10   . . * x . . . .
        """,
        """
         ^            B
         8     . B x . . .
         9    . x A A . . .
        10   . . x * . . . .
        """,
        """
         ^            x A B
         5        x A x
         6       . x x .
         9    . * . . . B .
        """,
        """
         ^            x A B
         5        A o .
         6       * x . .
         9    . . . . . B .
        """,
        """
         ^            A B
         5        . x x
         6       . x A x
         7      . . x x .
         9    . * . . . B .
        """,
        """
         ^            A B
         9    . * . . . B .
        11  x . . . . . . . .
        12 A x . . . . . . . .
        """,
        """
         ^            A B
         9    . * . . . B .
        11  . . . . . . . . x
        12 . . . . . . . . x A
        """,
    ],
)
def test_m14_ones_own_pawn_moves_to_a_free_circle_above_below_or_beside(picture: str) -> None:
    p = at(picture, "actions")
    pawn = circles(picture, "A")[0]
    assert ends(p, f"move {pawn}") == circles(picture, "x")


def test_m14_a_move_leaves_its_circle_free() -> None:
    p = at(f"8 . * . . . . \n9 . * . . . . . {OPEN}", "actions")
    fields = play(p, "move 12.1 11.1")
    assert fields["pawns"][0] == ["11.1", "12.10"]
    assert {"move 11.1 12.1", "move 12.10 12.9"} < set(listed(p, "move"))


@pytest.mark.parametrize(
    "picture",
    [
        """
         ^            A B
         8     . x x . . .
         9    . x B x . . .
        10   . . . . . . . .
        12 . . . A . * . . . .
        """,
        """
         ^            A B
         8     . * x . . .
         9    . A B o . . .
        10   . . . . . . . .
        """,
        """
         ^            A B
         5        x B x
         6       . . . .
         9    . * . . . A .
        """,
        """
         ^            A B
         5        A * B
         6       . . . .
        """,
        """
         ^            A B
         9    . * . . . A .
        11  . . . . . . . . x
        12 . . . . . . . . x B
        """,
    ],
)
def test_m15_anothers_pawn_goes_above_or_beside_never_down_nor_to_the_summit(picture: str) -> None:
    p = at(picture, "actions")
    assert ends(p, "push") == circles(picture, "x")


@pytest.mark.parametrize("turn", "ABCD")
def test_m15_the_pawns_of_all_others_and_not_ones_own(turn: str) -> None:
    picture = """
         8     A . B . C D
        10   * . . . . . . .
        12 . A . B . C . D . .
    """
    p = at(picture, "actions", turn=turn)
    pushed = {text.split()[1] for text in listed(p, "push")}
    moved = {text.split()[1] for text in listed(p, "move")}
    assert moved == set(circles(picture, turn))
    assert pushed == {pawn for seat in SEATS if seat != turn for pawn in circles(picture, seat)}


def test_m15_a_pushed_pawn_stays_its_owners() -> None:
    p = at(f"8 . * . . . . {OPEN}", "actions", turn="B")
    assert play(p, "push 12.10 11.9")["pawns"] == [["11.9", "12.1"], ["12.4", "12.7"]]


def test_m16_any_obstacle_goes_to_the_box_but_no_action_side() -> None:
    picture = """
         5        o . .
         8     . * . o . .
         9    o o o * o o o
        12 A o . B . . B . . A
    """
    p = at(picture, "actions")
    assert listed(p, "clear") == [f"clear {circle}" for circle in circles(picture, "o")]
    fields = play(p, "clear 9.5")
    assert fields["box"] == 40 - 11 + 1
    assert seen(p) == board(picture.replace("* o o o", "* . o o"))


def test_m17_a_pawn_on_the_summit_stays_there() -> None:
    p = at(
        """
         ^          A B
         8     . * . . . .
        11  A . . . . . . . B
        """,
        "actions",
    )
    assert {text.split()[1] for text in listed(p, "move")} == {"11.1"}
    assert {text.split()[1] for text in listed(p, "push")} == {"11.9"}


# The end of the game


@pytest.mark.parametrize("seat", SEATS)
def test_m18_both_pawns_on_the_summit_win_at_once(seat: str) -> None:
    mountain = """
         ^           A B C D
         5        o * A
         8     . . o * . .
        12 B . . . C . . . . D
    """
    others = mountain.translate(str.maketrans(f"A{seat}", f"{seat}A"))
    p = at(others, "actions", turn=seat)
    fields = play(p, "move 5.3 summit")
    assert (fields["phase"], fields["turn"], p.actor) == ("over", SEATS.index(seat), None)
    assert p.moves() == []
    assert p.outcome is not None
    assert p.outcome.winners == (SEATS.index(seat),)
    assert p.outcome.shares == tuple(float(other == seat) for other in SEATS)


def test_m18_until_then_nobody_has_won() -> None:
    assert GAME.new(2).outcome is None
    assert at(OPEN).outcome is None


def test_m18_nothing_further_happens() -> None:
    p = at(
        """
         ^            A
         5        o * A
         6       o o o *
         8     . . o * . .
        12 B . . . B . . . . .
        """,
        "actions",
    )
    fields = play(p, "move 5.3 summit")
    assert (fields["actions_left"], fields["box"]) == (2, 40 - 8)
    assert seen(p) == board(
        """
         ^            A A
         5        o * .
         6       o o o *
         8     . . o * . .
        12 B . . . B . . . . .
        """
    )


def test_m18_a_bonus_may_win() -> None:
    p = at(
        """
         ^          A B
         5        o * A
        12 B . . . . . . . . .
        """,
        "bonus",
    )
    fields = play(p, "move 5.3 summit")
    assert (fields["phase"], fields["actions_left"]) == ("over", 0)


def test_m18_one_pawn_on_the_summit_is_not_enough() -> None:
    p = at(
        """
         ^            B
         5        o * A
         8     . . o * . .
        12 A . . . B . . . . .
        """,
        "actions",
    )
    fields = play(p, "move 5.3 summit")
    assert (fields["phase"], fields["actions_left"]) == ("actions", 1)
    assert fields["pawns"] == [["12.1", "summit"], ["12.5", "summit"]]


NEAR = """
     ^            B
     5        * A .
     8     . * . . . .
    10   . . * . . . . .
    12 A . . . B . . . . .
"""


@pytest.mark.parametrize(("summit", "left"), [(1, 2), (2, 1)])
def test_m19_the_step_to_the_summit_takes_one_action_or_two(summit: int, left: int) -> None:
    p = at(NEAR, "actions", summit=summit)
    fields = play(p, "move 5.2 summit")
    assert (fields["actions_left"], fields["phase"], fields["turn"]) == (left, "actions", 0)


@pytest.mark.parametrize("action", ["move 5.2 5.3", "move 6.4 5.3", "push 12.5 12.6", "clear 6.1"])
def test_m19_anything_else_takes_one_action(action: str) -> None:
    p = at(
        """
         ^            B
         5        * A .
         6       o . . A
         8     . * . . . .
        12 . . . . B . . . . .
        """,
        "actions",
        summit=2,
    )
    assert play(p, action)["actions_left"] == 1


@pytest.mark.parametrize("summit", [1, 2])
def test_m19_two_actions_of_the_same_stop(summit: int) -> None:
    p = at(NEAR, "actions", summit=summit)
    p.play("push 12.5 12.6")
    assert "move 5.2 summit" in texts(p)
    p.play("push 12.6 12.5")
    assert ("move 5.2 summit" in texts(p)) == (summit == 1)


@pytest.mark.parametrize("summit", [1, 2])
def test_m19_a_bonus_is_not_enough_for_two(summit: int) -> None:
    p = at(NEAR, "bonus", summit=summit)
    assert ("move 5.2 summit" in texts(p)) == (summit == 1)
    assert "move 5.2 5.3" in texts(p)


def test_m19_the_last_two_actions_end_the_turn() -> None:
    p = at(NEAR, "actions", summit=2, actions_left=2)
    fields = play(p, "move 5.2 summit")
    assert (fields["turn"], fields["phase"], fields["actions_left"]) == (1, "roll", 0)


def test_m19_a_win_by_two_actions() -> None:
    p = at(
        NEAR.replace("^            B", "^ A").replace("A . . . B", "B . . . B"), "actions", summit=2
    )
    fields = play(p, "move 5.2 summit")
    assert (fields["phase"], fields["actions_left"]) == ("over", 1)


def test_m19_the_summit_takes_one_action_unless_asked_for_two() -> None:
    assert GAME.new(2).to_dict()["options"] == {"summit": 1}
    assert GAME.new(2, summit=2).to_dict()["options"] == {"summit": 2}
    assert GAME.new(2, summit="2").to_dict()["options"] == {"summit": 2}


@pytest.mark.parametrize("value", [0, 3, "two", True, 1.0, None])
def test_m19_no_other_price(value: Any) -> None:
    with pytest.raises(UnknownName):
        GAME.new(2, summit=value)


@pytest.mark.parametrize("players", [1, 5, 0, -2, "2", 2.0, True])
def test_two_to_four_players(players: Any) -> None:
    with pytest.raises(CordeeError):
        GAME.new(players)


def test_a_whole_turn() -> None:
    """The example of the help page."""
    p = at(
        """
        12 . . A . . A . . B B
        """
    )
    fields = play(
        p,
        *("roll 2 2 3 4 6", "drop 2 3", "token 12.5", "move 12.3 11.2", "again"),
        *("roll 3 4 4", "drop 4", "token 7.2", "stop", "move 11.2 10.2", "move 12.6 11.5"),
    )
    assert (fields["turn"], fields["phase"], fields["dropped"]) == (1, "roll", 0)
    assert seen(p) == board(
        """
         7      . o . . .
        10   . A . . . . . .
        11  . . . . A . . . .
        12 . . . . o . . . B B
        """
    )
