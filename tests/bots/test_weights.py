"""What a judge has learned, as a file: read as it was written, refused when something is wrong."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cordee
from cordee import bots, games
from cordee.bots import evaluator, weights
from cordee.bots.judge import Weights
from cordee.bots.search import Search
from cordee.bots.weights import FILE, LARGEST, judge_of, read, write
from cordee.engine.errors import CordeeError
from cordee.engine.kernel import folder_of
from cordee.words import LOCALES, speaker

from .planted import planted

GAME = cordee.game("pig")


def kept(folder: Path) -> Path:
    """A file with a judge of Pig whose numbers are all different."""
    judge = planted(GAME)
    count = 0
    parts = []
    for part in judge.weights:
        numbers = np.arange(count, count + part.size, dtype=np.float32) / 64
        parts.append(numbers.reshape(part.shape))
        count += part.size
    path = folder / FILE
    write(replace(judge, weights=Weights(*parts)), path)
    return path


def test_a_judge_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = kept(tmp_path)
    judge = read(path, GAME)
    again = tmp_path / "again"
    write(judge, again)
    assert again.read_bytes() == path.read_bytes()
    flat = np.concatenate([part.ravel() for part in judge.weights])
    assert flat.tolist() == (np.arange(len(flat)) / 64).tolist()
    assert all(part.dtype == np.float32 for part in judge.weights)
    assert judge.made == {"by": "hand"}
    assert judge.players == tuple(range(GAME.players[0], GAME.players[1] + 1))
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("name", ["yeti", "himalaya", "matterhorn", "vertical"])
def test_those_that_ship_are_small_and_know_every_table_of_their_game(name: str) -> None:
    game = cordee.game(name)
    path = folder_of(game.package) / FILE
    assert path.stat().st_size < LARGEST == 300_000
    judge = read(path, game)
    for players in range(game.players[0], game.players[1] + 1):
        assert judge.covers(game.new(players, seed=1).table)
    assert judge.made["seconds"] > 0


Change = Callable[[dict[str, Any], bytes], tuple[object, bytes]]


def told(**changes: object) -> Change:
    return lambda head, arrays: ({**head, **changes}, arrays)


def without(key: str) -> Change:
    return lambda head, arrays: ({k: v for k, v in head.items() if k != key}, arrays)


def signed(arrays: bytes) -> Change:
    """Other arrays, with the digest that belongs to them."""
    return lambda head, _: ({**head, "sha256": hashlib.sha256(arrays).hexdigest()}, arrays)


def cut_and_signed(head: dict[str, Any], arrays: bytes) -> tuple[object, bytes]:
    return signed(arrays[:-2])(head, arrays)


def no_numbers(head: dict[str, Any], arrays: bytes) -> tuple[object, bytes]:
    return signed(b"\x00\x7e" + arrays[2:])(head, arrays)


FAULTS: dict[str, tuple[Change, str]] = {
    "another digest": (told(sha256="0" * 64), "judge-damaged"),
    "a byte that flipped": (
        lambda head, arrays: (head, bytes([arrays[0] ^ 1]) + arrays[1:]),
        "judge-damaged",
    ),
    "truncated": (lambda head, arrays: (head, arrays[:-7]), "judge-damaged"),
    "truncated and signed": (cut_and_signed, "judge-damaged"),
    "an odd number of bytes": (signed(b"123"), "judge-damaged"),
    "no numbers": (no_numbers, "judge-damaged"),
    "no arrays": (lambda head, _: (head, b""), "judge-damaged"),
    "another format": (told(**{"cordee judge": weights.FORMAT - 1}), "judge-other"),
    "another game": (told(game="yeti"), "judge-other"),
    "another version of what is seen": (told(sight=99), "judge-other"),
    "other sizes": (told(seen=[1, 2, 3]), "judge-other"),
    "other units": (told(units=[4, 4, 4]), "judge-damaged"),
    "two kinds of units": (told(units=[4, 4]), "judge-damaged"),
    "units in words": (told(units=["a", "b", "c"]), "judge-damaged"),
    "no units": (without("units"), "judge-damaged"),
    "no players": (without("players"), "judge-damaged"),
    "players in words": (told(players=3), "judge-damaged"),
    "no box": (without("box"), "judge-damaged"),
    "another box": (told(box={"start": [[1], [2]]}), "judge-damaged"),
    "a box without an upper bound": (told(box={"goal": [[1]]}), "judge-damaged"),
    "bounds of too many numbers": (told(box={"goal": [[1, 1], [2, 2]]}), "judge-damaged"),
    "bounds in words": (told(box={"goal": [["a"], ["b"]]}), "judge-damaged"),
    "how it was made is no table": (told(made=3), "judge-damaged"),
    "no digest": (without("sha256"), "judge-damaged"),
    "a list": (lambda _, arrays: ([1, 2], arrays), "judge-damaged"),
    "a number": (lambda _, arrays: (7, arrays), "judge-damaged"),
}
RAW = {
    "empty": b"",
    "not JSON": b"this is not JSON\n1234",
    "not text": b"\xff\xfe\x00\n1234",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(200),
}


def spoil(path: Path, change: Change) -> None:
    head, _, arrays = path.read_bytes().partition(b"\n")
    other, rest = change(json.loads(head), arrays)
    path.write_bytes(json.dumps(other).encode() + b"\n" + rest)


@pytest.mark.parametrize("what", FAULTS)
def test_a_file_with_a_fault_is_refused_in_both_languages(what: str, tmp_path: Path) -> None:
    change, key = FAULTS[what]
    path = kept(tmp_path)
    spoil(path, change)
    with pytest.raises(CordeeError) as refused:
        read(path, GAME)
    assert refused.value.key == key
    for locale in LOCALES:
        sentence = speaker(locale)(key, **refused.value.arguments)
        assert sentence.startswith(FILE)
        assert "{" not in sentence


@pytest.mark.parametrize("what", RAW)
def test_a_file_that_is_none_of_ours_is_refused(what: str, tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(RAW[what])
    with pytest.raises(CordeeError) as refused:
        read(path, GAME)
    assert refused.value.key == "judge-damaged"


# In a game's folder


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where judges are looked for; nothing is known about any game yet."""
    monkeypatch.setattr(weights, "folder_of", lambda _package: tmp_path)
    monkeypatch.setattr(weights, "_known", {})
    monkeypatch.setattr(evaluator, "_made", {})
    return tmp_path


def test_a_damaged_file_is_logged_once_and_the_formulas_play(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = cordee.game("yeti")
    (folder / FILE).write_bytes(b"damaged")
    with caplog.at_level(logging.WARNING, "cordee"):
        assert judge_of(game) is None
        assert judge_of(game) is None
        position = game.new(2, seed=1)
        position.roll()
        thoughts = [
            Search(simulations=50, seed=1, judge=judge).think(position) for judge in (True, False)
        ]
    assert thoughts[0].shares == thoughts[1].shares
    assert bots.ask(bots.make("judge:50", 1), position) in position.moves()
    (logged,) = [record.getMessage() for record in caplog.records if record.name == "cordee"]
    assert logged.startswith("yeti: ")
    assert FILE in logged


def test_a_file_that_cannot_be_read_is_logged(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / FILE).mkdir()
    with caplog.at_level(logging.WARNING, "cordee"):
        assert judge_of(GAME) is None
    assert len(caplog.records) == 1


def test_no_file_is_no_fault(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert not list(folder.iterdir())
    with caplog.at_level(logging.WARNING, "cordee"):
        assert judge_of(GAME) is None
    assert not caplog.records


def test_a_sound_file_is_found_and_played_by(folder: Path) -> None:
    kept(folder)
    assert judge_of(GAME) is judge_of(GAME) is not None
    position = GAME.new(2, seed=1)
    while position.actor == "chance":
        position.roll()
    assert evaluator.is_judged(position)
    assert bots.ask(bots.make("judge:50", 1), position) in position.moves()


# For which tables


def test_it_covers_the_numbers_of_players_and_the_boxes_that_it_has_seen() -> None:
    judge = replace(planted(GAME), players=(2, 4), box={"goal": ([50], [120])})
    covered = {
        (players, goal): judge.covers(
            cordee.game("pig", components={"goal": goal}).new(players, seed=1).table
        )
        for players in (2, 3, 4)
        for goal in (49, 50, 120, 121)
    }
    assert {key for key, yes in covered.items() if yes} == {(2, 50), (2, 120), (4, 50), (4, 120)}


@pytest.mark.parametrize("name", ["yeti", "himalaya", "matterhorn", "vertical"])
def test_with_another_number_of_players_the_formulas_judge(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load(name)
    judge = judge_of(game)
    assert judge is not None
    monkeypatch.setitem(weights._known, game.package, replace(judge, players=(3,)))
    assert not evaluator.is_judged(game.new(2, seed=1))
    assert evaluator.is_judged(game.new(3, seed=1))
