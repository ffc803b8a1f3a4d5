"""Numbers for games without an `encoding.py`: they follow from the declared fields."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cordee.bridges.gymnasium
import cordee.bridges.pettingzoo
from cordee import testing
from cordee.bridges.encoding import Encoding, encoding_of
from cordee.engine.errors import CordeeError
from cordee.engine.fields import Field, Flag, Number, SeatNumbers, Word, Words
from cordee.engine.game import Game
from cordee.engine.kernel import folder_of, kernel_sources, record_of
from cordee.engine.plain_encoding import PlainEncoding
from cordee.engine.position import Position
from cordee.games import REGISTER, load
from cordee.testing.encoding import numbers_are_sound


def plain(name: str) -> Encoding:
    """The numbers that a game of ours would have without its `encoding.py`."""
    game = Game(name, REGISTER[name])
    vars(game)["encoding"] = PlainEncoding(name, game.rules, game.fields.FIELDS)
    return Encoding(game)


PLAIN = {name: plain(name) for name in REGISTER}


@pytest.fixture
def sow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of somebody else's: Pig without numbers of its own."""
    shutil.copytree(folder_of("cordee.games.pig"), tmp_path / "sow")
    (tmp_path / "sow" / "encoding.py").unlink()
    for file in (tmp_path / "sow").rglob("*.py"):
        file.write_text(re.sub(r"from \.{3}(?=\w)", "from cordee.", file.read_text()))
    (tmp_path / "sow" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("cordee.bridges.encoding._made", {})
    return Game("sow", "sow")


def seen(numbers: Encoding, position: Position, seat: int) -> dict[str, list[float]]:
    named = numbers.named(numbers.observe(position, seat))
    return {name: figures.tolist() for name, figures in named.items()}


@pytest.mark.parametrize("name", REGISTER)
def test_every_field_is_told_once_whatever_the_options_and_players(name: str) -> None:
    """Positions have the same number of figures, within their bounds, alike if their fields are."""
    game, numbers = load(name), PLAIN[name]
    for setting in testing.settings(game):
        sampled = testing.sample(game, setting, each=12)
        of_figures: dict[bytes, str] = {}
        of_fields: dict[str, bytes] = {}
        for position in (*sampled.positions, *sampled.ends):
            figures = numbers.observe(position, setting.players - 1)
            assert figures.shape == (numbers.size,)
            assert (figures >= numbers.low).all()
            assert (figures <= numbers.high).all()
            fields, told = json.dumps(position.to_dict()), figures.tobytes()
            assert of_figures.setdefault(told, fields) == fields
            assert of_fields.setdefault(fields, told) == told
        assert len(of_fields) > 1


@pytest.mark.parametrize("name", REGISTER)
def test_a_move_has_the_number_of_its_place(name: str) -> None:
    game, numbers = load(name), PLAIN[name]
    sampled = testing.sample(game, testing.settings(game)[0], each=12)
    asked = [each for each in sampled.positions if isinstance(each.actor, int)]
    for position in asked:
        assert numbers.moves(position) == dict(enumerate(position.moves()))
        assert len(position.moves()) <= numbers.actions
    assert any(len(position.moves()) > 1 for position in asked)


def test_what_yeti_would_show() -> None:
    """Numbers as they are, words and seats one for each, seats from the viewer on."""
    position = load("yeti").new(3, seed=1, weather="good")
    while position.actor == "chance":
        position.roll()
    rec = position.table[0]
    rec.yeti, rec.score[:3], rec.rolled[:], rec.owner[1] = 40, (9, 5, 30), (1, 2, 0, 3, 1), 2
    told = seen(PLAIN["yeti"], position, 1)
    assert told["players"] == [0, 1, 0, 0]
    assert told["turn"] == [0, 0, 1, 0, 0]
    assert told["seat"] == [0, 1, 0, 0, 0]
    assert told["yeti"] == [40]
    assert told["score"] == [5, 30, 9, 0, 0]
    assert told["rolled"] == [1, 2, 0, 3, 1]
    assert told["equipment"] == [0] * 5 + [0, 1, 0, 0, 0] + [0] * 25  # the next seat's guide
    assert sum(told["weather"]) == 1
    assert told["used"] == [0] * 5
    assert told["ending"] == [0]
    assert told["stack"] == [2]
    assert seen(PLAIN["yeti"], position, 2)["score"] == [30, 9, 5, 0, 0]


def test_what_none_stands_for_leaves_all_figures_at_0() -> None:
    position = load("yeti").new(2, seed=1)
    told = seen(PLAIN["yeti"], position, 0)
    assert position.to_dict()["weather"] is None
    assert not any(told["weather"])
    assert not any(told["equipment"])


def test_some_of_several_words_have_a_1_each() -> None:
    position = load("himalaya").new(2, seed=1)
    held = position.to_dict()["cards"]
    told = seen(PLAIN["himalaya"], position, 1)["cards"]
    cards = ("1/2", "3/4", "5/6", "7/8")
    assert told[:4] == [float(card in held[1]) for card in cards]
    assert told[4:8] == [float(card in held[0]) for card in cards]
    assert not any(told[8:])


ROWS = record_of(
    [
        ("box", record_of([("goal", np.int8)])),
        ("players", np.int8),
        ("turn", np.int8),
        ("phase", np.int8),
        ("board", np.uint64),
        ("debt", np.int32),
        ("far", np.int32),
        ("open", np.int8),
        ("suit", np.int8),
        ("suits", np.int8, (3, 2)),
        ("rank", np.int8, 3),
    ]
)
FIELDS = (
    Field("debt", Number(-5, 10**9)),
    Field("far", Number(0, 2**24)),
    Field("is_open", Flag(), at="open"),
    Field("suit", Word(("heart", "spade"), nothing=7)),
    SeatNumbers("rank", -2, lambda rec: int(rec.box.goal)),
    Field("suit_again", Words(("a", "b", "c")), at="suit"),
)


def rules_of(state: np.dtype[Any]) -> Any:
    def moves(_rec: Any, _out: Any) -> int:
        return 0

    return SimpleNamespace(STATE=state, PLAYERS=(2, 3), PHASES=("on",), MOVES=1, moves=moves)


def test_large_numbers_come_in_pieces_and_columns_of_no_field_at_the_end() -> None:
    numbers = PlainEncoding("rows", rules_of(ROWS), FIELDS)
    parts = {part.name: part for part in numbers.FIELDS}
    assert [*parts][4:] == [
        "debt", "far", "is_open", "suit", "rank", "suit_again", "board", "suits",
    ]  # fmt: skip
    assert (parts["debt"].size, parts["board"].size, parts["far"].size) == (2, 4, 1)
    assert (parts["rank"].low, parts["rank"].high) == (-2, 127)
    assert (parts["suits"].low, parts["suits"].high) == (-128, 127)
    table = np.zeros(1, ROWS)
    table["players"], table["board"], table["debt"], table["far"] = 3, 1 << 63 | 5, -2, 2**24
    table["open"], table["suit"], table["suits"][0, 1] = 1, 7, (3, -4)
    table["rank"] = [1, 2, 3]
    out = np.zeros(sum(part.size for part in numbers.FIELDS), np.float32)
    numbers.observe(table[0], 2, out)
    assert out.tolist() == [
        *(1, 0, 1, 0, 1, 0, 0, 0, 1),  # phase, players, turn, seat
        *(2**16 - 2, 2**16 - 1),
        *(2**24, 1),
        *(0, 0),
        *(3, 1, 2),
        *(1, 1, 1),
        *(5, 0, 0, 2**15),
        *(0, 0, 3, -4, 0, 0),
    ]


def test_a_record_may_hold_single_numbers_only() -> None:
    state = record_of([(name, np.int8) for name in ("players", "turn", "phase", "heat")])
    numbers = PlainEncoding("fire", rules_of(state), ())
    table, out = np.zeros(1, state), np.zeros(10, np.float32)
    table["players"], table["heat"] = 2, -7
    numbers.observe(table[0], 0, out)
    assert out.tolist() == [1, 1, 0, 1, 0, 0, 1, 0, 0, -7]


@pytest.mark.parametrize("other", [np.float64, record_of([("x", np.int8)])])
def test_a_record_of_other_things_needs_an_encoding_of_its_own(other: Any) -> None:
    state = record_of([("players", np.int8), ("heat", other)])
    with pytest.raises(CordeeError, match=r"stove needs an encoding\.py of its own.*“heat”"):
        PlainEncoding("stove", rules_of(state), ())


def test_a_change_of_fields_is_noticed_where_numbers_follow_from_them(tmp_path: Path) -> None:
    """A folder among our games: otherwise all its files count anyway."""
    folder = folder_of("cordee.games.pig").parent / f"without_numbers_{tmp_path.name}"
    fields = b"FIELDS = ()  # nothing that is compiled\n"
    folder.mkdir()
    try:
        (folder / "fields.py").write_bytes(fields)
        assert fields in list(kernel_sources(folder))
        (folder / "encoding.py").write_bytes(b"")
        assert fields not in list(kernel_sources(folder))
    finally:
        shutil.rmtree(folder)


def test_the_kit_checks_numbers_that_follow_from_fields(sow: Game) -> None:
    sampled = testing.sample(sow, testing.settings(sow)[0], each=2)
    numbers_are_sound(sampled)
    assert encoding_of(sow).version == 0
    encoding_of(sow).kernel.number_all = lambda _table, _codes, out: out.fill(0)
    with pytest.raises(testing.Fault, match="two moves have one number"):
        numbers_are_sound(sampled)


def test_gymnasium_plays_whole_games_without_an_encoding(sow: Game) -> None:
    env = cordee.bridges.gymnasium.env(sow, bots=["quick"])
    check_env(env, skip_render_check=True)
    observation, info = env.reset(seed=3)
    over = False
    while not over:
        assert env.observation_space.contains(observation)
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = env.step(action)
    outcome = env.position().outcome
    assert outcome is not None
    assert reward == outcome.shares[0] - 0.5
    many = cordee.bridges.gymnasium.vector(sow, num_envs=16, players=3)
    many.reset(seed=3)
    ended = 0
    for _ in range(400):
        observations, _, terminated, _, _ = many.step(many.sample_legal())
        assert many.observation_space.contains(observations)
        ended += int(terminated.sum())
    assert ended


def test_pettingzoo_plays_whole_games_without_an_encoding(sow: Game) -> None:
    env = cordee.bridges.pettingzoo.env(sow, players=3)
    env.reset(seed=5)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        assert env.observation_space(agent).contains(observation)
        mask = observation["action_mask"]
        env.step(None if over or cut else env.action_space(agent).sample(mask))
    assert sorted(rewards.values()) == pytest.approx([-1 / 3, -1 / 3, 2 / 3])


OPENSPIEL = """
import sys
sys.path.insert(0, {folder!r})
from cordee.games import REGISTER
REGISTER["sow"] = "sow"
import pyspiel, random
import cordee.bridges.openspiel
random.seed(4)
state = pyspiel.load_game("cordee_sow(players=3)").new_initial_state()
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
assert len(state.observation_tensor(0)) == 23
assert sorted(state.returns())[-1] > 0.6
"""


def test_openspiel_plays_whole_games_without_an_encoding(sow: Game, tmp_path: Path) -> None:
    assert encoding_of(sow).size == 23
    program = OPENSPIEL.format(folder=str(tmp_path))
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
