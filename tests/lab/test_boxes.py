"""Boxes that differ: what may be set and varied, and what is refused."""

from __future__ import annotations

import pytest

import cordee
from cordee.engine.errors import CordeeError
from cordee.lab.boxes import Box, grid, keys


def only(game: str, *sets: str) -> Box:
    (box,) = grid(cordee.game(game), sets, ())
    return box


def test_a_number_is_set_by_its_key() -> None:
    box = only("yeti", "photos.6=25", "equipment.lens.cost=3", "start = 60", "peaks[0]=9")
    assert box.components is not None
    assert box.components["photos"] == [1, 3, 6, 9, 13, 17, 25]
    assert box.components["equipment"]["lens"]["cost"] == 3  # type: ignore[index]
    assert box.components["peaks"][0] == 9  # type: ignore[index]
    assert only("yeti", "equipment.radio.once=true").components is not None
    assert only("yeti", "start=50").components is None  # as shipped


def test_lists_tables_and_keys_that_replace_others() -> None:
    piles = only("vertical", "pile.1.plain=7").components
    assert piles is not None
    assert piles["pile"][1]["plain"] == 7  # type: ignore[index]
    tokens = only("vertical", "tokens.axe=6").components
    assert tokens is not None
    assert tokens["tokens"]["axe"] == 6  # type: ignore[index]
    assert tokens["tokens"]["map"] == 5  # type: ignore[index]
    rows = only("matterhorn", "rows.3.1=0").components
    assert rows is not None
    assert rows["rows"][3] == [7, 0]  # type: ignore[index]
    assert "bottom" not in rows
    slides = only("himalaya", "route.slides=[[9, 5], [16, 13]]").components
    assert slides is not None
    assert slides["route"]["slides"] == [[9, 5], [16, 13]]  # type: ignore[index]


def test_several_that_are_varied_multiply_and_the_first_box_comes_first() -> None:
    boxes = grid(cordee.game("yeti"), (), ("start=40..60:10", "photos.0=1,2"))
    names = [box.name for box in boxes]
    assert names[0] == "start=50 photos.0=1"  # as shipped: it is not played twice
    assert len(names) == len(set(names)) == 6
    assert boxes[1].values == {"start": 40, "photos.0": 1}
    outside = grid(cordee.game("yeti"), (), ("start=60,70",))
    assert [box.name for box in outside] == ["", "start=60", "start=70"]
    assert outside[0].values == {"start": 50}
    assert grid(cordee.game("pig"), (), ("goal=99..102",))[0].name == "goal=100"


def test_what_is_varied_to_the_same_box_twice_is_played_once() -> None:
    """Each would be one more difference to look at."""
    assert [box.name for box in grid(cordee.game("pig"), (), ("goal=40,50,40",))] == [
        "",
        "goal=40",
        "goal=50",
    ]


@pytest.mark.parametrize(
    ("game", "sets", "varies", "says"),
    [
        ("yeti", ["photo.6=3"], [], "has no photo.6. Nearest: photos.6"),
        ("yeti", ["equipment.lense.cost=3"], [], "Nearest: equipment.lens.cost"),
        ("yeti", ["photos.7=3"], [], "photos is a list whose places are 0 to 6"),
        ("yeti", ["photos.six=3"], [], "photos is a list whose places are 0 to 6"),
        ("yeti", ["photos.6=much"], [], "it must be a whole number from 0 to 99"),
        ("yeti", ["photos.6=1..3"], [], "is not a value"),
        ("yeti", ["peaks.4=9"], [], "peaks"),
        ("yeti", ["start"], [], "--set start: it must be a key, an equals sign and a value"),
        ("yeti", ["=3"], [], "--set =3"),
        ("yeti", ["start.deep=3"], [], "has no start.deep"),
        ("yeti", [], ["start=50"], "several values, such as start=40..80:10"),
        ("yeti", [], ["start=80..40"], "from a lower number to a higher one"),
        ("yeti", [], ["start=1..9000"], "at most 100 values"),
        ("yeti", [], ["start=1..90", "photos.0=1,2"], "These are 180 boxes; at most 100"),
        ("himalaya", ["route.length=10"], [], "route.length"),
        ("pig", ["goal=1"], [], "it must be a whole number from 2 to 10000"),
    ],
)
def test_what_cannot_be_set_is_refused_with_the_reason(
    game: str, sets: list[str], varies: list[str], says: str
) -> None:
    with pytest.raises(CordeeError) as refused:
        grid(cordee.game(game), sets, varies)
    assert says in str(refused.value)
    assert refused.value.text("fr") != str(refused.value)


def test_every_key_can_be_found() -> None:
    assert {"start", "photos", "photos.6", "equipment.lens.cost", "weather.0.1"} <= set(
        keys(cordee.game("yeti").box)
    )
