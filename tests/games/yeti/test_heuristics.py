"""What Yeti knows about playing it well."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cordee
from cordee import bots, testing
from cordee.engine.position import Position
from cordee.games.yeti import heuristics
from cordee.lab.arena import played
from cordee.lab.match import Match

from .drawing import GAME, at


def shares(position: Position) -> list[float]:
    """What `value` says."""
    out = np.zeros(5)
    heuristics.value(position.table[0], out)
    return [float(share) for share in out[: position.players]]


def quick(position: Position) -> str:
    return bots.make("quick", seed=1).choose(position.without_dice()).text


def first_sight(position: Position) -> dict[str, float]:
    codes = np.array(position.codes(), np.int32)
    out = np.zeros(len(codes))
    heuristics.weigh(position.table[0], codes, len(codes), out)
    return dict(zip([move.text for move in position.moves()], out.tolist(), strict=True))


def noted(position: Position) -> Any:
    notes = np.zeros(heuristics.NOTES)
    heuristics.solve(position.table[0], notes)
    return notes


def hopes(position: Position, notes: Any) -> dict[str, float]:
    """What the solution of the turn says of each move; nothing if it says nothing."""
    codes = np.array(position.codes(), np.int32)
    out = np.zeros(len(codes))
    if not heuristics.solved(position.table[0], notes, codes, len(codes), out):
        return {}
    return dict(zip([move.text for move in position.moves()], out.tolist(), strict=True))


# The solution of a turn against a search through everything, by the positions alone


def searched(position: Position, seat: int) -> float:
    """What a position is worth to a seat that plays its turn as well as it can."""
    if position.outcome is not None:
        return position.outcome.shares[seat]
    if position.turn != seat:
        return shares(position)[seat]
    after = []
    for move in position.moves():
        position.play(move)
        after.append(searched(position, seat))
        position.undo()
    if position.actor == "chance":
        return sum(odds * share for odds, share in zip(position.odds(), after, strict=True))
    return max(after)


def searched_moves(position: Position) -> dict[str, float]:
    seat, found = position.turn, {}
    for move in position.moves():
        after = position.copy()
        after.play(move)
        found[move.text] = searched(after, seat)
    return found


EARLY = r"""
      /   \       A 12
     / A   \      B 20
    /   B   \     yeti:50
   /         \
"""
TILES = r"""
      /   \       A 12 goggles guide purse
     / A   \      B 20 bivouac
    /   B   \     yeti:50
   /         \
"""
RADIO = EARLY.replace("A 12", "A 12 radio")
PHOTO_FINISH = EARLY.replace("A 12", "A 58").replace("B 20", "B 49")
CASES: dict[str, tuple[str, str, str, dict[str, Any]]] = {
    "two dice": (EARLY, "coin:3 sherpa:1 tent:1", "snow:1 print:1", {}),
    "three dice": (EARLY, "coin:2 sherpa:1 tent:1", "coin:1 print:1 tent:1", {}),
    "a snow to turn": (EARLY, "snow:2 coin:1 sherpa:2", "snow:1 tent:1", {}),
    "a blizzard": (EARLY, "snow:3 coin:1 sherpa:1", "snow:1 tent:1", {}),
    "tiles": (TILES, "snow:1 coin:1 sherpa:2 tent:1", "sherpa:1 tent:1", {}),
    "a radio": (RADIO, "coin:2 sherpa:1 tent:1", "coin:1 print:1 tent:1", {}),
    "thaw": (EARLY, "snow:1 coin:1 sherpa:2 tent:1", "snow:1 tent:1", {"weather": "thaw+"}),
    "clear": (EARLY, "coin:2 sherpa:1 tent:1", "coin:1 print:1 tent:1", {"weather": "clear+"}),
    "no thaw": (EARLY, "snow:2 coin:1 sherpa:2", "snow:1 tent:1", {"weather": "thaw-"}),
    "bargain": (EARLY, "coin:3 sherpa:1 tent:1", "snow:1 print:1", {"weather": "bargain+"}),
    "goggles, too": (TILES, "coin:3 sherpa:2", "snow:1 print:1", {"weather": "bargain+"}),
    "the last turn": (PHOTO_FINISH, "coin:1 print:3 tent:1", "coin:1 print:1", {"turn": "B"}),
}


@pytest.mark.parametrize("case", CASES)
def test_a_keep_is_worth_what_a_search_through_everything_says(case: str) -> None:
    picture, kept, rolled, more = CASES[case]
    position = at(picture, "keep", kept=kept, rolled=rolled, **more)
    found = hopes(position, noted(position))
    assert found == pytest.approx(searched_moves(position))
    assert len(found) > 1


def test_what_follows_the_last_roll_is_worked_out_too() -> None:
    lower = TILES.replace("/ A   \\ ", "/     \\ ").replace("/   B   ", "/ A B   ")
    position = at(lower, "keep", kept="snow:2 coin:2 sherpa:2", rolled="tent:1")
    notes = noted(position)
    questions = set()
    position.play("keep tent")
    for move in ("reroll one", "roll snow:1", "use purse", "photo 3", "use guide", "climb 2"):
        if position.actor != "chance":
            questions.add(position.to_dict()["phase"])
            assert hopes(position, notes) == pytest.approx(searched_moves(position))
        position.play(move)
    assert questions == {"before", "coins", "sherpas", "climb"}


def test_a_whole_turn_is_worth_what_its_first_roll_leads_to() -> None:
    before = at(EARLY)
    notes = noted(before)
    whole = notes[0]
    total = 0.0
    for move in before.moves():
        after = before.copy()
        after.play(move)
        assert move.probability is not None
        if after.actor == "chance":  # nothing but snow; then there is no die left
            continue
        if after.to_dict()["phase"] == "keep":
            total += move.probability * max(hopes(after, notes).values())
        else:
            total += move.probability * searched(after, 0)
    assert total == pytest.approx(whole)


def test_nothing_is_worked_out_before_the_weather_is_known() -> None:
    position = GAME.new(2, seed=1, weather="mixed")
    notes = noted(position)
    while position.actor == "chance":
        position.roll()
    assert hopes(position, notes) == {}
    assert hopes(position, noted(position)) != {}


def test_the_last_turn_takes_the_win_that_is_there() -> None:
    position = at(
        r"""
          /   \       A 52
         /     \      B 46
        /       \     yeti:50
       /   AB    \
        """,
        "coins",
        kept="coin:4 print:1 sherpa:1 tent:1",
        turn="B",
        ending=True,
    )
    found = hopes(position, noted(position))
    assert found["photo 4"] == 1.0
    assert found["buy lens"] < found["photo 4"]
    assert bots.make("search", seed=1).choose(position.without_dice()).text == "photo 4"


# What a position is worth


@pytest.mark.parametrize("setting", testing.settings(GAME), ids=str)
def test_shares_are_shares(setting: testing.Setting) -> None:
    for position in testing.sample(GAME, setting, ends=0).positions:
        found = shares(position)
        assert sum(found) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in found)
        if position.outcome is not None:
            assert found == pytest.approx(position.outcome.shares)


LEVEL_TABLE = r"""
      /   \       A 20
     /     \      B 20
    /       \     yeti:50
   /   AB    \
"""


@pytest.mark.parametrize(
    "better",
    [
        LEVEL_TABLE.replace("A 20", "A 26"),
        LEVEL_TABLE.replace("A 20", "A 20 bivouac"),
        LEVEL_TABLE.replace("A 20", "A 20 lens"),
        LEVEL_TABLE.replace("A 20", "A 20 held:2").replace("yeti:50", "yeti:57"),
        LEVEL_TABLE.replace("/     \\ ", "/  A  \\ ").replace("AB", " B"),
    ],
)
def test_points_tiles_dice_and_height_are_worth_something(better: str) -> None:
    assert shares(at(better, turn="B"))[0] > shares(at(LEVEL_TABLE, turn="B"))[0] + 0.02


def test_who_has_a_turn_more_is_better_off() -> None:
    to_play, has_played = at(LEVEL_TABLE, turn="A"), at(LEVEL_TABLE, turn="B")
    assert shares(has_played)[1] > shares(to_play)[1] + 0.05


def test_a_lead_tells_more_the_nearer_the_end() -> None:
    near = LEVEL_TABLE.replace("A 20", "A 44").replace("B 20", "B 36")
    far = LEVEL_TABLE.replace("A 20", "A 14").replace("B 20", "B 6")
    assert shares(at(near))[0] > shares(at(far))[0] > 0.5


def test_with_other_components_it_works_as_well() -> None:
    game = cordee.game("yeti", components={"start": 12, "photos": [2, 4, 6, 8, 10, 12, 14]})
    position = game.new(3, seed=1)
    position.roll()
    assert sum(shares(position)) == pytest.approx(1)
    assert set(hopes(position, noted(position))) == {move.text for move in position.moves()}


# First sight


@pytest.mark.parametrize(
    ("phase", "dice", "move"),
    [
        ("keep", {"rolled": "coin:5 sherpa:1 tent:1"}, "keep coin"),
        ("keep", {"kept": "coin:2", "rolled": "coin:1 tent:2 print:2"}, "keep coin"),
        ("snow", {"kept": "snow:3 print:4"}, "turn sherpa"),
        ("coins", {"kept": "coin:7"}, "photo 7"),
        ("coins", {"kept": "coin:3 print:4"}, "buy porter"),
        ("climb", {"kept": "sherpa:3 tent:2 print:2"}, "climb 2"),
    ],
)
def test_at_first_sight(phase: str, dice: dict[str, Any], move: str) -> None:
    start = LEVEL_TABLE.replace("20", "0")
    assert quick(at(start, phase, **dice)) == move


def test_a_print_looks_better_higher_up() -> None:
    dice: dict[str, Any] = {"rolled": "print:3 coin:2 tent:1 snow:1"}
    low, high = at(LEVEL_TABLE, "keep", **dice), at(EARLY, "keep", **dice)
    assert first_sight(high)["keep print"] > first_sight(low)["keep print"]


def test_quick_beats_random() -> None:
    assert played(Match("yeti", ("quick", "random")), 10).interval("quick").share >= 0.9
