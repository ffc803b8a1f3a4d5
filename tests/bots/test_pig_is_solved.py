"""Pig is the touchstone: its best play is known exactly, and the search must find it."""

from __future__ import annotations

from random import Random

import pytest

import cordee
from cordee.bots.search import Search
from cordee.engine.position import Position

from .pig_solved import Solved, solve

PIG = cordee.game("pig")
CLEAR = 0.04
"""What the worse move must lose for the choice to be clear."""


@pytest.fixture(scope="module")
def solved() -> Solved:
    return solve(100)


def decision(mine: int, theirs: int, pot: int) -> Position:
    data = {"game": "pig", "players": 2, "turn": 0, "phase": "choose", "pot": pot}
    return PIG.position({**data, "score": [mine, theirs]})


def some_decisions(count: int) -> list[tuple[int, int, int]]:
    choose = Random(4)
    found: list[tuple[int, int, int]] = []
    while len(found) < count:
        mine, theirs, pot = choose.randrange(100), choose.randrange(100), choose.randrange(2, 40)
        if mine + pot < 100:
            found.append((mine, theirs, pot))
    return found


def test_the_solution_is_the_published_one(solved: Solved) -> None:
    assert solved.win[0, 0, 0] == pytest.approx(0.5306, abs=0.0001)  # Neller and Presser, 2004
    assert solved.again(0, 0, 20) > solved.hold(0, 0, 20)  # where holding at 20 goes wrong


def test_the_search_makes_the_best_choice_wherever_it_is_clear(solved: Solved) -> None:
    clear, lost = 0, 0.0
    decisions = some_decisions(100)
    for mine, theirs, pot in decisions:
        again, hold = solved.again(mine, theirs, pot), solved.hold(mine, theirs, pot)
        thought = Search(simulations=10_000, seed=1).think(decision(mine, theirs, pot))
        chosen = again if thought.best.move.text == "again" else hold
        lost += max(again, hold) - chosen
        if abs(again - hold) >= CLEAR:
            clear += 1
            assert chosen == max(again, hold)
    assert clear > 20
    assert lost / len(decisions) < 0.002


def test_the_values_it_tells_are_near_the_true_ones(solved: Solved) -> None:
    missed = []
    for mine, theirs, pot in some_decisions(30):
        thought = Search(simulations=20_000, seed=1).think(decision(mine, theirs, pot))
        true = {
            "again": solved.again(mine, theirs, pot),
            "hold": solved.hold(mine, theirs, pot),
        }
        missed.append(abs(thought.best.shares[0] - true[thought.best.move.text]))
    assert max(missed) < 0.07
    assert sum(missed) / len(missed) < 0.015


def test_it_finds_it_without_any_know_how_too(solved: Solved) -> None:
    for mine, theirs, pot in ((0, 0, 4), (50, 50, 4), (0, 0, 40)):
        again, hold = solved.again(mine, theirs, pot), solved.hold(mine, theirs, pot)
        search = Search(simulations=20_000, seed=1, heuristics=False)
        best = search.think(decision(mine, theirs, pot)).best.move.text
        assert best == ("again" if again > hold else "hold")


def test_more_simulations_bring_the_value_nearer(solved: Solved) -> None:
    def mistake(simulations: int) -> float:
        total = 0.0
        for mine, theirs, pot in some_decisions(12):
            thought = Search(simulations=simulations, seed=2).think(decision(mine, theirs, pot))
            total += abs(thought.best.shares[0] - solved.at(mine, theirs, pot))
        return total / 12

    assert mistake(30_000) < mistake(300) / 2
