"""What happened in a move: for the log, the animation and the translation."""

from __future__ import annotations

from dataclasses import dataclass, field

from .data import Data


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened."""

    kind: str
    """Its name: the game's `.ftl` files tell it under `story-<kind>`."""
    seat: int | None
    """Whose it is, from 0; none for what concerns the whole table."""
    rule: str
    """The number of the rule that made it happen."""
    data: Data = field(default_factory=dict)
    """Numbers and names, as plain data."""
