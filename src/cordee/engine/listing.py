"""Lists that kernels write: moves, and numbers in rising order."""

from __future__ import annotations

from typing import Any

from .kernel import kernel


@kernel
def listed(out: Any, n: int, code: int, legal: bool) -> int:
    """Append a code to the list of n if it is legal, and return how many there are now.

    It is written in any case, and the next one takes its place if it does not count: this way
    processors need not guess which moves are legal, and guess wrong every other time.
    """
    out[n] = code
    return n + int(legal)


@kernel
def find(rising: Any, n: int, number: int) -> int:
    """Where a number is among n in rising order: the first that is not below it, or the last of
    all."""
    low = 0
    left = n
    while left > 1:
        half = left >> 1
        low += half * int(rising[low + half - 1] < number)
        left -= half
    return low


@kernel
def insert(rising: Any, n: int, number: int) -> None:
    """Put another number among n in rising order."""
    i = n
    while i > 0 and rising[i - 1] > number:
        rising[i] = rising[i - 1]
        i -= 1
    rising[i] = number


@kernel
def remove(rising: Any, n: int, i: int) -> None:
    """Take out the i-th of n numbers; 0 is left behind the last."""
    for k in range(i + 1, n):
        rising[k - 1] = rising[k]
    rising[n - 1] = 0


@kernel
def seek(rising: Any, n: int, i: int, number: int) -> int:
    """How many of n numbers in rising order are below another: looked for from the i-th on, up or
    down, which is quicker than `find` if it is not far."""
    while i < n and rising[i] < number:
        i += 1
    while i > 0 and rising[i - 1] >= number:
        i -= 1
    return i


@kernel
def is_at(column: Any, i: int, number: int) -> bool:
    """Is the i-th of a column, if there is one, this number?"""
    return bool(0 <= i < len(column) and column[i] == number)
