"""Every game keeps the contract, with every option and player count."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as how_often
from hypothesis import strategies as st

import cordee
from cordee import testing
from cordee.games import REGISTER

GAMES = {name: cordee.game(name) for name in REGISTER}
SETTINGS = [(name, setting) for name, game in GAMES.items() for setting in testing.settings(game)]

NO_TILES = dict.fromkeys(("plain", "axe", "crampons", "ladder", "cave", "danger", "fall"), 0)
OTHER_BOXES: dict[str, dict[str, Any]] = {
    "yeti": {"start": 12, "blizzard": [2, 2, 2, 2]},  # soon at the end, and pushed about more
    "himalaya": {
        "route": {
            "length": 20,
            "camps": [6, 8, 17],
            "cave": 7,
            "slides": [[10, 1], [19, 6], [13, 12]],
            "snow": [9, 18],
        }
    },
    "matterhorn": {"bottom": 8, "tokens": 10},  # rows fill up, and the box runs empty
    "vertical": {
        "pile": [
            dict.fromkeys(("plain", "axe", "crampons", "ladder", "danger"), 0) | {"cave": 9},
            dict.fromkeys(("plain", "axe", "crampons", "ladder", "cave", "danger"), 0)
            | {"fall": 3},
            {"plain": 20, "fall": 9},
        ],
        "tokens": 4,
    },
    "pig": {"goal": 2},
}
BOXED = {name: cordee.game(name, components=box) for name, box in OTHER_BOXES.items()}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "setting"), SETTINGS, ids=lambda part: str(part))
def test_every_player_count_and_option(name: str, setting: testing.Setting) -> None:
    for check in testing.CHECKS:
        check(testing.sample(GAMES[name], setting))


@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", GAMES)
@how_often(max_examples=2, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_random_games(name: str, check: testing.Check, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([GAMES[name], BOXED.get(name, GAMES[name])]))
    seed = data.draw(st.integers(0, 2**32))
    setting = data.draw(st.sampled_from(testing.settings(game, (seed,))))
    check(testing.sample(game, setting, each=2, ends=1))


def test_other_boxes_are_other_ones() -> None:
    assert OTHER_BOXES.keys() <= REGISTER.keys()
    assert not any(game.is_shipped for game in BOXED.values())
