"""Colours can be told apart and read, by day and by night."""

from __future__ import annotations

import re

import pytest

from cordee.ink.palette import COLOURS, LETTERING, contrast, style

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
