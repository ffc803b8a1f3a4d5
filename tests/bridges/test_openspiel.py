"""OpenSpiel: its own tests and algorithms on our games, and what we promise beside."""

from __future__ import annotations

import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    evaluate_bots,
    expected_game_score,
    exploitability,
    generate_playthrough,
    get_all_states,
    mcts,
)
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import cordee.bridges.openspiel  # noqa: F401  # registers our games
from cordee import testing
from cordee.bridges.encoding import encoding_of
from cordee.engine.errors import CordeeError
from cordee.games import REGISTER, load
from cordee.testing import Setting
from tests.bridges.playing import every_setting

HORIZON = 300
UNBOUNDED = ("yeti", "matterhorn", "pig")


def game_string(name: str, setting: Setting) -> str:
    horizon = f",horizon={HORIZON}" if name in UNBOUNDED else ""
    options = "".join(f",{option}={value}" for option, value in setting.options)
    return f"cordee_{name}(players={setting.players}{options}{horizon})"


@every_setting
def test_random_sim_test(name: str, setting: Setting, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(game_string(name, setting))
    pyspiel.random_sim_test(game, 2, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, 1, serialize=True, verbose=False)
    capfd.readouterr()


@every_setting
def test_sim_game(name: str, setting: Setting) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(game_string(name, setting)))


@pytest.mark.parametrize("name", REGISTER)
def test_a_playthrough_can_be_written_and_read(name: str) -> None:
    horizon = "(horizon=30)" if name in UNBOUNDED else ""
    once = generate_playthrough.playthrough(f"cordee_{name}{horizon}", None, seed=3)
    actions = [int(line.split(":")[1]) for line in once.splitlines() if line.startswith("action: ")]
    assert actions
    again = generate_playthrough.playthrough(f"cordee_{name}{horizon}", actions)
    assert once.split("# State 0")[1] == again.split("# State 0")[1]


@pytest.mark.parametrize("name", REGISTER)
def test_compiled_mcts_and_evaluate_bots(name: str) -> None:
    game = pyspiel.load_game(f"cordee_{name}" + ("(horizon=40)" if name in UNBOUNDED else ""))
    judge = pyspiel.RandomRolloutEvaluator(1, 1)
    bots = [
        pyspiel.MCTSBot(game, judge, 1.4, 3, 100, False, 42, False),
        uniform_random.UniformRandomBot(1, np.random.RandomState(1)),
    ]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(2))
    assert sum(returns) == pytest.approx(0)
    assert min(returns) >= game.min_utility()
    assert max(returns) <= game.max_utility()


def test_mcts_in_python_finds_the_win() -> None:
    """Pig with 96 points held and 4 in the pot: holding wins."""
    game = pyspiel.load_game("cordee_pig")
    state = game.new_initial_state()
    while not is_one_hold_from_winning(state):
        state.apply_action(0 if not state.is_chance_node() else 5)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 50, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert state.action_to_string(bot.step(state)) == "hold"


def is_one_hold_from_winning(state: Any) -> bool:
    return not state.is_chance_node() and state.position().to_dict()["pot"] >= 100


def walk(name: str, seed: int, setting: Setting | None = None) -> list[Any]:
    """Every state of a random game."""
    setting = setting or testing.settings(load(name))[0]
    random = Random(seed)
    states = [pyspiel.load_game(game_string(name, setting)).new_initial_state()]
    while not states[-1].is_terminal():
        state = states[-1].clone()
        if state.is_chance_node():
            state.apply_action(state.sample_outcome(random))
        else:
            state.apply_action(random.choice(state.legal_actions()))
        states.append(state)
    return states


@every_setting
def test_it_is_the_same_game(name: str, setting: Setting) -> None:
    """Odds, notation, legal moves, observations and shares are those of the engine."""
    game, numbers = load(name), encoding_of(load(name))
    for state in walk(name, 5, setting)[:150]:
        position = state.position()
        assert position.game == game
        assert position.players == setting.players
        assert position.options == dict(setting.options)
        if state.is_chance_node():
            told = [
                (state.action_to_string(action), odds) for action, odds in state.chance_outcomes()
            ]
            assert told == [(move.text, move.probability) for move in position.moves()]
            assert sum(odds for _, odds in told) == pytest.approx(1)
            assert state.legal_actions() == list(range(len(told)))
        elif not state.is_terminal():
            moves = numbers.moves(position)
            assert len(moves) > 1  # questions with one answer are answered
            assert state.current_player() == position.actor
            assert state.legal_actions() == sorted(moves)
            for action, move in moves.items():
                assert state.action_to_string(action) == move.text
        for seat in range(setting.players):
            seen = numbers.observe(position, seat).tolist()
            assert state.observation_tensor(seat) == seen
            assert state.information_state_tensor(seat) == seen


@pytest.mark.parametrize("name", REGISTER)
def test_returns(name: str) -> None:
    cut = 0
    for seed in range(6):
        end = walk(name, seed)[-1]
        outcome = end.position().outcome
        if outcome is None:  # after so many decisions all have an equal share
            assert f'"decisions": {HORIZON}, ' in str(end)
            cut += 1
            assert end.returns() == [0.0, 0.0]
        else:
            assert end.returns() == [share - 0.5 for share in outcome.shares]
    assert cut == 6 if name == "matterhorn" else cut < 6


def test_a_copy_goes_its_own_way_and_leaves_the_first_alone() -> None:
    states = walk("yeti", 1)
    texts = [str(state) for state in states]
    for state in states[:-1]:
        copied = state.clone()
        copied.apply_action(copied.legal_actions()[0])
        assert str(copied) != str(state)
    assert [str(state) for state in states] == texts
    lengths = [len(state.history()) for state in states]
    assert lengths == list(range(len(states)))


def test_a_state_is_kept_and_goes_on() -> None:
    state = walk("vertical", 2)[100]
    kept = pickle.loads(pickle.dumps(state))  # noqa: S301
    _, read = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    for other in (kept, read):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])


def test_history_leads_back_here() -> None:
    state = walk("himalaya", 3)[40]
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_observations_field_by_field() -> None:
    state = walk("yeti", 1)[3]
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    assert list(observation.dict) == [field.name for field in encoding_of(load("yeti")).fields]
    assert observation.string_from(state, 0) == str(state)
    recalled = state.information_state_string(0)
    assert recalled == state.history_str()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = walk("yeti", 1)[1]
    before = str(state)
    with pytest.raises(CordeeError, match=r"Action 64 is not a legal move now. Legal: 0 \(keep"):
        state.apply_action(64)
    assert str(state) == before


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ("players=9", "9 players"),
        ("weather=hot", "not a value of weather"),
        ("horizon=0", "horizon = 0"),
        ("rolls=-1", "rolls = -1: it must be a whole number from 1 to 1000000000, or 0"),
        ("horizon=300000000", "it must be a whole number from 1 to 100000000"),
        ("components=/nowhere.toml", "nowhere.toml cannot be read"),
    ],
)
def test_what_cannot_be_is_refused(parameters: str, message: str) -> None:
    with pytest.raises(CordeeError, match=message):
        pyspiel.load_game(f"cordee_yeti({parameters})")


def test_other_components(tmp_path: Any) -> None:
    box = tmp_path / "short.toml"
    box.write_text("goal = 2\n")
    state = pyspiel.load_game(f"cordee_pig(components={box})").new_initial_state()
    state.apply_action(5)
    state.apply_action(1)
    assert state.returns() == [0.5, -0.5]


def test_parameters_and_bounds() -> None:
    for name in REGISTER:
        game = pyspiel.load_game(f"cordee_{name}")
        for parameter in ("horizon", "rolls"):
            assert (parameter in game.get_parameters()) == (name in UNBOUNDED)
        assert game.num_distinct_actions() == encoding_of(load(name)).actions <= 4096
        bound = 20_000 if name in UNBOUNDED else encoding_of(load(name)).bound(2)
        assert game.max_game_length() == bound
        assert str(pyspiel.load_game(str(game))) == str(game)
        three = pyspiel.load_game(f"cordee_{name}(players=3)")
        assert three.num_players() == 3
        utilities = (three.min_utility(), three.max_utility(), three.utility_sum())
        assert utilities == pytest.approx((-1 / 3, 2 / 3, 0))


def test_outcomes_fall_by_their_odds() -> None:
    state = pyspiel.load_game("cordee_pig").new_initial_state()
    random = Random(1)
    counts = np.bincount([state.sample_outcome(random) for _ in range(6000)])
    assert len(counts) == 6
    assert np.abs(counts - 1000).max() < 150


def test_chance_alone_comes_to_an_end_too() -> None:
    """A one after the other, and nobody is ever asked."""
    game = pyspiel.load_game("cordee_pig(horizon=3)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(0)
    assert len(state.history()) == game.max_chance_nodes_in_history() == 30
    assert state.returns() == [0.0, 0.0]


def test_as_many_chance_events_as_one_says(tmp_path: Path) -> None:
    box = tmp_path / "small.toml"
    box.write_text("goal = 6\n")
    game = pyspiel.load_game(f"cordee_pig(components={box},horizon=2,rolls=4)")
    assert game.max_chance_nodes_in_history() == 4
    states = get_all_states.get_all_states(game, include_chance_states=True)
    assert len(states) == 2_489  # as the manual says
    longest = max(len(state.history()) for state in states.values())
    assert longest == 6
    solver = cfr.CFRSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) >= 0


def test_a_small_game_can_be_gone_through() -> None:
    game = pyspiel.load_game("cordee_pig(horizon=1)")
    states = get_all_states.get_all_states(game, include_chance_states=True)
    assert max(len(state.history()) for state in states.values()) == 11
    policies = [policy.UniformRandomPolicy(game)] * 2
    values = expected_game_score.policy_value(game.new_initial_state(), policies)
    assert values == pytest.approx([0, 0])


def test_where_nothing_falls_nothing_is_drawn() -> None:
    states = walk("pig", 1)
    asked = next(state for state in states if state.current_player() >= 0)
    for state in (asked, states[-1]):
        for ask in (state.chance_outcomes, lambda state=state: state.sample_outcome(Random(1))):
            with pytest.raises(CordeeError):
                ask()
    with pytest.raises(CordeeError, match="The game is over: nothing more can be played"):
        states[-1].apply_action(0)


def test_a_search_where_nobody_decides() -> None:
    states = walk("pig", 1)
    judge = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(states[0].get_game(), judge, 1.4, 3, 100, False, 42, False)
    for state in (states[0], states[-1]):
        with pytest.raises(CordeeError, match="There is nothing to decide"):
            bot.step(state)


def test_python_ends_quietly() -> None:
    """OpenSpiel keeps what makes our games until after Python is gone."""
    program = "import pyspiel, cordee.bridges.openspiel; g = pyspiel.load_game('cordee_pig')"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_threads_share_a_game() -> None:
    game = pyspiel.load_game("cordee_himalaya")

    def play(seed: int) -> bool:
        random, state, same = Random(seed), game.new_initial_state(), True
        while not state.is_terminal():
            if state.is_chance_node():
                position, action = state.position(), state.sample_outcome(random)
                position.play(position.moves()[action])
                state.apply_action(action)
                same &= position.to_dict()["dice"] == state.position().to_dict()["dice"]
            else:
                state.apply_action(random.choice(state.legal_actions()))
        return same

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert all(threads.map(play, range(24)))
    finally:
        sys.setswitchinterval(before)


@pytest.mark.parametrize("name", REGISTER)
def test_plies_are_counted(name: str) -> None:
    """Those, too, that are answered unasked."""
    states = walk(name, 1)
    position = load(name).new(2, seed=1)
    for state, action in zip(states, [*states[-1].history(), None], strict=True):
        while isinstance(position.actor, int) and len(position.moves()) == 1:
            position.play(position.moves()[0])
        assert state.position().ply == position.ply
        assert state.position().to_dict() == position.to_dict()
        if action is not None:
            position.play(state.action_to_string(action))
