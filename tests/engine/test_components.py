"""Components files: other numbers are played with, faulty ones refused with the reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cordee
from cordee.engine.errors import FaultyComponents
from cordee.games.yeti.rules import WEATHER_TILES


def test_a_file_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("start = 30\n[equipment.lens]\ncost = 2\n")
    shipped, game = cordee.game("yeti").box, cordee.game("yeti", components=mine)
    assert game.box["start"] == 30
    assert game.box["equipment"]["lens"] == {"cost": 2, "resale": 5, "value": 4}
    assert game.box["photos"] == shipped["photos"]
    assert shipped["start"] == 50
    assert game.new(2).to_dict()["yeti"] == 30
    assert cordee.game("yeti", components=str(mine)) == game
    assert cordee.game("yeti") != game


def test_the_shipped_file_is_the_contract() -> None:
    assert cordee.game("yeti").box == {
        "start": 50,
        "peaks": [8, 6, 4, 2, 1],
        "photos": [1, 3, 6, 9, 13, 17, 21],
        "blizzard": [7, 6, 5, 4],
        "equipment": {
            "purse": {"cost": 1, "resale": 2, "value": 1},
            "guide": {"cost": 1, "resale": 2, "value": 1},
            "goggles": {"cost": 2, "resale": 3, "value": 2, "once": False},
            "bivouac": {"cost": 3, "resale": 4, "value": 3},
            "porter": {"cost": 3, "resale": 4, "value": 3},
            "lens": {"cost": 4, "resale": 5, "value": 4},
            "radio": {"cost": 4, "resale": 5, "value": 4, "once": False},
        },
        "weather": [[face, face] for face in WEATHER_TILES],
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("start = 0", "start = 0: it must be a whole number from 1 to 9999."),
        ("start = 10000", "from 1 to 9999"),
        ("start = 50.0", "start = 50.0: it must be a whole number"),
        ("start = true", "start = true: it must be a whole number"),
        ('start = "50"', "start = '50': it must be a whole number"),
        ("strat = 50", "strat: no such key. The keys are: start, peaks, photos, blizzard"),
        ("peaks = [8, 6, 4, 2]", "must be a list of 5 whole numbers from 1 to 99"),
        ("peaks = [8, 6, 4, 2, 0]", "peaks[4] = 0: it must be a whole number from 1 to 99"),
        ("peaks = [1, 2, 4, 6, 8]", "the highest comes first"),
        ("photos = 7", "photos = 7: it must be a list of 7"),
        ("photos = [1, 2, 3, 4, 5, 6, 100]", "photos[6] = 100"),
        ('photos = [1, 2, 3, 4, 5, 6, "7"]', "photos[6] = '7'"),
        ("blizzard = [7, 6, 5]", "must be a list of 4"),
        ("blizzard = [7, 6, 5, -4]", "blizzard[3] = -4"),
        ("equipment = 3", "equipment = 3: it must be a table"),
        ("[equipment.rope]\ncost = 1", "equipment.rope: no such key"),
        ("[equipment.lens]\nprice = 1", "equipment.lens.price: no such key"),
        ("[equipment.lens]\ncost = 0", "equipment.lens.cost = 0: it must be a whole number from 1"),
        ("start = 50\npeaks = [8, 6\n", "line 2: “peaks = [8, 6”"),
        ("start 50", "line 1: “start 50” is not TOML"),
        ("start = 1\nstart = 2", "line 2"),
        ("start = " + "9" * 5000, "is not TOML"),
        ("start = 0x" + "f" * 6000, "must be a whole number"),
        ("photos = " + "[" * 20_000, "is not TOML"),
        ("x" * 3000 + " = 1", "no such key"),
        ("#" * 70_000, "is larger than"),
        ("start = 1\na" + ".a" * 30_000 + " = 1", "line 2: 30000 dots"),
        ("[a" + ".a" * 30_000 + "]", "line 1: 30000 dots"),
    ],
)
def test_a_faulty_file_is_refused_with_the_key_and_what_would_be_right(
    tmp_path: Path, text: str, message: str
) -> None:
    faulty = tmp_path / "faulty.toml"
    faulty.write_text(text)
    with pytest.raises(FaultyComponents) as caught:
        cordee.game("yeti", components=faulty)
    assert message in str(caught.value)
    assert caught.value.text("fr") != str(caught.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FaultyComponents, match="cannot be read: No such file"):
        cordee.game("yeti", components=tmp_path / "missing.toml")
    with pytest.raises(FaultyComponents, match="cannot be read"):
        cordee.game("yeti", components=tmp_path)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FaultyComponents, match="not UTF-8"):
        cordee.game("yeti", components=binary)


@pytest.mark.parametrize("data", [{"start": None}, {"equipment": []}, {3: 4}])
def test_faulty_plain_data_is_refused_too(data: Any) -> None:
    with pytest.raises(FaultyComponents):
        cordee.game("yeti", components=data)
