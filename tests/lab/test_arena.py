"""What comes of a match: counted by hand, kept, and gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cordee.engine.errors import CordeeError
from cordee.lab.arena import Arena, played, read
from cordee.lab.interval import Interval
from cordee.lab.match import Match, PlayedGame, SeatResult

PIG = Match("pig", ("quick", "random"))


def game(lineup: str, shares: tuple[float, ...], plies: int = 10) -> PlayedGame:
    """A game as it might have been played."""
    return PlayedGame(
        tuple(lineup.split()), plies, tuple(SeatResult(share, 4, 0.8, 0.5) for share in shares)
    )


def test_shares_by_bot_wherever_it_sat() -> None:
    arena = Arena(PIG)
    arena.add(game("quick random", (1, 0)))
    arena.add(game("random quick", (1, 0)))
    arena.add(game("quick random", (0.5, 0.5), plies=16))
    assert arena.interval("quick") == Interval.of(1.5, 3)
    assert arena.interval("random") == Interval.of(1.5, 3)
    assert (arena.games, arena.plies) == (3, 36)
    assert arena.efforts["quick"].mean == pytest.approx(0.2)
    assert arena.efforts["quick"].longest == 0.5


def test_a_bot_in_two_seats_counts_by_their_mean() -> None:
    arena = Arena(Match("pig", ("quick", "random"), players=3))
    arena.add(game("quick quick random", (1, 0, 0)))
    arena.add(game("random quick quick", (1, 0, 0)))
    assert arena.interval("quick") == Interval.of(0.5, 2)
    assert arena.interval("random") == Interval.of(1, 2)


def test_only_games_with_the_bot_count_for_it() -> None:
    arena = Arena(Match("pig", ("quick", "random", "novice")))
    arena.add(game("quick random", (1, 0)))
    arena.add(game("random novice", (1, 0)))
    assert arena.interval("random") == Interval.of(1, 2)
    assert arena.games_of("quick") == 1


def test_until_stops_at_the_first_block_that_decides() -> None:
    arena = Arena(PIG)
    games = list(arena.go_on(400, until=0.6))
    assert len(games) == arena.games == 50
    assert arena.interval("quick").low > 0.6
    assert list(arena.go_on(400, until=0.6)) != []  # whoever asks again gets more
    assert arena.games == 100


def test_until_goes_on_while_it_is_open_and_ends_at_the_most() -> None:
    share = played(PIG, 150).interval("quick").share
    arena = Arena(PIG)
    assert len(list(arena.go_on(150, until=share))) == 150
    assert not arena.is_decided(share)


def test_kept_and_gone_on_with_it_is_the_same_match(tmp_path: Path) -> None:
    arena = played(PIG, 7)
    file = tmp_path / "arena.json"
    file.write_text(json.dumps(arena.to_dict()))
    again = read(file)
    for _ in again.go_on(20):
        pass
    whole = played(PIG, 20)
    assert again.shares == whole.shares
    assert again.plies == whole.plies
    assert again.efforts["quick"].decisions == whole.efforts["quick"].decisions


def test_plain_data_has_what_others_read() -> None:
    told = played(PIG, 4).to_dict()
    assert (told["game"], told["games"]) == ("pig", 4)
    assert {"share", "low", "high", "seconds"} <= set(told["bots"]["quick"])
    assert told == json.loads(json.dumps(told))


def spoil(**changes: Any) -> str:
    return json.dumps(played(PIG, 3).to_dict() | changes)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "nonsense",
        spoil(games=4),
        spoil(games=10**12),
        spoil(lineups=[]),
        spoil(bots={"quick": {}, "random": {}}),
        spoil(players="two"),
        spoil(options=3),
        spoil(lineups=[{"lineup": ["quick", "random"], "games": 3, "shares": [1, "x"]}]),
        spoil(lineups=[{"lineup": ["quick", "random"], "games": 3, "shares": [float("nan"), 1]}]),
        spoil(lineups=[{"lineup": ["quick", "random"], "games": 3, "shares": [5000, 0]}]),
        spoil(games=-5),
        spoil(seed=["1"]),
        spoil(components="/etc/hostname"),
        spoil(plies=10**400),
        "[" * 100_000,
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "arena.json"
    file.write_text(text)
    with pytest.raises(CordeeError):
        read(file)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CordeeError, match="cannot be read"):
        read(tmp_path / "arena.json")
