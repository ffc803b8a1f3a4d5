"""Without the projects that bridges lead to all the rest works; a bridge says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCKED = """
import sys
for name in ("pyspiel", "open_spiel", "pettingzoo", "gymnasium", "PIL", "resvg_py", "distributed"):
    sys.modules[name] = None
import cordee, cordee.bridges.lane, cordee.bots, cordee.lab.simulate, cordee.web.server.app
cordee.game("pig").new(seed=1)
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCKED + program], capture_output=True, text=True, check=False
    )


def test_cordee_needs_none_of_them() -> None:
    assert run("").returncode == 0


@pytest.mark.parametrize(
    ("bridge", "project"),
    [("openspiel", "OpenSpiel"), ("pettingzoo", "PettingZoo"), ("gymnasium", "Gymnasium")],
)
def test_a_bridge_says_which_extra_to_install(bridge: str, project: str) -> None:
    ended = run(f"import cordee.bridges.{bridge}")
    assert ended.returncode == 1
    last = ended.stderr.splitlines()[-1]
    assert last.startswith(f"ImportError: {project} is not installed")
    assert last.endswith(f'Install it with: pip install "cordee[{bridge}]".')
