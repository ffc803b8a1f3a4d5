"""What Matterhorn knows about playing it well."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

import cordee
from cordee import testing
from cordee.bots.evaluator import evaluator
from cordee.bots.quick import QuickBot
from cordee.engine.position import Position
from cordee.games.matterhorn import rules, turn_solver
from cordee.games.matterhorn.evaluation import FINISHED
from cordee.games.matterhorn.rules import ROWS
from cordee.lab.arena import played
from cordee.lab.match import Match

from .drawing import GAME, at, texts

SMALL = cordee.game("matterhorn", components={"bottom": 8, "tokens": 12})
WIDE = cordee.game("matterhorn", components={"bottom": 12, "tokens": 60})


def quick(position: Position) -> str:
    return QuickBot(1).choose(position).text


def shares(position: Position) -> list[float]:
    found: list[float] = evaluator(position.game).value(position.table).tolist()
    return found


def merits(position: Position) -> dict[str, float]:
    """How good each move looks."""
    found = evaluator(position.game).weigh(position.table, position.codes())
    return dict(zip(texts(position), found.tolist(), strict=True))


def notes_on(position: Position) -> Any:
    notes = np.zeros(turn_solver.NOTES)
    turn_solver.solve(position.table[0], notes)
    return notes


def hopes(position: Position, notes: Any = None) -> dict[str, float]:
    """What each move is worth, as worked out here or where the notes were made."""
    codes, out = np.empty(rules.MOVES, np.int32), np.zeros(rules.MOVES)
    n = rules.moves(position.table[0], codes)
    notes = notes_on(position) if notes is None else notes
    known = turn_solver.solved(position.table[0], notes, codes, n, out)
    return dict(zip(texts(position), out[:n].tolist(), strict=True)) if known else {}


# What each seat may expect


@pytest.mark.parametrize("setting", testing.settings(GAME), ids=str)
@pytest.mark.parametrize("game", [GAME, SMALL, WIDE], ids=["usual", "small", "wide"])
def test_shares_add_up_and_moves_are_weighed_everywhere(game: Any, setting: Any) -> None:
    for position in testing.sample(game, setting).positions:
        before = position.table.tobytes()
        found = shares(position)
        assert sum(found) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in found)
        if isinstance(position.actor, int):
            assert all(np.isfinite(list(merits(position).values())))
            assert all(0 <= hope < 1 + 1e-9 for hope in hopes(position).values())
        assert position.table.tobytes() == before


def test_more_turns_and_a_shorter_way_make_it_likelier_to_be_up() -> None:
    assert (np.diff(FINISHED, axis=0) >= 0).all()
    assert (np.diff(FINISHED, axis=1) <= 0).all()


def test_who_is_nearer_is_better_off() -> None:
    near, far = shares(at("7 . . A A .\n 11 . B B . . . . . ."))
    assert near > 0.8
    assert far == pytest.approx(1 - near)


def test_two_steps_from_the_end_and_to_roll_is_nearly_won() -> None:
    end = "5 . A .\n 6 . B . B\n ^ A"
    assert shares(at(end, turn="A"))[0] > 0.9
    assert shares(at(end, turn="A"))[0] > shares(at(end, turn="B"))[0]


def test_whose_turn_it_is_counts_among_four() -> None:
    start = "12 A A B B C C D D . ."
    by_turn = np.array([shares(at(start, turn=seat)) for seat in "ABCD"])
    assert (by_turn.argmax(axis=0) == range(4)).all()


def test_an_obstacle_in_the_way_costs() -> None:
    free = shares(at("8 . . A . . .\n 9 . . A . . . .\n 12 B B . . . . . . . ."))
    blocked = shares(at("7 . o o . .\n 8 . . A . . .\n 9 . . A . . . .\n 12 B B . . . . . . . ."))
    assert blocked[0] < free[0]


def test_the_dearer_summit_is_farther_away() -> None:
    picture = "^ B\n 5 A . A\n 6 . . B ."
    cheap, dear = (shares(at(picture, turn="B", summit=price)) for price in (1, 2))
    assert cheap[1] > dear[1]  # two steps against three


def test_actions_in_hand_count() -> None:
    picture = "9 A . * . . . .\n 10 . A * . . . . .\n 12 B B . * . . . . . ."
    assert shares(at(picture, "actions"))[0] > shares(at(picture, "actions", actions_left=1))[0]


def test_at_the_end_the_winner_has_it_all() -> None:
    assert shares(at("^ A A\n 12 B B * . . . . . . .", "over")) == [1, 0]


# The quick move


def test_quick_goes_to_the_summit() -> None:
    assert quick(at("^ A\n 5 . A .\n 9 . . . B B * .", "actions")) == "move 5.2 summit"
    assert quick(at("^ A\n 5 . A .\n 9 . . . B B * .", "bonus")) == "move 5.2 summit"


def test_quick_stops_when_that_wins() -> None:
    p = at("^ A\n 6 . A . .\n 9 . . . B B * .\n 10 . . * . . . . .", "choose")
    assert quick(p) == "stop"
    assert merits(p)["stop"] > merits(p)["again"] + 5


def test_quick_clears_the_way_and_wins() -> None:
    p = at(
        "^ A\n 5 o o .\n 6 . A . .\n 9 . . . B B * .\n 10 . . * . . . . .\n 11 * . . . . . . . .",
        "actions",
    )
    for _ in range(3):
        p.play(quick(p))
    assert p.outcome is not None
    assert p.outcome.shares == (1, 0)


def test_quick_rolls_five_dice_again_and_one_die_not() -> None:
    one = "12 A A B B * . . . . ."
    assert quick(at(one, "choose")) == "again"
    three = "5 * . .\n 6 . * . .\n 7 * . . . .\n 12 A A B B . . . . . ."
    assert quick(at(three, "choose", dice="5")) == "stop"


def test_quick_never_fails_on_purpose_and_keeps_its_dice() -> None:
    p = at("11 A A B B . . . . .", "drop", dice="1 1 2 5 6")
    assert "drop none" in texts(p)
    assert min(merits(p), key=lambda move: merits(p)[move]) == "drop none"
    assert len(quick(p).split()) == 2  # one die goes, not more


def test_quick_takes_the_row_with_a_pawn() -> None:
    p = at("8 . A . A B B\n 11 . * . . . . . . .", "drop", dice="3 5 6")
    assert set(texts(p)) >= {"drop 5", "drop 6"}
    assert quick(p) == "drop 6"


def test_quick_puts_tokens_before_others_not_itself() -> None:
    p = at("11 . . A . . . B . .\n 12 . . A . . . . B . .", "token", dice="1 1 1 4 6")
    assert quick(p) in ("token 10.6", "token 10.7")
    assert merits(p)["token 10.2"] < 0 > merits(p)["token 10.3"]


def test_quick_does_not_push_others_up() -> None:
    p = at("9 A . * . . . .\n 10 . A * . . . . .\n 12 B B . * . . . . . .", "actions")
    up = [
        merit for move, merit in merits(p).items() if move in ("push 12.2 11.1", "push 12.2 11.2")
    ]
    assert up
    assert max(up) < merits(p)["done"] < merits(p)["move 9.1 8.1"]


def test_quick_beats_chance() -> None:
    assert played(Match("matterhorn", ("quick", "random")), 6).interval("quick").share >= 0.8


# The turn worked out


def kept(values: tuple[int, ...]) -> dict[int, set[int]]:
    """Plainly: the rows that the drops of a roll lead to, and how many dice each keeps."""
    found: dict[int, set[int]] = {}
    for keeps in product([False, True], repeat=len(values)):
        counted = Counter(value for value, keep in zip(values, keeps, strict=True) if keep)
        number = sum(value for value, times in counted.items() if times == 1)
        if 5 <= number <= 12:
            found.setdefault(12 - number, set()).add(sum(keeps))
    return found


class Plainly:
    """The same turn by brute force: every fall of the dice, every drop."""

    def __init__(self, position: Position, notes: Any) -> None:
        self.rec, self.notes = position.table[0], notes
        self.roll = cache(self._roll)

    def after(self, rows: frozenset[int], bonus: int, row: int, dice: int) -> float:
        bonus += int(self.notes[turn_solver.PAWN_ROWS + bonus]) >> row & 1
        rows = rows | {row}
        stopped = float(self.notes[turn_solver.STOPPED + len(rows) + bonus])
        return max(stopped, self.roll(rows, bonus, dice))

    def _roll(self, rows: frozenset[int], bonus: int, dice: int) -> float:
        falls = list(product(range(1, 7), repeat=dice))
        return sum(self.best(rows, bonus, fall) for fall in falls) / len(falls)

    def best(self, rows: frozenset[int], bonus: int, fall: tuple[int, ...]) -> float:
        worth = [float(self.notes[turn_solver.FAILED + bonus])]
        for row, numbers in kept(fall).items():
            if row not in rows and self.rec["free"][row] > 0:
                worth += [self.after(rows, bonus, row, number) for number in numbers]
        return max(worth)


@pytest.mark.parametrize(
    ("picture", "dice"),
    [
        ("7 . . . * .\n 8 . . . A B .\n 12 A B . . . . . . . .", "1 6"),
        ("6 A . B B\n 9 . * . . . . .\n 11 . . . A . * . . .", "2 3 6"),
        ("5 A B B\n 6 . A . *\n 7 * . . . .\n", "1 6"),  # row 5 is full
    ],
)
def test_a_turn_is_worked_out_as_by_brute_force(picture: str, dice: str) -> None:
    p = at(picture, "choose", dice=dice)
    notes = notes_on(p)
    rows = frozenset(row for row in range(ROWS) if p.table[0]["placed"][row])
    plainly = Plainly(p, notes)
    found = hopes(p, notes)
    assert found["stop"] == notes[turn_solver.STOPPED + len(rows)]
    assert found["again"] == pytest.approx(plainly.roll(rows, 0, len(dice.split())))


def test_drops_are_worth_what_follows() -> None:
    p = at("8 . . . A B .\n 11 . * . . . . . . .\n 12 A B . . . . . . . .", "drop", dice="1 2 6")
    notes = notes_on(p)
    plainly = Plainly(p, notes)
    for move, hope in hopes(p, notes).items():
        gone = [int(value) for value in move.split()[1:] if value != "none"]
        left = list((Counter([1, 2, 6]) - Counter(gone)).elements())
        row = 12 - sum(left)
        assert hope == pytest.approx(plainly.after(frozenset({1}), 0, row, len(left)))


def test_a_stop_that_wins_is_worth_everything() -> None:
    p = at("^ A\n 6 . A . .\n 9 . . . B B * .\n 10 . . * . . . . .", "choose")
    assert hopes(p)["stop"] == 1


def test_who_must_win_now_goes_on_and_who_leads_stops() -> None:
    behind = "^ A B\n 5 . B .\n 8 A . . . * .\n 9 . * . . . . .\n 10 . . * . . . . .\n"
    found = hopes(at(behind, "choose", dice="1 3 6"))
    assert found["again"] > found["stop"]  # B wins next turn_solver, and four actions win
    ahead = "5 * . .\n 7 * . . . .\n 8 . * . . . .\n 9 A A . . . . .\n 12 B B . . . . . . . ."
    found = hopes(at(ahead, "choose", dice="5"))
    assert found["again"] < found["stop"]


def test_pawns_on_more_rows_make_a_roll_worth_more() -> None:
    together = "9 A . . . . . .\n 10 . A * . . . . .\n 12 B B . . . . . . . ."
    apart = "9 A . . . . . .\n 10 . A * . . . . .\n 11 . B . . . . . . .\n 12 . B . . . . . . . ."
    gains = []
    for picture in (together, apart):
        found = hopes(at(picture, "choose"))
        gains.append(found["again"] - found["stop"])
    assert gains[0] < gains[1]


def test_the_notes_hold_for_the_rest_of_the_turn_and_no_longer() -> None:
    p = at("8 . . . A B .\n 12 A B . . . . . . . .")
    notes = notes_on(p)
    p.play("roll 1 1 1 4 6")
    assert set(hopes(p, notes)) == set(texts(p))
    p.play("drop none")
    assert not hopes(p, notes)  # tokens are not for it to say
    p.play("token 10.1")
    assert set(hopes(p, notes)) == {"stop", "again"}
    p.play("stop")
    assert not hopes(p, notes)
    assert not hopes(p)


def test_a_setup_has_nothing_to_work_out() -> None:
    assert not hopes(GAME.new(2))
