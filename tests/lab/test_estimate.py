"""Intervals that hold, and differences that are real: by simulation, where the truth is known."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from cordee.lab.answer import corrected
from cordee.lab.estimate import Estimate, jackknife, quantile, real, student_chance
from cordee.lab.survey import explained, luck_sums

TIMES = 400


def covered(hits: int, times: int = TIMES) -> None:
    """About 95 of 100 intervals hold the truth."""
    assert 0.92 * times <= hits <= 0.98 * times


@pytest.mark.parametrize("count", [5, 20, 200])
def test_intervals_of_means_hold(count: int) -> None:
    dice = np.random.default_rng(count)
    hits = 0
    for _ in range(TIMES):
        numbers = dice.normal(3.0, 2.0, count)
        found = Estimate.of(count, numbers.sum(), (numbers**2).sum())
        hits += found.low <= 3.0 <= found.high
    covered(hits)


def confounded(dice: np.random.Generator, brings: float) -> np.ndarray:
    """Batches of choices that are made three times as often by those who are ahead, and bring so
    much: sums by class of moments, then not chosen and chosen, how often and shares."""
    batches = np.zeros((30, 2, 2, 2))
    for batch in batches:
        ahead = dice.integers(0, 2, 150)
        chosen = (dice.random(150) < np.where(ahead, 0.6, 0.2)).astype(int)
        won = dice.random(150) < 0.3 + 0.4 * ahead + brings * chosen
        np.add.at(batch[..., 0], (ahead, chosen), 1.0)
        np.add.at(batch[..., 1], (ahead, chosen), won)
    return batches


@pytest.mark.parametrize("brings", [0.0, 0.1])
def test_what_a_choice_brings_is_corrected_for_who_was_ahead(brings: float) -> None:
    dice = np.random.default_rng(7)
    hits, plain = 0, []
    for _ in range(TIMES // 2):
        batches = confounded(dice, brings)
        (left, lost), (chosen, won) = batches.sum(axis=(0, 1)).tolist()
        plain.append(won / chosen - lost / left)
        found = jackknife(batches, corrected)
        hits += found.low <= brings <= found.high
    covered(hits, TIMES // 2)
    assert np.mean(plain) > brings + 0.1  # those who are ahead choose it, and win


def test_how_much_of_the_spread_luck_explains() -> None:
    """Shares that are luck and as much noise again: half."""
    dice = np.random.default_rng(3)
    hits = 0
    for _ in range(TIMES // 2):
        luck, noise = dice.normal(0, 0.2, (2, 100, 3))
        games = np.stack([luck + noise, luck], axis=1)
        found = jackknife(luck_sums(games), explained)
        hits += found.low <= 0.5 <= found.high
    covered(hits, TIMES // 2)
    same = np.stack([luck, luck], axis=1)
    assert explained(luck_sums(same).sum(axis=0)) == pytest.approx(1.0)


def test_real_are_those_that_holm_finds() -> None:
    assert real([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert real([0.04]) == [True]
    assert real([0.04, 0.9]) == [False, False]
    assert real([]) == []


def test_of_many_looks_at_nothing_hardly_any_is_called_real() -> None:
    dice = np.random.default_rng(1)
    wrong = 0
    for _ in range(TIMES):
        numbers = dice.normal(0, 1, (40, 25))
        found = [Estimate.of(40, x.sum(), (x**2).sum()) for x in numbers.T]
        wrong += any(real([one.chance for one in found]))
    assert wrong <= 0.08 * TIMES  # 5 in 100, and what chance does
    alone = np.mean([one.chance < 0.05 for one in found])
    assert alone < 0.3


@pytest.mark.parametrize(
    ("t", "degrees", "chance"),
    [(2.2281, 10, 0.05), (4.5869, 10, 0.001), (2.0452, 29, 0.05), (1.96, 10_000, 0.05)],
)
def test_students_chances(t: float, degrees: int, chance: float) -> None:
    assert student_chance(t, degrees) == pytest.approx(chance, rel=0.05)


def test_what_never_differs_is_no_difference() -> None:
    nothing = Estimate.of(1000, 0.0, 0.0)
    assert (nothing.mean, nothing.low, nothing.high, nothing.chance) == (0, 0, 0, 1)
    always = Estimate.of(1000, 1000.0, 1000.0)
    assert (always.low, always.chance) == (1, 0)
    assert not Estimate.of(0, 0.0, 0.0).known


def test_quantiles_of_counts() -> None:
    counts = Counter({10: 5, 20: 4, 90: 1})
    assert [quantile(counts, part) for part in (0.0, 0.5, 0.9, 1.0)] == [10, 10, 20, 90]
