"""Random games, and positions taken from all over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any, NoReturn

from ..engine.game import Game
from ..engine.kernel import split
from ..engine.position import Position, from_bytes

LONGEST = 20_000
"""Plies after which a random game is broken off."""
EACH = 4
"""Positions looked at in every phase of a game."""
ENDS = 4
"""Further games, of which only the end is looked at."""


class Fault(AssertionError):
    """A game does not keep the contract."""


@dataclass(frozen=True)
class Setting:
    """How a game is played: N players, options, and a seed for dice and choices."""

    players: int
    options: tuple[tuple[str, Any], ...] = ()
    seed: int | str = 1

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options]
        return "-".join([f"{self.players}p", *options, f"seed{self.seed}"])


@dataclass(frozen=True)
class Sample:
    """One random game: positions of every phase, in the order of play; and how games end."""

    game: Game
    setting: Setting
    positions: tuple[Position, ...]
    ends: tuple[Position, ...]
    """The end of this game, and of some others with the same players and options."""
    choose: Random = field(compare=False)

    @property
    def end(self) -> Position:
        return self.ends[0]

    def fault(self, position: Position, what: str) -> NoReturn:
        ply = len(position.plies)
        raise Fault(f"{self.game.name}, {self.setting}, ply {ply}: {what}")


def settings(game: Game, seeds: Sequence[int | str] = (1,)) -> list[Setting]:
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


def sample(
    game: Game, setting: Setting, each: int = EACH, ends: int = ENDS, longest: int = LONGEST
) -> Sample:
    """Positions from all over a random game: `each` of every phase, the first and the last.

    For `ends` more games, only the last position is looked at.
    """
    positions, last = _games(game, id(game), setting, each, ends, longest)
    return Sample(game, setting, positions, last, chooser(setting))


@lru_cache(maxsize=16)
def _games(
    game: Game, _identity: int, setting: Setting, each: int, more: int, longest: int
) -> tuple[tuple[Position, ...], tuple[Position, ...]]:
    *_, end = walk(game, setting, longest)
    others = [replace(setting, seed=f"{setting.seed} {number}") for number in range(more)]
    ends = [end, *(_last(walk(game, other, longest)) for other in others)]
    looked_at = {0, 1, len(end.plies) - 1, len(end.plies)}
    for plies in _by_phase(end).values():
        looked_at |= set(chooser(setting).sample(plies, min(each, len(plies))))
    position, found = end.copy(), []
    while True:
        if len(position.plies) in looked_at:
            found.append(position.copy())
        if not position.plies:
            return tuple(reversed(found)), tuple(ends)
        position.undo()


def _last(positions: Iterator[Position]) -> Position:
    *_, end = positions
    return end


def _by_phase(end: Position) -> dict[tuple[int, int], list[int]]:
    """The plies of a game by what was asked, the phase, and what was answered, the kind of move."""
    found: dict[tuple[int, int], list[int]] = {}
    for number, ply in enumerate(end.plies):
        before = from_bytes(ply.before, end.table.dtype)
        asked = int(before["phase"][0]), split(ply.move.code)[0]
        found.setdefault(asked, []).append(number)
    return found


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
