"""What is counted in games, on games drawn by hand."""

from __future__ import annotations

import numpy as np
import pytest

import cordee
from cordee.lab.choices import label
from cordee.lab.played import Asked, Played, play
from cordee.lab.question import Question
from cordee.lab.tally import (
    COUNTED,
    Classes,
    Moments,
    _changes,
    _rounds,
    _share_of_leader,
    leaders_of,
    tally,
)

# Two games of two players, a line for each turn: whose it is, and the scores as it begins
TURNS = """
0  0 0
1  5 0
0  5 8
1  9 8
0  9 9
1  9 9
0  9 9
1  9 9
0  0 0
1  3 0
0  3 0
1  7 0
"""
FINAL = np.array([[9.0, 20.0], [12.0, 0.0]])


def drawn() -> Played:
    rows = np.array([line.split() for line in TURNS.split("\n") if line], np.float64)
    return Played(
        plies=np.array([20, 10]),
        decisions=np.array([8, 4]),
        turns=np.array([8, 4]),
        begins=np.array([0, 8]),
        scores=rows[:, 1:],
        turn_of=rows[:, 0].astype(np.int64),
        whole=np.array([True, True]),
        shares=np.array([[0.0, 1.0], [1.0, 0.0]]),
        finals=np.zeros(2, cordee.game("pig").rules.STATE),
        broken_off=np.array([False, False]),
    )


def test_who_leads_and_how_often_that_changes() -> None:
    some = drawn()
    assert some.scores is not None
    leaders = leaders_of(some.scores)
    assert leaders.tolist() == [-1, 0, 1, 0, -1, -1, -1, -1, -1, 0, 0, 0]
    assert _changes(some, leaders, leaders_of(FINAL)).tolist() == [3, 0]  # 0, 1, 0, in the end 1
    assert _rounds(some).tolist() == [4, 2]
    quarter = _share_of_leader(some, leaders, 1 / 4)  # after 2 turns; after none
    assert quarter[0] == 1
    assert np.isnan(quarter[1])
    half = _share_of_leader(some, leaders, 1 / 2)  # level after 4 turns; seat 0 after 2
    assert np.isnan(half[0])
    assert half[1] == 1


def test_what_was_offered_and_what_was_chosen() -> None:
    """Where all that is offered is called the same, nothing is chosen."""
    game, some = cordee.game("pig"), drawn()
    again, hold = (game.find(text) for text in ("again", "hold"))
    assert again is not None
    assert hold is not None
    pairs = [again.code, hold.code]
    some.asked = Asked(
        game=np.array([0, 0, 1]),
        turn=np.array([1, 2, 9]),
        seat=np.array([1, 0, 1]),
        chosen=np.array([hold.code, again.code, hold.code]),
        offers=np.array([2, 2, 1]),
        offered=np.array([*pairs, *pairs, hold.code]),
    )
    found, _ = tally(game, [some], Classes(leads=(-1.0, 0.0), times=(2.0,)))
    (batch,) = found.batches
    left, chosen = batch["hold"].sums.sum(axis=0).tolist()
    assert (left, chosen) == ([1, 0.0], [1, 1.0])  # seat 1 held and won, seat 0 did not and lost
    assert batch["again"].games == batch["hold"].games == 1
    assert batch["hold"].offered_games == 1
    moments = np.flatnonzero(batch["hold"].sums[:, 1, 0])
    assert moments.tolist() == [0 * 6 + 0 * 2 + 1]  # behind by 5, early, seat 1


def test_sums_can_be_added() -> None:
    question = Question("yeti", players=2)
    game = question.load()
    some = [list(play(question, first, n, True)) for first, n in ((0, 10), (10, 5), (0, 15))]
    one, other, whole = (tally(game, part, Classes())[0] for part in some)
    both = one + other
    assert both.moments.count.tolist() == whole.moments.count.tolist()
    assert both.moments.total == pytest.approx(whole.moments.total)
    assert (both.endings, both.decisions, both.scores) == (
        whole.endings,
        whole.decisions,
        whole.scores,
    )
    assert len(both.batches) == 2
    assert both.detailed == whole.detailed == 15
    for name, choice in whole.batches[0].items():
        parts = [batch[name] for batch in both.batches if name in batch]
        assert sum(part.sums for part in parts) == pytest.approx(choice.sums)
        assert sum(part.games for part in parts) == choice.games


def test_what_a_game_does_not_have_is_not_counted() -> None:
    found = Moments.of(np.array([[1.0, np.nan], [3.0, 2.0]]))
    assert found.count.tolist() == [2, 1]
    assert found.total.tolist() == [4, 2]
    assert found.squares.tolist() == [10, 4]
    assert len(COUNTED) == len(set(COUNTED))


@pytest.mark.parametrize(
    ("game", "text", "called"),
    [
        ("pig", "hold", "hold"),
        ("yeti", "photo 3", "photo 3"),
        ("yeti", "buy lens", "buy lens"),
        ("yeti", "keep none", "keep none"),
        ("yeti", "keep coin+tent", "keep coin+tent"),
        ("yeti", "climb 2", "climb 2"),
        ("himalaya", "4 climber", "die climber"),
        ("himalaya", "card 5 sherpa 12 rope+2", "card sherpa rope"),
        ("himalaya", "skip 3", "skip"),
        ("matterhorn", "move 11.4 10.3", "move"),
        ("matterhorn", "move 5.1 summit", "move summit"),
        ("matterhorn", "drop 3", "drop"),
        ("matterhorn", "drop 3 4", "drop"),
        ("matterhorn", "drop none", "drop none"),
        ("vertical", "equip axe 0,3", "equip axe"),
        ("vertical", "step -1,4", "step"),
        ("vertical", "pack map", "pack map"),
    ],
)
def test_what_moves_are_called(game: str, text: str, called: str) -> None:
    loaded = cordee.game(game)
    move = loaded.find(text)
    assert move is not None
    assert label(loaded, move.code) == called
