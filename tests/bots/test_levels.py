"""The six levels: legal, repeatable, weak in a human way."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from importlib import import_module
from itertools import count, pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import cordee
from cordee import bots
from cordee.bots import levels, search, tree_worker
from cordee.bots.levels import LEVELS, Level, LevelBot, goes_by_judge, level_of, pick, winning
from cordee.bots.steps import finish
from cordee.bots.tree_worker import STEADY_SLICE, TreeWorker
from cordee.engine.game import Game
from cordee.engine.position import Position
from cordee.games import REGISTER
from cordee.lab.arena import played
from cordee.lab.match import Match


def halfway(name: str, players: int = 2, plies: int = 40) -> Position:
    """A position in the middle of a game."""
    position = cordee.game(name).new(players, seed=3)
    chance = Random(3)
    while len(position.plies) < plies or len(position.codes()) == 1 or position.actor == "chance":
        if position.actor == "chance":
            position.roll()
        else:
            position.play(chance.choice(position.moves()))
    return position


def shorten(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """No level makes more than N simulations, and no clock cuts them short."""

    def shortened(name: str, game: Game, judged: bool = False) -> Level:
        level = level_of(name, game, judged)
        return replace(level, simulations=min(level.simulations, most), seconds=3600.0)

    monkeypatch.setattr(levels, "level_of", shortened)


def test_the_register_and_the_levels_are_the_same_names() -> None:
    assert tuple(LEVELS) == bots.LEVELS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", REGISTER)
def test_it_remembers_nothing(name: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that was put away and one that has played on choose alike: by seed, position, plies."""
    shorten(monkeypatch, 20_000)
    position = halfway(name)
    fresh = bots.ask(LevelBot(level, "seed"), position)
    other = LevelBot(level, "seed")
    bots.ask(other, halfway(name, plies=20))
    assert bots.ask(other, position) == fresh
    assert fresh in position.moves()


@pytest.mark.parametrize("name", REGISTER)
def test_levels_at_every_number_of_players_play_to_the_end(name: str) -> None:
    low, high = cordee.game(name).players
    for players in range(low, high + 1):
        arena = played(Match(name, ("novice", "easy"), players=players), 2)
        assert arena.games == 2


@pytest.mark.parametrize("name", REGISTER)
def test_a_master_plays_at_every_number_of_players(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game twice, and nobody's clock decides anything in it."""
    shorten(monkeypatch, 24)
    low, high = cordee.game(name).players
    for players in range(low, high + 1):
        match = Match(name, ("master", "novice"), players=players)
        first, second = (played(match, 1) for _ in range(2))
        assert (first.games, first.plies, first.shares) == (1, second.plies, second.shares)
        assert first.efforts["master"].decisions > 0


@pytest.mark.parametrize("name", REGISTER)
def test_a_master_finds_the_same_by_the_same_seed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch, 2000)
    position = halfway(name)
    level = levels.level_of("master", position.game, goes_by_judge(position))
    bot = LevelBot("master", 1)
    one, same, other = (finish(bot._merits(level, position, Random(by))) for by in (1, 1, 2))
    assert one == same != other


def simulations_made(
    name: str, monkeypatch: pytest.MonkeyPatch, seconds: float, tick: float
) -> int:
    """By a master, if a look at the clock takes this long."""
    made: list[int] = []
    grow = TreeWorker.grow

    def counted(worker: TreeWorker, simulations: int) -> None:
        made.append(simulations)
        grow(worker, simulations)

    now = count(0)
    clock = SimpleNamespace(perf_counter=lambda: next(now) * tick)
    with monkeypatch.context() as patch:
        patch.setattr(TreeWorker, "grow", counted)
        patch.setattr(tree_worker, "time", clock)
        patch.setattr(search, "time", clock)
        patch.setitem(levels.LEVELS, "master", replace(LEVELS["master"], seconds=seconds))
        bots.ask(LevelBot("master", 1), halfway(name))
    return sum(made)


@pytest.mark.parametrize("name", REGISTER)
def test_a_master_keeps_its_time_limit(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many simulations it would make otherwise, by the judge or by the formulas."""
    unhurried = simulations_made(name, monkeypatch, seconds=1.0, tick=0.0)
    hurried = simulations_made(name, monkeypatch, seconds=0.01, tick=0.001)
    assert hurried <= 10 * STEADY_SLICE < unhurried


@pytest.mark.parametrize("name", REGISTER)
def test_a_master_stops_once_nothing_can_catch_up(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After half of its simulations at the earliest, and here before the last of them."""
    made = simulations_made(name, monkeypatch, seconds=1.0, tick=0.0)
    position = halfway(name)
    most = level_of("master", position.game, goes_by_judge(position)).simulations
    assert most // 2 < made < most


def test_no_blur_takes_the_best_and_blur_takes_what_is_nearly_as_good() -> None:
    chance = Random(1)
    merits = [0.0, 3.0, 2.5, -4.0]
    assert {pick(merits, 0.0, chance) for _ in range(50)} == {1}
    taken = Counter(pick(merits, 1.0, chance) for _ in range(4000))
    assert taken[1] > taken[2] > taken[0] > taken[3]
    assert taken[1] / taken[2] == pytest.approx(2.718**0.5, rel=0.15)
    assert taken[3] < 12


def answers(level: str, pot: int, score: list[int]) -> set[str]:
    """What bots of a level do with a pot in Pig."""
    game = cordee.game("pig")
    position = game.position(
        game.new(2).to_dict() | {"phase": "choose", "pot": pot, "score": score}
    )
    return {bots.ask(LevelBot(level, seed), position).text for seed in range(30)}


def test_a_habit_is_given_in_to() -> None:
    """Pig's novices hold a pot that nobody else would, and never fail to win."""
    assert answers("novice", 16, [40, 40]) == {"hold"}
    assert "hold" in answers("novice", 10, [40, 40])
    assert answers("expert", 10, [40, 40]) == {"again"}
    assert answers("novice", 2, [40, 40]) != {"hold"}
    assert answers("novice", 24, [80, 40]) == {"hold"}


def test_nobody_overlooks_a_win() -> None:
    game = cordee.game("matterhorn")
    position = game.new(2, seed=1)
    chance = Random(1)
    while not winning(position, position.moves()):
        if position.actor == "chance":
            position.roll()
        else:
            quick = bots.ask(bots.make("quick", 1), position)
            position.play(quick if chance.random() < 0.9 else chance.choice(position.moves()))
    for seed in range(20):
        after = position.copy()
        after.play(bots.ask(LevelBot("novice", seed), position))
        assert after.outcome is not None


def test_a_game_may_have_levels_of_its_own() -> None:
    own: Any = SimpleNamespace(heuristics=SimpleNamespace(SKILLS={"hard": {"simulations": 7}}))
    none: Any = SimpleNamespace(heuristics=None)
    assert level_of("hard", own) == Level(7, seconds=LEVELS["hard"].seconds)
    assert level_of("easy", own) == level_of("easy", none) == LEVELS["easy"]


def test_a_level_may_see_less_far_than_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many turns ahead it plays changes what it thinks of the moves."""
    position = halfway("vertical")
    assert position.game.heuristics is not None
    skills = cast("dict[str, Any]", position.game.heuristics.SKILLS)
    tried = []
    for turns in (1, 1, 6):
        monkeypatch.setitem(skills, "hard", {"simulations": 200, "horizon": turns})
        level = level_of("hard", position.game)
        tried.append(finish(LevelBot("hard", 1)._merits(level, position, Random(1))))
    assert tried[0] == tried[1] != tried[2]


@pytest.mark.parametrize("name", REGISTER)
@pytest.mark.parametrize("judged", [False, True])
def test_levels_rise(name: str, judged: bool) -> None:
    """In every game each level thinks more, sees more clearly or has fewer habits than the last;
    in Pig `expert` has found all there is."""
    game = cordee.game(name)
    for lower, higher in pairwise(LEVELS):
        below, above = (level_of(level, game, judged) for level in (lower, higher))
        assert (above != below) == ((name, higher) != ("pig", "master"))
        assert above.simulations >= below.simulations or above.judge > below.judge
        assert above.judge >= below.judge
        assert above.seconds >= below.seconds
        assert above.blur <= below.blur
        assert above.habit <= below.habit


@pytest.mark.parametrize("name", REGISTER)
def test_novice_loses_to_hard(name: str) -> None:
    assert played(Match(name, ("hard", "novice")), 30).interval("hard").share >= 0.65


@pytest.mark.parametrize("name", REGISTER)
def test_novice_beats_chance(name: str) -> None:
    """In Pig not by much: 1000 games tell."""
    games = 1000 if name == "pig" else 20
    assert played(Match(name, ("novice", "random")), games).interval("novice").share > 0.5


def test_levels_go_by_the_judge_with_the_numbers_of_players_that_the_game_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heuristics = import_module("cordee.games.yeti.heuristics")
    tables = [cordee.game("yeti").new(players, seed=1) for players in (2, 3, 4, 5)]
    for counts, expected in (((), [True] * 4), ((2, 4), [True, False, True, False])):
        monkeypatch.setattr(heuristics, "JUDGED_WITH", counts, raising=False)
        assert [goes_by_judge(position) for position in tables] == expected
