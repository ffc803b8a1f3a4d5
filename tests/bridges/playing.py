"""Games played by hand, a position at a time: what the bridges must agree with."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cordee import testing
from cordee.bots.evaluator import evaluator
from cordee.bots.playout import best_looking
from cordee.bridges.encoding import encoding_of
from cordee.engine.game import Game
from cordee.engine.kernel import below, rng
from cordee.games import REGISTER, load

EVERY_SETTING = [(name, setting) for name in REGISTER for setting in testing.settings(load(name))]
every_setting = pytest.mark.parametrize(
    ("name", "setting"), EVERY_SETTING, ids=[f"{name}-{setting}" for name, setting in EVERY_SETTING]
)


class ByHand:
    """One game through the Python engine, with the same dice as a lane's."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        bots: dict[int, str],
        horizon: int,
        **options: Any,
    ) -> None:
        self.game, self.players, self.options = game, players, options
        self.bots, self.horizon = bots, horizon
        self.dice = rng(seed)
        self.begin()

    def begin(self) -> None:
        """A game in which somebody is asked."""
        self.decisions = self.horizon
        while self.decisions >= self.horizon or self.is_over:
            self.position = self.game.new(self.players, seed=0, **self.options)
            self.decisions = 0
            self._go_on()

    def play(self, action: int) -> None:
        self.position.play(encoding_of(self.game).moves(self.position)[action])
        self.decisions += 1
        self._go_on()

    def _go_on(self) -> None:
        """Dice, questions with one answer and bots."""
        position = self.position
        while (who := position.actor) is not None:
            codes = position.codes()
            if who == "chance":
                code = int(self.game.bindings.sample(position.table, self.dice))
            elif len(codes) == 1:
                code = codes[0]
            elif who not in self.bots or self.decisions >= self.horizon:
                break
            else:
                code = self._choice(self.bots[int(who)], codes)
                self.decisions += 1
            position.play(self.game.move(code))

    def _choice(self, bot: str, codes: list[int]) -> int:
        if bot == "random":
            return codes[below(self.dice, len(codes))]
        merits = evaluator(self.game).weigh(self.position.table, codes)
        return best_looking(np.array(codes, np.int32), len(codes), merits, self.dice)

    @property
    def is_over(self) -> bool:
        return self.position.outcome is not None

    @property
    def is_cut(self) -> bool:
        return not self.is_over and self.decisions >= self.horizon

    def rewards(self) -> list[float]:
        outcome = self.position.outcome
        if outcome is None:
            return [0.0] * self.players
        return [share - 1 / self.players for share in outcome.shares]
