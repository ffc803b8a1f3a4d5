"""`cordee.` is what is public and nothing else, loaded when asked for, and typed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api

import cordee

ROOT = Path(__file__).parent.parent


def test_dir_is_what_is_public() -> None:
    assert set(dir(cordee)) == {*cordee.__all__, "__doc__", "__version__"}
    for name in cordee.__all__:
        assert getattr(cordee, name) is not None, name


def test_what_is_not_public_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Mapping'"):
        _ = cordee.Mapping  # type: ignore[attr-defined]


LAZY = """
import sys
import cordee
dir(cordee)
heavy = {"numpy", "numba", "rich", "fluent", "cordee.engine", "cordee.bots", "cordee.words"}
assert not heavy & sys.modules.keys(), heavy & sys.modules.keys()
cordee.CordeeError
assert not {"numpy", "numba"} & sys.modules.keys()
"""


def test_importing_it_loads_nothing() -> None:
    ran = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_study_can_be_made_twice() -> None:
    """`cordee.study` is a function, and a package of that name is imported by it."""
    position = cordee.game("pig").new(2, seed=1)
    for _ in range(3):
        position.play(position.moves()[-1])
    first = cordee.study(position, simulations=5)
    assert cordee.study(position, simulations=5).end == first.end


def test_the_seat_to_decide() -> None:
    position = cordee.game("pig").new(2, seed=1)
    with pytest.raises(cordee.CordeeError, match="No seat decides now"):
        _ = position.seat
    position.play("roll 4")
    assert position.seat == position.actor == 0


@pytest.mark.slow
def test_a_strict_checker_accepts_the_readme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All its Python, as one program of somebody's own."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 4
    (tmp_path / "mine.py").write_text("\n".join(blocks))
    (tmp_path / "wrong.py").write_text("import cordee\ncordee.gmae\n")
    monkeypatch.chdir(tmp_path)
    strict = ["--strict", "--config-file=", "--follow-imports", "silent"]
    told, _, status = api.run([*strict, "mine.py"])
    assert (status, told) == (0, "Success: no issues found in 1 source file\n")
    told, _, status = api.run([*strict, "wrong.py"])
    assert 'has no attribute "gmae"' in told
