"""Bots from outside: whatever they do, it is said who did it, what was answered, what was legal."""

from __future__ import annotations

import pickle
import time
from pathlib import Path

import pytest

import cordee
from cordee import bots
from cordee.bots import BotFault, outside
from cordee.engine.errors import UnknownName
from cordee.engine.position import Position

pytestmark = pytest.mark.fast
HERE = "tests.bots.mybots"


@pytest.fixture
def position() -> Position:
    """Pig, and somebody has 4 in the pot."""
    begun = cordee.game("pig").new(2, seed=1)
    begun.play("roll 4")
    return begun


def test_a_class_of_ones_own_plays_and_is_given_its_seed(position: Position) -> None:
    bot = bots.make(f"{HERE}:Holder", "7")
    assert bots.ask(bot, position).text == "hold"
    assert isinstance(bot, outside.Guarded)
    assert bot._bot.seed == "7"  # type: ignore[attr-defined]


def test_a_text_is_an_answer_and_the_table_stays_as_it_is(position: Position) -> None:
    before = position.table.tobytes()
    assert bots.ask(bots.make(f"{HERE}:ByText"), position).text == "hold"
    assert position.table.tobytes() == before


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Flies", "answered “fly”. “fly” is not a move. Perhaps:"),
        ("OfAnotherTurn", "answered “roll 3”. P4: “roll 3” answers another question."),
        ("Shrugs", "answered “None”. None is not a move of this game"),
        ("Breaks", "stopped with an error: IndexError: list index out of range (mybots.py:"),
        ("Peeks", "stopped with an error: NoDice: "),
        ("Leaves", "stopped with an error: SystemExit: 3 (mybots.py:"),
    ],
)
def test_nonsense_is_told_with_what_was_legal(position: Position, bot: str, told: str) -> None:
    with pytest.raises(BotFault) as fault:
        bots.ask(bots.make(f"{HERE}:{bot}"), position)
    assert str(fault.value).startswith(f"The bot {HERE}:{bot} ")
    assert told in str(fault.value)
    assert str(fault.value).endswith("Legal: again, hold.")
    assert "Coups légaux\u00a0: again, hold." in fault.value.text("fr")
    assert str(pickle.loads(pickle.dumps(fault.value))) == str(fault.value)  # noqa: S301


def test_long_lists_of_legal_moves_are_cut() -> None:
    position = cordee.game("himalaya").new(2, seed=1)
    while (move := position.unasked()) is not None or len(position.moves()) < 12:
        position.play(move or position.moves()[0])
    with pytest.raises(BotFault) as fault:
        bots.ask(bots.make(f"{HERE}:Flies"), position)
    more = len(position.moves()) - outside.MOST_NAMED
    assert str(fault.value).endswith(f" and {more} more.")


def test_one_that_never_answers_is_given_up_and_ended(position: Position) -> None:
    from .mybots import Endless

    with pytest.raises(BotFault, match=r"had not answered after 0\.2 s"):
        bots.ask(bots.make(f"{HERE}:Endless:0.2s"), position)
    for _ in range(500):
        going = Endless.going
        time.sleep(0.02)
        if Endless.going == going:
            return
    pytest.fail("it goes on")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere.py:Bot", "a module is named without its .py, as nowhere:Bot"),
        ("nowhere:Bot", "there is no module “nowhere”"),
        (f"{HERE}:Nobody", "there is no class “Nobody” in "),
        (f"{HERE}:Unmade", "cannot be made: RuntimeError: no network (mybots.py:"),
        (f"{HERE}:Silent", "it has no method choose(position)"),
        (f"{HERE}:Holder:9999s", "at most 3600 s"),
        (f"{HERE}:Holder:0s", "at least a moment"),
        ("search:Photographer", "only search, judge take a budget"),
        ("deep", "one of your own is named module:Class, or exec:./program"),
    ],
)
def test_what_cannot_be_made_is_refused_at_once(name: str, told: str) -> None:
    with pytest.raises(UnknownName) as refusal:
        bots.make(name)
    assert told in str(refusal.value)
    assert refusal.value.text("fr")


def test_a_module_in_the_current_folder_is_found_and_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, position: Position
) -> None:
    (tmp_path / "bot_of_this_folder.py").write_text(
        "import json\nclass First:\n    def choose(self, position):\n"
        "        return json.loads('[0]') and position.moves()[0]\n"
    )
    (tmp_path / "json.py").write_text("raise RuntimeError('hidden')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    assert bots.ask(bots.make("bot_of_this_folder:First"), position).text == "again"


def test_a_broken_module_is_told_with_its_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text("import no_such_thing")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    with pytest.raises(UnknownName, match="No module named 'no_such_thing'"):
        bots.parse("broken_bot:Bot")


def test_names_with_budgets() -> None:
    assert bots.with_budget("search", "2s") == "search:2s"
    assert bots.with_budget("random", "2s") == "random"
    assert bots.with_budget("mine:Bot", "2s") == "mine:Bot:2s"
    assert bots.with_budget("mine:Bot:1s", "2s") == "mine:Bot:1s"
    assert bots.with_budget("mine:Bot", "2000") == "mine:Bot"
    assert bots.with_budget("exec:./bot", "2s") == "exec:./bot:2s"


def test_names_are_spelled_as_they_are_known() -> None:
    assert bots.spelled(" Search:0.5S") == "search:0.5s"
    assert bots.spelled("mybot:Photographer") == "mybot:Photographer"
    assert bots.called("my.bots:Photographer:2s") == "Photographer"
    assert bots.called("exec:./deep/thought --fast:2s") == "thought"
    assert [bots.runs_code(name) for name in ("expert", "search:2s", "a:B", "exec:ls", "Ana")] == [
        False, False, True, True, False,
    ]  # fmt: skip
