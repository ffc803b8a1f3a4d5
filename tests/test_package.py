"""The package as an index would have it: whole, and playable where nothing else is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.slow
BUILD = """
import sys
from setuptools import build_meta
print(build_meta.build_sdist(sys.argv[1]))
"""
PACKED = (
    "LICENSE", "Makefile", "constraints.txt", "docs/architecture.md", "tests/test_package.py",
    "bench/engine.py", "examples/my_bot.py", "src/cordee/games/yeti/components.toml",
    "src/cordee/games/yeti/cover.json", "src/cordee/games/yeti/help.fr.md",
    "src/cordee/web/static/table/main.js", "src/cordee/web/templates/table.html",
)  # fmt: skip


def run(*command: str | Path, cwd: Path | None = None, **environment: str) -> str:
    given = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    ran = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=given | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def virtual(folder: Path, *packages: str) -> Path:
    """An environment of its own; its `bin`."""
    run(sys.executable, "-m", "venv", folder)
    pip = (folder / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install", "-q")
    run(*pip, *packages)
    return folder / "bin"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    tree = folder / "tree"
    ignored = shutil.ignore_patterns(".*", "*.egg-info", "__pycache__", "build", "dist")
    shutil.copytree(ROOT, tree, ignore=ignored)
    programs = virtual(folder / "build", "setuptools>=77")
    run(programs / "python", "-c", BUILD, folder, cwd=tree)
    (packed,) = folder.glob("cordee-*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    return unpacked


@pytest.mark.parametrize("file", PACKED)
def test_the_source_distribution_is_whole(sdist: Path, file: str) -> None:
    assert (sdist / file).is_file()


def test_a_wheel_in_an_empty_environment_plays(sdist: Path, tmp_path: Path) -> None:
    wheels = tmp_path / "wheels"
    run(
        *(sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "-q", "--no-deps"),
        *("--wheel-dir", wheels, sdist),
    )
    (wheel,) = wheels.glob("cordee-*.whl")
    programs = virtual(
        tmp_path / "empty", "--constraint", str(ROOT / "constraints.txt"), str(wheel)
    )
    homes = {"XDG_DATA_HOME": str(tmp_path / "data"), "LC_ALL": "C.UTF-8"}

    def cordee(*arguments: str) -> str:
        return run(programs / "cordee", *arguments, cwd=tmp_path, **homes)

    told = cordee("play", "pig", "--seats", "bot:medium,bot:random", "--seed", "1")
    assert "The game is over" in told
    assert "Verified" in cordee("verify", "last")
    assert "Y13" in cordee("rules", "yeti", "Y13", "--lang", "fr")
    assert "[equipment.purse]" in cordee("box", "yeti")
    serving = subprocess.run(
        [programs / "cordee", "serve"],
        env={**os.environ, **homes},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (serving.returncode, serving.stdout) == (2, "")
    assert 'pip install "cordee[web]"' in serving.stderr
    assert "Traceback" not in serving.stderr
