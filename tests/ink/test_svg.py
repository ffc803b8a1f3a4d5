"""The small writer: short numbers, nothing that breaks the XML."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from cordee.ink.lettering import ELLIPSIS, letters, short_name, shorten, width, wrap
from cordee.ink.seats import SEATS, badge, climber, shape
from cordee.ink.svg import esc, num


@pytest.mark.parametrize(("value", "text"), [(3, "3"), (3.04, "3"), (-2.5, "-2.5"), (0.25, "0.2")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert num(value) == text


@pytest.mark.parametrize(
    "name", ["<script>", 'a"b', "a&b", "\x00\x1b[31m", "\u202egnirts", "\ud800"]
)
def test_any_name_can_be_written(name: str) -> None:
    drawn = ET.fromstring(letters(0, 0, name, 14, "ck-ink"))  # noqa: S314
    assert drawn.tag == "text"
    assert list(drawn) == []
    assert esc(name).isprintable()


def test_short_text_stays_and_long_text_is_cut() -> None:
    assert shorten("Ana", 18, 100) == "Ana"
    cut = shorten("Maximilienne de la Tour", 18, 100)
    assert cut.endswith(ELLIPSIS)
    assert width(cut, 18) <= 100
    assert cut[:3] == "Max"


def test_names_that_a_number_tells_apart_keep_it_when_they_are_cut() -> None:
    cut = [short_name(f"Robot facile {number}", 17, 94) for number in (2, 3)]
    assert len(set(cut)) == 2
    assert all(ELLIPSIS in name and width(name, 17) <= 94 for name in cut)
    assert short_name("Ana 2", 17, 94) == "Ana 2"
    assert short_name("Maximilienne de la Tour", 18, 100) == shorten(
        "Maximilienne de la Tour", 18, 100
    )


def test_wrapped_lines_keep_every_word_when_there_is_room() -> None:
    text = "With 3 or more snow, no die may be turned."
    lines = wrap(text, 15, 150, 4)
    assert " ".join(lines) == text
    assert all(width(line, 15) <= 150 for line in lines)


def test_wrapped_text_never_exceeds_its_lines() -> None:
    lines = wrap("one two three four five six seven eight nine ten", 15, 60, 2)
    assert len(lines) == 2
    assert lines[-1].endswith(ELLIPSIS)


def test_every_seat_has_its_own_shape_and_colour() -> None:
    assert len({shape(seat, 10, "x") for seat in range(SEATS)}) == SEATS
    for seat in range(SEATS):
        assert f"ck-seat-{seat} " in badge(seat, 9)
        assert f"ck-seat-{seat} " in climber(seat)
        assert shape(seat, 6.4, "ck-paper ck-o1") in climber(seat)  # the piece carries the shape
