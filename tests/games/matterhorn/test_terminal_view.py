"""The Matterhorn table for a terminal."""

from __future__ import annotations

from typing import Any

import pytest

from cordee.games.matterhorn.fields import SEEN_PHASES

from .test_board import EASEL, in_phase, played, position


def shown(
    fields: dict[str, Any], locale: str = "en", width: int = 80, bottom: int = 10, **more: Any
) -> list[str]:
    return EASEL.printed(fields, locale, width, box={"bottom": bottom, "tokens": 40}, **more)


def test_the_mountain_is_drawn_as_it_stands() -> None:
    lines = shown(position())
    assert lines[1:10] == [
        "                    Summit ■",
        "               5  ·1  ▲2  ·3  5",
        "             6  ·1  ·2  ·3  x4  6",
        "           7  ●1  ·2  ·3  ·4  ·5  7",
        "         8  ·1  ·2  +3  ·4  ·5  ·6  8",
        "       9  ·1  x2  ·3  ▲4  ·5  ·6  ·7  9",
        "    10  ·1  +2  ·3  ·4  ·5  ●6  x7  ·8  10",
        "  11  ·1  x2  ·3  ·4  ·5  ·6  ·7  ·8  ◆9  11",
        "12  ·1  ·2  ■3  ·4  x5  ·6  ·7  ·8  ·9  ◆10 12",
    ]


def test_what_a_player_needs_is_there_without_colour() -> None:
    text = "\n".join(shown(position(phase="actions", actions_left=2)))
    for part in (
        "Matterhorn · Box: 33 · + action · x obstacle",
        "12.3 summit",
        "Rolled: 1 (2) (2) 4 = 5",
        "Dropped: 1 die",
        "2 actions left",
    ):
        assert part in text
    assert any(line.startswith("▶ ● ") and "to play" in line for line in shown(position()))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("phase", SEEN_PHASES)
def test_every_phase_leaves_room_for_the_question(phase: str, locale: str) -> None:
    for fields, _, winners in in_phase(played(4), phase)[-3:]:
        lines = shown(fields, locale, winners=winners)
        assert len(lines) < 20
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("width", [60, 72, 80, 92, 140])
@pytest.mark.parametrize("bottom", [8, 12])
def test_nothing_is_cut_whatever_the_width(width: int, bottom: int) -> None:
    for fields, _, winners in played(3, bottom)[::40]:
        lines = shown(fields, "fr", width, bottom, winners=winners)
        assert max(map(len, lines)) <= width
        lowest = next(line for line in lines if line.startswith("12 "))
        assert lowest[: 4 * bottom + 6].endswith(f"{bottom}".ljust(3) + "12")
        text = "\n".join(lines)
        for places in fields["pawns"]:
            for name in places:
                assert name.replace("summit", "sommet") in text


def test_pawns_not_placed_yet_are_missing_with_their_owners() -> None:
    fields = position(2, phase="setup", dice=[], dropped=0, pawns=[[], ["12.4"]])
    lines = shown(fields)
    assert any(line.split()[-2:] == ["–", "–"] for line in lines)
    assert any("12.4 –" in line for line in lines)


def test_the_winner_is_named_and_a_dear_summit_told() -> None:
    fields = position(2, phase="over", options={"summit": 2})
    fields["pawns"][0] = ["summit", "summit"]
    lines = shown(fields, "fr", winners=(0,))
    assert "sommet\u00a0: 2 actions" in lines[0]
    assert any(line.startswith("▶ ▲ Ana") and "gagne\u00a0!" in line for line in lines)


def test_the_brief_tells_the_dice_and_the_actions() -> None:
    assert EASEL.brief(position()) == ["Rolled: 1 (2) (2) 4 = 5", "Dropped: 1 die"]
    before = position(phase="roll", dice=[], dropped=2)
    assert EASEL.brief(before) == ["In hand: 3 dice to roll", "Dropped: 2 dice"]
