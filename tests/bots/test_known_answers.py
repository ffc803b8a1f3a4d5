"""Positions with one right answer: a win that is there, a loss that can be avoided."""

from __future__ import annotations

import pytest

from cordee.bots.analysis import Analysis
from cordee.bots.search import Search
from cordee.engine.position import Position

from ..games.himalaya import drawing as himalaya
from ..games.matterhorn import drawing as matterhorn
from ..games.vertical import drawing as vertical
from ..games.yeti import drawing as yeti
from .enumeration import shares


def think(position: Position, simulations: int = 2_000) -> Analysis:
    return Search(simulations=simulations, seed=1).think(position)


def choice(position: Position, simulations: int = 2_000) -> str:
    return think(position, simulations).best.move.text


# Himalaya


def test_himalaya_the_summit_within_reach_is_climbed() -> None:
    position = himalaya.at(
        """
        24  ^b   .    .    .    /    .    *    /    .    *aA  /    *    !
         0  _B   .aa  .a   .bbb
        """,
        dice="1 2 3 5",
        players=2,
    )
    thought = think(position)
    assert thought.best.move.text in ("3 climber", "5 climber")
    assert thought.best.shares == (1.0, 0.0)


def test_himalaya_the_die_that_would_lose_is_taken_away() -> None:
    """B stands three below the summit: the one die that reaches it must not be left."""
    position = himalaya.at(
        """
        24  ^    .    .    .    /    .    *    /    .    *bB  /    *    !
        12  ^    .    .    .    /    .    o    .aa  .A
         0  _    .aa  .    .bbb
        """,
        dice="1 2 2 6",
        players=2,
        deck="+2 +1",
    )
    assert choice(position, 4_000).startswith("6 ")


# Matterhorn


def test_matterhorn_the_last_step_wins() -> None:
    position = matterhorn.at(
        """
         ^           A
         5        . A .
         6       . . . *
        12  B . . . . . . . . B
        """,
        "actions",
    )
    thought = think(position, 400)
    assert thought.best.move.text == "move 5.2 summit"
    assert thought.best.shares == (1.0, 0.0)


def test_matterhorn_who_has_enough_actions_stops() -> None:
    position = matterhorn.at(
        """
         ^           A
         5        . A .
         6       . . . *
        12  B . . . . . . . . B
        """,
        "choose",
        dice="1 2 3",
    )
    assert choice(position) == "stop"


# Vertical


def test_vertical_the_last_step_wins() -> None:
    position = vertical.at(
        """
        .    -    -   | A
        A.   B.   -   | B
        .    .    .
        0    1    2
        """,
        left="",
    )
    thought = think(position, 500)
    assert thought.best.move.text == "step 0,2"
    assert thought.best.shares == (1.0, 0.0)


def test_vertical_the_tile_goes_where_one_can_climb_it() -> None:
    """The last tile in hand: above oneself, and up; anywhere else it is a tie or worse."""
    position = vertical.at(
        """
        -    -    -   | A
        A.   B.   -   | B
        .    .    .
        0    1    2
        """,
        "place",
        drawn="plain",
        left="",
    )
    assert choice(position, 4_000) == "place 0,2"


# Yeti


@pytest.mark.parametrize(("behind", "photo"), [(5, "photo 3"), (2, "photo 2")])
def test_yeti_the_last_purchase_wins(behind: int, photo: str) -> None:
    """The last turn of the game: only points count, and a photo brings them."""
    position = yeti.at(
        rf"""
           / \        A 60
          /   \       B {60 - behind}
         /     \
        /  A B  \     yeti:50
        """,
        "coins",
        turn="B",
        kept="coin:3 tent:4",
        ending=True,
    )
    thought = think(position, 3_000)
    assert thought.best.shares[1] == pytest.approx(1.0)
    assert int(thought.best.move.text[-1]) >= int(photo[-1])


def test_yeti_the_last_dice_are_worth_what_enumeration_says() -> None:
    """Two dice left in the last turn, every keep and roll looked at."""
    position = yeti.at(
        r"""
           / \        A 60
          / B \       B 55
         /     \
        /  A    \     yeti:50
        """,
        "keep",
        turn="B",
        kept="snow:1 print:1 coin:3",
        rolled="print:1 tent:1",
        ending=True,
    )
    true = shares(position)
    thought = think(position, 20_000)
    assert thought.best.shares == pytest.approx(true, abs=0.03)
