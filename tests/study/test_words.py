"""A study in words, as a picture and as a file: what it says is what the account says."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree as ET

import pytest

import cordee
from cordee import bots, games
from cordee.bots.steps import finish
from cordee.study import report
from cordee.study.chart import BLOCKS, NARROW, curve_svg, curve_text
from cordee.study.ledger import Ledger
from cordee.study.studying import studying
from cordee.study.words import happened, moved, told
from cordee.words import LOCALES, speaker

GAMES = games.offered()
NAMES = ("Ana", "Bo")


@cache
def studied(game: str) -> Ledger:
    """A novice against somebody who knows how: there are mistakes in it."""
    position = cordee.game(game).new(2, seed=7)
    pair = [bots.make("quick", "1"), bots.make("novice", "2")]
    while position.actor is not None and len(position.plies) < 200:
        position.play(position.unasked() or bots.ask(pair[int(position.actor)], position))
    return finish(studying(position, NAMES, simulations=100))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_mistakes_are_told_with_what_was_better(game: str, locale: str) -> None:
    ledger = studied(game)
    assert ledger.mistakes
    for entry in ledger.mistakes[:3]:
        first, *why = told(ledger, entry, locale)
        assert NAMES[entry.seat] in first
        assert "%" in first
        numbers = [one for one in why if " instead of " in one or " au lieu de " in one]
        assert all(re.search(r"\d", sentence) for sentence in numbers)
        to_them = told(ledger, entry, locale, you=entry.seat)[0]
        assert NAMES[entry.seat] not in to_them
        assert moved(entry, NAMES, locale)
        assert happened(ledger, entry, locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_what_matters_in_a_game_has_words(game: str, locale: str) -> None:
    chosen = cordee.game(game)
    assert chosen.story.MATTERS
    assert chosen.story.STANDS
    for kind in chosen.story.MATTERS:
        assert speaker(locale, chosen.package)(f"matter-{kind}")
        assert f"story-{kind}" in speaker(locale, chosen.package)
    for name in chosen.story.STANDS:
        assert speaker(locale, chosen.package)(f"stand-{name}")
    assert {*chosen.story.HARMS} < {*chosen.story.MATTERS, *chosen.story.STANDS}


@pytest.mark.parametrize("game", GAMES)
def test_the_curve_is_a_picture_with_every_moment(game: str) -> None:
    ledger = studied(game)
    drawn = ET.fromstring(curve_svg(ledger, "fr"))  # noqa: S314  # our own
    moments = [part.get("data-ply") for part in drawn.iter() if part.get("data-ply")]
    assert moments == [str(entry.ply) for entry in ledger.entries]
    for part in drawn.iter():
        for side in ("x", "y", "width", "height"):
            if part.get(side) and "%" not in str(part.get(side)):
                assert float(str(part.get(side))) >= 0
    assert ledger._repr_svg_().startswith("<svg")


def test_the_curve_in_characters_rises_and_falls() -> None:
    ledger = studied("yeti")
    for columns in (10, 60, 10_000):
        line = curve_text(ledger, 0, columns)
        assert len(line) == min(columns, len(ledger.entries) + 1)
        assert set(line) <= set(BLOCKS)
    assert curve_text(ledger, 0, 60) != curve_text(ledger, 1, 60)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_report_is_one_file_that_needs_nothing_else(locale: str) -> None:
    ledger = studied("himalaya")
    text = report.html(ledger, ("<Ana>", "Bo & Co"), locale)
    assert "<script" not in text
    assert not re.search(r"(src|href)=", text)
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "&lt;Ana&gt;" in text
    assert "<Ana>" not in text
    rows = report.rows(ledger, NAMES, locale)
    assert len(rows) == 2 + 2 * ledger.players
    assert rows[0][1] == [report.percent(share, locale) for share in ledger.start]


def test_names_below_a_narrow_curve_are_whole_where_two_of_them_fit() -> None:
    names = ("Ana", "Robot débutant", "Robot facile", "Robot moyen", "Robot difficile")
    position = cordee.game("pig").new(5, seed=1)
    position.roll()
    five = finish(studying(position, names, simulations=4))
    drawn = [curve_svg(one, "fr", size=NARROW) for one in (studied("yeti"), five)]
    short, narrow = map(ET.fromstring, drawn)
    written = ["".join(part.itertext()) for part in narrow.iter() if part.tag.endswith("text")]
    assert {*names} <= {*written}
    heights = [float(str(one.get("viewBox")).split()[3]) for one in (short, narrow)]
    assert heights[0] == NARROW[1] < heights[1]
