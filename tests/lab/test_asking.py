"""Questions whose answers are known in advance, asked and answered."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from cordee.engine.errors import CordeeError
from cordee.lab.answer import Answer
from cordee.lab.asking import ask
from cordee.lab.interval import Interval
from cordee.lab.played import play
from cordee.lab.question import Question
from cordee.lab.running import HERE, threads

FIRST = Fraction(5, 6) / (1 - Fraction(1, 36))
"""Pig to 2 points: whoever first rolls anything but a 1 wins, and the first seat rolls first."""
LOW = {"goal": 2}


@pytest.fixture(scope="module")
def yeti() -> Answer:
    """A small answer about one box, with everything in it."""
    return ask("yeti", 2, games=500, luck=6, command="cordee lab yeti")


def test_a_goal_so_low_that_the_first_seat_nearly_always_wins() -> None:
    answer = ask("pig", 2, games=20_000, components=LOW, luck=40)
    result = answer.result(2)
    first, second = result.seats
    assert first.low < FIRST < first.high
    assert second.low < 1 - FIRST < second.high
    assert result.lengths["decisions"].mean == pytest.approx(1.0)  # one hold, by the winner
    assert result.lengths["turns"].mean == pytest.approx(float(1 / Fraction(5, 6)), abs=0.02)
    assert result.choices["hold"].sums.sum(axis=0)[0, 0] == 0  # nobody rolls again
    assert result.stronger_wins is not None
    assert result.stronger_wins.low < 0.5 < result.stronger_wins.high  # there is no skill in it
    assert result.dice is not None
    assert result.dice.mean > 0.9  # it is all dice


def test_the_interval_of_a_share_holds_the_truth_as_often_as_it_says() -> None:
    question = Question("pig", 2, components=LOW)
    hits = 0
    for seed in range(200):
        (some,) = play(replace(question, seed=str(seed)), 0, 150, False)
        found = Interval.of(float(some.shares[:, 0].sum()), 150)
        hits += found.low <= FIRST <= found.high
    assert 0.91 * 200 <= hits <= 0.99 * 200


def test_a_box_against_itself_differs_by_exactly_nothing() -> None:
    answer = ask("yeti", 2, games=600, against={"start": 50})
    assert len(answer.differences) == 2 + 8
    assert {one.found.mean for one in answer.differences} == {0.0}
    assert {one.found.high for one in answer.differences} == {0.0}
    assert not any(one.real for one in answer.differences)


def test_a_photo_for_one_coin_that_nearly_wins_is_taken_and_shortens_the_game() -> None:
    answer = ask("yeti", 2, games=600, vary=["photos.0=1,60"])
    assert [box.name for box in answer.boxes] == ["photos.0=1", "photos.0=60"]
    found = {one.what: one for one in answer.differences}
    assert found["decisions"].real
    assert found["decisions"].found.high < -20
    before, after = (answer.result(2, box).choices["photo 1"].sums.sum(axis=0) for box in (0, 1))
    rates = [float(one[1, 0] / one[:, 0].sum()) for one in (before, after)]
    assert rates[0] < 0.05
    assert rates[1] > 0.9


def test_the_same_dice_make_differences_surer() -> None:
    answer = ask("pig", 2, games=1500, vary=["goal=100,101"])
    found = next(one for one in answer.differences if one.what == "decisions")
    paired = found.found.deviation
    alone = [answer.result(2, box).estimate("decisions").deviation for box in (0, 1)]
    apart = np.hypot(alone[0], alone[1])
    assert paired < 0.6 * apart


def test_where_it_is_played_does_not_matter() -> None:
    here, beside = (ask("pig", 3, games=1600, luck=6, place=one) for one in (HERE, threads(3)))
    assert json.dumps(beside.to_dict()) == json.dumps(here.to_dict())


def test_the_shape_of_the_figures(yeti: Answer) -> None:
    told = json.loads(json.dumps(yeti.to_dict(), allow_nan=False))
    assert told["game"] == "yeti"
    assert set(told["box"]) == {"digest", "shipped", "name", "changes"}
    two = told["players"]["2"]
    assert two["games"] == 500
    assert [set(seat) for seat in two["seats"]] == [{"share", "low", "high", "score"}] * 2
    assert sum(seat["share"] for seat in two["seats"]) == pytest.approx(1.0)
    assert set(two["length"]["decisions"]) == {"mean", "low", "high", "deviation"}
    assert two["length"]["minutes"]["mean"] == pytest.approx(two["length"]["decisions"]["mean"] / 6)
    assert set(two["luck"]) == {"dice", "stronger"}
    assert two["luck"]["stronger"]["others"] == "careless"
    assert set(two["lead"]) == {"changes", "quarter", "half", "three_quarters"}
    assert sum(one["share"] for one in two["endings"].values()) == pytest.approx(1.0)
    lens = two["choices"]["buy lens"]
    assert lens["chosen"] <= lens["offered"]
    assert lens["taken"]["low"] <= lens["taken"]["mean"] <= lens["taken"]["high"]


def test_what_is_tried_is_what_is_told(yeti: Answer) -> None:
    """The radio is never bought by those who may choose; whoever must buy it loses by it."""
    tried = yeti.result(2).tried["buy radio"]
    assert (tried.never.mean, tried.never.high) == (0, 0)
    assert tried.take.high < -0.1
    assert (2, "buy radio", "taken") in yeti.real_worths


def test_it_goes_on_until_the_intervals_are_narrow() -> None:
    answer = ask("pig", [2, 3], games=100_000, width=0.06, luck=0)
    for players in (2, 3):
        seats = answer.result(players).seats
        assert max(seat.high - seat.low for seat in seats) <= 0.06
        assert answer.result(players).tally.games < 3000


def test_bots_that_think_are_noted_alike() -> None:
    answer = ask("pig", 2, "easy", 12, luck=0)
    result = answer.result(2)
    assert result.tally.games == result.tally.detailed == 12
    assert set(result.choices) == {"again", "hold"}
    assert not result.tried
    assert result.bots == ("easy", "novice")


def test_what_cannot_be_asked_is_refused() -> None:
    for kind, says in (("clever", "clever"), ("search:0.5s", "go by the clock")):
        with pytest.raises(CordeeError, match=says):
            ask("pig", 2, kind, 10)
    with pytest.raises(CordeeError, match="either --vary or --against"):
        ask("pig", 2, games=10, vary=["goal=50,60"], against=LOW)
    with pytest.raises(CordeeError, match="from 2 to 5"):
        ask("pig", 6, games=10)
