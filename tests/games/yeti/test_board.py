"""The picture of the Yeti table: sound XML, stable ids, everything where it belongs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args
from xml.etree import ElementTree as ET

import pytest

from cordee.games.yeti import board
from cordee.games.yeti.board.layout import STANDS, TABLES
from cordee.games.yeti.fields import forecast
from cordee.games.yeti.rules import FACES, TILES
from cordee.ink.palette import Theme
from cordee.words import speaker

LAYOUTS = sorted(board.LAYOUTS)
SMALLEST = {"wide": 13, "tall": 14}
PHASES = (
    "show", "weather", "roll", "keep", "before", "reroll", "snow", "coins", "sherpas", "climb",
    "tents", "over",
)  # fmt: skip
NAMES = ("Ana", "Basile & fils", "<b>Chloé</b>", 'bot:"random"', "Maximilienne de la Tour-Noire")
BLANK = dict.fromkeys(FACES, 0)
BOX: dict[str, Any] = {
    "start": 50,
    "peaks": [8, 6, 4, 2, 1],
    "photos": [1, 3, 6, 9, 13, 17, 21],
    "blizzard": [7, 6, 5, 4],
    "equipment": {
        tile: {"cost": i + 11, "resale": i + 31, "value": i + 51} for i, tile in enumerate(TILES)
    },
}


SAY = {locale: speaker(locale, "cordee.games.yeti") for locale in ("en", "fr")}


def position(players: int = 4, **changes: Any) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "game": "yeti",
        "players": players,
        "options": {"weather": "mixed"},
        "turn": 1,
        "phase": "keep",
        "lap": 4,
        "yeti": 56,
        "score": [24, 31, 17, 24, 9][:players],
        "level": [0, 1, 3, 1, 2][:players],
        "peak": [0] * players,
        "held": [0] * players,
        "rolled": BLANK | {"snow": 1, "sherpa": 1, "print": 2},
        "kept": BLANK | {"coin": 3},
        "equipment": dict.fromkeys(TILES),
        "weather": "clear+",
        "weather_seen": ["thaw+", "press-", "market+", "flurry-", "clear+"],
        "used": [],
        "ending": False,
    }
    return fields | changes


def drawn(
    fields: dict[str, Any], layout: str = "wide", locale: str = "en", **more: Any
) -> ET.Element:
    names = NAMES[: fields["players"]]
    return ET.fromstring(board.table(fields, BOX, SAY[locale], names, layout, **more))  # noqa: S314


def by_id(picture: ET.Element) -> dict[str, ET.Element]:
    found = [part for part in picture.iter() if "id" in part.attrib]
    ids = [part.attrib["id"] for part in found]
    assert len(ids) == len(set(ids)), "an id stands twice"
    return dict(zip(ids, found, strict=True))


def place(part: ET.Element) -> tuple[float, float]:
    match = re.fullmatch(r"translate\((-?[\d.]+),(-?[\d.]+)\)", part.attrib["transform"])
    assert match, part.attrib
    return float(match[1]), float(match[2])


def texts(part: ET.Element) -> Iterator[str]:
    return ("".join(text.itertext()) for text in part.iter() if text.tag.endswith("text"))


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_phase_is_sound_xml_with_unique_ids(phase: str, layout: str, locale: str) -> None:
    waiting = phase in ("show", "weather")
    fields = position(5, phase=phase, weather=None if waiting else "thaw-", held=[0, 1, 0, 0, 0])
    ids = by_id(drawn(fields, layout, locale))
    assert {"scenery", "pieces", "yeti", "turn"} <= ids.keys()
    assert {f"{kind}-{seat}" for kind in ("climber", "marker", "panel", "score", "peak")
            for seat in range(5)} <= ids.keys()  # fmt: skip
    assert {f"tile-{tile}" for tile in TILES} <= ids.keys()
    if phase != "over":
        assert {f"die-{i}" for i in range(7)} <= ids.keys()


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_theme_stands_alone(theme: Theme, layout: str) -> None:
    picture = drawn(position(), layout, theme=theme)
    assert picture.attrib["role"] == "img"
    assert [part.tag.rsplit("}")[-1] for part in picture[:3]] == ["title", "desc", "style"]
    style = picture[2].text or ""
    used = {name for part in picture.iter() for name in part.attrib.get("class", "").split()}
    hooks = {"ck-table", "ck-piece"}  # for the page to hold on to; they look like nothing
    assert {name for name in used if not re.search(rf"\.{name}[,{{]", style)} == hooks


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ids_outlive_a_move(layout: str, players: int) -> None:
    before = by_id(drawn(position(players), layout))
    after = by_id(drawn(position(players, phase="roll", rolled=BLANK, turn=0, yeti=61), layout))
    assert before.keys() - {"tray"} == after.keys() - {"tray"}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scenery_depends_on_its_arguments_only(layout: str) -> None:
    one = board.scenery(BOX, 3, SAY["en"], layout)
    board.pieces(position(3), BOX, SAY["en"], NAMES, layout)
    assert board.scenery(BOX, 3, SAY["en"], layout) == one
    assert board.scenery(BOX, 4, SAY["en"], layout) != one


@pytest.mark.parametrize("layout", LAYOUTS)
def test_names_are_escaped(layout: str) -> None:
    source = board.table(position(5), BOX, SAY["en"], NAMES, layout)
    assert "<b>" not in source
    shown = " ".join(texts(by_id(drawn(position(5), layout))["pieces"]))
    for name in NAMES:
        assert name[:8] in shown


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("level", range(len(STANDS)))
def test_climbers_stand_apart_in_the_band_of_their_level(layout: str, level: int) -> None:
    table = TABLES[layout]
    ids = by_id(drawn(position(5, level=[level] * 5), layout))
    feet = [place(ids[f"climber-{seat}"]) for seat in range(5)]
    floors = [table.at(*stand)[1] for stand in STANDS] + [0.0]
    for x, y in feet:
        assert floors[level + 1] < y <= floors[level]
        assert 0 < x < table.width
    for (one, _), (other, _) in combinations(feet, 2):
        assert abs(one - other) >= table.slot


@pytest.mark.parametrize("layout", LAYOUTS)
def test_tiles_show_their_owner_and_the_numbers_of_the_box(layout: str) -> None:
    ids = by_id(drawn(position(4, equipment=dict.fromkeys(TILES) | {"lens": 2}), layout))
    classes = ET.tostring(ids["tile-lens"], encoding="unicode")
    assert "ck-seat-2 " in classes
    assert "ck-seat-2-line" in classes
    assert "ck-seat" not in ET.tostring(ids["tile-radio"], encoding="unicode")
    assert "own-lens" in {part.attrib.get("id") for part in ids["panel-2"].iter()}
    assert "own-radio" not in ids
    tag = BOX["equipment"]["lens"]
    assert {str(tag[number]) for number in ("cost", "resale", "value")} <= set(
        texts(ids["tile-lens"])
    )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_taken_peak_tokens_lie_on_their_owners_panel(layout: str) -> None:
    ids = by_id(drawn(position(3, peak=[0, 8, 0]), layout))
    assert "peak-3" not in ids  # Y3: as many as players
    area = TABLES[layout].panel(1, 3)
    x, y = place(ids["peak-0"])
    assert area.x < x < area.x + area.width
    assert area.y < y < area.y + area.height
    assert place(ids["peak-1"])[1] < area.y


def test_equal_peak_tokens_go_to_both_owners() -> None:
    box = BOX | {"peaks": [5, 5, 1, 1, 1]}
    source = board.table(position(2, peak=[5, 5]), box, SAY["en"], NAMES)
    ids = by_id(ET.fromstring(source))  # noqa: S314
    owners = [TABLES["wide"].panel(seat, 2) for seat in (0, 1)]
    for area, token in zip(owners, ("peak-0", "peak-1"), strict=True):
        assert area.x < place(ids[token])[0] < area.x + area.width


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    "score", [[0] * 5, [20] * 5, [49, 50, 51, 52, 53], [58, 59, 60, 61, 63], [130, 12, 99, 70, 0]]
)
def test_markers_never_cover_each_other(layout: str, score: list[int]) -> None:
    table = TABLES[layout]
    ids = by_id(drawn(position(5, score=score), layout))
    spots = [place(ids[f"marker-{seat}"]) for seat in range(5)]
    for (x, y), (other_x, other_y) in combinations(spots, 2):
        apart = max(abs(x - other_x), abs(y - other_y))
        assert apart >= table.marker * 1.8
    assert all(0 < x < table.width for x, _ in spots)
    for seat in range(5):
        assert "".join(ids[f"score-{seat}"].itertext()) == str(score[seat])


def test_the_track_follows_the_first() -> None:
    ids = by_id(drawn(position(3, score=[130, 98, 12], yeti=60)))
    assert ["".join(ids[f"track-{i}"].itertext()) for i in (0, 60)] == ["70", "130"]
    assert list(texts(ids["marker-2"])) == ["12"]
    assert list(texts(ids["yeti"])) == ["60"]
    assert list(texts(ids["marker-1"])) == []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_held_dice_lie_with_their_owner(layout: str) -> None:
    ids = by_id(drawn(position(3, held=[0, 0, 2], rolled=BLANK), layout))
    area = TABLES[layout].panel(2, 3)
    for die in ("die-5", "die-6"):
        x, y = place(ids[die])
        assert area.x < x < area.x + area.width
        assert area.y < y < area.y + area.height
    assert place(ids["die-4"])[1] < area.y


def test_only_dice_held_in_a_blizzard_show_snow() -> None:
    flake = "ck-ice-line"
    start = by_id(drawn(position(3, lap=1, turn=0, held=[0, 1, 1], rolled=BLANK, phase="roll")))
    assert flake not in ET.tostring(start["die-6"], encoding="unicode")
    later = by_id(drawn(position(3, lap=2, turn=0, held=[0, 1, 1], rolled=BLANK, phase="roll")))
    assert flake in ET.tostring(later["die-6"], encoding="unicode")


def test_weather_that_is_known_comes_round_turned_over() -> None:  # Y29
    after_two = position(lap=2, weather="flurry-", weather_seen=["thaw+", "press-", "flurry-"])
    assert forecast(after_two, 5) == [None, None, None, "thaw-", "press+"]
    seen = ["thaw+", "press-", "flurry-", "clear+", "market-", "bargain+"]
    later = position(lap=7, weather="press+", weather_seen=seen)
    assert forecast(later, 5) == ["flurry+", "clear-", "market+", "bargain-", "thaw+"]


def test_no_weather_no_card() -> None:
    assert "weather" in by_id(drawn(position()))
    plain = position(options={"weather": "none"}, weather=None, weather_seen=[])
    assert "weather" not in by_id(drawn(plain))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_turn_cannot_be_missed(layout: str) -> None:
    ids = by_id(drawn(position(4, turn=2), layout))
    gold = {seat for seat in range(4)
            if "ck-gold-line" in ET.tostring(ids[f"panel-{seat}"], encoding="unicode")}  # fmt: skip
    assert gold == {2}
    assert "ck-seat-2 " in ET.tostring(ids["turn"], encoding="unicode")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_winners_and_the_last_round_are_announced(layout: str) -> None:
    fields = position(3, phase="over", ending=True)
    ids = by_id(drawn(fields, layout, winners=(0,)))
    assert SAY["en"]("last-round") in list(texts(ids["ending"]))
    assert SAY["en"]("board-wins", name="Ana") in list(texts(ids["turn"]))
    assert "ck-seat-0 " in ET.tostring(ids["celebration"], encoding="unicode")
    calm = by_id(drawn(position(3), layout))
    assert not {"ending", "celebration"} & calm.keys()


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_lettering_is_large_enough_and_never_scaled(layout: str, locale: str) -> None:
    def look(part: ET.Element, scaled: bool) -> None:
        scaled = scaled or "scale" in part.attrib.get("transform", "")
        if part.tag.endswith("text"):
            assert float(part.attrib["font-size"]) >= SMALLEST[layout]
            assert not scaled
        for child in part:
            look(child, scaled)

    for phase in PHASES:
        look(drawn(position(5, phase=phase, score=[130, 2, 60, 61, 9]), layout, locale), False)
