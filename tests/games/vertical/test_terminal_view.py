"""The Vertical table for a terminal."""

from __future__ import annotations

import re

import pytest

from cordee.games.vertical import terminal_view
from cordee.games.vertical.rules import KINDS, PHASES, TOKENS
from cordee.words import LOCALES
from cordee.words import help as pages

from .drawing import at, counts
from .test_board import CORNER, EASEL, ROW, STAIRS, TOWER, Spot, in_phase, position

CLIFF = """
    -     -     .     -     | A axe ladder
    -     a     l=    !     | B map
    .~    Co^   A.    c     | C
    -1    0     1     2
"""


shown = EASEL.printed


def test_the_cliff_is_drawn_as_it_stands() -> None:
    lines = shown(at(CLIFF).to_dict())
    assert [line[:37].rstrip() for line in lines[1:7]] == [
        "  2                │·   │",
        "  1           │A   │#   │!   │",
        "  0      │·  z│∩■c │·▲  │C   │",
        "    ───────────────────────────────",
        "     -2   -1    0    1    2    3",
        "    At the foot: ●",
    ]


def test_french_has_its_own_letters() -> None:
    lines = shown(at(CLIFF).to_dict(), "fr")
    assert "  1           │P   │#   │!   │" in lines[2]
    assert "  0      │·  t│∩■m │·▲  │C   │" in lines[3]
    for legend in ("P Piolet", "E Échelle", "m mousqueton", "t tyrolienne"):
        assert any(legend in line for line in lines)


def test_what_a_player_needs_is_there_without_colour() -> None:
    fields = at(CLIFF, "place", drawn="cave").to_dict()
    fields["bags"][0] = counts(TOKENS, "axe ladder:2")
    text = "\n".join(lines := shown(fields))
    assert "in hand: Cave [∩]" in lines[0]
    assert any(line.startswith("▶ ▲ Ana") and "to play" in line for line in lines)
    assert "on 1,0" in text
    assert "Axe, Ladder ×2" in text
    assert "at the foot" in text
    assert any(line.startswith("Stock: ") for line in lines)
    for kind in KINDS:
        assert EASEL.say["en"](f"board-kind-{kind}") in text


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_phase_fits(phase: str, locale: str, width: int) -> None:
    for fields, _, winners in in_phase(phase):
        lines = shown(fields, locale, width, winners=winners)
        assert max(map(len, lines)) <= width
        assert len(lines) <= 21 or width < 80
        marks = [line for line in lines if re.search("▶ [▲●■◆⬟]", line)]
        assert len(marks) == max(1, len(winners))
        assert EASEL.brief(fields, locale) or phase == "over"


@pytest.mark.parametrize("tiles", [ROW, TOWER, CORNER, STAIRS])
@pytest.mark.parametrize("nth", [0, 25, 59])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_large_cliff_is_shown_around_who_plays(tiles: list[Spot], nth: int, width: int) -> None:
    x, y = tiles[nth]
    fields = position(tiles, 2, climbers=[list(tiles[nth]), None])
    lines = shown(fields, width=width)
    assert max(map(len, lines)) <= width
    (row,) = [line for line in lines if "│·▲" in line]
    assert row.split()[0] == str(y)
    cell = (row.index("▲") - terminal_view.SCALE) // terminal_view.CELL
    scale = lines[ground(lines) + 1][terminal_view.SCALE :]
    assert scale[cell * terminal_view.CELL :].split()[0] == str(x)


def ground(lines: list[str]) -> int:
    """The line that ends the cliff: its foot, or the arrow to what lies lower."""
    return next(i for i, line in enumerate(lines) if "──" in line or line.startswith("    ↓"))


def test_arrows_tell_what_lies_beyond() -> None:
    lines = shown(position(CORNER, 2, climbers=[[20, 0], None]))
    highest = int(lines[2].split()[0])
    assert lines[1].startswith(f"    ↑ {30 - highest} more heights")
    assert not any(line.startswith("    ↓") for line in lines)
    first, *columns = lines[ground(lines) + 1].split("▶")[0].split()
    beyond = columns.pop()
    assert int(first.strip("◀")) == int(columns[0])  # the cliff begins in column 0
    assert int(beyond) == 29 - int(columns[-1])
    lines = shown(position(TOWER, 2, climbers=[[0, 40], None]))
    lowest = int(lines[ground(lines) - 1].split()[0])
    assert lines[ground(lines)].startswith(f"    ↓ {lowest} more heights")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_knows_the_arrows_as_they_are_drawn(locale: str) -> None:
    say = EASEL.say[locale]
    page = pages.page("cordee.games.vertical", locale)
    higher, lower = say("scene-higher", count=2), say("scene-lower", count=2)
    assert re.search(rf"^\| `{higher}` .*`{lower[0]}`", page, re.MULTILINE)


def test_a_high_terminal_shows_more_of_it() -> None:
    fields = position(TOWER, 2, climbers=[[0, 40], None])
    rows = [sum("│" in line for line in shown(fields, height=height)) for height in (24, 50, 90)]
    assert rows == sorted(rows)
    assert rows[0] < rows[1] < rows[2] == len(TOWER)


def test_the_winner_is_named() -> None:
    fields = position(players=2, phase="over", drawn=None, climbers=[None, [0, 0]])
    lines = shown(fields, winners=(1,))
    assert any(line.startswith("▶ ●") and "wins!" in line for line in lines)
    assert "The game is over." in lines[0]


def test_the_brief_tells_what_is_in_hand() -> None:
    first, second = EASEL.brief(at(CLIFF, "place", drawn="danger").to_dict())
    assert first == "in hand: Danger [!]"
    assert second.startswith("▲ on 1,0 · Axe")


@pytest.mark.parametrize("width", [30, 45])
def test_a_very_narrow_terminal_cuts_no_tile(width: int) -> None:
    lines = shown(at(CLIFF).to_dict(), width=width)
    assert max(map(len, lines)) <= width
    assert any("│·▲  │" in line for line in lines)


@pytest.mark.parametrize("height", [10, 24, 99])
def test_a_full_bag_does_not_hide_the_winner(height: int) -> None:
    bag = dict.fromkeys(("axe", "crampons", "map", "carabiner", "ladder", "zipline"), 2)
    fields = position(players=2, phase="over", drawn=None, climbers=[None, [0, 0]])
    fields["bags"] = [bag, bag]
    lines = shown(fields, height=height, winners=(1,))
    assert any("● " in line and "wins!" in line for line in lines)
    assert max(map(len, lines)) <= 80
