"""Where a table is shown and answers are read: pages that fit a screen, or lines in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from io import StringIO
from math import ceil
from typing import TYPE_CHECKING, Protocol

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from . import keyboard, log, page
from .choices import LINES
from .log import Told
from .page import STORY_LINES
from .pager import paged
from .screen import legible

if TYPE_CHECKING:
    from .prompt import Prompt


class Desk(Protocol):
    """What a prompt asks for."""

    def tell(self, told: Told, apart: bool = False) -> None:
        """Something happened; `apart` if somebody else's turn begins."""

    def note(self, *parts: RenderableType) -> None:
        """An answer to a command, or a refusal."""

    def ask(self) -> None:
        """A question is put."""

    def offer(self) -> None:
        """Other answers to it are offered."""

    def board(self) -> None:
        """The whole table is wanted."""

    def read(self) -> str:
        """What somebody types."""

    def busy(self, words: str) -> AbstractContextManager[None]:
        """A line that says so while something takes its time."""

    def open(self, *parts: Text, how: str = "") -> None:
        """The game begins or goes on; `how` says how to answer."""

    def close(self, *parts: RenderableType, below: Sequence[Text] = ()) -> None:
        """It is over; `below` will be printed after that."""

    def warned(self, words: str) -> None:
        """Something was written to standard error."""

    def pause(self, words: str) -> str:
        """What somebody types who has seen what came of their last answer."""

    def leave(self) -> None:
        """What came of the last answer is shown, and no more is asked."""


def is_screen(screen: Console) -> bool:
    """Is there somebody at a terminal that can be drawn on?"""
    if sys.platform == "win32":
        return False
    return screen.is_terminal and sys.stdin.isatty() and not screen.is_dumb_terminal


def desk_for(prompt: Prompt) -> Lines | Pages:
    return Pages(prompt) if is_screen(prompt.screen) else Lines(prompt)


class Lines:
    """One line after the other, for pipes, and for terminals that can do nothing else."""

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.screen = prompt.screen
        self.seen = self.shown = False
        """Has the table been seen in this turn? And ever?"""
        self._turn: int | None = None

    def open(self, *parts: Text, how: str = "") -> None:
        for part in (*parts, *([Text(how, style="dim")] if how else [])):
            self.screen.print(part)

    def tell(self, told: Told, apart: bool = False) -> None:
        if apart:
            self.screen.print()
        text = Text(told.text, style=told.style)
        self.screen.print(Padding(text, (0, 0, 0, log.INDENT), expand=False))

    def note(self, *parts: RenderableType) -> None:
        for part in parts:
            self.screen.print(part)

    def ask(self) -> None:
        """All of the table if it has changed; otherwise what matters within a turn."""
        position, shown = self.prompt.position, self.prompt.shown
        view, phase = position.game.terminal_view, position.fields["phase"]
        seen = self._turn == position.turn and self.shown
        self._turn = position.turn
        calm = phase in view.CALM and self.shown
        if calm or (seen and (view.BRIEF is None or phase in view.BRIEF)):
            self.screen.print(shown.brief())
        else:
            self.table()
            self.shown = True
        self.offer()

    def table(self) -> None:
        answers = self.prompt.offer.lines(self.screen.width, LINES)
        besides = len(answers) + STORY_LINES + 3  # the question, the prompt, a blank line
        height = self.screen.height - besides if self.screen.is_terminal else None
        self.screen.print()
        self.screen.print(self.prompt.shown.scene(height))
        self.screen.print()

    def board(self) -> None:
        self.table()
        self.screen.print(self.prompt.question())

    def offer(self) -> None:
        self.screen.print(self.prompt.question())
        self.prompt.offer.show(self.screen)

    def read(self) -> str:
        return keyboard.typed(self.screen)

    @contextmanager
    def busy(self, words: str) -> Iterator[None]:
        """A line that is gone afterwards, on a screen; what is typed meanwhile is forgotten."""
        if not self.screen.is_terminal:
            yield
            return
        with keyboard.deaf(), self.screen.status(Text(words, style="dim")):
            yield

    def close(self, *parts: RenderableType, below: Sequence[Text] = ()) -> None:  # noqa: ARG002
        self.table()
        self.note(*parts)

    def warned(self, words: str) -> None:
        """It can be read there."""

    def pause(self, words: str) -> str:
        self.screen.print()
        self.screen.print(Text(words, style="dim"))
        return self.read().strip()

    def leave(self) -> None:
        self.screen.print()


class Pages:
    """Table, story, question and answers on one page, drawn anew for every question."""

    def __init__(self, prompt: Prompt) -> None:
        from .editor import Editor

        self.prompt = prompt
        self.screen = prompt.screen
        self.notes: list[str] = []
        self._editor = Editor(prompt.completions, self._foot)
        self._begun = False

    def open(self, *parts: Text, how: str = "") -> None:  # noqa: ARG002
        """How to answer stands below every question."""
        for part in parts:
            self.prompt.log.add(Told(part.plain, log.OPENING, str(part.style)))

    def tell(self, told: Told, apart: bool = False) -> None:
        """The log has it, and the next page shows it."""

    def note(self, *parts: RenderableType) -> None:
        """On the page, if it holds that much; else by itself."""
        width, height = self._size()
        told = self._drawn(Group(*parts), width)
        if len(told) <= page.room_for_notes(self.prompt, width, height):
            self.notes += told
        else:
            paged(self.screen, *parts)

    def ask(self) -> None:
        """The page does."""

    def offer(self) -> None:
        """The page does."""

    def board(self) -> None:
        """The page has it; where that has only room for less of it, all of it by itself."""
        width, height = self._size()
        whole = self.prompt.shown.scene()
        if len(self._drawn(whole, width)) > page.room_for_notes(self.prompt, width, height):
            paged(self.screen, whole)

    def read(self) -> str:
        self._clear()
        text = self._editor.read(self._page)
        self.notes.clear()
        return text

    @contextmanager
    def busy(self, words: str) -> Iterator[None]:
        self._clear()
        width, height = self._size()
        shown = page.page(self.prompt, self._drawn, width, height, self.notes, asks=False)
        self.screen.file.write("\n".join([*shown, ""]))
        with keyboard.deaf(), self.screen.status(Text(words, style="dim")):
            yield
        self._editor.forget_keys()

    def close(self, *parts: RenderableType, below: Sequence[Text] = ()) -> None:
        """As much of the table as there is room for with what is said of the end, and `below`."""
        width, height = self._size()
        said = self._drawn(Group(*parts), width)
        lines = [line for text in below for line in text.split(allow_blank=True)]
        more = sum(max(1, ceil(line.cell_len / width)) for line in lines)
        self._clear()
        self.screen.print(self.prompt.shown.scene(height - len(said) - more))
        self.screen.print()
        self.screen.file.write("\n".join([*said, ""]))

    def warned(self, words: str) -> None:
        """The next page would cover it."""
        self.notes += self._drawn(Text(words), self._size()[0])

    def pause(self, words: str) -> str:
        self._clear()
        asked = Text(words, style="dim")

        def shown(width: int, height: int) -> str:
            lines = page.page(self.prompt, self._drawn, width, height - 4, [], asks=False)
            return "\n".join([*lines, "", *self._drawn(asked, width)])

        return self._editor.read(shown).strip()

    def leave(self) -> None:
        width, height = self._size()
        self._clear()
        lines = page.page(self.prompt, self._drawn, width, height - 3, [], asks=False)
        self.screen.file.write("\n".join([*lines, "", ""]))

    # How it is drawn

    def _size(self) -> tuple[int, int]:
        """Columns, and lines but for the one that is typed and the one below it."""
        columns, lines = self._editor.size()
        return columns, lines - 2

    def _clear(self) -> None:
        """What stood there before the game stays above it."""
        file = self.screen.file
        file.write("\x1b[H\x1b[2J" if self._begun else "\n" * self._size()[1] + "\x1b[H\x1b[2J")
        file.flush()
        self._begun = True

    def _page(self, width: int, height: int) -> str:
        lines = page.page(self.prompt, self._drawn, width, height - 2, self.notes)
        return "\n".join(lines)

    def _foot(self, typed: str, width: int) -> str:
        return self._drawn(self.prompt.foot(typed, width), width)[0]

    def _drawn(self, part: RenderableType, width: int) -> list[str]:
        return drawn(self.screen, part, width)


def drawn(screen: Console, part: RenderableType, width: int) -> list[str]:
    """What Rich prints on a screen, as lines with escapes."""
    paper = Console(
        file=StringIO(),
        width=width,
        force_terminal=True,
        color_system=screen.color_system,  # type: ignore[arg-type]
        no_color=screen.no_color,
        highlight=False,
    )
    paper.print(part)
    assert isinstance(paper.file, StringIO)
    return legible(paper.file.getvalue(), screen).splitlines()
