"""What is played for other people's tools, and by whom: everything given is checked here."""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from .. import bots as bot_names
from ..engine.contract import RecordArray
from ..engine.data import Options
from ..engine.errors import CordeeError
from ..engine.game import Game
from ..engine.kernel import rng
from ..games import load
from ..words import shown
from . import HERE
from .encoding import Encoding, encoding_of
from .stepping import ASKED, QUICK, RANDOM

INSIDE = {"random": RANDOM, "quick": QUICK}
"""Bots that play inside the kernel."""
MOST_DECISIONS = 100_000_000
MOST_GAMES = 1_000_000

Dice = NDArray[np.uint64]
"""The state of a game's dice."""
NamedBot = str | bot_names.Bot
"""A bot by its name, or one of somebody's own."""
Components = str | Path | Mapping[str, object] | None


@dataclass(frozen=True)
class Setup:
    """A game as it is played: everything that a new one begins from."""

    game: Game
    players: int
    options: Options
    horizon: int
    encoding: Encoding
    beginning: tuple[RecordArray, int, NDArray[np.int64], int]
    """What the kernel takes to begin: box, players, options, horizon."""

    @classmethod
    def of(
        cls,
        game: str | Game,
        players: int | None,
        options: Mapping[str, object],
        horizon: int,
        components: Components = None,
        taker: Callable[..., object] | None = None,
    ) -> Setup:
        """Checked: a setup that cannot be played is refused. The taker is what it is given to."""
        if isinstance(game, Game) and components is not None:
            raise CordeeError("components-twice", domain=HERE, game=game.name)
        played = game if isinstance(game, Game) else load(game, components)
        given = played.players[0] if players is None else whole(players)
        seats = played.check_players(players if given is None else given)
        if taker and (unknown := next((key for key in options if key not in played.options), None)):
            known = ", ".join([*played.options, *parameters(taker)])
            raise CordeeError("setting-unknown", domain=HERE, given=unknown, known=known)
        chosen = played.check_options(options)
        horizon = check_whole("horizon-range", horizon, MOST_DECISIONS)
        indices = played.option_indices(chosen)
        beginning = (played.packed_box, seats, indices, horizon)
        return cls(played, seats, chosen, horizon, encoding_of(played), beginning)

    def __reduce__(self) -> tuple[Callable[..., Setup], tuple[object, ...]]:
        return Setup.of, (self.game, self.players, self.options, self.horizon)

    def __deepcopy__(self, memo: object) -> Setup:
        return self


def parameters(taker: Callable[..., object]) -> list[str]:
    """The names of what can be given besides a game's own options."""
    taken = inspect.signature(taker).parameters.values()
    return [each.name for each in taken if each.kind is not each.VAR_KEYWORD]


def whole(given: object) -> int | None:
    """A whole number of Python's, NumPy's or any other kind; None if it is not one."""
    if isinstance(given, bool | np.bool_) or not isinstance(given, SupportsIndex):
        return None
    try:
        return operator.index(given)
    except TypeError:
        return None


def check_whole(key: str, given: object, most: int) -> int:
    """A whole number from 1 up to the most allowed."""
    number = whole(given)
    if number is None or not 1 <= number <= most:
        raise CordeeError(key, domain=HERE, given=shown(given), most=most)
    return number


def dice_of(seed: object, games: int = 1) -> Dice:
    """The state of the dice for a seed; without one, unpredictable."""
    if seed is None:
        return np.asarray(np.random.SeedSequence().generate_state(1, np.uint64), np.uint64)
    number = whole(seed)
    if number is None or number < 0:
        raise CordeeError("seed-shape", domain=HERE, count=games)
    return rng(number)


def all_dice(seed: object, games: int) -> list[Dice]:
    """The dice of many games: those of one seed and the numbers after it, or of as many seeds."""
    first = whole(seed)
    if first is not None:
        return [dice_of(first + i if first >= 0 else first, games) for i in range(games)]
    if isinstance(seed, str) or not isinstance(seed, Collection) or len(seed) != games:
        raise CordeeError("seed-shape", domain=HERE, count=games)
    return [dice_of(each, games) for each in seed]


def bot_list(bots: NamedBot | Sequence[NamedBot]) -> list[NamedBot]:
    """Bots, given one by one or as a single one: names, or anything that can choose."""
    named: list[NamedBot]
    named = [bots] if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
    for bot in named:
        if isinstance(bot, str):
            bot_names.parse(bot)
        elif isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
            known = ", ".join(bot_names.REGISTER)
            raise CordeeError("bot-shape", domain=HERE, given=shown(bot), known=known)
    return named


def seats_with(bots: Sequence[NamedBot], players: int | None) -> int | None:
    """How many play: by default, one against the bots."""
    return 1 + len(bots) if players is None and bots else players


def seat_bots(players: int, seat: object, bots: Sequence[NamedBot]) -> dict[int, NamedBot]:
    """Who sits where besides one seat: as many bots as there are others, or one for all."""
    own = whole(seat)
    if own is None or not 0 <= own < players:
        raise CordeeError("seat-range", domain=HERE, given=shown(seat), last=players - 1)
    others = [other for other in range(players) if other != own]
    seated = list(bots) * len(others) if len(bots) == 1 else bots
    if len(seated) != len(others):
        raise CordeeError("bots-count", domain=HERE, count=len(bots), others=len(others))
    return dict(zip(others, seated, strict=True))


def inside(bots: Mapping[int, NamedBot], players: int) -> list[int]:
    """What the kernel is told about each seat; bots that it does not know are asked for."""
    named = [bots.get(seat) for seat in range(players)]
    return [INSIDE.get(bot, ASKED) if isinstance(bot, str) else ASKED for bot in named]
