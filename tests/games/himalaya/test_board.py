"""The picture of the Himalaya table: sound XML, stable ids, everything where it belongs."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from math import dist
from random import Random
from typing import Any, get_args

import pytest

import cordee
from cordee.engine.position import Position
from cordee.engine.presenter import ToldMeaning
from cordee.games.himalaya import board
from cordee.games.himalaya.board.route import Way, outline, way
from cordee.games.himalaya.board.slides import courses
from cordee.games.himalaya.fields import DECK
from cordee.games.himalaya.rules import CARDS, PHASES
from cordee.ink.focus import Focus, read_focus
from cordee.ink.lettering import ELLIPSIS
from cordee.ink.palette import Theme
from cordee.words import LOCALES, speaker

from ... import picture
from ...picture import Easel, Seen, by_id, place, source, texts
from .drawing import at, landing, play
from .drawing import texts as moves_of

TABLES, LAYOUTS = board.LAYOUTS, sorted(board.LAYOUTS)
LENGTHS = (20, 27, 36, 52, 75, 100)
ROUTE = cordee.game("himalaya").box["route"]
LONG_ROUTE = {
    "length": 100,
    "camps": [6, *range(12, 97, 6)],
    "cave": 50,
    "slides": [
        [9, 1],
        [22, 20],
        [35, 5],
        [47, 46],
        [63, 12],
        [79, 60],
        [88, 70],
        [95, 72],
        [99, 4],
    ],
    "snow": [7, 8, 33, 34, 97, 98],
}


EASEL = Easel("himalaya", {"route": ROUTE})
GOALS = {f"space-{number}" for number in range(101)}  # they come and go with the moves


def position(players: int = 4, route: dict[str, Any] = ROUTE, **changes: Any) -> dict[str, Any]:
    hand = [card for card in CARDS if players > 3 or card != CARDS[0]]
    fields: dict[str, Any] = {
        "game": "himalaya",
        "players": players,
        "options": {},
        "turn": 1,
        "phase": "move",
        "dice": [1, 3, 3, 6],
        "yeti": 17,
        "climber": [0, 12, 4, 0, 8][:players],
        "sherpas": [[2, 10, 12, 19], [12, 12, 12, 13], [4, 4, 5, 5], [0, 0, 7, 12],
                    [8, 8, 8, 19]][:players],
        "cards": [hand[1:]] * players,
        "used": [hand[:1]] * players,
        "recovered": [[], [12], [], [], []][:players],
        "deck": ["+4", "-2", "-4"],
        "route": route,
    }  # fmt: skip
    return fields | changes


def drawn(fields: dict[str, Any], layout: str = "wide", locale: str = "en", **more: Any) -> Any:
    return EASEL.drawn(fields, layout, locale, box={"route": fields["route"]}, **more)


@cache
def played(players: int, length: int = ROUTE["length"]) -> list[Seen]:
    """A game of people who climb when they can, from the first roll to the end."""
    game = cordee.game("himalaya", {"route": LONG_ROUTE} if length > ROUTE["length"] else None)
    chooses = Random(players)

    def climb(moves: list[str]) -> str:
        up = [text for text in moves if "climber" in text]
        on = [text for text in moves if "back" not in text]
        return chooses.choice(up or on or moves)

    return picture.played(game.new(players, seed=length), climb)


def people(fields: dict[str, Any]) -> set[str]:
    """The ids of all who stand on the mountain."""
    seats = range(fields["players"])
    return {"yeti"} | {f"climber-{seat}" for seat in seats} | {
        f"sherpa-{seat}-{k}" for seat in seats for k in range(4)
    }  # fmt: skip


# --- the picture as a whole ----------------------------------------------------------------------


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_phase_is_sound_and_can_be_read(phase: str, layout: str, locale: str) -> None:
    fields = position(5, turn=0, phase=phase, dice=[] if "roll" in phase else [2, 2, 5])
    table = drawn(fields, layout, locale)
    ids = by_id(table)
    assert people(fields) | {"scenery", "pieces", "turn", "deck", "cup", "panel-4"} <= ids.keys()
    assert {f"die-{i}" for i in range(8)} <= ids.keys()
    assert {f"plate-{number}" for number in range(ROUTE["length"] + 1)} <= ids.keys()
    picture.check_lettering(table, layout)
    assert not any(text.endswith(ELLIPSIS) for text in texts(ids["turn"]))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("length", [ROUTE["length"], 100])
def test_whole_games_can_be_read(players: int, layout: str, length: int) -> None:
    game = played(players, length)
    before: set[str] = set()
    for fields, moves, winners in game[:: max(1, len(game) // 6)] + game[-1:]:
        table = drawn(fields, layout, moves=moves, winners=winners)
        if layout == "wide" or length == ROUTE["length"]:  # a phone has no room for all counts
            picture.check_lettering(table, layout)
        ids = by_id(table).keys() - {"celebration", "storm"} - GOALS
        assert not before - ids - {f"die-{i}" for i in range(8)} - {"cup"}, "an id was lost"
        before = set(ids)
    assert game[-1].winners


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_theme_stands_alone(theme: Theme, layout: str) -> None:
    moves = ("3 sherpa 13", "reroll")
    picture.check_stands_alone(drawn(position(5), layout, theme=theme, moves=moves))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scenery_depends_on_its_arguments_only(layout: str) -> None:
    picture.check_scenery(EASEL, position(3), layout, ({"route": LONG_ROUTE}, 3))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_names_are_escaped_and_cut(layout: str) -> None:
    picture.check_names(EASEL, position(5), layout)
    ids = by_id(drawn(position(5), layout))
    assert any(text.endswith(ELLIPSIS) for text in texts(ids["panel-3"]))


def test_a_phone_need_not_scroll_far() -> None:
    assert TABLES["tall"].height <= 1000


# --- the route -----------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("length", LENGTHS)
def test_spaces_lie_apart_on_the_mountain(layout: str, length: int) -> None:
    table = TABLES[layout]
    road = way(table, length)
    rx, ry = road.half
    assert len(road.spaces) == length + 1
    for one, other in combinations(road.spaces[1:], 2):
        assert ((one[0] - other[0]) / rx) ** 2 + ((one[1] - other[1]) / ry) ** 2 > 4
    for number, (x, y) in enumerate(road.spaces[1:], start=1):
        assert rx < x < table.width - rx
        assert road.rows[number] == 0 or _on_rock(outline(table), x, y)
    rows = [min(y for (_, y), r in zip(road.spaces, road.rows, strict=True) if r == row)
            for row in range(max(road.rows) + 1)]  # fmt: skip
    assert rows == sorted(rows, reverse=True)  # the summit is the highest


def _on_rock(edge: list[tuple[float, float]], x: float, y: float) -> bool:
    """Whether a point lies under the outline, of which an odd number of edges is left of it."""
    crossed = 0
    for (x0, y0), (x1, y1) in pairwise([*edge, edge[0]]):
        if (y0 > y) != (y1 > y) and x0 + (x1 - x0) * (y - y0) / (y1 - y0) < x:
            crossed += 1
    return crossed % 2 == 1


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("length", LENGTHS)
def test_the_trail_never_jumps(layout: str, length: int) -> None:
    road = way(TABLES[layout], length)
    steps = [dist(one, other) for one, other in pairwise(road.spaces[1:])]
    assert min(steps) >= min(road.step, road.pitch) * 0.8
    for one, other in pairwise(road.trail):
        assert dist(one, other) < road.step * 1.6


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("route", [ROUTE, LONG_ROUTE], ids=["shipped", "long"])
def test_slides_lead_from_rim_to_rim(layout: str, route: dict[str, Any]) -> None:
    table = TABLES[layout]
    road = way(table, route["length"])
    slides = tuple((start, end) for start, end in route["slides"])
    for (start, end), curve in zip(slides, courses(table, route["length"], slides), strict=True):
        assert _outside(road, start, curve[0]) < 2.2
        assert _outside(road, end, curve[-1]) < 2.2
        assert all(0 < x < table.width and 0 < y < table.scene_bottom for x, y in curve)


def _outside(road: Way, space: int, point: tuple[float, float]) -> float:
    """How far out a point is, against the rim of a space's slab."""
    (x, y), (rx, ry) = road.spaces[space], road.half
    return float(((point[0] - x) / rx) ** 2 + ((point[1] - y) / ry) ** 2)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_slides_of_our_route_cover_no_other_space(layout: str) -> None:
    table = TABLES[layout]
    road = way(table, ROUTE["length"])
    slides = tuple((start, end) for start, end in ROUTE["slides"])
    for (start, end), curve in zip(slides, courses(table, ROUTE["length"], slides), strict=True):
        for space in range(1, ROUTE["length"] + 1):
            if space not in (start, end):
                assert min(_outside(road, space, point) for point in curve) > 1


def test_a_slide_says_where_it_leads() -> None:
    ids = by_id(drawn(position()))
    assert list(texts(ids["plate-9"])) == ["9", "5"]
    assert list(texts(ids["plate-10"])) == ["10"]


# --- who stands where ----------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("length", [20, 36, 100])
def test_everyone_stands_on_their_space(layout: str, length: int) -> None:
    table, road = TABLES[layout], way(TABLES[layout], length)
    fields = position(5, ROUTE | {"length": length} if length != 20 else _short())
    ids = by_id(drawn(fields, layout))
    stands = {"yeti": fields["yeti"]}
    stands |= {f"climber-{seat}": space for seat, space in enumerate(fields["climber"])}
    stands |= {f"sherpa-{seat}-{k}": space for seat, spaces in enumerate(fields["sherpas"])
               for k, space in enumerate(spaces)}  # fmt: skip
    for name, space in stands.items():
        x, y = place(ids[name])
        if space == 0:
            assert y == table.base.y
            continue
        middle, level = road.spaces[space]
        assert abs(x - middle) < road.step * 0.55
        assert abs(y - level) < road.half[1]


def _short() -> dict[str, Any]:
    return {"length": 20, "camps": [12], "cave": 17, "slides": [[9, 5]], "snow": [11]}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("space", [0, 1, 12, 35])
def test_the_largest_crowd_is_counted_or_has_room(layout: str, space: int) -> None:
    fields = position(5, sherpas=[[space] * 4] * 5, yeti=max(1, space), climber=[0, 0, space, 0, 0])
    table = drawn(fields, layout)
    spots = [place(by_id(table)[name]) for name in people(fields)]
    assert len(set(spots)) == len(spots)
    told = [text for text in texts(by_id(table)["pieces"]) if text == "×4"]
    assert len(told) == (5 if space else 0)
    if space == 0:
        for one, other in combinations(sorted(spots), 2):
            assert dist(one, other) > 9
    picture.check_lettering(table, layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_few_on_a_space_are_not_hidden(layout: str) -> None:
    fields = position(2, sherpas=[[12, 12, 12, 30], [12, 12, 30, 30]], climber=[12, 0])
    ids = by_id(drawn(fields, layout))
    here = [place(ids[f"sherpa-{seat}-{k}"])[0] for seat, k in ((0, 0), (0, 1), (0, 2), (1, 0))]
    for one, other in combinations(here, 2):
        assert abs(one - other) > 5
    assert "×3" not in list(texts(ids["pieces"])) or layout == "tall"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("space", [1, 4, 12, 24, 35])
def test_a_crowd_that_is_touched_spreads_out(layout: str, space: int) -> None:
    everyone: dict[str, Any] = {
        "sherpas": [[space] * 4] * 5,
        "yeti": space,
        "climber": [0, 0, space, 0, 0],
    }
    fields = position(5, **everyone, dice=[6])
    finger = 44
    ids = by_id(drawn(fields, layout, focus=Focus(finger)))
    (look,) = (one.attrib["data-look"] for one in ids["pieces"].iter() if "data-look" in one.attrib)
    assert "spread" not in ids
    table = drawn(fields, layout, focus=read_focus(finger, look), moves=(f"6 sherpa {space}",))
    ids = by_id(table)
    sheet = ids["spread"]
    (lid,) = (one for one in sheet.iter() if "data-look" in one.attrib)
    assert lid.attrib["data-look"] == ""  # a touch closes it
    left, top = place(sheet)
    frame = next(one for one in lid if one.attrib["class"].startswith("ck-card")).attrib
    wide, high = float(frame["width"]), float(frame["height"])
    assert 0 <= left <= left + wide <= TABLES[layout].width
    assert top >= 0
    there = [
        name
        for name in people(fields)
        if name not in ("climber-0", "climber-1", "climber-3", "climber-4")
    ]
    spots = [place(ids[name]) for name in there]
    assert len(there) == 22
    for x, y in spots:
        assert left < x < left + wide
        assert top < y < top + high
    for one, other in combinations(spots, 2):
        assert dist(one, other) > 10
    assert "×4" not in list(texts(ids["pieces"]))
    picture.check_lettering(table, layout)


def test_nobody_is_spread_out_who_is_seen() -> None:
    fields = position(2, sherpas=[[12, 30, 31, 32], [12, 13, 14, 15]], climber=[0, 0])
    assert "spread" not in by_id(drawn(fields, focus=Focus(44, (12, 0))))
    assert "data-look" not in source(drawn(fields, focus=Focus(44)))


# --- dice and cards ------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 5])
def test_dice_show_their_pips_and_the_taken_ones_are_blank(layout: str, players: int) -> None:
    ids = by_id(drawn(position(players, dice=[1, 4, 6]), layout))
    pips = [sum(part.tag.endswith("circle") for part in ids[f"die-{i}"].iter())
            for i in range(players + 3)]  # fmt: skip
    assert pips == [1, 4, 6] + [0] * players
    assert f"die-{players + 3}" not in ids


@pytest.mark.parametrize("layout", LAYOUTS)
def test_cards_lie_with_their_owner_and_used_ones_look_used(layout: str) -> None:
    fields = position(5, used=[["3/4"]] * 5, cards=[["1/2", "5/6", "7/8"]] * 5)
    ids = by_id(drawn(fields, layout))
    for seat in range(5):
        area = TABLES[layout].panel(seat, 5)
        for card in CARDS:
            part = ids[f"card-{seat}-{card.replace('/', '-')}"]
            x, y = place(part)
            assert area.x < x < area.x + area.width
            assert area.y < y < area.y + area.height
            assert list(texts(part)) == [card]
            assert ("ck-dash" in source(part)) == (card == "3/4")


def test_the_deck_shows_what_is_to_come() -> None:
    ids = by_id(drawn(position(deck=["+4", "-2", "storm"])))
    cards = {text: ids[board.yeti_card_name(text)] for text in DECK}
    assert {t for t, part in cards.items() if "ck-dash" not in source(part)} == {
        "+4", "-2", "storm"
    }  # fmt: skip
    assert ids.keys() >= {"yeti-up-4", "yeti-down-2", "yeti-storm", "storm"}
    assert "storm" not in by_id(drawn(position(deck=["+4"])))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_camps_of_a_long_route_are_counted(layout: str) -> None:
    fields = position(5, LONG_ROUTE, recovered=[[6, 12]] + [[]] * 4)
    assert "2/16" in list(texts(by_id(drawn(fields, layout))["panel-0"]))
    few = by_id(drawn(position(5, recovered=[[12]] + [[]] * 4), layout))
    assert {"12", "24"} <= set(texts(few["panel-0"]))


# --- targets -------------------------------------------------------------------------------------


def test_targets_name_die_or_card_then_the_piece_and_then_the_space() -> None:
    fields = position(4)
    for move, names in {
        "3 sherpa 12 rope+2": ("die-1", "sherpa-1-2", "space-15"),
        "6 sherpa 13": ("die-3", "sherpa-1-3", "space-19"),
        "6 sherpa 13 rope": ("die-3", "sherpa-1-3", "space-20"),
        "6 sherpa 13 back": ("die-3", "sherpa-1-3", "space-10"),
        "1 climber": ("die-0", "climber-1", "space-13"),
        "card 4 sherpa 12": ("card-1-3-4", "sherpa-1-2", "space-16"),
        "card 5 climber": ("card-1-5-6", "climber-1", "space-17"),
        "skip 6": ("die-3",),
        "recover 1/2": ("card-1-1-2",),
        "reroll": ("cup",),
        "leave": (),
    }.items():
        assert EASEL.targets(move, fields) == names


def test_the_ends_of_the_route_stop_those_who_would_go_further() -> None:
    fields = position(2, climber=[0, 33], sherpas=[[2, 10, 12, 19], [1, 12, 12, 13]])
    assert EASEL.targets("6 climber", fields)[-1] == "space-36"
    assert EASEL.targets("6 sherpa 1 back", fields)[-1] == "space-0"


def test_a_slide_is_pointed_at_where_it_begins() -> None:
    assert EASEL.targets("3 sherpa 13", position(4)) == ("die-1", "sherpa-1-3", "space-16")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_moves_to_different_spaces_differ_in_their_targets(players: int) -> None:
    game = cordee.game("himalaya")
    for fields, moves, _ in played(players)[::2]:
        found: dict[tuple[str, ...], set[int]] = {}
        for text in moves:
            if "climber" in text or "sherpa" in text:
                ends = found.setdefault(EASEL.targets(text, fields), set())
                ends.add(landing(game.position(fields, seed=1), text))
        assert all(len(ends) == 1 for ends in found.values()), fields


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("route", [ROUTE, LONG_ROUTE], ids=["shipped", "long"])
def test_every_space_can_be_lit_under_those_who_stand_there(
    layout: str, route: dict[str, Any]
) -> None:
    length = route["length"]
    for space in range(length + 1):
        moves = (f"6 sherpa {space - 6}",) if space >= 6 else (f"1 sherpa {space + 1} back",)
        stand = int(moves[0].split()[2])
        last = space == length  # where sherpas never go
        fields = position(
            2, route, sherpas=[[0] * 4, [stand] * 4], climber=[0, max(0, length - 1)], yeti=17
        )
        table = drawn(fields, layout, moves=("1 climber",) if last else moves)
        ids = by_id(table)
        assert f"space-{space}" in picture.targets(ids)
        picture.check_breadth(ids, layout)
        parts = [part.get("id") for part in ids["pieces"]]
        assert parts.index(f"space-{space}") < min(map(parts.index, people(fields)))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 5])
def test_targets_are_in_the_picture_and_alone_glow(layout: str, players: int) -> None:
    seen = [one for one in played(players) if one.moves]
    rare = [one for one in seen if one.fields["phase"] == "recover" or "reroll" in one.moves]
    for one in seen[::9] + rare[:4]:
        picture.check_targets(EASEL, one, layout)


@cache
def rambled(players: int) -> list[Seen]:
    """A game of people who do whatever comes to their mind."""
    return picture.played(cordee.game("himalaya").new(players, seed=7), Random(players).choice)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_is_played_has_its_targets_in_the_picture(layout: str, players: int) -> None:
    seen = [one for one in rambled(players) if one.moves]
    for fields, moves, _ in seen[:: max(1, len(seen) // 20)]:
        ids = by_id(drawn(fields, layout, moves=moves))
        for move in moves:
            assert set(EASEL.targets(move, fields)) <= picture.targets(ids), move


@pytest.mark.parametrize("layout", LAYOUTS)
def test_any_of_equal_dice_may_be_clicked(layout: str) -> None:
    fields = position(5, dice=[2, 3, 3, 3, 6])
    ids = by_id(drawn(fields, layout, moves=("3 climber", "6 climber")))
    dice = {f"die-{i}" for i in (1, 2, 3, 4)}
    assert picture.targets(ids) == {*dice, "climber-1", "space-15", "space-18"}


def test_dice_with_the_same_value_are_alike() -> None:
    assert board.alike(position(5, dice=[2, 3, 3, 3, 6])) == {
        "die-1": "die-1", "die-2": "die-1", "die-3": "die-1"
    }  # fmt: skip
    assert board.alike(position(5, dice=[1, 2, 6])) == {}
    assert board.alike(position(5, phase="recover", dice=[3, 3])) == {}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_equal_dice_glow_together(layout: str) -> None:
    picture.check_alike(
        played(3), board.alike, lambda one: by_id(drawn(one.fields, layout, moves=one.moves))
    )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_targets_are_large_enough(layout: str) -> None:
    moves = ("3 sherpa 12", "1 climber", "card 4 sherpa 12", "reroll")
    picture.check_breadth(by_id(drawn(position(5), layout, moves=moves)), layout)
    long = drawn(position(5, LONG_ROUTE), layout, moves=("3 sherpa 12", "1 climber"))
    picture.check_breadth(by_id(long), layout)


# --- what things are -----------------------------------------------------------------------------


def meaning(position: Position, part: str, locale: str = "en") -> ToldMeaning:
    """What a part of the drawing means."""
    [found] = [one for one in position.presented(locale).meanings() if part in one.ids]
    return found


def hint(position: Position, part: str, locale: str = "en") -> str:
    """The title of a part of the drawing."""
    piece = by_id(drawn(position.to_dict(), locale=locale))[part]
    return next(one.text or "" for one in piece.iter() if one.tag.endswith("title"))


@pytest.mark.parametrize("deck", ["-1 storm", "storm"])
def test_a_storm_that_was_drawn_is_not_set_aside(deck: str) -> None:
    position = at("5 .A", "yeti", deck=deck)
    assert meaning(position, "yeti-storm").text.startswith("It is among the cards.")
    play(position, "yeti storm")
    assert meaning(position, "yeti-storm").text == "It was drawn: the game is over."
    assert meaning(position, "yeti-storm", "fr").text.startswith("Il a été tiré")
    assert hint(position, "yeti-storm") == "The storm was drawn: the game is over"
    assert "a été tirée" in hint(position, "yeti-storm", "fr")


def test_a_storm_that_was_not_drawn_is_set_aside_until_the_shuffle() -> None:
    position = at("33 *A / * !", deck="-1")
    after = position.copy()
    play(after, "4 climber")  # H26: the summit ends the game as well
    for each in (position, after):
        assert "set aside" in meaning(each, "yeti-storm").text
        assert hint(each, "yeti-storm").endswith("set aside until the cards are shuffled")


def test_no_yeti_card_comes_back_or_is_to_come_once_the_game_is_over() -> None:
    position = at("5 .A", "yeti", deck="-1 storm")
    assert "They come back" in meaning(position, "yeti-up-3").text
    assert "Still to come" in meaning(position, "deck").text
    play(position, "yeti storm")
    assert meaning(position, "yeti-up-3").text == "Drawn: +5, +4, +3, +2, +1, −2, −3, −4."
    assert meaning(position, "deck").text == "Left in the deck: −1."


@pytest.mark.parametrize(
    ("spaces", "space"),
    [("22 .bb * ^AaaY", 24), ("22 .bb *AaaY", 23), ("24 ^bb .AaaY", 25)],
    ids=["camp", "snow", "ordinary"],
)
@pytest.mark.parametrize(("locale", "rope"), [("en", "by rope"), ("fr", "en cordée")])
def test_a_rope_is_told_only_where_a_sherpa_could_stop(
    spaces: str, space: int, locale: str, rope: str
) -> None:
    for each in (spaces, spaces.replace("Y", "")):
        position = at(each, turn="B")
        told = meaning(position, f"space-{space}", locale)
        free = any("rope" in move for move in moves_of(position))
        assert free == ("Y" not in each)  # H19
        assert (rope in told.text) == free
        assert ("H18" in told.rules) == free
        assert ("H12" in told.rules) or free


@pytest.mark.parametrize("spaces", ["24 ^aa", "23 *aa", "25 .aa"])
@pytest.mark.parametrize(("locale", "word"), [("en", "comes forward"), ("fr", "en avançant")])
def test_a_rope_is_told_after_going_forward(spaces: str, locale: str, word: str) -> None:
    space = spaces.split()[0]
    assert word in meaning(at(spaces), f"space-{space}", locale).text


@pytest.mark.parametrize("locale", LOCALES)
def test_those_who_flee_are_told_to_go_to_the_base_camp_only_without_a_camp(locale: str) -> None:
    camp = {"en": "if there is none, to base camp", "fr": "à défaut, vers le camp de base"}
    below = {"en": "flees and has no camp below", "fr": "fuit sans camp au-dessous"}
    assert camp[locale] in meaning(at(""), "yeti", locale).text
    assert below[locale] in meaning(at(""), "space-0", locale).text
    guide = speaker(locale, "cordee.games.himalaya.guide")
    assert camp[locale].replace("vers le", "jusqu’au") in guide("event-sherpas-flee", you="yes")


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_turn_cannot_be_missed(layout: str) -> None:
    picture.check_turn(EASEL, position(4, turn=2), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("winners", [(0,), (0, 1, 2)])
def test_winners_are_announced(layout: str, winners: tuple[int, ...]) -> None:
    fields = position(3, phase="over")
    picture.check_winners(EASEL, fields, layout, winners)
    ids = by_id(drawn(fields, layout, winners=winners))
    assert EASEL.say["en"]("board-phase-over-storm") in texts(ids["turn"])
