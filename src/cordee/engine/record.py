"""Records of games (`.cordee`): written, read back strictly, replayed and verified."""

from __future__ import annotations

import json
import math
import os
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import zip_longest
from pathlib import Path
from typing import Any

from .errors import CordeeError, FaultyRecord, WrongResult
from .fair import SECRET_BYTES, FairDice
from .game import Game
from .position import Position

FORMAT = "1"
UNFINISHED = "*"
HEX_64 = re.compile(r"[0-9a-f]{64}")
LARGEST = 16 * 1024 * 1024
"""Bytes: no game is that long; what is larger is not read into memory."""

FindGame = Callable[[str, Mapping[str, Any] | None], Game]


@dataclass(frozen=True)
class Event:
    """One ply as a record tells it."""

    seat: int | None
    """Who decided, from 0; None for chance."""
    text: str
    """The notation."""

    def __str__(self) -> str:
        return f"{UNFINISHED if self.seat is None else self.seat + 1} {self.text}"


@dataclass
class Record:
    """A game as it is kept: who sat where, what happened, and the promise about the dice."""

    game: Game
    players: int
    options: dict[str, Any]
    seats: list[str] = field(default_factory=list)
    date: str = ""
    commitment: str = ""
    secret: bytes | None = field(default=None, repr=False)
    events: list[Event] = field(default_factory=list)
    shares: tuple[float, ...] | None = None
    notes: list[str] = field(default_factory=list)
    """Comments, written above the events."""

    @classmethod
    def of(
        cls,
        position: Position,
        seats: Sequence[str] = (),
        date: str = "",
        notes: Sequence[str] = (),
        with_secret: bool = True,
    ) -> Record:
        """The record of the game that led to a position."""
        outcome = position.outcome
        return cls(
            game=position.game,
            players=position.players,
            options=dict(position.options),
            seats=position.names([one_line(name) for name in seats]),
            date=date or datetime.now(UTC).isoformat(timespec="seconds"),
            commitment=position.dice.commitment,
            secret=position.dice.secret if with_secret else None,
            events=[
                Event(ply.actor if isinstance(ply.actor, int) else None, ply.move.text)
                for ply in position.plies
            ],
            shares=outcome.shares if outcome else None,
            notes=[one_line(note) for note in notes],
        )

    # Writing

    def __str__(self) -> str:
        lines = [f"cordee: {FORMAT}", f"game: {self.game.name}", f"players: {self.players}"]
        lines += [f"seat {seat + 1}: {name}" for seat, name in enumerate(self.seats)]
        lines += [f"{option}: {value}" for option, value in self.options.items()]
        if self.date:
            lines.append(f"date: {self.date}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if not self.game.is_shipped:
            lines.append(f"components: {json.dumps(self.game.box)}")
        lines.append(f"result: {written_result(self.shares)}")
        if self.secret is not None:
            lines.append(f"secret: {self.secret.hex()}")
        lines.append("")
        lines += [f"# {note}" for note in self.notes]
        lines += [str(event) for event in self.events]
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all: what was there stays until the new one is complete.

        A link keeps pointing to its file, and what is no ordinary file is written to directly.
        """
        target = Path(os.path.realpath(path))
        if target.exists() and not target.is_file():
            target.write_text(str(self), encoding="utf-8")
            return
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        draft = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(str(self))
            draft.chmod(0o644 if not target.exists() else target.stat().st_mode & 0o777)
            draft.replace(target)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise

    # Reading

    @classmethod
    def load(cls, path: Path, find: FindGame) -> Record:
        """The record in a file."""
        try:
            if path.is_file() and path.stat().st_size > LARGEST:
                raise FaultyRecord("record-too-large", path=str(path), size=LARGEST)
            text = path.read_text(encoding="utf-8-sig")
        except OSError as fault:
            raise FaultyRecord(
                "file-unreadable", path=str(path), reason=fault.strerror or str(fault)
            ) from None
        except UnicodeDecodeError:
            raise FaultyRecord("file-not-text", path=str(path)) from None
        return cls.read(text, find)

    @classmethod
    def read(cls, text: str, find: FindGame) -> Record:
        """The record in a text; every move is checked by the rules."""
        return _Reader(text, find).record()

    def position(self, ply: int | None = None) -> Position:
        """The game after so many plies, or all of them, with the record's own dice if known."""
        dice = FairDice(self.secret) if self.secret is not None else None
        position = self.game.new(self.players, dice=dice, **self.options)
        if dice is None:
            position = position.without_dice()
        if ply is not None and not 0 <= ply <= len(self.events):
            raise CordeeError("ply-out-of-range", given=ply, high=len(self.events))
        for event in self.events[:ply]:
            position.play(event.text)
        return position

    # Verifying

    def verify(self) -> Verdict:
        """Did the dice fall as the secret says, and is it the secret that was promised?"""
        if self.secret is None or not self.commitment:
            return Verdict("verify-no-secret" if self.commitment else "verify-no-commitment")
        dice = FairDice(self.secret)
        if dice.commitment != self.commitment:
            return Verdict("verify-other-secret", matches=False)
        position = self.game.new(self.players, dice=dice, **self.options)
        rolls = 0
        for ply, event in enumerate(self.events, start=1):
            if event.seat is None:
                fair = position.fair_move()
                if fair.text != event.text:
                    return Verdict(
                        "verify-other-roll",
                        matches=False,
                        rolls=rolls,
                        ply=ply,
                        found=event.text,
                        fair=fair.text,
                    )
                rolls += 1
            position.play(event.text)
        if rolls == 0:
            return Verdict("verify-no-rolls")
        over = position.outcome is not None
        return Verdict("verify-good" if over else "verify-good-so-far", matches=True, rolls=rolls)


@dataclass(frozen=True)
class Verdict:
    """What verifying found."""

    key: str
    matches: bool | None = None
    """None: nothing to verify yet."""
    rolls: int = 0
    ply: int = 0
    found: str = ""
    fair: str = ""


def one_line(text: str) -> str:
    """A name or note without line breaks or control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def written_result(shares: Sequence[float] | None) -> str:
    return UNFINISHED if shares is None else " ".join(f"{share:.6g}" for share in shares)


class _Reader:
    """Reads one record, line by line; every fault names its line."""

    def __init__(self, text: str, find: FindGame) -> None:
        self.lines = text.split("\n")
        self.find = find
        self.values: dict[str, tuple[int, str]] = {}

    def record(self) -> Record:
        first_event = self.header()
        if self.take("cordee", required=True) != FORMAT:
            raise self.fault("cordee", "record-format", right=FORMAT)
        game = self.game()
        players = self.players(game)
        record = Record(
            game=game,
            players=players,
            options=self.options(game),
            seats=[self.take(f"seat {seat + 1}") or "" for seat in range(players)],
            date=self.date(),
            commitment=self.hexadecimal("commitment"),
            secret=bytes.fromhex(self.hexadecimal("secret")) or None,
        )
        record.seats = game.new(players).names(record.seats) if any(record.seats) else []
        result = self.take("result")
        result_line = self.last_line
        self.no_more_keys()
        self.events(record, first_event)
        self.check_result(record, result, result_line)
        return record

    # The header

    def header(self) -> int:
        """Collect `key: value` lines up to the blank line; the number of the line after it."""
        for number, line in enumerate(self.lines, start=1):
            line = line.rstrip("\r")
            if not line.strip():
                return number
            if line.startswith("#"):
                continue
            key, colon, value = line.partition(":")
            if not colon:
                raise FaultyRecord("record-no-colon", line=number, content=line[:60])
            if key in self.values:
                raise FaultyRecord("record-key-twice", line=number, name=key[:60])
            self.values[key] = number, value.strip()
        return len(self.lines)

    def take(self, key: str, required: bool = False) -> str:
        self.last_line, value = self.values.pop(key, (1, ""))
        if required and not value:
            raise FaultyRecord("record-key-missing", line=self.last_line, name=key)
        self.last_value = value
        return value

    def fault(self, name: str, key: str, **arguments: Any) -> FaultyRecord:
        return FaultyRecord(
            key, line=self.last_line, name=name, value=self.last_value[:80], **arguments
        )

    def game(self) -> Game:
        components: Any = None
        if text := self.take("components"):
            try:
                components = json.loads(text)
            except (ValueError, RecursionError):
                raise self.fault("components", "record-not-json") from None
            if not isinstance(components, dict):  # a text would name a file
                raise self.fault("components", "record-not-json")
        components_line = self.last_line
        name = self.take("game", required=True)
        try:
            return self.find(name, components)
        except CordeeError as fault:
            line = components_line if fault.key.startswith("components") else self.last_line
            raise FaultyRecord("record-line", line=line, reason=fault) from None

    def players(self, game: Game) -> int:
        given = self.take("players", required=True)
        try:
            return game.check_players(int(given) if given.isascii() and given.isdigit() else given)
        except CordeeError as fault:
            raise self.fault("players", "record-line", reason=fault) from None

    def options(self, game: Game) -> dict[str, Any]:
        chosen = {}
        for option in game.options:
            if value := self.take(option):
                try:
                    chosen.update(game.check_options({option: value}))
                except CordeeError as fault:
                    raise self.fault(option, "record-line", reason=fault) from None
        return game.check_options(chosen)

    def date(self) -> str:
        text = self.take("date")
        try:
            if text:
                datetime.fromisoformat(text)
        except ValueError:
            raise self.fault("date", "record-date") from None
        return text

    def hexadecimal(self, key: str) -> str:
        text = self.take(key)
        if text and not HEX_64.fullmatch(text):
            raise self.fault(key, "record-hex", count=2 * SECRET_BYTES)
        return text

    def no_more_keys(self) -> None:
        for key, (line, _) in self.values.items():
            raise FaultyRecord("record-key-unknown", line=line, name=key[:60])

    # The events

    def events(self, record: Record, first: int) -> None:
        """Play every event; a move with one answer that is left out is played unasked."""
        position = record.game.new(record.players, **record.options)
        for number, line in enumerate(self.lines[first:], start=first + 1):
            line = line.rstrip("\r")
            if line.startswith("#") or not line.strip():
                continue
            who, _, text = line.partition("#")[0].rstrip().partition(" ")
            try:
                self.play(position, who, text)
            except CordeeError as fault:
                raise FaultyRecord("record-line", line=number, reason=fault) from None
        record.events = Record.of(position).events
        outcome = position.outcome
        record.shares = outcome.shares if outcome else None

    def play(self, position: Position, who: str, text: str) -> None:
        move = position.game.find(text)
        while move and move.code not in position.codes() and len(position.codes()) == 1:
            position.play(position.moves()[0])
        actor = position.actor
        right = (
            UNFINISHED if actor == "chance" else str(actor + 1) if isinstance(actor, int) else ""
        )
        if actor is None:
            raise CordeeError("record-after-end")
        if who != right:
            raise CordeeError("record-wrong-actor", given=who[:20], right=right)
        position.play(text)

    def check_result(self, record: Record, text: str, line: int) -> None:
        """An unfinished game's result is `*`; a crash may leave `*` in a finished one."""
        if text in ("", UNFINISHED):
            return
        try:
            given = [float(share) for share in text.split()]
        except ValueError:
            given = []
        real = record.shares or ()
        if (
            not all(
                a is not None and b is not None and math.isclose(a, b, abs_tol=1e-5)
                for a, b in zip_longest(given, real)
            )
            or not real
        ):
            raise WrongResult(
                "record-result", line=line, value=text[:60], right=written_result(record.shares)
            )
