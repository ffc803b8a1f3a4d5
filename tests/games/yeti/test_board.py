"""The picture of the Yeti table: sound XML, stable ids, everything where it belongs."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Any, get_args

import pytest

from cordee.games.yeti import board
from cordee.games.yeti.board.layout import STANDS
from cordee.games.yeti.board.mountain import signposts
from cordee.games.yeti.fields import SEEN_PHASES, forecast
from cordee.games.yeti.rules import FACES, TILES, WEATHER_TILES
from cordee.ink.palette import Theme

from ... import picture
from ...picture import Easel, Seen, by_id, place, source, texts
from .drawing import GAME

TABLES, LAYOUTS = board.LAYOUTS, sorted(board.LAYOUTS)
BLANK = dict.fromkeys(FACES, 0)
OWNED_RADIO = dict.fromkeys(TILES) | {"radio": 1}
BOX: dict[str, Any] = {
    "start": 50,
    "peaks": [8, 6, 4, 2, 1],
    "photos": [1, 3, 6, 9, 13, 17, 21],
    "blizzard": [7, 6, 5, 4],
    "equipment": {
        tile: {"cost": i + 11, "resale": i + 31, "value": i + 51} for i, tile in enumerate(TILES)
    },
    "weather": [[face, face] for face in WEATHER_TILES],
}

EASEL = Easel("yeti", BOX)
drawn = EASEL.drawn


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


@cache
def played(players: int, weather: str = "mixed") -> list[Seen]:
    """A game of people who choose at random, from the first roll to the end."""
    chooses = Random(players)
    return picture.played(GAME.new(players, seed=players, weather=weather), chooses.choice)


# --- the picture as a whole ----------------------------------------------------------------------


@pytest.mark.parametrize("phase", SEEN_PHASES)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_phase_is_sound_and_can_be_read(phase: str, layout: str, locale: str) -> None:
    waiting = phase in ("show", "weather")
    fields = position(5, phase=phase, weather=None if waiting else "thaw-", held=[0, 1, 0, 0, 0])
    table = drawn(fields, layout, locale)
    ids = by_id(table)
    picture.check_lettering(table, layout)
    assert {"scenery", "pieces", "yeti", "turn"} <= ids.keys()
    assert {f"{kind}-{seat}" for kind in ("climber", "marker", "panel", "score", "peak")
            for seat in range(5)} <= ids.keys()  # fmt: skip
    assert {f"tile-{tile}" for tile in TILES} <= ids.keys()
    if phase != "over":
        assert {f"die-{i}" for i in range(7)} <= ids.keys()


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_theme_stands_alone(theme: Theme, layout: str) -> None:
    moves = ("keep print", "photo 2", "buy lens", "climb 1", "turn coin")
    picture.check_stands_alone(drawn(position(), layout, theme=theme, moves=moves))


def test_those_who_cannot_see_it_are_told() -> None:
    about = drawn(position(2))[1].text or ""
    for told in ("round 4", "Ana 24", "fils 31", "56"):
        assert told in about


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ids_outlive_a_move(layout: str, players: int) -> None:
    before = by_id(drawn(position(players), layout))
    after = by_id(drawn(position(players, phase="roll", rolled=BLANK, turn=0, yeti=61), layout))
    assert before.keys() - {"tray"} == after.keys() - {"tray"}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_can_be_read(layout: str, players: int) -> None:
    game = played(players)
    for fields, moves, winners in game[:: len(game) // 12] + game[-1:]:
        picture.check_lettering(drawn(fields, layout, "fr", moves=moves, winners=winners), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scenery_depends_on_its_arguments_only(layout: str) -> None:
    picture.check_scenery(EASEL, position(3), layout, (BOX, 4), (BOX | {"photos": [9] * 7}, 3))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_names_are_escaped_and_cut(layout: str) -> None:
    picture.check_names(EASEL, position(5), layout)


# --- where everything lies -----------------------------------------------------------------------


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
    classes = source(ids["tile-lens"])
    assert "ck-seat-2 " in classes
    assert "ck-seat-2-line" in classes
    assert "ck-seat" not in source(ids["tile-radio"])
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
    ids = by_id(drawn(position(2, peak=[5, 5]), box=box))
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


@pytest.mark.parametrize("layout", LAYOUTS)
def test_at_the_end_no_die_lies_under_the_winners(layout: str) -> None:
    fields = position(5, phase="over", held=[0, 1, 0, 0, 0], kept=BLANK | {"snow": 2, "coin": 1})
    ids = by_id(drawn(fields, layout, winners=(2,)))
    assert "tray" not in ids
    (held,) = (part for name, part in ids.items() if name.startswith("die-"))
    assert place(held)[1] > TABLES[layout].panel(1, 5).y


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("ending", [False, True])
@pytest.mark.parametrize(
    ("score", "yeti"),
    [([0] * 5, 50), ([3] * 5, 50), ([3, 7, 0, 9, 5], 64), ([130, 98, 12, 99, 0], 60)],
)
def test_nobody_stands_on_the_name_of_the_track(
    locale: str, ending: bool, score: list[int], yeti: int
) -> None:
    fields = position(5, score=score, yeti=yeti, ending=ending)
    table = drawn(fields, "tall", locale)
    picture.check_lettering(table, "tall")
    (name,) = (one for one in picture.labels(table) if one.text == "Points")
    ids = by_id(table)
    for piece in ("yeti", *(f"marker-{seat}" for seat in range(5))):
        x, y = place(ids[piece])
        wide, high = (20, 46) if piece == "yeti" else (8, 8)
        assert not (name.left < x + wide and x - wide < name.right and y - high < name.bottom)


def test_only_dice_held_in_a_blizzard_show_snow() -> None:
    flake = "ck-ice-line"
    start = by_id(drawn(position(3, lap=1, turn=0, held=[0, 1, 1], rolled=BLANK, phase="roll")))
    assert flake not in source(start["die-6"])
    later = by_id(drawn(position(3, lap=2, turn=0, held=[0, 1, 1], rolled=BLANK, phase="roll")))
    assert flake in source(later["die-6"])


def test_weather_that_is_known_comes_round_turned_over() -> None:  # Y29
    after_two = position(lap=2, weather="flurry-", weather_seen=["thaw+", "press-", "flurry-"])
    assert forecast(after_two, BOX, 5) == [None, None, None, "thaw-", "press+"]
    seen = ["thaw+", "press-", "flurry-", "clear+", "market-", "bargain+"]
    later = position(lap=7, weather="press+", weather_seen=seen)
    assert forecast(later, BOX, 5) == ["flurry+", "clear-", "market+", "bargain-", "thaw+"]


@pytest.mark.parametrize(
    ("option", "seen", "last"),
    [
        ("good", ["thaw+", "press+", "market+", "bargain+", "clear+"], "flurry+"),
        ("bad", ["thaw-", "press-", "market-", "bargain-", "clear-"], "flurry-"),
        ("mixed", ["thaw+", "press-", "market+", "bargain-", "clear+"], "flurry-"),
        ("mixed", ["thaw+", "press-", "market+", "bargain-", "clear-"], "flurry+"),
    ],
)
def test_the_last_weather_tile_is_known_once_five_have_been_seen(
    option: str, seen: list[str], last: str
) -> None:  # Y30
    options = {"weather": option}
    fields = position(lap=4, options=options, weather=seen[4], weather_seen=seen)
    assert forecast(fields, BOX, 1) == [last]
    in_a_turn = position(lap=5, phase="weather", options=options, weather=None, weather_seen=seen)
    assert forecast(in_a_turn, BOX, 1) == [last]


def test_the_face_on_the_last_tile_is_the_one_its_box_gives_it() -> None:  # Y6
    pairs = [[face, face] for face in WEATHER_TILES[:4]]
    crossed = BOX | {"weather": [*pairs, ["flurry", "bargain"], ["bargain", "flurry"]]}
    seen = ["thaw+", "press-", "market+", "clear-", "flurry+"]
    assert forecast(position(weather="flurry+", weather_seen=seen), crossed, 1) == ["flurry-"]


def test_no_weather_no_card() -> None:
    assert "weather" in by_id(drawn(position()))
    plain = position(options={"weather": "none"}, weather=None, weather_seen=[])
    assert "weather" not in by_id(drawn(plain))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_turn_cannot_be_missed(layout: str) -> None:
    picture.check_turn(EASEL, position(4, turn=2), layout)


@pytest.mark.parametrize(
    ("changes", "asked"),
    [
        ({"weather": "thaw+"}, "Keep one symbol, or none."),
        ({"weather": "thaw+", "rolled": BLANK | {"tent": 3}}, "Keep one symbol."),
        ({"weather": "clear+"}, "Keep symbols, or none."),
        ({"weather": "clear+", "rolled": BLANK | {"tent": 3}}, "Keep symbols."),
        ({"weather": "thaw+", "equipment": OWNED_RADIO}, "Keep symbols, or none."),
        ({"weather": "thaw+", "equipment": OWNED_RADIO, "turn": 2}, "Keep one symbol, or none."),
    ],
)
def test_the_plaque_tells_how_many_symbols_may_be_kept(
    changes: dict[str, Any], asked: str
) -> None:  # Y10
    assert asked in texts(by_id(drawn(position(**changes)))["turn"])


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("phase", ["show", "weather"])
def test_between_two_rounds_it_is_nobodys_turn(layout: str, phase: str) -> None:
    ids = by_id(drawn(position(3, phase=phase, weather=None), layout))
    assert EASEL.say["en"]("round", lap=4) in texts(ids["turn"])
    for name in ("panel-1", "climber-1"):
        assert "ck-gold-line" not in source(ids[name])


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("winners", [(0,), (0, 2)])
def test_winners_and_the_last_round_are_announced(layout: str, winners: tuple[int, ...]) -> None:
    fields = position(3, phase="over", ending=True, rolled=BLANK, kept=BLANK)
    picture.check_winners(EASEL, fields, layout, winners)
    say = EASEL.say["en"]
    assert say("last-round") in texts(by_id(drawn(fields, layout, winners=winners))["ending"])
    assert "ending" not in by_id(drawn(position(3), layout))


# --- what can be clicked -------------------------------------------------------------------------

KEPT = BLANK | {"snow": 2, "coin": 3, "tent": 1}


@pytest.mark.parametrize(
    ("move", "ids"),
    [
        ("keep print", ("die-5", "die-6")),
        ("keep sherpa+print", ("die-4", "die-5", "die-6")),
        ("keep none", ()),
        ("photo 3", ("photo-3",)),
        ("buy lens", ("tile-lens",)),
        ("use purse", ("tile-purse",)),
        ("use guide", ("tile-guide",)),
        ("save guide", ()),
        ("climb 2", ("climber-1", "level-3")),
        ("climb 0", ("climber-1",)),
        ("pass", ()),
        ("done", ()),
    ],
)
def test_what_one_clicks_for_a_move(move: str, ids: tuple[str, ...]) -> None:
    assert EASEL.targets(move, position()) == ids


@pytest.mark.parametrize(
    ("move", "ids"),
    [
        ("reroll one", ("die-0",)),
        ("reroll all", ("die-0", "die-1")),
        ("turn coin", ("die-0", "face-coin")),
        ("bargain coin>snow", ("die-2", "face-snow")),
        ("bargain tent>print", ("die-5", "face-print")),
    ],
)
def test_what_one_clicks_to_change_a_die(move: str, ids: tuple[str, ...]) -> None:
    assert EASEL.targets(move, position(rolled=BLANK, kept=KEPT)) == ids


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 5])
def test_the_targets_of_every_open_move_glow_and_nothing_else(layout: str, players: int) -> None:
    seen = [one for one in played(players) if one.moves]
    asked = set()
    for phase in ("keep", "before", "snow", "coins", "sherpas", "climb", "tents"):
        in_phase = [one for one in seen if one.fields["phase"] == phase]
        for one in in_phase[:: max(1, len(in_phase) // 8)]:
            asked |= {name.split("-")[0] for name in picture.check_targets(EASEL, one, layout)}
    assert asked == {"die", "face", "photo", "tile", "climber", "level"}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_any_of_equal_dice_may_be_clicked(layout: str) -> None:
    fields = position(phase="before", rolled=BLANK, kept=KEPT)
    ids = by_id(drawn(fields, layout, moves=("reroll one", "bargain coin>tent")))
    dice = {f"die-{i}" for i in range(5)}  # two snow, three coins
    assert picture.targets(ids) == {*dice, "face-tent"}


def test_dice_with_the_same_face_are_alike() -> None:
    fields = position(kept=BLANK | {"coin": 3}, rolled=BLANK | {"snow": 1, "sherpa": 1, "print": 2})
    assert board.alike(fields) == {"die-5": "die-5", "die-6": "die-5"}  # what is kept stays
    assert board.alike(position(phase="before", rolled=BLANK, kept=KEPT)) == {
        "die-0": "die-0", "die-1": "die-0", "die-2": "die-2", "die-3": "die-2", "die-4": "die-2",
    }  # fmt: skip
    assert board.alike(position(phase="roll", rolled=BLANK, kept=BLANK)) == {}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_equal_dice_glow_together(layout: str) -> None:
    picture.check_alike(
        played(3), board.alike, lambda one: by_id(drawn(one.fields, layout, moves=one.moves))
    )


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 5])
def test_targets_are_large_enough(layout: str, players: int) -> None:
    changes = [f"bargain snow>{face}" for face in FACES[1:]] + ["bargain coin>snow"]
    moves = ("use purse", "buy radio", *(f"photo {cost}" for cost in range(1, 8)), *changes)
    fields = position(players, rolled=BLANK, kept=KEPT, level=[0] * players)
    ids = by_id(drawn(fields, layout, moves=(*moves, "climb 1", "climb 2", "climb 3")))
    picture.check_breadth(ids, layout)
    spots = [place(ids[f"face-{face}"]) for face in FACES]
    for (x, y), (other_x, other_y) in combinations(spots, 2):
        assert max(abs(x - other_x), abs(y - other_y)) >= TABLES[layout].faces.side
    top = TABLES[layout].panel(0, players).y
    assert all(y + TABLES[layout].faces.side / 2 < top for _, y in spots)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_landing_is_where_the_climber_would_stand(layout: str) -> None:
    ids = by_id(drawn(position(level=[0, 1, 3, 1]), layout, moves=("climb 2", "climb 0")))
    up = by_id(drawn(position(level=[0, 3, 3, 1]), layout))
    assert place(ids["level-3"]) == place(up["climber-1"])
    assert not {"level-1", "level-2"} & ids.keys()


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_market_covers_no_signpost(locale: str, layout: str) -> None:
    table, say = TABLES[layout], EASEL.say[locale]
    market = table.below(table.market, 5)
    planks = list(picture.labels(picture.read(f"<svg>{signposts(table, say)}</svg>")))
    assert len(planks) == 2 * len(STANDS)
    for plank in planks:
        assert plank.right <= table.width if table.tall else plank.right < market.x, plank.text
