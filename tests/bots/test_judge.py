"""The judge: shares of the win in the right seats, and a search that goes by them."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest

import cordee
from cordee import bots, games
from cordee.bots.evaluator import adviser, evaluator, evaluators, is_judged
from cordee.bots.judge import AS_LEARNED
from cordee.bots.levels import winning
from cordee.bots.search import Search
from cordee.bots.weights import Judge, judge_of
from cordee.engine.game import Game
from cordee.engine.position import Position
from cordee.testing import Setting, sample, settings

from ..games.himalaya import drawing as himalaya
from ..games.matterhorn import drawing as matterhorn
from ..games.vertical import drawing as vertical
from ..games.yeti import drawing as yeti
from .planted import known_by, planted

JUDGED = [name for name in games.SHIPPED if judge_of(games.load(name))]
ALL = [
    pytest.param(name, setting, id=f"{name} {setting}")
    for name in games.SHIPPED
    for setting in settings(games.load(name))
]


def test_the_four_games_have_a_judge_and_pig_has_none() -> None:
    assert JUDGED == ["yeti", "himalaya", "matterhorn", "vertical"]


# What it says


@pytest.mark.parametrize(("name", "setting"), ALL)
def test_shares_add_up_to_one(name: str, setting: Setting) -> None:
    game = games.load(name)
    know = evaluator(game, judge=True) if name in JUDGED else known_by(planted(game), game)
    room = know.workspace(setting.players, seed=0)
    for position in sample(game, setting).positions:
        before = position.table.tobytes()
        shares = know.judged(position.table, room)
        assert shares.sum() == pytest.approx(1.0)
        assert shares.min() >= 0.0
        assert position.table.tobytes() == before


@pytest.mark.parametrize("name", JUDGED)
def test_it_tells_positions_apart(name: str) -> None:
    """Over a random game nobody's chances stay as they were."""
    game = games.load(name)
    know = evaluator(game, judge=True)
    room = know.workspace(2, seed=0)
    positions = sample(game, Setting(2, tuple(first_options(game)))).positions
    told = [know.judged(position.table, room)[0] for position in positions]
    assert np.std(told) > 0.02


def first_options(game: Game) -> list[tuple[str, object]]:
    return [(name, values[0]) for name, values in game.options.items()]


@pytest.mark.parametrize(("name", "setting"), ALL)
def test_shares_go_to_the_seats_counted_from_the_turn_on(name: str, setting: Setting) -> None:
    """A judge that always gives the win to whoever has the turn, or to the next seat."""
    game = games.load(name)
    for ahead in (0, 1):
        know = known_by(planted(game, [0.0] * ahead + [50.0]), game)
        room = know.workspace(setting.players, seed=0)
        turns = set()
        for position in sample(game, setting).positions:
            if position.actor is None:
                continue
            turns.add(position.turn)
            expected = np.zeros(setting.players)
            expected[(position.turn + ahead) % setting.players] = 1.0
            assert know.judged(position.table, room) == pytest.approx(expected)
        assert len(turns) > 1


@pytest.mark.parametrize(("name", "setting"), ALL)
def test_at_the_end_the_result_counts_whatever_the_judge_would_say(
    name: str, setting: Setting
) -> None:
    game = games.load(name)
    know = known_by(planted(game, [50.0]), game)
    room = know.workspace(setting.players, seed=0)
    for end in sample(game, setting).ends:
        assert end.outcome is not None
        assert know.judged(end.table, room) == pytest.approx(end.outcome.shares)


@pytest.mark.parametrize("name", JUDGED)
def test_outcomes_are_foreseen_by_what_the_best_move_after_them_leads_to(name: str) -> None:
    game = games.load(name)
    know = evaluator(game, judge=True)
    room = know.workspace(3, seed=0)
    decided = 0
    for position in sample(game, Setting(3, tuple(first_options(game)))).positions:
        codes = position.codes()
        if position.actor != "chance" or len(codes) < 2:
            continue
        foreseen = know.expect(position.table, codes, 1, room)
        for code, shares in list(zip(codes, foreseen, strict=True))[:: 1 + len(codes) // 8]:
            after = position.without_dice()
            after.play(game.move(code))
            told = [know.judged(after.table, room)]
            if isinstance(seat := after.actor, int):
                decided += 1
                told = []
                for move in after.moves():
                    reached = after.copy()
                    reached.play(move)
                    told.append(know.judged(reached.table, room))
                told = [max(told, key=lambda each: float(each[seat]))]
            assert shares.tolist() == told[0].tolist()
        if decided > 40:
            break
    assert decided


def test_units_of_a_seat_see_that_seat() -> None:
    """One unit for each seat that sees how high its climber is: whoever is higher is ahead."""
    game = games.load("himalaya")
    judge = planted(game, units=(0, 1, 2))
    height = next(
        start
        for part, start in zip(game.sight.SEAT, starts(game), strict=True)
        if part.name == "height"
    )
    judge.weights.seat[height, 0] = 1.0
    for seat in (0, 1):  # each seat's unit is handed on to a number of its own
        judge.weights.mixed_seats[seat, seat] = 1.0
        judge.weights.share[seat, seat] = 40.0
    know = known_by(judge, game)
    room = know.workspace(2, seed=0)
    seen = set()
    for position in sample(game, Setting(2)).positions:
        high = position.table["climber"][0][:2] / position.table["box"]["length"][0]
        if position.actor is not None and high[0] != high[1]:
            shares = know.judged(position.table, room)
            odds = np.exp(40 * (high - high.max()))
            assert shares == pytest.approx(odds / odds.sum(), abs=1e-3)
            seen.add((position.turn, bool(high[0] > high[1])))
    assert len(seen) > 1


def starts(game: Game) -> list[int]:
    sizes = [part.size for part in game.sight.SEAT]
    return [sum(sizes[:i]) for i in range(len(sizes))]


# The search by it


def line(name: str, players: int, bot: str, seed: int, decisions: int = 12) -> list[str]:
    """What a bot plays at the beginning of a game."""
    position, asked = games.load(name).new(players, seed=4), bots.make(bot, seed)
    chosen: list[str] = []
    while position.actor is not None and len(chosen) < decisions:
        if (move := position.unasked()) is None:
            move = bots.ask(asked, position)
            assert move in position.moves()
            chosen.append(move.text)
        position.play(move)
    return chosen


@pytest.mark.parametrize(
    ("name", "players"),
    [
        (name, players)
        for name in games.SHIPPED
        for players in range(games.load(name).players[0], games.load(name).players[1] + 1)
    ],
)
def test_the_same_seed_searches_the_same_way(name: str, players: int) -> None:
    assert line(name, players, "judge:200", 1) == line(name, players, "judge:200", 1)


@pytest.mark.parametrize("name", JUDGED)
def test_it_searches_by_the_judge_and_not_by_the_formulas(name: str) -> None:
    position = decision(games.load(name).new(2, seed=3))
    by_judge = Search(simulations=200, seed=1, judge=True).think(position)
    by_formula = Search(simulations=200, seed=1).think(position)
    assert by_judge.shares != by_formula.shares
    assert sum(by_judge.shares) == pytest.approx(1.0)


def test_without_a_judge_it_plays_as_the_search_does() -> None:
    assert line("pig", 3, "judge:100", 2) == line("pig", 3, "search:100", 2)


def decision(position: Position) -> Position:
    """The next position in which somebody has a choice."""
    while (move := position.unasked()) is not None:
        position.play(move)
    return position.without_dice()


WINS = {
    "himalaya": himalaya.at(
        """
        24  ^b   .    .    .    /    .    *    /    .    *aA  /    *    !
         0  _B   .aa  .a   .bbb
        """,
        dice="1 2 3 5",
        players=2,
    ),
    "matterhorn": matterhorn.at(
        """
         ^           A
         5        . A .
         6       . . . *
        12  B . . . . . . . . B
        """,
        "actions",
    ),
    "vertical": vertical.at(
        """
        .    -    -   | A
        A.   B.   -   | B
        .    .    .
        0    1    2
        """,
        left="",
    ),
}


@pytest.mark.parametrize("name", WINS)
def test_a_win_that_is_there_is_taken(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Judge, "covers", lambda *_: True)  # pictures of cliffs have odd boxes
    position = WINS[name]
    assert is_judged(position)
    choice = bots.ask(bots.make("judge:200", 1), position)
    if name != "vertical":  # there the turn has still to be ended
        assert winning(position, [choice]) == choice
    thought = Search(simulations=200, seed=1, judge=True).think(position)
    assert thought.best.move == choice
    assert thought.best.shares == pytest.approx((1.0, 0.0))


def test_yeti_the_purchase_that_wins_is_made() -> None:
    position = yeti.at(
        r"""
           / \        A 60
          /   \       B 55
         /     \
        /  A B  \     yeti:50
        """,
        "coins",
        turn="B",
        kept="coin:3 tent:4",
        ending=True,
    )
    thought = Search(simulations=400, seed=1, judge=True).think(position)
    assert thought.best.move.text == "photo 3"
    assert thought.best.shares[1] == pytest.approx(1.0)


# Where it was not trained


@pytest.mark.parametrize(
    ("name", "box"),
    [
        ("yeti", {"start": 2000}),
        ("himalaya", {"route": {"length": 90, "camps": [10], "cave": 9, "slides": [], "snow": []}}),
        ("matterhorn", {"tokens": 10}),
        ("vertical", {"pile": [{"plain": 25}, {"plain": 25}, {"plain": 9}]}),
    ],
)
def test_in_a_box_beyond_what_it_has_seen_the_formulas_judge(
    name: str, box: dict[str, object]
) -> None:
    shipped = cordee.game(name).box
    if name == "vertical":
        box = {"pile": [{**dict.fromkeys(shipped["pile"][0], 0), **pile} for pile in box["pile"]]}  # type: ignore[attr-defined]
    game = cordee.game(name, components={**shipped, **box})
    position = decision(game.new(2, seed=1))
    assert not is_judged(position)
    told = [Search(simulations=60, seed=1, judge=judge).think(position) for judge in (True, False)]
    assert told[0].shares == told[1].shares


@pytest.mark.parametrize("name", JUDGED)
def test_what_bots_know_of_a_game_has_its_judge(name: str) -> None:
    plain, judged = evaluators(games.load(name))
    assert plain.judge is None
    assert judged.judge is not None
    assert judged.marker != plain.marker


def test_what_bots_know_of_a_game_without_one_is_its_heuristics() -> None:
    (plain,) = evaluators(games.load("pig"))
    assert plain.judge is None


@pytest.mark.parametrize("name", JUDGED)
def test_people_are_told_by_the_judge_where_the_game_trusts_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = cordee.game(name)
    position = game.new(2, seed=1)
    heuristics = import_module(f"{game.package}.heuristics")
    for trusted in (True, False):
        monkeypatch.setattr(heuristics, "ADVISES", trusted, raising=False)
        assert (adviser(position).judge is not None) is trusted


def test_nobody_is_told_by_a_judge_that_does_not_know_the_box() -> None:
    game = cordee.game("yeti")
    position = game.new(2, seed=1)
    assert adviser(position).judge is not None
    position.table["box"]["start"] = 120
    assert adviser(position).judge is None


@pytest.mark.parametrize("calm", [True, False])
def test_a_search_is_as_calm_as_it_is_asked_to_be(calm: bool) -> None:
    position = cordee.game("yeti").new(2, seed=1)
    while not isinstance(position.actor, int) or len(position.moves()) < 2:
        position.roll() if position.actor == "chance" else position.play(position.moves()[0])
    search = Search(simulations=8, seed=1, judge=True, calm=calm)
    search.think(position.without_dice())
    judge = judge_of(position.game)
    assert judge is not None
    assert judge.calm[2] != AS_LEARNED
    (worker,) = search._workers
    assert worker.room.judge.calm == (judge.calm[2] if calm else AS_LEARNED)
