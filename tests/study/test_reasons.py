"""Why a move was better: what games played on lead to, and nothing that the dice explain."""

from __future__ import annotations

import numpy as np
import pytest

import cordee
from cordee import bots, games
from cordee.bots.outlook import played_on
from cordee.bots.steps import finish
from cordee.engine.account import scores_of
from cordee.engine.position import Position
from cordee.study.ledger import DECISION, Entry, Ledger
from cordee.study.reasons import GAMES, Pair, Reasons, reasons
from cordee.study.verdicts import BLUNDER
from cordee.study.words import sentences

NAMES = ("Ana", "Bo")


def decision(name: str, plies: int) -> Position:
    """A choice in the middle of a game."""
    position = cordee.game(name).new(2, seed=2)
    bot = bots.make("quick", "1")
    while len(position.plies) < plies or position.unasked() is not None:
        position.play(position.unasked() or bots.ask(bot, position))
    return position.without_dice()


@pytest.mark.parametrize("name", games.offered())
def test_reasons_are_what_games_lead_to(name: str) -> None:
    position = decision(name, 40)
    better, *_, played = position.moves()
    found, seat = finish(reasons(position, better, played, 50)), position.actor
    assert isinstance(seat, int)
    now = np.array(scores_of(position))
    for move, which in ((better, 0), (played, 1)):
        tables = [played_on(position, move, nth, at_end=False) for nth in range(GAMES)]
        mean = np.mean([scores_of(position, table) for table in tables], axis=0) - now
        assert [pair[which] for pair in found.scores] == pytest.approx(mean.tolist())
        for kind, stand in position.game.story.STANDS.items():
            stood = np.mean([stand(table[0], seat) for table in tables])
            assert found.stands[kind][which] == pytest.approx(stood)
    assert {*found.chances} == {*position.game.story.MATTERS}
    assert found.line.move == better


def test_between_a_move_and_itself_there_is_nothing_to_tell() -> None:
    position = decision("yeti", 30)
    move = position.moves()[0]
    found = finish(reasons(position, move, move, 20))
    pairs = (*found.scores, *found.at_end, *found.stands.values(), *found.chances.values())
    assert not any(pair.sure for pair in pairs)


def test_a_sure_win_is_told_by_what_it_brings() -> None:
    """Pig: whoever holds has 20 points more; whoever rolls may lose them."""
    game = cordee.game("pig")
    fields = game.new(2, seed=1).to_dict() | {"score": [30, 95], "pot": 20, "phase": "choose"}
    position = game.position(fields, seed=1)
    found = finish(reasons(position, position.legal("hold"), position.legal("again"), 50))
    assert found.scores[0].better == 20
    assert found.scores[0].played < 20


def told(*, own: Pair, rival: Pair, end: Pair, ahead: Pair, exposed: Pair, held: Pair) -> list[str]:
    """What speaks for and against a decision in Vertical."""
    position = decision("vertical", 60)
    seat, moves = position.actor, position.moves()
    assert isinstance(seat, int)
    line = finish(reasons(position, moves[0], moves[1], 20)).line
    scores, at_end = [rival, rival], [ahead, ahead]
    scores[seat], at_end[seat] = own, end
    stands, chances = {"exposed": exposed}, {"fall-held": held}
    why = Reasons(tuple(scores), tuple(at_end), stands, chances, line)
    shares = (0.5, 0.5)
    entry = Entry(len(position.plies) + 1, DECISION, seat, moves[1].text, shares, shares, shares,
                  0.2, 0.01, moves[0].text, BLUNDER)  # fmt: skip
    position.play(moves[1])
    ledger = Ledger(position, NAMES, 20, (entry,), shares)
    first, *others = sentences(ledger, entry, why, "en")
    assert "Better was" in first
    return [one for one in others if not one.startswith(("Then:", "Ana would", "Bo would"))]


EVEN, NOISE = Pair(1.0, 1.0, False), Pair(1.0, 3.0, False)


NOTHING = {"own": EVEN, "rival": EVEN, "end": EVEN, "ahead": EVEN, "exposed": EVEN, "held": EVEN}
MORE, LESS = Pair(3.0, 1.0, True), Pair(1.0, 3.0, True)
PRICE, LATER = "It has its price, though.", "What it brings shows only later."


def test_what_noise_can_explain_is_not_told() -> None:
    assert told(**dict.fromkeys(NOTHING, NOISE)) == [LATER]


def test_what_speaks_for_the_move_is_told_and_what_speaks_against_it() -> None:
    climbed = "Height by the next turn, on average: +3.0 instead of +1.0."
    fewer = "Height by the next turn, on average: +1.0 instead of +3.0."
    assert told(**NOTHING | {"own": MORE}) == [climbed]
    assert told(**NOTHING | {"own": LESS}) == [PRICE, fewer, LATER]
    at_end = "Height at the end, on average: 3.0 instead of 1.0."
    assert told(**NOTHING | {"own": LESS, "end": MORE}) == [at_end, PRICE, fewer]


def test_whoever_is_held_back_is_named_with_what_that_costs_them() -> None:
    (held,) = told(**NOTHING | {"rival": LESS})
    assert held.endswith(" back. Height in the same time, on average: +1.0 instead of +3.0.")
    (late,) = told(**NOTHING | {"rival": MORE, "ahead": LESS})
    assert late.endswith(" back. Height at the end, on average: 1.0 instead of 3.0.")
    assert all(one.startswith("It holds ") for one in (held, late))


def test_less_of_what_harms_speaks_for_a_move_and_more_of_it_against_it() -> None:
    safer = "Levels that a fall would cost: 1.0 instead of 3.0 at the next turn."
    exposed = "Levels that a fall would cost: 3.0 instead of 1.0 at the next turn."
    held = "Chance that a carabiner holds a fall: 50% instead of 20% before the next turn."
    likelier = Pair(0.5, 0.2, True)
    assert told(**NOTHING | {"exposed": LESS}) == [safer]
    assert told(**NOTHING | {"exposed": MORE}) == [PRICE, exposed, LATER]
    assert told(**NOTHING | {"exposed": MORE, "held": likelier}) == [held, PRICE, exposed]
