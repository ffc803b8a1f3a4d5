"""What Yeti did when it was right: whole games, and how many ways there are to go on.

`python -m tests.games.yeti.test_golden` writes the games anew, after a change of the rules.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

import cordee
from cordee.engine.position import Position
from cordee.engine.record import Record

from .drawing import GAME, at

FOLDER = Path(__file__).with_name("golden")
GAMES = {f"{players}-{weather}": (players, weather) for players, weather in (
    (2, "none"), (3, "mixed"), (4, "good"), (5, "bad"))}  # fmt: skip
PLANS = ("print", "coin", "sherpa", "tent", "photo", "buy", "use", "turn", "climb", "bargain")


def digest(record: Record) -> str:
    """One number for every position of a game and every list of legal moves."""
    position = record.position(0)
    seen = hashlib.sha256()
    for event in record.events:
        texts = [str(move) for move in position.moves()]
        seen.update(json.dumps([position.to_dict(), texts]).encode())
        position.play(event.text)
    return seen.hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_are_played_as_ever(name: str) -> None:
    record = cordee.read(FOLDER / f"{name}.cordee")
    expected = json.loads((FOLDER / f"{name}.json").read_text())
    assert record.verify().matches
    assert record.position().to_dict() == expected["end"]
    assert digest(record) == expected["digest"]


def count(position: Position, depth: int) -> int:
    """How many ways there are to play so many plies."""
    if depth == 0 or position.actor is None:
        return 1
    if depth == 1:
        return len(position.codes())
    total = 0
    for move in position.moves():
        position.play(move)
        total += count(position, depth - 1)
        position.undo()
    return total


SHERPAS = r"""
      /     \      A 12 guide goggles purse
     /   A   \     B 48 lens radio
    /         \
   /     B     \
"""


@pytest.mark.parametrize(
    ("players", "weather", "counts"),
    [
        (2, "none", (210, 634, 37_605)),
        (3, "none", (126, 354, 13_199)),
        (2, "good", (6, 30, 6300, 21_895)),
        (2, "mixed", (12, 120, 25_200, 82_480)),
    ],
)
def test_move_counts_from_the_start(players: int, weather: str, counts: tuple[int, ...]) -> None:
    position = GAME.new(players, weather=weather)
    assert tuple(count(position, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(
    ("phase", "dice", "weather", "counts"),
    [
        ("before", "snow:2 coin:2 sherpa:2 tent:1", None, (2, 9)),
        ("snow", "snow:3 coin:2 sherpa:2", None, (5, 23)),
        ("coins", "coin:3 sherpa:2 tent:2", "market+", (7, 22)),
        ("before", "snow:2 coin:2 sherpa:2 tent:1", "bargain+", (18, 50)),
    ],
)
def test_move_counts_within_a_turn(
    phase: str, dice: str, weather: str | None, counts: tuple[int, ...]
) -> None:
    position = at(SHERPAS, phase, kept=dice, weather=weather)
    assert tuple(count(position, depth) for depth in (1, 2)) == counts


def write() -> None:
    """Games of someone who likes whatever stands early in PLANS, and errs now and then."""
    FOLDER.mkdir(exist_ok=True)
    for name, (players, weather) in GAMES.items():
        position = GAME.new(players, weather=weather, seed=f"golden {name}")
        choose = Random(name)
        while position.actor is not None:
            if position.actor == "chance":
                position.roll()
                continue
            moves = position.moves()
            liked = [m for plan in PLANS for m in moves if plan in m.text] or moves
            position.play(choose.choice(moves) if choose.random() < 0.3 else liked[0])
        record = Record.of(position, date="2026-01-01")
        record.save(FOLDER / f"{name}.cordee")
        golden = {"digest": digest(record), "end": position.to_dict()}
        (FOLDER / f"{name}.json").write_text(json.dumps(golden, indent=1) + "\n")


if __name__ == "__main__":
    write()
