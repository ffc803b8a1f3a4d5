"""Kernels that borrow arrays and kernels that make them."""

from __future__ import annotations

import sys
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.runtime import _nrt_python, rtsys

import cordee
from cordee.engine.compiler import KernelCompiler
from cordee.engine.kernel import INTERPRETED, kernel
from cordee.games.himalaya.rules import MOVES, ways_to_move

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@kernel
def fill(out: Any, number: int) -> int:
    for i in range(len(out)):
        out[i] = number
    return len(out)


@kernel
def total(numbers: Any) -> int:
    copy = np.empty(len(numbers), np.int64)
    for i in range(len(numbers)):
        copy[i] = numbers[i]
    return int(copy.sum())


@kernel
def fresh(size: int) -> Any:
    made = np.empty(size, np.int64)
    fill(made, 7)
    return made


@kernel
def first_of_fresh(size: int) -> int:
    return int(fresh(size)[0])


@kernel
def given_back(out: Any) -> Any:
    return out


@kernel
def picked(numbers: Any, chosen: Any) -> int:
    return int(numbers[chosen][0])


def counts(function: Any, *arguments: Any) -> bool:
    """Is anything counted in this function, compiled anew?"""
    compiled = numba.njit(pipeline_class=KernelCompiler)(function.py_func)
    compiled(*arguments)
    own_code = compiled.inspect_llvm(compiled.signatures[0]).split("define ")[1]
    return "NRT_incref" in own_code or "NRT_decref" in own_code


def left_behind(function: Any, *arguments: Any) -> int:
    """How many arrays that were made in a call were never let go."""
    function(*arguments)
    _nrt_python.memsys_enable_stats()
    try:
        before = rtsys.get_allocation_stats()
        function(*arguments)
        after = rtsys.get_allocation_stats()
    finally:
        _nrt_python.memsys_disable_stats()
    assert after.alloc > before.alloc
    return int((after.alloc - before.alloc) - (after.free - before.free))


def test_a_kernel_that_makes_no_array_counts_none() -> None:
    assert not counts(fill, np.zeros(3, np.int64), 4)


def test_a_list_of_moves_counts_no_array() -> None:
    position = cordee.game("himalaya").new(3, seed=1)
    assert not counts(ways_to_move, position.table[0], np.empty(MOVES, np.int32))


def test_a_kernel_that_makes_an_array_lets_it_go() -> None:
    assert total(np.arange(1000)) == 499_500
    assert left_behind(total, np.arange(1000)) == 0


def test_whoever_is_given_a_new_array_lets_it_go() -> None:
    assert first_of_fresh(5) == 7
    assert left_behind(first_of_fresh, 5) == 0


def test_numbers_picked_by_an_array_are_a_new_one() -> None:
    assert picked(np.array([5, 6, 7]), np.array([2, 0])) == 7
    assert left_behind(picked, np.array([5, 6, 7]), np.array([2, 0])) == 0


def test_an_array_that_is_given_back_is_counted_once_more() -> None:
    numbers = np.zeros(3, np.int64)
    before = sys.getrefcount(numbers)
    same = given_back(numbers)
    assert same is numbers or np.shares_memory(same, numbers)
    del same
    assert sys.getrefcount(numbers) == before
    assert numbers.tolist() == [0, 0, 0]
