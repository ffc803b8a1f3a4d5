"""Drawings that are asked for again and again are kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep the last `most` answers of a function; its arguments must be hashable."""

    def wrap(function: Callable[P, T]) -> Callable[P, T]:
        return cast("Callable[P, T]", lru_cache(maxsize=most)(function))

    return wrap
