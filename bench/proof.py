"""How often `cordee arena --prove` errs, and how long it takes: `python -m bench.proof`.

Matches of two bots, of which one wins each game by a coin that falls its way as often as said, are
looked at after every round of two games, up to 6,000 games each.
"""

from __future__ import annotations

import numpy as np

from cordee.lab.evidence import BETS, ENOUGH, growth

MATCHES, ROUNDS = 2000, 3000
TRIED = ((0.5, 0.5), (0.6, 0.6), (0.5, 0.6), (0.5, 0.7), (0.6, 0.65), (0.6, 0.7), (0.6, 0.8))


def ends(goal: float, share: float) -> tuple[float, float, float]:
    """How many matches end with “above” and with “below”, and the median of their games."""
    rng = np.random.default_rng(5)
    won = (rng.random((MATCHES, ROUNDS, 2)) < share).mean(axis=2)
    stakes, ended = np.zeros((MATCHES, 2, BETS)), np.zeros((MATCHES, 2), np.int64)
    for nth in range(ROUNDS):
        going = np.asarray(ended.max(axis=1) == 0)
        for x in (0.0, 0.5, 1.0):
            stakes[going & (won[:, nth] == x)] += growth(goal, x)
        enough = (np.exp(stakes).mean(axis=2) >= ENOUGH) & going[:, None]
        ended[enough] = 2 * (nth + 1)
        if not going.any():
            break
    above, below = (ended > 0).mean(axis=0)
    return above, below, float(np.median(ended.max(axis=1)[ended.any(axis=1)]))


def main() -> None:
    print("| goal | true share | above | below | games, in half of those that end |")
    print("| --- | --- | --- | --- | --- |")
    for goal, share in TRIED:
        above, below, games = ends(goal, share)
        print(f"| {goal:.0%} | {share:.0%} | {above:.1%} | {below:.1%} | {games:.0f} |")


if __name__ == "__main__":
    main()
