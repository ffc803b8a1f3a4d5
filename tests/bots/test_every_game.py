"""No bot ever makes an illegal move: every game, option and number of players."""

from __future__ import annotations

import pytest

from cordee import bots, games
from cordee.testing import Setting, settings

ALL = [
    pytest.param(name, setting, id=f"{name} {setting}")
    for name in games.REGISTER
    for setting in settings(games.load(name))
]
DECISIONS = 25


@pytest.mark.parametrize("bot", ["random", "quick", "search:12", "judge:12"])
@pytest.mark.parametrize(("name", "setting"), ALL)
def test_every_choice_is_legal(name: str, setting: Setting, bot: str) -> None:
    """Asked now and then in a random game, from its beginning to its end."""
    position = games.load(name).new(setting.players, seed="legal", **dict(setting.options))
    asked, other = bots.make(bot, seed=1), bots.make("random", seed=2)
    decisions = plies = 0
    while position.actor is not None and decisions < DECISIONS:
        plies += 1
        if position.actor == "chance":
            position.roll()
            continue
        before = position.table.tobytes()
        choice = bots.ask(asked if decisions < 5 or plies % 7 == 0 else other, position)
        assert choice in position.moves()
        assert position.table.tobytes() == before
        decisions += 1
        position.play(choice)
