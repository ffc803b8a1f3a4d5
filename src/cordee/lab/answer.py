"""The answer to a question: figures, each with its interval, as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import isfinite, isnan, nan
from typing import Any, NamedTuple

import numpy as np

from .. import __version__
from ..engine.data import Data
from ..engine.game import Game
from .boxes import Box, described
from .estimate import Estimate, jackknife, quantile, real
from .findings import Findings
from .interval import Interval
from .played import Floats
from .provenance import provenance
from .survey import explained, luck_sums
from .tally import STAGES, Choice, Moments, Tally, columns

PACE = 10.0
"""Seconds for a decision, dice and all, unless somebody says otherwise."""
LENGTHS = ("rounds", "turns", "decisions", "plies")
COMPARED = ("decisions", "rounds", "changes", "winner", "margin", *STAGES)
"""What boxes are compared by, beside the shares of the seats."""
FEW_BATCHES = 5
"""Batches of games from which on something can be said about what a choice brings."""


class Worth(NamedTuple):
    """What a choice brings: the share of the win of those who chose it and of those who could
    have but did not, and the difference between them where both were equally far ahead."""

    chosen: float
    left: float
    corrected: Estimate


class Trial(NamedTuple):
    """How much more a player wins who is told what to do, all else, dice included, being equal."""

    take: Estimate
    """Who takes it at the first chance, once, ..."""
    never: Estimate
    """... and who never does."""


@dataclass(frozen=True)
class Result:
    """How one box plays with so many players."""

    tally: Tally
    pace: float
    stronger: tuple[int, float] = (0, 0.0)
    """How many games, and what the stronger player won in them."""
    bots: tuple[str, str] = ("", "")
    """The stronger one, and the others."""
    labels: tuple[str, ...] = ()
    trials: Moments | None = None
    """What taking each label brings, and never taking it."""
    judged: Floats | None = None
    """Shares and luck, game by game."""

    @cached_property
    def _columns(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(columns(self.tally.players))}

    def estimate(self, name: str) -> Estimate:
        return estimate(self.tally.moments, self._columns[name])

    @cached_property
    def seats(self) -> list[Interval]:
        won = self.tally.moments.total
        return [Interval.of(float(won[seat]), self.tally.games) for seat in range(self.players)]

    @property
    def players(self) -> int:
        return self.tally.players

    @cached_property
    def lengths(self) -> dict[str, Estimate]:
        found = {name: self.estimate(name) for name in LENGTHS}
        return {**found, "minutes": found["decisions"].times(self.pace / 60)}

    def leader(self, stage: str) -> Interval | None:
        """What whoever leads then wins; None where nobody ever does."""
        i = self._columns[stage]
        count = int(self.tally.moments.count[i])
        return Interval.of(float(self.tally.moments.total[i]), count) if count else None

    def leads(self, stage: str) -> float:
        """In what part of the games somebody leads then."""
        return float(self.tally.moments.count[self._columns[stage]]) / self.tally.games

    @cached_property
    def has_scores(self) -> bool:
        return self.estimate("winner").known

    @cached_property
    def dice(self) -> Estimate | None:
        """The part of the spread of results among equals that the dice explain."""
        if self.judged is None or len(self.judged) < FEW_BATCHES:
            return None
        return jackknife(luck_sums(self.judged), explained)

    @cached_property
    def stronger_wins(self) -> Interval | None:
        if not self.stronger[0]:
            return None
        return Interval.of(self.stronger[1], self.stronger[0])

    @cached_property
    def choices(self) -> dict[str, Choice]:
        found: dict[str, Choice] = {}
        for batch in self.tally.batches:
            for name, choice in batch.items():
                found[name] = found[name] + choice if name in found else choice
        return dict(sorted(found.items()))

    @cached_property
    def worth(self) -> dict[str, Worth]:
        """What each choice brings, where it was both chosen and left."""
        return {name: self._worth(name) for name in self.choices}

    @cached_property
    def tried(self) -> dict[str, Trial]:
        """What each choice brings, tried in games of its own."""
        if self.trials is None:
            return {}
        found = [estimate(self.trials, i) for i in range(2 * len(self.labels))]
        return {name: Trial(found[2 * i], found[2 * i + 1]) for i, name in enumerate(self.labels)}

    def _worth(self, name: str) -> Worth:
        sums = self.choices[name].sums.sum(axis=0)
        left, chosen = (float(total / n) if n else nan for n, total in sums)
        nothing = np.zeros_like(self.choices[name].sums)
        batches = np.array(
            [batch[name].sums if name in batch else nothing for batch in self.tally.batches]
        )
        if len(batches) < FEW_BATCHES:
            return Worth(chosen, left, Estimate(nan, nan, nan, len(batches)))
        return Worth(chosen, left, jackknife(batches, corrected))

    def to_dict(self) -> Data:
        """Everything, as plain data."""
        tally = self.tally
        return {
            "games": tally.games,
            "broken_off": tally.broken_off,
            "seats": [self._seat(seat) for seat in range(self.players)],
            "length": {
                name: one.to_dict() | {"deviation": one.deviation}
                for name, one in self.lengths.items()
            }
            | {"decisions_tenths": [quantile(tally.decisions, n / 10) for n in range(11)]},
            "scores": self._scores(),
            "lead": self._lead(),
            "luck": self._luck(),
            "choices": {name: self._choice(name) for name in self.choices},
            "detailed": tally.detailed,
            "endings": {
                how: share_dict(Interval.of(count, tally.games))
                for how, count in sorted(tally.endings.items())
            },
        }

    def _seat(self, seat: int) -> Data:
        told = share_dict(self.seats[seat])
        score = self.estimate(f"score {seat + 1}")
        return told | {"score": score.to_dict()} if score.known else told

    def _scores(self) -> Data | None:
        if not self.has_scores:
            return None
        tenths = [quantile(self.tally.scores, n / 10) for n in range(11)]
        winner, margin = self.estimate("winner"), self.estimate("margin")
        return {"winner": winner.to_dict(), "margin": margin.to_dict(), "tenths": tenths}

    def _lead(self) -> Data | None:
        if not self.has_scores:
            return None
        told: Data = {"changes": self.estimate("changes").to_dict()}
        for stage in STAGES:
            if (found := self.leader(stage)) is not None:
                told[stage] = share_dict(found) | {"leads": self.leads(stage)}
        return told

    def _luck(self) -> Data:
        told: Data = {"dice": None, "stronger": None}
        if self.dice is not None and self.dice.known and self.judged is not None:
            bounds = {
                "share": self.dice.mean,
                "low": max(0.0, self.dice.low),
                "high": min(1.0, self.dice.high),
            }
            told["dice"] = bounds | {"games": len(self.judged)}
        if self.stronger_wins is not None:
            strong, weak = self.bots
            told["stronger"] = share_dict(self.stronger_wins) | {
                "bot": strong,
                "others": weak,
                "games": self.stronger[0],
            }
        return told

    def _choice(self, name: str) -> Data:
        choice, worth = self.choices[name], self.worth[name]
        (left, _), (chosen, _) = choice.sums.sum(axis=0).tolist()
        told: Data = {
            "offered": int(left + chosen),
            "chosen": int(chosen),
            "rate": chosen / (left + chosen),
            "games_offered": choice.offered_games,
            "games_chosen": choice.games,
            "share_with": plain(worth.chosen),
            "share_without": plain(worth.left),
        }
        found = worth.corrected
        told["worth"] = found.to_dict() if isfinite(found.low) and isfinite(found.high) else None
        if name in self.tried:
            tried = self.tried[name]
            told |= {"taken": tried.take.to_dict(), "never": tried.never.to_dict()}
        return told


def estimate(moments: Moments, column: int) -> Estimate:
    return Estimate.of(
        int(moments.count[column]), float(moments.total[column]), float(moments.squares[column])
    )


def corrected(sums: Floats) -> float:
    """By how much the share of those who chose exceeds that of those who did not, in moments of
    the same class, on average over the moments of those who chose."""
    counts, totals = sums[:, :, 0], sums[:, :, 1]
    both = (counts > 0.5).all(axis=1)
    if not both.any():
        return nan
    means = totals[both] / counts[both]
    return float(np.average(means[:, 1] - means[:, 0], weights=counts[both, 1]))


def share_dict(found: Interval) -> Data:
    return {"share": found.share, "low": found.low, "high": found.high}


def plain(number: float) -> float | None:
    return None if isnan(number) else number


class Difference(NamedTuple):
    """By how much a box differs from the first in something, game by game with the same dice."""

    players: int
    box: int
    """Its place in the list of boxes."""
    what: str
    found: Estimate
    before: float
    """What it is with the first box."""
    real: bool
    """Is it more than chance, given how many differences were looked at?"""


@dataclass
class Answer:
    """How one or more boxes of a game play, with each number of players."""

    game: Game
    """With the first box."""
    boxes: tuple[Box, ...]
    bots: str
    seed: str
    options: Mapping[str, Any]
    pace: float = PACE
    command: str = ""
    """What gives the same figures again."""
    findings: dict[int, Findings] = field(default_factory=dict)
    """By the number of players."""

    @property
    def players(self) -> list[int]:
        return [players for players, found in self.findings.items() if found.part is not None]

    def result(self, players: int, box: int = 0) -> Result:
        if (players, box) not in self._results:
            self._results[players, box] = self._result(players, box)
        return self._results[players, box]

    @cached_property
    def _results(self) -> dict[tuple[int, int], Result]:
        return {}

    def _result(self, players: int, box: int) -> Result:
        found = self.findings[players]
        assert found.part is not None
        strong, weak = found.plan.question.with_one_stronger().bots[:2]
        return Result(
            found.part.tallies[box],
            self.pace,
            found.stronger[box],
            (strong, weak),
            tuple(name for name, _ in found.plan.labels),
            found.trials if box == 0 else None,
            np.array(found.luck[box]) if found.luck[box] else None,
        )

    @cached_property
    def differences(self) -> list[Difference]:
        """All that were looked at; which are real is decided for all of them together."""
        found = list(self._differences())
        verdicts = real([one.found.chance for one in found])
        return [one._replace(real=is_real) for one, is_real in zip(found, verdicts, strict=True)]

    def _differences(self) -> Iterator[Difference]:
        for players in self.players:
            names = columns(players)
            part = self.findings[players].part
            assert part is not None
            for box, moments in enumerate(part.differences, start=1):
                for what in (*names[:players], *COMPARED):
                    found = estimate(moments, names.index(what))
                    before = self.result(players).estimate(what).mean
                    if found.known and isfinite(found.low):
                        yield Difference(players, box, what, found, before, False)

    @cached_property
    def real_worths(self) -> set[tuple[int, str, str]]:
        """Which choices with the first box bring or cost something, given how many there are: by
        the number of players, the label, and how it was found out."""
        looked_at = [
            (players, name, how, found.chance)
            for players in self.players
            for name, how, found in self._worths(self.result(players))
            if isfinite(found.low)
        ]
        verdicts = real([chance for *_, chance in looked_at])
        return {
            (players, name, how)
            for (players, name, how, _), is_real in zip(looked_at, verdicts, strict=True)
            if is_real
        }

    def _worths(self, result: Result) -> Iterator[tuple[str, str, Estimate]]:
        for name, worth in result.worth.items():
            yield name, "worth", worth.corrected
        for name, tried in result.tried.items():
            yield name, "taken", tried.take
            yield name, "never", tried.never

    def to_dict(self) -> Data:
        """Everything, as plain data."""
        told: Data = {
            "game": self.game.name,
            "version": __version__,
            "box": self._box(0),
            "bots": self.bots,
            "seed": self.seed,
            "options": dict(self.options),
            "seconds_per_decision": self.pace,
            "command": self.command,
            "players": self._players(0),
        }
        if len(self.boxes) > 1:
            told["boxes"] = [
                {"box": self._box(box), "players": self._players(box)}
                for box in range(1, len(self.boxes))
            ]
            told["differences"] = [
                {
                    "players": one.players,
                    "box": self.boxes[one.box].name,
                    "what": one.what,
                    "before": one.before,
                    **one.found.to_dict(),
                    "real": one.real,
                }
                for one in self.differences
            ]
        return told

    def _players(self, box: int) -> Data:
        return {str(players): self.result(players, box).to_dict() for players in self.players}

    def _box(self, number: int) -> Data:
        box = self.boxes[number]
        game = (
            self.game
            if number == 0
            else type(self.game)(self.game.name, self.game.package, box.components)
        )
        return {**provenance(game)["box"], "name": box.name, "changes": described(game)}

    def _repr_html_(self) -> str:
        from .report import fragment  # it draws what is told here

        return fragment(self, "en")
