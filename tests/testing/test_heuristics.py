"""Faults planted in what Pig knows, each caught by the check that is there for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cordee import games, testing
from cordee.bots.evaluator import Evaluator
from cordee.testing.heuristics import heuristics_are_sound

SAMPLE = testing.sample(games.load("pig"), testing.Setting(3, seed="heuristics"))


def not_a_number(_: Any, __: Any, codes: Any) -> Any:
    return np.full(len(codes), np.nan)


def too_much(_: Any, table: Any) -> Any:
    return np.full(int(table["players"][0]), 0.5)


def less_than_nothing(_: Any, __: Any) -> Any:
    return np.array([1.5, -0.5, 0.0])


def better_than_winning(_: Any, __: Any, ___: Any, codes: Any) -> Any:
    return np.full(len(codes), 1.1)


def meddling(_: Any, table: Any) -> Any:
    table["pot"][0] += 1
    return np.array([1.0, 0.0, 0.0])


@pytest.mark.parametrize(
    ("job", "faulty", "message"),
    [
        ("weigh", not_a_number, "moves are weighed"),
        ("value", too_much, "the shares it expects"),
        ("value", less_than_nothing, "the shares it expects"),
        ("value", meddling, "judging a table changes it"),
        ("solved", better_than_winning, "moves are worth"),
    ],
)
def test_a_fault_in_the_know_how_is_noticed(
    job: str, faulty: Callable[..., Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heuristics_are_sound(SAMPLE)
    monkeypatch.setattr(Evaluator, job, faulty)
    with pytest.raises(testing.Fault, match=message):
        heuristics_are_sound(SAMPLE)
