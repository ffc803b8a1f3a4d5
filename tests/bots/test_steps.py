"""Thinking in steps: what is found does not depend on how long one waits in between."""

from __future__ import annotations

import pytest

import cordee
from cordee import bots
from cordee.bots import tree_worker
from cordee.bots.search import Search
from cordee.bots.steps import Steps, finish
from cordee.engine.position import Position
from cordee.games import REGISTER


class Clock:
    """A millisecond passes whenever it is looked at."""

    now = 0.0

    def perf_counter(self) -> float:
        self.now += 0.001
        return self.now


def decision(game: str) -> Position:
    position = cordee.game(game).new(2, seed=5)
    while (move := position.unasked()) is not None:
        position.play(move)
    return position


@pytest.mark.parametrize("name", REGISTER)
def test_a_bot_chooses_the_same_whether_or_not_others_go_first(name: str) -> None:
    position = decision(name)
    first, second = (bots.asking(bots.make("expert", 7), position) for _ in range(2))
    chosen, going = [], [first, second]
    while going:  # a step of one, a step of the other
        for steps in going.copy():
            try:
                next(steps)
            except StopIteration as end:
                chosen.append(end.value)
                going.remove(steps)
    assert chosen == [bots.ask(bots.make("expert", 7), position)] * 2


def test_a_long_search_has_many_steps_and_a_first_look_has_none() -> None:
    position = decision("yeti")
    assert len(list(bots.asking(bots.make("search:5000", 1), position))) > 10
    assert not list(bots.asking(bots.make("easy", 1), position))


def test_waiting_between_steps_costs_nothing_of_the_time_to_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def thought(wait: float) -> int:
        clock = Clock()
        monkeypatch.setattr(tree_worker, "time", clock)
        monkeypatch.setattr("cordee.bots.search.time", clock)
        steps = Search(seconds=0.1, seed=1).thinking(decision("yeti"))
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return int(end.value.simulations)
            clock.now += wait

    assert thought(1000.0) == pytest.approx(thought(0.0), rel=0.2)


def test_steps_lead_to_what_they_return() -> None:
    def steps() -> Steps[str]:
        yield
        yield
        return "there"

    assert finish(steps()) == "there"
