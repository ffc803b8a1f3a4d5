"""What may be chosen at the prompt: numbers and words, in as many columns as fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ..engine.errors import CordeeError
from ..engine.move import Move
from ..engine.presenter import Presenter
from ..words import Say

WIDTH, LINES = 80, 7
"""Answers that do not fit here are offered in groups, on whatever screen: numbers stay the same."""
INDENT = 4  # a number and a space after it
GAP = 2
DENSE = 4
"""Lines that answers in a few words take, if there are columns enough."""
LEVELS = 2
"""How often a game may tell apart what is alike."""
DOZENS = 24
"""How many answers a group has where the game does not say what they have in common."""


@dataclass(frozen=True)
class Choices:
    """Answers by number; an entry of several moves is a group, to be chosen from in turn."""

    shown: Presenter
    moves: list[Move]
    say: Say
    parent: Choices | None = None
    """What these are a group of; None: they are all the answers."""

    @cached_property
    def entries(self) -> list[list[Move]]:
        return list(self._groups.values()) or [[move] for move in self.moves]

    @cached_property
    def _groups(self) -> dict[str, list[Move]]:
        """The answers by what they have in common; {} if there are few enough to read them all."""
        words = [self._short[move] for move in self.moves]
        if len(in_columns(words, WIDTH, LINES)) <= LINES:
            return {}
        for level in range(LEVELS):
            if alike := self.shown.groups(self.moves, level):
                return alike
        return self._dozens()

    def _dozens(self) -> dict[str, list[Move]]:
        if len(self.moves) <= DOZENS:
            return {}
        return {
            self.say("dozen", first=self._short[some[0]], last=self._short[some[-1]]): some
            for start in range(0, len(self.moves), DOZENS)
            for some in [self.moves[start : start + DOZENS]]
        }

    @cached_property
    def sentences(self) -> dict[Move, str]:
        """Every answer with all that follows from it."""
        return self.parent.sentences if self.parent else self.shown.choices()

    @cached_property
    def _short(self) -> dict[Move, str]:
        return self.parent._short if self.parent else self.shown.choices(short=True)

    def pick(self, numbers: Sequence[int]) -> Move | Choices:
        """The move with a number, or the group; more numbers choose from that group."""
        number, *more = numbers
        if not 1 <= number <= len(self.entries):
            raise CordeeError(
                "number", domain="cordee.terminal", given=number, count=len(self.entries)
            )
        chosen = self.entries[number - 1]
        if len(chosen) == 1:
            if more:
                given = " ".join(map(str, numbers))
                raise CordeeError("number-further", domain="cordee.terminal", given=given)
            return chosen[0]
        group = Choices(self.shown, chosen, self.say, self)
        return group.pick(more) if more else group

    def number_of(self, move: Move) -> str:
        """What to type for a move, from here; "" if it is not on offer."""
        for number, moves in enumerate(self.entries, start=1):
            if moves == [move]:
                return str(number)
            if move in moves:
                return f"{number} {Choices(self.shown, moves, self.say, self).number_of(move)}"
        return ""

    @cached_property
    def numbered(self) -> dict[str, str]:
        """The number of every move that is not in a group, by its notation."""
        alone = enumerate(self.entries, start=1)
        return {moves[0].text: str(number) for number, moves in alone if len(moves) == 1}

    def lines(self, width: int, most: int) -> list[Text]:
        """Every answer with its number: with all that follows from it if there is room for that."""
        full = in_columns([self.sentence(moves) for moves in self.entries], width, most)
        if len(full) <= most:
            return full
        return in_columns([self.words(moves) for moves in self.entries], width, most)

    def show(self, screen: Console) -> None:
        for line in self.lines(screen.width, LINES):
            screen.print(line)
        if self.parent:
            screen.print(Text(self.say("offer-back"), style="dim"))

    def sentence(self, moves: list[Move]) -> str:
        """What an answer does, or what all of a group have in common."""
        return self.sentences[moves[0]] if len(moves) == 1 else self._title(moves)

    def words(self, moves: list[Move]) -> str:
        """The same in a few words."""
        return self._short[moves[0]] if len(moves) == 1 else self._title(moves)

    def _title(self, moves: list[Move]) -> str:
        return next(title for title, alike in self._groups.items() if alike == moves)


def in_columns(words: Sequence[str], width: int, most: int) -> list[Text]:
    """Numbered, one below the other if there are few, else in as many columns as there need be."""
    if not words:
        return []
    widest = max(map(cell_len, words)) + INDENT
    across = max(1, (width + GAP) // (widest + GAP))
    rows = -(-len(words) // across)
    if len(words) <= most or rows < DENSE:
        rows = min(len(words), max(rows, most if len(words) <= most else DENSE))
    if across == 1:
        return [line for n, told in enumerate(words, start=1) for line in _wrapped(n, told, width)]
    columns = -(-len(words) // max(1, rows))
    wide = min(widest + GAP, (width + GAP) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for nth in range(row, len(words), rows):
            line.pad_right(nth // rows * wide - line.cell_len)
            line.append_text(_number(nth + 1)).append(words[nth])
        lines.append(line)
    return lines


def _wrapped(number: int, told: str, width: int) -> list[Text]:
    """An answer that may need several lines."""
    lines = Text(told).wrap(Console(width=width), width - INDENT)
    return [
        Text.assemble(Text(" " * INDENT) if nth else _number(number), line)
        for nth, line in enumerate(lines)
    ]


def _number(number: int) -> Text:
    return Text(f"{number:{INDENT - 1}} ", style="bold")
