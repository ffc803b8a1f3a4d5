"""What the tables of all games at a terminal share."""

from __future__ import annotations

import pytest

from cordee.ink.console import cut


@pytest.mark.parametrize(
    ("name", "most", "shown"),
    [
        ("Ana", 10, "Ana"),
        ("bot quick 1", 10, "bot qui… 1"),
        ("bot quick 12", 10, "bot qu… 12"),
        ("Maximiliane", 10, "Maximilia…"),
        ("12345678901", 10, "123456789…"),
    ],
)
def test_a_name_that_is_cut_keeps_its_number(name: str, most: int, shown: str) -> None:
    assert cut(name, most) == shown
    assert len(shown) <= most
