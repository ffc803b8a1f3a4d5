"""The account of a game balances, in every game, with every number of players."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cordee
from cordee import bots, games
from cordee.bots.steps import finish
from cordee.engine.errors import CordeeError
from cordee.engine.position import Position
from cordee.engine.record import Record
from cordee.study.ledger import CHANCE, Ledger, read_entries
from cordee.study.studying import studying
from cordee.study.verdicts import BLUNDER, GOOD, INACCURACY, MISTAKE, SURE, verdict

SEATINGS = [
    (name, players)
    for name in games.REGISTER
    for players in range(cordee.game(name).players[0], min(5, cordee.game(name).players[1]) + 1)
]


def played(game: str, players: int, seed: int, most: int = 10_000) -> Position:
    """A game at random with options at random, to its end or for N plies."""
    chosen, dice = cordee.game(game), Random(seed)
    options: dict[str, Any] = {name: dice.choice(values) for name, values in chosen.options.items()}
    position = chosen.new(players, seed=seed, **options)
    while position.actor is not None and len(position.plies) < most:
        position.play(position.unasked() or dice.choice(position.moves()))
    return position


def studied(position: Position, simulations: int = 20) -> Ledger:
    return finish(studying(position, simulations=simulations))


@pytest.mark.parametrize(("game", "players"), SEATINGS)
def test_the_account_balances(game: str, players: int) -> None:
    position = played(game, players, seed=players, most=150)
    ledger = studied(position)
    assert len(ledger.entries) == len(position.plies)
    for seat in range(players):
        account = ledger.seat(seat)
        total = account.start + sum(account.luck) + sum(account.decisions)
        assert total == pytest.approx(account.end, abs=1e-9)
    for before, after in zip(ledger.entries, ledger.entries[1:], strict=False):
        assert before.after == after.before
    for entry in ledger.entries:
        assert sum(entry.after) == pytest.approx(1, abs=1e-9)
        assert sum(entry.change) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", games.REGISTER)
def test_a_finished_game_ends_with_its_result(game: str) -> None:
    position = cordee.game(game).new(seed=1)
    bot = bots.make("quick", "1")
    while position.actor is not None:
        position.play(position.unasked() or bots.ask(bot, position))
    ledger = studied(position, simulations=5)
    outcome = position.outcome
    assert outcome is not None
    assert ledger.end == outcome.shares
    told = json.loads(json.dumps(ledger.to_dict()))
    for seat in told["seats"]:
        total = seat["start"] + sum(seat["luck"]) + sum(seat["decisions"])
        assert total == pytest.approx(seat["end"], abs=1e-9)
    assert read_entries(told["plies"]) == ledger.entries


def test_every_figure_of_the_account_is_in_its_place() -> None:
    ledger = studied(played("yeti", 2, seed=5, most=150))
    for entry in ledger.entries:
        if entry.kind == CHANCE:
            assert entry.luck is not None
            assert (entry.cost, entry.best, entry.verdict) == (None, None, None)
        else:
            assert entry.luck is None
            assert (entry.cost is None) == (entry.best is None) == (entry.verdict is None)
        if entry.cost is not None:
            assert entry.cost >= 0
            assert entry.cost_error >= 0
        assert all(error >= 0 for error in entry.error)


def test_what_had_one_answer_changed_nothing() -> None:
    position = played("matterhorn", 2, seed=3, most=200)
    ledger, back = studied(position), position.copy()
    for entry in reversed(ledger.entries):
        back.undo()
        if len(back.codes()) == 1:
            assert entry.before == entry.after
            assert entry.verdict is None


def test_the_same_study_finds_the_same() -> None:
    position = played("himalaya", 3, seed=2, most=80)
    assert studied(position).to_dict() == studied(position).to_dict()


def test_a_winning_move_that_was_not_played_is_a_blunder() -> None:
    """Pig: 20 points in the pot and 80 kept: whoever holds has won."""
    game = cordee.game("pig")
    fields = game.new(2, seed=1).to_dict()
    position = game.position({**fields, "score": [80, 95], "pot": 20, "phase": "choose"}, seed=1)
    position.play("again")
    position.play(position.moves()[0])
    ledger = studied(position, simulations=200)
    first = ledger.entries[0]
    assert first.best == "hold"
    assert first.verdict == BLUNDER
    assert ledger.mistakes == [first]


def test_nothing_is_called_bad_that_noise_can_explain() -> None:
    assert verdict(0.2, 0.2) == GOOD
    assert verdict(0.2, 0.2 / SURE) == BLUNDER
    assert verdict(0.06, 0.01) == MISTAKE
    assert verdict(0.03, 0.01) == INACCURACY
    assert verdict(0.03, 0.02) == GOOD
    assert verdict(0.01, 0.001) == GOOD


def test_a_game_can_be_studied_twice(tmp_path: Path) -> None:
    """By its name in the package, which is that of a package, too; from all that knows a game."""
    position = played("pig", 2, seed=1, most=20)
    record, file = Record.of(position), tmp_path / "game.cordee"
    record.save(file)
    found = [cordee.study(one, simulations=5) for one in (position, record, file, str(file))]
    assert all(one.entries == found[0].entries for one in found)


@pytest.mark.parametrize("simulations", [0, -5, 10**10, 2.5, True, "many"])
def test_a_depth_that_makes_no_sense_is_refused(simulations: Any) -> None:
    with pytest.raises(CordeeError, match="simulations = "):
        cordee.study(played("pig", 2, seed=1, most=6), simulations=simulations)


def test_a_game_in_the_middle_is_studied_up_to_there() -> None:
    """Its end is what each may expect, not a result."""
    ledger = cordee.study(played("pig", 2, seed=1, most=20), simulations=20)
    assert 0 < ledger.end[0] < 1
    assert sum(ledger.end) == pytest.approx(1)


def test_a_game_that_has_not_begun_cannot_be_studied() -> None:
    with pytest.raises(CordeeError, match="nothing"):
        studied(cordee.game("pig").new(2, seed=1))
