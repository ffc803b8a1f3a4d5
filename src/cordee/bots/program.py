"""A bot that is a program of its own, in any language: `exec:./mybot`.

It is asked in lines of JSON on its standard input and answers each with one line on its standard
output; docs/write-your-own-bot.md has the protocol. What it writes to its standard error is kept
for a moment, to be shown if it fails.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from typing import IO, TYPE_CHECKING, NamedTuple

from .. import __version__
from ..engine.data import Data
from ..engine.errors import UnknownName
from ..words import shown
from .outside import LIMIT, PROGRAM, STEP, Outsider
from .steps import Steps

if TYPE_CHECKING:
    from ..engine.position import Position
    from . import Seed

PROTOCOL = 1
HELLO, ANSWER = f'{{"protocol": {PROTOCOL}}}', '{"move": "…"}'
LONGEST_LINE = 65_536
"""Bytes of an answer."""
LAST_WORDS = 400
"""Characters of what it wrote to its standard error that a fault shows."""
GRACE = 0.5
"""Seconds that it has to end by itself, once its input has ended."""

LEASH = '(read -r _ </dev/fd/{leash}; kill -KILL 0) >/dev/null 2>&1 & exec "$@"'
"""Ends the program and all that it has started as soon as the other end of a pipe is closed, which
it is even if we are killed."""


def command_of(name: str) -> list[str]:
    """The words of a command, the program first; refused if there is no such program."""
    try:
        command = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as fault:
        raise UnknownName("program-words", name=name, reason=str(fault)) from None
    found = shutil.which(command[0]) if command else None
    if found is None:
        key = "program-locked" if command and os.path.isfile(command[0]) else "program-none"  # noqa: PTH113
        raise UnknownName(key, name=name, program=command[0] if command else "")
    return [found, *command[1:]]


class Line(NamedTuple):
    """Something heard from a program."""

    text: str
    fault: str = ""
    """Why nothing more will come, as a key of the words."""


class Program(Outsider):
    """One process for one seat of one game; it is started when it is first asked."""

    def __init__(self, name: str, seed: Seed = None, limit: float = LIMIT) -> None:
        super().__init__(name, limit)
        self._command = command_of(name)
        self._seed = seed
        self._process: _Process | None = None
        self._greeted: Data = {}

    def answering(self, position: Position) -> Steps[object]:
        try:
            yield from self._greet(position)
            question = {
                "is": "decide",
                "ply": position.ply,
                "seat": position.actor,
                "position": position.to_dict(),
                "text": position.text,
                "moves": [position.game.move(code).text for code in position.codes()],
                "seconds": self.limit,
            }
            answer = yield from self._asked(question, position)
            move = answer.get("move")
            if not isinstance(move, str):
                said = json.dumps(answer, ensure_ascii=False)
                raise self.fault("program-no-move", position, answer=said, example=ANSWER)
            return move
        except BaseException:
            self.close()  # whatever it says later would answer another question
            raise

    def _greet(self, position: Position) -> Steps[None]:
        """Say hello, and what is played, unless it knows."""
        game = position.game
        facts = {
            "game": game.name,
            "players": position.players,
            "options": dict(position.options),
            "components": None if game.is_shipped else game.box,
            "seat": position.actor,
        }
        if self._process is not None and facts == self._greeted:
            return
        self._process = self._process or _Process(self._command)
        hello = {"is": "hello", "protocol": PROTOCOL, "cordee": __version__, **facts}
        hello |= {"seed": None if self._seed is None else str(self._seed), "seconds": self.limit}
        answer = yield from self._asked(hello, position)
        if answer.get("protocol") != PROTOCOL:
            said = json.dumps(answer, ensure_ascii=False)
            raise self.fault("program-protocol", position, answer=said, example=HELLO)
        self._greeted = facts

    def _asked(self, question: Data, position: Position) -> Steps[Data]:
        """What it answers to a line."""
        process = self._process
        assert process is not None
        if early := process.heard():
            raise self._broken(early, "program-unasked", position)
        process.say(json.dumps(question) + "\n")
        until = time.monotonic() + self.limit
        while (line := process.heard(STEP)) is None:
            if time.monotonic() > until:
                key = "program-partial" if process.partial else "bot-slow"
                about = {"answer": shown(process.partial), "seconds": self.limit}
                raise self.fault(key, position, **about)
            yield
        try:
            answer = json.loads(line.text) if not line.fault else None
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._broken(line, "program-not-json", position)
        return answer

    def _broken(self, line: Line, key: str, position: Position) -> Exception:
        """Why an answer is none."""
        assert self._process is not None
        status, words = self._process.end() if line.fault else (None, "")
        about = {"answer": shown(line.text), "most": LONGEST_LINE, "words": words or "–"}
        about |= {"status": str(status), "example": ANSWER}
        return self.fault(line.fault or key, position, **about)

    def close(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None


class _Process:
    """A program that runs, and what it says."""

    def __init__(self, command: list[str]) -> None:
        leash, held = os.pipe()
        try:
            self._process = subprocess.Popen(  # noqa: S603  # what somebody has named
                ["/bin/sh", "-c", LEASH.format(leash=leash), "sh", *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(leash,),
                start_new_session=True,
            )
        finally:
            os.close(leash)
        self._ended = weakref.finalize(self, _end, self._process, held)
        assert self._process.stdin is not None
        self._input = self._process.stdin.fileno()
        os.set_blocking(self._input, False)
        self._unsent = b""
        self._lines: queue.SimpleQueue[Line] = queue.SimpleQueue()
        self._buffer = bytearray()
        self._noise: deque[str] = deque(maxlen=20)
        hear = (_hear, (self._process.stdout, self._lines, self._buffer))
        note = (_note, (self._process.stderr, self._noise))
        self._readers = [  # they hold on to nothing else
            threading.Thread(target=reads, args=what, daemon=True) for reads, what in (hear, note)
        ]
        for reader in self._readers:
            reader.start()

    @property
    def partial(self) -> str:
        """The beginning of a line that has no end yet."""
        return bytes(self._buffer).decode(errors="replace")

    def say(self, line: str) -> None:
        self._unsent += line.encode()
        self._send()

    def _send(self) -> None:
        """As much as it takes; one that does not listen is found out by its silence."""
        if self._unsent:
            with contextlib.suppress(OSError):  # among these: not now
                self._unsent = self._unsent[os.write(self._input, self._unsent) :]

    def heard(self, seconds: float = 0.0) -> Line | None:
        """The next line, if one comes in time."""
        self._send()
        with contextlib.suppress(queue.Empty):
            return self._lines.get(timeout=seconds) if seconds else self._lines.get_nowait()
        return None

    def end(self) -> tuple[int | None, str]:
        """End it, and all that it has started; its status, and its last words."""
        self._ended()
        for reader in self._readers:
            reader.join(GRACE)
        words = " ".join("".join(self._noise).split())
        return self._process.returncode, words[-LAST_WORDS:]


def _hear(pipe: IO[bytes], lines: queue.SimpleQueue[Line], buffer: bytearray) -> None:
    """Line by line, up to the end or to a line without one."""
    fault = "program-ended"
    with pipe, contextlib.suppress(OSError):
        while chunk := os.read(pipe.fileno(), LONGEST_LINE):
            buffer += chunk
            while b"\n" in buffer:
                line, _, rest = bytes(buffer).partition(b"\n")
                buffer[:] = rest
                lines.put(Line(line.decode(errors="replace")))
            if len(buffer) > LONGEST_LINE:
                fault = "program-long"
                break
    lines.put(Line(bytes(buffer).decode(errors="replace"), fault))


def _note(pipe: IO[bytes], noise: deque[str]) -> None:
    """What it writes to its standard error, the last of it."""
    with pipe, contextlib.suppress(OSError):
        while chunk := os.read(pipe.fileno(), 4096):
            noise.append(chunk.decode(errors="replace"))


def _end(process: subprocess.Popen[bytes], held: int) -> None:
    """Its input ends; then it has a moment, and then the leash is pulled."""
    assert process.stdin is not None
    with contextlib.suppress(OSError):
        process.stdin.close()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    os.close(held)
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
