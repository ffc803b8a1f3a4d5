"""Self-play inside the kernel is the same game as outside."""

from __future__ import annotations

import numpy as np
import pytest

import cordee
from cordee.games import REGISTER
from cordee.lab.selfplay import Games, play_on

GAME = cordee.game("yeti")


def alike(games: Games, others: Games) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(games[:3], others[:3], strict=True))


def test_the_same_seed_gives_the_same_games() -> None:
    start = GAME.new(3, weather="mixed")
    before = start.table.tobytes()
    assert alike(play_on(start, 20, seed=1), play_on(start, 20, seed=1))
    assert not alike(play_on(start, 20, seed=1), play_on(start, 20, seed=2))
    assert start.table.tobytes() == before


@pytest.mark.parametrize("quick", [False, True])
def test_a_game_is_the_same_whichever_others_are_played_with_it(quick: bool) -> None:
    start = GAME.new(2)
    ten, three = play_on(start, 10, 7, quick), play_on(start, 3, 7, quick, first=5)
    for column, same in zip(ten, three, strict=True):
        assert column[5:8].tobytes() == same.tobytes()


def test_decisions_are_a_part_of_the_plies() -> None:
    games = play_on(GAME.new(2), 50)
    assert (games.decisions > 0).all()
    assert (games.decisions < games.plies).all()
    assert not games.broken_off.any()


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("name", REGISTER)
def test_every_game_ends_with_whole_wins_and_the_scores_of_its_last_record(
    name: str, quick: bool
) -> None:
    game = cordee.game(name)
    games = play_on(game.new(2), 8, seed=3, quick=quick)
    assert np.allclose(games.shares.sum(axis=1), 1)
    assert game.fields.scores is not None
    scores = game.fields.scores(games.finals)[:, :2]
    best = scores == scores.max(axis=1, keepdims=True)
    assert (games.shares[~best] == 0).all()  # nobody wins with less than another


def test_a_finished_game_has_nothing_to_play() -> None:
    start = GAME.new(2).to_dict()
    start.update(phase="over", turn=1, lap=9, score=[50, 3], ending=True)
    games = play_on(GAME.position(start), 3)
    assert (games.plies.sum(), games.decisions.sum(), games.broken_off.sum()) == (0, 0, 0)
    assert games.shares.tolist() == [[1.0, 0.0]] * 3


def test_a_game_without_end_is_broken_off_and_shared() -> None:
    endless = {"start": 9999, "blizzard": [99] * 4, "photos": [0] * 7}
    start = cordee.game("yeti", components=endless).new(2)
    for quick in (False, True):
        games = play_on(start, 2, quick=quick, longest=1000)
        assert games.plies.tolist() == [1000, 1000]
        assert games.broken_off.all()
        assert games.shares.tolist() == [[0.5, 0.5]] * 2
