"""Going on with what was kept: by the same version and with the same box only, whatever it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cordee import __version__
from cordee.engine.data import Data
from cordee.lab.asking import inquired
from cordee.lab.versions import versions_here

from .conftest import Cordee

KEPT = ("arena", "simulate", "lab")
NO_BY = pytest.mark.parametrize("command", ["arena", "simulate"])
"""Those whose files have not always said by what they were made."""


@pytest.fixture
def kept(cordee: Cordee, tmp_path: Path) -> Callable[[str], Path]:
    """A file with which a command goes on, of Pig to 30."""

    def keep(command: str) -> Path:
        file, box = tmp_path / f"{command}.json", tmp_path / "mine.toml"
        box.write_text("goal = 30\n")
        if command == "lab":
            asked = inquired("pig", 2, games=20, components=box, luck=0, command="cordee lab pig")
            file.write_text(json.dumps(asked.to_dict()))
        else:
            bots = "quick,random" if command == "arena" else "quick"
            more = ("--bots", bots, "--games", "4", "--components", box, "--json", file)
            assert cordee(command, "pig", *more).status == 0
        return file

    return keep


def change(file: Path, how: Callable[[Data], object]) -> None:
    data = json.loads(file.read_text())
    how(data.get("unfinished", data))
    file.write_text(json.dumps(data))


def refusal(cordee: Cordee, command: str, file: Path, lang: str = "en") -> str:
    """What is said; nothing is changed or written."""
    before, other = file.read_bytes(), file.with_name("other.json")
    for more in ((), ("--json", other)):
        ran = cordee(command, "--resume", file, *more, "--lang", lang)
        assert (ran.status, ran.out) == (2, "")
        assert file.read_bytes() == before
        assert not other.exists()
    return " ".join(ran.err.split())


@pytest.mark.parametrize("command", KEPT)
def test_what_another_version_has_begun_is_refused(
    cordee: Cordee,
    kept: Callable[[str], Path],
    monkeypatch: pytest.MonkeyPatch,
    command: str,
) -> None:
    ours = versions_here()
    with monkeypatch.context() as elsewhere:
        there = replace(ours, sources="0badcafe", numba="0.1")
        for module in ("provenance", "inquiry"):
            elsewhere.setattr(f"cordee.lab.{module}.versions_here", lambda: there)
        file = kept(command)
    said = refusal(cordee, command, file)
    assert f"There: Cordée {__version__} (sources 0badcafe), Numba 0.1. Here: Cordée" in said
    assert f"Here: Cordée {__version__} (sources {ours.sources}), Numba {ours.numba}." in said
    assert "NumPy" not in said  # it is the same
    assert "install what was there; or begin anew" in said
    said = refusal(cordee, command, file, "fr")
    assert "a été commencé par une autre version" in said
    assert "ou bien recommencez" in said


@pytest.mark.parametrize("command", KEPT)
@pytest.mark.parametrize("numbers", ["of the file", "shipped"])
def test_what_was_begun_with_another_box_is_refused(
    cordee: Cordee, kept: Callable[[str], Path], command: str, numbers: str
) -> None:
    file = kept(command)
    components = {"goal": 31} if numbers == "of the file" else None
    change(file, lambda data: data.get("boxes", [data])[0].update(components=components))
    said = refusal(cordee, command, file)
    assert "The box of pig in this file has other numbers than the one here (" in said
    assert "a d’autres nombres que celle d’ici" in refusal(cordee, command, file, "fr")


@pytest.mark.parametrize("command", KEPT)
def test_by_the_same_version_it_goes_on(
    cordee: Cordee, kept: Callable[[str], Path], command: str
) -> None:
    ran = cordee(command, "--resume", kept(command))
    assert (ran.status, ran.err) == (0, "")


@NO_BY
@pytest.mark.parametrize("silent", [("by",), ("by", "version", "box")])
def test_what_an_older_file_does_not_say_is_not_held_against_it(
    cordee: Cordee, kept: Callable[[str], Path], command: str, silent: tuple[str, ...]
) -> None:
    file = kept(command)
    change(file, lambda data: [data.pop(key) for key in silent])
    ran = cordee(command, "--resume", file, "--games", "6")
    assert (ran.status, ran.err) == (0, "")
    told = json.loads(file.read_text())
    assert (told["games"], told["by"]) == (6, str(versions_here()))


@NO_BY
def test_what_an_older_file_says_is_compared(
    cordee: Cordee, kept: Callable[[str], Path], command: str
) -> None:
    file = kept(command)
    change(file, lambda data: [data.pop("by"), data.update(version="0.0.9")])
    assert f"There: Cordée 0.0.9. Here: Cordée {__version__}." in refusal(cordee, command, file)


@pytest.mark.parametrize("command", KEPT)
@pytest.mark.parametrize("by", [3, "Cord\x1b[2J"])
def test_what_nobody_wrote_is_not_repeated(
    cordee: Cordee, kept: Callable[[str], Path], command: str, by: object
) -> None:
    file = kept(command)
    change(file, lambda data: data.update(by=by))
    assert "that was kept" in refusal(cordee, command, file)
