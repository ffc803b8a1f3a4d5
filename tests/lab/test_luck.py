"""The luck of the dice, and shares without it: counted by hand, kept, and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import erf
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import cordee
from cordee import games
from cordee.engine.errors import CordeeError
from cordee.lab.adjusting import Adjusted
from cordee.lab.arena import Arena, played, read
from cordee.lab.interval import Interval, Sample, mean_interval, student_95
from cordee.lab.luck import Luck, knowledge, ways_of
from cordee.lab.match import Match, PlayedGame, SeatResult, play

PIG = Match("pig", ("quick", "random"))
TRUTH = 0.5 * (1 + erf(0.1 / 0.6))
"""How often a sum of 0.1 and two normal numbers of deviation 0.3 is above zero."""
FAIR = Match("pig", ("quick", "random"), adjusted=True)


@pytest.mark.parametrize(("name", "players"), [("pig", 3), ("yeti", 3), ("matterhorn", 2)])
def test_over_all_outcomes_by_their_odds_luck_is_nothing(name: str, players: int) -> None:
    position = cordee.game(name).new(players, seed=1)
    seen = 0
    while seen < 4:
        if position.actor == "chance" and len(position.codes()) > 1:
            for each in Luck(position, seed=seen, quick_games=1).each(position):
                mean = np.array(position.odds()) @ each
                assert mean == pytest.approx(np.zeros(players), abs=1e-12)
                assert each.sum(axis=1) == pytest.approx(np.zeros(len(each)), abs=1e-9)
                assert each.any()
            seen += 1
        position.play(position.unasked() or position.moves()[0])


@pytest.mark.parametrize(
    ("name", "ways"),
    [("yeti", 2), ("himalaya", 2), ("matterhorn", 2), ("vertical", 2), ("pig", 1)],
)
def test_luck_is_measured_by_quick_games_and_by_the_judge_where_it_was_trained(
    name: str, ways: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = cordee.game(name).new(2, seed=1)
    assert len(ways_of(position)) == ways
    assert (knowledge(position).judge is not None) is (ways == 2)
    monkeypatch.setattr("cordee.lab.luck.is_judged", lambda _position: False)
    assert knowledge(position).judge is None
    alone = 2 if name == "matterhorn" else 1
    assert len(ways_of(position)) == alone
    assert Luck(position, seed=1).shares.shape == (2, alone)


def test_what_fell_is_what_is_noted() -> None:
    position = cordee.game("pig").new(2, seed=1)
    while position.actor != "chance":
        position.play(position.moves()[0])
    luck, again = (Luck(position, seed=7) for _ in range(2))
    for nth, code in enumerate(position.codes()):
        before = luck.shares.copy()
        luck.note(position, position.game.move(code))
        brought = luck.shares - before
        for way, each in enumerate(again.each(position)):
            assert brought[:, way] == pytest.approx(each[nth])


def test_the_games_are_the_same_as_without() -> None:
    for number in range(6):
        plain, adjusted = play(PIG, number), play(FAIR, number)
        assert plain.luck is None
        assert adjusted.luck is not None
        assert (plain.lineup, plain.plies) == (adjusted.lineup, adjusted.plies)
        assert [s.share for s in plain.seats] == [s.share for s in adjusted.seats]
        for way in zip(*adjusted.luck, strict=True):
            assert sum(way) == pytest.approx(0)
        assert play(FAIR, number).luck == adjusted.luck


def test_a_bots_luck_is_taken_from_its_share_wherever_it_sat() -> None:
    arena = Arena(FAIR)
    for lineup, luck in (("quick random", ((0.3,), (-0.3,))), ("random quick", ((0.2,), (-0.2,)))):
        seats = (SeatResult(1, 4, 0.8, 0.5), SeatResult(0, 4, 0.8, 0.5))
        arena.add(PlayedGame(tuple(lineup.split()), 10, seats, luck, 0.5))
    quick = arena.adjusted["quick"]
    assert quick.lucks[0].mean == pytest.approx(0.05)
    assert (quick.plain.mean, quick.count) == (0.5, 2)
    assert arena.luck_seconds == 1.0


def test_a_bot_in_two_seats_has_their_mean_luck() -> None:
    arena = Arena(Match("pig", ("quick", "random"), players=3, adjusted=True))
    seats = tuple(SeatResult(share, 4, 0.8, 0.5) for share in (1, 0, 0))
    arena.add(PlayedGame(("quick", "quick", "random"), 10, seats, ((0.4,), (-0.1,), (-0.3,)), 0.5))
    quick, random = arena.adjusted["quick"], arena.adjusted["random"]
    assert (quick.plain.mean, quick.lucks[0].mean) == pytest.approx((0.5, 0.15))
    assert (random.plain.mean, random.lucks[0].mean) == pytest.approx((0, -0.3))


def test_luck_that_explains_everything_leaves_skill() -> None:
    found = Adjusted()
    for luck in (0.4, -0.6) * 8 + (0.4,) * 9:
        found.add(0.6 + luck, [luck])
    assert found.plain.mean > 0.65
    assert found.weights == pytest.approx([1])
    assert found.share == pytest.approx(0.6)
    assert found.interval.high - found.interval.low < 0.2
    assert found.factor is None or found.factor > 1e6


def test_luck_that_explains_nothing_does_no_harm() -> None:
    found = Adjusted()
    for share, luck in ((1, 5), (1, -5), (0, 5), (0, -5)) * 10:
        found.add(share, [luck])
    assert found.weights == pytest.approx([0])
    assert found.share == pytest.approx(0.5)
    assert found.factor == pytest.approx(1, abs=0.05)


def test_two_measures_explain_more_than_either() -> None:
    """Each sees its own half of the luck, and noise that weighs little."""
    dice, both, one = np.random.default_rng(2), Adjusted(2), Adjusted()
    for first, second, *noise in dice.normal(0, 0.2, (400, 4)).tolist():
        share = 0.5 + first + second
        both.add(share, [first + 0.5 * noise[0], second + 0.5 * noise[1]])
        one.add(share, [first + 0.5 * noise[0]])
    assert both.weights == pytest.approx([0.8, 0.8], abs=0.1)
    assert one.factor == pytest.approx(1.7, abs=0.2)
    assert both.factor == pytest.approx(5, abs=0.8)
    assert both.share == pytest.approx(0.5, abs=0.02)
    assert both.luck == pytest.approx(both.plain.mean - both.share)


def test_the_same_measure_twice_counts_once() -> None:
    dice, twice, once = np.random.default_rng(3), Adjusted(2), Adjusted()
    for luck, noise in dice.normal(0, 0.3, (100, 2)).tolist():
        twice.add(0.5 + luck + noise, [luck, luck])
        once.add(0.5 + luck + noise, [luck])
    assert sum(twice.weights) == pytest.approx(once.weights[0])
    assert twice.share == pytest.approx(once.share)
    assert twice.interval.low == pytest.approx(once.interval.low, abs=0.01)


def test_a_few_games_are_not_adjusted() -> None:
    found = Adjusted()
    for luck in (0.4, -0.6, 0.4):
        found.add(0.6 + luck, [luck])
    assert found.interval == Interval.of(2, 3)
    assert found.factor is None


def test_adjusted_shares_hold_the_truth_about_as_often_as_they_say() -> None:
    dice = np.random.default_rng(1)
    for count in (12, 50, 400):
        held = 0
        for _ in range(600):
            found = Adjusted()
            for luck, noise in dice.normal(0, 0.3, (count, 2)).tolist():
                found.add(float(0.6 + luck + noise > 0.5), [luck])
            held += found.interval.low <= TRUTH <= found.interval.high
        assert held > 0.92 * 600


def test_until_goes_by_the_adjusted_share() -> None:
    arena = Arena(FAIR)
    for nth in range(50):
        lineup = ("quick", "random") if nth % 2 else ("random", "quick")
        won, luck = (1, 0.3) if nth % 10 < 7 else (0, -0.7)
        both, lucks = [won, 1 - won], [luck, -luck]
        if lineup[0] == "random":
            both, lucks = both[::-1], lucks[::-1]
        seats = tuple(SeatResult(share, 4, 0.8, 0.5) for share in both)
        arena.add(PlayedGame(lineup, 10, seats, ((lucks[0],), (lucks[1],)), 0.5))
    assert not arena.interval("quick").decides(0.6)
    assert arena.is_decided(0.6)  # 70 % in every game, without the luck


def test_kept_and_gone_on_with_it_is_the_same(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    file.write_text(json.dumps(played(FAIR, 7).to_dict()))
    again = read(file)
    for _ in again.go_on(20):
        pass
    whole = played(FAIR, 20)
    for bot in FAIR.bots:
        kept, anew = again.adjusted[bot], whole.adjusted[bot]
        assert kept.interval.share == pytest.approx(anew.interval.share)
        assert kept.weights == pytest.approx(anew.weights)
    assert again.shares == whole.shares


def test_a_file_from_before_luck_was_measured_is_read(tmp_path: Path) -> None:
    told = played(PIG, 3).to_dict()
    del told["adjusted"], told["luck_seconds"]
    file = tmp_path / "arena.json"
    file.write_text(json.dumps(told))
    assert not read(file).adjusted


def without_sums(told: Any) -> None:
    del told["bots"]["quick"]["adjusted"]


def sums_of(told: Any) -> Any:
    return told["bots"]["quick"]["adjusted"]["sums"]


def no_number(told: Any) -> None:
    sums_of(told)[0][2] = sums_of(told)[2][0] = float("nan")


def no_product(told: Any) -> None:
    sums_of(told)[1][2] = sums_of(told)[2][1] = float("nan")


def impossible_squares(told: Any) -> None:
    sums_of(told)[2][2] = 0.0


def impossible_products(told: Any) -> None:
    sums_of(told)[1][2] = sums_of(told)[2][1] = 1e6


def lopsided(told: Any) -> None:
    sums_of(told)[1][2] += 0.001


def another_measure(told: Any) -> None:
    told["bots"]["quick"]["adjusted"]["sums"] = [[0.0] * 4] * 4


def no_table(told: Any) -> None:
    told["bots"]["quick"]["adjusted"]["sums"] = [[1.0], [1.0, 2.0]]


def other_wins(told: Any) -> None:
    sums_of(told)[0][1] -= 1
    sums_of(told)[1][0] -= 1


def neither(told: Any) -> None:
    told["adjusted"] = "yes"


def endless(told: Any) -> None:
    told["luck_seconds"] = float("inf")


@pytest.mark.parametrize(
    "spoil",
    [
        without_sums,
        no_number,
        no_product,
        impossible_squares,
        impossible_products,
        lopsided,
        another_measure,
        no_table,
        other_wins,
        neither,
        endless,
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, spoil: Callable[[Any], None]) -> None:
    told = played(FAIR, 5).to_dict()
    spoil(told)
    file = tmp_path / "arena.json"
    file.write_text(json.dumps(told))
    with pytest.raises(CordeeError, match="not an arena"):
        read(file)


def test_without_dice_there_is_nothing_to_adjust(monkeypatch: pytest.MonkeyPatch) -> None:
    sure = SimpleNamespace(OUTCOMES=0)
    still = SimpleNamespace(rules=sure, check_options=print, check_players=print)
    monkeypatch.setattr(games, "load", lambda *_: still)
    PIG.check()
    with pytest.raises(CordeeError, match="has no dice"):
        FAIR.check()


# The interval of a mean


def sample(*numbers: float) -> Sample:
    made = Sample()
    for number in numbers:
        made.add(number)
    return made


def test_a_sample_counts_as_by_hand() -> None:
    found = sample(1, 2, 6)
    assert (found.mean, found.variance) == (3, 7)
    assert found.error == pytest.approx((7 / 3) ** 0.5)


@pytest.mark.parametrize(
    ("degrees", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)]
)
def test_known_quantiles(degrees: int, quantile: float) -> None:
    assert student_95(degrees) == pytest.approx(quantile, rel=2e-3)


def test_a_few_equal_games_are_no_certainty() -> None:
    found = mean_interval(1.0, 0.0, 5)
    assert found.share == found.high == 1
    assert found.low < 0.7


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    dice = np.random.default_rng(1)
    for games_played in (5, 50, 400):
        held = 0
        for _ in range(1000):
            drawn = sample(*dice.normal(0.6, 0.3, games_played).tolist())
            found = mean_interval(drawn.mean, drawn.variance, drawn.count)
            held += found.low <= 0.6 <= found.high
        assert held > 930
