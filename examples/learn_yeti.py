"""A player of Yeti that learns from nothing: an actor and a critic, both linear, in half a minute.

python examples/learn_yeti.py [STEPS]        needs: pip install "cordee[gymnasium]" """

import os
import sys

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for products as small as these
import numpy as np

from cordee.bridges import gymnasium

steps, rng = int((sys.argv[1:] or ["15000"])[0]), np.random.default_rng(1)
envs = gymnasium.vector("yeti", num_envs=1024, bots=["random"])
games, figures, moves = envs.num_envs, envs.setup.encoding.size, envs.setup.encoding.actions
actor, critic = np.zeros((figures, moves), np.float32), np.zeros(figures, np.float32)


def play(steps: int, learning: bool = False) -> float:
    """So many decisions in every game; the share of those games won that came to their end."""
    (seen, info), ended, rewards = envs.reset(seed=1), np.zeros(games, bool), []
    for _ in range(steps):
        merits = np.exp(np.where(info["action_mask"], seen @ actor, -np.inf))  # only legal moves
        chances = merits / merits.sum(axis=1, keepdims=True)
        chosen = (chances.cumsum(axis=1) > rng.random((games, 1))).argmax(axis=1)
        after, reward, over, cut, info = envs.step(chosen)
        if learning:
            surprise = reward + np.where(over, 0, after @ critic) - seen @ critic
            surprise[ended] = 0  # this step only began a new game
            push = (np.eye(moves)[chosen] - chances) * surprise[:, None]
            critic[:] += 0.1 / games * (surprise @ seen)
            actor[:] += 5.0 / games * (seen.T @ push.astype(np.float32))
        rewards += reward[over].tolist()
        seen, ended = after, over | cut
    return 0.5 + float(np.mean(rewards))


print(f"Before: it wins {play(600):.1%} of its games against `random`.")
play(steps, learning=True)
print(f"After {steps} steps of {games} games: it wins {play(600):.1%}.")
