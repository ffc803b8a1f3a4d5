"""Our games in OpenSpiel.

    import pyspiel
    import cordee.bridges.openspiel
    game = pyspiel.load_game("cordee_yeti(players=3,weather=mixed)")

Importing this registers `cordee_yeti`, `cordee_himalaya`, `cordee_matterhorn`, `cordee_vertical`
and `cordee_pig`. Dice are chance nodes; the number of an outcome is its place in the list of
outcomes. Questions with one answer are answered unasked.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Callable, Mapping
from itertools import accumulate, islice
from random import Random
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ..engine.contract import RecordArray
from ..engine.data import Data
from ..engine.errors import CordeeError
from ..engine.game import Game
from ..engine.kernel import CHANCE
from ..engine.position import Position, from_bytes
from ..games import REGISTER, load
from . import HERE, HORIZON, missing
from .encoding import Encoding, encoding_of
from .lane import moves_at, position_at, refusal
from .setup import MOST_DECISIONS, Setup, check_whole
from .stepping import ILLEGAL

try:
    import pyspiel
except ImportError as fault:
    raise missing(fault, "OpenSpiel", "openspiel") from fault

PREFIX = "cordee_"
PLAYERS, PATH, LONGEST, CHANCES = "players", "components", "horizon", "rolls"
"""Parameters besides a game's own options."""
ROLLS = 10
"""Chance events allowed for each decision of the horizon, unless told otherwise."""
REMEMBERED = 4096
"""The most lists of chance outcomes that a game keeps."""
MOST_NAMED = 40
"""Legal actions named to whoever chose another."""
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

Outcomes = tuple[list[tuple[int, float]], list[float]]
"""The numbers and odds of outcomes, and their running sums."""


class CordeeGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters; a class of its own for each."""

    name: ClassVar[str]

    def __init__(self, given: Mapping[str, object] | None = None) -> None:
        name = self.name
        parameters = {**DEFAULTS[name], **(given or {})}
        options = {key: value for key, value in parameters.items() if key in load(name).options}
        box = parameters[PATH] or None
        horizon = parameters.get(LONGEST, HORIZON)
        self.setup = Setup.of(name, parameters[PLAYERS], options, horizon, box)
        rolls = parameters.get(CHANCES) or ROLLS * horizon
        self.rolls = check_whole("rolls-range", rolls, ROLLS * MOST_DECISIONS)
        self.kernel = self.setup.encoding.kernel
        self._outcomes: dict[bytes, Outcomes] = {}
        players = self.setup.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.encoding.actions,
            max_chance_outcomes=self.setup.game.rules.OUTCOMES,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=self.setup.encoding.bound(players) or horizon,
        )
        super().__init__(TYPES[name], info, dict(given or {}))

    def new_initial_state(self, state: None = None) -> CordeeState:  # noqa: ARG002
        return CordeeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rolls if self.is_endless else ROLLS * int(self.max_game_length())

    @property
    def is_endless(self) -> bool:
        """Do the rules set no bound to its length?"""
        return LONGEST in DEFAULTS[self.name]

    def make_py_observer(self, kind: Any = None, _parameters: Any = None) -> Observer:
        return Observer(self.setup.encoding, recalls=kind is not None and kind.perfect_recall)

    def room(self) -> NDArray[np.int32]:
        """For a list of outcomes; each call has its own, as threads may share a game."""
        return np.empty(self.setup.game.rules.OUTCOMES, np.int32)

    def outcomes(self, record: RecordArray) -> Outcomes:
        """What may come of the open chance event; remembered, since a few lists come up often."""
        chances = np.empty(self.setup.game.rules.OUTCOMES)
        count = self.kernel.outcomes(record, self.room(), chances)
        key = chances[:count].tobytes()
        found = self._outcomes.get(key)
        if found is None:
            if len(self._outcomes) >= REMEMBERED:
                self._outcomes.clear()
            odds = chances[:count].tolist()
            found = self._outcomes[key] = (list(enumerate(odds)), list(accumulate(odds)))
        return found


class Sheet:
    """The record of a state, copied and kept by its bytes."""

    __slots__ = ("name", "record")

    def __init__(self, name: str, record: RecordArray) -> None:
        self.name = name
        self.record = record

    def __deepcopy__(self, memo: object) -> Sheet:
        return Sheet(self.name, from_bytes(self.record.tobytes(), self.record.dtype))

    def __reduce__(self) -> tuple[Callable[[str, bytes], Sheet], tuple[str, bytes]]:
        return _sheet, (self.name, self.record.tobytes())


def _sheet(name: str, data: bytes) -> Sheet:
    return Sheet(name, from_bytes(data, encoding_of(load(name)).lane))


class CordeeState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment. OpenSpiel copies and keeps the `__dict__`; slots hold the rest."""

    __slots__ = ("__dict__", "_game", "_legal", "_texts")

    def __init__(self, game: CordeeGame) -> None:
        super().__init__(game)
        self._game = game
        self._legal: list[int] | None = None
        self._texts: dict[int, str] | None = None
        record = np.zeros(1, game.setup.encoding.lane)
        self.who: int = game.kernel.open_one(record, *game.setup.beginning, game.rolls)
        self.sheet = Sheet(game.setup.game.name, record)

    def __getattr__(self, name: str) -> Any:
        """A state from a pickle has only what was kept: its slots are filled when asked for."""
        if name not in self.__slots__:
            raise AttributeError(name)
        value = self.get_game() if name == "_game" else None
        setattr(self, name, value)
        return value

    # What OpenSpiel asks for. Methods that it offers itself are here as well: called from Python,
    # they would go through C++ and back.

    def current_player(self) -> int:
        return self.who if self.who >= CHANCE else TERMINAL

    def is_terminal(self) -> bool:
        return self.who < CHANCE

    def is_chance_node(self) -> bool:
        return self.who == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.who == CHANCE and player in (None, CHANCE):
            return list(range(len(self.chance_outcomes())))
        if self.who < 0 or player not in (None, self.who):
            return []
        return self._legal_actions(self.who).copy()

    def _legal_actions(self, _player: int) -> list[int]:
        if self._legal is None:
            record = self.sheet.record
            numbers = record["numbers"][0, : record["count"][0]]
            self._legal = sorted(numbers.tolist())
        return self._legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome and its odds."""
        self._check_chance()
        return self._game.outcomes(self.sheet.record)[0].copy()

    def sample_outcome(self, random: Random) -> int:
        """One outcome at random, without going through their list."""
        self._check_chance()
        sums = self._game.outcomes(self.sheet.record)[1]
        return min(bisect_right(sums, random.random() * sums[-1]), len(sums) - 1)

    def _check_chance(self) -> None:
        if self.who != CHANCE:
            raise CordeeError("no-chance-event")

    def _apply_action(self, action: int) -> None:
        game, record = self._game, self.sheet.record
        if self.is_terminal():
            raise self._refusal(action)
        if self.who == CHANCE:
            who = game.kernel.fall(record, action, game.setup.horizon, game.room())
        else:
            who = game.kernel.answer(record, action, game.setup.horizon)
        if who == ILLEGAL:
            raise self._refusal(action)
        self.who = who
        self._legal = self._texts = None

    def _refusal(self, action: int) -> CordeeError:
        """Why a number stands for nothing that may be done or may come."""
        if self.is_terminal():
            return CordeeError("game-ended", domain=HERE)
        return refusal("action-illegal", action, dict(islice(self.texts().items(), MOST_NAMED)))

    def texts(self) -> dict[int, str]:
        """What may be done, or may come, in notation, by its number."""
        if self._texts is None:
            if self.who == CHANCE:
                moves = self.position().moves()
                self._texts = {i: move.text for i, move in enumerate(moves)}
            else:
                self._texts = moves_at(self._game.setup, self.sheet.record, 0)
        return self._texts

    def _action_to_string(self, _player: int, action: int) -> str:
        text = self.texts().get(action)
        if text is None:
            raise self._refusal(action)
        return text

    def returns(self) -> list[float]:
        """Each seat's share of the win minus an equal one, at the end."""
        out = np.zeros(self._game.setup.players)
        self._game.kernel.reward_one(self.sheet.record, out)
        returns: list[float] = out.tolist()
        return returns

    def position(self) -> Position:
        """The same in our own words: `print(state.position())` shows the table."""
        return position_at(self._game.setup, self.sheet.record, 0)

    def __str__(self) -> str:
        """Everything there is to see, as JSON, and how near the horizon is."""
        counted = {key: int(self.sheet.record[key][0]) for key in ("decisions", "rolls")}
        return json.dumps({**self.position().to_dict(), **counted})


class Observer:
    """A state as a player sees it; all of it is open to all."""

    def __init__(self, encoding: Encoding, recalls: bool) -> None:
        self._encoding = encoding
        self._recalls = recalls
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = encoding.named(self.tensor)

    def set_from(self, state: CordeeState, player: int) -> None:
        self._encoding.kernel.see_one(state.sheet.record, max(player, 0), self.tensor)

    def string_from(self, state: CordeeState, _player: int) -> str:
        """The table; for a player with perfect recall, what was played."""
        return str(state.history_str()) if self._recalls else str(state)


def defaults(game: Game) -> Data:
    """A game's parameters and their values if not given."""
    parameters = {option: values[0] for option, values in game.options.items()}
    parameters |= {PLAYERS: game.players[0], PATH: ""}
    if encoding_of(game).bound(game.players[0]) is None:
        parameters |= {LONGEST: HORIZON, CHANCES: 0}
    return parameters


def game_type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.name,
        long_name=game.title(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS[game.name],
    )


DEFAULTS = {name: defaults(load(name)) for name in REGISTER}
TYPES = {name: game_type(load(name)) for name in REGISTER}
CLASSES = {name: type(f"{PREFIX}{name}", (CordeeGame,), {"name": name}) for name in REGISTER}
"""OpenSpiel keeps what makes a game for longer than Python lives: a class can stand that."""
globals().update({made.__name__: made for made in CLASSES.values()})  # pickle looks for them here
for name, made in CLASSES.items():
    pyspiel.register_game(TYPES[name], made)


def _step(bot: Any, state: Any) -> Any:
    """`MCTSBot.step` lets go of Python's lock, and crashes with a game in Python (OpenSpiel 2.0);
    `step_with_policy` does the same without."""
    if not isinstance(state, CordeeState):
        return _original_step(bot, state)
    if state.who < 0:
        raise CordeeError("search-nothing")
    return bot.step_with_policy(state)[1]


_original_step = pyspiel.MCTSBot.step
pyspiel.MCTSBot.step = _step
