"""Games in Numba's CUDA simulator, in a process of their own: `games` and `sums` are asked for.

The rules run interpreted, so that nothing has to be compiled for it.

    NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 python -m tests.lab.gpu.in_simulator
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from threading import Event

import numpy as np
from numpy.typing import NDArray

import cordee
from cordee.engine.contract import RecordArray
from cordee.games import REGISTER
from cordee.lab.gpu.card import Run, find
from cordee.lab.simulate import KINDS, Series

FIRST, LAST = 7, 10
LONGEST = 150
"""Plies: some games end before, others are broken off."""
SUMMED = Series("pig", 3, "quick", "summed")
GAMES, LAUNCH = 12, 5


def every_series() -> Iterator[Series]:
    """Every game, both kinds of play, as few players as can be and as many."""
    for name in REGISTER:
        for players in cordee.game(name).players:
            for bots in KINDS:
                yield Series(name, players, bots, "gpu")


def digest(plies: NDArray[np.integer], decisions: NDArray[np.integer], ends: RecordArray) -> str:
    """Of how long some games were, and all that lay on the table at their end."""
    return f"{plies.tolist()} {decisions.tolist()} {sha256(ends.tobytes()).hexdigest()}"


def main() -> None:
    card = find()
    played = {}
    for series in every_series():
        rows, ends = card.play(series, FIRST, LAST, LONGEST)
        played[repr(series)] = digest(rows[:, 0], rows[:, 1], ends)
    tallies = Run(card, SUMMED).tallies(0, GAMES, Event(), size=LAUNCH)
    sums = [tally.to_dict() for tally in tallies]
    print(json.dumps({"card": card.name, "games": played, "sums": sums}))  # noqa: T201


if __name__ == "__main__":
    main()
