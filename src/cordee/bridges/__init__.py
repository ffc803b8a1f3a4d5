"""Other people's tools speak to our games: OpenSpiel, PettingZoo, Gymnasium.

Each bridge is a module of its own, with an extra of its own: `pip install cordee[openspiel]`,
`cordee[pettingzoo]`, `cordee[gymnasium]`, or `cordee[bridges]` for all. What they share: a game's
moves and tables as numbers (`encoding`) and games side by side, played inside the kernel (`lanes`).
"""

from __future__ import annotations

from ..words import speaker

HERE = __name__
HORIZON = 20_000
"""Decisions after which a game without a bound is broken off."""


def missing(fault: ImportError, project: str, extra: str) -> ImportError:
    """What to say when the project that a bridge leads to is not installed."""
    text = speaker("en", HERE)("extra-missing", project=project, extra=extra, reason=str(fault))
    return ImportError(text, name=fault.name)
