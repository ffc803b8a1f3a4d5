"""The rules of Pig, one by one."""

from __future__ import annotations

import pytest

import cordee
from cordee.engine.errors import IllegalMove, ImpossiblePosition
from cordee.engine.position import Position

from ...counting import counts

GAME = cordee.game("pig")


def at(phase: str, pot: int, *score: int, turn: int = 0) -> Position:
    fields = {"game": "pig", "players": len(score), "options": {}, "turn": turn, "phase": phase}
    return GAME.position({**fields, "pot": pot, "score": list(score)})


def after(position: Position, *moves: str) -> tuple[str, int, int, list[int]]:
    for move in moves:
        position.play(move)
    fields = position.to_dict()
    return fields["phase"], fields["turn"], fields["pot"], fields["score"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_p1_nobody_has_a_point_and_seat_1_begins(players: int) -> None:
    assert after(GAME.new(players)) == ("roll", 0, 0, [0] * players)


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_p2_what_the_die_shows_goes_into_the_pot(value: int) -> None:
    assert after(at("roll", 7, 10, 20), f"roll {value}") == ("choose", 0, 7 + value, [10, 20])
    assert [m.probability for m in at("roll", 0, 0, 0).moves()] == [pytest.approx(1 / 6)] * 6


def test_p3_a_one_loses_the_pot_and_the_turn() -> None:
    assert after(at("roll", 40, 10, 20), "roll 1") == ("roll", 1, 0, [10, 20])
    assert after(at("roll", 40, 10, 20, turn=1), "roll 1") == ("roll", 0, 0, [10, 20])


def test_p4_again_rolls_and_hold_adds_the_pot() -> None:
    assert [m.text for m in at("choose", 9, 10, 20).moves()] == ["again", "hold"]
    assert after(at("choose", 9, 10, 20), "again") == ("roll", 0, 9, [10, 20])
    assert after(at("choose", 9, 10, 20), "hold") == ("roll", 1, 0, [19, 20])


@pytest.mark.parametrize(("pot", "over"), [(9, False), (10, True), (14, True)])
def test_p5_the_first_to_hold_a_hundred_wins_at_once(pot: int, over: bool) -> None:
    position = at("choose", pot, 20, 90, turn=1)
    position.play("hold")
    assert (position.outcome is not None) == over
    if position.outcome:
        assert position.outcome.shares == (0.0, 1.0)
        assert after(position) == ("over", 1, 0, [20, 90 + pot])


def test_a_pot_of_a_hundred_is_not_held_yet() -> None:
    assert after(at("roll", 99, 50, 0), "roll 6", "again", "roll 1") == ("roll", 1, 0, [50, 0])


@pytest.mark.parametrize(
    ("position", "move", "rule"),
    [
        (at("roll", 0, 0, 0), "hold", "P2"),
        (at("choose", 5, 0, 0), "roll 3", "P4"),
        (at("over", 0, 100, 0), "again", "P5"),
    ],
)
def test_a_move_out_of_place_is_refused_by_its_rule(
    position: Position, move: str, rule: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("phase", "pot", "score", "rule"),
    [
        ("roll", 1, (0, 0), "P2"),
        ("choose", 0, (0, 0), "P2"),
        ("over", 3, (100, 0), "P2"),
        ("over", 0, (99, 0), "P5"),
        ("roll", 0, (100, 0), "P5"),
        ("over", 0, (0, 100), "P5"),
        ("roll", 0, (1, 0), "P3"),
    ],
)
def test_impossible_positions(phase: str, pot: int, score: tuple[int, int], rule: str) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        at(phase, pot, *score)
    assert refused.value.arguments["rule"] == rule


def test_another_goal() -> None:
    short = cordee.game("pig", components={"goal": 5}).new(2)
    assert after(short, "roll 5", "hold") == ("over", 0, 0, [5, 0])


def test_move_counts() -> None:
    assert counts(GAME.new(2), 4) == (6, 16, 76, 236)
