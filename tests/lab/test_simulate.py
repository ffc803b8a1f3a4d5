"""Many games inside the kernel, added up."""

from __future__ import annotations

import json

import numpy as np
import pytest

import cordee
from cordee import bots
from cordee.games import REGISTER
from cordee.lab.match import play_out
from cordee.lab.simulate import BATCH, Simulation, Spread


def simulated(
    name: str, games: int, jobs: int = 1, kind: str = "random", seed: str = "1", players: int = 2
) -> Simulation:
    simulation = Simulation(cordee.game(name).new(players), kind, seed)
    for _ in simulation.play(games, jobs):
        pass
    return simulation


def test_a_spread_is_that_of_the_numbers() -> None:
    numbers = np.array([3, 1, 4, 1, 5, 9, 2, 6])
    spread = Spread()
    spread.add(numbers[:3])
    spread.add(numbers[3:])
    assert spread.mean == pytest.approx(numbers.mean())
    assert spread.deviation == pytest.approx(numbers.std())
    assert (spread.count, spread.low, spread.high) == (8, 1, 9)


@pytest.mark.parametrize("kind", ["random", "quick"])
@pytest.mark.parametrize("name", REGISTER)
def test_every_game_adds_up(name: str, kind: str) -> None:
    most = cordee.game(name).players[1]
    found = simulated(name, 30, kind=kind, players=most)
    assert sum(found.won) == pytest.approx(30)
    assert found.decisions.count == found.plies.count == 30
    assert len(found.scores) == most
    told = found.to_dict()
    assert told == json.loads(json.dumps(told))
    assert [seat["share"] for seat in told["seats"]] == pytest.approx([w / 30 for w in found.won])
    assert found.winners.count >= 30


def test_the_games_do_not_depend_on_the_jobs_but_on_the_seed() -> None:
    games = 2 * BATCH + 7
    alone, together = simulated("pig", games), simulated("pig", games, jobs=3)
    assert alone.games == games
    assert (alone.won, alone.plies) == (together.won, together.plies)
    assert alone.won != simulated("pig", games, seed="2").won


def test_quick_games_are_those_of_the_bot_quick() -> None:
    """They take as many decisions as outside the kernel, give or take what chance does."""
    outside = []
    for number in range(200):
        players = [bots.make("quick", f"{number} {seat}") for seat in range(2)]
        _, seats = play_out(cordee.game("pig").new(2, seed=number), players)
        outside.append(sum(seat.decisions for seat in seats))
    inside = simulated("pig", 2000, kind="quick").decisions
    error = inside.deviation * (1 / 200 + 1 / 2000) ** 0.5
    assert abs(inside.mean - sum(outside) / 200) < 4 * error
    assert abs(inside.mean - simulated("pig", 2000).decisions.mean) > 4 * error
