"""What counts as another version."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordee.lab import versions


@pytest.mark.parametrize(
    ("name", "decides"),
    [
        ("games/yeti/rules.py", True),
        ("games/yeti/components.toml", True),
        ("games/yeti/judge.weights", True),
        ("games/yeti/en.ftl", False),
        ("web/live/room.py", False),
    ],
)
def test_whatever_decides_how_games_go_is_in_the_digest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, decides: bool
) -> None:
    monkeypatch.setattr(versions, "PACKAGE", tmp_path)
    file = tmp_path / name
    file.parent.mkdir(parents=True)
    found = []
    for content in (b"one", b"other"):
        file.write_bytes(content)
        found.append(versions._digest())
    assert (found[0] != found[1]) is decides
