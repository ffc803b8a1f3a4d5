"""The route in a components file: other mountains are played on, faulty ones refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cordee
from cordee.engine.errors import FaultyComponents
from cordee.engine.game import Game

from .drawing import GAME, at, ends, marked, play, texts

SHIPPED = {
    "length": 36,
    "camps": [12, 24],
    "cave": 18,
    "slides": [[9, 5], [16, 13], [21, 15], [28, 25], [31, 26], [34, 29]],
    "snow": [11, 23, 30, 33, 35],
}
BARE = {"camps": [12], "cave": 18, "slides": [], "snow": []}


def mountain(**route: Any) -> Game:
    return cordee.game("himalaya", components={"route": route})


def refusal(components: Any) -> FaultyComponents:
    with pytest.raises(FaultyComponents) as caught:
        cordee.game("himalaya", components=components)
    return caught.value


# What is left out, what is given


def test_the_shipped_route_is_that_of_the_sheet() -> None:
    assert GAME.box == {"route": SHIPPED}
    assert GAME.is_shipped


@pytest.mark.parametrize("components", [{}, {"route": {}}, {"route": SHIPPED}])
def test_keys_left_out_keep_the_shipped_values(components: dict[str, Any]) -> None:
    assert cordee.game("himalaya", components=components) == GAME


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("length", 40),
        ("camps", [6, 24]),
        ("cave", 19),
        ("slides", [[9, 4]]),
        ("slides", []),
        ("snow", [20]),
        ("snow", []),
    ],
)
def test_one_key_changes_nothing_else(key: str, value: Any) -> None:
    game = mountain(**{key: value})
    assert game.box == {"route": {**SHIPPED, key: value}}
    assert GAME.box == {"route": SHIPPED}
    assert game != GAME
    assert game.new(2).to_dict()["route"] == {**SHIPPED, key: value}


def test_a_file_is_read(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[route]\nlength = 40\nslides = [[16, 12], [9, 5]]\n")
    game = cordee.game("himalaya", components=mine)
    assert game.box["route"] == {**SHIPPED, "length": 40, "slides": [[9, 5], [16, 12]]}


def test_a_file_that_is_not_toml_is_refused_with_the_line(tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.toml"
    faulty.write_text("[route]\nlength = 36\ncamps = [12, 24\n")
    refused = refusal(faulty)
    assert (refused.key, refused.arguments["line"]) == ("components-not-toml", 3)


# Bounds and types


@pytest.mark.parametrize(
    "route",
    [
        {"length": 20, **BARE},
        {"length": 100},
        {"length": 100, "camps": [*range(20, 36)], "cave": 99, "slides": [], "snow": []},
        {"camps": [5]},
        {"camps": [12], "cave": 35, "slides": [], "snow": []},
        {**BARE, "cave": 5},
        {**BARE, "slides": [[35, 1]]},
        {**BARE, "slides": [[5, 4], [6, 4]]},
        {**BARE, "slides": [[13, 12]]},
        {**BARE, "snow": [*range(5, 12), *range(13, 18), *range(19, 36)]},
    ],
)
def test_what_stays_within_bounds_is_taken(route: dict[str, Any]) -> None:
    assert mountain(**route).box["route"] == {**SHIPPED, **route}


@pytest.mark.parametrize(
    ("components", "key", "entry"),
    [
        ({"length": 36}, "components-unknown", "length"),
        ({"routes": {}}, "components-unknown", "routes"),
        ({"route": {"lenght": 36}}, "components-unknown", "route.lenght"),
        ({"route": {"dice": 5}}, "components-unknown", "route.dice"),
        ({"route": 36}, "components-table", "route"),
        ({"route": []}, "components-table", "route"),
        ({"route": {"length": 19}}, "components-whole", "route.length"),
        ({"route": {"length": 101}}, "components-whole", "route.length"),
        ({"route": {"length": 36.0}}, "components-whole", "route.length"),
        ({"route": {"length": "36"}}, "components-whole", "route.length"),
        ({"route": {"length": True}}, "components-whole", "route.length"),
        ({"route": {"length": [36]}}, "components-whole", "route.length"),
        ({"route": {"camps": []}}, "components-some", "route.camps"),
        ({"route": {"camps": [*range(5, 22)]}}, "components-some", "route.camps"),
        ({"route": {"camps": 12}}, "components-some", "route.camps"),
        ({"route": {"camps": [12, 0]}}, "components-whole", "route.camps[1]"),
        ({"route": {"camps": [12, "24"]}}, "components-whole", "route.camps[1]"),
        ({"route": {"cave": 0}}, "components-whole", "route.cave"),
        ({"route": {"cave": 100}}, "components-whole", "route.cave"),
        ({"route": {"cave": [18]}}, "components-whole", "route.cave"),
        ({"route": {"slides": 9}}, "components-some", "route.slides"),
        ({"route": {"slides": [9, 5]}}, "components-row", "route.slides[0]"),
        ({"route": {"slides": [[9, 5], [16]]}}, "components-row", "route.slides[1]"),
        ({"route": {"slides": [[9, 5, 1]]}}, "components-row", "route.slides[0]"),
        ({"route": {"slides": [[9, 0]]}}, "components-whole", "route.slides[0][1]"),
        ({"route": {"slides": [[9, -1]]}}, "components-whole", "route.slides[0][1]"),
        ({"route": {"slides": [["9", 5]]}}, "components-whole", "route.slides[0][0]"),
        ({"route": {"snow": {"11": True}}}, "components-some", "route.snow"),
        ({"route": {"snow": [11, 23.5]}}, "components-whole", "route.snow[1]"),
        ({"route": {"snow": [11, -3]}}, "components-whole", "route.snow[1]"),
    ],
)
def test_a_wrong_key_type_or_number_is_named(
    components: dict[str, Any], key: str, entry: str
) -> None:
    refused = refusal(components)
    assert (refused.key, refused.arguments["entry"]) == (key, entry)


# H1: what a route must be


@pytest.mark.parametrize(
    ("route", "entry"),
    [
        ({"camps": [4, 24]}, "route.camps[0]"),
        ({"camps": [12, 36]}, "route.camps[1]"),
        ({"cave": 4}, "route.cave"),
        ({"cave": 36}, "route.cave"),
        ({"slides": [[9, 5], [4, 2]]}, "route.slides[1]"),
        ({"slides": [[36, 5]]}, "route.slides[0]"),
        ({"snow": [11, 1]}, "route.snow[1]"),
        ({"snow": [36]}, "route.snow[0]"),
        ({"snow": [50]}, "route.snow[0]"),
        ({"length": 35}, "route.snow[4]"),
        ({"length": 20}, "route.camps[1]"),
    ],
)
def test_h1_the_first_four_spaces_are_ordinary_and_nothing_stands_beyond_the_route(
    route: dict[str, Any], entry: str
) -> None:
    refused = refusal({"route": route})
    assert (refused.key, refused.arguments["entry"]) == ("faulty-route-range", entry)


@pytest.mark.parametrize(
    ("route", "entry", "other"),
    [
        ({"camps": [12, 12]}, "route.camps[1]", "route.camps[0]"),
        ({"cave": 12}, "route.cave", "route.camps[0]"),
        ({"slides": [[10, 5], [10, 6]]}, "route.slides[1]", "route.slides[0]"),
        ({"slides": [[18, 5]]}, "route.slides[0]", "route.cave"),
        ({"slides": [[24, 5]]}, "route.slides[0]", "route.camps[1]"),
        ({"snow": [7, 8, 7]}, "route.snow[2]", "route.snow[0]"),
        ({"snow": [9]}, "route.snow[0]", "route.slides[0]"),
        ({"snow": [12]}, "route.snow[0]", "route.camps[0]"),
        ({"snow": [18]}, "route.snow[0]", "route.cave"),
    ],
)
def test_h1_nothing_stands_twice(route: dict[str, Any], entry: str, other: str) -> None:
    refused = refusal({"route": route})
    assert refused.key == "faulty-route-twice"
    assert (refused.arguments["entry"], refused.arguments["other"]) == (entry, other)


@pytest.mark.parametrize("slide", [[10, 10], [10, 13]])
def test_h1_a_slide_ends_lower_than_it_starts(slide: list[int]) -> None:
    refused = refusal({"route": {"slides": [[9, 5], slide]}})
    assert (refused.key, refused.arguments["entry"]) == ("faulty-slide-up", "route.slides[1]")


@pytest.mark.parametrize(
    ("slides", "other"),
    [
        ([[22, 18]], "route.cave"),
        ([[22, 11]], "route.snow[0]"),
        ([[22, 9], [9, 5]], "route.slides[1]"),
    ],
)
def test_h1_a_slide_ends_on_an_ordinary_space_or_a_camp(slides: list[Any], other: str) -> None:
    refused = refusal({"route": {"slides": slides}})
    assert (refused.key, refused.arguments["other"]) == ("faulty-slide-end", other)
    assert mountain(slides=[[22, 12], [9, 1]]).box["route"]["slides"] == [[9, 1], [22, 12]]


# Another mountain is played on


def test_the_yeti_starts_in_its_own_cave() -> None:
    assert mountain(**{**BARE, "cave": 7}).new(2).to_dict()["yeti"] == 7


def test_a_shorter_route_is_won_sooner_and_stops_the_yeti_sooner() -> None:
    short = mountain(length=20, **BARE)
    p = at("17 .A oY .a !", dice="1 2 3", game=short)
    assert "3 climber" in texts(p)
    assert "2 climber" not in texts(p)
    assert "1 sherpa 19" not in texts(p)
    assert play(p, "3 climber")["climber"][0] == 20
    assert play(at("17 .Y", "yeti", game=short), "yeti +5")["yeti"] == 19


def test_the_longest_route_is_played_to_its_end() -> None:
    long = mountain(length=100)
    p = at("97 .A .a .a !", dice="1 2 3 6", game=long)
    assert [text for text in texts(p) if "climber" in text] == ["3 climber", "6 climber"]
    assert "1 sherpa 98 rope" not in texts(p)
    assert "1 sherpa 99" not in texts(p)
    assert play(p, "6 climber")["climber"][0] == 100
    assert play(at("96 .Y", "yeti", game=long), "yeti +5")["yeti"] == 99


@pytest.mark.parametrize(
    ("picture", "how"),
    [
        ("3 .a .x *x ^x o / .Y", "{} sherpa 3"),
        ("3 .a .x * ^x o / .Y .x .x", "card {} sherpa 3"),
    ],
)
def test_slides_snow_and_cave_are_where_the_file_says(picture: str, how: str) -> None:
    steep = mountain(camps=[6], cave=7, slides=[[8, 6]], snow=[5])
    p = at(picture, players=5, game=steep)
    assert ends(p, how) == marked(picture)


def test_sixteen_camps_have_a_right_each() -> None:
    spaces = list(range(20, 36))
    many = mountain(length=100, camps=spaces, cave=50, slides=[], snow=[])
    for camp in (20, 27, 34, 35):
        others = " ".join(f"A{space}" for space in spaces if space != camp)
        p = at(f"{camp} ^aa", used="A5/6", recovered=others, game=many)
        assert play(p, "1 sherpa 0", "recover 5/6")["recovered"][0] == spaces
    p = at("35 ^aa", used="A5/6", recovered="A35", game=many)
    assert play(p, "1 sherpa 0")["phase"] == "move"


def test_whom_the_yeti_frightens_goes_to_the_camps_of_the_file() -> None:
    many = mountain(camps=[6, 7, 8, 10])
    p = at("6 ^ ^C ^B / ^ * . .A .Y", "yeti", players=4, game=many)
    assert play(p, "yeti -1")["climber"] == [10, 8, 7, 0]
    p = at("6 ^ ^C ^B / ^D * . .A .Y", "yeti", players=4, game=many)
    assert play(p, "yeti -1")["climber"] == [6, 8, 7, 10]
