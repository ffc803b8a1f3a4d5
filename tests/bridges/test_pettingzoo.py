"""PettingZoo: its own tests over many seeds, and what we promise beside."""

from __future__ import annotations

import copy
import pickle
import warnings
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper

from cordee.bridges import pettingzoo as bridge
from cordee.bridges.encoding import encoding_of
from cordee.engine.errors import CordeeError
from cordee.games import REGISTER
from cordee.testing import Setting
from cordee.words import shown
from tests.bridges.playing import every_setting

EXPECTED = (
    "Observation space for each agent probably should be",  # with masks it is a Dict
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",  # of those who are not asked
)


def make(name: str, setting: Setting, **settings: Any) -> AECEnv:
    return bridge.env(name, setting.players, **dict(setting.options), **settings)


class Seeded(BaseWrapper):  # type: ignore[misc]
    """Begins its games with seeds one after the other, whatever it is asked."""

    def __init__(self, env: AECEnv, seed: int) -> None:
        super().__init__(env)
        self._next_seed = seed

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        super().reset(seed=self._next_seed)
        self._next_seed += 1


@every_setting
def test_pettingzoo_finds_nothing_wrong(
    name: str, setting: Setting, capsys: pytest.CaptureFixture[str]
) -> None:
    env = make(name, setting, horizon=400)
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        for seed in range(5):
            env.action_space("seat_1").seed(seed)
            api_test(Seeded(env, 100 * seed), num_cycles=120)
            seed_test(lambda: make(name, setting), num_cycles=40)
    unexpected = {str(each.message) for each in heard if not str(each.message).startswith(EXPECTED)}
    assert not unexpected
    assert capsys.readouterr().out.count("Passed API test") == 5


@pytest.mark.parametrize("name", REGISTER)
def test_pettingzoo_draws(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(**settings: Any) -> AECEnv:
        return bridge.env(name, **settings)

    render_test(drawn, custom_tests={"svg": lambda picture: picture.startswith("<svg")})
    assert len(capsys.readouterr().out) > 1000  # `human` prints


def test_no_way_to_draw_was_chosen() -> None:
    env = bridge.raw_env("pig")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="No render_mode was chosen"):
        assert env.render() is None


def play(env: Any, seed: int) -> list[tuple[str, int, str]]:
    """A random game: who decided what, in numbers and in notation."""
    choose, told = Random(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            continue
        assert env.observation_space(agent).contains(seen)
        moves = env.moves()
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(moves)
        assert info["moves"].splitlines() == list(moves.values())
        action = choose.choice(sorted(moves))
        told.append((agent, action, moves[action]))
        env.step(action)
    return told


@every_setting
def test_a_game_is_the_same_in_notation(name: str, setting: Setting) -> None:
    """What was decided, played again in the engine, leads to the same end."""
    env = bridge.raw_env(name, setting.players, **dict(setting.options))
    told = play(env, 3)
    assert told == play(env, 3)
    assert told != play(env, 4)
    env.reset(seed=3)
    for agent, action, text in told:
        position = env.position()
        for seat, viewer in enumerate(env.possible_agents):
            seen = env.observe(viewer)["observation"]
            assert (seen == encoding_of(name).observe(position, seat)).all()
        assert agent == f"seat_{position.turn + 1}"
        assert text in [move.text for move in position.moves()]
        env.step(action)
    outcome = env.position().outcome
    assert outcome is not None
    rewards = [share - 1 / setting.players for share in outcome.shares]
    assert list(env.rewards.values()) == pytest.approx(rewards)
    assert all(env.terminations.values())
    last = env.possible_agents.index(told[-1][0])
    assert env.agent_selection == env.possible_agents[(last + 1) % setting.players]


def test_infos_tell_what_was_played() -> None:
    env = bridge.raw_env("pig")
    env.reset(seed=1)
    assert env.infos[env.agent_selection] == {"moves": "again\nhold", "played": ""}
    env.step(1)
    assert env.infos[env.agent_selection]["played"] == "hold"


def test_pettingzoo_makes_our_games() -> None:
    for name in REGISTER:
        env = pettingzoo.make("aec", f"cordee/{name}-v{encoding_of(name).version}", players=3)
        assert len(env.possible_agents) == 3


def test_agents_are_seats() -> None:
    env = bridge.env("yeti", players=4)
    assert env.possible_agents == ["seat_1", "seat_2", "seat_3", "seat_4"]
    assert str(env.unwrapped.metadata["name"]) == "cordee_yeti_v2"


def test_the_state_is_what_the_first_seat_sees() -> None:
    env = bridge.env("yeti", players=3)
    env.reset(seed=1)
    env.step(next(iter(env.moves())))
    assert (env.state() == encoding_of("yeti").observe(env.position(), 0)).all()
    assert env.unwrapped.state_space.contains(env.state())


def test_infos_can_be_stacked() -> None:
    """Training libraries put infos into arrays: all their values are plain texts."""
    env = bridge.env("himalaya")
    env.reset(seed=1)
    while not all(env.terminations.values()):
        assert all(type(told) is str for info in env.infos.values() for told in info.values())
        env.step(next(iter(env.moves())))


def test_those_who_are_not_asked_may_do_nothing() -> None:
    env = bridge.raw_env("yeti", players=3)
    env.reset(seed=1)
    asked = env.agent_selection
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == asked)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(CordeeError, match=r"There is no agent .seat_9.\. The agents are"):
            ask("seat_9")


def test_a_game_is_cut_short_at_its_horizon() -> None:
    env = bridge.raw_env("matterhorn", horizon=9)
    assert len(play(env, 1)) == 9
    env.reset(seed=1)
    for _ in range(9):
        env.step(next(iter(env.moves())))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = bridge.raw_env("yeti")
    env.reset(seed=1)
    before = env.lane.record.tobytes()
    for action in (64, -1, 10**30):
        with pytest.raises(CordeeError, match=f"Action {action} is not a legal move now. Legal: "):
            env.step(action)
    for odd in (None, "keep", 2.5, True, np.array([0])):
        with pytest.raises(CordeeError, match="is not an action: an action is a whole") as refused:
            env.step(odd)
        assert str(refused.value).startswith(f"{shown(odd)} is not an action")
    assert env.lane.record.tobytes() == before


def test_with_the_usual_wrappers_an_illegal_action_loses(
    capfd: pytest.CaptureFixture[str],
) -> None:
    env = bridge.env("yeti")
    env.reset(seed=1)
    env.step(64)
    assert env.last()[1:3] == (-1.0, True)
    capfd.readouterr()


def test_what_cannot_be_is_refused() -> None:
    for settings, message in (
        ({"players": 7}, "7 players"),
        ({"weather": "hot"}, "not a value of weather"),
        ({"horizon": -1}, "horizon = -1"),
        ({"render_mode": "film"}, "render_mode"),
        ({"wind": 1}, "no setting “wind”. There are: weather, game, players, render_mode, horizon"),
    ):
        with pytest.raises(CordeeError, match=message):
            bridge.env("yeti", **settings)


def test_copies_go_on_with_the_game() -> None:
    env = bridge.raw_env("yeti")
    env.reset(seed=1)
    env.step(np.array(0))  # stable-baselines3 predicts arrays without a dimension
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301
        assert other.agent_selection == env.agent_selection
        assert other.position() == env.position()
        other.step(next(iter(other.moves())))
        assert other.position() != env.position()


def test_before_and_after_a_game() -> None:
    env = bridge.raw_env("pig", components={"goal": 2})
    for do in (lambda: env.step(0), lambda: env.observe("seat_1"), env.position):
        with pytest.raises(CordeeError, match="No game is on"):
            do()
    env.reset(seed=1)
    env.step(1)
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)
    for _ in range(2):
        env.step(None)
    with pytest.raises(CordeeError, match="No game is on"):
        env.step(0)


def test_it_can_be_sent_elsewhere() -> None:
    env = pickle.loads(pickle.dumps(bridge.raw_env("yeti", 3, weather="mixed", horizon=50)))  # noqa: S301
    assert (env.setup.players, env.setup.options, env.setup.horizon) == (
        3,
        {"weather": "mixed"},
        50,
    )
    play(env, 1)
