"""The Yeti table for a terminal."""

from __future__ import annotations

import pytest

from cordee.engine.position import Position

from ...picture import Easel
from .drawing import GAME, at

CROWD = r"""
      /ABCDE\      A 12 peak:8 goggles purse guide
     /       \     B 20 peak:6 held:1 E 1 peak:1
    /         \    C 5 peak:4 lens
   /           \   D 131 peak:2 radio yeti:126
"""


def shown(
    p: Position, locale: str = "en", names: tuple[str, ...] = ("Ana", "Bo", "Cy", "Di", "Éva"),
    width: int = 80,
) -> str:  # fmt: skip
    easel, winners = Easel("yeti", p.game.box), p.presented().view().winners
    return "\n".join(easel.printed(p.to_dict(), locale, width, 99, names=names, winners=winners))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_eighty_columns_hold_the_fullest_table(locale: str) -> None:
    names = ("Maximilienne de la Tour", "Basile", "Chloé", "bot:random", "Eve")
    p = at(CROWD, "keep", turn="B", rolled="coin:2 sherpa:2 print:2 tent:1", lap=7, held=[0] * 5)
    text = shown(p, locale, names)
    assert max(map(len, text.splitlines())) <= 80
    assert "▲●■◆⬟" in text
    assert "Maximilienne de la …" in text
    for number in ("12", "20", "5", "131", "1", "126"):
        assert number in text


def test_what_a_player_needs_is_there_without_colour() -> None:
    p = at(
        r"""
          /     \      A 12 lens
         /   A   \     B 20 held:1
        /         \
       /     B     \
        """,
        "keep",
        rolled="snow:1 print:2",
        kept="coin:3",
        weather="press-",
    )
    lines = shown(p, names=("Ana", "Bo")).splitlines()
    text = "\n".join(lines)
    assert "Round 4 · yeti on 57 · Blizzard: yeti +7" in lines[0]
    assert any("▶ ▲ Ana" in line and "12 points" in line and "to play" in line for line in lines)
    assert any("● Bo" in line and "holds 1 die" in line for line in lines)
    assert any(line.startswith("Lens") or ("Lens " in line and "▲ Ana" in line) for line in lines)
    assert "Rolled: [1 snow]  [2 prints]" in text
    assert "Set aside: [3 coins]" in text
    assert "Weather: Press− · A tile bought from a player pays them 3 less." in text
    level_2 = next(line for line in lines if "Level 2 ×3" in line)
    assert "▲" in level_2
    assert "1→1  2→3  3→6" in text


@pytest.mark.parametrize(
    ("scores", "yeti"), [((0, 0), 50), ((49, 50), 57), ((130, 2), 127), ((60, 61), 61)]
)
def test_the_track_shows_every_marker_and_the_yeti(scores: tuple[int, int], yeti: int) -> None:
    p = at(
        rf"""
          /     \      A {scores[0]}
         /       \     B {scores[1]}
        /         \    yeti:{yeti}
       /   A B     \
        """,
        turn="B",
        kept="tent:6",
        lap=9,
    )
    lines = shown(p).splitlines()
    ruler = next(i for i, line in enumerate(lines) if "Y" in line and "┼" in line)
    heap = "".join(lines[ruler - 2 : ruler])
    assert "▲" in heap
    assert "●" in heap
    numbers = lines[ruler + 1]
    zero = int(numbers.split()[0])
    if max(*scores, yeti) - zero < 70:
        for seat, mark in enumerate("▲●"):
            column = max(line.find(mark) for line in lines[ruler - 2 : ruler])
            assert column == scores[seat] - zero
        assert lines[ruler].index("Y") == yeti - zero


def test_the_end_is_announced_and_the_winner_named() -> None:
    p = at(
        r"""
          /     \      A 50
         /       \     B 20
        /         \
       /   A B     \
        """,
        "keep",
        turn="B",
        rolled="tent:7",
    )
    assert "Last round" in shown(p)
    p.play("keep tent")
    assert "wins!" in shown(p)
    assert "gagne\u00a0!" in shown(p, "fr")


def test_pending_weather_is_a_stack_about_to_turn() -> None:
    p = GAME.new(2, weather="good")
    assert "the top tile is about to be turned over" in shown(p)
    assert "Weather" not in shown(GAME.new(2))


@pytest.mark.parametrize("width", [40, 60, 72, 80, 140])
def test_nothing_is_cut_whatever_the_width(width: int) -> None:
    p = at(CROWD, "keep", turn="B", rolled="coin:2 sherpa:2 print:2 tent:1", lap=7, held=[0] * 5)
    lines = shown(p, "fr", width=width).splitlines()
    assert max(map(len, lines)) <= width
    for level in ("Sommet ×4", "Niveau 2 ×3", "Niveau 1 ×2", "Camp de base ×1"):
        assert any(level in line for line in lines)
    ruler = next(line for line in lines if "Y" in line and "┼" in line)
    assert lines[lines.index(ruler) + 1].split()[0].isdigit()


def test_the_weather_to_come_is_shown_as_far_as_it_is_known() -> None:
    p = GAME.new(2, weather="good")
    p.play("show thaw+")
    p.play("weather press+")
    assert "Coming: ? · ? · ? · ? · Thaw−" in shown(p)


def test_the_weather_about_to_begin_comes_first_of_what_is_known() -> None:
    seen = ["press+", "thaw-", "market+", "clear-", "flurry+", "bargain-"]
    p = GAME.position(
        GAME.new(2).to_dict()
        | {"options": {"weather": "mixed"}, "lap": 7, "phase": "weather"}
        | {"weather_seen": seen, "held": [0, 0]}
    )
    assert "Coming: Thaw+ · Market− · Clear sky+ · Flurry− · Bargain+" in shown(p)
    p.roll()
    assert "Coming: Market− · Clear sky+ · Flurry− · Bargain+ · Press+" in shown(p)


def test_the_brief_tells_the_dice() -> None:
    p = at(CROWD, "keep", turn="B", rolled="coin:2 tent:1", kept="print:4", lap=7, held=[0] * 5)
    assert Easel("yeti", GAME.box).brief(p.to_dict()) == [
        "Rolled: [2 coins]  [1 tent]",
        "Set aside: [4 prints]",
    ]
