"""The account of a game: what every ply did to the share of the win that each seat may expect.

For every seat: share at the start + luck of each seat's dice + decisions of each seat = share at
the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..engine.data import Data
from .verdicts import BAD

if TYPE_CHECKING:
    from ..engine.position import Position

CHANCE, DECISION = "chance", "decision"
TURNING_POINTS = 5
Numbers = tuple[float, ...]
"""One for each seat."""


@dataclass(frozen=True)
class Entry:
    """One ply of the account."""

    ply: int
    """Its number, from 1: the replay shows the table after it under the same number."""
    kind: str
    seat: int
    """Who decided, or whose turn it was when the dice fell."""
    text: str
    before: Numbers
    """The share of the win that each seat might expect before it, ..."""
    after: Numbers
    """... and after it."""
    error: Numbers
    """The standard error of the difference."""
    cost: float | None = None
    """Of a decision that was a choice: what the best move would have brought on top."""
    cost_error: float = 0.0
    best: str | None = None
    """The best move, of a decision that was a choice."""
    verdict: str | None = None

    @property
    def change(self) -> Numbers:
        """What it did to each seat."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))

    @property
    def luck(self) -> Numbers | None:
        return self.change if self.kind == CHANCE else None

    @property
    def is_bad(self) -> bool:
        return self.verdict in BAD

    def to_dict(self) -> Data:
        return {
            "ply": self.ply,
            "kind": self.kind,
            "seat": self.seat,
            "text": self.text,
            "before": list(self.before),
            "after": list(self.after),
            "error": list(self.error),
            "luck": None if self.luck is None else list(self.luck),
            "cost": self.cost,
            "cost_error": None if self.cost is None else self.cost_error,
            "best": self.best,
            "verdict": self.verdict,
        }


@dataclass(frozen=True)
class SeatAccount:
    """What became of one seat's share."""

    start: float
    end: float
    luck: Numbers
    """By whose dice."""
    decisions: Numbers
    """By whose decisions."""


@dataclass(frozen=True)
class Ledger:
    """The account of a whole game."""

    position: Position
    """The game, at its end."""
    names: tuple[str, ...]
    simulations: int
    """Of every search."""
    entries: tuple[Entry, ...]
    start: Numbers

    @property
    def players(self) -> int:
        return len(self.start)

    @property
    def end(self) -> Numbers:
        return self.entries[-1].after if self.entries else self.start

    def seat(self, seat: int) -> SeatAccount:
        return SeatAccount(
            self.start[seat],
            self.end[seat],
            self._by(CHANCE, seat),
            self._by(DECISION, seat),
        )

    def _by(self, kind: str, seat: int) -> Numbers:
        sums = [0.0] * self.players
        for entry in self.entries:
            if entry.kind == kind:
                sums[entry.seat] += entry.change[seat]
        return tuple(sums)

    @property
    def curve(self) -> list[Numbers]:
        """The shares before the first ply, and after each."""
        return [self.start, *(entry.after for entry in self.entries)]

    @property
    def mistakes(self) -> list[Entry]:
        """The mistakes and blunders, in their order."""
        return [entry for entry in self.entries if entry.is_bad]

    @property
    def turning_points(self) -> list[Entry]:
        """The few plies that moved the most, in their order."""
        moved = sorted(self.entries, key=_moved, reverse=True)[:TURNING_POINTS]
        return sorted((one for one in moved if _moved(one)), key=lambda one: one.ply)

    def luckiest(self, seat: int) -> Entry | None:
        """The roll that brought a seat the most; None if none brought anything."""
        rolls = [entry for entry in self.entries if entry.kind == CHANCE]
        found = max(rolls, key=lambda entry: entry.change[seat], default=None)
        return found if found is not None and found.change[seat] > 0 else None

    def unluckiest(self, seat: int) -> Entry | None:
        """The roll that cost a seat the most; None if none cost anything."""
        rolls = [entry for entry in self.entries if entry.kind == CHANCE]
        found = min(rolls, key=lambda entry: entry.change[seat], default=None)
        return found if found is not None and found.change[seat] < 0 else None

    def _repr_svg_(self) -> str:
        from .chart import curve_svg  # it draws what is told here

        return curve_svg(self, theme="light")

    def to_dict(self) -> Data:
        """Everything, as plain data."""
        seats = []
        for nth in range(self.players):
            account = self.seat(nth)
            seats.append(
                {
                    "name": self.names[nth] if self.names else "",
                    "start": account.start,
                    "end": account.end,
                    "luck": list(account.luck),
                    "decisions": list(account.decisions),
                }
            )
        return {
            "game": self.position.game.name,
            "players": self.players,
            "simulations": self.simulations,
            "seats": seats,
            "plies": [entry.to_dict() for entry in self.entries],
        }


def _moved(entry: Entry) -> float:
    """How much a ply moved, of all seats' shares together."""
    return sum(map(abs, entry.change))


def read_entries(data: Sequence[Data]) -> tuple[Entry, ...]:
    """The entries that `to_dict` gave."""
    return tuple(
        Entry(
            ply=one["ply"],
            kind=one["kind"],
            seat=one["seat"],
            text=one["text"],
            before=tuple(one["before"]),
            after=tuple(one["after"]),
            error=tuple(one["error"]),
            cost=one["cost"],
            cost_error=one["cost_error"] or 0.0,
            best=one["best"],
            verdict=one["verdict"],
        )
        for one in data
    )
