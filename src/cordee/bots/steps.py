"""Thinking in steps of a few milliseconds: whoever drives it may let others go first in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]


def finish(steps: Generator[object, None, T]) -> T:
    """All steps, one right after the other, and what they lead to."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
