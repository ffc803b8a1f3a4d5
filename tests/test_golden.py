"""What the games did when they were right: whole games, position by position.

`python -m tests.test_golden [NAME]` writes them anew, after a change of the rules.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cordee
from cordee.engine.record import Record
from cordee.games import REGISTER

FOLDER = Path(__file__).with_name("golden")
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "yeti-2-none": ("yeti", 2, {"weather": "none"}),
    "yeti-3-mixed": ("yeti", 3, {"weather": "mixed"}),
    "yeti-4-good": ("yeti", 4, {"weather": "good"}),
    "yeti-5-bad": ("yeti", 5, {"weather": "bad"}),
    "himalaya-2": ("himalaya", 2, {}),
    "himalaya-3": ("himalaya", 3, {}),
    "himalaya-5": ("himalaya", 5, {}),
    "matterhorn-2-1": ("matterhorn", 2, {"summit": 1}),
    "matterhorn-3-2": ("matterhorn", 3, {"summit": 2}),
    "matterhorn-4-1": ("matterhorn", 4, {"summit": 1}),
    "vertical-2": ("vertical", 2, {}),
    "vertical-4": ("vertical", 4, {}),
    "vertical-5": ("vertical", 5, {}),
    "pig-3": ("pig", 3, {}),
}
PLANS = {
    "yeti": ("print", "coin", "sherpa", "tent", "photo", "buy", "use", "turn", "climb", "bargain"),
    "himalaya": ("climber", "rope", "recover", "card", "sherpa"),
    "matterhorn": ("summit", "stop", "move", "token", "drop", "block"),
    "vertical": ("equip", "cave", "zip", "step", "place"),
    "pig": ("again",),
}
"""What whoever plays the golden games likes, the dearest first."""


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


def test_golden_games_come_to_an_end() -> None:
    assert {game for game, _, _ in GAMES.values()} == PLANS.keys() <= REGISTER.keys()
    assert {path.stem for path in FOLDER.iterdir()} == GAMES.keys()
    assert all(cordee.read(FOLDER / f"{name}.cordee").shares for name in GAMES)


def write(names: list[str]) -> None:
    """Games of someone who likes whatever stands early in PLANS, and errs now and then."""
    for name in names:
        game, players, options = GAMES[name]
        position = cordee.game(game).new(
            players, seed=f"golden {name.removeprefix('yeti-')}", **options
        )
        choose = Random(name.removeprefix("yeti-"))
        while position.actor is not None:
            if position.actor == "chance":
                position.roll()
                continue
            moves = position.moves()
            liked = [m for plan in PLANS[game] for m in moves if plan in m.text] or moves
            position.play(choose.choice(moves) if choose.random() < 0.3 else liked[0])
        record = Record.of(position, date="2026-01-01")
        record.save(FOLDER / f"{name}.cordee")
        golden = {"digest": digest(record), "end": position.to_dict()}
        (FOLDER / f"{name}.json").write_text(json.dumps(golden, indent=1) + "\n")


if __name__ == "__main__":
    write(sys.argv[1:] or list(GAMES))
