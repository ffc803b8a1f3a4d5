"""Rounds: a line-up goes round all seats, so that nobody gains by where they sit. In a paired match
all games of a round have the same dice, too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..engine.data import Data
from .interval import Interval, Sample, mean_interval
from .kept import number, sure


@dataclass
class Rounds:
    """What a bot won, round by round: the mean over a round is one number, since its games go
    together."""

    single: Sample = field(default_factory=Sample)
    """Its games one by one, ..."""
    whole: Sample = field(default_factory=Sample)
    """... and its rounds, each by their mean."""
    open: list[float] = field(default_factory=list)
    """The games of the round that is being played."""

    def add(self, share: float) -> None:
        self.open.append(share)

    def close(self) -> None:
        """The round is over; it may have been without this bot."""
        if self.open:
            for share in self.open:
                self.single.add(share)
            self.whole.add(sum(self.open) / len(self.open))
            self.open = []

    @property
    def interval(self) -> Interval:
        rounds = self.whole
        if rounds.count < 2:
            return Interval.of(rounds.total, rounds.count)
        return mean_interval(rounds.mean, rounds.variance, rounds.count)

    @property
    def factor(self) -> float | None:
        """How many times more games it would take if they did not go together; None if unknown."""
        if self.whole.variance == 0:
            return None
        size = self.single.count / self.whole.count
        return self.single.variance / size / self.whole.variance

    def to_dict(self) -> Data:
        return {
            "factor": self.factor,
            "rounds": self.whole.count,
            "single": {"games": self.single.count, **self.single.to_dict()},
            "whole": self.whole.to_dict(),
            "open": self.open,
        }

    @classmethod
    def of(cls, data: Data, games: int) -> Rounds:
        """What `to_dict` gave, of a bot that played N games."""
        alone, together = data["single"], data["whole"]
        rounds = cls(
            Sample(int(number(alone["games"])), number(alone["total"]), number(alone["squares"])),
            Sample(
                int(number(data["rounds"])), number(together["total"]), number(together["squares"])
            ),
            [number(share, 1) for share in data["open"]],
        )
        sure(rounds.single.count + len(rounds.open) == games)
        return rounds


def close_all(rounds: Iterable[Rounds]) -> None:
    for one in rounds:
        one.close()
