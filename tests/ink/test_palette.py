"""Colours can be told apart and read, by day and by night."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from cordee.ink.palette import COLOURS, LETTERING, PAGE, contrast, page_style, style

READABLE = 4.5


def test_contrast_counts_as_the_web_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("night", [0, 1])
@pytest.mark.parametrize(("letters", "ground"), LETTERING)
def test_lettering_is_readable(letters: str, ground: str, night: int) -> None:
    assert contrast(COLOURS[letters][night], COLOURS[ground][night]) >= READABLE


def test_auto_holds_both_themes() -> None:
    sheet = style("auto")
    assert style("light") in sheet
    assert "prefers-color-scheme:dark" in sheet
    assert COLOURS["paper"][1] in sheet
    assert COLOURS["paper"][1] not in style("light")


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_sheet_is_plain(theme: str) -> None:
    sheet = style(theme)  # type: ignore[arg-type]
    assert "var(" not in sheet
    assert sheet.count("{") == sheet.count("}")
    assert all(name.startswith(".ck-") for name in re.findall(r"\.[a-z][\w-]*", sheet))


@pytest.mark.parametrize("sheet", ["cordee.css", "table.css"])
def test_pages_take_their_colours_from_the_palette(sheet: str) -> None:
    text = (resources.files("cordee.web") / "static" / sheet).read_text()
    assert not re.findall(r":[^;{]*#[0-9a-f]{3,6}\b", text)
    set_by_the_page = {"c", "now", "move", "shape", "ratio", "near", "pan", "share"}
    assert set(re.findall(r"var\(--([\w-]+)", text)) <= PAGE.keys() | set_by_the_page
    assert page_style().count("--paper:") == 2


@pytest.mark.parametrize("night", [0, 1])
@pytest.mark.parametrize("letters", ["ink", "soft", "red", "ice"])
@pytest.mark.parametrize("ground", ["paper", "card"])
def test_pages_are_readable(letters: str, ground: str, night: int) -> None:
    assert contrast(PAGE[letters][night], PAGE[ground][night]) >= READABLE
