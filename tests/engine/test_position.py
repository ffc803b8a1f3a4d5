"""Positions as Python sees them."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import cordee
from cordee.engine import demo
from cordee.engine.errors import CordeeError, IllegalMove, InvalidMove, NoDice, UnknownName
from cordee.engine.fair import FairDice
from cordee.engine.move import Move
from cordee.games import REGISTER

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


def test_what_may_be_clicked_glows_unless_nobody_decides() -> None:
    p = GAME.new(3, seed=7)
    glow = 'class="ck-piece ck-target"'
    assert glow not in p.svg()  # the dice decide
    assert p.presented().view().moves == ()
    p.play("roll snow:1 print:3 tent:1")
    assert p.svg().count(glow) == 4
    assert [move.text for move in p.presented().view().moves] == [
        "keep none",
        "keep print",
        "keep tent",
    ]
    assert glow not in p.svg(targets=False)
    assert p.presented().view(targets=False).moves == ()
    while p.actor is not None:
        p.roll() if p.actor == "chance" else p.play(p.moves()[-1])
    assert glow not in p.svg()
    assert p.outcome is not None
    assert p.presented().view().winners == p.outcome.winners


@pytest.mark.parametrize("name", ["yeti", "himalaya", "matterhorn", "vertical"])
def test_a_game_to_look_at(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    p = demo.played(f"cordee.games.{name}", players=3, plies=40)
    assert isinstance(p.actor, int)
    assert len(p.plies) >= 40
    assert p.history == demo.played(f"cordee.games.{name}", players=3, plies=40).history
    monkeypatch.setattr("sys.argv", ["board", "fr"])
    demo.write(f"cordee.games.{name}", players=3, plies=40)
    assert capsys.readouterr().out == p.svg("fr", demo.NAMES, theme="auto")


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
    with pytest.raises(CordeeError, match="a player decides"):
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


def test_positions_compare_by_what_is_on_the_table() -> None:
    p = GAME.new(2, seed=1)
    assert p == GAME.new(2, seed=2)
    assert p != GAME.new(3, seed=1)
    assert p != "yeti"
    with pytest.raises(TypeError):
        hash(p)


@pytest.mark.parametrize("given", [None, 3, b"keep none", [], Move(None, "x"), Move(1.0, "x")])  # type: ignore[arg-type]
def test_what_is_neither_text_nor_move_is_refused(given: Any) -> None:
    p = GAME.new(2, seed=1)
    p.roll()
    before = p.table.tobytes()
    with pytest.raises(InvalidMove):
        p.play(given)
    assert (p.table.tobytes(), len(p.plies)) == (before, 1)


def test_a_made_up_code_is_refused_and_a_made_up_text_does_not_stick() -> None:
    p = GAME.new(2, seed=1)
    p.roll()
    with pytest.raises(InvalidMove):
        p.play(Move(123456789, "keep none"))
    code = p.moves()[0].code
    p.play(Move(code, "keep everything\n1 photo 7"))
    assert p.history[-1] == GAME.move(code)


def test_odds_and_fair_moves_are_for_chance_events() -> None:
    p = GAME.new(2, seed=1)
    p.roll()
    for ask in (p.odds, p.fair_move):
        with pytest.raises(CordeeError, match="a player decides"):
            ask()


@pytest.mark.parametrize("seed", [[1], 7.5, b"7", True, "\ud800"])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(CordeeError, match="is not a seed"):
        GAME.new(2, seed=seed)


def test_a_number_too_long_to_be_written_is_no_seed() -> None:
    with pytest.raises(CordeeError, match="is not a seed"):
        GAME.new(2, seed=10**5000)


def test_wrong_things_are_refused_in_words() -> None:
    with pytest.raises(CordeeError, match="32 bytes"):
        FairDice(b"x")
    with pytest.raises(UnknownName, match="wide, tall"):
        GAME.new(2).svg(layout="round")
    with pytest.raises(UnknownName, match="light, dark, auto"):
        GAME.new(2).svg(theme="pink")
    with pytest.raises(UnknownName):
        cordee.game([])  # type: ignore[arg-type]
    with pytest.raises(CordeeError, match="from 2 to 5"):
        GAME.new(10**5000)


def test_copies_of_any_kind_share_nothing() -> None:
    p = GAME.new(2, seed=1)
    for twin in (p.copy(), copy.copy(p), copy.deepcopy(p)):
        twin.roll()
        twin.codes().clear()
        assert twin.moves()
    assert p.history == ()
    p.codes().clear()
    assert p.moves()


@pytest.mark.parametrize("name", REGISTER)
def test_a_move_that_is_not_legal_is_not_told_of(name: str) -> None:
    position = cordee.game(name).new(2, seed=5)
    for code in (-1, 5 << 24 | 1234, 1 << 40, 10**5000):
        stranger = Move(code, "")
        shown = position.presented()
        for tell in (position.describe, shown.rules_of):
            with pytest.raises((InvalidMove, IllegalMove)):
                tell(stranger)
        with pytest.raises((InvalidMove, IllegalMove)):
            position.play(stranger)


def test_a_far_sherpa_is_refused_and_not_told_of() -> None:
    position = cordee.game("himalaya").new(2, seed=5)
    position.roll()
    far = position.game.find("6 sherpa 999 back")
    assert far is not None
    with pytest.raises(IllegalMove):
        position.describe(far)
