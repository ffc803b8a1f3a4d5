"""What the documents show runs as written."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cordee.engine import contract
from cordee.engine.fair import FairDice, Mix
from cordee.engine.position import Position
from cordee.terminal import entry
from cordee.terminal.admin_cli import admin
from cordee.web.server.settings import Settings

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert found, f"no {language} in {document}"
    return found


def run_python(document: str) -> None:
    """All that a page shows, one block after the other."""
    names: dict[str, object] = {}
    for block in blocks(document, "python"):
        exec(compile(block, document, "exec"), names)  # noqa: S102


def test_the_python_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    run_python("README.md")
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
        command, _, file = line.partition(" > ")
        monkeypatch.setattr("sys.argv", command.split())
        monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
        with pytest.raises(SystemExit) as ended:
            entry.main()
        captured = capsys.readouterr()
        assert (line, ended.value.code, captured.err) == (line, 0, "")
        assert captured.out
        if file:
            (tmp_path / file).write_text(captured.out, encoding="utf-8")
    assert (tmp_path / "table.svg").read_text().startswith("<svg")


def test_the_python_of_the_bridges_page(capsys: pytest.CaptureFixture[str]) -> None:
    run_python("docs/bridges.md")
    out = capsys.readouterr().out
    assert "Outcome(winners=" in out
    assert "2 65 214\n{0: 'keep none', " in out


def test_the_dice_of_the_records_page() -> None:
    names: dict[str, object] = {}
    exec(blocks("docs/records.md", "python")[0], names)  # noqa: S102
    outcome = names["outcome"]
    assert callable(outcome)
    dice = FairDice.of_seed(1)
    odds = [0.1, 0.2, 0.3, 0.4]
    salt_of = names["salt_of"]
    assert callable(salt_of)
    given = ("0" * 32, "", "f" * 32)
    salted = FairDice(dice.secret, (Mix(given),))
    for event in range(50):
        assert outcome(dice.secret, event, odds) == dice.pick(event, odds)
        assert outcome(dice.secret, event, odds, salt_of(given)) == salted.pick(event, odds)


def test_the_page_on_games_has_the_contract() -> None:
    assert contract.page() in (ROOT / "docs/write-your-own-game.md").read_text(encoding="utf-8")


def test_the_code_of_the_page_on_games_is_pigs_own() -> None:
    games = ROOT / "src/cordee/games"
    shown = 0
    names: dict[str, object] = {}
    for block in blocks("docs/write-your-own-game.md", "python"):
        first, _, code = block.partition("\n")
        if first.startswith("# "):
            name = first.removeprefix("# ")
            file = games / "__init__.py" if name == "games/__init__.py" else games / "pig" / name
            assert code in file.read_text(encoding="utf-8"), code
            shown += 1
        else:
            exec(compile(block, "write-your-own-game.md", "exec"), names)  # noqa: S102
    assert shown >= 10
    assert isinstance(names["position"], Position)


EXAMPLES = {
    "play_a_game.py": "Kept in yeti.cordee, drawn in yeti.svg.",
    "my_bot.py": "Hold at twenty won",
    "another_route.py": "long_route.toml: summit on 60",
    "first_seat.py": "vertical: the first seat wins 0.",
    "learn_yeti.py 1000": "After 1000 steps of 1024 games: it wins 9",  # of ten, at least
    "openspiel_mcts.py 8": "OpenSpiel's search has won: True.",
}


def test_every_example_is_run() -> None:
    there = {path.name for path in (ROOT / "examples").glob("*.py")}
    run = {name.split()[0] for name in EXAMPLES}
    assert there == run | {"bot_client.py"}  # that one in tests/web/test_api.py


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str, tmp_path: Path) -> None:
    file, *arguments = name.split()
    script = ROOT / "examples" / file
    assert 20 <= len(script.read_text().splitlines()) <= 40
    ran = subprocess.run(
        [sys.executable, str(script), *arguments],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert EXAMPLES[name] in ran.stdout


@pytest.mark.parametrize(
    "document",
    [
        "README.md",
        "docs/write-your-own-game.md",
        "docs/api.md",
        "docs/architecture.md",
        "docs/bridges.md",
        "docs/deploy.md",
        "docs/privacy.md",
    ],
)
def test_files_named_in_documents_are_there(document: str) -> None:
    page = ROOT / document
    prose = re.sub(r"`[^`\n]+`", "", page.read_text(encoding="utf-8"))  # code is no link
    for target in re.findall(r"\]\(([\w./-]+)\)", prose):
        assert (page.parent / target).exists(), target


def test_the_pages_on_privacy_and_servers_have_the_defaults() -> None:
    keep = Settings("").keep
    page = (ROOT / "docs/privacy.md").read_text(encoding="utf-8")
    for name, days in vars(keep).items():
        assert re.search(
            rf"{days:.0f} days[^|]*\| `--keep-{name}`, `CORDEE_KEEP_{name.upper()}`", page
        )
    deploy = (ROOT / "docs/deploy.md").read_text(encoding="utf-8")
    for name, days in vars(keep).items():
        assert f"CORDEE_KEEP_{name.upper()}={days:.0f}" in deploy


def test_the_page_on_servers_names_every_command_of_admin() -> None:
    page = (ROOT / "docs/deploy.md").read_text(encoding="utf-8")
    for command in admin.registered_commands:
        assert re.search(rf"`(cordee admin )?{command.name}\b", page), command.name
