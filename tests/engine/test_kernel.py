"""Kernels: random numbers, and compiled code cached where it should be."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import cordee
from cordee.engine import kernel
from cordee.engine.paths import private_temp


def test_random_numbers_are_those_of_splitmix64() -> None:
    state = np.array([1234567], np.uint64)
    # the first outputs of the published algorithm for this seed
    assert [int(kernel.draw(state)) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_below_covers_its_range_evenly() -> None:
    state = kernel.rng(5)
    counts = np.bincount([kernel.below(state, 6) for _ in range(60_000)], minlength=6)
    assert len(counts) == 6
    expected = 10_000
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    assert chi_square < 20.5  # 99.9 % of fair dice stay below, 5 degrees of freedom


def test_seeds_give_different_states() -> None:
    assert len({int(kernel.rng(seed)[0]) for seed in range(1000)}) == 1000


def test_the_cache_folder_depends_on_the_kernels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "rules.py").write_text("@kernel\ndef play(): ...\n")
    before = kernel.cache_folder.__wrapped__(tmp_path)
    assert before == kernel.cache_folder.__wrapped__(tmp_path)
    (tmp_path / "rules.py").write_text("@kernel\ndef play(): return 1\n")
    after = kernel.cache_folder.__wrapped__(tmp_path)
    assert after != before
    assert after.parent == before.parent  # where old ones are dropped


def test_kernels_are_made_of_all_that_they_may_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        "engine/dice.py": "engine",
        "bots/search.py": "bots",
        "lab/play.py": "lab",
        "games/yeti/rules.py": "yeti",
        "games/pig/rules.py": "pig",
        "games/pig/board.py": None,
        "../elsewhere/rules.py": "own",
    }
    package = tmp_path / "cordee"
    package.mkdir()
    for name, holds in files.items():
        path = (package / name).resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"@kernel {holds}" if holds else "no kernel")
    monkeypatch.setattr(kernel, "PACKAGE", package)

    def made_of(folder: str) -> set[str]:
        sources = kernel.kernel_sources((package / folder).resolve())
        return {text.decode().split()[1] for text in sources}

    assert made_of("games/pig") == {"engine", "pig"}
    assert made_of("engine") == {"engine"}
    for folder in ("bots", "lab"):
        assert made_of(folder) == {"engine", "bots", "lab"}
    assert made_of("../elsewhere") == {"engine", "bots", "lab", "yeti", "pig", "own"}


@pytest.mark.slow
def test_templates_are_bound_anew_when_any_of_their_functions_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game may have its functions from several folders."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name in ("templates", "first", "second"):
        (tmp_path / name).mkdir()
        write_kernel(tmp_path / name, name, 1)
    (tmp_path / "templates" / "templates.py").write_text(
        "from cordee.engine.kernel import template\n"
        "first = second = None\n"
        "@template\n"
        "def total(): return first() + second()\n"
    )
    assert total_of(tmp_path) == 2
    write_kernel(tmp_path / "second", "second", 10)
    assert total_of(tmp_path) == 11
    write_kernel(tmp_path / "first", "first", 100)
    assert total_of(tmp_path) == 110
    kept = list((tmp_path / "cache").rglob("pig"))
    assert len(kept) == 3
    assert len({folder.parent.parent for folder in kept}) == 1  # where old ones are dropped


def write_kernel(folder: Path, name: str, answer: int) -> None:
    source = "from cordee.engine.kernel import kernel\n@kernel\ndef {}(): return {}\n"
    (folder / f"{name}.py").write_text(source.format(name, answer))


TOTAL = """
import sys
sys.path[:0] = [f"{sys.argv[1]}/{name}" for name in ("templates", "first", "second")]
import templates, first, second
from cordee.engine.kernel import bind
made = bind("pig", {"first": first.first, "second": second.second}, templates)
sys.stdout.write(str(made.total()))
"""


def total_of(folder: Path) -> int:
    ran = subprocess.run(
        [sys.executable, "-c", TOTAL, str(folder)], capture_output=True, text=True, check=True
    )
    return int(ran.stdout)


def test_old_caches_are_dropped(tmp_path: Path) -> None:
    for number in range(kernel.KEPT_CACHES + 3):
        folder = kernel._make_cache(tmp_path, f"cache{number}")
        os.utime(folder, (number, number))
    newest = kernel._make_cache(tmp_path, "newest")
    assert newest.is_dir()
    assert len(list(tmp_path.iterdir())) == kernel.KEPT_CACHES


FIRST_ROLL = "import cordee, sys; sys.stdout.write(cordee.game('pig').new(2, seed=1).roll().text)"


def first_roll(cache: Path) -> str:
    return subprocess.run(
        [sys.executable, "-c", FIRST_ROLL],
        env={**os.environ, "XDG_CACHE_HOME": str(cache)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.fixture(scope="module")
def filled_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    cache = tmp_path_factory.mktemp("filled")
    first_roll(cache)
    return cache


@pytest.mark.slow
@pytest.mark.parametrize("damage", [b"", b"garbage", None], ids=["empty", "garbage", "folder"])
def test_a_damaged_cache_only_costs_time(
    filled_cache: Path, tmp_path: Path, damage: bytes | None
) -> None:
    cache = tmp_path / "cache"
    shutil.copytree(filled_cache, cache)
    files = list(cache.rglob("*.nbi"))
    assert files
    for path in files:
        if damage is None:
            path.unlink()
            path.mkdir()
        else:
            path.write_bytes(damage)
    assert first_roll(cache) == cordee.game("pig").new(2, seed=1).roll().text


def test_a_folder_that_others_can_write_to_is_not_trusted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    trap = tmp_path / f"cordee-{os.getuid()}"
    trap.mkdir()
    trap.chmod(0o777)
    own = private_temp()
    assert own != trap
    assert own.stat().st_mode & 0o077 == 0


def test_a_home_that_cannot_be_written_falls_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    folder = kernel.cache_folder.__wrapped__(kernel.PACKAGE / "engine")
    assert folder.is_relative_to(tmp_path / f"cordee-{os.getuid()}")
    assert folder.is_dir()
