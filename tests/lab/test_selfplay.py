"""Self-play inside the kernel is the same game as outside."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import cordee
from cordee.engine.kernel import rng
from cordee.lab.selfplay import play_on

GAME = cordee.game("yeti")


def test_the_same_seed_gives_the_same_games() -> None:
    start = GAME.new(3, weather="mixed")
    before = start.table.tobytes()
    assert play_on(start, 20, seed=1) == play_on(start, 20, seed=1)
    assert play_on(start, 20, seed=1) != play_on(start, 20, seed=2)
    assert start.table.tobytes() == before


def test_decisions_are_a_part_of_the_plies() -> None:
    tally = play_on(GAME.new(2), 50)
    assert 0 < tally.decisions < tally.plies
    assert tally.broken_off == 0


def test_a_finished_game_has_nothing_to_play() -> None:
    start = GAME.new(2).to_dict()
    start.update(phase="over", turn=1, lap=9, score=[50, 3], ending=True)
    assert play_on(GAME.position(start), 3) == (0, 0, 0)


def test_a_game_without_end_is_broken_off() -> None:
    endless = {"start": 9999, "blizzard": [99] * 4, "photos": [0] * 7}
    start = cordee.game("yeti", components=endless).new(2)
    assert play_on(start, 2, longest=1000) == (2000, play_on(start, 2, longest=1000).decisions, 2)


@pytest.mark.parametrize(("weather", "event"), [("none", 0), ("mixed", 0), ("mixed", 1)])
def test_sample_draws_by_the_odds(weather: str, event: int) -> None:
    """Chi-square of many samples of one chance event."""
    position = GAME.new(2, weather=weather)
    for _ in range(event):
        position.play(position.moves()[0])
    moves = position.moves()
    state, draws = rng(11), 40_000
    entries = GAME.entries
    counts = Counter(int(entries.sample(position.table, state)) for _ in range(draws))
    assert set(counts) <= {move.code for move in moves}
    common = [m for m in moves if draws * (m.probability or 0) >= 10]
    expected = np.array([draws * (m.probability or 0) for m in common])
    found = np.array([counts[m.code] for m in common])
    freedom = len(common) - 1
    chi_square = float(((found - expected) ** 2 / expected).sum())
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5
