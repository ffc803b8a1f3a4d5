"""Seeds of games by their numbers."""

from __future__ import annotations

import numpy as np

from cordee.engine.kernel import draw, rng, seed_of


def test_the_seeds_of_games_are_what_a_generator_draws() -> None:
    """SplitMix64's first numbers from 0, as published with it."""
    first = [int(seed_of(np.uint64(0), number)) for number in range(2)]
    assert first == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]
    state = rng(7)
    base = state[0]
    assert [int(draw(state)) for _ in range(5)] == [int(seed_of(base, n)) for n in range(5)]
