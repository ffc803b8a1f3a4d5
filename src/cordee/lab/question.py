"""What is asked of a box: everything that decides which games are played for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from .. import bots, games
from ..bots.levels import LEVELS
from ..engine.data import Options
from ..engine.errors import CordeeError
from ..engine.game import Game
from ..engine.position import Position
from .tracing import UNSEEING

CARELESS = "careless"
"""One who plays like `quick`, but takes what is nearly as good for the best: with the `blur` of the
level `easy`, and none of its habits."""
IN_KERNEL = {"random": UNSEEING, "quick": 0.0, CARELESS: LEVELS["easy"].blur}
"""The bots that play inside the kernel, and how closely they look."""
WEAKER = {
    "random": "random",
    "quick": CARELESS,
    "novice": "random",
    "easy": "novice",
    "medium": "easy",
    "hard": "medium",
    "expert": "hard",
    "master": "expert",
    "search": "quick",
    "judge": "quick",
}
"""Whom a stronger player is measured against: the next weaker kind. Bots of one's own: `quick`."""


@dataclass(frozen=True)
class Question:
    """Who plays what, and how."""

    game: str
    players: int = 2
    bots: tuple[str, ...] = ("quick",)
    """Who sits where; one name stands for all seats."""
    seed: str = "1"
    options: Options = field(default_factory=dict)
    components: Mapping[str, object] | None = None
    """The numbers on the components, if they are not the shipped ones."""

    def check(self) -> None:
        """Refuse what cannot be played."""
        game = self.load()
        game.check_players(self.players)
        game.check_options(self.options)
        for name in self.bots:
            bots.parse(name)
            if bots.parse(name)[1].get("seconds"):
                raise CordeeError("lab-clock", domain=__package__, name=name)

    def load(self) -> Game:
        return games.load(self.game, self.components)

    @property
    def start(self) -> Position:
        """A position at the beginning."""
        return self.load().new(self.players, seed=0, **self.options)

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game; if not all are alike, everybody sits everywhere in turn."""
        if len(self.bots) == 1:
            return self.bots * self.players
        by = number % self.players
        return self.bots[-by:] + self.bots[:-by] if by else self.bots

    @property
    def in_kernel(self) -> bool:
        return all(name in IN_KERNEL for name in self.bots)

    def with_one_stronger(self) -> Question:
        """The same with one player who plays a good deal better than the others."""
        one = self.bots[0]
        kind = one.partition(":")[0]
        strong, weak = ("quick", "random") if kind == "random" else (one, WEAKER.get(kind, "quick"))
        return replace(self, bots=(strong, *[weak] * (self.players - 1)))
