"""Two-player Pig, solved exactly by value iteration, in plain NumPy and without our engine.

`win[i, j, k]` is the chance to win of the player to decide, who has i points, the other j, and k in
the pot (with nothing in it they must roll). The first to hold `goal` points wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True)
class Solved:
    goal: int
    win: Any

    def again(self, mine: int, theirs: int, pot: int) -> float:
        """The chance to win by rolling."""
        total = 1 - float(self.win[theirs, mine, 0])  # a one
        for value in range(2, 7):
            total += self.at(mine, theirs, pot + value)
        return total / 6

    def hold(self, mine: int, theirs: int, pot: int) -> float:
        """The chance to win by holding."""
        if mine + pot >= self.goal:
            return 1.0
        return 1 - float(self.win[theirs, mine + pot, 0])

    def at(self, mine: int, theirs: int, pot: int) -> float:
        return 1.0 if mine + pot >= self.goal else float(self.win[mine, theirs, pot])


def solve(goal: int) -> Solved:
    """Sweep over all pots, the largest first, until nothing changes any more."""
    win = np.full((goal, goal, goal), 0.5)
    mine, theirs = np.arange(goal)[:, None], np.arange(goal)[None, :]
    change = 1.0
    while change > CLOSE_ENOUGH:
        change = 0.0
        for pot in range(goal - 1, -1, -1):
            possible = np.broadcast_to(mine + pot < goal, (goal, goal))
            again = 1 - win[theirs, mine, 0]
            for value in range(2, 7):
                there = pot + value
                safe = mine + there >= goal
                again = again + np.where(safe, 1.0, win[:, :, min(there, goal - 1)])
            best = again / 6
            if pot:
                held = np.minimum(mine + pot, goal - 1)
                best = np.maximum(best, 1 - win[theirs, held, 0])
            best = np.where(possible, best, 1.0)
            change = max(change, float(np.abs(best - win[:, :, pot]).max()))
            win[:, :, pot] = best
    return Solved(goal, win)
