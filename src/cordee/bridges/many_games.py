"""Many games that step inside the kernel in one call, as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..engine.errors import CordeeError
from ..engine.kernel import rng
from ..words import shown
from . import HERE, HORIZON
from .boxes import observation_box
from .drawing import PICTURES, Drawn, check_mode, draw
from .encoding import Figures, Mask
from .lane import moves_at, position_at, refusal
from .one_seat import Info
from .setup import (
    INSIDE,
    MOST_GAMES,
    Components,
    NamedBot,
    Setup,
    all_dice,
    bot_list,
    check_whole,
    inside,
    seat_bots,
    seats_with,
    whole,
)
from .stepping import ALL_WELL, NOBODY

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.position import Position

Actions = NDArray[np.int64]
Row = NDArray[np.generic]
"""A value for each game."""

Stepped = tuple[Figures, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]
"""What is seen of each game, the rewards, which games are over or cut short, and the rest."""


class Seen(NamedTuple):
    """What is known about each of many games."""

    observations: Figures
    masks: Mask
    all_rewards: NDArray[np.float64]
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    actors: NDArray[np.int64]


class ManyGames(VectorEnv[Figures, Actions, Row]):
    """Many games, stepped in one call; one that is over begins again with the next step.

    Without bots each decision is shown to the seat that makes it (`info["actor"]`); the reward is
    that of the seat that has just decided, those of all are in `info["rewards"]`. With `bots` seat
    0, or another `seat`, plays against them.
    """

    metadata: Info = {  # noqa: RUF012  # as Gymnasium has it
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "render_modes": PICTURES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        bots: Sequence[str] = (),
        seat: int | None = None,
        render_mode: str | None = None,
        horizon: int = HORIZON,
        components: Components = None,
        **options: object,
    ) -> None:
        self.num_envs = check_whole("number-range", num_envs, MOST_GAMES)
        self.render_mode = check_mode(render_mode, PICTURES)
        named = bot_list(bots)
        seats = seats_with(named, players)
        self.setup = Setup.of(game, seats, options, horizon, components, ManyGames)
        self.viewer = NOBODY
        self.records = np.zeros(self.num_envs, self.setup.encoding.lane)
        if named:
            self._seat_bots(seat, named)
        elif seat is not None:
            raise CordeeError("seat-without-bots", domain=HERE, given=shown(seat))
        self.single_action_space = spaces.Discrete(self.setup.encoding.actions)
        self.single_observation_space = observation_box(self.setup.encoding)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self._everywhere = np.ones(self.num_envs, np.bool_)
        self._choices = rng(0)
        self._is_on = False

    def _seat_bots(self, seat: int | None, named: list[NamedBot]) -> None:
        for bot in named:
            if not isinstance(bot, str) or bot not in INSIDE:
                known = ", ".join(INSIDE)
                raise CordeeError("bot-outside", domain=HERE, name=shown(bot), known=known)
        seated = seat_bots(self.setup.players, 0 if seat is None else seat, named)
        self.viewer = int(seat or 0)
        self.records["bots"][:, : self.setup.players] = inside(seated, self.setup.players)

    def reset(self, *, seed: object = None, options: Info | None = None) -> tuple[Figures, Info]:
        """New games everywhere, or where `options["reset_mask"]` says. Game i has the dice of
        `seed + i`, or those of the i-th seed; without a seed they go on where they were."""
        where = self._where(options)
        if seed is not None or not self._is_on:
            self._seed(seed, where)
        super().reset(seed=whole(seed), options=options)
        self.setup.encoding.kernel.begin_all(self.records, where, *self.setup.beginning)
        if (self.records["count"][where] == 0).any():
            seat, horizon = self.viewer, self.setup.horizon
            raise CordeeError("seat-never", domain=HERE, seat=seat, horizon=horizon)
        self._is_on = True
        seen = self._blank()
        self.setup.encoding.kernel.tell_all(self.records, self.viewer, seen)
        return seen.observations, self._info(seen)

    def _where(self, options: Info | None) -> NDArray[np.bool_]:
        """In which games to begin again: everywhere, unless a mask was given."""
        if not options or "reset_mask" not in options:
            return self._everywhere
        where = np.asarray(options["reset_mask"])
        if where.shape != (self.num_envs,) or where.dtype != np.bool_ or not where.any():
            raise CordeeError("mask-shape", domain=HERE, count=self.num_envs)
        if not where.all():
            self._check_on()
        return where

    def _seed(self, seed: object, where: NDArray[np.bool_]) -> None:
        if seed is None:
            fresh = np.random.SeedSequence().generate_state(self.num_envs, np.uint64)
            self.records["rng"][:, 0] = fresh
        else:
            self.records["rng"][where] = np.array(all_dice(seed, self.num_envs))[where]
        self._choices = rng(int(self.records["rng"][0, 0]))

    def step(self, actions: object) -> Stepped:
        """A decision in every game; in those that are over, a new game instead."""
        self._check_on()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise CordeeError("actions-shape", domain=HERE, count=self.num_envs)
        chosen = np.clip(given, -1, self.setup.encoding.actions).astype(np.int64)
        seen = self._blank()
        wrong = self.setup.encoding.kernel.step_all(
            self.records, chosen, *self.setup.beginning, self.viewer, seen
        )
        if wrong != ALL_WELL:
            raise refusal("action-illegal-at", given[wrong], self.moves(wrong), index=str(wrong))
        return seen.observations, seen.rewards, seen.terminated, seen.truncated, self._info(seen)

    def sample_legal(self) -> Actions:
        """Any legal action for each game; where a game is over, 0."""
        self._check_on()
        chosen = np.empty(self.num_envs, np.int64)
        self.setup.encoding.kernel.choose_all(self.records, self._choices, chosen)
        return chosen

    def _blank(self) -> Seen:
        count, players, numbers = self.num_envs, self.setup.players, self.setup.encoding
        return Seen(
            observations=np.empty((count, numbers.size), np.float32),
            masks=np.empty((count, numbers.actions), np.int8),
            all_rewards=np.empty((count, players)),
            rewards=np.empty(count),
            terminated=np.empty(count, np.bool_),
            truncated=np.empty(count, np.bool_),
            actors=np.empty(count, np.int64),
        )

    def _info(self, seen: Seen) -> Info:
        return {
            "action_mask": seen.masks,
            "_action_mask": self._everywhere,
            "actor": seen.actors,
            "_actor": self._everywhere,
            "rewards": seen.all_rewards,
            "_rewards": self._everywhere,
        }

    def render(self) -> Drawn:
        """The table of every game, one picture each."""
        self._check_on()
        games = range(self.num_envs)
        drawn = [draw(self.position(i), self.render_mode, "gymnasium") for i in games]
        return tuple(drawn) if self.render_mode else None

    def close_extras(self, **kwargs: object) -> None:  # noqa: ARG002  # as Gymnasium calls it
        """The games are over: new ones can be started."""
        self._is_on = False

    def _check_on(self) -> None:
        if not self._is_on:
            raise CordeeError("game-not-on", domain=HERE)

    def moves(self, index: int) -> dict[int, str]:
        """The legal moves of one game in notation, by their numbers."""
        return moves_at(self.setup, self.records, index)

    def position(self, index: int) -> Position:
        """One of the games as it stands, to look at or to think about."""
        return position_at(self.setup, self.records, index)
