"""Parts come in the order of their numbers, from wherever; few are under way."""

from __future__ import annotations

import os
import pickle
import time
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from threading import Event

import pytest

from cordee.engine.errors import CordeeError, IllegalMove
from cordee.lab.running import HANDFUL, HERE, MOST_PARTS, Place, _Done, in_order, processes, threads


def slower_at_first(number: int) -> int:
    time.sleep(max(0, 4 - number) * 0.02)
    return number * number


@pytest.mark.parametrize("place", [HERE, threads(3), processes(2)])
def test_results_come_in_the_order_of_their_numbers(place: Place) -> None:
    numbers = [*range(40), 3, 1]
    assert list(in_order(slower_at_first, numbers, place)) == [n * n for n in numbers]
    assert list(in_order(slower_at_first, [], place)) == []


def test_few_are_begun_ahead_of_whoever_asks() -> None:
    begun: list[int] = []

    def note(number: int) -> int:
        begun.append(number)
        time.sleep(0.2)
        return number

    parts = in_order(note, iter(range(10**9)), threads(2))
    assert [next(parts) for _ in range(3)] == [0, 1, 2]
    assert len(begun) <= 8
    parts.close()  # type: ignore[attr-defined]  # it is a generator
    ended = len(begun)
    time.sleep(0.3)
    assert len(begun) == ended


def test_nothing_is_begun_once_one_stops() -> None:
    stop = Event()
    for place in (HERE, threads(2)):
        stop.clear()
        seen = []
        for number in in_order(abs, iter(range(10**9)), place, stop):
            seen.append(number)
            if number == 5:
                stop.set()
        assert seen[:6] == list(range(6))
        assert len(seen) < 100


def test_short_parts_are_handed_out_by_the_handful() -> None:
    assert _Done([0], 10.0).next_size() == 1
    assert _Done([0], 0.001).next_size() == 2
    assert _Done([0] * 100, HANDFUL).next_size() == 100
    assert _Done([0] * 100, 2 * HANDFUL).next_size() == 50
    assert _Done([0] * MOST_PARTS, 0.0).next_size() == MOST_PARTS


def die_at(folder: Path, last: int, number: int) -> int:
    if number == last:
        os.kill(os.getpid(), 9)
    (folder / str(number)).touch()
    return number


def test_a_process_that_is_killed_is_reported_and_leaves_none_behind(tmp_path: Path) -> None:
    before = active_children()
    with pytest.raises(CordeeError, match="was killed"):
        list(in_order(partial(die_at, tmp_path, 3), range(100), processes(2)))
    assert len(list(tmp_path.iterdir())) < 100
    until = time.monotonic() + 30
    while active_children() != before and time.monotonic() < until:
        time.sleep(0.05)
    assert active_children() == before


def refuse(_number: int) -> int:
    raise IllegalMove("players-out-of-range", rule="Y1", given=9, low=2, high=5)


def test_what_is_refused_in_another_process_is_refused_here() -> None:
    with pytest.raises(IllegalMove) as refused:
        list(in_order(refuse, [0], processes(2)))
    assert (refused.value.rule, refused.value.arguments["given"]) == ("Y1", 9)
    again = pickle.loads(pickle.dumps(refused.value))  # noqa: S301  # our own
    assert str(again) == str(refused.value)
