"""How fast Pgx plays 2048 and backgammon at random, to compare `bench.gpu` with in the same run.

Needs `pgx` and JAX with a GPU: any legal move for every game of a batch, a new game where one is
over, many steps in one compiled loop. The best of several batch sizes counts.

    python -m bench.beside_pgx [--batches 16384,131072] [--steps 200] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

BATCHES = "4096,16384,65536,262144,1048576"
GAMES = ("2048", "backgammon")


def steps_a_second(name: str, batch: int, steps: int) -> float:
    """Of all games of a batch together."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, rolling = jax.random.split(key, 3)
        likes = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, likes, axis=-1)
        return (step(state, actions, jax.random.split(rolling, batch)), key), None

    @jax.jit  # type: ignore[untyped-decorator]
    def many(carry: Any) -> Any:
        return jax.lax.scan(one, carry, None, length=steps)[0]

    keys = jax.random.split(jax.random.PRNGKey(0), batch)
    carry = many((jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1)))
    jax.block_until_ready(carry)
    begun = time.perf_counter()
    jax.block_until_ready(many(carry))
    return batch * steps / (time.perf_counter() - begun)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--batches", default=BATCHES)
    options.add_argument("--steps", type=int, default=200)
    options.add_argument("--json", type=Path, help="write the figures to a file")
    given = options.parse_args()
    figures: dict[str, dict[str, float]] = {}
    for name in GAMES:
        figures[name] = {}
        for batch in given.batches.split(","):
            figures[name][batch] = steps_a_second(name, int(batch), given.steps)
            print(
                f"{name:12} batch {batch:>8} {figures[name][batch] / 1e6:9.1f} M steps/s",
                flush=True,
            )
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
