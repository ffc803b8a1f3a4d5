"""Random games, and positions taken from all over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any, NoReturn

from ..engine.game import Game
from ..engine.position import Position

LONGEST = 6000
"""Plies after which a random game is broken off."""
COUNT = 24
"""Positions looked at in each game."""


class Fault(AssertionError):
    """A game does not keep the contract."""


@dataclass(frozen=True)
class Setting:
    """How a game is played: so many players, options, and a seed for dice and choices."""

    players: int
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 1

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options]
        return "-".join([f"{self.players}p", *options, f"seed{self.seed}"])


@dataclass(frozen=True)
class Sample:
    """One random game: some of its positions, in the order of play, and its end."""

    game: Game
    setting: Setting
    positions: tuple[Position, ...]
    end: Position
    choose: Random = field(compare=False)

    def fault(self, position: Position, what: str) -> NoReturn:
        ply = len(position.plies)
        raise Fault(f"{self.game.name}, {self.setting}, ply {ply}: {what}")


def settings(game: Game, seeds: Sequence[int] = (1,)) -> list[Setting]:
    """Every player count and every combination of options."""
    low, high = game.players
    combined = [
        tuple(zip(game.options, values, strict=True)) for values in product(*game.options.values())
    ]
    return [
        Setting(players, options, seed)
        for players in range(low, high + 1)
        for options in combined
        for seed in seeds
    ]


def sample(game: Game, setting: Setting, count: int = COUNT, longest: int = LONGEST) -> Sample:
    """Positions of one random game: the first ones, the last ones, and some in between."""
    positions = _positions(game, id(game), setting, count, longest)
    *_, end = positions
    return Sample(game, setting, positions, end, chooser(setting))


@lru_cache(maxsize=64)
def _positions(
    game: Game, _identity: int, setting: Setting, count: int, longest: int
) -> tuple[Position, ...]:
    *_, end = walk(game, setting, longest)
    plies = len(end.plies)
    few = min(count // 4, plies + 1)
    looked_at = {*range(few), *range(plies + 1 - few, plies + 1)}
    looked_at |= set(chooser(setting).sample(range(plies + 1), min(count - 2 * few, plies + 1)))
    position, found = end.copy(), []
    while True:
        if len(position.plies) in looked_at:
            found.append(position.copy())
        if not position.plies:
            return tuple(reversed(found))
        position.undo()


def chooser(setting: Setting) -> Random:
    return Random(setting.seed)  # noqa: S311  # a game, not a secret


def walk(game: Game, setting: Setting, longest: int = LONGEST) -> Iterator[Position]:
    """One random game, at rest at every step; chance events by the position's own dice."""
    position = game.new(setting.players, seed=setting.seed, **dict(setting.options))
    choose = chooser(setting)
    yield position
    while position.actor is not None and len(position.plies) < longest:
        if position.actor == "chance":
            position.roll()
        else:
            position.play(choose.choice(position.moves()))
        yield position
