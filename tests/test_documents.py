"""What the documents show runs as written."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from cordee.engine.fair import FairDice
from cordee.terminal import entry

ROOT = Path(__file__).parent.parent


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert found, f"no {language} in {document}"
    return found


def test_the_python_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in blocks("README.md", "python"):
        exec(compile(block, "README.md", "exec"), names)  # noqa: S102
    out = capsys.readouterr().out
    assert "['keep none', 'keep print', 'keep tent']" in out
    assert "Outcome(winners=" in out


def test_the_commands_of_the_readme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text(blocks("README.md", "toml")[0])
    commands = [line for block in blocks("README.md", "sh") for line in block.splitlines()]
    assert len(commands) >= 8
    for line in commands:
        monkeypatch.setattr("sys.argv", line.split())
        monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
        with pytest.raises(SystemExit) as ended:
            entry.main()
        captured = capsys.readouterr()
        assert (line, ended.value.code, captured.err) == (line, 0, "")
        assert captured.out
    assert (tmp_path / "table.svg").read_text().startswith("<svg")


def test_the_dice_of_the_records_page() -> None:
    names: dict[str, object] = {}
    exec(blocks("docs/records.md", "python")[0], names)  # noqa: S102
    outcome = names["outcome"]
    assert callable(outcome)
    dice = FairDice.of_seed(1)
    odds = [0.1, 0.2, 0.3, 0.4]
    for event in range(50):
        assert outcome(dice.secret, event, odds) == dice.pick(event, odds)


def test_files_named_in_the_readme_are_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([\w./-]+)\)", text):
        assert (ROOT / target).exists(), target
