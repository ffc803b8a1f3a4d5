"""Where Cordée keeps things on the user's machine."""

from __future__ import annotations

import os
from pathlib import Path


def _home(variable: str, default: str) -> Path:
    base = os.environ.get(variable)
    return (Path(base) if base else Path.home() / default) / "cordee"


def cache_home() -> Path:
    """For what can be made again, such as compiled code."""
    return _home("XDG_CACHE_HOME", ".cache")


def data_home() -> Path:
    """For what must not be lost, such as games being played."""
    return _home("XDG_DATA_HOME", ".local/share")
