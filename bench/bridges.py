"""How fast other people's tools play our games, beside something of their own in the same run.

Random choices on one thread; figures are decisions per second of processor time, so that other
processes on the machine matter little.

- Gymnasium's vector environment: 1,024 games, the time inside `step` alone, observations and masks
  included, beside the same game played at random inside the kernel without any of that;
- OpenSpiel, driven from Python: beside `python_tic_tac_toe`, which has no dice. Ours is driven once
  by `sample_outcome`, once by going through the list of outcomes at each roll; then both games by
  OpenSpiel's `evaluate_bots`, which does the latter;
- PettingZoo: `raw_env` and `env` beside those of `connect_four_v3`.

    python -m bench.bridges [--json FILE] [--quick]
"""

from __future__ import annotations

import argparse
import json
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.games import tic_tac_toe  # noqa: F401  # registers python_tic_tac_toe

import cordee
import cordee.bridges.openspiel  # registers ours
from cordee.bridges import gymnasium, pettingzoo
from cordee.games import REGISTER
from cordee.lab.selfplay import play_on

SECONDS = 3.0
GAMES = 1024
TIC_TAC_TOE = "python_tic_tac_toe"

Game = Callable[[], int]
"""Plays one game: how many decisions it had."""


def rate(play: Game, seconds: float) -> float:
    """Decisions per second of a game played over and over."""
    play()  # compiled by now
    decisions, begun = 0, time.thread_time()
    while (spent := time.thread_time() - begun) < seconds:
        decisions += play()
    return decisions / spent


# Gymnasium


def many_games(name: str, seconds: float) -> float:
    """The vector environment, the time inside `step` alone."""
    envs = gymnasium.vector(name, num_envs=GAMES)
    envs.reset(seed=1)
    envs.step(envs.sample_legal())
    decisions, spent, ended = 0, 0.0, 0
    while spent < seconds:
        actions = envs.sample_legal()
        begun = time.thread_time()
        _, _, over, cut, _ = envs.step(actions)
        spent += time.thread_time() - begun
        decisions += GAMES - ended  # where a game was over, a new one began instead
        ended = int((over | cut).sum())
    return decisions / spent


def in_kernel(name: str, seconds: float) -> float:
    position = cordee.game(name).new()
    games = 200 if name != "matterhorn" else 20
    return rate(lambda: int(play_on(position, games).decisions.sum()), seconds)


# OpenSpiel


def one_game(game: Any, choose: Random, *, by_list: bool) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            action = choose.choice(state.legal_actions())
            decisions += 1
        elif by_list:
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = choose.choices(outcomes, odds)[0]
        else:
            action = state.sample_outcome(choose)
        state.apply_action(action)
    state.returns()
    return decisions


def driven(name: str, seconds: float, *, by_list: bool) -> float:
    game, choose = pyspiel.load_game(name), Random(1)  # noqa: S311
    return rate(lambda: one_game(game, choose, by_list=by_list), seconds)


def evaluated(name: str, seconds: float) -> float:
    """By OpenSpiel's own loop with its own random bots."""
    game, random = pyspiel.load_game(name), np.random.RandomState(1)
    bots = [UniformRandomBot(seat, random) for seat in range(2)]

    def play() -> int:
        state = game.new_initial_state()
        evaluate_bots(state, bots, random)
        return sum(each.player >= 0 for each in state.full_history())

    return rate(play, seconds)


def list_costs(name: str, seconds: float) -> float:
    """Seconds that `evaluate_bots` takes to draw from the list of outcomes of a first roll."""
    state, random = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(1)

    def draw() -> int:
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        random.choice(outcomes, p=odds)
        return 1

    return 1 / rate(draw, seconds)


# PettingZoo


def with_agents(make: Callable[[], Any], seconds: float) -> float:
    env, choose = make(), Random(1)  # noqa: S311

    def play() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(choose.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return rate(play, seconds)


def connect_four() -> Any:
    """It warns that it is old-fashioned."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3
    return connect_four_v3


def measure(seconds: float) -> dict[str, Any]:
    four = connect_four()
    found: dict[str, Any] = {"gymnasium": {}, "openspiel": {}, "pettingzoo": {}}
    for name in REGISTER:
        found["gymnasium"][name] = {
            "vector": many_games(name, seconds),
            "kernel": in_kernel(name, seconds),
        }
    found["openspiel"][TIC_TAC_TOE] = {
        "driven": driven(TIC_TAC_TOE, seconds, by_list=True),
        "evaluate_bots": evaluated(TIC_TAC_TOE, seconds),
    }
    for name in REGISTER:
        ours = f"cordee_{name}"
        found["openspiel"][ours] = {
            "driven": driven(ours, seconds, by_list=False),
            "by_list": driven(ours, seconds, by_list=True),
            "evaluate_bots": evaluated(ours, seconds),
        }
    yeti = pyspiel.load_game("cordee_yeti").new_initial_state()
    found["openspiel"]["first_roll"] = {
        "outcomes": len(yeti.chance_outcomes()),
        "seconds": list_costs("cordee_yeti", seconds),
    }
    found["pettingzoo"]["connect_four_v3"] = {
        "raw_env": with_agents(four.raw_env, seconds),
        "env": with_agents(four.env, seconds),
    }
    for name in REGISTER:
        found["pettingzoo"][name] = {
            "raw_env": with_agents(lambda name=name: pettingzoo.raw_env(name), seconds),  # type: ignore[misc]
            "env": with_agents(lambda name=name: pettingzoo.env(name), seconds),  # type: ignore[misc]
        }
    return found


def tell(found: dict[str, Any]) -> None:
    print(f"Gymnasium, {GAMES} games at once, inside step; of random play inside the kernel:")
    for name, rates in found["gymnasium"].items():
        share = rates["vector"] / rates["kernel"]
        print(f"  {name:20} {rates['vector']:12,.0f} a second   {share:4.0%}")
    print(f"OpenSpiel, driven from Python; beside {TIC_TAC_TOE}:")
    base = found["openspiel"].pop(TIC_TAC_TOE)
    roll = found["openspiel"].pop("first_roll")
    print(
        f"  {TIC_TAC_TOE:20} {base['driven']:12,.0f}   evaluate_bots {base['evaluate_bots']:9,.0f}"
    )
    for name, rates in found["openspiel"].items():
        against = rates["driven"] / base["driven"]
        told = f"by lists {rates['by_list']:9,.0f}   evaluate_bots {rates['evaluate_bots']:9,.0f}"
        print(f"  {name:20} {rates['driven']:12,.0f}   {against:4.1f} times   {told}")
    print(
        f"  To draw one of {roll['outcomes']} outcomes from their list takes evaluate_bots "
        f"{roll['seconds'] * 1e6:.0f} µs."
    )
    print("PettingZoo; beside connect_four_v3:")
    base = found["pettingzoo"].pop("connect_four_v3")
    print(f"  {'connect_four_v3':20} raw_env {base['raw_env']:9,.0f}   env {base['env']:9,.0f}")
    for name, rates in found["pettingzoo"].items():
        raw, env = (rates[kind] / base[kind] for kind in ("raw_env", "env"))
        print(
            f"  {name:20} raw_env {rates['raw_env']:9,.0f} ({raw:.1f} times)   "
            f"env {rates['env']:9,.0f} ({env:.1f} times)"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--quick", action="store_true", help="rough figures in less time")
    given = parser.parse_args()
    measured = measure(SECONDS / 10 if given.quick else SECONDS)
    if given.json:
        given.json.write_text(json.dumps(measured, indent=1))
    tell(measured)
