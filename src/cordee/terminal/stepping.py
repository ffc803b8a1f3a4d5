"""`cordee replay` at a terminal: a game is stepped through by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import FormattedTextControl, HSplit, Layout, Window
from rich.console import Group

from ..engine.presenter import Presenter
from ..words import Say, speaker
from . import log
from .desk import drawn
from .log import Told

if TYPE_CHECKING:
    from prompt_toolkit.key_binding import KeyPressEvent
    from rich.console import Console

    from ..engine.record import Record

HERE = "cordee.terminal"
LEAP = 10
STORY = 4
"""Lines for what a ply did, at least."""


class Stepper:
    """A recorded game, one ply at a time."""

    def __init__(self, record: Record, names: list[str], locale: str, screen: Console) -> None:
        self.record = record
        self.names = names
        self.locale = locale
        self.screen = screen
        self.say: Say = speaker(locale, HERE)
        self.last = len(record.events)
        self.ply = 0
        self.typed: str | None = None
        """The digits of a ply to go to, while somebody types them."""
        self._told: list[list[str]] = [[]]
        self._retell()

    def _retell(self) -> None:
        """What every ply did, from first to last."""
        position = self.record.position(0)
        shown = position.presented(self.locale, self.names)
        for event in self.record.events:
            position.play(event.text)
            self._told.append(shown.story())

    # Keys

    def go(self, ply: int) -> None:
        self.ply = min(max(0, ply), self.last)

    def turn(self, way: int) -> None:
        """To where somebody else's turn begins."""
        whose = self.record.events
        at = self.ply
        while 0 < at + way <= self.last:
            at += way
            before, here = whose[at - 2].seat if at > 1 else None, whose[at - 1].seat
            if here is not None and here != before:
                break
        self.go(at if at != self.ply else at + way)

    def run(self, ply: int) -> None:
        self.go(ply)
        window = Window(FormattedTextControl(self._page), always_hide_cursor=True)
        foot = Window(FormattedTextControl(self._foot), height=1)
        app: Application[None] = Application(
            Layout(HSplit([window, foot])), key_bindings=self._keys(), full_screen=True
        )
        app.run()

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        steps: dict[str, Callable[[], None]] = {
            "right": lambda: self.go(self.ply + 1),
            "space": lambda: self.go(self.ply + 1),
            "enter": lambda: self.go(self.ply + 1),
            "left": lambda: self.go(self.ply - 1),
            "backspace": lambda: self.go(self.ply - 1),
            "down": lambda: self.turn(1),
            "up": lambda: self.turn(-1),
            "pagedown": lambda: self.go(self.ply + LEAP),
            "pageup": lambda: self.go(self.ply - LEAP),
            "home": lambda: self.go(0),
            "end": lambda: self.go(self.last),
        }
        for key, step in steps.items():
            keys.add(key)(self._stepping(step, key))
        for digit in "0123456789":
            keys.add(digit)(self._digit)
        keys.add("g")(self._begin)
        for key in ("q", "Q", "escape", "c-c", "c-d"):
            keys.add(key, eager=key == "escape")(self._leave)
        return keys

    def _stepping(self, step: Callable[[], None], key: str) -> Callable[[KeyPressEvent], None]:
        def pressed(_event: KeyPressEvent) -> None:
            typed, self.typed = self.typed, None
            if typed is not None and key == "enter":
                self.go(int(typed or self.ply))
            elif typed and key == "backspace":
                self.typed = typed[:-1]
            else:
                step()

        return pressed

    def _begin(self, _event: KeyPressEvent) -> None:
        self.typed = ""

    def _digit(self, event: KeyPressEvent) -> None:
        """`g 57` and `57` mean the same."""
        self.typed = ((self.typed or "") + event.data)[-6:]

    def _leave(self, event: KeyPressEvent) -> None:
        event.app.exit()

    # What is seen

    def _page(self) -> ANSI:
        from prompt_toolkit.application import get_app

        size = get_app().output.get_size()
        return ANSI("\n".join(self.page(size.columns, size.rows - 1)))

    def page(self, width: int, height: int) -> list[str]:
        """The table after a ply, what it did, and what led to it."""
        shown = self.record.position(self.ply).presented(self.locale, self.names)
        told = [self._numbered(ply) for ply in range(max(1, self.ply - height), self.ply + 1)]
        lines = [line for one in told for line in self._lines(one, width)]
        latest = self._lines(told[-1], width) if told else []
        end = self._end(shown, width)
        room = height - max(min(STORY, len(lines)), len(latest)) - len(end)
        board = drawn(self.screen, shown.scene(room), width)[: max(0, room)]
        spare = height - len(board) - len(end)
        gap = [""] if spare > len(latest) else []
        return [*board, *gap, *lines[len(lines) - max(0, spare - len(gap)) :][:spare], *end]

    def _numbered(self, ply: int) -> Told:
        told = " ".join(self._told[ply])
        return Told(f"{ply}  {told}", 0, "bold" if ply == self.ply else "dim")

    def _lines(self, told: Told, width: int) -> list[str]:
        return drawn(self.screen, Group(*log.whole([told], width)), width)

    def _end(self, shown: Presenter, width: int) -> list[str]:
        """Who won, after the last ply."""
        if shown.ending() is None:
            return []
        return drawn(self.screen, shown.headline(), width)

    def _foot(self) -> ANSI:
        if self.typed is not None:
            text = self.say("replay-go", ply=self.typed, last=self.last)
        else:
            text = self.say("replay-foot", ply=self.ply, last=self.last)
        return ANSI(drawn(self.screen, text, 1000)[0])
