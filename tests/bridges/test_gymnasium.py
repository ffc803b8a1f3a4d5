"""Gymnasium: one seat against bots, and many games at once."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import RecordEpisodeStatistics
from gymnasium.wrappers.vector import DictInfoToList

from cordee.bots.random_bot import RandomBot
from cordee.bridges import gymnasium as bridge
from cordee.bridges.encoding import encoding_of
from cordee.bridges.stepping import ASKED, QUICK, RANDOM
from cordee.engine.errors import CordeeError
from cordee.games import REGISTER, load
from cordee.testing import Setting
from tests.bridges.playing import ByHand, every_setting

# One seat


@every_setting
def test_gymnasium_finds_nothing_wrong(name: str, setting: Setting) -> None:
    env = bridge.env(
        name, seat=setting.players - 1, players=setting.players, **dict(setting.options)
    )
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("name", REGISTER)
@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_it_is_drawn(name: str, mode: str) -> None:
    env = bridge.env(name, render_mode=mode)
    env.reset(seed=1)
    drawn = env.render()
    if mode == "rgb_array":
        assert drawn.shape[1:] == (1200, 3)
        assert drawn.dtype == np.uint8
        assert drawn.std() > 5
    else:
        assert drawn.startswith("<svg") == (mode == "svg")


def test_human_prints(capsys: pytest.CaptureFixture[str]) -> None:
    env = bridge.env("pig", render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out == str(env.position())
    env.step(env.action_space.sample())
    assert capsys.readouterr().out == str(env.position())


def play_out(env: Any, seed: int) -> tuple[list[int], float]:
    env.action_space.seed(seed)
    env.reset(seed=seed)
    actions, over, reward = [], False, 0.0
    while not over:
        actions.append(int(env.action_space.sample()))
        _, reward, over, _, _ = env.step(actions[-1])
    return actions, reward


@pytest.mark.parametrize("bot", ["random", "quick", "medium", "search:20"])
def test_any_bot_plays_the_other_seats(bot: str) -> None:
    env = bridge.env("yeti", seat=1, bots=[bot], players=3)
    assert play_out(env, 4) == play_out(env, 4)
    assert play_out(env, 4)[1] in (pytest.approx(2 / 3), pytest.approx(-1 / 3))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_has_its_own_view_and_reward(seat: int) -> None:
    env = bridge.env("yeti", seat=seat, players=3, bots=["random"])
    numbers, rewards = encoding_of("yeti"), []
    for seed in range(12):
        seen, _ = env.reset(seed=seed)
        env.action_space.seed(seed)
        over = False
        while not over:
            assert env.position().actor == seat
            assert (seen == numbers.observe(env.position(), seat)).all()
            seen, reward, over, _, _ = env.step(env.action_space.sample())
        outcome = env.position().outcome
        assert outcome is not None
        assert reward == outcome.shares[seat] - 1 / 3
        rewards.append(reward)
    assert len(set(rewards)) > 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", REGISTER)
def test_the_same_seed_gives_the_same_game_here_and_among_many(name: str, seat: int) -> None:
    envs = bridge.vector(name, 3, bots=["quick"], seat=seat)
    seen, info = envs.reset(seed=20)
    single = [bridge.env(name, seat=seat, bots=["quick"]) for _ in range(3)]
    begun = [env.reset(seed=20 + i) for i, env in enumerate(single)]
    for i, (first, its_info) in enumerate(begun):
        assert (first == seen[i]).all()
        assert (its_info["action_mask"] == info["action_mask"][i]).all()
    going = {0, 1, 2}
    for _ in range(60):
        actions = envs.sample_legal()
        seen, rewards, over, cut, _ = envs.step(actions)
        for i in sorted(going):
            told = single[i].step(actions[i])
            assert (told[0] == seen[i]).all()
            assert told[1:4] == (rewards[i], over[i], cut[i])
        going -= set(np.flatnonzero(over | cut).tolist())


def test_as_many_play_as_there_are_bots_and_one() -> None:
    assert bridge.env("yeti").setup.players == 2
    assert bridge.env("yeti", bots=["quick"] * 3).setup.players == 4
    assert bridge.env("yeti", bots=["quick"], players=5).setup.players == 5
    assert bridge.vector("yeti", 2).setup.players == 2
    assert bridge.vector("yeti", 2, bots=["quick"] * 2).setup.players == 3
    assert bridge.vector("yeti", 2, 4, bots="random").setup.players == 4


def test_other_components_in_a_single_game() -> None:
    for env in (
        bridge.env("pig", components={"goal": 20}),
        bridge.env(load("pig", {"goal": 20})),
    ):
        env.reset(seed=1)
        while not env.step(1)[2]:
            pass
        assert 20 <= max(env.position().to_dict()["score"]) < 40


def test_after_closing_no_game_is_on() -> None:
    env, envs = bridge.env("pig"), bridge.vector("pig", 2)
    for closing, action in ((env, 0), (envs, [0, 0])):
        closing.reset(seed=1)
        closing.step(action)
        closing.close()
        with pytest.raises(CordeeError, match="No game is on"):
            closing.step(action)
        closing.reset(seed=1)
        closing.step(action)


def test_a_bot_of_ones_own() -> None:
    class First:
        seen = 0

        def choose(self, position: Any) -> Any:
            assert position.actor == 1
            assert not position.has_dice
            self.seen += 1
            return position.moves()[0]

    bot = First()
    play_out(bridge.env("pig", bots=[bot]), 1)
    assert bot.seen > 0


def test_levels_choose_as_they_do_elsewhere() -> None:
    """A level's whims depend on the ply: the bridge must not hide it."""
    env = bridge.env("yeti", bots=["novice"])
    env.reset(seed=3)
    before = env.position().ply
    env.step(env.action_space.sample())
    assert env.position().ply > before > 0


def test_rewards_at_the_end_only() -> None:
    env = bridge.env("pig")
    env.reset(seed=2)
    rewards, over = [], False
    while not over:
        _, reward, over, cut, info = env.step(env.action_space.sample())
        rewards.append(reward)
        assert not cut
    assert rewards[-1] in (0.5, -0.5)
    assert not any(rewards[:-1])
    assert info["action_mask"].all()


def test_a_game_is_cut_short_at_its_horizon() -> None:
    env = bridge.env("matterhorn", horizon=7)
    env.reset(seed=2)
    cut, steps = False, 0
    while not cut:
        _, reward, over, cut, _ = env.step(env.action_space.sample())
        steps += 1
    assert (reward, over) == (0.0, False)
    assert steps <= 7
    assert int(env.lane.record["decisions"][0]) == 7


def test_an_illegal_action_loses_the_game() -> None:
    env = bridge.env("yeti", players=3)
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(64)
    assert (reward, over, cut) == (-1 / 3, True, False)
    assert "Action 64 is not a legal move now" in info["illegal"]
    with pytest.raises(CordeeError, match="No game is on"):
        env.step(0)


def test_an_illegal_action_is_refused_if_wished_for_and_changes_nothing() -> None:
    env = bridge.env("yeti", illegal="raise")
    env.reset(seed=1)
    before = env.lane.record.tobytes()
    for action in (64, -1, 10**30):
        with pytest.raises(CordeeError, match=r"is not a legal move now. Legal: .*\(keep "):
            env.step(action)
    assert env.lane.record.tobytes() == before


def test_what_is_no_number_is_refused_and_loses_nothing() -> None:
    env = bridge.env("yeti")
    env.reset(seed=1)
    for action in (1.0, "keep", None, True, [0], np.array([0])):
        with pytest.raises(CordeeError, match=r"an action is a whole number. Legal: .*\(keep "):
            env.step(action)
    assert not env.step(0)[2]


@pytest.mark.parametrize("kind", [np.array, np.int8, np.uint32, np.int32, int])
def test_numbers_of_any_kind_are_actions(kind: Any) -> None:
    """stable-baselines3 predicts arrays without a dimension."""
    env = bridge.env("yeti")
    env.reset(seed=1)
    assert env.action_space.contains(kind(0))
    _, _, over, _, info = env.step(kind(0))
    assert not over
    assert "illegal" not in info


def test_after_a_lost_game_nothing_is_left_to_choose() -> None:
    env = bridge.env("yeti")
    env.reset(seed=1)
    info = env.step(64)[-1]
    assert info["action_mask"].all()
    assert env.moves() == {}


def test_a_game_that_bots_end_at_once_is_begun_anew() -> None:
    env = bridge.env("pig", components={"goal": 2}, seat=1, bots=["quick"])
    envs = bridge.vector("pig", 4, components={"goal": 2}, seat=1, bots=["quick"])
    for seed in range(20):
        seen, info = env.reset(seed=seed)
        assert env.position().actor == 1
        both, infos = envs.reset(seed=[seed] * 4)
        assert (both[0] == seen).all()
        assert (infos["action_mask"][0] == info["action_mask"]).all()


def test_a_seat_that_is_never_asked() -> None:
    for begin in (
        bridge.env("matterhorn", horizon=1).reset,
        bridge.vector("matterhorn", 2, bots=["quick"], horizon=1).reset,
    ):
        with pytest.raises(CordeeError, match=r"Seat 0 is never asked.*Give a longer horizon"):
            begin(seed=1)


def pickled(what: Any) -> Any:
    return pickle.loads(pickle.dumps(what))  # noqa: S301


def test_copies_and_pickles_go_on_with_the_game() -> None:
    env = bridge.env("yeti", players=3, bots=["novice"], weather="mixed")
    envs = bridge.vector("pig", 3, components={"goal": 30})
    env.reset(seed=1)
    envs.reset(seed=1)
    for again in (copy.deepcopy, pickled):
        other, others = again(env), again(envs)
        action = env.action_space.sample()
        there = other.step(action)[0]
        assert (there == again(env).step(action)[0]).all()
        actions = envs.sample_legal()
        assert (others.step(actions)[0] == again(envs).step(actions)[0]).all()
        assert others.setup.game.box == {"goal": 30}
        assert env.position().ply < other.position().ply


def test_before_a_game_there_is_nothing_to_see() -> None:
    env = bridge.env("yeti", render_mode="svg")
    for look in (env.render, env.position):
        with pytest.raises(CordeeError, match="No game is on"):
            look()
    assert env.moves() == {}


@pytest.mark.parametrize("answer", ["keep none", 0, None])
def test_a_bot_that_answers_something_else(answer: Any) -> None:
    class Odd:
        def choose(self, position: Any) -> Any:  # noqa: ARG002
            return answer

    env = bridge.env("yeti", seat=1, bots=[Odd()])
    with pytest.raises(CordeeError, match=r"choose\(position\) must return one of position.moves"):
        env.reset(seed=1)


def test_without_a_game_there_is_no_step() -> None:
    env = bridge.env("pig")
    with pytest.raises(CordeeError, match=r"No game is on: reset\(\)"):
        env.step(0)
    play_out(env, 1)
    with pytest.raises(CordeeError, match=r"No game is on"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seat": 2}, "Seat 2: it must be a whole number from 0 to 1"),
        ({"bots": ["quick"] * 2, "players": 4}, "2 bots for 3 other seats"),
        ({"bots": ["genius"]}, "There is no bot “genius”"),
        ({"players": 9}, "9 players"),
        ({"seat": True}, "Seat true: it must be a whole number"),
        ({"horizon": 10**30}, "it must be a whole number from 1 to 100000000"),
        ({"bots": []}, "0 bots for 1 other seats"),
        ({"bots": [object()]}, "is not a bot: a bot is one of novice"),
        ({"bots": [RandomBot]}, "is not a bot: a bot is one of novice"),
        ({"weather": "hot"}, "“hot” is not a value of weather"),
        ({"wind": 1}, "no setting “wind”. There are: weather, game, seat, bots, players, render_m"),
        ({"illegal": "pass"}, "illegal = 'pass': it must be one of lose, raise"),
        ({"horizon": 0}, "horizon = 0: it must be a whole number from 1 to 100000000"),
        ({"render_mode": "film"}, "render_mode = 'film'"),
        ({"game": load("pig"), "components": {"goal": 20}}, "This pig already has its components"),
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(CordeeError, match=message):
        bridge.env(**{"game": "yeti", **settings})


def test_gymnasium_makes_our_games() -> None:
    for name in REGISTER:
        env = gym.make(f"cordee/{name}-v{encoding_of(name).version}", bots=["random"])
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen)
    statistics = RecordEpisodeStatistics(gym.make("cordee/pig-v1"))
    statistics.reset(seed=1)
    over = False
    while not over:
        *_, over, _, info = statistics.step(statistics.unwrapped.action_space.sample())
    assert info["episode"]["r"] in (0.5, -0.5)
    assert statistics.spec is not None
    assert "cordee/pig-v1" in statistics.spec.to_json()
    many = gym.make_vec("cordee/pig-v1", num_envs=3, players=3)
    assert isinstance(many.unwrapped, bridge.ManyGames)


@pytest.mark.parametrize("name", ["yeti", "pig"])
def test_gymnasium_finds_nothing_wrong_with_what_it_makes(name: str) -> None:
    made = gym.make(f"cordee/{name}-v{encoding_of(name).version}", players=3, render_mode="ansi")
    check_env(made.unwrapped)


def test_masks_as_sb3_contrib_asks_for_them() -> None:
    env = bridge.env("yeti")
    _, info = env.reset(seed=1)
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    assert set(np.flatnonzero(env.action_masks()).tolist()) == set(env.moves())


# Many games


STEPS, HORIZON = 120, 60


@every_setting
@pytest.mark.parametrize(
    "bots", [(), ("random",), ("quick",)], ids=["all seats", "random", "quick"]
)
def test_many_games_are_as_many_single_ones(
    name: str, setting: Setting, bots: tuple[str, ...]
) -> None:
    """Step by step, through the end of games, against the engine in Python."""
    game, players, options = load(name), setting.players, dict(setting.options)
    envs = bridge.vector(name, 3, players, bots=bots, horizon=HORIZON, **options)
    others = dict.fromkeys(range(1, players), bots[0]) if bots else {}
    hands = [ByHand(game, players, 40 + i, others, HORIZON, **options) for i in range(3)]
    observations, info = envs.reset(seed=40)
    for _ in range(STEPS):
        for i, hand in enumerate(hands):
            check_alike(hand, observations[i], {key: info[key][i] for key in info})
        actions = envs.sample_legal()
        movers = [0 if bots else hand.position.turn for hand in hands]
        observations, rewards, over, cut, info = envs.step(actions)
        for i, hand in enumerate(hands):
            if hand.is_over or hand.is_cut:
                hand.begin()
            else:
                hand.play(int(actions[i]))
            assert (over[i], cut[i]) == (hand.is_over, hand.is_cut)
            assert info["rewards"][i].tolist() == hand.rewards()
            assert rewards[i] == (hand.rewards()[movers[i]] if hand.is_over else 0.0)
            if hand.is_over or hand.is_cut:
                assert info["actor"][i] == movers[i]  # the last to decide sees the end


def check_alike(hand: ByHand, seen: Any, info: dict[str, Any]) -> None:
    position, numbers = hand.position, encoding_of(hand.game)
    if hand.is_over or hand.is_cut:
        assert info["action_mask"].all()
    else:
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(numbers.moves(position))
        assert info["actor"] == position.actor
    assert seen.tolist() == numbers.observe(position, int(info["actor"])).tolist()


def test_a_new_game_begins_with_the_next_step() -> None:
    envs = bridge.vector("pig", 2, horizon=3)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    envs.reset(seed=1)
    for _ in range(3):
        *_, cut, _ = envs.step(np.zeros(2, np.int64))
    assert cut.all()
    held = envs.position(0).to_dict()
    observations, rewards, over, cut, info = envs.step(np.array([99, 99]))  # ignored
    assert not np.concatenate([rewards, over, cut]).any()
    assert envs.position(0).to_dict() != held
    assert envs.records["decisions"].tolist() == [0, 0]
    assert info["actor"].tolist() == [envs.position(i).actor for i in range(2)]
    assert envs.observation_space.contains(observations)


def test_one_illegal_action_stops_all_and_changes_nothing() -> None:
    envs = bridge.vector("yeti", 4)
    envs.reset(seed=1)
    before = envs.records.tobytes()
    actions = envs.sample_legal()
    actions[2] = 64
    with pytest.raises(
        CordeeError, match=r"Action 64 is not a legal move of game 2. Legal there: 0 "
    ):
        envs.step(actions)
    with pytest.raises(
        CordeeError, match="Action 9223372036854775809 is not a legal move of game 0"
    ):
        envs.step(np.full(4, 2**63 + 1, np.uint64))
    assert envs.records.tobytes() == before


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.0, 0.0], ["again", "hold"], None, 7])
def test_actions_of_another_shape_are_refused(actions: Any) -> None:
    envs = bridge.vector("pig", 2)
    envs.reset(seed=1)
    with pytest.raises(CordeeError, match="The actions must be 2 whole numbers, one for each game"):
        envs.step(actions)


def test_seeds() -> None:
    envs = bridge.vector("yeti", 3)
    first, _ = envs.reset(seed=5)
    again, _ = envs.reset(seed=[5, 6, 7])
    assert (first == again).all()
    other, _ = envs.reset(seed=6)
    assert (other[:2] == first[1:]).all()
    assert not (other == first).all()
    on, _ = envs.reset()
    assert not (on == other).all()
    for seed in ([1, 2], "x", "xyz", -3, 1.5, [1, 2, -3], ["a", "b", "c"]):
        with pytest.raises(CordeeError, match="from 0 up, or 3 of them, one for each game"):
            envs.reset(seed=seed)
    mixed, _ = envs.reset(seed=[5, None, 7])
    assert (mixed[::2] == first[::2]).all()


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_every_game_is_drawn(mode: str) -> None:
    envs = gym.make_vec("cordee/pig-v1", num_envs=2, render_mode=mode)
    with pytest.raises(CordeeError, match="No game is on"):
        envs.unwrapped.render()
    envs.reset(seed=1)
    drawn = envs.unwrapped.render()
    assert isinstance(drawn, tuple)
    assert len(drawn) == 2
    one = bridge.env("pig", render_mode=mode)
    one.reset(seed=2)
    assert np.array_equal(drawn[1], one.render())


def test_nothing_is_drawn_unasked() -> None:
    envs = bridge.vector("pig", 2)
    envs.reset(seed=1)
    with pytest.warns(UserWarning, match="No render_mode was chosen"):
        assert envs.render() is None


def test_games_begin_anew_where_the_mask_says() -> None:
    envs = bridge.vector("yeti", 3)
    first, _ = envs.reset(seed=5)
    for _ in range(9):
        envs.step(envs.sample_legal())
    before = envs.records.copy()
    where = np.array([False, True, False])
    seen, info = envs.reset(seed=5, options={"reset_mask": where})
    assert (envs.records[::2] == before[::2]).all()
    assert (seen[1] == first[1]).all()
    numbers = encoding_of("yeti")
    assert (seen[0] == numbers.observe(envs.position(0), int(info["actor"][0]))).all()
    envs.reset(options={"reset_mask": ~where})
    assert envs.records["decisions"].tolist() == [0, 0, 0]
    envs.step(envs.sample_legal())


def test_masks_that_cannot_be_are_refused() -> None:
    envs = bridge.vector("pig", 2)
    with pytest.raises(CordeeError, match="No game is on"):
        envs.reset(options={"reset_mask": np.array([True, False])})
    envs.reset(seed=1)
    before = envs.records.tobytes()
    for mask in ([True], [1, 0], [False, False], "no", None, [[True, True]]):
        with pytest.raises(CordeeError, match="reset_mask must be an array of 2 truth values"):
            envs.reset(seed=9, options={"reset_mask": mask})
    assert envs.records.tobytes() == before


def test_the_same_seed_gives_the_same_games_and_choices() -> None:
    def run(envs: bridge.ManyGames) -> list[Any]:
        envs.reset(seed=11)
        return [envs.step(envs.sample_legal())[0] for _ in range(50)]

    envs = bridge.vector("himalaya", 5, 3)
    first = run(envs)
    for again in (run(envs), run(bridge.vector("himalaya", 5, 3))):
        assert all((one == other).all() for one, other in zip(first, again, strict=True))


def test_what_was_seen_stays_as_it_was() -> None:
    envs = bridge.vector("yeti", 4)
    seen, info = envs.reset(seed=1)
    kept, masks = seen.copy(), info["action_mask"].copy()
    for _ in range(10):
        envs.step(envs.sample_legal())
    assert (seen == kept).all()
    assert (info["action_mask"] == masks).all()


def test_infos_game_by_game() -> None:
    envs = DictInfoToList(bridge.vector("pig", 2))
    _, infos = envs.reset(seed=1)
    assert [set(info) for info in infos] == [{"action_mask", "actor", "rewards"}] * 2


def test_another_seat_against_bots() -> None:
    envs = bridge.vector("yeti", 8, bots=["quick"], seat=1)
    envs.reset(seed=1)
    for _ in range(200):
        info = envs.step(envs.sample_legal())[-1]
        assert (info["actor"] == 1).all()
    assert envs.setup.players == 2


def test_quick_beats_random_choices() -> None:
    envs = bridge.vector("yeti", 32, bots=["quick"])
    envs.reset(seed=1)
    rewards: list[float] = []
    while len(rewards) < 32:
        _, reward, over, _, _ = envs.step(envs.sample_legal())
        rewards += reward[over].tolist()
    assert np.mean(rewards) < -0.4


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"bots": ["expert"]}, "'expert' cannot play inside the kernel.*random, quick"),
        ({"bots": [RandomBot()]}, "cannot play inside the kernel"),
        ({"num_envs": 0}, "num_envs = 0"),
        ({"num_envs": True}, "num_envs = true"),
        ({"players": 1}, "1 players"),
        ({"bots": ["quick"], "seat": 5}, "Seat 5"),
        ({"seat": 1}, "seat = 1: without bots every seat's decisions come in turn"),
        ({"illegal": "lose"}, "no setting “illegal”. There are: weather, game, num_envs, players"),
        ({"render_mode": "human"}, "render_mode = 'human': it must be one of ansi, svg, rgb_array"),
    ],
)
def test_many_games_that_cannot_be_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(CordeeError, match=message):
        bridge.vector("yeti", **{"num_envs": 2, **settings})


def test_many_games_must_begin() -> None:
    envs = bridge.vector("pig", 2)
    for do in (envs.sample_legal, lambda: envs.step([0, 0])):
        with pytest.raises(CordeeError, match="No game is on"):
            do()


def test_other_components() -> None:
    envs = bridge.vector("pig", 2, components={"goal": 20})
    envs.reset(seed=1)
    while not (over := envs.step(np.ones(2, np.int64))[2]).any():
        pass
    winner = envs.position(int(np.flatnonzero(over)[0])).to_dict()
    assert 20 <= max(winner["score"]) < 40


def test_legal_samples_are_spread() -> None:
    envs = bridge.vector("pig", 200)
    envs.reset(seed=1)
    assert 60 < envs.sample_legal().sum() < 140


def test_bots_sit_in_the_order_given() -> None:
    envs = bridge.vector("yeti", 2, bots=["random", "quick"], seat=1)
    assert envs.records["bots"][:, :3].tolist() == [[RANDOM, ASKED, QUICK]] * 2
    env = bridge.env("yeti", bots=["quick", "expert"])
    assert env.lane.record["bots"][0, :3].tolist() == [ASKED, QUICK, ASKED]
