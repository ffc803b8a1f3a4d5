"""Bots from outside: a class of somebody's own (`mybot:Photographer`), a bot that an installed
package adds, a program in any language (`exec:./mybot`, see `program`).

Whatever they do is timed and checked: an answer that is not a legal move, an error, or too long a
silence is a `BotFault`, which says who it was, what was answered and what was legal.
"""

from __future__ import annotations

import ctypes
import inspect
import re
import sys
import threading
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import CordeeError, UnknownName
from ..engine.register import package_of, reason
from ..words import shown
from .steps import Steps, finish

if TYPE_CHECKING:
    from ..engine.move import Move
    from ..engine.position import Position
    from . import Bot, BotFault, Seed

LIMIT = 10.0
"""Seconds that a decision may take, unless the name says otherwise: `mybot:Photographer:2s`."""
MOST_SECONDS = 3600.0
PROGRAM = "exec:"
CLASS = re.compile(r"(?P<module>[^\W\d][\w.]*):(?P<name>[^\W\d]\w*)")
LIMITED = re.compile(r"(?P<bot>.*):(?P<seconds>[0-9]{0,6}\.?[0-9]{1,6})s", re.DOTALL)
STEP = 0.005
"""Seconds between two looks whether an answer is there."""
MOST_NAMED = 8
"""Legal moves that a fault names."""


def is_outside(name: str) -> bool:
    """Does a name look like one of a class or a program?"""
    return name.startswith(PROGRAM) or CLASS.fullmatch(split(name)[0]) is not None


def split(name: str) -> tuple[str, float | None]:
    """The bot itself, and the seconds that its name allows for a decision, if it does."""
    found = LIMITED.fullmatch(name)
    if found is None:
        return name, None
    seconds = float(found["seconds"])
    if not 0 < seconds <= MOST_SECONDS:
        raise UnknownName("bot-limit", name=name, most=int(MOST_SECONDS))
    return found["bot"], seconds


def called(name: str) -> str:
    """What a bot from outside is called at the table: its class, or the program's file."""
    bot, _ = split(name)
    if bot.startswith(PROGRAM):
        words = bot.removeprefix(PROGRAM).split()
        return Path(words[0]).name if words else bot
    return bot.partition(":")[2]


def check(name: str) -> None:
    """Refuse what cannot be made, before anything is played."""
    bot, _ = split(name)
    if bot.startswith(PROGRAM):
        from .program import command_of

        command_of(bot)
    else:
        found_class(bot)


def make(name: str, seed: Seed, seconds: float = LIMIT) -> Bot:
    """The bot behind a name, held to the rules."""
    if name.startswith(PROGRAM):
        from .program import Program

        return Program(name, seed, seconds)
    return Guarded(name, found_class(name), seed, seconds)


def found_class(name: str) -> Callable[..., Bot]:
    """The class `module:Class` stands for; what lies in the current folder can be imported."""
    parts = CLASS.fullmatch(name)
    assert parts is not None
    if parts["module"].endswith(".py"):
        meant = f"{parts['module'].removesuffix('.py')}:{parts['name']}"
        raise UnknownName("bot-file", name=name, meant=meant)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that a file here hides nothing that others import
    try:
        module = import_module(parts["module"])
    except (Exception, SystemExit) as fault:
        missing = isinstance(fault, ModuleNotFoundError) and fault.name == parts["module"]
        key, why = "bot-no-module" if missing else "bot-broken", reason(fault)
        raise UnknownName(key, name=name, module=parts["module"], reason=why) from None
    found = getattr(module, parts["name"], None)
    if not callable(found):
        where = getattr(module, "__file__", None) or parts["module"]
        raise UnknownName("bot-no-class", name=name, wanted=parts["name"], where=where)
    made: Callable[..., Bot] = found
    return made


def installed(entry: EntryPoint) -> Callable[..., Bot]:
    """What makes the bot of an installed package; its module is loaded when it is first made."""

    def make(seed: Seed, seconds: float = LIMIT) -> Bot:
        try:
            found = entry.load()
        except (Exception, SystemExit) as fault:
            name, package = entry.name, package_of(entry)
            raise UnknownName(
                "bot-broken", name=name, module=package, reason=reason(fault)
            ) from None
        return Guarded(entry.name, found, seed, seconds)

    return make


class Outsider(ABC):
    """A bot that is not trusted to answer, nor to answer well."""

    def __init__(self, name: str, limit: float) -> None:
        self.name = name
        self.limit = limit

    def choose(self, position: Position) -> Move:
        return finish(self.choosing(position))

    def choosing(self, position: Position) -> Steps[Move]:
        """Others may go first while it thinks."""
        answer = yield from self.answering(position)
        try:
            return position.legal(answer)  # type: ignore[arg-type]  # which refuses the rest
        except CordeeError as refusal:
            said = answer if isinstance(answer, str) else shown(answer)
            raise self.fault("bot-answer", position, answer=said, reason=refusal) from None

    @abstractmethod
    def answering(self, position: Position) -> Steps[object]:
        """Whatever it answers in time."""

    def fault(self, key: str, position: Position, **about: Any) -> BotFault:
        """Who, and what was legal."""
        from . import BotFault

        codes = position.codes()
        moves = ", ".join(position.game.move(code).text for code in codes[:MOST_NAMED])
        more = len(codes) - MOST_NAMED
        legal = CordeeError("bot-legal-more" if more > 0 else "bot-legal", moves=moves, more=more)
        return BotFault(key, name=self.name, legal=legal, **about)

    @abstractmethod
    def close(self) -> None:
        """The game is over for it."""


class Guarded(Outsider):
    """A class of somebody's own: each of its decisions is a thread, which can be given up."""

    def __init__(self, name: str, made: Callable[..., Bot], seed: Seed, limit: float) -> None:
        super().__init__(name, limit)
        try:
            self._bot = made(seed=seed) if takes_a_seed(made) else made()
        except (Exception, SystemExit) as fault:
            raise UnknownName("bot-unmade", name=name, reason=told(fault)) from None
        if not callable(getattr(self._bot, "choose", None)):
            raise UnknownName("bot-shapeless", name=name)

    def answering(self, position: Position) -> Steps[object]:
        thought = _Thought(self._bot, position.copy())
        thought.start()
        try:
            while not thought.done.wait(STEP) and thought.spent <= self.limit:
                yield
        finally:
            thought.give_up()
        if thought.spent > self.limit:
            raise self.fault("bot-slow", position, seconds=self.limit)
        if thought.error is not None:
            raise self.fault("bot-raised", position, reason=told(thought.error)) from None
        return thought.answer

    def close(self) -> None:
        end = getattr(self._bot, "close", None)
        if callable(end):
            end()


class _Thought(threading.Thread):
    """One decision of a bot."""

    def __init__(self, bot: Bot, position: Position) -> None:
        super().__init__(name="bot", daemon=True)  # nobody waits for one that never ends
        self._bot, self._position = bot, position
        self._begun = time.monotonic()
        self._ended: float | None = None
        self.answer: object = None
        self.error: BaseException | None = None
        self.done = threading.Event()

    def run(self) -> None:
        from . import ask

        try:
            self.answer = ask(self._bot, self._position)
        except BaseException as fault:  # whatever somebody else's code does
            self.error = fault
        self._ended = time.monotonic()
        self.done.set()

    @property
    def spent(self) -> float:
        """Seconds, so far or in all."""
        return (self._ended or time.monotonic()) - self._begun

    def give_up(self) -> None:
        """End it where it is, if it is still going: at its next line of Python."""
        if not self.done.is_set() and self.ident is not None:
            stop = ctypes.py_object(SystemExit)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.ident), stop)


def takes_a_seed(made: Callable[..., object]) -> bool:
    try:
        return "seed" in inspect.signature(made).parameters
    except (TypeError, ValueError):  # something that does not say
        return False


def told(fault: BaseException) -> str:
    """An error of somebody else's code, and the line it came from."""
    lines = traceback.extract_tb(fault.__traceback__)
    own = str(Path(__file__).parent.parent)
    theirs = [line for line in lines if not line.filename.startswith(own)] or lines
    where = f" ({Path(theirs[-1].filename).name}:{theirs[-1].lineno})" if theirs else ""
    why = reason(fault)
    return f"{type(fault).__name__}: {why}{where}" if isinstance(why, CordeeError) else why + where
