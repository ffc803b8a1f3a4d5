"""What moves of Yeti did, as events and in sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cordee
from cordee.engine.position import Position

from ...narration import spoken_to
from .drawing import at

HIGH = r"""
      /     \      A 12 {}
     /   A   \     B 20 {}
    /         \
   /     B     \
"""


def kinds(position: Position) -> list[str]:
    return [event.kind for event in position.events]


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        (at(HIGH.format("", "")), "roll snow:2 print:5", ["roll"]),
        (at(HIGH.format("", ""), "keep", rolled="snow:2 print:5"), "keep none", ["keep-none"]),
        (
            at(HIGH.format("", ""), "keep", rolled="print:5", kept="tent:2"),
            "keep print",
            ["keep", "prints", "camp", "stands", "next"],
        ),
        (
            at(HIGH.format("", ""), "keep", rolled="print:5", kept="tent:1 snow:1"),
            "keep print",
            ["keep", "prints", "descend", "stands", "next"],
        ),
        (at(HIGH.format("", ""), kept="snow:3 tent:2"), "roll snow:2", ["roll", "blizzard"]),
        (
            at(HIGH.format("", ""), "climb", kept="sherpa:1 tent:6"),
            "climb 1",
            ["climb", "peak", "camp", "stands", "next"],
        ),
        (
            at(HIGH.format("guide", ""), "sherpas", kept="tent:7"),
            "save guide",
            ["save-guide", "camp", "stands", "next"],
        ),
        (
            at(HIGH.format("guide", ""), "tents", kept="tent:1 print:6"),
            "use guide",
            ["use-guide", "camp", "stands", "next"],
        ),
        (
            at(HIGH.format("", "lens"), "coins", kept="coin:4 tent:3"),
            "buy lens",
            ["buy-from", "count", "prints", "camp", "stands", "next"],
        ),
        (
            at(HIGH.format("", ""), "snow", kept="snow:3 tent:4", weather="flurry+"),
            "turn tent",
            ["turn", "camp", "flurry", "stands", "next"],
        ),
        (
            at(HIGH.format("", ""), "keep", rolled="tent:7", weather="market-"),
            "keep tent",
            ["keep", "camp", "lonely", "stands", "next"],
        ),
        (
            at(HIGH.replace("A 12", "A 49").format("", ""), "coins", kept="coin:1 tent:6"),
            "photo 1",
            ["photo", "end-set", "camp", "stands", "next"],
        ),
        (
            at(
                HIGH.replace("B 20", "B 51").format("", ""),
                "before",
                turn="B",
                kept="tent:7",
                weather="bargain+",
            ),
            "bargain tent>print",
            ["bargain", "yeti-back", "prints", "stands", "over"],
        ),
    ],
)
def test_what_a_move_does(position: Position, move: str, expected: list[str]) -> None:
    position = position.copy()
    position.play(move)
    assert kinds(position) == expected
    for locale in ("en", "fr"):
        assert all(position.story(locale, ["Ana", "Bo"]))
        for seat in range(position.players):
            spoken_to(position, locale, seat)


def test_sentences() -> None:
    p = at(HIGH.format("", "lens"), "coins", kept="coin:4 tent:3", weather="press-")
    p.play("buy lens")
    assert p.story("en", ["Ana", "Bo"]) == [
        "Ana buys the lens from Bo, who scores +2.",
        "Prints: 0 + 1 (Lens) = 1",
        "Ana finds 1 print on level 2: +3 points.",
        "Ana pitches camp on level 2.",
        "Ana has 15 points.",
        "Bo takes 7 dice.",
    ]
    assert p.story("fr", ["Ana", "Bo"]) == [
        "Ana achète l’objectif à Bo, qui marque +2.",
        "Empreintes\u00a0: 0 + 1 (Objectif) = 1",
        "Ana trouve 1 empreinte au niveau 2\u00a0: +3 points.",
        "Ana dort au niveau 2.",
        "Ana a 15 points.",
        "Bo prend 7 dés.",
    ]


def test_choices_tell_what_they_bring() -> None:
    p = at(HIGH.format("", "lens"), "coins", kept="coin:4 tent:3", weather="press-")
    told = {move.text: p.describe(move, "en", ["Ana", "Bo"]) for move in p.moves()}
    assert told["photo 4"] == "photo for 4 coins: 9 points"
    assert told["buy lens"] == (
        "the lens (1 more print every turn): 4 coins, from Bo, who scores 2"
    )
    assert told["pass"] == "buy nothing"
    assert p.question("en", ["Ana", "Bo"]) == "Ana, what do you buy? You have 4 coins."
    assert p.question("fr", ["Ana", "Bo"]) == "Ana, qu’achetez-vous\u00a0? Vous avez 4 pièces."


@pytest.mark.parametrize(
    ("weather", "choice", "told"),
    [
        (
            None,
            "open the purse: one more coin, and it goes back to the reserve",
            "Ana opens the purse: one more coin.",
        ),
        (
            "flurry-",
            "open the purse: Flurry− takes its coin, and it goes back to the reserve",
            "Ana opens the purse: Flurry− takes its coin.",
        ),
    ],
)
def test_the_purse_promises_no_coin_that_the_weather_takes(
    weather: str | None, choice: str, told: str
) -> None:
    p = at(HIGH.format("purse", ""), "coins", kept="print:1 tent:6", weather=weather)
    assert p.question("en", ["Ana", "Bo"]) == "Ana, what do you buy? You have no coins."
    assert p.describe(p.moves()[0], "en", ["Ana", "Bo"]).startswith(choice)
    p.play("use purse")
    assert p.story("en", ["Ana", "Bo"])[0] == told
    assert (p.fields["phase"] == "coins") == (weather is None)


def test_the_purse_is_one_more_coin_beside_a_die_even_in_a_flurry() -> None:
    p = at(HIGH.format("purse", ""), "coins", kept="coin:1 tent:6", weather="flurry-")
    p.play("use purse")
    assert p.story("en", ["Ana", "Bo"]) == ["Ana opens the purse: one more coin."]
    assert "You have 1 coin." in p.question("en", ["Ana", "Bo"])


@pytest.mark.parametrize(
    ("tents", "move", "sleeps"),
    [
        ("tent:1 print:6", "save guide", "Too few tents: Ana goes down and sleeps on level 1."),
        ("print:7", "use guide", "Too few tents: Ana goes down and sleeps on level 1."),
        ("tent:1 print:6", "use guide", "Ana pitches camp on level 2."),
    ],
)
def test_where_one_sleeps_with_or_without_the_guide(tents: str, move: str, sleeps: str) -> None:
    p = at(HIGH.format("guide", ""), "tents", kept=tents)
    p.play(move)
    assert sleeps in p.story("en", ["Ana", "Bo"])


@pytest.mark.parametrize(
    ("tiles", "weather", "rolled", "kept", "told"),
    [
        ("porter", "bargain-", "tent:5", "sherpa:2", "Sherpas: 2 + 1 (Porter) − 1 (Bargain−) = 2"),
        ("", "bargain-", "tent:6", "sherpa:1", "Sherpas: 1 − 1 (Bargain−) = 0"),
        ("", "flurry-", "tent:4", "coin:3", "Coins: 3 − 1 (Flurry−) = 2"),
        ("lens", "clear-", "tent:6", "print:1", "Prints: 1 + 1 (Lens) − 1 (Clear sky−) = 1"),
        ("bivouac", None, "tent:1", "print:6", "Tents: 1 + 1 (Bivouac) = 2"),
        ("", "thaw-", "tent:4", "snow:3", "Thaw−: no snow may be turned."),
    ],
)
def test_what_tiles_and_weather_add_or_take_is_told(
    tiles: str, weather: str | None, rolled: str, kept: str, told: str
) -> None:
    p = at(HIGH.format(tiles, ""), "keep", rolled=rolled, kept=kept, weather=weather)
    p.play("keep tent")
    assert told in p.story("en", ["Ana", "Bo"])


def test_events_carry_plain_data() -> None:
    p = at(HIGH.format("", ""), kept="snow:3 tent:2")
    p.play("roll snow:2")
    roll, blizzard = p.events
    assert (roll.seat, roll.rule, roll.data) == (0, "Y9", {"dice": {"snow": 2}})
    assert (blizzard.rule, blizzard.data) == ("Y14", {"steps": 7, "yeti": 57, "held": 2})


def test_every_event_has_its_sentence() -> None:
    folder = Path(cordee.__file__).parent / "games/yeti"
    told = set(re.findall(r'Event\(\s*"([\w-]+)"', (folder / "story.py").read_text()))
    assert {"photo", "stands", "next"} <= told
    for locale in ("en", "fr"):
        keys = re.findall(
            r"^story-([\w-]+) =", (folder / f"{locale}.ftl").read_text(), re.MULTILINE
        )
        assert told <= set(keys)


def test_a_choice_says_what_follows_from_it_and_not_from_all() -> None:
    position = at(HIGH.format("", ""), "climb", kept="sherpa:2 print:3 tent:2")
    told = {move.text: words for move, words in position.presented().choices().items()}
    assert told == {
        "climb 1": "climb 1 level: on the peak, prints ×4, peak token 8"
        " → +12 points for prints; too few tents, you sleep on level 2",
        "climb 0": "do not climb: on level 2, prints ×3"
        " → +9 points for prints; you camp on level 2",
    }


def test_symbols_say_what_they_are_for() -> None:
    position = at(HIGH.format("", ""), "keep", rolled="coin:1 print:2 tent:1 sherpa:3")
    told = {move.text: words for move, words in position.presented().choices().items()}
    assert told["keep print"] == "keep 2 prints: +2 at base camp, +8 on the peak"
    assert told["keep tent"] == "keep 1 tent, to stay up there"
    assert told["keep sherpa"] == "keep 3 sherpas, to climb"
    assert told["keep coin"] == "keep 1 coin, to buy"
