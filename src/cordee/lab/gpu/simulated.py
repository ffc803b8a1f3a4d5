"""What stands in for `lowering.py` and `warp.py` in Numba's CUDA simulator: there kernels are plain
Python, the rules are compiled for the processor, and threads have no warps.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba import cuda

as_kernel = cuda.jit


@contextmanager
def exact() -> Iterator[None]:
    yield


def anyone(busy: bool) -> bool:
    return busy


def elect(phase: int, _after: int) -> int:
    return phase


def table(memory: Any, first: Any) -> Any:
    """The record that lies in some words of memory, with the box of another."""
    given = first.copy_to_host()
    record = memory.view("u1")[: given.itemsize].view(given.dtype)[0]
    record.box = given[0].box
    return record
