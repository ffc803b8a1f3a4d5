"""What people may call themselves."""

from __future__ import annotations

import pytest

from cordee.web.live.names import LONGEST_NAME, distinct, proper_name
from cordee.web.server.refusals import Refused

pytestmark = pytest.mark.fast


@pytest.mark.parametrize(
    ("given", "made"),
    [
        (" Ana ", "Ana"),
        ("Ana\nBo", "Ana Bo"),
        ("A\u3164n\u2800a\ufe0f", "Ana"),  # what shows nothing is left out
        ("Ａｎａ", "Ana"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("Анна", "Анна"),
        ("東京タワーさん AB", "東京タワーさん AB"),
        ("김Kim", "김Kim"),
        ("🏔️ 8848", "🏔 8848"),
        ("Botond", "Botond"),
        ("Robotham", "Robotham"),
        ("M" * 40, "M" * LONGEST_NAME),
    ],
)
def test_a_name_is_taken_as_it_shows(given: str, made: str) -> None:
    assert proper_name(given) == made


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("", "name-wrong"),
        ("   ", "name-wrong"),
        ("\u3164\u115f", "name-wrong"),
        ("\u2800\u200b\u2060", "name-wrong"),
        ("\u0301", "name-wrong"),
        ("bot:easy", "name-wrong"),
        ("Bot", "name-wrong"),
        ("BOT medium", "name-wrong"),
        ("Bot7", "name-wrong"),
        ("Robot moyen", "name-wrong"),
        ("·ROB0T", "name-wrong"),
        ("Вот", "name-wrong"),  # in Cyrillic
        ("ｂｏｔ hard", "name-wrong"),
        ("gone: 2", "name-wrong"),
        ("Аna", "name-mixed"),  # its first letter is Cyrillic
        ("Αna", "name-mixed"),  # or Greek
        ("Ana Анна", "name-mixed"),
        ("Z" + "\u0300" * 9, "name-marks"),
    ],
)
def test_a_name_that_shows_nothing_or_imitates_is_refused(given: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        proper_name(given)
    assert caught.value.key == key
    assert caught.value.text("fr") != caught.value.text("en")


@pytest.mark.parametrize(
    ("name", "taken", "made"),
    [
        ("Ana", ["Bo"], "Ana"),
        ("Ana", ["Ana"], "Ana 2"),
        ("ana", ["Ana", "Ana 2"], "ana 3"),
        ("АННА", ["AHHA"], "АННА 2"),  # Cyrillic beside Latin
        ("AI", ["Al"], "AI 2"),
        ("bot:easy", ["bot:easy"], "bot:easy 2"),
        ("M" * 24, ["M" * 24], "M" * 22 + " 2"),
    ],
)
def test_names_that_look_alike_are_told_apart_by_a_number(
    name: str, taken: list[str], made: str
) -> None:
    assert distinct(name, taken) == made
    assert len(made) <= LONGEST_NAME
