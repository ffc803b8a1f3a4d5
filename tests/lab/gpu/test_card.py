"""Finding a GPU, and what is said when it cannot be used."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba.core.errors import TypingError
from numba.cuda.cudadrv.driver import CudaAPIError

from cordee.engine.errors import CordeeError
from cordee.lab.gpu import card
from cordee.lab.simulate import Series
from cordee.words import LOCALES

SERIES = Series("pig")
NUMBERS_OF_TIME = ("device", "seconds", "games_per_second", "decisions_per_second")


def cordee(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cordee", *arguments]
    given = {**os.environ, **environment}
    return subprocess.run(command, env=given, capture_output=True, text=True, check=False)


def test_simulate_on_a_gpu_says_the_same_as_on_the_processor(tmp_path: Path) -> None:
    asked = ("simulate", "pig", "--games", "9", "--players", "3", "--seed", "gpu", "--json")
    told: list[Any] = []
    for file, switch, device in (("gpu", "1", "cuda"), ("cpu", "0", "cpu")):
        path = tmp_path / file
        ran = cordee(*asked, str(path), "--device", device, NUMBA_ENABLE_CUDASIM=switch)
        assert ran.returncode == 0, ran.stderr
        told.append(json.loads(path.read_text()))
    gpu, cpu = told
    assert (gpu["device"], cpu["device"]) == ("simulated", "cpu")
    for key in NUMBERS_OF_TIME:
        del gpu[key], cpu[key]
    assert gpu == cpu


def test_without_a_gpu_the_command_says_so_and_what_to_do() -> None:
    ran = cordee("simulate", "pig", "--device", "cuda", CUDA_VISIBLE_DEVICES="")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("cordee: No GPU that can be used (")
    assert "--device cpu plays without one" in ran.stderr


def test_without_the_extra_it_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "find_spec", lambda _: None)
    with pytest.raises(CordeeError, match=r'pip install "cordee\[cuda\]"'):
        card.find()


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (CudaAPIError(2, "CUDA_ERROR_OUT_OF_MEMORY"), "too little free memory"),
        (CudaAPIError(700, "illegal address"), "The GPU failed: [700] illegal address"),
        (TypingError("np.sort is unknown"), "cannot be compiled for a GPU: np.sort is unknown"),
    ],
)
def test_what_fails_is_said_in_words(fault: Exception, said: str) -> None:
    with pytest.raises(CordeeError) as raised, card.faults(SERIES):
        raise fault
    assert said in raised.value.text("en")
    assert len({raised.value.text(locale) for locale in LOCALES}) == len(LOCALES)


def test_a_mistake_of_our_own_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError), card.faults(SERIES):
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("before", "games", "seconds", "next_size"),
    [(100, 100, 0.01, 400), (100, 100, 1.0, 200), (100, 100, 8.0, 100), (100, 7, 0.001, 400)],
)
def test_launches_grow_to_a_few_seconds(
    before: int, games: int, seconds: float, next_size: int
) -> None:
    assert card.next_size(before, games, seconds) == next_size
