"""A person at the prompt: what is asked, what may be typed, and what it means."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..engine.errors import CordeeError
from ..engine.move import Move
from ..engine.position import Position
from ..words import Say, speaker
from ..words import help as help_pages
from . import naming
from . import screen as pages
from .choices import FEW, Choices
from .keyboard import typed
from .seats import only_person


class Leave(Exception):
    """The player leaves the table."""


class Prompt:
    """Shows a table and asks the people at this keyboard."""

    COMMANDS: Sequence[str] = ("help", "board", "what", "rules", "quit")
    ABOUT_COMMANDS = "commands-few"

    def __init__(self, position: Position, names: list[str], locale: str, screen: Console) -> None:
        self.position = position
        self.names = names
        self.locale = locale
        self.screen = screen
        self.say: Say = speaker(locale, "cordee.terminal")
        self.called = naming.shown(names, self.say)
        self.shown = position.presented(locale, self.called, you=only_person(names))
        self.package = position.game.package
        self.example = list(help_pages.rules(self.package, locale))[-1]
        """A rule to ask for."""
        self.board_seen = self.board_shown = False
        """Have the people at the keyboard seen the board in this turn? And ever?"""

    def ask(self, moves: list[Move]) -> Move | None:
        """A person's choice; None after a command that changed the position."""
        self.show_table()
        self.offer = self.all_offered = Choices(self.shown, moves, self.say)
        self.choices()
        while True:
            text = " ".join(typed(self.screen).split())
            try:
                done, chosen = self.obey(text)
            except CordeeError as fault:
                self.screen.print(Text(fault.text(self.locale)))
                continue
            if done:
                return chosen

    def show_table(self) -> None:
        """All of it if it has changed; otherwise what matters within a turn."""
        view, phase = self.position.game.terminal_view, self.position.fields["phase"]
        calm = phase in view.CALM and self.board_shown
        if calm or (self.board_seen and (view.BRIEF is None or phase in view.BRIEF)):
            self.screen.print(self.shown.brief())
        else:
            self.board()
            self.board_seen = self.board_shown = True

    def obey(self, text: str) -> tuple[bool, Move | None]:
        """Do what was typed: a move, a number or a command. True ends the question."""
        word, _, rest = text.partition(" ")
        command = self.command(word, whole=bool(rest))
        if self.position.game.find(text.lower()):  # before the commands: `save guide` is a move
            return True, self.legal(text.lower())
        if not text:
            self.back()
        elif pages.is_number(text):
            chosen = self.pick(text)
            if isinstance(chosen, Move):
                return True, chosen
            self.offer = chosen
            self.choices()
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
            self.board()
            self.question()
        elif command == "what":
            self.what(rest)
        elif command == "rules":
            self.rules(rest)
            self.choices()
        elif command == "quit":
            raise Leave
        return False

    def pick(self, number: str) -> Move | Choices:
        """The answer with a number."""
        count = len(self.offer.entries)
        if len(number) < 4 and 1 <= int(number) <= count:
            return self.offer.pick(int(number))
        raise CordeeError("number", domain="cordee.terminal", given=number, count=count)

    def back(self) -> None:
        """Nothing typed: out of a group, or a word of advice."""
        if self.offer is self.all_offered:
            self.screen.print(self.say("empty", count=len(self.offer.entries)))
        else:
            self.offer = self.all_offered
            self.choices()

    def legal(self, text: str) -> Move:
        """The move a text stands for; refused, with the rule, if it is not legal."""
        return self.position.legal(text)

    def command(self, word: str, whole: bool) -> str | None:
        """A command by its name, in English or the player's language, or by its first letters."""
        if word == "?":
            return "help"
        begun = plain(word)
        known = {
            name: command
            for command in self.COMMANDS
            for name in (command, plain(self.say(f"command-{command}")))
        }
        if whole or begun in known:
            return known.get(begun)
        meant = {command for name, command in known.items() if begun and name.startswith(begun)}
        return meant.pop() if len(meant) == 1 else None

    def board(self) -> None:
        self.screen.print()
        self.screen.print(self.shown.scene())
        self.screen.print()

    def question(self) -> None:
        self.screen.print(Text(self.shown.question(), style="bold"))

    def choices(self) -> None:
        """The question, and the answers."""
        self.question()
        self.offer.show(self.screen)

    def explain(self, number: str) -> None:
        """`?`: the choices with their rules, and the commands; `? 3`: one choice."""
        if pages.is_number(number):
            self.explain_one(self.pick(number))
            return
        if len(self.offer.entries) <= FEW:
            self.question()
            self.screen.print(self.offer.in_full(with_rules=True))
            moves = [move for moves in self.offer.entries for move in moves[:1]]
            self.print_rules_of(moves)
        else:
            self.choices()
            self.screen.print(self.say("explain-one"))
        commands = Text(self.say(self.ABOUT_COMMANDS, rule=self.example))
        self.screen.print(Padding(commands, (1, 0, 0, 0)))

    def explain_one(self, chosen: Move | Choices) -> None:
        if isinstance(chosen, Choices):
            chosen.show(self.screen)
            return
        told = self.shown.describe(chosen)
        self.screen.print(Text.assemble((told, "bold"), f"  {chosen.text}"))
        self.print_rules_of([chosen])

    def print_rules_of(self, moves: list[Move]) -> None:
        behind = [rule for move in moves for rule in self.shown.rules_of(move)]
        for rule in dict.fromkeys(behind):
            pages.print_rule(self.screen, self.package, self.locale, rule)

    def what(self, name: str) -> None:
        """Everything on the table by name; with a name, what it is and does."""
        meanings = [one for one in self.shown.meanings() if one.rules]
        if not name:
            self.screen.print(Text(" · ".join(one.name for one in meanings)))
            self.screen.print(Text(self.say("what-one"), style="dim"))
            return
        found = [one for one in meanings if plain(name) in plain(one.name)]
        if not found:
            raise CordeeError("what-unknown", domain="cordee.terminal", name=name)
        for one in found:
            told = Text.assemble((f"{one.name}\n", "bold"), f"{one.text} ({', '.join(one.rules)})")
            self.screen.print(Padding(told, (0, 0, 0, 2), expand=False))

    def rules(self, rule: str) -> None:
        if not rule or rule == self.say("all"):
            parts = 2 if rule else 1
            pages.print_rules(self.screen, self.package, self.locale, parts)
            key = "rule-hint" if rule else "rules-hint"
            self.screen.print(Text(self.say(key, rule=self.example)))
        elif not pages.print_rule(self.screen, self.package, self.locale, rule):
            raise CordeeError("rule-unknown", domain="cordee.terminal", rule=rule)


def plain(word: str) -> str:
    """A word in lower case without accents."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
