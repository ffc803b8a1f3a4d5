"""Who sits where, and that games repeat."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from cordee.engine.errors import CordeeError
from cordee.lab.match import Match, PlayedGame, play, play_all
from cordee.lab.running import processes


def lineups(match: Match, games: int) -> Counter[tuple[str, ...]]:
    return Counter(match.lineup(number) for number in range(games))


def test_two_bots_change_seats_every_game() -> None:
    match = Match("pig", ("quick", "random"))
    seated = [match.lineup(number) for number in range(4)]
    assert seated == [("quick", "random"), ("random", "quick")] * 2


def test_three_bots_at_two_seats_meet_in_pairs() -> None:
    match = Match("pig", ("hard", "easy", "random"))
    assert lineups(match, 12) == dict.fromkeys(permutations(match.bots, 2), 2)


def test_as_many_bots_as_seats_sit_in_every_order() -> None:
    match = Match("pig", ("hard", "easy", "random", "quick"), players=4)
    assert lineups(match, 24) == dict.fromkeys(permutations(match.bots), 1)


def test_within_as_many_games_as_seats_everybody_has_sat_everywhere() -> None:
    match = Match("pig", ("hard", "easy", "random", "quick", "novice"), players=5)
    for first in range(0, 120, 5):
        games = [match.lineup(number) for number in range(first, first + 5)]
        for seat in range(5):
            assert {game[seat] for game in games} == set(match.bots)


def test_two_bots_at_three_seats_come_in_ones_and_twos() -> None:
    match = Match("pig", ("hard", "easy"), players=3)
    counts: Counter[int] = Counter()
    for lineup, games in lineups(match, 12).items():
        counts[lineup.count("hard")] += games
    assert counts == {1: 6, 2: 6}
    for seat in range(3):
        assert sum(match.lineup(number)[seat] == "hard" for number in range(12)) == 6


def without_clock(game: PlayedGame) -> tuple[object, ...]:
    seats = [(seat.share, seat.decisions) for seat in game.seats]
    return game.lineup, game.plies, seats


def test_a_game_repeats_and_another_number_or_seed_is_another_game() -> None:
    match = Match("yeti", ("quick", "random"), players=3, options={"weather": "mixed"})
    first = without_clock(play(match, 4))
    assert first == without_clock(play(match, 4))
    assert first != without_clock(play(match, 10))
    other = Match("yeti", match.bots, players=3, seed="2", options={"weather": "mixed"})
    assert first != without_clock(play(other, 4))


def test_several_jobs_play_the_same_games() -> None:
    match = Match("pig", ("novice", "medium"))
    alone = [without_clock(game) for game in play_all(match, range(6))]
    assert alone == [without_clock(game) for game in play_all(match, range(6), processes(2))]


def test_a_game_without_end_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cordee.lab.match.LONGEST", 500)
    endless = {"start": 9999, "blizzard": [99] * 4, "photos": [0] * 7}
    game = play(Match("yeti", ("quick", "random"), components=endless), 0)
    assert game.plies == 500
    assert [seat.share for seat in game.seats] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("match", "key"),
    [
        (Match("pig", ("quick",)), "match-bots"),
        (Match("pig", tuple(f"search:{n}" for n in range(1, 22))), "match-bots"),
        (Match("pig", ("quick", "random", "quick")), "match-twice"),
        (Match("pig", ("quick", "deep")), "bot-unknown"),
        (Match("pig", ("quick", "hard:20")), "bot-budget"),
        (Match("chess", ("quick", "random")), "game-unknown"),
        (Match("pig", ("quick", "random"), players=6), "players-out-of-range"),
        (Match("pig", ("quick", "random"), options={"weather": "good"}), "option-none"),
    ],
)
def test_what_cannot_be_played_is_refused(match: Match, key: str) -> None:
    with pytest.raises(CordeeError) as refused:
        match.check()
    assert refused.value.key == key
