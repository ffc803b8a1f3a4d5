"""Exploring a position: every move and every outcome, in every game, surer with every round."""

from __future__ import annotations

import pytest

import cordee
from cordee import bots, games
from cordee.bots.steps import finish
from cordee.engine.errors import CordeeError
from cordee.engine.position import Position
from cordee.study.exploring import QUICK_GAMES, ROUNDS, Explored, Explorer, Look

from ..bots.pig_solved import solve

GOAL = 40

GAMES = [
    (name, players)
    for name in games.REGISTER
    for players in range(cordee.game(name).players[0], cordee.game(name).players[1] + 1)
]


def reached(name: str, players: int, actor: type, plies: int = 30) -> Position:
    """A position in the middle of a game, where the dice or somebody have a choice."""
    position = cordee.game(name).new(players, seed=players)
    bot = bots.make("quick", 1)
    while True:
        asked = isinstance(position.actor, actor) and len(position.codes()) > 1
        if asked and len(position.plies) >= plies:
            return position.without_dice()
        position.play(position.unasked() or bots.ask(bot, position))


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("actor", [int, str])
def test_everything_that_can_happen_has_a_figure_for_every_seat(
    name: str, players: int, actor: type
) -> None:
    position = reached(name, players, actor)
    explorer = Explorer(position)
    first, second = finish(explorer.looking()), finish(explorer.looking())
    assert first.seat == second.seat == position.turn
    assert len(first.options) == len(second.options) == len(position.codes())
    for look in (second.here, *filter(None, second.options)):
        assert sum(look.shares) == pytest.approx(1)
        assert len(look.shares) == len(look.errors) == players
        assert all(0 <= share <= 1 for share in look.shares)
    known = [sum(one.looks for one in found.options if one) for found in (first, second)]
    assert known[0] < known[1]
    assert None not in second.options
    if actor is str:
        assert min(one.looks for one in first.options if one) >= QUICK_GAMES
        odds = position.odds()
        for seat in range(players):
            mean = sum(
                chance * one.shares[seat]
                for chance, one in zip(odds, second.options, strict=True)
                if one
            )
            assert second.here.shares[seat] == pytest.approx(mean)
    else:
        seat = position.turn
        most = max(one.looks for one in second.options if one)
        best = max(one.shares[seat] for one in second.options if one and one.looks > most / 2)
        assert second.here.shares[seat] == pytest.approx(best, abs=0.1)


@pytest.mark.parametrize(("mine", "theirs", "pot"), [(0, 0, 8), (20, 10, 6), (14, 25, 12)])
def test_what_is_found_is_near_what_is_true(mine: int, theirs: int, pot: int) -> None:
    """A short game of Pig, which is solved: both choices, and every roll after the one."""
    game = cordee.game("pig", dict(cordee.game("pig").box) | {"goal": GOAL})
    known = solve(GOAL)
    line = f"pig/1 players=2 turn=0 phase=choose pot={pot} score=({mine},{theirs})"
    position = game.position(line)
    found = looked_at(position)
    true = {"again": known.again(mine, theirs, pot), "hold": known.hold(mine, theirs, pot)}
    for move, look in zip(position.moves(), found.options, strict=True):
        assert look is not None
        assert look.shares[0] == pytest.approx(true[move.text], abs=0.04)
    position.play("again")
    rolls = looked_at(position)
    for move, look in zip(position.moves(), rolls.options, strict=True):
        value = move.arguments[0]
        assert isinstance(value, int)
        lost = 1 - float(known.win[theirs, mine, 0])
        share = lost if value == 1 else known.at(mine, theirs, pot + value)
        assert look is not None
        assert look.shares[0] == pytest.approx(share, abs=0.05)
    assert rolls.here.shares[0] == pytest.approx(true["again"], abs=0.03)


def looked_at(position: Position, rounds: int = 5) -> Explored:
    explorer = Explorer(position)
    return [finish(explorer.looking()) for _ in range(rounds)][-1]


def test_a_move_that_ends_the_game_is_certain() -> None:
    position = cordee.position("pig/1 players=2 turn=0 phase=choose pot=30 score=(90,0)")
    found = finish(Explorer(position).looking())
    for move, look in zip(position.moves(), found.options, strict=True):
        after = position.copy()
        after.play(move)
        assert look is not None
        assert look.is_certain == (after.outcome is not None)
        if look.is_certain:
            assert look == Look((1.0, 0.0), (0.0, 0.0), 0)
    assert found.here.is_certain


def test_a_position_is_looked_at_so_long_and_no_longer() -> None:
    explorer = Explorer(reached("pig", 2, int))
    found = [finish(explorer.looking()) for _ in range(ROUNDS)]
    assert [one.is_done for one in found] == [False] * (ROUNDS - 1) + [True]
    errors = [one.here.errors[0] for one in found]
    assert errors == sorted(errors, reverse=True)


def test_a_game_that_is_over_has_nothing_to_explore() -> None:
    with pytest.raises(CordeeError, match="over"):
        Explorer(cordee.position("pig/1 players=2 turn=0 phase=over pot=0 score=(100,0)"))
