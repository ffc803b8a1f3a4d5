"""Many games inside the kernel, added up."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Event

import numpy as np
import pytest

import cordee
from cordee import bots
from cordee.engine.errors import CordeeError
from cordee.games import REGISTER
from cordee.lab.match import play_out
from cordee.lab.running import threads
from cordee.lab.simulate import BATCH, Series, Simulation, Spread, read


def simulated(
    name: str, games: int, jobs: int = 1, kind: str = "random", seed: str = "1", players: int = 2
) -> Simulation:
    simulation = Simulation(Series(name, players, kind, seed))
    for _ in simulation.play(games, threads(jobs)):
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
    simulation = simulated(name, 30, kind=kind, players=most)
    found = simulation.tally
    assert sum(found.won) == pytest.approx(30)
    assert found.decisions.count == found.plies.count == 30
    assert len(found.scores) == most
    told = simulation.to_dict()
    assert told == json.loads(json.dumps(told))
    assert [seat["share"] for seat in told["seats"]] == pytest.approx([w / 30 for w in found.won])
    assert found.winners.count >= 30


def test_the_games_do_not_depend_on_the_jobs_but_on_the_seed() -> None:
    games = 2 * BATCH + 7
    alone, together = simulated("pig", games).tally, simulated("pig", games, jobs=3).tally
    assert alone.games == games
    assert alone == together
    assert alone.won != simulated("pig", games, seed="2").tally.won


def test_a_simulation_that_was_kept_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    begun = Simulation(Series("yeti", 3, "quick", "x", {"weather": "bad"}, {"start": 40}))
    stop = Event()
    for done in begun.play(5 * BATCH, threads(2), stop):
        if done >= 2 * BATCH:
            stop.set()
    assert begun.tally.games < 5 * BATCH
    file.write_text(json.dumps(begun.to_dict()))
    kept = read(file)
    assert (kept.series, kept.tally, kept.asked) == (begun.series, begun.tally, 5 * BATCH)
    whole = Simulation(begun.series)
    assert [list(one.play(5 * BATCH))[-1] for one in (kept, whole)] == [5 * BATCH] * 2
    assert kept.tally == whole.tally


def test_figures_name_version_box_and_seed() -> None:
    told = simulated("pig", 10).to_dict()
    assert (told["version"], told["seed"]) == (cordee.__version__, "1")
    assert told["box"]["shipped"]
    other = Simulation(Series("pig", components={"goal": 50})).to_dict()
    assert not other["box"]["shipped"]
    assert other["box"]["digest"] != told["box"]["digest"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("games", 29),
        ("games", -1),
        ("players", 3),
        ("bots", "hard"),
        ("seed", 1),
        ("components", []),
        ("sums", {}),
    ],
)
def test_a_file_that_no_simulation_wrote_is_refused(
    key: str, value: object, tmp_path: Path
) -> None:
    file = tmp_path / "games.json"
    file.write_text(json.dumps({**simulated("pig", 30).to_dict(), key: value}))
    with pytest.raises(CordeeError, match="not a simulation that was kept"):
        read(file)


def test_quick_games_are_those_of_the_bot_quick() -> None:
    """They take as many decisions as outside the kernel, give or take what chance does."""
    outside = []
    for number in range(200):
        players = [bots.make("quick", f"{number} {seat}") for seat in range(2)]
        _, seats = play_out(cordee.game("pig").new(2, seed=number), players)
        outside.append(sum(seat.decisions for seat in seats))
    inside = simulated("pig", 2000, kind="quick").tally.decisions
    error = inside.deviation * (1 / 200 + 1 / 2000) ** 0.5
    assert abs(inside.mean - sum(outside) / 200) < 4 * error
    assert abs(inside.mean - simulated("pig", 2000).tally.decisions.mean) > 4 * error
