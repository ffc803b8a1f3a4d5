"""What things on a board say about themselves is what the rules and the box say."""

from __future__ import annotations

import pytest

import cordee
from cordee.engine.position import Position
from cordee.engine.presenter import ToldMeaning
from cordee.games import REGISTER
from cordee.testing.sampling import settings, walk
from cordee.words import LOCALES

from .vertical import drawing as vertical
from .yeti import drawing as yeti

GAMES = tuple(REGISTER)


def meaning(position: Position, part: str, layout: str = "wide") -> ToldMeaning:
    """What a part of the drawing means."""
    [found] = [one for one in position.presented().meanings(layout) if part in one.ids]
    return found


def called(position: Position, name: str) -> ToldMeaning:
    [found] = [one for one in position.presented().meanings() if one.name == name]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_no_part_of_a_drawing_means_two_things(name: str) -> None:
    game = cordee.game(name)
    for setting in settings(game):
        for position in walk(game, setting):
            for layout in game.board.LAYOUTS if len(position.plies) % 29 == 0 else ():
                meanings = position.presented().meanings(layout)
                ids = [part for one in meanings for part in one.ids]
                assert len(ids) == len(set(ids))
                names = [one.name for one in meanings]
                assert len(names) == len(set(names)), sorted(names)


@pytest.mark.parametrize("name", GAMES)
def test_names_are_short_and_texts_a_few_sentences(name: str) -> None:
    game = cordee.game(name)
    for locale in LOCALES:
        for position in (game.new(seed=1), game.new(game.rules.PLAYERS[1], seed=2)):
            for one in position.presented(locale).meanings():
                assert len(one.name) < 70
                assert one.text.endswith((".", "!")), one.text
                assert len(one.text) < 330, one.text


# Yeti

MOUNTAIN = r"""
      / \        A 12
     / B \       B 20
    /     \      C 3
   /   AC  \     yeti:50
"""


def test_a_level_tells_the_sherpas_and_tents_it_takes() -> None:
    position = yeti.at(MOUNTAIN, "climb", kept="sherpa:3 print:4", turn="A")
    peak = meaning(position, "level-3").text
    assert "scores 4 here" in peak
    assert "takes 3 tents" in peak
    assert "needs 6 sherpas" in peak
    assert "needs 3 sherpas" in meaning(position, "level-2").text
    assert "sherpa" not in meaning(position, "level-0").text


@pytest.mark.parametrize(("players", "steps"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_the_blizzard_tells_its_threshold_and_how_far_the_yeti_runs(
    players: int, steps: int
) -> None:
    told = called(cordee.game("yeti").new(players, seed=1), "Blizzard").text
    assert "More than 3 snow" in told
    assert f"advances {steps}," in told


# Vertical

CLIFF = """
    .    A.   | A
    .    -    | B
    .    .^
    B.^  .
"""


def test_a_climber_tells_where_a_fall_would_end() -> None:
    position = vertical.at(CLIFF, "place", drawn="plain")
    assert "end at height 1, on a carabiner" in meaning(position, "climber-0").text
    assert "carabiner here would hold" in meaning(position, "climber-1").text


def test_below_an_empty_column_a_fall_ends_at_the_foot() -> None:
    position = vertical.at("A. | A\n. | B", "place", drawn="plain")
    assert "end at the foot" in meaning(position, "climber-0").text


# Himalaya


def test_a_crowded_space_tells_how_far_a_rope_leads() -> None:
    position = cordee.game("himalaya").new(3, seed=1)
    assert position.fields["sherpas"][0] == [1, 2, 3, 4]
    assert "by exactly 3" in meaning(position, "space-2").text
    assert "Slide 9 → 5" in [one.name for one in position.presented().meanings()]


# Matterhorn


def test_the_cup_tells_what_a_failure_costs() -> None:
    position = cordee.game("matterhorn").new(2, seed=3)
    while position.fields["phase"] != "choose":
        if position.actor == "chance":
            position.roll()
        else:
            position.play(position.moves()[-1])
    assert "the action of this turn’s token is lost" in meaning(position, "cup").text
