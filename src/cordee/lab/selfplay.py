"""Random self-play of any game, inside the kernel."""

from __future__ import annotations

from typing import Any

from ..engine.kernel import below, kernel


@kernel
def random_games(
    actor: Any,
    moves: Any,
    sample: Any,
    play: Any,
    first: Any,
    table: Any,
    codes: Any,
    rng: Any,
    games: int,
) -> tuple[int, int]:
    """Play so many games from `first` on `table`; how many plies, and how many real decisions.

    The rules come as arguments: a closure over them would be compiled anew in every process.
    Chance events and questions with one answer are played, but are no decisions.
    """
    plies = 0
    decisions = 0
    for _ in range(games):
        table[0] = first[0]
        rec = table[0]
        who = actor(rec)
        while who != -2:
            if who == -1:
                code = sample(rec, rng)
            else:
                n = moves(rec, codes)
                code = codes[0]
                if n > 1:
                    code = codes[below(rng, n)]
                    decisions += 1
            play(rec, code)
            plies += 1
            who = actor(rec)
    return plies, decisions
