"""Every rule of Yeti that does something, by its number."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

import cordee
from cordee.engine.position import Position

from .drawing import FACES, GAME, at, dice, play, texts

OPEN = r"""
      /   \        A 12
     /     \       B 20
    /       \      C 3
   /   ABC   \
"""


def roll_of(n: int) -> Position:
    """A chance event of n dice."""
    return at(OPEN, kept=f"coin:{7 - n}")


# Components


def test_y1_a_die_has_six_sides_and_the_print_is_on_two() -> None:
    odds = {move.text: move.probability for move in roll_of(1).moves()}
    assert odds == {
        "roll snow:1": 1 / 6,
        "roll coin:1": 1 / 6,
        "roll sherpa:1": 1 / 6,
        "roll print:1": 2 / 6,
        "roll tent:1": 1 / 6,
    }


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_y1_odds_of_several_dice_are_those_of_all_their_sides(n: int) -> None:
    sides = ("snow", "coin", "sherpa", "print", "print", "tent")
    falls = Counter(tuple(fall.count(face) for face in FACES) for fall in product(sides, repeat=n))
    for move in roll_of(n).moves():
        counts = tuple(dice(move.text.removeprefix("roll ")).values())
        assert move.probability == pytest.approx(float(Fraction(falls.pop(counts), 6**n)))
    assert not falls


def test_y1_seven_dice_fall_in_330_ways_the_most_snow_first() -> None:
    moves = at(OPEN).moves()
    assert len(moves) == math.comb(11, 4)
    assert moves[0].text == "roll snow:7"
    assert moves[1].text == "roll snow:6 coin:1"
    assert moves[-1].text == "roll tent:7"
    assert sum(move.probability or 0 for move in moves) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_y2_at_the_start_all_stand_at_the_base_camp_with_nothing(players: int) -> None:
    fields = GAME.new(players).to_dict()
    assert fields["yeti"] == 50
    assert fields["score"] == fields["level"] == fields["peak"] == [0] * players
    assert set(fields["equipment"].values()) == {None}


def test_y2_the_track_has_no_end() -> None:
    p = at(
        r"""
          /A  \       A 998 peak:8
         /     \      B 20
        /       \     yeti:1002
       /   B     \
        """,
        "keep",
        rolled="print:7",
        lap=200,
    )
    assert play(p, "keep print")["score"] == [998 + 28, 20]


@pytest.mark.parametrize(("players", "tokens"), [(2, [8, 6]), (3, [8, 6, 4]), (5, [8, 6, 4, 2, 1])])
def test_y3_as_many_peak_tokens_as_players_the_highest_first(
    players: int, tokens: list[int]
) -> None:
    seats = "ABCDE"[:players]
    rows = [f"{seat} 0" for seat in seats] + [""] * 4
    taken = []
    for turn in range(players):
        held = " ".join(rows[3:])
        p = at(
            rf"""
              /{" ".join(seats[:turn])}\   {rows[0]}
             /{" ".join(seats[turn:])}\    {rows[1]}
            / \                            {rows[2]}
           / \                             {held}
            """,
            "climb",
            turn=seats[turn],
            kept="sherpa:1 tent:3 coin:3",
        )
        fields = play(p, "climb 1")
        taken.append(fields["peak"][turn])
        rows[turn] = f"{seats[turn]} {fields['score'][turn]} peak:{fields['peak'][turn]}"
    assert taken == tokens


@pytest.mark.parametrize(
    ("cost", "points"), [(1, 1), (2, 3), (3, 6), (4, 9), (5, 13), (6, 17), (7, 21)]
)
def test_y4_photos(cost: int, points: int) -> None:
    p = at(OPEN, "coins", kept="coin:7")
    assert play(p, f"photo {cost}")["score"][0] == 12 + points


TILES = {
    "purse": (1, 2),
    "guide": (1, 2),
    "goggles": (2, 3),
    "bivouac": (3, 4),
    "porter": (3, 4),
    "lens": (4, 5),
    "radio": (4, 5),
}


@pytest.mark.parametrize("tile", TILES)
def test_y5_what_a_tile_costs_and_pays_its_owner(tile: str) -> None:
    cost, resale = TILES[tile]
    picture = OPEN.replace("B 20", f"B 20 {tile}")
    poor = at(picture, "coins", kept=f"coin:{cost - 1} tent:{8 - cost}") if cost > 1 else None
    assert poor is None or f"buy {tile}" not in texts(poor)
    p = at(picture, "coins", kept=f"coin:{cost} tent:{7 - cost}")
    fields = play(p, f"buy {tile}")
    lens = 1 if tile == "lens" else 0  # it finds a print at once
    assert fields["score"] == [12 + lens, 20 + resale, 3]
    assert fields["equipment"][tile] == 0


def test_y5_bivouac_adds_a_tent() -> None:
    picture = r"""
          /   \
         / A   \      A 12 {}
        /       \     B 20
       /   B     \
    """
    for tile, sleeps in (("bivouac", 2), ("", 1)):
        p = at(picture.format(tile), "keep", kept="tent:1", rolled="print:6")
        assert play(p, "keep print")["level"][0] == sleeps


def test_y5_porter_adds_a_sherpa() -> None:
    picture = OPEN.replace("A 12", "A 12 porter")
    p = at(picture, "keep", rolled="tent:7")
    p.play("keep tent")
    assert texts(p) == ["climb 1", "climb 0"]


def test_y5_lens_adds_a_print() -> None:
    picture = OPEN.replace("A 12", "A 12 lens")
    p = at(picture, "keep", rolled="tent:7")
    assert play(p, "keep tent")["score"][0] == 13


# Y6, face by face, stands with the rule it changes


# Dice in hand


@pytest.mark.parametrize(
    ("players", "held"),
    [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 0]), (5, [0, 1, 1, 0, 0])],
)
def test_y7_dice_handed_out(players: int, held: list[int]) -> None:
    p = GAME.new(players)
    assert p.to_dict()["held"] == held
    dice_of_first = 7 - sum(held)
    assert p.moves()[0].text == f"roll snow:{dice_of_first}"


def test_y8_all_dice_but_those_others_hold_and_ones_own_come_back() -> None:
    p = at(
        OPEN.replace("B 20", "B 20 held:2").replace("C 3", "C 3 held:1"), "keep", rolled="coin:4"
    )
    fields = play(p, "keep coin", "pass")
    assert (fields["turn"], fields["held"]) == (1, [0, 0, 1])
    assert p.moves()[0].text == "roll snow:6"


# A turn


def test_y9_snow_is_set_aside_at_once() -> None:
    p = roll_of(5)
    fields = play(p, "roll snow:2 print:3")
    assert fields["rolled"] == dice("snow:2 print:3")
    fields = play(p, "keep none")
    assert fields["kept"] == dice("snow:2 coin:2")


def test_y10_without_snow_one_symbol_must_be_kept() -> None:
    p = roll_of(3)
    p.play("roll coin:1 print:2")
    assert texts(p) == ["keep coin", "keep print"]


def test_y10_with_snow_keeping_is_free() -> None:
    p = roll_of(3)
    p.play("roll snow:1 coin:1 print:1")
    assert texts(p) == ["keep none", "keep coin", "keep print"]


def test_y10_all_dice_of_the_symbol_are_kept_and_a_symbol_may_be_kept_again() -> None:
    p = at(OPEN, kept="print:1")
    fields = play(p, "roll coin:3 print:3", "keep print")
    assert fields["kept"] == dice("print:4")
    assert fields["phase"] == "roll"


def test_y10_radio_allows_two_symbols() -> None:
    p = at(OPEN.replace("A 12", "A 12 radio"), kept="snow:3")
    p.play("roll coin:1 sherpa:1 print:1 tent:1")
    singles = ["keep coin", "keep sherpa", "keep print", "keep tent"]
    pairs = [
        "keep coin+sherpa",
        "keep coin+print",
        "keep coin+tent",
        "keep sherpa+print",
        "keep sherpa+tent",
        "keep print+tent",
    ]
    assert texts(p) == singles + pairs


def test_y10_somebody_elses_radio_allows_nothing() -> None:
    p = at(OPEN.replace("B 20", "B 20 radio"), kept="snow:3")
    p.play("roll coin:1 sherpa:1 print:1 tent:1")
    assert len(p.moves()) == 4


def test_y10_clear_sky_allows_any_number() -> None:
    p = at(OPEN, weather="clear+", kept="snow:3")
    p.play("roll coin:1 sherpa:1 print:1 tent:1")
    assert len(p.moves()) == 15
    assert texts(p)[-1] == "keep coin+sherpa+print+tent"
    assert "keep none" not in texts(p)


def test_y10_nothing_but_snow_leaves_nothing_to_choose() -> None:
    p = roll_of(2)
    fields = play(p, "roll snow:2")
    assert fields["phase"] == "coins"
    assert fields["kept"] == dice("snow:2 coin:5")


def test_y11_the_rest_is_rolled_until_no_die_is_left() -> None:
    p = at(OPEN)
    play(p, "roll snow:1 print:2 tent:4", "keep print")
    assert p.moves()[0].text == "roll snow:4"
    play(p, "roll snow:1 tent:3", "keep tent")
    assert p.to_dict()["turn"] == 1


# Before using the dice


def test_y12_goggles_reroll_one_snow() -> None:
    p = at(OPEN.replace("A 12", "A 12 goggles"), "before", kept="snow:2 tent:5")
    assert texts(p) == ["reroll one", "done"]
    fields = play(p, "reroll one")
    assert (fields["phase"], fields["kept"]) == ("reroll", dice("snow:1 tent:5"))
    assert fields["used"] == ["goggles"]
    assert p.actor == "chance"
    assert len(p.moves()) == 5
    fields = play(p, "roll coin:1")
    assert fields["kept"] == dice("snow:1 coin:1 tent:5")
    assert fields["phase"] == "coins"


@pytest.mark.parametrize(("snow", "open_"), [(0, False), (1, True), (2, True), (3, False)])
def test_y12_rerolls_need_one_or_two_snow(snow: int, open_: bool) -> None:
    rest = f"coin:1 tent:{5 - snow}" if snow else "coin:1 tent:5"
    for picture, weather, move in (
        (OPEN.replace("A 12", "A 12 goggles"), None, "reroll one"),
        (OPEN, "thaw+", "reroll all"),
    ):
        kept = f"snow:{snow} {rest}"
        p = at(picture, kept=kept, weather=weather)
        p.play("roll coin:1")
        p.play("keep coin")
        assert (move in texts(p)) == open_


def test_y12_thaw_rerolls_all_snow_that_shows_then_once() -> None:
    p = at(OPEN, "before", kept="snow:2 tent:5", weather="thaw+")
    fields = play(p, "reroll all")
    assert fields["kept"] == dice("tent:5")
    assert p.moves()[0].text == "roll snow:2"
    fields = play(p, "roll snow:1 print:1")
    assert (fields["turn"], fields["score"][0]) == (1, 13)  # not offered a second time


def test_y12_goggles_and_thaw_are_both_open_and_follow_each_other() -> None:
    p = at(OPEN.replace("A 12", "A 12 goggles"), "before", kept="snow:1 tent:6", weather="thaw+")
    assert texts(p) == ["reroll one", "reroll all", "done"]
    play(p, "reroll one", "roll snow:1")
    assert texts(p) == ["reroll all", "done"]
    play(p, "reroll all", "roll print:1")
    assert p.to_dict()["turn"] == 1


def test_y12_after_goggles_thaw_counts_the_snow_of_that_moment() -> None:
    p = at(OPEN.replace("A 12", "A 12 goggles"), "before", kept="snow:2 tent:5", weather="thaw+")
    play(p, "reroll one", "roll coin:1", "reroll all")
    assert p.moves()[0].text == "roll snow:1"


def test_y12_bargain_sets_any_die_to_any_other_face_for_two_points_once() -> None:
    p = at(OPEN, "before", kept="snow:3 tent:4", weather="bargain+")
    assert texts(p) == [
        "bargain snow>coin",
        "bargain snow>sherpa",
        "bargain snow>print",
        "bargain snow>tent",
        "bargain tent>snow",
        "bargain tent>coin",
        "bargain tent>sherpa",
        "bargain tent>print",
        "done",
    ]
    fields = play(p, "bargain tent>snow")
    assert fields["score"][0] == 10
    assert fields["used"] == ["bargain"]
    assert (fields["phase"], fields["held"][0], fields["kept"]["snow"]) == ("snow", 1, 3)


def test_y12_bargain_needs_two_points() -> None:
    for points, phase in ((1, "coins"), (2, "before")):
        p = at(OPEN.replace("A 12", f"A {points}"), kept="coin:6", weather="bargain+")
        assert play(p, "roll coin:1", "keep coin")["phase"] == phase


def test_y12_bargain_may_open_or_close_the_goggles() -> None:
    picture = OPEN.replace("A 12", "A 12 goggles")
    p = at(picture, "before", kept="snow:3 tent:4", weather="bargain+")
    assert "reroll one" not in texts(p)
    p.play("bargain snow>tent")
    assert texts(p) == ["reroll one", "done"]
    p = at(picture, "before", kept="snow:2 tent:5", weather="bargain+")
    assert play(p, "bargain tent>snow")["phase"] == "snow"


def test_y12_goggles_and_radio_bought_now_wait_for_the_next_turn() -> None:
    p = at(OPEN, "keep", rolled="coin:2 snow:1", kept="tent:4")
    assert play(p, "keep coin")["phase"] == "coins"
    assert play(p, "buy goggles")["turn"] == 1


# Snow


@pytest.mark.parametrize("snow", [0, 1, 2])
def test_y13_fewer_than_three_snow_do_nothing(snow: int) -> None:
    p = at(OPEN, kept=f"snow:{snow} tent:{6 - snow}" if snow else "tent:6")
    fields = play(p, "roll tent:1", "keep tent")
    assert (fields["turn"], fields["yeti"]) == (1, 50)


@pytest.mark.parametrize("face", ["coin", "sherpa", "print", "tent"])
def test_y13_three_snow_one_may_be_turned_to_any_other_face(face: str) -> None:
    p = at(OPEN, "keep", kept="snow:3", rolled="tent:4")
    fields = play(p, "keep tent")
    assert (fields["phase"], fields["yeti"], fields["held"]) == ("snow", 50, [0, 0, 0])
    assert texts(p) == ["turn coin", "turn sherpa", "turn print", "turn tent", "pass"]
    before = p.to_dict()["kept"]
    p.play(f"turn {face}")
    if p.to_dict()["turn"] == 0:
        after = p.to_dict()["kept"]
        assert (after["snow"], after[face]) == (2, before[face] + 1)
    else:
        assert face in ("print", "tent")


@pytest.mark.parametrize(("players", "steps"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_y14_a_blizzard_moves_the_yeti_and_the_snow_beyond_three_is_held(
    players: int, steps: int
) -> None:
    seats = " ".join(f"{seat} 0" for seat in "ABCDE"[:players])
    p = at(
        rf"""
          / \
         /   \
        /     \
       /{"ABCDE"[:players]}\   {seats}
        """,
        kept="snow:3 tent:2",
    )
    fields = play(p, "roll snow:2")
    assert fields["yeti"] == 50 + steps
    assert fields["held"][0] == 2
    assert fields["kept"] == dice("snow:3 tent:2")
    assert fields["phase"] == "snow"
    fields = play(p, "pass")
    assert (fields["turn"], fields["held"][0]) == (1, 2)
    assert p.moves()[0].text == "roll snow:5"


@pytest.mark.parametrize(
    ("score", "stops"), [(52, 51), (51, 50), (56, 55), (57, 56), (50, 56), (49, 56)]
)
def test_y15_the_yeti_stops_before_the_first_marker_ahead(score: int, stops: int) -> None:
    p = at(
        OPEN.replace("B 20", f"B {score}").replace("C 3", "C 60"),
        turn="C",
        kept="snow:3 tent:3",
    )
    assert play(p, "roll snow:1")["yeti"] == stops


# Coins


def test_y16_any_photo_and_any_tile_that_the_coins_pay_for() -> None:
    p = at(OPEN, "coins", kept="coin:3 tent:4")
    assert texts(p) == [
        "photo 1",
        "photo 2",
        "photo 3",
        "buy purse",
        "buy guide",
        "buy goggles",
        "buy bivouac",
        "buy porter",
        "pass",
    ]


def test_y16_one_purchase_a_turn_spare_coins_are_lost() -> None:
    p = at(OPEN, "coins", kept="coin:6 tent:1")
    fields = play(p, "photo 1")
    assert (fields["turn"], fields["score"][0], fields["kept"]) == (1, 13, dice(""))


def test_y16_never_from_oneself() -> None:
    p = at(OPEN.replace("A 12", "A 12 guide lens"), "coins", kept="coin:4 tent:3")
    assert "buy guide" not in texts(p)
    assert "buy lens" not in texts(p)
    assert "buy radio" in texts(p)


def test_y16_no_coin_no_question() -> None:
    p = at(OPEN, "keep", rolled="tent:7")
    assert play(p, "keep tent")["turn"] == 1


def test_y17_the_purse_returns_at_once_and_may_be_bought_again() -> None:
    p = at(OPEN.replace("A 12", "A 12 purse"), "coins", kept="coin:1 tent:6")
    assert texts(p) == ["use purse", "photo 1", "buy guide", "pass"]
    fields = play(p, "use purse")
    assert fields["equipment"]["purse"] is None
    assert fields["used"] == ["purse"]
    assert fields["kept"]["coin"] == 1
    assert texts(p) == ["photo 1", "photo 2", "buy purse", "buy guide", "buy goggles", "pass"]
    fields = play(p, "buy purse")
    assert (fields["equipment"]["purse"], fields["turn"]) == (0, 1)
    assert fields["used"] == []  # emptied with the turn


def test_y17_the_purse_may_be_opened_without_any_coin() -> None:
    p = at(OPEN.replace("A 12", "A 12 purse"), "keep", rolled="tent:7")
    p.play("keep tent")
    assert texts(p) == ["use purse", "pass"]
    p.play("use purse")
    assert texts(p) == ["photo 1", "buy purse", "buy guide", "pass"]


def test_y17_eight_coins_buy_the_dearest_photo_at_most() -> None:
    p = at(OPEN.replace("A 12", "A 12 purse"), "coins", kept="coin:7")
    p.play("use purse")
    assert "photo 7" in texts(p)
    assert "photo 8" not in texts(p)


# Sherpas


@pytest.mark.parametrize(
    ("sherpas", "levels"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3)]
)
def test_y18_what_sherpas_raise(sherpas: int, levels: int) -> None:
    p = at(OPEN, "climb", kept=f"sherpa:{sherpas} tent:{7 - sherpas}")
    assert texts(p) == [f"climb {n}" for n in range(levels, -1, -1)]


def test_y18_never_above_the_peak() -> None:
    p = at(
        r"""
          /     \      A 12
         /   A   \     B 20
        /         \
       /     B     \
        """,
        "climb",
        kept="sherpa:6 tent:1",
    )
    assert texts(p) == ["climb 1", "climb 0"]


def test_y18_no_question_on_the_peak() -> None:
    p = at(
        r"""
          /  A  \      A 12 peak:8
         /       \     B 20
        /         \
       /     B     \
        """,
        "keep",
        rolled="sherpa:4",
        kept="tent:3",
    )
    fields = play(p, "keep sherpa")
    assert (fields["turn"], fields["level"]) == (1, [3, 0])


def test_y18_the_player_chooses_how_far() -> None:
    p = at(OPEN, "climb", kept="sherpa:3 tent:4")
    assert play(p, "climb 1")["level"] == [1, 0, 0]


def test_y19_the_token_scores_once() -> None:
    picture = r"""
          /     \      A 12 peak:{}
         /   A   \     B 20
        /         \
       /     B     \
    """
    p = at(picture.format(0), "climb", kept="sherpa:1 tent:6")
    fields = play(p, "climb 1")
    assert (fields["score"][0], fields["peak"]) == (20, [8, 0])
    p = at(picture.format(8), "climb", kept="sherpa:1 tent:6")
    assert play(p, "climb 1")["score"][0] == 12


@pytest.mark.parametrize(("level", "points"), [(0, 3), (1, 6), (2, 9), (3, 12)])
def test_y20_each_print_scores_level_plus_one(level: int, points: int) -> None:
    rows = ["", "", "", ""]
    rows[3 - level] = "A"
    token = "peak:8" if level == 3 else ""
    p = at(
        rf"""
          /{rows[0]}\       A 10 {token}
         /{rows[1]} \       B 20
        / {rows[2]}  \
       /  {rows[3]} B \
        """,
        "keep",
        rolled="print:3",
        kept="tent:4",
    )
    assert play(p, "keep print")["score"][0] == 10 + points


@pytest.mark.parametrize(
    ("level", "tents", "sleeps"), [(3, 0, 0), (3, 1, 1), (3, 2, 2), (3, 3, 3), (2, 4, 2), (0, 4, 0)]
)
def test_y21_down_to_the_level_of_the_tents_never_up(level: int, tents: int, sleeps: int) -> None:
    rows = ["", "", "", ""]
    rows[3 - level] = "A"
    token = "peak:8" if level == 3 else ""
    kept = f"tent:{tents} print:{6 - tents}" if tents else "print:6"
    p = at(
        rf"""
          /{rows[0]}\       A 10 {token}
         /{rows[1]} \       B 20
        / {rows[2]}  \
       /  {rows[3]} B \
        """,
        kept=kept,
    )
    assert play(p, "roll print:1", "keep print")["level"][0] == sleeps


# Guide


def test_y22_guide_is_offered_where_it_raises_the_climber_more() -> None:
    picture = OPEN.replace("A 12", "A 12 guide")
    for sherpas, offered in ((0, True), (1, False), (2, True), (3, False), (5, True), (6, False)):
        kept = f"sherpa:{sherpas} tent:{6 - sherpas}" if sherpas else "tent:6"
        p = at(picture, kept=kept)
        assert (play(p, "roll tent:1", "keep tent")["phase"] == "sherpas") == offered


def test_y22_guide_as_a_sherpa_comes_before_the_climb_and_returns_at_once() -> None:
    p = at(OPEN.replace("A 12", "A 12 guide"), "sherpas", kept="sherpa:2 tent:5")
    assert texts(p) == ["use guide", "save guide"]
    fields = play(p, "use guide")
    assert (fields["phase"], fields["equipment"]["guide"]) == ("climb", None)
    assert fields["used"] == ["guide"]
    assert texts(p) == ["climb 2", "climb 1", "climb 0"]


def test_y22_guide_saved_leaves_the_climb_as_it_was() -> None:
    p = at(OPEN.replace("A 12", "A 12 guide"), "sherpas", kept="sherpa:2 tent:5")
    p.play("save guide")
    assert texts(p) == ["climb 1", "climb 0"]


def test_y22_guide_counts_the_porter() -> None:
    picture = OPEN.replace("A 12", "A 12 guide porter")
    p = at(picture, kept="sherpa:1 tent:5")
    assert play(p, "roll tent:1", "keep tent")["phase"] == "sherpas"  # 1 + porter + guide = 3
    p = at(picture, kept="sherpa:2 tent:4")
    assert play(p, "roll tent:1", "keep tent")["phase"] == "climb"


def test_y22_guide_counts_the_missing_sherpa() -> None:
    picture = OPEN.replace("A 12", "A 12 guide")
    p = at(picture, kept="tent:6", weather="bargain-")
    # one added, one taken away: no level, no question
    assert play(p, "roll tent:1", "keep tent")["turn"] == 1
    p = at(picture, kept="sherpa:1 tent:5", weather="bargain-")
    assert play(p, "roll tent:1", "keep tent")["phase"] == "sherpas"


HIGH = r"""
      /     \      A 12 guide
     /   A   \     B 20
    /         \
   /     B     \
"""


def test_y22_guide_as_a_tent_keeps_the_climber_higher() -> None:
    p = at(
        HIGH,
        "keep",
        rolled="print:6 tent:1",
    )
    p.play("keep print")
    p.play("roll tent:1")
    fields = play(p, "keep tent")
    assert fields["phase"] == "sherpas"  # one more sherpa would reach the peak
    fields = play(p, "save guide")
    assert fields["phase"] == "tents"
    assert texts(p) == ["use guide", "save guide"]
    saved = p.copy()
    fields = play(p, "use guide")
    assert (fields["level"][0], fields["equipment"]["guide"]) == (2, None)
    fields = play(saved, "save guide")
    assert (fields["level"][0], fields["equipment"]["guide"]) == (1, 0)


def test_y22_guide_is_no_tent_where_tents_suffice() -> None:
    p = at(HIGH, "keep", rolled="print:5", kept="tent:2")
    assert play(p, "keep print", "save guide")["turn"] == 1


@pytest.mark.parametrize(
    ("tile", "check"),
    [("guide", "sherpas"), ("porter", "climb"), ("lens", "score"), ("bivouac", "level")],
)
def test_y22_a_tile_bought_this_turn_already_works(tile: str, check: str) -> None:
    cost = TILES[tile][0]
    p = at(HIGH.replace(" guide", ""), "coins", kept=f"coin:{cost} print:{7 - cost}")
    fields = play(p, f"buy {tile}")
    if check == "score":
        assert fields["score"][0] == 12 + 3 * (7 - cost + 1)
    elif check == "level":
        assert fields["level"][0] == 1
    else:
        assert fields["phase"] == check


# End of the turn, and weather by its faces


def test_y6_press_good_a_photo_scores_three_more() -> None:
    p = at(OPEN, "coins", kept="coin:2 tent:5", weather="press+")
    assert play(p, "photo 2")["score"][0] == 12 + 3 + 3


@pytest.mark.parametrize(("tile", "paid"), [("radio", 2), ("goggles", 0), ("purse", 0)])
def test_y6_press_bad_pays_the_seller_three_less_at_least_nothing(tile: str, paid: int) -> None:
    p = at(OPEN.replace("B 20", f"B 20 {tile}"), "coins", kept="coin:4 tent:3", weather="press-")
    assert play(p, f"buy {tile}")["score"] == [12, 20 + paid, 3]


def test_y6_market_good_scores_two_for_any_purchase_of_equipment() -> None:
    picture = OPEN.replace("B 20", "B 20 lens")
    p = at(picture, "coins", kept="coin:4 tent:3", weather="market+")
    assert play(p.copy(), "buy radio")["score"] == [14, 20, 3]
    assert play(p.copy(), "buy lens")["score"] == [14 + 1, 25, 3]  # and the lens finds a print
    assert play(p.copy(), "photo 1")["score"] == [13, 20, 3]


def test_y6_market_bad_costs_two_alone_on_a_level() -> None:
    alone = r"""
          /     \      A 12
         /       \     B 20
        /    A    \
       /     B     \
    """
    p = at(alone, "keep", rolled="tent:7", weather="market-")
    assert play(p, "keep tent")["score"] == [10, 20]
    p = at(alone, "keep", rolled="snow:1 coin:1", kept="snow:1 sherpa:4", weather="market-")
    # without a tent the climber comes down to where the other one is: after the tents, not alone
    assert play(p, "keep coin", "pass", "climb 0")["score"] == [12, 20]


def test_y6_thaw_bad_none_may_be_turned() -> None:
    p = at(OPEN, "keep", kept="snow:3", rolled="tent:4", weather="thaw-")
    assert play(p, "keep tent")["turn"] == 1
    p = at(OPEN, kept="snow:3 tent:3", weather="thaw-")
    fields = play(p, "roll snow:1")
    assert (fields["turn"], fields["yeti"], fields["held"][0]) == (1, 56, 1)


def test_y23_flurry_scores_the_snow_that_still_shows_held_dice_included() -> None:
    p = at(OPEN, kept="snow:3 tent:2", weather="flurry+")
    assert play(p.copy(), "roll snow:2", "pass")["score"][0] == 12 + 5
    assert play(p.copy(), "roll snow:2", "turn tent")["score"][0] == 12 + 4


def test_y23_a_score_never_falls_below_zero() -> None:
    p = at(
        r"""
          /     \      A 1
         /       \     B 20
        /    A    \
       /     B     \
        """,
        "keep",
        rolled="tent:7",
        weather="market-",
    )
    assert play(p, "keep tent")["score"] == [0, 20]


PUSH = r"""
      /     \      A 20
     /       \     B {}
    /    B    \    C 20
   /    A C    \
"""


@pytest.mark.parametrize(("score", "yeti"), [(51, 48), (52, 49), (53, 50), (50, 50), (49, 50)])
def test_y24_a_marker_falling_onto_or_past_the_yeti_pushes_it_back(score: int, yeti: int) -> None:
    p = at(PUSH.format(score), "keep", turn="B", rolled="tent:7", weather="market-")
    fields = play(p, "keep tent")
    assert (fields["score"][1], fields["yeti"]) == (score - 2, yeti)


def test_y24_a_bargain_pushes_too_and_the_end_stays_set() -> None:
    p = at(PUSH.format(51), "before", turn="B", kept="tent:7", weather="bargain+")
    fields = play(p, "bargain tent>snow")
    assert (fields["score"][1], fields["yeti"], fields["ending"]) == (49, 48, True)


def test_y25_one_print_fewer_of_dice_and_lens_together() -> None:
    picture = OPEN.replace("A 12", "A 12 lens")
    p = at(picture, "keep", kept="tent:4", rolled="print:3", weather="clear-")
    assert play(p, "keep print")["score"][0] == 12 + (3 + 1 - 1)


def test_y25_one_coin_fewer_of_dice_and_purse_together() -> None:
    p = at(OPEN.replace("A 12", "A 12 purse"), "coins", kept="coin:3 tent:4", weather="flurry-")
    assert [text for text in texts(p) if "photo" in text] == ["photo 1", "photo 2"]
    p.play("use purse")
    assert [text for text in texts(p) if "photo" in text] == ["photo 1", "photo 2", "photo 3"]


def test_y25_one_sherpa_fewer_of_dice_and_porter_together() -> None:
    picture = OPEN.replace("A 12", "A 12 porter")
    for sherpas, climb in (("sherpa:2 tent:5", 1), ("sherpa:3 tent:4", 2)):
        p = at(picture, "climb", kept=sherpas, weather="bargain-")
        assert texts(p)[0] == f"climb {climb}"


def test_y25_never_below_zero() -> None:
    p = at(OPEN, "keep", rolled="tent:7", weather="clear-")
    assert play(p, "keep tent")["score"][0] == 12
    p = at(OPEN, "keep", rolled="coin:1", kept="tent:6", weather="flurry-")
    assert play(p, "keep coin")["turn"] == 1


def test_y25_a_purse_may_be_spent_on_a_coin_that_the_flurry_takes() -> None:
    p = at(OPEN.replace("A 12", "A 12 purse"), "keep", rolled="tent:7", weather="flurry-")
    p.play("keep tent")
    assert texts(p) == ["use purse", "pass"]
    assert play(p, "use purse")["turn"] == 1


# The end


def test_y26_the_round_is_finished_and_then_the_game_is_over() -> None:
    p = at(OPEN.replace("A 12", "A 49"), "coins", kept="coin:1 tent:6")
    fields = play(p, "photo 1")
    assert (fields["ending"], fields["turn"], p.outcome) == (True, 1, None)
    play(p, "roll tent:7", "keep tent", "roll tent:7", "keep tent")
    fields = p.to_dict()
    assert (fields["phase"], fields["turn"], fields["lap"]) == ("over", 2, 4)
    assert p.actor is None
    assert p.moves() == []


def test_y26_a_sellers_marker_sets_the_end() -> None:
    p = at(OPEN.replace("B 20", "B 46 lens"), "coins", kept="coin:4 tent:3")
    assert play(p, "buy lens")["ending"] is True


def test_y26_the_end_stays_set_when_the_yeti_runs_on() -> None:
    p = at(OPEN.replace("A 12", "A 50"), turn="B", kept="snow:3 tent:3")
    fields = play(p, "roll snow:1")
    assert (fields["yeti"], fields["ending"]) == (56, True)


def _end(a: str, b: str, c: str) -> Position:
    p = at(
        rf"""
          /     \      A {a}
         /       \     B {b}
        /         \    C {c}
       /   A B C   \
        """,
        "keep",
        turn="C",
        rolled="tent:7",
    )
    p.play("keep tent")
    return p


def test_y27_most_points_win() -> None:
    outcome = _end("50", "55 radio lens", "3").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.shares) == ((1,), (0.0, 1.0, 0.0))


def test_y27_then_the_most_valuable_tiles() -> None:
    outcome = _end("55 porter purse", "55 lens guide", "3 radio").outcome
    assert outcome is not None
    assert outcome.winners == (1,)


def test_y27_then_the_win_is_shared() -> None:
    outcome = _end("55 porter purse", "55 lens", "55").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.shares) == ((0, 1), (0.5, 0.5, 0.0))


# Weather


@pytest.mark.parametrize(("option", "faces"), [("mixed", 12), ("good", 6), ("bad", 6)])
def test_y28_the_first_tile_lies_in_view(option: str, faces: int) -> None:
    p = GAME.new(2, weather=option)
    assert p.to_dict()["phase"] == "show"
    assert len(p.moves()) == faces
    assert {move.text[-1] for move in p.moves()} == {
        "mixed": {"+", "-"},
        "good": {"+"},
        "bad": {"-"},
    }[option]
    fields = play(p, p.moves()[0].text)
    assert (fields["phase"], fields["weather"]) == ("weather", None)
    assert len(fields["weather_seen"]) == 1


def _round(p: Position) -> None:
    """A round in which nothing happens: everybody pitches tents."""
    while p.to_dict()["phase"] not in ("weather", "over"):
        moves = texts(p)
        tents = (
            f"roll tent:{sum(dice(moves[0].removeprefix('roll ')).values())}"
            if p.actor == "chance"
            else ""
        )
        p.play(tents if p.actor == "chance" else "done" if "done" in moves else moves[0])


def test_y29_the_tiles_come_round_turned_over_every_time() -> None:
    p = GAME.new(2, weather="good")
    p.play("show thaw+")
    shown = []
    order = ["press", "market", "clear", "flurry", "bargain", "thaw"]
    for lap in range(1, 14):
        face = f"weather {order[(lap - 1) % 6]}{'+' if lap % 12 in (0, 1, 2, 3, 4, 5) else '-'}"
        assert face in texts(p)
        if lap >= 5:
            assert texts(p) == [face]
        fields = play(p, face)
        assert fields["weather"] == face.removeprefix("weather ")
        shown.append(fields["weather"])
        assert fields["lap"] == lap
        _round(p)
    assert p.to_dict()["weather_seen"] == ["thaw+", *shown[:5]]


def test_y29_held_dice_come_back_after_the_weather() -> None:
    p = at(
        r"""
          /     \      A 12 held:2
         /       \     B 20
        /         \
       /    A B    \
        """,
        "keep",
        turn="B",
        rolled="tent:5",
        weather="press+",
    )
    fields = play(p, "keep tent")
    assert (fields["phase"], fields["turn"], fields["lap"], fields["held"]) == (
        "weather",
        0,
        5,
        [2, 0],
    )
    assert (fields["weather"], fields["weather_seen"][-1]) == (None, "press+")
    fields = play(p, p.moves()[0].text)
    assert fields["held"] == [0, 0]
    assert fields["weather"] == fields["weather_seen"][-1]


def test_y30_odds_of_an_unseen_tile_and_its_face() -> None:
    p = GAME.new(2, weather="mixed")
    assert {move.probability for move in p.moves()} == {1 / 12}  # 1/6 × 3/6
    p.play("show thaw+")
    odds = {move.text: move.probability for move in p.moves()}
    assert odds["weather press+"] == pytest.approx(1 / 5 * 2 / 5)
    assert odds["weather press-"] == pytest.approx(1 / 5 * 3 / 5)
    assert "weather thaw-" not in odds
    assert sum(float(probability or 0) for probability in odds.values()) == pytest.approx(1)


def test_y30_a_side_that_is_used_up_does_not_come() -> None:
    p = GAME.new(2, weather="mixed")
    for move in ("show thaw+", "weather press+"):
        p.play(move)
    _round(p)
    p.play("weather market+")
    _round(p)
    assert texts(p) == ["weather clear-", "weather flurry-", "weather bargain-"]


# Other numbers


def test_other_components_are_played_with() -> None:
    game = cordee.game(
        "yeti",
        components={
            "start": 20,
            "photos": [5, 6, 7, 8, 9, 10, 11],
            "blizzard": [1, 2, 3, 4],
            "equipment": {"lens": {"cost": 1, "resale": 9}},
        },
    )
    assert game.new(2).to_dict()["yeti"] == 20
    p = at(
        r"""
          /     \      A 2
         /       \     B 3 lens
        /         \    yeti:20
       /    A B    \
        """,
        "coins",
        kept="coin:1 tent:6",
        game=game,
    )
    assert play(p.copy(), "photo 1")["score"] == [7, 3]
    assert play(p.copy(), "buy lens")["score"] == [3, 12]
