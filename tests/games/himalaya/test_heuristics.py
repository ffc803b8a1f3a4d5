"""What Himalaya knows about playing it well."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import cordee
from cordee import testing
from cordee.bots.quick import QuickBot
from cordee.engine.position import Position
from cordee.games.himalaya import heuristics
from cordee.lab.arena import played
from cordee.lab.match import Match

from .drawing import GAME, at


def shares(position: Position) -> list[float]:
    """What the seats look like getting."""
    out = np.full(5, 9.0)
    before = position.table.tobytes()
    heuristics.value(position.table[0], out)
    assert position.table.tobytes() == before
    return [float(share) for share in out[: position.players]]


def looks(position: Position) -> dict[str, float]:
    """How good each move looks."""
    moves = position.moves()
    out = np.full(GAME.rules.MOVES, np.nan)
    before = position.table.tobytes()
    codes = np.array([move.code for move in moves], np.int32)
    heuristics.weigh(position.table[0], codes, len(moves), out)
    assert position.table.tobytes() == before
    return {str(move): float(look) for move, look in zip(moves, out, strict=False)}


def quick(position: Position) -> str:
    return str(QuickBot(1).choose(position))


# Every position


@pytest.mark.parametrize("setting", testing.settings(GAME), ids=str)
def test_shares_add_up(setting: testing.Setting) -> None:
    for position in testing.sample(GAME, setting).positions:
        found = shares(position)
        assert sum(found) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in found)


@pytest.mark.parametrize("setting", testing.settings(GAME), ids=str)
def test_every_move_has_a_look(setting: testing.Setting) -> None:
    for position in testing.sample(GAME, setting).positions:
        if isinstance(position.actor, int):
            assert all(np.isfinite(look) for look in looks(position).values())


def test_another_mountain() -> None:
    """A short one, with one of everything."""
    route = {"length": 20, "camps": [12], "cave": 9, "slides": [[14, 13]], "snow": [15]}
    game = cordee.game("himalaya", components={"route": route})
    for setting in testing.settings(game):
        for position in testing.sample(game, setting).positions:
            assert sum(shares(position)) == pytest.approx(1.0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_is_ahead_at_the_start(players: int) -> None:
    found = shares(GAME.new(players, seed=1))
    assert max(found) < 1.6 / players
    assert min(found) > 0.5 / players


# The summit


SUMMIT = """
   24  ^    .    .    .    /    .    *aa  /    .A   *    /    *    !
   12  ^    .    .    .    /    .    o    .    .Bbb
"""


def test_the_quick_move_takes_the_summit() -> None:
    assert quick(at(SUMMIT, dice="1 2 4", players=2)) == "4 climber"


def test_a_die_that_reaches_the_summit_is_the_game() -> None:
    assert shares(at(SUMMIT, dice="1 2 4", players=2)) == [1.0, 0.0]


def test_one_such_die_may_be_taken_away_and_two_may_not() -> None:
    one = shares(at(SUMMIT, dice="1 2 4", turn="B", players=2))
    two = shares(at(SUMMIT, dice="1 4 5", turn="B", players=2))
    assert two == [1.0, 0.0]
    assert 0.5 < one[0] < 1.0


def test_the_chance_of_a_roll() -> None:
    """Against every way five dice can fall."""
    rolls = list(product(range(1, 7), repeat=5))
    for need, wanted in ((6, 1), (4, 2), (1, 5), (3, 6)):
        real = sum(sum(die >= need for die in roll) >= wanted for roll in rolls) / len(rolls)
        assert heuristics.roll_chance(5, need, wanted) == pytest.approx(real)


def test_who_rolls_wins_with_the_summit_four_spaces_on() -> None:
    """All five dice below 4: one roll in 32; the yeti and the storm are the other danger."""
    near = at(SUMMIT, "roll", players=2, deck="+1 -1")
    assert heuristics.summit_chance(near.table[0], 0, 0) == pytest.approx(31 / 32)
    storm = at(SUMMIT, "roll", players=2, deck="+1 -1 -2 storm")
    assert heuristics.summit_chance(storm.table[0], 0, 0) == pytest.approx(31 / 32 * 3 / 4)
    yeti = at(SUMMIT, "roll", players=2, deck="+1 -1", yeti=31)
    assert heuristics.summit_chance(yeti.table[0], 0, 0) == pytest.approx(31 / 32 / 2)
    assert heuristics.summit_chance(near.table[0], 1, 1) == 0.0


def test_a_last_die_too_small_is_rolled_again() -> None:
    last = at(SUMMIT, dice="2", players=2, deck="+1 -1")
    assert heuristics.summit_chance(last.table[0], 0, 0) == pytest.approx(31 / 32)


# The way there


def test_the_quick_move_takes_the_climber_to_a_pair() -> None:
    picture = "12 ^A . . .aa / .a o 0 _B .b .b .b .b"
    assert quick(at(picture, dice="1 2 3", players=2)) == "3 climber"


def test_the_quick_move_makes_a_pair_for_the_climber() -> None:
    picture = "12 ^Aaa .a . .a / . o 0 _B .b .b .b .b"
    assert quick(at(picture, dice="1 2", players=2)) == "2 sherpa 13"


def test_the_quick_move_does_not_leave_a_pair_alone() -> None:
    """The sherpas below come on; the two that the climber needs stay."""
    picture = "12 ^A . . .aa / . o 0 _B .ab .ab .b .b"
    found = looks(at(picture, dice="5", players=2))
    assert found["5 sherpa 2"] > found["5 sherpa 15"]


def test_the_quick_move_goes_not_back_nor_plays_a_card_for_a_step() -> None:
    position = at("0 _AB .ab .ab .ab .ab", dice="1 3 6", players=2)
    assert "back" not in quick(position)
    assert "card" not in quick(position)


def test_a_card_is_taken_back() -> None:
    position = at("12 ^Aaa .a . .a", dice="1 2", players=2, used="A5/6")
    position.play("1 sherpa 13")
    assert position.to_dict()["phase"] == "recover"
    assert quick(position) == "recover 5/6"


# Who is ahead


LEVEL = """
   24  ^    .    .    .    /    .
   12  ^    .A   .B   .    /    .aabb
    0  _    .ab  .ab
"""


def ahead(picture: str, like: str = LEVEL) -> bool:
    """Does A stand better in a picture than in another?"""
    assert picture != like
    one, other = (at(which, dice="2 2 2", players=2) for which in (picture, like))
    return shares(one)[0] > shares(other)[0] + 0.001


def test_a_higher_climber_is_ahead() -> None:
    assert ahead(LEVEL.replace(".A   .B   .  ", ".    .B   .A "))


def test_a_pair_is_worth_more_than_two_sherpas() -> None:
    assert ahead(LEVEL, LEVEL.replace(".    /    .aabb", ".a   /    .abb"))


def test_sherpas_below_count_less() -> None:
    assert ahead(LEVEL, LEVEL.replace(".aabb", ".bb").replace(".ab  .ab", ".aab .aab"))


def test_a_card_in_hand_is_worth_something() -> None:
    held, used = (at(LEVEL, dice="2 2 2", players=2, used=cards) for cards in ("", "A5/6"))
    assert shares(held)[0] > shares(used)[0] + 0.001


def test_the_storm_makes_a_lead_worth_more() -> None:
    """The fewer cards are left with it."""
    far, near = "+5 +4 +3 +2 storm", "+5 storm"
    one, other = (at(LEVEL, dice="2 2 2", players=2, deck=deck) for deck in (far, near))
    assert shares(one)[1] < shares(other)[1]


def test_a_climber_alone_fears_the_yeti() -> None:
    """Its next card is +1, and it stands below the climber, or two spaces below."""
    near, far = (at(LEVEL, dice="3", players=2, deck="+1", yeti=yeti) for yeti in (12, 11))
    assert shares(near)[0] < shares(far)[0]


# Play


def test_quick_beats_random() -> None:
    assert played(Match("himalaya", ("quick", "random")), 20).interval("quick").share >= 0.85


def test_search_beats_quick() -> None:
    assert played(Match("himalaya", ("search:100", "quick")), 10).interval("quick").share <= 0.3
