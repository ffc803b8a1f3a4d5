"""What holds at every step of any game of Yeti."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cordee
from cordee.engine.errors import IllegalMove
from cordee.engine.position import Position
from cordee.games.yeti.notation import texts

from .drawing import GAME

ALL_TEXTS = sorted(texts().values())
SHORT = {"start": 12, "blizzard": [2, 2, 2, 2]}  # soon at the end, and pushed about more
LONGEST = 150  # plies: a random game has hundreds, and after some rounds they are alike

Setting = tuple[int, str, int, bool]
settings_of_a_game = st.tuples(
    st.integers(2, 5),
    st.sampled_from(GAME.options["weather"]),
    st.integers(0, 2**32),
    st.booleans(),
)


def games(setting: Setting, longest: int | None = LONGEST) -> Iterator[Position]:
    """One random game, at rest at every step."""
    players, weather, seed, short = setting
    game = cordee.game("yeti", components=SHORT) if short else GAME
    position = game.new(players, weather=weather, seed=seed)
    choose = Random(seed)
    yield position
    while position.actor is not None and len(position.plies) != longest:
        if position.actor == "chance":
            position.roll()
        else:
            position.play(choose.choice(position.moves()))
        yield position


@given(settings_of_a_game)
def test_every_position_is_plain_data_that_is_taken_back(setting: Setting) -> None:
    for position in games(setting):
        data = json.loads(json.dumps(position.to_dict()))
        assert position.game.position(data).table.tobytes() == position.table.tobytes()


@given(settings_of_a_game)
def test_dice_tiles_and_tokens_are_conserved(setting: Setting) -> None:
    for position in games(setting):
        fields = position.to_dict()
        dice = sum(fields["held"]) + sum(fields["kept"].values()) + sum(fields["rolled"].values())
        if position.actor == "chance" and fields["phase"] in ("roll", "reroll"):
            falling = position.moves()[0].text.removeprefix("roll snow:")
            assert dice + int(falling) == 7
        elif fields["phase"] in ("show", "weather", "over"):
            assert dice == sum(fields["held"])
        else:
            assert dice == 7
        taken = sorted((token for token in fields["peak"] if token), reverse=True)
        assert taken == [8, 6, 4, 2, 1][: len(taken)]
        assert all(0 <= level <= 3 for level in fields["level"])
        assert all(score >= 0 for score in fields["score"])


@given(settings_of_a_game)
def test_listed_moves_have_texts_of_their_own_and_odds_add_up(setting: Setting) -> None:
    for position in games(setting):
        moves = position.moves()
        assert len({move.text for move in moves}) == len(moves)
        if position.actor == "chance":
            odds = [move.probability or 0 for move in moves]
            assert min(odds) > 0
            assert sum(odds) == pytest.approx(1, abs=1e-12)
        elif position.actor is None:
            assert moves == []
        else:
            assert moves
            assert all(move.probability is None for move in moves)


@given(settings_of_a_game)
def test_undo_restores_every_byte_and_copies_share_nothing(setting: Setting) -> None:
    trail = []
    for position in games(setting):
        trail.append(position.table.tobytes())
    twin = position.copy()
    for before in reversed(trail[:-1]):
        position.undo()
        assert position.table.tobytes() == before
    assert twin.table.tobytes() == trail[-1]
    assert len(twin.history) == len(trail) - 1


@given(settings_of_a_game, st.data())
def test_legal_texts_of_other_positions_are_refused_by_a_rule(
    setting: Setting, data: st.DataObject
) -> None:
    for position in games(setting):
        if len(position.plies) % 20:
            continue
        text = data.draw(st.sampled_from(ALL_TEXTS))
        if text not in [move.text for move in position.moves()]:
            before = position.table.tobytes()
            with pytest.raises(IllegalMove) as caught:
                position.play(text)
            assert caught.value.rule.startswith("Y")
            assert caught.value.text("fr") != caught.value.text("en")
            assert position.table.tobytes() == before


@given(settings_of_a_game)
def test_the_end_comes_after_a_whole_round(setting: Setting) -> None:
    *_, position = games(setting, longest=None)
    fields = position.to_dict()
    assert fields["turn"] == position.players - 1
    outcome = position.outcome
    assert outcome is not None
    assert sum(outcome.shares) == pytest.approx(1)
    best = max(fields["score"])
    assert all(fields["score"][seat] == best for seat in outcome.winners)


@given(settings_of_a_game)
def test_the_story_is_told_in_both_languages(setting: Setting) -> None:
    for position in games(setting):
        for event in position.events:
            assert event.rule.startswith("Y")
        english, french = position.story("en"), position.story("fr")
        assert len(english) == len(french)
        assert "\ufffd" not in "".join(english + french)
        if isinstance(position.actor, int):
            assert position.question("fr") != position.question("en")
            for move in position.moves():
                assert position.describe(move, "fr")
                assert all(rule.startswith("Y") for rule in position.rules_of(move))
