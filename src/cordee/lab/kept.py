"""Results that were kept in a file, to be continued: what such a file must be like."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from ..engine.data import Data
from ..engine.errors import CordeeError

R = TypeVar("R")

UNLIKE = "not what was written"
MOST_COUNTED = 10**15
"""Plies, decisions and seconds of all games together."""


def sure(right: bool) -> None:
    if not right:
        raise ValueError(UNLIKE)


def count(given: object, most: int = MOST_COUNTED) -> int:
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= most:
        return given
    raise ValueError(UNLIKE)


def number(given: object, most: float = MOST_COUNTED) -> float:
    if isinstance(given, int | float) and not isinstance(given, bool) and 0 <= given <= most:
        return float(given)
    raise ValueError(UNLIKE)


def read(path: Path, made: Callable[[Data], R], unlike: str) -> R:
    """What was kept; `unlike` is what is said of a file that holds something else."""
    try:
        return made(json.loads(path.read_text(encoding="utf-8")))
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise CordeeError("file-unreadable", path=str(path), reason=reason) from None
    except CordeeError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise CordeeError(unlike, path=str(path)) from None
