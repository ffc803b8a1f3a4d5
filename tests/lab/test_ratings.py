"""Ratings: Elo's for two, the same idea for more."""

from __future__ import annotations

from random import Random

import pytest

from cordee.lab.ratings import Rating, rate


def difference(ratings: dict[str, Rating], one: str, other: str) -> float:
    return ratings[one].points - ratings[other].points


def test_two_bots_as_elo_has_it() -> None:
    """75 % of the wins is 190.8 points; so many games that the one shared win does not matter."""
    found = rate(["a", "b"], [(("a", "b"), (750_000, 250_000))])
    assert difference(found, "a", "b") == pytest.approx(190.85, abs=0.1)
    assert found["a"].points + found["b"].points == pytest.approx(0, abs=1e-9)


def test_who_sits_where_does_not_matter() -> None:
    games = [(("a", "b"), (30.0, 10.0)), (("b", "a"), (10.0, 30.0))]
    assert rate(["a", "b"], games) == rate(["a", "b"], [(("a", "b"), (60.0, 20.0))])


def test_a_chain_adds_up() -> None:
    games = [(("a", "b"), (7500, 2500)), (("b", "c"), (7500, 2500))]
    found = rate(["a", "b", "c"], games)
    assert difference(found, "a", "c") == pytest.approx(2 * 190.85, abs=1)
    assert found["b"].points == pytest.approx(0, abs=0.5)


def test_three_players_who_win_in_proportion_to_their_strength() -> None:
    found = rate(["a", "b", "c"], [(("a", "b", "c"), (8000, 4000, 2000))])
    two_to_one = 120.41
    assert difference(found, "a", "b") == pytest.approx(two_to_one, abs=0.5)
    assert difference(found, "b", "c") == pytest.approx(two_to_one, abs=0.5)


def test_two_seats_of_one_bot_against_another() -> None:
    """Alike in strength, each seat wins a third: nobody is better."""
    found = rate(["a", "b"], [(("a", "a", "b"), (100, 100, 100))])
    assert found["a"].points == pytest.approx(0, abs=1e-6)


def test_who_wins_every_game_has_a_rating_all_the_same() -> None:
    few = rate(["a", "b"], [(("a", "b"), (10, 0))])
    many = rate(["a", "b"], [(("a", "b"), (1000, 0))])
    assert 100 < few["a"].points < many["a"].points < 2000
    assert few["a"].low < few["a"].points < few["a"].high


def test_more_games_make_it_surer() -> None:
    few = rate(["a", "b"], [(("a", "b"), (60, 40))])["a"]
    many = rate(["a", "b"], [(("a", "b"), (6000, 4000))])["a"]
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.05)


def test_two_bots_have_the_error_of_their_share() -> None:
    """Of 100 games won by halves: 0.05 of a share, 34.7 points between them, half that for each."""
    found = rate(["a", "b"], [(("a", "b"), (50, 50))])["a"]
    assert found.high == pytest.approx(1.96 * 34.74 / 2, rel=0.02)


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    chance = Random(1)
    truth = {"a": 100.0, "b": 0.0, "c": -100.0}
    held = games = 0
    for _ in range(150):
        played = []
        for one, other in (("a", "b"), ("b", "c"), ("a", "c")):
            odds = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            won = sum(chance.random() < odds for _ in range(60))
            played.append(((one, other), (won, 60 - won)))
        for bot, rating in rate(list(truth), played).items():
            games += 1
            held += rating.low <= truth[bot] <= rating.high
    assert 0.92 < held / games < 0.98
