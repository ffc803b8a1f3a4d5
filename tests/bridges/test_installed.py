"""Games that installed packages add pass the very checks that ours do, in every bridge."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cordee.terminal.new_game import write
from tests.installed import entry_points

ROOT = Path(__file__).parents[2]
CHECKS = {
    "gymnasium": (
        "test_gymnasium_finds_nothing_wrong",
        "test_it_is_drawn",
        "test_the_same_seed_gives_the_same_game_here_and_among_many",
        "test_gymnasium_makes_our_games",
    ),
    "pettingzoo": (
        "test_pettingzoo_finds_nothing_wrong",
        "test_pettingzoo_draws",
        "test_a_game_is_the_same_in_notation",
        "test_pettingzoo_makes_our_games",
    ),
    "openspiel": (
        "test_random_sim_test",
        "test_sim_game",
        "test_a_playthrough_can_be_written_and_read",
        "test_compiled_mcts_and_evaluate_bots",
        "test_it_is_the_same_game",
        "test_returns",
        "test_plies_are_counted",
    ),
}
LEFT_OUT = ("board.py", "terminal_view.py", "heuristics.py", "encoding.py", "cover.json")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games: one with all there is, one with no more than a game must have and an option."""
    folder = tmp_path_factory.mktemp("site")
    list(write("dash", folder))
    list(write("barren", folder))
    for file in LEFT_OUT:
        (folder / "barren" / file).unlink()
    rules = folder / "barren" / "rules.py"
    rules.write_text(rules.read_text().replace(" = {}", ' = {"fall": ("far", "near")}'))
    entry_points(folder, games={"dash": "dash", "barren": "barren"})
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("bridge", CHECKS)
def test_an_installed_game_passes_what_ours_pass(site: Path, bridge: str) -> None:
    file = f"tests/bridges/test_{bridge}.py"
    path = os.pathsep.join([str(site), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    ran = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-rp", "-p", "no:cacheprovider"),
            *("-k", "dash or barren or makes_our_games"),
            *(f"{file}::{check}" for check in CHECKS[bridge]),
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:]
    passed = [line for line in ran.stdout.splitlines() if line.startswith("PASSED ")]
    for check in CHECKS[bridge]:
        of_it = [line for line in passed if f"::{check}" in line]
        ours = check.endswith("makes_our_games")
        assert ours or all(any(name in line for line in of_it) for name in ("dash", "barren"))
        assert of_it, check
