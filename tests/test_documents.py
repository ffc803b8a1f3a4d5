"""What the documents show runs as written."""

from __future__ import annotations

import ast
import io
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cordee
from cordee import bots
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


def test_the_python_of_the_lab() -> None:
    run_python("docs/lab.md")


def test_the_commands_of_the_readme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.toml").write_text(blocks("README.md", "toml")[0])
    assert run_commands("README.md", tmp_path, monkeypatch, capsys) >= 8
    assert (tmp_path / "table.svg").read_text().startswith("<svg")


def run_commands(
    document: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> int:
    """All commands that a page shows, in a folder of their own; how many there are."""
    monkeypatch.chdir(folder)
    commands = [line for block in blocks(document, "sh") for line in block.splitlines()]
    for line in commands:
        command, _, file = line.partition(" > ")
        told = run_command(command, monkeypatch, capsys, "1\nquit\n")
        assert told
        if file:
            (folder / file).write_text(told, encoding="utf-8")
    return len(commands)


TUTORIALS = sorted((ROOT / "docs/tutorial").glob("*.md"))


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_a_tutorial_runs_as_written(
    page: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    document = str(page.relative_to(ROOT))
    text = page.read_text(encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mybot", raising=False)  # another page has one, too
    for name, content in written_files(text):
        (tmp_path / name).write_text(content, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    if "```python\n" in text:
        run_python(document)
    assert run_commands(document, tmp_path, monkeypatch, capsys) >= 1


def written_files(text: str) -> list[tuple[str, str]]:
    """Files that a page shows, each a block that begins with its name as a comment."""
    shown = re.findall(r"^```\w+\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [(name[1], block) for block in shown if (name := re.match(r"# ([\w.-]+\.\w+)\n", block))]


def test_the_python_of_the_bridges_page(capsys: pytest.CaptureFixture[str]) -> None:
    run_python("docs/bridges.md")
    out = capsys.readouterr().out
    assert "Outcome(winners=" in out
    assert "2 65 214\n{0: 'keep none', " in out


def run_command(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str = ""
) -> str:
    """What a command line of a page prints; it must succeed."""
    monkeypatch.setattr("sys.argv", line.split())
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    with pytest.raises(SystemExit) as ended:
        entry.main()
    captured = capsys.readouterr()
    assert (line, ended.value.code, captured.err) == (line, 0, "")
    return captured.out


def test_the_page_on_bots_runs_as_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The class is saved as the page says; the example lies where it lies in the sources."""
    monkeypatch.delitem(sys.modules, "mybot", raising=False)  # another page has one, too
    page = "docs/write-your-own-bot.md"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    (block,) = blocks(page, "python")
    assert block.startswith("# mybot.py\n")
    (tmp_path / "mybot.py").write_text(block)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for line in "".join(blocks(page, "sh")).splitlines():
        if "exec:" not in line or shutil.which("perl"):
            assert run_command(line, monkeypatch, capsys, "quit\n")


@pytest.mark.skipif(shutil.which("perl") is None, reason="no perl here")
def test_the_transcript_of_the_page_on_bots_is_what_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    script = tmp_path / "tee.sh"
    script.write_text(f"#!/bin/sh\ntee {heard} | {ROOT / 'examples' / 'my_bot.pl'}\n")
    script.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    position = cordee.game("pig").new(2, seed=1)
    position.play("roll 4")
    bot = bots.make("exec:./tee.sh", "1 0 0")
    chosen = bots.ask(bot, position)
    bots.close(bot)
    text = (ROOT / "docs/write-your-own-bot.md").read_text(encoding="utf-8")
    told = [json.loads(line[2:]) for line in text.splitlines() if line.startswith("→ ")]
    assert list(map(json.loads, heard.read_text().splitlines())) == told
    answers = [json.loads(line[2:]) for line in text.splitlines() if line.startswith("← ")]
    assert answers == [{"protocol": 1}, {"move": chosen.text}]


def test_the_page_on_games_begins_with_a_command_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (line,) = "".join(blocks("docs/write-your-own-game.md", "sh")).splitlines()
    assert "cordee play summit_dash" in run_command(line, monkeypatch, capsys)
    assert (tmp_path / "summit_dash" / "pyproject.toml").exists()


def test_the_dice_of_the_records_page() -> None:
    names: dict[str, object] = {}
    for block in blocks("docs/records.md", "python"):
        exec(block, names)  # noqa: S102
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


def test_the_notebook_of_the_lab(capsys: pytest.CaptureFixture[str]) -> None:
    """Its cells run one after the other; whatever stands last in one shows itself."""
    notebook = json.loads((ROOT / "examples/lab.ipynb").read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    shown = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            *body, last = ast.parse("".join(cell["source"])).body
            if isinstance(last, ast.Expr):
                exec(compile(ast.Module(body, []), "lab.ipynb", "exec"), names)  # noqa: S102
                value = eval(compile(ast.Expression(last.value), "lab.ipynb", "eval"), names)  # noqa: S307
                shown += [value] if value is not None else []
            else:
                exec(compile(ast.Module([*body, last], []), "lab.ipynb", "exec"), names)  # noqa: S102
    position, study, report, chart = shown
    assert isinstance(position, Position)
    for drawn in (position, study):
        assert drawn._repr_svg_().startswith("<svg")
    assert "in the lab</h1>" in report._repr_html_()
    assert chart.to_dict()["layer"]
    out = capsys.readouterr().out
    assert re.search(r"The first seat wins \d\d\.\d% \[", out)
    assert re.search(r"\d+ of \d+ differences are real", out)


@pytest.mark.parametrize(
    "document",
    [
        "README.md",
        "docs/lab-questions.md",
        "docs/lab/himalaya.md",
        "docs/lab/matterhorn.md",
        "docs/lab/vertical.md",
        "docs/lab/yeti.md",
        "docs/bots.md",
        "docs/write-your-own-bot.md",
        "docs/write-your-own-game.md",
        "docs/api.md",
        "docs/architecture.md",
        "docs/bridges.md",
        "docs/deploy.md",
        "docs/judge.md",
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
