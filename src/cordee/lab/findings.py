"""What has come of a plan so far, and how it goes on: after an interruption as if there had been
none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

from .boxes import Box
from .interval import Interval
from .played import Floats, get_ready
from .running import Place, Stop, in_order
from .survey import (
    PART,
    Part,
    Plan,
    play_luck,
    play_part,
    play_stronger,
    play_trial,
    prepared,
    size_of_part,
    stronger_games,
    trials,
)
from .tally import Moments


class Stage(NamedTuple):
    """Parts of one kind that have not been played yet, and where what comes of each is added."""

    task: Callable[[int], Any]
    parts: range
    add: Callable[[Any], None]
    get_ready: Callable[[], None] = lambda: None
    is_enough: Callable[[], bool] = lambda: False


@dataclass
class Findings:
    """What has come of a plan so far."""

    plan: Plan
    part: Part | None = None
    trials: Moments | None = None
    """With the first box: what taking each of the plan's labels brings, and never taking it."""
    stronger: list[tuple[int, float]] = field(default_factory=list)
    """For each box: how many games, and what the stronger player won in them."""
    luck: list[list[Floats]] = field(default_factory=list)
    """For each box: the shares and the luck of all seats, game by game."""

    def __post_init__(self) -> None:
        boxes = len(self.plan.boxes)
        self.stronger = self.stronger or [(0, 0.0)] * boxes
        self.luck = self.luck or [[] for _ in range(boxes)]

    @classmethod
    def of(cls, plan: Plan) -> Findings:
        """Nothing yet."""
        get_ready(plan.question)
        return cls(prepared(plan))

    @property
    def games(self) -> int:
        return self.part.tallies[0].games if self.part else 0

    @property
    def steps(self) -> int:
        """How many games were played in all, trials apart."""
        stronger = sum(games for games, _ in self.stronger)
        return self.games * len(self.plan.boxes) + stronger + sum(map(len, self.luck))

    @property
    def is_complete(self) -> bool:
        return not any(stage.parts for stage in self._stages())

    def go_on(self, place: Place, stop: Stop | None = None) -> Iterator[None]:
        """Play what has not been played yet, part by part, or until `stop` is set."""
        for stage in self._stages():
            if stop is not None and stop.is_set():
                return
            if not stage.parts:
                continue
            stage.get_ready()
            for part in in_order(stage.task, stage.parts, place, stop):
                stage.add(part)
                yield
                if stage.is_enough():
                    break

    def _stages(self) -> Iterator[Stage]:
        """One after the other: how many games follow depends on how many came before."""
        plan = self.plan
        wanted = 0 if self._is_narrow() else plan.games
        parts = _left(self.games, wanted, plan.part)
        yield Stage(partial(play_part, plan), parts, self._add_part, is_enough=self._is_narrow)
        played = replace(plan, games=self.games)
        tried = int(self.trials.count[0]) if self.trials else 0
        parts = _left(tried, trials(played), PART)
        yield Stage(partial(play_trial, played), parts, self._add_trial)
        for nth, box in enumerate(plan.boxes):
            yield self._one_stronger(nth, box, stronger_games(played))
        for nth, box in enumerate(plan.boxes):
            judged = range(len(self.luck[nth]), plan.luck)
            yield Stage(partial(play_luck, plan.of(box)), judged, self.luck[nth].append)

    def _is_narrow(self) -> bool:
        """Checked after every part, so that the games played do not depend on where."""
        return self.plan.width is not None and self._width() <= self.plan.width

    def _width(self) -> float:
        """Of the widest interval of a seat's share."""
        if self.part is None:
            return 1.0
        found = [
            Interval.of(float(won), one.games)
            for one in self.part.tallies
            for won in one.moments.total[: one.players]
        ]
        return max(one.high - one.low for one in found)

    def _add_part(self, part: Part) -> None:
        self.part = part if self.part is None else self.part.plus(part)

    def _add_trial(self, trial: Moments) -> None:
        self.trials = trial if self.trials is None else self.trials + trial

    def _one_stronger(self, nth: int, box: Box, games: int) -> Stage:
        question = self.plan.of(box).with_one_stronger()

        def add(more: tuple[int, float]) -> None:
            number, won = self.stronger[nth]
            self.stronger[nth] = number + more[0], won + more[1]

        parts = _left(self.stronger[nth][0], games, size_of_part(question))
        return Stage(
            partial(play_stronger, question, games), parts, add, partial(get_ready, question)
        )


def _left(done: int, games: int, size: int) -> range:
    """The parts that are left when so many of all games have been played; only the last part is
    smaller than the others."""
    return range(-(-done // size), -(-games // size))
