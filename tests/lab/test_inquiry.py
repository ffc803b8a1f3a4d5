"""Inquiries that are interrupted, kept and gone on with: the same figures as in one go."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from cordee.engine.data import Data
from cordee.engine.errors import CordeeError
from cordee.lab.asking import inquired
from cordee.lab.inquiry import Inquiry, read
from cordee.lab.running import N, R, Stop, threads

QUESTIONS: dict[str, dict[str, Any]] = {
    "one box": {"game": "pig", "players": [2, 3], "games": 1300, "luck": 5},
    "several": {"game": "yeti", "players": 2, "games": 1100, "vary": ["start=40,60"], "luck": 2},
    "a pair": {"game": "pig", "players": 2, "games": 700, "against": {"goal": 40}, "luck": 3},
    "narrow": {"game": "pig", "players": [2, 3], "games": 90_000, "width": 0.06, "luck": 2},
    "thinking": {"game": "pig", "players": 2, "bots": "easy", "games": 10, "luck": 2},
}


class Briefly:
    """A place that stops after so many parts."""

    def __init__(self, parts: int) -> None:
        self._left, self._stop = parts, Event()

    def run(self, task: Callable[[N], R], numbers: Iterator[N], stop: Stop) -> Iterator[R]:
        assert not stop.is_set()
        for number in numbers:
            yield task(number)
            self._left -= 1
            if self._left == 0:
                self._stop.set()
                return

    def carry_on(self, inquiry: Inquiry) -> Inquiry:
        """Some parts more."""
        done = 0
        for played, total in inquiry.go_on(self, self._stop):
            assert done <= played <= total
            done = played
        return inquiry


def reread(inquiry: Inquiry) -> Inquiry:
    return Inquiry.of(json.loads(json.dumps(inquiry.to_dict(), allow_nan=False)))


@pytest.mark.parametrize("asked", QUESTIONS.values(), ids=QUESTIONS)
@pytest.mark.parametrize("parts", [1, 5])
def test_interrupted_again_and_again_it_gives_the_same_figures(
    asked: dict[str, Any], parts: int
) -> None:
    whole = inquired(**asked, command="cordee lab")
    for _ in whole.go_on(threads(2)):
        pass
    inquiry, times = inquired(**asked, command="cordee lab"), 0
    while not inquiry.is_complete:
        inquiry = Briefly(parts).carry_on(inquiry if times == 0 else reread(inquiry))
        times += 1
    assert times > 1
    assert json.dumps(inquiry.to_dict()) == json.dumps(whole.to_dict())
    assert "unfinished" not in whole.to_dict()


@pytest.fixture(scope="module")
def data() -> Data:
    inquiry = inquired("pig", [2, 3], games=1500, luck=3, command="cordee lab pig")
    return Briefly(14).carry_on(inquiry).to_dict()


def test_what_was_played_can_be_read_before_it_goes_on(data: Data) -> None:
    assert data["players"]["2"]["games"] == 1500
    assert data["players"]["3"]["games"] < 1500
    assert data["unfinished"]["games"] == 1500


def spoiled(**changes: object) -> Callable[[Data], None]:
    def spoil(data: Data) -> None:
        data["unfinished"] |= changes

    return spoil


def shorter(data: Data) -> None:
    data["unfinished"]["findings"]["2"]["tallies"][0]["moments"]["sums"] = "eJw="


def other_games(data: Data) -> None:
    data["unfinished"]["findings"]["2"]["tallies"][0]["games"] = 499


def of_nobody(data: Data) -> None:
    data["unfinished"]["findings"]["4"] = data["unfinished"]["findings"]["2"]


def another_box(data: Data) -> None:
    data["unfinished"]["boxes"][0]["digest"] = "0123456789ab"


def answered(data: Data) -> None:
    del data["unfinished"]


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (answered, "has been answered"),
        (spoiled(by="Cordée 0.0.1 (abc), Python 3.9"), "begun by another version.*Cordée 0.0.1"),
        (another_box, r"other numbers than the one here \(0123456789ab; here [0-9a-f]{12}\)"),
        (spoiled(bots="exec:./mybot"), "run code from this machine: exec:./mybot"),
        (spoiled(bots="clever"), "no bot “clever”"),
        (spoiled(game="chess"), "no game “chess”"),
        *(
            (spoil, "is not a question of the lab that was kept")
            for spoil in (
                lambda data: data.clear(),
                shorter,
                other_games,
                of_nobody,
                spoiled(games=-1),
                spoiled(games=1400),
                spoiled(players=[3, 2, 2]),
                spoiled(width="wide"),
                spoiled(boxes=[]),
                spoiled(command="\x1b[2J"),
                spoiled(findings=None),
            )
        ),
    ],
)
def test_a_file_of_anything_else_is_refused(
    data: Data, tmp_path: Path, spoil: Callable[[Data], None], says: str
) -> None:
    file = tmp_path / "lab.json"
    other = json.loads(json.dumps(data))
    spoil(other)
    file.write_text(json.dumps(other))
    with pytest.raises(CordeeError) as refused:
        read(file, trusted=False)
    for locale in ("en", "fr"):
        assert refused.value.text(locale)
    assert re.search(says, str(refused.value))
