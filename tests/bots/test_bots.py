"""Bots choose legal moves, and cannot see the dice to come."""

from __future__ import annotations

import pytest

import cordee
from cordee import bots
from cordee.engine.errors import NoDice, UnknownName
from cordee.engine.move import Move
from cordee.engine.position import Position

GAME = cordee.game("yeti")


def decision() -> Position:
    position = GAME.new(3, seed=5)
    position.roll()
    return position


def test_random_chooses_every_legal_move_sooner_or_later() -> None:
    position = decision()
    bot = bots.make("random", seed=1)
    chosen = {bots.ask(bot, position).text for _ in range(200)}
    assert chosen == {move.text for move in position.moves()}


def test_the_same_seed_chooses_the_same_way() -> None:
    def line(seed: int) -> list[str]:
        position, bot = GAME.new(2, seed=1), bots.make("random", seed)
        for _ in range(60):
            if position.actor == "chance":
                position.roll()
            else:
                position.play(bots.ask(bot, position))
        return [move.text for move in position.history]

    assert line(1) == line(1)
    assert line(1) != line(2)


def test_a_bot_cannot_roll_nor_change_the_game() -> None:
    class Cheat:
        def choose(self, position: Position) -> Move:
            move = position.moves()[0]
            position.play(move)
            if position.actor == "chance":
                with pytest.raises(NoDice):
                    position.roll()
            with pytest.raises(NoDice):
                _ = position.dice
            return move

    position = decision()
    before = position.to_dict()
    bots.ask(Cheat(), position)
    assert position.to_dict() == before
    assert len(position.history) == 1


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        UnknownName, match="The bots are: novice, easy, medium, hard, expert, master"
    ):
        bots.make("deep-thought")
