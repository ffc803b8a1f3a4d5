"""Moves of Yeti as text: to the letter."""

from __future__ import annotations

import pytest

from cordee.engine.errors import IllegalMove, InvalidMove
from cordee.games.yeti.notation import read, texts, write

from .drawing import GAME, at

MOUNTAIN = r"""
      /     \      A 12
     /   A   \     B 20 lens
    /         \
   /     B     \
"""


def test_every_text_reads_back_to_its_code() -> None:
    assert len(texts()) == 791 + 24 + 16 + 2 + 20 + 1 + 4 + 1 + 1 + 7 + 7 + 2 + 4
    for code, text in texts().items():
        assert read(text) == code
        assert write(code) == text


@pytest.mark.parametrize(
    "text",
    [
        "show thaw+",
        "weather press-",
        "roll snow:2 sherpa:1 print:3 tent:1",
        "keep none",
        "keep print",
        "keep coin+tent",
        "keep coin+sherpa+tent",
        "reroll one",
        "reroll all",
        "bargain snow>tent",
        "done",
        "turn tent",
        "pass",
        "use purse",
        "photo 3",
        "buy lens",
        "use guide",
        "save guide",
        "climb 2",
    ],
)
def test_the_texts_of_the_contract(text: str) -> None:
    assert read(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "keep",
        "keep  print",
        "keep print ",
        " keep print",
        "Keep print",
        "keep tent+coin",
        "keep snow",
        "keep coin+coin",
        "roll",
        "roll snow:0 coin:1",
        "roll coin:1 snow:1",
        "roll snow:8",
        "roll snow:01",
        "roll snow:4 coin:4",
        "roll snow:1\tcoin:1",
        "photo 0",
        "photo 8",
        "photo 03",
        "turn snow",
        "bargain snow>snow",
        "climb 4",
        "climb -1",
        "buy yeti",
        "weather press",
        "garder empreinte",
        "кeep print",
        "keep print\n",
        "\x00",
    ],
)
def test_no_other_spelling_is_accepted(text: str) -> None:
    p = at(MOUNTAIN, "coins", kept="coin:2 tent:5")
    before = p.to_dict()
    with pytest.raises(InvalidMove) as caught:
        p.play(text)
    assert isinstance(caught.value, ValueError)
    assert p.to_dict() == before


def test_a_near_miss_names_the_nearest_legal_texts() -> None:
    p = at(MOUNTAIN, "coins", kept="coin:2 tent:5")
    with pytest.raises(InvalidMove, match="Perhaps: photo 1, photo 2"):
        p.play("photo1")
    with pytest.raises(InvalidMove, match="buy purse"):
        p.play("buy the purse")


@pytest.mark.parametrize(
    ("phase", "dice", "weather", "text", "rule"),
    [
        ("coins", "coin:2 tent:5", None, "photo 3", "Y16"),
        ("coins", "coin:2 tent:5", None, "buy lens", "Y16"),
        ("coins", "coin:2 tent:5", None, "use purse", "Y17"),
        ("coins", "coin:2 tent:5", None, "climb 1", "Y16"),
        ("coins", "coin:2 tent:5", None, "roll snow:1", "Y16"),
        ("roll", "tent:5", None, "keep tent", "Y9"),
        ("roll", "tent:5", None, "roll snow:3", "Y11"),
        ("roll", "", None, "roll snow:3", "Y8"),
        ("snow", "snow:3 tent:4", None, "photo 1", "Y13"),
        ("climb", "sherpa:1 tent:6", None, "climb 2", "Y18"),
        ("before", "snow:2 tent:5", "thaw+", "reroll one", "Y5"),
        ("before", "snow:2 tent:5", "thaw+", "bargain snow>tent", "Y6"),
        ("before", "snow:3 tent:4", "bargain+", "bargain coin>tent", "Y12"),
        ("before", "snow:3 tent:4", "bargain+", "reroll all", "Y6"),
        ("before", "snow:3 tent:4", "bargain+", "pass", "Y12"),
    ],
)
def test_a_refusal_names_the_rule(
    phase: str, dice: str, weather: str | None, text: str, rule: str
) -> None:
    p = at(MOUNTAIN, phase, kept=dice, weather=weather)
    before = p.table.tobytes()
    with pytest.raises(IllegalMove) as caught:
        p.play(text)
    assert caught.value.rule == rule
    assert rule in str(caught.value)
    assert rule in caught.value.text("fr")
    assert p.table.tobytes() == before
    assert p.history == ()


@pytest.mark.parametrize(
    ("rolled", "tile", "text", "why"),
    [
        ("print:2 tent:2", "", "keep none", "must keep at least one"),
        ("print:2 tent:2", "", "keep coin", "shows a coin"),
        ("print:2 tent:2", "", "keep print+tent", "one symbol may be kept; two"),
        ("coin:1 print:1 tent:2", "radio", "keep coin+print+tent", "two symbols may be kept"),
    ],
)
def test_a_refused_keep_says_why(rolled: str, tile: str, text: str, why: str) -> None:
    p = at(MOUNTAIN.replace("A 12", f"A 12 {tile}"), "keep", rolled=rolled, kept="snow:3")
    with pytest.raises(IllegalMove, match=why) as caught:
        p.play(text)
    assert caught.value.rule == "Y10"


def test_used_effects_are_refused_as_used() -> None:
    p = at(
        MOUNTAIN.replace("A 12", "A 12 goggles"), "before", kept="snow:1 tent:6", weather="thaw+"
    )
    p.play("reroll one")
    p.play("roll snow:1")
    with pytest.raises(IllegalMove, match="once a turn"):
        p.play("reroll one")


def test_after_the_end_everything_is_refused_by_y26() -> None:
    p = at(MOUNTAIN.replace("A 12", "A 50"), "keep", turn="B", rolled="tent:7")
    p.play("keep tent")
    assert p.actor is None
    with pytest.raises(IllegalMove, match="over") as caught:
        p.play("photo 1")
    assert caught.value.rule == "Y26"
    with pytest.raises(InvalidMove, match="game is over"):
        p.play("hello")


def test_weather_that_is_known_by_now_is_refused_by_y29() -> None:
    p = at(MOUNTAIN, "keep", turn="B", rolled="tent:7", weather="press+", lap=5)
    p.play("keep tent")
    assert [move.text for move in p.moves()] == ["weather thaw-"]
    with pytest.raises(IllegalMove, match="thaw-") as caught:
        p.play("weather thaw+")
    assert caught.value.rule == "Y29"


def test_weather_that_cannot_come_is_refused_by_y30() -> None:
    p = GAME.new(2, weather="good")
    with pytest.raises(IllegalMove) as caught:
        p.play("show thaw-")
    assert caught.value.rule == "Y30"
