"""A game at this keyboard: people type, bots choose, dice fall, everything is kept."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from .. import bots
from ..bots.evaluator import is_ready
from ..engine.errors import CordeeError
from ..engine.move import Move
from ..engine.paths import data_home
from ..engine.position import Position
from ..words import speaker
from . import naming
from .advice import Adviser, told
from .desk import is_screen
from .log import Told
from .prompt import Leave, Prompt
from .saving import LAST, Saver, remember
from .seats import bot_of, kind_of, runs_code


class Session(Prompt):
    """One sitting at the table; a `budget` is what a hint may cost, as bots' names carry it."""

    COMMANDS = ("help", "hint", "undo", "board", "log", "what", "rules", "save", "quit")
    ABOUT_COMMANDS = "commands"
    FOOT = "foot"

    def __init__(
        self,
        position: Position,
        saver: Saver,
        locale: str,
        screen: Console,
        errors: Console,
        budget: str | None = None,
        opening: Sequence[str] = (),
    ) -> None:
        super().__init__(position, saver.seats, locale, screen)
        self.saver = saver
        self.errors = errors
        begun = len(position.plies)  # so that a resumed game does not repeat itself
        self.bots = [
            bot_of(name, str(position.dice.uniform(f"bot {seat} {begun}")))
            for seat, name in enumerate(self.names)
        ]
        self.adviser = Adviser(budget)
        self.warned = False
        self.opening = opening
        """What there is to say about how this sitting came about."""

    # The game

    def run(self) -> bool:
        """Play to the end, or until the players leave; True if all of it is kept."""
        remember(self.saver.path)
        self.desk.open(*self.introduction(), how=self.say("welcome"))
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
        afterwards = self.afterwards()
        self.desk.close(self.shown.end(), below=afterwards)
        for line in afterwards:
            self.screen.print(line, soft_wrap=True)
        return not self.saver.fault

    def afterwards(self) -> list[Text]:
        """What can be done with a game that is over, and the secret of its dice.

        A screen has little room below the table: a file of no name of its own is the last one
        played, and what to type stands beside what it is for.
        """
        ours = is_screen(self.screen) and self.saver.path.is_relative_to(data_home())
        file = LAST if ours and not Path(LAST).exists() else self.quoted
        replay = self.next_command("finished", f"replay {file}")
        verify = self.next_command("check-dice", f"verify {file}")
        secret = self.say("secret", secret=self.position.dice.secret.hex())
        if is_screen(self.screen):
            replay, verify = ([self.beside(*parts)] for parts in (replay, verify))
        return [Text(), *replay, *verify, Text(secret, style="dim")]

    def beside(self, sentence: Text, typed: Text) -> Text:
        """Both on one line, or the second below the first where that is too long."""
        together = Text.assemble(sentence, typed[1:])
        fits = together.cell_len <= self.screen.width
        return together if fits else Text("\n").join([sentence, typed])

    def introduction(self) -> list[Text]:
        """What is played, by whom, and what was promised."""
        words = speaker(self.locale, self.package)
        promise = self.say("promise", commitment=self.position.dice.commitment)
        lines = [
            *map(Text, self.opening),
            Text.assemble((words("title"), "bold"), f" · {words('pitch')}"),
            Text(promise, style="dim"),
        ]
        if not self.position.plies and self.position.actor == "chance":
            lines.append(Text(self.shown.question()))
        return lines

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
        self.retell(forced, turn, chance=actor == "chance")
        self.keep()

    def choice_of(self, bot: bots.Bot, seat: int) -> Move:
        """What a bot chooses, with a line that says so while it thinks."""
        if kind_of(self.names[seat]) in bots.INSTANT:
            return bots.ask(bot, self.position)
        with self.desk.busy(self.say("thinking", name=self.called[seat])):
            return bots.ask(bot, self.position)

    def retell(self, forced: bool, turn: int, chance: bool) -> None:
        """What the last move did; set apart where somebody else's turn begins."""
        passed = turn != self.position.turn
        nothing = self.position.game.story.NOTHING
        lines = self.shown.story()
        for event, line in zip(self.position.events, lines, strict=True):
            apart = passed and event.seat == self.position.turn
            passed = passed and not apart
            if forced and line is lines[0]:
                if event.kind in nothing:  # nobody was asked, nothing was done
                    continue
                line += f" {self.say('only-choice')}"
            bot = event.seat is not None and self.bots[event.seat] is not None
            whose = self.position.turn if apart else turn
            self.tell(Told(line, whose, "dim" if bot else "", chance), apart)

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
        self.desk.warned(self.say(key, **arguments))

    def farewell(self) -> None:
        if self.saver.fault:
            reason = self.saver.fault.text(self.locale)
            self.warn("left-unsaved", path=str(self.saver.path), reason=reason)
        else:
            own = any(map(runs_code, self.saver.seats))
            line = f"play --resume {self.quoted}{' --trust' if own else ''}"
            for part in self.next_command("left", line):
                self.screen.print(part, soft_wrap=True)

    @property
    def quoted(self) -> str:
        return shlex.quote(str(self.saver.path))

    def next_command(self, key: str, command: str) -> list[Text]:
        """A sentence and, on a line of its own, what to type."""
        typed = Text(f"{naming.program()} {command}", style="bold")
        return [Text(self.say(key)), Text.assemble("  ", typed)]

    # What may be asked at the prompt

    def do(self, command: str, rest: str) -> bool:
        if command == "hint":
            self.hint()
        elif command == "undo":
            self.undo()
            return True
        elif command == "save":
            self.save_as(rest)
        else:
            return super().do(command, rest)
        return False

    def hint(self) -> None:
        """What the search would choose."""
        key = "hint-thinking" if is_ready(self.position.game) else "search-compiling"
        with self.desk.busy(self.say(key)):
            thought = self.adviser.think(self.position)
        counted = self.say("hint", simulations=thought.simulations, seconds=thought.seconds)
        self.desk.note(Text(counted), told(thought, self.offer, self.say))

    def undo(self) -> None:
        """Take back the player's last decision, if nothing has happened since."""
        seat = self.position.actor
        plies = self.position.undoable(seat, self.was_a_bot) if isinstance(seat, int) else None
        if plies is None:
            raise CordeeError("undo-refused", domain="cordee.terminal")
        while len(self.position.plies) > plies:
            self.position.undo()
        self.keep()
        self.desk.note(Text(self.say("undone")))

    def was_a_bot(self, ply: int) -> bool:
        """Did a bot decide this ply of the game?"""
        actor = self.position.plies[ply].actor
        return isinstance(actor, int) and self.bots[actor] is not None

    def save_as(self, name: str) -> None:
        """Save; with a name, write a copy there, or move there if the game's own file fails."""
        if not name:
            self.keep()
            if not self.saver.fault:
                self.desk.note(Text(self.say("saved", path=str(self.saver.path))))
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
            self.desk.note(Text(self.say("saved-from-now-on", path=str(path))))
        else:
            kept = str(self.saver.path)
            self.desk.note(Text(self.say("saved-copy", path=str(path), kept=kept)))


def exists(path: Path) -> bool:
    try:
        return path.exists() or path.is_symlink()
    except (OSError, ValueError):  # a name that no file can have: writing will say so
        return False
