"""Boxes drawn at random: most can be played, and those to the end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import cordee
from cordee import games, testing
from cordee.engine.errors import FaultyComponents
from cordee.engine.game import Game
from cordee.lab.selfplay import play_on

DRAWN = 200
EACH = 3
"""One of so many is played to the end, ..."""
LONGEST = 1_000_000
"""... which at random may take many plies."""


def accepted(name: str, seed: int = 1) -> Iterator[Game]:
    """The boxes that a game does not refuse."""
    shipped = games.load(name)
    chance = Random(seed)
    assert shipped.another_box is not None
    for _ in range(DRAWN):
        try:
            yield Game(name, shipped.package, shipped.another_box(chance))
        except FaultyComponents:
            continue


@pytest.mark.parametrize("name", games.SHIPPED)
def test_most_boxes_are_accepted_and_they_differ(name: str) -> None:
    boxes = list(accepted(name))
    assert len(boxes) > DRAWN / 2
    assert len({str(game.box) for game in boxes}) > min(100, len(boxes) / 2)
    assert all(cordee.game(name, components=game.box) == game for game in boxes)


@pytest.mark.parametrize("name", games.SHIPPED)
def test_the_same_lot_draws_the_same_boxes(name: str) -> None:
    assert [game.box for game in accepted(name)] == [game.box for game in accepted(name)]


@pytest.mark.parametrize("name", games.SHIPPED)
def test_games_with_them_come_to_an_end(name: str) -> None:
    """At random, with every number of players and option in turn."""
    for nth, game in enumerate(list(accepted(name))[::EACH]):
        every = testing.settings(game)
        setting = every[nth % len(every)]
        first = game.new(setting.players, seed=1, **dict(setting.options))
        played = play_on(first, 1, seed=nth, longest=LONGEST)
        assert not played.broken_off.any(), (setting, game.box)
        assert played.shares.sum() == pytest.approx(1.0)
