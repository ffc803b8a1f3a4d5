"""A position told and drawn, in one language and for players of given names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from ..words import shown, speaker
from . import narration
from .errors import UnknownName

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ..ink.palette import Theme
    from ..ink.picture import View
    from .event import Event
    from .move import Move
    from .position import Position

THEMES = ("light", "dark", "auto")


class Presenter:
    """Tells and draws a position as it is when asked; names not given are those of the seats."""

    def __init__(self, position: Position, locale: str = "en", names: Sequence[str] = ()) -> None:
        self.position = position
        self.game = position.game
        self.say = speaker(locale, position.game.package)
        self.names = [
            (seat < len(names) and names[seat]) or self.say("seat", number=seat + 1)
            for seat in range(position.players)
        ]

    # In sentences

    def story(self) -> list[str]:
        """What the last move did."""
        return [self._told("story", event) for event in self.position.events]

    def question(self) -> str:
        """What is asked now."""
        story, rules = self.game.story, self.game.rules
        return narration.question(self.position.table, rules, story, self.say, self.names)

    def describe(self, move: Move) -> str:
        """What a legal move would do, for the one who chooses; an outcome of chance is told."""
        kind = "story" if self.position.actor == "chance" else "choice"
        return self._told(kind, self.position.first_event(move))

    def label(self, move: Move) -> str:
        """A legal move in a few words; its notation, where the game has none."""
        try:
            return self._told("brief", self.position.first_event(move))
        except LookupError:
            return move.text

    def groups(self) -> dict[str, list[Move]]:
        """The legal moves by what they have in common, in words; {} if they are all alike."""
        group = self.game.story.group
        if group is None:
            return {}
        alike: dict[str, list[Move]] = {}
        for move in self.position.moves():
            alike.setdefault(group(move), []).append(move)
        if len(alike) == 1:
            return {}
        return {self._title(key, moves): moves for key, moves in alike.items()}

    def _title(self, key: str, moves: list[Move]) -> str:
        if len(moves) == 1:
            return self.describe(moves[0])
        word, _, value = key.partition(" ")
        return self.say(f"group-{word}", value=value, count=len(moves))

    def rules_of(self, move: Move) -> tuple[str, ...]:
        """The numbers of the rules behind a legal move, the first one first."""
        event = self.position.first_event(move)
        return event.rule, *self.game.story.MORE_RULES.get(event.kind, ())

    def _told(self, kind: str, event: Event) -> str:
        return narration.sentence(kind, event, self.game.story, self.say, self.names)

    # In pictures

    def svg(self, layout: str = "wide", theme: str = "light", *, targets: bool = True) -> str:
        """The table as a picture; what the seat to decide may click glows if `targets` is true."""
        from ..ink.picture import table

        board = self.game.board
        for given, known in ((layout, tuple(board.LAYOUTS)), (theme, THEMES)):
            if given not in known:
                raise UnknownName("picture-unknown", given=shown(given), known=", ".join(known))
        return table(board, self.view(layout, targets=targets), cast("Theme", theme))

    def scene(self) -> RenderableType:
        """The table for a terminal, as something Rich prints."""
        from ..ink.console import Scene

        return Scene(self.view(targets=False), self.game.terminal_view.table)

    def brief(self) -> RenderableType:
        """What matters most of the table within a turn, as something Rich prints."""
        from rich.console import Group

        return Group(*self.game.terminal_view.brief(self.view(targets=False)))

    def view(self, layout: str = "wide", *, targets: bool = True) -> View:
        """What the live part of a table is drawn from, with the open moves if `targets` is true."""
        from ..ink.picture import View

        position = self.position
        outcome = position.outcome
        decides = targets and isinstance(position.actor, int)
        return View(
            position.fields,
            self.game.box,
            self.say,
            self.names,
            layout,
            outcome.winners if outcome else (),
            tuple(position.moves()) if decides else (),
        )

    def text(self, width: int = 80) -> str:
        """The table as plain text."""
        from rich.console import Console

        console = Console(width=width, color_system=None, force_terminal=False)
        with console.capture() as captured:
            console.print(self.scene())
        return captured.get()
