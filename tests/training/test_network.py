"""The network as it learns, and as it plays: the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

import cordee
from cordee.bots.judge import bench, reflect, soften_shares
from cordee.bots.weights import LARGEST, Judge, read, units_of, write
from cordee.engine.encoding import size_of
from cordee.games import REGISTER
from cordee.training.network import Network
from cordee.training.plans import FINER, usual_plan, usual_units
from cordee.training.starts import bounds

MOST = 5
COMMON = 30


def made_up(common: int, own: int, units: tuple[int, int, int], seed: int = 3) -> Network:
    """Weights at random, as the file keeps them."""
    torch.manual_seed(seed)
    network = Network(common, own, MOST, units)
    with torch.no_grad():
        for weights in network.parameters():
            weights.copy_(torch.randn_like(weights).mul(0.3).half())
    return network


@pytest.mark.parametrize("players", range(2, MOST + 1))
@pytest.mark.parametrize(("own", "units"), [(0, (24, 0, 16)), (11, (16, 24, 16))])
def test_the_kernel_says_what_the_network_says(
    own: int, units: tuple[int, int, int], players: int
) -> None:
    network = made_up(COMMON, own, units)
    at = bench(network.learned(), np.dtype(np.uint8))
    chance = np.random.default_rng(players)
    for _ in range(50):
        seen = chance.normal(size=len(at.seen)) * (chance.random(len(at.seen)) < 0.4)
        seen = seen.astype(np.float32)
        seen[COMMON + players * own :] = 0.0  # nobody sits there
        at.seen[:] = seen
        reflect(at, players)
        soften_shares(at.shares, players)
        people = torch.tensor([players])
        said = network(torch.from_numpy(seen)[None], people).exp()[0].detach().numpy()
        assert at.shares[:players] == pytest.approx(said[:players], abs=1e-4)
        assert said[players:] == pytest.approx(np.zeros(MOST - players))


def test_a_network_begins_with_all_seats_about_alike_and_takes_over_what_another_learned() -> None:
    fresh, other = Network(COMMON, 0, MOST, (24, 0, 16)), made_up(COMMON, 0, (24, 0, 16))
    seen, people = torch.randn(20, COMMON), torch.full((20,), 3)
    assert fresh(seen, people).exp()[:, :3].detach().numpy() == pytest.approx(1 / 3, abs=0.2)
    fresh.learn_from(other.learned())
    assert torch.equal(fresh(seen, people), other(seen, people))


@pytest.mark.parametrize("name", REGISTER)
def test_weights_of_the_usual_size_fit_their_file_and_come_back(name: str, tmp_path: Path) -> None:
    game = cordee.game(name)
    common, own, most = size_of(game.sight.COMMON), size_of(game.sight.SEAT), game.players[1]
    units = usual_units(game)
    learned = Network(common, own, most, units).learned()
    box = bounds(game.new(2, seed=1).table)
    judge = Judge(game.name, game.sight, learned, most, (2, 3), box, {"seed": 7})
    file = tmp_path / "judge.weights"
    write(judge, file)
    assert file.stat().st_size < LARGEST
    again = read(file, game)
    assert units_of(again.weights) == units
    assert all(np.array_equal(one, two) for one, two in zip(again.weights, learned, strict=True))
    assert (again.players, again.made) == ((2, 3), {"seed": 7})


def test_a_plan_goes_by_the_machine_and_by_what_is_known() -> None:
    game = cordee.game("pig")
    here, there = (usual_plan(game, (2,), 60, device) for device in ("cpu", "cuda"))
    assert here.lanes < there.lanes
    assert here.batch < there.batch
    units = (8, 0, 8)
    learned = Network(size_of(game.sight.COMMON), 0, game.players[1], units).learned()
    known = Judge(game.name, game.sight, learned, game.players[1], (2,), {})
    finer = usual_plan(game, (2,), 60, "cpu", begin_with=known)
    assert finer.units == units
    assert finer.heat == FINER["heat"] < here.heat
