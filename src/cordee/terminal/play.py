"""A game at this keyboard: people type, bots choose, dice fall, everything is kept."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .. import bots
from ..engine.errors import CordeeError
from ..engine.move import Move
from ..engine.position import Position
from ..words import Say, speaker
from . import screen as pages
from .saving import Saver
from .seats import bot_of

COMMANDS = ("help", "undo", "board", "rules", "save", "quit")


class Leave(Exception):
    """The player leaves the table; the game is kept."""


@dataclass
class Session:
    """One sitting at the table."""

    position: Position
    names: list[str]
    saver: Saver
    locale: str
    screen: Console
    errors: Console

    def __post_init__(self) -> None:
        self.say: Say = speaker(self.locale, "cordee.terminal")
        self.package = self.position.game.package
        dice = self.position.dice.commitment
        self.bots = [bot_of(name, f"{dice} {seat}") for seat, name in enumerate(self.names)]
        self.warned = False
        self.board_seen = False
        """Have the people at the keyboard seen the board in this turn?"""

    # The game

    def run(self) -> None:
        """Play to the end, or until the players leave."""
        self.screen.print(self.say("welcome"), style="dim")
        promise = self.position.dice.commitment
        self.screen.print(self.say("promise", commitment=promise), style="dim", soft_wrap=True)
        self.keep()
        try:
            while self.position.actor is not None:
                self.advance()
        except (Leave, EOFError):
            self.keep()
            self.screen.print()
            self.farewell()
            return
        except KeyboardInterrupt:
            self.screen.print()
            self.farewell()
            raise
        self.board()
        self.screen.print(Text(self.say("finished", path=str(self.saver.path))), soft_wrap=True)
        self.screen.print(
            self.say("check-dice", path=shlex.quote(str(self.saver.path))), style="dim"
        )

    def advance(self) -> None:
        """One ply: the dice, the only answer there is, a bot or a person."""
        actor, turn = self.position.actor, self.position.turn
        if actor == "chance":
            self.position.roll()
        else:
            assert isinstance(actor, int)
            bot = self.bots[actor]
            moves = self.position.moves()
            if len(moves) == 1:
                self.position.play(moves[0])
            elif bot is not None:
                self.position.play(bots.ask(bot, self.position))
            else:
                chosen = self.ask(moves)
                if chosen is None:
                    return
                self.position.play(chosen)
        self.board_seen = self.board_seen and turn == self.position.turn
        self.tell()
        self.keep()

    def tell(self) -> None:
        """What the last move did."""
        for line in self.position.story(self.locale, self.names):
            self.screen.print(Padding(Text(line), (0, 0, 0, 2), expand=False))

    def keep(self) -> None:
        """Save; say so once when it fails, and once when it works again."""
        self.saver.save(self.position)
        if self.saver.fault and not self.warned:
            self.warn("save-failed", path=str(self.saver.path), reason=self.saver.fault)
        elif self.warned and not self.saver.fault:
            self.warn("save-works", path=str(self.saver.path))
        self.warned = bool(self.saver.fault)

    def warn(self, key: str, **arguments: str) -> None:
        self.errors.print(Text(self.say(key, **arguments)), soft_wrap=True)

    def farewell(self) -> None:
        path = shlex.quote(str(self.saver.path))
        if self.saver.fault:
            self.warn("left-unsaved", path=path, reason=self.saver.fault)
        else:
            self.screen.print(Text(self.say("left", path=path)), soft_wrap=True)

    # A person at the prompt

    def ask(self, moves: list[Move]) -> Move | None:
        """A person's choice; None after a command that changed the position."""
        if not self.board_seen:
            self.board()
            self.board_seen = True
        else:
            self.screen.print(self.position.brief(self.locale))
        self.choices(moves)
        while True:
            text = " ".join(self.screen.input(Text("> ", style="bold")).split())
            try:
                done, chosen = self.obey(text, moves)
            except CordeeError as fault:
                self.screen.print(Text(fault.text(self.locale)))
                continue
            if done:
                return chosen

    def obey(self, text: str, moves: list[Move]) -> tuple[bool, Move | None]:
        """Do what was typed: a move, a number or a command. True ends the question."""
        word, _, rest = text.partition(" ")
        command = self.command(word)
        if self.position.game.find(text):  # before the commands: `save guide` is a move
            return True, self.legal(text)
        if not text:
            self.screen.print(self.say("empty", count=len(moves)))
        elif text.isascii() and text.isdigit():
            if 1 <= int(text) <= len(moves):
                return True, moves[int(text) - 1]
            self.screen.print(self.say("number", given=text, count=len(moves)))
        elif command == "help":
            self.explain(moves)
        elif command == "undo":
            self.undo()
            return True, None
        elif command == "board":
            self.board()
            self.choices(moves)
        elif command == "rules":
            self.rules(rest)
        elif command == "save":
            self.save_as(rest)
        elif command == "quit":
            raise Leave
        else:
            self.legal(text)
        return False, None

    def legal(self, text: str) -> Move:
        """The move a text stands for; refused, with the rule, if it is not legal."""
        move = self.position.parse(text)
        self.position.copy().play(move)
        return move

    def command(self, word: str) -> str | None:
        """A command by its name, in English or in the player's language."""
        if word == "?":
            return "help"
        for command in COMMANDS:
            if word.lower() in (command, self.say(f"command-{command}")):
                return command
        return None

    def board(self) -> None:
        self.screen.print()
        self.screen.print(self.position.scene(self.locale, self.names))
        self.screen.print()

    def choices(self, moves: list[Move]) -> None:
        """The question, and every answer with its number, its sentence and its notation."""
        self.screen.print(Text(self.position.question(self.locale, self.names), style="bold"))
        grid = Table.grid(padding=(0, 2))
        for number, move in enumerate(moves, start=1):
            sentence = self.position.describe(move, self.locale, self.names)
            grid.add_row(
                Text(f"{number:3}", style="bold"), Text(sentence), Text(move.text, style="dim")
            )
        self.screen.print(grid)

    def explain(self, moves: list[Move]) -> None:
        """`?`: the choices with their rules, and the commands."""
        self.choices(moves)
        for rule in dict.fromkeys(self.position.rule_of(move) for move in moves):
            pages.print_rule(self.screen, self.package, self.locale, rule)
        self.screen.print(Padding(Text(self.say("commands")), (1, 0, 0, 0)))

    def rules(self, rule: str) -> None:
        if not rule:
            pages.print_page(self.screen, self.package, self.locale)
        elif not pages.print_rule(self.screen, self.package, self.locale, rule):
            raise CordeeError("rule-unknown", domain="cordee.terminal", rule=rule)

    def undo(self) -> None:
        """Take back the player's last decision, if nothing has happened since."""
        seat = self.position.actor
        plies = self.position.plies
        if not plies or plies[-1].actor != seat:
            raise CordeeError("undo-refused", domain="cordee.terminal")
        self.position.undo()
        while len(self.position.moves()) == 1 and plies and plies[-1].actor == seat:
            self.position.undo()  # that one was no decision
        self.keep()
        self.screen.print(self.say("undone"))

    def save_as(self, name: str) -> None:
        """Save, here or from now on in another file."""
        if name:
            path = Path(name).expanduser()
            if path.exists():
                raise CordeeError("save-exists", domain="cordee.terminal", path=str(path))
            elsewhere = Saver(path, self.names, self.saver.date, self.saver.notes)
            elsewhere.save(self.position)
            if elsewhere.fault:
                raise CordeeError(
                    "save-refused",
                    domain="cordee.terminal",
                    path=str(path),
                    reason=elsewhere.fault,
                )
            self.saver, self.warned = elsewhere, False
        else:
            self.keep()
        if not self.saver.fault:
            self.screen.print(Text(self.say("saved", path=str(self.saver.path))))
