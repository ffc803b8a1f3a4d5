"""A line typed below a page that fits the screen, with a memory and completion."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import Completer, Completion
from prompt_toolkit.data_structures import Size
from prompt_toolkit.formatted_text import ANSI, AnyFormattedText
from prompt_toolkit.input import create_input
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.styles import Style

from .completion import Completed

if TYPE_CHECKING:
    from prompt_toolkit.application import Application
    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document

PROMPT = "> "
COLUMNS, LINES = 80, 24
STYLE = Style.from_dict({"bottom-toolbar": "noreverse", "bottom-toolbar.text": "noreverse"})


Page = Callable[[int, int], str]
"""What stands above the line, for so many columns and lines, with escapes for colours."""
Foot = Callable[[str, int], str]
"""What stands below it while this is typed, in so many columns."""
Complete = Callable[[str], Iterable[Completed]]


class Editor:
    """The keyboard of one sitting."""

    def __init__(self, complete: Complete, foot: Foot | None = None) -> None:
        self._keys = create_input()
        kind = _Output if foot is None else _FreshScreen
        self._output = kind(
            sys.stdout, _size_of_screen, term=os.environ.get("TERM"), enable_cpr=False
        )
        self._page: Page = lambda _columns, _lines: ""
        self._foot = foot
        self._drawn: tuple[tuple[int, int], AnyFormattedText] | None = None
        self._session: PromptSession[str] = PromptSession(
            self._above,
            input=self._keys,
            output=self._output,
            completer=_Completer(complete),
            complete_while_typing=False,
            reserve_space_for_menu=0,
            bottom_toolbar=None if foot is None else self._below,
            enable_suspend=True,
            style=STYLE,
        )
        self._session.app.before_render += self._clear_if_resized

    def forget_keys(self) -> None:
        """What was typed while nobody was asked answers nothing."""
        clear_typeahead(self._keys)

    def read(self, page: Page | None = None) -> str:
        """The line that somebody types; EOFError or KeyboardInterrupt if they leave."""
        self._drawn = None
        self._page = page or (lambda _columns, _lines: "")
        return self._session.prompt()

    def size(self) -> tuple[int, int]:
        size = self._output.get_size()
        return size.columns, size.rows

    def _above(self) -> AnyFormattedText:
        """The page, made anew where the screen has another size, and the prompt below it."""
        size = self.size()
        if self._drawn is None or self._drawn[0] != size:
            text = self._page(*size)
            self._drawn = size, ANSI(f"{text}\n{PROMPT}" if text else PROMPT)
        return self._drawn[1]

    def _below(self) -> AnyFormattedText:
        assert self._foot is not None
        return ANSI(self._foot(self._session.default_buffer.text, self.size()[0]))

    def _clear_if_resized(self, app: Application[str]) -> None:
        """Lines that the terminal has broken anew are no longer where they were drawn."""
        if self._drawn is not None and self._drawn[0] != self.size():
            app.renderer.clear()


def _size_of_screen() -> Size:
    """What the terminal says, or what every terminal has."""
    try:
        columns, lines = os.get_terminal_size(sys.stdout.fileno())
    except OSError:
        columns, lines = 0, 0
    return Size(rows=lines or LINES, columns=columns or COLUMNS)


_Output = Vt100_Output
"""It does not ask where the cursor is: not every terminal answers."""


class _FreshScreen(_Output):
    """A screen with nothing above the page."""

    def get_rows_below_cursor_position(self) -> int:
        return self.get_size().rows


class _Completer(Completer):
    def __init__(self, complete: Complete) -> None:
        self._complete = complete

    def get_completions(
        self,
        document: Document,
        complete_event: CompleteEvent,  # noqa: ARG002
    ) -> Iterable[Completion]:
        for one in self._complete(document.text_before_cursor):
            yield Completion(one.text, -one.start, display_meta=one.about)
