"""What holds at every step of any game of Yeti, beyond what holds of every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cordee
from cordee.engine.position import Position
from cordee.games.yeti.fields import forecast
from cordee.games.yeti.rules import WEATHER_TILES

from .drawing import GAME

SHORT = {"start": 12, "blizzard": [2, 2, 2, 2]}  # soon at the end, and pushed about more
LONGEST = 150  # plies: a random game has hundreds, and after some rounds they are alike
LAPS = 8  # rounds in which all weather tiles are seen, and the first ones come back
OTHER_BACKS = [[WEATHER_TILES[i - 1], tile] for i, tile in enumerate(WEATHER_TILES)]

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
    for position in played(game.new(players, weather=weather, seed=seed), seed):
        yield position
        if len(position.plies) == longest:
            return


def played(position: Position, seed: int) -> Iterator[Position]:
    """A position and all that follow when everybody chooses at random."""
    choose = Random(seed)
    yield position
    while position.actor is not None:
        if position.actor == "chance":
            position.roll()
        else:
            position.play(choose.choice(position.moves()))
        yield position


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
def test_the_end_comes_after_a_whole_round(setting: Setting) -> None:
    *_, position = games(setting, longest=None)
    fields = position.to_dict()
    assert fields["turn"] == position.players - 1
    outcome = position.outcome
    assert outcome is not None
    assert sum(outcome.shares) == pytest.approx(1)
    best = max(fields["score"])
    assert all(fields["score"][seat] == best for seat in outcome.winners)


@given(st.sampled_from(("mixed", "good", "bad")), st.booleans(), st.integers(0, 2**32))
def test_weather_is_foretold_where_the_rules_leave_one_face_and_nowhere_else(
    weather: str, other_backs: bool, seed: int
) -> None:  # Y28 to Y30
    game = cordee.game("yeti", components={"weather": OTHER_BACKS}) if other_backs else GAME
    foretold = None
    for position in played(game.new(2, weather=weather, seed=seed), seed):
        fields = position.to_dict()
        if fields["lap"] > LAPS:
            return
        coming = forecast(fields, game.box, 1)[0]
        if fields["phase"] == "weather":
            faces = [move.text.removeprefix("weather ") for move in position.moves()]
            assert coming == foretold == (faces[0] if len(faces) == 1 else None)
        foretold = coming
