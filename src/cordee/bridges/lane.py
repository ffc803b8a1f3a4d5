"""Where games are played for other people's tools: one lane, or what lies on one of many."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..engine.contract import RecordArray
from ..engine.errors import CordeeError
from ..engine.game import Game
from ..engine.move import Move
from ..engine.position import Position, from_bytes
from ..words import shown
from . import HERE
from .encoding import Figures, Mask
from .setup import Setup, dice_of, whole
from .stepping import ILLEGAL


class Lane:
    """One game, and its open question."""

    def __init__(self, setup: Setup, bots: Sequence[int] = ()) -> None:
        self.setup = setup
        record = np.zeros(1, setup.encoding.lane)
        record["rng"][0] = dice_of(None)
        record["bots"][0, : len(bots)] = bots
        self._use(record)

    def _use(self, record: RecordArray) -> None:
        self.record = record
        self.begun = bool(record["state"]["players"][0])
        self._kernel = self.setup.encoding.kernel
        self._step = self._kernel.step_one
        self._count = record["count"]
        self._codes = record["codes"][0]
        self._numbers = record["numbers"][0]
        self._texts = Texts(self.setup.game)

    def __getstate__(self) -> tuple[Setup, bytes]:
        return self.setup, self.record.tobytes()

    def __setstate__(self, kept: tuple[Setup, bytes]) -> None:
        self.setup, data = kept
        self._use(from_bytes(data, self.setup.encoding.lane))

    def seed(self, seed: object) -> None:
        """Dice of their own; without a seed they go on where they were."""
        if seed is not None:
            self.record["rng"][0] = dice_of(seed)

    def begin(self) -> int:
        """A new game: who is asked first."""
        self.begun = True
        return int(self._kernel.begin_one(self.record, *self.setup.beginning))

    def step(self, action: int) -> int:
        """A decision by its number: the seat that is asked next, OVER, CUT or ILLEGAL."""
        if not 0 <= action < self.setup.encoding.actions:
            return ILLEGAL
        who: int = self._step(self.record, action, self.setup.horizon)
        return who

    def play(self, move: object) -> int:
        """A bot's decision, by its move; like `step`."""
        codes = self._codes[: self._count[0]].tolist()
        if not isinstance(move, Move) or move.code not in codes:
            raise CordeeError("bot-answer", domain=HERE, given=shown(move))
        return self.step(int(self._numbers[codes.index(move.code)]))

    def listed(self) -> tuple[list[int], list[str]]:
        """The legal moves, their numbers and notation; none when the game has ended."""
        count = self._count[0]
        texts = list(map(self._texts.__getitem__, self._codes[:count].tolist()))
        return self._numbers[:count].tolist(), texts

    def moves(self) -> dict[int, str]:
        """The legal moves in notation, by their numbers."""
        return dict(zip(*self.listed(), strict=True))

    def look(self, seat: int) -> tuple[Figures, Mask]:
        """The table as a seat sees it, and a 1 for each legal move."""
        self._check_begun()
        seen = np.empty(self.setup.encoding.size, np.float32)
        allowed = np.empty(self.setup.encoding.actions, np.int8)
        self._kernel.look(self.record, seat, seen, allowed)
        return seen, allowed

    def rewards(self) -> list[float]:
        """Each seat's share minus an equal one, once the game is over."""
        out = np.zeros(self.setup.players)
        self._kernel.reward_one(self.record, out)
        rewards: list[float] = out.tolist()
        return rewards

    def position(self) -> Position:
        self._check_begun()
        return position_at(self.setup, self.record, 0)

    def _check_begun(self) -> None:
        if not self.begun:
            raise CordeeError("game-not-on", domain=HERE)

    def refusal(self, action: object) -> CordeeError:
        """Why something was not a decision."""
        return refusal("action-illegal", action, self.moves())


def refusal(key: str, action: object, moves: dict[int, str], **more: object) -> CordeeError:
    """Why something was not a decision, and what would have been."""
    asked = whole(action)
    key, told = ("action-shape", shown(action)) if asked is None else (key, str(asked))
    known = ", ".join(f"{number} ({text})" for number, text in sorted(moves.items()))
    return CordeeError(key, domain=HERE, action=told, known=known, **more)


class Texts(dict[int, str]):
    """The notation of moves by their codes, remembered."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, code: int) -> str:
        text = self[code] = self._game.move(code).text
        return text


def position_at(setup: Setup, records: RecordArray, i: int) -> Position:
    """The game at one of many lanes, to look at or to think about; it has no dice."""
    table = from_bytes(records["state"][i].tobytes(), setup.game.rules.STATE)
    position = Position(setup.game, table, dict(setup.options), None, set_up=True)
    position.earlier = int(records["plies"][i])
    return position


def moves_at(setup: Setup, records: RecordArray, i: int) -> dict[int, str]:
    """The legal moves at one of many lanes in notation, by their numbers."""
    count = records["count"][i]
    numbers, codes = records["numbers"][i, :count], records["codes"][i, :count]
    texts = [setup.game.move(code).text for code in codes.tolist()]
    return dict(zip(numbers.tolist(), texts, strict=True))
