"""One seat of a game against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from .. import bots as bot_names
from ..engine.errors import CordeeError
from ..engine.kernel import OVER
from ..words import shown
from . import HERE, HORIZON
from .boxes import Legal, observation_box
from .drawing import MODES, Drawn, check_mode, draw
from .encoding import Figures
from .lane import Lane
from .setup import Components, NamedBot, Setup, bot_list, inside, seat_bots, seats_with, whole
from .stepping import ASKED, CUT, ILLEGAL

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.position import Position

OPPONENTS = ("quick",)
ATTEMPTS = 100
"""The most games begun until the seat is asked: bots may end some before that."""
Info = dict[str, Any]
"""What Gymnasium takes and gives besides, by its own keys."""
Stepped = tuple[Figures, float, bool, bool, Info]
"""What a step leads to: what is seen, the reward, whether the game is over or cut short."""
LOSE, RAISE = "lose", "raise"
"""What an illegal action does."""


def check_illegal(given: object) -> str:
    if given not in (LOSE, RAISE):
        known = f"{LOSE}, {RAISE}"
        raise CordeeError("illegal-mode", domain=HERE, given=shown(given), known=known)
    return str(given)


class OneSeat(gymnasium.Env[Figures, np.int64]):
    """One seat of a game; the others are bots. After `horizon` decisions it is cut short."""

    metadata: Info = {  # noqa: RUF012  # as Gymnasium has it
        "render_modes": MODES,
        "render_fps": 2,
    }
    action_space: Legal

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        bots: Sequence[NamedBot] = OPPONENTS,
        players: int | None = None,
        render_mode: str | None = None,
        illegal: str = LOSE,
        horizon: int = HORIZON,
        components: Components = None,
        **options: object,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.illegal = check_illegal(illegal)
        named = bot_list(bots)
        seats = seats_with(named, players)
        self.setup = Setup.of(game, seats, options, horizon, components, OneSeat)
        self._seated = seat_bots(self.setup.players, seat, named)
        self.seat = int(seat)
        inner = inside(self._seated, self.setup.players)
        self._outside = [other for other in self._seated if inner[other] == ASKED]
        self._bots = self._make_bots(None)
        self.lane = Lane(self.setup, inner)
        self.action_space = Legal(self.setup.encoding.actions)
        self.observation_space = observation_box(self.setup.encoding)
        self._is_on = False

    def _make_bots(self, seed: int | None) -> dict[int, bot_names.Bot]:
        """Those outside the kernel; named ones choose the same way with the same seed."""
        made: dict[int, bot_names.Bot] = {}
        for seat in self._outside:
            bot = self._seated[seat]
            if isinstance(bot, str):
                bot = bot_names.make(bot, None if seed is None else f"{seed} {seat}")
            made[seat] = bot
        return made

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Figures, Info]:
        """A new game; without a seed the dice go on where they were."""
        super().reset(seed=seed, options=options)
        self.lane.seed(seed)
        if seed is not None:
            self._bots = self._make_bots(seed)
        for _ in range(ATTEMPTS):
            if self._go_on(self.lane.begin()) >= 0:
                return self._look()
        raise CordeeError("seat-never", domain=HERE, seat=self.seat, horizon=self.setup.horizon)

    def step(self, action: object) -> Stepped:
        """A decision of the seat, and everything that happens until its next one."""
        if not self._is_on:
            raise CordeeError("game-not-on", domain=HERE)
        number = whole(action)
        if number is None:
            raise self.lane.refusal(action)
        who = self.lane.step(number)
        if who == ILLEGAL:
            return self._lose(self.lane.refusal(action))
        how = self._go_on(who)
        seen, info = self._look()
        return seen, self.lane.rewards()[self.seat], how == OVER, how == CUT, info

    def _lose(self, refusal: CordeeError) -> Stepped:
        """An illegal action loses the game, or raises if that was asked for."""
        if self.illegal == RAISE:
            raise refusal
        self._is_on = False
        seen, info = self._look()
        info["action_mask"][:] = self.action_space.legal[:] = 1
        return seen, -1 / self.setup.players, True, False, {**info, "illegal": str(refusal)}

    def _go_on(self, who: int) -> int:
        """Bots that play outside the kernel choose, until the seat is asked or the game ends."""
        while who >= 0 and who != self.seat:
            who = self.lane.play(bot_names.ask(self._bots[who], self.lane.position()))
        self._is_on = who >= 0
        return who

    def _look(self) -> tuple[Figures, Info]:
        seen, allowed = self.lane.look(self.seat)
        self.action_space.legal[:] = allowed
        if self.render_mode == "human":
            self.render()
        return seen, {"action_mask": allowed}

    def moves(self) -> dict[int, str]:
        """The legal moves in notation, by their numbers; none when no game is on."""
        return self.lane.moves() if self._is_on else {}

    def position(self) -> Position:
        """The game as it stands, to look at or to think about."""
        return self.lane.position()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, in the form sb3-contrib asks for."""
        return self.action_space.legal.astype(bool)

    def close(self) -> None:
        """The game is over: a new one can be started."""
        self._is_on = False

    def render(self) -> Drawn:
        """The table: printed for `human`, else returned."""
        return draw(self.lane.position(), self.render_mode, "gymnasium")
