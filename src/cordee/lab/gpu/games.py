"""Whole games on a GPU, a thread a game: when one is over, its thread begins the next.

The rules, and how moves are chosen, are the same functions as on the processor; here is only what
goes around them. A game depends on the seed and its number alone: which thread plays it, and when,
does not matter.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import config, cuda, types
from numpy.typing import NDArray

from ...bots import playout
from ...bots.evaluator import evaluator
from ...engine.contract import RecordArray
from ...engine.game import Game
from ...engine.kernel import CHANCE, OVER, Record, kernel, seed_of
from ..simulate import WHOLE

if config.ENABLE_CUDASIM:
    from .simulated import anyone, as_kernel, elect, exact, table
else:
    from .lowering import as_kernel, exact, table
    from .warp import anyone, elect

__all__ = ["Kind", "anyone", "as_kernel", "elect", "exact", "player", "table"]

PLIES, DECISIONS, ENDED, SEATS = 0, 1, 2, 3
"""The columns of a game's row: how long it was, 1 if it came to its end, what part of the win each
seat has and, where the game counts something, what each has scored."""
IDLE = -1
"""The phase of a thread that has no game left to play."""
WORD = np.dtype(np.uint64)


class Kind(NamedTuple):
    """The games that one kernel plays: whatever the box and the options are."""

    game: Game
    players: int
    quick: bool

    @property
    def words(self) -> int:
        """How many words of memory a record takes."""
        return -(-self.game.rules.STATE.itemsize // WORD.itemsize)

    @property
    def columns(self) -> int:
        """How long the row of a game is."""
        return SEATS + self.players * (2 if self.game.fields.score else 1)

    def as_words(self, records: RecordArray) -> NDArray[np.uint64]:
        """Each record as a row of words."""
        words = np.zeros((len(records), self.words), WORD)
        size = records.itemsize
        words.view(np.uint8)[:, :size] = records.view(np.uint8).reshape(-1, size)
        return words

    def as_records(self, words: NDArray[np.uint64]) -> RecordArray:
        """Rows of words as records."""
        size = self.game.rules.STATE.itemsize
        octets = np.ascontiguousarray(words.view(np.uint8)[:, :size])
        return octets.reshape(-1).view(self.game.rules.STATE)


@kernel
def nothing_scored(_rec: Record, _seat: int) -> int:
    """What stands in for the score of a game that counts nothing; never called."""
    return 0


def player(kind: Kind) -> Any:
    """The function that plays games of a kind, to be compiled as a kernel."""
    rules, score = kind.game.rules, kind.game.fields.score or nothing_scored
    know = evaluator(kind.game, heuristics=kind.quick)
    actor, sample, play, result = rules.actor, rules.sample, rules.play, rules.result
    choose = know.bind(playout).choose
    counts = kind.game.fields.score is not None
    seats, words = kind.players, kind.words
    most, most_merits = rules.MOVES, 1 if know.blind else rules.MOVES
    fields: Any = rules.STATE.fields
    box_first = fields["box"][1] == 0
    changing = rules.BOX.itemsize // WORD.itemsize if box_first else 0  # words from there on

    def play_games(
        first: Any, fresh: Any, base: Any, begin: Any, longest: Any,
        counter: Any, rows: Any, finals: Any,
    ) -> None:  # fmt: skip
        """Fill all rows with the games from the number `begin` on; and the first `finals`."""
        memory = cuda.local.array(words, types.uint64)
        codes = cuda.local.array(most, types.int32)
        merits = cuda.local.array(most_merits, types.float64)
        shares = cuda.local.array(seats, types.float64)
        rng = cuda.local.array(1, types.uint64)
        rec = table(memory, first)
        row = -1
        plies = decisions = 0
        who = phase = OVER
        is_over = True
        while True:
            if is_over:
                if row >= 0:
                    for seat in range(seats):
                        shares[seat] = 1.0 / seats
                    if who == OVER:
                        result(rec, shares)
                    rows[row, PLIES] = plies
                    rows[row, DECISIONS] = decisions
                    rows[row, ENDED] = 1 if who == OVER else 0
                    for seat in range(seats):
                        rows[row, SEATS + seat] = int(shares[seat] * WHOLE + 0.5)
                        if counts:
                            rows[row, SEATS + seats + seat] = score(rec, seat)
                    if row < len(finals):
                        for i in range(words):
                            finals[row, i] = memory[i]
                row = cuda.atomic.add(counter, 0, 1)
                for i in range(changing, words):
                    memory[i] = fresh[0, i]
                rng[0] = seed_of(base, begin + row)
                plies = decisions = 0
                who = actor(rec)
            playing = row < len(rows)
            if not anyone(playing):
                break
            phase = elect(int(rec.phase) if playing else IDLE, phase)
            is_over = False
            if playing and rec.phase == phase:
                if who == CHANCE:
                    code = sample(rec, rng)
                else:
                    code, real = choose(rec, codes, merits, rng)
                    decisions += real
                play(rec, code)
                plies += 1
                who = actor(rec)
                is_over = who == OVER or plies >= longest

    return play_games
