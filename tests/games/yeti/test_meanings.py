"""What things on the Yeti table say about themselves agrees with the weather of the round."""

from __future__ import annotations

import pytest

import cordee
from cordee.engine.position import Position
from cordee.games.yeti.rules import WEATHER_TILES
from cordee.words import LOCALES

from .drawing import GAME, at

TABLE = r"""
      /     \      A 12
     /   B   \     B 20 lens
    /         \
   /     A     \
"""
SKIES = [tile + side for tile in WEATHER_TILES for side in "+-"]


def told(position: Position, name: str, locale: str = "en") -> str:
    [found] = [one.text for one in position.presented(locale).meanings() if one.name == name]
    return found


def under(weather: str | None, phase: str = "coins") -> Position:
    return at(TABLE, phase, kept="coin:5 sherpa:2", weather=weather)


@pytest.mark.parametrize(
    ("weather", "name", "says"),
    [
        ("thaw-", "Snow", "This round: Thaw−. With 3 or more snow, no die may be turned."),
        ("flurry+", "Snow", "1 point for each of your snow dice."),
        ("flurry-", "Coin", "This round: Flurry−. One coin fewer."),
        ("bargain-", "Sherpa", "This round: Bargain−. One sherpa fewer."),
        ("clear-", "Print", "This round: Clear sky−. One print fewer."),
        ("press-", "Lens", "A tile bought from a player pays them 3 less."),
        ("market+", "Lens", "Buying equipment scores 2."),
        ("press+", "Photos", "This round: Press+. A photo scores 3 more."),
        ("bargain-", "Level 2", "needs 3 sherpas. This round: Bargain−. One sherpa fewer."),
    ],
)
def test_a_thing_tells_what_the_weather_makes_of_it(weather: str, name: str, says: str) -> None:
    assert says in told(under(weather), name)
    assert "This round" not in told(under(None), name)


def test_only_where_it_may_be_does_snow_say_that_it_is_turned() -> None:
    assert "may be turned to another face" in told(under(None), "Snow")
    assert "may be turned to another face" not in told(under("thaw-"), "Snow")


def test_dice_to_roll_tell_of_the_symbols_that_clear_sky_lets_one_keep() -> None:
    position = at(TABLE, "roll", kept="coin:2", weather="clear+")
    assert "Any number of symbols may be kept" in told(position, "Dice to roll")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("weather", SKIES)
def test_in_any_weather_they_are_a_few_sentences(weather: str, locale: str) -> None:
    for phase in ("roll", "coins"):
        position = at(
            TABLE, phase, kept="coin:5" + " sherpa:2" * (phase != "roll"), weather=weather
        )
        for one in position.presented(locale).meanings():
            assert len(one.text) < 400, one.text


@pytest.mark.parametrize(
    ("lap", "seen", "says"),
    [
        (2, 2, "It is about to change. Nobody knows yet what comes next."),
        (5, 5, "It is about to change. This round: Bargain−."),
        (7, 6, "It is about to change. This round: Thaw+."),
    ],
)
def test_the_weather_about_to_change_tells_what_it_will_be(lap: int, seen: int, says: str) -> None:
    faces = ["press+", "thaw-", "market+", "clear-", "flurry+", "bargain-"]
    position = GAME.position(
        GAME.new(2).to_dict()
        | {"options": {"weather": "mixed"}, "lap": lap, "phase": "weather"}
        | {"weather_seen": faces[:seen], "held": [0, 0]}
    )
    assert told(position, "Weather") == says
    assert (len(position.moves()) == 1) == ("This round" in says)


def test_the_weather_that_holds_tells_what_comes_next() -> None:
    position = cordee.game("yeti").new(2, weather="good")
    for move in ("show thaw+", "weather press+"):
        position.play(move)
    says = "This round: Press+. A photo scores 3 more. Nobody knows yet what comes next."
    assert told(position, "Weather") == says
    assert told(at(TABLE, "roll", weather="thaw+"), "Weather").endswith("Next round: Bargain+.")
