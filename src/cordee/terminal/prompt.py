"""A person at the prompt: what is asked, what may be typed, and what it means."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..engine.errors import CordeeError
from ..engine.move import Move
from ..engine.position import Position
from ..words import Say, speaker
from ..words import help as help_pages
from . import completion, naming
from . import screen as pages
from .choices import Choices
from .desk import Desk, desk_for
from .log import Log, Told, whole
from .pager import paged
from .screen import plain
from .seats import only_person

if TYPE_CHECKING:
    from .completion import Completed

HERE = "cordee.terminal"
NUMBERS = re.compile(r"\d{1,4}( \d{1,4})*", re.ASCII)
LONG_NUMBER = re.compile(r"\d+( \d+)*", re.ASCII)
FEW = 12
"""Answers whose rules are all printed at once."""


class Leave(Exception):
    """The player leaves the table."""


class Prompt:
    """Shows a table and asks the people at this keyboard."""

    COMMANDS: Sequence[str] = ("help", "board", "log", "what", "rules", "quit")
    ABOUT_COMMANDS = "commands-few"
    FOOT = "foot-few"

    def __init__(self, position: Position, names: list[str], locale: str, screen: Console) -> None:
        self.position = position
        self.names = names
        self.locale = locale
        self.screen = screen
        self.say: Say = speaker(locale, HERE)
        self.called = naming.shown(names, self.say)
        self.shown = position.presented(locale, self.called, you=only_person(names))
        self.package = position.game.package
        self.example = list(help_pages.rules(self.package, locale))[-1]
        """A rule to ask for."""
        self.log = Log()
        self.asked: int | None = None
        """The seat of whoever was asked last."""
        self.offer = self.all_offered = Choices(self.shown, [], self.say)
        self.desk: Desk = desk_for(self)

    def ask(self, moves: list[Move]) -> Move | None:
        """A person's choice; None after a command that changed the position."""
        assert isinstance(self.position.actor, int)
        self.asked = self.position.actor
        self.offer = self.all_offered = Choices(self.shown, moves, self.say)
        self.desk.ask()
        while True:
            text = " ".join(self.desk.read().split())
            try:
                done, chosen = self.obey(text)
            except CordeeError as fault:
                self.desk.note(Text(fault.text(self.locale)))
                continue
            if done:
                self.offer = Choices(self.shown, [], self.say)
                if chosen is not None:
                    self.log.answered(self.asked)
                return chosen

    def question(self) -> RenderableType:
        return Text(self.shown.question(), style="bold")

    def happened(self) -> list[Told]:
        """What happened since whoever is asked last decided."""
        return self.log.since(self.asked)

    def tell(self, told: Told, apart: bool = False) -> None:
        self.log.add(told)
        self.desk.tell(told, apart)

    # What is typed

    def obey(self, text: str) -> tuple[bool, Move | None]:
        """Do what was typed: a move, a number or a command. True ends the question."""
        word, _, rest = text.partition(" ")
        command = self.command(word, whole=bool(rest))
        if self.position.game.find(text.lower()):  # before the commands: `save guide` is a move
            return True, self.legal(text.lower())
        if not text:
            self.back()
        elif LONG_NUMBER.fullmatch(text):
            chosen = self.pick(text)
            if isinstance(chosen, Move):
                return True, chosen
            self.offer = chosen
            self.desk.offer()
        elif command is not None:
            return self.do(command, rest), None
        else:
            self.legal(text)
        return False, None

    def do(self, command: str, rest: str) -> bool:
        """Carry out a command; True if it has changed the position."""
        if command == "help":
            self.explain(rest)
        elif command == "board":
            self.desk.board()
        elif command == "log":
            paged(self.screen, *whole(self.log.told, self.screen.width))
        elif command == "what":
            self.what(rest)
        elif command == "rules":
            self.rules(rest)
        elif command == "quit":
            raise Leave
        return False

    def pick(self, numbers: str) -> Move | Choices:
        """The answer with a number; two numbers are a group and what is chosen from it."""
        if not NUMBERS.fullmatch(numbers):
            count = len(self.offer.entries)
            raise CordeeError("number", domain=HERE, given=numbers, count=count)
        return self.offer.pick([int(number) for number in numbers.split()])

    def back(self) -> None:
        """Nothing typed: out of a group, or a word of advice."""
        if self.offer.parent is None:
            self.desk.note(Text(self.say("empty", count=len(self.offer.entries))))
        else:
            self.offer = self.offer.parent
            self.desk.offer()

    def legal(self, text: str) -> Move:
        """The move a text stands for; refused, with the rule, if it is not legal."""
        return self.position.legal(text)

    def command(self, word: str, whole: bool) -> str | None:
        """A command by its name, in English or the player's language, or by its first letters."""
        if word == "?":
            return "help"
        begun, known = plain(word), self.known_commands()
        if whole or begun in known:
            return known.get(begun)
        meant = {command for name, command in known.items() if begun and name.startswith(begun)}
        return meant.pop() if len(meant) == 1 else None

    def known_commands(self) -> dict[str, str]:
        """The commands by all their names."""
        return {
            name: command
            for command in self.COMMANDS
            for name in (command, plain(self.say(f"command-{command}")))
        }

    def completions(self, text: str) -> Iterator[Completed]:
        """How what is being typed may go on."""
        return completion.completions(self, text)

    def foot(self, text: str, width: int) -> Text:
        """Below the prompt: what the number or move being typed does, else what may be typed."""
        told = self._about(" ".join(text.split()))
        if told is None:
            key = "foot-group" if self.offer.parent else self.FOOT
            told = Text(self.say(key), style="dim")
        told.truncate(width, overflow="ellipsis")
        return told

    def _about(self, text: str) -> Text | None:
        chosen: Move | Choices | None = None
        if NUMBERS.fullmatch(text):
            try:
                chosen = self.pick(text)
            except CordeeError as fault:
                return Text(fault.text(self.locale), style="dim")
        else:
            chosen = next((move for move in self.all_offered.moves if move.text == text), None)
        if isinstance(chosen, Choices):
            title = self.offer.sentence(chosen.moves) if chosen.parent is self.offer else ""
            return Text(title)
        if chosen is None:
            return None
        return Text.assemble(self.all_offered.sentences[chosen], (f"  {chosen.text}", "dim"))

    # What is asked besides

    def explain(self, numbers: str) -> None:
        """`?`: the choices with their rules, and the commands; `? 3`: one choice."""
        if LONG_NUMBER.fullmatch(numbers):
            self.explain_one(self.pick(numbers))
            return
        parts: list[RenderableType] = [self.question(), self.in_full()]
        if len(self.offer.entries) <= FEW:
            moves = [move for moves in self.offer.entries for move in moves[:1]]
            parts += self.rules_of(moves)
        else:
            parts.append(Text(self.say("explain-one")))
        commands = Text(self.say(self.ABOUT_COMMANDS, rule=self.example))
        self.desk.note(*parts, Padding(commands, (1, 0, 0, 0)))

    def in_full(self) -> Table:
        """The sentence, notation and rules of each answer."""
        grid = Table.grid(padding=(0, 2))
        for number, moves in enumerate(self.offer.entries, start=1):
            alone = len(moves) == 1
            grid.add_row(
                Text(f"{number:3}", style="bold"),
                Text(self.offer.sentence(moves)),
                Text(moves[0].text if alone else "", style="dim"),
                Text(", ".join(self.shown.rules_of(moves[0])) if alone else ""),
            )
        return grid

    def explain_one(self, chosen: Move | Choices) -> None:
        """A move with its rules; a group is opened, so that its numbers are those on the screen."""
        if isinstance(chosen, Choices):
            self.offer = chosen
            self.desk.offer()
            return
        told = Text.assemble(
            (self.all_offered.sentences[chosen], "bold"), (f"  {chosen.text}", "dim")
        )
        self.desk.note(told, *self.rules_of([chosen]))

    def rules_of(self, moves: list[Move]) -> list[RenderableType]:
        behind = [rule for move in moves for rule in self.shown.rules_of(move)]
        return [pages.one_rule(self.package, self.locale, rule) for rule in dict.fromkeys(behind)]

    def what(self, name: str) -> None:
        """Everything on the table by name; with a name, what it is and does."""
        meanings = [one for one in self.shown.meanings() if one.rules]
        if not meanings:
            raise CordeeError("what-nothing", domain=HERE)
        if not name:
            everything = Text(" · ".join(one.name for one in meanings))
            self.desk.note(everything, Text(self.say("what-one"), style="dim"))
            return
        found = [one for one in meanings if plain(name) in plain(one.name)]
        if not found:
            raise CordeeError("what-unknown", domain=HERE, name=name)
        for one in found:
            told = Text.assemble((f"{one.name}\n", "bold"), f"{one.text} ({', '.join(one.rules)})")
            self.desk.note(Padding(told, (0, 0, 0, 2), expand=False))

    def rules(self, rule: str) -> None:
        """A turn in one minute, all rules, or one of them."""
        if not rule or plain(rule) in (plain(self.say("all")), "all"):
            key = "rule-hint" if rule else "rules-hint"
            more = Text(self.say(key, rule=self.example))
            page = pages.help_page(self.package, self.locale, 2 if rule else 1)
            self.desk.note(page, more)
        else:
            self.desk.note(pages.one_rule(self.package, self.locale, rule))
