"""Positions as Python sees them."""

from __future__ import annotations

import pytest

import cordee
from cordee.engine.errors import CordeeError, IllegalMove, NoDice, UnknownName
from cordee.engine.fair import FairDice
from cordee.engine.move import Move, Outcome

GAME = cordee.game("yeti")


def test_the_block_of_the_design() -> None:
    game = cordee.game("yeti")
    assert (game.name, game.players) == ("yeti", (2, 5))
    assert game.options == {"weather": ("none", "mixed", "good", "bad")}
    assert (game.title("fr"), game.title("en")) == ("Yeti", "Yeti")
    p = game.new(players=3, weather="none", seed=7)
    assert [p.actor] == ["chance"]
    p.play("roll snow:1 print:3 tent:1")
    assert [str(m) for m in p.moves()] == ["keep none", "keep print", "keep tent"]
    assert [p.actor] == [0]
    p.play("keep print")
    p.roll()
    rolled = p.history[-1]
    assert p.undo() == rolled
    assert p.roll() == rolled
    assert p.copy() == p
    assert [str(m) for m in p.history[:2]] == ["roll snow:1 print:3 tent:1", "keep print"]
    assert p.events[0].kind == "roll"
    assert game.position(p.to_dict()) == p
    assert p.outcome is None
    assert p.svg(locale="fr").startswith("<svg")
    assert "Camp de base" in p.svg(locale="fr")
    assert p._repr_svg_() == p.svg()
    assert "Base camp" in str(p)
    assert repr(p) == "<Position yeti, ply 3>"


def test_the_same_seed_gives_the_same_game() -> None:
    def rolls(seed: int | str | None) -> list[str]:
        p = GAME.new(2, seed=seed)
        while len(p.plies) < 30:
            p.play(p.moves()[0]) if p.actor != "chance" else p.roll()
        return [move.text for move in p.history]

    assert rolls(7) == rolls(7) == rolls("7")
    assert rolls(7) != rolls(8)
    assert rolls(None) != rolls(None)


def test_a_move_may_be_given_as_move_or_text() -> None:
    p, q = GAME.new(2, seed=1), GAME.new(2, seed=1)
    move = p.roll()
    q.play(Move(move.code, move.text))
    assert p == q
    p.play(p.moves()[0])
    q.play(q.moves()[0].text)
    assert p == q


def test_chance_outcomes_have_a_probability_and_decisions_none() -> None:
    p = GAME.new(2, seed=1)
    assert all(move.probability for move in p.moves())
    p.roll()
    assert all(move.probability is None for move in p.moves())


def test_roll_at_a_decision_is_refused() -> None:
    p = GAME.new(2, seed=1)
    p.roll()
    before = p.to_dict()
    with pytest.raises(CordeeError, match="a player is to decide"):
        p.roll()
    assert p.to_dict() == before


def test_a_position_without_dice_cannot_roll_or_tell_the_secret() -> None:
    p = GAME.new(2, seed=1)
    blind = p.without_dice()
    for attempt in (blind.roll, blind.fair_move, lambda: blind.dice, lambda: blind.copy().roll()):
        with pytest.raises(NoDice):
            attempt()
    blind.play("roll print:6")
    assert p.history == ()
    secret = p.dice.secret
    assert not any(value is secret for value in vars(blind).values())


def test_nothing_to_undo() -> None:
    with pytest.raises(CordeeError, match="nothing to take back"):
        GAME.new(2).undo()


def test_undo_keeps_the_dice_in_step() -> None:
    p = GAME.new(2, seed=3)
    first = p.roll()
    p.play(p.moves()[0])
    second = p.roll()
    for _ in range(3):
        p.undo()
    assert p.roll() == first
    p.play(p.moves()[0])
    assert p.roll() == second


def test_dice_of_ones_own() -> None:
    dice = FairDice.of_seed(9)
    assert GAME.new(2, dice=dice).roll() == GAME.new(2, seed=9).roll()


@pytest.mark.parametrize("players", [1, 6, 0, -1, True, 2.0, "3", None])
def test_wrong_player_counts_are_refused(players: object) -> None:
    if players is None:
        assert GAME.new(None).players == 2
        return
    with pytest.raises(CordeeError, match="from 2 to 5"):
        GAME.new(players)  # type: ignore[arg-type]


def test_wrong_names_are_refused_with_the_right_ones() -> None:
    with pytest.raises(UnknownName, match="The games are: yeti"):
        cordee.game("chess")
    with pytest.raises(UnknownName, match="The options are: weather"):
        GAME.new(2, wind="none")
    with pytest.raises(UnknownName, match="none, mixed, good, bad"):
        GAME.new(2, weather="rain")


def test_errors_speak_both_languages() -> None:
    p = GAME.new(2, seed=1)
    with pytest.raises(IllegalMove) as caught:
        p.play("photo 1")
    assert isinstance(caught.value, ValueError)
    assert "Now the dice are rolled" in str(caught.value)
    assert "on lance les dés" in caught.value.text("fr")


def test_outcomes_compare_as_plain_values() -> None:
    assert Outcome((0,), (1.0, 0.0)) == Outcome((0,), (1.0, 0.0))


def test_positions_compare_by_what_is_on_the_table() -> None:
    p = GAME.new(2, seed=1)
    assert p == GAME.new(2, seed=2)
    assert p != GAME.new(3, seed=1)
    assert p != "yeti"
    with pytest.raises(TypeError):
        hash(p)
