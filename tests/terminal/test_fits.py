"""Every question of every game fits the terminal, with the table, the story and the answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from cordee import games
from cordee.engine.data import Options
from cordee.engine.position import Position
from cordee.terminal.choices import Choices
from cordee.terminal.desk import drawn
from cordee.terminal.log import Told
from cordee.terminal.page import page
from cordee.terminal.prompt import Prompt
from cordee.testing.at_a_terminal import AtATerminal

NAMES = ["Maximilienne", "Basile", "bot:expert", "Chloé de la Tour", "Eve"]

SITTINGS = """
import sys
from pathlib import Path
from cordee import games
from cordee.terminal.play import Session
from cordee.terminal.saving import Saver
from cordee.terminal.screen import console

game = games.load(sys.argv[1])
for players in range(game.players[0], game.players[1] + 1):
    names = ["Ana", "Basile", "Chloé", "Dominique", "Eve"][:players]
    position = game.new(players, seed=players)
    saver = Saver(Path(sys.argv[2], str(players)), names)
    Session(position, saver, sys.argv[3], console(), console(stderr=True)).run()
"""


def variants(name: str) -> Iterator[tuple[int, Options]]:
    """Every number of players, and the options that fill the table."""
    game = games.load(name)
    for players in range(game.players[0], game.players[1] + 1):
        yield (
            players,
            {option: values[players % len(values)] for option, values in game.options.items()},
        )


def questions(prompt: Prompt, position: Position, decisions: int) -> Iterator[Prompt]:
    """A game of people who choose at random, at their decisions; all is told in the log."""
    choose = Random(5)
    while position.actor is not None and decisions:
        turn, chance = position.turn, position.actor == "chance"
        move = position.unasked()
        if move is None:
            assert isinstance(position.actor, int)
            prompt.asked = position.actor
            prompt.offer = prompt.all_offered = Choices(prompt.shown, position.moves(), prompt.say)
            decisions -= 1
            yield prompt
            move = choose.choice(position.moves())
            prompt.log.answered(prompt.asked)
        position.play(move)
        for line in prompt.shown.story():
            prompt.log.add(Told(line, turn, "", chance))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("name", games.REGISTER)
def test_board_story_question_and_answers_fit_24_lines(name: str, locale: str) -> None:
    screen = Console(color_system=None)
    for players, options in variants(name):
        position = games.load(name).new(players, seed=players, **options)
        prompt = Prompt(position, NAMES[:players], locale, screen)
        for nth, asked in enumerate(questions(prompt, position, 40)):
            if nth % 3 and nth > 6:  # all are played, some are looked at
                continue
            lines = page(asked, lambda part, width: drawn(screen, part, width), 80, 22, [])
            text = "\n".join(lines)
            assert len(lines) <= 22, text
            assert max(map(len, lines)) <= 80, text
            assert asked.shown.question().split()[-1] in text
            assert all(f" {n} " in text for n in range(1, len(asked.offer.entries) + 1)), text
            if asked.happened():  # what happened last can be read
                assert asked.happened()[-1].text.split()[-1] in text
            assert text.startswith(asked.shown.say("title"))  # the table, and everybody at it
            assert all(called[:8] in text for called in asked.called), text


@pytest.mark.parametrize(("width", "height"), [(40, 22), (60, 22), (100, 33), (200, 58)])
@pytest.mark.parametrize("name", games.REGISTER)
def test_other_screens_are_made_use_of(name: str, width: int, height: int) -> None:
    screen = Console(color_system=None)
    players, options = list(variants(name))[-1]
    position = games.load(name).new(players, seed=1, **options)
    prompt = Prompt(position, NAMES[:players], "fr", screen)
    for asked in questions(prompt, position, 15):
        lines = page(asked, lambda part, wide: drawn(screen, part, wide), width, height, [])
        text = "\n".join(lines)
        assert len(lines) <= max(height, len(asked.offer.lines(width, 7)) + 3), text
        assert max(Text(line).cell_len for line in lines) <= width, text
        assert asked.shown.question().split()[-1] in text


@pytest.mark.parametrize("name", games.REGISTER)
def test_it_fits_in_a_real_terminal(tmp_path: Path, name: str) -> None:
    """All numbers of players, one table after the other, always with the question in sight."""
    (tmp_path / "games").mkdir()
    arguments = (name, str(tmp_path / "games"), "fr")
    table = AtATerminal(tmp_path, *arguments, program=("-c", SITTINGS))
    choose, game = Random(2), games.load(name)
    screen = table.asked()
    for players in range(game.players[0], game.players[1] + 1):
        for _ in range(12):
            *above, last = [line for line in screen if line]
            assert screen[-1] == last, "the line that helps is at the bottom"
            assert above[-1] == ">", above
            numbers = [int(n) for n in re.findall(r"(?:^|  ) *(\d+) \S", "\n".join(above))]
            assert {1, 2} <= set(numbers)
            assert any("?" in line for line in above), above  # the question
            screen = table.answer(str(choose.choice([1, 2])))
        if players < game.players[1]:
            table.written = ""
            table.type("quitter\r")
            screen = table.asked()
    table.type("quitter\r")
    table.wait_for("play --resume")
    assert table.status() == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", games.REGISTER)
def test_the_end_fits_from_the_title_to_the_secret(tmp_path: Path, name: str, lang: str) -> None:
    seats = ("--seats", "bot:random,bot:quick", "--seed", "4", "--lang", lang)
    table = AtATerminal(tmp_path, "play", name, *seats)
    table.until(lambda screen: any(line.startswith("Secret") for line in screen))
    assert table.screen[0].startswith(games.load(name).title(lang))
    shown = "\n".join(table.screen)
    assert "cordee replay last" in shown
    assert "cordee verify last" in shown
    assert "▶" in shown  # who has won
    assert table.screen[-1] == ""  # where the shell goes on
    assert table.status() == 0


def test_a_file_that_was_named_is_named_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "a game of ours.cordee"
    seats = ("--seats", "bot:random,bot:quick", "--seed", "4", "--record", str(file))
    table = AtATerminal(tmp_path / "data", "play", "pig", *seats, columns=200)
    assert f"cordee replay '{file}'" in table.wait_for("Secret: ")


def test_another_size_is_another_page(tmp_path: Path) -> None:
    table = AtATerminal(tmp_path, "play", "yeti", "--seats", "Ana,Bo", "--seed", "7")
    small = table.asked()
    table.resize(130, 45)
    large = table.asked()
    assert not any("┼" in line for line in small)
    assert any("┼" in line for line in large)  # the track
    assert [line for line in large if line.startswith(">")] == [">"]
    table.type("\x04")
    table.wait_for("play --resume")
    assert table.status() == 0


@pytest.mark.parametrize("environment", [{"LC_ALL": "C"}, {"TERM": "dumb"}])
@pytest.mark.parametrize("name", ["himalaya", "vertical"])
def test_without_unicode_the_board_is_ascii(
    tmp_path: Path, name: str, environment: dict[str, str]
) -> None:
    arguments = ("play", name, "--seats", "Ana,Bo", "--seed", "7", "--in-order", "--lang", "fr")
    table = AtATerminal(tmp_path, *arguments, environment=environment)
    screen = "\n".join(table.asked())
    assert screen.isascii()
    assert "R Ana" in screen
    assert "?\n" not in screen.replace(" ?\n", "")  # every sign has one that is near
    table.type("\x04")
    table.wait_for("play --resume")


def test_tab_completes_and_the_arrow_brings_back(tmp_path: Path) -> None:
    table = AtATerminal(tmp_path, "play", "pig", "--seats", "Ana,Bo", "--seed", "7")
    table.asked()
    table.type("ag\t")
    table.until(lambda screen: "> again" in screen)
    assert any(line.startswith("roll again: a 1") for line in table.screen)  # what it does
    table.answer("")
    table.type("\x1b[A")
    table.until(lambda screen: "> again" in screen)
    table.type("\x03")
    table.wait_for("play --resume")
