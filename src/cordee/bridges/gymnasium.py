"""Our games as Gymnasium environments: one seat against bots, or many games at once.

    from cordee.bridges import gymnasium
    env = gymnasium.env("yeti", seat=0, bots=["quick"])
    envs = gymnasium.vector("yeti", num_envs=1024, players=2)

Dice, questions with one answer and bots are played unasked. They are registered as well:
`gymnasium.make("cordee/yeti-v1", bots=["quick"])`, and `gymnasium.make_vec` for many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .. import bots as bot_names
from ..engine.errors import CordeeError
from ..engine.kernel import OVER, rng
from ..games import REGISTER, load
from ..words import shown
from . import HERE, HORIZON, missing
from .desks import Desk, moves_at, position_at, refusal
from .drawing import MODES, check_mode, draw
from .setup import (
    INSIDE,
    MOST_GAMES,
    Components,
    Setup,
    all_dice,
    bot_list,
    check_whole,
    inside,
    seat_bots,
    whole,
)
from .space import space
from .stepping import ALL_WELL, ASKED, CUT, ILLEGAL, NOBODY

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as fault:
    raise missing(fault, "Gymnasium", "gymnasium") from fault

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.position import Position

OPPONENTS = ("quick",)
ATTEMPTS = 100
"""Games begun, at most, until the seat is asked: bots may end some before."""
LOSE, RAISE = "lose", "raise"
"""What an illegal action does."""


def env(
    game: str | Game, seat: int = 0, bots: Sequence[Any] = OPPONENTS, **settings: Any
) -> OneSeat:
    """One seat of a game against bots: by their names, or anything that can choose."""
    return OneSeat(game, seat, bots, **settings)


def vector(
    game: str | Game, num_envs: int, players: int | None = None, **settings: Any
) -> ManyGames:
    """Many games that step inside the kernel: all seats in turn, or seat 0 against `bots`."""
    return ManyGames(game, num_envs, players, **settings)


class Legal(spaces.Discrete):
    """Numbers of moves; a sample is legal, as long as a game is on."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.legal = np.ones(n, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


def check_illegal(given: Any) -> str:
    if given not in (LOSE, RAISE):
        known = f"{LOSE}, {RAISE}"
        raise CordeeError("illegal-mode", domain=HERE, given=shown(given), known=known)
    return str(given)


def observation_box(setup: Setup) -> spaces.Box:
    return spaces.Box(setup.space.low, setup.space.high, dtype=np.float32)


class OneSeat(gymnasium.Env[Any, Any]):
    """One seat of a game; the others are bots. After `horizon` decisions it is cut short."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium has it
        "render_modes": MODES,
        "render_fps": 2,
    }
    action_space: Legal

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        bots: Sequence[Any] = OPPONENTS,
        players: int | None = None,
        render_mode: str | None = None,
        illegal: str = LOSE,
        horizon: int = HORIZON,
        components: Components = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.illegal = check_illegal(illegal)
        named = bot_list(bots)
        if players is None and named:
            players = 1 + len(named)
        self.setup = Setup.of(game, players, options, horizon, components)
        self._seated = seat_bots(self.setup.players, seat, named)
        self.seat = int(seat)
        inner = inside(self._seated, self.setup.players)
        self._outside = [other for other in self._seated if inner[other] == ASKED]
        self._bots = self._make_bots(None)
        self.desk = Desk(self.setup, inner)
        self.action_space = Legal(self.setup.space.actions)
        self.observation_space = observation_box(self.setup)
        self._is_on = False

    def _make_bots(self, seed: int | None) -> dict[int, Any]:
        """Those outside the kernel; named ones choose the same way with the same seed."""
        made = {}
        for seat in self._outside:
            bot = self._seated[seat]
            if isinstance(bot, str):
                bot = bot_names.make(bot, None if seed is None else f"{seed} {seat}")
            made[seat] = bot
        return made

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game; without a seed the dice go on where they were."""
        super().reset(seed=seed, options=options)
        self.desk.seed(seed)
        if seed is not None:
            self._bots = self._make_bots(seed)
        for _ in range(ATTEMPTS):
            if self._go_on(self.desk.begin()) >= 0:
                return self._look()
        raise CordeeError("seat-never", domain=HERE, seat=self.seat, horizon=self.setup.horizon)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """A decision of the seat, and all that happens until its next one."""
        if not self._is_on:
            raise CordeeError("game-not-on", domain=HERE)
        number = whole(action)
        if number is None:
            raise self.desk.refusal(action)
        who = self.desk.step(number)
        if who == ILLEGAL:
            return self._lose(self.desk.refusal(action))
        how = self._go_on(who)
        seen, info = self._look()
        return seen, self.desk.rewards()[self.seat], how == OVER, how == CUT, info

    def _lose(self, refusal: CordeeError) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """An illegal action loses the game, or raises if that was wished for."""
        if self.illegal == RAISE:
            raise refusal
        self._is_on = False
        seen, info = self._look()
        info["action_mask"][:] = self.action_space.legal[:] = 1
        return seen, -1 / self.setup.players, True, False, {**info, "illegal": str(refusal)}

    def _go_on(self, who: int) -> int:
        """Bots that play outside the kernel choose, until the seat is asked or the game ends."""
        while who >= 0 and who != self.seat:
            who = self.desk.play(bot_names.ask(self._bots[who], self.desk.position()))
        self._is_on = who >= 0
        return who

    def _look(self) -> tuple[Any, dict[str, Any]]:
        seen, allowed = self.desk.look(self.seat)
        self.action_space.legal[:] = allowed
        if self.render_mode == "human":
            self.render()
        return seen, {"action_mask": allowed}

    def moves(self) -> dict[int, str]:
        """The legal moves in notation, by their numbers; none, when no game is on."""
        return self.desk.moves() if self._is_on else {}

    def position(self) -> Position:
        """The game as it stands, to look at or to think about."""
        return self.desk.position()

    def action_masks(self) -> Any:
        """Which actions are legal, as sb3-contrib asks for it."""
        return self.action_space.legal.astype(bool)

    def render(self) -> Any:
        """The table: printed for `human`, else returned."""
        return draw(self.desk.position(), self.render_mode, "gymnasium")


class Seen(NamedTuple):
    """What there is to know about each of many games."""

    observations: Any
    masks: Any
    all_rewards: Any
    rewards: Any
    terminated: Any
    truncated: Any
    actors: Any


class ManyGames(VectorEnv[Any, Any, Any]):
    """Many games, stepped in one call; one that is over begins anew with the next step.

    Without bots each decision is shown to the seat that makes it (`info["actor"]`); the reward is
    that of the seat that has just decided, those of all are in `info["rewards"]`. With `bots` seat
    0, or another `seat`, plays against them.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        bots: Sequence[str] = (),
        seat: int | None = None,
        horizon: int = HORIZON,
        components: Components = None,
        **options: Any,
    ) -> None:
        self.num_envs = check_whole("number-range", num_envs, MOST_GAMES)
        named = bot_list(bots)
        if players is None and named:
            players = 1 + len(named)
        self.setup = Setup.of(game, players, options, horizon, components)
        self.viewer = NOBODY
        self.records = np.zeros(self.num_envs, self.setup.space.desk)
        if named:
            self._seat_bots(seat, named)
        elif seat is not None:
            raise CordeeError("seat-without-bots", domain=HERE, given=shown(seat))
        self.single_action_space = spaces.Discrete(self.setup.space.actions)
        self.single_observation_space = observation_box(self.setup)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self._everywhere = np.ones(self.num_envs, np.bool_)
        self._choices = rng(0)
        self._is_on = False

    def _seat_bots(self, seat: int | None, named: list[Any]) -> None:
        for bot in named:
            if not isinstance(bot, str) or bot not in INSIDE:
                known = ", ".join(INSIDE)
                raise CordeeError("bot-outside", domain=HERE, name=shown(bot), known=known)
        seated = seat_bots(self.setup.players, 0 if seat is None else seat, named)
        self.viewer = int(seat or 0)
        self.records["bots"][:, : self.setup.players] = inside(seated, self.setup.players)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games everywhere. Game i has the dice of `seed + i`, or those of the i-th seed;
        without a seed they go on where they were."""
        if seed is not None or not self._is_on:
            self._seed(seed)
        super().reset(seed=whole(seed), options=options)
        self.setup.space.kernel.begin_all(self.records, *self.setup.beginning)
        if (self.records["count"] == 0).any():
            seat, horizon = self.viewer, self.setup.horizon
            raise CordeeError("seat-never", domain=HERE, seat=seat, horizon=horizon)
        self._is_on = True
        seen = self._blank()
        self.setup.space.kernel.tell_all(self.records, self.viewer, seen)
        return seen.observations, self._info(seen)

    def _seed(self, seed: Any) -> None:
        if seed is None:
            fresh = np.random.SeedSequence().generate_state(self.num_envs, np.uint64)
            self.records["rng"][:, 0] = fresh
        else:
            self.records["rng"][:] = all_dice(seed, self.num_envs)
        self._choices = rng(int(self.records["rng"][0, 0]))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """A decision in every game; in those that are over, a new game instead."""
        if not self._is_on:
            raise CordeeError("game-not-on", domain=HERE)
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise CordeeError("actions-shape", domain=HERE, count=self.num_envs)
        chosen = np.clip(given, -1, self.setup.space.actions).astype(np.int64)
        seen = self._blank()
        wrong = self.setup.space.kernel.step_all(
            self.records, chosen, *self.setup.beginning, self.viewer, seen
        )
        if wrong != ALL_WELL:
            raise refusal("action-illegal-at", given[wrong], self.moves(wrong), index=str(wrong))
        return seen.observations, seen.rewards, seen.terminated, seen.truncated, self._info(seen)

    def sample_legal(self) -> Any:
        """Any legal action for each game; where a game is over, 0."""
        if not self._is_on:
            raise CordeeError("game-not-on", domain=HERE)
        chosen = np.empty(self.num_envs, np.int64)
        self.setup.space.kernel.choose_all(self.records, self._choices, chosen)
        return chosen

    def _blank(self) -> Seen:
        count, players, numbers = self.num_envs, self.setup.players, self.setup.space
        return Seen(
            observations=np.empty((count, numbers.size), np.float32),
            masks=np.empty((count, numbers.actions), np.int8),
            all_rewards=np.empty((count, players)),
            rewards=np.empty(count),
            terminated=np.empty(count, np.bool_),
            truncated=np.empty(count, np.bool_),
            actors=np.empty(count, np.int64),
        )

    def _info(self, seen: Seen) -> dict[str, Any]:
        return {
            "action_mask": seen.masks,
            "_action_mask": self._everywhere,
            "actor": seen.actors,
            "_actor": self._everywhere,
            "rewards": seen.all_rewards,
            "_rewards": self._everywhere,
        }

    def moves(self, index: int) -> dict[int, str]:
        """The legal moves of one game in notation, by their numbers."""
        return moves_at(self.setup, self.records, index)

    def position(self, index: int) -> Position:
        """One of the games as it stands, to look at or to think about."""
        return position_at(self.setup, self.records, index)


def register() -> None:
    """Have `gymnasium.make` know our games."""
    for name in REGISTER:
        gymnasium.register(
            f"cordee/{name}-v{space(load(name)).version}",
            entry_point=f"{__name__}:OneSeat",
            vector_entry_point=f"{__name__}:ManyGames",
            kwargs={"game": name},
            disable_env_checker=True,
        )


register()
