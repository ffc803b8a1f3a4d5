"""Every rule of Himalaya that does something, by its number."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

import cordee
from cordee.engine.errors import CordeeError
from cordee.engine.game import Game
from cordee.engine.kernel import rng

from .drawing import CARDS, DECK, GAME, at, drawn, ends, marked, play, texts, tidy

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def reaches(picture: str, how: str, **fields: Any) -> None:
    """Moves like `{} sherpa 12`, by any value, come to rest where there is an x, and only there.

    At three's table the dice have every value from 1 to 6, at five's the hands from 1 to 8.
    """
    players = 5 if how.startswith("card") else 3
    assert ends(at(picture, players=players, **fields), how) == marked(picture)


def leads(before: str, *moves: str, to: str, **fields: Any) -> None:
    """Moves lead from one picture to another."""
    position = at(before, **fields)
    play(position, *moves)
    assert drawn(position, to) == tidy(to)


def mountain(**route: Any) -> Game:
    """The game on another route."""
    return cordee.game("himalaya", components={"route": route})


# Components


def test_h1_the_route() -> None:
    assert GAME.new(2).to_dict()["route"] == {
        "length": 36,
        "camps": [12, 24],
        "cave": 18,
        "slides": [[9, 5], [16, 13], [21, 15], [28, 25], [31, 26], [34, 29]],
        "snow": [11, 23, 30, 33, 35],
    }


@COUNTS
def test_h2_climbers_on_the_base_camp_and_sherpas_on_the_first_four_spaces(players: int) -> None:
    fields = GAME.new(players).to_dict()
    assert fields["climber"] == [0] * players
    assert fields["sherpas"] == [[1, 2, 3, 4]] * players


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_h2_two_to_five_play(players: int) -> None:
    with pytest.raises(CordeeError) as caught:
        GAME.new(players)
    assert caught.value.key == "players-out-of-range"


def test_h2_there_are_no_options() -> None:
    assert GAME.options == {}
    with pytest.raises(CordeeError) as caught:
        GAME.new(2, weather="none")
    assert caught.value.key == "option-none"


@pytest.mark.parametrize(
    ("players", "hand"),
    [
        (2, ["5/6"]),
        (3, ["3/4", "5/6"]),
        (4, ["1/2", "3/4", "5/6"]),
        (5, ["1/2", "3/4", "5/6", "7/8"]),
    ],
)
def test_h3_supply_cards(players: int, hand: list[str]) -> None:
    fields = GAME.new(players).to_dict()
    assert fields["cards"] == [hand] * players
    assert fields["used"] == fields["recovered"] == [[]] * players


def fall_odds(fall: tuple[int, ...]) -> float:
    """How likely dice fall like this: the ways to order the values, of all ways to fall."""
    alike = math.prod(math.factorial(fall.count(value)) for value in set(fall))
    return float(math.factorial(len(fall)) / alike / 6 ** len(fall))


@pytest.mark.parametrize(("players", "dice"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_h4_ordinary_dice_in_every_roll_of_the_game(players: int, dice: int) -> None:
    falls = list(combinations_with_replacement(range(1, 7), dice))
    for p in (GAME.new(players), at("", "roll", players=players)):
        assert texts(p) == ["roll " + " ".join(map(str, fall)) for fall in falls]
        assert p.odds() == pytest.approx([fall_odds(fall) for fall in falls])


@COUNTS
def test_h4_a_quick_throw_is_of_all_dice(players: int) -> None:
    for p in (GAME.new(players), at("", "roll", players=players)):
        state = rng(3)
        assert {GAME.bindings.sample(p.table, state) for _ in range(50)} <= set(p.codes())


def test_h5_at_first_nine_cards_and_the_yeti_in_its_cave() -> None:
    fields = GAME.new(4).to_dict()
    assert fields["deck"] == ["+5", "+4", "+3", "+2", "+1", "-1", "-2", "-3", "-4"]
    assert fields["yeti"] == 18


@pytest.mark.parametrize("deck", [" ".join(DECK[:-1]), " ".join(DECK), "+4 -1 storm", "-4"])
def test_h5_every_card_of_the_deck_is_as_likely(deck: str) -> None:
    p = at("", "yeti", deck=deck)
    cards = [f"yeti {card}" for card in deck.split()]
    assert texts(p) == cards
    assert p.odds() == pytest.approx([1 / len(cards)] * len(cards))


@pytest.mark.parametrize("deck", ["+5 -4", "+4 +2 -1 storm", "storm"])
def test_h5_a_quick_draw_is_as_fair(deck: str) -> None:
    p, state = at("", "yeti", deck=deck), rng(3)
    found = Counter(GAME.move(GAME.bindings.sample(p.table, state)).text for _ in range(2000))
    assert set(found) == set(texts(p))
    assert min(found.values()) > 0.8 * max(found.values())


# A turn: dice


def test_h6_one_rolls_and_all_take_turns_until_no_die_is_left() -> None:
    p = GAME.new(2)
    assert (p.actor, p.turn, p.to_dict()["phase"]) == ("chance", 0, "first roll")
    p.play("roll 1 1 1 1 1")
    seats = []
    for start in (4, 4, 3, 3, 2):
        seats.append(p.actor)
        p.play(f"1 sherpa {start}")
    assert seats == [0, 1, 0, 1, 0]
    fields = p.to_dict()
    assert (p.actor, fields["turn"], fields["phase"], fields["dice"]) == ("chance", 1, "roll", [])


def test_h6_a_die_taken_is_gone_for_the_next_player() -> None:
    fields = play(GAME.new(3), "roll 1 1 2 4 4 6", "4 sherpa 1")
    assert (fields["dice"], fields["phase"], fields["turn"]) == ([1, 1, 2, 4, 6], "move", 1)


@COUNTS
def test_h6_after_the_last_seat_comes_the_first(players: int) -> None:
    p = at("", turn="ABCDE"[players - 1], players=players)
    assert play(p, "1 sherpa 0")["turn"] == 0
    assert play(p, "2 sherpa 0")["turn"] == 1


def test_h6_dice_alike_are_one_choice() -> None:
    assert texts(at("", dice="2 2 5", players=2, used="A5/6")) == ["2 sherpa 0", "5 sherpa 0"]


def test_h7_no_yeti_card_after_the_first_roll_of_the_game() -> None:
    fields = play(GAME.new(2), "roll 1 1 1 1 1")
    assert (fields["phase"], fields["yeti"], len(fields["deck"])) == ("move", 18, 9)


def test_h7_a_yeti_card_after_every_other_roll_before_a_die_is_taken() -> None:
    p = at("", "roll", turn="B")
    fields = play(p, "roll 1 1 3 4 5 6")
    assert (p.actor, fields["phase"], fields["turn"], fields["yeti"]) == ("chance", "yeti", 1, 18)
    fields = play(p, "yeti -4")
    assert (p.actor, fields["phase"], fields["turn"], fields["yeti"]) == (1, "move", 1, 14)
    assert fields["dice"] == [1, 1, 3, 4, 5, 6]


@pytest.mark.parametrize(("dice", "open_"), [("4", True), ("4 4", False), ("1 2 3 4 5 6", False)])
def test_h8_just_one_die_may_be_rolled_again(dice: str, open_: bool) -> None:
    assert ("reroll" in texts(at("", dice=dice))) == open_


def test_h8_all_dice_are_rolled_a_yeti_card_follows_and_the_same_player_goes_on() -> None:
    p = at("", dice="4", turn="C")
    fields = play(p, "reroll")
    assert (p.actor, fields["phase"], fields["turn"], fields["dice"]) == ("chance", "roll", 2, [])
    assert (play(p, "roll 1 1 1 1 1 1")["phase"], p.turn) == ("yeti", 2)
    fields = play(p, "yeti +1")
    assert (p.actor, fields["phase"], fields["dice"]) == (2, "move", [1] * 6)
    assert texts(p) == ["1 sherpa 0", *(f"card {value} sherpa 0" for value in (3, 4, 5, 6))]


def test_h8_also_if_the_die_gives_no_move() -> None:
    assert texts(at("1 .Y", dice="1", players=2, used="A5/6")) == ["skip 1", "reroll"]


# A turn: cards


@pytest.mark.parametrize("value", [3, 4])
def test_h9_a_card_moves_by_either_value_and_the_dice_stay(value: int) -> None:
    fields = play(at("", dice="1 6", players=4), f"card {value} sherpa 0")
    assert fields["sherpas"][0] == [0, 0, 0, value]
    assert (fields["dice"], fields["turn"], fields["phase"]) == ([1, 6], 1, "move")
    assert (fields["cards"][0], fields["used"][0]) == (["1/2", "5/6"], ["3/4"])
    assert (fields["cards"][1], fields["used"][1]) == (["1/2", "3/4", "5/6"], [])


@COUNTS
@pytest.mark.parametrize("value", range(1, 9))
def test_h9_a_card_in_ones_own_hand(players: int, value: int) -> None:
    move, card = f"card {value} sherpa 0", CARDS[5][(value - 1) // 2]
    if card not in CARDS[players]:
        assert move not in texts(at("", players=players))
        return
    assert move not in texts(at("", players=players, used=f"A{card}"))
    p = at("", players=players, used=f"B{card}")
    assert play(p, move)["used"] == [[card], [card]] + [[]] * (players - 2)


def test_h9_a_card_may_be_played_when_no_die_gives_a_move() -> None:
    p = at("1 .Y", dice="1", players=2)
    assert texts(p) == ["skip 1", "card 5 sherpa 0", "card 6 sherpa 0", "reroll"]


def test_h9_with_no_die_left_the_roll_comes_first() -> None:
    p = at("", dice="3")
    p.play("3 sherpa 0")
    assert {text.split()[0] for text in texts(p)} == {"roll"}
    play(p, "roll 1 1 1 1 1 1", "yeti +1")
    assert play(p, "card 3 sherpa 0")["dice"] == [1] * 6


# A turn: pieces


def test_h10_a_sherpa_moves_forward_by_the_value() -> None:
    reaches("0 _ .x .x .x .x .x .x . .", "{} sherpa 0")
    reaches("0 _ .x .x .x .x .x .x .x .x /", "card {} sherpa 0")


def test_h10_a_climber_moves_forward_by_the_value() -> None:
    reaches("0 _A .aax . . . . .aax . .", "{} climber")
    reaches("0 _A . . .aax . . . . .aax /", "card {} climber")


@pytest.mark.parametrize(
    ("value", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_h10_a_sherpa_moves_back_by_half_the_value_rounded_up(value: int, steps: int) -> None:
    p = at("8 .a", players=5)
    for by in (f"{value}", f"card {value}") if value <= 6 else (f"card {value}",):
        assert play(p.copy(), f"{by} sherpa 8 back")["sherpas"][0] == [0, 0, 0, 8 - steps]


def test_h10_a_longer_move_back_stops_on_the_base_camp() -> None:
    reaches("0 _x .a", "{} sherpa 1 back")
    reaches("0 _x .x .a", "{} sherpa 2 back")
    reaches("0 _x .x .x .a", "card {} sherpa 3 back")
    assert play(at("1 .a"), "6 sherpa 1 back")["sherpas"][0] == [0, 0, 0, 0]


def test_h10_neither_a_sherpa_on_the_base_camp_nor_a_climber_moves_back() -> None:
    backs = [text for text in texts(at("5 .A . .aab", players=5)) if text.endswith("back")]
    assert {text.removeprefix("card ")[2:] for text in backs} == {"sherpa 7 back"}


def test_h10_one_piece_and_one_way_a_turn() -> None:
    fields = play(at("8 .a"), "4 sherpa 8 back")
    assert (fields["turn"], fields["sherpas"][0], fields["dice"]) == (
        1,
        [0, 0, 0, 6],
        [1, 2, 3, 5, 6],
    )


def test_h10_only_ones_own_pieces() -> None:
    p = at("2 .B .bb .a .b", dice="1 1", used="A3/4 A5/6")
    assert texts(p) == ["1 sherpa 0", "1 sherpa 4", "1 sherpa 4 rope", "1 sherpa 4 back"]


def test_h10_sherpas_alike_are_one_choice() -> None:
    p = at("5 .aaa", dice="1 1", players=2, used="A5/6")
    assert texts(p) == ["1 sherpa 0", "1 sherpa 5", "1 sherpa 5 back"]


@pytest.mark.parametrize(
    ("move", "spaces"),
    [
        ("5 sherpa 5", [6, 7, 8, 10]),
        ("1 sherpa 5", [6, 6, 7, 8]),
        ("2 sherpa 8", [5, 6, 7, 10]),
        ("5 sherpa 8 back", [5, 5, 6, 7]),
        ("4 sherpa 7 back", [5, 5, 6, 8]),
        ("6 sherpa 7 back", [4, 5, 6, 8]),
        ("1 sherpa 5 rope+1", [7, 7, 7, 8]),
    ],
)
def test_h10_whoever_moves_the_sherpas_are_told_in_rising_order(
    move: str, spaces: list[int]
) -> None:
    assert play(at("5 .a .a .a .a"), move)["sherpas"][0] == spaces


@pytest.mark.parametrize(
    ("dice", "open_"),
    [("1", ["skip 1", "reroll"]), ("1 1 1", ["skip 1"]), ("1 2", ["2 sherpa 0"])],
)
def test_h11_skip_only_if_no_die_gives_a_legal_move(dice: str, open_: list[str]) -> None:
    assert texts(at("1 .Y", dice=dice, players=2, used="A5/6")) == open_


def test_h11_one_choice_for_each_value_and_cards_are_open_either_way() -> None:
    p = at("5 o .Y", dice="5 5 6", game=mountain(cave=5, slides=[]))
    assert texts(p) == ["skip 5", "skip 6", "card 3 sherpa 0", "card 4 sherpa 0"]
    before = p.to_dict()
    assert play(p, "skip 5") == {**before, "dice": [5, 6], "turn": 1}


def test_h11_a_move_back_closes_it() -> None:
    assert texts(at("35 *aaaa !", dice="1 1", players=2, used="A5/6")) == ["1 sherpa 35 back"]


def test_h11_a_move_that_ends_where_it_began_closes_it() -> None:
    steep = mountain(cave=6, slides=[[9, 7]])
    p = at("6 oY .aaaa . /", dice="2 2", players=2, used="A5/6", game=steep)
    assert texts(p) == ["2 sherpa 7"]


@pytest.mark.parametrize(("climber", "open_"), [("", "skip 2"), ("A", "2 climber")])
def test_h11_a_climbers_move_closes_it(climber: str, open_: str) -> None:
    picture = f"5 .{climber} o .aaaa . .Y"
    p = at(picture, dice="2 2", players=2, used="A5/6", game=mountain(cave=6, slides=[]))
    assert texts(p) == [open_]


# Where a piece may stop


def test_h12_no_sherpa_comes_to_rest_in_the_cave_but_may_pass() -> None:
    reaches("12 ^Y .ax .x .x / .x o .x .", "{} sherpa 13")
    reaches("12 ^Y .x . . / .x o .a .", "{} sherpa 19 back")
    reaches("12 ^Y .ax .x .x / .x o .x .x /", "card {} sherpa 13")


def test_h12_no_sherpa_comes_to_rest_with_the_yeti_but_may_pass() -> None:
    reaches("2 .a .x .x .Y .x .x .x", "{} sherpa 2")
    reaches("5 .x .Y .x .a", "{} sherpa 8 back")
    reaches("0 _ .x .x .x .x .Y .x .x .x /", "card {} sherpa 0")


def test_h12_not_in_a_camp_either() -> None:
    reaches("5 .x . . .a / .x *x ^Y .x .x", "{} sherpa 8")
    reaches("10 .x *x ^Y .a", "{} sherpa 13 back")


def test_h12_no_climber_comes_to_rest_with_the_yeti() -> None:
    reaches("8 .A / .aax * ^aaY", "{} climber")
    reaches("8 .A / .aax * ^aax", "{} climber")


def test_h12_who_is_already_there_may_go() -> None:
    reaches("12 ^AaaY .x .x .x / .x o", "{} sherpa 12")
    reaches("12 ^AaaY .aax", "{} climber")
    reaches("13 .x .AaY .x / .x o .x .x", "{} sherpa 14")


@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        ("5 . . . .a / .", "1 sherpa 8", "5 .a . . . / ."),
        ("5 . . . . / .a", "1 sherpa 10 back", "5 .a . . . / ."),
        ("13 . . .a / .", "card 1 sherpa 15", "13 .a . . / ."),
        ("13 . . . / . oY .a", "card 5 sherpa 19 back", "13 .a . . / . oY ."),
    ],
)
def test_h13_a_sherpa_that_arrives_on_a_slide_goes_down(before: str, move: str, after: str) -> None:
    leads(before, move, to=after, players=5)


@pytest.mark.parametrize(
    ("start", "end"), [(9, 5), (16, 13), (21, 15), (28, 25), (31, 26), (34, 29)]
)
def test_h13_where_each_slide_leads(start: int, end: int) -> None:
    p = at("", sherpas=[[0, 0, 0, start - 2], [0] * 4, [0] * 4])
    assert play(p, f"2 sherpa {start - 2}")["sherpas"][0] == [0, 0, 0, end]


def test_h13_only_the_last_resting_place_is_tested() -> None:
    reaches("13 .x .a .x /Y .x o .x .x", "{} sherpa 14")
    reaches("13 .x . . /Y .x o .a", "{} sherpa 19 back")
    reaches("13 .Y .a .x / .x o .x .x", "{} sherpa 14")
    reaches("13 .Y . . / .x o .a", "{} sherpa 19 back")


def test_h13_a_move_may_end_where_it_began_unless_the_yeti_stands_there() -> None:
    p = at("13 .a . . /")
    before = p.to_dict()
    assert play(p, "3 sherpa 13") == {**before, "dice": [1, 2, 4, 5, 6], "turn": 1}
    reaches("13 .AaY .x .x / .x o .x", "{} sherpa 13")


def test_h13_a_slide_may_end_in_a_camp_but_not_with_the_yeti() -> None:
    steep = mountain(slides=[[16, 12]])
    reaches("12 ^x . .a .x / .x o .x .x", "{} sherpa 14", game=steep)
    reaches("12 ^Y . .a .x / .x o .x .x", "{} sherpa 14", game=steep)


def test_h14_no_card_leads_onto_a_snow_field() -> None:
    reaches("24 ^a .x .x .x / .x * / .x", "card {} sherpa 24")
    reaches("15 .x / . o . . / .x * ^x .a", "card {} sherpa 25 back")
    reaches("8 .A / . *aa ^aax", "card {} climber")


def test_h14_a_die_does() -> None:
    reaches("24 ^a .x .x .x / .x *x", "{} sherpa 24")
    reaches("22 .x *x ^x .a", "{} sherpa 25 back")
    reaches("8 .A / . *aax ^aax", "{} climber")


def test_h14_no_card_leads_to_the_summit_or_past_it() -> None:
    reaches("29 .x * / .a * / * !", "card {} sherpa 32")
    reaches("27 .A / .aax * / .aax * / * !", "card {} climber")
    reaches("32 .A * / * !", "card {} climber")
    reaches("35 *A !", "card {} climber")


def test_h15_no_sherpa_enters_the_summit_or_goes_past_it() -> None:
    reaches("29 .x * / .a *x / *x !", "{} sherpa 32")
    reaches("35 *a !", "{} sherpa 35")


@pytest.mark.parametrize(
    ("there", "open_"),
    [
        ("", False),
        ("a", False),
        ("aa", True),
        ("aaa", True),
        ("aaaa", True),
        ("abb", False),
        ("bbbb", False),
        ("aabb", True),
        ("aaB", False),
        ("aaCcc", False),
    ],
)
def test_h16_a_climber_needs_two_sherpas_of_their_own_and_no_other_climber(
    there: str, open_: bool
) -> None:
    legal = texts(at(f"5 .A . . .{there}"))
    assert ("3 climber" in legal) == ("card 3 climber" in legal) == open_


def test_h16_a_climber_only_moves_forward_past_whom_it_likes() -> None:
    reaches("4 .aa .A .B .aax", "{} climber")


def test_h16_the_climber_leaves_and_so_do_the_sherpas() -> None:
    leads("5 .Aa .B .aa", "2 climber", to="5 .a .B .Aaa")
    leads("5 .Aaa .B .", "2 sherpa 5", to="5 .Aa .B .a")


def test_h16_a_camp_too_holds_one_climber() -> None:
    reaches("8 .A / .aax * ^aaB", "{} climber")


def test_h17_the_summit_needs_no_sherpas_and_points_left_over_are_lost() -> None:
    p = at("32 .A * / * !")
    assert [text for text in texts(p) if "climber" in text] == [
        "4 climber",
        "5 climber",
        "6 climber",
    ]
    reaches("32 .A * / * !x", "{} climber")


# Rope


@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("2 sherpa 5", "5 . . .Caaabb . / . *"),
        ("2 sherpa 5 rope", "5 . . .Caabb . / . *a"),
        ("2 sherpa 5 rope+1", "5 . . .Cabb . / . *aa"),
        ("2 sherpa 5 rope+2", "5 . . .Cbb . / . *aaa"),
    ],
)
def test_h18_on_by_as_many_as_stood_there_with_any_of_ones_own(move: str, after: str) -> None:
    leads("5 .a . .Caabb . / . *", move, to=after)


@pytest.mark.parametrize(
    ("there", "ropes"),
    [
        ("", []),
        ("B", []),
        ("A", []),
        ("b", [" rope"]),
        ("bbc", [" rope"]),
        ("a", [" rope", " rope+1"]),
        ("aa", [" rope", " rope+1", " rope+2"]),
        ("aaa", [" rope", " rope+1", " rope+2", " rope+3"]),
        ("Aab", [" rope", " rope+1"]),
    ],
)
@pytest.mark.parametrize("by", ["4", "card 4"])
def test_h18_with_as_many_of_ones_own_as_stand_there(by: str, there: str, ropes: list[str]) -> None:
    move = f"{by} sherpa 1"
    legal = [text for text in texts(at(f"1 .a . . . .{there}")) if text.startswith(move)]
    assert legal == [move + way for way in ["", *ropes, " back"]]


def test_h18_the_mover_is_not_counted_nor_are_those_it_leaves() -> None:
    leads("5 .aab .b . .", "1 sherpa 5 rope", to="5 .ab .b .a .")


def test_h18_sherpas_of_all_colours_are_counted_and_no_climber() -> None:
    leads("1 .a .Babcde . . . . .", "1 sherpa 1 rope", to="1 . .Babcde . . . . .a", players=5)
    wide = mountain(cave=30, camps=[24], slides=[], snow=[])
    p = at("1 .a .bbbbccccddddeeee", players=5, game=wide)
    assert play(p, "card 1 sherpa 1 rope")["sherpas"][0] == [0, 0, 0, 2 + 16]


@COUNTS
def test_h18_at_the_start_one_of_each_player_stands_there(players: int) -> None:
    p = GAME.new(players)
    p.play("roll" + " 1" * (players + 3))
    assert play(p, "1 sherpa 1 rope")["sherpas"][0] == sorted([2, 3, 4, 2 + players])


@pytest.mark.parametrize(("move", "end"), [("1 sherpa 4 rope", 6), ("2 sherpa 4 rope", 7)])
def test_h18_who_left_is_not_counted_and_who_came_is(move: str, end: int) -> None:
    p = at("4 .b .aa .", dice="1 1 2")
    p.play("1 sherpa 5")
    assert play(p, move)["sherpas"][1] == [0, 0, 0, end]


def test_h18_once_a_turn() -> None:
    fields = play(at("5 .a .b .bb ."), "1 sherpa 5 rope")
    assert (fields["sherpas"][0], fields["turn"], fields["phase"]) == ([0, 0, 0, 7], 1, "move")


def test_h18_not_after_moving_back() -> None:
    p = at("6 .bb . .a", dice="3 3", players=2, used="A5/6")
    assert texts(p) == ["3 sherpa 0", "3 sherpa 8", "3 sherpa 8 back"]
    fields = play(p, "3 sherpa 8 back")
    assert (fields["sherpas"][0], fields["turn"]) == ([0, 0, 0, 6], 1)


def test_h18_not_after_a_slide() -> None:
    p = at("12 ^ .bb .a . /", dice="2 2", players=2, used="A5/6")
    assert texts(p) == ["2 sherpa 0", "2 sherpa 14", "2 sherpa 14 back"]


@pytest.mark.parametrize(
    ("picture", "by", "plain", "rope"),
    [
        ("15 .a / .b o .", "2", True, False),  # the last space is the cave
        ("15 .a / .bb o .", "2", True, True),
        ("15 .a / .bb o .Y", "2", True, False),  # … the yeti's
        ("10 .a *b ^Y", "1", True, False),  # … in a camp too
        ("5 .Y .a .bb . /", "1", True, False),  # … at the foot of a slide
        ("5 . .a .bb . /Y", "1", True, True),
        ("7 .a . / .b *", "3", True, True),  # … a snow field
        ("7 .a . / .b *", "card 3", True, False),
        ("32 .a *bb / * !", "1", True, True),
        ("32 .a *bbb / * !", "1", True, False),  # … the summit
        ("32 .a *bbbb / * !", "1", True, False),
        ("8 .a / . *b ^", "3", True, True),  # the first space is a snow field
        ("8 .a / . *b ^", "card 3", False, False),
        ("8 .a / . * ^b .", "4", True, True),
        ("8 .a / . * ^bY .", "4", False, False),  # … the yeti's
        ("13 .a .BbY .", "1", False, False),
    ],
)
def test_h19_on_both_spaces_one_must_be_allowed_to_stop(
    picture: str, by: str, plain: bool, rope: bool
) -> None:
    p = at(picture)
    move = f"{by} sherpa {max(p.to_dict()['sherpas'][0])}"
    assert (move in texts(p)) == plain
    assert (f"{move} rope" in texts(p)) == rope


@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("1 sherpa 6 rope", "5 .a . .ab . /"),
        ("1 sherpa 6 rope+1", "5 .aa . .b . /"),
    ],
)
def test_h19_all_who_go_along_slide_together(move: str, after: str) -> None:
    leads("5 . .a .ab . /", move, to=after)


@pytest.mark.parametrize("rope", ["rope", "rope+1"])
def test_h19_a_rope_may_slide_back_to_its_first_space(rope: str) -> None:
    leads("12 ^a .abb . . /", f"1 sherpa 12 {rope}", to="12 ^ .aabb . . /")


def test_h19_a_rope_may_slide_back_to_where_it_began() -> None:
    steep = mountain(slides=[[16, 13]])
    leads("13 .a .aa . /", "1 sherpa 13 rope", to="13 .a .aa . /", game=steep)
    leads("13 .a .aa . /", "1 sherpa 13 rope+2", to="13 .aaa . . /", game=steep)


# Camps


@pytest.mark.parametrize("there", ["ab", "Aab", "Abb", "B"])
def test_h20_in_a_camp_nobody_fears_the_yeti(there: str) -> None:
    leads(f"11 *Y ^{there}", "yeti +1", to=f"11 * ^{there}Y", phase="yeti")


TO_CAMP = "10 .a * ^a", "2 sherpa 10"


def test_h21_two_sherpas_in_a_camp_take_back_a_used_card() -> None:
    picture, move = TO_CAMP
    p = at(picture, used="A3/4 A5/6")
    fields = play(p, move)
    assert (fields["phase"], fields["turn"], fields["dice"]) == ("recover", 0, [1, 3, 4, 5, 6])
    assert p.actor == 0
    assert texts(p) == ["recover 3/4", "recover 5/6", "leave"]
    fields = play(p, "recover 3/4")
    assert (fields["phase"], fields["turn"], fields["recovered"]) == ("move", 1, [[12], [], []])
    assert (fields["cards"][0], fields["used"][0]) == (["3/4"], ["5/6"])


@pytest.mark.parametrize(
    ("picture", "move", "used", "recovered", "asked"),
    [
        (*TO_CAMP, "A5/6", "", True),
        (*TO_CAMP, "", "", False),
        (*TO_CAMP, "B5/6", "", False),
        (*TO_CAMP, "A5/6", "A12", False),
        (*TO_CAMP, "A5/6", "A24 B12 C12", True),
        ("10 .a * ^aaa", "2 sherpa 10", "A5/6", "", True),
        ("10 .a * ^", "2 sherpa 10", "A5/6", "", False),
        ("10 .a * ^b", "2 sherpa 10", "A5/6", "", False),
        ("10 .a * ^bb", "2 sherpa 10", "A5/6 B5/6", "", False),
        ("12 ^aa", "1 sherpa 0", "A5/6", "", True),
        ("12 ^aa", "1 sherpa 12", "A5/6", "", False),
        ("12 ^aaa", "1 sherpa 12 back", "A5/6", "", True),
        ("12 ^ .aa", "1 sherpa 13", "A5/6", "", False),
        ("10 .A *aa ^aa", "1 climber", "A5/6", "", True),
        ("7 .a . / . * ^a", "card 5 sherpa 7", "", "", True),
        ("9 / .a *a ^", "1 sherpa 10 rope+1", "A5/6", "", True),
        ("23 *a ^a", "1 sherpa 23", "A5/6", "", True),
        ("23 *a ^a", "1 sherpa 23", "A5/6", "A12", True),
        ("23 *a ^a", "1 sherpa 23", "A5/6", "A24", False),
        ("12 ^a", "1 sherpa 0", "A5/6", "", False),
        ("1 .a", "1 sherpa 1 back", "A5/6", "", False),
    ],
)
def test_h21_who_may_take_one_back(
    picture: str, move: str, used: str, recovered: str, asked: bool
) -> None:
    fields = play(at(picture, used=used, recovered=recovered), move)
    assert (fields["phase"], fields["turn"]) == (("recover", 0) if asked else ("move", 1))


def test_h21_the_card_just_played_too() -> None:
    p = at("7 .a . / . * ^a", used="A3/4")
    p.play("card 5 sherpa 7")
    assert texts(p) == ["recover 3/4", "recover 5/6", "leave"]
    fields = play(p, "recover 5/6")
    assert (fields["cards"][0], fields["used"][0]) == (["5/6"], ["3/4"])
    assert (fields["turn"], fields["dice"]) == (1, [1, 2, 3, 4, 5, 6])


def test_h21_after_a_skip_too() -> None:
    ledge = mountain(camps=[12], cave=11, slides=[], snow=[])
    p = at("11 o ^aaaa .Y", dice="1 1", players=2, used="A5/6", game=ledge)
    assert texts(p) == ["skip 1"]
    p.play("skip 1")
    assert texts(p) == ["recover 5/6", "leave"]


def test_h21_at_the_end_of_ones_own_turn() -> None:
    p = at("12 ^aa", turn="B", used="A5/6")
    assert (play(p, "1 sherpa 0")["phase"], p.turn) == ("move", 2)
    p = at("12 ^aa", dice="1", used="A5/6")
    assert play(p, "reroll")["phase"] == "roll"
    assert play(p, "roll 1 1 1 1 1 1", "yeti +1")["phase"] == "move"
    assert play(p, "1 sherpa 0")["phase"] == "recover"


def test_h21_before_the_next_player_rolls() -> None:
    picture, move = TO_CAMP
    p = at(picture, dice="2", used="A5/6")
    fields = play(p, move)
    assert (fields["phase"], fields["turn"], fields["dice"]) == ("recover", 0, [])
    for answer in ("recover 5/6", "leave"):
        fields = play(p.copy(), answer)
        assert (fields["phase"], fields["turn"]) == ("roll", 1)


@pytest.mark.parametrize("card", CARDS[5])
def test_h21_any_used_card(card: str) -> None:
    p = at("12 ^aa", players=5, used="A1/2 A3/4 A5/6 A7/8")
    fields = play(p, "1 sherpa 0", f"recover {card}")
    assert fields["cards"][0] == [card]
    assert fields["used"][0] == [other for other in CARDS[5] if other != card]


def test_h21_leaving_it_keeps_the_right() -> None:
    picture, move = TO_CAMP
    p = at(picture, players=2, used="A5/6")
    fields = play(p, move, "leave")
    assert (fields["phase"], fields["turn"]) == ("move", 1)
    assert (fields["recovered"][0], fields["used"][0], fields["cards"][0]) == ([], ["5/6"], [])
    assert play(p, "1 sherpa 0", "3 sherpa 0")["phase"] == "recover"
    fields = play(p, "recover 5/6")
    assert (fields["recovered"][0], fields["used"][0], fields["cards"][0]) == ([12], [], ["5/6"])


def test_h21_once_in_the_game_per_player_and_camp() -> None:
    p = at("12 ^aabb", used="A3/4 A5/6 B5/6", players=3)
    fields = play(p, "1 sherpa 0", "recover 5/6", "2 sherpa 0", "recover 5/6")
    assert fields["recovered"] == [[12], [12], []]
    assert (play(p, "3 sherpa 0", "4 sherpa 0")["phase"], p.turn) == ("move", 1)


TWO_CAMPS = """
    24  ^aa
     8  .A    /     .     *     ^aa
"""


def test_h21_one_card_for_each_camp_the_lowest_camps_right_first() -> None:
    p = at(TWO_CAMPS, players=4, used="A1/2 A3/4 A5/6")
    fields = play(p, "4 climber", "recover 3/4")
    assert (fields["phase"], fields["turn"], fields["recovered"][0]) == ("recover", 0, [12])
    assert texts(p) == ["recover 1/2", "recover 5/6", "leave"]
    fields = play(p, "recover 1/2")
    assert (fields["phase"], fields["turn"], fields["recovered"][0]) == ("move", 1, [12, 24])
    assert (fields["cards"][0], fields["used"][0]) == (["1/2", "3/4"], ["5/6"])


def test_h21_leave_gives_up_all_that_are_left_for_this_turn() -> None:
    p = at(TWO_CAMPS, used="A3/4 A5/6")
    fields = play(p.copy(), "4 climber", "leave")
    assert (fields["turn"], fields["recovered"][0]) == (1, [])
    fields = play(p, "4 climber", "recover 5/6", "leave")
    assert (fields["turn"], fields["recovered"][0]) == (1, [12])


def test_h21_no_second_question_without_another_used_card() -> None:
    fields = play(at(TWO_CAMPS, used="A5/6"), "4 climber", "recover 5/6")
    assert (fields["turn"], fields["recovered"][0]) == (1, [12])


def test_h21_the_right_spent_is_that_of_a_camp_with_two() -> None:
    fields = play(at(TWO_CAMPS, used="A3/4", recovered="A12"), "4 climber", "recover 3/4")
    assert (fields["turn"], fields["recovered"][0]) == (1, [12, 24])
    p = at("12 ^a . . . / . o . . / . *a ^a", used="A3/4 A5/6")
    fields = play(p, "1 sherpa 23", "recover 5/6")
    assert (fields["turn"], fields["recovered"][0]) == (1, [24])


# The yeti


@pytest.mark.parametrize("card", DECK[:-1])
def test_h22_the_yeti_moves_by_the_card(card: str) -> None:
    assert play(at("", "yeti"), f"yeti {card}")["yeti"] == 18 + int(card)


@pytest.mark.parametrize(
    ("start", "card", "end"),
    [
        (6, "-4", 2),
        (5, "-4", 1),
        (4, "-4", 1),
        (2, "-1", 1),
        (1, "-1", 1),
        (30, "+4", 34),
        (30, "+5", 35),
        (31, "+5", 35),
        (34, "+1", 35),
        (35, "+5", 35),
    ],
)
def test_h22_a_longer_move_stops_at_either_end(start: int, card: str, end: int) -> None:
    fields = play(at("", "yeti", yeti=start), f"yeti {card}")
    assert fields["yeti"] == end
    assert fields["deck"] == [other for other in DECK if other != card]


@pytest.mark.parametrize(("start", "end"), [(13, 16), (8, 11), (15, 18), (9, 12), (22, 25)])
def test_h22_spaces_mean_nothing_to_the_yeti(start: int, end: int) -> None:
    assert play(at("", "yeti", yeti=start), "yeti +3")["yeti"] == end


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("12 ^ .Y .aabc .", "12 ^aabc . .Y ."),  # back to the nearest camp below
        ("24 ^c .Y .aabc .", "24 ^aabcc . .Y ."),
        ("0 _ABCaaaabbbcccc .Y .b", "0 _ABCaaaabbbbcccc . .Y"),
        ("12 ^ .Y .Aabbc .", "12 ^bbc . .AaY ."),  # a climber and their sherpas stay
        ("12 ^ .Y .Aaaa .", "12 ^ . .AaaaY ."),
        ("12 ^ .Y .Caabbc .", "12 ^aabb . .CcY ."),
        ("12 ^ .Y .Abbc .a", "12 ^Abbc . .Y .a"),  # a climber without any goes, with all there
        ("12 ^ .Y .C .c", "12 ^C . .Y .c"),
        ("12 ^aab .Y .A .", "12 ^Aaab . .Y ."),
        ("12 ^ .AaY . .Bbc", "12 ^ .Aa .Y .Bbc"),  # who is not where it ends is left alone
        ("12 ^c .AaY .Bc .", "12 ^Bcc .Aa .Y ."),
    ],
)
def test_h23_whom_the_yeti_frightens(before: str, after: str) -> None:
    leads(before, "yeti +1", to=after, phase="yeti")


def test_h23_whom_it_passes_it_leaves_alone() -> None:
    leads("12 ^ . .a .Y", "yeti -2", to="12 ^ .Y .a .", phase="yeti")
    leads("12 ^ .Y .A .", "yeti +2", to="12 ^ . .A .Y", phase="yeti")


def test_h23_a_camp_at_or_above_the_yeti_is_none_below() -> None:
    leads("10 .Y *a ^", "yeti +1", to="10 . *Y ^", phase="yeti")
    leads("22 .Y *a ^", "yeti +1", to="22 . *Y ^", phase="yeti")
    assert play(at("10 .Y *a ^", "yeti"), "yeti +1")["sherpas"][0] == [0, 0, 0, 0]
    assert play(at("22 .Y *a ^", "yeti"), "yeti +1")["sherpas"][0] == [0, 0, 0, 12]


@pytest.mark.parametrize("card", ["-1", "-4"])
def test_h23_even_if_it_could_not_move(card: str) -> None:
    fields = play(at("1 .aaY .A", "yeti"), f"yeti {card}")
    assert (fields["yeti"], fields["sherpas"][0]) == (1, [0] * 4)
    leads("1 .AaY", f"yeti {card}", to="1 .AaY", phase="yeti")
    p = at("35 *AY !", "yeti")
    assert play(p, "yeti +1")["climber"] == [24, 0, 0]


@pytest.mark.parametrize(
    ("picture", "climbers"),
    [
        ("24 ^ .Y .Ab", [24, 0, 0]),
        ("24 ^B .Y .Ab", [12, 24, 0]),
        ("12 ^C 24 ^B .Y .Ab", [0, 24, 12]),
        ("12 ^C 24 ^ .Y .Ab", [24, 0, 12]),
        ("12 ^ .Y .A", [12, 0, 0]),
        ("12 ^B .Y .A", [0, 12, 0]),
        ("12 ^B .Y .A 24 ^C", [0, 12, 24]),
        ("5 .Y .A", [0, 0, 0]),
    ],
)
def test_h24_a_climber_goes_on_down_to_a_camp_without_one(
    picture: str, climbers: list[int]
) -> None:
    assert play(at(picture, "yeti"), "yeti +1")["climber"] == climbers


def test_h24_the_sherpas_go_to_the_nearest_camp_all_the_same() -> None:
    leads("12 ^ 24 ^B .Y .Abc", "yeti +1", to="12 ^A 24 ^Bbc . .Y", phase="yeti")


def test_h25_a_drawn_card_is_out() -> None:
    p, left = at("", "yeti"), list(DECK)
    for card in ("+5", "-2", "+1"):
        left.remove(card)
        fields = play(p, f"yeti {card}")
        assert fields["deck"] == left
        p = GAME.position({**fields, "phase": "yeti"})  # after another roll


@pytest.mark.parametrize("card", DECK[:-1])
def test_h25_as_soon_as_the_last_is_drawn_all_are_shuffled_with_the_storm(card: str) -> None:
    p = at("", "yeti", deck=card)
    assert texts(p) == [f"yeti {card}"]
    assert play(p, f"yeti {card}")["deck"] == list(DECK)


def test_h25_a_deck_with_the_storm_is_played_to_its_end_too() -> None:
    p = at("", "yeti", deck="+1 storm")
    assert play(p, "yeti +1")["deck"] == ["storm"]


# End


@pytest.mark.parametrize("turn", "ABC")
def test_h26_a_climber_on_the_summit_wins_at_once(turn: str) -> None:
    seat = "ABC".index(turn)
    p = at(f"33 *{turn} / * !", turn=turn)
    fields = play(p, "4 climber")
    assert (fields["phase"], fields["turn"], fields["climber"][seat]) == ("over", seat, 36)
    assert fields["dice"] == [1, 2, 3, 5, 6]
    assert (p.actor, p.moves()) == (None, [])
    assert p.outcome is not None
    assert p.outcome.winners == (seat,)
    assert sum(p.outcome.shares) == p.outcome.shares[seat] == 1


def test_h26_no_card_is_taken_back_then() -> None:
    assert play(at("12 ^aa 33 *A / * !", used="A5/6"), "3 climber")["phase"] == "over"


def test_h26_the_game_is_not_over_before() -> None:
    p = at("32 .A *aa")
    p.play("1 climber")
    assert (p.actor, p.outcome) == (1, None)


@pytest.mark.parametrize(
    ("picture", "shares"),
    [
        ("5 .A .B .C", (0, 0, 1)),
        ("5 .C .A", (1, 0, 0)),
        ("1 .B", (0, 1, 0)),
        ("0 _ABC", (1 / 3, 1 / 3, 1 / 3)),
    ],
)
def test_h27_the_climber_nearest_the_summit_wins_in_a_storm(
    picture: str, shares: tuple[float, ...]
) -> None:
    p = at(picture, "yeti", deck="+3 storm", turn="B")
    before = p.to_dict()
    assert play(p, "yeti storm") == {**before, "phase": "over", "deck": ["+3"]}
    assert (p.actor, p.moves()) == (None, [])
    assert p.outcome is not None
    assert p.outcome.shares == pytest.approx(shares)
    assert p.outcome.winners == tuple(seat for seat, share in enumerate(shares) if share)


@COUNTS
def test_h27_all_share_the_win_if_all_stand_on_the_base_camp(players: int) -> None:
    p = at("30 *a 35 *b", "yeti", deck="storm", players=players)
    assert play(p, "yeti storm")["deck"] == []
    assert p.outcome is not None
    assert p.outcome.winners == tuple(range(players))
    assert p.outcome.shares == pytest.approx([1 / players] * players)


def test_h27_no_storm_before_all_other_cards_were_drawn_once() -> None:
    p = GAME.new(2)
    play(p, "roll 1 1 1 1 1", *(f"1 sherpa {start}" for start in (4, 4, 3, 3, 2)))
    p.play("roll 1 1 1 1 1")
    assert texts(p) == [f"yeti {card}" for card in DECK[:-1]]
