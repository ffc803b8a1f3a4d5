"""Wilson's interval."""

from __future__ import annotations

from math import comb, nan

import pytest

from cordee.lab.interval import Interval


def test_known_values() -> None:
    found = Interval.of(8, 10)
    assert (found.share, found.low, found.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    found = Interval.of(300, 400)
    assert (found.low, found.high) == pytest.approx((0.7054, 0.7899), abs=1e-4)


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0.0, 0.0713), (50, 0.9287, 1.0)])
def test_no_win_and_nothing_but_wins_are_no_certainty(wins: int, low: float, high: float) -> None:
    found = Interval.of(wins, 50)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_without_a_game_everything_is_open() -> None:
    assert Interval.of(0, 0) == Interval(0.5, 0.0, 1.0)
    assert not Interval.of(0, 0).decides(0.5)


@pytest.mark.parametrize("games", [50, 100, 400])
@pytest.mark.parametrize("truth", [0.5, 0.6, 0.75, 0.95])
def test_it_holds_the_truth_about_as_often_as_it_says(truth: float, games: int) -> None:
    held = 0.0
    for wins in range(games + 1):
        found = Interval.of(wins, games)
        if found.low <= truth <= found.high:
            held += comb(games, wins) * truth**wins * (1 - truth) ** (games - wins)
    assert 0.92 < held < 0.98


def test_a_win_shared_counts_half() -> None:
    assert Interval.of(2.5, 10).share == 0.25


def test_decided_is_wholly_above_or_below() -> None:
    assert Interval(0.7, 0.61, 0.8).decides(0.6)
    assert Interval(0.5, 0.4, 0.59).decides(0.6)
    assert not Interval(0.7, 0.6, 0.8).decides(0.6)
    assert not Interval(0.7, 0.6, 0.8).decides(nan)
