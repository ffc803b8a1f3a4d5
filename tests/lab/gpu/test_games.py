"""The kernels for a GPU, in Numba's simulator: the same games as on the processor, bit by bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from cordee.lab.selfplay import play_on
from cordee.lab.simulate import Series, Tally

from .in_simulator import FIRST, GAMES, LAST, LAUNCH, LONGEST, SUMMED, digest, every_series


@pytest.fixture(scope="module")
def simulated() -> Any:
    switches = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "tests.lab.gpu.in_simulator"]
    environment = {**os.environ, **switches}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert not ran.returncode, ran.stderr
    return json.loads(ran.stdout)


@pytest.mark.parametrize(
    "series", list(every_series()), ids=lambda s: f"{s.game}/{s.players}/{s.bots}"
)
def test_the_same_games_as_on_the_processor_to_the_last_bit(series: Series, simulated: Any) -> None:
    quick, games = series.bots == "quick", LAST - FIRST
    ours = play_on(series.start, games, series.number, quick, LONGEST, FIRST)
    told = digest(ours.plies, ours.decisions, ours.finals)
    assert simulated["games"][repr(series)] == told


def test_some_games_end_and_others_are_broken_off(simulated: Any) -> None:
    lengths = [json.loads(told[: told.index("]") + 1]) for told in simulated["games"].values()]
    assert min(map(min, lengths)) < LONGEST == max(map(max, lengths))


def test_the_sums_are_those_of_the_processor_launch_by_launch(simulated: Any) -> None:
    begins = range(0, GAMES, LAUNCH)
    parts = [SUMMED.play(first, min(first + LAUNCH, GAMES)) for first in begins]
    assert simulated["sums"] == [Tally.of(SUMMED.start, part).to_dict() for part in parts]
