"""A game that draws nothing of its own: its fields are drawn and printed."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cordee import testing
from cordee.engine.game import Game
from cordee.games import load
from cordee.ink.plain import PlainBoard, text

SHIPPED = Path(str(load("pig").rules.__file__)).parent  # type: ignore[attr-defined]
NAMES = ["Ann", "Bob"]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Pig without `board.py` and `terminal_view.py`, in a folder elsewhere."""
    folder = tmp_path / "bare_pig"
    shutil.copytree(SHIPPED, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("board.py", "terminal_view.py"):
        (folder / name).unlink()
    (folder / "__init__.py").write_text("")
    for path in folder.glob("*.py"):
        path.write_text(path.read_text().replace("from ...", "from cordee."))
    monkeypatch.syspath_prepend(str(tmp_path))
    return Game("pig", "bare_pig")


def test_a_folder_without_drawings_is_whole_and_passes_the_kit(bare: Game) -> None:
    testing.check_folder(bare)
    sample = testing.sample(bare, testing.settings(bare)[0])
    for check in testing.CHECKS:
        check(sample)


def test_every_field_is_in_the_picture_and_in_the_terminal(bare: Game) -> None:
    position = bare.position(
        {"game": "pig", "players": 2, "turn": 1, "phase": "choose", "pot": 17, "score": [23, 45]}
    )
    for layout in ("wide", "tall"):
        picture = ET.fromstring(position.svg(names=NAMES, layout=layout))  # noqa: S314  # ours
        drawn = " ".join(picture.itertext())
        assert all(part in drawn for part in ("PIG", "pot", "17", "23", "45", "Ann", "Bob"))
        assert "Again or hold?" in drawn
    printed = position.presented("en", NAMES).text()
    assert all(part in printed for part in ("pot", "17", "score", "23", "45", "Ann", "Bob"))


def test_owners_are_told_by_their_names() -> None:
    yeti = load("yeti")
    fields = yeti.new(3, seed=1).to_dict()
    fields["equipment"] |= {"lens": 2}
    view = yeti.new(3, seed=1).presented("en", ["Ann", "Bob", "Cy"]).view()
    told = PlainBoard(yeti.fields.FIELDS).about(replace(view, fields=fields))
    assert "equipment: lens Cy." in told


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (None, "–"),
        ([], "–"),
        (False, "–"),
        (True, "✓"),
        (0, "0"),
        ([1, 2], "1, 2"),
        ([[1, 2], [3]], "1, 2; 3"),
        ({"coin": 2, "tent": 0}, "coin 2"),
        ({"coin": 0}, "–"),
    ],
)
def test_values_are_told_without_what_there_is_none_of(value: object, told: str) -> None:
    assert text(value) == told
