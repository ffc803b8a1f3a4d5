"""The search: what it says, that it repeats itself, and that it stays within bounds."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cordee
from cordee import bots
from cordee.bots import tree as trees
from cordee.bots.analysis import Analysis, Prospect
from cordee.bots.evaluator import evaluator
from cordee.bots.outlook import looking_ahead
from cordee.bots.reasons import MOST_NEXT, reason_for
from cordee.bots.search import Search
from cordee.bots.steps import finish
from cordee.bots.tree_worker import Budget, TreeWorker
from cordee.engine.errors import CordeeError
from cordee.engine.game import Game
from cordee.engine.position import Position
from cordee.games import REGISTER

from .enumeration import shares

PIG = cordee.game("pig")


def decision(game: Game, players: int = 2, seed: int = 5, plies: int = 12) -> Position:
    """A decision after so many plies or more, with at least two answers."""
    position = game.new(players, seed=seed)
    while len(position.plies) < plies or position.actor == "chance" or len(position.codes()) < 2:
        if position.actor == "chance":
            position.roll()
        else:
            position.play(position.moves()[-1])
    return position


def without_time(thought: Analysis) -> Analysis:
    return replace(thought, seconds=0.0)


def think(position: Position, simulations: int, **more: Any) -> Analysis:
    return Search(simulations=simulations, seed=1, **more).think(position)


# What it says


@pytest.mark.parametrize("name", REGISTER)
def test_it_tells_visits_shares_errors_and_the_main_line(name: str) -> None:
    position = decision(cordee.game(name), players=3)
    thought = think(position, 600)
    assert thought.simulations == 600
    assert thought.seat == position.actor
    assert {one.move for one in thought.prospects} == set(position.moves())
    assert sum(one.visits for one in thought.prospects) == 600
    assert [one.visits for one in thought.prospects] == sorted(
        (one.visits for one in thought.prospects), reverse=True
    )
    for one in thought.prospects:
        assert len(one.shares) == len(one.errors) == 3
        assert sum(one.shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in one.shares)
        assert all(0 < error <= 0.75 for error in one.errors)
        assert one.line[0] == one.move
        on = position.copy()
        for step in one.line:
            on.play(step)  # every step is legal
    assert thought.loss(thought.best) == 0


@pytest.mark.parametrize("name", list(REGISTER))
def test_a_reason_tells_what_follows_until_dice_fall_or_somebody_answers(name: str) -> None:
    for plies in (2, 12, 30):
        position = decision(cordee.game(name), plies=plies)
        thought = think(position, 400)
        for one in thought.ranked()[:3]:
            reason = reason_for(position, one, "en", ["Ana", "Bo"])
            assert len(reason.then) <= MOST_NEXT
            assert reason.answer is None or reason.answer[0] != ["Ana", "Bo"][position.actor]  # type: ignore[index]
            after = position.copy()
            after.play(one.move)
            told = after.story("en", ["Ana", "Bo"])[1:]
            assert reason.does == [line for line in told if not line.endswith(" is next.")]
            if after.actor == "chance" or after.actor is None:
                assert reason.then == []
                assert reason.answer is None


@pytest.mark.parametrize("name", list(REGISTER))
def test_the_outlook_tells_every_move_in_what_the_game_counts(name: str) -> None:
    for plies in (2, 12, 30):
        position = decision(cordee.game(name), plies=plies)
        before, moves = position.table.tobytes(), position.moves()[:3]
        found = finish(looking_ahead(position, moves))
        assert position.table.tobytes() == before
        assert found == finish(looking_ahead(position, moves))  # the same dice
        assert len(found) == len(moves)
        assert all(len(one.scores) == position.players for one in found)
        assert len({one.at_end for one in found}) == 1
        if not found[0].at_end:
            assert len({one.scores[position.actor] for one in found}) > 1  # type: ignore[index]


def test_an_outlook_is_what_games_lead_to() -> None:
    fields = decision(PIG, plies=2).to_dict()
    position = PIG.position({**fields, "turn": 0, "pot": 7, "score": [10, 20]})
    found = finish(looking_ahead(position, position.moves()))
    held = dict(zip([move.text for move in position.moves()], found, strict=True))["hold"]
    assert held.scores[0] == 7


def test_moves_are_ranked_by_worth_and_what_chance_explains_is_called_equal() -> None:
    def seen(visits: int, share: float, error: float) -> Prospect:
        return Prospect(
            PIG.move(PIG.new(2).codes()[0]), visits, (share, 1 - share), (error, error), ()
        )

    most, better = seen(900, 0.5, 0.01), seen(100, 0.52, 0.02)
    worse, guess = seen(400, 0.4, 0.02), seen(5, 0.9, 0.3)
    thought = Analysis(0, 1405, 1.0, (0.5, 0.5), (0.0, 0.0), (most, worse, better, guess))
    assert thought.ranked() == [better, most, worse, guess]
    assert thought.advised() == [better, most, worse]  # a guess is no advice, ...
    poor, open_ = seen(5, 0.1, 0.2), seen(0, 0.5, 0.5)
    thought = Analysis(0, 1405, 1.0, (0.5, 0.5), (0.0, 0.0), (most, worse, better, poor, open_))
    assert thought.advised() == [better, most, worse, poor, open_]  # ... unless it warns
    assert thought.as_good(better, most)
    assert not thought.as_good(better, worse)


def test_the_main_line_goes_on_through_the_dice() -> None:
    line = think(decision(PIG), 5_000).best.line
    assert len(line) > 3
    assert any(step.text.startswith("roll") for step in line)


def test_a_move_that_was_not_tried_is_an_open_question() -> None:
    thought = think(decision(PIG), 1)
    tried, other = thought.prospects
    assert (tried.visits, other.visits) == (1, 0)
    assert other.shares == thought.shares
    assert other.errors == (0.5, 0.5)


def test_errors_shrink_with_the_visits() -> None:
    position = decision(PIG)
    few, many = think(position, 200).best.errors[0], think(position, 20_000).best.errors[0]
    assert many < few / 5


def test_dice_can_be_thought_about_too() -> None:
    position = PIG.new(2)
    thought = think(position, 5_000)
    assert thought.seat is None
    assert thought.prospects == ()
    assert thought.shares[0] == pytest.approx(0.53, abs=0.04)


def test_nothing_is_left_to_think_about_when_the_game_is_over() -> None:
    over = {"game": "pig", "players": 2, "turn": 0, "phase": "over", "pot": 0, "score": [100, 0]}
    with pytest.raises(CordeeError, match="There is nothing to decide"):
        Search(simulations=10).think(PIG.position(over))


@pytest.mark.parametrize("bot", bots.REGISTER)
def test_nobody_is_asked_where_the_dice_decide(bot: str) -> None:
    with pytest.raises(CordeeError, match="There is nothing to decide"):
        bots.ask(bots.make(bot), PIG.new(2))
    with pytest.raises(CordeeError, match="There is nothing to decide"):
        Search(simulations=10).choose(PIG.new(2))


def test_outcomes_of_chance_are_met_as_often_as_their_odds_say() -> None:
    position = cordee.game("yeti").new(2)  # seven dice less one: 210 outcomes
    search = Search(simulations=40_000, seed=3)
    search.think(position)
    tree = search._workers[0].tree
    found = []
    expected = []
    for move in position.moves():
        node = trees.child_by(tree, trees.ROOT, move.code)
        found.append(0 if node == trees.NONE else int(tree.node[node].visits))
        expected.append(40_000 * (move.probability or 0))
    common = np.array(expected) >= 10
    surprise = (np.array(found) - expected)[common] ** 2 / np.array(expected)[common]
    assert surprise.sum() < 1.5 * common.sum()
    assert sum(found) == 40_000


# Known answers


def test_a_win_is_taken_when_it_is_there() -> None:
    data = {"game": "pig", "players": 2, "turn": 0, "phase": "choose", "pot": 12, "score": [90, 95]}
    thought = think(PIG.position(data), 400)
    assert thought.best.move.text == "hold"
    assert thought.best.shares == (1.0, 0.0)


@pytest.mark.parametrize("players", [2, 3])
def test_small_games_are_solved(players: int) -> None:
    """Every seat maximises its own share, with three seats too."""
    game = cordee.game("pig", components={"goal": 4})
    data = {"game": "pig", "players": players, "turn": 0, "phase": "choose", "pot": 2}
    position = game.position({**data, "score": [0, 2, 3][:players]})
    thought = think(position, 60_000)
    # rolling a one hands the turn on for ever, so the truth is found by value iteration instead
    assert thought.best.shares == pytest.approx(true_shares(players), abs=0.02)


def true_shares(players: int) -> tuple[float, ...]:
    """Pig to 4 with a pot of 2 and the scores 0 2 3: seat 1's best, by hand-made iteration."""
    goal, scores = 4, [0, 2, 3][:players]
    known: dict[tuple[int, ...], tuple[float, ...]] = {}

    def turn(seat: int, score: tuple[int, ...], pot: int) -> tuple[float, ...]:
        if score[seat] + pot >= goal:
            return tuple(float(s == seat) for s in range(players))
        return known.get((seat, pot, *score), (1 / players,) * players)

    def rolled(seat: int, score: tuple[int, ...], pot: int) -> tuple[float, ...]:
        found = [turn((seat + 1) % players, score, 0)]
        found += [turn(seat, score, pot + value) for value in range(2, 7)]
        return tuple(sum(one[s] for one in found) / 6 for s in range(players))

    def every() -> list[tuple[int, tuple[int, ...], int]]:
        grid = np.ndindex(*[goal] * players)
        return [
            (seat, tuple(map(int, score)), pot)
            for score in grid
            for seat in range(players)
            for pot in range(goal - score[seat])
        ]

    states = every()
    for _ in range(30):
        for seat, score, pot in states:
            best = rolled(seat, score, pot)
            if pot:
                after = tuple(p + pot * (s == seat) for s, p in enumerate(score))
                held = turn((seat + 1) % players, after, 0)
                best = max(best, held, key=lambda one: one[seat])
            known[(seat, pot, *score)] = best
    return turn(0, tuple(scores), 2)


def test_a_small_cliff_is_solved_by_looking_at_everything() -> None:
    """Vertical with four tiles: the search's value is the true one, before and after a draw."""
    position = small_cliff()
    for outcome in ("draw plain", "draw danger", "draw fall"):
        drawn = position.copy()
        drawn.play(outcome)
        assert think(drawn, 20_000).shares == pytest.approx(shares(drawn), abs=0.04)
    assert think(position, 40_000).shares == pytest.approx(shares(position), abs=0.03)


def small_cliff() -> Position:
    none = dict.fromkeys(("plain", "axe", "crampons", "ladder", "cave", "danger", "fall"), 0)
    tiles = {**none, "plain": 2, "danger": 1, "fall": 1}
    position = cordee.game("vertical", components={"pile": [tiles, none, none]}).new(2)
    for token in ("axe", "crampons") * 2:
        position.play(f"pack {token}")
        position.play(f"pack {token}")
    return position


# How far it plays on


def test_playouts_end_after_so_many_turns_as_the_game_says_or_the_caller() -> None:
    cliff = cordee.game("vertical")
    position = decision(cliff, plies=30)
    own = evaluator(cliff).horizon
    as_it_is = without_time(think(position, 400))
    assert without_time(think(position, 400, horizon=own)) == as_it_is
    for turns in (0, 1, own + 1):
        assert without_time(think(position, 400, horizon=turns)) != as_it_is


# The same again


@pytest.mark.parametrize("name", REGISTER)
def test_the_same_seed_and_simulations_give_the_same_answer(name: str) -> None:
    position = decision(cordee.game(name))
    first, again = think(position, 500), think(position, 500)
    assert without_time(first) == without_time(again)
    other = Search(simulations=500, seed=2).think(position)
    assert without_time(first) != without_time(other)


def test_how_often_the_clock_is_looked_at_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    position = decision(PIG)
    first = think(position, 5_000)
    monkeypatch.setattr("cordee.bots.tree_worker.SLICE", 0.0001)
    assert without_time(think(position, 5_000)) == without_time(first)


@pytest.mark.parametrize("name", ["pig", "yeti", "matterhorn"])
def test_a_whole_game_repeats_itself_however_busy_the_machine(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def game() -> list[str]:
        position, search = cordee.game(name).new(2, seed=3), Search(simulations=60, seed=1)
        while position.actor is not None and len(position.plies) < 80:
            if position.actor == "chance":
                position.roll()
            else:
                position.play(bots.ask(search, position))
        return [move.text for move in position.history]

    first = game()
    monkeypatch.setattr("cordee.bots.tree_worker.SLICE", 0.00001)
    assert game() == first


SAME = """
import sys, cordee
from cordee.bots.search import Search
position = cordee.game(sys.argv[1]).new(3, seed=4)
while position.actor == "chance" or len(position.codes()) < 2:
    position.roll() if position.actor == "chance" else position.play(position.moves()[0])
thought = Search(simulations=40, seed=1).think(position)
print([(one.move.text, one.visits, [round(s, 9) for s in one.shares]) for one in thought.prospects])
"""


@pytest.mark.parametrize("name", ["pig", "matterhorn"])  # with few outcomes and many, a solver
def test_compiled_checked_and_interpreted_search_agree(name: str) -> None:
    def said(**mode: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", SAME, name],
            env={**os.environ, **mode},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    compiled = said()
    assert said(NUMBA_DISABLE_JIT="1") == compiled
    assert said(NUMBA_BOUNDSCHECK="1") == compiled


# Bounds


def test_the_pool_is_never_exceeded_and_thinking_goes_on() -> None:
    position = decision(cordee.game("vertical"))
    search = Search(simulations=30_000, nodes=1024, seed=1)
    thought = search.think(position)
    assert thought.simulations == sum(one.visits for one in thought.prospects) == 30_000
    assert search._workers[0].tree.used[0] <= 1024


@pytest.mark.parametrize("nodes", range(1024, 1060, 5))
def test_a_full_pool_is_sound(nodes: int) -> None:
    position = decision(PIG)
    search = Search(simulations=6_000, nodes=nodes, seed=1)
    for _ in range(3):
        thought = search.think(position)
        assert_sound(search._workers[0].tree)
        position.play(thought.best.move)
        while position.actor == "chance":
            position.play(position.moves()[-1])


def test_many_threads_on_a_small_pool_have_room_for_the_moves() -> None:
    position = decision(cordee.game("himalaya"))
    thought = Search(simulations=640, threads=64, nodes=1024, seed=1).think(position)
    assert sum(one.visits for one in thought.prospects) == 640


def test_more_visits_than_32_bits_count() -> None:
    position = decision(PIG)
    search = Search(simulations=100, seed=1)
    search.think(position)
    tree = search._workers[0].tree
    tree.node["visits"][0] = 2**31 - 10
    tree.sums[0] = (2**30, 2**30)
    thought = search.think(position)
    assert thought.shares == pytest.approx((0.5, 0.5), abs=0.01)


def test_memory_stays_bounded_over_a_long_game() -> None:
    game = cordee.game("matterhorn")
    position = game.new(2, seed=1)
    search, other = Search(simulations=60, nodes=4096, seed=1), bots.make("random", 1)

    def play_on(plies: int) -> None:
        for _ in range(plies):
            actor = position.actor
            if actor is None:
                return
            if actor == "chance":
                position.roll()
            else:
                position.play(bots.ask(search if actor == 0 else other, position))
        position.plies.clear()  # what the position itself remembers is not the search's

    play_on(200)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(5):
        play_on(200)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert after - before < 1_000_000  # a tree that was not given back would be 100 times this
    assert search._workers[0].tree.used[0] <= 4096


def test_threads_share_the_pool_and_add_up() -> None:
    position = decision(PIG)
    search = Search(simulations=9_001, threads=2, nodes=1 << 16, seed=1)
    thought = search.think(position)
    assert thought.simulations == 9_002  # each makes its part, rounded up
    assert sum(one.visits for one in thought.prospects) == 9_002
    assert [len(worker.tree.node) for worker in search._workers] == [1 << 15, 1 << 15]
    one, two = search._workers
    assert one.tree.sums[0, 0] != two.tree.sums[0, 0]  # they do not repeat each other


@pytest.mark.parametrize("threads", [1, 2])
def test_an_interrupted_search_stops_at_once_and_can_go_on(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = decision(PIG)
    search = Search(seconds=3600.0, threads=threads, seed=1)
    grow, grown = TreeWorker.grow, []

    def interrupted(self: TreeWorker, simulations: int) -> None:
        grow(self, simulations)
        if self is search._workers[0]:
            grown.append(simulations)
            if len(grown) == 3:
                raise KeyboardInterrupt

    monkeypatch.setattr(TreeWorker, "grow", interrupted)
    with pytest.raises(KeyboardInterrupt):
        search.think(position)
    monkeypatch.setattr(TreeWorker, "grow", grow)
    assert_sound(search._workers[0].tree)
    search.seconds, search.simulations = None, 100
    assert search.choose(position) in position.moves()


def test_a_tree_interrupted_while_it_was_pruned_is_not_trusted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = decision(PIG)
    search = Search(simulations=2_000, seed=1)
    position.play(search.think(position).best.move)
    position.play(position.moves()[3])
    prune = trees.prune

    def interrupted(*arguments: Any) -> None:
        prune(*arguments)
        raise KeyboardInterrupt

    monkeypatch.setattr(trees, "prune", interrupted)
    with pytest.raises(KeyboardInterrupt):
        search.think(position)
    monkeypatch.setattr(trees, "prune", prune)
    search.think(position)
    assert int(search._workers[0].tree.node[trees.ROOT].visits) == 2_000


@pytest.mark.parametrize(
    ("budget", "message"),
    [
        ({"simulations": 0}, "simulations = 0: it must be from 1"),
        ({"simulations": 2.5}, "simulations = 2.5"),
        ({"simulations": True}, "simulations = True"),
        ({"seconds": 0}, "seconds = 0: it must be from 0.001 to 3600"),
        ({"seconds": float("nan")}, "seconds = nan"),
        ({"seconds": "1"}, "seconds = 1"),
        ({"threads": 0}, "threads = 0"),
        ({"nodes": 10}, "nodes = 10: it must be from 1024"),
        ({"horizon": -1}, "horizon = -1: it must be from 0 to 1000"),
        ({"horizon": 1.5}, "horizon = 1.5"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(budget: dict[str, Any], message: str) -> None:
    with pytest.raises(CordeeError, match=message):
        Search(**budget)


FIRST = """
import cordee
from cordee.bots.search import Search
position = cordee.game("pig").new(2)
position.play("roll 4")
print(Search(seconds=0.2).think(position).simulations)
"""


def test_the_first_thought_ever_is_not_spent_on_compiling(tmp_path: Path) -> None:
    for _ in range(2):  # with an empty cache, and with a full one
        ran = subprocess.run(
            [sys.executable, "-c", FIRST],
            env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert int(ran.stdout) > 100


def test_whichever_budget_runs_out_first_ends_the_search() -> None:
    position = decision(PIG)
    assert Search(simulations=50, seconds=3600.0).think(position).simulations == 50
    assert Search(simulations=10**9, seconds=0.01).think(position).simulations < 10**7


def test_by_the_clock_it_stops_when_no_move_can_catch_up(monkeypatch: pytest.MonkeyPatch) -> None:
    data = {"game": "pig", "players": 2, "turn": 0, "phase": "choose", "pot": 12, "score": [90, 0]}
    search = Search(seconds=3600.0, seed=1)
    in_all = 1_000_000  # what the time is good for: many slices of it
    monkeypatch.setattr(Budget, "left", lambda _, done, __: max(0, in_all - done))
    assert search.choose(PIG.position(data)).text == "hold"
    visits = int(search._workers[0].tree.node[trees.ROOT].visits)
    assert in_all / 2 < visits < in_all


# The tree is kept from decision to decision


def test_what_is_known_of_the_new_position_is_kept() -> None:
    position = decision(PIG)
    search = Search(simulations=3_000, seed=1)
    thought = search.think(position)
    position.play(thought.best.move)
    worker = search._workers[0]
    worker.settle(position)
    assert int(worker.tree.node[trees.ROOT].visits) == thought.best.visits
    assert_sound(worker.tree)


@pytest.mark.parametrize("name", REGISTER)
def test_the_tree_stays_sound_through_a_game(name: str) -> None:
    game = cordee.game(name)
    position = decision(game)
    search = Search(simulations=300, nodes=2048, seed=1)
    kept = 0
    for _ in range(40):
        if position.actor is None:
            break
        if position.actor == "chance":
            position.roll()
            continue
        worker = next(iter(search._workers), None)
        thought = search.think(position)
        if worker is not None:
            kept += int(worker.tree.node[trees.ROOT].visits) > 300
        assert_sound(search._workers[0].tree)
        position.play(thought.best.move)
    assert kept > 5


def assert_sound(tree: trees.Tree) -> None:
    """Every node is found from its parent, and visits add up on the way."""
    used = int(tree.used[0])
    assert tree.node[trees.ROOT].parent == trees.NONE
    children = np.zeros(used, np.int64)
    for node in range(1, used):
        parent = int(tree.node[node].parent)
        assert 0 <= parent < node
        assert trees.child_by(tree, parent, int(tree.node[node].code)) == node
        children[parent] += int(tree.node[node].visits)
    assert (children <= tree.node["visits"][:used]).all()
    sums = tree.sums[:used].sum(axis=1)
    assert np.allclose(sums, tree.node["visits"][:used])


def test_a_game_that_went_another_way_starts_a_new_tree() -> None:
    position = decision(PIG)
    search = Search(simulations=500, seed=1)
    search.think(position)
    other = decision(PIG, seed=9)
    thought = search.think(other)
    assert int(search._workers[0].tree.node[trees.ROOT].visits) == thought.simulations == 500


def test_taking_back_starts_a_new_tree() -> None:
    position = decision(PIG)
    search = Search(simulations=500, seed=1)
    position.play("again")
    position.roll()
    if not isinstance(position.actor, int):
        pytest.fail("the seed is meant to lead to a decision")
    search.think(position)
    position.undo()
    position.undo()
    thought = search.think(position)
    assert int(search._workers[0].tree.node[trees.ROOT].visits) == thought.simulations


def test_another_game_with_another_number_of_players_is_no_trouble() -> None:
    search = Search(simulations=100, seed=1)
    for name in ("pig", "yeti", "pig"):
        for players in (2, 3):
            position = decision(cordee.game(name), players)
            assert search.choose(position) in position.moves()
