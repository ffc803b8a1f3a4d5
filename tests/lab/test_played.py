"""Games that the lab notes: the same by their numbers, however they are split up, and as the rules
say."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from cordee.bots import LEVELS
from cordee.engine.ending import ending_of
from cordee.engine.fair import FairDice
from cordee.engine.position import Position
from cordee.lab import played
from cordee.lab.choices import label
from cordee.lab.estimate import Estimate
from cordee.lab.played import Order, Played, play
from cordee.lab.question import CARELESS, WEAKER, Question
from cordee.lab.tally import codes_of, counted, endings
from cordee.lab.tracing import NEVER, TAKE

PIG = Question("pig", players=3)
YETI = Question("yeti", players=3)


def together(question: Question, *parts: tuple[int, int]) -> np.ndarray[tuple[int, int], np.dtype]:
    """What was counted in all games of some parts."""
    game = question.load()
    rows = [counted(game, one) for first, n in parts for one in play(question, first, n, False)]
    return np.concatenate(rows)


def test_a_game_is_the_same_however_games_are_split_up(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = together(YETI, (0, 60))
    assert np.array_equal(whole, together(YETI, (0, 13), (13, 47)), equal_nan=True)
    monkeypatch.setattr(played, "ROOM", 0)  # room for 512 turns
    assert len(list(play(YETI, 0, 60, False))) > 2
    assert np.array_equal(whole, together(YETI, (0, 60)), equal_nan=True)
    assert not np.array_equal(whole, together(replace(YETI, seed="2"), (0, 60)), equal_nan=True)


def test_each_level_is_measured_against_the_one_below() -> None:
    assert [WEAKER[level] for level in LEVELS] == ["random", *LEVELS[:-1]]


@pytest.mark.parametrize("name", ["pig", "yeti", "himalaya", "matterhorn", "vertical"])
def test_games_end_as_the_engine_says(name: str) -> None:
    question = Question(name, players=2)
    game, (some,) = question.load(), list(play(question, 0, 20, detailed=True))
    told: dict[str, int] = {}
    for i in range(len(some)):
        table = some.finals[i : i + 1].copy()
        position = Position(game, table, game.check_options({}), FairDice.of_seed(0), set_up=True)
        ending = ending_of(position)
        assert ending is not None
        assert [share > 0 for share in some.shares[i]] == [s in ending.winners for s in (0, 1)]
        told[ending.how] = told.get(ending.how, 0) + 1
    assert endings(game, some) == told
    assert some.asked is not None
    assert some.decisions.sum() == len(some.asked.chosen)
    assert some.turns.sum() == len(some.turn_of)
    offered = np.split(some.asked.offered, np.cumsum(some.asked.offers)[:-1])
    assert all(code in codes for code, codes in zip(some.asked.chosen, offered, strict=True))
    assert (some.asked.seat == some.turn_of[some.asked.turn]).mean() > 0.9


def test_bots_inside_the_kernel_and_outside_play_alike() -> None:
    game = PIG.load()
    inside = together(PIG, (0, 2000))
    outside = np.concatenate([counted(game, played._by_bots(PIG, n, False)) for n in range(150)])
    for column in range(inside.shape[1]):
        one, other = (x[:, column][~np.isnan(x[:, column])] for x in (inside, outside))
        sure = [Estimate.of(len(x), x.sum(), (x**2).sum()) for x in (one, other)]
        apart = abs(sure[0].mean - sure[1].mean)
        assert apart < 2.2 * (sure[1].high - sure[1].mean) + 1e-9, column


def test_the_same_dice_fall_with_another_box() -> None:
    """Nobody has 100 before the last turn, so most games to 101 go the same way."""
    longer = replace(PIG, components={"goal": 101})
    one, other = together(PIG, (0, 400)), together(longer, (0, 400))
    assert (one[:, 0] == other[:, 0]).mean() > 0.8
    fresh = together(replace(PIG, seed="other"), (0, 400))
    assert (one[:, 0] == fresh[:, 0]).mean() < 0.7


def test_everybody_sits_everywhere_in_turn() -> None:
    mixed = replace(PIG, bots=("quick", "random", "random"))
    assert [mixed.lineup(n).index("quick") for n in range(4)] == [0, 1, 2, 0]
    shares = together(mixed, (0, 300))[:, :3]
    assert shares[np.arange(300), np.arange(300) % 3].mean() > 0.7
    assert np.abs(shares.mean(axis=0) - 1 / 3).max() < 0.12  # each seat had it as often
    careless = replace(PIG, bots=(CARELESS,))
    assert careless.in_kernel
    assert len(together(careless, (0, 10))) == 10


@pytest.mark.parametrize(("mode", "wanted"), [(TAKE, True), (NEVER, False)])
def test_one_player_does_as_told(mode: int, wanted: bool) -> None:
    game = YETI.load()
    codes = codes_of(game, list(play(YETI, 0, 50, detailed=True)))["buy radio"]
    assert [label(game, code) for code in codes] == ["buy radio"]
    (some,) = play(YETI, 0, 30, detailed=True, order=Order(mode, codes))
    told, others = first_answers(some, codes)
    assert len(told) > 20
    assert set(told) == {wanted}
    assert not any(others)  # nobody buys it who may choose


def first_answers(some: Played, codes: tuple[int, ...]) -> tuple[list[bool], list[bool]]:
    """Was it chosen when it was first offered to whoever was told, and by the others?"""
    told: dict[int, bool] = {}
    others = []
    assert some.asked is not None
    begin = 0
    for game, seat, chosen, n in zip(
        some.asked.game, some.asked.seat, some.asked.chosen, some.asked.offers, strict=True
    ):
        if set(codes) & set(some.asked.offered[begin : begin + n].tolist()):
            if seat == game % 3:
                told.setdefault(int(game), chosen in codes)
            else:
                others.append(chosen in codes)
        begin += n
    return list(told.values()), others


def test_a_game_longer_than_all_room_is_played_without_its_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(played, "MOST_ASKED", 20)
    (some, *_) = play(PIG, 0, 3, detailed=True)
    assert len(some) == 1
    assert not some.whole[0]
    assert some.shares[0].sum() == 1
    assert np.isnan(counted(PIG.load(), some)[0, -3:]).all()
