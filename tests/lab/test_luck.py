"""The luck of the dice, and shares without it: counted by hand, kept, and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import cordee
from cordee import games
from cordee.engine.errors import CordeeError
from cordee.lab.arena import Arena, played, read
from cordee.lab.interval import MeanInterval, Sample, student_95
from cordee.lab.luck import Luck
from cordee.lab.match import Match, PlayedGame, SeatResult, play

PIG = Match("pig", ("quick", "random"))
FAIR = Match("pig", ("quick", "random"), adjusted=True)


@pytest.mark.parametrize(("name", "players"), [("pig", 3), ("yeti", 3), ("matterhorn", 2)])
def test_over_all_outcomes_by_their_odds_luck_is_nothing(name: str, players: int) -> None:
    position = cordee.game(name).new(players, seed=1)
    seen = 0
    while seen < 4:
        if position.actor == "chance" and len(position.codes()) > 1:
            each = Luck(position, seed=seen, quick_games=1).each(position)
            assert np.array(position.odds()) @ each == pytest.approx(np.zeros(players), abs=1e-12)
            assert each.sum(axis=1) == pytest.approx(np.zeros(len(each)), abs=1e-9)
            assert each.any()
            seen += 1
        position.play(position.unasked() or position.moves()[0])


def test_what_fell_is_what_is_noted() -> None:
    position = cordee.game("pig").new(2, seed=1)
    while position.actor != "chance":
        position.play(position.moves()[0])
    luck, again = (Luck(position, seed=7) for _ in range(2))
    for nth, code in enumerate(position.codes()):
        before = list(luck.shares)
        luck.note(position, position.game.move(code))
        brought = [new - old for new, old in zip(luck.shares, before, strict=True)]
        assert brought == pytest.approx(again.each(position)[nth].tolist())


def test_the_games_are_the_same_as_without() -> None:
    for number in range(6):
        plain, adjusted = play(PIG, number), play(FAIR, number)
        assert plain.luck is None
        assert adjusted.luck is not None
        assert (plain.lineup, plain.plies) == (adjusted.lineup, adjusted.plies)
        assert [s.share for s in plain.seats] == [s.share for s in adjusted.seats]
        assert sum(adjusted.luck) == pytest.approx(0)
        assert play(FAIR, number).luck == adjusted.luck


def test_a_bots_luck_is_taken_from_its_share_wherever_it_sat() -> None:
    arena = Arena(FAIR)
    for lineup, luck in (("quick random", (0.3, -0.3)), ("random quick", (0.2, -0.2))):
        seats = (SeatResult(1, 4, 0.8, 0.5), SeatResult(0, 4, 0.8, 0.5))
        arena.add(PlayedGame(tuple(lineup.split()), 10, seats, luck, 0.5))
    quick = arena.adjusted["quick"]
    assert quick.luck.mean == pytest.approx(0.05)
    assert quick.less_luck.mean == pytest.approx(0.45)  # 0.7 and 0.2
    assert quick.factor == pytest.approx(0.5 / 0.125)
    assert arena.luck_seconds == 1.0


def test_a_bot_in_two_seats_has_their_mean_luck() -> None:
    arena = Arena(Match("pig", ("quick", "random"), players=3, adjusted=True))
    seats = tuple(SeatResult(share, 4, 0.8, 0.5) for share in (1, 0, 0))
    arena.add(PlayedGame(("quick", "quick", "random"), 10, seats, (0.4, -0.1, -0.3), 0.5))
    assert arena.adjusted["quick"].less_luck.mean == pytest.approx(0.5 - 0.15)
    assert arena.adjusted["random"].less_luck.mean == pytest.approx(0.3)


def test_until_goes_by_the_adjusted_share() -> None:
    arena = Arena(FAIR)
    for _ in range(25):
        for lineup, shares in (("quick random", (1, 0)), ("random quick", (1, 0))):
            seats = tuple(SeatResult(share, 4, 0.8, 0.5) for share in shares)
            luck = (0.3, -0.3) if lineup == "quick random" else (0.7, -0.7)
            arena.add(PlayedGame(tuple(lineup.split()), 10, seats, luck, 0.5))
    assert not arena.interval("quick").decides(0.6)
    assert arena.is_decided(0.6)  # 0.7 in every game, without the luck


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
        assert kept.factor == pytest.approx(anew.factor)
    assert again.shares == whole.shares


def test_a_file_from_before_luck_was_measured_is_read(tmp_path: Path) -> None:
    told = played(PIG, 3).to_dict()
    del told["adjusted"], told["luck_seconds"]
    file = tmp_path / "arena.json"
    file.write_text(json.dumps(told))
    assert not read(file).adjusted


def without_sums(told: Any) -> None:
    del told["bots"]["quick"]["adjusted"]


def other_total(told: Any) -> None:
    told["bots"]["quick"]["adjusted"]["sums"]["less_luck"]["total"] += 0.5


def no_number(told: Any) -> None:
    told["bots"]["quick"]["adjusted"]["sums"]["luck"]["total"] = float("nan")


def impossible_squares(told: Any) -> None:
    told["bots"]["quick"]["adjusted"]["sums"]["less_luck"]["squares"] = 0.0


def other_wins(told: Any) -> None:
    sums = told["bots"]["quick"]["adjusted"]["sums"]
    for name in ("plain", "less_luck"):
        sums[name]["total"] += 1


def neither(told: Any) -> None:
    told["adjusted"] = "yes"


def endless(told: Any) -> None:
    told["luck_seconds"] = float("inf")


@pytest.mark.parametrize(
    "spoil",
    [without_sums, other_total, no_number, impossible_squares, other_wins, neither, endless],
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


def test_without_a_game_everything_is_open() -> None:
    assert MeanInterval.around(Sample()) == MeanInterval(0.5, 0.0, 1.0)


def test_a_few_equal_games_are_no_certainty() -> None:
    found = MeanInterval.around(sample(1, 1, 1))
    assert found.share == 1
    assert found.low < 0.5
    assert found.high == 1


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    dice = np.random.default_rng(1)
    for games_played in (5, 50, 400):
        held = 0
        for _ in range(1000):
            found = MeanInterval.around(sample(*dice.normal(0.6, 0.3, games_played).tolist()))
            held += found.low <= 0.6 <= found.high
        assert held > 930
