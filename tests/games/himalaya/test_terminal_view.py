"""The Himalaya table for a terminal."""

from __future__ import annotations

from typing import Any

import pytest

import cordee
from cordee.games.himalaya import terminal_view
from cordee.ink.console import OUTLINES, SHAPES

from .test_board import EASEL, LONG_ROUTE, played, position


def shown(fields: dict[str, Any], locale: str = "en", width: int = 80, **more: Any) -> str:
    box = {"route": fields["route"]}
    return "\n".join(EASEL.printed(fields, locale, width, box=box, **more))


def cell(text: str, space: str, below: int = 1) -> str:
    """What stands in the lines under the sign of a space."""
    lines = text.splitlines()
    row = next(i for i, line in enumerate(lines) if space in line.split() and "↓" in line)
    column = f" {lines[row]} ".index(f" {space} ")
    return lines[row + below][column : column + terminal_view.CELL].strip()


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 72, 80, 120, 200])
def test_nothing_is_cut_whatever_the_width(locale: str, width: int) -> None:
    text = shown(position(5), locale, width)
    assert max(map(len, text.splitlines())) <= width
    assert {"9↓5", "34↓29", "12⌂", "18∩", "11*", "36^", "1", "35*"} <= set(text.split())
    for seat, spaces in enumerate(position(5)["sherpas"]):
        assert _count(text, OUTLINES[seat]) == len(spaces)


def _count(text: str, mark: str) -> int:
    """How many sherpas a mark and the digits after it stand for, but for the legend's."""
    total = 0
    for line in text.splitlines():
        if "∩" in line and "↓" in line and "sherpa" in line:
            continue
        for i, letter in enumerate(line):
            if letter == mark:
                after = line[i + 1 : i + 2]
                total += int(after) if after.isdigit() else 1
    return total


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_fits_a_small_terminal(players: int) -> None:
    for fields, _, winners in played(players)[::7]:
        lines = shown(fields, "fr", winners=winners).splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 20


def test_what_a_player_needs_is_there_without_colour() -> None:
    text = shown(position(4, deck=["+4", "-2", "storm"]))
    assert cell(text, "12⌂") == "●△○3◇"
    assert cell(text, "4") == "■□2"
    assert cell(text, "17") == "Y"
    lines = text.splitlines()
    assert lines[0] == "Himalaya · yeti on 17 · the storm is in"
    assert any(line.startswith("0 Base camp ▲ ◆ ◇2") for line in lines)
    basile = next(line for line in lines if line.startswith("▶"))
    assert basile.split()[1] == SHAPES[1]
    assert "(1/2) 3/4 5/6 7/8  12" in basile
    assert "to play" in basile
    assert "Yeti cards to come: +4 −2 storm" in text
    assert "Dice: [1] [3] [3] [6]" in text


def test_a_crowd_takes_as_many_lines_as_it_needs() -> None:
    text = shown(position(5, sherpas=[[12] * 4] * 5, climber=[12, 0, 0, 0, 0], yeti=12))
    assert cell(text, "12⌂") == "Y▲△4"
    assert cell(text, "12⌂", 2) == "○4□4"
    assert cell(text, "12⌂", 3) == "◇4⬠4"


@pytest.mark.parametrize("width", [60, 80])
def test_the_longest_route_is_all_there(width: int) -> None:
    text = shown(position(5, LONG_ROUTE), width=width)
    assert max(map(len, text.splitlines())) <= width
    assert {"100^", "99↓4", "63↓12", "96⌂", "50∩"} <= set(text.split())


def test_the_end_is_announced_and_the_winner_named() -> None:
    fields = position(3, phase="over", climber=[0, 36, 4])
    text = shown(fields, winners=(1,))
    assert "The game is over." in text.splitlines()[0]
    assert cell(text, "36^") == "●"
    assert "wins!" in next(line for line in text.splitlines() if line.startswith("▶"))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_in_brief_dice_and_hand(locale: str) -> None:
    p = cordee.game("himalaya").new(3, seed=1)
    assert "[" not in "".join(EASEL.brief(p.to_dict(), locale))
    p.roll()
    dice, hand = EASEL.brief(p.to_dict(), locale)
    assert dice.count("[") == 6
    assert hand.startswith("▲")
    assert hand.endswith("3/4 5/6")
