"""Our games as PettingZoo environments.

    from cordee.bridges import pettingzoo
    env = pettingzoo.env("yeti", players=3, weather="mixed")

Dice and questions with one answer are played unasked. `raw_env` is the same without PettingZoo's
usual wrappers: faster, and an illegal action raises instead of ending the game. They are registered
as well: `pettingzoo.make("aec", "cordee/yeti-v2", players=3)`.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine.errors import CordeeError
from ..games import REGISTER, load
from ..words import shown
from . import HERE, HORIZON, missing
from .drawing import MODES, Drawn, check_mode, draw
from .encoding import Figures, Mask, encoding_of
from .lane import Lane
from .setup import Components, Setup, whole
from .stepping import CUT

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo import register as register_env
    from pettingzoo.utils import wrappers

    from .boxes import observation_box
except ImportError as fault:
    raise missing(fault, "PettingZoo", "pettingzoo") from fault

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.position import Position

ILLEGAL_REWARD = -1.0
"""What PettingZoo's wrapper gives a seat whose action was illegal; the game is over then."""


def env(game: str | Game, players: int | None = None, **settings: Any) -> AECEnv:
    """A game with PettingZoo's usual wrappers."""
    wrapped: AECEnv = raw_env(game, players, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # as PettingZoo calls it
    """A game, seat by seat; `horizon` decisions at most, then it is cut short."""

    metadata: dict[str, object] = {  # noqa: RUF012  # as PettingZoo has it
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        render_mode: str | None = None,
        horizon: int = HORIZON,
        components: Components = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.setup = Setup.of(game, players, options, horizon, components, raw_env)
        self.lane = Lane(self.setup)
        numbers = self.setup.encoding
        self.metadata = {
            **self.metadata,
            "name": f"cordee_{self.setup.game.name}_v{numbers.version}",
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.setup.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {
            agent: spaces.Discrete(numbers.actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_box(numbers),
                    "action_mask": spaces.Box(0, 1, (numbers.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = observation_box(numbers)
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._numbers: list[int] = []
        self._texts: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        self._seat(agent)
        return self.action_spaces[agent]

    def _seat(self, agent: str) -> int:
        seat = self._seats.get(agent)
        if seat is None:
            known = ", ".join(self.possible_agents)
            raise CordeeError("agent-unknown", domain=HERE, given=shown(agent), known=known)
        return seat

    def reset(self, seed: int | None = None, options: object = None) -> None:  # noqa: ARG002
        """A new game; without a seed the dice go on where they were."""
        self.lane.seed(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self._ask(self.lane.begin(), "")
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Figures | Mask]:
        """The table as an agent sees it, and what it may do if it is asked."""
        seen, allowed = self.lane.look(self._seat(agent))
        if agent != self.agent_selection or not self._numbers:
            allowed[:] = 0
        return {"observation": seen, "action_mask": allowed}

    def step(self, action: object) -> None:
        """A decision by the agent that is asked."""
        if not self.agents:
            raise CordeeError("game-not-on", domain=HERE)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action)
        if number is None or number not in self._numbers:
            raise self.lane.refusal(action)
        played = self._texts[self._numbers.index(number)]
        self.infos[agent] = {}
        who = self.lane.step(number)
        if who >= 0:
            self._ask(who, played)
        else:
            self._end(who, agent, played)
        if self.render_mode == "human":
            self.render()

    def _ask(self, seat: int, played: str) -> None:
        """Who decides next, and what they may do in notation."""
        agent = self.agent_selection = self.possible_agents[seat]
        self._numbers, self._texts = self.lane.listed()
        self.infos[agent] = {"moves": "\n".join(self._texts), "played": played}

    def _end(self, how: int, agent: str, played: str) -> None:
        """Everybody is told, starting with the seat after the last to decide."""
        self._numbers, self._texts = [], []
        ended = self.truncations if how == CUT else self.terminations
        for each, reward in zip(self.agents, self.lane.rewards(), strict=True):
            ended[each] = True
            self.rewards[each] = self._cumulative_rewards[each] = reward
            self.infos[each] = {"moves": "", "played": played}
        self.agent_selection = self.agents[(self._seats[agent] + 1) % len(self.agents)]

    def state(self) -> Figures:
        """Everything there is to see, from the first seat on."""
        return self.lane.look(0)[0]

    def moves(self) -> dict[int, str]:
        """The legal moves in notation, by their numbers; none when the game has ended."""
        return dict(zip(self._numbers, self._texts, strict=True))

    def position(self) -> Position:
        """The game as it stands, to look at or to keep."""
        return self.lane.position()

    def render(self) -> Drawn:
        """The table: printed for `human`, else returned."""
        return draw(self.lane.position(), self.render_mode, "pettingzoo")

    def close(self) -> None:
        """Nothing is open."""


def register() -> None:
    """Make our games known to `pettingzoo.make("aec", "cordee/yeti-v2")`."""
    for name in REGISTER:
        version = encoding_of(load(name)).version
        register_env("aec", f"cordee/{name}-v{version}", partial(env, name))


register()
