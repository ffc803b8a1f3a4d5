"""Self-play inside the kernel is the same game as outside."""

from __future__ import annotations

import cordee
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
