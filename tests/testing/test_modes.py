"""Every game plays alike compiled, with bounds checked, and interpreted."""

from __future__ import annotations

import pytest

import cordee
from cordee import testing
from cordee.games import REGISTER

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", REGISTER)
def test_compiled_bounds_checked_and_interpreted_agree(name: str) -> None:
    testing.check_modes(cordee.game(name))
