"""What may be chosen at the prompt, laid out to fit the screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..engine.move import Move
from ..engine.presenter import Presenter
from ..words import Say

FEW = 12
"""Answers that are always given in full, one per line."""
BESIDES = 12
"""Lines of the screen needed for something else."""
TOO_MANY = 24
"""From here on answers are offered in groups, if the game has any."""


@dataclass(frozen=True)
class Choices:
    """Answers by number; an entry of several moves is a group, to be chosen from in turn."""

    shown: Presenter
    moves: list[Move]
    say: Say
    whole: bool = True
    """Are these all the answers, or a group of them?"""

    @cached_property
    def entries(self) -> list[list[Move]]:
        return list(self._groups.values()) or [[move] for move in self.moves]

    @cached_property
    def _groups(self) -> dict[str, list[Move]]:
        if not self.whole or len(self.moves) <= TOO_MANY:
            return {}
        return self.shown.groups()

    @cached_property
    def _sentences(self) -> dict[Move, str]:
        return self.shown.choices()

    def pick(self, number: int) -> Move | Choices:
        """The move with a number, or the group."""
        chosen = self.entries[number - 1]
        if len(chosen) == 1:
            return chosen[0]
        return Choices(self.shown, chosen, self.say, whole=False)

    def show(self, screen: Console) -> None:
        """Every answer with its number: in full where there is room, else in columns."""
        if len(self.entries) <= max(FEW, screen.height - BESIDES):
            screen.print(self.in_full())
        else:
            screen.print(self.in_columns())
        if not self.whole:
            screen.print(self.say("offer-back"), style="dim")

    def in_full(self, with_rules: bool = False) -> Table:
        """The sentence and notation of each answer, one per line."""
        grid = Table.grid(padding=(0, 2))
        for number, moves in enumerate(self.entries, start=1):
            move = moves[0]
            alone = len(moves) == 1
            rules = ", ".join(self.shown.rules_of(move)) if with_rules and alone else ""
            grid.add_row(
                Text(f"{number:3}", style="bold"),
                Text(self.sentence(moves)),
                Text(move.text if alone else "", style="dim"),
                Text(rules),
            )
        return grid

    def sentence(self, moves: list[Move]) -> str:
        """What an answer does, or what all of a group have in common."""
        if len(moves) == 1:
            return self._sentences[moves[0]]
        return next(title for title, alike in self._groups.items() if alike == moves)

    def in_columns(self) -> Columns:
        """More answers than lines: numbers and short labels."""
        shown = [
            Text.assemble((f"{number:3}) ", "bold"), self.label(moves))
            for number, moves in enumerate(self.entries, start=1)
        ]
        return Columns(shown, column_first=True, padding=(0, 2))

    def label(self, moves: list[Move]) -> str:
        if len(moves) > 1:
            return self.sentence(moves)
        return self.shown.label(moves[0])
