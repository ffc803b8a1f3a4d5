"""What Vertical looks like at first sight, and what a position is worth."""

from __future__ import annotations

import numpy as np
import pytest

from cordee.engine.position import Position
from cordee.games.vertical import heuristics
from cordee.lab.arena import played
from cordee.lab.match import Match
from cordee.testing.sampling import Setting, sample, settings

from .drawing import GAME, at


def shares(position: Position) -> list[float]:
    out = np.empty(position.players)
    heuristics.value(position.table[0], out)
    return [float(share) for share in out]


def weighed(position: Position) -> dict[str, float]:
    """How good each move looks."""
    moves = position.moves()
    codes, out = np.array([move.code for move in moves], np.int32), np.empty(len(moves))
    heuristics.weigh(position.table[0], codes, len(moves), out)
    return {move.text: float(merit) for move, merit in zip(moves, out, strict=True)}


def first_sight(position: Position) -> str:
    looks = weighed(position)
    return max(looks, key=looks.__getitem__)


@pytest.mark.parametrize("setting", settings(GAME), ids=str)
def test_shares_add_up_everywhere(setting: Setting) -> None:
    for position in sample(GAME, setting).positions:
        before = position.table.tobytes()
        found = shares(position)
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0
        assert position.table.tobytes() == before


@pytest.mark.parametrize("setting", settings(GAME), ids=str)
def test_every_move_looks_like_something(setting: Setting) -> None:
    for position in sample(GAME, setting).positions:
        if isinstance(position.actor, int):
            before = position.table.tobytes()
            assert np.isfinite(list(weighed(position).values())).all()
            assert position.table.tobytes() == before


# A position's worth


def test_the_higher_climber_is_better_off() -> None:
    p = at("""
      A.   -     | A
      .    .     | B
      .    B.
    """)
    mine, theirs = shares(p)
    assert mine > theirs


def test_seats_that_are_alike_share_alike_but_for_who_moves() -> None:
    mine, theirs = shares(GAME.new(2))
    assert mine == pytest.approx(theirs, abs=0.1)


def test_nobody_catches_up_with_the_last_tile() -> None:
    p = at(
        """
      .    A.   | A
      .    .    | B
      B.   .
    """,
        "draw",
        turn="B",
        left="plain",
    )
    assert shares(p)[0] > 0.98


def test_the_last_tile_decides_by_its_odds() -> None:
    picture = """
      -    A.   | A
      B.   .    | B carabiner:4
    """
    draws_level = at(picture, "draw", turn="B", left="plain")
    stuck = at(picture, "draw", turn="B", left="danger")
    assert shares(draws_level)[1] == pytest.approx(0.5, abs=0.02)
    assert shares(stuck)[1] < 0.02


def test_a_carabiner_is_worth_something_while_there_are_falls() -> None:
    picture = """
      A.{}   .    | A axe crampons
      .      .    | B axe crampons
      .      .
      .      B.
    """
    falls = "plain:4 fall:4"
    held = shares(at(picture.format("^"), "draw", left=falls))[0]
    bare = shares(at(picture.format(""), "draw", left=falls))[0]
    assert held > bare + 0.02


def test_a_blocked_climber_is_worse_off() -> None:
    picture = """
      {}   -     | A
      A.   -     | B
      .    B.
    """
    blocked = shares(at(picture.format("!"), "draw"))[0]
    free = shares(at(picture.format("-"), "draw"))[0]
    assert free > blocked


# First sight


def test_it_steps_up() -> None:
    p = at("""
      .    .    -     | A
      .    A.   B.    | B
    """)
    assert first_sight(p) == "step 1,1"


def test_it_goes_around_what_blocks_the_way() -> None:
    p = at("""
      -    !    .     | A
      .    A.   .     | B
      .    .    B.
    """)
    assert first_sight(p) == "step 2,1"


def test_it_builds_where_it_climbs() -> None:
    p = at(
        """
      -    x    -     | A
      .    A.   B.    | B
    """,
        "place",
        drawn="plain",
    )
    assert first_sight(p) == "place 1,1"


def test_it_puts_a_danger_above_the_rival() -> None:
    p = at(
        """
      -    x    -     | A
      A.   B.   .     | B
      .    .    .
    """,
        "place",
        drawn="danger",
    )
    assert first_sight(p) == "place 1,2"


def test_it_leaves_the_foot() -> None:
    p = at("""
      .    -     | A
      .    B.    | B
    """)
    assert first_sight(p) == "step 0,0"


def test_it_puts_a_ladder_where_it_climbs() -> None:
    p = at(
        """
      -    l    -     | A ladder
      l    A.   l     | B
      .    .    B.
    """,
        "equip",
    )
    assert first_sight(p) == "equip ladder 1,2"


def test_no_carabiner_is_wasted_when_nobody_can_fall_any_more() -> None:
    p = at(
        """
      A.   .    | A carabiner:2
      .    .    | B
      .    B.
    """,
        "equip",
        left="plain:3",
    )
    assert first_sight(p) == "bare"


def test_quick_beats_chance() -> None:
    assert played(Match("vertical", ("quick", "random")), 30).interval("quick").share >= 0.9
