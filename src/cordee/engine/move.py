"""A move, and how a game ended."""

from __future__ import annotations

from dataclasses import dataclass, field

from .data import About


@dataclass(frozen=True, slots=True)
class Move:
    """A decision or the outcome of a chance event."""

    code: int
    """What the kernel plays."""
    text: str
    """Its notation."""
    kind: str = field(default="", compare=False)
    """What kind of move it is, in a word."""
    arguments: About = field(default=(), compare=False)
    """What it is about, as plain values; the game's `notation.py` says which."""
    probability: float | None = field(default=None, compare=False)
    """At a chance event: how likely this outcome is."""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that won, from 0; several share the win."""
    shares: tuple[float, ...]
    """Each seat's share of the win; they add up to one."""
