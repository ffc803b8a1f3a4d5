"""A game at this keyboard: people type, bots choose, dice fall, everything is kept."""

from __future__ import annotations

import os
import shlex
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from .. import bots
from ..bots.evaluator import is_ready
from ..engine.errors import CordeeError
from ..engine.move import Move
from ..engine.position import Position
from ..words import Say, speaker
from ..words import help as help_pages
from . import naming
from . import screen as pages
from .advice import Adviser, told
from .choices import FEW, Choices
from .keyboard import typed
from .saving import Saver, remember
from .seats import bot_of, kind_of, only_person

COMMANDS = ("help", "hint", "undo", "board", "rules", "save", "quit")


class Leave(Exception):
    """The player leaves the table; the game is kept."""


@dataclass
class Session:
    """One sitting at the table."""

    position: Position
    saver: Saver
    locale: str
    screen: Console
    errors: Console
    budget: str | None = None
    """What a hint may cost, as bots' names carry it."""

    def __post_init__(self) -> None:
        self.say: Say = speaker(self.locale, "cordee.terminal")
        self.names = self.saver.seats
        self.called = naming.shown(self.names, self.say)
        self.shown = self.position.presented(self.locale, self.called, you=only_person(self.names))
        self.package = self.position.game.package
        self.example = list(help_pages.rules(self.package, self.locale))[-1]
        """A rule to ask for."""
        begun = len(self.position.plies)  # so that a resumed game does not repeat itself
        self.bots = [
            bot_of(name, str(self.position.dice.uniform(f"bot {seat} {begun}")))
            for seat, name in enumerate(self.names)
        ]
        self.adviser = Adviser(self.budget)
        self.warned = False
        self.board_seen = self.board_shown = False
        """Have the people at the keyboard seen the board in this turn? And ever?"""

    # The game

    def run(self) -> bool:
        """Play to the end, or until the players leave; True if all of it is kept."""
        remember(self.saver.path)
        words = speaker(self.locale, self.package)
        self.screen.print(Text.assemble((words("title"), "bold"), f" · {words('pitch')}"))
        self.screen.print(self.say("welcome"), style="dim")
        promise = self.position.dice.commitment
        self.screen.print(self.say("promise", commitment=promise), style="dim", soft_wrap=True)
        if not self.position.plies and self.position.actor == "chance":
            self.screen.print(Text(self.shown.question()))
        self.keep()
        try:
            while self.position.actor is not None:
                self.advance()
        except (Leave, EOFError):
            self.keep()
            self.screen.print()
            self.farewell()
            return not self.saver.fault
        except KeyboardInterrupt:
            self.screen.print()
            self.farewell()
            raise
        self.board()
        self.screen.print(self.shown.end())
        self.screen.print()
        self.next_command("finished", "replay")
        self.next_command("check-dice", "verify")
        secret = self.position.dice.secret.hex()
        self.screen.print(self.say("secret", secret=secret), style="dim", soft_wrap=True)
        return not self.saver.fault

    def advance(self) -> None:
        """One ply: the dice, the only possible answer, a bot or a person."""
        actor, turn = self.position.actor, self.position.turn
        move = self.position.unasked()
        forced = move is not None and actor != "chance"
        if move is None:
            assert isinstance(actor, int)
            bot = self.bots[actor]
            move = self.ask(self.position.moves()) if bot is None else self.choice_of(bot, actor)
        if move is None:
            return  # a command has changed the position
        self.position.play(move)
        self.board_seen = self.board_seen and turn == self.position.turn
        self.tell(forced, turn)
        self.keep()

    def choice_of(self, bot: bots.Bot, seat: int) -> Move:
        """What a bot chooses, with a line that says so while it thinks."""
        if kind_of(self.names[seat]) in bots.INSTANT:
            return bots.ask(bot, self.position)
        with self.busy("thinking", name=self.called[seat]):
            return bots.ask(bot, self.position)

    @contextmanager
    def busy(self, key: str, **arguments: str) -> Iterator[None]:
        """A line while something takes its time; only on a screen, and gone afterwards."""
        if self.screen.is_terminal:
            with self.screen.status(Text(self.say(key, **arguments), style="dim")):
                yield
        else:
            yield

    def tell(self, forced: bool, turn: int) -> None:
        """What the last move did; a blank line where somebody else's turn begins."""
        passed = turn != self.position.turn
        nothing = self.position.game.story.NOTHING
        lines = self.shown.story()
        for event, line in zip(self.position.events, lines, strict=True):
            if passed and event.seat == self.position.turn:
                self.screen.print()
                passed = False
            if forced and line is lines[0]:
                if event.kind in nothing:  # nobody was asked, nothing was done
                    continue
                line += f" {self.say('only-choice')}"
            bot = event.seat is not None and self.bots[event.seat] is not None
            told = Text(line, style="dim" if bot else "")
            self.screen.print(Padding(told, (0, 0, 0, 2), expand=False))

    def keep(self) -> None:
        """Save; say so once when it fails, and once when it works again."""
        actor = self.position.actor
        asks = actor is None or (isinstance(actor, int) and self.bots[actor] is None)
        self.saver.save(self.position, durable=asks)
        if self.saver.fault and not self.warned:
            reason = self.saver.fault.text(self.locale)
            self.warn("save-failed", path=str(self.saver.path), reason=reason)
        elif self.warned and not self.saver.fault:
            self.warn("save-works", path=str(self.saver.path))
        self.warned = bool(self.saver.fault)

    def warn(self, key: str, **arguments: str) -> None:
        self.errors.print(Text(self.say(key, **arguments)), soft_wrap=True)

    def farewell(self) -> None:
        if self.saver.fault:
            reason = self.saver.fault.text(self.locale)
            self.warn("left-unsaved", path=str(self.saver.path), reason=reason)
        else:
            self.next_command("left", "play --resume")

    def next_command(self, key: str, command: str) -> None:
        """A sentence and, on a line of its own, what to type."""
        self.screen.print(Text(self.say(key)))
        line = f"{naming.program()} {command} {shlex.quote(str(self.saver.path))}"
        self.screen.print(Text(f"  {line}", style="bold"), soft_wrap=True)

    # A person at the prompt

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
        elif command == "help":
            self.explain(rest)
        elif command == "hint":
            self.hint()
        elif command == "undo":
            self.undo()
            return True, None
        elif command == "board":
            self.board()
            self.question()
        elif command == "rules":
            self.rules(rest)
            self.choices()
        elif command == "save":
            self.save_as(rest)
        elif command == "quit":
            raise Leave
        else:
            self.legal(text)
        return False, None

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
            for command in COMMANDS
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
        self.screen.print(Padding(Text(self.say("commands", rule=self.example)), (1, 0, 0, 0)))

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

    def hint(self) -> None:
        """What the search would choose."""
        with self.busy("hint-thinking" if is_ready(self.position.game) else "search-compiling"):
            thought = self.adviser.think(self.position)
        counted = self.say("hint", simulations=thought.simulations, seconds=thought.seconds)
        self.screen.print(Text(counted))
        self.screen.print(told(thought, self.shown, self.say))

    def rules(self, rule: str) -> None:
        if not rule or rule == self.say("all"):
            parts = 2 if rule else 1
            pages.print_rules(self.screen, self.package, self.locale, parts)
            key = "rule-hint" if rule else "rules-hint"
            self.screen.print(Text(self.say(key, rule=self.example)))
        elif not pages.print_rule(self.screen, self.package, self.locale, rule):
            raise CordeeError("rule-unknown", domain="cordee.terminal", rule=rule)

    def undo(self) -> None:
        """Take back the player's last decision, if nothing has happened since."""
        seat = self.position.actor
        plies = self.position.undoable(seat, self.was_a_bot) if isinstance(seat, int) else None
        if plies is None:
            raise CordeeError("undo-refused", domain="cordee.terminal")
        while len(self.position.plies) > plies:
            self.position.undo()
        self.keep()
        self.screen.print(self.say("undone"))

    def was_a_bot(self, ply: int) -> bool:
        """Did a bot decide this ply of the game?"""
        actor = self.position.plies[ply].actor
        return isinstance(actor, int) and self.bots[actor] is not None

    def save_as(self, name: str) -> None:
        """Save; with a name, write a copy there, or move there if the game's own file fails."""
        if not name:
            self.keep()
            if not self.saver.fault:
                self.screen.print(Text(self.say("saved", path=str(self.saver.path))))
            return
        path = Path(os.path.expanduser(name))  # noqa: PTH111  # which never fails
        copy = Saver(path, self.names, self.saver.date, self.saver.notes)
        if exists(path):
            raise CordeeError("save-exists", domain="cordee.terminal", path=str(path))
        copy.save(self.position)
        if copy.fault:
            raise CordeeError(
                "save-refused", domain="cordee.terminal", path=str(path), reason=copy.fault
            )
        if self.saver.fault:
            self.saver, self.warned = copy, False
            self.screen.print(Text(self.say("saved-from-now-on", path=str(path))))
        else:
            kept = str(self.saver.path)
            self.screen.print(Text(self.say("saved-copy", path=str(path), kept=kept)))


def plain(word: str) -> str:
    """A word in lower case without accents."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def exists(path: Path) -> bool:
    try:
        return path.exists() or path.is_symlink()
    except (OSError, ValueError):  # a name that no file can have: writing will say so
        return False
