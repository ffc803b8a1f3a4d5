"""The sequential test keeps its error, however often one looks, and comes to an end."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from cordee.lab.arena import Arena, played
from cordee.lab.evidence import ENOUGH, ERROR, Evidence, bets, growth
from cordee.lab.interval import Interval
from cordee.lab.match import Match, lineups

MATCHES, ROUNDS = 2000, 400


def verdicts(goal: float, won: NDArray[np.float64]) -> dict[str, float]:
    """How often matches end which way, looked at after every round; a row for each match."""
    stakes = np.zeros((len(won), *bets(goal).shape))
    ended = np.full(len(won), "open ")
    table = {x: growth(goal, x) for x in np.unique(won)}
    for nth in range(won.shape[1]):
        for x, grown in table.items():
            stakes[won[:, nth] == x] += grown
        above, below = (np.exp(stakes).mean(axis=2) >= ENOUGH).T
        ended = np.where((ended == "open ") & above, "above", ended)
        ended = np.where((ended == "open ") & below, "below", ended)
    return {key: float((ended == key).mean()) for key in ("above", "below", "open ")}


def rounds_of_coins(share: float, seed: int) -> NDArray[np.float64]:
    """Matches of a bot that wins by tossing coins, in rounds of two games."""
    tossed = np.random.default_rng(seed).random((MATCHES, ROUNDS, 2)) < share
    return np.asarray(tossed.mean(axis=2), np.float64)


@pytest.mark.parametrize("goal", [0.3, 0.5, 0.6])
def test_a_coin_at_the_goal_is_seldom_called_above_or_below(goal: float) -> None:
    found = verdicts(goal, rounds_of_coins(goal, seed=1))
    assert found["above"] + found["below"] <= ERROR


def test_looking_at_the_plain_interval_as_often_errs_far_more() -> None:
    wins = np.cumsum(rounds_of_coins(0.5, seed=1)[:300] * 2, axis=1)
    wrong = [
        any(Interval.of(won, 2 * nth).decides(0.5) for nth, won in enumerate(match, start=1))
        for match in wins[:, :100]
    ]
    assert np.mean(wrong) > 4 * ERROR


def test_a_bot_that_gains_by_its_seat_is_not_taken_for_a_better_one() -> None:
    """The first seat always wins: each round is even, and nothing is proved."""
    won = np.full((1, ROUNDS), 0.5)
    assert verdicts(0.5, won)["open "] == 1.0


@pytest.mark.parametrize(("share", "verdict"), [(0.7, "above"), (0.3, "below")])
def test_a_bot_that_is_better_or_worse_is_found_out(share: float, verdict: str) -> None:
    found = verdicts(0.5, rounds_of_coins(share, seed=2))
    assert found[verdict] > 0.99


def test_a_bet_on_the_truth_is_the_likelihood_ratio() -> None:
    goal = 0.4
    for won, chances in ((1.0, bets(goal) / goal), (0.0, (1 - bets(goal)) / (1 - goal))):
        assert np.allclose(np.exp(growth(goal, won)), chances)


def test_an_arena_proves_and_goes_on_where_it_was() -> None:
    match = Match("pig", ("quick", "random"), drawn=True)
    arena = Arena(match, evidence=Evidence(0.6))
    steps = list(arena.go_on(400))
    assert arena.evidence is not None
    assert arena.evidence.verdict == "above"
    assert len(steps) == arena.games < 200
    assert arena.games % 2 == 0

    begun = Arena(match, evidence=Evidence(0.6))
    for _ in begun.go_on(7):
        pass
    again = Arena.of(begun.to_dict())
    for _ in again.go_on(400):
        pass
    assert again.evidence is not None
    assert again.evidence.to_dict() == arena.evidence.to_dict()


def test_line_ups_that_are_drawn_come_in_whole_rounds() -> None:
    match = Match("pig", ("quick", "random", "novice", "easy"), players=3, drawn=True)
    seen = set()
    for first in range(0, 300, 3):
        seats = [match.lineup(first + turn) for turn in range(3)]
        assert len({tuple(sorted(lineup)) for lineup in seats}) == 1
        assert all(len({lineup[seat] for lineup in seats}) == 3 for seat in range(3))
        seen.add(tuple(sorted(seats[0])))
    assert len(seen) == len(lineups(match.bots, 3)) == 4


def test_rounds_have_the_same_dice_and_count_as_one() -> None:
    match = Match("pig", ("quick", "novice"), paired=True)
    assert match.dice(0) == match.dice(1) != match.dice(2)
    arena = played(match, 21)
    rounds = arena.rounds["quick"]
    assert (rounds.whole.count, rounds.single.count, len(rounds.open)) == (10, 20, 1)
    assert arena.interval("quick").share == pytest.approx(rounds.single.mean)
    again = Arena.of(arena.to_dict())
    assert again.rounds == arena.rounds
    for one in (arena, again):
        for _ in one.go_on(24):
            pass
    assert again.interval("quick") == arena.interval("quick")


def test_games_that_mirror_each_other_make_certain() -> None:
    """Whoever has the good dice wins: two games of a round always come to one win each."""
    from cordee.lab.rounds import Rounds

    rounds = Rounds()
    for first in (1.0, 0.0) * 20:
        rounds.add(first)
        rounds.add(1 - first)
        rounds.close()
    plain = Interval.of(40, 80)
    assert rounds.interval.high - rounds.interval.low < (plain.high - plain.low) / 2


def test_the_cross_table_says_who_beat_whom() -> None:
    arena = played(Match("pig", ("quick", "novice", "random")), 18)
    for bot in arena.match.bots:
        for other in arena.match.bots:
            if bot != other:
                met, back = arena.meeting(bot, other), arena.meeting(other, bot)
                assert met.games == back.games == 6
                assert met.share is not None
                assert back.share == pytest.approx(1 - met.share)
    told = arena.to_dict()["bots"]["quick"]["against"]
    assert told["random"]["share"] == arena.meeting("quick", "random").share


def test_the_cross_table_at_three_seats() -> None:
    arena = played(Match("pig", ("quick", "random"), players=3), 12)
    met = arena.meeting("quick", "random")
    assert met.games == 12
    assert met.share == pytest.approx(
        arena.won_by("quick") / (arena.won_by("quick") + arena.won_by("random"))
    )
