"""Lists that kernels write."""

from __future__ import annotations

import numpy as np
import pytest

from cordee.engine.listing import find, insert, is_at, listed, remove, seek

RISING = np.array([3, 5, 8, 13, 0, 0], np.int16)
"""Four numbers, and room for two."""


def test_only_what_is_legal_counts() -> None:
    out = np.zeros(4, np.int32)
    n = 0
    for code in range(10, 17):
        n = listed(out, n, code, code % 2 == 0)
    assert out[:n].tolist() == [10, 12, 14, 16]


@pytest.mark.parametrize("number", range(15))
def test_a_number_is_found_from_anywhere(number: int) -> None:
    below = sum(other < number for other in RISING[:4].tolist())
    assert find(RISING, 4, number) == min(below, 3)
    assert {seek(RISING, 4, start, number) for start in range(5)} == {below}


def test_nothing_is_found_among_none() -> None:
    assert find(RISING, 0, 3) == 0
    assert seek(RISING, 0, 0, 3) == 0


@pytest.mark.parametrize("number", [1, 4, 9, 20])
def test_a_number_put_among_others_and_taken_out_again(number: int) -> None:
    column = RISING.copy()
    insert(column, 4, number)
    assert column.tolist() == [*sorted([3, 5, 8, 13, number]), 0]
    remove(column, 5, find(column, 5, number))
    assert column.tolist() == RISING.tolist()


def test_beyond_a_column_there_is_no_number() -> None:
    assert is_at(RISING, 2, 8)
    assert not is_at(RISING, 1, 8)
    assert not is_at(RISING, -1, 0)
    assert not is_at(RISING, 6, 0)
