"""Games for other people's tools: which game, who decides, and where it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..engine.errors import CordeeError
from ..engine.game import Game
from ..engine.kernel import rng
from ..engine.move import Move
from ..engine.position import Position, from_bytes
from ..games import load
from ..words import shown
from . import HERE
from .space import Space, space
from .stepping import ASKED, QUICK, RANDOM

INSIDE = {"random": RANDOM, "quick": QUICK}
"""Bots that play inside the kernel."""

Components = str | Path | Mapping[str, Any] | None


@dataclass(frozen=True)
class Setup:
    """A game as it is played: all that a new one begins from."""

    game: Game
    players: int
    options: dict[str, Any]
    horizon: int
    space: Space
    beginning: tuple[Any, ...]
    """What the kernel takes to begin: box, players, options, horizon."""

    @classmethod
    def of(
        cls,
        game: str | Game,
        players: int | None,
        options: Mapping[str, Any],
        horizon: int,
        components: Components = None,
    ) -> Setup:
        """Checked: a setup that cannot be played is refused."""
        played = game if isinstance(game, Game) else load(game, components)
        seats = played.check_players(played.players[0] if players is None else players)
        chosen = played.check_options(options)
        horizon = check_whole("horizon-range", horizon)
        indices = played.option_indices(chosen)
        beginning = (played.packed_box, seats, indices, horizon)
        return cls(played, seats, chosen, horizon, space(played), beginning)


def is_whole(given: Any) -> bool:
    """Python's whole numbers and NumPy's, but no truth values."""
    return isinstance(given, int | np.integer) and not isinstance(given, bool)


def check_whole(key: str, given: Any) -> int:
    """A whole number from 1 up."""
    if not is_whole(given) or given < 1:
        raise CordeeError(key, domain=HERE, given=shown(given))
    return int(given)


def seed_of(given: Any) -> Any:
    """The state of the dice for a seed; without one, unpredictable."""
    if given is None:
        return np.random.SeedSequence().generate_state(1, np.uint64)
    if not is_whole(given) or given < 0:
        raise CordeeError("seed-shape", domain=HERE, count=1)
    return rng(int(given))


class Desk:
    """One game, and the question now open in it."""

    def __init__(self, setup: Setup, bots: Sequence[int] = ()) -> None:
        self.setup = setup
        self.record = np.zeros(1, setup.space.desk)
        self.record["rng"][0] = seed_of(None)
        self.record["bots"][0, : len(bots)] = bots
        self._kernel = setup.space.kernel
        self._step = setup.space.kernel.step_one
        self._horizon = setup.horizon
        self._count = self.record["count"]
        self._codes = self.record["codes"][0]
        self._numbers = self.record["numbers"][0]
        self._texts = Texts(setup.game)

    def seed(self, seed: int | None) -> None:
        """Dice of their own; without a seed they go on where they were."""
        if seed is not None:
            self.record["rng"][0] = seed_of(seed)

    def begin(self) -> int:
        """A new game: who is asked first."""
        return int(self._kernel.begin_one(self.record, *self.setup.beginning))

    def step(self, action: int) -> int:
        """A decision by its number: the seat that is asked next, OVER, CUT or ILLEGAL."""
        who: int = self._step(self.record, action, self._horizon)
        return who

    def play(self, move: Move) -> int:
        """A decision by its move; like `step`."""
        codes = self._codes[: self._count[0]].tolist()
        if move.code not in codes:
            raise self.refusal(move)
        return self.step(int(self._numbers[codes.index(move.code)]))

    def moves(self) -> dict[int, str]:
        """The legal moves in notation, by their numbers."""
        count = self._count[0]
        texts = map(self._texts.__getitem__, self._codes[:count].tolist())
        return dict(zip(self._numbers[:count].tolist(), texts, strict=True))

    def look(self, seat: int) -> tuple[Any, Any]:
        """The table as a seat sees it, and a 1 for each legal move."""
        seen = np.empty(self.setup.space.size, np.float32)
        allowed = np.empty(self.setup.space.actions, np.int8)
        self._kernel.look(self.record, seat, seen, allowed)
        return seen, allowed

    def rewards(self) -> list[float]:
        """Each seat's share less an equal one, once the game is over."""
        out = np.zeros(self.setup.players)
        self._kernel.reward_one(self.record, out)
        rewards: list[float] = out.tolist()
        return rewards

    def position(self) -> Position:
        return position_at(self.setup, self.record, 0)

    def refusal(self, action: Any) -> CordeeError:
        """Why a number was no decision."""
        known = ", ".join(f"{number} ({text})" for number, text in self.moves().items())
        return CordeeError("action-illegal", domain=HERE, action=shown(action), known=known)


class Texts(dict[int, str]):
    """The notation of moves by their codes, remembered."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, code: int) -> str:
        text = self[code] = self._game.move(code).text
        return text


def position_at(setup: Setup, records: Any, i: int) -> Position:
    """The game at one of many desks, to look at or to think about; it has no dice."""
    table = from_bytes(records["state"][i].tobytes(), setup.game.rules.STATE)
    position = Position(setup.game, table, dict(setup.options), None, set_up=True)
    position.earlier = int(records["plies"][i])
    return position


def moves_at(setup: Setup, records: Any, i: int) -> dict[int, str]:
    """The legal moves at one of many desks in notation, by their numbers."""
    count = records["count"][i]
    numbers, codes = records["numbers"][i, :count], records["codes"][i, :count]
    texts = [setup.game.move(code).text for code in codes.tolist()]
    return dict(zip(numbers.tolist(), texts, strict=True))


def seat_bots(players: int, seat: int, names: Sequence[Any]) -> dict[int, Any]:
    """Who sits where beside one seat: as many as there are others, or one for all."""
    last = players - 1
    if type(seat) is not int or not 0 <= seat <= last:
        raise CordeeError("seat-range", domain=HERE, given=shown(seat), last=last)
    others = [other for other in range(players) if other != seat]
    if len(names) == 1:
        names = list(names) * len(others)
    if len(names) != len(others):
        raise CordeeError("bots-count", domain=HERE, count=len(names), others=len(others))
    return dict(zip(others, names, strict=True))


def inside(bots: Mapping[int, Any], players: int) -> list[int]:
    """What the kernel is told about each seat; bots that it does not know are asked for."""
    named = [bots.get(seat) for seat in range(players)]
    return [INSIDE.get(bot, ASKED) if isinstance(bot, str) else ASKED for bot in named]
