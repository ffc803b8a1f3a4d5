"""Our games as Gymnasium environments: one seat against bots, or many games at once.

    from cordee.bridges import gymnasium
    env = gymnasium.env("yeti", seat=0, bots=["quick"])
    envs = gymnasium.vector("yeti", num_envs=1024, players=2)

Dice, questions with one answer and bots are played unasked. They are registered as well:
`gymnasium.make("cordee/yeti-v2", bots=["quick"])`, and `gymnasium.make_vec` for many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..games import REGISTER, load
from . import missing
from .encoding import encoding_of
from .setup import NamedBot

try:
    import gymnasium

    from .many_games import ManyGames
    from .one_seat import OPPONENTS, OneSeat
except ImportError as fault:
    raise missing(fault, "Gymnasium", "gymnasium") from fault

if TYPE_CHECKING:
    from ..engine.game import Game

__all__ = ["ManyGames", "OneSeat", "env", "vector"]


def env(
    game: str | Game, seat: int = 0, bots: Sequence[NamedBot] = OPPONENTS, **settings: Any
) -> OneSeat:
    """One seat of a game against bots: by their names, or anything that can choose."""
    return OneSeat(game, seat, bots, **settings)


def vector(
    game: str | Game, num_envs: int, players: int | None = None, **settings: Any
) -> ManyGames:
    """Many games that step inside the kernel: all seats in turn, or seat 0 against `bots`."""
    return ManyGames(game, num_envs, players, **settings)


def register() -> None:
    """Make our games known to `gymnasium.make`."""
    for name in REGISTER:
        gymnasium.register(
            f"cordee/{name}-v{encoding_of(load(name)).version}",
            entry_point=f"{__name__}:OneSeat",
            vector_entry_point=f"{__name__}:ManyGames",
            kwargs={"game": name},
            disable_env_checker=True,
        )


register()
